"""Numbers of the rules that texts change: draws of a turn, how many defend together, free gems."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Sage": "creature 1 1/1: Whenever you draw one or more cards in your Draw & Resource phase, you draw one additional card.",
    "Giant": "creature 1 3/3: This creature must be defended against by two or more creatures or by none.",
    "Tax": "magic 0: Each opponent consumes two of his free gems.",
    "Seed": "creature 1 1/1: Mark me: You get one additional free Gaian gem this turn.",
}


@rule("ARC-TURN-07", "ARC-CONFLICT-01")
@pytest.mark.parametrize(("choice", "drawn"), [("draw 2", 3), ("draw 1 + 1 resource", 2), ("2 resources", 0)])
def test_who_draws_draws_one_more(choice: str, drawn: int) -> None:
    s = scene("A: deck: 9; hand: Mule, Ox; army: Sage\nB: deck: 9", cards=CARDS)
    s.to("Draw", "B")
    s.to("Draw", "A")
    before = len(s.hand("A"))
    s.choose(choice)
    assert len(s.hand("A")) == before + drawn


@rule("ARC-COMBAT-09", "ARC-CONFLICT-01")
def test_two_defend_or_nobody() -> None:
    s = scene("A: army: Giant\nB: army: Ox 2/2, Fox 2/2\nphase: Attack", cards=CARDS)
    s.choose("attack B")
    s.choose(next(each for each in s.options() if "Ox" in each))
    assert s.place("Giant") == "A's graveyard", "the second was the only choice left"


@rule("ARC-COMBAT-09", "ARC-CONFLICT-01")
def test_one_alone_cannot_defend() -> None:
    s = scene("A: army: Giant\nB: army: Ox 2/2, Fox 2/2 marked; 9 points\nphase: Attack", cards=CARDS)
    s.choose("attack B")
    assert not any("Ox" in each for each in s.options())
    assert s.points("B") == 6


@rule("ARC-POWER-08")
def test_gems_are_consumed_as_far_as_there_are_any() -> None:
    s = scene("A: hand: Tax\nB: gems 3 Gaian\nphase: Play", cards=CARDS)
    s.play("Tax")
    assert s.gems("B") == "1 Gaian"
    s = scene("A: hand: Tax\nB: gems 1 Gaian\nphase: Play", cards=CARDS)
    s.play("Tax")
    assert s.gems("B") == ""


@rule("ARC-POWER-13")
def test_one_more_gem_pays_for_this_turn() -> None:
    s = scene(
        "A: army: Seed; hand: Flash\nphase: Play", cards=CARDS | {"Flash": "event 1 Gaian: Gain 1 victory point."}
    )
    s.carry_out("use Seed")
    s.play("Flash")
    assert s.points("A") == 16
