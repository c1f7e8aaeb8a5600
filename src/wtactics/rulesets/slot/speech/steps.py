"""Steps between slots: two creatures swap, one goes to an empty slot; and the action points that players get for more."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import BE_SHIFTED, BE_SWAPPED, MOVE, Number
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Flow, Option, Seat, other_of, place_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.kits.verbs import PLACE
from wtactics.rulesets.slot.grid import SLOTS, adjacent, kind_of, row, slot_of
from wtactics.rulesets.slot.speech.printing import FIXED
from wtactics.rulesets.slot.speech.spots import stands
from wtactics.vocabulary.deeds.deed import ByEach, Deed, amount, cards_of
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.things.meaning import Things, clause

ANY_ROW: Final = -1
PAIR_OF_THEM: Final = 2
ROWS: Final = ("front", "back")


def standing(t: Table, things: Things) -> CardId:
    """The first creature among the things that stands in an army; NOBODY if there is none."""
    for c in cards_of(t, things):
        if stands(t, c):
            return c
    return NOBODY


def last_standing(t: Table, things: Things) -> CardId:
    """The last of them, NOBODY if there is none."""
    found = NOBODY
    for c in cards_of(t, things):
        found = c if stands(t, c) else found
    return found


def can_go(t: Table, c: CardId, deed: i64) -> bool:
    """Does nothing printed or said keep the creature in its slot?"""
    return (
        t.library.signs[t.printed[c]] & FIXED == 0
        and may(t, MOVE, c, NOBODY, 0) == 0
        and may(t, deed, c, NOBODY, 0) == 0
        and may(t, BE_SHIFTED, c, t.me, 0) == 0
    )


class Swap(Deed):
    """Two creatures of one army change their slots, unless one of them cannot move (SLOT-MOVE-09)."""

    def __init__(self, first: Things, second: Things | None) -> None:
        self.first: Final = first
        self.second: Final = second  # None where the first are two

    def do(self, t: Table, answer: Option) -> Flow:
        second = self.second
        a = standing(t, self.first)
        b = standing(t, second) if second is not None else last_standing(t, self.first)
        if a == NOBODY or b == NOBODY or a == b or t.place[a] >> 4 != t.place[b] >> 4:
            return NEXT
        if can_go(t, a, BE_SWAPPED) and can_go(t, b, BE_SWAPPED):
            t.swap(a, b)
        return NEXT

    def text(self) -> str:
        second = self.second
        return f"swap {self.first.text()} with {second.text()}" if second is not None else f"swap {self.first.text()}"


class MoveTo(Deed):
    """A creature goes to an empty slot of its army, which you choose."""

    def __init__(self, players: Things, things: Things, row: i64, beside: Things | None) -> None:
        self.players: Final = players
        self.things: Final = things
        self.row: Final = row
        self.beside: Final = beside  # the slot is adjacent to one of these

    def ask(self, t: Table) -> None:
        c = standing(t, self.things)
        if c == NOBODY or not can_go(t, c, MOVE):
            return
        slots = self.slots(t, c)
        if len(slots) > 0:
            t.ask(t.you)
            for slot in slots:
                t.offer(PLACE, c, slot)

    def slots(self, t: Table, c: CardId) -> vec[i64]:
        """The empty slots to which the creature may go."""
        out = vec[i64]()
        seat: Seat = t.place[c] >> 4
        for slot in range(SLOTS):
            empty = t.first[place_of(kind_of(slot), seat)] == NOBODY
            if empty and (self.row == ANY_ROW or row(slot) == self.row) and self.is_near(t, seat, slot):
                out = append(out, slot)
        return out

    def is_near(self, t: Table, seat: Seat, slot: i64) -> bool:
        """Is the slot of this army where the words want it?"""
        beside = self.beside
        if beside is None:
            return True
        for other in beside.of(t):
            near = other != NOBODY and other < SEAT_THING and stands(t, other) and t.place[other] >> 4 == seat
            if near and adjacent(slot_of(t.place[other] & 15), slot):
                return True
        return False

    def do(self, t: Table, answer: Option) -> Flow:
        c = standing(t, self.things)
        if c == NOBODY or not can_go(t, c, MOVE):
            return NEXT
        if answer != NOTHING:
            t.shift(c, other_of(answer))
        return NEXT

    def text(self) -> str:
        where = f" in the {ROWS[self.row]} row" if self.row != ANY_ROW else ""
        where += f" adjacent to {self.beside.text()}" if self.beside is not None else ""
        return clause(self.players, "move", f"{self.things.text()} to an empty slot{where}")


class GainActions(ByEach):
    """Players get action points."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        t.gain_actions(seat, n)

    def text(self) -> str:
        return clause(self.players, "get", points(self.number))


class LoseActions(ByEach):
    """Players lose action points, as far as they have any."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        t.gain_actions(seat, -n)

    def text(self) -> str:
        return clause(self.players, "lose", points(self.number))


def points(number: Number) -> str:
    """So many action points, in words."""
    n, behind = per(number)
    return f"{n} AP {behind}" if behind else amount(number, "AP")
