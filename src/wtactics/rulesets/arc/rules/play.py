"""ARC-PLAY: which cards may be played, and how a play is announced.

What kits/realm/plays.py does for it:

    forbids_play: ARC-PLAY-08
    let_out: ARC-PLAY-08, ARC-CONFLICT-01
    is_timely: ARC-PLAY-05, ARC-CONFLICT-01
    permitted: ARC-CONFLICT-01
    let_out_of_graveyard: ARC-PLAY-08
    forbidden: ARC-CONFLICT-02
    prerequisites_hold: ARC-PLAY-01, ARC-PLAY-09
"""

from __future__ import annotations

from wtactics.kits import plays as announcing
from wtactics.kits.realm import plays
from wtactics.rulesets.arc.table import ArcTable


class BeginAnnouncing(announcing.BeginAnnouncing[ArcTable]):
    """ARC-PLAY-03 A card or ability is announced: its place, targets and X are chosen, then it is paid for, then it waits."""


class Pend(plays.Pend[ArcTable]):
    """ARC-RESP-03, ARC-STATE-03 What was announced and paid for waits on the chain; a card lies between hand and table."""
