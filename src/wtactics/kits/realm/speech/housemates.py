"""Housemates: several creatures that are all in one city, or in one army, whoever controls them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import DEFEND, HOMES, ROLES, ZONES, Noun
from wtactics.engine.places import NOBODY, SEAT_THING, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ARMIES, CITIES, Needs
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import HOME_WORDS, NAMES_OTHERS, ONE_ARMY, ONE_CITY, Quality, is_with
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.rulings.restraint import can_to
from wtactics.vocabulary.things.linked import Linked
from wtactics.vocabulary.things.meaning import Slot, Things, This
from wtactics.vocabulary.things.mentioning import renewed, same


class OfOneHome(Quality):
    """Creatures in a city or army; of some that are picked, in that of those picked before, where there are enough of them."""

    def __init__(
        self, where: i64, least: i64, rest: Noun | None = None, slot: Slot | None = None, onward: bool = False
    ) -> None:
        self.where: Final = where
        self.least: Final = least
        self.rest: Final = rest
        self.slot: Final = slot
        self.onward: Final = onward  # are they picked in their order?

    def is_linked(self) -> bool:
        return True

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return OfOneHome(self.where, self.least, rest, slot, onward)

    def holds(self, t: Table, c: CardId) -> bool:
        slot, rest = self.slot, self.rest
        if not self.are_joined(t, c, c):
            return False
        if slot is None or rest is None:
            return True
        for other in slot.of(t):
            if NOBODY < other < SEAT_THING and self.are_joined(t, other, other):  # who has gone binds nobody
                return self.are_joined(t, c, other) and (not self.onward or self.are_enough(t, c, slot, rest))
        return self.are_enough(t, c, slot, rest)

    def are_joined(self, t: Table, c: CardId, other: CardId) -> bool:
        """Are the two in one such home? One that has gone is in none."""
        return is_with(t, c, other, self.where)

    def are_enough(self, t: Table, c: CardId, slot: Slot, rest: Noun) -> bool:
        """Are there so many of them with it, picked or still to be picked?"""
        n: i64 = 0
        for other in rest.all(t):
            late = other >= c or not self.onward or t.at_will or slot.has(t, other)
            n += i64(late and self.are_joined(t, other, c))
        return n >= self.least

    def depends(self) -> i64:
        return ZONES | HOMES | ROLES

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"in one {HOME_WORDS[self.where]}"


class HomePhrase(Phrase):
    """In one city, in a single army; the same one, where no other creature was spoken of whose home it could be."""

    def __init__(self, form: str, where: int, needs: Needs, same: bool = False) -> None:
        super().__init__("one_home", form, self.give, needs=needs)
        self.where: Final = where
        self.same: Final = same

    def give(self, reading: Reading) -> int:
        if self.same and not isinstance(reading.other_than(), This):
            raise Misread("one city", "the same city")
        return self.where


def homes() -> list[Phrase]:
    found: list[Phrase] = []
    for word, where, needs in (("city", ONE_CITY, CITIES), ("army", ONE_ARMY, ARMIES)):
        found += [
            HomePhrase(f'("one" | "a" "single" | "one" "and" "the" "same") "{word}"', where, needs),
            HomePhrase(f'"the" "same" "{word}" ("as" "each" "other")?', where, needs, True),
        ]
    return found


def together(noun: CardNoun, where: int, least: int) -> CardNoun:
    """Such creatures, all in one home; in one of your cities there are yours."""
    if where == YOUR_CITY:
        return renewed(noun, Detail("whose", YOURS), Detail("quality", OfOneHome(ONE_CITY, least)))
    return renewed(noun, Detail("quality", OfOneHome(where, least)))


def defends_from_afar(reading: Reading, act: Act, cities: Things) -> Law:
    """Where it resides does not matter for those that it can defend."""
    if act.deeds & bit(DEFEND) == 0:
        raise Misread("cities that it can defend", act.words)
    return can_to(reading, act, cities)


YOUR_CITY: Final = -1  # in the place of a sort of home
CITIES_OF: Final = '("your" | "its" "controller" "\'s" | "their" "controller" "\'s")'
BEING_IN: Final = '("it" | "they") ("is" | "are") "in"'
FROM_AFAR: Final = (
    f'("whichever" ("of" {CITIES_OF} "cities" | "city") {BEING_IN} | "even" ("if" | "when" | "though" | "as" "long" "as")'
    f' {BEING_IN} "another" ("city" | "of" {CITIES_OF} "cities"))'
)
TOGETHER: Final = Linked(together)
THERE: Final = 'card_nouns ("in" | "from" | "of") one_home'
AIMED_THERE: Final = 'card_nouns ("in" | "from" | "of") home_aimed'
PHRASES: Final = [
    *homes(),
    Phrase("home_aimed", "one_home", same),
    Phrase("home_aimed", '"one" "of" "your" "cities"', lambda reading: YOUR_CITY, needs=CITIES),
    Phrase("aimed", f'("each" "of")? many "target" {AIMED_THERE}', TOGETHER.targets, needs=CITIES),
    Phrase("aimed", f'("each" "of")? "up" "to" many "target" {AIMED_THERE}', TOGETHER.up_to_targets,
           ["Unmark up to two target creatures in one city."], needs=CITIES),
    Phrase("aimed", f'("each" "of")? "any" "number" "of" "target" {AIMED_THERE}', TOGETHER.any_targets, needs=CITIES),
    Phrase("ruling", f'("can" | "may") towards reached ","? {FROM_AFAR}', defends_from_afar,
           ["This creature can defend any city you control, even if it is in another city."], needs=CITIES),
    Phrase("chosen", f"many {THERE}", TOGETHER.some, ["Mark two creatures in one city."], needs=CITIES),
    Phrase("chosen", f'"up" "to" many {THERE}', TOGETHER.up_to, needs=CITIES),
    Phrase("chosen", f'"any" "number" "of" {THERE}', TOGETHER.any_of, needs=CITIES),
]  # fmt: skip
