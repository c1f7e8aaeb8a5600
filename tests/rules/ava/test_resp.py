"""AVA-RESP: who may answer what, in which order, and how the chain resolves."""

import pytest

from scenes.ava import Scene, rule, scene

CARDS = {
    "Rain": "magic 0: Draw a card.",
    "Storm": "magic 0: Deal 3 damage to target creature.",
    "Cheer": "event 0: Gain 1 VP.",
    "Shout": "event 0: Gain 1 VP.",
    "Bark": "event 0: Target creature gets +0/+2 until end of turn.",
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Drummer": "creature 1 1/1: (M): Gain 1 VP.",
    "Levy": "event 0: Each player discards a card.",
    "Bell": "creature 1 1/1: Whenever a creature comes into play, you gain 1 VP.",
}
PHASES = ("Unmark", "Upkeep", "Draw", "Tactics", "Play", "Attack", "Second Play", "Entrance", "Discard")
TIRED = "avatar marked"

# What is chosen in a turn, how often B could answer before it, and what he answered.
TURN = (
    ("no", 2, "the end of the Unmark and the Upkeep phase"),
    ("claim Body", 1, "the end of the Draw phase"),
    ("bid Elder", 0, ""),
    ("done", 0, "marking cannot be answered by itself"),
    ("bid Owl", 1, "the claim's marks"),
    ("done", 0, ""),
    ("lay Imp", 2, "the answers, and the end of the Tactics phase"),
    ("name Gaian", 0, "placing a resource cannot be answered"),
    ("move Hen to the Army", 0, ""),
    ("attack B's army", 2, "the move announced, and the end of the First Play phase"),
    ("send Wolf", 0, ""),
    ("send Ox", 0, "marking cannot be answered by itself"),
    ("done", 0, ""),
    ("block Wolf with Ram", 1, "the attackers announced"),
    ("block Ox with Ewe", 0, "assigning defenders cannot be answered"),
    ("play Spare", 4, "two combats, and the ends of the Attack and Second Play phases"),
    ("place in Oakhold", 0, "paying cannot be answered"),
    ("rotate the cities deck", 1, "the creature announced"),
    ("done", 0, "rotating cannot be answered"),
    ("discard Spare", 1, "the end of the Entrance phase"),
    ("yes", 3, "discarding cannot be answered: the end of the Discard phase, B's Unmark and Upkeep phases"),
)


def pass_all_windows(s: Scene) -> int:
    """B passes for as long as he is asked for responses; how often that was."""
    times = 0
    while "pass" in s.options():
        assert s.asked == "B"
        s.choose("pass")
        times += 1
    return times


@rule("AVA-RESP-06", "AVA-RESP-07", "AVA-TURN-02")
def test_a_whole_turn_has_just_these_windows() -> None:
    s = scene(
        f"""
        A: gold 1 Gaian; city Oakhold (Body, 8): Elder, Hen; army: Wolf, Ox; hand: 8, Imp; {TIRED}
        B: hand: Cheer; city Reedmere (Mind, 8): Owl, Hare; army: Ram 1/3, Ewe 1/3; {TIRED}
        phase: Unmark
        """,
        cards=CARDS,
    )
    for deed, times, what in TURN:
        assert pass_all_windows(s) == times, f"before {deed!r}: {what}"
        s.choose(deed)


@rule("AVA-RESP-01", "AVA-RESP-02", "AVA-RESP-08")
def test_each_does_one_thing_and_who_has_passed_is_asked_again_when_somebody_acted() -> None:
    s = scene("A: hand: Rain, Cheer; deck: Fern, 9\nB: hand: Shout", cards=CARDS)
    s.choose("play Rain")
    assert s.asked == "B"
    s.choose("pass", "play Cheer")
    assert s.asked == "B"
    s.choose("play Shout")
    assert (s.victory("A"), s.victory("B"), s.hand("A")) == (1, 1, ["Fern"])


@rule("AVA-RESP-02")
def test_only_when_all_pass_in_succession_something_resolves() -> None:
    s = scene("A: hand: Rain, Cheer; deck: Fern, 9\nB: hand: Shout\nC: hand: Bark; army: Wolf", cards=CARDS)
    s.choose("play Rain")
    for seat in "BCA":
        assert (s.asked, s.place("Rain")) == (seat, "the chain")
        s.choose("pass")
    assert s.hand("A") == ["Cheer", "Fern"]


@rule("AVA-RESP-03")
def test_the_newest_resolves_alone_and_a_new_round_begins() -> None:
    s = scene("A: hand: Rain; deck: Fern, 9\nB: hand: Cheer, Shout, Bark; army: Wolf", cards=CARDS)
    s.choose("play Rain", "play Cheer", "play Shout", "pass")
    assert (s.victory("B"), s.chain(), s.asked) == (1, ["Rain", "Cheer"], "B")
    s.choose("pass", "pass")
    assert (s.victory("B"), s.hand("A"), s.chain()) == (2, ["Fern"], [])
    assert "done" in s.options(), "the window of an announcement closes when the chain is empty"


@rule("AVA-RESP-03")
def test_the_window_at_the_end_of_a_phase_goes_on_after_the_chain_is_empty() -> None:
    s = scene("A:\nB: hand: Cheer, Shout\nphase: Unmark", cards=CARDS)
    s.choose("play Cheer", "pass")
    assert (s.victory("B"), s.asked, s.phase, s.chain()) == (1, "B", "Unmark", [])


@rule("AVA-RESP-04")
def test_the_next_player_after_the_one_who_acted_is_asked_first() -> None:
    s = scene("A: hand: Rain, Cheer\nB: hand: Cheer, Shout\nC: hand: Cheer, Shout", cards=CARDS)
    s.choose("play Rain", "pass")
    assert s.asked == "C"
    s.choose("play Cheer")
    assert s.asked == "A", "the active player is asked, too"
    s.choose("pass", "pass", "pass")
    assert (s.victory("C"), s.chain(), s.asked) == (1, ["Rain"], "A"), "after C's play had resolved"


@pytest.mark.parametrize("phase", PHASES)
@rule("AVA-RESP-04", "AVA-RESP-06")
def test_each_phase_ends_with_a_window_in_which_the_player_after_the_active_one_is_asked_first(phase: str) -> None:
    s = scene(f"A: hand: Cheer\nB: hand: Cheer\nC: hand: Cheer\nphase: {phase}, active B", cards=CARDS)
    while "pass" not in s.options():
        s.choose(s.way_on())
    for seat in "CAB":
        assert (s.asked, s.phase) == (seat, phase)
        s.choose("pass")
    assert s.phase != phase or s.active != "B"


@rule("AVA-RESP-04", "AVA-MULTI-03")
def test_in_the_attack_every_new_round_begins_with_the_defending_player() -> None:
    s = scene(
        f"A: hand: Cheer; army: Wolf; {TIRED}\nB: hand: Cheer, Shout, Bark\nC: hand: Cheer\nphase: Attack", cards=CARDS
    )
    s.choose("attack B's army", "play Shout")
    assert s.asked == "C", "within a round players alternate"
    s.choose("pass", "pass", "pass")
    assert (s.victory("B"), s.chain(), s.asked) == (1, [], "B"), "his own play has resolved: next in turn would be C"


@rule("AVA-RESP-05", "AVA-RESP-SC2", "AVA-ABIL-08")
def test_out_of_combat_only_the_active_player_uses_abilities() -> None:
    s = scene(f"A: hand: Rain, Cheer; army: Wolf, Drummer; {TIRED}\nB: hand: Shout; army: Sage", cards=CARDS)
    s.choose("play Rain")
    s.refused("use Sage", "AVA-RESP-05")
    assert s.options() == ["pass", "play Shout"]
    s.choose("pass", "use Drummer")
    s.all_pass()
    assert s.victory("A") == 1, "his own Play phase"
    s.to("Attack")
    s.choose("attack B's army")
    assert s.options() == ["pass", "play Shout", "use Sage"]


@pytest.mark.parametrize("phase", [phase for phase in PHASES if "Play" not in phase])
@rule("AVA-RESP-05")
def test_out_of_his_play_phases_the_active_player_uses_no_abilities(phase: str) -> None:
    s = scene(f"A: hand: Cheer; city Oakhold: Drummer\nB:\nphase: {phase}", cards=CARDS)
    while "pass" not in s.options():
        s.choose(s.way_on())
    assert s.phase == phase
    s.refused("use Drummer", "AVA-RESP-05")
    s = scene("A: hand: Rain\nB: army: Sage", cards=CARDS, settings={"abilitiesInEveryWindow": 1})
    s.choose("play Rain")
    assert s.options() == ["pass", "use Sage"], "a house rule"


@rule("AVA-RESP-06", "AVA-RESP-03")
def test_a_move_and_a_trigger_can_be_answered_and_who_has_nothing_to_play_is_not_asked() -> None:
    s = scene("A: gold 1 Gaian; army: Bell; hand: Imp\nB: hand: Cheer\nphase: Entrance", cards=CARDS)
    s.choose("play Imp", "pass")
    assert (s.asked, s.chain(), s.victory("A")) == ("B", ["Bell"], 0)
    s = scene("A: city Oakhold; army: Wolf\nB: hand: Cheer\nC: hand: Wolf", cards=CARDS)
    s.choose("move Wolf to Oakhold")
    assert (s.asked, s.place("Wolf")) == ("B", "A's Army")
    s.choose("pass")
    assert s.place("Wolf") == "Oakhold", "C was not asked"


@rule("AVA-RESP-09", "AVA-MULTI-01")
def test_several_players_choose_in_turn_order_from_the_active_one_and_then_it_happens_together() -> None:
    s = scene("A: hand: Levy, Ash, Oak\nB: hand: Elm, Fir\nC: hand: Bay, Box\nphase: Play, active B", cards=CARDS)
    while s.asked == "B":
        s.choose("done")
    s.choose("play Levy")
    for seat, name in (("B", "Elm"), ("C", "Bay"), ("A", "Oak")):
        assert (s.asked, len(s.hand("B"))) == (seat, 2)
        s.choose(f"pick {name}")
    assert [s.hand("A"), s.hand("B"), s.hand("C")] == [["Ash"], ["Fir"], ["Box"]]


@rule("AVA-RESP-SC1")
def test_an_event_saves_a_creature_from_magic() -> None:
    s = scene("A: hand: Storm, 1\nB: hand: Bark; army: Wolf 1/3", cards=CARDS)
    s.choose("play Storm", "play Bark")
    assert (s.place("Wolf"), s.value("Wolf"), s.damage("Wolf")) == ("B's Army", "1/5", 3)
