"""Which creature has dropped a piece, where a text asks about it, and whose a piece is that a text attaches."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import NOBODY, CardId, Thing
from wtactics.engine.state import Terms, put
from wtactics.rulesets.orc.fields import Fields
from wtactics.rulesets.orc.gear import Gear

SHED: Final = 3  # a piece,
SHED_BY: Final = 1  # the creature that carried it last,
SHED_WHEN: Final = 2  # and when it was dropped: all that a creature drops at once at one time


class Shedding(Gear):
    """Rows of dropped pieces, kept only where a text asks about them, and what changes them."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.shed: vec[i64] = vec[i64]()
        self.drops_since: i64 = NOBODY  # when a creature began to drop all that it carries. Never kept

    def copy_columns(self, t: Fields) -> None:
        super().copy_columns(t)
        assert isinstance(t, Shedding)
        t.shed = self.shed[:]

    def own_columns(self) -> list[vec[i64]]:
        return [*super().own_columns(), *([self.shed] if len(self.shed) > 0 else [])]

    def row_of_shed(self, piece: Thing) -> i64:
        """Where the row of this piece begins, NOBODY if it was never dropped."""
        for i in range(0, len(self.shed), SHED):
            if self.shed[i] == piece:
                return i
        return NOBODY

    def shed_by(self, piece: Thing) -> CardId:
        """Who has dropped it last, NOBODY if nobody has."""
        i = self.row_of_shed(piece)
        return self.shed[i + SHED_BY] if i != NOBODY else NOBODY

    def is_first_shed(self, piece: CardId) -> bool:
        """Is it the first of all pieces that its carrier drops at that time?"""
        at, n = self.row_of_shed(piece), 0
        for i in range(0, len(self.shed), SHED):
            same = (
                self.shed[i + SHED_BY] == self.shed[at + SHED_BY]
                and self.shed[i + SHED_WHEN] == self.shed[at + SHED_WHEN]
            )
            n += int(same)
        return n == 1

    def drop(self, c: CardId) -> None:
        if self.recalled >> facts.DROPPED & 1 == 1:
            self.note_shed(c, self.changes if self.drops_since == NOBODY else self.drops_since)
        super().drop(c)

    def note_shed(self, c: CardId, when: i64) -> None:
        """ORC-EQUIP-18 This creature drops it now."""
        left = vec[i64]()
        for i in range(0, len(self.shed), SHED):
            for n in range(SHED if self.shed[i] != c else 0):
                left = append(left, self.shed[i + n])
        for n in vec[i64]([c, self.host[c], when]):
            left = append(left, n)
        self.shed = left

    def drop_all(self, carrier: CardId) -> None:
        self.drops_since = self.changes
        super().drop_all(carrier)
        self.drops_since = NOBODY

    def hang(self, c: CardId, host: Thing) -> None:
        """ORC-EQUIP-28 Whoever controls the carrier controls the piece, which lay on the ground or was another's."""
        if self.in_play(c) and self.is_equipment(c) and self.is_creature(host):
            self.controller = put(self.controller, c, self.controller[host])
        super().hang(c, host)
