"""Blind texts of SLOT on who may attack whom, who may move where, and what is worth more where, played as meant."""

import pytest

from blind.texts import FAR, FOLK, plays, slot

CAST = FOLK | {
    "Mage": "magic 9 def 1 life 5", "Bow": "ranged 1 def 9 life 5", "Two": "close 1 ranged 1 def 2 life 5",
    "Five": "close 5 ranged 5 def 5 life 5", "Four": "close 4 ranged 4 def 4 life 5",
    "Killer": "close 9 ranged 9 def 9 life 9",
}  # fmt: skip


@plays(
    "Skyeel Rider", "Scaredy Ghoul", "Sleeping Gargoyle", "Runic Sentinel", "Vigil Candlebearer", "Oakhollow Stalker",
    "Granite Pavise",
)  # fmt: skip
@pytest.mark.parametrize(
    ("army", "foes", "label", "may"),
    [
        ("front: Skyeel Rider", "front: -, -, -, Ox", "attack Ox F4 with Skyeel Rider F1, close", True),
        ("front: Skyeel Rider", "front: -, -, -, Ox", "attack Ox F4 with Skyeel Rider F1, ranged", True),
        ("back: Skyeel Rider", "front: -, -, -, Ox", "attack Ox F4 with Skyeel Rider B1, ranged", True),
        ("back: Skyeel Rider", "front: -, -, -, Ox", "attack Ox F4 with Skyeel Rider B1, close", False),
        ("front: Skyeel Rider", "back: -, -, -, Ox", "attack Ox B4 with Skyeel Rider F1, ranged", False),
        ("front: Ann", "front: -, -, -, Ox", "attack Ox F4 with Ann F1, ranged", False),
        ("front: Scaredy Ghoul", "front: Ox", "attack Ox F1 with Scaredy Ghoul F1, close", True),
        ("front: Scaredy Ghoul", "back: Ox", "attack Ox B1 with Scaredy Ghoul F1, close", False),
        ("front: Ann", "back: Ox", "attack Ox B1 with Ann F1, close", True),
        ("front: Sleeping Gargoyle", "front: Ox", "attack Ox F1 with Sleeping Gargoyle F1, close", True),
        ("front: Ann", "front: Sleeping Gargoyle", "attack Sleeping Gargoyle F1 with Ann F1, close", True),
        ("front: Ann", "back: Sleeping Gargoyle", "attack Sleeping Gargoyle B1 with Ann F1, close", False),
        (
            "front: Mage",
            "front: Ox; back: Sleeping Gargoyle",
            "attack Sleeping Gargoyle B1 with Mage F1, ranged",
            False,
        ),
        ("front: Mage", "front: Runic Sentinel; back: Ox", "attack Ox B1 with Mage F1, ranged", False),
        ("front: Mage", "front: Runic Sentinel; back: Ox", "attack Runic Sentinel F1 with Mage F1, ranged", True),
        ("front: -, Mage", "front: Runic Sentinel; back: -, Ox", "attack Ox B2 with Mage F2, ranged", True),
        ("front: Mage", "front: Ann; back: Ox, Runic Sentinel", "attack Ox B1 with Mage F1, ranged", True),
        ("front: Mage", "front: Vigil Candlebearer, Ox", "attack Ox F2 with Mage F1, ranged", False),
        ("front: Mage", "front: Vigil Candlebearer; back: Ox", "attack Ox B1 with Mage F1, ranged", False),
        ("front: Mage", "front: Vigil Candlebearer", "attack Vigil Candlebearer F1 with Mage F1, ranged", True),
        ("front: -, Mage", "front: Vigil Candlebearer; back: -, Ox", "attack Ox B2 with Mage F2, ranged", True),
        ("front: Ann", "front: Vigil Candlebearer, Ox", "attack Ox F2 with Ann F1, ranged", True),
        ("front: Oakhollow Stalker", "front: Ox; back: Ann", "attack Ann B1 with Oakhollow Stalker F1, ranged", True),
        ("front: Ann", "front: Ox; back: Ann", "attack Ann B1 with Ann F1, ranged", False),
        ("front: Granite Pavise", "front: Ox", "attack Ox F1 with Granite Pavise F1, close", False),
    ],
)
def test_whom_it_may_attack(army: str, foes: str, label: str, may: bool) -> None:
    s = slot(f"A: {army}\nB: {foes}", CAST)
    assert (label in s.options()) is may


@plays("Sleeping Gargoyle")
def test_the_gargoyle_does_not_attack_out_of_the_back_row() -> None:
    cards = CAST | {"Armed": "def 1 life 1: Ally creatures have +1 ranged."}
    s = slot("A: front: Armed; back: Sleeping Gargoyle, Ann\nB: front: Ox, Ox", cards)
    assert not [label for label in s.options() if "with Sleeping Gargoyle" in label]
    assert [label for label in s.options() if "with Ann B2" in label]


@plays("Oakhollow Stalker", "Granite Pavise")
@pytest.mark.parametrize(
    ("army", "who", "value", "comes_to"),
    [
        ("front: Oakhollow Stalker", "F1", "ranged", 3),
        ("back: Oakhollow Stalker, Ann", "B1", "ranged", 4),
        ("back: Oakhollow Stalker, Ann", "B2", "ranged", 1),
        ("front: Granite Pavise, Ann; back: Ann, Ann", "B1", "DEF", 3),
        ("front: Granite Pavise, Ann; back: Ann, Ann", "B2", "DEF", 1),
        ("front: Granite Pavise, Ann; back: Ann, Ann", "F2", "DEF", 1),
        ("front: Granite Pavise", "F1", "DEF", 4),
        ("front: Ann; back: Granite Pavise", "F1", "DEF", 1),
    ],
)
def test_what_it_is_worth_where(army: str, who: str, value: str, comes_to: int) -> None:
    s = slot(f"A: {army}\nB: front: Ann; back: Ann", CAST)
    assert s.value(f"A {who}", value) == comes_to
    assert (s.value("B F1", "DEF"), s.value("B B1", "DEF")) == (1, 1)


@plays("Granite Pavise", "Tollbridge Ogre", "Postern Warden")
@pytest.mark.parametrize(
    ("army", "foes", "label", "may"),
    [
        ("front: Granite Pavise, Ox", "front: Ox", "move Granite Pavise F1 to B1", False),
        ("front: Granite Pavise, Ox", "front: Ox", "move Ox F2 to F1, swapping with Granite Pavise", False),
        ("front: Granite Pavise, Ox", "front: Ox", "move Ox F2 to F3", True),
        ("front: Ox, Ann", "front: Tollbridge Ogre", "move Ox F1 to B1", False),
        ("front: Ox, Ann", "front: Tollbridge Ogre", "move Ann F2 to F1, swapping with Ox", False),
        ("back: Ox, Ann", "back: Tollbridge Ogre", "move Ox B1 to F1", False),
        ("front: -, Ann", "front: Tollbridge Ogre", "move Ann F2 to F1", True),
        ("front: Ox, Ann", "front: -, Tollbridge Ogre", "move Ox F1 to B1", True),
        ("front: Tollbridge Ogre; back: Ox", "front: Ox", "move Ox B1 to B2", True),
        ("front: Postern Warden, Ox, Ann", "front: Ox", "move Ann F3 to F2, swapping with Ox", False),
        ("front: Postern Warden, Ox, Ann", "front: Ox", "move Ox F2 to F3, swapping with Ann", False),
        ("front: Postern Warden, Ox", "front: Ox", "move Postern Warden F1 to F2, swapping with Ox", False),
        ("front: Postern Warden, Ox, Ann", "front: Ox", "move Ox F2 to B2", True),
        ("front: Postern Warden, -, Ox, Ann", "front: Ox", "move Ox F3 to F4, swapping with Ann", True),
        ("front: Ox, Ann", "front: Postern Warden", "move Ox F1 to F2, swapping with Ann", True),
    ],
)
def test_who_may_move_or_swap(army: str, foes: str, label: str, may: bool) -> None:
    s = slot(f"A: {army}\nB: {foes}\nstep: Move", CAST)
    assert (label in s.options()) is may


@plays("Silver Spur Lancer")
def test_the_lancer_hits_harder_in_its_own_column() -> None:
    for foes, label, tokens in (
        ("front: Five", "attack Five F1 with Silver Spur Lancer F1, close", 1),
        ("back: Five", "attack Five B1 with Silver Spur Lancer F1, close", 1),
        ("front: -, Four", "attack Four F2 with Silver Spur Lancer F1, close", 0),
    ):
        s = slot(f"A: front: Silver Spur Lancer; {FAR}\nB: {foes}", CAST)
        s.choose(label)
        s.decline()
        where = label.split()[2]
        assert s.tokens(f"B {where}") == tokens
    s = slot(f"A: front: Four; {FAR}\nB: front: Silver Spur Lancer; {FAR}", CAST)
    s.choose("attack Silver Spur Lancer F1 with Four F1, close")
    s.decline()
    assert s.tokens("A F1") == 0


@plays("Hotblood Raider")
def test_the_raider_is_unmarked_when_it_kills() -> None:
    for army, foe, marked in (("Hotblood Raider", "Imp", False), ("Hotblood Raider", "Ox", True), ("Ann", "Imp", True)):
        s = slot(f"A: front: {army}, Hotblood Raider marked; {FAR}\nB: front: {foe}; {FAR}", CAST)
        s.choose(f"attack {foe} F1 with {army} F1, close")
        s.decline()
        assert (s.marked("A F1"), s.marked("A F2")) == (marked, True)


@plays("Pit Leech")
def test_each_death_of_an_enemy_heals_the_leech() -> None:
    for a, b, left in (("Killer", "Imp", 1), ("Killer", "Ox", 2), ("Imp", "Killer", 2)):
        s = slot(
            f"A: front: {a}, Pit Leech hurt 2; {FAR}\nB: front: {b}; {FAR}",
            CAST | {"Imp": "close 1 def 1 life 1"},
        )
        s.choose(f"attack {b} F1 with {a} F1, close")
        s.decline()
        assert s.tokens("A F2") == left


@plays("Cinder Bombardier")
def test_a_shattered_target_has_two_points_of_defence_less_until_the_end_of_the_turn() -> None:
    cards = CAST | {"Three": "close 1 ranged 1 def 3 life 5"}
    for foe, def_now in (("Three", 1), ("Four", 4), ("Two", 0)):
        s = slot(f"A: front: Cinder Bombardier; {FAR}\nB: front: {foe}; {FAR}", cards)
        s.choose(f"attack {foe} F1 with Cinder Bombardier F1, ranged")
        s.decline()
        assert s.value("B F1", "DEF") == def_now
        s.to("Move", "B")
        assert s.value("B F1", "DEF") == {"Three": 3, "Four": 4, "Two": 2}[foe]


@plays("Quiet Chaplain")
def test_the_chaplain_heals_the_unmarked_of_the_back_row_at_the_end_of_the_turn() -> None:
    s = slot(
        "A: front: Quiet Chaplain hurt 1, Ox hurt 2; back: Ox hurt 2, Ox marked hurt 2, Ann\n"
        "B: front: Ox; back: Ox hurt 2", CAST,
    )  # fmt: skip
    s.to("Move", "B")
    assert [s.tokens(f"A {w}") for w in ("F1", "F2", "B1", "B2")] == [1, 2, 1, 2]
    assert s.tokens("B B1") == 2


@plays("Root Mother")
def test_the_root_mother_heals_her_square_at_the_start_of_her_turn() -> None:
    s = slot(
        "A: front: Root Mother hurt 1, Ox hurt 2, Ox hurt 2; back: Ox hurt 2\nB: front: Ox hurt 2; back: Ox\n"
        "step: Action, active B", CAST,
    )  # fmt: skip
    s.to("Upkeep", "A")
    assert [s.tokens(f"A {w}") for w in ("F1", "F2", "F3", "B1")] == [1, 1, 2, 1]
    assert s.tokens("B F1") == 2
