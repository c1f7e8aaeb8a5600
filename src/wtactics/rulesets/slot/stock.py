"""SLOT-DECK: a deck is a stock to choose from: of equal cards one is offered, in an order that tells nothing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import CardId, Seat, place_of
from wtactics.rulesets.slot.table import SlotTable


def one_of_each(t: SlotTable, kind: i64, seat: Seat) -> vec[i64]:
    """SLOT-DECK-06, SLOT-DECK-07 The cards there that are not laid in the army, one of each print, by prints."""
    out = vec[i64](capacity=16)
    c = t.first[place_of(kind, seat)]
    while c >= 0:
        if t.turn > 0 or c not in t.laid:
            out = with_its_print(t, out, c)
        c = t.after[c]
    return out


def with_its_print(t: SlotTable, cards: vec[i64], c: CardId) -> vec[i64]:
    """The cards, one of each print, by prints, and this one in its place among them: of equal ones the first by number."""
    printed = t.printed
    d, i = printed[c], len(cards)
    while i > 0 and printed[cards[i - 1]] > d:
        i -= 1
    if i > 0 and printed[cards[i - 1]] == d:
        cards[i - 1] = min(cards[i - 1], c)
        return cards
    cards = append(cards, c)
    j = len(cards) - 1
    while j > i:
        cards[j] = cards[j - 1]
        j -= 1
    cards[i] = c
    return cards
