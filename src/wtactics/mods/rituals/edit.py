"""Rituals as programs use it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wtactics.kits.edit import Edit
from wtactics.kits.game import Game, GoldenGame
from wtactics.mods.rituals.judgement import ADVICE
from wtactics.mods.rituals.mod import BOOK, Rituals
from wtactics.mods.rituals.speech import charges, placing, rituals, waiting
from wtactics.mods.rituals.speech.guide import GUIDE
from wtactics.mods.rituals.told import Telling

ABOUT: Final = (
    "Rituals are slow Magic: placed beside the resource cards, they get a charge in each of their player's upkeeps, and "
    "can be played once they are full."
)
DECKS: Final = ("Waiting for the Tide", "Order of Ceremony")
PLAYTHROUGHS: Final = (GoldenGame(1, "greedy", DECKS),)
DIGESTED: Final = (GoldenGame(20, "random", DECKS[::-1]), GoldenGame(58, "random", DECKS[::-1]))  # they use every card


def also(game: Game) -> Game:
    """The game with words and a judgement of rituals beside its own."""
    told = Telling(game)
    game.judgement.advice.append(ADVICE)
    return replace(
        game, question_words=told.question, show=told.told(),
        speech=game.speech.beside(charges, placing, rituals, waiting, guide=GUIDE),
        playthroughs=PLAYTHROUGHS, digested=DIGESTED,
    )  # fmt: skip


def edit() -> Edit:
    """The mod."""
    return Edit(Rituals(), BOOK, "Rituals", ABOUT, also)
