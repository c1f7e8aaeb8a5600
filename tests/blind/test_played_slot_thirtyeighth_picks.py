"""Blind texts of SLOT's thirty-eighth round whose picks must be there before anything is paid, played as meant."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

SAPPER, LICH = "Shaft Sapper", "Marionette Lich"
CAST = FOLK | {
    "Wall": "close 1 def 1 life 5: This creature can't be the target of abilities.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Fenced": "close 1 def 1 life 5: [1]: Kill an enemy creature in this column.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ox; {FAR}") -> Scene:
    """The armies in the step of A in which abilities are used."""
    return slot(f"A: {a}\nB: {b}\nstep: Abilities, ap 3", CAST)


@plays("Shaft Sapper")
def test_another_ally_goes_to_a_slot_adjacent_to_its_own_and_keeps_its_mark() -> None:
    s = table(f"front: {SAPPER}, Ann, Ox")
    s.choose(f"use {SAPPER} F1")
    assert starting(s, "pick", "give", "mark") != []
    s.choose(*starting(s, "mark Ox", "give Ox")[:1])
    s.choose("pick Ann F2")
    assert s.who("A F2") == ""
    assert (s.who("A B2"), s.ap) == ("Ann", 3)


@plays("Shaft Sapper")
def test_without_an_ally_that_can_go_the_sapper_is_not_used() -> None:
    full = f"front: Ann marked, Ox marked, Ox marked, Ox marked; back: Ox marked, {SAPPER}, Ox marked, Slayer; twilight: Ann"
    table(full).refused(f"use {SAPPER} B2", "SLOT-ABIL-22")
    assert f"use {SAPPER} B2" in table(full.replace("Ox marked, Slayer", "-, Slayer")).options()
    assert f"use {SAPPER} F1" not in table(f"front: {SAPPER}; twilight: Ann").options()


@plays("Marionette Lich")
def test_two_adjacent_enemies_change_places_with_marks_and_tokens() -> None:
    s = table(f"front: {LICH}, Ann, Slayer", "front: Ox marked, Ann hurt 1; back: -, -, -, Two")
    s.choose(f"use {LICH} F1")
    s.choose("give Ann F2")
    s.choose(*starting(s, "pick Ox F1"))
    s.choose(*starting(s, "pick Ann F2"))
    assert (s.who("B F1"), s.who("B F2"), s.ap) == ("Ann", "Ox", 3)
    assert (s.tokens("B F1"), s.marked("B F1"), s.marked("B F2")) == (1, False, True)


@plays("Marionette Lich")
@pytest.mark.parametrize("b", ["front: Ox, -, Ann", "front: Ox; back: -, Ann", "front: Ox"])
def test_without_two_adjacent_enemies_the_lich_is_not_used(b: str) -> None:
    table(f"front: {LICH}, Slayer, Ox", b).refused(f"use {LICH} F1", "SLOT-ABIL-22")


def test_where_nobody_stands_or_can_be_the_target_nothing_is_paid() -> None:
    assert "use Fenced F1" in table("front: Fenced, Ann").options()
    table("front: Fenced, Slayer", "front: Wall, Ox").refused("use Fenced F1", "SLOT-ABIL-22")
    table("front: Fenced, Slayer", "front: -, Ox").refused("use Fenced F1", "SLOT-ABIL-22")
