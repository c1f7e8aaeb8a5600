"""Games of ARC with the trial mods, and scenes of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scenes.arc import Scene, scene
from trial_liege import lieges
from trial_triumv import triumvirate
from wtactics.games import modded, ruleset
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game

TRIALS: Final[dict[str, Callable[[], Edit]]] = {"arc+triumv": triumvirate, "arc+liege": lieges}
TOGETHER: Final = (("triumv",), ("liege",), ("liege", "triumv"))


def game_with(*mods: str) -> Game:
    """ARC anew, with these mods."""
    fresh: Callable[[str], Game] = ruleset.__wrapped__
    return modded(fresh("arc"), [TRIALS[f"arc+{mod}"]() for mod in mods])


def mod_scene(
    text: str, mods: Sequence[str], cards: Mapping[str, str] | None = None, dice: Sequence[int] = (), **settings: int
) -> Scene:
    """A scene of ARC with mods, set as those of ARC are."""
    return scene(text, cards=cards, dice=dice, settings=settings, game=game_with(*mods))
