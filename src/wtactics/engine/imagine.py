"""Imagining: a full table that a seat could not tell from the real one. Every search begins with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.mod import BY_CARD, COLUMNS
from wtactics.engine.places import ALL_SEE
from wtactics.engine.table import Table
from wtactics.engine.view import View

SWEEPS: Final = 3  # so often is everything exchanged where some exchanges are not allowed


def imagine(view: View, seed: i64) -> Table:
    """Lay out a table with everything the view shows, and the rest by chance, the chance to come included.

    The seat is taken to know which cards each player brought. Where it is asked, the question stands and can be answered.
    Where another seat is asked its options are left out, for they tell of its hand: `Match.run` asks anew, and perhaps
    somebody else, as nobody is asked who could only pass.
    """
    t = view._table.clone()  # noqa: SLF001  # it sees all, to forget it
    t.printed = t.printed[:]
    t.dice = vec[i64]()
    t.sow(seed)
    rolls: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        rolls = exchange(t, unseen(view, seat), rolls)
        seat += 1
    t.rolls = suppose_kept(t, view, rolls)
    if not view.mine:
        t.options = vec[i64]()
    return t


def suppose_kept(t: Table, view: View, rolls: i64) -> i64:
    """Put numbers by chance where mods keep what the view does not show; how many draws were made."""
    for mod in t.terms.mods:
        column = mod.number * COLUMNS
        for kind in mod.columns:
            entries = t.terms.columns[column + 1] - t.terms.columns[column]
            if kind.by == BY_CARD:
                entries = min(entries, len(t.place))  # the rest is for tokens that may come
            for i in range(entries if kind.sees != ALL_SEE else 0):  # what all see of a card goes with the card
                if not view.knows_kept(column, i):
                    rolls += 1
                    t.mod_data[t.terms.columns[column] + i] = t.chance.draw(rolls, kind.span)
            column += 1
    return rolls


def unseen(view: View, owner: i64) -> vec[i64]:
    """The cards of this owner whose faces the view does not show."""
    t = view._table  # noqa: SLF001  # as above
    out = vec[i64]()
    c: i64 = 0
    while c < len(t.place):
        if t.owner[c] == owner and not view.sees(c):
            out = append(out, c)
        c += 1
    return out


def exchange(t: Table, cards: vec[i64], rolls: i64) -> i64:
    """Exchange what is printed on these cards by chance, as far as each could be the other; how many draws were made."""
    free = True
    for _ in range(SWEEPS):
        i = len(cards) - 1
        while i > 0:
            rolls += 1
            a, b = cards[i], cards[t.chance.draw(rolls, i + 1)]
            here, there = t.printed[a], t.printed[b]
            if t.could_be(a, there) and t.could_be(b, here):
                t.printed[a], t.printed[b] = there, here
            else:
                free = False
            i -= 1
        if free:  # one sweep shuffles fairly
            break
    return rolls
