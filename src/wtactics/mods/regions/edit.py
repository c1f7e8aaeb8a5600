"""Regions as programs use it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wtactics.engine.step import EditFault
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game, GoldenGame
from wtactics.mods.regions.deal import RegionsDealing
from wtactics.mods.regions.judgement import RegionsJudgement
from wtactics.mods.regions.mod import BOOK, Regions
from wtactics.mods.regions.rules.deck import admits, deck_faults
from wtactics.mods.regions.soundness import SOUNDNESS
from wtactics.mods.regions.speech.contents import SPEECH
from wtactics.mods.regions.table import RegionsTable
from wtactics.mods.regions.told.plain import TOLD
from wtactics.mods.regions.view import RegionsView
from wtactics.rulesets.ava.deal import AvaDealing

ABOUT: Final = (
    "Instead of cities each player has a pile of five regions, of which one is active: it is what opponents attack, and it "
    "says whose cards its player can play. Creatures stand in the Front or in three Domains, from which they bid, and whose "
    "tops defend as civilians."
)
PLAYTHROUGHS: Final = (GoldenGame(1, "greedy", ("Low Ground", "The Long Wall")),)
DIGESTED: Final = (  # together they use every region
    GoldenGame(162, "random", ("Low Ground", "Two Banks")),
    GoldenGame(5, "random", ("Lamps Out", "The Long Wall")),
    GoldenGame(12, "random", ("Harbour Dues", "The Long Wall")),
    GoldenGame(16, "random", ("Lamps Out", "Two Banks")),
    GoldenGame(52, "random", ("Harbour Dues", "The Long Wall")),
)


def also(game: Game) -> Game:
    """The game with regions: a table, views, words and decks of its own."""
    if game.dealing is not AvaDealing:
        raise EditFault(f"{game.name}: expected the table of AVA to build on, found that of another mod")
    return replace(
        game, dealing=RegionsDealing, views=RegionsView, faults=deck_faults, admits=admits,
        question_words=TOLD.question, label_words=TOLD.labels, speech=SPEECH, show=TOLD.show(),
        judgement=RegionsJudgement(RegionsTable), sound=SOUNDNESS.check, playthroughs=PLAYTHROUGHS, digested=DIGESTED,
    )  # fmt: skip


def edit() -> Edit:
    """The mod."""
    return Edit(Regions(), BOOK, "Regions", ABOUT, also)
