"""ARC-RESP and ARC-PLAY: how the newest item on the chain resolves.

What kits/realm/chain.py does for it:

    BeginResolving: ARC-CREA-01, ARC-PLAY-10, ARC-PLAY-03, ARC-CARD-09, ARC-ABIL-08
    put_into_play: ARC-STATE-01, ARC-STATE-02, ARC-STATE-04, ARC-STATE-10
    enchant: ARC-ENCH-03, ARC-ENCH-05
    shuffle_searched: ARC-DECK-09
    FinishResolving: ARC-EVENT-05
"""

from __future__ import annotations

from wtactics.kits.realm import chain


class BeginResolving(chain.BeginResolving):
    """ARC-RESP-03, ARC-PLAY-07 The newest item resolves; illegal targets are skipped, and if all are, it does nothing."""


class FinishResolving(chain.FinishResolving):
    """ARC-EVENT-01, ARC-EVENT-03, ARC-MAGIC-02, ARC-PLAY-04 What did not enter play goes to its owner's graveyard at once."""
