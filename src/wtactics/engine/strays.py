"""Strays: what waits does nothing more to a card that has gone elsewhere meanwhile (ARC-ABIL-08, ORC-RESP-19)."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.facts import OF_NO_THING, OF_TWO
from wtactics.engine.places import CardId
from wtactics.engine.rows import (
    ABILITY,
    ABILITY_PLAY,
    DRAFT,
    IT,
    ITEM,
    KIND,
    OTHER,
    PENDING,
    SOURCE,
    STATE,
    STRAYED,
    THE_IT,
    THE_OTHER,
    THE_SOURCE,
    TRIGGER_PLAY,
)
from wtactics.engine.state import State


def lose_sight(t: State, c: CardId) -> None:
    """The card goes elsewhere: what was said of it before is not said of it there, nor by abilities and triggers that wait."""
    t.since[c] = t.changes
    i: i64 = 0
    while i < len(t.chain):
        if awaits(t, i):
            t.chain[i + STRAYED] |= said_of(t, i, c)
        i += ITEM


def awaits(t: State, i: i64) -> bool:
    """Is the item an ability that has been paid, whose price was part of it, or a trigger, and not done yet?"""
    kind, state = t.chain[i + KIND], t.chain[i + STATE]
    return (kind == ABILITY_PLAY and state == PENDING) or (
        kind == TRIGGER_PLAY and (state == PENDING or state == DRAFT)
    )


def said_of(t: State, i: i64, c: CardId) -> i64:
    """In which ways the item speaks of the card, as bits."""
    bits: i64 = THE_SOURCE if t.chain[i + SOURCE] == c else 0
    if t.chain[i + IT] != c and t.chain[i + OTHER] != c:
        return bits
    told = t.library.hears_of[t.chain[i + ABILITY]]  # (of one of several ways nothing)
    bits |= THE_IT if t.chain[i + IT] == c and (told == 0 or told & ~OF_NO_THING != 0) else 0
    return bits | (THE_OTHER if t.chain[i + OTHER] == c and (told == 0 or told & OF_TWO != 0) else 0)


def has_strayed(t: State, c: CardId) -> bool:
    """Has the item that speaks lost this card?"""
    i = t.item
    if i < 0 or t.chain[i + STRAYED] == 0:
        return False
    return t.chain[i + STRAYED] & said_of(t, i, c) != 0
