"""The words that ORC gives to card English: its phases, and the families of phrases that its cards speak.

Costs stand left of a colon (ORC-ABIL-08, ORC-ABIL-09); who is told to do something chooses (ORC-ABIL-23); healing takes away
damage that is there (ORC-DEATH-08). Each word of a name is a type (ORC-CREA-08), a whole word in any form that the set knows
(ORC-CREA-09, ORC-CREA-16); keywords are labels (ORC-ABIL-26).
"""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import NEXT_UNMARK
from wtactics.engine.meaning import ARRIVE_IN_ARMY, BID, ENTER, MOVES, PLAY_AS_EVENT, STRIKE_FIRST
from wtactics.engine.places import CITY
from wtactics.rulesets.orc.speech import questing
from wtactics.rulesets.orc.speech.guide import GUIDE
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
from wtactics.vocabulary.needs import Lacks
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.speech import PhaseName, Speech

LACKS: Final = Lacks(
    types=1 << CITY,
    deeds=bit(ENTER, BID, ARRIVE_IN_ARMY, STRIKE_FIRST, PLAY_AS_EVENT, MOVES),
    facts=(facts.BUILT, facts.MOVED, facts.BID_WON, facts.BID_MISSED, facts.FAVOURED),
    things=(
        "token", "resident", "army", "cards that are attacked", "rules that cards set aside towards others",
        "power of factions",  # gold has none
        "draw beside",  # a second card is drawn at will
        "that only creatures fight",  # heroes do, too
        "vigilant", "travel", "deathless", "elusive", "numbered keywords",  # keywords are labels (ORC-ABIL-26)
    ),
)  # fmt: skip
HAPPENS: Final = ("dies", "die", "attack", "attacks", "defends", "comes into play", "come into play")
LOCALLY: Final = ("in this zone", "in this battlefield", "here")  # said in vain (ORC-SPAN-02)
MAGIC: Final = ("of", "by", "play", "plays")  # behind these "Magic" is such cards
# Who is called an enemy and does what only players do is no creature.
DOES: Final = (
    "lose", "gain", "draw", "discard", "choose", "reveal", "recycle", "abandon", "accept", "complete", "fail", "play",
    "control", "search", "sacrifice", "pay",
)  # fmt: skip
HINDERED: Final = [f"{cant} {do}" for cant in ("can't", "don't", "may", "must") for do in DOES]
WORDINGS: Final[dict[str, str]] = {
    **{f"enemy {do}s": f"opponent {do}s" for do in DOES},
    **{f"be {done} by enemies": f"be {done} by opponents"
       for done in ("marked", "unmarked", "targeted", "moved")},
    **{f"{enemy} {do}": f"{opponent} {do}" for enemy, opponent in (("enemies", "opponents"), ("enemy", "opponent"))
       for do in (*HINDERED, *DOES, "has", "have", "to lose", "to discard", "'s", "attacks you", "attack you")},
    **{f"than {any_} enemy": f"than {any_} opponent" for any_ in ("each", "any", "an")},
    **{f"than {all_} enemies": f"than {all_} opponents" for all_ in ("all", "your", "all your", "all of your")},
    "victory point": "vp", "victory points": "vp", "vp": "vp", "vps": "vp",
    "point of influence": "victory point", "points of influence": "victory points",
    "influence point": "victory point", "influence points": "victory points",
    **{f"{whose} upkeep{phase}": f"{whose} upkeep phase" for whose in ("your", "his", "their") for phase in ("", " phase")},
    **{f"{whose} upkeep phases": f"{whose} upkeep phases" for whose in ("your", "his", "their")},
    **{f"; {part}": f". {part}" for part in ("duration", "escrow", "reward", "whoever")},
    **dict.fromkeys(("criterion :", "criteria :", "task :", "goal :", "objective :", "to complete this quest ,"), ""),
    **dict.fromkeys(
        ("penalty :", "failure :", "on failure :", "on failure ,", "if you fail ,", "when you fail ,", "punishment :"),
        "if you fail this quest ,",
    ),
    **dict.fromkeys(("prerequisites :", "requirement :", "condition :"), "prerequisite :"),
    "its killer": "the creature that killed it",
    **{f"look at {hand}": "choose an opponent , then look at his hand"
       for hand in ("the hand of an opponent", "an opponent 's hand", "any opponent 's hand", "the hand of any opponent")},
    **{f"{within} this turn": "this turn" for within in ("in", "during")},
    **{f"unmark {also} unassign {phase}": f"unmark {phase}" for also in ("/", "and", "or") for phase in ("phase", "phases")},
    **{f"{when} you unassign this creature": f"{when} this creature is unassigned" for when in ("when", "whenever")},
    **{f"whoever {fates} this quest {do}s": f"when you {fate} this quest , you {do}"
       for fates, fate in (("abandons", "abandon"), ("fails", "fail"), ("fails or abandons", "fail or abandon"),
                           ("abandons or fails", "abandon or fail")) for do in DOES},
    **{f"lay {it} among": f"put {it} among" for it in ("it", "this creature", "that card", "them")},
    **{f"{whose} resources as a marked resource card": f"{whose} resources marked" for whose in ("your", "his")},
    **{f"{whose} resources as a resource card": f"{whose} resources" for whose in ("your", "his")},
    "grave": "graveyard", "graves": "graveyards", "gold cost": "cost", "gold costs": "costs", "army deck": "deck",
    "grave counter": "grave counter", "grave counters": "grave counters",
    "all of its abilities": "all its abilities", "all of their abilities": "all their abilities",
    "gold or less": "or less", "gold or more": "or more",
    "enemy magic": "enemy magic cards",
    "move out of this zone": "move", "move out of this front": "move", "this ability can be used only": "use this ability only",
    "picks up": "takes up", "pick up": "take up", "picked up": "taken up", "performs a pick - up": "takes up an equipment",
    ", rounded up": "rounded up", ", rounded down": "rounded down",
    "from hand": "", "dropped equipment cards": "dropped equipment", "dropped equipment card": "dropped equipment",
    **{f"{be} declared {defender} against": defend
       for be, defend in (("be", "defend against"), ("has been", "defends against"), ("is", "defends against"))
       for defender in ("a defender", "as a defender", "defenders", "as defenders", "defender")},
    **{f"deals no damage in {its} combat": "deals no combat damage this turn" for its in ("its", "that", "this", "the")},
    **{f"in different fronts {change} places": "in both fronts swap fronts" for change in ("change", "exchange", "swap")},
    **{f"{change} places": "swap fronts" for change in ("change", "exchange", "swap")},
    "if that creature is able to defend , it must": "that creature if able must",
    "if it is able to defend , it must": "it if able must",
    "in the zone": "in this zone", "in the zone opposite": "in the zone opposite", ", friend and foe alike": "",
    "attacking at the same time": "that is attacking",
    **{f"{them} at once": f"{them} at the same time" for them in ("creatures", "attackers")},
    **{f"{stays} assigned": "is assigned" for stays in ("stays", "remains")},
    "the duration is": "duration :", "; the duration is": ". duration :",
    "the killer": "the creature that made the last kill",
    ", one after the other": "in a row", "one after the other": "in a row",
    **{f"{before} magic": f"{before} magic cards" for before in MAGIC},
    **{f"{before} magic {card}": f"{before} magic {card}" for before in MAGIC for card in ("card", "cards")},
    **{f"{verb} {there}": verb for verb in HAPPENS for there in LOCALLY},
    **{f"{up} up {piece} {there}": f"take up {piece}" for up in ("pick", "take") for piece in ("equipment", "pieces")
       for there in (*LOCALLY, "in this front")},
    ", which he chooses": "of his choice", ", which you choose": "of your choice",
    **{f"into play , {marked} ,": f"into play {marked}" for marked in ("marked", "unmarked")},
    **{f"whenever {one} attacks": "whenever a creature you control attacks alone" for one in (
        "exactly one creature of yours", "exactly one creature you control", "exactly one of your creatures",
        "only one of your creatures", "only one creature you control")},
    **{f"{much} each from": f"{much} from" for much in ("or less", "or more")}, "cards each costing": "cards costing",
    **{f"can't {deed} again this turn": f"can't {deed} this turn" for deed in ("attack", "defend", "move")},
    **{f"{cards} that an opponent plays": f"{cards} an opponent plays"
       for cards in ("events", "event cards", "magic cards", "magic", "enchantments")},
    "; when": ". when", "; whenever": ". whenever",
    **{f"attackers {of} {that} attack": "attackers" for of in ("of", "in") for that in ("that", "this", "the")},
    **{f"{card} that {wait}": card for card, wait in (
        ("event", "waits"), ("magic card", "waits"), ("events", "wait"), ("magic cards", "wait"))},
    **{f"target waiting {card}": f"target {card}" for card in ("event", "magic card")},
    **{f"in his {phase} phase {comma}its controller": f"in its controller 's {phase} phase {comma}he"
       for phase in ("upkeep", "draw", "discard", "play") for comma in ("", ", ")},
    "its player": "its controller", "for as long as": "as long as",
    **{f"{cards} of {any_} player": cards for any_ in ("any", "either") for cards in (
        "creature", "creatures", "equipment", "resource card", "resource cards", "enchantment", "enchantments")},
}  # fmt: skip
UNMARKING: Final = PhaseName("Unmark", [UNMARK_PHASE])
SPEECH: Final = Speech(
    [
        UNMARKING,
        PhaseName("Upkeep", [UPKEEP]),
        PhaseName("Draw", [DRAW_PHASE]),
        PhaseName("Play", [PLAY_1, PLAY_2]),
        PhaseName("first Play", [PLAY_1]),
        PhaseName("second Play", [PLAY_2]),
        PhaseName("Attack", [CAMPAIGN_1, CAMPAIGN_2], "combat", "move / attack", "move and attack"),
        PhaseName("Entrance", [ENTRANCE]),
        PhaseName("Discard", [DISCARD_PHASE]),
    ],
    {NEXT_UNMARK: UNMARKING},
    families=GUIDE.families(),
    keywords="orc",
    guide=GUIDE,
    local=True,
    lacks=LACKS,
    wordings={**WORDINGS, **questing.WORDINGS},
    called={
        "victory point": "influence", "victory points": "influence", "a victory point": "1 influence",
        "fewer victory points": "less influence",
    },
    hosted=("enchantment", "equipment"),
    by_name=("creature",),
    paraphrases=("shared", "orc"),
)  # fmt: skip
