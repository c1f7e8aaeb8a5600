"""ARC-ABIL: activated abilities, and triggers that go on the chain.

What kits/realm/abilities.py does for it:

    cannot_activate: ARC-STATE-05, ARC-MARK-03
    cannot_use: ARC-ABIL-05
    PendTrigger: ARC-XCOST-02
    offer_abilities (ability_offers.py): ARC-ABIL-01, ARC-ABIL-04, ARC-ABIL-09
    offer_from (ability_offers.py): ARC-ABIL-02, ARC-CREA-11
"""

from __future__ import annotations

from wtactics.kits import triggers
from wtactics.kits.realm import abilities
from wtactics.rulesets.arc.table import ArcTable


class PlaceTriggers(triggers.PlaceTriggers[ArcTable]):
    """ARC-ABIL-11 Triggers wait until the current resolution and the state check are done, then go on the chain."""


class OrderTriggers(abilities.OrderTriggers):
    """ARC-ABIL-11 The active player's triggers resolve first, then the others' in turn order; each orders his own."""


class PendTrigger(abilities.PendTrigger):
    """ARC-ABIL-10 A trigger is never optional; if it cannot be applied, nothing happens."""


class DropAimless(triggers.DropAimless[ArcTable]):
    """ARC-ABIL-10, ARC-PLAY-07 A trigger whose targets cannot be chosen does nothing."""


class OpenChain(abilities.OpenChain):
    """ARC-RESP-03 Triggers on the chain can be answered like anything announced."""
