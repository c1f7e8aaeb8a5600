"""The words that ARC gives to card English: its phases, and the families of phrases that its cards speak."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import NEXT_TACTICS, NEXT_UNMARK
from wtactics.kits.realm.speech.dialect import WORDINGS
from wtactics.rulesets.arc.speech.guide import GUIDE
from wtactics.rulesets.arc.terms import ATTACK_PHASE, DISCARD_PHASE, DRAW_PHASE, PLAY_1, PLAY_2, TACTICS, UNMARK_PHASE
from wtactics.vocabulary.speech import PhaseName, Speech

UNMARKING: Final = PhaseName("Unmark", [UNMARK_PHASE])
CLAIMING: Final = PhaseName("Tactics", [TACTICS])
SPEECH: Final = Speech(
    [
        UNMARKING,
        PhaseName("Draw and Resource", [DRAW_PHASE]),
        CLAIMING,
        PhaseName("Play", [PLAY_1, PLAY_2]),
        PhaseName("first Play", [PLAY_1]),
        PhaseName("second Play", [PLAY_2]),
        PhaseName("Attack", [ATTACK_PHASE], "combat"),
        PhaseName("Discard", [DISCARD_PHASE]),
    ],
    {NEXT_TACTICS: CLAIMING, NEXT_UNMARK: UNMARKING},
    families=GUIDE.families(),
    keywords="arc",
    guide=GUIDE,
    wordings={
        "in battle": "in combat", "draw & resource": "draw and resource",
        **{f"must attack {when} {whose} attack {phase}": "must attack" for when in ("in", "during")
           for whose, phase in (("your", "phase"), ("each of your", "phases"), ("its controller 's", "phase"))},
        **WORDINGS,
    },
    paraphrases=("shared", "realm"),
)  # fmt: skip
