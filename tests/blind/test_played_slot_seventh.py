"""Blind texts of SLOT's last rounds that stand, move, fight and die, played as their writers meant them."""

import pytest

from blind.gestures import spend
from blind.texts import FAR, FOLK, of_round, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Boss": "level 2 close 1 def 3 life 5", "Tough": "def 4 life 5",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.",
    "Bow": "ranged 1 def 1 life 5", "Sore": "close 1 def 1 life 1",
}  # fmt: skip
HERALD = CAST | of_round("slot-6", "Storm Herald")  # an earlier round has another
UNMARKS, HEALS = "choose: unmark an ally creature", "choose: restore 1 life to an ally creature"


def joins(name: str, army: str, foes: str = f"front: Ox; {FAR}", pile: str = "", where: str = "B1") -> Scene:
    """The creature is recruited out of the deck; whatever it costs is paid out of the twilight."""
    s = slot(f"A: {army}; deck: {name}{pile}; twilight: 6 Imp\nB: {foes}\nstep: Recruit", HERALD)
    s.choose(f"recruit {name}", f"place {name} in {where}")
    spend(s)
    return s


def moves(s: Scene, who: str) -> list[str]:
    """Where somebody can move on its own."""
    return [label.removeprefix(f"move {who} ") for label in s.options() if label.startswith(f"move {who} ")]


def loses(army: str, who: str = "Imp F2") -> Scene:
    """A kills somebody of B's army, in a battle."""
    s = slot(f"A: front: -, Axe; back: Ox\nB: front: {army}", CAST)
    s.choose(f"attack {who} with Axe F2, close")
    return s


@plays("Banner Captain of the Third Column", "Shieldwall Corporal")
@pytest.mark.parametrize("who", ["Banner Captain of the Third Column", "Shieldwall Corporal"])
def test_a_full_row_is_tougher_while_it_is_full(who: str) -> None:
    s = slot(f"A: front: {who}, Ox, Ox, Ox; back: Ox\nB: front: Ox, Ox, Ox, Ox; back: Ox\nstep: Move", CAST)
    printed = 4 if who.startswith("Banner") else 3
    assert [s.value(f"A F{n}", "DEF") for n in (1, 2, 3, 4)] == [printed + 1, 2, 2, 2]
    assert [s.value(where, "DEF") for where in ("A B1", "B F1", "B B1")] == [1, 1, 1]
    s.choose("move Ox F2 to B2")
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F3", "B2")] == [printed, 1, 1]
    s = slot(f"A: front: {who}; back: Ox, Ox, Ox, Ox\nB: front: Ox; {FAR}\nstep: Move", CAST)
    assert s.value("A B2", "DEF") == 1
    s.choose(f"move {who} F1 to B1")  # it changes places
    assert [s.value(f"A {where}", "DEF") for where in ("B1", "B2", "F1")] == [printed + 1, 2, 1]


@plays("Pikeblock Sergeant")
def test_in_a_full_row_those_with_a_close_weapon_strike_harder() -> None:
    s = slot("A: front: Pikeblock Sergeant, Ox, Bow, Ox; back: Ox\nB: front: Ox, Ox, Ox, Ox\nstep: Move", CAST)
    assert [s.value(f"A {where}", "close") for where in ("F1", "F2", "F4", "B1")] == [4, 2, 2, 1]
    assert s.value("B F1", "close") == 1
    s.to("Action")
    assert not [label for label in s.options() if label.startswith("attack") and "with Bow F3, close" in label]
    s = slot("A: front: Pikeblock Sergeant, Ox, -, Ox; back: Ox\nB: front: Ox, Ox, Ox, Ox\nstep: Move", CAST)
    assert [s.value(f"A {where}", "close") for where in ("F1", "F2")] == [3, 1]


@plays("Ferret Scout")
def test_moving_does_not_mark_it() -> None:
    s = slot(f"A: front: Ferret Scout, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Move", CAST)
    swap = s.fork()
    s.choose("move Ferret Scout F1 to B1")
    assert (s.marked("A B1"), s.ap) == (False, 2)
    assert not [label for label in s.options() if label.startswith("move Ferret")]
    s.choose("move Ox F2 to F3")
    assert s.marked("A F3")
    swap.choose("move Ferret Scout F1 to F2, swapping with Ox")
    assert not swap.marked("A F2")
    swap.to("Action")
    assert "attack Ann F1 with Ferret Scout F2, close" in swap.options()
    s = slot(f"A: front: Ferret Scout, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Move", CAST)
    s.choose("move Ox F2 to F1, swapping with Ferret Scout")
    assert s.marked("A F1")
    assert "move Ferret Scout F2 to F3" in s.options()
    s = slot(f"A: front: Ferret Scout marked; {FAR}\nB: front: Ann; {FAR}\nstep: Move", CAST)
    assert not [label for label in s.options() if label.startswith("move Ferret")]


@plays("Saltmarsh Skirmisher")
def test_having_attacked_it_may_change_places_with_whoever_is_behind() -> None:
    s = slot(f"A: front: Saltmarsh Skirmisher, Ox; back: Ox\nB: front: Ann; {FAR}", CAST)
    s.choose("attack Ann F1 with Saltmarsh Skirmisher F1, ranged")
    s.decline()
    kept = s.fork()
    kept.choose("no")
    assert kept.who("A F1") == "Saltmarsh Skirmisher"
    s.choose("yes")
    assert [s.who("A F1"), s.who("A B1")] == ["Ox", "Saltmarsh Skirmisher"]
    assert (s.marked("A F1"), s.marked("A B1"), s.ap) == (False, True, 2)


@plays("Saltmarsh Skirmisher")
@pytest.mark.parametrize(
    ("army", "attack"),
    [
        ("Saltmarsh Skirmisher, Ox; back: -, Ox", "Saltmarsh Skirmisher F1"),
        ("Ox, Ox; back: Saltmarsh Skirmisher", "Saltmarsh Skirmisher B1"),
        ("Saltmarsh Skirmisher, Ox; back: Siege Tortoise", "Saltmarsh Skirmisher F1"),
        ("Saltmarsh Skirmisher, Ox; back: Ox", "Saltmarsh Skirmisher F1 + Ox F2"),
        ("Saltmarsh Skirmisher, Ox; back: Ox", "Ox F2"),
    ],
)
def test_with_nobody_movable_behind_or_in_a_group_it_stays(army: str, attack: str) -> None:
    s = slot(f"A: front: {army}\nB: front: Ann; {FAR}", CAST)
    before = [s.who(f"A {where}") for where in ("F1", "F2", "B1")]
    s.choose(f"attack Ann F1 with {attack}, ranged")
    while s.options()[0].startswith("number"):
        s.choose(s.options()[-1])
    if "yes" in s.options():
        s.choose("yes")
    assert [s.who(f"A {where}") for where in ("F1", "F2", "B1")] == before


@plays("Ghoul of the Ninth Furrow")
def test_killed_it_hurts_whoever_is_in_front_of_it() -> None:
    s = slot(
        "A: front: Witch, -, Imp; back: -, -, -, Page\n"
        "B: front: Ox, Ox; back: -, -, Ghoul of the Ninth Furrow\nstep: Abilities",
        CAST,
    )
    s.choose("use Witch F1", "target Ghoul of the Ninth Furrow B3")
    assert (s.grave("A"), s.points("B"), s.twilight("B")) == (["Imp"], 2, ["Ghoul of the Ninth Furrow"])
    s = slot("A: front: Axe, Ox; back: -, -, -, Page\nB: front: Ghoul of the Ninth Furrow; back: Ox", CAST)
    s.choose("attack Ghoul of the Ninth Furrow F1 with Axe F1, close")
    s.decline()
    assert [s.tokens("A F1"), s.tokens("A F2")] == [1, 0]


@plays("Ghoul of the Ninth Furrow")
def test_with_an_empty_front_slot_it_hurts_nobody() -> None:
    s = slot(
        "A: front: Witch, Ox; back: -, -, Ox, Page\n"
        "B: front: Ox, Ox, Ghoul of the Ninth Furrow; back: -, -, -\nstep: Abilities",
        CAST,
    )
    s.choose("use Witch F1", "target Ghoul of the Ninth Furrow F3")
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "B3", "B4")] == [0, 0, 0, 0]


@plays("Storm Herald")
def test_its_player_has_a_point_more_in_his_turns_and_for_each_of_them() -> None:
    for army, points in (("Storm Herald", 4), ("Storm Herald, Storm Herald", 5), ("Ox", 3)):
        s = slot(f"A: front: Ox; back: Ox\nB: front: {army}; back: Ox; twilight: 2 Imp", HERALD)
        s.to("Move", "B")
        assert s.ap == points
        s.to("Move", "A")
        assert s.ap == 3


@plays("Storm Herald")
def test_the_points_of_a_turn_are_given_as_it_starts() -> None:
    s = joins("Storm Herald", f"front: Ox; {FAR}")
    for seat, points in (("A", 3), ("B", 3), ("A", 4)):
        s.to("Move", seat)
        assert s.ap == points
    s = slot(f"A: front: Ox; {FAR}\nB: front: Storm Herald, Witch; {FAR}", HERALD)
    s.to("Abilities", "B")
    s.choose("use Witch F2", "target Storm Herald F1")
    s.to("Move")
    assert s.ap == 4


@plays("Bridge Keeper")
@pytest.mark.parametrize(
    ("keeper", "army", "who", "can"),
    [
        ("front: Bridge Keeper", "front: Ann, Ox; back: Ox", "Ann F1", False),
        ("front: Ox; back: Bridge Keeper", "front: Ann, Ox; back: Ox", "Ann F1", True),
        ("front: Bridge Keeper", "front: -, Ox; back: Ann", "Ann B1", True),
        ("front: -, Bridge Keeper", "front: Ann, Ox; back: Ox", "Ann F1", True),
    ],
)
def test_whoever_faces_it_neither_moves_nor_is_swapped(keeper: str, army: str, who: str, can: bool) -> None:
    s = slot(f"A: {army}\nB: {keeper}\nstep: Move", CAST)
    assert bool(moves(s, who)) == can
    assert any("swapping with Ann" in label for label in s.options()) == (can and "-, Ox" not in army)


@plays("Bridge Keeper")
def test_it_moves_itself_and_an_effect_moves_whoever_faces_it() -> None:
    s = slot(f"A: front: Ann, Ferry Oxen; {FAR}\nB: front: Bridge Keeper; back: Ox\nstep: Abilities", CAST)
    s.choose("use Ferry Oxen F2", "target Ann F1")
    assert s.who("A B1") == "Ann"
    s = slot(f"A: front: Bridge Keeper, -; {FAR}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    quiet = s.fork()
    s.choose("move Bridge Keeper F1 to F2")
    s.to("Move", "B")
    quiet.to("Move", "B")
    assert moves(s, "Ox F1") == ["to F2", "to B1"]
    assert moves(quiet, "Ox F1") == []


@plays("Scout of the Fens")
def test_it_moves_to_a_corner_too_once_and_stays_unmarked() -> None:
    s = slot("A: front: -, Scout of the Fens; back: Ox, Bow\nB: front: -, -, Ann; back: Ox\nstep: Move", CAST)
    assert moves(s, "Scout of the Fens F2") == [
        "to F1", "to F3", "to B1, swapping with Ox", "to B2, swapping with Bow", "to B3"
    ]  # fmt: skip
    assert moves(s, "Ox B1") == ["to F1", "to B2, swapping with Bow"]
    swap = s.fork()
    swap.choose("move Scout of the Fens F2 to B1, swapping with Ox")
    assert (swap.who("A F2"), swap.marked("A B1"), swap.ap) == ("Ox", False, 2)
    s.choose("move Scout of the Fens F2 to B3")
    assert (s.marked("A B3"), s.ap, moves(s, "Scout of the Fens B3")) == (False, 2, [])
    s.to("Action")
    assert "attack Ann F3 with Scout of the Fens B3, ranged" in s.options()
    s = slot("A: front: -, Scout of the Fens marked; back: Ox, Bow\nB: front: -, -, Ann; back: Ox\nstep: Move", CAST)
    assert moves(s, "Scout of the Fens F2") == []


@plays("War Priest Amadel")
def test_for_each_ally_killed_one_is_unmarked_or_healed() -> None:
    s = loses("War Priest Amadel marked, Imp, Ox hurt 2; back: Ox marked, -, -, Ox")
    assert (s.asked, s.options()) == ("B", [UNMARKS, HEALS])
    healed = s.fork()
    healed.choose(HEALS)
    assert healed.tokens("B F3") == 1
    s.choose(UNMARKS)
    assert s.options() == ["pick War Priest Amadel F1", "pick Ox B1"]
    s.choose("pick War Priest Amadel F1")
    assert not s.marked("B F1")


@plays("War Priest Amadel")
def test_only_what_is_possible_is_chosen_or_nothing_happens() -> None:
    s = loses("War Priest Amadel, Imp, Ox; back: Ox, -, -, Ox hurt 2")
    assert s.tokens("B B4") == 1
    s = loses("War Priest Amadel, Imp, Ox; back: Ox marked, -, -, Ox")
    assert not s.marked("B B1")
    s = loses("War Priest Amadel, Imp, Ox; back: Ox, -, -, Ox")
    while s.asked == "B":
        s.choose(s.options()[0])
    assert [s.marked("B F1"), s.marked("B F3"), s.tokens("B F3")] == [False, False, 0]


@plays("War Priest Amadel")
def test_its_own_turn_its_own_death_and_enemies_do_not_count() -> None:
    s = slot(
        f"A: front: War Priest Amadel, Imp, Ox hurt 2, Witch; {FAR}\nB: front: Ox; back: Ox\nstep: Abilities", CAST
    )
    s.choose("use Witch F4", "target Imp F2")
    assert (s.tokens("A F3"), s.asked) == (2, "A")
    s = loses("Ox, War Priest Amadel hurt 1, Ox hurt 2; back: Ox marked, -, -, Ox", "War Priest Amadel F2")
    assert (s.asked, s.tokens("B F3")) == ("A", 2)


@plays("Herald of the Long March")
@pytest.mark.parametrize(
    ("army", "points"),
    [
        ("front: Herald of the Long March; back: Ox", 4),
        ("front: Herald of the Long March, Herald of the Long March", 4),
        ("front: Ox; back: Herald of the Long March", 3),
    ],
)
def test_in_front_at_the_start_of_the_turn_it_gives_four_points(army: str, points: int) -> None:
    s = slot(f"A: front: Ox; back: Ox\nB: {army}; twilight: 2 Imp", CAST)
    s.to("Move", "B")
    assert s.ap == points
    s.to("Move", "A")
    assert s.ap == 3


@plays("Herald of the Long March")
def test_who_comes_to_the_front_or_leaves_it_later_changes_nothing() -> None:
    s = slot("A: front: Ox; back: Herald of the Long March\nB: front: Ox\nstep: Move", CAST)
    s.choose("move Herald of the Long March B1 to F1, swapping with Ox")
    assert s.ap == 2
    s.to("Move", "B")
    assert s.ap == 3
    s.to("Move", "A")
    assert s.ap == 4
    s.choose("move Herald of the Long March F1 to B1, swapping with Ox")
    assert s.ap == 3
    s.to("Move", "A")
    assert s.ap == 3


@plays("Powder Saboteur")
def test_killed_in_the_enemys_turn_it_costs_him_a_point() -> None:
    army = "front: Powder Saboteur, Witch; back: Ox, Ox"
    for before, after in ((5, 4), (0, 0)):
        s = slot(f"A: {before} points; front: Axe; back: Ox\nB: 3 points; {army}".replace("0 points; ", ""), CAST)
        s.choose("attack Powder Saboteur F1 with Axe F1, close")
        s.decline()
        assert (s.points("A"), s.points("B")) == (after, 3)
    s = slot(f"A: 5 points; {army}\nB: 3 points; front: Axe; back: Ox\nstep: Abilities", CAST)
    s.choose("use Witch F2", "target Powder Saboteur F1")
    assert (s.points("A"), s.points("B")) == (5, 3)


@plays("Powder Saboteur")
def test_the_points_of_the_kill_come_first() -> None:
    s = slot(f"A: front: Axe; back: Witch\nB: front: Powder Saboteur; {FAR}\nstep: Abilities", CAST)
    s.choose("use Witch B1", "target Powder Saboteur F1")
    assert s.points("A") == 3  # 4 and 1 less


@plays("Bog Weaver")
@pytest.mark.parametrize(("mark", "kept"), [("", True), (" marked", False)])
def test_unmarked_it_keeps_enemies_of_its_column_marked(mark: str, kept: bool) -> None:
    foes = "front: Ox marked, Ox marked; back: Ox marked, Ox marked"
    s = slot(f"A: front: -, Bog Weaver{mark}; back: -, Ox marked\nB: {foes}", CAST)
    s.to("Move", "B")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "B1", "B2")] == [False, kept, False, kept]
    s.to("Move", "A")
    assert not s.marked("A B2")


@plays("Bog Weaver")
def test_an_effect_unmarks_them_all_the_same() -> None:
    call = {"Call": "close 1 def 1 life 1: [ ] - Unmark target creature."}
    s = slot("A: front: -, Bog Weaver; back: Ox\nB: front: Ox marked, Ox marked, Call; back: -, Ox marked", CAST | call)
    s.to("Abilities", "B")
    s.choose("use Call F3", "target Ox F2")
    assert not s.marked("B F2")
