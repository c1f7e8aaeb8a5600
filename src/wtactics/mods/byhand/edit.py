"""Cards by hand as programs use it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from wtactics.engine.places import Option
from wtactics.engine.telling import behind
from wtactics.kits import handwork
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game
from wtactics.kits.layout import Pointing
from wtactics.mods.byhand import cards, players
from wtactics.mods.byhand.mod import BOOK, CardsByHand
from wtactics.mods.byhand.told import Telling
from wtactics.mods.byhand.tools import Tool
from wtactics.vocabulary.needs import SPELLS, STACKED, TOKENS

ABOUT: Final = (
    "Cards with sentences that nobody reads may be played: their players carry these out by hand, one step after the other, "
    "and the others let each step stand or object."
)


def tools_of(game: Game) -> list[Tool]:
    """BYHAND-TOOL-09 The tools of a game: what its cards can speak of, and no more."""
    has = game.speech.lacks.leaves
    scores = any(counter.key == "victory" for counter in game.show.layout(game.settle(), game.seats[0]).counters)
    decks = has(STACKED) and has(SPELLS)  # where a deck has no order nothing is drawn from its top
    return [
        *([cards.Move(), players.Draw()] if decks else []),
        cards.Mark(handwork.MARK), cards.Mark(handwork.UNMARK), cards.Damage(), cards.Heal(), cards.Kill(),
        *map(cards.Value, (handwork.ATTACK, handwork.DEFENCE, handwork.GROW)), cards.Count(), cards.Take(),
        *([players.Reveal(), players.Mill(), players.Shuffle()] if decks else []),
        players.Score(handwork.POINTS), *([players.Score(handwork.VICTORY)] if scores else []),
        *([players.MakeToken()] if has(TOKENS) else []),
    ]  # fmt: skip


def also(mod: CardsByHand, game: Game) -> Game:
    """The game with its tools, and with words for them; what nobody reads is left to hands."""
    telling = Telling(mod)
    mod.box.tools = tools_of(game)
    shown = game.show

    def question(t: Any) -> str:
        return telling.question(t) if telling.asked(t) else game.question_words(t)

    def labels(t: Any) -> list[str]:
        return telling.labels(t, game.label_words) if telling.asked(t) else game.label_words(t)

    def asking(view: Any) -> str:
        t = behind(view)
        return telling.asking(t) if view.mine and telling.asked(t) else shown.asking(view)

    def points(view: Any, o: Option) -> Pointing:
        t = behind(view)
        return telling.points(t, o) if telling.asked(t) else shown.points(view, o)

    show = replace(shown, asking=asking, points=points)
    return replace(
        game, question_words=question, label_words=labels, show=show, by_hand=True, playthroughs=(), digested=()
    )


def edit() -> Edit:
    """The mod."""
    mod = CardsByHand()
    return Edit(mod, BOOK, "Cards by hand", ABOUT, partial(also, mod))
