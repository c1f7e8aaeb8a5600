"""ARC-TURN: the seven phases, the hand limit, the end of a turn.

What kits/realm/turns.py does for it:

    may_keep: ARC-TURN-17, ARC-CONFLICT-01
    UnmarkAll: ARC-POWER-12, ARC-MARK-01
    EndTurn: ARC-CITY-08
"""

from __future__ import annotations

from wtactics.kits import turns
from wtactics.kits.realm import turns as of_realms
from wtactics.rulesets.arc.table import ArcTable


class BeginPhase(turns.BeginPhase[ArcTable]):
    """ARC-TURN-02, ARC-TURN-04 The phases come in this order, each once; in those of a player who has left nothing happens."""


class UnmarkAll(of_realms.UnmarkAll):
    """ARC-TURN-06, ARC-MARK-06, ARC-POWER-07 All the active player's marked cards are unmarked, his gems among them."""


class DiscardDown(of_realms.DiscardDown):
    """ARC-TURN-17, ARC-TURN-18, ARC-TURN-19, ARC-RESP-08 The active player discards down to seven cards, and no further."""


class DiscardAgain(of_realms.DiscardAgain):
    """ARC-TURN-17 If the hand has grown above seven in the window that follows, the phase discards again."""


class TurnEnds(turns.TurnEnds[ArcTable]):
    """ARC-RESP-06 What waits for the end of the turn happens before anything of the turn ends."""


class EndTurn(of_realms.EndTurn):
    """ARC-TURN-20, ARC-CREA-09, ARC-MAGIC-03 All "this turn" effects end and all creatures' damage is removed, in one step."""
