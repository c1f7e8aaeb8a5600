"""Elsewhere: the other front of a player, in which the card that speaks does not stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import HOMES
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.ledger import Ledger
from wtactics.rulesets.orc.speech.fronts import (
    BOTH_SIDES,
    OTHER,
    ZONE,
    InFront,
    OnItsSide,
    in_front_of_it,
    is_in_front,
    is_so_there,
    standing_in_it,
)
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import You


class InOtherFront(InFront):
    """ORC-AREA-02 A card stands in that front of yours in which what speaks does not stand."""

    def __init__(self) -> None:
        super().__init__(OTHER, You())

    def held(self, t: Table, home: i64, seat: Seat) -> bool:
        assert isinstance(t, Ledger)
        here = t.where(t.me) if t.me != NOBODY else NOBODY
        there = OFFENSIVE + DEFENSIVE - here if here in (OFFENSIVE, DEFENSIVE) else NOBODY
        return home == there and self.of is not None and self.of.has(t, SEAT_THING + seat)


class Elsewhere(Quality):
    """ORC-SPAN-05 A card stands in a front and is not local to what speaks."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Ledger)
        return t.where(c) in (OFFENSIVE, DEFENSIVE) and not t.near(c)

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return "in the other zone"


class OnYourSide(OnItsSide):
    """ORC-AREA-02 A card that is local stands on your side, whosever it is and wherever what speaks lies."""

    def held(self, t: Table, home: i64, seat: Seat) -> bool:
        return seat == t.you

    def behind(self) -> str:
        return "in your front"


class YoursThere:
    """In "the other front" stand your creatures, if these are meant; others have a front there, too."""

    def of(self, noun: CardNoun) -> InFront:
        if noun.whose != YOURS:
            raise Misread('"your other front", or cards of yours', noun.text(True))
        return InOtherFront()


def refuse_nowhere(reading: Reading) -> None:
    """ORC-AREA-03 A quest lies in no front."""
    if reading.word == "quest":
        raise Misread("a front that it names, for a quest lies in none", "the other front")


def your_other_front(reading: Reading) -> InFront:
    refuse_nowhere(reading)
    return InOtherFront()


def in_other_front(reading: Reading) -> Detail:
    refuse_nowhere(reading)
    return Detail("all", [Detail("near", False), Detail("mutual", YoursThere())])


def in_other_zone(reading: Reading) -> Detail:
    refuse_nowhere(reading)
    return Detail("all", [Detail("near", False), Detail("quality", Elsewhere())])


def in_your_front(reading: Reading) -> Detail:
    refuse_nowhere(reading)
    return Detail("all", [Detail("near", True), Detail("quality", OnYourSide())])


IN: Final = '("in" | "of" | "from")'
COMES: Final = '("comes" | "came" | "moves" | "moved" | "goes" | "went" | "has" ("come" | "moved" | "gone"))'
PHRASES: Final = [
    Phrase("post", f'{IN} "your" "front"', in_your_front, ["Destroy target dropped equipment in your front."]),
    Phrase("post", f'{IN} "that" {ZONE} | ("of" | "from") "its" {ZONE}', in_front_of_it,
           ["Whenever a creature dies, deal 1 damage to each creature in that front."]),
    Phrase("post", f'{IN} ("its" "new" {ZONE} | "the" {ZONE} "that"? ("it" | "he" | "she") {COMES} ("to" | "into"))',
           in_front_of_it, ["Whenever this creature moves, unmark another ally in the front it has come to."]),
    Phrase("other_place", f'"your" "other" {ZONE}', your_other_front),
    Phrase("post", f"{IN} other_place", standing_in_it,
           ["This creature gets +1/+0 for each Elf in your other front."]),
    Phrase("post", f'{IN} "the" "other" "front"', in_other_front, ["Mark a creature you control in the other front."]),
    Phrase("post", f'{IN} "the" "other" {BOTH_SIDES}', in_other_zone, ["Mark an enemy creature in the other zone."]),
    Phrase("predicate", 'being "in" other_place', is_in_front),
    Phrase("predicate", '("is" | "are" | "stands" | "stand") state "in" other_place', is_so_there),
]  # fmt: skip
