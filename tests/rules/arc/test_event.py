"""ARC-EVENT: once, at any time, answered by other events, and then to the graveyard."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Harvest": "event 1: Gain 2 victory points.",
    "Bounty": "event 2: Gain 3 victory points.",
    "Bolt": "event 1: Deal 3 damage to target creature.",
    "Bark": "event 1: Target creature gets +0/+3 until end of turn.",
    "Splinter": "event 1: Target creature gets +0/-3 until end of turn.",
    "Rain": "magic 1: Draw a card.",
}


@rule("ARC-EVENT-01")
def test_the_effect_of_an_event_happens_once_and_at_once() -> None:
    s = scene("A: gems 2 Gaian; hand: Harvest, Rain\nB:", cards=CARDS)
    s.choose("play Harvest")
    assert (s.points("A"), s.phase, s.asked) == (17, "Play", "A")
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert s.points("A") == 17


@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize("phase", ["Unmark", "Draw", "Tactics", "Play", "Attack", "Second Play", "Discard"])
@rule("ARC-EVENT-02")
def test_events_can_be_played_in_each_phase_of_each_turn(phase: str, active: str) -> None:
    s = scene(f"A: gems 1 Gaian; hand: Harvest\nB:\nphase: {phase}, active {active}", cards=CARDS)
    while "play Harvest" not in s.options():
        assert s.phase == phase
        s.choose("done" if "done" in s.options() else "draw 2")
    assert (s.phase, s.active) == (phase, active)
    s.choose("play Harvest")
    s.all_pass()
    assert s.points("A") == 17


@rule("ARC-EVENT-02")
def test_an_event_is_paid_with_its_players_free_gems() -> None:
    s = scene("A: gems 1 Gaian, 1 Gaian consumed; hand: Harvest, Bounty\nB:\nphase: Play, active B", cards=CARDS)
    assert s.asked == "A"
    s.refused("play Bounty", "ARC-POWER-08")
    s.choose("play Harvest")
    assert (s.points("A"), s.gems("A"), s.consumed("A")) == (17, "", "2 Gaian")


@rule("ARC-EVENT-03")
def test_an_event_goes_to_its_owners_graveyard_after_its_text_was_followed() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Harvest; grave: Fern
        B: gems 1 Gaian; hand: Bolt; army: Wolf 3/3
        """,
        cards=CARDS,
    )
    s.choose("play Harvest")
    assert (s.place("Harvest"), s.points("A"), s.grave("A")) == ("the chain", 15, ["Fern"])
    s.choose("pass")
    assert (s.points("A"), s.grave("A"), s.turn) == (17, ["Harvest", "Fern"], 3)


@rule("ARC-EVENT-04")
def test_events_are_answered_with_events_until_nobody_adds_one() -> None:
    s = scene(
        """
        A: gems 3 Gaian; hand: Bolt, Splinter, Harvest
        B: gems 2 Gaian; hand: Bark, Harvest; army: Wolf 3/4
        """,
        cards=CARDS,
    )
    for name in ("Bolt", "Bark", "Splinter", "Harvest (2)"):
        s.choose(f"play {name.removesuffix(' (2)')}")
    assert s.chain() == ["Bolt", "Bark", "Splinter", "Harvest (2)"]
    s.choose("pass")
    assert (s.points("B"), s.chain()) == (17, ["Bolt", "Bark", "Splinter"])
    s.choose("pass")
    assert (s.value("Wolf"), s.chain()) == ("3/1", ["Bolt", "Bark"])
    s.choose("pass")
    assert (s.value("Wolf"), s.chain()) == ("3/4", ["Bolt"])
    s.choose("pass")
    assert (s.value("Wolf"), s.damage("Wolf"), s.grave("A")) == ("3/4", 3, ["Bolt", "Splinter"])


@rule("ARC-EVENT-05")
def test_an_event_does_not_wait_for_the_end_of_the_combat() -> None:
    s = scene(
        """
        A: gems 2 Gaian; hand: Harvest, Splinter; army: Lynx 2/2
        B: army: Wolf 1/9
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army", "pass", "block Lynx with Wolf")
    s.choose("play Harvest", "pass")
    assert (s.grave("A"), s.points("A"), s.asked) == (["Harvest"], 17, "A")
    assert s.damage("Wolf") == 0, "the combat is not over"
    s.choose("pass")
    assert s.damage("Wolf") == 2


@rule("ARC-EVENT-EX1")
def test_an_event_answers_a_magic_card_of_the_opponent() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Harvest
        B: gems 2 Gaian; hand: Rain, Bolt; deck: Fern, Moss; army: Wolf 3/4
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.choose("play Rain")
    assert (s.asked, s.chain()) == ("A", ["Rain"])
    s.choose("play Harvest")
    assert s.asked == "B"
    s.choose("pass")
    assert (s.points("A"), s.grave("A"), s.chain(), s.hand("B")) == (17, ["Harvest"], ["Rain"], ["Bolt"])
    s.choose("pass")
    assert (s.hand("B"), s.grave("B")) == (["Bolt", "Fern"], ["Rain"])
