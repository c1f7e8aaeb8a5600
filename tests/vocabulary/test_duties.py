"""What must be paid to attack, and who may not use abilities."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Giant": "creature 5 6/6: This creature can't attack unless you pay 2 gold when it is announced as an attacker.",
    "Must": "creature 5 2/2: This creature must attack. This creature can't attack unless you pay 1 gold.",
    "Ban": "creature 1 1/1: Opponents can't use activated abilities.",
    "Well": "creature 1 1/1: Mark this creature: Gain 1 victory point.",
}


@rule("ARC-COMBAT-03", "ARC-CONFLICT-01")
@pytest.mark.parametrize(("gems", "can"), [(1, False), (2, True)])
def test_an_attacker_is_paid_for(gems: int, can: bool) -> None:
    s = scene(f"A: army: Giant; gems {gems} Gaian\nB: 15 points\nphase: Attack", cards=CARDS)
    assert any("army" in option for option in s.options()) is can
    if can:
        s.choose("attack B's army")
        assert (s.gems("A"), s.points("B")) == ("", 9)


@rule("ARC-COMBAT-03", "ARC-CONFLICT-01")
def test_gems_of_two_factions_are_chosen_for_it() -> None:
    s = scene("A: army: Giant, Mule 1/1; gems 2 Gaian, 1 Red Banner\nphase: Attack", cards=CARDS)
    s.choose("attack B", "send Giant")
    assert all("pay" in option for option in s.options())
    s.choose(s.options()[0])
    assert s.marked("Giant")
    assert "send Mule" in s.options()


@rule("ARC-CONFLICT-01")
def test_nobody_must_pay_to_attack() -> None:
    s = scene("A: army: Must; gems 2 Gaian\nphase: Attack", cards=CARDS)
    assert "done" in s.options()


@rule("ARC-COMBAT-03", "ARC-CONFLICT-01")
def test_a_city_asks_for_each_attacker() -> None:
    cards = {
        "Fort": "city 1 Body 8: Always: Creatures can't attack this city unless their controller pays 1 gold for each of them."
    }
    s = scene("A: army: Ox 1/1, Mule 1/1; gems 1 Gaian\nB: city Fort\nphase: Attack", cards=cards)
    s.choose("attack Fort", "send Ox")
    assert "send Mule" not in s.options()
    assert s.gems("A") == ""


@rule("ARC-ABIL-05", "ARC-CONFLICT-02")
@pytest.mark.parametrize(("seat", "can"), [("A", True), ("B", False)])
def test_a_player_may_be_kept_from_using_abilities(seat: str, can: bool) -> None:
    mine, theirs = ("Well, Ban", "Mule") if seat == "A" else ("Well", "Ban")
    s = scene(f"A: army: {mine}\nB: army: {theirs}\nphase: Play", cards=CARDS)
    assert ("use Well" in s.options()) is can
