"""Steps between slots: two creatures swap, one goes to an empty slot; and the action points that players get for more."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import BE_SHIFTED, BE_SWAPPED, MOVE, Number
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, other_of, place_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.kits.verbs import PLACE
from wtactics.rulesets.slot.grid import SLOTS, kind_of
from wtactics.rulesets.slot.rules.move_fixed import stays_by_itself
from wtactics.rulesets.slot.rules.recr import come
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.spots import AHEAD, AROUND, BEHIND, FLANKING, stands
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import ByEach, Deed, Losing, amount, cards_of
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, Things, This, clause, possessive

PAIR_OF_THEM: Final = 2
STRAIGHT: Final = {AHEAD: "forward", BEHIND: "back"}
WAYS: Final = {FLANKING: " left or right", AROUND: " in any direction, even diagonally"}


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
    """Does nothing printed or said keep the creature from moving, or being moved, out of its slot?"""
    return not stays_by_itself(t, c) and may(t, deed, c, NOBODY, 0) == 0 and can_be_pushed(t, c)


def can_be_pushed(t: Table, c: CardId) -> bool:
    """SLOT-MOVE-09 Whoever cannot move can be pushed all the same; who has fallen in a battle stays where it will be buried."""
    assert isinstance(t, SlotTable)
    return not (t.bleeding and t.is_dead(c)) and may(t, BE_SHIFTED, c, t.me, 0) == 0


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
    """A creature goes to a slot of its army, which you choose: an empty one, or in exchange for who stands there."""

    def __init__(
        self, players: Things, things: Things, slots: Slots, trade: bool, pushed: bool = False, put: bool = False
    ) -> None:
        self.players: Final = players
        self.pushed = pushed
        self.put = put  # nobody whose card says that it cannot move, until the next sentence says that it is no move
        self.things: Final = things
        self.slots: Final = slots
        self.trade: Final = trade

    def ask(self, t: Table) -> None:
        c = standing(t, self.things)
        if c == NOBODY or not self.can_go(t, c):
            return
        goals = self.goals(t, c)
        if len(goals) > 0:
            t.ask(t.you)
            for slot in goals:
                t.offer(PLACE, c, slot)

    def can_go(self, t: Table, c: CardId) -> bool:
        """SLOT-MOVE-09 May it be moved so?"""
        if self.put:
            return can_go(t, c, BE_SHIFTED)
        return can_be_pushed(t, c) if self.pushed else can_go(t, c, MOVE)

    def goals(self, t: Table, c: CardId) -> vec[i64]:
        """The slots to which the creature may go."""
        return vec[i64]([slot for slot in self.free(t, c) if self.slots.has(t, t.place[c] >> 4, slot)])

    def free(self, t: Table, c: CardId) -> vec[i64]:
        """The slots of its army that are empty, or whose creature could go into its own in exchange."""
        out = vec[i64]()
        for slot in range(SLOTS):
            other = t.first[place_of(kind_of(slot), t.place[c] >> 4)]
            if other == NOBODY or (self.trade and other != c and can_go(t, other, BE_SWAPPED)):
                out = append(out, slot)
        return out

    def touches(self, t: Table, chosen: object, thing: Thing) -> bool:
        """SLOT-ABIL-08 Could the creature go, and is there a slot for it?"""
        if self.things is not chosen:
            return True
        if not t.is_card(thing) or not stands(t, thing) or not self.can_go(t, thing):
            return False
        seat: Seat = t.place[thing] >> 4
        for slot in self.free(t, thing):
            if self.slots.has_for(t, seat, slot, self.things, thing):
                return True
        return False

    def do(self, t: Table, answer: Option) -> Flow:
        c = standing(t, self.things)
        if c == NOBODY or not self.can_go(t, c):
            return NEXT
        if answer != NOTHING:
            t.shift(c, other_of(answer))
        return NEXT

    def text(self) -> str:
        if self.put:
            return clause(self.players, "put", f"{self.things.text()} into {self.into()}")
        return clause(self.players, "push" if self.pushed else "move", f"{self.things.text()} {self.where()}")

    def into(self) -> str:
        """Into which slot it is put, in words."""
        where = self.where()
        return {"forward": "the slot in front of it", "back": "the slot behind it"}.get(where, where.split(" ", 1)[-1])

    def where(self) -> str:
        """Where to, in words."""
        spots, of = self.slots.spots, self.slots.whose_own()
        if self.trade:
            return f"one slot{WAYS.get(int(spots[0].relation), '')}"
        if of is not None:
            return f"into {possessive(of)} slot"
        if len(spots) == 1 and spots[0].relation in STRAIGHT and is_of(spots[0].of, self.things):
            return STRAIGHT[int(spots[0].relation)]
        return f"to an empty slot {in_its_army(self.slots)}".rstrip()


def in_its_army(slots: Slots) -> str:
    """Where they are, in words; whoever comes or goes stands in his player's army, of whichever army nothing was said."""
    return slots.text().removeprefix("in both armies").lstrip()


def is_of(of: Things | None, mover: Things) -> bool:
    """Are these words about the one who moves?"""
    who = bare(mover)
    return (isinstance(of, This) and isinstance(who, This)) or (isinstance(of, Again) and of.things is who)


class PutIntoSlot(Deed):
    """A creature that is not in play comes into play, marked, in an empty slot that you choose among these; others go there."""

    def __init__(self, things: Things, slots: Slots, goes: bool = False) -> None:
        self.things: Final = things
        self.slots: Final = slots
        self.goes: Final = goes  # who stands in your army goes there, which is no move

    def ask(self, t: Table) -> None:
        c = self.comer(t)
        if c != NOBODY:
            t.ask(t.you)
            for slot in range(SLOTS):
                if t.first[place_of(kind_of(slot), t.you)] == NOBODY and self.slots.has(t, t.you, slot):
                    t.offer(PLACE, c, slot)

    def touches(self, t: Table, chosen: object, thing: Thing) -> bool:
        """SLOT-ABIL-08 Could who is not in play come, and is there a slot for it?"""
        if self.things is not chosen or not t.is_card(thing) or t.in_play(thing):
            return True
        assert isinstance(t, SlotTable)
        if not t.fits_level(thing, t.you):
            return False
        for slot in range(SLOTS):
            if t.first[place_of(kind_of(slot), t.you)] == NOBODY and self.slots.has(t, t.you, slot):
                return True
        return False

    def comer(self, t: Table) -> CardId:
        """Who comes, or goes there; NOBODY if levels forbid it, or nobody can."""
        assert isinstance(t, SlotTable)
        for c in cards_of(t, self.things):
            if not t.in_play(c):
                if t.fits_level(c, t.you):
                    return c
            elif self.goes and stands(t, c) and t.place[c] >> 4 == t.you and can_go(t, c, BE_SHIFTED):
                return c
        return NOBODY

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, SlotTable)
        c = self.comer(t)
        if answer != NOTHING and c != NOBODY:
            if t.in_play(c):
                t.shift(c, other_of(answer))
            else:
                come(t, c, other_of(answer), t.you)
        return NEXT

    def text(self) -> str:
        of = self.slots.whose_own()
        where = f"{possessive(of)} slot" if of is not None else f"an empty slot {in_its_army(self.slots)}".rstrip()
        return f"put {self.things.text()} into {where}"


class GainActions(ByEach):
    """Players get action points."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        t.gain_actions(seat, n)

    def text(self) -> str:
        return clause(self.players, "get", points(self.number))


class LoseActions(Losing):
    """Players lose action points, as far as they have any."""

    def has(self, t: Table, seat: Seat, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return seat == t.active and t.ap >= n

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        t.gain_actions(seat, -n)

    def text(self) -> str:
        return clause(self.players, "lose", points(self.number))


def points(number: Number) -> str:
    """So many action points, in words."""
    n, behind = per(number)
    return f"{n} AP {behind}" if behind else amount(number, "AP")
