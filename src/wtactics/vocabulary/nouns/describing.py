"""Describing: what is said of cards behind "that" and in conditions: is marked, isn't an Elf, has flying, costs 2 or less."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, BELOW, BEYOND, COST_VALUE, EXACTLY, Limit
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import ANY_OF_THEM, NONE_OF_THEM, Being, Quality, Traits, With
from wtactics.vocabulary.nouns.sorts import ATTACKING, DEFENDING, MARKED, UNMARKED, Sort, plain_faction
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, article
from wtactics.vocabulary.things.mentioning import renewed, same

STATES: Final[dict[str, dict[str, Any]]] = {
    "marked": {"mark": MARKED}, "unmarked": {"mark": UNMARKED}, "attacking": {"role": ATTACKING},
    "defending": {"role": DEFENDING}, "damaged": {"damaged": True},
}  # fmt: skip


class Bound:
    """What a number is compared with: 3 or less, exactly two, less than this creature's ATK."""

    def __init__(self, relation: int, number: Number) -> None:
        self.relation: Final = relation
        self.number: Final = number


class StatePhrase(Phrase):
    """A state that a card may be in: marked, attacking."""

    def __init__(self, word: str) -> None:
        super().__init__("state", f'"{word}"', self.give)
        self.state: Final = (CardNoun([Sort(**STATES[word])], where=ANYWHERE), word)

    def give(self, reading: Reading) -> tuple[CardNoun, str]:
        return self.state


class BoundPhrase(Phrase):
    """A comparison with a number."""

    def __init__(self, form: str, relation: int) -> None:
        super().__init__("bound", form, self.give)
        self.relation: Final = relation

    def give(self, reading: Reading, number: Number) -> Bound:
        return Bound(self.relation, number)


def is_so(reading: Reading, _is: None, state: tuple[CardNoun, str]) -> Quality:
    return Being(*state)


def is_not_so(reading: Reading, _is: None, state: tuple[CardNoun, str]) -> Quality:
    return Being(*state, True)


def is_a(reading: Reading, _is: None, said: CardNoun | Sort, negated: bool = False) -> Being:
    """What a thing is does not hang on where it is."""
    noun = CardNoun([said]) if isinstance(said, Sort) else said
    what = renewed(noun, Detail("near", False))
    if what.board_only and not what.qualities:
        what = renewed(what, Detail("where", ANYWHERE))
    return Being(what, article(noun.text(False)), negated)


def is_not_a(reading: Reading, _is: None, noun: CardNoun | Sort) -> Quality:
    return is_a(reading, _is, noun, True)


def are_such(reading: Reading, _is: None, noun: CardNoun | Sort, negated: bool = False) -> Quality:
    return Being(is_a(reading, _is, noun).noun, noun.text(True), negated)


def are_not_such(reading: Reading, _is: None, noun: CardNoun | Sort) -> Quality:
    return are_such(reading, _is, noun, True)


def is_of(reading: Reading, _is: None, faction: int, negated: bool = False) -> Quality:
    return Being(CardNoun([Sort(faction=faction, word="card")], where=ANYWHERE), plain_faction(faction), negated)


def is_not_of(reading: Reading, _is: None, faction: int) -> Quality:
    return is_of(reading, _is, faction, True)


def is_where(reading: Reading, _is: None, *where: Detail) -> Being:
    noun = renewed(CardNoun([Sort()]), *where)
    return Being(noun, noun.place_text() or noun.text(False).strip())


def is_not_where(reading: Reading, _is: None, *where: Detail) -> Quality:
    being = is_where(reading, _is, *where)
    return Being(being.noun, being.words, True)


def has_all(reading: Reading, traits: tuple[int, str]) -> Quality:
    return With(Traits(*traits))


def has_any(reading: Reading, traits: tuple[int, str]) -> Quality:
    return With(Traits(*traits), ANY_OF_THEM)


def has_none(reading: Reading, traits: tuple[int, str]) -> Quality:
    return With(Traits(*traits), NONE_OF_THEM)


def has_value(reading: Reading, value: int, bound: Bound) -> Quality:
    return Limit(value, bound.relation, bound.number)


def costs(reading: Reading, bound: Bound) -> Quality:
    return Limit(COST_VALUE, bound.relation, bound.number)


def has_more(reading: Reading, value: int, things: Things) -> Quality:
    return Limit(value, BEYOND, ValueOf(things, value))


def has_less(reading: Reading, value: int, things: Things) -> Quality:
    return Limit(value, BELOW, ValueOf(things, value))


def that_is(reading: Reading, quality: Quality) -> Detail:
    return Detail("quality", quality)


def with_value(reading: Reading, value: int, bound: Bound) -> Detail:
    return Detail("quality", has_value(reading, value, bound))


HAS: Final = '("has" | "have")'
HAS_NOT: Final = '("doesn\'t" | "don\'t") "have"'
MORE: Final = '("more" | "greater" | "higher")'
LESS: Final = '("less" | "lower" | "smaller" | "fewer")'
PHRASES: Final = [
    *(StatePhrase(word) for word in STATES),
    BoundPhrase('number "or" "less" | "at" "most" number', AT_MOST),
    BoundPhrase('number "or" "more" | "at" "least" number', AT_LEAST),
    BoundPhrase('"exactly"? number | "equal" "to" (number | value)', EXACTLY),
    BoundPhrase(f'{MORE} "than" (number | value)', BEYOND),
    BoundPhrase(f'{LESS} "than" (number | value)', BELOW),
    Phrase("is_are", '"is" | "are" | "am"', lambda reading: None),
    Phrase("is_not", '"isn\'t" | "aren\'t"', lambda reading: None),
    Phrase("predicate", "is_are state", is_so),
    Phrase("predicate", "is_not state", is_not_so),
    Phrase("predicate", 'is_are ("a" | "an") sort', is_a),
    Phrase("predicate", 'is_not ("a" | "an") sort', is_not_a, ["Kill target creature that isn't an Elf."]),
    Phrase("predicate", "is_are sorts", are_such),
    Phrase("predicate", "is_not sorts", are_not_such, ["Mark all creatures that aren't Elves."]),
    Phrase("predicate", "is_are faction", is_of),
    Phrase("predicate", "is_not faction", is_not_of, ["Mark all creatures that aren't Gaian."]),
    Phrase("predicate", 'is_are "in" place', is_where),
    Phrase("predicate", 'is_not "in" place', is_not_where, ["If this creature isn't in your army, all Elves get +1/+0."]),
    Phrase("predicate", "is_are reach", is_where),
    Phrase("predicate", f"{HAS} traits", has_all),
    Phrase("predicate", f"{HAS} traits_any", has_any),
    Phrase("predicate", f"{HAS_NOT} (traits | traits_any)", has_none, ["Mark all creatures that don't have flying."]),
    Phrase("valued", '("a" | "an")? card_value "of"? bound', has_value, ["Kill target creature that has ATK 3 or more."]),
    Phrase("valued", f'{MORE} card_value "than" (aimed | self)', has_more,
           ["(M): Kill target creature that has more ATK than this creature."]),
    Phrase("valued", f'{LESS} card_value "than" (aimed | self)', has_less),
    Phrase("predicate", f"{HAS} valued", same),
    Phrase("predicate", '("cost" | "costs") bound "power"?', costs,
           ["Return target creature that costs 2 or less to its owner's hand."]),
    Phrase("quality", '"that" predicate', that_is, ["Mark target creature that is damaged."]),
    Phrase("quality", '"whose" card_value "is" bound', with_value, ["Mark all creatures whose ATK is less than 3."]),
    Phrase("quality", '"with" valued', that_is),
]  # fmt: skip
