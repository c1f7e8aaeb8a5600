"""Blind texts of SLOT's thirty-fifth round that wait, step, recruit, pay and die, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Pike": "close 9 def 2 life 9", "Root": "close 1 def 1 life 5 fixed", "Lamb": "close 1 ranged 1 def 1 life 1",
    "One": "cost 1 close 1 def 1 life 1",
    "Peer": "level 2 close 1 def 1 life 3",
    "Glutton": "level 2 close 1 def 1 life 3 upkeep 2", "Eater": "close 1 def 1 life 3 upkeep 1",
    "Bringer": "close 1 def 1 life 5: [ ] - Put the top creature of your graveyard into play.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def tokens(s: Scene, seat: str) -> dict[str, int]:
    """The tokens of an army, by slot."""
    return {who[-2:]: s.tokens(f"{seat} {who[-2:]}") for who in s.army(seat)}


def answer(s: Scene, label: str) -> None:
    """Say so if it is asked."""
    s.choose(*[option for option in s.options() if option == label])


def ways(s: Scene, who: str) -> list[str]:
    """Into which slots this one can move, swaps included."""
    return sorted(label.removeprefix(f"move {who} to ")[:2] for label in starting(s, f"move {who} to"))


HALBERDIER, SCOUT, RIDER = "Oathbound Halberdier", "Softshoe Scout", "Beacon Rider"


@plays("Oathbound Halberdier")
@pytest.mark.parametrize(("foes", "army", "bleeds"), [
    (f"front: Two, {HALBERDIER}; back: Ox", [f"{HALBERDIER} F1", "Two F2", "Ox B1"], {"F1": 1, "F2": 0, "B1": 0}),
    (f"front: Two; back: {HALBERDIER} marked", [f"{HALBERDIER} F1", "Two B1"], {"F1": 1, "B1": 0}),
])  # fmt: skip
def test_the_halberdier_steps_between(foes: str, army: list[str], bleeds: dict[str, int]) -> None:
    s = table("front: Four, Ox", foes)
    s.choose("attack Two F1 with Four F1, close")
    assert (s.asked, s.options()) == ("B", ["yes", "no"])
    no = s.fork()
    s.choose("yes")
    assert (s.army("B"), tokens(s, "B"), s.tokens("A F1"), s.marked("B F1")) == (army, bleeds, 0, "marked" in foes)
    no.choose("no")
    assert (no.who("B F1"), no.tokens("B F1")) == ("Two", 1)


@plays("Oathbound Halberdier")
@pytest.mark.parametrize(("weapon", "hit"), [("close", 1), ("ranged", 0)])
def test_it_is_its_guard_and_its_weapon_that_count(weapon: str, hit: int) -> None:
    s = table("front: Three, Ox", f"front: Two, {HALBERDIER}; {FAR}")
    s.choose(f"attack Two F1 with Three F1, {weapon}", "yes")
    assert (s.tokens("A F1"), set(tokens(s, "B").values())) == (hit, {0})
    s = table("front: Two, Two, Ox", f"front: Ox, {HALBERDIER}; {FAR}")
    s.choose(f"attack Ox F1 with Two F1 + Two F2, {weapon}", "yes", "number 2")
    answer(s, "number 1")
    answer(s, "number 0")
    assert (s.tokens("A F1"), s.tokens("A F2"), tokens(s, "B")) == (1, 0, {"F1": 1, "F2": 0, "B4": 0})


@plays("Oathbound Halberdier")
@pytest.mark.parametrize(("foes", "target", "bleeds"), [
    (f"front: Two, {HALBERDIER}, Ox", f"{HALBERDIER} F2", "F2"), (f"front: Two, Ox, {HALBERDIER}", "Two F1", "F1"),
    (f"front: Two; back: -, {HALBERDIER}", "Two F1", "F1"),
])  # fmt: skip
def test_when_the_halberdier_is_not_asked(foes: str, target: str, bleeds: str) -> None:
    s = table("front: Four, Ox", foes)
    s.choose(f"attack {target} with Four F1, close")
    assert (s.tokens(f"B {bleeds}"), sum(tokens(s, "B").values()), s.marked("A F1")) == (1, 1, True)
    s = table(f"front: Two, {HALBERDIER}", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Two F1, close")
    assert (s.who("A F1"), s.tokens("A F1")) == ("Two", 1)


@plays("Oathbound Halberdier", "Lintel Sentinel")
def test_nobody_changes_places_with_the_immovable() -> None:
    for name in ("Root", "Lintel Sentinel"):
        s = table("front: Axe, Ox", f"front: {name}, {HALBERDIER}; {FAR}")
        s.choose(f"attack {name} F1 with Axe F1, close")
        answer(s, "yes")  # in vain
        assert (s.who("B F1"), s.tokens("B F1"), s.tokens("B F2")) == (name, 1, 0)


@plays("Oathbound Halberdier")
def test_of_two_halberdiers_one_may_leave_it_to_the_other() -> None:
    s = table("front: Four, Ox", f"front: Two, {HALBERDIER}; back: {HALBERDIER}")
    s.choose("attack Two F1 with Four F1, close", f"trigger of {HALBERDIER} F2", "no", "yes")
    assert (s.army("B"), tokens(s, "B")) == (
        [f"{HALBERDIER} F1", f"{HALBERDIER} F2", "Two B1"], {"F1": 1, "F2": 0, "B1": 0},
    )  # fmt: skip


@plays("Softshoe Scout")
def test_the_scout_takes_a_second_step_for_nothing() -> None:
    s = table(f"front: {SCOUT}, Ox, Two; back: -, Two marked", step="Move, ap 3")
    s.choose(f"move {SCOUT} F1 to B1")
    assert (s.options(), s.ap) == (["yes", "no"], 2)
    no = s.fork()
    s.choose("yes")
    assert starting(s, "place") == [f"place {SCOUT} B1 in F1", f"place {SCOUT} B1 in B2"]
    s.choose(f"place {SCOUT} B1 in B2")
    assert (s.who("A B2"), s.who("A B1"), s.ap, s.marked("A B2"), s.marked("A B1")) == (SCOUT, "Two", 2, True, True)
    assert ways(s, f"{SCOUT} B2") == []
    no.choose("no")
    assert (no.who("A B1"), no.ap, ways(no, f"{SCOUT} B1")) == (SCOUT, 2, [])


@plays("Softshoe Scout")
def test_the_scout_swaps_twice_but_not_when_it_is_swapped() -> None:
    s = table(f"front: {SCOUT}, Ox, Two; back: -, Root", step="Move, ap 3")
    s.choose(f"move {SCOUT} F1 to F2", "yes")
    assert starting(s, "place") == [f"place {SCOUT} F2 in F1", f"place {SCOUT} F2 in F3"]
    s.choose(f"place {SCOUT} F2 in F3")
    assert (s.army("A"), s.ap) == (["Ox F1", "Two F2", f"{SCOUT} F3", "Root B2"], 2)
    assert (s.marked("A F1"), s.marked("A F2"), s.marked("A F3")) == (False, False, True)
    s = table(f"front: {SCOUT}, Ox", step="Move, ap 3")
    s.choose("move Ox F2 to F1")
    assert ("yes" in s.options(), s.who("A F2"), ways(s, f"{SCOUT} F2")) == (False, SCOUT, ["B2", "F1", "F3"])
    for army, ap in ((f"{SCOUT} marked, Ox", 3), (f"{SCOUT}, Ox", 0)):
        assert ways(table(f"front: {army}", step=f"Move, ap {ap}"), f"{SCOUT} F1") == [], army


def arriving(name: str, where: str, a: str, b: str) -> Scene:
    """A has recruited this one there and paid for it out of the twilight."""
    s = table(f"{a}; twilight: 5 Imp; deck: {name}, One", b, "Recruit")
    s.choose(f"recruit {name}", f"place {name} in {where}")
    spend(s)
    return s


@plays("Beacon Rider")
def test_the_rider_wakes_a_friend_or_startles_a_foe() -> None:
    s = arriving(RIDER, "F1", "front: -, Ox marked, Two, Ox marked", "front: Ox, Lamb marked; back: Two")
    assert s.options() == ["choose: unmark another ally creature", "choose: mark an enemy creature"]
    foe = s.fork()
    s.choose("choose: unmark")
    assert aims(s) == ["Ox F2", "Ox F4"]
    s.choose("pick Ox F2")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3, 4)] == [True, False, False, True]
    assert (s.marked("B F1"), s.marked("B B1")) == (False, False)
    foe.choose("choose: mark")
    assert aims(foe) == ["Ox F1", "Two B1"]
    foe.choose("pick Two B1")
    assert (foe.marked("B B1"), foe.marked("B F1"), foe.marked("A F2")) == (True, False, True)


@plays("Beacon Rider")
def test_a_part_that_does_nothing_is_not_chosen() -> None:
    s = arriving(RIDER, "F1", "front: -, Ox, Two", "front: Ox, Lamb; back: Ox marked")
    assert aims(s) == ["Ox F1", "Lamb F2"]
    s = arriving(RIDER, "F1", "front: -, Ox marked, Two marked", "front: Ox marked, Ann marked")
    assert aims(s) == ["Ox F2", "Two F3"]
    s = arriving(RIDER, "F1", "front: -, Ox, Two", "front: Ox marked, Ann marked")
    s.choose(*starting(s, "choose: mark"))  # in vain
    assert (s.marked("A F1"), s.marked("B F1"), s.marked("A F2")) == (True, True, False)


@plays("Beacon Rider")
def test_the_rider_rides_however_it_comes_and_for_no_other() -> None:
    s = table(f"front: Bringer, Ox; grave: {RIDER}", "front: Ann, Ox", "Abilities")
    s.choose("use Bringer F1", f"place {RIDER} (graveyard) in B4", "choose: mark", "pick Ox F2")
    assert (s.marked("B F2"), s.marked("A B4")) == (True, True)
    s = arriving("One", "B1", f"front: {RIDER} marked, Ox", "front: Ann, Ox")
    assert (starting(s, "choose"), s.marked("B F1")) == ([], False)


CAPTAIN, HARPER, DIGGER, PAYMASTER = (
    "Captain of the Long March", "Evensong Harper", "Ironlung Digger", "Vault Paymaster",
)  # fmt: skip


@plays("Captain of the Long March")
@pytest.mark.parametrize(("foes", "points"), [
    (f"front: {CAPTAIN}, Ox", 4), (f"front: {CAPTAIN}, Ox, Ox; back: {CAPTAIN} marked", 5), ("front: Ox, Ox", 3),
])  # fmt: skip
def test_how_far_the_captain_marches(foes: str, points: int) -> None:
    s = table(f"front: Ox, Ox; back: {CAPTAIN}", f"{foes}; twilight: 2 Imp")
    s.to("Upkeep" if CAPTAIN in foes else "Move", "B")
    assert s.ap == points
    while starting(s, "pay"):
        s.choose(starting(s, "pay")[0])
        spend(s)
    s.to("Move", "B")
    assert s.ap == points


@plays("Captain of the Long March")
def test_the_captain_who_goes_leaves_it_and_who_comes_brings_none() -> None:
    s = table("front: Ox, Ox", f"front: {CAPTAIN}, Ox, Ox")
    s.to("Upkeep", "B")
    s.choose(f"give up {CAPTAIN} F1")
    s.to("Move", "B")
    assert (s.who("B F1"), s.ap) == ("", 4)
    s.to("Move", "A")
    assert s.ap == 3
    s = arriving(CAPTAIN, "F4", "front: Ox, Ox", "front: Ox")
    s.to("Move")
    assert (s.who("A F4"), s.ap) == (CAPTAIN, 3)


@plays("Evensong Harper")
def test_the_harper_wakes_a_neighbour_as_the_turn_ends() -> None:
    s = table(
        f"front: Ox marked, {HARPER} marked, Two, Ox marked; back: Ox marked, Two marked", "front: Ann, Ox marked"
    )
    s.choose("attack Ox F2 with Two F3, close")
    assert (s.asked, aims(s), len(s.options())) == ("A", ["Ox F1", "Two F3", "Two B2"], 3)
    s.choose("pick Two B2")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "F4", "B1", "B2")] == [True] * 5 + [False]
    assert s.asked == "B"


@plays("Evensong Harper")
def test_the_harper_plays_for_nobody_else() -> None:
    s = table(f"front: Two, -, {HARPER} marked; back: Ox marked", "front: Ox, Ann")
    s.choose("attack Ox F1 with Two F1, close")
    assert (s.asked, s.marked("A F1"), s.marked("A F3"), s.marked("A B1")) == ("B", True, True, True)
    s = table("front: Two, Ox marked", f"front: Ox marked, {HARPER}, Ox marked; {FAR}")
    s.choose("attack Ox F1 with Two F1, close")
    assert (aims(s), s.asked, s.step) == ([], "B", "Move")  # that was the foe's turn


@plays("Ironlung Digger")
def test_the_digger_rests_for_one_point() -> None:
    s = table(f"front: {DIGGER} hurt 2, Ox", step="Action, ap 1")
    s.choose(f"rest {DIGGER} F1")
    assert (s.tokens("A F1"), s.marked("A F1")) == (1, True)
    s = table(f"front: {DIGGER} hurt 1, Ox hurt 1, Ox hurt 1")
    s.choose(f"rest {DIGGER} F1")
    assert (s.ap, starting(s, "rest")) == (2, ["rest Ox F2", "rest Ox F3"])
    for army in (f"{DIGGER} marked hurt 1", DIGGER, "Ox hurt 1"):
        assert not starting(table(f"front: {army}, Two", step="Action, ap 1"), "rest"), army


@plays("Vault Paymaster")
@pytest.mark.parametrize(("army", "fees"), [
    (f"front: Peer, {PAYMASTER}, Glutton", []), (f"front: Peer, Ox, {PAYMASTER}; back: Peer", ["Peer F1", "Peer B1"]),
    (f"front: Eater, {PAYMASTER} marked; back: Ox, Glutton", ["Eater F1"]),
    (f"front: Peer, Ox; back: Ox, {PAYMASTER}", ["Peer F1"]),
])  # fmt: skip
def test_for_whom_the_paymaster_answers(army: str, fees: list[str]) -> None:
    s = table(f"{army}; twilight: 5 Imp", step="Upkeep")
    asked = sorted(label.rpartition(" for ")[2] for label in starting(s, "pay")) if s.step == "Upkeep" else []
    assert asked == sorted(fees)
    s.to("Move")
    assert len(s.twilight("A")) == 5 - len(fees)
