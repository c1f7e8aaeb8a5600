"""ARC-TACT: the residents that are marked for a claim, and for the answers to it.

What kits/realm/bids.py does for it:

    cannot_bid: ARC-TACT-15, ARC-MARK-05
    size_of: ARC-TACT-05, which says in bid_of what a card counts
    AnswerClaim: ARC-MULTI-03
"""

from __future__ import annotations

from wtactics.kits.realm import bids


class Bids(bids.Bids):
    """ARC-TACT-03, ARC-TACT-04 Any number of residents are marked for a bid, one after the other, as they came into play."""


class MarkForClaim(bids.MarkForClaim):
    """ARC-TACT-03 With the claim the player marks any number of residents of his cities; all that is one action."""


class BeginAnswers(bids.BeginAnswers):
    """ARC-TACT-14 What counter-marks trigger waits until the last opponent has answered."""


class AnswerClaim(bids.AnswerClaim):
    """ARC-TACT-04 In turn order after the claimant, each opponent once marks any number of residents of his own cities."""
