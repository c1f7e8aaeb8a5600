"""Blind texts of SLOT about weapons, losses and who is struck instead, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Bow": "ranged 6 def 6 life 5",
    "Three": "close 3 ranged 3 def 3 life 5", "Four": "close 4 ranged 4 def 4 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Wall": "close 3 ranged 1 def 3 life 5 fixed",
}  # fmt: skip


def fought(a: str, b: str, label: str) -> tuple[int, int]:
    """The tokens on who attacks from F1 and on who is attacked in F1, if they live, else -1."""
    s = battle(a, b, label, CAST)
    while "number 0" in s.options():
        s.choose("number 3" if "number 3" in s.options() else s.options()[-1])
    return tuple(s.tokens(f"{seat} F1") if s.who(f"{seat} F1") else -1 for seat in "AB")


@plays("Salle Duelist", "Gilt Halberdier", "Wall Sapper")
@pytest.mark.parametrize(
    ("a", "b", "how", "tokens"),
    [
        ("Salle Duelist", "Three", "close", (1, 1)),  # 2 against its DEF of 2
        ("Salle Duelist", "Ann", "close", (0, 1)),
        ("Three", "Salle Duelist", "close", (1, 1)),
        ("Gilt Halberdier", "Three", "close", (0, 1)),
        ("Three", "Gilt Halberdier", "close", (1, 0)),
        ("Four", "Gilt Halberdier", "close", (1, 1)),
        ("Three", "Gilt Halberdier", "ranged", (0, 1)),
        ("Wall Sapper", "Three", "close", (-1, 1)),
        ("Wall Sapper", "Four", "close", (-1, 0)),
        ("Three", "Wall Sapper", "close", (1, -1)),
        ("Three", "Wall Sapper", "ranged", (0, -1)),
    ],
)
def test_a_weapon_weakens_whom_it_fights(a: str, b: str, how: str, tokens: tuple[int, int]) -> None:
    assert fought(a, b, f"attack {b} F1 with {a.partition(',')[0]} F1, {how}") == tokens


@plays("Gilt Halberdier", "Wall Sapper", "Salle Duelist")
def test_each_of_a_group_is_weakened_and_in_a_group_nobody_is() -> None:
    s = battle(
        "Ox, Ox",
        "Gilt Halberdier",
        "attack Gilt Halberdier F1 with Ox F1 + Ox F2, close",
        CAST | {"Ox": "close 2 def 9 life 9"},
    )
    s.choose("trigger of Gilt Halberdier F1, number 2", "number 0", "number 0")
    assert s.tokens("B F1") == 0  # 1 + 1 against 3
    assert fought("Gilt Halberdier, Ox", "Four", "attack Four F1 with Gilt Halberdier F1 + Ox F2, close") == (1, 1)
    assert fought("Wall Sapper, Ox", "Four", "attack Four F1 with Wall Sapper F1 + Ox F2, close") == (-1, 0)
    s = battle(
        "Two, Two",
        "Wall Sapper",
        "attack Wall Sapper F1 with Two F1 + Two F2, close",
        CAST | {"Two": "close 1 def 2 life 5"},
    )
    s.choose("trigger of Wall Sapper F1, number 2", "number 1", "number 1")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.who("B F1")) == (1, 1, "Wall Sapper")
    s = slot(f"A: front: Three; {FAR}\nB: front: Salle Duelist; {FAR}", CAST)
    s.choose("attack Salle Duelist F1 with Three F1, close")
    assert s.value("A F1", "close") == 3  # when it is over it ends


@plays("Briar Snarer")
def test_whom_its_arrows_hit_is_marked() -> None:
    for a, b, label, who, marked in (
        ("Briar Snarer", "Three", "Three F1 with Briar Snarer F1, ranged", "B F1", True),
        ("Briar Snarer", "Four", "Four F1 with Briar Snarer F1, ranged", "B F1", False),
        ("Briar Snarer", "Ox", "Ox F1 with Briar Snarer F1, close", "B F1", False),
        ("Briar Snarer, Ox", "Four", "Four F1 with Briar Snarer F1 + Ox F2, ranged", "B F1", False),
    ):  # fmt: skip
        s = battle(a, b, f"attack {label}", CAST)
        while "number 0" in s.options():
            s.choose("number 0")
        assert s.marked(who) == marked, label
    bold = CAST | {"Bold": "ranged 1 def 1 life 5: Steadfast."}
    s = battle("Bold", "Briar Snarer", "attack Briar Snarer F1 with Bold F1, ranged", bold)
    assert (s.tokens("A F1"), s.marked("A F1")) == (1, True)


@plays("Siege Ogre of Kest")
def test_a_clear_hit_strikes_the_first_beside_its_target_too() -> None:
    for foes, hurt in (
        ("front: Four, Ann; back: Ox, -, -, Page", [1, 1, 0]),
        ("front: Four; back: Ox, -, -, Page", [1, 0, 1]),
        ("front: Club, Ann; back: Ox, -, -, Page", [1, 0, 0]),
    ):  # fmt: skip
        s = slot(f"A: front: Siege Ogre of Kest; {FAR}\nB: {foes}", CAST)
        target = s.who("B F1")
        s.choose(f"attack {target} F1 with Siege Ogre of Kest F1, close")
        if s.options()[0].startswith(("pick", "target")):
            s.choose(s.options()[0])  # the text leaves a choice where combat abilities have none
        assert [s.tokens(f"B {where}") if s.who(f"B {where}") else 0 for where in ("F1", "F2", "B1")] == hurt
        assert s.tokens("A F1") == int(target == "Club")
    s = battle(
        "Axe",
        "Siege Ogre of Kest",
        "attack Siege Ogre of Kest F1 with Axe F1, close",
        CAST | {"Axe": "close 1 def 1 life 9"},
    )
    assert s.tokens("A F1") == 1
    s = slot(
        f"A: front: Lamb, Lamb; {FAR}\nB: front: Siege Ogre of Kest; {FAR}", CAST | {"Lamb": "close 1 def 1 life 9"}
    )
    s.choose("attack Siege Ogre of Kest F1 with Lamb F1, close")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 0)  # it strikes back, and sweeps not


@plays("Poison Taster")
def test_it_may_lose_the_life_point_of_a_neighbour() -> None:
    for army, row in (
        ("front: Ox, Poison Taster", 1),
        ("front: Ox; back: Poison Taster", 1),
        ("front: Ox, -, Poison Taster", 0),
    ):
        s = slot(f"A: front: Club; {FAR}\nB: {army}", CAST)
        s.choose("attack Ox F1 with Club F1, close")
        taster = next(name[-2:] for name in s.army("B") if name.startswith("Poison"))
        assert ("yes" in s.options()) == bool(row)
        if row:
            no = s.fork()
            s.choose("yes")
            assert (s.tokens("B F1"), s.tokens(f"B {taster}")) == (0, 1)
            no.choose("no")
            assert (no.tokens("B F1"), no.tokens(f"B {taster}")) == (1, 0)
        else:
            assert s.tokens("B F1") == 1


@plays("Poison Taster")
def test_its_last_life_point_is_a_kill_of_the_attacker_and_abilities_are_not_its_matter() -> None:
    s = slot(f"A: front: Club; {FAR}\nB: front: Ox, Poison Taster hurt 1", CAST)
    s.choose("attack Ox F1 with Club F1, close", "yes")
    assert (s.who("B F2"), s.tokens("B F1"), s.points("A")) == ("", 0, 2)
    s = slot(f"A: front: Saint; {FAR}\nB: front: Ox, Poison Taster\nstep: Abilities", CAST)
    s.choose("use Saint F1", "target Ox F1")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 0)
    s = slot(f"A: front: Ox, Poison Taster; {FAR}\nB: front: Club", CAST)
    s.choose("attack Club F1 with Ox F1, close", "yes")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)


@plays("Lantern Revenant")
def test_for_two_energy_it_is_not_killed() -> None:
    s = slot(f"A: front: Club; {FAR}\nB: front: Lantern Revenant, Ox, Ox; {FAR}", CAST)
    s.choose("attack Lantern Revenant F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    while s.options()[0].startswith("give"):
        s.choose(s.options()[-1])
    assert (s.who("B F1"), s.tokens("B F1"), s.marked("B F1"), s.points("A")) == ("Lantern Revenant", 0, True, 0)
    no.choose("no")
    assert (no.who("B F1"), no.twilight("B")) == ("", ["Lantern Revenant"])
    s = slot("A: front: Club; back: Page\nB: front: Lantern Revenant, Ox marked", CAST)
    s.choose("attack Lantern Revenant F1 with Club F1, close")
    assert s.who("B F1") == ""
    s = slot(f"A: front: Witch; {FAR}\nB: front: Lantern Revenant, Ox\nstep: Abilities", CAST)
    s.choose("use Witch F1", "target Lantern Revenant F1", "yes")
    assert (s.who("B F1"), s.marked("B F1"), s.marked("B F2")) == ("Lantern Revenant", True, True)
    s = battle("Lantern Revenant, Ox, Ox", "Club", "attack Club F1 with Lantern Revenant F1 + Ox F2, close", CAST)
    s.choose("number 6")
    assert s.who("A F1") == ""  # as a member of a group it has no text


@plays("Tower Adjutant")
def test_it_may_take_the_place_of_whom_it_stands_behind() -> None:
    table = "A: front: Club, Club; back: -, -, -, Page\nB: front: Lamb{}; back: Tower Adjutant"
    s = slot(table.format(""), CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    s.decline()
    assert (s.who("B F1"), s.tokens("B F1"), s.who("B B1"), s.marked("B F1")) == ("Tower Adjutant", 1, "Lamb", False)
    no.choose("no")
    no.decline()
    assert (no.who("B F1"), no.who("B B1")) == ("", "Tower Adjutant")
    s = slot(table.format("").replace("Lamb", "Wall"), CAST)
    s.choose("attack Wall F1 with Club F1, close")
    assert s.who("B F1") == "Wall"


@plays("Tower Adjutant")
def test_it_does_so_once_a_turn() -> None:
    s = slot("A: front: Club, Club; back: -, -, -, Page\nB: front: Lamb, Ox; back: Tower Adjutant, Ox", CAST)
    s.choose("attack Lamb F1 with Club F1, close", "yes")
    s.decline()
    assert s.who("B F1") == "Tower Adjutant"
    s = slot("A: front: Club, Club; back: -, -, -, Page\nB: front: Lamb, Ox; back: Tower Adjutant, Ox", CAST)
    s.choose("attack Ox F2 with Club F1, close")
    assert (s.asked, s.tokens("B F2")) == ("A", 1)


@plays("Scree Lancer")
def test_in_its_turn_it_must_attack_if_it_can() -> None:
    s = slot(f"A: front: Scree Lancer, Ox; {FAR}\nB: front: Ann; {FAR}", CAST)
    assert "done" not in s.options()
    s.choose("attack Ann F1 with Ox F2, close")
    s.decline()
    assert "done" not in s.options()
    s.choose("attack Ann F1 with Scree Lancer F1, close")
    s.decline()
    assert "done" in s.options()
    for army, foes in (("Scree Lancer marked, Ox", "Ann"), ("Scree Lancer, -, -, Ox", "-, -, -, Ann")):
        s = slot(f"A: front: {army}; {FAR}\nB: front: {foes}; {FAR}", CAST)
        assert "done" in s.options()
    s = slot(f"A: front: Ox; {FAR}\nB: front: Scree Lancer; {FAR}", CAST)
    assert "done" in s.options()
