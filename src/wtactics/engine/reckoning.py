"""What statements change while values are computed; it is computed anew each time, and so no change of the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from wtactics.engine.lasting import ADD, ADD_FAR
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import CardId
from wtactics.engine.rows import (
    ADDED,
    ADDED_A,
    ADDED_B,
    ADDED_TO,
    ADDED_WHAT,
    CALL,
    CALLED,
    GRANT,
    GRANTED,
)
from wtactics.engine.state import cut
from wtactics.engine.table import Table

CALLING: Final = 4  # the phase before those of engine/meaning.py: what cards are called
EVERY_KIND: Final = -1  # all subtypes at once


def add(t: Table, c: CardId, attack: i64, defense: i64) -> None:
    """Add this to ATK and DEF, as the ability says that works now."""
    if attack != 0 or defense != 0:
        t.attack[c] += attack
        t.defense[c] += defense
        t.added = append(append(append(append(append(t.added, t.saying), ADD), c), attack), defense)


def add_far(t: Table, c: CardId, ranged: i64, life: i64) -> None:
    """Add this to the two values that only some rulesets print."""
    if ranged != 0 or life != 0:
        t.ranged[c] += ranged
        t.life[c] += life
        t.added = append(append(append(append(append(t.added, t.saying), ADD_FAR), c), ranged), life)


def take_back(t: Table, what: i64) -> None:
    """Nothing is added any more by abilities that depend on this."""
    rows, watches = t.added, t.library.watches_of
    left: i64 = 0
    i: i64 = 0
    while i < len(rows):
        c, a, b = rows[i + ADDED_TO], rows[i + ADDED_A], rows[i + ADDED_B]
        if watches[rows[i]] & what == 0:
            if left < i:
                rows[left], rows[left + ADDED_WHAT] = rows[i], rows[i + ADDED_WHAT]
                rows[left + ADDED_TO], rows[left + ADDED_A], rows[left + ADDED_B] = c, a, b
            left += ADDED
        elif rows[i + ADDED_WHAT] == ADD:
            t.attack[c] -= a
            t.defense[c] -= b
        else:
            t.ranged[c] -= a
            t.life[c] -= b
        i += ADDED
    if left < len(rows):
        t.added = cut(rows, left)


def set_attack(t: Table, c: CardId, n: i64) -> None:
    """The ATK is so much."""
    t.attack[c] = n


def set_defense(t: Table, c: CardId, n: i64) -> None:
    """The DEF is so much."""
    t.defense[c] = n


def set_ranged(t: Table, c: CardId, n: i64) -> None:
    """The ranged value is so much."""
    t.ranged[c] = n


def set_life(t: Table, c: CardId, n: i64) -> None:
    """The life is so much."""
    t.life[c] = n


def give_traits(t: Table, c: CardId, bits: i64) -> None:
    """The card has these keywords."""
    t.traits[c] |= bits


def take_traits(t: Table, c: CardId, bits: i64) -> None:
    """The card has none of these keywords."""
    t.traits[c] &= ~bits


def grant(t: Table, c: CardId, ability: i64) -> None:
    """The card has this ability; one that is used, and does not happen by itself, it has but once."""
    if t.library.kind_of[ability] != ACTIVATED or not is_granted(t, c, ability):
        t.granted = append(append(t.granted, c), ability)


def is_granted(t: Table, c: CardId, ability: i64) -> bool:
    """Has the card been given this ability already?"""
    i: i64 = 0
    while i < len(t.granted):
        if t.granted[i] == c and t.granted[i + GRANTED] == ability:
            return True
        i += GRANT
    return False


def call(t: Table, c: CardId, kind: i64) -> None:
    """The card has this subtype, beside its others."""
    t.called = append(append(t.called, c), kind)


def is_called(t: Table, c: CardId, kind: i64) -> bool:
    """Does a standing text give the card this subtype, or every one?"""
    i: i64 = 0
    while i < len(t.called):
        if t.called[i] == c and (t.called[i + CALLED] == kind or t.called[i + CALLED] == EVERY_KIND):
            return True
        i += CALL
    return False


def permit(t: Table, c: CardId, deeds: i64) -> None:
    """The card may do these, against the rules."""
    t.allowed[c] |= deeds
