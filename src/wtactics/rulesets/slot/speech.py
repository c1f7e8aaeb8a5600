"""The words that SLOT gives to card English: its steps, and the families of phrases that its cards speak."""

from __future__ import annotations

from typing import Final

from wtactics.rulesets.slot.terms import (
    ABILITIES_STEP,
    ACTION_STEP,
    MOVE_STEP,
    RECRUIT_STEP,
    TWILIGHT_STEP,
    UNMARK_STEP,
    UPKEEP_STEP,
)
from wtactics.vocabulary import (
    battles,
    counting,
    death,
    deeds,
    harm,
    judging,
    marking,
    mentioning,
    naming,
    reminders,
    restraint,
    score,
    sentences,
    shape,
    signs,
    silencing,
    standing_where,
    steps_between,
    texts,
    twilight,
    watching,
    weapons,
)
from wtactics.vocabulary.speech import PhaseName, Speech

SPEECH: Final = Speech(
    [
        PhaseName("Unmark", [UNMARK_STEP]),
        PhaseName("Upkeep", [UPKEEP_STEP]),
        PhaseName("Recruit", [RECRUIT_STEP]),
        PhaseName("Abilities", [ABILITIES_STEP]),
        PhaseName("Move", [MOVE_STEP]),
        PhaseName("Action", [ACTION_STEP]),
        PhaseName("Twilight", [TWILIGHT_STEP]),
    ],
    {},
    families=(
        battles, counting, death, deeds, harm, judging, marking, mentioning, naming, reminders, restraint, score,
        sentences, shape, signs, silencing, standing_where, steps_between, texts, twilight, watching, weapons,
    ),
    keywords="slot",
    stats="slot",
    whole_names=True,
)  # fmt: skip
