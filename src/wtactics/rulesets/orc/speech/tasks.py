"""What effects do to assigned creatures."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Phrase
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause


class Unassign(Deed):
    """ORC-ASSIGN-15 Assigned creatures become unassigned, and are marked."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_by(t, self.players, self.things):
            if t.in_play(c) and t.marked[c] == ASSIGNED:
                t.unassign(c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "unassign", self.things.text())


class Withdraw(Unassign):
    """Assigned creatures become unassigned, and are marked."""

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_by(t, self.players, self.things):
            if t.in_play(c) and t.marked[c] == ASSIGNED:
                t.set_free(c)
                t.mark(c)
        return NEXT

    def text(self) -> str:
        be = "are" if self.things.many() else "is"
        return f"{self.things.text()} {be} no longer assigned and becomes marked"


class Release(Unassign):
    """Assigned creatures become unassigned and come unmarked, free to do whatever they like."""

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_by(t, self.players, self.things):
            if t.in_play(c) and t.marked[c] == ASSIGNED:
                t.set_free(c)
        return NEXT

    def text(self) -> str:
        be = "are" if self.things.many() else "is"
        return f"{self.things.text()} {be} no longer assigned and becomes unmarked"


def unassign(reading: Reading, things: Things) -> Unassign:
    return Unassign(reading.players(), things)


def be_unassigned(reading: Reading) -> Unassign:
    return Unassign(You(), reading.subject())


def be_released(reading: Reading) -> Release:
    return Release(You(), reading.subject())


def be_withdrawn(reading: Reading) -> Withdraw:
    return Withdraw(You(), reading.subject())


IS: Final = '("is" | "are")'
PHRASES: Final = [
    Phrase("deed", "{unassign} things", unassign, ["Unassign target creature."]),
    Phrase(TOLD, '("is" | "are" | "becomes" | "become") "unassigned"', be_unassigned),
    Phrase(TOLD, f'{IS} "no" "longer" "assigned" ","? "and" ({IS} | "becomes" | "become")? "unmarked"', be_released,
           ["Another assigned creature you control is no longer assigned and becomes unmarked."]),
    Phrase(TOLD, f'{IS} "no" "longer" "assigned" ","? "and" ({IS} | "becomes" | "become")? "marked"', be_withdrawn,
           ["Target assigned creature is no longer assigned, and is marked."]),
]  # fmt: skip
