"""Wordings of AVA: other ways of saying the same words of its cities decks, its bids, its Armies and its points."""

from __future__ import annotations

from typing import Final

WHEN: Final = ("when", "whenever", "if", "each time", "every time")
OWNERS: Final = ("your", "his", "their", "target player 's", "target opponent 's", "an opponent 's", "that player 's",
                 "each player 's", "each opponent 's")  # fmt: skip
LP: Final = ("life points", "lp", "life")
VP: Final = ("victory points", "vp")
DISCIPLINES: Final = ("body", "mind", "soul")
# What is done in the past is said with "which" as with "that"
WHICH: Final = ("destroyed", "died", "moved", "won", "lost", "gained", "dealt", "blocked", "survived", "defends", "attacks",
                "dies", "moves", "wins", "loses", "gains", "blocks", "stands", "lives", "resides", "leads")  # fmt: skip
WORDINGS: Final = {
    **{f"top card {of} {whose} cities deck": f"top city of {whose} cities deck"
       for of in ("of", "from", "in") for whose in OWNERS},
    # whose cities deck it is rotates it, whatever the reason
    **{f"{when} {whose} cities deck is rotated": f"whenever {who} rotates {whose} cities deck"
       for when in WHEN if when != "if"
       for whose, who in (("an opponent 's", "an opponent"), ("a player 's", "a player"))},
    **{f"{when} your cities deck is rotated": "whenever you rotate your cities deck" for when in WHEN if when != "if"},
    **{f"which {did}": f"that {did}" for did in WHICH},
    **{f"{which}{did} at least one {what}": f"{that}{did} a {what}" for did in ("destroyed", "won", "moved", "built")
       for what in ("city", "bid", "creature") for which, that in (("", ""), ("which ", "that "))},
    # life points, victory points
    **{f"{did} {some} {lp}": f"{did} victory points" for did in ("lost", "gained")
       for some in ("any", "one or more") for lp in LP},
    **{f"{did} {some} {vp}": f"{did} vp" for did in ("lost", "gained") for some in ("any", "one or more") for vp in VP},
    **{f"{when} an attack {gives} you {vp}": f"{when} you gain vp from an attack"
       for when in WHEN for gives in ("gives", "brings", "earns") for vp in VP},
    **{f"{vp} {by} attacking": "vp by attacking" for vp in VP for by in ("from", "through", "for", "in")},
    **{f"no {vp} can be gained": "players can't gain vp" for vp in VP},
    **{f"half the {vp}": "half as many vp" for vp in VP}, **{f"only half the {vp}": "half as many vp" for vp in VP},
    **{f"double your {lp}": "twice the number of your victory points" for lp in LP},
    **{f"an additional {n}": f"{n} additional" for n in ("2", "3", "4", "two", "three", "four")},
    **{f"no {who} {loses} {lp}": f"{whose} can't lose victory points"
       for who, whose in (("player", "players"), ("opponent", "opponents"))
       for loses in ("loses", "can lose", "may lose") for lp in LP},
    **{f"{have} any {vp}": f"{have} 1 or more vp" for have in ("have", "has") for vp in VP},
    **{f"{vp} for winning {won}": f"vp for {discipline}" for vp in VP for discipline in DISCIPLINES
       for won in (discipline, f"the {discipline} bid")},
    **{f"no opponent can take {vp}": "opponents can't take vp" for vp in VP},
    # whoever has ATK 0 is let through, too, and deals what is more
    **{f"unblocked attackers deal {n} {more} damage to cities":
       f"unblocked attackers deal {n} {more} damage to a city that they attack unblocked"
       for n in ("1", "2", "3", "one", "two", "three") for more in ("more", "additional", "extra")},
    # residents, avatars and their armies
    "is also a resident of": "is in", "also resides in": "is in", "also lives in": "is in",
    **{f"at least {n} of your cities have {some}": f"creatures are in at least {n} of your cities"
       for n in ("two", "three", "2", "3")
       for some in ("creatures in them", "a creature in them", "a creature as a resident", "creatures as residents")},
    **{f"your marked avatar {may} stand alongside{block}": f"your avatar may stand alongside{block} even if it is marked"
       for may in ("may", "can") for block in ("", " and block")},
    **{f"{whose} avatar stands alongside {whose} army": f"{who} alongside"
       for whose, who in (("your", "you stand"), ("his", "he stands"))},
    "in your army with your avatar": "in the same army as your avatar",
    **{f"{whose} {cant} stand alongside": f"{who} {cant} stand alongside" for cant in ("can't", "cannot") for whose, who in (
        ("his avatar", "he"), ("target avatar", "target player"), ("opponents ' avatars", "opponents"),
        ("your opponents ' avatars", "your opponents"), ("enchanted player 's avatar", "enchanted player"))},
    "you don't need your avatar to stand alongside": "you may stand alongside without your avatar",
    **{f"even if it is marked , your avatar {may} {stand}": f"your avatar may {both} even if it is marked"
       for may in ("may", "can") for stand, both in (("stand alongside", "stand alongside"),
                           ("block and stand alongside", "stand alongside and block"),
                           ("stand alongside and block", "stand alongside and block"))},
    **{f"your avatar {cant} stand {where}": f"you can't stand {where}" for cant in ("can't", "cannot", "may not")
       for where in ("alongside", "aside")},
    "you always stand aside": "you must stand aside", "no opponent may stand aside": "opponents can't stand aside",
    **{f"{may} {help_} defend": "may defend" for may in ("may", "can") for help_ in ("help", "help to")},
    **{f"top {city} of your cities deck into your kingdom": "top city of your cities deck into play"
       for city in ("city", "card")},
    # bids
    **{f"you have {n} {more} residents in {bids}": f"your bids count {n} more" for n in ("two", "three", "2", "3")
       for more in ("more", "additional", "extra") for bids in ("each bid", "your bids", "all your bids", "each of your bids")},
    **{f"{when} a bid {you}{nobody}": "whenever nobody wins a bid that you claimed"
       for when in WHEN if when != "if"
       for you in ("that you claimed is won by ", "you claimed is won by ", "claimed by you is won by ")
       for nobody in ("nobody", "no player", "no one")},
    **{f"{verb} the {discipline} bid": f"{verb} {discipline}" for verb in ("win", "wins", "won") for discipline in DISCIPLINES},
    **{f"you have {n} {more} {residents} in this bid": f"count {n} more for you in this bid"
       for n in ("one", "two", "three", "1", "2", "3") for more in ("more", "additional", "extra")
       for residents in ("residents", "resident")},
    **{f"{n} more {residents} for you in {this} bid": f"count {n} more for you in this bid"
       for n in ("one", "two", "three", "1", "2", "3")
       for residents in ("residents count", "resident counts") for this in ("this", "that")},
    **{f"add {n} to the number of your residents in {this} bid": f"count {n} more for you in this bid"
       for n in ("one", "two", "three", "1", "2", "3") for this in ("this", "that")},
    **{f"{when} all three {bids} are won by you": "whenever you win all three bids" for when in WHEN if when != "if"
       for bids in ("bids", "disciplines")},
    "have to stand aside": "must stand aside", "has to stand aside": "must stand aside",
    "have to stand alongside": "must stand alongside", "has to stand alongside": "must stand alongside",
    "no opponent 's army is led": "opponents ' armies aren't led",
    **{f"{count} as {a} resident": f"{count} as resident" for count in ("count", "counts") for a in ("a", "an additional")},
    **{f"marked for {a}claim{s} or {an}answer{s}": "marked for bids" for a, an, s in (("a ", "an ", ""), ("", "", "s"))},
    **{f"marked for a bid or {an}answer": "marked for bids" for an in ("an ", "for an ")},
    # what is forbidden together
    **{f"can't play {cards} or use abilities": f"can't play {cards} and can't use abilities"
       for cards in ("events", "events cards", "magic", "magic cards", "cards", "events or magic", "magic or events")},
    # cities and who lives there
    **{f"{n} of its {residents} are": f"{n} {residents} of it are"
       for n in ("two or more", "three or more", "at least two", "at least three", "2 or more", "3 or more", "at least 2",
                 "at least 3") for residents in ("residents", "creatures")},
    "any number of its creatures": "any number of creatures in it",
    **{f"{n} of its creatures": f"{n} creatures in it" for n in ("up to two", "up to three")},
    **{f"creature {is_moved} this city{rest}": f"creature moves into this city{so}"
       for is_moved in ("is moved to", "is moved into", "moves into", "moves to")
       for rest, so in (("", ""), (" , unmark it", " , unmark that creature"))},
    **{f"{can} {into} a city{rest}": f"can be played only into a city{so}"
       for can in ("can enter play only", "can only enter play") for into in ("in", "into")
       for rest, so in (("", ""), (" and cannot", " . this creature can't"), (" and can't", " . this creature can't"))},
    **{f". {they} {stay} {there}": f", and they {stay} {there}" for they in ("they", "those that survive")
       for stay in ("stay", "remain") for there in ("residents",)},
    **{f". {they} {stay} in this city": f", and they {stay} in their city" for they in ("they", "those that survive")
       for stay in ("stay", "remain")},
    "the city you build costs": "cities you play cost",
    **{f"has no {cities} left{there}": "controls no cities" for cities in ("city", "cities") for there in ("", " in play")},
    "draw a card as well": "draw a card", "draw two cards as well": "draw two cards",
    **{f"and no {defender} {is_assigned} to it": "and isn't blocked" for defender in ("defender", "creature")
       for is_assigned in ("is assigned", "was assigned", "has been assigned")},
    **{f"for each discipline {that}{who} {won} this turn": f"for each bid {who} won this turn" for that in ("", "that ")
       for who in ("you", "an opponent", "your opponents", "opponents") for won in ("won", "has won", "have won")},
    **{f"{pay} {n} {lp}": f"{lose} {n} victory points" for pay, lose in (("pay", "lose"), ("pays", "loses"))
       for n in ("1", "2", "3", "4", "5", "one", "two", "three") for lp in ("lp", "life point", "life points", "life")},
    **{f"{when} you then {have}": f"{when} you {have}" for when in ("if", "when") for have in ("have", "control")},
    # gold
    "upkeep : pay": "upkeep :", "marked to produce gold": "marked for gold", "marked to produce power": "marked for power",
    # resource cards
    **{f"as many resource cards as you {like}": "any number of resource cards"
       for like in ("like", "want", "wish", "choose")},
    **{f"{lay} {n} resource cards into your stashes": f"lay {n} resource cards" for lay in ("lay", "put", "place")
       for n in ("any number of", "two", "three", "up to two", "up to three")},
    **{f": this {card} produces": ": produce" for card in ("creature", "city")},
}  # fmt: skip
"""What is said in other words, with the words that stand for it."""
