"""Blind texts of SLOT's twenty-ninth round that put others elsewhere, or stand in for them, played as meant."""

import pytest

from blind.gestures import aims, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 1 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Two": "close 2 def 2 life 9", "Lamb": "close 1 ranged 1 def 1 life 1", "Root": "close 1 def 1 life 5 fixed",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "Six": "close 6 def 3 life 9",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


MARSHAL = "Marshal of Short Steps"


def put(s: Scene, goal: str) -> None:
    """Choose that slot, if there is a choice."""
    s.choose(
        *[label for label in s.options() if label.endswith(goal) and label.startswith(("lay", "place", "pick", "put"))]
    )


@plays("Marshal of Short Steps")
@pytest.mark.parametrize("state", ["", " marked", " moved"])
def test_the_marshal_puts_a_neighbour_beside_where_it_stood(state: str) -> None:
    s = table(f"front: Ox{state}, {MARSHAL}, Bee; back: -, Root", step="Abilities")
    s.choose(f"use {MARSHAL} F2")
    assert aims(s) == ["Ox F1", "Bee F3", "Root B2"]
    other = s.fork()
    s.choose("pick Ox F1")
    put(s, "B1")
    assert (s.who("A B1"), s.who("A F1"), s.marked("A B1"), s.marked("A F2")) == ("Ox", "", state == " marked", True)
    other.choose("pick Root B2")
    put(other, "B3")
    assert (other.who("A B3"), other.marked("A B3")) == ("Root", False)  # it does not move
    s.to("Move")
    assert (s.ap, bool(starting(s, "move Ox B1"))) == (3, state == "")


@plays("Marshal of Short Steps")
def test_where_the_marshal_finds_nobody_or_no_room() -> None:
    assert uses(table(f"front: Ox, {MARSHAL} marked", step="Abilities")) == []
    for army, who in ((f"front: -, {MARSHAL}, -, Ox", "F4"), (f"front: Ox, {MARSHAL}; back: Ox, Ox, Ox", "F1")):
        s = table(army, step="Abilities")
        s.choose(*starting(s, "use")[:1])  # its writer would not let it be used: it is used in vain
        s.choose(*starting(s, "pick Ox F1"))
        assert (s.who(f"A {who}"), s.who("A F2")) == ("Ox", MARSHAL)


@plays("Marshal of Short Steps")
def test_the_target_remains_the_target() -> None:
    s = table("front: Three", f"front: Two, {MARSHAL}; {FAR}")
    s.choose("attack Two F1 with Three F1, close", f"use {MARSHAL} F2")
    s.choose(*starting(s, "pick Two F1"))
    put(s, "B1")
    s.decline()
    assert (s.who("B B1"), s.tokens("B B1"), s.points("A")) == ("Two", 1, 0)


CANDLE = "Candle for the Fallen"


@plays("Candle for the Fallen")
def test_the_candle_heals_or_marks() -> None:
    s = table("front: Four, Ox; back: Ann, Ann", f"front: {CANDLE}, Ox hurt 2; back: Ox hurt 1, Ox")
    s.choose(f"attack {CANDLE} F1 with Four F1, close")
    assert s.asked == "B"
    modes = starting(s, "choose")
    assert len(modes) == 2
    marks = s.fork()
    s.choose(next(mode for mode in modes if "token" in mode or "life" in mode))
    assert aims(s) == ["Ox F2", "Ox B1"]
    s.choose("pick Ox F2")
    assert (s.tokens("B F2"), s.tokens("B B1"), s.marked("A F2")) == (1, 1, False)
    marks.choose(next(mode for mode in modes if "mark" in mode))
    marks.choose(*starting(marks, "pick"))
    assert (marks.marked("A F2"), marks.marked("A B1"), marks.tokens("B F2")) == (True, False, 2)


@plays("Candle for the Fallen")
@pytest.mark.parametrize(("a", "b", "marked", "tokens"), [
    ("front: Four, Ox", "Ox", True, 0), ("front: Four; back: -, Ox", "Ox hurt 2", False, 1),
    ("front: Four; back: -, Ox", "Ox", False, 0),
])  # fmt: skip
def test_only_what_can_be_done_is_chosen(a: str, b: str, marked: bool, tokens: int) -> None:
    s = table(a, f"front: {CANDLE}, {b}")
    s.choose(f"attack {CANDLE} F1 with Four F1, close")
    assert bool(starting(s, "choose")) is (not marked and not tokens)  # where both are in vain
    s.choose(*starting(s, "choose")[:1])
    s.choose(*(starting(s, "pick") if s.asked == "B" else []))
    assert (s.who("B F1"), s.tokens("B F2")) == ("", tokens)
    if "front: Four, Ox" in a:
        assert s.marked("A F2") is marked


@plays("Candle for the Fallen")
def test_killed_by_an_ability_it_burns_too_and_in_a_group_not() -> None:
    s = table(f"front: Slayer, {CANDLE}, Ox hurt 1", step="Abilities")
    s.choose("use Slayer F1", f"target {CANDLE} F2")
    s.choose(next(mode for mode in starting(s, "choose") if "mark" not in mode))
    s.choose(*starting(s, "pick"))
    assert (s.who("A F2"), s.tokens("A F3")) == ("", 0)
    s = table(f"front: {CANDLE}, Wall; back: Ox hurt 1", f"front: Two; {FAR}")
    divided(s, f"Two F1 with {CANDLE} F1 + Wall F2, close")
    assert (s.who("A F1"), s.tokens("A B1"), starting(s, "choose")) == ("", 1, [])


OATH = "Oath-Brother of the Seam"


@plays("Oath-Brother of the Seam")
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_oath_brother_takes_the_loss_of_a_neighbour(state: str) -> None:
    s = table("front: Three, Ox", f"front: Two, {OATH}{state}; {FAR}")
    s.choose("attack Two F1 with Three F1, close")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (0, 1)
    no.choose("no")
    assert (no.tokens("B F1"), no.tokens("B F2")) == (1, 0)
    s = table("front: Three", f"front: Two, Ox, {OATH}; {FAR}")
    s.choose("attack Two F1 with Three F1, close")
    assert s.tokens("B F1") == 1  # nobody beside it


@plays("Oath-Brother of the Seam")
def test_it_may_die_of_that_loss_and_the_enemy_scores_for_it() -> None:
    s = table("front: Three, Ox", f"front: Lamb, {OATH} hurt 2; {FAR}")
    s.choose("attack Lamb F1 with Three F1, close", "yes")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B"), s.points("A") > 0) == ("Lamb", "", [OATH], True)


@plays("Oath-Brother of the Seam")
def test_it_takes_a_strike_back_and_no_token_of_an_ability() -> None:
    s = table(f"front: Two, {OATH}", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close", "yes")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)
    s = table("front: Pricker, Ox", f"front: Two, {OATH}; {FAR}", "Abilities")
    s.choose("use Pricker F1", "target Two F1")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 0)


@plays("Oath-Brother of the Seam")
def test_it_stands_beside_a_group_and_not_in_it() -> None:
    s = table(f"front: Two, Two, {OATH}", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Two F1 + Two F2, close", "number 2", "number 2")
    s.choose("yes")
    assert [s.tokens(f"A F{n}") for n in (1, 2, 3)] == [1, 0, 1]
    s = table(f"front: Two, {OATH}", f"front: Four; {FAR}")
    divided(s, f"Four F1 with Two F1 + {OATH} F2, close")
    assert (s.tokens("A F1"), s.tokens("A F2"), starting(s, "yes")) == (1, 0, [])


@plays("Oath-Brother of the Seam")
def test_one_of_two_brothers_takes_the_loss() -> None:
    s = table("front: Three, Ox", f"front: Two, {OATH}, {OATH}; {FAR}")
    s.choose("attack Two F1 with Three F1, close", "yes")
    # Its writer lets the other take it over from this one; here a loss is taken over once
    assert [s.tokens(f"B F{n}") for n in (1, 2, 3)] == [0, 1, 0]
    s = table("front: Three, Ox", f"front: {OATH}, Two, {OATH}; {FAR}")
    s.choose("attack Two F2 with Three F1, close")
    s.choose(next((o for o in s.options() if o.endswith("F3")), "yes"))
    while starting(s, "yes"):
        s.choose("yes")
    assert (s.tokens("B F2"), s.tokens("B F1") + s.tokens("B F3")) == (0, 1)


BROKER = "Pallbearer Broker"


@plays("Pallbearer Broker")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_broker_carries_off_the_wounded_and_wakes_another(answer: str) -> None:
    s = table(f"front: Ox hurt 1, {BROKER}, Bee marked, Bee; back: Ox marked", step="Abilities")
    s.choose(f"use {BROKER} F2")
    assert aims(s) == ["Ox F1", "Bee F3"]
    s.choose("pick Ox F1", answer)
    if answer == "yes":
        assert {"Bee F3", "Ox B1"} <= set(aims(s))
        s.choose("pick Ox B1")
    assert (s.who("A F1"), s.twilight("A"), s.points("B")) == ("", ["Ox"], 0)
    assert (s.marked("A B1"), s.marked("A F3"), s.marked("A F2")) == (answer == "no", True, True)


@plays("Pallbearer Broker")
def test_who_was_whole_wakes_nobody_and_dies_not() -> None:
    s = table(f"front: {CANDLE}, {BROKER}; back: Ox marked hurt 1, -, Ox", step="Abilities")
    s.choose(f"use {BROKER} F2")
    s.choose(*starting(s, f"pick {CANDLE}"))
    assert (s.twilight("A"), s.marked("A B1"), s.tokens("A B1"), s.points("B"), aims(s)) == ([CANDLE], True, 1, 0, [])
    assert uses(table(f"front: Ox, {BROKER} marked", step="Abilities")) == []


@plays("Pallbearer Broker")
def test_whose_it_is_gets_it_and_a_target_that_is_gone_ends_the_battle() -> None:
    s = table(f"front: Ox of B, {BROKER}; back: -, -, Bee", step="Abilities")
    s.choose(f"use {BROKER} F2")
    s.choose(*starting(s, "pick Ox"))
    assert (s.twilight("B"), s.twilight("A")) == (["Ox"], [])
    s = table("front: Three", f"front: Two, {BROKER}; {FAR}")
    s.choose("attack Two F1 with Three F1, close", f"use {BROKER} F2")
    s.choose(*starting(s, "pick Two"))
    s.decline()
    assert (s.who("B F1"), s.twilight("B"), s.tokens("A F1"), s.points("A")) == ("", ["Two"], 0, 0)
