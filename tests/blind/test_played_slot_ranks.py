"""Blind texts of SLOT whose values hang on rows, columns and neighbours, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Wolf": "close 1 def 1 life 5", "Bow": "ranged 1 def 1 life 5",
    "Mage": "magic 1 def 1 life 5", "Four": "close 1 def 4 life 5", "Six": "close 1 def 6 life 5",
}  # fmt: skip


@plays(
    "Broad-Shouldered Yeoman", "File Sergeant", "Sore-Thumbed Archer", "Two-Way Gatesman", "Last of the File",
    "Loudmouth of the Left", "Goose-Feather Archer", "Tent-Peg Legionary", "Wicker Shieldman", "Parasol Duelist",
    "Column Wolf",
)  # fmt: skip
@pytest.mark.parametrize(
    ("army", "who", "value", "comes_to"),
    [
        ("front: Broad-Shouldered Yeoman, Ox; back: Ox, Ox", "B1", "DEF", 3),
        ("front: Broad-Shouldered Yeoman, Ox; back: Ox, Ox", "B2", "DEF", 1),
        ("front: Broad-Shouldered Yeoman, Ox; back: Ox, Ox", "F2", "DEF", 1),
        ("front: Ox; back: Broad-Shouldered Yeoman", "F1", "DEF", 1),
        ("front: File Sergeant, Ox; back: Ox, Ox", "B1", "close", 2),
        ("front: File Sergeant, Ox; back: Ox, Ox", "F2", "close", 1),
        ("front: File Sergeant, Ox; back: Ox, Ox", "F1", "close", 2),
        ("front: Ox; back: File Sergeant", "F1", "close", 2),
        ("front: Sore-Thumbed Archer", "F1", "ranged", 2),
        ("front: Sore-Thumbed Archer hurt 2", "F1", "ranged", 4),
        ("front: Sore-Thumbed Archer hurt 2", "F1", "close", 1),
        ("front: Ann, Two-Way Gatesman, Ann; back: Ann, Ann", "F1", "close", 2),
        ("front: Ann, Two-Way Gatesman, Ann; back: Ann, Ann", "B2", "close", 2),
        ("front: Ann, Two-Way Gatesman, Ann; back: Ann, Ann", "B2", "ranged", 1),
        ("front: Ann, Two-Way Gatesman, Ann; back: Ann, Ann", "B1", "close", 1),
        ("front: Ann, Two-Way Gatesman, Ann; back: Ann, Ann", "F2", "close", 3),
        ("front: Ann, Mage; back: Ann, Two-Way Gatesman", "F2", "ranged", 2),
        ("front: Ann, Ann; back: Ann, Two-Way Gatesman", "B1", "ranged", 2),
        ("front: Ann, Ann; back: Ann, Two-Way Gatesman", "B1", "close", 1),
        ("front: Ann, Ann; back: Ann, Two-Way Gatesman", "B2", "ranged", 2),
        ("front: Last of the File, Ox; back: -, Ox", "F1", "DEF", 5),
        ("front: Last of the File, Ox; back: Ox marked", "F1", "DEF", 3),
        ("back: Last of the File", "B1", "DEF", 5),
        ("front: Ox; back: Last of the File", "B1", "DEF", 3),
        ("front: Loudmouth of the Left, Ann, Ann; back: Ann, Ann", "B2", "close", 2),
        ("front: Loudmouth of the Left, Ann, Ann; back: Ann, Ann", "F3", "close", 1),
        ("front: Loudmouth of the Left, Ann, Ann; back: Ann, Ann", "F1", "close", 3),
        ("front: -, -, Loudmouth of the Left, Ann; back: -, -, Ann", "F4", "close", 1),
        ("front: -, Ann, Loudmouth of the Left", "F2", "close", 1),
        ("back: -, -, -, Goose-Feather Archer", "B4", "ranged", 4),
        ("front: Goose-Feather Archer", "F1", "ranged", 3),
        ("front: Tent-Peg Legionary; back: Ox", "F1", "DEF", 4),
        ("front: Ox; back: Tent-Peg Legionary", "B1", "DEF", 4),
        ("front: Tent-Peg Legionary, Ox; back: -, Ox", "F1", "DEF", 3),
        ("front: Wicker Shieldman; back: Ox", "B1", "DEF", 2),
        ("front: Wicker Shieldman, Ox; back: -, Ox", "B2", "DEF", 1),
        ("front: Ox; back: Wicker Shieldman", "F1", "DEF", 1),
        ("front: Parasol Duelist", "F1", "close", 5),
        ("front: -, Parasol Duelist", "F2", "close", 6),
        ("front: Ox, Parasol Duelist, Ox; back: Ox, Ox", "F2", "close", 3),
        ("front: Ox, Parasol Duelist, Ox; back: Ox", "F2", "close", 4),
        ("front: -, -, Column Wolf", "F3", "close", 5),
        ("front: -, -, Column Wolf, Ann; back: -, -, Ann, Ann", "F4", "close", 3),
        ("front: -, -, Column Wolf, Ann; back: -, -, Ann, Ann", "B3", "close", 3),
        ("front: -, -, Column Wolf, Ann; back: -, -, Ann, Ann", "B4", "close", 1),
        ("front: Column Wolf, Ann", "F1", "close", 3),
        ("front: Ann, Column Wolf", "F1", "close", 1),
    ],
)
def test_where_they_stand_they_are_worth(army: str, who: str, value: str, comes_to: int) -> None:
    s = slot(f"A: {army}\nB: front: Ann; back: -, Ann", CAST)
    assert s.value(f"A {who}", value) == comes_to


@plays("War-Rattle Boy")
@pytest.mark.parametrize(
    ("army", "foe", "label", "tokens"),
    [
        ("front: Wolf, Wolf; back: War-Rattle Boy", "Four", "Wolf F1 + Wolf F2, close", 1),
        ("front: Wolf, Wolf, War-Rattle Boy", "Four", "Wolf F1 + Wolf F2, close", 0),
        ("front: Wolf, Wolf; back: War-Rattle Boy, War-Rattle Boy", "Six", "Wolf F1 + Wolf F2, close", 1),
        ("front: Bow, Bow; back: War-Rattle Boy", "Four", "Bow F1 + Bow F2, ranged", 1),
        ("front: Wolf, Wolf; back: War-Rattle Boy", "Ann", "Wolf F1, close", 0),
    ],
)
def test_from_behind_it_helps_groups(army: str, foe: str, label: str, tokens: int) -> None:
    s = slot(f"A: {army}\nB: front: {foe}; {FAR}", CAST)
    s.choose(f"attack {foe} F1 with {label}")
    while "number 0" in s.options():
        s.choose("number 0")
    assert s.tokens("B F1") == tokens


@plays("Sore-Thumbed Archer", "Last of the File", "File Sergeant", "Loudmouth of the Left")
def test_members_of_a_group_have_lost_it() -> None:
    cast = CAST | {"Eight": "close 4 ranged 4 def 4 life 5"}
    s = battle(
        "Sore-Thumbed Archer hurt 2, Ox", "Eight", "attack Eight F1 with Sore-Thumbed Archer F1 + Ox F2, ranged", cast
    )
    s.choose("number 0", "number 0")
    assert s.tokens("B F1") == 0
    s = battle("Last of the File, Ox, Ox", "Eight", "attack Eight F1 with Last of the File F1 + Ox F2, close", cast)
    s.choose("number 3", "number 0")
    assert s.who("A F1") == ""
    for helper, defence in (("File Sergeant", 4), ("Loudmouth of the Left", 5)):
        foe = {"Foe": f"close 4 def {defence} life 5"}
        s = battle(f"Wolf, {helper}", "Foe", f"attack Foe F1 with Wolf F1 + {helper} F2, close", CAST | foe)
        s.choose("number 0", "number 0")
        assert s.tokens("B F1") == 0


@plays(
    "Blind-Side Ruffian",
    "Belfry Bowman",
    "Slinger of Warm Stones",
    "Reed Adder",
    "Perfumed Bowman",
    "Bottle-Throwing Goblin",
    "Pond Biter",
)
@pytest.mark.parametrize(
    ("a", "b", "label", "tokens"),
    [
        ("front: Blind-Side Ruffian", "front: Five marked", "Five F1 with Blind-Side Ruffian F1, close", (0, 1)),
        ("front: Blind-Side Ruffian", "front: Five", "Five F1 with Blind-Side Ruffian F1, close", (0, 0)),
        ("front: Five", "front: Blind-Side Ruffian", "Blind-Side Ruffian F1 with Five F1, close", (0, 0)),
        ("front: Belfry Bowman", "back: Four", "Four B1 with Belfry Bowman F1, ranged", (0, 1)),
        ("front: Belfry Bowman", "front: Four", "Four F1 with Belfry Bowman F1, ranged", (0, 0)),
        ("back: Shot", "front: Belfry Bowman", "Belfry Bowman F1 with Shot B1, ranged", (1, 0)),
        ("front: Shot", "front: Belfry Bowman", "Belfry Bowman F1 with Shot F1, ranged", (0, 0)),
        ("front: Slinger of Warm Stones", "front: Three", "Three F1 with Slinger of Warm Stones F1, ranged", (0, 0)),
        ("front: Shot", "front: Slinger of Warm Stones", "Slinger of Warm Stones F1 with Shot F1, ranged", (0, 0)),
        ("front: Reed Adder", "front: Two", "Two F1 with Reed Adder F1, close", (0, 2)),
        ("front: Reed Adder", "front: Three", "Three F1 with Reed Adder F1, close", (-1, 0)),
        ("front: Two", "front: Reed Adder", "Reed Adder F1 with Two F1, close", (2, 0)),
        ("front: Perfumed Bowman", "front: Three", "Three F1 with Perfumed Bowman F1, ranged", (0, 1)),
        ("front: Three", "front: Perfumed Bowman", "Perfumed Bowman F1 with Three F1, ranged", (1, -1)),
        ("front: Two", "front: Bottle-Throwing Goblin", "Bottle-Throwing Goblin F1 with Two F1, close", (0, 0)),
        ("front: Two", "front: Bottle-Throwing Goblin", "Bottle-Throwing Goblin F1 with Two F1, ranged", (0, 0)),
        ("front: Bottle-Throwing Goblin", "front: Three", "Three F1 with Bottle-Throwing Goblin F1, ranged", (-1, 1)),
    ],
)
def test_what_a_battle_comes_to(a: str, b: str, label: str, tokens: tuple[int, int]) -> None:
    cast = CAST | {
        "Five": "close 1 def 5 life 5", "Three": "close 3 ranged 3 def 3 life 5", "Shot": "ranged 1 def 4 life 5",
        "Two": "close 0 ranged 0 def 2 life 5", "Four": "def 4 life 5",
    }  # fmt: skip
    s = slot(f"A: {a}, -, -, Page\nB: {b}, -, -, Page", cast)
    s.choose(f"attack {label}")
    s.decline()
    mine, yours = label.partition(", ")[0][-2:], label.partition(" with ")[0][-2:]
    found = tuple(s.tokens(where) if s.who(where) else -1 for where in (f"A {mine}", f"B {yours}"))
    assert found == tokens


@plays("Pond Biter")
def test_whom_it_bites_is_marked() -> None:
    for a, b, label, where, marked in (
        ("Pond Biter", "Ann", "Ann F1 with Pond Biter F1, close", "B F1", True),
        ("Pond Biter", "Four", "Four F1 with Pond Biter F1, close", "B F1", False),
        ("Pond Biter, Ox", "Four", "Four F1 with Pond Biter F1 + Ox F2, close", "B F1", False),
        ("Bold", "Pond Biter", "Pond Biter F1 with Bold F1, close", "A F1", True),
        ("Bold", "Ox", "Ox F1 with Bold F1, close", "A F1", False),
    ):
        s = battle(a, b, f"attack {label}", CAST | {"Bold": "close 1 def 1 life 5: Steadfast."})
        while "number 0" in s.options():
            s.choose("number 0")
        assert s.marked(where) == marked, label
