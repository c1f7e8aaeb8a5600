"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import HAND, place_of
from wtactics.kits.realm.costs import cost_of, lacks_gems
from wtactics.kits.refusal import Grounds
from wtactics.kits.told.names import RuleIds
from wtactics.kits.verbs import PLAY
from wtactics.rulesets.arc.ids import POWER_08, POWER_09, TOPICS
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.because import BECAUSE
from wtactics.rulesets.arc.told.because_now import Want
from wtactics.rulesets.arc.told.because_price import gems_lacking


class ArcGrounds(Grounds[ArcTable]):
    """How ARC tells of its refusals."""

    def besides(self, w: Want) -> str:
        """What the gems lack for a card that cannot be played now anyway."""
        t, c = w.t, w.thing
        told = w.number in (POWER_08, POWER_09)
        if told or w.what != PLAY or not t.is_card(c) or t.place[c] != place_of(HAND, t.asked):
            return ""
        rule = lacks_gems(t, t.purse(t.asked), t.printed[c], cost_of(t, t.asked, c, 0))
        return f"Besides, {gems_lacking(Want(t, rule, w.what, c, 0))}" if rule != 0 else ""


IDS: Final = RuleIds("arc", TOPICS)
GROUNDS: Final = ArcGrounds(IDS, BECAUSE)
