"""Where rituals lie until they are played, and what is kept of them there: that they are placed, and their charges.

They lie aside, face up. So do cards that are staked for quests, hence the note that one is placed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import DELAYED, SAY, WHILE_ASIDE, WHILE_IN_PLAY
from wtactics.engine.library import Library
from wtactics.engine.meaning import AGREED, AVERTING, TRIGGERED, Statement
from wtactics.engine.mod import COLUMNS, OF_MODS
from wtactics.engine.places import ASIDE, HAND, LIMBO, NOBODY, CardId, Seat, seat_thing
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_SOURCE
from wtactics.engine.table import Table
from wtactics.rulesets.orc.table import OrcTable

NUMBER: Final = 5  # of the mod among those of ORC
RITUAL: Final = NUMBER * OF_MODS + 100  # the topic
RITUAL_01: Final[i64] = RITUAL + 1
RITUAL_04: Final[i64] = RITUAL + 4
RITUAL_06: Final[i64] = RITUAL + 6
RITUAL_07: Final[i64] = RITUAL + 7
RITUAL_09: Final[i64] = RITUAL + 9
RITUAL_10: Final[i64] = RITUAL + 10
RITUAL_11: Final[i64] = RITUAL + 11

PLACED: Final = NUMBER * COLUMNS  # by card: 0 if it is not placed, else 1 and its charges
CHARGED: Final = NUMBER * COLUMNS + 1  # by card: the turn in which its player has charged it last; once it was played,
# how many charges were removed, below 0, where a text asks for it
BE_CHARGED: Final = 59  # in the row of engine/meaning.py: a ritual is charged, by this player
MOST: Final = 9  # charges that a ritual may take


class Charges(Statement):
    """ORC-RITUAL-02 So many charges a ritual takes."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def text(self) -> str:
        return f"charges: {self.n}"


class Early(Statement):
    """ORC-RITUAL-15 It may be played with so many charges, or more."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def text(self) -> str:
        return f"you may play this ritual with {self.n} charge{'' if self.n == 1 else 's'} or more"


def asked_of(library: Library, d: i64) -> i64:
    """ORC-RITUAL-10, ORC-RITUAL-15 How many charges the definition must have to be played."""
    n = capacity_of(library, d)
    for i in range(library.first[d], library.first[d + 1]):
        for said in library.abilities[i].statements if library.kind_of[i] == AGREED else []:
            if isinstance(said, Early):
                n = min(n, said.n)
    return n


def capacity_of(library: Library, d: i64) -> i64:
    """ORC-RITUAL-02 How many charges the definition prints; 0 if it is no ritual."""
    for i in range(library.first[d], library.first[d + 1]):
        for said in library.abilities[i].statements if library.kind_of[i] == AGREED else []:
            if isinstance(said, Charges):
                return said.n
    return 0


def capacity(t: Table, c: CardId) -> i64:
    """ORC-RITUAL-02 How many charges the card takes; 0 if it is no ritual."""
    return capacity_of(t.library, t.printed[c])


def is_placed(t: Table, c: CardId) -> bool:
    """ORC-RITUAL-03, ORC-RITUAL-12 Does the ritual lie where it can be charged?"""
    return t.place[c] & 15 == ASIDE and t.kept(PLACED, c) > 0


def charges(t: Table, c: CardId) -> i64:
    """How many charges the card has; only a placed one has any."""
    return t.kept(PLACED, c) - 1 if is_placed(t, c) else 0


def is_full(t: Table, c: CardId) -> bool:
    """ORC-RITUAL-10 Is it placed, with all the charges that it takes?"""
    return is_placed(t, c) and charges(t, c) >= capacity(t, c)


def is_ready(t: Table, c: CardId) -> bool:
    """ORC-RITUAL-10, ORC-RITUAL-15 Is it placed, with all the charges that it must have to be played?"""
    return is_placed(t, c) and charges(t, c) >= asked_of(t.library, t.printed[c])


def spent(t: Table, c: CardId) -> i64:
    """ORC-RITUAL-11, ORC-RITUAL-15 How many charges are removed as the ritual is played, or were."""
    return charges(t, c) if is_placed(t, c) else max(-t.kept(CHARGED, c), 0)


def queue(t: Table, seat: Seat) -> vec[i64]:
    """ORC-RITUAL-13 The rituals that the seat has placed, as they came, whatever becomes of its resource cards."""
    out = vec[i64]()
    for c in t.at(ASIDE, seat):
        if is_placed(t, c):
            out = append(out, c)
    return out


# ---- changers


def place(t: OrcTable, c: CardId, seat: Seat) -> None:
    """ORC-RITUAL-03, ORC-RITUAL-04 The ritual lies there from now on, face up and empty; it is not in play.

    ORC-RITUAL-14 What it says reaches everywhere, in whichever front it was played before.
    """
    from_hand = t.place[c] & 15 == HAND
    t.move(c, ASIDE, seat)
    if from_hand:
        t.hide(HAND, seat)
    t.know(c, (1 << t.seats) - 1)
    t.keep(PLACED, c, 1)
    if t.front[c] != NOBODY:
        t.reach_from(c, NOBODY)
    if t.kept(CHARGED, c) != 0:
        t.keep(CHARGED, c, 0)
    wake(t, c, seat)
    t.changed_values()
    t.happened(facts.PLACED, c, seat)


def put_charges(t: Table, c: CardId, n: i64, seat: Seat) -> None:
    """ORC-RITUAL-09 The ritual has so many charges more, up to what it prints; fewer if n is below 0, down to none."""
    had = charges(t, c)
    n = max(-had, min(n, capacity(t, c) - had))
    if is_placed(t, c) and n != 0:
        t.keep(PLACED, c, 1 + had + n)
        t.changed_values()
        if n > 0:
            t.matters(facts.FILLED, c, seat, n)
        t.happened(facts.RECHARGED, c, seat, n)


def forget(t: Table, c: CardId) -> None:
    """ORC-RITUAL-11, ORC-RITUAL-12 It is not placed any more, and all its charges are gone."""
    asked = t.recalled >> facts.FILLED & 1 == 1 and t.place[c] & 15 == LIMBO
    t.keep(CHARGED, c, 1 - t.kept(PLACED, c) if asked else 0)
    t.keep(PLACED, c, 0)
    put_to_sleep(t, c)
    t.changed_values()


def wake(t: Table, c: CardId, seat: Seat) -> None:
    """ORC-RITUAL-14 What the ritual says of the time in which it is placed holds from now on."""
    library, d = t.library, t.printed[c]
    for i in range(library.first[d], library.first[d + 1]):
        if library.abilities[i].switch == WHILE_ASIDE:
            waits = library.kind_of[i] in (TRIGGERED, AVERTING)  # what stands, or can be used, is said of its player
            t.modify(DELAYED if waits else SAY, seat_thing(seat), i, 0, WHILE_IN_PLAY, seat, c)


def put_to_sleep(t: Table, c: CardId) -> None:
    """ORC-RITUAL-14 None of it holds any more."""
    i: i64 = 0
    while i < len(t.modifiers):
        lasting = t.modifiers[i] == SAY or t.modifiers[i] == DELAYED
        its = lasting and t.modifiers[i + MODIFIER_SOURCE] == c
        if its and t.library.abilities[t.modifiers[i + MODIFIER_A]].switch == WHILE_ASIDE:
            t.drop_modifier(i)
        else:
            i += MODIFIER
