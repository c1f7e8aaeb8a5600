"""The writer's guide with the whole vocabulary in it, in the order in which one learns it."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Final

from wtactics.language.guide import Family, guide
from wtactics.vocabulary import (
    counters,
    counting,
    death,
    decks,
    deeds,
    defending,
    dialect,
    extras,
    hands,
    harm,
    journeys,
    judging,
    looking,
    manual_armies,
    marking,
    mentioning,
    naming,
    phases,
    placing,
    prices,
    reminders,
    restraint,
    score,
    sentences,
    shape,
    stopping,
    texts,
    unless,
    values,
    watching,
    wealth,
)
from wtactics.vocabulary.blanks import BLANKS, Blank
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.speech import Speech

PARTS: Final[tuple[tuple[str, tuple[ModuleType, ...]], ...]] = (
    ("Lines of a text", (texts, prices, extras, watching, defending, reminders)),
    ("Sentences", (sentences, judging, unless)),
    (
        "Verbs",
        (
            hands, decks, looking, harm, death, journeys, marking, stopping, score, wealth, values, counters, shape,
            restraint, deeds,
        ),
    ),
    ("Nouns", (mentioning, naming, placing, counting)),
    ("Other wordings that are understood", (dialect,)),
)


def writers_guide(speech: Speech) -> str:
    """All of card English for those who write cards for this ruleset, in Markdown."""
    keywords = [(each.name + " N" * each.number, each.text) for each in keywords_for(speech.keywords)]
    if speech.families is not None:
        return guide_for_armies(speech, keywords)
    parts = [(title, [family(module, speech) for module in modules]) for title, modules in PARTS]
    parts.insert(2, ("Times", [("phases", phases.__doc__ or "", phases.phrases_of(speech))]))
    return guide(parts, rows(BLANKS), keywords)


def guide_for_armies(speech: Speech, keywords: list[tuple[str, str]]) -> str:
    """The same where creatures stand in slots: the families of its own, and sentences in words that it shares."""
    own = [module for _, modules in manual_armies.PARTS for module in modules]
    missing = [module for module in own if module not in (speech.families or ())]
    assert not missing, f"expected families that the ruleset speaks, found {missing}"
    parts = [(title, [family(module, speech) for module in modules]) for title, modules in manual_armies.PARTS]
    return guide(parts, rows(manual_armies.BLANKS), keywords, manual_armies.INTRODUCTION, manual_armies.SHARED)


def rows(blanks: Iterable[Blank]) -> list[tuple[tuple[str, ...], str, tuple[str, ...]]]:
    """Blanks as the rows of their table."""
    return [(blank.rules, blank.meaning, blank.samples) for blank in blanks]


def family(module: ModuleType, speech: Speech) -> Family:
    """A family of the vocabulary: its name, what it is, those of its phrases that the ruleset speaks."""
    spoken = [phrase for phrase in module.PHRASES if speech.lacks.leaves(phrase.needs)]
    return module.__name__.rsplit(".", 1)[-1], module.__doc__ or "", spoken
