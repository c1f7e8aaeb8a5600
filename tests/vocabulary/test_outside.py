"""What happens outside a turn or a phase, in the phase that ends, on top of a graveyard, and in claims of one's own."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Draft": "event 0: Draw a card.",
    "Warden": "creature 1 1/1: Whenever you draw a card outside your second Play phase, gain 1 VP.",
    "Hound": "creature 1 1/1: At the end of your Attack phase, Hound dies if it did not attack in it.",
    "Ghoul": "creature 1 1/1: Ghoul gets +2/+0 as long as the top card of your graveyard is a creature.",
    "Monk": "creature 1 1/1: At the end of your Tactics phase, if you announced no claim in it, gain 1 VP.",
}


@rule("ARC-TURN-03")
@pytest.mark.parametrize(("phase", "points"), [("Play", 1), ("Second Play", 0)])
def test_what_is_drawn_in_the_phase_itself_is_not_heard(phase: str, points: int) -> None:
    s = scene(f"A: army: Warden; hand: Draft; deck: 6\nB: deck: 6\nphase: {phase}", cards=CARDS)
    before = s.points("A")
    s.play("Draft")
    assert s.points("A") == before + points


@rule("ARC-AREA-09")
@pytest.mark.parametrize(("grave", "attack"), [("Cub", 3), ("Draft", 1), ("Draft, Cub", 3), ("Cub, Draft", 1)])
def test_the_top_card_is_looked_at_all_the_time(grave: str, attack: int) -> None:
    s = scene(f"A: army: Ghoul; grave: {grave}\nB:", cards=CARDS)
    assert s.table.attack[s.card("Ghoul")] == attack


@rule("ARC-TACT-01")
@pytest.mark.parametrize(("claim", "points"), [("done", 1), ("claim Body", 0)])
def test_who_claims_nothing_is_told_as_the_phase_ends(claim: str, points: int) -> None:
    s = scene("A: city Oak (Body, 8): Elf; army: Monk\nB: city Elm (Mind, 8)\nphase: Tactics", cards=CARDS)
    before = s.points("A")
    s.choose(claim)
    s.settle()
    assert s.points("A") == before + points


@rule("ARC-COMBAT-01")
def test_who_stayed_behind_dies_as_the_attack_phase_ends() -> None:
    s = scene("A: army: Hound\nB: army: Orc\nphase: Attack", cards=CARDS)
    s.choose("done")
    s.settle()
    assert "Hound" in s.grave("A")
