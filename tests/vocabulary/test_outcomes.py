"""What comes of an attack, whose others other players are, and who arrives by a move."""

import pytest

from scenes.ava import scene

MOSS = "enchantment 1: Enchant creature. It cannot be the target of events of other players."


@pytest.mark.parametrize(("goal", "life"), [("B's army", 21), ("Elm", 20)])
def test_a_creature_is_unblocked_in_an_attack_on_an_army_and_on_nothing_else(goal: str, life: int) -> None:
    cards = {"Spy": "creature 1 1/1: Whenever Spy attacks an army and is unblocked, you gain 1 LP."}
    s = scene("A: army: Spy\nB: city Elm (Mind, 8)\nphase: Attack", cards=cards)
    s.choose(f"attack {goal}", "send Spy", "done")
    s.to("Second Play")
    assert s.life("A") == life


@pytest.mark.parametrize(("goal", "blocker", "life"), [("B's army", "Ox", 20), ("Elm", "Cow", 21)])
def test_a_creature_is_blocked_in_an_attack_on_a_city_and_on_nothing_else(goal: str, blocker: str, life: int) -> None:
    cards = {"Ram": "creature 1 1/9: Whenever Ram attacks a city and is blocked, you gain 1 LP."}
    s = scene("A: army: Ram\nB: army: Ox 1/9; city Elm (Mind, 8): Cow 1/9\nphase: Attack", cards=cards)
    s.choose(f"attack {goal}", "send Ram", "done")
    s.choose(f"block Ram with {blocker}")
    s.to("Second Play")
    assert s.life("A") == life


@pytest.mark.parametrize(("host", "aimed"), [("Ox", False), ("Ram", True)])
def test_other_players_are_all_but_who_controls_the_enchanted_creature(host: str, aimed: bool) -> None:
    cards = {"Moss": MOSS, "Bolt": "event 0: Deal 1 damage to target creature."}
    s = scene(f"A: army: Ram 1/9; hand: Bolt\nB: army: Ox 1/9; attached: Moss on {host}\nphase: Play", cards=cards)
    s.choose("play Bolt")
    assert (f"target {host}" in s.options()) is aimed


def test_who_moves_arrives_by_a_move_and_who_is_put_there_does_not() -> None:
    cards = {
        "Stag": "creature 1 1/1: Whenever Stag arrives in a city by a move, you gain 1 LP.",
        "Hail": "event 0: Put target creature you control into a city you control.",
    }
    text = "A: army: Stag; hand: Hail; city Oak (Mind, 8)\nB:\nphase: Play"
    s = scene(text, cards=cards)
    s.choose("move Stag to Oak")
    s.all_pass()
    s.settle()
    assert s.life("A") == 21
    s = scene(text, cards=cards)
    s.play("Hail")
    s.settle()
    assert (s.life("A"), s.place("Stag")) == (20, "Oak")


def test_no_more_than_two_attack_a_city_in_which_it_lives() -> None:
    cards = {"Dryad": "creature 1 1/1: No more than two creatures can attack a city in which Dryad lives."}
    s = scene(
        "A: army: Wolf 1/1, Imp 1/1, Ox 1/1\nB: city Elm (Mind, 8): Dryad; city Oak (Mind, 8)\nphase: Attack",
        cards=cards,
    )
    s.choose("attack Elm", "send Wolf", "send Imp")
    assert "send Ox" not in s.options()
    assert "send Avatar of A" in s.options(), "it is no creature"
