"""Open Mulligan as tables and as programs use it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from wtactics.engine.mod import BY_CARD, ONCE, Column, Mod
from wtactics.engine.places import Option, card_of, what_of
from wtactics.engine.step import Ruleset
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game
from wtactics.kits.layout import Pointing
from wtactics.kits.refusal import said_by
from wtactics.kits.verbs import PASS, PICK
from wtactics.mods.openmull.rules import NUMBER, UNDER_WAY, DrawAnew, KeepCards, TakeOpenMulligan
from wtactics.rulebook.reader import read_rulebook
from wtactics.rulesets.orc.rules.mull import TakeMulligan

BOOK: Final = read_rulebook(Path(__file__).parent / "orc.md")
ABOUT: Final = (
    "Each player may take one mulligan. He keeps up to two cards, which everybody sees, and draws the others anew."
)
ASKED: Final = "Keep up to two cards, for all to see; the others are shuffled back, and you draw up to seven."


class OpenMulligan(Mod):
    """It remembers which cards are kept until the others have been drawn."""

    def __init__(self) -> None:
        super().__init__("openmull", NUMBER, said_by(BOOK, NUMBER), [Column(BY_CARD), Column(ONCE)])

    def edit(self, rules: Ruleset[Any]) -> None:
        """The mulligan of the book gives way to this one."""
        rules.swap(TakeMulligan, TakeOpenMulligan(rules.add([KeepCards(), DrawAnew()])))


def also(game: Game) -> Game:
    """The game with words for what is kept."""

    def question(t: Any) -> str:
        return "Mulligan: keep which cards?" if t.kept(UNDER_WAY) else game.question_words(t)

    def labels(t: Any) -> list[str]:
        words = game.label_words(t)
        return [f"keep {word.removeprefix('pick ')}" if what_of(o) == PICK else "keep no more" if what_of(o) == PASS else word
                for o, word in zip(t.options, words, strict=True)] if t.kept(UNDER_WAY) else words  # fmt: skip

    def asking(view: Any) -> str:
        return ASKED if view.mine and view.kept(UNDER_WAY) else game.show.asking(view)

    def points(view: Any, o: Option) -> Pointing:
        if not view.kept(UNDER_WAY):
            return game.show.points(view, o)
        return Pointing(thing=int(card_of(o))) if what_of(o) == PICK else Pointing(rest=True, words="keep no more")

    show = replace(game.show, asking=asking, points=points)
    return replace(game, question_words=question, label_words=labels, show=show)


def edit() -> Edit:
    """The mod."""
    return Edit(OpenMulligan(), BOOK, "Open Mulligan", ABOUT, also)
