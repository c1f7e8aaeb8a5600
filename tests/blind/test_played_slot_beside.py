"""Blind texts of SLOT whose values hang on where creatures stand and what lies there, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Bow": "ranged 1 def 1 life 5",
    "Mage": "magic 1 def 1 life 5", "Wolf": "close 1 def 1 life 5", "Sir": "close 1 def 1 life 1 (Knight)",
    "Boss": "level 2 close 1 def 3 life 5",
}  # fmt: skip


@plays("Tarnhelm Guard", "Reedmarsh Slinger", "Lone Strider", "Pack Sister", "Heirloom Knight", "Causeway Legionary")
@pytest.mark.parametrize(
    ("army", "who", "value", "comes_to"),
    [
        ("front: Tarnhelm Guard", "F1", "DEF", 4),
        ("front: -, -, -, Tarnhelm Guard marked", "F4", "DEF", 4),
        ("back: Tarnhelm Guard", "B1", "DEF", 3),
        ("front: Tarnhelm Guard; back: Ann", "B1", "DEF", 3),
        ("back: Reedmarsh Slinger", "B1", "ranged", 3),
        ("front: Reedmarsh Slinger", "F1", "ranged", 2),
        ("back: Reedmarsh Slinger", "B1", "close", 1),
        ("front: Lone Strider, -, Ox; back: -, Ox", "F1", "close", 4),
        ("front: Lone Strider, Ox", "F1", "close", 2),
        ("front: Lone Strider; back: Ox", "F1", "close", 2),
        ("front: Lone Strider", "F1", "ranged", 2),
        ("front: Pack Sister, Wolf", "F1", "close", 3),
        ("front: Wolf, Pack Sister, Wolf; back: -, Wolf", "F2", "close", 5),
        ("front: Pack Sister, Pack Sister; back: -, Wolf", "F1", "close", 3),
        ("front: Pack Sister, Ox; back: -, Wolf", "F1", "close", 2),
        ("front: Heirloom Knight, Sir; back: Sir", "F1", "DEF", 4),
        ("front: Heirloom Knight, Ox; back: -, Sir", "F1", "DEF", 3),
        ("front: Heirloom Knight, Heirloom Knight", "F2", "DEF", 4),
        ("front: Ox, Causeway Legionary, Ox marked", "F2", "DEF", 4),
        ("front: Ox, Causeway Legionary; back: -, Ox, Ox", "F2", "DEF", 2),
        ("front: Causeway Legionary, Ox; back: Ox", "F1", "DEF", 2),
        ("back: Ox, Ox, Causeway Legionary, Ox", "B3", "DEF", 4),
    ],
)
def test_its_own_value_hangs_on_its_place(army: str, who: str, value: str, comes_to: int) -> None:
    s = slot(f"A: {army}\nB: front: Wolf, Sir; back: Wolf, Sir, -, Page", CAST)
    assert s.value(f"A {who}", value) == comes_to


@plays("Lone Strider")
def test_it_is_strong_as_soon_as_its_neighbour_has_gone() -> None:
    s = slot(f"A: front: Lone Strider, Ox; {FAR}\nB: front: Ann\nstep: Move", CAST)
    assert s.value("A F1", "close") == 2
    s.choose("move Ox F2 to F3")
    assert s.value("A F1", "close") == 4


@plays("Column Sergeant", "Red Drumboy", "Hollybark Warden", "Widow of Ashes", "Plague Bearer of Ruun")
@pytest.mark.parametrize(
    ("a", "b", "who", "value", "comes_to"),
    [
        ("front: Column Sergeant; back: Ann", "front: Ann", "A B1", "ranged", 2),
        ("front: Column Sergeant; back: Ann", "front: Ann", "A B1", "close", 1),
        ("front: Column Sergeant; back: Mage", "front: Ann", "A B1", "ranged", 2),
        ("front: Column Sergeant, Ann; back: Ox, Ann", "front: Ann; back: Ann", "A B2", "ranged", 1),
        ("front: Ann; back: Column Sergeant", "front: Ann", "A F1", "ranged", 1),
        ("front: Ann; back: Red Drumboy", "front: Ann", "A F1", "close", 2),
        ("front: Ann, Ann; back: Red Drumboy, Ann", "front: Ann", "A F2", "close", 1),
        ("front: Red Drumboy; back: Ann", "front: Ann", "A B1", "close", 1),
        ("front: Ox; back: Red Drumboy", "front: Ann", "B F1", "close", 1),
        ("front: Ox, Hollybark Warden, Ox; back: Ox, Ox", "front: Ox, Ox", "A F1", "DEF", 2),
        ("front: Ox, Hollybark Warden, Ox; back: Ox, Ox", "front: Ox, Ox", "A B2", "DEF", 2),
        ("front: Ox, Hollybark Warden, Ox; back: Ox, Ox", "front: Ox, Ox", "A B1", "DEF", 1),
        ("front: Ox, Hollybark Warden, Ox; back: Ox, Ox", "front: Ox, Ox", "A F2", "DEF", 4),
        ("front: Ox, Hollybark Warden, Ox; back: Ox, Ox", "front: Ox, Ox", "B F2", "DEF", 1),
        ("front: Hollybark Warden, Ox, Hollybark Warden", "front: Ox", "A F2", "DEF", 3),
        ("front: Hollybark Warden, Hollybark Warden", "front: Ox", "A F2", "DEF", 5),
        ("front: Widow of Ashes; back: Ann", "front: Ann; back: Ann", "B F1", "DEF", 2),
        ("front: Widow of Ashes; back: Ann", "front: Ann; back: Ann", "B B1", "DEF", 2),
        ("front: Widow of Ashes; back: Ann", "front: Ann, Ann", "B F2", "DEF", 3),
        ("front: Widow of Ashes; back: Ann", "front: Ann", "A B1", "DEF", 3),
        ("front: Widow of Ashes; back: Widow of Ashes", "front: Ann", "B F1", "DEF", 1),
        ("front: Widow of Ashes; back: Widow of Ashes", "front: Ox", "B F1", "DEF", 0),
        ("back: Plague Bearer of Ruun", "front: Ann; back: Ann", "B F1", "DEF", 2),
        ("front: Plague Bearer of Ruun", "front: Ann; back: Ann", "B B1", "DEF", 2),
        ("front: Plague Bearer of Ruun", "front: Ann, Ann; back: Ann", "B F2", "DEF", 3),
        ("front: Plague Bearer of Ruun; back: Ann", "front: Ann", "A B1", "DEF", 3),
    ],
)
def test_the_values_of_others_hang_on_its_place(a: str, b: str, who: str, value: str, comes_to: int) -> None:
    assert slot(f"A: {a}\nB: {b}", CAST).value(who, value) == comes_to


@plays("Column Sergeant")
def test_without_a_ranged_weapon_nobody_shoots() -> None:
    s = slot("A: front: Column Sergeant; back: Wolf\nB: front: Ann", CAST)
    assert not [label for label in s.options() if "Wolf" in label]


@plays("Red Drumboy")
def test_without_a_close_weapon_nobody_strikes() -> None:
    s = slot("A: front: Bow; back: Red Drumboy\nB: front: Ann", CAST)
    assert [label for label in s.options() if "Bow" in label] == ["attack Ann F1 with Bow F1, ranged"]


@plays("Tarnhelm Guard", "Pack Sister", "Hollybark Warden", "Red Drumboy")
def test_in_a_group_their_own_texts_are_lost_and_those_of_others_stay() -> None:
    cast = CAST | {"Four": "close 4 def 4 life 5"}
    s = battle("Tarnhelm Guard, Ann", "Four", "attack Four F1 with Tarnhelm Guard F1 + Ann F2, close", cast)
    s.choose("number 3", "number 0")
    assert s.tokens("A F1") == 1
    for first, back, tokens in (("Pack Sister", "Wolf", 0), ("Wolf", "Red Drumboy", 0), ("Wolf", "Ox", 0)):
        s = slot(f"A: front: {first}, Ox; back: {back}, -, -, Page\nB: front: Four; {FAR}", cast)
        s.choose(f"attack Four F1 with {first} F1 + Ox F2, close", "number 0", "number 0")
        assert s.tokens("B F1") == tokens, first
    s = slot(f"A: front: Wolf, Wolf; back: Red Drumboy, Red Drumboy, -, Page\nB: front: Four; {FAR}", cast)
    s.choose("attack Four F1 with Wolf F1 + Wolf F2, close", "number 0", "number 0")
    assert s.tokens("B F1") == 1
    s = battle("Hollybark Warden, Ox", "Four", "attack Four F1 with Hollybark Warden F1 + Ox F2, close", cast)
    s.choose("number 0", "number 1")
    assert s.tokens("A F2") == 1


@plays("Gnawing Thrall")
def test_it_is_stronger_for_every_token_but_not_in_a_group() -> None:
    for tokens in (0, 1, 2):
        s = slot(f"A: front: Gnawing Thrall{f' hurt {tokens}' if tokens else ''}; {FAR}\nB: front: Ox; {FAR}", CAST)
        assert s.value("A F1", "close") == 2 + tokens
    cast = CAST | {"Three": "close 3 def 3 life 5", "Four": "close 1 def 4 life 5"}
    s = battle("Three", "Gnawing Thrall", "attack Gnawing Thrall F1 with Three F1, close", cast)
    assert (s.tokens("A F1"), s.tokens("B F1")) == (0, 1)  # the tokens before the losses count
    s = battle("Gnawing Thrall hurt 2, Ox", "Four", "attack Four F1 with Gnawing Thrall F1 + Ox F2, close", cast)
    s.choose("number 0", "number 0")
    assert s.tokens("B F1") == 0


@plays("Ossuary Golem")
@pytest.mark.parametrize(("dead", "close"), [(0, 3), (1, 3), (2, 4), (3, 4), (5, 5), (6, 6), (8, 6)])
def test_every_two_of_its_graveyard_make_it_stronger(dead: int, close: int) -> None:
    grave = f"; grave: {dead} Imp" if dead else ""
    s = slot(f"A: front: Ossuary Golem{grave}; twilight: 4 Imp\nB: front: Ox; grave: 6 Imp", CAST)
    assert s.value("A F1", "close") == close


@plays("Damask Duellist", "Wall-Eyed Slinger", "Velvet Duellist")
@pytest.mark.parametrize(
    ("a", "b", "label", "tokens"),
    [
        ("front: Damask Duellist", "front: Lord", "Lord F1 with Damask Duellist F1, close", 1),
        ("front: Damask Duellist", "front: Five", "Five F1 with Damask Duellist F1, close", 0),
        ("front: Damask Duellist, Ox", "front: Seven", "Seven F1 with Damask Duellist F1 + Ox F2, close", 0),
        ("front: Wall-Eyed Slinger", "back: Four", "Four B1 with Wall-Eyed Slinger F1, ranged", 1),
        ("front: Wall-Eyed Slinger", "front: Four", "Four F1 with Wall-Eyed Slinger F1, ranged", 0),
        ("front: Wall-Eyed Slinger", "back: Two", "Two B1 with Wall-Eyed Slinger F1, close", 0),
        ("back: Wall-Eyed Slinger", "back: Four", "Four B1 with Wall-Eyed Slinger B1, ranged", 1),
        ("front: Velvet Duellist", "front: Four", "Four F1 with Velvet Duellist F1, close", 1),
        ("front: Velvet Duellist", "back: Four", "Four B1 with Velvet Duellist F1, close", 1),
        ("front: Velvet Duellist", "front: -, Four", "Four F2 with Velvet Duellist F1, close", 0),
        ("front: Velvet Duellist, Ox", "front: Five", "Five F1 with Velvet Duellist F1 + Ox F2, close", 0),
    ],
)
def test_it_strikes_harder_at_some(a: str, b: str, label: str, tokens: int) -> None:
    cast = CAST | {
        "Lord": "level 2 def 5 life 5", "Seven": "level 2 def 6 life 5",
        **{name: f"def {n} life 5" for n, name in ((2, "Two"), (4, "Four"), (5, "Five"))},
    }  # fmt: skip
    s = slot(f"A: {a}\nB: {b}", cast)
    s.choose(f"attack {label}")
    s.decline()
    target = label.partition(" with ")[0][-2:]
    assert s.tokens(f"B {target}") == tokens


@plays("Damask Duellist", "Wall-Eyed Slinger", "Velvet Duellist")
@pytest.mark.parametrize(
    ("a", "b", "label", "tokens"),
    [
        ("front: Lord", "front: Damask Duellist", "Damask Duellist F1 with Lord F1, close", 0),
        ("back: Four", "front: Wall-Eyed Slinger", "Wall-Eyed Slinger F1 with Four B1, ranged", 1),
        ("front: Four", "front: Wall-Eyed Slinger", "Wall-Eyed Slinger F1 with Four F1, ranged", 0),
        ("front: Four", "front: Velvet Duellist", "Velvet Duellist F1 with Four F1, close", 0),
    ],
)
def test_striking_back_it_may_be_otherwise(a: str, b: str, label: str, tokens: int) -> None:
    cast = CAST | {"Lord": "level 2 close 1 def 5 life 5", "Four": "close 1 ranged 1 def 4 life 5"}
    s = slot(f"A: {a}\nB: {b}", cast)
    s.choose(f"attack {label}")
    s.decline()
    where = label.partition(", ")[0][-2:]
    assert s.tokens(f"A {where}") == tokens
