"""Scenes of ARC with cards by hand, beside what scenes of ARC have.

What a card says that nobody reads is carried out by hand: `s.by_hand("damage", "Wolf", "3")` names tool, thing and measure,
all others let it stand; `s.by_hand()` says that it is done.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from scenes import arc
from scenes.scene import rule
from wtactics.games import ruleset
from wtactics.kits.game import Game

STANDS: Final = "let it stand"


class HandKit(arc.ArcKit):
    """Scenes of ARC with cards by hand, and perhaps with more seats."""

    @cached_property
    def game(self) -> Game:
        return ruleset("arc+byhand")


class Scene(arc.Scene):
    """A match of ARC with cards by hand under way."""

    kit = HandKit()

    def say(self, *named: str) -> None:
        """Say what is to be done: tool, thing and measure; nobody has answered yet."""
        self.choose(*(named or ("done",)))

    def by_hand(self, *named: str) -> None:
        """Do it: all others let it stand."""
        self.say(*named)
        while STANDS in self.options():
            self.choose(STANDS)


def until_handed(s: Scene) -> None:
    """All pass until a sentence is to be carried out."""
    while not s.game.question_words(s.table).startswith("by hand: "):
        s.choose(s.way_on())


def handed(text: str, cards: dict[str, str] | None = None) -> Scene:
    """A has played a Riddle, which nobody reads, and is to carry it out."""
    s = scene(text, cards={"Riddle": "event 0: Flurb the reeds."} | (cards or {}))
    s.choose("play Riddle")
    until_handed(s)
    return s


scene = Scene.set

__all__ = ["STANDS", "Scene", "handed", "rule", "scene", "until_handed"]
