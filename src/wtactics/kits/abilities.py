"""Which abilities a card has."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.library import UNLESS_MARKED, UNSWITCHED
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import CardId, Seat, Thing
from wtactics.engine.rows import GRANT, GRANTED
from wtactics.engine.silence import switched
from wtactics.engine.table import Table


def able(t: Table) -> vec[i64]:
    """The cards on the board, as they came, that may have an activated ability by print or keyword."""
    return t.actors if t.library.acting_traits == 0 else t.board


def is_ready(t: Table, c: CardId) -> bool:
    """Could a printed ability of the card be used, as it lies: unmarked if it is marked for it, switched on if it must be?"""
    ways = t.library.acts_by[t.printed[c]]
    if t.marked[c] == 1:
        ways &= UNLESS_MARKED
    return ways & UNSWITCHED != 0 or (ways != 0 and switched(t, c))


def has_ability(t: Table, c: Thing, ability: i64) -> bool:
    """Is this one of the card's abilities, printed, meant by a keyword of it, or granted?"""
    library = t.library
    if not (0 <= c < len(t.place) and 0 <= ability < len(library.abilities)):
        return False
    if library.first[t.printed[c]] <= ability < library.first[t.printed[c] + 1]:
        return True
    for k in range(len(library.traits)):
        if t.traits[c] >> k & 1 == 1 and library.trait_first[k] <= ability < library.trait_first[k + 1]:
            return True
    for i in range(0, len(t.granted), GRANT):
        if t.granted[i] == c and t.granted[i + GRANTED] == ability:
            return True
    return False


def has_hidden_ability(t: Table, seat: Seat) -> bool:
    """Has the seat, on the table, an ability of which others cannot judge whether it may be used?"""
    library = t.library
    for ability in range(len(library.abilities)):
        if library.kind_of[ability] == ACTIVATED and library.abilities[ability].is_hidden(t):
            for c in t.board:
                if t.controller[c] == seat and has_ability(t, c, ability):
                    return True
    return False
