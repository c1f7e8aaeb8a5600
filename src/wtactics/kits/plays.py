"""Plays: how a card or an ability that was chosen is announced."""

from __future__ import annotations

from typing import TypeVar

from wtactics.engine.chain import push
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.rows import ABILITY_PLAY, CARD_PLAY, PROGRESS, THE_ABILITY, THE_CARD, THE_PLAYER
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table

T = TypeVar("T", bound=Table)


class BeginAnnouncing(Step[T]):
    """A card is played, or an ability used; nothing is checked until all that this takes is settled."""

    def do(self, t: T, answer: Option) -> Flow:
        t.hold()
        c, ability = t.note(THE_CARD), t.note(THE_ABILITY)
        used = t.in_play(c) or (ability != NOBODY and t.library.kind_of[ability] == ACTIVATED)
        push(t, ABILITY_PLAY if used else CARD_PLAY, c, ability, t.note(THE_PLAYER))
        t.remember(PROGRESS, 0)
        return NEXT
