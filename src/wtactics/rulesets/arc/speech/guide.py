"""The writer's guide to ARC's card English: its families, in the order in which one learns them."""

from __future__ import annotations

from typing import Final

from wtactics.rulesets.arc.speech import dialect
from wtactics.rulesets.arc.speech.blanks import BLANKS
from wtactics.vocabulary import (
    counters,
    counting,
    death,
    decks,
    deeds,
    defending,
    extras,
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
from wtactics.vocabulary.manual import Guide

PARTS: Final = (
    ("Lines of a text", (texts, prices, extras, watching, defending, reminders)),
    ("Sentences", (sentences, judging, unless)),
    ("Times", (phases,)),
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
GUIDE: Final = Guide(PARTS, BLANKS)
