"""Blind texts of SLOT on neighbours, weapons, prices and piles, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Lord": "level 2 close 1 def 1 life 5", "Levy": "level 2 close 1 def 1 life 5: Upkeep 1.", "Mid": "close 1 def 3 life 5",
    "Two": "cost 2 close 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1", "Three": "close 3 def 1 life 5",
    "Four": "def 4 life 5", "Low": "def 2 life 5", "Even": "close 2 def 1 life 5", "Bow": "ranged 2 def 3 life 5",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Camp Barber")
def test_who_rests_beside_the_barber_loses_one_token_more() -> None:
    s = table("front: Camp Barber hurt 1, Ox hurt 3, Ann hurt 3", step="Action")
    far, own = s.fork(), s.fork()
    s.choose("rest Ox F2")
    assert (s.tokens("A F2"), s.tokens("A F1")) == (1, 1)
    far.choose("rest Ann F3")
    assert far.tokens("A F3") == 2
    own.choose("rest Camp Barber F1")
    assert own.tokens("A F1") == 0
    s = table("front: Camp Barber, Ox hurt 3, Camp Barber", step="Action")
    s.choose("rest Ox F2", "trigger of Camp Barber F1")
    assert s.tokens("A F2") == 0


@plays("Leafshield Nurse")
@pytest.mark.parametrize(
    ("foes", "hurt"),
    [
        ("front: Mid, Leafshield Nurse", 0), ("front: Mid, -, Leafshield Nurse", 1), ("front: Mid, Ox", 1),
        ("front: Leafshield Nurse, Mid, Leafshield Nurse", 0),
    ],
)  # fmt: skip
def test_allies_beside_the_nurse_are_harder_to_hit(foes: str, hurt: int) -> None:
    where = "F2" if foes.startswith("front: Leafshield") else "F1"
    s = table("front: Three, Three, Ox", foes, "Action")
    assert s.value(f"B {where}", "DEF") == 3
    s.choose(f"attack Mid {where} with Three {where}, close")
    assert (s.tokens(f"B {where}"), s.value(f"B {where}", "DEF")) == (hurt, 3)


@plays("Leafshield Nurse")
def test_the_nurse_helps_no_attacker_and_not_herself() -> None:
    s = table("front: Mid, Leafshield Nurse, Ox", "front: Three, Three", "Action")
    own = table("front: Even, Three, Ox", "front: Ox, Leafshield Nurse", "Action")
    s.choose("attack Three F1 with Mid F1, close")
    assert s.tokens("A F1") == 1
    own.choose("attack Leafshield Nurse F2 with Even F1, close")
    assert own.tokens("B F2") == 1


@plays("Barbthorn Archer")
def test_its_arrows_lower_the_guard_of_whom_they_meet() -> None:
    for way, name, hurt in (("ranged", "Four", 1), ("close", "Low", 0)):
        s = table("front: Barbthorn Archer, Ox", f"front: {name}, Four", "Action")
        s.choose(f"attack {name} F1 with Barbthorn Archer F1, {way}")
        assert (s.tokens("B F1"), s.value("B F2", "DEF")) == (hurt, 4)
    s = table("front: Bow, Ox", "front: Barbthorn Archer, Ox", "Action")
    s.choose("attack Barbthorn Archer F1 with Bow F1, ranged")
    assert s.tokens("A F1") == 1


@plays("Hammerfist Oreg")
def test_his_dent_lowers_the_guard_in_close_combat() -> None:
    probe = table("front: Hammerfist Oreg, Ox", "front: Ox, Four", "Action")
    close = probe.value("A F1", "close")
    for more, hurt in ((0, 1), (2, 1), (3, 0)):
        cast = CAST | {"Mark": f"def {close + more} life 5"}
        s = slot("A: front: Hammerfist Oreg, Ox\nB: front: Mark, Ox\nstep: Action", cast)
        s.choose("attack Mark F1 with Hammerfist Oreg F1, close")
        assert s.tokens("B F1") == hurt


@plays("Mallet Bruiser")
def test_whom_the_mallet_hits_is_marked() -> None:
    s = table("front: Mallet Bruiser, Ox", "front: Ox; back: Ox", "Action")
    s.choose("attack Ox F1 with Mallet Bruiser F1, close")
    assert (s.tokens("B F1"), s.marked("B F1"), s.marked("B B1")) == (1, True, False)
    s = table("front: Mallet Bruiser, Ox", "front: Axe; back: Ox", "Action")
    s.choose("attack Axe F1 with Mallet Bruiser F1, close")
    assert (s.tokens("B F1"), s.marked("B F1")) == (0, False)


@plays("Hearth Almoner")
@pytest.mark.parametrize(
    ("army", "owed"),
    [
        ("front: Hearth Almoner, Lord", False),
        ("front: Hearth Almoner, Ox, Lord", True),
        ("front: Hearth Almoner, Ox; back: Lord", False),
    ],
)
def test_no_fee_is_owed_for_the_level_of_his_neighbours(army: str, owed: bool) -> None:
    s = table(f"{army}, Ox", "front: Hearth Almoner", "Upkeep")
    assert any(label.startswith("pay 1 for Lord") for label in s.options()) is owed


@plays("Reckless Sapper")
def test_he_hurts_himself_and_the_first_enemy_of_his_column() -> None:
    s = table("front: Reckless Sapper, Ox", "front: Ox, Ox; back: Ann")
    s.choose("use Reckless Sapper F1")
    assert [s.tokens(where) for where in ("A F1", "B F1", "B B1", "B F2")] == [1, 1, 0, 0]
    s = table("front: Reckless Sapper, Ox", "front: -, Ox; back: Ann")
    s.choose("use Reckless Sapper F1")
    assert [s.tokens(where) for where in ("A F1", "B B1", "B F2")] == [1, 1, 0]


@plays("Keeper of the Quiet Vault")
@pytest.mark.parametrize(
    ("army", "points"),
    [
        ("front: Keeper of the Quiet Vault, Ox; back: Ox, Ox", 1),
        ("front: Keeper of the Quiet Vault, Ox; back: Ox, Ox marked", 0),
        ("front: Keeper of the Quiet Vault, Ox; back: Ox", 0),
        ("front: Keeper of the Quiet Vault, Ox, Ox marked; back: Ox, Ox", 1),
    ],
)
def test_a_full_unmarked_square_earns_a_point(army: str, points: int) -> None:
    s = table(army, "front: Ox", "Action")
    s.to("Move", "B")
    assert s.points("A") == points


@plays("Serjeant of the Ranks")
def test_two_neighbours_change_places() -> None:
    s = table("front: Serjeant of the Ranks, Ox, Ann")
    s.choose("use Serjeant of the Ranks F1", "give Ann F3")
    assert sorted(s.options()) == ["pick Ox F2", "pick Serjeant of the Ranks F1"]  # then who is beside him
    s.choose("pick Ox F2")  # and so Ann
    assert (s.who("A F2"), s.who("A F3"), s.marked("A F2"), s.marked("A F3")) == ("Ann", "Ox", True, False)


@plays("Dusk Pilgrim")
def test_he_goes_to_the_twilight_in_either_turn() -> None:
    s = table("front: Dusk Pilgrim, Saint, Ox")
    s.choose("use Saint F2", "target Dusk Pilgrim F1")
    assert (s.twilight("A"), s.grave("A")) == (["Dusk Pilgrim"], [])
    s = table("front: Saint, Ox", "front: Dusk Pilgrim, Ox")
    s.choose("use Saint F1", "target Dusk Pilgrim F1")
    assert (s.twilight("B"), s.grave("B")) == (["Dusk Pilgrim"], [])


@plays("Coffin Hoarder")
@pytest.mark.parametrize("price", ["One", "Two"])
def test_out_of_the_twilight_it_pays_one_or_two(price: str) -> None:
    s = slot(f"A: front: Ox; twilight: Coffin Hoarder; deck: {price}\nB: front: Ox\nstep: Recruit", CAST)
    s.choose(f"recruit {price}", f"place {price} in F2")
    while s.options()[0].startswith("give Coffin"):
        s.choose(s.options()[0])
    assert (s.who("A F2"), s.twilight("A"), s.grave("A")) == (price, [], ["Coffin Hoarder"])
