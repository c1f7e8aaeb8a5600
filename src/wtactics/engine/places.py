"""Numbers that every game shares: kinds of places, of cards, of things; and how an option is packed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Seat = i64
CardId = i64
Place = i64
Thing = i64
Option = i64
Flow = i64

NOBODY: Final = -1

# A place is a kind and a seat. From RESERVE on, what lies there is in play; from BOARD to ATTACHED a ruleset has nine
# kinds for itself.
DECK: Final = 0
HAND: Final = 1
GRAVE: Final = 2
GONE: Final = 3
LIMBO: Final = 4
ASIDE: Final = 5  # out of play beside deck and graveyard: a pile of its owner's
RESERVE: Final = 6
BOARD: Final = 7
ATTACHED: Final = 15  # in play, on another card or before a player
KINDS: Final = 16

# Who sees a place.
ALL_SEE: Final = 0
OWNER_SEES: Final = 1
NONE_SEES: Final = 2

# Types of cards; a resource card is a type of its own, whatever is printed on its hidden face.
CITY: Final = 0
CREATURE: Final = 1
ENCHANTMENT: Final = 2
MAGIC: Final = 3
EVENT: Final = 4
EQUIPMENT: Final = 5
QUEST: Final = 6
AVATAR: Final = 7
RESOURCE: Final = 8
REGION: Final = 9
HERO: Final = 10

TYPES: Final = (
    "city", "creature", "enchantment", "magic", "event", "equipment", "quest", "avatar", "resource card", "region",
    "hero",
)  # fmt: skip
FACTIONS: Final = ("Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire")
DISCIPLINES: Final = ("Body", "Mind", "Soul")

# Roles in an attack.
PEACE: Final = 0
ATTACKER: Final = 1
BLOCKED: Final = 2  # an attacker that was defended against
DEFENDER: Final = 3

# A thing is a card or a seat: what effects act on and what targets are.
SEAT_THING: Final = 1000


def place_of(kind: i64, seat: Seat) -> Place:
    """The place of this kind that belongs to the seat."""
    return kind | seat << 4


def seat_thing(seat: Seat) -> Thing:
    """The seat, as a thing."""
    return SEAT_THING + seat


def is_seat(thing: Thing) -> bool:
    """Is the thing a player, not a card?"""
    return thing >= SEAT_THING


def option(what: i64, c: i64 = 0, other: i64 = 0) -> Option:
    """One thing that may be chosen: a verb (below 64), a card or thing (below 2048), and a number."""
    return what | c << 6 | other << 17


def what_of(answer: Option) -> i64:
    """The verb of an option."""
    return answer & 63


def card_of(answer: Option) -> CardId:
    """The card (or thing) of an option."""
    return answer >> 6 & 2047


KNOWN: Final = (
    4095  # the number of an option whose card is one of those that its seat has been shown: it shows no others
)


def other_of(answer: Option) -> i64:
    """The number of an option."""
    return answer >> 17
