"""AVA-EVENT and AVA-MAGIC: events at any time, magic in one's own Play phases; then to the graveyard."""

import pytest

from scenes.ava import rule, scene

CARDS = {
    "Harvest": "event 1: Gain 2 victory points.",
    "Bolt": "event 1: Deal 3 damage to target creature.",
    "Bark": "event 1: Target creature gets +0/+3 until end of turn.",
    "Splinter": "event 1: Target creature gets +0/-3 until end of turn.",
    "Rain": "magic 1: Draw a card.",
    "Lesson": 'magic 1: Target creature gains "(M): Draw a card."',
    "Schooling": 'magic 1: Target creature gains "(M): Draw a card." until your next turn.',
}
PHASES = ["Unmark", "Upkeep", "Draw", "Tactics", "Play", "Attack", "Second Play", "Entrance", "Discard"]


@rule("AVA-EVENT-01")
def test_the_effect_of_an_event_happens_once_and_at_once() -> None:
    s = scene("A: gold 1 Gaian; hand: Harvest\nB:", cards=CARDS)
    s.choose("play Harvest")
    assert (s.victory("A"), s.grave("A")) == (2, ["Harvest"])
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert s.victory("A") == 2


@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize("phase", PHASES)
@rule("AVA-EVENT-02")
def test_events_can_be_played_in_each_phase_of_each_turn(phase: str, active: str) -> None:
    s = scene(f"A: gold 1 Gaian; hand: Harvest\nB:\nphase: {phase}, active {active}", cards=CARDS)
    while "play Harvest" not in s.options():
        assert s.phase == phase
        s.choose("done" if "done" in s.options() else "no")
    assert (s.phase, s.active) == (phase, active)
    s.choose("play Harvest")
    s.all_pass()
    assert s.victory("A") == 2


@rule("AVA-EVENT-03")
def test_an_event_goes_to_its_owners_graveyard_after_its_text_was_followed() -> None:
    s = scene("A: gold 1 Gaian; hand: Harvest; grave: Fern\nB: gold 1 Gaian; hand: Bolt; army: Wolf 3/3", cards=CARDS)
    s.choose("play Harvest")
    assert (s.place("Harvest"), s.victory("A"), s.grave("A")) == ("the chain", 0, ["Fern"])
    s.choose("pass")
    assert (s.victory("A"), s.grave("A"), s.turn) == (2, ["Harvest", "Fern"], 3)


@rule("AVA-EVENT-04")
def test_events_are_answered_with_events_until_nobody_adds_one() -> None:
    s = scene(
        "A: gold 2 Gaian; hand: Bolt, Splinter\nB: gold 2 Gaian; hand: Bark, Harvest; army: Wolf 3/4", cards=CARDS
    )
    s.choose("play Bolt", "play Bark", "play Splinter", "play Harvest")
    assert (s.victory("B"), s.value("Wolf"), s.damage("Wolf")) == (2, "3/4", 3)
    assert s.grave("A") == ["Bolt", "Splinter"]


@rule("AVA-EVENT-05")
def test_an_event_does_not_wait_for_the_end_of_the_combat() -> None:
    s = scene("A: gold 2 Gaian; hand: Harvest, Splinter; army: Lynx 2/2\nB: army: Wolf 1/9\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "send Lynx", "done", "pass", "block Lynx with Wolf", "done", "play Harvest")
    s.choose("pass") if s.chain() else None
    assert (s.grave("A"), s.victory("A"), s.damage("Wolf")) == (["Harvest"], 2, 0), "the combat is not over"
    s.choose("pass")
    assert s.damage("Wolf") == 2


@rule("AVA-EVENT-EX1")
def test_an_event_answers_a_magic_card_of_the_opponent() -> None:
    s = scene(
        "A: gold 1 Gaian; hand: Harvest\nB: gold 1 Gaian; hand: Rain; deck: Fern, Moss\nphase: Play, active B",
        cards=CARDS,
    )
    s.choose("play Rain")
    assert (s.asked, s.chain()) == ("A", ["Rain"])
    s.choose("play Harvest")
    s.all_pass()
    assert (s.victory("A"), s.hand("B")) == (2, ["Fern"])
    told = s.log()
    assert told.index("A gains 2 VP") < next(n for n, line in enumerate(told) if line.startswith("B draws"))


@pytest.mark.parametrize("phase", ["Play", "Second Play"])
@rule("AVA-MAGIC-01")
def test_magic_is_played_in_ones_own_play_phases(phase: str) -> None:
    s = scene(f"A: gold 1 Gaian; hand: Rain; deck: Fern, 5\nB:\nphase: {phase}", cards=CARDS)
    s.choose("play Rain")
    assert s.hand("A") == ["Fern"]


@pytest.mark.parametrize("phase", [phase for phase in PHASES if "Play" not in phase])
@rule("AVA-MAGIC-01", "AVA-ENCH-01")
def test_magic_and_enchantments_are_not_played_in_other_phases(phase: str) -> None:
    cards = CARDS | {"Moat": "enchantment 1: Attach to target player."}
    s = scene(f"A: gold 2 Gaian; hand: Rain, Moat, Harvest; deck: 5\nB:\nphase: {phase}", cards=cards)
    while "play Harvest" not in s.options() and "rotate the cities deck" not in s.options():
        s.choose("done" if "done" in s.options() else "no")
    assert s.phase == phase
    for name in ("Rain", "Moat"):
        assert f"play {name}" not in s.options()
        assert s.reason(f"play {name}") in ("AVA-PLAY-03", "AVA-EVENT-02")


@rule("AVA-MAGIC-01", "AVA-ENCH-01")
def test_magic_and_enchantments_are_not_played_in_the_turn_of_another() -> None:
    cards = CARDS | {"Moat": "enchantment 1: Attach to target player."}
    s = scene(
        "A: gold 2 Gaian; hand: Rain, Moat, Harvest\nB: gold 1 Gaian; hand: Rain\nphase: Play, active B", cards=cards
    )
    s.choose("play Rain")
    assert (s.asked, s.options()) == ("A", ["pass", "play Harvest"])


@rule("AVA-MAGIC-02")
def test_magic_goes_to_the_graveyard_after_being_played() -> None:
    s = scene("A: gold 1 Gaian; hand: Rain; deck: Fern, 5; grave: Moss\nB: gold 1 Gaian; hand: Harvest", cards=CARDS)
    s.choose("play Rain")
    assert (s.place("Rain"), s.grave("A")) == ("the chain", ["Moss"])
    s.choose("pass")
    assert (s.hand("A"), s.grave("A")) == (["Fern"], ["Rain", "Moss"])


@rule("AVA-MAGIC-03")
def test_an_ability_that_magic_gives_lasts_until_the_end_of_the_turn_or_for_the_time_stated() -> None:
    s = scene("A: gold 2 Gaian; hand: Lesson, Schooling\nB: army: Wolf, Imp\nphase: Second Play", cards=CARDS)
    s.play("Lesson", "target Imp")
    s.play("Schooling", "target Wolf")
    s.to("Play", "B")
    assert ("use Wolf" in s.options(), "use Imp" in s.options()) == (True, False)
    s.to("Play", "A")
    s.to("Play", "B")
    assert "use Wolf" not in s.options()
    s = scene("A: gold 1 Gaian; hand: Lesson; army: Wolf\nB:", cards=CARDS)
    s.play("Lesson")
    s.choose("use Wolf")
    assert (s.marked("Wolf"), s.hand("A")) == (True, ["Spare"])
    s.to("Play", "A")
    assert "use Wolf" not in s.options()
