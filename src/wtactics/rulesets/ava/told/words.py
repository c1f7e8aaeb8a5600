"""The words of AVA's questions, options and story."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import (
    CITY,
    DISCIPLINES,
    FACTIONS,
    NOBODY,
    Option,
    Thing,
    card_of,
    other_of,
    what_of,
)
from wtactics.engine.sight import thing_named
from wtactics.kits import verbs
from wtactics.kits.asked import in_window, verb_asked
from wtactics.kits.realm.told import parts, words
from wtactics.kits.realm.told.news import News
from wtactics.kits.realm.told.words import RealmLabels, RealmNames
from wtactics.kits.sentences import Part, Sentence
from wtactics.kits.told.labels import texts_said
from wtactics.kits.told.names import RuleIds
from wtactics.rulesets.ava.ids import TOPICS, WIN_12
from wtactics.rulesets.ava.speech.contents import SPEECH
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import DRAW_PHASE, TACTICS

PHASES: Final = (
    "Setup", "Unmark", "Upkeep", "Draw", "Tactics", "First Play", "Attack", "Second Play", "Entrance", "Discard"
)  # fmt: skip
QUESTIONS: Final[dict[int, str]] = words.QUESTIONS | {
    **dict.fromkeys((verbs.LAY, verbs.ROTATE), "what to do next?"),
    verbs.PAY: "which gold to pay with?",
    verbs.HOME: "where does it arrive?",
}
OWN: Final[dict[int, str]] = {
    facts.BID_LOST: "nobody wins the bid for {discipline}",
    facts.PRODUCED: "{player} {has/have} {n} more {faction} gold this turn",
    facts.GAINED: "{player} {gains/gain} {n} LP",
    facts.LOST: "{player} {loses/lose} {n} LP",
    facts.SCORED: "{player} {scores} VP",
    facts.ENJOYED: "{player} {has/have} the advantage of {a} this turn",
    facts.ROTATED: "{player} {puts/put} {a} to the bottom of the cities deck",
}
TOLLS: Final[dict[i64, str]] = {
    facts.LOST: "{a} strikes {b} for {n} LP",
    facts.SCORED: "{a} gets past {b} for {n} VP",
}


class AvaParts(parts.RealmParts[AvaTable]):
    """The parts of AVA's sentences."""

    def of(self, t: AvaTable, slot: str, a: Thing, b: i64, n: i64) -> Part:
        if slot == "scores":
            return Part(f"gains {n}", you=f"gain {n}") if n > 0 else Part(f"loses {-n}", you=f"lose {-n}")
        return super().of(t, slot, a, b, n)


class AvaStory(parts.RealmStory[AvaTable]):
    """AVA-AREA-04 What everybody sees on top of a cities deck is told so."""

    def in_parts(self, t: AvaTable, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
        if fact == facts.REVEALED and b == (1 << t.seats) - 1 and t.type(thing_named(t, a)) == CITY:
            return (self.parts.thing(t, a), Part(" is turned up in the cities deck"))
        return super().in_parts(t, fact, a, b, n)


IDS: Final[RuleIds] = RuleIds("ava", TOPICS)
NAMES: Final[RealmNames[AvaTable]] = RealmNames[AvaTable]("card", PHASES)
STORY: Final[AvaStory] = AvaStory(AvaParts(NAMES, IDS), OWN)
NEWS: Final[News[AvaTable]] = News(STORY, IDS.of(WIN_12), TOLLS)


def question(t: AvaTable) -> str:
    """What is asked now, with the phase before it."""
    return f"{PHASES[t.phase]}: {'respond?' if in_window(t) else asked(t)}"


def asked(t: AvaTable) -> str:
    """The open question; yes and no are said to different things."""
    verb = int(verb_asked(t))
    if verb in (verbs.YES, verbs.NO) and t.phase == DRAW_PHASE:
        return "draw a second card?"
    if verb in (verbs.YES, verbs.NO) and t.phase == TACTICS and other_of(t.options[0]) >= 0 and rewards(t):
        return f"what to take for {DISCIPLINES[other_of(t.options[0])]}?"
    if verb in (verbs.YES, verbs.NO) and t.goal != NOBODY and len(t.chain) == 0:
        return "defend alongside your creatures?"
    return QUESTIONS[verb]


def rewards(t: AvaTable) -> bool:
    """AVA-TACT-08 Is a winner asked what he takes?"""
    return len(t.chain) == 0 and t.won[other_of(t.options[0])] == t.asked


def prize(t: AvaTable, answer: Option) -> str:
    """What a yes or no takes: a reward of bids, where that is asked."""
    yes = what_of(answer) == verbs.YES
    if t.phase != TACTICS or not rewards(t):
        return "yes" if yes else "no"
    return f"{DISCIPLINES[other_of(answer)]}: {'the advantage' if yes else '1 VP'}"


LABELS: Final[RealmLabels[AvaTable]] = RealmLabels[AvaTable](
    {
        verbs.PLAY: "{play} {thing}{text}",
        verbs.ROTATE: "rotate the cities deck",
        verbs.PRODUCE: "produce {of_faction}gold with {thing}",
        **dict.fromkeys((verbs.YES, verbs.NO), "{prize}"),
    },
    {
        "play": lambda t, o, _: "build" if t.is_unbuilt(card_of(o)) else "play",
        "prize": lambda t, o, _: prize(t, o),
        **texts_said(SPEECH.in_own_words),
        "of_faction": lambda _t, o, _: f"{FACTIONS[other_of(o) - 1]} " if other_of(o) > 0 else "",
    },
)
