"""Heroes as programs use it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from wtactics.engine.places import Option
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.layout import Area, Layout, Pointing, Sign
from wtactics.kits.show import Show
from wtactics.kits.told.of_mods import with_sayings
from wtactics.mods.heroes.ids import HEROES
from wtactics.mods.heroes.judgement import ADVICE
from wtactics.mods.heroes.mod import BOOK, Heroes
from wtactics.mods.heroes.rules.deck import faults_with_heroes
from wtactics.mods.heroes.speech import countering, counters, heroes, uses
from wtactics.mods.heroes.speech.guide import GUIDE
from wtactics.mods.heroes.speech.sheet import INFLUENCE, POINTS, HeroSheet
from wtactics.mods.heroes.told import words

ABOUT: Final = (
    "A Hero stands for each player from the start: its card says how much influence he has, with how many victory points he "
    "wins, which cards fit into his deck, and brings a small army. Opponents can counter what a Hero does for gold."
)
PLAYTHROUGHS: Final = (GoldenGame(2, "greedy", ("Gates at Flood", "Services Below")),)
AREA: Final = Area("hero", "Hero", "row", 1, int(HEROES), open=True)


def shown_with(shown: Show) -> Show:
    """What is drawn and told of a table, and of its Heroes."""

    def asking(view: Any) -> str:
        return words.PLACING if view.mine and words.is_placing(view.options()) else shown.asking(view)

    def points(view: Any, o: Option) -> Pointing:
        found = words.pointing(o)
        return found if found is not None else shown.points(view, o)

    def layout(settings: Mapping[str, int], seats: int) -> Layout:
        plan = shown.layout(settings, seats)
        counters = tuple(replace(each, goal=None) if each.key == "victory" else each for each in plan.counters)
        return replace(plan, areas=(*plan.areas, AREA), counters=counters)

    def limits(view: Any, seat: int) -> dict[str, int]:
        most = {"points": words.printed(view, seat, INFLUENCE), "victory": words.printed(view, seat, POINTS)}
        return shown.limits(view, seat) | {key: n for key, n in most.items() if n > 0}

    def signs(view: Any, name: int, lasting: list[list[int]]) -> list[Sign]:
        found = shown.signs(view, name, lasting)
        return [*words.hero_signs(view, int(view.place_seat(name))), *found] if view.kind(name) == HEROES else found

    return replace(
        shown, asking=asking, points=points, layout=layout, limits=limits, signs=signs,
        attempts=lambda view, thing: words.attempts(view, thing) or shown.attempts(view, thing),
        refused=with_sayings(shown.refused, words.SAYINGS),
    )  # fmt: skip


def also(game: Game) -> Game:
    """The game with Heroes: what decks may be, what is drawn, and what is told."""

    def question(t: Any) -> str:
        return words.PLACING if words.is_placing(t.options) else game.question_words(t)

    def labels(t: Any) -> list[str]:
        return [words.label(word, o) for word, o in zip(game.label_words(t), t.options, strict=True)]

    game.judgement.advice.append(ADVICE)
    return replace(
        game, question_words=question, label_words=labels, show=shown_with(game.show),
        faults=faults_with_heroes(game.faults),
        speech=game.speech.beside(heroes, countering, uses, counters, sheet=HeroSheet(game.speech.sheet), guide=GUIDE),
        playthroughs=PLAYTHROUGHS, digested=(),
    )  # fmt: skip


def edit() -> Edit:
    """The mod."""
    return Edit(Heroes(), BOOK, "Heroes", ABOUT, also)
