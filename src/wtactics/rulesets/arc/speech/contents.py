"""The words that ARC gives to card English: its phases, and the families of phrases that its cards speak."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import NEXT_TACTICS, NEXT_UNMARK
from wtactics.rulesets.arc.speech import dialect, sieges
from wtactics.rulesets.arc.speech.guide import GUIDE
from wtactics.rulesets.arc.terms import (
    ATTACK_PHASE,
    DISCARD_PHASE,
    DRAW_PHASE,
    PLAY_1,
    PLAY_2,
    TACTICS,
    UNMARK_PHASE,
)
from wtactics.vocabulary.changes import counters, granting, silencing, tallying, values, valuing
from wtactics.vocabulary.conditions import comparing, judging
from wtactics.vocabulary.deeds import (
    death,
    decks,
    deed,
    hands,
    harm,
    journeys,
    levelling,
    looking,
    marking,
    score,
    splitting,
    stopping,
    tokens,
    wealth,
)
from wtactics.vocabulary.nouns import describing, naming, placing, siding
from wtactics.vocabulary.numbers import capping, counting
from wtactics.vocabulary.rulings import agents, defending, duties, keeping, pricing, quotas, restraint, sources
from wtactics.vocabulary.sentences import (
    amounts,
    choosing,
    clauses,
    delaying,
    extras,
    limits,
    lines,
    outcomes,
    paying,
    prices,
    reminders,
    replacing,
    unless,
    whoever,
)
from wtactics.vocabulary.speech import PhaseName, Speech
from wtactics.vocabulary.things import among, hosting, mentioning, owning, referring
from wtactics.vocabulary.triggers import (
    campaigns,
    handling,
    impending,
    remembering,
    sayings,
    times,
    travelling,
    watching,
    ways,
)

UNMARKING: Final = PhaseName("Unmark", [UNMARK_PHASE])
CLAIMING: Final = PhaseName("Tactics", [TACTICS])
SPEECH: Final = Speech(
    [
        UNMARKING,
        PhaseName("Draw and Resource", [DRAW_PHASE]),
        CLAIMING,
        PhaseName("Play", [PLAY_1, PLAY_2]),
        PhaseName("Attack", [ATTACK_PHASE], "combat"),
        PhaseName("Discard", [DISCARD_PHASE]),
    ],
    {NEXT_TACTICS: CLAIMING, NEXT_UNMARK: UNMARKING},
    families=(
        impending, replacing,
        agents, duties, quotas, sources, among, amounts, pricing, comparing, counters, capping, counting, death, decks,
        defending, describing,
        dialect, deed, extras, hands, harm, hosting, journeys, judging, looking, marking, mentioning, naming, placing,
        prices, reminders, restraint, score, siding, clauses, granting, stopping, choosing, delaying, splitting,
        limits, lines, outcomes, paying, remembering, times, tallying, tokens, whoever, unless, values, watching, wealth,
        owning, keeping, valuing, silencing,
        referring, levelling,
        campaigns, handling, sayings, sieges, travelling, ways,
    ),
    keywords="arc",
    guide=GUIDE,
    wordings={"in battle": "in combat", "draw & resource": "draw and resource"},
)  # fmt: skip
