"""The chain: announced plays that wait to resolve; the newest is the item that speaks, as t.me and t.you."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import NOBODY, Card, Seat, Thing
from wtactics.engine.state import ITEM, WAIT, cut
from wtactics.engine.table import Table

KIND: Final = 0  # what an item tells: what sort of play it is,
SOURCE: Final = 1  # its card,
ABILITY: Final = 2  # the ability that will take effect, or NOBODY,
SEAT: Final = 3  # who controls it,
X: Final = 4  # the value of X,
IT: Final = 5  # for a trigger: what it happened to,
OTHER: Final = 6  # the second thing of the fact,
N: Final = 7  # its number;
PICKS: Final = 8  # where its targets and choices begin,
STATE: Final = 9  # how far it is,
HOME: Final = 10  # where a creature will arrive, where a move goes,
COST: Final = 11  # and what was paid.

CARD_PLAY: Final = 0  # sorts of plays
ABILITY_PLAY: Final = 1
MOVE_PLAY: Final = 2
TRIGGER_PLAY: Final = 3

DRAFT: Final = 0  # states: being announced,
PENDING: Final = 1  # waiting,
RESOLVING: Final = 2
CANCELLED: Final = 3  # it will not resolve


def push(t: Table, kind: i64, source: Card, ability: i64, seat: Seat) -> None:
    """Begin a new item on top of the chain, with room for its targets and choices."""
    room: i64 = 0
    if ability != NOBODY:
        room = t.library.abilities[ability].room
    chain = append(append(append(append(t.chain, kind), source), ability), seat)
    chain = append(append(append(append(chain, 0), NOBODY), NOBODY), 0)  # X, IT, OTHER, N
    t.chain = append(append(append(append(chain, len(t.picks)), DRAFT), NOBODY), 0)
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


def item_of(t: Table, c: Card) -> i64:
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


def cancel(t: Table, c: Card) -> None:
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
    source, ability, seat = t.waiting[w], t.waiting[w + 1], t.waiting[w + 2]
    a, b, n = t.waiting[w + 3], t.waiting[w + 4], t.waiting[w + 5]
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
    t.loops += 1
    t.happened(facts.TRIGGERED, source, seat, ability)
