"""What combats come to with Regions: civilians do not strike back, and regions lose HP."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.terms import COMBAT
from wtactics.mods.regions.rules.attack import Blows
from wtactics.mods.regions.told.words import NAMES
from wtactics.rulesets.ava.rules.combat import NameDefenders
from wtactics.rulesets.ava.rules.state import StateCheck
from wtactics.rulesets.ava.told.prospects import AvaForesight, AvaProspects

FORESIGHT: Final[AvaForesight] = AvaForesight(COMBAT, NameDefenders(), Blows(), StateCheck())
PROSPECTS: Final[AvaProspects] = AvaProspects(NAMES, FORESIGHT, "HP", "HP")
