"""The families that games share, in the order in which one learns them."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from wtactics.vocabulary.changes import (
    counters,
    doubling,
    filling,
    granting,
    raising,
    silencing,
    swapping,
    tallying,
    values,
    valuing,
)
from wtactics.vocabulary.conditions import comparing, judging, none_there
from wtactics.vocabulary.deeds import (
    copies,
    death,
    decks,
    deed,
    hands,
    harm,
    journeys,
    levelling,
    looking,
    marking,
    passives,
    piles,
    score,
    shares,
    splitting,
    stopping,
    taking,
    trading,
    turning,
    wealth,
)
from wtactics.vocabulary.nouns import bearing, describing, joining, likeness, measuring, naming, placing, siding
from wtactics.vocabulary.numbers import capping, counting, leads
from wtactics.vocabulary.rulings import (
    agents,
    arriving,
    company,
    defending,
    discounts,
    keeping,
    origins,
    playing,
    pricing,
    provisos,
    quotas,
    restraint,
    suffering,
)
from wtactics.vocabulary.sentences import (
    altering,
    alternatives,
    among_them,
    amounts,
    apiece,
    as_dealt,
    assuring,
    beforehand,
    both,
    cases,
    ceilings,
    choosing,
    clauses,
    consent,
    delaying,
    doers,
    doomed,
    encores,
    extras,
    floating,
    joints,
    letting,
    limits,
    lines,
    meanwhile,
    of_them,
    offers,
    outcomes,
    overriding,
    paying,
    prices,
    quoting,
    rationing,
    reminders,
    repeating,
    replacing,
    returning,
    rounds,
    scoring,
    seasons,
    shielding,
    slain,
    so_much,
    staying,
    that_many,
    this_way,
    those_done,
    timing,
    unless,
    unless_any,
    unless_paid,
    whoever,
)
from wtactics.vocabulary.things import (
    active,
    among,
    chance,
    hosting,
    lying,
    mentioning,
    ordinals,
    other_hosts,
    owning,
    pairing,
    portions,
    ranges,
    referring,
)
from wtactics.vocabulary.triggers import (
    campaigns,
    feats,
    handling,
    heaps,
    impending,
    occasions,
    passing,
    remembering,
    sayings,
    times,
    watching,
    ways,
)

Part = tuple[str, tuple[ModuleType, ...]]

LINES: Final = (
    lines, quoting, hosting, amounts, encores, rounds, limits, rationing, prices, extras, watching, ways, occasions, times,
    impending, campaigns, handling, sayings, defending, assuring, reminders, meanwhile, joints, timing, seasons, feats,
    heaps, passing,
)  # fmt: skip
SENTENCES: Final = (
    clauses, letting, choosing, alternatives, both, floating, delaying, outcomes, repeating, apiece, cases, overriding,
    consent, beforehand, doers, none_there, this_way, those_done, among_them, of_them, so_much, that_many, slain, replacing,
    returning, doomed, as_dealt, shielding,
    altering, ceilings, scoring, paying, judging, comparing,
    remembering, unless, unless_any, unless_paid, offers, staying, whoever,
)  # fmt: skip
VERBS: Final = (
    hands, shares, levelling, decks, looking, splitting, piles, taking, harm, death, journeys, copies, trading,
    marking, turning, stopping, score,
    wealth, values, valuing, doubling, swapping, raising, counters,
    tallying, filling, granting, silencing, restraint, suffering, provisos, playing, pricing,
    discounts, agents, origins, quotas, keeping, company, arriving, deed, passives,
)  # fmt: skip
NOUNS: Final = (
    mentioning, active, ranges, other_hosts,
    referring, pairing, lying, ordinals, among, portions, chance, owning, naming, describing, measuring, likeness, joining,
    bearing, siding, placing, counting, capping, leads,
)  # fmt: skip
