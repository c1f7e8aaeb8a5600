"""The chain: announced plays that wait to resolve; the newest is the item that speaks, as t.me and t.you."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import DELAYED, READY
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.rows import (
    CANCELLED,
    CARD_PLAY,
    DRAFT,
    IT,
    ITEM,
    KIND,
    MODIFIER,
    MODIFIER_A,
    MODIFIER_B,
    MODIFIER_SEAT,
    MODIFIER_SINCE,
    MODIFIER_SOURCE,
    OTHER,
    PENDING,
    PICKS,
    SEAT,
    SOURCE,
    STATE,
    TRIGGER_PLAY,
    WAIT,
    WAIT_A,
    WAIT_ABILITY,
    WAIT_B,
    WAIT_N,
    WAIT_SEAT,
    N,
)
from wtactics.engine.state import cut
from wtactics.engine.table import Table

MOST_BOUND: Final = 5  # so many choices of an effect can be kept for what is said or done later, 11 bits for each


def push(t: Table, kind: i64, source: CardId, ability: i64, seat: Seat) -> None:
    """Begin a new item on top of the chain, with room for its targets and choices."""
    room: i64 = 0
    if ability != NOBODY:
        room = t.library.abilities[ability].room
    chain = append(append(append(append(t.chain, kind), source), ability), seat)
    chain = append(append(append(append(chain, 0), NOBODY), NOBODY), 0)  # X, IT, OTHER, N
    chain = append(append(append(append(chain, len(t.picks)), DRAFT), NOBODY), 0)
    t.chain = append(chain, 0)  # STRAYED
    while room > 0:
        t.picks = append(t.picks, NOBODY)
        room -= 1
    if kind != TRIGGER_PLAY:
        t.loops = 0
    t.changes += 1
    speak(t)


def speak(t: Table) -> None:
    """From now on texts are read as those of the newest item."""
    t.item = len(t.chain) - ITEM
    if t.item >= 0:
        t.me = t.chain[t.item + SOURCE]
        t.you = t.chain[t.item + SEAT]


def top(t: Table, field: i64) -> i64:
    """What the newest item tells."""
    return t.chain[len(t.chain) - ITEM + field]


def tell(t: Table, field: i64, n: i64) -> None:
    """Write down something about the newest item."""
    t.chain[len(t.chain) - ITEM + field] = n
    t.changes += 1


def pick(t: Table, i: i64, thing: Thing) -> None:
    """Write down the i-th thing chosen for the newest item."""
    t.picks[top(t, PICKS) + i] = thing
    t.changes += 1


def suppose(t: Table, i: i64, thing: Thing) -> Thing:
    """Read the item that speaks as if this were its i-th thing; what it was is returned, and must be put back."""
    at = t.chain[t.item + PICKS] + i
    before = t.picks[at]
    t.picks[at] = thing
    return before


def rebind(t: Table, bound: i64) -> None:
    """Read a text as if these things, packed, were bound to it; what was bound before must be put back."""
    t.bound = bound


def unpick(t: Table, i: i64) -> None:
    """The i-th thing chosen for the item that speaks is none any more."""
    t.picks[t.chain[t.item + PICKS] + i] = NOBODY
    t.changes += 1


def picked(t: Table, i: i64) -> Thing:
    """The i-th thing chosen for the item that speaks, or bound to the statement that speaks."""
    if t.item >= 0:
        return t.picks[t.chain[t.item + PICKS] + i]
    return (t.bound >> i * 11 & 2047) - 1


def pop(t: Table) -> None:
    """The newest item is done with."""
    t.picks = cut(t.picks, top(t, PICKS))
    t.chain = cut(t.chain, len(t.chain) - ITEM)
    t.changes += 1
    speak(t)


def item_of(t: Table, c: CardId) -> i64:
    """Where the pending play of this card begins on the chain, or NOBODY."""
    i: i64 = 0
    while i < len(t.chain):
        if t.chain[i + SOURCE] == c and t.chain[i + KIND] == CARD_PLAY and t.chain[i + STATE] == PENDING:
            return i
        i += ITEM
    return NOBODY


def annul(t: Table, i: i64) -> None:
    """The item that begins at i will not resolve, whatever sort of play it is."""
    t.chain[i + STATE] = CANCELLED
    t.changes += 1


def cancel(t: Table, c: CardId) -> None:
    """The pending play of this card will not resolve."""
    i = item_of(t, c)
    if i != NOBODY:
        annul(t, i)
        t.happened(facts.CANCELLED, c, t.chain[i + SEAT])


def pending(t: Table) -> i64:
    """How many items wait on the chain."""
    return len(t.chain) // ITEM


def take_waiting(t: Table, i: i64) -> None:
    """The i-th waiting trigger goes on the chain."""
    w = i * WAIT
    source, ability, seat = t.waiting[w], t.waiting[w + WAIT_ABILITY], t.waiting[w + WAIT_SEAT]
    a, b, n = t.waiting[w + WAIT_A], t.waiting[w + WAIT_B], t.waiting[w + WAIT_N]
    rest = vec[i64]()
    j: i64 = 0
    while j < len(t.waiting):
        if j < w or j >= w + WAIT:
            rest = append(rest, t.waiting[j])
        j += 1
    t.waiting = rest
    push(t, TRIGGER_PLAY, source, ability, seat)
    tell(t, IT, a)
    tell(t, OTHER, b)
    tell(t, N, n)
    if t.library.abilities[ability].delay != 0:
        bind_again(t, ability)
    t.loops += 1
    t.happened(facts.TRIGGERED, source, seat, ability)


def bound_to(t: Table, number: i64, source: CardId, seat: Seat) -> i64:
    """Where the modifier begins by which an effect on its way to the chain was delayed; -1 if nowhere."""
    waiting: i64 = -1
    i: i64 = 0
    while i < len(t.modifiers):
        what = t.modifiers[i]
        same = t.modifiers[i + MODIFIER_A] == number and t.modifiers[i + MODIFIER_SOURCE] == source
        if (what == READY or what == DELAYED) and same and t.modifiers[i + MODIFIER_SEAT] == seat:
            if what == READY:
                return i
            waiting = i
        i += MODIFIER
    return waiting


def bind_again(t: Table, ability: i64) -> None:
    """The effect that waited speaks of the things it was made with, but of no card that has since gone elsewhere."""
    i = bound_to(t, ability, t.me, t.you)
    if i < 0:
        return
    bound, since = t.modifiers[i + MODIFIER_B], t.modifiers[i + MODIFIER_SINCE]
    for at in range(min(MOST_BOUND, t.library.abilities[ability].room)):
        thing = (bound >> at * 11 & 2047) - 1
        if thing >= len(t.since) or (thing >= 0 and t.since[thing] <= since):
            pick(t, at, thing)
    if t.modifiers[i] == READY:
        t.drop_modifier(i)


def withdraw(t: Table, seat: Seat) -> None:
    """The plays of a player who has left do not resolve, and his triggers do not happen."""
    i: i64 = 0
    while i < len(t.chain):
        if t.chain[i + SEAT] == seat:
            annul(t, i)
        i += ITEM
    rest = vec[i64]()
    i = 0
    while i < len(t.waiting):
        if t.waiting[i + WAIT_SEAT] != seat:
            for j in range(WAIT):
                rest = append(rest, t.waiting[i + j])
        i += WAIT
    t.waiting = rest
    t.changes += 1
