"""Decrees: what effects forbid, permit or declare for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import PICKS, picked, top
from wtactics.engine.lasting import BAR, SAY
from wtactics.engine.meaning import Ability
from wtactics.engine.places import BOARD, NOBODY, SEAT_THING, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.rulings.meaning import Ruling
from wtactics.vocabulary.things.meaning import MOST_BOUND


def concerned(t: Table, thing: Thing) -> bool:
    """Is the thing a player, or a card with values?"""
    return thing >= SEAT_THING or (thing != NOBODY and t.place[thing] & 15 >= BOARD)


class RulingFor(Deed):
    """A ruling holds for a while, for the cards or players that it concerns now."""

    def __init__(self, statement: Ruling, until: i64) -> None:
        self.statement: Final = statement
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        what = self.statement.mod()
        for thing in self.statement.things.of(t):
            if concerned(t, thing) and (what == BAR or thing < SEAT_THING):
                lay(t, what, thing, self.statement.act.deeds, self.until)
        return NEXT

    def text(self) -> str:
        return timed(self.statement.text(), self.until)


def lay(t: Table, what: i64, thing: Thing, deeds: i64, until: i64) -> None:
    """Lay one modifier for each of these deeds on the thing."""
    deed: i64 = 0
    while deeds >> deed != 0:
        if deeds >> deed & 1 == 1:
            t.modify(what, thing, deed, 0, until, t.you, t.me)
        deed += 1


class Declare(Deed):
    """What a standing text could say holds for a while, about the things chosen for this one."""

    def __init__(self, ability: Ability, until: i64) -> None:
        self.ability: Final = ability
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        t.modify(SAY, NOBODY, self.ability.number, bound_things(t), self.until, t.you, t.me)
        return NEXT

    def text(self) -> str:
        return timed(self.ability.statements[0].text(), self.until)


def bound_things(t: Table) -> i64:
    """The first things chosen for the item that speaks, packed; a statement finds them at the same places."""
    packed: i64 = 0
    i: i64 = 0
    while i < MOST_BOUND and top(t, PICKS) + i < len(t.picks):
        packed |= picked(t, i) + 1 << i * 11
        i += 1
    return packed
