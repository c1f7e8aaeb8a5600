"""Measuring: values of cards beside others and beside each other: the same cost as it, more ATK than DEF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import HARMED
from wtactics.vocabulary.nouns.describing import Bound, BoundPhrase, has_value, that_is
from wtactics.vocabulary.nouns.limits import (
    AT_LEAST,
    AT_MOST,
    BELOW,
    BEYOND,
    COST_VALUE,
    DAMAGE_VALUE,
    EXACTLY,
    MEASURES,
    PRINTED,
    Limit,
    bound_text,
    compares,
)
from wtactics.vocabulary.nouns.naming import Detail, same
from wtactics.vocabulary.nouns.quality import AnyOf, Quality
from wtactics.vocabulary.numbers.meaning import Fixed, ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things

OWN: Final = {
    BEYOND: "more ~ than", BELOW: "less ~ than", EXACTLY: "as much ~ as", AT_LEAST: "at least as much ~ as",
    AT_MOST: "at most as much ~ as",
}  # fmt: skip


class OwnLimit(Quality):
    """A value of a card beside another value of the same card."""

    def __init__(self, value: i64, relation: i64, other: i64) -> None:
        self.value: Final = value
        self.relation: Final = relation
        self.other: Final = other

    def holds(self, t: Table, c: CardId) -> bool:
        return compares(MEASURES[int(self.value)].of(t, c), self.relation, MEASURES[int(self.other)].of(t, c))

    def depends(self) -> i64:
        return MEASURES[int(self.value)].depends() | MEASURES[int(self.other)].depends()

    def behind(self) -> str:
        return f"with {self.bounds()}"

    def told(self, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.bounds()}"

    def bounds(self) -> str:
        """The value, and the other one."""
        name, other = MEASURES[int(self.value)].name, MEASURES[int(self.other)].name
        return f"{OWN[int(self.relation)].replace('~', name)} {other}"


class RelationPhrase(Phrase):
    """How a value is to another one, with the words that lead on to that."""

    def __init__(self, rule: str, form: str, relation: int) -> None:
        super().__init__(rule, form, self.give)
        self.relation: Final = relation

    def give(self, reading: Reading) -> int:
        return self.relation


def beside_own(reading: Reading, value: int, relation: int, other: int) -> Quality:
    if value == other:
        raise Misread("two values", "one")
    return OwnLimit(value, relation, other)


def own_as_much(reading: Reading, relation: int, value: int, other: int) -> Quality:
    return beside_own(reading, value, relation, other)


def own_so(relation: int) -> Callable[[Reading, int, int], Quality]:
    """What builds the comparison of two values of one card."""
    return lambda reading, value, other: beside_own(reading, value, relation, other)


def whose_own(reading: Reading, value: int, relation: int, other: int) -> Detail:
    return that_is(reading, beside_own(reading, value, relation, other))


def as_printed(reading: Reading, value: int) -> int:
    """What is printed of a value that can change."""
    if PRINTED + value not in MEASURES:
        raise Misread("a value that can change", MEASURES[value].name)
    return PRINTED + value


def beside_things(reading: Reading, value: int, relation: int, things: Things) -> Quality:
    if things.many():
        raise Misread("one thing", things.text())  # a sum of values is told otherwise
    return Limit(value, relation, ValueOf(things, value))


def beside_the_same(reading: Reading, relation: int, value: int, things: Things, *again: int) -> Quality:
    if any(other != value for other in again):
        raise Misread(MEASURES[value].name, MEASURES[again[0]].name)
    return beside_things(reading, value, relation, things)


def whose_beside(reading: Reading, value: int, relation: int, things: Things) -> Detail:
    return that_is(reading, beside_things(reading, value, relation, things))


def costs_beside(reading: Reading, relation: int, things: Things) -> Quality:
    return beside_things(reading, COST_VALUE, relation, things)


def costs_so_much_or(reading: Reading, things: Things, relation: int) -> Quality:
    return costs_beside(reading, relation, things)


class EitherLimit(AnyOf):
    """One of two comparisons, said in one."""

    def __init__(self, first: Quality, second: Quality, words: str) -> None:
        super().__init__(first, second)
        self.words: Final = words

    def behind(self) -> str:
        return f"with {self.words}"

    def told(self, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.words}"


def costing(reading: Reading, bound: Bound) -> Detail:
    return that_is(reading, has_value(reading, COST_VALUE, bound))


def printed(number: Number) -> Number:
    """What a card has of a value is told as a number: others are compared with it in other words."""
    if not isinstance(number, Fixed):
        raise Misread("a number such as 2", number.text())
    return number


def so_much(reading: Reading, number: Number, value: int) -> Quality:
    return has_value(reading, value, Bound(EXACTLY, printed(number)))


def so_much_or(reading: Reading, number: Number, value: int, relation: int) -> Quality:
    return has_value(reading, value, Bound(relation, printed(number)))


def so_harmed(reading: Reading, bound: Bound) -> Quality:
    """So much damage lies on it now."""
    return has_value(reading, DAMAGE_VALUE, Bound(bound.relation, printed(bound.number)))


def either_much(reading: Reading, value: int, first: Number, second: Number) -> Quality:
    bounds = [Bound(EXACTLY, printed(number)) for number in (first, second)]
    words = f"{MEASURES[value].name} {first.text()} or {second.text()}"
    return EitherLimit(has_value(reading, value, bounds[0]), has_value(reading, value, bounds[1]), words)


def either_value(reading: Reading, first: int, second: int, bound: Bound) -> Quality:
    """One value or the other is so."""
    words = f"{MEASURES[first].name} or {MEASURES[second].name} {bound_text(bound.relation, bound.number.text())}"
    return EitherLimit(has_value(reading, first, bound), has_value(reading, second, bound), words)


def relations(rule: str, words: dict[int, str]) -> list[Phrase]:
    """A rule for how one value is to another."""
    return [RelationPhrase(rule, form, relation) for relation, form in words.items()]


MORE: Final = '("more" | "greater" | "higher" | "larger" | "bigger")'
LESS: Final = '("less" | "lower" | "smaller" | "fewer" | "lesser")'
OR_EQUAL: Final = '("than"? "or" "equal" "to" | "or" "equal" "than")'
AS_MUCH: Final = '("as" ("much" | "high") "as")'
BEHIND: Final[dict[int, str]] = {
    BEYOND: f'{MORE} "than"',
    BELOW: f'{LESS} "than"',
    EXACTLY: '"equal" "to" | "exactly"? "as" ("much" | "high") "as"',
    AT_MOST: f'{LESS} {OR_EQUAL} | "equal" "to" "or" {LESS} "than" | "at" "most" {AS_MUCH}? | "no" {MORE} "than"',
    AT_LEAST: f'{MORE} {OR_EQUAL} | "equal" "to" "or" {MORE} "than" | "at" "least" {AS_MUCH}? | "no" {LESS} "than"',
}
ITS: Final = '("its" | "their")'
DOES: Final = '("does" | "do" | "costs")?'
OF_ONE: Final = 'one_named ("\'s" | "\'")'
PHRASES: Final[list[Phrase]] = [
    *relations("relation", BEHIND),
    *relations("utterly", {BEYOND: MORE, BELOW: LESS, EXACTLY: '("the" "same" | "equal")'}),
    *relations("so_much_as", {
        EXACTLY: '"as" "much"', AT_LEAST: '"at" "least" "as" "much"', AT_MOST: '"at" "most" "as" "much"',
    }),
    RelationPhrase("or_thus", f'"or" ({LESS} | "under" | "below")', AT_MOST),
    RelationPhrase("or_thus", f'"or" ({MORE} | "over" | "above") | "+"', AT_LEAST),
    Phrase("card_value", '"printed" card_value', as_printed, ["Kill target creature with printed ATK 2 or less."]),
    # beside another value of its own
    Phrase("valued", f'{MORE} card_value "than" card_value',
           own_so(BEYOND),
           ["Mark all creatures with more ATK than DEF."]),
    Phrase("valued", f'{LESS} card_value "than" card_value',
           own_so(BELOW)),
    Phrase("valued", 'so_much_as card_value "as" card_value', own_as_much),
    Phrase("valued", f'("a" | "an")? card_value relation {ITS} card_value', beside_own),
    Phrase("quality", f'"whose" card_value "is" relation {ITS} card_value', whose_own),
    # beside the same value of something else
    Phrase("one_named", "aimed | self", same),
    Phrase("one_named", "enchanted_thing", same),
    Phrase("valued", f'("a" | "an")? utterly card_value ("than" | "as" | "to") {OF_ONE} card_value?', beside_the_same),
    Phrase("valued", '"the" "same" card_value "as" one_named',
           lambda reading, value, things: beside_things(reading, value, EXACTLY, things)),
    Phrase("valued", f'("a" | "an")? card_value relation {OF_ONE}', beside_things),
    Phrase("quality", f'"whose" card_value "is" relation {OF_ONE}', whose_beside),
    Phrase("predicate", f'("cost" | "costs") relation one_named {DOES}', costs_beside),
    Phrase("predicate", f'("cost" | "costs") "as" "much" "as" one_named {DOES} or_thus', costs_so_much_or),
    # other orders
    BoundPhrase('number "+"', AT_LEAST),
    BoundPhrase('number "+"', AT_LEAST, "sum"),
    BoundPhrase(f'{MORE} "than" number', BEYOND, "sum"),
    BoundPhrase(f'{LESS} "than" number', BELOW, "sum"),
    Phrase("quality", '"costing" bound "power"?', costing, ["Destroy all creatures costing 2 or less."]),
    Phrase("quality", '"having" valued', that_is),
    Phrase("valued", '"exactly"? number card_value', so_much, ["Mark target creature with 3 ATK."]),
    Phrase("valued", "number card_value or_thus", so_much_or),
    Phrase("valued", 'how_many "damage" ("on" ("it" | "them" | "him"))?', so_harmed,
           ["Kill target creature with 2 or more damage."], needs=HARMED),
    Phrase("valued", 'number "damage" or_thus ("on" ("it" | "them" | "him"))?',
           lambda reading, number, relation: so_harmed(reading, Bound(relation, number)), needs=HARMED),
    Phrase("predicate", '("has" | "have") ("taken" | "suffered" | "received") how_many "damage"', so_harmed, needs=HARMED),
    Phrase("valued", '("a" | "an")? card_value "of"? number "or" number', either_much,
           ["Mark target creature with cost 2 or 3."]),
    Phrase("valued", 'card_value "or" card_value "of"? bound', either_value,
           ["Kill target creature with ATK or DEF 1 or less."]),
]  # fmt: skip
