"""Creatures that die while they attack or defend, and who controlled what died."""

import pytest

from scenes.arc import scene

CARDS = {
    "Ox": "creature 1 1/2: When this creature dies while attacking, gain 1 VP.",
    "Cow": "creature 1 1/2: When this creature dies while defending, gain 1 VP.",
    "Dart": "event 0: Deal 2 damage to target creature.",
    "Wake": "event 0: Gain 1 VP for each creature you controlled that died this turn.",
}


@pytest.mark.parametrize(("dies", "points"), [("Ox", 16), ("Cow", 15)])
def test_it_dies_while_attacking(dies: str, points: int) -> None:
    s = scene(f"A: 15 points; army: {dies}\nB: army: Bear 3/3\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", f"block {dies} with Bear")
    s.all_pass()
    assert (s.place(dies), s.points("A")) == ("A's graveyard", points)


@pytest.mark.parametrize(("dies", "points"), [("Ox", 15), ("Cow", 16)])
def test_it_dies_while_defending(dies: str, points: int) -> None:
    s = scene(f"A: army: Bear 3/3\nB: 15 points; army: {dies}\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", f"block Bear with {dies}")
    s.all_pass()
    assert (s.place(dies), s.points("B")) == ("B's graveyard", points)


@pytest.mark.parametrize("dies", ["Ox", "Cow"])
def test_it_dies_in_peace(dies: str) -> None:
    s = scene(f"A: 15 points; army: {dies}; hand: Dart\nB:\nphase: Play", cards=CARDS)
    s.play("Dart")
    assert (s.place(dies), s.points("A")) == ("A's graveyard", 15)


@pytest.mark.parametrize(("whose", "points"), [("A", 16), ("B", 15)])
def test_only_what_you_controlled_counts(whose: str, points: int) -> None:
    lines = {
        "A": "A: 15 points; hand: Dart, Wake; army: Imp 1/1\nB:",
        "B": "A: 15 points; hand: Dart, Wake\nB: army: Imp 1/1",
    }
    s = scene(f"{lines[whose]}\nphase: Play", cards=CARDS)
    s.play("Dart")
    s.play("Wake")
    assert (s.place("Imp"), s.points("A")) == (f"{whose}'s graveyard", points)
