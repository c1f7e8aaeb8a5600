"""The kinds of moments in which players of realms may respond, and what is asked in them."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, what_of
from wtactics.kits.cities import KINGDOM
from wtactics.kits.layout import Window
from wtactics.kits.realm.view import RealmView
from wtactics.kits.realm.windows import FIGHT
from wtactics.kits.told import windows
from wtactics.kits.verbs import CLAIM

WINDOWS: Final = (  # a newcomer stops where another player does something to him, and in his own fights
    Window("their-play", "Another player's card or ability waits on the chain", True),
    Window("my-play", "Your own card or ability waits on the chain", False),
    *windows.FIGHTS,
    Window("empty-claim", "You may claim a discipline, but nobody in your cities could bid for it", False),
    Window("bids", "Disciplines are claimed: between the bids", False),
    Window("my-phase", "A phase of your turn ends", False),
    Window("their-phase", "A phase of another player's turn ends", False),
    Window("their-turn", "Another player's turn ends", False),
)
MOMENTS: Final[dict[str, str]] = windows.MOMENTS | {
    "their-play": "{card} waits on the chain. Do you respond?",
    "my-play": "{card} is yours and waits on the chain. Do you respond to it?",
    "empty-claim": "Claim a discipline, or go on; nobody in your cities could bid.",
    "bids": "{claim} Do you respond?",
    "my-phase": "This phase of your turn ends. Do you respond?",
    "their-phase": "This phase ends. Do you respond?",
    "their-turn": "This turn ends. Do you respond?",
}


def window(view: RealmView, last_phase: int) -> str | None:
    """The kind of the window in which this seat is asked; None where it is asked what others would miss, or not at all."""
    if not view.mine:
        return None
    if view.moment == NOBODY:
        return "empty-claim" if claims_nothing(view) else None
    if (answered := windows.of_play(view)) is not None:
        return answered
    if view.moment == FIGHT:
        return windows.of_fight(view)
    if view.bidding:
        return "bids"
    if view.active == view.seat:
        return "my-phase"
    return "their-turn" if view.phase == last_phase else "their-phase"


def claims_nothing(view: RealmView) -> bool:
    """May this seat claim, but only with 0, which never wins?"""
    if not any(what_of(o) == CLAIM for o in view.options()):
        return False
    here = [name for name in view.at(KINGDOM, view.seat) if view.marches(name)]
    return all(view.marked(name) for name in here)
