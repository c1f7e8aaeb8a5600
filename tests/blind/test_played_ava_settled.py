"""Blind texts of AVA about cities that fall, phases without an attack and marked avatars, played as they were meant."""

import pytest

from blind.gestures import fought
from blind.texts import ava, plays, until

TEXTS = {"Wait": "event 0: Draw a card.", "Raze": "event 0: Deal 9 damage to target city."}
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Breachsong Herald")
@pytest.mark.parametrize(("strength", "points"), [(3, 3), (4, 0)])
def test_the_herald_is_paid_for_a_city_that_falls_to_its_blow(strength: int, points: int) -> None:
    s = ava(f"A: army: Breachsong Herald\nB: city Oak (Body, {strength}); city Elm (Mind, 8){COMBAT}", TEXTS)
    s.choose("attack Oak")
    fought(s)
    assert (s.place("Oak") == "B's graveyard", s.victory("A")) == (points > 0, points)


@plays("Breachsong Herald")
def test_what_others_destroy_brings_nothing() -> None:
    s = ava(f"A: army: Breachsong Herald; hand: Raze\nB: city Oak (Body, 8); city Elm (Mind, 8){COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "play Raze")
    s.play("Raze", "target Oak")
    fought(s)
    assert (s.place("Oak"), s.victory("A")) == ("B's graveyard", 0)


@plays("Shamed Before the Ranks")
@pytest.mark.parametrize(("does", "life"), [(True, 20), (False, 19)])
def test_who_does_not_attack_is_shamed(does: bool, life: int) -> None:
    s = ava(f"A: army: Wolf 1/9; attached: Shamed Before the Ranks on A\nB: army: Ox 1/9{COMBAT}", TEXTS)
    s.choose("attack B's army" if does else "done")
    fought(s)
    assert s.life("A") == life


@plays("Shamed Before the Ranks")
def test_it_asks_for_attacks_in_his_own_phases_alone() -> None:
    s = ava(f"A: army: Wolf 1/9\nB: army: Ox 1/9; attached: Shamed Before the Ranks on B{COMBAT}", TEXTS)
    s.choose("done")
    fought(s)
    assert (s.life("A"), s.life("B")) == (20, 20)


@plays("Sedan Bearers")
@pytest.mark.parametrize(("bearers", "may"), [("Sedan Bearers", True), ("Sedan Bearers marked", False)])
def test_bearers_carry_a_marked_avatar_into_the_fight(bearers: str, may: bool) -> None:
    s = ava(f"A: army: Wolf 1/9; {WAITING}\nB: army: {bearers}, Ox 1/9; avatar marked; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert ("block Wolf with Avatar of B" in s.options()) is may
    s.choose("done")
    assert (s.options() == ["yes", "no"]) is may  # defend alongside?
