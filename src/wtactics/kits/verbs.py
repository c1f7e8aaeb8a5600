"""What can be chosen, whatever the ruleset: the verbs of options, with what their card (or thing) and number mean."""

from __future__ import annotations

from typing import Final

PASS: Final = 0  # nothing more here
PLAY: Final = 1  # card, alternative of its text
ACTIVATE: Final = 2  # card, ability
MOVE: Final = 3  # creature, 1 + city or 0 for the Army; or the slot
CLAIM: Final = 4  # discipline
BID: Final = 5  # resident
TARGET: Final = 6  # thing
NUMBER: Final = 7  # -, n
PAY: Final = 8  # card, units by faction, 6 bits each
GIVE: Final = 9  # thing that is part of a price
PICK: Final = 10  # thing
YES: Final = 11
NO: Final = 12
DRAW: Final = 13  # -, how many
LAY: Final = 14  # card, slot where there are some
COLOUR: Final = 15  # card, faction
ATTACK: Final = 16  # thing to attack, how and with whom where that is chosen together
SEND: Final = 17  # attacker
BLOCK: Final = 18  # defender, attacker
DISCARD: Final = 19  # card
HOME: Final = 20  # city (or the seat's army) where a creature arrives
FOUND: Final = 21  # city that is in play from the start
ORDER: Final = 22  # source, place among the waiting triggers
BRANCH: Final = 23  # -, which of the alternatives
RECRUIT: Final = 24  # card
PLACE: Final = 25  # card, slot
REVEAL: Final = 26  # -, slot
UPKEEP: Final = 27  # card, which of the fees
REFUSE: Final = 28  # card, which of the fees
REST: Final = 29  # creature
SHAPE: Final = 30  # card, shape
VETO: Final = 31  # quest
RECYCLE: Final = 32
REGAIN: Final = 33  # resource card
FIGHT: Final = 34  # attacker
ACCEPT: Final = 35  # quest
ABANDON: Final = 36  # quest
UNASSIGN: Final = 37  # creature
WEAR: Final = 38  # equipment
REASSIGN: Final = 39  # equipment, creature
PICK_UP: Final = 40  # creature, equipment
EXPIRE: Final = 41  # quest
MAKE: Final = 42
ROTATE: Final = 43
PRODUCE: Final = 44  # resource card
COUNTER: Final = 45  # resource card that is sacrificed
MOUNT: Final = 46  # rider, mount
DISMOUNT: Final = 47  # rider, mount
CHARGE: Final = 48  # ritual
SET_UP: Final = 49  # ritual
TOOL: Final = 50  # -, which tool of those for carrying a text out by hand
MEASURE: Final = 51  # -, where, how much or which: what a tool is used for

# The verbs, as bits, whose options name no card or thing but a number, a discipline or nothing.
NUMBERED: Final = (
    1 << PASS
    | 1 << CLAIM
    | 1 << NUMBER
    | 1 << YES
    | 1 << NO
    | 1 << DRAW
    | 1 << BRANCH
    | 1 << REVEAL
    | 1 << RECYCLE
    | 1 << MAKE
    | 1 << ROTATE
    | 1 << TOOL
    | 1 << MEASURE
)

NAMES: Final = (
    "pass",
    "play",
    "use",
    "move",
    "claim",
    "bid",
    "target",
    "number",
    "pay",
    "give",
    "pick",
    "yes",
    "no",
    "draw",
    "lay",
    "colour",
    "attack",
    "send",
    "block",
    "discard",
    "home",
    "found",
    "order",
    "branch",
    "recruit",
    "place",
    "turn up",
    "keep",
    "give up",
    "rest",
    "shape",
    "veto",
    "recycle",
    "take back",
    "fight",
    "accept",
    "abandon",
    "unassign",
    "wear",
    "reassign",
    "pick up",
    "let expire",
    "make gold with",
    "rotate",
    "produce gold with",
    "counter with",
    "mount",
    "dismount",
    "charge",
    "place",
    "by hand",
    "so",
)
