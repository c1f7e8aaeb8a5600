"""What a person is told of ARC besides the table: the log of what happened."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.kits.realm.told.news import News
from wtactics.rulesets.arc.ids import WIN_12
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.refusals import IDS
from wtactics.rulesets.arc.told.story import STORY

NEWS: Final[News[ArcTable]] = News(STORY, IDS.of(WIN_12), {facts.LOST: "{a} strikes {b} for {n} VP"})
