"""Kinds of windows: of which a newcomer wants to be asked, and what is said in fights, as every ruleset has them."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.telling import chain_data
from wtactics.kits.layout import Window

FIGHTS: Final = (
    Window("attacked", "You are attacked: before you name defenders", True),
    Window("defence", "You are attacked: a combat is about to be fought", True),
    Window("my-attack", "You attack: before defenders are named", False),
    Window("my-combat", "You attack: a combat is about to be fought", True),
    Window("their-fight", "Two other players fight", False),
)
# What is asked in them: {attackers} says who attacks with what, {combat} what the combat comes to if nobody responds.
MOMENTS: Final[dict[str, str]] = {
    "attacked": "You are attacked by {attackers}. Do you respond before you name defenders?",
    "defence": "{combat} Do you respond?",
    "my-attack": "You attack. Do you respond before defenders are named?",
    "my-combat": "{combat} Do you respond?",
    "their-fight": "Others fight. {combat} Do you respond?",
}


def of_play(view: Any) -> str | None:
    """The kind of a window in which a play may be answered: a player's own, or that of another."""
    chain = chain_data(view)
    if len(chain) == 0:
        return None
    return "my-play" if chain[-1]["seat"] == view.seat else "their-play"


def of_fight(view: Any) -> str:
    """The kind of a window in an attack: who is asked in it, and how far the attack is."""
    if view.defending == view.seat:
        return "defence" if view.fighting else "attacked"
    if view.active == view.seat:
        return "my-combat" if view.fighting else "my-attack"
    return "their-fight"


def at_table(windows: tuple[Window, ...], seats: int) -> tuple[Window, ...]:
    """Those that come up among so many players."""
    return tuple([kind for kind in windows if seats > 2 or kind.key != "their-fight"])
