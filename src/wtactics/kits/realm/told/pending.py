"""What a person is told of the plays that wait on the chain of a realm."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import NOBODY
from wtactics.engine.rows import CARD_PLAY, MOVE_PLAY
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.realm.view import RealmView
from wtactics.kits.sentences import Part, Sentence
from wtactics.kits.told.pending import Pending


class RealmPending(Pending[RealmView]):
    """How the plays on the chain of a realm are told."""

    def deed(self, view: RealmView, item: dict[str, Any], card: Part) -> Sentence:
        """To move, to play a card, or to use an ability."""
        home = item["home"]
        if item["sort"] == MOVE_PLAY:
            return (Part("moves", you="move"), Part(" "), card, *self.arrival(view, home))
        if item["sort"] == CARD_PLAY:
            return (Part("plays", you="play"), Part(" "), card, *(self.arrival(view, home) if home != NOBODY else ()))
        return super().deed(view, item, card)

    def arrival(self, view: RealmView, home: int) -> Sentence:
        """Where a creature goes."""
        return (Part(" to "), Part("the Army") if home in (NOBODY, IN_ARMY) else self.called(view, home))


PENDING: Final[RealmPending] = RealmPending("card")
