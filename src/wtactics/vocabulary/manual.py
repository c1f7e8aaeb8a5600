"""The writer's guide with the whole vocabulary in it, in the order in which one learns it."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from wtactics.language.guide import Family, guide
from wtactics.vocabulary import (
    counting,
    death,
    decks,
    deeds,
    dialect,
    hands,
    harm,
    journeys,
    judging,
    looking,
    marking,
    mentioning,
    naming,
    phases,
    placing,
    prices,
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
from wtactics.vocabulary.blanks import BLANKS
from wtactics.vocabulary.cardtext import FAMILIES
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.speech import Speech

PARTS: Final[tuple[tuple[str, tuple[ModuleType, ...]], ...]] = (
    ("Lines of a text", (texts, prices, watching)),
    ("Sentences", (sentences, judging, unless)),
    (
        "Verbs",
        (hands, decks, looking, harm, death, journeys, marking, stopping, score, wealth, values, shape, restraint, deeds),
    ),
    ("Nouns", (mentioning, naming, placing, counting)),
    ("Other wordings that are understood", (dialect,)),
)


def writers_guide(speech: Speech) -> str:
    """All of card English for those who write cards for this ruleset, in Markdown."""
    spoken = FAMILIES if speech.families is None else speech.families
    parts = [(title, [family(module) for module in modules if module in spoken]) for title, modules in PARTS]
    parts.insert(2, ("Times", [("phases", phases.__doc__ or "", phases.phrases_of(speech))]))
    blanks = [(blank.rules, blank.meaning, blank.samples) for blank in BLANKS]
    keywords = [(each.name + " N" * each.number, each.text) for each in keywords_for(speech.keywords)]
    return guide(parts, blanks, keywords)


def family(module: ModuleType) -> Family:
    """A family of the vocabulary: its name, what it is, its phrases."""
    return module.__name__.rsplit(".", 1)[-1], module.__doc__ or "", module.PHRASES
