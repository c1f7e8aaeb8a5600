"""Blind texts of SLOT with commas left out, changes while it is so, upkeep that is paid: played as their writers meant."""

import pytest

from blind.gestures import aims, spend, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Bow": "ranged 1 def 1 life 5", "One": "cost 1 close 1 def 1 life 1",
    "Two": "cost 2 close 1 def 1 life 1", "Three": "cost 3 close 1 def 1 life 1", "Lord": "level 2 close 1 def 1 life 5",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def recruiting(army: str, name: str) -> Scene:
    """It is to be paid for, and will stand in F4."""
    s = table(f"{army}; deck: 4 {name}", step="Recruit")
    s.choose(f"recruit {name}", f"place {name} in F4")
    return s


@plays("Millrace Militia", "Treetop Stonecaster", "Tidegate Marshal")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Millrace Militia, Treetop Stonecaster", {"A F1 DEF": 3, "A F2 ranged": 2}),
        ("back: Millrace Militia, Treetop Stonecaster", {"A B1 DEF": 2, "A B2 ranged": 3}),
        ("front: Ox, Tidegate Marshal, -, Bow; back: -, Ox",
         {"A F1 close": 2, "A F1 DEF": 1, "A F4 ranged": 1, "A F4 DEF": 1, "A B2 close": 1, "A F2 close": 3, "A F2 DEF": 4}),
        ("front: Ox, Tidegate Marshal marked, -, Bow; back: -, Ox",
         {"A F1 close": 1, "A F1 DEF": 2, "A F4 DEF": 2, "A B2 DEF": 1, "A F2 close": 3, "A F2 DEF": 4}),
    ],
)  # fmt: skip
def test_what_they_are_worth_while_it_is_so(army: str, values: dict[str, int]) -> None:
    s = table(army)
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Tidegate Marshal")
def test_the_marshal_gives_def_as_soon_as_he_is_marked() -> None:
    s = table("front: Tidegate Marshal, Ox", step="Move")
    s.choose("move Tidegate Marshal F1 to F2, swapping with Ox")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF")) == (1, 2)


@plays("Coal Hauler")
def test_the_hauler_is_two_gold_for_a_recruit_alone() -> None:
    s = recruiting("front: Coal Hauler, Ox", "Two")  # with one Ox there is no other way
    assert (s.who("A F4"), s.marked("A F1"), s.marked("A F2")) == ("Two", True, False)
    assert recruiting("front: Coal Hauler, Ox", "One").who("A F4") == "One"  # Ox alone pays a price of 1
    s = table("front: Coal Hauler, Lord", step="Upkeep")
    s.choose("pay 1 for Lord F2", "give Coal Hauler F1")
    assert s.who("A F2") == "Lord"


@plays("Ashen Thrall")
def test_the_thrall_is_two_gold_out_of_the_twilight() -> None:
    s = recruiting("front: Ox, Ox; twilight: Ashen Thrall", "Two")
    s.choose("give Ashen Thrall (twilight)")
    assert (s.who("A F4"), s.marked("A F1"), s.twilight("A")) == ("Two", False, [])
    s = recruiting("front: Ox, Ox; twilight: Ashen Thrall", "One")
    assert "give Ashen Thrall (twilight)" not in s.options()
    s = recruiting("front: Ashen Thrall, Ox, Ox", "Two")
    s.choose("give Ashen Thrall F1", "give Ox F2")  # in the army it is 1 gold
    assert s.who("A F4") == "Two"


@plays("Weir Keeper")
def test_an_enemy_is_put_into_a_slot_beside_it() -> None:
    s = table("front: Weir Keeper, Ox", "front: Ann hurt 1, -, Ox marked; back: -, -, Ox, Page")
    s.choose("use Weir Keeper F1")
    assert aims(s) == ["Ann F1", "Ox F3", "Ox B3", "Page B4"]
    s.choose("pick Ann F1")
    assert s.options() == ["place Ann F1 in F2", "place Ann F1 in B1"]
    s.choose("place Ann F1 in F2")
    assert (s.who("B F2"), s.tokens("B F2"), s.marked("B F2"), s.who("B F1")) == ("Ann", 1, False, "")
    assert [s.marked(f"A {where}") for where in ("F1", "F2")] == [True, True]


@plays("Weir Keeper")
def test_not_without_a_pair_nor_in_the_turn_of_the_other() -> None:
    assert uses(table("front: Weir Keeper, -, Ox")) == []
    s = table("front: Ox, Ox", f"front: Weir Keeper, Ox, Ox; {FAR}", "Action")
    s.choose("attack Ox F2 with Ox F2, close")
    assert uses(s) == []


@plays("Bellows Master")
@pytest.mark.parametrize(("way", "close", "defense"), [(0, 2, 1), (1, 1, 2)])
def test_close_or_def_as_you_choose(way: int, close: int, defense: int) -> None:
    s = table("front: Bellows Master, Ox, Ox; back: Ox", step="Action")
    s.choose("use Bellows Master F1", "give Ox F3")
    assert aims(s) == ["Ox F2", "Ox B1"]
    s.choose("pick Ox F2")
    s.choose(s.options()[way])
    assert (s.value("A F2", "close"), s.value("A F2", "DEF")) == (close, defense)
    s.choose("attack Ann F1 with Ox F2, close")
    s.decline()
    assert (s.value("A F2", "close"), s.value("A F2", "DEF")) == (1, 1)


@plays("Gilded Debtor")
def test_the_debtor_is_healed_or_unmarked_for_his_fee() -> None:
    s = table("front: Gilded Debtor hurt 1, Ox", step="Upkeep")
    s.choose("pay 1 for Gilded Debtor F1", "give Gilded Debtor F1")
    no, unmark = s.fork(), s.fork()
    no.choose("no")
    assert (no.tokens("A F1"), no.marked("A F1")) == (1, True)
    unmark.choose("yes", "choose: unmark this creature")
    assert (unmark.tokens("A F1"), unmark.marked("A F1")) == (1, False)
    s.choose("yes", "choose: restore 1 life to this creature")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, True)
    s = table("front: Gilded Debtor, Ox", step="Upkeep")
    s.choose("give up Gilded Debtor F1")
    assert (s.who("A F1"), "yes" in s.options()) == ("", False)


@plays("Tithe-Fed Nurse", "Hired Leech-Wife")
@pytest.mark.parametrize(
    ("nurse", "whom"),
    [("Tithe-Fed Nurse", ["Ox F2", "Ox B1"]), ("Hired Leech-Wife", ["Ox F2", "Ox F3", "Ox B1"])],
)  # fmt: skip
def test_the_fee_heals(nurse: str, whom: list[str]) -> None:
    s = table(f"front: {nurse}, Ox hurt 1, Ox hurt 1; back: Ox hurt 1; twilight: Imp", step="Upkeep")
    refused = s.fork()
    s.choose(f"pay 1 for {nurse} F1")
    spend(s)
    assert aims(s) == whom
    s.choose("pick Ox F2")
    assert [s.tokens(f"A {where}") for where in ("F2", "F3", "B1")] == [0, 1, 1]
    refused.choose(f"give up {nurse} F1")
    assert (refused.who("A F1"), aims(refused)) == ("", [])


@plays("Tithe-Fed Nurse")
def test_the_nurse_is_paid_for_though_nobody_is_hurt() -> None:
    s = table("front: Tithe-Fed Nurse, Ox, Ox hurt 1", step="Upkeep")
    s.choose("pay 1 for Tithe-Fed Nurse F1", "give Ox F2")
    assert (s.who("A F1"), s.tokens("A F3")) == ("Tithe-Fed Nurse", 1)
