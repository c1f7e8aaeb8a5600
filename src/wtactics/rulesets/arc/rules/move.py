"""ARC-MOVE: creatures change between the Army and the cities.

What kits/realm/moves.py does for it:

    cannot_leave: ARC-MOVE-02, ARC-MOVE-05
    cannot_go: ARC-MOVE-03, ARC-MOVE-04, ARC-MOVE-05, ARC-MOVE-09
    leads_out: ARC-MOVE-05
    moves_marked: ARC-MOVE-06
    is_used: ARC-MOVE-04
    offer_moves: ARC-MOVE-03
    goals: ARC-MOVE-04, ARC-MOVE-05
    announce_move: ARC-MOVE-06, ARC-MOVE-07
    complete_move: ARC-MOVE-05, ARC-MOVE-06, ARC-MOVE-08
"""

from __future__ import annotations
