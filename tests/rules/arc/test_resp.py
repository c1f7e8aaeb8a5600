"""ARC-RESP: who may answer what, in which order, and how the chain resolves."""

import pytest

from scenes.arc import Scene, rule, scene

CARDS = {
    "Rain": "magic 0: Draw a card.",
    "Storm": "magic 0: Deal 3 damage to target creature.",
    "Cheer": "event 0: Gain 1 victory point.",
    "Shout": "event 0: Gain 1 victory point.",
    "Bark": "event 0: Target creature gets +0/+2 until end of turn.",
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Drummer": "creature 1 1/1: (M): Gain 1 victory point.",
    "Levy": "event 0: Each player discards a card.",
    "Bell": "creature 1 1/1: Whenever a creature comes into play, you gain 1 victory point.",
}


# What is chosen in a turn, how often B could answer before it, and what he answered.
TURN = (
    ("draw 1 + 1 resource", 1, "the end of the Unmark phase"),
    ("lay Imp", 0, "drawing cannot be answered"),
    ("name Gaian", 0, "nor placing a resource"),
    ("claim Body", 1, "the end of the Draw & Resource phase"),
    ("bid Elder", 0, ""),
    ("done", 0, "marking cannot be answered by itself"),
    ("bid Owl", 1, "the claim's marks"),
    ("done", 0, ""),
    ("done", 1, "the counter-marks"),
    ("play Spare", 1, "the end of the Tactics phase"),
    ("place in Oakhold", 0, "paying cannot be answered"),
    ("move Hen to the Army", 1, "the card announced"),
    ("done", 1, "the move announced"),
    ("attack B's army", 1, "the end of the First Play phase"),
    ("send Wolf", 0, ""),
    ("send Ox", 0, "marking cannot be answered by itself"),
    ("block Wolf with Ram", 1, "the attackers announced"),
    ("block Ox with Ewe", 0, "assigning defenders cannot be answered"),
    ("done", 3, "two combats, and the end of the Attack phase"),
    ("discard Spare", 1, "the end of the Second Play phase"),
    ("discard Spare", 0, "discarding cannot be answered"),
    ("draw 2", 2, "the end of the Discard phase, and of B's Unmark phase"),
)


def pass_all_windows(s: Scene) -> int:
    """B passes for as long as he is asked for responses; how often that was."""
    times = 0
    while "pass" in s.options():
        assert s.asked == "B"
        s.choose("pass")
        times += 1
    return times


@rule("ARC-RESP-01", "ARC-RESP-02")
def test_a_player_does_one_thing_and_then_the_next_is_asked() -> None:
    s = scene(
        """
        A: hand: Cheer, Shout; army: Drummer, Wolf
        B: hand: Cheer, Shout; army: Sage, Owl
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    for seat, deed in (("B", "play Cheer"), ("A", "use Drummer"), ("B", "use Sage"), ("A", "play Cheer")):
        assert s.asked == seat
        s.choose(deed)
    assert (s.asked, s.points("A"), s.points("B")) == ("B", 15, 15)


@rule("ARC-RESP-02", "ARC-RESP-07")
def test_who_has_passed_is_asked_again_when_somebody_has_acted() -> None:
    s = scene("A: hand: Cheer, Wolf; gems 1 Gaian\nB: hand: Shout", cards=CARDS)
    s.choose("play Wolf")
    assert s.asked == "B"
    s.choose("pass")
    assert (s.asked, s.place("Wolf")) == ("A", "the chain")
    s.choose("play Cheer")
    assert s.asked == "B"
    s.choose("play Shout")
    assert (s.points("A"), s.points("B"), s.place("Wolf")) == (16, 16, "Keep of A")


@rule("ARC-RESP-02")
def test_only_when_all_pass_in_succession_something_resolves() -> None:
    s = scene("A: hand: Rain, Cheer; deck: Fern, 9\nB: hand: Shout\nC: hand: Bark; army: Wolf", cards=CARDS)
    s.choose("play Rain")
    for seat in "BCA":
        assert (s.asked, s.place("Rain")) == (seat, "the chain")
        s.choose("pass")
    assert s.hand("A") == ["Cheer", "Fern"]


@rule("ARC-RESP-03")
def test_the_newest_resolves_alone_and_a_new_round_begins() -> None:
    s = scene("A: hand: Rain; deck: Fern, 9\nB: hand: Cheer, Shout, Bark; army: Wolf", cards=CARDS)
    s.choose("play Rain", "play Cheer", "play Shout", "pass")
    assert (s.points("B"), s.chain(), s.asked) == (16, ["Rain", "Cheer"], "B")
    s.choose("pass")
    assert (s.points("B"), s.chain(), s.asked) == (17, ["Rain"], "B")
    s.choose("pass")
    assert (s.hand("A"), s.chain()) == (["Fern"], [])


@rule("ARC-RESP-03")
def test_a_window_that_an_announcement_opened_closes_when_the_chain_is_empty() -> None:
    s = scene("A: hand: Rain; deck: Fern, 9; army: Owl\nB: hand: Cheer", cards=CARDS)
    s.choose("play Rain", "pass")
    assert (s.asked, s.chain(), s.phase) == ("A", [], "Play")
    assert "done" in s.options()


@rule("ARC-RESP-03", "ARC-RESP-07")
def test_the_window_at_the_end_of_a_phase_goes_on_after_the_chain_is_empty() -> None:
    s = scene("A:\nB: hand: Cheer, Shout\nphase: Unmark", cards=CARDS)
    s.choose("play Cheer", "pass")
    assert (s.points("B"), s.asked, s.phase, s.chain()) == (16, "B", "Unmark", [])
    s.choose("play Shout")
    assert s.points("B") == 17


@rule("ARC-RESP-03")
def test_a_response_can_keep_what_it_answers_from_resolving() -> None:
    gutter = {"Gutter": "event 0: Counter target event."}
    s = scene("A: hand: Cheer\nB: hand: Gutter", cards=CARDS | gutter)
    s.choose("play Cheer", "play Gutter")
    assert (s.points("A"), s.grave("A")) == (15, ["Cheer"])


@rule("ARC-RESP-04", "ARC-RESP-06")
def test_the_next_player_after_the_one_who_acted_is_asked_first() -> None:
    s = scene(
        """
        A: hand: Rain, Cheer; deck: 9
        B: hand: Cheer, Shout
        C: hand: Cheer, Shout
        """,
        cards=CARDS,
    )
    s.choose("play Rain")
    assert s.asked == "B"
    s.choose("pass")
    assert s.asked == "C"
    s.choose("play Cheer")
    assert s.asked == "A", "the active player is asked, too"
    s.choose("pass", "pass", "pass")
    assert (s.points("C"), s.chain(), s.asked) == (16, ["Rain"], "A"), "after C's play had resolved"


@pytest.mark.parametrize("phase", ["Unmark", "Draw", "Tactics", "Play", "Attack", "Second Play", "Discard"])
@rule("ARC-RESP-04", "ARC-RESP-06")
def test_at_the_end_of_a_phase_the_player_after_the_active_one_is_asked_first(phase: str) -> None:
    s = scene(f"A: hand: Cheer\nB: hand: Cheer\nC: hand: Cheer\nphase: {phase}, active B", cards=CARDS)
    while "pass" not in s.options():
        s.choose("done" if "done" in s.options() else "draw 2")
    for seat in "CAB":
        assert (s.asked, s.phase) == (seat, phase)
        s.choose("pass")
    assert s.phase != phase or s.active != "B"


@rule("ARC-RESP-04", "ARC-COMBAT-07", "ARC-COMBAT-12")
def test_in_the_attack_the_defending_player_is_asked_first() -> None:
    s = scene(
        """
        A: hand: Cheer; army: Wolf
        B: hand: Cheer
        C: hand: Cheer; army: Owl
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack C's army")
    for seat in "CAB":
        assert s.asked == seat
        s.choose("pass")
    assert s.options() == ["done", "block Wolf with Owl"]
    s.choose("done")
    for seat in "CAB":
        assert (s.asked, s.points("C")) == (seat, 15)
        s.choose("pass")
    assert s.points("C") == 14


@rule("ARC-RESP-04", "ARC-RESP-03", "ARC-MULTI-04")
def test_in_the_attack_every_new_round_begins_with_the_defending_player() -> None:
    s = scene(
        """
        A: hand: Cheer, Shout; army: Wolf
        B: hand: Cheer, Shout, Bark
        C: hand: Cheer
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army")
    s.choose("play Shout")
    assert s.asked == "C", "within a round players alternate"
    s.choose("pass", "play Shout")
    assert s.asked == "B"
    s.choose("pass", "pass", "pass")
    assert (s.points("A"), s.chain(), s.asked) == (16, ["Shout (2)"], "B"), "A's play has resolved"
    s.choose("pass", "pass", "pass")
    assert (s.points("B"), s.chain(), s.asked) == (16, [], "B"), "his own play has resolved: next in turn would be C"


@rule("ARC-RESP-04", "ARC-ABIL-11")
def test_in_the_attack_the_defending_player_is_the_first_to_answer_a_trigger() -> None:
    drum = {"Drum": "creature 1 2/2: Whenever a creature attacks, you gain 1 victory point."}
    s = scene(
        "A: hand: Cheer; army: Wolf\nB: hand: Cheer; army: Drum\nC: hand: Cheer\nphase: Attack", cards=CARDS | drum
    )
    s.choose("attack B's army")
    assert (s.chain(), s.asked) == (["Drum"], "B"), "next in turn would be C"


@rule("ARC-RESP-05", "ARC-RESP-SC2", "ARC-ABIL-09")
def test_out_of_combat_only_the_active_player_uses_abilities() -> None:
    s = scene(
        """
        A: hand: Rain, Cheer; army: Wolf, Drummer
        B: hand: Shout; army: Sage
        """,
        cards=CARDS,
    )
    s.choose("play Rain")
    assert s.asked == "B"
    s.refused("use Sage", "ARC-RESP-05")
    assert s.options() == ["pass", "play Shout"]
    s.choose("pass")
    assert (s.asked, "use Drummer" in s.options()) == ("A", True), "his own Play phase"
    s.choose("use Drummer")
    s.all_pass()
    assert (s.points("A"), s.chain()) == (16, [])
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.asked, "use Sage" in s.options()) == ("B", True)
    s.choose("use Sage")
    assert s.marked("Sage")


@pytest.mark.parametrize("phase", ["Unmark", "Draw", "Tactics", "Attack", "Discard"])
@rule("ARC-RESP-05")
def test_out_of_his_play_phases_the_active_player_uses_no_abilities(phase: str) -> None:
    s = scene(f"A: hand: Cheer; city Oakhold (Body, 8): Drummer\nB:\nphase: {phase}", cards=CARDS)
    while "pass" not in s.options():
        s.choose("done" if "done" in s.options() else "draw 2")
    assert s.phase == phase
    s.refused("use Drummer", "ARC-RESP-05")


@rule("ARC-RESP-05")
def test_a_house_rule_allows_abilities_in_every_window() -> None:
    s = scene("A: hand: Rain\nB: army: Sage\nphase: Play", cards=CARDS, settings={"abilitiesInEveryWindow": 1})
    s.choose("play Rain")
    assert (s.asked, s.options()) == ("B", ["pass", "use Sage"])


@rule("ARC-RESP-06", "ARC-RESP-08")
def test_a_whole_turn_has_just_these_windows() -> None:
    s = scene(
        """
        A: gems 1 Gaian; city Oakhold (Body, 8): Elder, Hen; city Mount (Soul, 8); army: Wolf, Ox; hand: 9, Imp
        B: hand: Cheer; city Reedmere (Mind, 8): Owl, Hare; army: Ram 1/3, Ewe 1/3
        phase: Unmark
        """,
        cards=CARDS,
    )
    for deed, times, what in TURN:
        assert pass_all_windows(s) == times, f"before {deed!r}: {what}"
        s.choose(deed)


@rule("ARC-RESP-06")
def test_a_move_and_a_trigger_can_be_answered() -> None:
    s = scene("A: gems 1 Gaian; army: Wolf, Bell; hand: Imp\nB: hand: Cheer", cards=CARDS)
    s.choose("move Wolf to Keep of A")
    assert (s.asked, s.place("Wolf"), s.chain()) == ("B", "A's Army", ["Wolf"])
    s.choose("pass")
    assert s.place("Wolf") == "Keep of A"
    s.choose("play Imp")
    assert s.asked == "B"
    s.choose("pass")
    assert (s.asked, s.chain(), s.points("A")) == ("B", ["Bell"], 15)
    s.choose("pass")
    assert s.points("A") == 16


@rule("ARC-RESP-06")
def test_a_player_who_has_nothing_to_play_is_not_asked() -> None:
    s = scene("A: hand: Rain; deck: Fern, 9\nB: hand: Wolf", cards=CARDS)
    s.choose("play Rain")
    assert s.hand("A") == ["Fern"]


@rule("ARC-RESP-09", "ARC-MULTI-01")
def test_several_players_choose_in_turn_order_from_the_active_one_and_then_it_happens_together() -> None:
    s = scene(
        """
        A: hand: Levy, Ash, Oak
        B: hand: Elm, Fir
        C: hand: Bay, Box
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.choose("play Levy")
    for seat, name in (("B", "Elm"), ("C", "Bay"), ("A", "Oak")):
        assert s.asked == seat
        assert [s.hand("A"), s.hand("B"), s.hand("C")] == [["Ash", "Oak"], ["Elm", "Fir"], ["Bay", "Box"]]
        s.choose(f"pick {name}")
    assert [s.hand("A"), s.hand("B"), s.hand("C")] == [["Ash"], ["Fir"], ["Box"]]


@rule("ARC-RESP-02", "ARC-RESP-03")
def test_the_player_of_a_trigger_is_asked_about_it_too_when_the_others_have_passed() -> None:
    s = scene("A: gems 1 Gaian; army: Bell; hand: Imp, Shout\nB: hand: Cheer", cards=CARDS)
    s.choose("play Imp", "pass", "pass")
    assert (s.asked, s.chain()) == ("B", ["Bell"])
    s.choose("pass")
    assert (s.asked, s.chain()) == ("A", ["Bell"])


@rule("ARC-RESP-06")
def test_who_holds_an_event_that_makes_itself_cheaper_is_asked() -> None:
    s = scene(
        "A:\nB: hand: Thrift\nphase: Unmark",
        cards={"Thrift": "event 3: This card costs 3 less.\nGain 1 victory point."},
    )
    assert (s.asked, s.phase, s.options()) == ("B", "Unmark", ["pass", "play Thrift"])
    s.choose("play Thrift")
    assert s.points("B") == 16


@rule("ARC-RESP-09")
def test_several_players_choose_several_cards_each_and_all_of_them_go() -> None:
    cards = {"Cull": "event 0: Each player discards two cards."}
    s = scene("A: hand: Cull, Ash, Oak, Elm\nB: hand: Fir, Bay, Box", cards=cards)
    s.play("Cull", "pick Ash", "pick Elm", "pick Fir", "pick Bay")
    assert (s.hand("A"), s.hand("B")) == (["Oak"], ["Box"])
    assert (sorted(s.grave("A")), sorted(s.grave("B"))) == (["Ash", "Cull", "Elm"], ["Bay", "Fir"])


@rule("ARC-RESP-SC1")
def test_an_event_saves_a_creature_from_magic() -> None:
    s = scene("A: hand: Storm\nB: hand: Bark; army: Wolf 1/3", cards=CARDS)
    s.choose("play Storm", "play Bark")
    assert (s.place("Wolf"), s.value("Wolf"), s.damage("Wolf")) == ("B's Army", "1/5", 3)


@rule("ARC-RESP-02", "ARC-WIN-12", "ARC-MULTI-04")
def test_who_passes_and_then_gives_up_takes_no_opportunity_from_the_others() -> None:
    s = scene("A: hand: Nod, Wink\nB: hand: Bow\nC: hand: Wave\nD: hand: Hail", cards=dict.fromkeys(
        ("Nod", "Wink", "Bow", "Wave", "Hail"), "event 0: Gain 1 victory point."))  # fmt: skip
    s.choose("play Nod")
    assert s.asked == "B"
    s.choose("pass")
    s.match.concede(1)
    for seat in "CDA":
        assert (s.asked, s.chain()) == (seat, ["Nod"])
        s.choose("pass")
    assert (s.chain(), s.points("A")) == ([], 16)


@rule("ARC-RESP-08", "ARC-TURN-17", "ARC-ABIL-11")
def test_what_discards_to_seven_trigger_comes_after_the_last_of_them() -> None:
    s = scene("A: hand: 9; army: Heir\nB: hand: Nod\nphase: Discard", cards={
        "Heir": "creature 1 1/1: Whenever you discard a card, gain 1 victory point.",
        "Nod": "event 0: Gain 1 victory point.",
    })  # fmt: skip
    s.choose("discard Spare (3)")
    assert (s.asked, s.chain(), len(s.hand("A"))) == ("A", [], 8)
    s.choose("discard Spare (3)")
    assert (s.asked, s.options(), len(s.hand("A"))) == ("A", ["trigger of Heir", "trigger of Heir, number 2"], 7)
