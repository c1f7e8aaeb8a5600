"""Describing: what is said of cards behind "that" and in conditions: is marked, isn't an Elf, has flying, costs 2 or less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wtactics.engine.meaning import Number
from wtactics.engine.places import TYPES
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, IN_PLAY, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import (
    AT_LEAST,
    AT_MOST,
    BELOW,
    BEYOND,
    COST_VALUE,
    DAMAGE_VALUE,
    EXACTLY,
    Limit,
)
from wtactics.vocabulary.nouns.namesakes import Namesake, OtherName
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, noun_of, union
from wtactics.vocabulary.nouns.quality import (
    ALL_OF_THEM,
    ANY_OF_THEM,
    NONE_OF_THEM,
    AnyOf,
    Being,
    InCombat,
    Quality,
    Traits,
    Was,
    With,
)
from wtactics.vocabulary.nouns.sorts import (
    ATTACKING,
    DAMAGED,
    DEFENDING,
    EITHER,
    MARKED,
    UNDAMAGED,
    UNMARKED,
    Sort,
    plain_faction,
)
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Apart, Things, This, article
from wtactics.vocabulary.things.mentioning import renewed, same

STATES: Final[dict[str, dict[str, Any]]] = {
    "marked": {"mark": MARKED}, "unmarked": {"mark": UNMARKED}, "attacking": {"role": ATTACKING},
    "defending": {"role": DEFENDING}, "damaged": {"damaged": DAMAGED}, "undamaged": {"damaged": UNDAMAGED},
}  # fmt: skip


class OfFaction(Being):
    """A card of this faction, as it is said behind a noun."""

    def behind(self) -> str:
        return f"of {self.words}"


class Bound:
    """What a number is compared with: 3 or less, exactly two, less than this creature's ATK."""

    def __init__(self, relation: int, number: Number) -> None:
        self.relation: Final = relation
        self.number: Final = number


class StatePhrase(Phrase):
    """A state that a card may be in: marked, attacking."""

    def __init__(self, word: str, said: dict[str, Any] | None = None) -> None:
        super().__init__("state", f'"{word}"', self.give)
        self.state: Final = (CardNoun([Sort(**(STATES[word] if said is None else said))], where=ANYWHERE), word)

    def give(self, reading: Reading) -> tuple[CardNoun, str]:
        return self.state


class BoundPhrase(Phrase):
    """A comparison with a number."""

    def __init__(self, form: str, relation: int, rule: str = "bound") -> None:
        super().__init__(rule, form, self.give)
        self.relation: Final = relation

    def give(self, reading: Reading, number: Number) -> Bound:
        return Bound(self.relation, number)


def is_so(reading: Reading, negated: bool, *states: tuple[CardNoun, str]) -> Quality:
    found: Quality = Being(*states[0], negated)
    for state in states[1:]:
        if negated:
            raise Misread("one thing that it isn't", "two")
        found = AnyOf(found, Being(*state))
    return found


def either_state(reading: Reading, first: tuple[CardNoun, str], second: tuple[CardNoun, str]) -> Detail:
    return Detail("quality", AnyOf(Being(*first), Being(*second)))


def is_a(reading: Reading, negated: bool, said: CardNoun | Sort) -> Being:
    """What a thing is does not hang on where it is, unless that is said."""
    noun = noun_of([said], {}) if isinstance(said, Sort) else said
    what = renewed(noun, Detail("near", False))
    if what.where == IN_PLAY and what.board_only and not what.qualities:
        what = renewed(what, Detail("where", ANYWHERE))
    words, sorts = noun.text(False), [sort.text(False) for sort in noun.sorts]
    plainly = words == " or ".join(sorts)  # nothing is said of all of them
    words = " or ".join(article(sort) for sort in sorts) if plainly else article(words)
    return Being(what, words, negated)


def was_a(reading: Reading, said: Sort, negated: bool = False) -> Being:
    """What is printed on it, which it is wherever it has gone."""
    if any_state(said) or said.tokens != EITHER or said.word == "resident":
        raise Misread("a type or a subtype", said.text(False))
    return Was(said, is_a(reading, negated, said))


def any_state(said: Sort) -> bool:
    """Does it tell how a card stands?"""
    return any(getattr(said, name) != EITHER for name in ("mark", "role", "damaged"))


def are_such(reading: Reading, negated: bool, noun: CardNoun | Sort) -> Quality:
    return Being(is_a(reading, negated, noun).noun, noun.text(True), negated)


def is_of(reading: Reading, negated: bool, faction: int) -> Quality:
    return Being(CardNoun([Sort(faction=faction, word="card")], where=ANYWHERE), plain_faction(faction), negated)


def of_that_faction(reading: Reading, faction: int) -> Detail:
    return Detail(
        "quality", OfFaction(CardNoun([Sort(faction=faction, word="card")], where=ANYWHERE), plain_faction(faction))
    )


def is_where(reading: Reading, negated: bool, *where: Detail) -> Being:
    noun = renewed(CardNoun([Sort()]), *where)
    return Being(noun, row_text(noun) or noun.place_text() or noun.text(False).strip(), negated)


def row_text(noun: CardNoun) -> str:
    """In your back row, in the enemy front row; empty where nobody's place of that sort is said."""
    behind = " ".join(quality.behind() for quality in noun.qualities)
    if any(quality.tells_side() for quality in noun.qualities):
        return behind
    whose = {YOURS: "in your ", OPPONENTS: "in the enemy "}.get(noun.whose, "")
    return behind.replace("in the ", whose, 1) if whose and behind.startswith("in the ") else ""


def is_in_play(reading: Reading, negated: bool) -> Being:
    return Being(CardNoun([Sort()]), "in play", negated)


def is_fighting(reading: Reading, negated: bool) -> Being:
    return is_where(reading, negated, Detail("quality", InCombat()))


def has_all(reading: Reading, negated: bool, traits: tuple[int, str]) -> Quality:
    return With(Traits(*traits), NONE_OF_THEM if negated else ALL_OF_THEM)


def has_any(reading: Reading, negated: bool, traits: tuple[int, str]) -> Quality:
    return With(Traits(*traits), NONE_OF_THEM if negated else ANY_OF_THEM)


def doing_so(reading: Reading, state: tuple[CardNoun, str]) -> Quality:
    return Being(*state)


def being_there(reading: Reading, *where: Detail) -> Quality:
    return is_where(reading, False, *where)


def is_hurt(reading: Reading, hurt: bool) -> Quality:
    word = "damaged" if hurt else "undamaged"
    return Being(CardNoun([Sort(**STATES[word])], where=ANYWHERE), word)


def has_value(reading: Reading, value: int, bound: Bound) -> Quality:
    return Limit(value, bound.relation, bound.number)


def has_so_much(reading: Reading, bound: Bound, value: int) -> Quality:
    return has_value(reading, value, bound)


def costs(reading: Reading, bound: Bound) -> Quality:
    return Limit(COST_VALUE, bound.relation, bound.number)


def costs_more(reading: Reading, things: Things) -> Quality:
    return has_more(reading, COST_VALUE, things)


def costs_less(reading: Reading, things: Things) -> Quality:
    return has_less(reading, COST_VALUE, things)


def has_more(reading: Reading, value: int, things: Things) -> Quality:
    return Limit(value, BEYOND, ValueOf(things, value))


def has_less(reading: Reading, value: int, things: Things) -> Quality:
    return Limit(value, BELOW, ValueOf(things, value))


def beside_it(reading: Reading, relation: int, value: int) -> Quality:
    """Compared with what was spoken of last."""
    if not reading.mentions:
        raise Misread("with what it is compared", "nothing")
    return Limit(value, relation, ValueOf(reading.it(), value))


class BesidePhrase(Phrase):
    """How a value is to that of what was spoken of last."""

    def __init__(self, form: str, relation: int, examples: Sequence[str] = ()) -> None:
        super().__init__("beside_value", f"{form} card_value", self.give, examples)
        self.relation: Final = relation

    def give(self, reading: Reading, value: int) -> Quality:
        return beside_it(reading, self.relation, value)


def that_is(reading: Reading, quality: Quality) -> Detail:
    """It is true of them, wherever they are if it tells where that is."""
    said = Detail("quality", quality)
    return Detail("all", [Detail("near", False), said]) if quality.reaches() else said


def that_is_both(reading: Reading, quality: Quality, other: Quality) -> Detail:
    return Detail("all", [that_is(reading, quality), that_is(reading, other)])


def others_than(reading: Reading, things: Things) -> Detail:
    return Detail("other_than", things if isinstance(things, This) else Apart(things, things.text()))


def none_of_these(reading: Reading, said: Sort) -> Detail:
    return Detail("quality", are_such(reading, True, said))


def none_such(reading: Reading, said: Sort) -> Detail:
    return Detail("quality", is_a(reading, True, said))


def namesake(reading: Reading, *parts: Any) -> CardNoun:
    """The card's own name behind "another" or "each": whatever is called so."""
    types = 1 << TYPES.index(reading.word) if reading.word in TYPES else 0
    named = Sort(types, word=reading.word)
    return union(reading, named, NAMESAKE, *(part for part in parts if isinstance(part, Detail)))


def utmost(reading: Reading, value: int = DAMAGE_VALUE) -> Detail:
    return Detail("extreme", (value, True))


def utmost_among(reading: Reading, extreme: Detail, noun: CardNoun) -> Detail:
    return Detail("all", [extreme, Detail("among", noun)])


def utmost_of_theirs(reading: Reading, extreme: Detail, noun: CardNoun) -> Detail:
    """Among those of somebody: so it is said of the card, too, whose it is."""
    if noun.whose == ANYONES:
        raise Misread("all, or whose they are", noun.text(True), lightly=True)
    of = [Detail("of", noun.of)] if noun.of is not None else []
    return Detail("all", [extreme, Detail("among", noun), Detail("whose", noun.whose), *of])


def lowest(reading: Reading, value: int) -> Detail:
    return Detail("extreme", (value, False))


def with_value(reading: Reading, value: int, bound: Bound) -> Detail:
    return Detail("quality", has_value(reading, value, bound))


def of_more(reading: Reading, value: int, things: Things) -> Detail:
    return that_is(reading, has_more(reading, value, things))


def of_less(reading: Reading, value: int, things: Things) -> Detail:
    return that_is(reading, has_less(reading, value, things))


NAMESAKE: Final = Detail("quality", Namesake())
OTHER_NAME: Final = Detail("quality", OtherName())
CALLED: Final = '("named" | "called" | "with" "the" "name") SELF | "with" ("this" "card" "\'s" | "the" "same") "name"'
HAS: Final = '("has" | "have")'
TOKENS: Final = '("token" | "tokens")'
ON_IT: Final = '"on" ("it" | "him" | "her" | "them")'
MOST: Final = '("highest" | "greatest" | "most" | "largest" | "biggest")'
LEAST: Final = '("lowest" | "smallest" | "least" | "fewest")'
MORE: Final = '("more" | "greater" | "higher")'
LESS: Final = '("less" | "lower" | "smaller" | "fewer" | "lesser")'
SAME: Final = '("equal" | "the" "same")'
EXCEPT: Final = '("," "other" "than" | "other" "than" | ","? "but" "not")'
PHRASES: Final = [
    *(StatePhrase(word) for word in STATES),
    BoundPhrase('number "or" "less" | "at" "most" number', AT_MOST),
    BoundPhrase('number "or" "more" | "at" "least" number', AT_LEAST),
    BoundPhrase('"exactly"? number | "equal" "to" (number | value)', EXACTLY),
    BoundPhrase(f'("equal" "to" "or" {LESS} "than" | {LESS} "than" "or" "equal" "to") (number | value)', AT_MOST),
    BoundPhrase(f'("equal" "to" "or" {MORE} "than" | {MORE} "than" "or" "equal" "to") (number | value)', AT_LEAST),
    BoundPhrase(f'"at" "most" value | "no" {MORE} "than" (number | value)', AT_MOST),
    BoundPhrase(f'"at" "least" value | "no" {LESS} "than" (number | value)', AT_LEAST),
    BoundPhrase(f'{MORE} "than" (number | value)', BEYOND),
    BoundPhrase(f'{LESS} "than" (number | value)', BELOW),
    Phrase("being", '"is" | "are" | "am"', lambda reading: False),
    Phrase("being", '"isn\'t" | "aren\'t"', lambda reading: True),
    Phrase("having", '"has" | "have"', lambda reading: False),
    Phrase("having", '("doesn\'t" | "don\'t") "have"', lambda reading: True),
    Phrase("predicate", 'being state ("or" state)*', is_so, ["Kill target creature that is marked or damaged."]),
    Phrase("predicate", 'being ("a" | "an") (sort | card_sort)', is_a, ["Kill target creature that isn't an Elf."]),
    Phrase("predicate", '"was" ("a" | "an") (sort | card_sort)', was_a,
           ["Kill target creature. If it was an Elf, draw a card."]),
    Phrase("predicate", '"wasn\'t" ("a" | "an") (sort | card_sort)', lambda reading, said: was_a(reading, said, True)),
    Phrase("predicate", "being (sorts | card_sorts)", are_such, ["Mark all creatures that aren't Elves."]),
    Phrase("predicate", 'being ("of" "the"?)? faction', is_of, ["Mark all creatures that aren't Gaian."]),
    Phrase("predicate", 'being "in" place', is_where, ["If this creature isn't in your army, all Elves get +1/+0."]),
    Phrase("predicate", "being reach", is_where),
    Phrase("predicate", 'being "in" "combat"', is_fighting),
    Phrase("predicate", 'being "in" "play"', is_in_play),
    Phrase("predicate", '("remains" | "remain" | "stays" | "stay") "in" "play"', lambda reading: is_in_play(reading, False)),
    Phrase("doing_so", "state", doing_so),
    Phrase("doing_so", '"in" place', being_there),
    Phrase("doing_so", "reach", being_there),
    Phrase("predicate", "having traits", has_all, ["Mark all creatures that don't have flying."]),
    Phrase("predicate", "having traits_any", has_any),
    Phrase("predicate", f"{HAS} damage_on_it", is_hurt, ["Kill each creature that has damage on it."]),
    Phrase("damage_on_it", f'"damage" | "damage" {TOKENS}? {ON_IT}', lambda reading: True),
    Phrase("predicate", f'"already" {HAS} "damage" | {HAS} "already" "damage" | {HAS} "damage" "already"',
           lambda reading: is_hurt(reading, True), ["Deal 1 damage to target creature, or 4 damage if it already has damage."]),
    Phrase("damage_on_it", f'"no" "damage" {TOKENS}? ({ON_IT})?', lambda reading: False),
    Phrase("valued", '("a" | "an")? card_value "of"? bound', has_value, ["Kill target creature that has ATK 3 or more."]),
    Phrase("valued", "sum card_value", has_so_much, ["Kill target creature with 3 or less DEF."]),
    BoundPhrase('number "or" ("less" | "fewer") | "at" "most" number', AT_MOST, "sum"),
    BoundPhrase('number "or" "more" | "at" "least" number', AT_LEAST, "sum"),
    Phrase("valued", f'("a" | "an")? {MORE} card_value "than" ("that" "of")? (aimed | self)', has_more,
           ["(M): Kill target creature that has more ATK than this creature."]),
    Phrase("valued", f'("a" | "an")? {LESS} card_value "than" ("that" "of")? (aimed | self)', has_less),
    Phrase("quality", f'"of" ("a" | "an")? {MORE} card_value "than" (aimed | self)', of_more),
    Phrase("quality", f'"of" ("a" | "an")? {LESS} card_value "than" (aimed | self)', of_less,
           ["Creatures of lower ATK than this creature can't attack."]),
    BesidePhrase(f'({SAME} "or" "a"? {LESS} | {LESS} "or" "equal" | "no" {MORE})', AT_MOST,
                 ["Mark target creature. Kill each other creature with equal or lower cost.",
                  "Mark target creature. Kill each other creature of the same or lower cost."]),
    BesidePhrase(f'({SAME} "or" "a"? {MORE} | {MORE} "or" "equal" | "no" {LESS})', AT_LEAST),
    BesidePhrase(SAME, EXACTLY),
    BesidePhrase(f'("a" | "an")? {MORE}', BEYOND, ["This creature can't be defended against by creatures with higher ATK."]),
    BesidePhrase(f'("a" | "an")? {LESS}', BELOW),
    Phrase("valued", "beside_value", same),
    Phrase("quality", '"of" beside_value', that_is),
    Phrase("predicate", f"{HAS} valued", same),
    Phrase("predicate", '("cost" | "costs") bound "power"?', costs,
           ["Return target creature that costs 2 or less to its owner's hand."]),
    Phrase("predicate", f'("cost" | "costs") {MORE} "than" (aimed | self)', costs_more),
    Phrase("predicate", f'("cost" | "costs") {LESS} "than" (aimed | self)', costs_less,
           ["All creatures that cost less than this creature get +1/+0."]),
    Phrase("stance", 'state "or" state', either_state),
    Phrase("quality", '"of" "the"? faction "faction"?', of_that_faction, ["All creatures of The Empire get +1/+0."]),
    Phrase("quality", '"that" predicate', that_is, ["Mark target creature that is damaged."]),
    Phrase("quality", '"that" predicate "and" "that"? predicate', that_is_both,
           ["Mark target creature that is damaged and has ATK 3 or more."]),
    Phrase("quality", '"whose" card_value "is" bound', with_value, ["Mark all creatures whose ATK is less than 3."]),
    Phrase("quality", '"with" (valued | damage_on_it_too)', that_is),
    Phrase("damage_on_it_too", "damage_on_it", is_hurt, ["Kill target creature with damage on it."]),
    DetailPhrase("quality", '"in" "combat"', "quality", InCombat()),
    Phrase("card_noun", "other? SELF post* reach?", namesake),
    Phrase("quality", '("of" | "with") ("another" | "a" "different") "name"', lambda reading: OTHER_NAME,
           ["Mark target creature with another name."]),
    Phrase("quality", CALLED, lambda reading, *_name: NAMESAKE,
           ["As long as you control another creature with this card's name, this creature gets +1/+1."]),
    Phrase("post", f"{EXCEPT} (self | aimed)", others_than, ["Mark each creature other than target creature."]),
    Phrase("post", f'{EXCEPT} ("a" | "an") sort', none_such, ["Mark target creature other than an Elf."]),
    Phrase("post", f"{EXCEPT} sorts", none_of_these, ["Mark all creatures other than Elves."]),
    Phrase("post", "utmost", same),
    Phrase("utmost", f'("with" | "that" {HAS}) "the" ({MOST} card_value | "most" "damage" {TOKENS}? ({ON_IT})?)'
           f' | "whose" card_value "is" "the"? {MOST}', utmost,
           ["Mark target creature with the highest ATK.", "Mark target creature whose ATK is highest."]),
    Phrase("utmost", f'("with" | "that" {HAS}) "the" {LEAST} card_value | "whose" card_value "is" "the"? {LEAST}', lowest),
    Phrase("utmost", 'utmost ("among" | "of") "all" card_nouns', utmost_among,
           ["Mark the creature with the lowest ATK among all creatures."]),
    Phrase("utmost", 'utmost ("among" | "of") (card_nouns | owned_nouns)', utmost_of_theirs,
           ["Mark target creature with the highest ATK among creatures an opponent controls."]),
]  # fmt: skip
