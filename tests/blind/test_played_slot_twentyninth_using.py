"""Blind texts of SLOT's twenty-ninth round that are used, move, kill and die, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 1 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Two": "close 2 def 2 life 9", "Nine": "close 9 ranged 9 def 9 life 9", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Warlock": "magic 9 def 1 life 5", "Bow": "ranged 9 def 1 life 5", "Root": "close 1 def 1 life 5 fixed",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "One": "cost 1 close 1 def 1 life 1",
    "Killer": "close 9 def 1 life 1",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


COURIER = "Saddle-Slept Courier"


@plays("Saddle-Slept Courier")
def test_the_courier_arrives_awake_and_works_at_once() -> None:
    s = slot(f"A: front: Ox marked; twilight: 2 Imp; deck: {COURIER}, One\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose(f"recruit {COURIER}", f"place {COURIER} in F2")
    spend(s)
    assert (s.who("A F2"), s.marked("A F2")) == (COURIER, False)
    fights = s.fork()
    s.choose("recruit One", *starting(s, "place One in B1"))
    s.choose(*starting(s, "place One in B1"), *starting(s, f"give {COURIER} F2"))
    assert (s.who("A B1"), s.marked("A B1"), s.marked("A F2")) == ("One", True, True)
    fights.to("Action")
    fights.choose(f"attack Ann F1 with {COURIER} F2, close")
    assert fights.tokens("B F1") == 1


@plays("Saddle-Slept Courier")
def test_the_courier_does_not_pay_for_itself() -> None:
    s = slot(f"A: front: Ox; deck: {COURIER}, One\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    assert [label for label in s.options() if label.startswith("recruit")] == ["recruit One"]


MENHIR = "Ward-Chalked Menhir"


@plays("Ward-Chalked Menhir")
@pytest.mark.parametrize(("foes", "whom"), [
    (f"front: {MENHIR}, Lamb; back: Page, Page", [MENHIR, "Lamb F2", "Page B2"]),
    ("front: Ox, Lamb; back: Page, Page", ["Lamb F2", "Ox F1", "Page B1", "Page B2"]),
    (f"front: Ox, Lamb; back: {MENHIR}, Page", ["Lamb F2", "Ox F1", "Page B2", f"{MENHIR} B1"]),
])  # fmt: skip
def test_behind_the_menhir_magic_does_not_reach(foes: str, whom: list[str]) -> None:
    s = table("front: Warlock, Warlock, Bow", foes)
    magic = {label for label in starting(s, "attack") if "Bow" not in label and "+" not in label}
    found = sorted({label.removeprefix("attack ").partition(" with")[0] for label in magic})
    assert found == sorted(name if name != MENHIR else f"{MENHIR} F1" for name in whom)
    assert "attack Lamb F2 with Bow F3, ranged" in s.options()


@plays("Ward-Chalked Menhir")
def test_a_magic_strike_back_does_its_ward_no_harm_and_it_does_not_move() -> None:
    for front, harm in ((MENHIR, 0), ("Ox", 1)):
        s = table(f"front: {front}; back: Three", f"front: Warlock; {FAR}")
        s.choose("attack Warlock F1 with Three B1, ranged")
        assert (s.tokens("B F1"), s.tokens("A B1")) == (1, harm), front
    s = table(f"front: {MENHIR}; back: Ox", step="Move, ap 3")
    assert starting(s, "move Ox")
    assert not [label for label in starting(s, "move") if "Menhir" in label]


NOVICE = "Salve-Thumb Novice"


@plays("Salve-Thumb Novice")
def test_the_novice_salves_a_neighbour() -> None:
    s = table(f"front: Ox hurt 2, {NOVICE}, Ox, Ox hurt 1; back: Ox hurt 1, Ox hurt 1", step="Abilities")
    s.choose(f"use {NOVICE} F2")
    assert {"Ox F1", "Ox B2"} <= set(aims(s)) <= {"Ox F1", "Ox B2", "Ox F3"}
    s.choose("pick Ox F1")
    assert [s.tokens(f"A {where}") for where in ("F1", "F4", "B1", "B2")] == [1, 1, 1, 1]
    assert (s.marked("A F2"), uses(s)) == (True, [])


@plays("Salve-Thumb Novice")
def test_the_novice_salves_in_a_battle_and_only_awake() -> None:
    s = table("front: Two, Two", f"front: Ox hurt 8, {NOVICE}; {FAR}")
    s.choose("attack Ox F1 with Two F1, close", f"use {NOVICE} F2", *starting(s, "pick Ox F1"))
    s.choose(*starting(s, "pick Ox F1"))
    s.decline()
    assert (s.who("B F1"), s.tokens("B F1"), s.marked("B F2")) == ("Ox", 8, True)
    assert uses(table(f"front: Ox hurt 1, {NOVICE} marked", step="Abilities")) == []
    s = table(f"front: Ox, {NOVICE}, -, Ox hurt 1", step="Abilities")
    s.choose(*starting(s, "use"))  # its writer would not let it be used without anybody to salve: it is used in vain
    s.choose(*starting(s, "pick"))
    assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("A F4")) == (0, 0, 1)


REAPER = "Reaper of the Long Swathe"


@plays("Reaper of the Long Swathe")
def test_the_reaper_goes_on_as_long_as_it_kills() -> None:
    s = table(f"front: {REAPER}", f"front: Lamb, Lamb, Ann; {FAR}", "Action, ap 4")
    s.choose(f"attack Lamb F1 with {REAPER} F1, close")
    assert (s.marked("A F1"), s.who("B F1")) == (False, "")
    s.choose(f"attack Lamb F2 with {REAPER} F1, close")
    assert s.marked("A F1") is False
    s = table(f"front: {REAPER}, Ox", f"front: Ann, Ann; {FAR}", "Action, ap 4")
    s.choose(f"attack Ann F1 with {REAPER} F1, close")
    assert s.marked("A F1")


@plays("Reaper of the Long Swathe")
def test_the_reaper_wakes_for_its_blows_alone() -> None:
    s = table("front: Lamb, Ox", f"front: {REAPER} marked; {FAR}")
    s.choose(f"attack {REAPER} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.marked("B F1")) == ("", False)
    s = table(f"front: {REAPER} marked, Slayer, Ox", f"front: Lamb, Ann; {FAR}")
    s.choose("attack Ann F2 with Ox F3, close", "use Slayer F2", "target Lamb F1")
    s.decline()
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    s = table(f"front: {REAPER}, Ox, Ox", f"front: Lamb, Ann; {FAR}")
    divided(s, f"Lamb F1 with {REAPER} F1 + Ox F2, close")
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)


@plays("Brookwashed Otter")
def test_the_otter_is_washed_as_it_moves() -> None:
    s = table("front: Brookwashed Otter hurt 1, Ox hurt 1", step="Move, ap 3")
    swap, other = s.fork(), s.fork()
    s.choose("move Brookwashed Otter F1 to B1")
    assert (s.who("A B1"), s.tokens("A B1"), s.tokens("A F2"), s.marked("A B1")) == ("Brookwashed Otter", 0, 1, True)
    swap.choose(*starting(swap, "move Brookwashed Otter F1 to F2"))
    assert (swap.who("A F2"), swap.tokens("A F2"), swap.tokens("A F1")) == ("Brookwashed Otter", 0, 1)
    other.choose(*starting(other, "move Ox F2 to F1"))
    assert (other.who("A F2"), other.tokens("A F2")) == ("Brookwashed Otter", 1)


@plays("Brookwashed Otter")
def test_whoever_is_whole_is_washed_in_vain_and_a_push_is_no_move() -> None:
    s = table("front: Brookwashed Otter, Ox", step="Move, ap 3")
    s.choose("move Brookwashed Otter F1 to B1")
    assert (s.who("A B1"), s.tokens("A B1")) == ("Brookwashed Otter", 0)
    s = table("front: Marshal of Short Steps, Brookwashed Otter hurt 1", step="Abilities")
    pushes(s, "Brookwashed Otter F2", "F3")
    assert (s.who("A F3"), s.tokens("A F3")) == ("Brookwashed Otter", 1)


def pushes(s: Scene, whom: str, goal: str) -> None:
    """The Marshal puts him there."""
    s.choose(*starting(s, "use Marshal")[:1])
    s.choose(*starting(s, f"pick {whom}"))
    s.choose(*[label for label in s.options() if label.endswith(goal) and label.startswith(("lay", "place", "pick"))])


HARE = "Heather-Foot Hare"


@plays("Heather-Foot Hare")
def test_the_hare_moves_for_nothing() -> None:
    for name, left in ((HARE, 3), ("Ox", 2)):
        s = table(f"front: {name}, Bow", step="Move, ap 3")
        s.choose(f"move {name} F1 to B1")
        assert (s.marked("A B1"), s.ap, starting(s, f"move {name}")) == (True, left, [])
    s = table(f"front: {HARE}, Ox", step="Move, ap 0")
    assert {label.partition(",")[0] for label in starting(s, "move")} == {
        f"move {HARE} F1 to B1",
        f"move {HARE} F1 to F2",
    }
    s.choose(*starting(s, f"move {HARE} F1 to F2"))
    assert (s.who("A F1"), s.who("A F2"), s.marked("A F2"), s.marked("A F1")) == ("Ox", HARE, True, False)
    s = table(f"front: {HARE} marked, Ox, Bow", step="Move, ap 3")
    assert starting(s, f"move {HARE}") == []
    s.choose(*starting(s, "move Ox F2 to F1"))
    assert (s.who("A F1"), s.ap) == ("Ox", 2)


MASON = "Brace-and-Hold Mason"


@plays("Brace-and-Hold Mason")
def test_the_mason_braces_itself_for_whom_it_marks_or_buries() -> None:
    s = table(f"front: {MASON}, Ox, Lamb; twilight: Imp", f"front: Four, Four; {FAR}", "Abilities")
    s.choose(f"use {MASON} F1", "give Imp (twilight)")
    assert (s.value("A F1", "DEF"), s.grave("A"), s.marked("A F1")) == (4, ["Imp"], False)
    s.choose(f"use {MASON} F1", *starting(s, "give Ox F2"))
    s.choose(*starting(s, "give Ox F2"))
    assert (s.value("A F1", "DEF"), s.marked("A F2"), s.marked("A F1")) == (5, True, False)
    s.to("Action")
    s.choose(f"attack Four F1 with {MASON} F1, close")
    s.decline()
    assert (s.tokens("A F1"), s.value("A F1", "DEF")) == (0, 3)


@plays("Brace-and-Hold Mason")
def test_the_mason_braces_in_a_battle_and_for_the_turn_at_the_longest() -> None:
    s = table("front: Four, Ox", f"front: {MASON} marked, Ox; {FAR}; twilight: Imp")
    s.choose(f"attack {MASON} F1 with Four F1, close")
    plain = s.fork()
    s.choose(f"use {MASON} F1")
    assert "give Imp (twilight)" not in s.options()
    s.choose(*starting(s, "give Ox F2"))
    s.choose(f"use {MASON} F1", *starting(s, "give Page B4"))
    s.decline()
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (0, 3)
    plain.decline()
    assert plain.tokens("B F1") == 1
    s = table(f"front: {MASON}, Ox", f"front: Four; {FAR}", "Abilities")
    s.choose(f"use {MASON} F1")
    assert s.value("A F1", "DEF") == 4
    s.to("Move", "B")
    assert s.value("A F1", "DEF") == 3
    assert uses(table(f"front: {MASON}, Ox marked", step="Abilities")) == []


@plays("Brace-and-Hold Mason")
def test_no_member_braces_itself() -> None:
    s = table(f"front: {MASON}, Ox, Bow; twilight: Imp", f"front: Ann; {FAR}")
    s.choose(f"attack Ann F1 with {MASON} F1 + Ox F2, close")
    assert not starting(s, "use")


ROBBER = "Lychgate Robber"


@plays("Lychgate Robber")
def test_whom_the_robber_kills_is_buried() -> None:
    for name, buried in ((ROBBER, True), ("Two", False)):
        s = table(f"front: {name}, Ox", f"front: Lamb, Ox; {FAR}")
        s.choose(f"attack Lamb F1 with {name} F1, close")
        assert ("Lamb" in s.grave("B"), "Lamb" in s.twilight("B"), s.points("A") > 0) == (buried, not buried, True)
    s = table(f"front: {ROBBER}, Lamb", f"front: Lamb, Lamb; {FAR}")
    s.choose("attack Lamb F2 with Lamb F2, close")
    assert s.twilight("B") == ["Lamb"]  # whom another kills is not


@plays("Lychgate Robber")
def test_the_dying_robber_buries_and_no_member_does() -> None:
    s = table(f"front: {ROBBER}, Ox", f"front: Killer, Ox; {FAR}")
    s.choose(f"attack Killer F1 with {ROBBER} F1, close")
    assert (s.who("A F1"), s.grave("B"), s.twilight("B")) == ("", ["Killer"], [])
    s = table(f"front: {ROBBER}, Wall, Ox", f"front: Lamb, Ox; {FAR}")
    divided(s, f"Lamb F1 with {ROBBER} F1 + Wall F2, close")
    assert (s.grave("B"), s.twilight("B")) == ([], ["Lamb"])


SMITH = "Deep-Sleeping Smith"


@plays("Deep-Sleeping Smith")
def test_the_smith_sleeps_everything_off() -> None:
    for name, left in ((SMITH, 0), ("Ox", 1)):
        s = table(f"front: {name} hurt 2, Bow")
        s.choose(f"rest {name} F1")
        assert (s.tokens("A F1"), s.marked("A F1"), s.ap) == (left, True, 1), name
    for army, ap in ((f"{SMITH} marked hurt 2", 3), (f"{SMITH} hurt 2", 1), (SMITH, 3)):
        assert not starting(table(f"front: {army}, Bow", step=f"Action, ap {ap}"), "rest")


NAMELESS = "Nameless in the Ranks"


@plays("Nameless in the Ranks")
def test_nobody_scores_for_the_nameless() -> None:
    for name, scored in ((NAMELESS, False), ("Lamb", True)):
        s = table("front: Four, Ox", f"front: {name}; {FAR}")
        s.choose(f"attack {name} F1 with Four F1, close")
        assert (s.who("B F1"), s.points("A") > 0) == ("", scored)
    s = table("front: Four, Four", f"front: {NAMELESS}, Lamb; {FAR}")
    s.choose(f"attack {NAMELESS} F1 with Four F1, close")
    assert s.points("A") == 0
    s.choose("attack Lamb F2 with Four F2, close")
    assert s.points("A") > 1  # the slot is empty all the same: the pair and the square


@plays("Nameless in the Ranks")
def test_the_nameless_member_has_no_such_shelter() -> None:
    s = table(f"front: {NAMELESS}, Wall", f"front: Two; {FAR}")
    divided(s, f"Two F1 with {NAMELESS} F1 + Wall F2, close")
    assert s.who("A F1") == ""
    assert s.points("B") > 0


WISP = "Mire-Lantern Wisp"


@plays("Mire-Lantern Wisp")
@pytest.mark.parametrize("there", [f"front: {WISP}", f"back: {WISP} marked", "front: Ann"])
def test_the_wisp_holds_its_column(there: str) -> None:
    s = table("front: Ox, Two; back: Three, Bow", f"{there}", "Move, ap 3")
    stuck = "Wisp" in there
    involved = [label for label in starting(s, "move") if any(name in label for name in ("Ox", "Three"))]
    assert (not involved) is stuck
    assert any("Two F2" in label for label in starting(s, "move"))
    s = table("front: -, Two; back: Three", there, "Move, ap 3")
    s.choose("move Two F2 to F1")
    assert s.who("A F1") == "Two"


@plays("Mire-Lantern Wisp")
def test_whoever_waded_in_is_held_and_a_push_is_not() -> None:
    s = table("front: Two; back: -, Ox", f"front: {WISP}", "Move, ap 3")
    assert not starting(s, "move Two")
    s = table("front: Two; back: Marshal of Short Steps", f"front: {WISP}", "Abilities")
    pushes(s, "Two F1", "F2")
    assert s.who("A F2") == "Two"
    s.to("Move")
    assert starting(s, "move Two F2")
