"""Blind texts of SLOT on battles without abilities, on rests, and on abilities of whole shapes, played as meant."""

import pytest

from blind.texts import FAR, FOLK, plays, slot

CAST = FOLK | {"User": "close 1 ranged 1 def 1 life 5: [ ] - This creature gets +1 DEF until the end of the battle."}


@plays("Pit Champion", "Court Mage", "Arbiter in Grey")
@pytest.mark.parametrize(
    ("army", "foes", "label", "asked"),
    [
        ("User", "Ox, User", "attack Ox F1 with User F1, close", True),
        ("Pit Champion, User", "User", "attack User F1 with Pit Champion F1, close", False),
        ("User, User", "Pit Champion, User", "attack Pit Champion F1 with User F1, close", False),
        ("User, Pit Champion", "Ox, User", "attack Ox F1 with User F1, close", True),
        ("Court Mage", "User", "attack User F1 with Court Mage F1, ranged", False),
        ("Court Mage", "User", "attack User F1 with Court Mage F1, close", True),
        ("Court Mage", "Ox, User", "attack Ox F1 with Court Mage F1, ranged", True),
        ("User marked, Ox", "Court Mage", "attack Court Mage F1 with Ox F2, ranged", False),
        ("Ox, User", "Arbiter in Grey, Ox", "attack Ox F2 with Ox F1, close", False),
        ("Ox, User", "Arbiter in Grey", "attack Arbiter in Grey F1 with Ox F1, close", False),
        ("Ox", "Arbiter in Grey, User", "attack User F2 with Ox F1, close", True),
        ("Arbiter in Grey, User, User", "Ox, Ox", "attack Ox F2 with User F2, close", True),
    ],
)
def test_whether_abilities_are_asked_for_in_a_battle(army: str, foes: str, label: str, asked: bool) -> None:
    s = slot(f"A: front: {army}; {FAR}\nB: front: {foes}; {FAR}", CAST)
    s.choose(label)
    assert ("decline" in s.options()) is asked


@plays("Stew Cook")
def test_whoever_rests_beside_the_cook_gets_two_lives_back() -> None:
    s = slot("A: front: Stew Cook, Ox hurt 3, Ox hurt 3\nB: front: Ox", CAST)
    far = s.fork()
    s.choose("rest Ox F2")
    far.choose("rest Ox F3")
    assert (s.tokens("A F2"), far.tokens("A F3")) == (1, 2)


@plays("Siege Marshal")
def test_a_row_marked_puts_a_token_on_each_enemy_of_the_front_row() -> None:
    s = slot("A: front: Siege Marshal, Ox, Ox, Ox\nB: front: Ox, Imp, -, Ox; back: Ox\nstep: Abilities", CAST)
    s.choose("use Siege Marshal F1")
    assert [s.tokens(f"B {where}") for where in ("F1", "F4", "B1")] == [1, 1, 0]
    assert s.who("B F2") == ""
    less = slot("A: front: Siege Marshal, Ox, Ox; back: Ox\nB: front: Ox\nstep: Abilities", CAST)
    assert "use Siege Marshal F1" not in less.options()


@plays("Black Banner Bearer")
def test_a_square_marked_gives_two_action_points() -> None:
    s = slot("A: front: Black Banner Bearer, Ox, Ann; back: Ox, Ox\nB: front: Ox, Ox, Ox\nstep: Abilities", CAST)
    s.choose("use Black Banner Bearer F1")
    s.to("Action", "A")
    assert s.ap == 5
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1", "B2")] == [True, True, False, True, True]
    assert not [label for label in s.options() if label.startswith("use")]
