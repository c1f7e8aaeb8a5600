"""Rulings that become moot while values stay, who hears of facts before values are computed, and columns that may be empty."""

from wtactics.engine import facts
from wtactics.engine.digest import digest_of, far_columns
from wtactics.engine.invariants import check_columns, check_values
from wtactics.engine.lasting import ALLOW, BAR, THIS_TURN
from wtactics.engine.library import Library, Printed
from wtactics.engine.meaning import (
    ATTACK,
    DEFEND,
    DRAW,
    MARKS,
    RULING,
    STANDING,
    TRIGGERED,
    Ability,
    Statement,
    Trigger,
)
from wtactics.engine.places import BOARD, CREATURE, GRAVE, KINDS, NOBODY, SEAT_THING, Thing
from wtactics.engine.state import Terms, zeros
from wtactics.engine.stating import bar
from wtactics.engine.table import Table
from wtactics.engine.values import BY_CARD, may, player_may, refresh
from wtactics.engine.view import View

RULE = 5


class WhileMarkedNobodyAttacks(Statement):
    """As long as this creature is marked, creatures can't attack."""

    def phases(self) -> int:
        return 1 << RULING

    def rulings(self) -> int:
        return 1 << ATTACK

    def work(self, t: Table, phase: int) -> None:
        for c in t.board:
            if phase == RULING and t.marked[t.me] == 1:
                bar(t, c, ATTACK)


class Marked(Trigger):
    """When any card is marked."""

    def matches(self, t: Table, a: Thing, b: Thing, n: int) -> bool:
        return True


def table(*abilities: Ability) -> Table:
    """Two creatures on the board, the first with these abilities."""
    speaker = Printed("Elf", CREATURE, 0, 1, False, 0, 4, 3, NOBODY, 0, [], [*abilities])
    other = Printed("Orc", CREATURE, 0, 1, False, 0, 2, 2, NOBODY, 0, [], [])
    t = Table(Terms(Library([speaker, other], [], [], [], []), zeros(3), 9, zeros(KINDS), zeros(8), 2, zeros(9)))
    for seat in range(2):
        t.add_card(seat, seat)
        t.enter(seat, BOARD, seat)
    refresh(t)
    return t


def test_what_only_rulings_depend_on_leaves_values_alone() -> None:
    t = table(Ability(STANDING, [], [], statements=[WhileMarkedNobodyAttacks()], watches=MARKS))
    assert may(t, ATTACK, 1, NOBODY, 0) == 0
    t.mark(0)
    assert (t.values_stale, t.rulings_stale, t.unsettled) == (False, True, True)
    assert may(t, ATTACK, 1, NOBODY, 0) == 0, "rulings change between steps"
    refresh(t)
    assert not t.rulings_stale
    check_values(t)
    assert may(t, ATTACK, 1, NOBODY, 0) == BY_CARD + 1
    t.unmark(0)
    refresh(t)
    assert may(t, ATTACK, 1, NOBODY, 0) == 0


def test_bans_and_permissions_of_effects_leave_values_alone() -> None:
    t = table()
    t.modify(BAR, 1, DEFEND, 0, THIS_TURN, 0, 0)
    t.modify(ALLOW, 0, ATTACK, 0, THIS_TURN, 0, 0)
    t.modify(BAR, SEAT_THING + 1, DRAW, 0, THIS_TURN, 0, 0)
    assert not t.values_stale
    refresh(t)
    check_values(t)
    assert may(t, DEFEND, 1, NOBODY, 0) == BY_CARD + 1
    assert may(t, DEFEND, 0, NOBODY, 0) == 0
    assert [may(t, ATTACK, c, NOBODY, RULE) for c in (0, 1)] == [0, RULE]
    assert [player_may(t, DRAW, seat) for seat in (0, 1)] == [True, False]
    t.end_modifiers(THIS_TURN, NOBODY)
    refresh(t)
    check_values(t)
    assert may(t, DEFEND, 1, NOBODY, 0) == 0
    assert may(t, ATTACK, 0, NOBODY, RULE) == RULE
    assert player_may(t, DRAW, 1)


def test_who_came_into_play_hears_at_once_and_who_left_does_not() -> None:
    t = table(Ability(TRIGGERED, [], [], trigger=Marked(facts.MARKED)))
    t.add_card(0, 0)
    t.enter(2, BOARD, 0)
    t.mark(1)
    assert list(t.waiting)[::6] == [0, 2]
    refresh(t)
    t.leave(0, GRAVE)
    t.unmark(1)
    t.mark(1)
    assert list(t.waiting)[::6] == [0, 2, 2]


def test_values_that_no_card_prints_have_no_columns() -> None:
    t = table()
    assert [len(column) for column in far_columns(t)] == [0, 0]
    check_columns(t)
    assert [View(t, 0).ranged(0), View(t, 0).life(0)] == [0, 0]
    assert digest_of(t.clone()) == digest_of(t)
