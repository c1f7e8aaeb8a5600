"""Changers for whoever lays a table out: cards stand as they are put there, and no text takes notice of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import HARM, POINTS
from wtactics.engine.places import HAND, NOBODY, RESERVE, CardId, Seat
from wtactics.engine.state import put
from wtactics.engine.table import Table
from wtactics.engine.telling import forget_facts


def put_down(t: Table, c: CardId, kind: i64, seat: Seat, home: CardId = NOBODY) -> None:
    """The card lies there from now on, on top of a pile: in play as it enters, elsewhere known to nobody who cannot see it."""
    if t.in_play(c):
        t.leave(c, HAND)
    if kind >= RESERVE:
        t.enter(c, kind, seat, home)
        return
    t.move(c, kind, seat, True)
    t.know(c, 0)


def put_under(t: Table, c: CardId, kind: i64) -> None:
    """The card lies at the bottom of a pile of its owner."""
    if t.in_play(c):
        t.leave(c, kind)
    t.move(c, kind, t.owner[c])
    t.know(c, 0)


def colour_as(t: Table, c: CardId, faction: i64) -> None:
    """The card gives power of this faction."""
    t.colour = put(t.colour, c, faction)
    t.changes += 1


def suffer(t: Table, c: CardId, n: i64) -> None:
    """The card has so much damage."""
    t.harm = put(t.harm, c, n)
    t.unsettled = True
    t.stirred(HARM)


def stand_at(t: Table, seat: Seat, points: i64) -> None:
    """The player has so many points."""
    t.points[seat] = points
    t.unsettled = True
    t.stirred(POINTS)


def nobody_heard(t: Table) -> None:
    """No trigger waits for what was laid out, and no log tells of it."""
    t.waiting = vec[i64]()
    t.changes += 1
    forget_facts(t)
