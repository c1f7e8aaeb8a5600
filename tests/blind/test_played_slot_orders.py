"""Blind texts of SLOT with abilities that shift, heal and hurt, played as their writers meant them."""

import pytest

from blind.gestures import spend, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Rock": "def 9 life 9 fixed", "Two": "close 1 def 2 life 5", "Imp": "def 1 life 1",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in step 4 of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Field Surveyor")
def test_a_neighbour_is_put_beside_its_slot_and_may_still_move() -> None:
    s = table("front: Field Surveyor, Ox, -, Ox; back: Ann, Ox")
    s.choose("use Field Surveyor F1")  # Ann has nowhere to go
    assert (s.who("A F3"), s.who("A F2"), s.marked("A F3"), s.marked("A F1"), s.ap) == ("Ox", "", False, True, 3)
    s.to("Move")
    assert "move Ox F3 to B3" in s.options()
    s = table("front: Field Surveyor, Rock; back: Ann")
    s.choose("use Field Surveyor F1")
    s.choose(*[option for option in s.options() if option == "pick Ann B1"])
    assert (s.who("A F2"), s.who("A B2")) == ("Rock", "Ann")


@plays("Aquila Prefect")
def test_a_square_is_marked_and_the_other_is_unmarked_once_a_turn() -> None:
    s = table("front: Ox, Ox, Aquila Prefect marked, Ox marked; back: Ox, Ox, Ox")
    s.choose("use Aquila Prefect F3")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2", "F3", "F4", "B3")] == [True] * 4 + [False] * 3
    assert uses(s) == []
    s = table("front: Ox, Ox marked, Aquila Prefect marked; back: Ox, Ox; twilight: 4 Imp")
    assert uses(s) == []
    s = slot(f"A: front: Saint; {FAR}\nB: front: Aquila Prefect, Ox, Ox marked; back: Ox, Ox\nstep: Abilities", CAST)
    s.choose("use Saint F1", "target Ox F2")
    assert s.asked == "A"


@plays("Phalanx Instructor")
def test_the_front_row_is_tougher_in_the_next_battle() -> None:
    s = table("front: Ann, Phalanx Instructor marked; back: Ann, -, -, Ox; twilight: 2 Imp", f"front: Ox; {FAR}")
    s.choose("use Phalanx Instructor F2")
    spend(s)
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "B1", "B4")] == [4, 4, 3, 1]
    s.choose("use Phalanx Instructor F2", "give Ann B1")
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "B1")] == [5, 5, 3]
    s.to("Action")
    s.choose("attack Ox F1 with Ann F1, close")
    s.decline()
    assert s.value("A F1", "DEF") == 3


@plays("Mothwing Seer")
def test_the_other_of_its_column_loses_a_token() -> None:
    s = table("front: Mothwing Seer, Ox hurt 1; back: Ox hurt 2, Ox")
    s.choose("use Mothwing Seer F1", "give Ox B1")
    assert (s.tokens("A B1"), s.tokens("A F2"), s.marked("A F1"), s.marked("A B1")) == (1, 1, True, True)
    s = table("front: Ox hurt 1; back: Mothwing Seer; twilight: Imp")
    s.choose("use Mothwing Seer B1", "give Imp (twilight)")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, False)


@plays("Pallid Lector", "Purser of the Night Column")
def test_the_newest_dead_goes_to_the_twilight() -> None:
    for name, top, tokens in (("Pallid Lector", "Ox", 0), ("Purser of the Night Column", "Boss", 0)):
        s = table(f"front: {name}, Club; back: Ox; grave: {top}, Imp")
        s.choose(f"use {name} F1")
        assert (s.twilight("A"), s.grave("A"), s.marked("A F1"), s.tokens("A F1")) == ([top], ["Imp"], True, tokens)
        s.to("Move", "B")
        assert (s.twilight("A"), s.grave("A")) == ([], [top, "Imp"])
    s = table("front: Pallid Lector, Club; back: Ox; grave: Boss, Imp")
    s.choose("use Pallid Lector F1")
    assert (s.who("A F1"), s.twilight("A"), s.points("B")) == ("", ["Boss"], 0)


@plays("Purser of the Night Column", "Wight of Unpaid Wages")
def test_whose_turn_it_is_matters() -> None:
    for name, works in (("Purser of the Night Column", False), ("Wight of Unpaid Wages", True)):
        s = table(f"front: Saint, Ox; {FAR}", f"front: {name}, Ox; grave: Ann, Ox, Imp")
        s.choose("use Saint F1", "target Ox F2 of A")
        assert (s.asked == "B") == works
        if works:
            s.choose(f"use {name} F1")
            assert (s.twilight("B"), s.grave("B")) == (["Ann", "Ox"], ["Imp"])
    assert uses(table("front: Wight of Unpaid Wages, Ox; grave: Ann, Ox")) == []


@plays("Crowfed Haruspex")
def test_one_of_the_dead_comes_beside_it_for_a_turn() -> None:
    s = table("front: Crowfed Haruspex, Ox, -, Ox; back: -, -, -, Club; grave: Ann, Boss")
    s.choose("use Crowfed Haruspex F1", "give Ox F2", "give Ox F4")
    assert (s.who("A B1"), s.marked("A B1"), s.marked("A F1"), s.marked("A F2")) == ("Ann", True, True, True)
    s.to("Move", "B")
    assert (s.who("A B1"), s.grave("A"), s.points("B")) == ("", ["Ann", "Boss"], 0)


@plays("Broth Carrier", "Puddle Nurse")
@pytest.mark.parametrize("name", ["Broth Carrier", "Puddle Nurse"])
def test_a_neighbour_loses_a_token(name: str) -> None:
    s = table(f"front: {name}, Ox hurt 2, Ox hurt 1; back: Ox, Ox hurt 1")
    s.choose(f"use {name} F1")
    s.choose(*[option for option in s.options() if option == "pick Ox F2"])
    assert (s.tokens("A F2"), s.tokens("A F3"), s.tokens("A B2"), s.marked("A F1")) == (1, 1, 1, True)
    s = table(f"front: Saint, Ox; {FAR}", f"front: {name}, Ox hurt 1")
    s.choose("use Saint F1", "target Ox F2 of A", f"use {name} F1")
    assert (s.tokens("B F2"), s.marked("B F1")) == (0, True)


@plays("Friar of Rust")
def test_the_damaged_are_weakened_more() -> None:
    s = table("front: Friar of Rust, Ox, Saint; back: Friar of Rust, Ox, -, Club", "front: Ann, Ann hurt 1; back: Ann")
    s.choose("use Friar of Rust F1", "target Ann F2", "give Ox F2")
    s.choose("use Friar of Rust B1", "target Ann F1", "give Ox B2")
    assert [s.value(f"B {where}", "DEF") for where in ("F1", "F2", "B1")] == [2, 1, 3]
    s.choose("use Saint F3", "target Ann F1")
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (1, 2)  # later tokens change nothing
    s.to("Move", "B")
    assert [s.value(f"B {where}", "DEF") for where in ("F1", "F2")] == [3, 3]


@plays("Pyre Deacon")
def test_for_a_row_an_enemy_gets_a_token() -> None:
    s = table("front: Ox, Ox, Ox, Ox; back: Pyre Deacon marked", "front: Ann; back: Imp, -, -, Page")
    s.choose("use Pyre Deacon B1", "target Imp B1")
    assert (s.who("B B1"), s.points("A"), [s.marked(f"A F{n}") for n in (1, 2, 3, 4)]) == ("", 1, [True] * 4)
    assert uses(table("front: Ox, Ox, Ox, -; back: Pyre Deacon; twilight: 4 Imp")) == []


@plays("Thistle-Tongue Witch")
def test_one_of_the_enemy_front_row_is_weaker_this_turn() -> None:
    s = table(
        "front: Thistle-Tongue Witch marked, Ox, Ox, Ox; back: Ox; twilight: Imp", "front: Ann; back: Ann, -, -, Page"
    )
    s.choose("use Thistle-Tongue Witch F1")
    s.choose(*[option for option in s.options() if option.startswith(("target", "pick"))])
    s.choose("give Imp (twilight)", "give Ox F2")
    s.choose(*[option for option in s.options() if option.startswith("pick")])
    assert (s.value("B F1", "DEF"), s.value("B B1", "DEF")) == (2, 3)
    s.to("Action")
    assert s.value("B F1", "DEF") == 2
    s.to("Move", "B")
    assert s.value("B F1", "DEF") == 3


@plays("Ridge Tactician")
def test_two_columns_change_places() -> None:
    s = table("front: Ridge Tactician, Ann, Ox, Ox; back: Ox hurt 1, -, Rock, -")
    s.choose("use Ridge Tactician F1", "give Ox F4")
    s.choose("choose the column F1 B1", "choose the column F2 B2")
    assert (s.who("A F2"), s.who("A F1"), s.who("A B2"), s.who("A B1"), s.tokens("A B2")) == (
        "Ridge Tactician",
        "Ann",
        "Ox",
        "",
        1,
    )


@plays("Dancing-Master")
def test_for_a_pair_two_enemies_of_a_row_change_places() -> None:
    s = table("front: Dancing-Master, Ox, -, Ox", "front: Ann, Boss, -, Two; back: Ox")
    s.choose("use Dancing-Master F1")
    s.choose(*[option for option in s.options() if option.startswith(("pick Ann", "target Ann"))])
    s.choose(*[option for option in s.options() if option.startswith(("pick Boss", "target Boss"))])
    assert [s.who(f"B {where}") for where in ("F1", "F2", "F4", "B1")] == ["Boss", "Ann", "Two", "Ox"]
    assert [s.marked(f"A F{n}") for n in (1, 2, 4)] == [True, True, False]
    assert uses(table("front: Dancing-Master, -, Ox, Ox marked", "front: Ann, Boss")) == []


@plays("Gutter Bombardier")
def test_the_weak_of_a_pair_are_burnt() -> None:
    s = table("front: Gutter Bombardier, Ox, Ox", "front: Imp, Two, Ann, Two; back: Ox")
    s.choose("use Gutter Bombardier F1")
    s.choose("choose the pair F1 F2")
    assert (s.who("B F1"), s.tokens("B F2"), s.tokens("B F4"), s.tokens("B B1")) == ("", 1, 0, 0)


@plays("Silver-Plate Usher")
def test_it_changes_places_with_a_neighbour() -> None:
    s = table("front: Silver-Plate Usher marked, Ann marked, Ox; back: Ox")
    s.choose("use Silver-Plate Usher F1")
    s.choose(*[option for option in s.options() if option.startswith("target Ann")])
    s.choose("give Ox F3")
    s.choose(*[option for option in s.options() if option.startswith("pick Ann")])
    assert (s.who("A F1"), s.who("A F2"), s.ap) == ("Ann", "Silver-Plate Usher", 3)
    assert (s.marked("A F3"), s.marked("A B1")) == (True, False)


@plays("Whip-Hand Sergeant")
def test_its_mark_brings_an_action_point_in_its_own_turn() -> None:
    s = table("front: Whip-Hand Sergeant, Whip-Hand Sergeant, Ox")
    s.choose("use Whip-Hand Sergeant F1", "use Whip-Hand Sergeant F2")
    assert (s.ap, s.marked("A F1")) == (5, True)
    s.to("Move", "B")
    assert s.ap == 3
    s = table(f"front: Saint, Ox; {FAR}", "front: Whip-Hand Sergeant, Ox")
    s.choose("use Saint F1", "target Ox F2 of A")
    assert s.asked == "A"
