"""Blind texts of SLOT's seventh round about rows, columns and who fights how, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Bow": "ranged 1 def 1 life 5", "Boss": "level 2 close 1 def 1 life 1",
    "Mage": "magic 9 def 1 life 5", "Five": "close 5 ranged 5 def 5 life 5", "Six": "close 6 def 6 life 5",
    "Seven": "close 7 def 7 life 5", "Two": "close 1 ranged 1 def 2 life 5", "Pup": "close 1 ranged 1 def 9 life 5 (Hound)",
    "Killer": "close 9 ranged 9 def 9 life 9", "Hound": "close 1 ranged 1 def 9 life 5",
}  # fmt: skip


@plays("Oriflamme Captain", "Pike Brother", "Kennel Matron")
@pytest.mark.parametrize(
    ("army", "who", "comes_to"),
    [
        ("front: Oriflamme Captain, Ox; back: Ox", "F2", 2),
        ("front: Oriflamme Captain, Ox; back: Ox", "F1", 4),
        ("front: Oriflamme Captain, Ox; back: Ox", "B1", 1),
        ("front: Ox, Ox; back: Oriflamme Captain, Ox", "B2", 2),
        ("front: Oriflamme Captain, Oriflamme Captain", "F1", 5),
        ("front: Pike Brother; back: Ox", "F1", 5),
        ("front: Pike Brother, Ox; back: -, Ox", "F1", 3),
        ("front: Ox; back: Pike Brother", "B1", 3),
        ("front: Kennel Matron, Ox; back: -, -, Pup", "B3", 2),
        ("front: Kennel Matron, Hound", "F2", 2),
        ("front: Kennel Matron, Ox", "F2", 1),
        ("front: Kennel Matron, Ox", "F1", 2),
        ("front: Kennel Matron, Kennel Matron, Pup", "F3", 3),
    ],
)
def test_close_values_hang_on_allies(army: str, who: str, comes_to: int) -> None:
    s = slot(f"A: {army}\nB: front: Ox, Pup; back: Ox", CAST)
    assert s.value(f"A {who}", "close") == comes_to
    assert [s.value(f"B {where}", "close") for where in ("F1", "F2", "B1")] == [1, 1, 1]


@plays("Oriflamme Captain")
def test_who_has_no_close_weapon_gets_none() -> None:
    s = slot(f"A: front: Oriflamme Captain, Bow\nB: front: Ann; {FAR}", CAST)
    assert not [label for label in s.options() if "with Bow F2, close" in label]


@plays("Kennel Matron")
@pytest.mark.parametrize(
    ("army", "band", "left"), [("Pup, Pup", "Pup F1 + Pup F2", 2), ("Pup, Ox", "Pup F1 + Ox F2", 1)]
)
def test_a_group_of_hounds_takes_an_action_point_less(army: str, band: str, left: int) -> None:
    s = slot(f"A: front: {army}; back: Kennel Matron\nB: front: Killer; {FAR}\nstep: Action, ap 3", CAST)
    s.choose(f"attack Killer F1 with {band}, close")
    while s.options()[0].startswith("number"):
        s.choose(s.options()[0])
    assert s.ap == left


@plays("Kennel Matron")
def test_two_matrons_make_it_two_less_and_a_single_attack_takes_one() -> None:
    s = slot(
        f"A: front: Pup, Pup; back: Kennel Matron, Kennel Matron\nB: front: Killer; {FAR}\nstep: Action, ap 1", CAST
    )
    single = s.fork()
    s.choose("attack Killer F1 with Pup F1 + Pup F2, ranged")
    while s.options()[0].startswith("number"):
        s.choose(s.options()[0])
    assert "attack Killer F1 with Kennel Matron B1, ranged" in s.options()
    single.choose("attack Killer F1 with Pup F1, ranged")
    single.decline()
    assert not [label for label in single.options() if label.startswith("attack")]


@plays("Stile Guard")
def test_who_stands_behind_the_guard_is_no_target_of_magic() -> None:
    table = "A: front: Mage, Mage; back: -, -, -, Mage\nB: front: {}; back: {}"
    s = slot(table.format("Stile Guard, -", "Ox, Ox"), CAST)
    assert {"attack Ox B2 with Mage F2, ranged", "attack Stile Guard F1 with Mage F1, ranged"} <= {*s.options()}
    assert not [o for o in s.options() if o.startswith("attack Ox B1")]
    behind = slot("A: front: Mage; back: -, -, -, Page\nB: front: -, Ox; back: Stile Guard", CAST)
    assert "attack Stile Guard B1 with Mage F1, ranged" in behind.options()


@plays("Hedge Slinger")
@pytest.mark.parametrize(
    ("army", "label", "may"),
    [
        ("back: Hedge Slinger", "attack Sore B1 with Hedge Slinger B1, ranged", True),
        ("front: Hedge Slinger", "attack Sore B1 with Hedge Slinger F1, ranged", False),
        ("back: -, Hedge Slinger", "attack Sore B1 with Hedge Slinger B2, ranged", False),
        ("back: Bow", "attack Sore B1 with Bow B1, ranged", False),
    ],
)
def test_out_of_the_back_row_it_ignores_cover(army: str, label: str, may: bool) -> None:
    s = slot(f"A: {army}\nB: front: Ox; back: Sore", CAST | {"Sore": "close 1 def 1 life 1"})
    assert (label in s.options()) is may


@plays("Bonepicker", "Trophy Hunter")
@pytest.mark.parametrize(("who", "victim", "tokens", "points"), [
    ("Bonepicker", "Imp", 1, 0), ("Bonepicker", "Boss", 1, 0), ("Trophy Hunter", "Imp", 1, 0), ("Trophy Hunter", "Boss", 1, 1),
])  # fmt: skip
def test_killing_brings_something(who: str, victim: str, tokens: int, points: int) -> None:
    hurt = 2 if who == "Bonepicker" else 1
    s = slot(f"A: front: {who} hurt {hurt}, Ox; back: Ox\nB: front: {victim}, Killer; back: -, -, Killer", CAST)
    plain = slot(f"A: front: Five hurt 1, Ox; back: Ox\nB: front: {victim}, Killer; back: -, -, Killer", CAST)
    for scene, name in ((s, who), (plain, "Five")):
        scene.choose(f"attack {victim} F1 with {name} F1, close")
        scene.decline()
    assert (s.tokens("A F1"), s.points("A") - plain.points("A")) == (tokens, points)
    assert plain.tokens("A F1") == 1


@plays("Bonepicker")
def test_of_an_ally_s_kill_it_is_healed_and_of_an_ally_s_death_it_is_not() -> None:
    s = slot("A: front: Bonepicker hurt 2, Killer; back: Ox\nB: front: -, Imp, Ox; back: Ox", CAST)
    s.choose("attack Imp F2 with Killer F2, close")
    s.decline()
    assert s.tokens("A F1") == 1
    s = slot("A: front: Killer; back: Ox\nB: front: Imp, Bonepicker hurt 2; back: Ox", CAST)
    s.choose("attack Imp F1 with Killer F1, close")
    s.decline()
    assert s.tokens("B F2") == 2


@plays("Drummer of the Third Line")
def test_the_drummer_unmarks_another_of_its_row() -> None:
    s = slot(
        "A: front: Drummer of the Third Line, Ox marked; back: Ann marked\n"
        "B: front: Five marked; back: Ox marked\nstep: Abilities",
        CAST,
    )
    s.choose("use Drummer of the Third Line F1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1")] == [True, False, True]


@plays("Tallow Witch")
def test_the_witch_puts_a_token_on_an_enemy_of_her_column() -> None:
    s = slot("A: front: Tallow Witch, Ox; back: Ox\nB: front: Two, Two; back: Imp, Two\nstep: Abilities", CAST)
    s.choose("use Tallow Witch F1", "give Ox F2")
    assert sorted(s.options()) == ["pick Imp B1", "pick Two F1"]
    s.choose("pick Imp B1")
    assert (s.who("B B1"), s.marked("A F1"), s.marked("A F2"), s.tokens("B F1")) == ("", True, True, 0)


@plays("Grey Provost")
def test_enemies_of_its_column_neither_move_nor_swap() -> None:
    s = slot("A: front: Ox, Ann, Two; back: Imp\nB: front: Grey Provost; back: -, Ox\nstep: Move", CAST)
    moves = [label for label in s.options() if label.startswith("move")]
    assert moves
    assert not [label for label in moves if "Ox F1" in label or "Imp" in label or "swapping with Ox" in label]
    assert "move Ann F2 to B2" in moves
    assert "move Ann F2 to F3, swapping with Two" in moves


@plays("Wall of Brambles", "Sallyport")
@pytest.mark.parametrize("who", ["Wall of Brambles", "Sallyport"])
def test_it_neither_moves_nor_is_swapped(who: str) -> None:
    s = slot(f"A: front: {who}, Ox; back: -, -, -, Page\nB: front: Ann; {FAR}\nstep: Move", CAST)
    assert not [label for label in s.options() if label.startswith("move") and who in label]
    assert "move Ox F2 to B2" in s.options()


@plays("Wall of Brambles")
def test_no_group_attacks_the_wall() -> None:
    s = slot(f"A: front: Ox, Ox; back: Ox\nB: front: Wall of Brambles, Ann; {FAR}", CAST)
    assert "attack Wall of Brambles F1 with Ox F1, close" in s.options()
    assert not [label for label in s.options() if label.startswith("attack Wall") and "+" in label]
    assert [label for label in s.options() if label.startswith("attack Ann") and "+" in label]
