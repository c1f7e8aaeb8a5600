"""Silence: what speaks neither by itself nor any more, and what only a switch lets speak."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import SILENCED, is_switch
from wtactics.engine.places import CardId
from wtactics.engine.rows import GRANT, GRANTED, MODIFIER, MODIFIER_ON
from wtactics.engine.table import Table


def silence(t: Table) -> None:
    """No card forbids or permits anything, but for what is said of single cards."""
    if len(t.laws) > 0:
        t.laws = vec[i64]()
    t.law_deeds = 0
    t.ruled_deeds = 0
    t.rulings_due = False
    s: i64 = 0
    while s < t.seats:
        t.seat_barred[s] = 0
        s += 1


def silence_all(t: Table) -> None:
    """No card says anything on a copy that is only asked: whoever speaks then may speak of any deed."""
    for c in t.board:
        t.barred[c] = 0
    t.granted = vec[i64]()
    t.called = vec[i64]()
    silence(t)
    t.ruled_deeds = -1
    t.values_stale = False
    t.rulings_stale = False


def without_silenced(t: Table, speakers: vec[i64]) -> vec[i64]:
    """Those of these cards that have not lost their abilities; who has, has no keywords and was granted nothing."""
    for c in t.mute:
        t.traits[c] = 0
    granted, out = vec[i64](), vec[i64]()
    i: i64 = 0
    while i < len(t.granted):
        if not t.muted(t.granted[i]):
            granted = append(append(granted, t.granted[i]), t.granted[i + GRANTED])
        i += GRANT
    t.granted = granted
    for c in speakers:
        if not t.muted(c):
            out = append(out, c)
    return out


def hush(t: Table) -> None:
    """What is attached to a card may take its abilities, unless its own are taken in the same way."""
    mute = vec[i64]()
    for c in t.board:
        if t.modified(c, SILENCED) or is_hushed(t, c, len(t.board)):
            mute = append(mute, c)
    t.mute = mute


def is_hushed(t: Table, c: CardId, depth: i64) -> bool:
    """Is a card attached to this one that takes its abilities, and has its own?"""
    for other in t.board:
        if t.host[other] == c and t.library.hushes[t.printed[other]] != 0 and not t.modified(other, SILENCED):
            return depth <= 0 or not is_hushed(t, other, depth - 1)
    return False


def switched(t: Table, c: CardId) -> bool:
    """Does any switch for abilities lie on the card?"""
    i: i64 = 0
    while i < len(t.modifiers):
        if t.modifiers[i + MODIFIER_ON] == c and is_switch(t.modifiers[i]):
            return True
        i += MODIFIER
    return False
