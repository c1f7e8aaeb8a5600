"""ARC-TURN-14: the two Play phases."""

from __future__ import annotations

from wtactics.kits.realm import play_phase
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import PLAY_2


class PlayPhase(play_phase.PlayPhase[ArcTable]):
    """ARC-TURN-14, ARC-PLAY-05, ARC-PLAY-06 In any order and number: play cards, use abilities, move creatures.

    ARC-CITY-03, ARC-ENCH-01, ARC-MAGIC-01 Cards of any type are played here only; ARC-MOVE-01 so are moves.
    ARC-RESP-04 The next player in turn order is asked first about what was announced.
    """

    def ends_turn(self, t: ArcTable) -> bool:
        """ARC-TURN-14 After the second Play phase the turn goes to its end by itself."""
        return t.phase == PLAY_2
