"""The words that SLOT gives to card English: its steps, and the families of phrases that its cards speak."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import NEXT_UNMARK, THIS_ATTACK
from wtactics.engine.meaning import (
    ARRIVE_IN_ARMY,
    ATTACK_MARKED,
    BE_PLAYED,
    BID,
    DEFEND,
    DEFEND_MARKED,
    DRAW,
    ENTER,
    MUST_ATTACK,
    PLAY_AS_EVENT,
    STRIKE_DOUBLE,
    STRIKE_FIRST,
)
from wtactics.engine.places import CITY, CREATURE, ENCHANTMENT, EVENT, MAGIC, RESOURCE
from wtactics.rulesets.slot.speech import (
    allotments,
    arms,
    arrivals,
    assurances,
    averting,
    awards,
    battles,
    bends,
    billets,
    burdens,
    burials,
    clashes,
    crossings,
    customs,
    dealings,
    duels,
    dues,
    dusk,
    endurance,
    exchanges,
    fees,
    fighting,
    first_blows,
    goings,
    groups,
    hirings,
    levies,
    marked,
    moments,
    mutual,
    onslaughts,
    paces,
    positions,
    prizes,
    quarters,
    raises,
    ranks,
    reaches,
    reaching,
    redirections,
    remedies,
    rooms,
    shots,
    sides,
    signs,
    sorties,
    spending,
    squads,
    standing,
    steps_between,
    strides,
    strokes,
    tills,
    truces,
    trudges,
    twilight,
    vacancies,
    weapons,
    wherein,
    yields,
)
from wtactics.rulesets.slot.speech.guide import GUIDE
from wtactics.rulesets.slot.speech.printing import SHEET
from wtactics.rulesets.slot.speech.wordings import WORDINGS
from wtactics.rulesets.slot.terms import (
    ABILITIES_STEP,
    ACTION_STEP,
    MOVE_STEP,
    RECRUIT_STEP,
    TWILIGHT_STEP,
    UNMARK_STEP,
    UPKEEP_STEP,
)
from wtactics.vocabulary.changes import granting, silencing
from wtactics.vocabulary.conditions import comparing, judging, only_one
from wtactics.vocabulary.deeds import death, deed, harm, marking, score, turning
from wtactics.vocabulary.needs import Lacks
from wtactics.vocabulary.nouns import describing, joining, likeness, measuring, naming, siding
from wtactics.vocabulary.numbers import capping, counting
from wtactics.vocabulary.rulings import agents, pricing, provisos, restraint, sources
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.sentences import (
    alternatives,
    amounts,
    apiece,
    assuring,
    beforehand,
    both,
    choosing,
    clauses,
    consent,
    delaying,
    doers,
    doomed,
    encores,
    joints,
    limits,
    lines,
    meanwhile,
    of_them,
    offers,
    outcomes,
    overriding,
    paying,
    quoting,
    rationing,
    reminders,
    repeating,
    replacing,
    rounds,
    slain,
    so_much,
    that_many,
    this_way,
    timing,
    unless,
    whoever,
)
from wtactics.vocabulary.speech import PhaseName, Speech
from wtactics.vocabulary.things import (
    active,
    among,
    lying,
    mentioning,
    naming_one,
    ordinals,
    owning,
    pairing,
    portions,
    ranges,
    referring,
)
from wtactics.vocabulary.triggers import (
    feats,
    handling,
    impending,
    occasions,
    remembering,
    sayings,
    times,
    watching,
    ways,
)

# Armies are creatures only, in decks without an order (SLOT-CARD-01, SLOT-DECK-07, SLOT-TABLE-01); blows fall together and
# nobody chooses to defend (SLOT-DEF-04, SLOT-DEF-05).
LACKS: Final = Lacks(
    types=1 << CITY | 1 << ENCHANTMENT | 1 << RESOURCE | 1 << EVENT | 1 << MAGIC,
    facts=(facts.DESTROYED, facts.BUILT, facts.PLAYED, facts.DISCARDED, facts.DREW, facts.BID_WON, facts.SACRIFICED,
        facts.WENT, facts.CHARGED, facts.BID_MISSED, facts.FAVOURED),
    deeds=bit(DEFEND, ENTER, BID, BE_PLAYED, DRAW, ARRIVE_IN_ARMY, STRIKE_FIRST, STRIKE_DOUBLE, MUST_ATTACK, ATTACK_MARKED,
        DEFEND_MARKED, PLAY_AS_EVENT),
    times=(THIS_ATTACK,),
    things=(
        "power", "decks in an order", "removal from the game", "numbered keywords", "resident", "token", "army", "travel",
        "deathless", "elusive", "rules that cards set aside towards others", "players that are attacked",
        "turns in which", "healing of all damage", "damage that lies on cards", "values such as +1/+0",
    ),
)  # fmt: skip
UNMARKING: Final = PhaseName("Unmark", [UNMARK_STEP])
SPEECH: Final = Speech(
    [
        UNMARKING,
        PhaseName("Upkeep", [UPKEEP_STEP]),
        PhaseName("Recruit", [RECRUIT_STEP]),
        PhaseName("Abilities", [ABILITIES_STEP]),
        PhaseName("Move", [MOVE_STEP]),
        PhaseName("Action", [ACTION_STEP]),
        PhaseName("Twilight", [TWILIGHT_STEP]),
    ],
    {NEXT_UNMARK: UNMARKING},
    families=(
        impending, replacing, doomed, allotments, arms, arrivals, assurances, averting, awards,
        active, agents, among, amounts, battles, bends, billets, burials,
        burdens, choosing, clashes, crossings, customs, dealings, duels, dues, dusk, endurance, exchanges,
        fighting, first_blows, goings, groups, hirings, levies, marked, moments,
        mutual, onslaughts, paces, positions, prizes, quarters, raises, ranks, reaches, reaching, redirections, remedies,
        pricing, comparing, counting, death, deed, describing, harm, judging, only_one, marking, mentioning, naming, reminders,
        provisos, paying, sources, restraint, score, siding, clauses, granting, limits, rationing, outcomes, repeating, apiece,
        rooms,
        shots, sides, signs, silencing, sorties,
        spending, squads,
        standing, steps_between, strides, strokes, lines, quoting,
        remembering, slain, this_way, timing, times, tills, truces, trudges,
        twilight, whoever, unless, owning, delaying, vacancies,
        capping, referring, pairing, lying, joining, measuring, likeness, portions, ordinals, doers, beforehand, of_them,
        so_much, that_many, meanwhile, joints, wherein, naming_one,
        watching, weapons, yields, handling, sayings, occasions, ways, feats,
        assuring, alternatives, both, overriding, consent, encores, fees, rounds, ranges, turning,
        offers,
    ),
    keywords="slot",
    sheet=SHEET,
    guide=GUIDE,
    whole_names=True,
    lacks=LACKS,
    attacked=1 << CREATURE,
    wordings={
        "must pay": "pay", "must spend": "spend",
        "life point": "life", "life points": "life", "lp": "life", "action point": "AP", "action points": "AP",
        "army deck": "deck", "regain": "restore", "power cost": "cost",
        **WORDINGS,
    },
)  # fmt: skip
