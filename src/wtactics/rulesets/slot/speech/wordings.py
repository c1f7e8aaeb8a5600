"""Wordings of SLOT: other ways of saying the same words of its grid, its battles and its piles."""

from __future__ import annotations

from typing import Final

from wtactics.rulesets.slot.speech.short_ways import SHORT_WAYS, STEPS
from wtactics.rulesets.slot.speech.usages import USAGES

ALLIES: Final = ("allies", "ally creatures", "creatures you control", "creatures")
TWO: Final = ("two", "two target", "two other")
# Several who change places are adjacent to each other, and not to this creature.
NEIGHBOURS: Final = {
    **{f"adjacent {ally}": ally for ally in ALLIES},
    **{f"{ally} in adjacent slots": ally for ally in ALLIES},
    **{f"of your adjacent {ally}": "allies" for ally in ("allies", "creatures")},
    "of your creatures in adjacent slots": "allies",
}
CHANGE_PLACES: Final = ("change places", "swap places", "exchange places", "trade places")
# Who is called the enemy and does what only players do is no creature.
DOES: Final = {do: f"{do}s" for do in ("pay", "recruit", "use", "spend", "choose", "put")} | {"score": "gains"}
HINDERED: Final = [
    f"{cant} {do}" for cant in ("can't", "cannot", "don't", "may", "must", "may not") for do in (*DOES, "mark one")
]
GETS: Final = {get: get for get in ("gets", "gains", "loses", "has", "receives")} | {"scores": "gains"}
OWNS: Final = ("twilight", "graveyard", "deck", "victory points", "action points", "army")
UNITS: Final = {unit: unit for unit in ("victory point", "victory points", "ap", "point", "points")} | {
    "action point": "ap",
    "action points": "ap",
}
NUMBERS: Final = ("a", "no", "one", "two", "three", "1", "2", "3", "1 more", "more", "fewer", "1 less")
FOES: Final = ("the enemy", "your opponent", "the opponent", "an opponent")
NEAR: Final = ("adjacent to it", "next to it", "adjacent to that creature", "behind it", "in front of it")
WORDINGS: Final = {
    **SHORT_WAYS, **USAGES,
    **{f"the enemy {said}": f"an opponent {does}" for do, does in DOES.items() for said in (f"{do}s",)},
    **{f"the enemy {cant}": f"an opponent {cant}" for cant in HINDERED},
    **{f"the enemy {get} {n} {unit}": f"an opponent {gets} {n} {units}"
       for get, gets in GETS.items() for n in NUMBERS for unit, units in UNITS.items()},
    **{f"{foe} {has} {n} {unit} {when} his next turn": f"an opponent loses {n} ap in his next turn"
       for foe in FOES for has in ("has", "gets") for n in ("1", "2", "one", "two", "an", "a")
       for unit in ("action point less", "action points less", "ap less", "less ap", "action point fewer")
       for when in ("in", "during")},
    **{f"the enemy {count} creatures": f"an opponent {count} creatures" for count in ("has more", "has fewer")},
    **{f"the enemy 's {what}": f"an opponent 's {what}" for what in OWNS},
    **{f"{whose} {recruits} cost": "creatures an opponent recruits cost" for whose, recruits in (
        ("the enemy 's", "recruits"), ("recruits of", "the enemy"))},
    **{f"{gives} the enemy": f"{gives} an opponent" for gives in ("costs", "cost", "give", "gives", "recruited by", "unless")},
    **{f"{does} one of his": f"an opponent {does[10:]} one of his"
       for does in ("the enemy marks", "the enemy unmarks", "the enemy moves", "the enemy removes")},
    **{f"{when} the enemy kills": f"{when} an opponent kills" for when in ("when", "whenever", "if", "time")},
    **{f"both {who} {where}": f"all {who} {where}" for who in ("creatures", "allies", "enemy creatures")
       for where in ("in it", "in an enemy pair", "of an enemy pair", "in one of your pairs", "of one of your pairs")},
    "killed by the enemy": "killed by an opponent",
    "the first enemy creature in": "the foremost enemy creature in",
    **{f"{owe} {none} for their level": "need no upkeep for their level" for owe in ("owe", "pay", "need")
       for none in ("no fee", "no fees", "no upkeep")},
    **{f"{owes} {none} for its level": "needs no upkeep for its level" for owes in ("owes", "pays", "needs")
       for none in ("no fee", "no upkeep")},
    **{f"{anyhow} turn it is": "in any turn" for anyhow in ("whosever", "no matter whose", "regardless of whose")},
    **{f"{so_long} they are {attacked}": "as long as attacked" for so_long in ("while", "as long as", "when")
       for attacked in ("attacked", "being attacked")},
    **{f"{so_long} being attacked": "as long as attacked" for so_long in ("while", "when")},
    **{f"you {begin} your next turn with": "in your next turn , you have" for begin in ("begin", "start")},
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
    **{f"{verb} places": "changes slots" for verb in ("changes", "exchanges", "trades", "switches", "swaps")},
    "exchange": "swap", "exchanges": "swaps",
    **{f"{whose} {shape}": f"its {shape}" for whose in ("her", "his") for shape in ("row", "column")},
    "be it friend or foe ,": "", "the controller of this creature": "you", "this creature 's controller": "you",
    "gets victory points": "gains victory points", "get victory points": "gain victory points",
    "during this turn": "this turn",
    **{f"{step} step": f"{step} phase"
       for step in STEPS},
    "its next unmark step": "its controller 's next unmark phase",
    "its controller 's next step 1": "its controller 's next unmark phase",
    "step 1 of its controller 's next turn": "its controller 's next unmark phase",
    "exchange the positions of": "swap", "exchange the places of": "swap", "swap the positions of": "swap",
    "swap the places of": "swap", "switch the positions of": "swap", "switch": "swap",
    **{f"{two} {adjacent}{choice} {change}": f"{two} {ally} adjacent to each other change slots"
       for two in TWO for adjacent, ally in NEIGHBOURS.items() for choice in ("", " of your choice")
       for change in CHANGE_PLACES},
    **{f"swap {two} {adjacent}": f"swap {two} {ally} adjacent to each other"
       for two in TWO for adjacent, ally in NEIGHBOURS.items()},
    # nobody is adjacent to himself, so that none of those who are adjacent to him needs to be "other than" he
    **{f"{two} {adjacent} other than": f"{two} {ally} adjacent to each other other than"
       for two in ("two", "two target") for adjacent, ally in NEIGHBOURS.items()},
    **{f"{two} adjacent {enemy}": f"{two} {enemy} adjacent to each other"
       for two in ("two", "two target") for enemy in ("enemies", "enemy creatures")},
    **{f"{whose} {row} row creatures": f"creatures in {whose} {row} row"
       for whose in ("your", "the enemy") for row in ("front", "back")},
    "of your army": "you control", "of the enemy army": "an opponent controls", "in place of": "instead of", ", if any ,": "",
    "to its left and right": "beside this creature", "to its left or right": "beside this creature",
    **{f"{not_} strike back": "can't strike back" for not_ in ("does not", "do not", "doesn't", "don't")},
    "as long as they attack": "as long as attacking", "while they attack": "as long as attacking",
    "while i strike back": "when striking back",
    "while they strike back": "when striking back",
    **{f"{when} step 7 of {this} turn": "at the end of this turn"
       for when in ("in", "during") for this in ("this", "the same")},
    **{f"{when} step {n} of your turn": f"during your {step} phase" for when in ("in", "during")
       for n, step in enumerate(STEPS, 1)},
    **{f"only in your {step} {word}": f"only during your {step} phase" for step in STEPS for word in ("step", "phase")},
    **{f"{step_n} of {whose}": f"{norm} {step} phase" for n, step in enumerate(STEPS, 1)
       for whose, norm in (("your turn", "your"), ("each of your turns", "your"), ("an opponent 's turn", "an opponent 's"),
                           ("your opponent 's turn", "an opponent 's"), ("the opponent 's turn", "an opponent 's"),
                           ("each turn", "each"), ("its controller 's turn", "its controller 's"))
       for step_n in (f"step {n}", f"the step {n}")},
    **{f"{whose} step {n}": f"{whose} {step} phase" for n, step in enumerate(STEPS, 1)
       for whose in ("your", "each", "its controller 's", "their controllers '")},
    **{f"step {n}": f"the {step} phase" for n, step in enumerate(STEPS, 1)},
    **dict.fromkeys(("an enemy turn", "the enemy turn", "the enemy 's turn", "an enemy 's turn"), "an opponent 's turn"),
    **{f"{bears} {some}": f"{has} {some}" for bears, has in (("bears", "has"), ("bear", "have"))  # not the Bears
       for some in ("a", "an", "no", "any", "one", "two", "three", "at", "exactly", "more", "fewer")},
    **{f"bear {tokens}": "have damage tokens" for tokens in ("tokens", "damage tokens")},
    "bearing": "with", "carries": "has",
    "anybody in": "a creature in", "anyone in": "a creature in", "this one": "this creature",
    "exactly one creature": "a single creature",
    "while it attacks": "as long as attacking", "while i attack": "as long as attacking",
    **{f"{when} its unmark step": f"{when} its controller 's unmark phase" for when in ("in", "during")},
    **{f"{when} their unmark step": f"{when} their controllers ' unmark phase" for when in ("in", "during")},
    "an enemy creature that is able": "enemy creatures able", "an enemy creature that could": "enemy creatures able to",
    ", standing in": "in", ", into its owner": "into its owner",
    "anything of": "a creature of",
    "that you recruit cost": "you recruit cost", "gold less": "less", "gold more": "more",
    "recruits cost": "creatures cost",
    # values, tokens, weapons, and cover
    **{f"{word}{s}": f"damage token{s}" for word in ("token", "damage token") for s in ("", "s")},
    **{f"{here} {whose} {sort} weapon": f"] - {sort}"
       for here in ("] on", "] -", "] with") for whose in ("its", "the", "this creature 's") for sort in ("close", "ranged")},
    "action point less": "ap less", "no action point": "0 ap", "no action points": "0 ap", "no ap": "0 ap",
    **{f"{sort} {word}": sort for sort in ("close", "ranged")
       for word in ("value", "attack value", "combat value", "attack strength", "strength", "weapon value", "atk",
                    "atk value")},
    "doesn't count as covered": "isn't covered", "don't count as covered": "aren't covered",
    "does not count as covered": "isn't covered", "do not count as covered": "aren't covered",
    "can't be covered": "isn't covered",
    "counts as uncovered": "isn't covered", "count as uncovered": "aren't covered",
    **{f"{in_} {whose} {turn}": "during an opponent 's turn" for in_ in ("in", "on")
       for whose in ("an opponent 's", "your opponent 's", "the opponent 's", "the enemy 's") for turn in ("turn", "turns")},
    **{f"during {whose} {turn}": "during an opponent 's turn"
       for whose in ("your opponent 's", "the opponent 's", "the enemy 's") for turn in ("turn", "turns")},
    "swaps or moves": "moves", "moves or swaps": "moves", "swap or move": "move", "move or swap": "move",
    "although it is marked": "even if marked",
    **dict.fromkeys((", the active player first", ", active player first", ", the active player begins",
                     ", beginning with the active player", ", starting with the active player"), ""),
    "the current battle": "this battle", "from this battle": "this battle", "in the current battle": "this battle",
    "from the current battle": "this battle",
    **{f"its adjacent {who}": f"{who} adjacent to it" for who in (*ALLIES, "ally", "ally creature", "enemies")},
    "remaining life": "life left", "remaining lives": "life left", "point of life": "life", "points of life": "life",
    **{f"{when} your {own}turn only": "only during your turn" for when in ("in", "on", "during") for own in ("", "own ")},
    "in your turn": "during your turn", "on your turn": "during your turn",
    "marked when attacking": "marked for attacking",
    "to the left and right of": "beside",
    **{f"{both}to the left and to the right of": "on both sides of" for both in ("", "both ")},
    **{f"both {to}left and right of": "on both sides of" for to in ("to the ", "on the ")},
    **{f"straight opposite {one}": f"opposite {one}" for one in ("this", "it", "that", "the", "an", "a")},
    "straight opposite": "straight ahead",
    **{f"{pay} {n} energy": f"{pay} {n} gold" for pay in ("pay", "pays", "paying", "paid", "costs", "cost", "loses", "lose")
       for n in ("1", "2", "3", "one", "two", "three")},
    "located in": "in", "standing in": "in", "standing": "", "stands": "is", "stand": "are", "i stand": "i is",
    "to the left or right of": "beside", "to the right or left of": "beside",
    # numbers
    "doesn't get marked": "isn't marked", "don't get marked": "aren't marked", "does not get marked": "isn't marked",
    "doesn't mark when": "isn't marked when", "does not mark when": "isn't marked when",
    "receives": "suffers", "receive": "suffer",
    **{f"{scores} {n} {point}": f"{gains} {n} victory {point}" for scores, gains in (("score", "gain"), ("scores", "gains"))
       for n, point in (("1", "point"), ("one", "point"), ("a", "point"), ("2", "points"), ("two", "points"),
                        ("3", "points"), ("three", "points"))},
    "is being attacked": "is attacked", "are being attacked": "are attacked",
    "one or more victory points": "victory points", "one or more vp": "victory points", "scores": "gains", "score": "gain",
    **{f"{with_} {whose} {sort} weapon{s}": f"in {sort} combat" for with_ in ("with", "using") for sort in ("close", "ranged")
       for whose, s in (("its", ""), ("this creature 's", ""), ("their", ""), ("their", "s"))},
    **{f"{fight} against": fight for fight in ("fights", "fight", "fighting", "fought")},
    "enters unmarked": "comes into play unmarked", "enter unmarked": "come into play unmarked",
    "arrives unmarked": "comes into play unmarked", "arrive unmarked": "come into play unmarked",
    "joins your army": "comes into play under your control", "join your army": "come into play under your control",
    "any one": "one", "the next point of damage": "the next one damage",
    "except if": "unless", "except when": "unless",
    "declares an attack": "attacks", "declare an attack": "attack",
    # more of them
    "pull": "move", "drag": "move", "right next to": "adjacent to", "straight before": "in front of",
    "of the first level": "of level 1", "of the second level": "of level 2",
    "assail": "attack", "assails": "attacks",
    "may also": "may", "can also": "can", "may in addition": "may", ", then , if": ", if",
    "at end of battle": "at the end of the battle", "at the end of battle": "at the end of the battle",
    "uppermost": "top", "in an adjacent slot": "adjacent to this creature",
    "are blessed": "have blessed", "is blessed": "has blessed", "are steadfast": "have steadfast",
    "is steadfast": "has steadfast", "lay": "put", "lays": "puts", "adversary": "enemy",
    **{f"{who} recruits cost": "an opponent recruits cost" for who in ("your opponent", "the opponent", "an opponent")},
    **{f"{become} the target of {attack}": f"{be} attacked{how}" for become, be in (("becomes", "is"), ("become", "are"))
       for attack, how in (("an attack", ""), *((f"a {sort} attack", f" in {sort} combat") for sort in ("close", "ranged")))},
    **{f"{take} {one} from": f"{hit}" for take, hit in (("takes", "hits"), ("take", "hit"))
       for one in ("a life point", "a life", "one life point", "one life")},
    **{f"also {verb}": verb
       for verb in ("reaches", "reach", "gets", "get", "has", "have", "loses", "lose", "takes", "take", "gains", "gain")},
    "as well as": "and", "as well": "",
    **{f"{beside} {it} {there}": f"beside {it}" for beside in ("beside", "next to", "adjacent to")
       for it in ("it", "the target") for there in ("in its row", "in the same row")},
    "does not attack": "can't attack", "do not attack": "can't attack", "doesn't attack": "can't attack",
    "don't attack": "can't attack", "straight in front of": "in front of",
    **{f"{has} {only} {n}": f"{has}{exactly} {n}" for only in ("only", "just") for n in NUMBERS[2:8]
       for has, exactly in (("with", " exactly"), ("has", " exactly"), ("have", " exactly"), ("may have", ""))},
    **{f"{have} {only} {n} {unit}": f"{have} {n} ap" for have in ("has", "have") for only in ("only", "just")
       for n in NUMBERS[2:8] for unit in ("ap", "action point", "action points")},
    "give up 1 victory point": "lose 1 victory point", "give up a victory point": "lose 1 victory point",
    "gives up 1 victory point": "loses 1 victory point", "gives up a victory point": "loses 1 victory point",
    **{f"{beside} {it} on {sides}": f"beside {it}" for beside in ("beside", "next to", "adjacent to")
       for it in ("it", "this creature", "them")
       for sides in ("the left or right", "the left or on the right", "the left and right", "the left and on the right",
                     "its left or right", "either side", "both sides")},
    **dict.fromkeys(("for the rest of the battle", "for the rest of this battle", "for the duration of the battle",
                     "until the end of that battle",
                     "until the battle ends", "until the battle is over", "as long as the battle lasts"),
                    "until end of battle"),
    "in your own turn": "during your turn", "on your own turn": "during your turn",
    **{f"{strike} back against": f"{strike} back at" for strike in ("strike", "strikes")},
    **{f"{not_} strike back {at}": "can't strike back at" for not_ in ("does not", "do not", "doesn't", "don't")
       for at in ("against", "at")},
    "against which this weapon is used": "it fights",
    "is completely empty": "is empty", "is completely full": "is full", "is wholly empty": "is empty",
    **{f"{beside} its own{column}": "beside its column" for beside in ("beside", "next to", "adjacent to")
       for column in ("", " column")},
    "the enemy creatures in this battle": "creatures fighting this creature",
    **dict.fromkeys(("each adjacent empty slot", "each empty adjacent slot", "each adjacent slot that is empty"),
                    "each empty slot adjacent to this creature"),
    "left in your twilight": "in your twilight",
    "topmost": "top", "enemy effects": "enemy abilities", "no enemy effect": "no enemy ability",
    **{f"{what} of {whose}": "enemy abilities" for what in ("abilities", "effects", "an ability", "an effect")
       for whose in ("your opponent", "the opponent", "an opponent", "the enemy")},
    **{f"{an} empty {row} slot{of}": f"{an} empty slot in {whose} {row} row"
       for an in ("an", "any") for row in ("front", "back") for of, whose in ((" of your army", "your"), ("", "the"))},
    **{f"may {deed} this turn without being marked": f"isn't marked for {ing} this turn"
       for deed, ing in (("move", "moving"), ("attack", "attacking"))},
    "that you choose": "of your choice", ", which you choose": "of your choice",
    **{f"{a} recruit of yours comes into play": f"you recruit {a} creature" for a in ("a", "another")},
    "recruits of that": "creatures of that", "recruits of the named": "creatures of the named",
    "send": "put", "sends": "puts", "sending": "putting",
    "refuses to pay": "doesn't pay", "refuse to pay": "don't pay",
    **{f"any enemy {row} slot": f"any enemy {row} creature" for row in ("front", "back")},
    **{f"{foe} 's step {n}": f"an opponent 's {step} phase" for n, step in enumerate(STEPS, 1)
       for foe in ("an opponent", "your opponent", "the opponent", "the enemy")},
    "cost no upkeep": "have no upkeep", "costs no upkeep": "has no upkeep",
    "have no cover": "aren't covered", "has no cover": "isn't covered",
    "up to twice": "twice",
    **{f"{directly}{to}left {and_} right of": "beside" for directly in ("", "directly ", "immediately ")
       for to in ("", "to the ", "on the ") for and_ in ("and", "or")},
    **{f"{near} this creature in {row} row": "beside this creature" for near in ("adjacent to", "next to", "beside")
       for row in ("its", "the same")},
    "directly beside": "beside", "immediately beside": "beside", "directly adjacent to": "adjacent to",
    "one more token from": "a damage token from", "one additional token from": "a damage token from",
    "one more damage token from": "a damage token from", "an additional token from": "a damage token from",
    "gets back one more life": "recovers one life", "gets back one life": "recovers one life",
    "recovers one more life": "recovers one life",
    **{f"even while {it}marked": "even if marked" for it in ("", "it is ", "they are ")},
    "each attack on": "attacks on", "every attack on": "attacks on", "each attack by": "attacks by",
    "your recruits": "creatures you recruit",
    "of first level": "of level 1", "of second level": "of level 2",
    "this creature 's moves": "moves of this creature",
    **{f"that {side} creature": f"that {side}" for side in ("enemy", "ally")},
    **{f"{to} {one} diagonal slot": "diagonally" for to in ("to", "into", "onto") for one in ("a", "an empty", "any")},
    **{f"{who} that {fought} in {it}": f"{who} that fought it" for who in ("creature", "enemy creature", "enemy")
       for fought in ("fought", "took part") for it in ("that battle", "the battle")},
    ", yours and his ,": "",
    **{f"be attacked from the {row} row": f"be attacked by creatures in the {row} row" for row in ("front", "back")},
    **{f"would lose a life point in {battle} , you may {have} this creature lose {one} instead":
       f"would lose a life in a battle , you may {have} this creature lose it instead" for battle in ("battle", "a battle")
       for have in ("have", "let") for one in ("1 life point", "one life point", "a life point")},
    "neither attack nor can be attacked": "cannot attack or be attacked", "lie in": "are in", "of that turn": "of the turn",
    "creature that this weapon takes a life point from": "creature hit by this weapon",
    "creature from which this weapon takes a life point": "creature hit by this weapon",
    "the enemy would": "an opponent would",
    **{f"an {unused} {ap}": "any unspent AP" for unused in ("unused", "unspent") for ap in ("action point", "ap")},
    **{f"{unused} {ap}": "unspent AP" for unused in ("unused", "unspent", "leftover", "left - over")
       for ap in ("action point", "action points", "ap")},
    **{f"to the right and {to}left of": "on both sides of" for to in ("to the ", "")},
    **{f"{whose} place": f"{whose} slot" for whose in ("its", "'s", "their")}, "the place of": "the slot of",
    **{f"upkeep : {n}": f"upkeep {n}" for n in ("1", "2", "3", "one", "two", "three")},
    **{f"{does} only {when}": f"can {do} only {norm}"
       for does, do in (("attacks", "attack"), ("moves", "move"))
       for when, norm in (("if", "if"), ("while", "as long as"), ("as long as", "as long as"))},
    **{f"strikes back only {when} it is": f"can strike back only {norm} it is"
       for when, norm in (("if", "if"), ("while", "as long as"), ("as long as", "as long as"))},
    **{f"{an} enemy attack {on}": f"an attack {on}" for an in ("an", "any", "each", "every") for on in ("on", "against")},
    **{f"each of {whose} attacks takes": f"{whose} attacks take" for whose in ("its", "this creature 's")},
    **{f"each of {whose} moves takes": f"{whose} moves take" for whose in ("its", "this creature 's")},
    "a successful attack with": "a hit with", "a successful attack by": "a hit by", "a successful hit with": "a hit with",
    **{f"kills {whom} {so}": "kills a creature when defending" for whom in ("the attacker", "a creature", "an attacker")
       for so in ("with its strike back", "by striking back", "when striking back", "when it strikes back",
                  "while striking back")},
    **{f"{strike} kills {whom}": "this creature kills a creature when defending"
       for strike in ("the strike back of this creature", "this creature 's strike back", "its strike back")
       for whom in ("the attacker", "an attacker", "a creature", "an enemy creature")},
    "this creature kills the attacker": "this creature kills a creature when defending",
    **{f"] : {deed}the {who}": f"] : {deed}{one}"
       for deed in ("", "mark ", "swap ", "push ", "put a token on ", "give a token to ")
       for who, one in (("attacker", "an attacking creature"), ("attacking creature", "an attacking creature"),
                        ("attacked creature", "the creature that is attacked"))},
    "you rest this creature": "this creature rests", "you rest a creature": "an ally rests",
    "you rest an ally": "an ally rests",
    "your rests take": "resting costs you", "your rests cost": "resting costs you",
    **{f"start of your turn{comma} you {have} {n} {ap} more": f"start of your turn{comma} you get {n} ap"
       for comma in ("", " ,") for have in ("have", "get") for n in ("1", "2", "one", "two")
       for ap in ("action point", "action points", "ap")},
    **{f"of another {shape}": f"in another {shape}" for shape in ("row", "column", "pair", "square")},
    **{f"each {deed} {takes} the enemy": f"each {deed} {takes} an opponent"
       for deed in ("move", "rest", "attack") for takes in ("takes", "costs")},
    "the attacked ally": "the ally that is attacked", "the ally under attack": "the ally that is attacked",
    "your army has no empty slot": "your army is full", "there is no empty slot in your army": "your army is full",
    "you control no empty slot": "your army is full", "no slot of your army is empty": "your army is full",
    "your army has no empty slots": "your army is full", "there are no empty slots in your army": "your army is full",
    # empty and full
    **{f"{said} in {army}": "the enemy army is full" for said in ("there are no empty slots", "there is no empty slot")
       for army in ("the enemy army", "an opponent 's army", "your opponent 's army", "the opponent 's army")},
    **{f"{foe} has no empty slot{s}": "the enemy army is full" for foe in FOES for s in ("", "s")},
    **{f"{foe} has {more} empty slots than you": f"you control {fewer} empty slots than an opponent" for foe in FOES
       for more, fewer in (("more", "fewer"), ("fewer", "more"))},
    "empty slot in your army and in the enemy army": "empty slot in both armies",
    **{f"{one} enemy {shape} is empty": f"there is an empty enemy {shape}" for one in ("at least one", "one", "an")
       for shape in ("column", "row", "pair", "square")},
    **{f"neither of your {shape} is {so}": f"no {shape[:-1]} of your army is {so}" for shape in ("rows", "squares")
       for so in ("full", "empty")},
    # what you may do with this creature
    **{f"{recruit} this creature only if": "this creature can be recruited only if"
       for recruit in ("you can recruit", "you may recruit", "recruit")},
    **{f"you {can} move this creature {way}": f"this creature {can} move {way}" for can in ("can", "may", "can't", "cannot")
       for way in ("diagonally", "sideways", "forward", "backward", "into any empty slot")},
    **{f"never moves {way}": f"can't move {way}" for way in ("diagonally", "sideways", "forward", "backward")},
    **{f"you may control {n} level 2": f"you may have {n} level 2" for n in ("three", "four", "up to three", "up to four")},
    **{f"pay upkeep with creatures {out} {whose} twilight": f"spend creatures {out} {whose} twilight on upkeep"
       for out in ("from", "in") for whose in ("his", "your")},
    "attack with groups": "make group attacks",
    **{f"{when} you recruit into your": "whenever you recruit a creature into your"
       for when in ("when", "whenever", "each time")},
    # tokens and life
    **{f"there is {a} {token} on {it}": f"{it} has {a} damage {token}" for a, token in (("a", "token"), ("no", "token"))
       for it in ("it", "this creature")},
    **dict.fromkeys(("loses a life without dying", "survives losing a life"), "loses a life and survives"),
    "can't regain life": "can't be healed", "cannot regain life": "can't be healed",
    **{f"{can} attack no other creature": "can't attack other creatures" for can in ("can", "may")},
    **{f"{has} no activated abilities": "can't use activated abilities" for has in ("have", "has")},
    **{f"{lose} {its} activated abilities": "can't use activated abilities" for lose in ("lose", "loses")
       for its in ("its", "their", "all", "all its", "all their")},
    # where somebody is put
    **{f"slot that is {where}": f"slot {where}" for where in (
        "adjacent to", "next to", "beside", "behind", "in front of", "opposite", "in")},
    **{f"{into} {slot} of {its} army{that_is}": f"{into} {slot}{' ' if that_is else ''}{that_is.removeprefix(' that is ')}"
       for into in ("into", "to", "onto") for slot in ("an empty slot", "an adjacent empty slot", "an empty adjacent slot")
       for its in ("its", "its own", "that creature 's") for that_is in ("", *(f" that is {where}" for where in NEAR))},
    **{f"{gets} your choice of{either} +": f"{gets} +" for gets in ("get", "gets", "gain", "gains", "has", "have")
       for either in ("", " either")},
    "until your turn": "until your next turn", "without paying an action point": "without paying any ap",
    **{f", nor {can} {they}": "and can't" for can in ("can", "may") for they in ("they", "it")},
    **{f"{loses} {its} strike back": "can't strike back" for loses, its in (("loses", "its"), ("lose", "their"))},
    **{f"{with_} {sort} weapons": f"{with_} a {sort} weapon" for with_ in ("creatures with", "allies with", "enemies with")
       for sort in ("magic", "ranged", "close")},
    # cover and reach
    **{f"{heeds} no cover": f"{heeds.replace('heed', 'ignore')} cover" for heeds in ("heeds", "heed")},
    **{f"{not_} heed cover": f"{ignores} cover" for not_, ignores in (
        ("doesn't", "ignores"), ("does not", "ignores"), ("don't", "ignore"), ("do not", "ignore"))},
    **{f"{reaches} {whole}the {foe}{row} row": f"{does} each slot of the enemy {row} row"
       for reaches, does in (("reaches", "reaches"), ("reach", "reach"), ("can reach", "reaches"), ("may reach", "reaches"))
       for whole in ("", "all of ", "the whole of ") for foe in ("enemy ", "whole enemy ", "entire enemy ")
       for row in ("front", "back")},
    **{same: same for s in ("es", "") for row in ("front", "back") for same in (f"reach{s} the enemy {row} row in",)},
    **{f"{where} reach {whom}": f"{where} can attack {whom}"
       for where in ("column", "row", "square", "pair", "creatures", "allies")
       for whom in ("this creature", "it")},
    **{f"{cant} reach {whom}": f"can't attack {whom}" for cant in ("can't", "cannot") for whom in ("this creature", "it")},
    "straight in front": "straight ahead",
    **{f"{late} step 6": f"{late} your action phase" for late in ("move in", "move also in", "move even in", "move during")},
    "by more than one creature at a time": "by a group", "by more than one creature": "by a group",
    "by more than one creature at once": "by a group", "by several creatures at once": "by a group",
    "you are behind in victory points": "you have fewer victory points than an opponent",
    "you are ahead in victory points": "you have more victory points than an opponent",
    "make its close attacks": "attack in close combat", "make its ranged attacks": "attack in ranged combat",
    "cannot strike back in this turn": "can't strike back this turn",
    "the target of its attack": "the creature it attacks", "the target of its attacks": "the creature it attacks",
    "the target of this creature 's attack": "the creature this creature attacks",
    **{f"regains {n} life point": "recovers 1 life" for n in ("1", "one", "a")},
    "need not pay": "don't pay", "needn't pay": "don't pay", "need pay no": "pay no",
    "recruit it only": "recruit this creature only", "its killer": "the creature that killed it",
    **{f"{may} recruit only {one} creature": f"can't recruit more than {one} creature" for may in ("may", "can")
       for one in ("one", "1")},
    **{f"{verb} the slots of": "swap" for verb in ("exchange", "swap", "switch")},
    **{f"] : the {shape} you marked {has}": f"] : creatures in the {shape} you marked {have}"
       for shape in ("row", "column", "pair", "square") for has, have in (("has", "have"), ("gets", "get"), ("loses", "lose"))},
    # slots of yours
    **dict.fromkeys(("one of your empty slots", "any of your empty slots", "an empty slot of yours", "any empty slot of yours"),
                    "an empty slot you control"),
    "is your only one in play": "is your only creature in play", "is your only one": "is your only creature",
}  # fmt: skip
