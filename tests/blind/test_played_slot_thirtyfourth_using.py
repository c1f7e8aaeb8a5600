"""Blind texts of SLOT's thirtyfourth round that are used, recruited and paid with, played as their writers meant them."""

import pytest

from blind.gestures import aims, recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Two": "close 2 ranged 2 def 2 life 9",
    "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1", "Trio": "cost 3 close 1 def 1 life 1",
    "Bringer": "close 1 def 1 life 5: [ ] - Put the top creature of your graveyard into play.",
    "Payer": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Spender": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
    "Digger": "close 1 def 1 life 5 (Dwarf)", "Dear": "close 1 def 1 life 5 upkeep 1 (Dwarf)",
    "Bones": "cost 1 close 1 def 1 life 1 (Undead)", "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arriving(name: str, where: str, a: str, b: str = f"front: Ox; {FAR}") -> Scene:
    """A has recruited this one there and paid for it out of the twilight."""
    s = table(f"{a}; twilight: 5 Imp; deck: {name}, One", b, "Recruit")
    s.choose(f"recruit {name}", f"place {name} in {where}")
    spend(s)
    return s


LEECH = "Bulrush Leech-Wife"


@plays("Bulrush Leech-Wife")
def test_the_leech_wife_takes_a_token_off_a_neighbour() -> None:
    army = f"front: Ox hurt 2, {LEECH}, Two marked hurt 1; back: Ox hurt 1, Ox, -, Two; twilight: Imp"
    s = table(army, f"front: Ox hurt 1; {FAR}", "Abilities")
    s.choose(f"use {LEECH}", "give Imp (twilight)")
    assert aims(s) == ["Ox F1", "Two F3"]
    s.choose("pick Ox F1")
    assert [s.tokens(f"A {where}") for where in ("F1", "F3", "B1")] == [1, 1, 1]
    assert (s.marked("A F2"), s.marked("A F1"), s.grave("A")) == (True, False, ["Imp"])


@plays("Bulrush Leech-Wife")
def test_the_patient_may_pay_and_without_one_there_is_no_leech() -> None:
    s = table(f"front: Ox hurt 1, {LEECH}, Ox", step="Abilities")
    s.choose(f"use {LEECH}", "give Ox F1", *starting(s, "pick"))
    assert (s.tokens("A F1"), s.marked("A F1"), s.marked("A F2"), s.marked("A F3")) == (0, True, True, False)
    for army in (f"Ox hurt 1, {LEECH} marked, Ox", f"Ox marked hurt 1, {LEECH}, Ox marked"):
        assert uses(table(f"front: {army}", f"front: Ox hurt 1; {FAR}", "Abilities")) == [], army
    s = table(
        f"front: -, {LEECH}, Ox, Ox hurt 1; back: Ox hurt 1; twilight: 2 Imp", f"front: Ox hurt 1; {FAR}", "Abilities"
    )
    if starting(s, "use"):  # what its writer forbids without a target may be used in vain
        s.choose(f"use {LEECH}", "give Imp (twilight)")
    assert (s.tokens("A F4"), s.tokens("A B1"), s.tokens("B F1")) == (1, 1, 1)


@plays("Bulrush Leech-Wife")
def test_she_helps_in_the_foe_s_turn_too_but_not_out_of_the_twilight() -> None:
    s = table("front: Three, Ox", f"front: Ox hurt 1, {LEECH}, Two; twilight: 2 Imp")
    s.choose("attack Ox F1 with Three F1, close", f"use {LEECH}", "give Two F3", *starting(s, "pick"))
    assert (s.tokens("B F1"), s.marked("B F3"), len(s.twilight("B"))) == (1, True, 2)  # the blow has fallen since


CRANE = "Mirefoot Crane"


@plays("Mirefoot Crane")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_crane_wakes_a_neighbour(answer: str) -> None:
    s = arriving(CRANE, "F2", "front: Ox marked, -, Two marked; back: Ox marked, Ox")
    s.choose(answer)
    if answer == "yes":
        assert aims(s) == ["Ox F1", "Two F3"]
        s.choose("pick Two F3")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [True, True, answer == "no", True]


@plays("Mirefoot Crane")
def test_the_crane_wakes_nobody_awake_or_far_and_for_itself_alone() -> None:
    s = arriving(CRANE, "F2", "front: Ox, -, Two, Ox marked; back: Ox marked, Ox")
    s.choose(*starting(s, "yes"))  # in vain
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F4", "B1")] == [False, True, True, True]
    s = arriving("One", "F2", f"front: {CRANE} marked, -, Two marked; back: Ox, Ox")
    assert ("yes" in s.options(), s.marked("A F1"), s.marked("A F3")) == (False, True, True)
    s = table(f"front: Bringer, Ox, Two; grave: {CRANE}", step="Abilities")
    s.choose("use Bringer F1", f"place {CRANE} (graveyard) in B1", "yes", *starting(s, "pick"))
    assert s.marked("A F1") is False  # its price is paid before


BEACON = "Reedhall Beaconer"


@plays("Reedhall Beaconer")
@pytest.mark.parametrize(("army", "woken"), [
    (f"front: {BEACON}, Ox, Ox, Ox; back: Ox marked, -, Two, Ox marked", ["B1", "B4"]),
    (f"front: Ox, Ox, Ox, Ox; back: Ox marked, {BEACON} marked", ["B1", "B2"]),
    (f"back: Ox, Ox, {BEACON}, Ox; front: Two marked", ["F1"]),
])  # fmt: skip
def test_a_row_lights_the_other(army: str, woken: list[str]) -> None:
    s = table(f"{army}; twilight: Imp", f"front: Ox marked; {FAR}", "Abilities")
    s.choose(f"use {BEACON}")
    pays = "B" if woken[0][0] == "F" else "F"
    assert [s.marked(f"A {pays}{n}") for n in (1, 2, 3, 4)] == [True] * 4
    assert [s.marked(f"A {where}") for where in woken] == [False] * len(woken)
    assert (s.marked("B F1"), s.twilight("A"), s.grave("A")) == (True, ["Imp"], [])


@plays("Reedhall Beaconer")
@pytest.mark.parametrize("army", [
    f"front: {BEACON}, Ox, Ox; back: Ox marked; twilight: 4 Imp",
    f"front: {BEACON} marked, Ox, Ox, Ox; back: Ox marked; twilight: 4 Imp",
])  # fmt: skip
def test_only_a_whole_unmarked_row_gives_light(army: str) -> None:
    assert uses(table(army, step="Abilities")) == []


@plays("Reedhall Beaconer")
def test_the_beacon_is_lit_in_the_foe_s_turn_and_by_either_row() -> None:
    s = table("front: Three, Ox", f"front: Ox, Ox, Ox, Ox; back: {BEACON} marked")
    s.choose("attack Ox F1 with Three F1, close", f"use {BEACON}")
    assert (s.marked("B F4"), s.marked("B B1")) == (True, False)
    s = table(f"front: {BEACON}, Ox, Ox, Ox; back: Two, Two, Two, Two", step="Abilities")
    s.choose(f"use {BEACON}")
    rows = starting(s, "mark")
    assert len(rows) == 2
    s.choose(rows[1])
    assert (s.marked("A F1"), s.marked("A B1")) == (False, True)


SHORER = "Pitprop Shorer"


@plays("Pitprop Shorer")
def test_the_shorer_is_propped_up_by_two_others() -> None:
    s = table(f"front: {SHORER} marked, Ox, Ox; twilight: Imp", step="Abilities")
    s.choose(f"use {SHORER}", "give Imp (twilight)", "give Ox F3")
    assert (s.value("A F1", "DEF"), s.grave("A"), s.marked("A F2"), s.marked("A F3")) == (5, ["Imp"], False, True)
    s = table(f"front: {SHORER}, Ox; twilight: 4 Imp", step="Abilities")
    for _ in range(2):
        s.choose(f"use {SHORER}")
        spend(s)
    assert (s.value("A F1", "DEF"), s.marked("A F1"), s.value("A F2", "DEF")) == (7, False, 1)
    s.to("Move", "B")
    assert s.value("A F1", "DEF") == 3
    for army in (f"{SHORER}, Ox", f"{SHORER}, Ox, Ox marked"):
        assert uses(table(f"front: {army}", step="Abilities")) == [], army


@plays("Pitprop Shorer")
def test_it_is_propped_up_in_the_foe_s_turn_to_its_end() -> None:
    s = table("front: Three, Four, Ox", f"front: {SHORER}, Ox, Ox; twilight: 2 Imp")
    s.choose(f"attack {SHORER} F1 with Three F1, close", f"use {SHORER}")
    s.choose(*starting(s, "give"))
    s.decline()
    assert (s.who("B F1"), s.value("B F1", "DEF"), len(s.twilight("B"))) == (SHORER, 5, 2)
    s.choose(f"attack {SHORER} F1 with Four F2, close")
    assert s.who("B F1") == SHORER
    s.to("Move", "B")
    assert s.value("B F1", "DEF") == 3


OATH = "Rimestone Oathsworn"


@plays("Rimestone Oathsworn")
@pytest.mark.parametrize(("army", "guard"), [
    (f"front: Digger, {OATH}, Digger; back: Ox, Digger", 7), (f"front: Digger marked, {OATH}, Ox; back: Digger", 5),
    (f"front: Ox, {OATH}, -, Digger", 4), (f"front: {LEECH}, {OATH}, Pitprop Shorer; back: -, {OATH}", 6),
])  # fmt: skip
def test_the_oathsworn_stands_firmer_among_dwarves(army: str, guard: int) -> None:
    s = table(army, "front: Digger, Digger, Digger")
    assert s.value("A F2", "DEF") == guard


@plays("Rimestone Oathsworn")
@pytest.mark.parametrize(("army", "owes"), [
    (f"front: Digger, {OATH}, Digger", False), (f"front: Digger, {OATH}, Ox; back: -, Digger marked", False),
    (f"front: Digger, {OATH}, Ox; back: Digger", True), (f"front: Ox, {OATH}", True),
])  # fmt: skip
def test_among_dwarves_the_oathsworn_costs_nothing(army: str, owes: bool) -> None:
    s = table(f"{army}; twilight: Imp", step="Upkeep")
    assert (starting(s, "pay") == [f"pay 1 for {OATH} F2"]) == owes
    if owes:
        s.choose(f"give up {OATH} F2")
        assert s.who("A F2") == ""


@plays("Rimestone Oathsworn")
def test_whoever_gives_up_the_dwarves_owes_for_the_oathsworn() -> None:
    s = table(f"front: Dear, {OATH}, Digger, Ox", step="Upkeep")
    assert starting(s, "pay") == ["pay 1 for Dear F1"]
    s.choose("give up Dear F1")
    assert (starting(s, "pay"), s.value("A F2", "DEF")) == ([f"pay 1 for {OATH} F2"], 5)


HAGGLER = "Flintlip Haggler"


@plays("Flintlip Haggler")
def test_the_haggler_heals_or_hurries() -> None:
    s = arriving(HAGGLER, "B4", "front: Ox hurt 2, Ox, Two hurt 1", f"front: Ox hurt 1; {FAR}")
    assert len(s.options()) == 2
    hurry = s.fork()
    s.choose(*[label for label in s.options() if "restore" in label])
    assert aims(s) == ["Ox F1", "Two F3"]
    s.choose("pick Ox F1")
    assert ([s.tokens(f"A {where}") for where in ("F1", "F3")], s.tokens("B F1")) == ([1, 1], 1)
    s.to("Move")
    assert s.ap == 3
    hurry.choose(*[label for label in hurry.options() if "restore" not in label])
    hurry.to("Move")
    assert (hurry.ap, hurry.tokens("A F1")) == (4, 2)
    hurry.to("Move", "B")
    assert hurry.ap == 3
    hurry.to("Move", "A")
    assert hurry.ap == 3


@plays("Flintlip Haggler")
def test_with_nobody_hurt_the_haggler_hurries() -> None:
    s = arriving(HAGGLER, "B4", "front: Ox, Ox", f"front: Ox hurt 1; {FAR}")
    s.to("Move")
    assert s.ap == 4
    s = table("front: Three, Ox", f"front: Bringer, Ox; grave: {HAGGLER}")
    s.choose("attack Ox F2 with Three F1, close", "use Bringer F1", f"place {HAGGLER} (graveyard) in B1")
    assert (s.who("B B1"), s.ap) == (HAGGLER, 2)
    s.to("Move", "B")
    assert s.ap == 3


LEDGERMAN, DOG = "Ossuary Ledgerman", "Sexton's Spadedog"


@plays("Ossuary Ledgerman")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: Ox marked; twilight: {LEDGERMAN}", ["Pair"]), (f"front: Ox; twilight: {LEDGERMAN}", ["One", "Pair", "Trio"]),
    (f"front: {LEDGERMAN}", ["One"]), (f"front: Ox marked; twilight: Imp, {LEDGERMAN}", ["One", "Pair", "Trio"]),
    (f"front: Ox marked; twilight: Bones, {LEDGERMAN}; grave: {LEDGERMAN}", ["One", "Pair", "Trio"]),
])  # fmt: skip
def test_what_the_ledgerman_buys(army: str, who: list[str]) -> None:
    assert [name for name in recruits(table(f"{army}; deck: One, Pair, Trio", step="Recruit")) if name != "Imp"] == who


@plays("Ossuary Ledgerman")
def test_the_ledgerman_pays_two_alone_and_for_a_sign_one() -> None:
    s = table(f"front: Ox, Ox; twilight: {LEDGERMAN}; deck: Pair", step="Recruit")
    s.choose("recruit Pair", "place Pair in B1", f"give {LEDGERMAN} (twilight)")
    assert (s.who("A B1"), s.grave("A"), s.marked("A F1"), s.marked("A F2")) == ("Pair", [LEDGERMAN], False, False)
    assert uses(table(f"front: Spender; twilight: {LEDGERMAN}", step="Abilities")) == []
    s = table(f"front: Payer; twilight: {LEDGERMAN}", step="Abilities")
    s.choose("use Payer", "target Ann F1")
    assert (s.tokens("B F1"), s.twilight("A"), s.grave("A")) == (1, [], [LEDGERMAN])
    s = table(f"front: Ox marked, {OATH} marked; twilight: {LEDGERMAN}", step="Upkeep")
    assert not starting(s, "pay")  # a fee of 1 it cannot pay


@plays("Sexton's Spadedog")
@pytest.mark.parametrize(("army", "foes", "comes"), [
    ("front: Ox marked; twilight: Imp", "", True), ("front: Ox", "", False), ("front: Ox, Ox", "", True),
    ("front: Ox", "twilight: 2 Imp", False), (f"front: Ox, {DOG} marked; grave: Imp", "", False),
])  # fmt: skip
def test_when_the_dog_comes_for_less(army: str, foes: str, comes: bool) -> None:
    s = table(f"{army}; deck: {DOG}", f"front: Ann; {FAR}; {foes}".removesuffix("; "), "Recruit")
    assert (s.step == "Recruit" and recruits(s) == [DOG]) is comes


@plays("Sexton's Spadedog")
def test_the_dead_may_pay_for_the_dog_or_lie_there() -> None:
    s = table(f"front: Ox, Ox; twilight: 2 Imp; deck: {DOG}", step="Recruit")
    s.choose(f"recruit {DOG}", f"place {DOG} in B1")
    living = s.fork()
    s.choose("give Imp (twilight)")
    assert (s.who("A B1"), s.twilight("A"), s.marked("A F1"), s.marked("A F2")) == (DOG, ["Imp"], False, False)
    living.choose("give Ox F1")
    assert (living.who("A B1"), living.twilight("A"), living.marked("A F2")) == (DOG, ["Imp", "Imp"], False)


TENDER = "Vespertide Gravetender"


def dusk(army: str) -> Scene:
    """The Twilight step of A, as it begins."""
    s = table(army, f"front: Ox; {FAR}")
    while s.step == "Action" and s.asked == "A":
        s.choose("done")
    return s


@plays("Vespertide Gravetender")
@pytest.mark.parametrize(("answers", "left"), [
    (["no"], []), (["yes", "done"], []), (["yes", "pick Ossuary"], [LEDGERMAN]),
    (["yes", "pick Bones (twilight)", "pick Ossuary"], ["Bones", LEDGERMAN]),
])  # fmt: skip
def test_what_the_gravetender_leaves_in_the_twilight(answers: list[str], left: list[str]) -> None:
    s = dusk(f"front: {TENDER}, Ox; twilight: 2 Bones, Imp, {LEDGERMAN}")
    for answer in answers:
        assert not starting(s, "pick Imp")
        s.choose(answer)
    assert (s.step, s.twilight("A")) == ("Move", left)
    assert sorted([*s.grave("A"), *left]) == ["Bones", "Bones", "Imp", LEDGERMAN]


@plays("Vespertide Gravetender")
def test_what_is_left_pays_in_the_next_turn_and_may_be_left_again() -> None:
    s = dusk(f"front: {TENDER}, Payer; twilight: 2 Bones")
    s.choose("yes", "pick Bones (twilight)", "pick Bones (twilight)")
    s.to("Abilities", "A")
    again = s.fork()
    s.choose("use Payer", "target Ox F1", "give Bones (twilight)")
    assert (s.twilight("A"), s.grave("A"), s.tokens("B F1")) == (["Bones"], ["Bones"], 1)
    while again.step != "Twilight":
        again.choose("done")
    again.choose("yes", "pick Bones (twilight)", "pick Bones (twilight)")
    assert (again.step, again.twilight("A")) == ("Move", ["Bones", "Bones"])


@plays("Vespertide Gravetender")
def test_two_gravetenders_leave_four_and_none_the_foe_s_or_in_his_turn() -> None:
    s = dusk(f"front: {TENDER}; back: {TENDER}; twilight: 5 Bones, Imp")
    s.choose(f"trigger of {TENDER} F1", "yes", "pick Bones (twilight)", "pick Bones (twilight)")
    s.choose("yes", "pick Bones (twilight) (3)", "pick Bones (twilight)")  # the first two are left already
    assert (s.twilight("A"), sorted(s.grave("A"))) == (["Bones"] * 4, ["Bones", "Imp"])
    s = table("front: Ox; twilight: Bones", f"front: {TENDER}; back: -, -, -, Page; twilight: Bones, Imp")
    s.to("Move", "B")
    assert (s.twilight("A"), s.twilight("B")) == ([], ["Bones", "Imp"])


@plays("Whistling Hawkward")
def test_the_hawkward_has_one_in_the_back_row_marked() -> None:
    hawk = "Whistling Hawkward"
    s = arriving(hawk, "F2", "front: Ox; back: Ox", "front: Ox, Two; back: Ox, Two marked, Two, Ann")
    assert aims(s) == ["Ox B1", "Two B3", "Ann B4"]
    s.choose("pick Two B3" if "pick Two B3" in s.options() else "target Two B3")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "B1", "B2", "B3", "B4")] == [
        False,
        False,
        False,
        True,
        True,
        False,
    ]
    assert (s.marked("A F1"), s.marked("A B1")) == (False, False)
    s = arriving(hawk, "F2", "front: Ox; back: Ox", "front: Ox, Two; back: Ox")
    assert (s.marked("B B1"), s.marked("B F1")) == (True, False)  # it must
    s = arriving(hawk, "F2", "front: Ox; back: Ox", "front: Ox, Two; back: Ox marked")
    assert (s.marked("B F1"), s.marked("B F2"), s.asked) == (False, False, "A")
    s = arriving("One", "F2", f"front: {hawk}; back: Ox", "front: Ox, Two; back: Ox, Two")
    assert (s.marked("B B1"), s.marked("B B2"), aims(s)) == (False, False, [])
