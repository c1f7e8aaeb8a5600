"""The chain: what waits on it can be called off, be it a card or an ability."""

import pytest

from scenes.arc import Scene, scene
from wtactics.engine.chain import annul
from wtactics.engine.invariants import check_step
from wtactics.engine.rows import CANCELLED, ITEM, STATE

CARDS = {
    "Sage": "creature 1 1/1: Mark: Draw a card.",
    "Zap": "event 0: Draw a card.",
}
PLAYS = {
    "a card": ("A: hand: Zap, Spare\nB: hand: Zap", ["play Zap"]),
    "an ability": ("A: army: Sage; hand: Spare\nB: hand: Zap", ["use Sage"]),
}


def in_answer(play: str) -> Scene:
    """A window in which something of A waits that would let him draw."""
    text, choices = PLAYS[play]
    s = scene(text + "\nphase: Play", cards=CARDS)
    s.choose(*choices)
    assert s.asked in "AB"
    assert len(s.table.chain) == ITEM
    return s


@pytest.mark.parametrize("play", PLAYS)
def test_what_is_annulled_does_nothing(play: str) -> None:
    untouched, s = in_answer(play), in_answer(play)
    changes = s.table.changes
    annul(s.table, 0)
    assert s.table.changes > changes
    assert s.table.chain[STATE] == CANCELLED
    check_step(s.table)
    s.all_pass()
    untouched.all_pass()
    assert len(untouched.hand("A")) == len(s.hand("A")) + 1
    assert len(s.chain()) == 0
