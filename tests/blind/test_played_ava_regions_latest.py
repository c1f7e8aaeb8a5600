"""Blind regions of the latest round, played as their writers meant them."""

from blind.gestures import offered
from blind.texts import plays, regions


@plays("The Fever Quarter")
def test_each_own_upkeep_costs_a_life_point() -> None:
    s = regions("A: region The Fever Quarter; hand: 1\nB: hand: 1\nphase: Upkeep")
    s.to("Play", "A")
    assert (s.life("A"), s.life("B")) == (19, 20)
    other = regions("A: region The Fever Quarter; hand: 1\nB: hand: 1\nphase: Upkeep, active B")
    other.to("Play", "B")
    assert (other.life("A"), other.life("B")) == (20, 20)


@plays("The Old Paved Road")
def test_two_moves_are_made_over_both_play_phases() -> None:
    s = regions("A: region The Old Paved Road; army: Elk, Rat, Cur; hand: 1\nB: army: Owl, Hen; hand: 1")
    again = s.fork()
    s.carry_out("move Elk to the Body Domain")
    s.carry_out("move Rat to the Body Domain")
    assert (offered(s, "move"), s.marked("Rat")) == ([], True)
    again.carry_out("move Elk to the Body Domain")
    again.to("Second Play")
    again.carry_out("move Rat to the Mind Domain")
    assert not offered(again, "move")
    s.to("Play", "B")
    s.carry_out("move Owl to the Body Domain")
    assert not offered(s, "move")
