"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.told.because_price import RealmGrounds
from wtactics.kits.told.names import RuleIds
from wtactics.rulesets.arc.ids import TOPICS
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.because import BECAUSE, PRICES

IDS: Final = RuleIds("arc", TOPICS)
GROUNDS: Final[RealmGrounds[ArcTable]] = RealmGrounds(IDS, BECAUSE, PRICES)
