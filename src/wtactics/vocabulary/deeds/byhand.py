"""By hand: what a text says in words that nobody reads is carried out by its player."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import Deed

HAND_COUNTER: Final = "hand"  # the name of the counters that are put and taken by hand
HAND_TOKENS: Final = (1, 2, 3, 4, 5)  # the tokens that are made by hand: with so much ATK and DEF


class ByHand(Deed):
    """A sentence that nobody reads: the mod that lets such cards be played hands it to whoever controls the text."""

    def __init__(self, sentence: str) -> None:
        self.sentence: Final = sentence

    def do(self, t: Table, answer: Option) -> Flow:
        step = t.agenda[t.frame] - t.terms.rule_steps
        for mod in t.terms.mods:
            mod.left_unread(t, step)
        return NEXT

    def text(self) -> str:
        return self.sentence.removesuffix(".")
