"""Blind texts of SLOT's thirty-sixth round about cover, reach, groups, moves and rests, played as their writers meant them."""

import pytest

from blind.gestures import starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Bow": "ranged 2 def 2 life 5", "Mage": "magic 4 close 1 def 2 life 5", "Root": "close 1 def 1 life 5 fixed",
    "Lamb": "close 1 ranged 1 def 1 life 1",
    "Sniper": "close 1 ranged 2 def 2 life 5: This creature has Sharpshooter.",
    "Medic": "close 1 def 1 life 5: [ ] - Restore 1 life to an ally creature adjacent to this creature.",
    "Surgeon": "close 1 def 1 life 5: [ ] - Restore 1 life to target damaged ally creature.",
    "Waker": "close 1 def 1 life 5: [ ] - Unmark target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number", "trigger"):
        s.choose(starting(s, "number", "trigger")[-1])


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


def bands(s: Scene, foe: str) -> list[str]:
    """The groups that can attack this one."""
    return [label.partition(" with ")[2] for label in starting(s, f"attack {foe} with") if "+" in label]


def ways(s: Scene, who: str) -> list[str]:
    """Into which slots this one can move, swaps included."""
    return sorted(label.removeprefix(f"move {who} to ")[:2] for label in starting(s, f"move {who} to"))


DWARF, LOOKOUT, WISP = "Gatehouse Dwarf", "Hollow-Tree Lookout", "Gravelight Wisp"


@plays("Gatehouse Dwarf")
@pytest.mark.parametrize(("foes", "covered"), [
    (f"front: Ox, -, -, {DWARF}", True), (f"front: -, -, -, {DWARF} marked", True), ("front: -, -, -, Ox", False),
    (f"front: Ox, -, -, Ox; back: -, -, -, {DWARF}", False), (f"front: -, {DWARF}", True),
])  # fmt: skip
def test_whom_the_dwarf_covers(foes: str, covered: bool) -> None:
    back = "back: -, -, Lamb" if "back" not in foes else "back: -, -, Lamb, Gatehouse Dwarf"
    s = table("front: -, -, Two, Ox; back: -, -, Mage", f"{foes.partition('; back')[0]}; {back}")
    for band in ("Two F3, close", "Two F3, ranged"):
        assert ("Lamb B3" in whom(s, band)) is not covered, band
    assert "Lamb B3" in whom(s, "Mage B3, ranged")


@plays("Gatehouse Dwarf")
def test_the_dwarf_s_cover_falls_with_it_and_with_an_attack() -> None:
    s = table("front: -, Two, Ox; back: -, Sniper", f"front: {DWARF}; back: -, Two")
    assert (whom(s, "Two F2, close"), whom(s, "Sniper B2, ranged")) == ([f"{DWARF} F1"], ["Two B2"])
    s = table("front: Two, Slayer, Ox", f"front: -, {DWARF}; back: Lamb", "Abilities")
    s.choose("use Slayer F2", f"target {DWARF} F2")
    s.to("Action")
    assert whom(s, "Two F1, close") == ["Lamb B1"]
    s = table(f"front: Ox, -, {DWARF}; back: -, Two", f"front: -, Three; {FAR}")
    s.choose("attack Three F2 with Two B2, ranged")
    assert s.tokens("A B2") == 1  # though it was covered
    assert whom(table("front: -, Ox", f"front: {DWARF} marked; back: -, Ox, Ox, Ox"), "Ox F2, close") == [f"{DWARF} F1"]


@plays("Hollow-Tree Lookout")
@pytest.mark.parametrize(("army", "band", "found"), [
    (f"front: -, {LOOKOUT}, Ox", f"{LOOKOUT} F2, ranged", ["Ann F1", "Lamb B2", "Ox F2", "Ox F3"]),
    (f"front: -, {LOOKOUT}, Ox", f"{LOOKOUT} F2, close", ["Ann F1", "Lamb B2", "Ox F2", "Ox F3"]),
    (f"front: -, Two; back: -, {LOOKOUT}", "Two F2, close", ["Ann F1", "Lamb B2", "Ox F2", "Ox F3"]),
    (f"front: -, Two; back: -, {LOOKOUT} marked", "Two F2, ranged", ["Ann F1", "Lamb B2", "Ox F2", "Ox F3"]),
    (f"front: -, Two; back: -, {LOOKOUT}", f"{LOOKOUT} B2, ranged", ["Lamb B2", "Ox F2"]),
    (f"front: -, {LOOKOUT}; back: -, Bow", "Bow B2, ranged", ["Lamb B2", "Ox F2"]),
    (f"front: -, {LOOKOUT}, Two", "Two F3, close", ["Ox F2", "Ox F3"]),
    (f"front: {LOOKOUT}, Two", "Two F2, close", ["Ann F1", "Ox F2", "Ox F3"]),
])  # fmt: skip
def test_whom_the_lookout_uncovers(army: str, band: str, found: list[str]) -> None:
    assert whom(table(army, "front: Ann, Ox, Ox; back: Two, Lamb, Two"), band) == found


@plays("Hollow-Tree Lookout")
def test_the_lookout_looks_for_its_own_alone() -> None:
    s = table("front: Two, Ox; back: Ox, Ox", f"front: {LOOKOUT}, Ox; back: Ox")
    assert whom(s, "Two F1, close") == [f"{LOOKOUT} F1", "Ox F2"]
    s = table(f"front: -, {LOOKOUT}, Ox", "front: Ann, Three; back: -, Lamb")
    s.choose(f"attack Lamb B2 with {LOOKOUT} F2, ranged")
    assert s.who("B B2") == ""


@plays("Gravelight Wisp")
def test_what_an_attack_on_the_wisp_takes() -> None:
    s = table("front: Two, Ox, Ann, Ox", f"front: Ox, {WISP}; {FAR}")
    s.choose(f"attack {WISP} F2 with Two F1, close")
    assert (s.ap, s.who("B F2")) == (1, "")
    s = table("front: Two, Ox, Ann, Ox", f"front: Ox, {WISP}; {FAR}")
    s.choose("attack Ox F1 with Two F1, close")
    assert (s.ap, whom(s, "Ox F2, close")) == (2, [f"{WISP} F2", "Ox F1"])
    s.choose("attack Ox F1 with Ox F2, close")
    assert (s.ap, whom(s, "Ann F3, close")) == (1, [])
    s = table("front: Lamb, Lamb, Lamb, Ox", f"front: Ox, {WISP}; {FAR}")
    twos = ("Lamb F1 + Lamb F2", "Lamb F1 + Lamb F3", "Lamb F2 + Lamb F3")
    assert sorted(bands(s, f"{WISP} F2")) == [f"{two}, {weapon}" for two in twos for weapon in ("close", "ranged")]
    divided(s, f"{WISP} F2 with Lamb F1 + Lamb F3, close")
    assert (s.who("B F2"), s.asked) == ("", "B")  # it was the last of A's points
    s = table("front: Lamb, Lamb, Lamb, Ox", f"front: Ox, {WISP}; {FAR}", "Action, ap 4")
    divided(s, f"{WISP} F2 with Lamb F1 + Lamb F2 + Lamb F3, close")
    assert (s.who("B F2"), s.asked) == ("", "B")
    s = table(f"front: {WISP}, Ox", f"front: Ox; {FAR}", "Action, ap 1")
    s.choose(f"attack Ox F1 with {WISP} F1, ranged")
    assert s.tokens("B F1") == 1


LEVY, MARSHAL = "Levy Archer", "Marshal of Ladders"


@plays("Levy Archer")
@pytest.mark.parametrize(("army", "foes", "foe", "found"), [
    (f"front: Two, Three; back: {LEVY}", "front: Ann; back: Ox", "Ann F1", [
        "Two F1 + Three F2, close", "Two F1 + Three F2, ranged", f"Two F1 + {LEVY} B1, ranged",
        f"Three F2 + {LEVY} B1, ranged", f"Two F1 + Three F2 + {LEVY} B1, ranged"]),
    (f"front: Two, Three; back: {LEVY} marked", "front: Ann; back: Ox", "Ann F1", [
        "Two F1 + Three F2, close", "Two F1 + Three F2, ranged"]),
    (f"front: Ox; back: {LEVY}", "front: -, Ann; back: Ox", "Ann F2", []),
    (f"front: {LEVY}; back: {LEVY}", "front: Ann; back: Ox", "Ann F1", [f"{LEVY} F1 + {LEVY} B1, ranged"]),
    ("front: Ox; back: Bow", "front: Ann; back: Ox", "Ann F1", []),
    (f"front: Two; back: {LEVY}, {LEVY}", "front: Ann; back: Ox", "Ann F1", [f"Two F1 + {LEVY} B1, ranged"]),
    (f"front: Two; back: {LEVY}", "front: Ann; back: Ox", "Ox B1", []),
    # Its writer lets the two in a column attack whoever is behind a gap, but no group attacks a back row (SLOT-GROUP-06)
    (f"front: Two; back: {LEVY}", "front: -, Ann; back: Ox", "Ox B1", []),
])  # fmt: skip
def test_which_groups_the_levy_joins(army: str, foes: str, foe: str, found: list[str]) -> None:
    assert bands(table(army, foes), foe) == found


@plays("Levy Archer")
def test_the_levy_shoots_with_the_others() -> None:
    s = table(f"front: Two, Ox; back: {LEVY}", f"front: Four; {FAR}")
    s.choose(f"attack Four F1 with Two F1 + {LEVY} B1, ranged")
    assert starting(s, "number")
    s.choose("number 2", "number 2")
    assert (s.tokens("B F1"), s.tokens("A F1"), s.who("A B1"), s.marked("A F1"), s.ap) == (1, 1, "", True, 1)
    s = table(f"front: Two, Ox; back: {LEVY}", f"front: Four; {FAR}")
    s.choose(f"attack Four F1 with Two F1 + {LEVY} B1, ranged", "number 4")
    assert (s.tokens("B F1"), s.tokens("A F1"), s.marked("A B1"), s.who("A B1")) == (1, 1, True, LEVY)
    assert bands(table(f"front: Two, Ox; back: {LEVY}", step="Action, ap 1"), "Ann F1") == []


@plays("Marshal of Ladders")
@pytest.mark.parametrize(("army", "band", "left"), [
    (f"front: Ox, Ox; back: {MARSHAL}", "Ox F1 + Ox F2, close", 2),
    (f"front: Ox, Ox, Ox, Ox; back: {MARSHAL} marked", "Ox F1 + Ox F2 + Ox F3, close", 1),
    (f"front: Ox, Ox, {MARSHAL}", f"Ox F2 + {MARSHAL} F3, close", 1),
    (f"front: Ox, Ox; back: {MARSHAL}, {MARSHAL}", "Ox F1 + Ox F2, close", 3),
    (f"front: Ox, {MARSHAL}; back: {MARSHAL}", f"Ox F1 + {MARSHAL} F2, close", 2),
    (f"front: Ox, Ox, {MARSHAL}; back: {MARSHAL}", "Ox F1 + Ox F2, close", 3),
    (f"front: Ox, Ox, Ox, {MARSHAL}; back: {MARSHAL}", "Ox F1 + Ox F2 + Ox F3, close", 2),
    (f"front: Ox, Ox; back: {MARSHAL}", "Ox F1, close", 2), ("front: Ox, Ox; back: Ox", "Ox F1 + Ox F2, close", 1),
])  # fmt: skip
def test_what_a_group_takes_with_the_marshal(army: str, band: str, left: int) -> None:
    s = table(army, f"front: Ox, Ann; {FAR}")
    foe = "Ann F2" if "F3" in band else "Ox F1"
    divided(s, f"{foe} with {band}")
    assert s.ap == left


@plays("Marshal of Ladders")
def test_the_marshal_s_ladders_are_for_its_own_groups_and_few_points() -> None:
    s = table(f"front: Ox, Ox, Ox; back: {MARSHAL}", "front: Ox, Ann", "Action, ap 1")
    assert bands(s, "Ox F1") == ["Ox F1 + Ox F2, close", "Ox F1 + Ox F2, ranged"]
    assert bands(table("front: Ox, Ox, Ox", f"front: Ox, {MARSHAL}", "Action, ap 1"), "Ox F1") == []
    s = table(f"front: Ox, Ox, Ox; back: {MARSHAL}, {MARSHAL}", "front: Ox, Ann", "Action, ap 1")
    assert len(bands(s, "Ann F2")) == 8  # of two for nothing, and of three for one
    assert bands(table(f"front: Ox, {MARSHAL}, -, -", "front: Ox, Ann", "Action, ap 1"), "Ox F1") == []


RUNNER, RIDER, CAMPAIGNER, HULK = "Dawnleaf Runner", "Stagback Rider", "Old Campaigner", "Rotting Hulk"


@plays("Dawnleaf Runner")
def test_the_runner_is_fresh_after_its_move() -> None:
    s = table(f"front: {RUNNER}, Ox", "front: Ann, Ox; back: -, Ox", "Move, ap 3")
    swap = s.fork()
    s.choose(f"move {RUNNER} F1 to B1")
    assert (s.marked("A B1"), s.ap, ways(s, f"{RUNNER} B1")) == (False, 2, [])
    swap.choose(f"move {RUNNER} F1 to F2")
    assert (swap.marked("A F2"), swap.marked("A F1"), swap.ap, ways(swap, f"{RUNNER} F2")) == (False, False, 2, [])
    swap.to("Action")
    swap.choose(f"attack Ann F1 with {RUNNER} F2, close")
    assert (swap.tokens("B F1"), swap.marked("A F2")) == (1, True)
    assert ways(table(f"front: {RUNNER} marked, Ox", step="Move, ap 3"), f"{RUNNER} F1") == []
    s = table(f"front: {RUNNER}, Ox", step="Move, ap 3")
    s.choose("move Ox F2 to F1")
    assert (s.marked("A F1"), ways(s, f"{RUNNER} F2")) == (True, ["B2", "F1", "F3"])
    assert s.step == "Move"


@plays("Stagback Rider")
def test_the_rider_takes_a_second_step_for_nothing() -> None:
    s = table(f"front: {RIDER}, Ox, Two; back: -, Two marked", step="Move, ap 3")
    s.choose(f"move {RIDER} F1 to B1")
    assert (s.options(), s.ap) == (["yes", "no"], 2)
    no = s.fork()
    back = s.fork()
    s.choose("yes")
    assert starting(s, "place") == [f"place {RIDER} B1 in F1", f"place {RIDER} B1 in B2"]
    s.choose(f"place {RIDER} B1 in B2")
    assert (s.who("A B2"), s.who("A B1"), s.ap, s.marked("A B2"), s.marked("A B1")) == (RIDER, "Two", 2, True, True)
    assert ways(s, f"{RIDER} B2") == []  # and no third one
    no.choose("no")
    assert (no.who("A B1"), no.ap, no.marked("A B1"), ways(no, f"{RIDER} B1")) == (RIDER, 2, True, [])
    back.choose("yes", f"place {RIDER} B1 in F1")
    assert (back.who("A F1"), back.who("A B1"), back.ap, back.marked("A F1")) == (RIDER, "", 2, True)


@plays("Stagback Rider")
def test_the_rider_swaps_twice_but_not_when_it_is_swapped() -> None:
    s = table(f"front: {RIDER}, Ox, Two; back: -, Root", step="Move, ap 3")
    s.choose(f"move {RIDER} F1 to F2", "yes")
    assert starting(s, "place") == [f"place {RIDER} F2 in F1", f"place {RIDER} F2 in F3"]
    s.choose(f"place {RIDER} F2 in F3")
    assert (s.army("A"), s.ap) == (["Ox F1", "Two F2", f"{RIDER} F3", "Root B2"], 2)
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [False, False, True]
    s = table(f"front: {RIDER}, Ox", step="Move, ap 3")
    s.choose("move Ox F2 to F1")
    assert ("yes" in s.options(), s.who("A F2"), ways(s, f"{RIDER} F2")) == (False, RIDER, ["B2", "F1", "F3"])
    for army, ap in ((f"{RIDER} marked, Ox", 3), (f"{RIDER}, Ox", 0)):
        assert ways(table(f"front: {army}", step=f"Move, ap {ap}"), f"{RIDER} F1") == [], army


@plays("Old Campaigner")
def test_the_campaigner_rests_for_one_point() -> None:
    s = table(f"front: {CAMPAIGNER} hurt 2, Ox", step="Action, ap 1")
    s.choose(f"rest {CAMPAIGNER} F1")
    assert (s.tokens("A F1"), s.marked("A F1")) == (1, True)
    s = table(f"front: {CAMPAIGNER} hurt 1, Ox hurt 1, Ox hurt 1")
    s.choose(f"rest {CAMPAIGNER} F1")
    assert (s.ap, s.tokens("A F1"), starting(s, "rest")) == (2, 0, ["rest Ox F2", "rest Ox F3"])
    s.choose("rest Ox F2")
    assert s.tokens("A F2") == 0
    for army in (f"{CAMPAIGNER} marked hurt 1", CAMPAIGNER, "Ox hurt 1"):
        assert not starting(table(f"front: {army}, Two", step="Action, ap 1"), "rest"), army
    assert not starting(table(f"front: {CAMPAIGNER} hurt 1, Two", step="Move, ap 3"), "rest")


@plays("Rotting Hulk")
def test_nothing_mends_the_hulk() -> None:
    s = table(f"front: {HULK} hurt 2, Ox hurt 1; back: Surgeon")
    assert starting(s, "rest") == ["rest Ox F2"]
    s.choose("use Surgeon B1")
    s.choose(*starting(s, "target"))  # nobody but the Ox
    assert (s.tokens("A F1"), s.tokens("A F2")) == (2, 0)
    assert uses(table(f"front: {HULK} hurt 2; back: Surgeon", step="Abilities")) == []
    s = table(f"front: {HULK} hurt 2, Ox; back: Medic", step="Abilities")
    s.choose(*starting(s, "use"))  # its writer would not let it be used: it is used in vain
    s.choose(*starting(s, "pick")[:1])
    assert s.tokens("A F1") == 2


@plays("Rotting Hulk")
def test_the_hulk_is_hurt_and_leaves_as_others_do() -> None:
    s = table(f"front: {HULK} hurt 4, Ox", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with {HULK} F1, close")
    assert (s.who("A F1"), s.grave("A"), s.tokens("B F1")) == ("", [HULK], 1)
    s = table("front: Three, Ox", f"front: {HULK} hurt 3, Ox; {FAR}")
    s.choose(f"attack {HULK} F1 with Three F1, close")
    assert s.tokens("B F1") == 4
