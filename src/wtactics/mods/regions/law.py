"""By which rules of Regions the bricks of realms refuse, where it is not by those of AVA."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.law import Law
from wtactics.mods.regions.ids import REGION_08, REGION_09, REGION_11, REGION_17, REGION_20
from wtactics.rulesets.ava.law import LAW as OF_AVA

LAW: Final[Law] = OF_AVA.amended(
    home=REGION_08,
    arrival=REGION_08,
    entry=REGION_08,
    distance=REGION_20,
    once_moved=REGION_20,
    way=REGION_20,
    goal=REGION_09,
    defender=REGION_11,
    claim=REGION_17,
    resident=REGION_17,
)
