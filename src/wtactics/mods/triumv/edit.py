"""Triumvirate as programs use it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from wtactics.engine.places import other_of
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game, GoldenGame
from wtactics.mods.triumv.mod import BOOK, Triumvirate
from wtactics.mods.triumv.rules import THREE
from wtactics.mods.triumv.told import is_bought, price, with_targets

ABOUT: Final = (
    "Three play, and a die says before each round in which direction all attack. Who wants to attack the other player "
    "discards three cards by lot, or marks all his gold."
)
PLAYTHROUGHS: Final = (GoldenGame(5, "greedy", ("Still Waters", "Marching Orders", "Piecework")),)


def also(game: Game) -> Game:
    """ORC-TRIUMV-01 The game for three, with words for targets and prices."""

    def labels(t: Any) -> list[str]:
        words = game.label_words(t)
        return [
            f"{word} for {price(t, other_of(o))}" if is_bought(o) else word
            for o, word in zip(t.options, words, strict=True)
        ]

    return replace(
        game, seats=(THREE, THREE), seated_by="ORC-TRIUMV-01", label_words=labels, show=with_targets(game.show),
        playthroughs=PLAYTHROUGHS, digested=(),
    )  # fmt: skip


def edit() -> Edit:
    """The mod."""
    return Edit(Triumvirate(), BOOK, "Triumvirate", ABOUT, also)
