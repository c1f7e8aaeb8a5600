"""The words that SLOT gives to card English: its steps, and the families of phrases that its cards speak."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_ATTACK
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
    averting,
    battles,
    burdens,
    dealings,
    duels,
    fighting,
    mutual,
    positions,
    reaching,
    signs,
    standing,
    steps_between,
    twilight,
    vacancies,
    weapons,
)
from wtactics.rulesets.slot.speech.guide import GUIDE
from wtactics.rulesets.slot.speech.printing import SHEET
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
from wtactics.vocabulary.conditions import comparing, judging
from wtactics.vocabulary.deeds import death, deed, harm, marking, score
from wtactics.vocabulary.needs import Lacks
from wtactics.vocabulary.nouns import describing, naming, siding
from wtactics.vocabulary.numbers import capping, counting
from wtactics.vocabulary.rulings import agents, pricing, restraint, sources
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.sentences import (
    amounts,
    choosing,
    clauses,
    delaying,
    limits,
    lines,
    outcomes,
    paying,
    reminders,
    replacing,
    unless,
    whoever,
)
from wtactics.vocabulary.speech import PhaseName, Speech
from wtactics.vocabulary.things import among, mentioning, owning, referring
from wtactics.vocabulary.triggers import handling, impending, remembering, sayings, times, watching, ways

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
    ),
)  # fmt: skip
WORDINGS: Final = {
    # people
    "opposing": "enemy", "my": "this creature 's", "the opponent": "an opponent",
    "in your army": "you control", "in your army deck": "in your deck",
    "in the enemy army": "an opponent controls", "in an opponent 's army": "an opponent controls",
    "in the opponent 's army": "an opponent controls", "in your opponent 's army": "an opponent controls",
    # places
    "next to": "adjacent to", "straight ahead of": "in front of", "directly in front of": "in front of",
    "right in front of": "in front of", "directly behind": "behind", "right behind": "behind",
    "directly opposite": "opposite", "across from": "opposite", "opposite of": "opposite", "facing": "opposite",
    **{f"{verb} places": "change slots" for verb in ("change", "exchange", "trade", "switch", "swap")},
    "changes places": "changes slots",
    **{f"{whose} {shape}": f"its {shape}" for whose in ("her", "his") for shape in ("row", "column")},
    "be it friend or foe ,": "", "the controller of this creature": "you", "this creature 's controller": "you",
    "during this turn": "this turn",
    **{f"{step} step": f"{step} phase"
       for step in ("unmark", "upkeep", "recruit", "abilities", "move", "action", "twilight")},
    "its next unmark step": "its controller 's next unmark phase",
    "exchange the positions of": "swap", "exchange the places of": "swap", "swap the positions of": "swap",
    "swap the places of": "swap", "switch the positions of": "swap", "switch": "swap",
    **{f"{two} adjacent {enemy}": f"{two} {enemy} adjacent to each other"
       for two in ("two", "two target") for enemy in ("enemies", "enemy creatures")},
    **{f"{whose} {row} row creatures": f"creatures in {whose} {row} row"
       for whose in ("your", "the enemy") for row in ("front", "back")},
    "of your army": "you control", "of the enemy army": "an opponent controls", "in place of": "instead of", ", if any ,": "",
    "to its left and right": "beside this creature", "to its left or right": "beside this creature",
    **{f"{not_} strike back": "can't strike back" for not_ in ("does not", "do not", "doesn't", "don't")},
    "as long as they attack": "as long as attacking", "while they attack": "as long as attacking",
    "while it attacks": "as long as attacking", "while i attack": "as long as attacking",
    **{f"{when} its unmark step": f"{when} its controller 's unmark phase" for when in ("in", "during")},
    **{f"{when} their unmark step": f"{when} their controllers ' unmark phase" for when in ("in", "during")},
    "an enemy creature that is able": "enemy creatures able", "an enemy creature that could": "enemy creatures able to",
    ", standing in": "in", ", into its owner": "into its owner",
    "anything of": "a creature of",
    "swapped away": "swapped", "that you recruit cost": "cost", "gold less": "less", "gold more": "more",
    "recruits cost": "creatures cost",
    # values, tokens, weapons, and cover
    **{f"{word}{s}": f"damage token{s}" for word in ("token", "damage token") for s in ("", "s")},
    **{f"{here} {whose} {sort} weapon": f"] - {sort}"
       for here in ("] on", "] -", "] with") for whose in ("its", "the", "this creature 's") for sort in ("close", "ranged")},
    "action point less": "ap less", "no action point": "0 ap", "no action points": "0 ap", "no ap": "0 ap",
    **{f"{sort} {word}": sort for sort in ("close", "ranged")
       for word in ("value", "attack value", "combat value", "attack strength", "strength", "weapon value")},
    "doesn't count as covered": "isn't covered", "don't count as covered": "aren't covered",
    "does not count as covered": "isn't covered", "do not count as covered": "aren't covered",
    "can't be covered": "isn't covered",
    "counts as uncovered": "isn't covered", "count as uncovered": "aren't covered",
    "in your turn": "during your turn", "on your turn": "during your turn",
    "marked when attacking": "marked for attacking",
    "to the left and right of": "beside",
    "located in": "in", "standing in": "in", "standing": "", "stands": "is", "stand": "are", "i stand": "i is",
    "to the left or right of": "beside", "to the right or left of": "beside",
    # numbers
    "doesn't get marked": "isn't marked", "don't get marked": "aren't marked", "does not get marked": "isn't marked",
    "doesn't mark when": "isn't marked when", "does not mark when": "isn't marked when",
    "receives": "suffers", "receive": "suffer",
    "one or more victory points": "victory points", "one or more vp": "victory points", "scores": "gains", "score": "gain",
}  # fmt: skip
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
        impending, replacing, averting,
        agents, among, amounts, battles, burdens, choosing, dealings, duels, fighting, mutual, positions, reaching,
        pricing, comparing, counting, death, deed, describing, harm, judging, marking, mentioning, naming, reminders,
        paying, sources, restraint, score, siding, clauses, granting, limits, outcomes, signs, silencing, standing,
        steps_between, lines,
        remembering, times, twilight, whoever, unless, owning, delaying, vacancies,
        capping, referring,
        watching, weapons, handling, sayings, ways,
    ),
    keywords="slot",
    sheet=SHEET,
    guide=GUIDE,
    whole_names=True,
    lacks=LACKS,
    attacked=1 << CREATURE,
    wordings={
        "life point": "life", "life points": "life", "lp": "life", "action point": "AP", "action points": "AP",
        "army deck": "deck", "regain": "restore", "power cost": "cost",
        **WORDINGS,
    },
)  # fmt: skip
