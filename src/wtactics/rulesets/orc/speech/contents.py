"""The words that ORC gives to card English: its phases, and the families of phrases that its cards speak.

Costs stand left of a colon (ORC-ABIL-08, ORC-ABIL-09); who is told to do something chooses (ORC-ABIL-23); healing takes away
damage that is there (ORC-DEATH-08). Each word of a name is a type (ORC-CREA-08), a whole word in any form that the set knows
(ORC-CREA-09, ORC-CREA-16); keywords are labels (ORC-ABIL-26).
"""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import (
    ARRIVE_IN_ARMY,
    BID,
    ENTER,
    LEAST_DEFENDERS,
    MUST_ATTACK,
    PLAY_AS_EVENT,
    STRIKE_FIRST,
)
from wtactics.engine.places import CITY
from wtactics.rulesets.orc.speech import acts, fronts, gear, monsters, moves, questing, treasury, victory
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
    wealth,
)
from wtactics.vocabulary.needs import Lacks
from wtactics.vocabulary.nouns import describing, naming, placing, siding
from wtactics.vocabulary.numbers import capping, counting
from wtactics.vocabulary.rulings import agents, defending, keeping, pricing, quotas, restraint
from wtactics.vocabulary.rulings.acts import bit
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
    watching,
    ways,
)

LACKS: Final = Lacks(
    types=1 << CITY,
    deeds=bit(ENTER, BID, ARRIVE_IN_ARMY, STRIKE_FIRST, MUST_ATTACK, PLAY_AS_EVENT, LEAST_DEFENDERS),
    facts=(facts.BUILT, facts.BID_WON, facts.BID_MISSED, facts.FAVOURED),
    things=(
        "token", "resident", "army", "cards that are attacked", "rules that cards set aside towards others",
        "draw beside",  # a second card is drawn at will
        "vigilant", "travel", "deathless", "elusive", "numbered keywords",  # keywords are labels (ORC-ABIL-26)
    ),
)  # fmt: skip
WORDINGS: Final[dict[str, str]] = {
    "victory point": "vp", "victory points": "vp", "vp": "vp", "vps": "vp",
    "point of influence": "victory point", "points of influence": "victory points",
    "influence point": "victory point", "influence points": "victory points",
    "grave": "graveyard", "graves": "graveyards", "gold cost": "cost", "gold costs": "costs", "army deck": "deck",
    "all of its abilities": "all its abilities", "all of their abilities": "all their abilities",
    "gold or less": "or less", "gold or more": "or more", "other local": "other", "your local": "your",
    "enemy magic": "enemy magic cards",
    "move out of this zone": "move", "move out of this front": "move", "this ability can be used only": "use this ability only",
    "picks up": "takes up", "pick up": "take up", "picked up": "taken up", "performs a pick - up": "takes up an equipment",
    ", rounded up": "rounded up", ", rounded down": "rounded down",
    "to play this card you must also": "as an additional cost to play this card ,",
    "from hand": "",
    "dies in this zone": "dies", "die in this zone": "die", "dies here": "dies",
}  # fmt: skip
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
        impending, replacing,
        agents, quotas, among, amounts, pricing, comparing, counters, capping, counting, death, decks,
        defending, describing, deed, extras, hands, harm, hosting, journeys, judging, looking, marking, mentioning, naming,
        placing, prices, reminders, restraint, score, siding, clauses, granting, stopping, choosing, delaying, splitting,
        limits, lines, outcomes, paying, remembering, times, tallying, whoever, unless, values, watching, wealth, owning,
        keeping, valuing, silencing, referring, levelling, campaigns, handling, sayings, ways,
        acts, fronts, gear, monsters, moves, questing, treasury, victory,
    ),
    keywords="orc",
    local=True,
    lacks=LACKS,
    wordings={**WORDINGS, **questing.WORDINGS},
    called={
        "victory point": "influence", "victory points": "influence", "a victory point": "1 influence",
        "fewer victory points": "less influence",
    },
    hosted=("enchantment", "equipment"),
)  # fmt: skip
