"""Blind texts of SLOT's thirtyfourth round about attacks and deaths, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Bow": "ranged 2 def 2 life 5", "Lamb": "close 1 ranged 1 def 1 life 1", "Five": "close 5 ranged 5 def 5 life 9",
    "Two": "close 2 ranged 2 def 2 life 9", "Pike": "close 9 def 2 life 9", "Root": "close 1 def 1 life 5 fixed",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "Feeble": "close 1 ranged 1 def 1 life 1 upkeep 2",
    "Waker": "def 1 life 5: [ ] - Unmark target ally creature.",
    "Payer": "def 1 life 5: [1] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


def ways(s: Scene, who: str) -> list[str]:
    """Into which slots this one can move, swaps included."""
    return sorted(label.removeprefix(f"move {who} to ")[:2] for label in starting(s, f"move {who} to"))


def closes(s: Scene, seat: str) -> dict[str, int]:
    """The close values of an army."""
    return {who: s.value(f"{seat} {who[-2:]}", "close") for who in s.army(seat)}


BELLRINGER = "Coalhand Bellringer"


@plays("Coalhand Bellringer")
def test_the_bellringer_s_neighbours_strike_harder_this_turn() -> None:
    s = table(f"front: Two, {BELLRINGER}, Sedgepole Ferryman; back: Two, Bow, -, Waker", f"front: Ox, Ox; {FAR}")
    s.choose(f"attack Ox F1 with {BELLRINGER} F2, close")
    rung = {"Two F1": 3, f"{BELLRINGER} F2": 3, "Sedgepole Ferryman F3": 3, "Two B1": 2, "Waker B4": 0}
    assert ({who: close for who, close in closes(s, "A").items() if who != "Bow B2"}, s.value("B F1", "close")) == (
        rung,
        1,
    )
    s.decline()
    assert s.ap == 2
    away = s.fork()
    away.choose("move Sedgepole Ferryman F3 to F4")
    assert away.value("A F4", "close") == 3
    s.choose("use Waker")
    s.choose(f"attack Ox F1 with {BELLRINGER} F2, close")
    assert (s.value("A F1", "close"), s.value("A F2", "close"), s.value("A B1", "close")) == (4, 3, 2)
    s.to("Move", "B")
    assert (s.value("A F1", "close"), s.value("A F3", "close")) == (2, 2)


@plays("Coalhand Bellringer")
def test_it_rings_as_the_battle_begins_and_in_no_group() -> None:
    s = table(f"front: Two, {BELLRINGER}; back: -, Payer", f"front: Ox, Two; {FAR}")
    s.choose(f"attack Ox F1 with {BELLRINGER} F2, close")
    assert (s.options()[0] != "done", s.value("A F1", "close")) == (True, 3)  # still in its exchange
    s = table(f"front: Two, {BELLRINGER}, Two, Ox", f"front: Ox, Two; {FAR}")
    divided(s, f"Ox F1 with Two F1 + {BELLRINGER} F2, close")
    assert (s.value("A F1", "close"), s.value("A F3", "close")) == (2, 2)
    s = table(f"front: Bow, {BELLRINGER}, Ox", f"front: Ox, Two; {FAR}")
    s.choose(f"attack Ox F1 with {BELLRINGER} F2, close")
    assert starting(s, "attack Ox F1 with Bow") == ["attack Ox F1 with Bow F1, ranged"]
    s = table("front: Two, Ox", f"front: {BELLRINGER}, Two; {FAR}")
    s.choose(f"attack {BELLRINGER} F1 with Two F1, close")
    assert s.value("B F2", "close") == 2  # attacked it rings nothing
    s = table(f"front: Two, {BELLRINGER}, Two", f"front: Ox, Two; {FAR}")
    s.choose("attack Ox F1 with Two F1, close")
    assert (s.value("A F1", "close"), s.value("A F3", "close")) == (2, 2)


LANCER = "Thornstirrup Lancer"


@plays("Thornstirrup Lancer")
@pytest.mark.parametrize(("army", "label", "foes", "where", "harm"), [
    (f"front: {LANCER}", f"Five F1 with {LANCER} F1, close", "front: Five", "B F1", 1),
    (f"front: {LANCER}", f"Five F2 with {LANCER} F1, close", "front: -, Five", "B F2", 0),
    (f"front: {LANCER}", f"Three F2 with {LANCER} F1, close", "front: -, Three", "B F2", 1),
    (f"front: {LANCER}", f"Five B1 with {LANCER} F1, close", "back: Five", "B B1", 1),
    ("front: Five", f"{LANCER} F1 with Five F1, close", f"front: {LANCER}", "A F1", 0),
    (f"front: {LANCER}, Ox", f"Five F1 with {LANCER} F1 + Ox F2, close", "front: Five", "B F1", 0),
    (f"front: {LANCER}, Two", f"Five F1 with {LANCER} F1 + Two F2, close", "front: Five", "B F1", 1),
])  # fmt: skip
def test_whom_the_lance_pierces(army: str, label: str, foes: str, where: str, harm: int) -> None:
    s = table(
        f"{army}; back: -, -, -, Ox", f"{foes}; back: -, -, -, Page" if "back" not in foes else f"{foes}, -, -, Page"
    )
    divided(s, label)
    assert s.tokens(where) == harm


@plays("Thornstirrup Lancer")
def test_the_lance_is_as_long_as_ever_outside_that_battle() -> None:
    s = table(f"front: {LANCER}; back: -, -, -, Payer", f"front: Two; {FAR}")
    assert s.value("A F1", "close") == 3
    s.choose(f"attack Two F1 with {LANCER} F1, close", "pass" if "pass" in s.options() else s.way_on())
    assert (s.tokens("B F1"), s.value("A F1", "close")) == (1, 3)


THIEF = "Saddlethief"


@plays("Saddlethief")
@pytest.mark.parametrize("weapon", ["close", "ranged"])
def test_the_thief_rides_on_as_long_as_it_kills(weapon: str) -> None:
    s = table(f"front: {THIEF}, -, Ox", f"front: Lamb, Lamb, Ann; {FAR}")
    s.choose(f"attack Lamb F1 with {THIEF} F1, {weapon}")
    assert (s.marked("A F1"), s.ap) == (False, 2)
    s.choose(f"attack Lamb F2 with {THIEF} F1, {weapon}")
    assert (s.marked("A F1"), s.ap) == (False, 1)
    s = table(f"front: {THIEF}, Ox", f"front: Ann, Ann; {FAR}")
    s.choose(f"attack Ann F1 with {THIEF} F1, {weapon}")
    assert (s.tokens("B F1"), s.marked("A F1")) == (1, True)


@plays("Saddlethief")
def test_its_strike_back_wakes_it_and_no_group_or_ally_does() -> None:
    s = table("front: Lamb, Ox", f"front: {THIEF} marked; {FAR}")
    s.choose(f"attack {THIEF} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.marked("B F1")) == ("", False)
    s = table(f"front: {THIEF}, Wall", f"front: Lamb, Ann; {FAR}")
    divided(s, f"Lamb F1 with {THIEF} F1 + Wall F2, close")
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    s = table(f"front: {THIEF} marked, Two, Slayer", f"front: Lamb, Ann; {FAR}")
    by_spell = s.fork()
    s.choose("attack Lamb F1 with Two F2, close")
    s.decline()
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    by_spell.choose("use Slayer F3", "target Lamb F1")
    assert (by_spell.who("B F1"), by_spell.marked("A F1")) == ("", True)
    s = table(f"front: {THIEF}, Ox", f"front: Pike hurt 8; {FAR}")
    s.choose(f"attack Pike F1 with {THIEF} F1, close")
    assert (s.who("B F1"), s.who("A F1"), s.grave("A")) == ("", "", [THIEF])


WETHER = "Skyhorn Wether"


@plays("Skyhorn Wether")
@pytest.mark.parametrize(("army", "who", "where"), [
    (f"front: {WETHER}, Ox, -, Ox; back: Ox, Ox", f"{WETHER} F1", ["B1", "F2", "F4"]),
    (f"front: {WETHER}, -, -, Ox", f"{WETHER} F1", ["B1", "F2", "F4"]),
    (f"front: {WETHER}, -, Root, Ox marked", f"{WETHER} F1", ["B1", "F2", "F4"]),
    (f"back: Ox, Ox, -, {WETHER}; front: Ox", f"{WETHER} B4", ["B1", "B2", "B3", "F4"]),
    (f"front: {WETHER} marked, -, Ox", f"{WETHER} F1", []), (f"front: {WETHER} moved, -, Ox", f"{WETHER} F1", []),
    (f"front: {WETHER}, -, Ox", "Ox F3", ["B3", "F2", "F4"]),
])  # fmt: skip
def test_with_whom_the_wether_swaps(army: str, who: str, where: list[str]) -> None:
    assert ways(table(army, step="Move, ap 3"), who) == where


@plays("Skyhorn Wether", "Warden of the Sunken Stiles")
def test_the_wether_leaps_for_one_point_and_over_no_warden() -> None:
    s = table(f"front: {WETHER}, Ox, Two, Three", step="Move, ap 3")
    s.choose(f"move {WETHER} F1 to F4")
    assert (s.army("A"), s.ap) == (["Three F1", "Ox F2", "Two F3", f"{WETHER} F4"], 2)
    assert (s.marked("A F4"), s.marked("A F1"), ways(s, f"{WETHER} F4"), ways(s, "Three F1")) == (
        True,
        False,
        [],
        ["B1", "F2"],
    )
    s = table(f"front: {WETHER}, -, Ox, Ox", "front: -, -, Warden of the Sunken Stiles", "Move, ap 3")
    assert ways(s, f"{WETHER} F1") == ["B1", "F2", "F4"]


CHORISTER = "Pallid Chorister"


@plays("Pallid Chorister")
def test_another_s_death_wakes_the_chorister() -> None:
    for army, marked in ((f"front: {CHORISTER} marked, Lamb, Ox", False), (f"front: {CHORISTER}, Lamb, Ox", False)):
        s = table(army, f"front: Four, Four; {FAR}")
        s.choose("attack Four F1 with Lamb F2, close")
        assert (s.who("A F2"), s.marked("A F1")) == ("", marked)
    s = table("front: Three, Ox", f"front: Lamb, -, Ox; back: -, -, {CHORISTER} marked")
    s.choose("attack Lamb F1 with Three F1, close")
    assert (s.who("B F1"), s.marked("B B3")) == ("", False)
    s = table(f"front: {CHORISTER} marked, Slayer, Lamb", "front: Lamb, Ox", "Abilities")
    foe = s.fork()
    s.choose("use Slayer F2", "target Lamb F3")
    assert (s.who("A F3"), s.marked("A F1")) == ("", False)
    foe.choose("use Slayer F2", "target Lamb F1")
    assert (foe.who("B F1"), foe.marked("A F1")) == ("", True)


@plays("Pallid Chorister")
def test_no_removal_wakes_the_chorister() -> None:
    s = table(f"front: {CHORISTER}, Feeble, Ox, Two", "front: Ox", "Upkeep")
    s.choose("give up Feeble F2")
    assert (s.who("A F2"), s.grave("A"), s.marked("A F1")) == ("", ["Feeble"], False)


TITHE = "Marrow Tithetaker"


def strengths(s: Scene, where: str) -> tuple[int, int]:
    """Close and DEF of the one there."""
    return s.value(where, "close"), s.value(where, "DEF")


@plays("Marrow Tithetaker")
def test_the_tithetaker_feeds_until_its_own_next_turn_ends() -> None:
    s = table(f"front: Lamb, {TITHE}; back: Ox, Lamb, -, Slayer", f"front: Four, Ox; {FAR}")
    s.choose("attack Four F1 with Lamb F1, close")
    s.decline()
    assert (s.who("A F1"), strengths(s, "A F2")) == ("", (4, 4))
    s.choose("use Slayer", "target Lamb B2")
    assert strengths(s, "A F2") == (5, 5)
    for seat in "BA":
        s.to("Move", seat)
        assert strengths(s, "A F2") == (5, 5), seat
    s.to("Move", "B")
    assert strengths(s, "A F2") == (3, 3)


@plays("Marrow Tithetaker")
def test_in_the_foe_s_turn_it_feeds_as_long() -> None:
    s = table("front: Three, Ox", f"front: Lamb, {TITHE}, Ox; {FAR}")
    s.choose("attack Lamb F1 with Three F1, close")
    assert strengths(s, "B F2") == (4, 4)
    s.to("Move", "B")
    assert strengths(s, "B F2") == (4, 4)
    s.to("Move", "A")
    assert strengths(s, "B F2") == (3, 3)


@plays("Marrow Tithetaker")
@pytest.mark.parametrize("victim", ["Lamb B1", "Lamb F4", "Ann F1"])
def test_it_feeds_on_nobody_farther_away(victim: str) -> None:
    s = table(f"front: Ox, {TITHE}, -, Lamb; back: Lamb, Slayer", f"front: Ann; {FAR}", "Abilities")
    s.choose("use Slayer", f"target {victim}")
    assert strengths(s, "A F2") == (3, 3)


@plays("Marrow Tithetaker")
def test_it_feeds_on_the_killed_alone() -> None:
    s = table(f"front: Ox, {TITHE}, Feeble, Ox", "front: Ox", "Upkeep")
    s.choose("give up Feeble F3")
    assert (s.who("A F3"), strengths(s, "A F2")) == ("", (3, 3))


WIGHT = "Candle-End Wight"


@plays("Candle-End Wight")
def test_the_wight_goes_to_the_twilight_in_its_own_turn() -> None:
    s = table(f"front: {WIGHT}, Ox, Payer", f"front: Four; {FAR}")
    s.choose(f"attack Four F1 with {WIGHT} F1, close")
    s.decline()
    assert (s.who("A F1"), s.twilight("A"), s.grave("A")) == ("", [WIGHT], [])
    s.choose("use Payer", "target Four F1", f"give {WIGHT} (twilight)")
    assert (s.tokens("B F1"), s.grave("A")) == (1, [WIGHT])
    s = table("front: Three, Ox", f"front: {WIGHT}; {FAR}")
    s.choose(f"attack {WIGHT} F1 with Three F1, close")
    assert s.twilight("B") == [WIGHT]


@plays("Candle-End Wight")
def test_the_wight_dies_so_of_abilities_and_its_twilight_is_emptied_too() -> None:
    s = table(f"front: {WIGHT}, Slayer, Waker; back: Ox", f"front: Ox; {FAR}", "Abilities")
    s.choose("use Slayer", f"target {WIGHT} F1", "use Waker")
    assert (s.twilight("A"), s.points("B")) == ([WIGHT], 0)
    s.to("Move", "B")
    assert (s.twilight("A"), s.grave("A")) == ([], [WIGHT])


@plays("Candle-End Wight")
def test_who_is_given_up_goes_to_the_graveyard() -> None:
    s = slot(
        f"A: front: {WIGHT}, Ox\nB: front: Bane; {FAR}\nstep: Upkeep",
        CAST | {"Bane": "close 1 def 1 life 5: All enemy creatures have upkeep 1."},
    )
    s.choose(f"give up {WIGHT} F1")
    assert (s.who("A F1"), s.twilight("A"), s.grave("A")) == ("", [], [WIGHT])
