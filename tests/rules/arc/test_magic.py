"""ARC-MAGIC: in one's own Play phases, then to the graveyard; what a creature is given lasts for the time stated."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Rain": "magic 1: Draw a card.",
    "Harvest": "event 1: Gain 2 victory points.",
    "Lesson": 'magic 1: Target creature gains "(M): Draw a card."',
    "Schooling": 'magic 1: Target creature gains "(M): Draw a card." until your next turn.',
    "Growth": "magic 1: Target creature gains flying.",
    "Watch": "creature 1 1/1: Creatures with flying can't attack.",
}


@pytest.mark.parametrize("phase", ["Play", "Second Play"])
@rule("ARC-MAGIC-01")
def test_magic_is_played_in_ones_own_play_phases(phase: str) -> None:
    s = scene(f"A: gems 1 Gaian; hand: Rain; deck: Fern, 5\nB:\nphase: {phase}", cards=CARDS)
    s.choose("play Rain")
    assert s.hand("A") == ["Fern"]


@pytest.mark.parametrize("phase", ["Unmark", "Tactics", "Attack", "Discard"])
@rule("ARC-MAGIC-01")
def test_magic_is_not_played_in_other_phases(phase: str) -> None:
    s = scene(f"A: gems 2 Gaian; hand: Rain, Harvest; deck: 5\nB:\nphase: {phase}", cards=CARDS)
    while "play Harvest" not in s.options():
        s.choose("done")
    assert s.phase == phase
    s.refused("play Rain", "ARC-PLAY-05")


@rule("ARC-MAGIC-01")
def test_magic_is_not_played_in_the_turn_of_another() -> None:
    s = scene("A: gems 2 Gaian; hand: Rain, Harvest\nB: gems 1 Gaian; hand: Rain\nphase: Play, active B", cards=CARDS)
    s.choose("play Rain")
    assert (s.asked, s.chain()) == ("A", ["Rain (2)"])
    s.refused("play Rain (1)", "ARC-PLAY-05")


@rule("ARC-MAGIC-02")
def test_magic_goes_to_the_graveyard_after_being_played() -> None:
    s = scene("A: gems 1 Gaian; hand: Rain; deck: Fern, 5; grave: Moss\nB: gems 1 Gaian; hand: Harvest", cards=CARDS)
    s.choose("play Rain")
    assert (s.place("Rain"), s.grave("A")) == ("the chain", ["Moss"])
    s.choose("pass")
    assert (s.hand("A"), s.grave("A")) == (["Fern"], ["Rain", "Moss"])


@rule("ARC-MAGIC-03", "ARC-ABIL-01")
def test_an_ability_that_magic_gives_is_lost_at_the_end_of_the_turn() -> None:
    s = scene("A: gems 1 Gaian; hand: Lesson; army: Wolf\nB: army: Imp", cards=CARDS)
    s.play("Lesson", "target Wolf")
    assert "use Wolf" in s.options()
    s.choose("use Wolf")
    assert (s.marked("Wolf"), s.hand("A")) == (True, ["Spare"])
    s.to("Play", "A")
    assert not s.marked("Wolf")
    assert "use Wolf" not in s.options()


@rule("ARC-MAGIC-03")
def test_an_ability_that_magic_gives_lasts_for_the_time_stated() -> None:
    s = scene("A: gems 2 Gaian; hand: Lesson, Schooling\nB: army: Wolf, Imp", cards=CARDS)
    s.play("Lesson", "target Imp")
    s.play("Schooling", "target Wolf")
    s.to("Play", "B")
    offered = s.options()
    assert "use Wolf" in offered
    assert "use Imp" not in offered
    s.to("Play", "A")
    s.to("Play", "B")
    assert "use Wolf" not in s.options()


@rule("ARC-MAGIC-03")
def test_a_keyword_that_magic_gives_without_a_time_is_lost_at_the_end_of_the_turn() -> None:
    s = scene("A: gems 1 Gaian; hand: Growth; army: Wolf, Watch\nB: army: Imp", cards=CARDS)
    s.play("Growth", "target Wolf")
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.marked("Wolf"), s.marked("Watch")) == (False, True), "only Watch could be sent"
    s.to("Attack", "B")
    s.to("Attack", "A")
    s.choose("attack B's army")
    assert "send Wolf" in s.options()
