"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from typing import Final

from wtactics.kits.refusal import Grounds
from wtactics.kits.told.names import RuleIds
from wtactics.rulesets.slot.ids import TOPICS
from wtactics.rulesets.slot.told.because import BECAUSE

IDS: Final = RuleIds("slot", TOPICS)
GROUNDS: Final = Grounds(IDS, BECAUSE)
