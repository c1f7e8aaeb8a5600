"""From where cards are played: out of the hand, and out of the graveyard where a text lets them be."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import PLAY_FROM
from wtactics.engine.places import GRAVE, HAND, CardId, Seat, place_of, seat_thing
from wtactics.engine.values import is_ruled, law, own_word
from wtactics.rulesets.orc.table import OrcTable


def is_let_out(t: OrcTable, seat: Seat, c: CardId) -> bool:
    """ORC-CONFLICT-01 May the seat play this card of its graveyard, as a text allows?"""
    if t.library.spoken >> PLAY_FROM & 1 == 0 or t.place[c] != place_of(GRAVE, seat):
        return False
    return own_word(t, PLAY_FROM, c, seat, False) or (
        is_ruled(t, PLAY_FROM) and law(t, PLAY_FROM, seat_thing(seat), c, False)
    )


def playable(t: OrcTable, seat: Seat) -> vec[i64]:
    """The cards of the seat's hand, and those of its graveyard that texts let it play."""
    out = t.at(HAND, seat)
    if t.library.spoken >> PLAY_FROM & 1 == 1:
        for c in t.at(GRAVE, seat):
            if is_let_out(t, seat, c):
                out = append(out, c)
    return out
