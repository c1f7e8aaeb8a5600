"""Mounts as programs use it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from wtactics.engine.places import Option
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.layout import Pointing, Sign
from wtactics.kits.told.of_mods import with_sayings
from wtactics.mods.mounts.judgement import ADVICE
from wtactics.mods.mounts.mod import BOOK, Mounts
from wtactics.mods.mounts.speech import falling, pairs, remounting, riding
from wtactics.mods.mounts.speech.guide import GUIDE
from wtactics.mods.mounts.speech.sheet import MountSheet
from wtactics.mods.mounts.told import words

ABOUT: Final = (
    "Some creatures are mounts, which other creatures ride. The two go together, and in combat the mount fights: it is what "
    "opponents must aim at, and what is left of the blow that kills it falls on the rider."
)
PLAYTHROUGHS: Final = (GoldenGame(3, "greedy", ("The Long Backs", "Remount Depot")),)


def also(game: Game) -> Game:
    """The game with mounts: words on cards, and what is told of pairs."""
    shown = game.show

    def points(view: Any, o: Option) -> Pointing:
        found = words.pointing(o)
        return found if found is not None else shown.points(view, o)

    def signs(view: Any, name: int, lasting: list[list[int]]) -> list[Sign]:
        return [*words.signs(view, name), *shown.signs(view, name, lasting)]

    show = replace(
        shown, points=points, signs=signs, refused=with_sayings(shown.refused, words.SAYINGS),
        attempts=lambda view, thing: [*shown.attempts(view, thing), *words.attempts(view, thing)],
        drops=lambda view, c, at: words.drops(view, c, at) or shown.drops(view, c, at),
    )  # fmt: skip
    game.judgement.advice.append(ADVICE)
    speech = game.speech.beside(
        riding, pairs, falling, remounting, sheet=MountSheet(game.speech.sheet), guide=GUIDE, wordings=riding.WORDINGS
    )
    return replace(game, show=show, speech=speech, playthroughs=PLAYTHROUGHS, digested=())


def edit() -> Edit:
    """The mod."""
    return Edit(Mounts(), BOOK, "Mounts", ABOUT, also)
