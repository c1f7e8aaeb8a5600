"""Homes and armies that the live game speaks of: a creature's city, a player's army, and going where another one is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ARRIVE_IN_ARMY, ENTER
from wtactics.engine.places import CREATURE, SEAT_THING, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.things.meaning import Things, You, clause

INTO_ARMY: Final = Act("play into your army", bit_of(ARRIVE_IN_ARMY))


class ArmyOf(Things):
    """The creatures in a player's army."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for thing in self.players.of(t):
            for c in t.at(ARMY, thing - SEAT_THING):
                if t.type(c) == CREATURE:
                    out = append(out, c)
        return out

    def text(self) -> str:
        return "target army"


class EntersArmy(Law):
    """This very creature comes into play in the army, and in no city."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Act("come into play in a city", bit_of(ARRIVE_IN_ARMY) | bit_of(ENTER)), None)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.act.is_meant(deed) and self.things.has(t, c) and not t.in_play(c)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == ENTER and self.is_meant(t, deed, c, other)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == ARRIVE_IN_ARMY and self.is_meant(t, deed, c, other)

    def text(self) -> str:
        return clause(self.things, "come", "into play in your army")


class PlayedIntoArmy(Law):
    """Such cards may be played into your army."""

    def __init__(self, cards: Things) -> None:
        super().__init__(You(), INTO_ARMY, cards, can=True)

    def text(self) -> str:
        assert self.others is not None
        return f"you can play {self.others.text()} into your army"


class MoveAlong(Deed):
    """Creatures go where another one is: to its city, or to the Army."""

    def __init__(self, things: Things, leader: Things) -> None:
        self.things: Final = things
        self.leader: Final = leader

    def do(self, t: Table, answer: Option) -> Flow:
        for leader in cards_in_play(t, self.leader):
            for c in cards_in_play(t, self.things):
                if c != leader and (t.home[c] != t.home[leader] or t.place[c] != t.place[leader]):
                    t.shift(c, t.home[leader])
        return NEXT

    def text(self) -> str:
        return f"move {self.things.text()} along"
