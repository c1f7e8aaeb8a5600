"""Cards by hand as programs use it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from wtactics.engine.places import FACTIONS, Option
from wtactics.engine.telling import behind
from wtactics.kits import handwork
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game
from wtactics.kits.handwork import Task
from wtactics.kits.layout import Pointing
from wtactics.mods.byhand import cards, places, players
from wtactics.mods.byhand.mod import BOOK, CardsByHand
from wtactics.mods.byhand.searching import Search
from wtactics.mods.byhand.steps import Toolbox
from wtactics.mods.byhand.told import Telling
from wtactics.mods.byhand.tools import Tool
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.needs import GEMS, POWER, STACKED

ABOUT: Final = (
    "Cards with sentences that nobody reads may be played: their players carry these out by hand, one step after the other, "
    "and the others let each step stand or object."
)


def tools_of(game: Game, box: Toolbox) -> list[Tool]:
    """BYHAND-TOOL-09 The tools of a game: what its cards can speak of, and no more."""
    has = game.speech.lacks.leaves
    layout = game.show.layout(game.settle(), game.seats[0])
    counted = [counter.key for counter in layout.counters]
    hands = any(area.form == "fan" for area in layout.areas)
    decks = hands and has(STACKED)  # where a deck has no order nothing is drawn from its top
    keywords = sum(not keyword.number for keyword in keywords_for(game.speech.keywords))
    return [
        places.Move(has, hands), *places.shift_of(has, layout), *([players.Draw()] if decks else []),
        Search(box, has, hands),
        cards.Mark(handwork.MARK), cards.Mark(handwork.UNMARK), cards.Damage(), cards.Heal(), cards.Kill(),
        *map(cards.Value, (handwork.ATTACK, handwork.DEFENCE, handwork.GROW)),
        *([cards.Keyword(keywords)] if keywords else []), cards.Count(), cards.Take(),
        *([players.Reveal(), players.Mill(), players.Shuffle()] if decks else []),
        players.Score(handwork.POINTS), *([players.Score(handwork.VICTORY)] if "victory" in counted else []),
        *power_of(has), *([players.Act()] if "ap" in counted else []),
        *([] if game.speech.sheet.stats else [players.MakeToken()]),
    ]  # fmt: skip


def power_of(has: Callable[[object], bool]) -> list[Tool]:
    """What things are paid with, if that can be made: power of factions, or gold."""
    if not has(POWER):
        return []
    coloured = has(GEMS)
    return [players.Produce(handwork.POWER if coloured else handwork.GOLD, len(FACTIONS) if coloured else 0)]


def also(mod: CardsByHand, game: Game) -> Game:
    """The game with its tools, and with words for them; what nobody reads is left to hands."""
    telling = Telling(mod)
    mod.box.tools = tools_of(game, mod.box)
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

    def handwork(view: Any) -> Task | None:
        return telling.task(behind(view)) if view.mine else None

    show = replace(shown, asking=asking, points=points, handwork=handwork)
    return replace(
        game, question_words=question, label_words=labels, show=show, by_hand=True, playthroughs=(), digested=()
    )


def edit() -> Edit:
    """The mod."""
    mod = CardsByHand()
    return Edit(mod, BOOK, "Cards by hand", ABOUT, partial(also, mod))
