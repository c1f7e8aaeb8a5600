"""Plays: how a card or an ability that was chosen is announced."""

from __future__ import annotations

from typing import TypeVar

from wtactics.engine.chain import push
from wtactics.engine.places import Flow, Option
from wtactics.engine.rows import ABILITY_PLAY, CARD_PLAY, PROGRESS, THE_ABILITY, THE_CARD, THE_PLAYER
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table

T = TypeVar("T", bound=Table)


class BeginAnnouncing(Step[T]):
    """A card is played, or an ability used; nothing is checked until all that this takes is settled."""

    def do(self, t: T, answer: Option) -> Flow:
        t.hold()
        c = t.note(THE_CARD)
        sort = ABILITY_PLAY if t.in_play(c) else CARD_PLAY
        push(t, sort, c, t.note(THE_ABILITY), t.note(THE_PLAYER))
        t.remember(PROGRESS, 0)
        return NEXT
