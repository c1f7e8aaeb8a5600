"""Blind texts of SLOT's thirty-seventh round that had been misread, played as their writers meant them."""

import pytest

from blind.gestures import starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Bell": "close 1 def 1 life 5: When an ally is killed, you get 1 AP.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Digger": "close 1 def 1 life 5: [ ] - Put target creature into its owner's graveyard.",
    "Buyer": "close 1 def 1 life 5: 1 gold: Deal 1 damage to target creature.",
    "Tax": "close 1 def 1 life 5: Adjacent allies have Upkeep 1.",
    "Keeper": "close 1 def 1 life 5: Enemy creatures in this creature's column cannot move.",
}  # fmt: skip
PORTER, MULES, COLOSSUS = "Crypt Porter", "Packmule String", "Gravel Colossus"


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Crypt Porter")
def test_the_porter_killed_in_its_own_turn_goes_to_the_twilight_and_scores() -> None:
    s = table(f"front: {PORTER}, Ox, Buyer; back: -, -, -, Bell", "front: Four, Ox", "Action, ap 3")
    s.choose(f"attack Four F1 with {PORTER} F1, close")
    s.decline()
    assert (s.twilight("A"), s.grave("A"), s.points("B")) == ([PORTER], [], 2)
    assert s.ap == 3  # one for the attack, and one for the death that was heard
    s.choose("use Buyer F3", "target Four F1")
    s.choose(*starting(s, f"spend {PORTER}", f"give {PORTER}"))
    assert (s.twilight("A"), s.grave("A")) == ([], [PORTER])


@plays("Crypt Porter")
@pytest.mark.parametrize(("who", "points"), [("Slayer", 0), ("Digger", 0)])
def test_the_porter_that_is_put_away_goes_there_too(who: str, points: int) -> None:
    s = table(f"front: {who}, {PORTER}; {FAR}", "front: Ann")
    s.choose(f"use {who} F1", f"target {PORTER} F2")
    assert (s.twilight("A"), s.grave("A"), s.points("B")) == ([PORTER], [], points)
    s.to("Move", "B")
    assert (s.twilight("A"), s.grave("A")) == ([], [PORTER])  # from there it goes as usual
    s = table(f"front: {who}, Ox; {FAR}", f"front: {PORTER}, Ox; back: Bell")
    s.choose(f"use {who} F1", f"target {PORTER} F1")
    assert (s.twilight("B"), s.grave("B")) == ([PORTER], [])


@plays("Crypt Porter")
def test_the_porter_that_is_not_paid_for_pays_for_others() -> None:
    s = table(f"front: Ox, Tax, {PORTER}; {FAR}", "front: Ann", "Upkeep")
    s.choose(f"give up {PORTER} F3")
    assert (s.twilight("A"), s.grave("A"), s.points("B")) == ([PORTER], [], 0)
    s.choose("pay 1 for Ox F1")
    assert f"give {PORTER} (twilight)" in s.options()


@plays("Crypt Porter")
def test_the_porter_as_a_member_of_a_group_has_nothing_to_say() -> None:
    s = table(f"front: {PORTER}, Ox", "front: Four, Ox", "Action, ap 3")
    s.choose(f"attack Four F1 with {PORTER} F1 + Ox F2, close")
    s.choose(starting(s, "number")[-1])
    assert (s.twilight("A"), s.grave("A")) == ([], [PORTER])


@plays("Packmule String")
def test_the_mules_carry_a_neighbour_one_slot_on() -> None:
    s = table(f"front: {MULES}, Two marked, -, Ox; back: -, -, Ox")
    s.choose(f"use {MULES} F1")
    assert starting(s, "place") == ["place Two F2 in F3", "place Two F2 in B2"]
    s.choose("place Two F2 in B2")
    assert (s.who("A B2"), s.marked("A B2"), s.marked("A F1"), s.ap) == ("Two", True, True, 3)
    s = table(f"front: {MULES}, Two; back: Ox", "front: -, -, -, Ann")
    s.choose(f"use {MULES} F1", "target Ox B1")
    assert (s.who("A B2"), s.marked("A B2")) == ("Ox", False)
    s.to("Move")
    assert "move Ox B2 to B1" in s.options()


@plays("Packmule String", "Gravel Colossus")
def test_who_cannot_move_is_no_target_of_the_mules() -> None:
    s = table(f"front: {MULES}, {COLOSSUS}; back: Two", "front: -, -, -, Ann")
    s.choose(f"use {MULES} F1")
    assert (s.who("A B2"), s.who("A F2")) == ("Two", COLOSSUS)  # the one target with the one slot
    assert uses(table(f"front: {MULES}, {COLOSSUS}")) == []
    assert uses(table(f"front: {MULES} marked, Two")) == []
    assert uses(table(f"front: {MULES}, Two, Ox; back: Ox, Ox", "front: Ann")) == []  # nor who has nowhere to go
    s = table(f"front: {MULES}, Two", "front: Ox, Keeper")
    assert uses(s) == [f"{MULES} F1"]  # a ban of the foe's does not bind what a text does


@plays("Packmule String")
def test_who_is_carried_in_a_battle_is_fought_there() -> None:
    s = table("front: Four, Ox", f"front: Two, {MULES}; {FAR}", "Action, ap 3")
    s.choose("attack Two F1 with Four F1, close", f"use {MULES} F2")
    s.choose(*(label for label in starting(s, "place") if "in B1" in label))
    assert (s.who("B B1"), s.tokens("B B1"), s.points("A")) == ("Two", 1, 0)
