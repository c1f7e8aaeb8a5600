"""The windows of ORC in which a player is asked whether he responds, and what he is asked in them."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY
from wtactics.kits.layout import Window
from wtactics.kits.told import windows
from wtactics.rulesets.orc.rules.resp import FIGHT
from wtactics.rulesets.orc.view import OrcView

WINDOWS: Final = (  # a newcomer stops where another player does something to him, and in his own fights
    Window("their-play", "Another player's card or ability waits", True),
    Window("my-play", "Your own card or ability waits", False),
    *windows.FIGHTS,
    Window("monster", "A monster that you play is attacked", True),
    Window("my-phase", "In your turn, while nothing waits", False),
    Window("their-phase", "In another player's turn, while nothing waits", False),
)
MOMENTS: Final[dict[str, str]] = windows.MOMENTS | {
    "their-play": "{card} waits. Do you respond?",
    "my-play": "{card} is yours and waits. Do you respond to it?",
    "monster": "A monster that you play is attacked. {combat} Do you respond?",
    "my-phase": "Do you respond before your turn goes on?",
    "their-phase": "Do you respond before it goes on?",
}


def window(view: OrcView) -> str | None:
    """The kind of the window in which this seat is asked; None where it is asked something else, or not at all."""
    if not view.mine or view.moment == NOBODY:
        return None
    if (answered := windows.of_play(view)) is not None:
        return answered
    if view.moment == FIGHT:
        return "monster" if view.keeps_monsters() else windows.of_fight(view)
    return "my-phase" if view.active == view.seat else "their-phase"
