"""AVA-GOLD: gold that is produced ahead, before the resource card that produces it may be lost.

Everywhere else a resource card is marked when its gold is spent: to mark it earlier would make no difference.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, RESERVE, Seat, Thing, place_of
from wtactics.engine.rows import ABILITY, ITEM, PENDING, PICKS, STATE
from wtactics.rulesets.ava.ids import GOLD_06
from wtactics.rulesets.ava.table import AvaTable

TAKING: Final = ("resource", "permanent")  # words of texts that may take a resource card without aiming at it


def cannot_produce(t: AvaTable, seat: Seat, c: Thing) -> i64:
    """AVA-GOLD-06 0, or the rule: an own unmarked resource card which something on the chain may take."""
    mine = t.is_card(c) and t.place[c] == place_of(RESERVE, seat) and t.marked[c] == 0
    return 0 if mine and is_threatened(t, c) else GOLD_06


def is_threatened(t: AvaTable, c: Thing) -> bool:
    """Does something that waits on the chain aim at the resource card, or might its text take it?"""
    for i in range(0, len(t.chain), ITEM):
        if t.chain[i + STATE] == PENDING and t.chain[i + ABILITY] != NOBODY:
            ability = t.library.abilities[t.chain[i + ABILITY]]
            if len(ability.targets) == 0:
                for word in TAKING:
                    if word in ability.text.lower():
                        return True
            for n in range(ability.room):
                if t.picks[t.chain[i + PICKS] + n] == c:
                    return True
    return False


def threatened(t: AvaTable, seat: Seat) -> vec[i64]:
    """The resource cards that the seat may mark for their gold now."""
    out = vec[i64]()
    if len(t.chain) > 0:
        for c in t.at(RESERVE, seat):
            if cannot_produce(t, seat, c) == 0:
                out = append(out, c)
    return out
