"""Blind texts of SLOT's twenty-seventh round that are used, or die, or arrive, played as their writers meant them."""

import pytest

from blind.gestures import aims, fight, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Lamb": "close 1 ranged 1 def 1 life 1", "Four": "close 4 def 4 life 9",
    "Three": "close 3 ranged 3 def 3 life 9", "Bow": "ranged 1 def 1 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Eater": "level 2 close 1 def 3 life 5 upkeep 1", "Root": "close 1 def 1 life 5 fixed",
    "Club": "close 6 ranged 6 def 6 life 9",
    "Waker": "close 1 def 1 life 5: Whenever an ally comes into play, unmark all allies.",
    "Flood": "close 1 def 1 life 5: [ ] - Deal 1 damage to each enemy creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Raiser": "close 1 def 1 life 5: [ ] - Put target creature card in your graveyard into an empty slot you control.",
    "Herald": "close 1 def 1 life 5: Whenever an ally comes into play, you get 1 victory point.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


GIRL = "Poultice Girl"


@plays("Poultice Girl")
def test_two_others_pay_for_a_poultice() -> None:
    army = f"front: Ox hurt 2, {GIRL} marked, Ox hurt 1, Ann hurt 1; back: Ox hurt 1, Ox; twilight: 2 Imp"
    s = table(army)
    mixed = s.fork()
    s.choose(f"use {GIRL} F2")
    spend(s)
    assert aims(s) == ["Ox F1", "Ox F3"]
    s.choose("pick Ox F1")
    assert [s.tokens(f"A {where}") for where in ("F1", "F3", "F4", "B1")] == [1, 1, 1, 1]
    assert (s.twilight("A"), s.marked("A F1")) == ([], False)
    s.choose(f"use {GIRL} F2", "give Ox F1", "give Ox B2", "pick Ox F1")  # again
    assert (s.tokens("A F1"), s.marked("A F1"), s.marked("A B2")) == (0, True, True)
    mixed.choose(f"use {GIRL} F2", "give Imp (twilight)", "give Ann F4", "pick Ox F3")
    assert (mixed.tokens("A F3"), len(mixed.twilight("A")), mixed.marked("A F4")) == (0, 1, True)
    for army in (f"{GIRL}, Ox hurt 1", f"{GIRL}, Ox hurt 1, Ox marked"):
        assert uses(table(f"front: {army}")) == []  # she is none of the two herself


@plays("Poultice Girl")
def test_a_poultice_in_an_exchange() -> None:
    s = table("front: Club, Ox", f"front: Ox hurt 2, {GIRL}, Ox, Ox; {FAR}; twilight: 2 Imp", "Action")
    s.choose("attack Ox F1 with Club F1, close", f"use {GIRL} F2")
    assert "give Imp (twilight)" not in s.options()
    s.choose("give Ox F3", "give Ox F4")
    s.choose(*starting(s, "pick Ox F1"))
    assert s.tokens("B F1") == 1
    s.decline()
    assert (s.tokens("B F1"), s.marked("B F2")) == (2, False)


CADAVER = "Spiteful Cadaver"


@plays("Spiteful Cadaver")
def test_the_dying_cadaver_hurts_whoever_stands_before_it() -> None:
    for army, at, hurt in (
        (f"front: Lamb; back: -, {CADAVER}", "B2", "F2"), (f"front: Lamb, {CADAVER}", "F2", "F2"),
        (f"front: {CADAVER}, Lamb", "F1", "F1"), (f"front: Lamb, -, {CADAVER}", "F3", ""),
    ):  # fmt: skip
        s = table("front: Slayer, Ox; back: Ox, Ox, Ox", army)
        s.choose("use Slayer F1", f"target {CADAVER} {at}")
        for where in ("F1", "F2", "B1", "B2", "B3"):
            assert s.tokens(f"A {where}") == (where == hurt), (army, where)


def starting_after(s: Scene, label: str, words: str) -> list[str]:
    """What is offered behind that, if more than one is."""
    other = s.fork()
    other.choose(label)
    return starting(other, words)


@plays("Spiteful Cadaver")
def test_the_cadaver_hurts_after_the_battle_and_its_kill_scores() -> None:
    s = table("front: Club hurt 8, Ox", f"front: {CADAVER}, Ox; {FAR}", "Action")
    s.choose(f"attack {CADAVER} F1 with Club F1, close")
    assert (s.who("A F1"), s.who("B F1"), s.points("A") > 0, s.points("B")) == ("", "", True, 2)  # column 1 is empty
    s = table(f"front: Ox, {CADAVER}, Ox", f"front: Ann, Ox; {FAR}", "Action")
    s.choose(f"attack Ox F2 with {CADAVER} F2, close")
    assert (s.who("A F2"), s.tokens("B F2")) == ("", 2)  # its blow, and its death in its own turn


WAVERER = "Bog-Light Waverer"


@plays("Bog-Light Waverer")
def test_the_waverer_marks_an_enemy_of_its_column() -> None:
    s = table(f"front: Ox, {WAVERER}", "front: Ann, Ox; back: -, Lamb")
    s.choose(f"use {WAVERER} F2")
    assert aims(s) == ["Ox F2", "Lamb B2"]
    s.choose("pick Lamb B2")
    assert [s.marked(where) for where in ("B F1", "B F2", "B B2", "A F2", "A F1")] == [False, False, True, True, False]
    s = table(f"front: Ox, {WAVERER}", "front: Ann, Ox marked; back: -, Lamb")
    s.choose(f"use {WAVERER} F2", *starting_after(s, f"use {WAVERER} F2", "pick Lamb"))
    assert s.marked("B B2")
    assert uses(table(f"front: Ox, {WAVERER} marked", "front: Ann, Ox")) == []
    s = table("front: Ox, Ox, Ox", f"front: Ann, {WAVERER}; {FAR}", "Action")
    s.choose("attack Ann F1 with Ox F1, close", f"use {WAVERER} F2")
    assert (s.marked("A F2"), s.marked("A F3"), s.marked("B F2")) == (True, False, True)


PAYMASTER = "Marshal's Paymaster"


@plays("Marshal's Paymaster")
@pytest.mark.parametrize(
    ("army", "fee"),
    [
        (f"front: {PAYMASTER}, Boss, Ox", ""), (f"front: {PAYMASTER} marked, Ox, Ox; back: Boss", ""),
        (f"front: {PAYMASTER}, Eater, Ox, Ox", ""), ("front: Eater, Ox, Ox", "pay 1 for Eater F1"),
        (f"front: {PAYMASTER}, Ox, Boss", "pay 1 for Boss F3"), (f"front: {PAYMASTER}; back: -, Boss", "pay 1 for Boss B2"),
    ],
)  # fmt: skip
def test_whom_the_marshal_pays(army: str, fee: str) -> None:
    s = table(army, f"front: {PAYMASTER}, Ox; back: -, {PAYMASTER}", "Upkeep")
    assert starting(s, "pay")[:1] == [fee] * bool(fee)


@plays("Marshal's Paymaster")
def test_who_is_of_level_one_pays_himself_and_so_does_everybody_without_the_paymaster() -> None:
    more = {
        "Glutton": "close 1 def 1 life 5 upkeep 1",
        "Tax": "close 1 def 1 life 5: All creatures adjacent to this creature have upkeep 1.",
    }
    s = slot(f"A: front: {PAYMASTER}, Glutton, Ox, Ox\nB: front: Ann\nstep: Upkeep", CAST | more)
    assert starting(s, "pay 1 for Glutton F2")
    s = slot(f"A: front: Boss, {PAYMASTER}, Tax, Ox\nB: front: Ann\nstep: Upkeep", CAST | more)
    assert not [option for option in starting(s, "pay") if "Boss" in option]
    s.choose(f"give up {PAYMASTER} F2")
    assert starting(s, "pay 1 for Boss F1")


VOLLEY = "Volley Mistress"


@plays("Volley Mistress")
def test_a_whole_row_shoots_one_of_the_enemy_front() -> None:
    s = table(f"front: {VOLLEY}, Ox, Ox, Ox; back: Ox", "front: Ann, Lamb, -, Boss; back: Ann, -, Ann")
    s.choose(f"use {VOLLEY} F1")
    assert aims(s) == ["Ann F1", "Lamb F2", "Boss F4"]
    kills = s.fork()
    s.choose("pick Boss F4")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "F4", "B1")] == [0, 0, 1, 0]
    assert ([s.marked(f"A F{n}") for n in (1, 2, 3, 4)], s.marked("A B1")) == ([True] * 4, False)
    kills.choose("pick Lamb F2")
    assert (kills.who("B F2"), kills.twilight("B")) == ("", ["Lamb"])
    assert kills.points("A") > 0  # the column was empty behind it
    s = table(f"front: {VOLLEY} marked, Ox; back: Ox, Ox, Ox, Ox", "front: Ann")
    s.choose(f"use {VOLLEY} F1")
    assert (s.tokens("B F1"), s.marked("A B4"), s.marked("A F2")) == (1, True, False)
    for army in (f"{VOLLEY}, Ox, Ox", f"{VOLLEY}, Ox, Ox, Ox marked", f"{VOLLEY} marked, Ox, Ox, Ox"):
        assert uses(table(f"front: {army}; back: Ox; twilight: 4 Imp", "front: Ann")) == []


NEPHEW = "Nobody's Nephew"


@plays("Nobody's Nephew")
@pytest.mark.parametrize(("victim", "points"), [(NEPHEW, 0), ("Lamb", 4)])
def test_nobody_gains_by_the_nephew(victim: str, points: int) -> None:
    s = table("front: Club, Slayer, Ox", f"front: {victim}, -, -, Ox; back: -, -, Lamb, Page", "Action")
    fight(s, f"{victim} F1 with Club F1, close")
    assert (s.who("B F1"), s.points("A")) == ("", points)  # a square is empty
    s = table("front: Club", f"front: {NEPHEW}", "Action")
    s.choose(f"attack {NEPHEW} F1 with Club F1, close")
    assert (s.over, s.winner) == (True, "A")  # it is a kill all the same


@plays("Nobody's Nephew")
def test_the_slot_of_the_nephew_is_as_empty_as_any_other() -> None:
    s = table("front: Club, Slayer, Ox", f"front: {NEPHEW}, Ox; back: Lamb, Ox", "Action")
    fight(s, f"{NEPHEW} F1 with Club F1, close")
    assert s.points("A") == 0
    s.choose("use Slayer F2", "target Lamb B1")
    assert s.points("A") == 2  # for the column
    s = table("front: Flood, Ox", f"front: {NEPHEW}, Ox; back: Lamb, Ox")
    s.choose("use Flood F1")
    assert (s.who("B F1"), s.who("B B1"), s.points("A")) == ("", "", 2)  # the one that counts is the Lamb's


DANCER = "Leaf-Step Dancer"


@plays("Leaf-Step Dancer")
def test_the_dancer_swaps_with_a_neighbour() -> None:
    s = table(f"front: Ox marked, {DANCER} moved, Ox, Ox; back: -, Lamb; twilight: Imp")
    s.choose(f"use {DANCER} F2", "give Imp (twilight)")
    assert aims(s) == ["Ox F1", "Ox F3", "Lamb B2"]
    s.choose("pick Lamb B2")
    assert (s.who("A F2"), s.who("A B2"), s.marked("A F2"), s.marked("A B2")) == ("Lamb", DANCER, False, False)
    s.to("Move")
    assert (s.ap, bool(starting(s, "move Lamb F2"))) == (3, True)
    s = table(f"front: {DANCER}, Ox; back: -, -, -, Page")
    s.choose(f"use {DANCER} F1", "give Ox F2")
    s.choose(*starting(s, "pick Ox"))
    assert (s.who("A F1"), s.marked("A F1"), s.marked("A F2")) == ("Ox", True, False)  # who pays may dance
    s = table(f"front: {DANCER} marked, Ox; back: -, -, -, Page")
    assert uses(s) == [f"{DANCER} F1"]  # its own mark does not matter
    assert uses(table(f"front: {DANCER}, Ox marked")) == []


@plays("Leaf-Step Dancer")
def test_who_is_attacked_dances_and_stays_the_target_and_the_rooted_do_not_dance() -> None:
    s = table("front: Three, Ox", f"front: {DANCER}, Ox; back: Ox, -, -, Page", "Action")
    s.choose(f"attack {DANCER} F1 with Three F1, close", f"use {DANCER} F1", "give Page B4")
    s.choose("pick Ox B1")
    s.decline()
    assert (s.who("B F1"), s.who("B B1"), s.twilight("B")) == ("Ox", "", [DANCER])
    s = table(f"front: {DANCER}, Ox; back: Root")
    s.choose(f"use {DANCER} F1", "give Ox F2", "pick Root B1")  # what its writer forbids is chosen in vain
    assert [s.who(f"A {where}") for where in ("F1", "F2", "B1")] == [DANCER, "Ox", "Root"]


BOWMAN = "Hedge-Hidden Bowman"


@plays("Hedge-Hidden Bowman")
def test_the_bowman_is_recruited_into_the_back_row() -> None:
    s = slot(
        f"A: front: Ox; back: Ox, -, Ox; twilight: 4 Imp; deck: {BOWMAN}, Page\nB: front: Ann\nstep: Recruit", CAST
    )
    s.choose(f"recruit {BOWMAN}")
    assert [option.rpartition(" ")[2] for option in starting(s, "place")] == ["B2", "B4"]
    s.choose(f"place {BOWMAN} in B2")
    spend(s)
    assert s.who("A B2") == BOWMAN
    s = slot(
        f"A: front: Ox; back: Ox, Ox, Ox, Ox; twilight: 4 Imp; deck: {BOWMAN}, Page\nB: front: Ann\nstep: Recruit", CAST
    )
    assert (f"recruit {BOWMAN}" in s.options(), "recruit Page" in s.options()) == (False, True)


@plays("Hedge-Hidden Bowman")
def test_the_bowman_comes_forward_later_or_otherwise() -> None:
    s = table(f"front: -, Ox; back: {BOWMAN}", step="Move, ap 3")
    s.choose(f"move {BOWMAN} B1 to F1")
    assert s.who("A F1") == BOWMAN
    s = table(f"front: Raiser, Ox; grave: {BOWMAN}")
    s.choose("use Raiser F1", *starting_after(s, "use Raiser F1", "target"))
    s.choose(next(option for option in s.options() if option.endswith("F3")))
    assert s.who("A F3") == BOWMAN


SIGNALLER = "Two-Flag Signaller"


def signalled(s: Scene, whom: str, way: str) -> None:
    """Choose the flag and whom it is for, in whatever order they are asked."""
    while any(option.startswith(("pick", "choose")) for option in s.options()):
        offered = s.options()
        s.choose(next((o for o in offered if o == f"pick {whom}"), None) or next(o for o in offered if way in o))


@plays("Two-Flag Signaller")
@pytest.mark.parametrize(("way", "values"), [("DEF", (5, 3)), ("close", (3, 5))])
@pytest.mark.parametrize("far", [False, True])
def test_one_of_two_flags_is_raised(way: str, values: tuple[int, int], far: bool) -> None:
    army = f"front: Three, {SIGNALLER}, -, Ox" if not far else f"front: Ox, {SIGNALLER}; back: -, -, -, Three"
    at = "B4" if far else "F1"
    s = table(army)
    s.choose(f"use {SIGNALLER} F2")
    signalled(s, f"Three {at}", way)
    assert (s.value(f"A {at}", "DEF"), s.value(f"A {at}", "close"), s.marked("A F2")) == (*values, True)
    never = s.fork()
    s.to("Action")
    fight(s, "Ann F1 with " + ("Ox F1, close" if far else "Three F1, close"))
    assert (s.value(f"A {at}", "DEF"), s.value(f"A {at}", "close")) == (3, 3)
    never.to("Move", "B")
    assert (never.value(f"A {at}", "DEF"), never.value(f"A {at}", "close")) == (3, 3)


@plays("Two-Flag Signaller")
def test_flags_in_an_exchange_and_for_the_signaller_itself() -> None:
    s = table("front: Three, Ox", f"front: Three, {SIGNALLER}; {FAR}", "Action")
    s.choose("attack Three F1 with Three F1, close", f"use {SIGNALLER} F2")
    signalled(s, "Three F1", "DEF")
    s.decline()
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (0, 3)
    s = table(f"front: {SIGNALLER}, Ox")
    s.choose(f"use {SIGNALLER} F1")
    signalled(s, f"{SIGNALLER} F1", "DEF")
    assert (s.value("A F1", "DEF"), s.value("A F2", "DEF")) == (4, 1)
    assert uses(table(f"front: {SIGNALLER} marked, Ox")) == []


THANE = "Grudge-Counting Thane"


@plays("Grudge-Counting Thane")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_the_thane_counts_the_dead_of_its_row(marked: str) -> None:
    s = table("front: Slayer, Slayer, Slayer, Ox", f"front: Lamb, Ox, {THANE}{marked}; back: Ox, -, -, Page")
    s.choose("use Slayer F1", "target Lamb F1")
    assert (s.marked("B F3"), s.value("B F3", "close")) == (False, 5)
    s.choose("use Slayer F2", "target Ox F2")
    assert s.value("B F3", "close") == 6
    s.choose("use Slayer F3", "target Ox B1")
    assert s.value("B F3", "close") == 6  # of another row
    s.to("Move", "B")
    assert s.value("B F3", "close") == 4


@plays("Grudge-Counting Thane")
def test_the_thane_counts_no_enemies_and_nobody_who_is_given_up_or_dies_with_it() -> None:
    s = table(f"front: Slayer, {THANE} marked", "front: Lamb, Ox; back: -, -, -, Page")
    s.choose("use Slayer F1", "target Lamb F1")
    assert (s.marked("A F2"), s.value("A F2", "close")) == (True, 4)
    s = table(f"front: Boss, {THANE}, Ox, Ox", f"front: Ann; {FAR}", "Upkeep")
    s.choose("give up Boss F1")
    assert s.value("A F2", "close") == 4
    s = table(f"front: Lamb, {THANE} marked, Ox", f"front: Four, Ox; {FAR}", "Action")
    s.choose("attack Four F1 with Lamb F1, close")
    assert (s.who("A F1"), s.marked("A F2"), s.value("A F2", "close")) == ("", False, 5)  # whoever's turn it is


CALLER = "Square-Caller of the Old Field"


@plays("Square-Caller of the Old Field")
def test_a_square_calls_the_dead() -> None:
    army = f"front: {CALLER}, Herald; back: Ox, Ox; grave: Page, Boss, Lamb"
    s = table(army)
    s.choose(f"use {CALLER} F1")
    found = [option for option in s.options() if option.startswith(("pick", "target", "lay"))]
    assert not [option for option in found if "Boss" in option]
    s.choose(*[option for option in found if "Lamb" in option and option.startswith(("pick", "target"))])
    s.choose(next(option for option in s.options() if option.endswith("F4")))
    assert (s.who("A F4"), s.marked("A F4"), s.tokens("A F4"), s.points("A")) == ("Lamb", True, 0, 1)
    assert ([s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2")], sorted(s.grave("A"))) == (
        [True] * 4, ["Boss", "Page"],
    )  # fmt: skip


@plays("Square-Caller of the Old Field")
def test_when_the_caller_calls_nobody() -> None:
    for army in (
        f"front: {CALLER}, Ox, Ox; back: -, Ox, Ox; grave: Lamb; twilight: 4 Imp",  # the middle is no square
        f"front: {CALLER}, Ox; back: Ox, Ox marked; grave: Lamb; twilight: 4 Imp",
        f"front: Ox, Ox; back: Ox, Ox; grave: {CALLER}, Lamb",
    ):
        assert uses(table(army)) == [], army
    square = f"front: {CALLER}, Ox; back: Ox, Ox; grave: Lamb"
    assert not starting(table(square, step="Action"), "use")
    s = table(f"front: Ox; {FAR}", f"{square}", "Action")
    s.choose(f"attack {CALLER} F1 with Ox F1, close")
    assert not starting(s, "use")  # only in step 4 of its own player's turn
    for army in (square.replace("Lamb", "Boss"), f"front: {CALLER}, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox; grave: Lamb"):
        s = table(army)
        s.choose(*starting(s, "use"))  # what its writer forbids without a target may be used in vain
        while starting(s, "mark the square"):
            s.choose(starting(s, "mark the square")[0])
        assert len(s.grave("A")) == 1


@plays("Square-Caller of the Old Field")
def test_the_caller_calls_once_each_turn_and_need_not_stand_in_the_square() -> None:
    s = table(f"front: Ox, Waker, {CALLER} marked; back: Ox, Ox; grave: Lamb, Page")
    s.choose(*starting(s, "use"))
    s.choose(*[option for option in s.options() if "Lamb" in option and option.startswith(("pick", "target"))])
    s.choose(next(option for option in s.options() if option.endswith("B3")))
    assert (s.who("A B3"), s.marked("A F1"), starting(s, "use"), s.grave("A")) == ("Lamb", False, [], ["Page"])
