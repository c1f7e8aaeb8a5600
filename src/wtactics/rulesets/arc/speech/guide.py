"""The writer's guide to ARC's card English: its families, in the order in which one learns them."""

from __future__ import annotations

from typing import Final

from wtactics.rulesets.arc.speech import dialect, sieges
from wtactics.rulesets.arc.speech.blanks import BLANKS
from wtactics.rulesets.arc.speech.blanks_facts import FACT_BLANKS
from wtactics.rulesets.arc.speech.blanks_sentences import SENTENCE_BLANKS
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
from wtactics.vocabulary.manual import Guide
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
    phases,
    prices,
    reminders,
    replacing,
    unless,
    whoever,
)
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

PARTS: Final = (
    ("Lines of a text", (
        lines, hosting, amounts, limits, prices, extras, watching, ways, times, impending, campaigns, travelling,
        handling, sayings, sieges, defending, reminders,
    )),
    ("Sentences", (
        clauses, choosing, delaying, outcomes, replacing, paying, judging, comparing, remembering, unless, whoever,
    )),
    ("Times", (phases,)),
    ("Verbs", (
        hands, levelling, decks, looking, splitting, harm, death, journeys, tokens, marking, stopping, score, wealth,
        values, valuing, counters, tallying, granting, silencing, restraint, pricing, agents, quotas, keeping, sources,
        duties, deed,
    )),
    ("Nouns", (mentioning, referring, among, owning, naming, describing, siding, placing, counting, capping)),
    ("Other wordings that are understood", (dialect,)),
)  # fmt: skip
GUIDE: Final = Guide(PARTS, (*BLANKS, *SENTENCE_BLANKS, *FACT_BLANKS))
