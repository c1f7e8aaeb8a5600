"""What combats of ARC come to, in words."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.terms import COMBAT
from wtactics.kits.told.outlook import Foresight
from wtactics.kits.told.prospects import Prospects
from wtactics.rulesets.arc.rules.combat_blows import Blows
from wtactics.rulesets.arc.rules.combat_defence import NameDefenders
from wtactics.rulesets.arc.rules.state import StateCheck
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.words import NAMES

FORESIGHT: Final = Foresight[ArcTable](COMBAT, NameDefenders(), Blows(), StateCheck())
PROSPECTS: Final = Prospects(NAMES, FORESIGHT, "point", "points")
