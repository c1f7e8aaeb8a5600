"""Keepers: the opponent who controls the one thing that was called an opponent's, where no other player was spoken of."""

from __future__ import annotations

from collections.abc import Sequence

from wtactics.engine.meaning import Noun
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.things.meaning import Happened, Host, KeeperOf, Lost, Slot, Things


class ThatOpponent(KeeperOf):
    """Who controls what was called an opponent's."""

    def text(self) -> str:
        return "that opponent"


def is_an_opponents(noun: Noun | None) -> bool:
    return isinstance(noun, CardNoun) and noun.whose == OPPONENTS


def keeper_of(mentions: Sequence[Mention]) -> Things:
    """Whoever controls the latest of these that was called an opponent's, if it is but one."""
    theirs = next((each for each in mentions if is_an_opponents(each.noun)), None)
    if theirs is None or theirs.things.many() or not isinstance(theirs.things, Happened | Slot | Host):
        raise Misread("a player who was spoken of before", "he")
    if isinstance(theirs.things, Lost):
        return Happened(True, True, "that opponent")
    return ThatOpponent(theirs.things, False)
