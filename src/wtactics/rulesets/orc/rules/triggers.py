"""ORC-RESP: triggered abilities, which do not wait for responses."""

from __future__ import annotations

from wtactics.engine.chain import pop, tell, top
from wtactics.engine.places import Flow, Option, Seat
from wtactics.engine.rows import ABILITY, CANCELLED, STATE, X
from wtactics.engine.step import NEXT, RESOLVE, Step
from wtactics.kits import triggers
from wtactics.kits.targets import tell_targets
from wtactics.rulesets.orc.table import OrcTable


class PlaceTriggers(triggers.PlaceTriggers[OrcTable]):
    """ORC-RESP-14, ORC-ABIL-15 Triggers resolve directly after what set them off, and its state check."""


class OrderTriggers(triggers.OrderTriggers[OrcTable]):
    """ORC-RESP-15 The active player's first, then clockwise; each player orders his own."""

    def turn_of(self, t: OrcTable) -> Seat:
        seat = t.active
        for _ in range(t.seats):
            if len(self.own(t, seat)) > 0:
                return seat
            seat = (seat + 1) % t.seats
        return t.active


class DropAimless(triggers.DropAimless[OrcTable]):
    """ORC-ABIL-17 A trigger whose targets cannot be chosen does nothing."""


class FireTrigger(Step[OrcTable]):
    """ORC-RESP-14, ORC-ABIL-16 It is compulsory, and nobody answers it."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if top(t, STATE) == CANCELLED or t.out[t.you] != 0:
            pop(t)
            return NEXT
        x_is = t.library.abilities[top(t, ABILITY)].x_is
        if x_is is not None:
            tell(t, X, max(0, x_is.of(t)))
        tell_targets(t)
        t.then(RESOLVE)
        return NEXT


class EndTriggers(Step[OrcTable]):
    """All that was waiting has been carried out."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        t.release()
        return NEXT
