"""Who is asked again after a change: only abilities that depend on it, if they do no more than add."""

from wtactics.engine.invariants import check_values
from wtactics.engine.lasting import SWITCHES, THIS_TURN
from wtactics.engine.library import Library, Printed
from wtactics.engine.meaning import ADDING, GRANTING, HARM, MARKS, RULING, STANDING, Ability, Statement
from wtactics.engine.places import BOARD, CREATURE, GRAVE, KINDS, NOBODY
from wtactics.engine.reckoning import add
from wtactics.engine.state import Terms, zeros
from wtactics.engine.table import Table
from wtactics.engine.values import may, refresh

DEED = 5


class Adds(Statement):
    """Every card on the board has so much more ATK for each that is marked or hurt."""

    def __init__(self, mark: int, hurt: int, phases: int = 1 << ADDING) -> None:
        self.mark, self.hurt, self.in_phases, self.asked = mark, hurt, phases, 0

    def phases(self) -> int:
        return self.in_phases

    def work(self, t: Table, phase: int) -> None:
        self.asked += 1
        if phase == ADDING:
            n = sum(self.mark * t.marked[c] + self.hurt * (t.harm[c] > 0) for c in t.board)
            for c in t.board:
                add(t, c, n, 0)


class AsksFirst(Adds):
    """It asks what is permitted before it adds."""

    def work(self, t: Table, phase: int) -> None:
        may(t, DEED, t.me, NOBODY, 1)
        super().work(t, phase)


class Permits(Statement):
    """Its card may do the deed."""

    def phases(self) -> int:
        return 1 << RULING

    def rulings(self) -> int:
        return 1 << DEED

    def work(self, t: Table, phase: int) -> None:
        t.allowed[t.me] |= 1 << DEED


def table(*abilities: Ability) -> Table:
    """A table with two cards on the board; the first has these abilities."""
    plain = Printed("Elf", CREATURE, 0, 1, False, 0, 4, 3, NOBODY, 0, [], [])
    speaker = Printed("Sage", CREATURE, 0, 1, False, 0, 4, 3, NOBODY, 0, [], [*abilities])
    t = Table(Terms(Library([speaker, plain], [], [], [], []), zeros(3), 9, zeros(KINDS), zeros(8), 2, zeros(9)))
    for c in range(2):
        t.add_card(c, c)
        t.enter(c, BOARD, c)
    refresh(t)
    return t


def standing(statement: Statement, watches: int, switch: int = 0) -> Ability:
    return Ability(STANDING, [], [], statements=[statement], watches=watches, switch=switch)


def attack(t: Table) -> int:
    refresh(t)
    check_values(t)
    return int(t.attack[1])


def test_only_what_depends_on_a_change_is_asked_again() -> None:
    by_marks, by_harm = Adds(1, 0), Adds(0, 10)
    t = table(standing(by_marks, MARKS), standing(by_harm, HARM))
    t.mark(1)
    asked = by_marks.asked, by_harm.asked
    refresh(t)
    assert (by_marks.asked, by_harm.asked) == (asked[0] + 1, asked[1])
    assert attack(t) == 5
    t.wound(0, 1, 1)
    t.mark(0)
    assert attack(t) == 16
    t.unmark(1)
    t.heal(0, 1, 1)
    assert attack(t) == 5


def test_what_does_more_than_add_has_all_computed() -> None:
    grants, by_harm = Adds(1, 0, 1 << ADDING | 1 << GRANTING), Adds(0, 10)
    t = table(standing(grants, MARKS), standing(by_harm, HARM))
    t.mark(1)
    asked = by_harm.asked
    refresh(t)
    assert by_harm.asked == asked + 1
    assert attack(t) == 5


def test_what_is_switched_on_adds_until_it_is_off() -> None:
    switched, by_harm = Adds(1, 0), Adds(0, 10)
    t = table(standing(switched, MARKS, SWITCHES), standing(by_harm, HARM))
    t.mark(1)
    assert attack(t) == 4
    asked = by_harm.asked
    t.modify(SWITCHES, 0, 0, 0, THIS_TURN, 0, 0)
    refresh(t)
    assert by_harm.asked == asked
    assert attack(t) == 5
    t.mark(0)
    assert attack(t) == 6
    t.end_modifiers(THIS_TURN, NOBODY)
    assert attack(t) == 4


def test_a_value_that_asks_for_a_ruling_is_not_taken_for_what_rules() -> None:
    t = table(standing(AsksFirst(1, 0), MARKS), standing(Permits(), 0))
    t.mark(1)
    assert attack(t) == 5
    t.unmark(1)
    assert attack(t) == 4


def test_who_leaves_keeps_nothing_of_what_texts_said_of_it() -> None:
    t = table(standing(Permits(), 0))
    assert may(t, DEED, 0, NOBODY, 1) == 0
    t.leave(0, GRAVE)
    assert may(t, DEED, 0, NOBODY, 1) == 1


def test_what_is_stirred_while_all_is_stale_has_all_computed() -> None:
    by_marks, by_harm = Adds(1, 0), Adds(0, 10)
    t = table(standing(by_marks, MARKS), standing(by_harm, HARM))
    t.changed_values()
    t.mark(1)
    asked = by_harm.asked
    refresh(t)
    assert by_harm.asked == asked + 1
    assert attack(t) == 5
