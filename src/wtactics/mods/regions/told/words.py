"""The words of the questions, options and story of Regions, where AVA's speak of cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import DISCIPLINES, Option, Thing, card_of, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.realm.told.news import News
from wtactics.kits.realm.told.words import RealmLabels, RealmNames
from wtactics.kits.sentences import Part
from wtactics.rulesets.ava.ids import WIN_12
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import SETUP
from wtactics.rulesets.ava.told import words

FRONT: Final = "the Front"
BENEFITS: Final = ("advantage", "domination", "total domination")


def goal_words(goal: int) -> str:
    """What the Front or a Domain is called."""
    return FRONT if goal == 0 else f"the {DISCIPLINES[goal - 1]} Domain"


class RegionsNames(RealmNames[AvaTable]):
    """Where somebody moves is no card, and needs no name of one."""

    def of_options(self, t: AvaTable) -> dict[int, str]:
        if not any(what_of(o) == verbs.MOVE for o in t.options):
            return super().of_options(t)
        return self.numbered(t, vec[i64]([card_of(o) for o in t.options if t.names_thing(what_of(o))]))


class RegionsParts(words.AvaParts):
    """Creatures go to the Front, or to a Domain."""

    def of(self, t: AvaTable, slot: str, a: Thing, b: i64, n: i64) -> Part:
        if slot == "benefit":
            return Part(f"the {BENEFITS[int(n)]}")
        return Part(goal_words(int(n))) if slot == "home" else super().of(t, slot, a, b, n)


class RegionsLabels(RealmLabels[AvaTable]):
    """What options are called that name the Front or a Domain."""

    def phrase(self, t: AvaTable, answer: Option, names: dict[int, str]) -> str:
        what, goal = what_of(answer), int(other_of(answer))
        if what == verbs.MOVE:
            return f"move {names[card_of(answer)]} to {goal_words(goal)}"
        if what == verbs.HOME:
            return f"place in {goal_words(goal)}"
        return super().phrase(t, answer, names)


def prize(t: AvaTable, answer: Option) -> str:
    """What a yes or no takes: a benefit of the region, where AVA has an advantage of cities."""
    return words.prize(t, answer).replace(": the advantage", ": the benefit")


def question(t: AvaTable) -> str:
    """What is asked now, with the phase before it."""
    return "Setup: which region comes next?" if t.phase == SETUP and t.turn == 0 else words.question(t)


NAMES: Final[RegionsNames] = RegionsNames("card", words.PHASES)
OWN: Final[dict[int, str]] = words.OWN | {facts.ENJOYED: "{player} {has/have} {benefit} of {a} this turn"}
STORY: Final[words.AvaStory] = words.AvaStory(RegionsParts(NAMES, words.IDS), OWN)
NEWS: Final[News[AvaTable]] = News(STORY, words.IDS.of(WIN_12), words.TOLLS)
LABELS: Final[RegionsLabels] = RegionsLabels(
    words.LABELS.phrases, {**words.LABELS.slots, "prize": lambda t, o, _: prize(t, o)}
)
