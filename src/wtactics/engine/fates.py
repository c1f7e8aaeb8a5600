"""Fates: what becomes of what would happen: the texts that may be in its place, cards that go, what players gain and lose."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import (
    BE_HURT,
    DECIDED,
    DEPARTURES,
    DISCARD,
    DRAW,
    FALL,
    GAIN,
    HAS_RESOLVED,
    LOSE,
    WAITS,
    WASTE,
    averts,
    dealt,
)
from wtactics.engine.lasting import DELAYED
from wtactics.engine.places import CITY, CREATURE, GRAVE, HAND, NOBODY, SEAT_THING, CardId, Seat, Thing, seat_thing
from wtactics.engine.rows import (
    AVERT,
    AVERT_A,
    AVERT_ABILITY,
    AVERT_BOUND,
    AVERT_SEAT,
    AVERT_SOURCE,
    AVERT_STATE,
    ITEM,
    MODIFIER,
    MODIFIER_A,
    MODIFIER_B,
    MODIFIER_SOURCE,
)
from wtactics.engine.state import joined
from wtactics.engine.table import Table

# ---- one of the texts


def row_of(t: Table, event: i64, number: i64, c: CardId) -> i64:
    """Where it is written down that this text does something instead; NOBODY where it has nothing to do any more."""
    i: i64 = 0
    while i < len(t.averting):
        same = t.averting[i] == event and t.averting[i + AVERT_ABILITY] == number
        if same and t.averting[i + AVERT_SOURCE] == c and t.averting[i + AVERT_STATE] == WAITS:
            return i
        i += AVERT
    return NOBODY


def row_under_way(t: Table) -> i64:
    """Where the text is written down that is followed now."""
    i: i64 = 0
    while i < len(t.averting):
        if t.averting[i + AVERT_STATE] == len(t.chain) - ITEM + 1:
            return i
        i += AVERT
    return NOBODY


def drop_row(t: Table, i: i64) -> bool:
    """The text has nothing to do any more; was it the last for what would happen?"""
    event = t.averting[i]
    t.averting = joined(t.averting[:i], t.averting[i + AVERT :])
    t.changes += 1
    j: i64 = 0
    while j < len(t.averting):
        if t.averting[j] == event and t.averting[j + AVERT_STATE] != DECIDED:
            return False
        j += AVERT
    return True


def drop_event(t: Table, event: i64) -> None:
    """It does not happen, so that no other text does anything instead."""
    i: i64 = 0
    while i < len(t.averting):
        if t.averting[i] == event:
            t.averting = joined(t.averting[:i], t.averting[i + AVERT :])
        else:
            i += AVERT
    t.changes += 1


def begin_row(t: Table, i: i64) -> None:
    """The text is followed from now on, as the newest item of the chain."""
    t.averting[i + AVERT_STATE] = len(t.chain) - ITEM + 1
    t.loops += 1
    t.changes += 1


def write_row(t: Table, i: i64, field: i64, n: i64) -> None:
    """Something else is known of what would happen."""
    t.averting[i + field] = n
    t.changes += 1


# ---- departures


def departing(t: Table, cards: vec[i64]) -> vec[i64]:
    """Those of the cards that a check sends away now; for the others texts do something instead, or may."""
    if t.averted & DEPARTURES == 0:
        return cards
    out = vec[i64]()
    for c in cards:
        i = fate_of(t, c)
        if i != NOBODY and t.averting[i + AVERT_STATE] == DECIDED:
            drop_row(t, i)
            out = append(out, c)
        elif i == NOBODY and not leaves_otherwise(t, c, GRAVE, FALL):
            out = append(out, c)
    return out


def departing_together(t: Table, cards: vec[i64]) -> vec[i64]:
    """The cards that a check sends away, and none of them before it is known of each: who is to go can save others yet."""
    if t.averted & DEPARTURES == 0:
        return cards
    known = True
    for c in cards:
        i = fate_of(t, c)
        if leaves_otherwise(t, c, GRAVE, FALL) if i == NOBODY else t.averting[i + AVERT_STATE] != DECIDED:
            known = False
    if not known:
        return vec[i64]()
    out = departing(t, cards)
    forget_decided(t)
    return out


def forget_decided(t: Table) -> None:
    """Whoever was to go, and has been healed since by what others did instead, does not."""
    i: i64 = 0
    while i < len(t.averting):
        if t.averting[i + 1] == FALL and t.averting[i + AVERT_STATE] == DECIDED:
            drop_row(t, i)
        else:
            i += AVERT


def leaves_otherwise(t: Table, c: CardId, kind: i64, how: i64, more: i64 = 0, dies: bool = True) -> bool:
    """Do texts do something instead of the card's leaving play for this kind of place, or may they?"""
    mask: i64 = 1 << facts.LEFT
    if kind == GRAVE:
        mask |= 1 << facts.BURIED
        if t.type(c) == CREATURE and dies:
            mask |= 1 << facts.DIED
        elif t.type(c) == CITY:
            mask |= 1 << facts.DESTROYED
    return averts(t, mask, how, c, t.controller[c], kind, more)


def fate_of(t: Table, c: CardId) -> i64:
    """Where it is written down that texts do something instead of the card's going, or that this is decided."""
    i: i64 = 0
    while i < len(t.averting):
        if t.averting[i + AVERT_A] == c and t.averting[i + 1] == FALL:
            return i
        i += AVERT
    return NOBODY


def waits_for(t: Table, i: i64) -> i64:
    """Where the modifier begins by which the text of a row was told to wait; NOBODY if that has ended."""
    at: i64 = 0
    while at < len(t.modifiers):
        same = t.modifiers[at + MODIFIER_A] == t.averting[i + AVERT_ABILITY]
        same = same and t.modifiers[at + MODIFIER_SOURCE] == t.averting[i + AVERT_SOURCE]
        if same and t.modifiers[at] == DELAYED and t.modifiers[at + MODIFIER_B] == t.averting[i + AVERT_BOUND]:
            return at
        at += MODIFIER
    return NOBODY


def can_go_on(t: Table, i: i64) -> bool:
    """Is the text of a row still there, and somebody for whom it speaks?"""
    if t.out[t.averting[i + AVERT_SEAT]] != 0:
        return False
    if t.averting[i + AVERT_BOUND] != NOBODY:
        return waits_for(t, i) != NOBODY
    c = t.averting[i + AVERT_SOURCE]
    return c == t.averting[i + AVERT_A] or (t.in_play(c) and not t.muted(c))


# ---- players


def hits_player(t: Table, seat: Seat, n: i64, source: CardId) -> i64:
    """Damage for a player; a shield may take some of it, a text do something instead. What was dealt is returned."""
    n = dealt(t, seat_thing(seat), n, source)
    if n > 0:
        loses(t, seat, n)
    return n


def loses(t: Table, seat: Seat, n: i64) -> None:
    """The player loses points, or a text does something instead."""
    n = min(n, t.points[seat] - t.least_points())
    if n > 0 and not averts(t, 1 << facts.LOST, LOSE, NOBODY, seat, n):
        t.lose(seat, n)


def gains(t: Table, seat: Seat, n: i64) -> None:
    """The player gains points, or a text does something instead."""
    if n > 0 and not averts(t, 1 << facts.GAINED, GAIN, NOBODY, seat, n):
        t.gain(seat, n)


def draws(t: Table, seat: Seat, optional: bool = False) -> bool:
    """The player draws a card, or a text does something instead; False if there is none to be drawn."""
    return averts(t, 1 << facts.DREW, DRAW, NOBODY, seat, 0, i64(optional)) or t.draw(seat) != NOBODY


def wastes(t: Table, c: CardId, resolved: bool = False) -> bool:
    """Do texts do something instead of the card's going to the graveyard from where it is not in play, or may they?"""
    return averts(t, 1 << facts.BURIED, WASTE, c, t.owner[c], t.place[c] & 15 | (HAS_RESOLVED if resolved else 0))


def happens_now(t: Table, how: i64, a: Thing, b: i64, n: i64, more: i64) -> None:
    """It happens, as no text has done anything instead."""
    if how == BE_HURT:
        if a >= SEAT_THING or t.in_play(a):
            t.inflict(a, n, b)
    elif how == LOSE:
        t.lose(b, n)
    elif how == GAIN:
        t.gain(b, n)
    elif how == DRAW:
        if t.draw(b) == NOBODY and more == 0:
            t.fail_draw(b)
    elif how == DISCARD:
        if t.place[a] & 15 == HAND:
            t.throw(a)
    elif how == FALL:
        decide(t, a)
    else:
        t.undergo(how, a, n)


def decide(t: Table, c: CardId) -> None:
    """The card's fate is decided: the next check sends it away, and no text does anything instead."""
    if t.in_play(c):
        seat = t.controller[c]
        row = vec[i64]([t.changes, FALL, c, seat, GRAVE, 0, NOBODY, NOBODY, seat, NOBODY, DECIDED])
        t.averting = joined(t.averting, row)
        t.alarm()


def survives(t: Table, c: CardId) -> None:
    """Who would have died has as much damage left as it can bear; if it can bear none, it has to go."""
    while t.in_play(c) and t.harm[c] > 0 and t.falls(c):
        t.ease(c, 1)
    if t.in_play(c) and t.falls(c):
        decide(t, c)


def is_open(t: Table) -> bool:
    """Is it open whether something happens, for texts still do something instead, or may?"""
    i: i64 = 0
    while i < len(t.averting):
        if t.averting[i + AVERT_STATE] != DECIDED:
            return True
        i += AVERT
    return False
