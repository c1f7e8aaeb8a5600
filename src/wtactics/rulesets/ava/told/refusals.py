"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from typing import Final

from wtactics.engine.step import TURN
from wtactics.kits.realm.told.because_price import RealmGrounds
from wtactics.kits.realm.told.drafts import Drafts
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.because import BECAUSE
from wtactics.rulesets.ava.told.because_now import PRICES
from wtactics.rulesets.ava.told.words import IDS

GROUNDS: Final[RealmGrounds[AvaTable]] = RealmGrounds(IDS, BECAUSE, PRICES)
DRAFTS: Final = Drafts(
    TURN
)  # AVA-GOLD-04 a resource card is laid in a phase of the turn, and its faction named with it
