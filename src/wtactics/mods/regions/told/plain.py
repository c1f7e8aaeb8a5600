"""What is told of Regions in the words that all games share, with its areas and counters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from wtactics.engine.places import ASIDE, DECK, GONE, GRAVE, HAND, RESERVE
from wtactics.kits.cities import ARMY
from wtactics.kits.layout import Area
from wtactics.kits.realm.told.pending import RealmPending
from wtactics.kits.realm.view import RealmView
from wtactics.kits.sentences import Part, Sentence
from wtactics.kits.show import Show
from wtactics.mods.regions.places import ACTIVE, DOMAINS, goal_of
from wtactics.mods.regions.told import asking, pointing, signs, words
from wtactics.mods.regions.told.refusals import GROUNDS
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.plain import Telling
from wtactics.rulesets.ava.told.words import IDS

AREAS: Final = (  # AVA-REGION-06, AVA-REGION-07 from the middle outward
    Area("army", "Front", "row", 0, ARMY, open=True),
    Area("region", "Region", "row", 1, ACTIVE, open=True),
    Area("body", "Body", "row", 1, DOMAINS, open=True),
    Area("mind", "Mind", "row", 1, DOMAINS + 1, open=True),
    Area("soul", "Soul", "row", 1, DOMAINS + 2, open=True),
    Area("reserve", "Gold", "stacks", 2, RESERVE),
    Area("regions", "Regions", "pile", 2, ASIDE),
    Area("deck", "Deck", "pile", 2, DECK),
    Area("graveyard", "Graveyard", "pile", 2, GRAVE, open=True),
    Area("removed", "Removed", "pile", 2, GONE, open=True),
    Area("hand", "Hand", "fan", 3, HAND),
)


class RegionsPending(RealmPending):
    """Creatures that are played or moved go to the Front or to a Domain."""

    def arrival(self, view: RealmView, home: int) -> Sentence:
        return (Part(" to "), Part(words.goal_words(max(0, int(goal_of(home))))))


class RegionsTelling(Telling):
    """Regions are told of as AVA, with other places."""

    def show(self) -> Show:
        return replace(
            super().show(), asking=asking.asking, values=signs.values, signs=signs.SIGNS.signs, points=pointing.pointing,
            attempts=pointing.attempts, drops=pointing.drops, leaps=pointing.leaps, names=words.NAMES.of_options,
            pending=RegionsPending("card").told, log=words.NEWS.log, refused=GROUNDS.refused,
        )  # fmt: skip

    def question(self, t: AvaTable) -> str:
        return words.question(t)

    def labels(self, t: AvaTable) -> list[str]:
        names: dict[int, str] = words.NAMES.of_options(t)
        return [words.LABELS.phrase(t, o, names) for o in t.options]


TOLD: Final[Any] = RegionsTelling(words.NAMES, IDS, AREAS, words.STORY)
