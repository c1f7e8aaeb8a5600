"""Four values, abilities that a switch lets work, and cards that have lost theirs."""

from wtactics.engine import facts
from wtactics.engine.invariants import check_values
from wtactics.engine.lasting import (
    ADD_FAR,
    GIVE_ABILITY,
    GIVE_TRAITS,
    SET_FAR,
    SWITCHES,
    THIS_COMBAT,
    THIS_TURN,
)
from wtactics.engine.library import Extras, Library, Printed
from wtactics.engine.meaning import ADDING, STANDING, TRIGGERED, Ability, Statement, Trigger
from wtactics.engine.places import BOARD, CREATURE, GRAVE, KINDS, NOBODY, Thing
from wtactics.engine.reckoning import add, add_far
from wtactics.engine.state import Terms, zeros
from wtactics.engine.stating import KEEP
from wtactics.engine.table import Table
from wtactics.engine.values import refresh

ANOTHER_SWITCH = SWITCHES + 1


class Stronger(Statement):
    """This card has more of each value."""

    def phases(self) -> int:
        return 1 << ADDING

    def work(self, t: Table, phase: int) -> None:
        add(t, t.me, 1, 0)
        add_far(t, t.me, 2, 3)


class Marked(Trigger):
    """When any card is marked."""

    def matches(self, t: Table, a: Thing, b: Thing, n: int) -> bool:
        return True


def standing(switch: int = 0) -> Ability:
    return Ability(STANDING, [], [], statements=[Stronger()], switch=switch, watches=0)


def listening(switch: int = 0) -> Ability:
    return Ability(TRIGGERED, [], [], trigger=Marked(facts.MARKED), switch=switch)


def table(*abilities: Ability, traits: int = 0) -> Table:
    """A table with two such creatures on the board; the first keyword adds values, too, and so does a granted ability."""
    creature = Printed("Elf", CREATURE, 0, 1, False, 0, 4, 3, NOBODY, traits, [], [*abilities], Extras(2, 1, 3, [1, 0]))
    library = Library([creature], [], ["strong"], [[standing()]], [standing()])
    t = Table(Terms(library, zeros(3), 9, zeros(KINDS), zeros(8), 2, zeros(9)))
    for seat in range(2):
        t.add_card(0, seat)
        t.enter(seat, BOARD, seat)
    refresh(t)
    return t


def values(t: Table, c: int = 0) -> tuple[int, ...]:
    refresh(t)
    check_values(t)
    return tuple(int(column[c]) for column in (t.attack, t.ranged, t.defense, t.life))


def test_all_four_values_are_computed_from_what_is_printed() -> None:
    assert values(table()) == (4, 2, 3, 1)
    assert values(table(standing())) == (5, 4, 3, 4)


def test_modifiers_add_to_the_second_pair_and_set_it() -> None:
    t = table(standing())
    t.modify(ADD_FAR, 0, -3, 1, THIS_TURN, 0, 1)
    assert not t.values_stale  # it was added at once
    assert values(t) == (5, 1, 3, 5)
    assert values(t, 1) == (5, 4, 3, 4)
    t.modify(SET_FAR, 0, KEEP, 7, THIS_TURN, 0, 1)
    assert values(t) == (5, 1, 3, 11)  # set, then added to
    t.end_modifiers(THIS_TURN, NOBODY)
    assert values(t) == (5, 4, 3, 4)


def test_an_ability_with_a_switch_works_only_while_it_is_on() -> None:
    t = table(standing(ANOTHER_SWITCH))
    assert values(t) == (4, 2, 3, 1)
    t.modify(SWITCHES, 0, 0, 0, THIS_COMBAT, 0, 0)
    assert values(t) == (4, 2, 3, 1)
    t.modify(ANOTHER_SWITCH, 0, 0, 0, THIS_COMBAT, 0, 0)
    assert values(t) == (5, 4, 3, 4)
    assert values(t, 1) == (4, 2, 3, 1)
    t.end_modifiers(THIS_COMBAT, NOBODY)
    assert values(t) == (4, 2, 3, 1)


def test_a_trigger_with_a_switch_hears_only_while_it_is_on() -> None:
    t = table(listening(SWITCHES))
    t.mark(1)
    assert len(t.waiting) == 0
    t.modify(SWITCHES, 0, 0, 0, THIS_COMBAT, 0, 0)
    t.unmark(1)
    t.mark(1)
    assert [t.waiting[0], len(t.waiting)] == [0, 6]


def test_who_has_lost_abilities_states_nothing_and_hears_nothing() -> None:
    t = table(standing(), listening())
    t.silence(0)
    assert values(t) == (4, 2, 3, 1)
    assert values(t, 1) == (5, 4, 3, 4)
    t.mark(1)
    assert list(t.waiting[:1]) == [1]  # the other one
    assert len(t.waiting) == 6
    t.let_speak()
    assert values(t) == (5, 4, 3, 4)


def test_keywords_and_what_was_granted_are_lost_as_well_and_come_back() -> None:
    t = table(traits=1)
    assert values(t) == (5, 4, 3, 4)
    t.modify(GIVE_ABILITY, 0, 1, 0, THIS_TURN, 0, 1)
    assert values(t) == (6, 6, 3, 7)
    t.silence(0)
    assert values(t) == (4, 2, 3, 1)
    assert t.traits[0] == 0
    t.modify(GIVE_TRAITS, 0, 1, 0, THIS_TURN, 0, 1)
    assert values(t) == (4, 2, 3, 1)
    t.let_speak(0)
    assert values(t) == (6, 6, 3, 7)


def test_effects_that_lie_on_the_silent_stay() -> None:
    t = table(standing())
    t.silence(0)
    t.modify(ADD_FAR, 0, 5, 0, THIS_TURN, 0, 1)
    assert values(t) == (4, 7, 3, 1)


def test_who_leaves_play_is_silent_no_more() -> None:
    t = table(standing())
    t.silence(0)
    t.silence(1)
    t.leave(0, GRAVE)
    assert list(t.mute) == [1]
    assert list(t.clone().mute) == [1]
