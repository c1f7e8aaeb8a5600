"""The words that ORC gives to card English: its phases, and the families of phrases that its cards speak."""

from __future__ import annotations

from typing import Final

from wtactics.rulesets.orc.terms import (
    CAMPAIGN_1,
    CAMPAIGN_2,
    DISCARD_PHASE,
    DRAW_PHASE,
    ENTRANCE,
    PLAY_1,
    PLAY_2,
    UNMARK_PHASE,
    UPKEEP,
)
from wtactics.vocabulary.changes import counters, granting, silencing, tallying, values, valuing
from wtactics.vocabulary.conditions import comparing, judging
from wtactics.vocabulary.deeds import death, decks, deed, hands, harm, levelling, looking, marking, splitting
from wtactics.vocabulary.nouns import describing, naming, placing, siding
from wtactics.vocabulary.numbers import capping, counting
from wtactics.vocabulary.rulings import agents, keeping, pricing, quotas
from wtactics.vocabulary.sentences import (
    amounts,
    choosing,
    clauses,
    delaying,
    limits,
    lines,
    outcomes,
    paying,
    prices,
    reminders,
    unless,
    whoever,
)
from wtactics.vocabulary.speech import PhaseName, Speech
from wtactics.vocabulary.things import among, hosting, mentioning, owning, referring
from wtactics.vocabulary.triggers import remembering, times, watching

SPEECH: Final = Speech(
    [
        PhaseName("Unmark", [UNMARK_PHASE]),
        PhaseName("Upkeep", [UPKEEP]),
        PhaseName("Draw", [DRAW_PHASE]),
        PhaseName("Play", [PLAY_1, PLAY_2]),
        PhaseName("Attack", [CAMPAIGN_1, CAMPAIGN_2], "combat"),
        PhaseName("Entrance", [ENTRANCE]),
        PhaseName("Discard", [DISCARD_PHASE]),
    ],
    {},
    families=(
        agents, quotas, among, amounts, pricing, comparing, counters, capping, counting, death, decks, describing, deed,
        hands, harm, hosting, judging, looking, marking, mentioning, naming, placing, prices, reminders, siding, clauses,
        granting, choosing, delaying, splitting, limits, lines, outcomes, paying, remembering, times, tallying, whoever,
        unless, values, watching, owning, keeping, valuing, silencing, referring, levelling,
    ),
)  # fmt: skip
