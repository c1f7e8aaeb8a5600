"""The words of ARC's questions: what is asked, and what each option is called, unmistakable within its question."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Option, Thing, other_of
from wtactics.kits import verbs
from wtactics.kits.asked import in_window, verb_asked
from wtactics.kits.realm.told import words
from wtactics.kits.realm.told.words import RealmLabels, RealmNames, by_faction
from wtactics.rulesets.arc.table import ArcTable

PHASES: Final = ("Setup", "Unmark", "Draw & Resource", "Tactics", "First Play", "Attack", "Second Play", "Discard")
DRAWS: Final = ("2 resources", "draw 1 + 1 resource", "draw 2")

QUESTIONS: Final[dict[int, str]] = words.QUESTIONS | {
    verbs.PAY: "which gems to pay with?",
    verbs.DRAW: "how many cards to draw?",
    verbs.LAY: "which card becomes a resource card?",
    verbs.HOME: "in which city?",
    verbs.FOUND: "which city to begin with?",
}
NAMES: Final = RealmNames[ArcTable]("card", PHASES)
LABELS: Final = RealmLabels[ArcTable]({verbs.DRAW: "{draws}"}, {"draws": lambda _t, o, _: DRAWS[other_of(o)]})


def card_name(t: ArcTable, thing: Thing) -> str:
    """What a thing is called by those who may know it."""
    return NAMES.of(t, thing)


def question(t: ArcTable) -> str:
    """What is asked now, with the phase before it."""
    return f"{PHASES[t.phase]}: {'respond?' if in_window(t) else QUESTIONS[verb_asked(t)]}"


def labels(t: ArcTable) -> list[str]:
    """The labels of all options, in their order."""
    names = option_names(t)
    return [phrase(t, o, names) for o in t.options]


def label(t: ArcTable, answer: Option) -> str:
    """What this option of the open question is called."""
    return phrase(t, answer, option_names(t))


def option_names(t: ArcTable) -> dict[int, str]:
    """Names for all things that the options of the open question speak of."""
    return NAMES.of_options(t)


def gems(packed: int) -> str:
    """The gems of a payment, by faction."""
    return by_faction(packed)


def phrase(t: ArcTable, answer: Option, names: dict[int, str]) -> str:
    """What an option is called, when its things are called so."""
    return LABELS.phrase(t, answer, names)
