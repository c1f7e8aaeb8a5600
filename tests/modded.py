"""Games of ARC with the trial mods, and scenes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from scene import Scene
from setting import Setting, begin, lay_out
from trial_liege import lieges
from trial_triumv import triumvirate
from wtactics.engine.checked import CheckedMatch
from wtactics.engine.match import Match
from wtactics.engine.state import Terms
from wtactics.games import Edit, modded, ruleset
from wtactics.kits.game import Game
from wtactics.rulesets.arc.deal import ArcDealing
from wtactics.rulesets.arc.table import ArcTable

TRIALS: Final[dict[str, Callable[[], Edit]]] = {"arc+triumv": triumvirate, "arc+liege": lieges}
TOGETHER: Final = (("triumv",), ("liege",), ("liege", "triumv"))


def game_with(*mods: str) -> Game:
    """ARC anew, with these mods."""
    fresh: Callable[[str], Game] = ruleset.__wrapped__
    return modded(fresh("arc"), [TRIALS[f"arc+{mod}"]() for mod in mods])


class ModScene(Scene):
    """A scene whose words are those of the game with its mods."""

    def __init__(self, game: Game, match: Match, dice: Sequence[int]) -> None:
        self.game = game
        super().__init__(match, dice, 1)

    def options(self) -> list[str]:
        self.go_on()
        return [] if self.over else self.game.labels(self.game.view(self.table, self.table.asked))


def mod_scene(
    text: str, mods: Sequence[str], cards: dict[str, str] | None = None, dice: Sequence[int] = (), **settings: int
) -> ModScene:
    """A scene of ARC with mods, set as those of ARC are; the mod data has room for all its cards."""
    game, setting = game_with(*mods), Setting(cards or {}).read(text)
    laid, _ = lay_out(setting, {})
    arc = ArcDealing(laid.library, settings, game.rules)
    terms: Any = arc.table([[] for _ in range(setting.seats)]).terms
    t = ArcTable(Terms(
        terms.library, terms.starts, terms.rule_steps, terms.sees, terms.settings, terms.seats, terms.ends, terms.modding,
        len(laid.place),
    ))  # fmt: skip
    laid.copy_to(t)
    laid.copy_columns(t)
    t.furnish()
    t.agenda = begin(arc, setting.phase)
    return ModScene(game, CheckedMatch(Match(t, game.rules), game.sound), dice)
