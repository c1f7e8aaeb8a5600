"""The story of a match of ARC: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.kits.realm.told.parts import RealmParts, RealmStory
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.refusals import IDS
from wtactics.rulesets.arc.told.words import NAMES

# ARC-MAT-02 What a city has suffered is told to everybody, in the words that all rulesets have for it.
OWN: Final[dict[int, str]] = {
    facts.BID_LOST: "{player} {does/do} not win the bid for {discipline}",
    facts.PRODUCED: "{player} {has/have} {n} more {faction} power this turn",
}

STORY: Final[RealmStory[ArcTable]] = RealmStory(RealmParts[ArcTable](NAMES, IDS), OWN)
