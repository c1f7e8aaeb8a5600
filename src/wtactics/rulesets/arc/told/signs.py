"""The signs that only cards of ARC have, each with the words that explain it."""

from __future__ import annotations

from typing import Final

from wtactics.kits.layout import Sign
from wtactics.kits.realm.told.signs import Signs
from wtactics.kits.realm.view import RealmView
from wtactics.rulesets.arc.view import ArcView

TRAVELLED: Final = Sign("used", "A creature has moved into or out of this city this turn; no other may.")
FOUNDING: Final = Sign("chosen", "You begin with this city; nobody else knows yet.")


class ArcSigns(Signs):
    """Cities are chosen before the game, and are part of one move a turn."""

    def out_of_play(self, view: RealmView, name: int) -> list[Sign]:
        return [FOUNDING] if isinstance(view, ArcView) and view.turn == 0 and name in view.founding() else []

    def used(self, view: RealmView, name: int) -> list[Sign]:
        return [TRAVELLED] if isinstance(view, ArcView) and name in view.travelled() else []


SIGNS: Final[ArcSigns] = ArcSigns("the next bids")
