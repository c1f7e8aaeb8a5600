"""Decrees: what effects forbid, permit or declare for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import MOST_BOUND, picked, top
from wtactics.engine.lasting import CONTROLLERS, SAY
from wtactics.engine.meaning import Ability
from wtactics.engine.places import NOBODY, Flow, Option, Thing, seat_thing
from wtactics.engine.rows import PICKS
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.things.meaning import Things


class Declare(Deed):
    """What a standing text could say holds for a while, about the things chosen for this one."""

    def __init__(self, ability: Ability, until: i64) -> None:
        self.ability: Final = ability
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        until = t.by_clock(self.subject(t), self.until, t.you) if self.until >= CONTROLLERS else self.until
        t.modify(SAY, NOBODY, self.ability.number, bound_things(t), until, t.you, t.me)
        return NEXT

    def subject(self, t: Table) -> Thing:
        """Of whom it is said; of several the first."""
        things: object = getattr(self.ability.statements[0], "things", None)
        found = things.of(t) if isinstance(things, Things) else vec[i64]()
        return found[0] if len(found) > 0 else seat_thing(t.you)

    def text(self) -> str:
        return timed(self.ability.statements[0].text(), self.until)


def bound_things(t: Table) -> i64:
    """The first things chosen for the item that speaks, packed; a statement finds them at the same places."""
    packed: i64 = 0
    i: i64 = 0
    while i < MOST_BOUND and top(t, PICKS) + i < len(t.picks):
        packed |= max(picked(t, i), NOBODY) + 1 << i * 11
        i += 1
    return packed
