"""Who sees what: the seats that know a card's face where it lies, and how a view names what it may not know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import (
    ALL_SEE,
    HAND,
    KINDS,
    NOBODY,
    OWNER_SEES,
    RESERVE,
    SEAT_THING,
    CardId,
    Seat,
    Thing,
    place_of,
)
from wtactics.engine.rows import CARD_PLAY, ITEM, KIND, SOURCE
from wtactics.engine.state import State

# A card that lies face down in play is named by where it lies: a card id would tell which of the known cards it is.
FACE_DOWN: Final = 1024
PILE: Final = 128  # so many names for each seat


def seen_by(t: State, c: CardId) -> i64:
    """The seats that see the card's face, as bits."""
    who = t.terms.sees[t.place[c] & 15]
    if who == ALL_SEE or (len(t.chain) > 0 and is_announced(t, c)):
        return (1 << t.seats) - 1
    return t.shown[c] | 1 << (t.place[c] >> 4) if who == OWNER_SEES else t.shown[c]


def is_announced(t: State, c: CardId) -> bool:
    """Is the card being announced from the hand? Then it is shown, whatever becomes of the play."""
    i: i64 = 0
    while i < len(t.chain):
        if t.chain[i + SOURCE] == c and t.chain[i + KIND] == CARD_PLAY and t.place[c] & 15 == HAND:
            return True
        i += ITEM
    return False


def sees(t: State, seat: Seat, c: CardId) -> bool:
    """Does the seat see the card's face? A spectator (NOBODY) sees what all see."""
    bits = seen_by(t, c)
    return bits == (1 << t.seats) - 1 if seat == NOBODY else bits >> seat & 1 == 1


def name_for(t: State, seat: Seat, thing: Thing) -> Thing:
    """How the seat calls the thing: by its id if it sees it, by its place face down in play, else NOBODY."""
    if thing < 0 or thing >= len(t.place):
        return thing if thing >= SEAT_THING else NOBODY
    if sees(t, seat, thing):
        return thing
    if t.place[thing] & 15 < RESERVE:
        return NOBODY
    n: i64 = 0
    c = t.before[thing]
    while c >= 0:
        n += 1
        c = t.before[c]
    return FACE_DOWN + (t.place[thing] >> 4) * PILE + min(n, PILE - 1)


def thing_named(t: State, name: Thing) -> Thing:
    """The thing of this name; NOBODY if there is none."""
    if name < FACE_DOWN:
        return name
    kind: i64 = RESERVE
    n = (name - FACE_DOWN) % PILE
    seat = (name - FACE_DOWN) // PILE
    while kind < KINDS and seat < t.seats:
        c = t.first[place_of(kind, seat)]
        if c >= 0 and t.terms.sees[kind] != ALL_SEE:
            while c >= 0 and n > 0:
                c = t.after[c]
                n -= 1
            return c
        kind += 1
    return NOBODY


def witnesses(t: State, thing: Thing) -> i64:
    """The seats that see the thing now, as bits; nobody where it is no card."""
    return seen_by(t, thing) if 0 <= thing < len(t.place) else 0


def shown_faction(t: State, thing: Thing) -> i64:
    """The faction that a card shows, NOBODY for none: a resource card that of its gem, not of the card that it hides."""
    if thing <= NOBODY or thing >= SEAT_THING:
        return NOBODY
    return t.colour[thing] if t.place[thing] & 15 == RESERVE else t.library.faction[t.printed[thing]]
