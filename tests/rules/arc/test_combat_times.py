"""ARC-COMBAT-26, ARC-MULTI-05: what lasts for a fight that does not come, and until a turn that does not come."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Rage": "event 0: Target creature gets +2/+0 during this attack.",
    "Fury": "event 0: Target creature gets +2/+0 during this combat.",
    "Calm": "event 0: Target creature gets +2/+0 until your next turn.",
    "Song": "event 0: Target creature gets +2/+0 until your next Tactics phase.",
    "Loan": "event 0: Target creature gets +2/+0 until your next Unmark phase.",
}


@pytest.mark.parametrize("event", ["Rage", "Fury"])
@rule("ARC-COMBAT-26")
def test_what_was_to_last_for_a_fight_ends_with_the_turn(event: str) -> None:
    s = scene(f"A: hand: {event}; army: Wolf 2/2\nB: army: Owl\nphase: Play", cards=CARDS)
    s.play(event, "target Wolf")
    assert s.value("Wolf") == "4/2"
    s.to("Play", "B")
    assert s.value("Wolf") == "2/2"


@pytest.mark.parametrize("event", ["Rage", "Fury"])
@rule("ARC-COMBAT-26")
def test_it_lasts_through_the_next_fight(event: str) -> None:
    s = scene(f"A: hand: {event}; army: Wolf 2/2\nB: 15 points\nphase: Play", cards=CARDS)
    s.play(event)
    s.to("Attack")
    s.choose("attack B's army")
    s.all_pass()
    assert (s.points("B"), s.value("Wolf")) == (11, "2/2")


@pytest.mark.parametrize("event", ["Calm", "Song", "Loan"])
@rule("ARC-MULTI-05")
def test_what_lasts_until_a_turn_of_the_defeated_ends_where_that_would_have_come(event: str) -> None:
    s = scene(f"A: hand: {event}; army: Fox\nB: army: Wolf 2/2\nC:\nphase: Play", cards=CARDS)
    s.play(event, "target Wolf")
    s.concede("A")
    s.to("Draw", "C")
    assert s.value("Wolf") == "4/2"
    s.to("Draw", "B")
    assert s.value("Wolf") == "2/2"
