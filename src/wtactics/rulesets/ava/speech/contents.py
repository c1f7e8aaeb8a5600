"""The words that AVA gives to card English: its phases, and the families of phrases that its cards speak.

Each word of name and subtype line is a type by itself (AVA-CREA-03); values change in pairs (AVA-CREA-07); what a creature can
do besides stands in its text (AVA-CREA-08).
"""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import NEXT_UNMARK
from wtactics.engine.meaning import ARRIVE_IN_ARMY
from wtactics.engine.prices import BID_PRIZE, CITY_MOVES
from wtactics.kits.realm.speech.dialect import WORDINGS
from wtactics.rulesets.ava.speech.guide import GUIDE
from wtactics.rulesets.ava.speech.wordings import WORDINGS as OTHERWISE
from wtactics.rulesets.ava.terms import (
    ATTACK_PHASE,
    DISCARD_PHASE,
    DRAW_PHASE,
    ENTRANCE,
    PLAY_1,
    PLAY_2,
    TACTICS,
    UNMARK_PHASE,
    UPKEEP_PHASE,
)
from wtactics.vocabulary.needs import Lacks
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.speech import PhaseName, Speech

WHOSE: Final = ("your", "his", "its", "their", "controller 's", "player 's", "opponent 's", "owner 's", "each", "next")
# New creatures may always arrive in the Army (AVA-CREA-01).
# There is one move a turn, wherever it begins, and who wins a bid chooses what it brings.
LACKS: Final = Lacks(deeds=bit(ARRIVE_IN_ARMY, CITY_MOVES, BID_PRIZE), things=["that only creatures fight"])
UNMARKING: Final = PhaseName("Unmark", [UNMARK_PHASE])
SPEECH: Final = Speech(
    [
        UNMARKING,
        PhaseName("Upkeep", [UPKEEP_PHASE]),
        PhaseName("Draw", [DRAW_PHASE]),
        PhaseName("Tactics", [TACTICS]),
        PhaseName("Play", [PLAY_1, PLAY_2]),
        PhaseName("first Play", [PLAY_1]),
        PhaseName("second Play", [PLAY_2]),
        PhaseName("Attack", [ATTACK_PHASE], "combat"),
        PhaseName("Entrance", [ENTRANCE]),
        PhaseName("Discard", [DISCARD_PHASE]),
    ],
    {NEXT_UNMARK: UNMARKING},
    families=GUIDE.families(),
    keywords="ava",
    lacks=LACKS,
    hosted=("enchantment",),  # which always has a target (AVA-ENCH-02), so its host may be all that says it
    guide=GUIDE,
    wordings={
        **{f"{whose} upkeep{phase}": f"{whose} upkeep phase" for whose in WHOSE for phase in ("", " phase")},
        **{f"at {when}upkeep{phase}": "at upkeep" for when in ("", "the start of ") for phase in ("", " phase")},
        **{f"{whose} upkeep phases": f"{whose} upkeep phases" for whose in WHOSE},
        **{f"at each of {whose} {each}": f"at the start of each of {whose} upkeep phases"
           for whose in WHOSE for each in ("upkeeps", "upkeep phases", "upkeep steps")},
        "cities you build cost": "cities you play cost", "cities your opponents build cost": "cities your opponents play cost",
        "cities opponents build cost": "cities opponents play cost",
        "building a city costs": "cities cost", "building cities costs": "cities cost", "to build cities": "for cities",
        "you build this city": "this city is built", "city falls": "city is destroyed", "defence strength": "strength",
        "as a resident": "as long as it is a resident",
        "played at any time": "played whenever you could play an event",
        "creature at any time": "creature whenever you could play an event",
        **{f"creature at any time{when} you {may} play an event": "creature whenever you could play an event"
           for when in ("", " when", " that") for may in ("may", "can", "could")},
        "played like an event": "played whenever you could play an event",
        "main deck": "deck", "draw a second card": "draw more than one card",
        "capture": "gain control of", "captures": "gain control of",
        **{f"{when} {whose} army attacks": f"{when} {who} attack{third}" for when in ("when", "whenever")
           for whose, who, third in (("your", "you", ""), ("an opponent 's", "an opponent", "s"))},
        "the upkeep of": "the upkeep phase of",
        "that costs no more than": "that costs no more than", "that costs no more": "with equal or lower cost",
        "whose cost is not higher": "with equal or lower cost", "whose cost is no higher": "with equal or lower cost",
        "whose cost is no higher than": "whose cost is no higher than",
        **{f"{cant} put the top city of {whose} cities deck {to} the bottom": f"can't rotate {whose} cities deck"
           for cant in ("may not", "cannot", "can not", "can't") for whose in ("his", "their", "your") for to in ("on", "to")},
        **{f"{when} you win no {prize} in your {own}{phase} phase":
           "at the end of your tactics phase , if you won no bids this turn" for when in ("when", "whenever", "if")
           for prize in ("discipline", "disciplines", "bid", "bids") for own in ("", "own ")
           for phase in ("tactics", "tactical")},
        "their cities decks": "their cities deck", "to build this city": "to play this city",
        **WORDINGS,
        **OTHERWISE,
        **{f"the hand of {who}": f"{who} 's hand" for who in ("target opponent", "target player", "that player")},
        **{f"whose {value} is not {more} than": f"whose {value} is no {more} than" for value in ("cost", "atk", "def")
           for more in ("more", "higher", "greater", "less", "lower")},
        "its controller 's army attacks": "its controller attacks", "his army attacks": "he attacks",
        **{f"{when} your army attacks": f"{when} you attack" for when in ("if", "time")},
        "attacks and is left unblocked": "is left unblocked", "attack and is left unblocked": "is left unblocked",
        "instead of one each turn": "each turn",
        **{f"{stand} alongside {whose} army": f"{stand} alongside {whose} creatures" for stand in ("stand", "stands")
           for whose in ("your", "his", "their")},
        "are defending alongside": "stand alongside", "is defending alongside": "stands alongside",
        **{f"advantage : {when} {gained}": f"advantage : {when} you gain this advantage" for when in ("when", "whenever")
           for gained in ("you gain it", "this advantage is gained", "it is gained", "you win it")},
        **{f"advantage : once this turn , {when}": f"advantage : once each turn , {when}"
           for when in ("when", "whenever", "if", "you may")},
        **{f"once this turn , {when}": "the next time this turn" for when in ("when", "whenever", "if")},
        **{f"all three disciplines in {one} turn": "all three disciplines" for one in ("one", "a single", "the same", "a")},
        **{f"you are attacked {when}": f"an opponent attacks you {so}"
           for when, so in (("while", "as long as"), ("as long as", "as long as"), ("if", "if"))},
        **{f"entering {army} ,": "when this creature enters your army ," for army in ("the army", "your army")},
        "one of your opponents": "an opponent", "no city in play": "no cities", "no cities in play": "no cities",
        **{f"advantage : once , {when}": f"advantage : once each turn , {when}" for when in ("when", "whenever")},
        **{f"you have no {discipline} city": f"you control no {discipline} city" for discipline in ("body", "mind", "soul")},
        "that costs less than": "that costs less than", "that costs less": "with lower cost",
        **{f"; they {stay} {there}": f", and they {stay} {there}" for stay in ("stay", "remain", "return")
           for there in ("residents", "there", "in")},
        **{f"{whose} avatar {stand}{third} {where}": f"{who} {stand}{third if who != 'you' else ''} {where}"
           for whose, who in (("your", "you"), ("an opponent 's", "an opponent"), ("target opponent 's", "target opponent"),
                              ("enchanted player 's", "enchanted player"), ("his", "he"), ("a player 's", "a player"))
           for stand, third in (("stand", "s"),) for where in ("alongside", "aside")},
        "avatar 's place": "avatar 's place",
        **{f"; {but}{use} this {ability}{only}": f". {use} this {ability}{only}" for but in ("", "but ") for use in ("use",)
           for ability in ("", "ability ") for only in ("only", "at", "once")},
        "in battle": "in combat", "tactical": "tactics", "gold": "power",
        "victory point": "vp", "victory points": "vp", "vp": "vp", "vps": "vp",
        "life point": "victory point",
        "life points": "victory points", "life": "victory points", "lp": "victory points",
    },
    called={
        "victory point": "life point", "victory points": "life points", "a victory point": "1 life point",
        "fewer victory points": "fewer life points",
    },
    paraphrases=("shared", "realm", "ava"),
)  # fmt: skip
