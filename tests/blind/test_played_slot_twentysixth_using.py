"""Blind texts of SLOT's twenty-sixth round that are used, or change what things take, played as their writers meant them."""

import pytest

from blind.gestures import aims, fight, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Lamb": "close 1 ranged 1 def 1 life 1", "Four": "close 4 def 4 life 9",
    "Three": "close 3 ranged 3 def 3 life 9", "Bow": "ranged 1 def 1 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Eater": "close 1 def 1 life 5 upkeep 1", "One": "cost 1 close 1 def 1 life 1", "Naught": "close 1 def 0 life 5",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("First-Whistle Skirmisher")
def test_the_skirmisher_is_ready_as_it_comes() -> None:
    s = slot(
        "A: front: Ox marked; twilight: 4 Imp; deck: First-Whistle Skirmisher, One\nB: front: Ann\nstep: Recruit", CAST
    )
    s.choose("recruit First-Whistle Skirmisher", "place First-Whistle Skirmisher in F2")
    spend(s)
    assert (s.marked("A F2"), len(s.twilight("A"))) == (False, 1)
    pays, moves = s.fork(), s.fork()
    s.to("Action")
    assert starting(s, "attack Ann F1 with First-Whistle Skirmisher F2, close")
    pays.choose("recruit One", "place One in F3", "give First-Whistle Skirmisher F2")
    assert (pays.marked("A F2"), pays.marked("A F3")) == (True, True)
    moves.to("Move")
    moves.choose("move First-Whistle Skirmisher F2 to F3")
    assert moves.marked("A F3")
    raiser = {
        "Raiser": "close 1 def 1 life 5: [ ] - Put target creature card in your graveyard into an empty slot you control."
    }
    s = slot("A: front: Raiser, Ox; grave: First-Whistle Skirmisher\nB: front: Ann\nstep: Abilities", CAST | raiser)
    s.choose("use Raiser F1", *starting(s, "target"))
    s.choose(next(option for option in s.options() if option.endswith("F3")))
    assert (s.who("A F3"), s.marked("A F3"), s.marked("A F1")) == ("First-Whistle Skirmisher", False, True)


@plays("Wicker-Shield Drudge")
def test_others_shield_the_drudge_for_a_battle() -> None:
    s = table("front: Wicker-Shield Drudge marked, Ox, Ox, Ox; twilight: Imp", "front: Ann, Ann")
    s.choose("use Wicker-Shield Drudge F1", "give Ox F2")
    assert (s.value("A F1", "DEF"), s.marked("A F2"), s.marked("A F3")) == (4, True, False)
    s.choose("use Wicker-Shield Drudge F1", "give Imp (twilight)")
    assert (s.value("A F1", "DEF"), s.twilight("A"), s.grave("A")) == (6, [], ["Imp"])
    s.to("Action")
    assert s.value("A F1", "DEF") == 6
    fight(s, "Ann F2 with Ox F3, close")
    assert s.value("A F1", "DEF") == 2
    s = table("front: Wicker-Shield Drudge, Ox", "front: Ann")
    s.choose("use Wicker-Shield Drudge F1")
    assert (s.marked("A F1"), s.marked("A F2"), s.value("A F1", "DEF")) == (False, True, 4)
    s.to("Move", "B")
    assert s.value("A F1", "DEF") == 2
    assert uses(table("front: Wicker-Shield Drudge, Ox marked", "front: Ann")) == []  # it cannot pay itself


@plays("Wicker-Shield Drudge")
def test_the_drudge_is_shielded_in_the_battle_but_not_in_a_group() -> None:
    s = table("front: Four, Ox", f"front: Wicker-Shield Drudge, Ox; {FAR}; twilight: Imp", "Action")
    no = s.fork()
    s.choose("attack Wicker-Shield Drudge F1 with Four F1, close", "use Wicker-Shield Drudge F1")
    assert "give Imp (twilight)" not in s.options()  # in the other's turn
    s.choose("give Ox F2", "use Wicker-Shield Drudge F1")
    s.decline()
    assert (s.tokens("B F1"), s.marked("B F2"), s.marked("B B4"), s.twilight("B")) == (0, True, True, ["Imp"])
    fight(no, "Wicker-Shield Drudge F1 with Four F1, close")
    assert no.tokens("B F1") == 1
    s = table("front: Wicker-Shield Drudge, Ox, Ox; twilight: Imp", f"front: Ann; {FAR}", "Action")
    s.choose("attack Ann F1 with Wicker-Shield Drudge F1 + Ox F2, close")
    assert starting(s, "use") == []
    s = table("front: Wicker-Shield Drudge, Ox, Ox; twilight: Imp", f"front: Ann; {FAR}", "Action")
    s.choose("attack Ann F1 with Wicker-Shield Drudge F1, close")
    assert starting(s, "use") == ["use Wicker-Shield Drudge F1"]


@plays("Stew-Pot Sutler")
@pytest.mark.parametrize(
    ("army", "fee"),
    [
        ("front: Stew-Pot Sutler, Boss, Ox", ""), ("front: Stew-Pot Sutler marked, Ox; back: Boss", ""),
        ("front: Stew-Pot Sutler, Eater, Ox", ""), ("front: Eater, Ox", "pay 1 for Eater F1"),
        ("front: Stew-Pot Sutler, Ox, Boss", "pay 1 for Boss F3"), ("front: Ox, Boss", "pay 1 for Boss F2"),
        ("front: Stew-Pot Sutler; back: -, Boss", "pay 1 for Boss B2"),
    ],
)  # fmt: skip
def test_who_stands_by_the_pot_owes_nothing(army: str, fee: str) -> None:
    s = table(army, "front: Stew-Pot Sutler, Boss; back: -, Stew-Pot Sutler", "Upkeep")
    assert starting(s, "pay") == ([fee] if fee else [])
    assert any("Boss" in each or "Eater" in each for each in s.army("A"))


@plays("Stew-Pot Sutler")
def test_without_the_sutler_fees_are_owed_again() -> None:
    tax = {"Tax": "close 1 def 1 life 5: All creatures adjacent to this creature have upkeep 1."}
    s = slot("A: front: Boss, Stew-Pot Sutler, Tax, Ox\nB: front: Ann\nstep: Upkeep", CAST | tax)
    assert [option for option in starting(s, "pay") if "Boss" in option] == []
    kept = s.fork()
    s.choose("give up Stew-Pot Sutler F2")
    assert starting(s, "pay 1 for Boss F1")
    kept.choose("pay 1 for Stew-Pot Sutler F2", "give Ox F4")
    assert not starting(kept, "pay 1 for Boss F1")


@plays("Reed-Stilt Runner")
def test_the_runner_takes_no_points() -> None:
    s = table("front: Reed-Stilt Runner, Ox", step="Move, ap 0")
    assert not starting(s, "move Ox")
    s.choose("move Reed-Stilt Runner F1 to B1")
    assert (s.who("A B1"), s.marked("A B1")) == ("Reed-Stilt Runner", True)
    s = table("front: Reed-Stilt Runner, Ox", step="Move, ap 3")
    swap, swapped = s.fork(), s.fork()
    s.choose("move Reed-Stilt Runner F1 to B1")
    assert (s.marked("A B1"), s.ap, starting(s, "move Reed")) == (True, 3, [])
    swap.choose("move Reed-Stilt Runner F1 to F2, swapping with Ox")
    assert (swap.marked("A F2"), swap.marked("A F1"), swap.ap) == (True, False, 3)
    swapped.choose("move Ox F2 to F1, swapping with Reed-Stilt Runner")
    assert (swapped.marked("A F1"), swapped.marked("A F2"), swapped.ap) == (True, False, 2)
    assert not starting(table("front: Reed-Stilt Runner marked, Ox", step="Move, ap 3"), "move Reed")
    assert not starting(table("front: Reed-Stilt Runner moved, Ox", step="Move, ap 3"), "move Reed")


@plays("Hammock Ranger")
def test_the_ranger_rests_for_one_point() -> None:
    ranger = "front: Hammock Ranger hurt 2, Ox hurt 1"
    assert starting(table(ranger, step="Action, ap 1"), "rest") == ["rest Hammock Ranger F1"]
    s = table(ranger, step="Action, ap 3")
    s.choose("rest Hammock Ranger F1")
    assert (s.tokens("A F1"), s.marked("A F1"), s.ap, starting(s, "rest")) == (1, True, 2, ["rest Ox F2"])
    s = table(ranger, step="Action, ap 2")
    s.choose("rest Hammock Ranger F1")
    assert (s.ap, starting(s, "rest")) == (1, [])
    for army in ("Hammock Ranger, Ox", "Hammock Ranger marked hurt 1, Ox"):
        assert starting(table(f"front: {army}", step="Action, ap 3"), "rest") == []
    assert starting(table(ranger, step="Move, ap 3"), "rest") == []


@plays("Whetstone Page")
def test_the_page_whets_the_blade_of_a_neighbour() -> None:
    s = table("front: Ox marked, Whetstone Page, Ox; back: Ox, Ox")
    s.choose("use Whetstone Page F2")
    assert aims(s) == ["Ox F1", "Ox F3", "Ox B2"]
    s.choose("pick Ox F3")
    assert [s.value(f"A {where}", "close") for where in ("F1", "F2", "F3", "B2")] == [1, 1, 3, 1]
    assert (s.marked("A F2"), s.marked("A F3"), s.value("A F3", "ranged")) == (True, False, 1)
    over = s.fork()
    s.to("Action")
    assert s.value("A F3", "close") == 3
    over.to("Move", "B")
    assert over.value("A F3", "close") == 1
    assert uses(table("front: Ox, Whetstone Page marked; twilight: Imp")) == []
    s = table("front: Bow, Whetstone Page")
    s.choose(*starting(s, "use"))
    s.to("Action")
    assert not [option for option in starting(s, "attack") if "Bow" in option and option.endswith("close")]


@plays("Whetstone Page")
def test_the_page_serves_in_battles_and_to_groups() -> None:
    s = table("front: Ox, Whetstone Page", f"front: Ann; {FAR}", "Action")
    no = s.fork()
    s.choose("attack Ann F1 with Ox F1, close", "use Whetstone Page F2")
    s.decline()
    assert (s.tokens("B F1"), s.value("A F1", "close")) == (1, 1)
    fight(no, "Ann F1 with Ox F1, close")
    assert no.tokens("B F1") == 0
    s = table("front: Three", f"front: Ox, Whetstone Page; {FAR}", "Action")
    s.choose("attack Ox F1 with Three F1, close", "use Whetstone Page F2")
    s.decline()
    assert s.tokens("A F1") == 1  # who is attacked
    for page, hits in (("use", 1), ("decline", 0)):
        s = table("front: Ox, Ox; back: Whetstone Page", f"front: Four; {FAR}", "Action")
        s.choose("attack Four F1 with Ox F1 + Ox F2, close", next(iter(starting(s, page)), page))
        while starting(s, "number"):
            s.choose(starting(s, "number")[0])
        assert s.tokens("B F1") == hits
    s = table("front: Ox, Whetstone Page", f"front: Ann; {FAR}", "Action")
    s.choose("attack Ann F1 with Ox F1 + Whetstone Page F2, close")
    assert starting(s, "use") == []


@plays("Night-Shift Bonesetter")
def test_two_others_pay_for_unmarking_a_neighbour() -> None:
    army = "front: Ox marked, Night-Shift Bonesetter marked, Ann marked, Ox; back: Ox, Ann marked; twilight: 2 Imp"
    s = table(army)
    mixed = s.fork()
    s.choose("use Night-Shift Bonesetter F2")
    assert aims(s) == ["Ox F1", "Ann F3", "Ann B2"]
    s.choose("target Ann F3", "give Ox F4")  # and the only other one
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "F4", "B1", "B2")] == [
        True, True, False, True, True, True,
    ]  # fmt: skip
    assert len(s.twilight("A")) == 2
    s.choose("use Night-Shift Bonesetter F2", "target Ox F1")  # again
    spend(s)
    assert (s.marked("A F1"), s.twilight("A")) == (False, [])
    mixed.choose("use Night-Shift Bonesetter F2", "target Ann B2", "give Imp (twilight)", "give Ox F4")
    assert (mixed.marked("A B2"), len(mixed.twilight("A")), mixed.marked("A B1")) == (False, 1, False)
    for army in ("Ox marked, Night-Shift Bonesetter, Ox", "Ox marked, Night-Shift Bonesetter, Ox, Ox marked"):
        assert uses(table(f"front: {army}")) == []  # it is none of the two itself
    army = "front: Night-Shift Bonesetter marked, Ox, -, Ox marked; back: -, Ox; twilight: 2 Imp"
    assert uses(table(army)) == []  # neither itself nor who stands elsewhere
    s = table("front: Three, Ox", "front: Ox marked, Night-Shift Bonesetter, Ox, Ox; twilight: 2 Imp", "Action")
    s.choose("attack Ox F1 with Three F1, close", "use Night-Shift Bonesetter F2")
    assert (s.marked("B F3"), s.marked("B F4"), len(s.twilight("B"))) == (True, True, 2)


DANCE = "Parade-Ground Dancing Master"


@plays("Parade-Ground Dancing Master")
def test_two_neighbours_change_places() -> None:
    s = table(f"front: Ox marked moved, Lamb, {DANCE}; back: Boss, -, -, Four; twilight: Imp")
    s.choose(f"use {DANCE} F3", "give Imp (twilight)")
    assert aims(s) == ["Ox F1", "Lamb F2"]  # each pair is offered once; the Four has no neighbour
    s.choose("pick Ox F1")
    assert aims(s) == ["Lamb F2", "Boss B1"]
    s.choose("pick Lamb F2")
    assert (s.who("A F1"), s.who("A F2"), s.marked("A F1"), s.marked("A F2"), s.marked("A F3")) == (
        "Lamb", "Ox", False, True, True,
    )  # fmt: skip
    s.to("Move")
    assert (s.ap, bool(starting(s, "move Lamb F1"))) == (3, True)  # nobody has moved, and nothing is paid
    s = table(f"front: Ox, {DANCE}")
    s.choose(f"use {DANCE} F2")
    s.choose(*starting(s, "pick Ox"))
    assert (s.who("A F1"), s.who("A F2"), s.marked("A F1"), s.marked("A F2")) == (DANCE, "Ox", True, True)
    for army in (f"{DANCE} marked, Ox, Ox", f"{DANCE}, Ox marked"):
        assert uses(table(f"front: {army}")) == []


@plays("Parade-Ground Dancing Master")
def test_the_attack_goes_on_in_the_new_slots() -> None:
    s = table("front: Three", f"front: Lamb, {DANCE}; back: Ox", "Action")
    s.choose("attack Lamb F1 with Three F1, close", f"use {DANCE} F2")
    s.choose(*starting(s, "give Ox"))
    s.choose("pick Ox B1")
    assert (s.who("B F1"), s.who("B B1"), s.tokens("B F1"), s.twilight("B")) == ("Ox", "", 0, ["Lamb"])
    s = table(f"front: Ox, {DANCE}, Ox", f"front: Lamb; {FAR}", "Action")
    s.choose("attack Lamb F1 with Ox F1, close", f"use {DANCE} F2", "pick Ox F1", *starting(s, "pick Parade"))
    s.choose(*starting(s, "pick Parade"))
    assert (s.who("A F1"), s.who("A F2"), s.who("B F1")) == (DANCE, "Ox", "")


@plays("Parade-Ground Dancing Master")
def test_who_cannot_move_is_not_danced_with() -> None:
    s = table(f"front: {DANCE}, Lamb; back: Last-Tree Standing, Ox")
    s.choose(f"use {DANCE} F1", "give Ox B2", f"pick {DANCE} F1", "pick Last-Tree Standing B1")
    # Its writer would not let it be chosen: it is chosen in vain
    assert (s.who("A F1"), s.who("A B1")) == (DANCE, "Last-Tree Standing")


ROW = "Conductor of the Long Row"


@plays("Conductor of the Long Row")
def test_a_whole_row_weakens_the_enemy_front() -> None:
    s = table(f"front: {ROW}, Ox, Ox, Ox; back: Ox", "front: Ann, Naught, -, Boss; back: Ann, -, Ann")
    s.choose(f"use {ROW} F1")
    assert [s.value(f"B {where}", "DEF") for where in ("F1", "F2", "F4", "B1", "B3")] == [2, 0, 2, 3, 3]
    assert ([s.marked(f"A F{n}") for n in (1, 2, 3, 4)], s.marked("A B1")) == ([True] * 4, False)
    s.to("Move", "B")
    assert s.value("B F1", "DEF") == 3
    s = table(f"front: {ROW} marked, Ox; back: Ox, Ox, Ox, Ox", "front: Ann")
    s.choose(f"use {ROW} F1")
    assert (s.value("B F1", "DEF"), s.marked("A B4")) == (2, True)
    for army in (f"{ROW}, Ox, Ox", f"{ROW}, Ox, Ox, Ox marked", f"{ROW} marked, Ox, Ox, Ox"):
        assert uses(table(f"front: {army}; back: Ox; twilight: 4 Imp", "front: Ann")) == []
    again = f"front: {ROW}, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox"
    s = table(again, "front: Ann, Saint")
    s.choose(f"use {ROW} F1", "mark the row B1 B2 B3 B4", "decline", f"use {ROW} F1")
    assert (s.asked, s.value("B F1", "DEF")) == ("B", 1)


@plays("Conductor of the Long Row")
def test_they_stay_weak_wherever_they_go_and_who_comes_later_does_not() -> None:
    weak = {"Weak": "close 3 def 4 life 9"}
    s = slot(
        f"A: front: Weak, Ox, Ox; back: {DANCE}, Four\nB: front: {ROW}, Ox, Ox, Ox; {FAR}\nstep: Action", CAST | weak
    )
    s.choose(f"attack {ROW} F1 with Weak F1, close", f"use {ROW} F1")
    assert (s.asked, s.value("A F1", "DEF"), s.value("A F2", "DEF"), s.value("A B1", "DEF")) == ("A", 3, 0, 2)
    s.choose(f"use {DANCE} B1", "give Ox F2", "pick Weak F1", f"pick {DANCE} B1")
    assert (s.who("A B1"), s.value("A B1", "DEF"), s.value("A F1", "DEF")) == ("Weak", 3, 2)
    s.to("Move", "B")
    assert s.value("A B1", "DEF") == 4
