"""Blind texts of SLOT's thirtythird round that lend, stand in and begin or end a turn, played as their writers meant."""

import pytest

from blind.gestures import aims, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Two": "close 2 ranged 2 def 2 life 9",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "close 1 def 9 life 9", "Five": "close 5 ranged 5 def 5 life 9",
    "One": "cost 1 close 1 def 1 life 1", "Big": "level 2 close 1 def 1 life 9",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "Seven": "close 7 ranged 7 def 7 life 9",
    "Payer": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Tough": "close 1 def 1 life 5: This creature gets +3 DEF.",
    "Prickle": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


REGENT, ADEPT = "Mirrorhall Regent", "Lensgrinder Adept"


@plays("Mirrorhall Regent")
def test_the_regent_does_what_neighbours_can() -> None:
    s = table(f"front: Slayer marked, {REGENT}, Ox; back: Slayer", "front: Ox, Lamb; back: Ox", "Abilities")
    assert set(uses(s)) == {f"{REGENT} F2", "Slayer B1"}
    s.choose(f"use {REGENT}", "target Lamb F2")
    assert (s.who("B F2"), s.marked("A F2"), s.marked("A B1"), s.points("A")) == ("", True, False, 2)
    for army in (
        f"front: Slayer marked, {REGENT} marked, Ox", f"front: Slayer marked, -, {REGENT}",
        f"front: -, {REGENT}; back: Slayer marked",
        f"front: Tough, {REGENT}", f"front: {REGENT}, {REGENT}, Slayer marked; back: Ox",
    ):  # fmt: skip
        found = uses(table(army, "front: Slayer", "Abilities"))
        assert found == ([f"{REGENT} F2"] if f"{REGENT}, {REGENT}" in army else []), army
    assert table(f"front: Tough, {REGENT}").value("A F2", "DEF") == 4


@plays("Mirrorhall Regent", "Lensgrinder Adept")
def test_what_the_regent_has_speaks_of_the_regent() -> None:
    s = table(f"front: Two, {ADEPT} marked, {REGENT}, Three; back: -, Two, Four", step="Abilities")
    s.choose(f"use {REGENT}")
    assert aims(s) == [f"{ADEPT} F2", "Three F4", "Four B3"]
    s.choose("pick Three F4")
    assert (s.value("A F4", "ranged"), s.marked("A F3")) == (5, True)
    s = table(f"front: Payer marked, {REGENT}, Ox", step="Abilities")
    s.choose(f"use {REGENT}", "target Ann F1")
    assert (s.tokens("B F1"), s.marked("A F3"), s.marked("A F2")) == (1, True, False)


@plays("Mirrorhall Regent")
def test_the_regent_has_it_as_long_as_it_stands_there_and_in_no_group() -> None:
    waker = {"Waker": "def 1 life 5: [ ] - Unmark target ally creature."}
    armies = f"A: front: {REGENT}, Ox; back: -, Slayer marked, Waker\nB: front: Ann; {FAR}"
    s = slot(f"{armies}\nstep: Move, ap 3", CAST | waker)
    s.choose(f"move {REGENT} F1 to B1")
    s.to("Action")
    s.choose("use Waker", f"target {REGENT} B1")
    assert uses(s) == [f"{REGENT} B1"]
    assert uses(slot(f"{armies}\nstep: Action, ap 3", CAST | waker)) == ["Waker B3"]
    s = table(f"front: Three, {REGENT}, Slayer marked", f"front: -, Five; {FAR}")
    alone = s.fork()
    s.choose(f"attack Five F2 with Three F1 + {REGENT} F2, close")
    assert not starting(s, "use")
    alone.choose("attack Five F2 with Three F1, close")
    assert uses(alone) == [f"{REGENT} F2"]


PALADIN = "Shardward Paladin"


@plays("Shardward Paladin")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_paladin_takes_the_blow_for_a_neighbour(answer: str) -> None:
    s = table("front: Three, Ox", f"front: Two, {PALADIN} marked; {FAR}")
    s.choose("attack Two F1 with Three F1, close")
    assert s.asked == "B"
    s.choose(answer)
    assert (s.tokens("B F1"), s.tokens("B F2")) == ((0, 1) if answer == "yes" else (1, 0))


@plays("Shardward Paladin")
def test_for_whom_the_paladin_steps_in() -> None:
    s = table("front: Three, Ox", f"front: Two, -, {PALADIN}; back: -, {PALADIN}")
    s.choose("attack Two F1 with Three F1, close")
    assert (s.asked, s.tokens("B F1")) == ("A", 1)  # nobody is beside it
    s = table(f"front: Two, {PALADIN}, Ox", f"front: Five; {FAR}")
    s.choose("attack Five F1 with Two F1, close", "yes")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("B F1")) == (0, 1, 0)
    s = table("front: Prickle, Ox", f"front: Two, {PALADIN}; {FAR}", "Abilities")
    s.choose("use Prickle", "target Two F1")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 0)  # in no battle
    s = table("front: Three, Ox", f"front: Wall, {PALADIN}; {FAR}")
    s.choose("attack Wall F1 with Three F1, close")
    assert (s.asked, s.tokens("B F1"), s.tokens("B F2")) == ("A", 0, 0)


@plays("Shardward Paladin")
def test_the_paladin_may_die_of_it_and_be_scored_for() -> None:
    s = table("front: Three, Ox", f"front: Lamb, {PALADIN} hurt 2; back: Ox")
    s.choose("attack Lamb F1 with Three F1, close", "yes")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B"), s.points("A")) == ("Lamb", "", [PALADIN], 2)


@plays("Shardward Paladin")
def test_the_paladin_helps_members_of_a_group_and_not_as_one() -> None:
    s = table(f"front: Two, Three; back: {PALADIN}, Ox", f"front: Four; {FAR}")
    divided(s, "Four F1 with Two F1 + Three F2, close")
    s.choose("yes")
    assert (s.tokens("A F1"), s.tokens("A B1"), s.tokens("B F1")) == (0, 1, 1)
    s = table(f"front: Two, {PALADIN}; back: Ox, Ox", f"front: Four; {FAR}")
    divided(s, f"Four F1 with Two F1 + {PALADIN} F2, close")
    s.choose(*starting(s, "yes"))
    assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("B F1")) == (1, 0, 1)


ONDRIC = "Clockmaster Ondric"


def dawn(army: str, foes: str = f"front: Ox; {FAR}") -> Scene:
    """The turn of B, whose army this is, as it begins: A has nothing left to do."""
    return slot(f"A: {foes}\nB: {army}\nstep: Action, ap 3", CAST)


@plays("Clockmaster Ondric")
def test_an_unhurt_army_has_a_point_more() -> None:
    s = dawn(f"front: {ONDRIC}, Ox; back: Ox", f"front: Ox hurt 1; {FAR}")
    s.choose("done")
    s.to("Move", "B")
    assert s.ap == 4
    s.to("Move", "A")
    assert s.ap == 3
    s.to("Move", "B")
    assert s.ap == 4


@plays("Clockmaster Ondric")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_otherwise_he_mends_one_of_his_square(answer: str) -> None:
    s = dawn(f"front: {ONDRIC} hurt 1, Ox hurt 1, Two hurt 1; back: Ox, Two hurt 2")
    s.choose("done", answer)
    if answer == "yes":
        assert {f"{ONDRIC} F1", "Ox F2", "Two B2"} <= set(aims(s))
        assert "Two F3" not in aims(s)
        s.choose("pick Two B2")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "F3", "B2")] == [1, 1, 1, 2 - (answer == "yes")]
    while s.step != "Move":
        s.choose(s.way_on())
    assert s.ap == 3


@plays("Clockmaster Ondric")
def test_who_is_hurt_elsewhere_costs_the_point() -> None:
    s = dawn(f"front: {ONDRIC}, Ox, Two hurt 1; back: Ox")
    s.choose("done")
    s.to("Move", "B")
    assert (s.ap, s.tokens("B F3")) == (3, 1)
    s = dawn(f"front: Ox, Ox hurt 1, -, Two; back: -, -, {ONDRIC}")
    s.choose("done")
    s.to("Move", "B")
    assert (s.ap, s.tokens("B F2")) == (3, 1)


TITHE = "Lantern-Eyed Tithe"


@plays("Lantern-Eyed Tithe")
def test_the_tithe_is_taken_at_dusk_and_pays_tomorrow() -> None:
    s = table(f"front: One, {TITHE} hurt 1, Big; back: Ox, Lamb; twilight: Imp", f"front: Ox; {FAR}")
    while s.step == "Action" and s.asked == "A":
        s.choose("done")
    assert (s.step, s.asked, s.twilight("A")) == ("Twilight", "A", [])
    no = s.fork()
    s.choose("yes")
    assert aims(s) == ["One F1", "Lamb B2"]
    s.choose("pick One F1")
    assert (s.who("A F1"), s.twilight("A"), s.grave("A"), s.tokens("A F2"), s.points("B")) == (
        "",
        ["One"],
        ["Imp"],
        0,
        0,
    )
    no.choose("no")
    assert (no.who("A F1"), no.twilight("A"), no.tokens("A F2")) == ("One", [], 1)


@plays("Lantern-Eyed Tithe")
def test_who_is_taken_pays_in_the_next_turn_and_the_hale_may_take_too() -> None:
    s = table(f"front: One, {TITHE}, Payer", f"front: Ox; {FAR}", "Action, ap 0")
    while s.step != "Twilight":
        s.choose("done")
    s.choose("yes", "pick One F1")
    assert (s.who("A F1"), s.twilight("A"), s.asked) == ("", ["One"], "B")
    s.to("Abilities", "A")
    s.choose("use Payer", "target Ox F1", "give One (twilight)")
    assert (s.tokens("B F1"), s.grave("A")) == (1, ["One"])
    s = table(f"front: Big, {TITHE} hurt 1, -, One", f"front: Ox; {FAR}")
    while s.asked == "A":
        s.choose("no" if "no" in s.options() else "done")
    assert (s.army("A"), s.tokens("A F2"), s.twilight("A")) == (["Big F1", f"{TITHE} F2", "One F4"], 1, [])
    s = table("front: Ox, Ox", f"front: One, {TITHE} hurt 1")
    while s.step == "Action":
        s.choose("done")
    assert (s.step, s.tokens("B F2"), s.who("B F1")) == ("Move", 1, "One")  # that was not its turn


@plays("Shardward Paladin")
def test_the_paladin_may_take_two_losses_at_once() -> None:
    for answers, tokens in ((["yes", "yes"], [0, 2, 0]), (["no", "yes"], [1, 1, 0]), (["yes", "no"], [0, 1, 1])):
        s = table(f"front: Two, {PALADIN}, Two", f"front: -, Seven; {FAR}")
        s.choose("attack Seven F2 with Two F1 + Two F3, close", "number 3", "number 3", *answers)
        assert sorted(s.tokens(f"A F{n}") for n in (1, 3)) == sorted([tokens[0], tokens[2]]), answers
        assert (s.tokens("A F2"), s.tokens("B F2")) == (tokens[1], 0)


@plays("Clockmaster Ondric")
def test_of_two_clockmasters_one_may_mend_for_the_other() -> None:
    s = dawn(f"front: {ONDRIC}, Ox hurt 1; back: {ONDRIC}, Ox")
    s.choose("done")
    s.choose(starting(s, "trigger")[0], "yes", "pick Ox F2")
    while s.step != "Move":
        s.choose(s.way_on())
    assert (s.tokens("B F2"), s.ap) == (0, 4)
