"""A trial mod: ARC for three, each of whom may attack but one, as a die says, unless he discards three cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.mod import BY_SEAT, COLUMNS, OF_MODS, ONCE, Column, Mod
from wtactics.engine.places import (
    HAND,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    is_seat,
    other_of,
    place_of,
    seat_thing,
    what_of,
)
from wtactics.engine.places import SEAT_THING as SEATS
from wtactics.engine.setting import Setting
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Ruleset, Step
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game
from wtactics.kits.layout import Counter, Layout
from wtactics.kits.refusal import said_by
from wtactics.kits.verbs import ATTACK
from wtactics.rulebook.reader import read_rulebook
from wtactics.rulesets.arc.rules.combat import NameGoal
from wtactics.rulesets.arc.rules.turn import UnmarkAll
from wtactics.rulesets.arc.rules.win import Verdict
from wtactics.rulesets.arc.table import ArcTable

NUMBER: Final = 1
BOOK: Final = read_rulebook(Path(__file__).parent / "books" / "triumv.md")
GOAL_01: Final = NUMBER * OF_MODS + 201
GOAL_02: Final = NUMBER * OF_MODS + 202
DIRECTION: Final = NUMBER * COLUMNS  # 1 to the next player, -1 to the one before, 0 to whom one likes
BOUGHT: Final = NUMBER * COLUMNS + 1  # how often the seat has bought its goal
PRICE: Final = 0  # the setting
BY_LOT: Final = 1  # the number of an option to attack whom one likes
PRICE_OF_A_GOAL: Final = Setting("price_of_a_goal", 3, 1, 10, "Cards for attacking whom one likes")


class RollDirection(Step[ArcTable]):
    """TRIUMV-ROUND-01 Before the first turn of a round the die says in which direction all attack."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.alive() == 3 and t.active == t.starter:
            low, before = t.roll(6) < 3, t.kept(DIRECTION)
            t.keep(DIRECTION, 0, (-1 if low else 1) if before == 0 else before if low else -before)
        return NEXT


class Loosen(Step[ArcTable]):
    """TRIUMV-ROUND-02 When two players are left each attacks the other."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.alive() < 3 and t.kept(DIRECTION) != 0:
            t.keep(DIRECTION, 0, 0)
        return NEXT


class NameBoundGoal(NameGoal):
    """TRIUMV-GOAL-01, TRIUMV-GOAL-02 The one opponent whom the direction gives, or any for three cards."""

    def __init__(self, paying: i64) -> None:
        self.paying: Final = paying  # the passage in which the cards are discarded

    def offer_goal(self, t: ArcTable, goal: Thing) -> None:
        for means in (0, BY_LOT):
            if self.forbids(t, ATTACK, goal, means) == 0:
                t.offer(ATTACK, goal, means)

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        rule = super().forbids(t, what, thing, 0)
        if rule != 0 or what != ATTACK:
            return rule
        seat = thing - SEATS if is_seat(thing) else t.controller[thing]
        bound = t.kept(DIRECTION) != 0 and seat != (t.active + t.kept(DIRECTION)) % 3
        if other == BY_LOT:
            return 0 if bound and t.count[place_of(HAND, t.active)] >= t.mod_setting(NUMBER, PRICE) else GOAL_02
        return GOAL_01 if bound else 0

    def do(self, t: ArcTable, answer: Option) -> Flow:
        flow = super().do(t, answer)
        if answer != NOTHING and other_of(answer) == BY_LOT:
            t.then(self.paying, t.mod_setting(NUMBER, PRICE))
        return flow


class DiscardByLot(Step[ArcTable]):
    """TRIUMV-GOAL-02 The cards are discarded by lot, one after the other."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        hand = t.at(HAND, t.active)
        t.discard(hand[t.roll(len(hand))])
        t.remember(1, t.note(1) - 1)
        return AGAIN if t.note(1) > 0 else NEXT


class Count(Step[ArcTable]):
    """TRIUMV-GOAL-02 It is told how often somebody has done so."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.keep(BOUGHT, t.active, t.kept(BOUGHT, t.active) + 1)
        return NEXT


class Triumvirate(Mod):
    """What tables know of it."""

    def __init__(self) -> None:
        columns = [Column(ONCE), Column(BY_SEAT)]
        super().__init__("triumv", NUMBER, said_by(BOOK, NUMBER), columns, [PRICE_OF_A_GOAL])

    def edit(self, rules: Ruleset[Any]) -> None:
        rules.swap(NameGoal, NameBoundGoal(rules.add([DiscardByLot(), Count()])))
        rules.before(UnmarkAll, RollDirection())
        rules.after(Verdict, Loosen())

    def sound(self, t: ArcTable) -> None:
        if not -1 <= t.kept(DIRECTION) <= 1:
            raise Broken(f"all attack in direction {t.kept(DIRECTION)}")


def programs(game: Game) -> Game:
    """Three seats, and words and a counter for what is bought."""

    def labels(t: Any) -> list[str]:
        bought = [what_of(o) == ATTACK and other_of(o) == BY_LOT for o in t.options]
        return [label + " for cards by lot" * paid for label, paid in zip(game.label_words(t), bought, strict=True)]

    def layout(settings: Mapping[str, int], seats: int) -> Layout:
        plan = game.show.layout(settings, seats)
        counter = Counter("bought", "Goals bought", "number", most=settings["price_of_a_goal"])
        return replace(plan, counters=(*plan.counters, counter))

    def counters(view: Any, seat: int) -> dict[str, int]:
        return game.show.counters(view, seat) | {"bought": int(view.kept(BOUGHT, seat))}

    show = replace(game.show, layout=layout, counters=counters)
    return replace(game, seats=(3, 3), label_words=labels, show=show)


def triumvirate() -> Edit:
    """The mod."""
    about = "Three play, and a die says whom each of them may attack. Who discards three cards attacks whom he likes."
    return Edit(Triumvirate(), BOOK, "Triumvirate", about, programs)


def goal_of(t: ArcTable, seat: Seat) -> set[str]:
    """The players whom somebody in this seat may attack, as the options say: B for free, B! for cards."""
    assert t.active == seat
    goals = [(card_of(o), other_of(o)) for o in t.options if what_of(o) == ATTACK and is_seat(card_of(o))]
    assert all(thing != seat_thing(seat) for thing, _ in goals)
    return {"ABC"[thing - SEATS] + "!" * means for thing, means in goals}
