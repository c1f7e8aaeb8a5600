"""Another trial mod, which goes together with the first: secret lieges, veterans, provisions beside the deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.mod import BY_CARD, BY_SEAT, COLUMNS, OF_MODS, Column, Mod
from wtactics.engine.places import (
    ASIDE,
    CITY,
    DECK,
    GRAVE,
    HAND,
    OWNER_SEES,
    CardId,
    Flow,
    Option,
    Thing,
    is_seat,
    other_of,
    place_of,
)
from wtactics.engine.step import AGAIN, NEXT, Ruleset, Step
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game
from wtactics.kits.layout import Area, Layout
from wtactics.kits.refusal import said_by
from wtactics.kits.verbs import NUMBER as HOW_MANY
from wtactics.rulebook.reader import read_rulebook
from wtactics.rulesets.arc.rules.combat import NameGoal
from wtactics.rulesets.arc.rules.combat_course import EndAttack
from wtactics.rulesets.arc.rules.setup import OpeningHands
from wtactics.rulesets.arc.rules.turn import DiscardAgain, EndTurn
from wtactics.rulesets.arc.table import ArcTable

NUMBER: Final = 2
BOOK: Final = read_rulebook(Path(__file__).parent / "books" / "liege.md")
VOW_01: Final = NUMBER * OF_MODS + 101
GUARD_02: Final = NUMBER * OF_MODS + 202
LIEGE: Final = NUMBER * COLUMNS  # by seat: the first or second player after it; nobody else knows
VETERAN: Final = NUMBER * COLUMNS + 1  # by card: has it survived an attack of its own?
PAID: Final = NUMBER * COLUMNS + 2  # by seat: how many points vows have cost it
OTHERS: Final = 2


class BeginVows(Step[ArcTable]):
    """LIEGE-VOW-01 Before the first turn; in a passage of its own, for the notes of the game's belong to ARC's steps."""

    def __init__(self, vows: i64) -> None:
        self.vows: Final = vows

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.then(self.vows)
        return NEXT


class TakeLiege(Step[ArcTable]):
    """LIEGE-VOW-01 Each player secretly takes one of the others as his liege."""

    def ask(self, t: ArcTable) -> None:
        t.ask(t.note(1))
        for nth in range(OTHERS):
            t.offer(HOW_MANY, 0, nth)

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        return 0 if what == HOW_MANY and 0 <= other < OTHERS else VOW_01

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.keep(LIEGE, t.note(1), other_of(answer))
        t.remember(1, t.note(1) + 1)
        return AGAIN if t.note(1) < t.seats else NEXT


class LayProvisions(Step[ArcTable]):
    """LIEGE-STORE-01 Each player begins with a face-down card beside his deck."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            food = [c for c in t.at(DECK, seat) if t.library.type[t.printed[c]] != CITY]
            if food:
                t.move(food[0], ASIDE, seat)
        return NEXT


class EatProvisions(Step[ArcTable]):
    """LIEGE-STORE-02 Who ends his turn with an empty hand takes it."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.count[place_of(HAND, t.active)] == 0:
            for c in t.at(ASIDE, t.active):
                t.move(c, HAND, t.active)
        return NEXT


class PassTheJug(Step[ArcTable]):
    """It does nothing, and so stands where a rule jumps over it."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.keep(PAID, t.active, t.kept(PAID, t.active))
        return NEXT


class BreakVow(Step[ArcTable]):
    """LIEGE-VOW-02, LIEGE-GUARD-01 Who has attacked his liege loses a point; attackers who are still there are veterans."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.defending == (t.active + 1 + t.kept(LIEGE, t.active)) % t.seats:
            t.keep(PAID, t.active, t.kept(PAID, t.active) + 1)
            t.lose(t.active, 1)
        for c in t.attackers:
            if t.in_play(c):
                t.keep(VETERAN, c, 1)
        return NEXT


class Lieges(Mod):
    """What tables know of it."""

    def __init__(self) -> None:
        columns = [Column(BY_SEAT, sees=OWNER_SEES, span=OTHERS), Column(BY_CARD), Column(BY_SEAT)]
        super().__init__("liege", NUMBER, said_by(BOOK, NUMBER), columns, places={ASIDE: OWNER_SEES})

    def edit(self, rules: Ruleset[Any]) -> None:
        rules.after(OpeningHands, BeginVows(rules.add([TakeLiege(), LayProvisions()])))
        rules.before(DiscardAgain, PassTheJug())
        rules.after(NameGoal, PassTheJug())  # the other mod swaps it, and need not know
        rules.before(EndTurn, EatProvisions())
        rules.before(EndAttack, BreakVow())

    def shuns(self, t: ArcTable, thing: Thing) -> i64:
        stranger = not is_seat(thing) and t.in_play(thing) and t.controller[thing] != t.you
        return GUARD_02 if stranger and t.kept(VETERAN, thing) == 1 else 0

    def could_be(self, t: ArcTable, c: CardId, d: i64) -> bool:
        return t.kind(c) != ASIDE or t.library.type[d] != CITY

    def yields(self, t: ArcTable, c: CardId, kind: i64) -> bool:
        if kind != GRAVE or t.kept(VETERAN, c) == 0:
            return True
        t.keep(VETERAN, c, 0)
        return False


def programs(game: Game) -> Game:
    """Three seats, words for the vow, and an area for the provisions."""

    def question(t: Any) -> str:
        return "who is your liege?" if t.turn == 0 and t.phase == 0 and is_vow(t) else game.question_words(t)

    def layout(settings: Mapping[str, int], seats: int) -> Layout:
        plan = game.show.layout(settings, seats)
        return replace(plan, areas=(*plan.areas, Area("provisions", "Provisions", "pile", 2, ASIDE)))

    return replace(game, seats=(3, 3), question_words=question, show=replace(game.show, layout=layout))


def is_vow(t: ArcTable) -> bool:
    """Is it asked whom somebody takes as his liege?"""
    return [other_of(o) for o in t.options] == list(range(OTHERS))


def lieges() -> Edit:
    """The mod."""
    about = "Each of three players secretly takes one of the others as his liege. Who attacks his own pays for it."
    return Edit(Lieges(), BOOK, "Secret lieges", about, programs)
