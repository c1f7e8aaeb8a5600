"""Short ways of SLOT: what those who know its rules leave out or turn round, in the words that its texts have for it."""

from __future__ import annotations

from typing import Final

STEPS: Final = ("unmark", "upkeep", "recruit", "abilities", "move", "action", "twilight")
NUMBERS: Final = ("1", "2", "3", "one", "two", "three", "an")
UNITS: Final = ("action point", "action points", "ap")
FOES: Final = ("the enemy", "your opponent", "the opponent", "an opponent", "enemies", "enemy creatures")
CANT: Final = ("can't", "cannot", "can not", "may not")
INSTEAD: Final = (
    "", " instead", " instead of your graveyard", " instead of the graveyard", " instead of its owner 's graveyard",
)  # fmt: skip
UNPAID: Final = "if its upkeep isn't paid"
DAMAGE: Final = "a damage token"
TOKEN: Final = ("a token", "one token", DAMAGE)
ITSELF: Final = ("it", "this creature")
SHORT_WAYS: Final = {
    **{f"you {begin} in your next turn": "you get 1 ap in your next turn"
       for begin in ("have 1 ap more", "have 1 more ap", "have 1 action point more", "have 1 more action point")},
    **{f"the enemy {pile}": f"an opponent 's {pile}" for pile in ("twilight", "graveyard")},
    **{f"{whose} recruits {into}": f"creatures an opponent recruits {into}"
       for whose in ("the enemy 's", "your opponent 's", "the opponent 's", "an opponent 's", "enemy")
       for into in ("into", "in")},
    **{f"your recruits {into}": f"creatures you recruit {into}" for into in ("into", "in")},
    **{f"for {recruit} into": f"for {creature} recruited into" for recruit, creature in (
        ("each recruit", "each creature"), ("a recruit", "a creature"), ("recruits", "creatures"))},
    # action points
    **{f"{have} {n} {unit} more this turn": f"get {n} ap" for have in ("have", "get", "gain") for n in NUMBERS
       for unit in UNITS},
    **{f"have {n} {more} {unit} this turn": f"get {n} ap" for more in ("more", "additional", "extra") for n in NUMBERS
       for unit in UNITS},
    **{f"at the start of {whose}{comma} you have {n} {unit} instead of {three}": f"you have {n} ap instead of 3"
       for whose in ("your turn", "each of your turns") for comma in ("", " ,") for n in ("2", "4", "5", "two", "four", "five")
       for unit in UNITS for three in ("3", "three")},
    "recruited nobody": "recruited no creatures",
    **{f"if you recruited {nobody} in step 3 ,": "at the end of your recruit phase , if you recruited no creatures this turn ,"
       for nobody in ("nobody", "no creature", "no creatures", "no one")},
    # who stands around another one
    **{f"{ally} of {target} {near}": f"{creature} {norm} {target}"
       for ally, creature in (("ally", "creature"), ("allies", "creatures"))
       for target in ("the target", "that creature", "the attacked creature", "the attacker")
       for near, norm in (("adjacent to it", "adjacent to"), ("next to it in its row", "beside"), ("beside it", "beside"),
                          ("next to it", "adjacent to"), ("beside it in its row", "beside"))},
    **{f"lose {n} {life} each": f"lose {n} life" for n in ("1", "2", "3", "one", "two", "a")
       for life in ("life point", "life points", "life")},
    **{f"{moves} into it": f"{moves} into that slot" for moves in ("is pushed forward", "moves forward",
       "steps forward", "is pushed",
       "is moved forward", "is put")},
    **{f"the one {there}": f"the creature {there}" for there in ("behind it", "in front of it", "behind that creature")},
    # who is covered
    "be given cover": "be covered", "be given cover itself": "be covered", "is never covered": "isn't covered",
    "are never covered": "aren't covered", "are covered in neither army": "aren't covered",
    "is covered in neither army": "isn't covered", "its own column": "its column",
    **{f"when {they} {attack} with {weapon}": f"when {they} {attack} in {sort} combat"
       for they, attack, a in (("they", "attack", ""), ("they", "attack", "their "), ("it", "attacks", "its "))
       for sort in ("close", "ranged") for weapon in (f"{a}{sort} weapons", f"{a}{sort} weapon")},
    **{f"when attacking with {a}{sort} weapon{s}": f"when attacking in {sort} combat"
       for a in ("", "their ", "its ", "a ") for sort in ("close", "ranged") for s in ("", "s")},
    "that attacks alone": "attacking alone", "that attack alone": "attacking alone",
    "is not divided": "isn't divided",
    "( its weapon is used for the strike back . )": "",
    "creatures marked for this": "creatures you marked", "both creatures marked for this": "the two creatures you marked",
    **{f"empty enemy {row} slot{s}": f"empty slot{s} in the enemy {row} row" for row in ("front", "back") for s in ("", "s")},
    **{f"attack {nobody} but": "attack only" for nobody in ("nobody", "no one", "no creature", "nothing")},
    **{f"{attacks} as if it {stood} in the front {x}": "can attack as if it were in the front row"
       for attacks in ("attacks", "may attack", "can attack") for stood in ("stood", "were", "was")
       for x in ("slot of its column", "slot", "row")},
    **{f"it attacks from the back row as if it {stood} in {slot}": "it can attack as if it were in the front row"
       for stood in ("stood", "were", "was") for slot in ("that slot", "the front row", "it")},
    **{f". {it} is compared in full with the def of each member": ", but compared with the def of each member in full"
       for it in ("it", "its close value", "its value")},
    **{f". {each} {must} reach the target by {itself}": ""
       for each, itself in (("it", "itself"), ("each", "itself"), ("each of them", "itself"), ("they", "themselves"))
       for must in ("must", "still has to", "has to", "must still", "have to", "still have to")},
    **{f"it does not lose the first {life} {that}it would lose {each}":
       "the first time each turn it would lose a life , it takes 1 less damage"
       for life in ("life point", "life") for that in ("", "that ") for each in ("in each turn", "each turn", "in a turn")},
    "the enemy creature straight in front of its column": "the enemy creature in the front slot of its column",
    # whom it fights
    **dict.fromkeys(("the other creature in the battle", "the other creature of the battle", "its adversary", "her adversary",
                     "his adversary", "the creature with which it fights", "the creature it is fighting"),
                    "the creature this creature fights"),
    # who is in a group
    **{f". {it} must not be {one}": " as long as it isn't a member" for it in ("it", "this creature")
       for one in ("one of them", "a member", "a member itself", "one of its members", "one of the members", "a member of it",
                   "one of them itself")},
    # who stands where
    **{f"{reaches} {every} enemy {row} slot": f"{reaches} any enemy {row} creature" for reaches in ("reaches", "reach")
       for every in ("every", "each") for row in ("front", "back")},
    "nobody is in front of": "no ally is in front of", "nobody in front of it": "no ally in front of it",
    **{f"with {nobody} in front of it ,": "and no ally is in front of it ," for nobody in ("nobody", "no one", "no ally")},
    # what it cannot suffer, and what it can do
    **{f"{foe} {cant} attack {it} in {sort} combat": f"{it} can't be attacked in {sort} combat" for foe in FOES for cant in CANT
       for it in ("it", "this creature") for sort in ("close", "ranged")},
    **{f"no activated {abilities} {can} be used": "no player can use activated abilities"
       for abilities in ("ability", "abilities") for can in ("can", "may")},
    **{f"{go} {to} {an} {slot}": f"{move} into {an} {slot}"
       for go, move in (("go", "move"), ("goes", "moves"), ("step", "move"), ("steps", "moves"))
       for to in ("to", "into", "onto") for an in ("an", "any")
       for slot in ("empty slot", "adjacent empty slot", "adjacent slot")},
    **{f"{go} into that slot": f"{move} into its slot" for go, move in (
        ("move", "move"), ("moves", "moves"), ("go", "move"), ("goes", "moves"))},
    **{f"{take} that slot": f"{move} into its slot" for take, move in (("take", "move"), ("takes", "moves"))},
    **{f"{an} that attacks {it} {has}": f"{those} attacking {it} {have}" for an, those in (
        ("a creature", "creatures"), ("an enemy", "enemies"), ("an enemy creature", "enemy creatures"))
       for it in ITSELF for has, have in (("has", "have"), ("gets", "get"))},
    **{f"nobody scores for {its} death": f"{its} death gives no victory points" for its in ("its", "this creature 's")},
    "it is worth no points": "killing it gives no points", "is worth no victory points": "gives no victory points when it dies",
    # life and tokens
    **{f"would lose {a} , it loses {n}{instead}": f"would lose a life , it loses {n} life instead"
       for a in ("a life", "a life point", "one life point", "1 life point") for n in ("2", "3", "two", "three")
       for instead in ("", " instead", " life points", " life", " life points instead", " life instead", " of them")},
    **{f"{take} a {token} off": f"{take} a damage token from" for take in ("take", "takes", "remove", "removes")
       for token in ("token", "damage token")},
    **{f"each of {its} {tokens}": f"each damage token on {it}" for its, it in (("its", "it"), ("this creature 's", "it"))
       for tokens in ("tokens", "damage tokens")},
    # upkeep, gold and piles
    **{f"{an} upkeep of yours {isnt} paid": "you don't pay an upkeep" for an in ("an", "any") for isnt in ("isn't", "is not")},
    **{f"its upkeep {isnt} paid{comma} it goes to {the} twilight{instead}":
       "its upkeep isn't paid , it goes to your twilight instead of your graveyard" for isnt in ("isn't", "is not")
       for comma in ("", " ,") for the in ("the", "your", "its owner 's") for instead in INSTEAD},
    **{f"for its upkeep{comma} you may put {a} on {it} instead of paying{gold}":
       f"{UNPAID} , you may put {DAMAGE} on {it} instead" for comma in ("", " ,") for it in ITSELF for a in TOKEN
       for gold in ("", " gold", " it", " for it")},
    **{f"you may put {a} on {it} instead of paying its upkeep": f"{UNPAID} , you may put {DAMAGE} on {it} instead"
       for it in ITSELF for a in TOKEN},
    **{f"recruits cost {foe} {n} {more} while he": f"creatures cost an opponent {n} {more} while an opponent"
       for foe in FOES[:4] for n in ("1", "2", "one", "two") for more in ("more", "less")},
    **{f"always {goes}": goes for goes in ("goes", "go", "gets", "has")},
    **{f"into {whose} slot": "into its slot"
       for whose in ("her", "his", "that ally 's", "the dead one 's")},
    **{f"{a} {of} your {pile}": f"{a} in your {pile}" for a in (
        "a creature", "a level 1 creature", "a level 2 creature", "target creature", "one creature")
       for of in ("of", "out of") for pile in ("graveyard", "twilight", "deck")},
    **{f"{one} and {other} {who}": f"{one} {other} {who}" for one, other in (
        ("marked", "damaged"), ("damaged", "marked"), ("unmarked", "damaged"), ("marked", "undamaged"))
       for who in ("level", "enemy", "ally", "allies", "creature", "creatures", "enemies")},
    **{f"{comma}wherever {they} {stand}": "" for comma in (", ", "") for they, stand in (
        ("they", "stand"), ("they", "are"), ("it", "stands"), ("both", "stand"))},
    **{f"that has {n} {life} left": f"with {n} life left" for n in ("1", "one", "2", "two")
       for life in ("life", "life point", "life points")},
    # slots and rows
    **{f"empty enemy {row} {slot}": f"empty {slot} in the enemy {row} row" for row in ("front", "back")
       for slot in ("slot", "slots")},
    **{f"for each empty {row} slot of yours": f"for each empty slot in your {row} row" for row in ("front", "back")},
    "your army is empty": "you control no creatures",
    "into any of your slots": "into an empty slot you control",
    # steps
    **{f"{when} you unmark your creatures{step}": "at the end of your unmark phase" for when in ("when", "whenever", "after")
       for step in ("", " in step 1", " in your step 1", " in your unmark step")},
    "if it is still in play ,": "if it is in play ,",
    **{f"your next step {n}": f"your next {name} phase" for n, name in enumerate(STEPS, 1)},
    **{f"the next step {n} of its controller": f"its controller 's next {name} phase" for n, name in enumerate(STEPS, 1)},
    # whose abilities, and values that are less
    **{f"no ability of {foe} {may}": "enemy abilities can't"
       for foe in (*FOES, "enemies", "thy foe") for may in ("may", "can")},
    **{f"and {loses} {n} {value}": f"and {has} - {less} {value}" for loses, has in (("loses", "has"), ("lose", "have"))
       for n, less in (("1", 1), ("2", 2), ("3", 3), ("one", 1), ("two", 2))
       for value in ("def", "defense", "close", "ranged")},
    **{f"when you end your turn with {ap} left ,": "at the end of your turn , if you have 1 or more ap left ,"
       for ap in ("ap", "action points", "an action point", "any action points")},
    **{f"your army {may} have": "you may have" for may in ("may", "can")},
    # whose moves, recruits and kills
    **{f"{when} {foe} moves a creature": f"{when} an enemy creature moves" for when in ("when", "whenever")
       for foe in FOES[:4]},
    **{f"{when} you move {a}": f"{when} an ally moves" for when in ("when", "whenever") for a in ("an ally", "a creature")},
    **{f"{foe} pays {n} gold more for {each} into {his} {row} row":
       f"creatures an opponent recruits into the {row} row cost {n} gold more"
       for foe in FOES[:4] for n in ("1", "2", "one", "two")
       for each in ("each recruit", "a recruit", "recruits") for his in ("his", "the") for row in ("front", "back")},
    # fees
    **{f"instead of paying {fee}{comma} you may put {a} on {it}": f"{UNPAID} , you may put {DAMAGE} on {it} instead"
       for fee in ("a fee for this creature", "its fee", "a fee for it", "its upkeep", "the fee", "upkeep for it",
       "upkeep for this creature") for comma in ("", " ,") for a in (*TOKEN, "1 token") for it in ITSELF},
    "marked by this": "marked for this", "marked by that": "marked for that",
}  # fmt: skip
