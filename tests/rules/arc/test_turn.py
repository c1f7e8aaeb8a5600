"""ARC-TURN: the turn and its phases."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Idle": "event 0: Gain 1 victory point.",
    "Omen": "event 0: Draw three cards.",
    "Slay": "event 0: Kill target creature.",
    "Cheer": "event 0: Target creature gets +0/+3 until end of turn.",
    "Hurt": "event 0: Deal 2 damage to target creature.",
    "Statue": "creature 1 2/2: This creature can't be unmarked.",
    "Healer": "creature 1 1/1: (M): Gain 1 victory point.",
    "Herald": "creature 1 1/1: Whenever you play a creature, gain 2 victory points.",
    "Forge": "city 0 Body 8: Always: 0 power: Gain 1 victory point.",
    "Shame": "event 0: Target opponent loses 20 victory points.",
    "Fort": "city 2 Body 8: Advantage: Your creatures get +1/+0.",
}  # fmt: skip


@rule("ARC-TURN-01")
def test_players_take_whole_turns_in_seat_order_and_the_defeated_are_skipped() -> None:
    s = scene("A: hand: Shame\nB:\nC:\nphase: Second Play", cards=CARDS)
    s.play("Shame", "target player B")
    s.to("Draw", "C")
    assert (s.turn, s.active) == (4, "C")
    s.to("Draw", "A")
    assert (s.turn, s.active) == (5, "A")
    s = scene("A:\nB:\nC:\nphase: Discard")
    for turn, seat in ((4, "B"), (5, "C"), (6, "A")):
        s.to("Draw", seat)
        assert (s.turn, s.active) == (turn, seat)


@rule("ARC-TURN-02")
def test_the_seven_phases_come_in_this_order() -> None:
    s = scene("A:\nB:\nphase: Unmark")
    s.to("Draw", "B")
    assert [line.removeprefix("A: ") for line in s.log() if line.startswith("A: ") and line.endswith("phase")] == [
        "Unmark phase", "Draw & Resource phase", "Tactics phase", "First Play phase", "Attack phase", "Second Play phase",
        "Discard phase",
    ]  # fmt: skip


@rule("ARC-TURN-04")
def test_what_the_end_of_a_phase_triggers_still_belongs_to_that_phase() -> None:
    cards = {"Rower": "creature 1 1/1: At the end of your Attack phase, gain 1 victory point."}
    s = scene("A: army: Rower; city Keep (Body, 8): Healer\nB: hand: Idle\nphase: Attack", cards=CARDS | cards)
    s.choose("done", "pass")
    assert (s.phase, s.asked, s.options()) == ("Attack", "B", ["pass", "play Idle"])
    s.choose("pass")
    log = s.log()
    assert s.phase == "Second Play"
    assert log.index("A gains 1 VP") < log.index("A: Second Play phase")


@rule("ARC-TURN-03")
def test_the_play_and_attack_phases_may_be_used_for_nothing() -> None:
    s = scene("A: hand: Mouse; army: Wolf; city Keep (Body, 8): Elder\nB:", cards={"Mouse": "creature 0 1/1"})
    for phase in ("Play", "Attack", "Second Play"):
        s.to(phase)
        assert "done" in s.options()
        s.choose("done")
    assert (s.marked("Wolf"), s.marked("Elder"), s.place("Mouse")) == (False, False, "A's hand")


@rule("ARC-TURN-03")
def test_drawing_always_takes_place_and_claiming_is_free_within_tactics() -> None:
    s = scene("A: city Keep (Body, 8): Elder\nB:\nphase: Unmark")
    assert not {"done", "pass"} & set(s.options())
    s.choose("draw 2")
    assert (s.phase, s.options()) == ("Tactics", ["done", "claim Body"])
    s.choose("done")
    assert not s.marked("Elder")


@rule("ARC-TURN-04", "ARC-TURN-EX1")
def test_a_finished_phase_is_not_entered_again() -> None:
    s = scene("A: gems 9 Gaian; hand: Idle, Bear, 7\nB:\nphase: Discard", cards=CARDS | {"Bear": "creature 2 3/3"})
    s.refused("play Bear", "ARC-PLAY-05")
    s.choose("discard Spare", "discard Spare (2)")
    assert (s.phase, s.options()) == ("Discard", ["pass", "play Idle"])
    s.refused("play Bear", "ARC-PLAY-05")
    s.choose("play Idle")
    s.all_pass()
    assert (s.asked, s.active) == ("B", "B")


@rule("ARC-TURN-05")
def test_who_has_the_turn_is_active_and_all_others_are_passive_even_while_acting() -> None:
    s = scene(
        "A: gems 2 Gaian; hand: Idle, Cheer\nB: gems 2 Gaian; hand: Slay, Wolf, Hurt; army: Imp, Owl 1/3", cards=CARDS
    )
    s.choose("play Idle", "play Slay", "target Imp", "pass")
    assert (s.active, s.asked, s.chain()) == ("A", "B", ["Idle", "Slay"])
    s.refused("play Wolf", "ARC-PLAY-05")
    s.all_pass()
    assert (s.active, s.asked) == ("A", "A")


@rule("ARC-TURN-06")
def test_the_active_player_unmarks_all_his_cards_and_frees_his_gems() -> None:
    s = scene("""
        A: army: Wolf marked, Bear; city Keep (Body, 8, marked): Elder marked; gems 2 Gaian consumed; army: Spy marked of B
        B: army: Imp marked; gems 1 Gaian consumed
        phase: Unmark
    """)
    assert (s.phase, s.gems("A"), s.gems("B")) == ("Draw", "2 Gaian", "")
    assert [s.marked(name) for name in ("Wolf", "Keep", "Elder", "Spy", "Imp")] == [False, False, False, False, True]


@rule("ARC-TURN-06")
def test_a_card_that_says_it_does_not_unmark_stays_marked() -> None:
    s = scene("A: army: Statue marked, Wolf marked\nB:\nphase: Unmark", cards=CARDS)
    assert (s.marked("Statue"), s.marked("Wolf")) == (True, False)


@rule("ARC-TURN-07")
@pytest.mark.parametrize(
    ("choice", "drawn", "laid"), [("draw 2", 2, 0), ("draw 1 + 1 resource", 1, 1), ("2 resources", 0, 2)]
)
def test_draw_two_or_draw_one_and_lay_one_or_lay_two(choice: str, drawn: int, laid: int) -> None:
    s = scene("A: hand: 5; deck: 9\nB:\nphase: Draw")
    s.choose(choice)
    for _ in range(laid):
        s.choose(s.options()[0], "name Gaian")
    assert (len(s.deck("A")), len(s.hand("A"))) == (9 - drawn, 5 + drawn - laid)
    assert (s.gems("A"), s.phase) == (f"{laid} Gaian" if laid else "", "Tactics")


@rule("ARC-TURN-08", "ARC-TURN-EX2")
def test_nothing_but_these_three_is_offered() -> None:
    s = scene("A: hand: 5; deck: 9\nB:\nphase: Draw")
    assert s.options() == ["draw 2", "draw 1 + 1 resource", "2 resources"]
    s.choose("draw 1 + 1 resource")
    assert "done" not in s.options()
    assert {label.split()[0] for label in s.options()} == {"lay"}


@rule("ARC-TURN-09")
def test_with_an_empty_hand_two_resources_are_out() -> None:
    s = scene("A: deck: 9\nB:\nphase: Draw")
    assert s.options() == ["draw 2", "draw 1 + 1 resource"]
    s.refused("2 resources", "ARC-TURN-09")


@rule("ARC-TURN-10", "ARC-TURN-SC1")
def test_with_an_empty_hand_the_card_drawn_becomes_the_resource() -> None:
    s = scene("A: deck: Wolf, 9\nB:\nphase: Draw")
    s.choose("draw 1 + 1 resource", "name Red Banner")
    assert (s.place("Wolf"), s.gems("A"), s.hand("A")) == ("A's reserves", "1 Red Banner", [])


@rule("ARC-TURN-10")
def test_the_draw_comes_before_the_resource_and_any_hand_card_may_be_it() -> None:
    s = scene("A: hand: Fox; deck: Wolf, 9\nB:\nphase: Draw")
    s.choose("draw 1 + 1 resource")
    assert s.options() == ["lay Fox", "lay Wolf"]


@rule("ARC-TURN-11")
@pytest.mark.parametrize(
    ("hand", "deck", "offered"),
    [
        ("Fox", "9", ["draw 2", "draw 1 + 1 resource"]),
        ("Fox, Elk", "Owl", ["draw 1 + 1 resource", "2 resources"]),
        ("Fox, Elk", "9", ["draw 2", "draw 1 + 1 resource", "2 resources"]),
    ],
)
def test_only_what_can_be_completed_is_offered(hand: str, deck: str, offered: list[str]) -> None:
    s = scene(f"A: hand: {hand}; deck: {deck}\nB:\nphase: Draw")
    assert s.options() == offered
    for label in {"draw 2", "draw 1 + 1 resource", "2 resources"} - set(offered):
        s.refused(label, "ARC-TURN-11")


@rule("ARC-TURN-11")
def test_if_nothing_can_be_completed_the_player_must_draw_and_is_defeated() -> None:
    s = scene("A: deck:\nB:\nphase: Draw")
    assert (s.over, s.out("A")) == (True, "ARC-WIN-06")
    s = scene("A: hand: Fox; deck:\nB:\nphase: Draw")
    assert (s.over, s.out("A")) == (True, "ARC-WIN-06")


@rule("ARC-TURN-12")
def test_placing_a_resource_triggers_nothing_and_cannot_be_answered() -> None:
    s = scene("A: army: Herald; hand: Imp, Owl; deck: 9\nB: hand: Idle\nphase: Draw", cards=CARDS)
    s.choose("2 resources", "lay Imp", "name Gaian")
    assert s.points("A") == 15
    s.choose("name Gaian")
    assert (s.asked, s.chain(), s.points("A")) == ("B", [], 15)  # the window at the end of the phase
    assert len(s.cards_at("A's reserves")) == 2


@rule("ARC-TURN-13")
def test_in_the_tactics_phase_the_active_player_may_claim_advantages_of_his_cities() -> None:
    s = scene("A: city Fort: Elder 1/1 cost 2\nB: city Reed (Mind, 8): Owl 1/1 cost 1\nphase: Tactics", cards=CARDS)
    assert (s.asked, s.options()) == ("A", ["done", "claim Body"])
    s.choose("claim Body", "bid Elder", "done")
    assert (s.points("A"), s.value("Elder")) == (16, "2/1")


@rule("ARC-TURN-14")
@pytest.mark.parametrize("phase", ["Play", "Second Play"])
def test_in_play_phases_one_plays_cards_uses_abilities_and_moves_in_any_order_and_number(phase: str) -> None:
    s = scene(
        f"""
        A: army: Healer; city Forge: Elder 1/1; hand: Mouse, Vole
        B:
        phase: {phase}
    """,
        cards=CARDS | {"Mouse": "creature 0 1/1", "Vole": "creature 0 1/1"},
    )
    wanted = {"play Mouse", "use Healer", "use Forge", "move Elder to the Army", "move Healer to Forge"}
    assert wanted <= set(s.options())
    for label in (
        "use Forge",
        "play Mouse",
        "move Elder to the Army",
        "use Healer",
        "use Forge",
        "play Vole",
        "use Forge",
    ):
        s.carry_out(label)
    assert s.points("A") == 19
    assert (s.place("Elder"), s.place("Mouse"), s.place("Vole")) == ("A's Army", "Forge", "Forge")


@rule("ARC-TURN-14")
def test_a_creature_card_needs_gems_and_an_ability_its_requirements() -> None:
    s = scene("A: gems 1 Gaian; army: Healer marked; hand: Ox, Idle\nB:", cards=CARDS | {"Ox": "creature 2 2/2"})
    s.refused("play Ox", "ARC-POWER-08")
    s.refused("use Healer", "ARC-MARK-07")


@rule("ARC-TURN-15", "ARC-TURN-16")
def test_the_army_attacks_one_army_or_one_city_or_nothing() -> None:
    s = scene("""
        A: army: Wolf 2/2, Bear 3/3, Elk 1/1; city Keep (Body, 8)
        B: city Oakhold (Body, 8); city Reedmere (Mind, 8)
        C: city Fen (Soul, 8)
        phase: Attack
    """)
    assert s.options() == [
        "done",
        "attack B's army",
        "attack Oakhold",
        "attack Reedmere",
        "attack C's army",
        "attack Fen",
    ]
    s.refused("attack Keep", "ARC-COMBAT-04")
    s.choose("attack Oakhold", "send Wolf", "send Bear", "done")
    assert (s.damage("Oakhold"), s.damage("Reedmere"), s.damage("Fen")) == (5, 0, 0)
    assert s.phase == "Second Play"  # Elk cannot attack any more
    assert not any(label.startswith("attack") for label in s.options())


@rule("ARC-TURN-17")
def test_with_more_than_seven_cards_the_active_player_discards_down_to_seven_of_his_choice() -> None:
    s = scene("A: hand: Fox, Elk, 7\nB: hand: 9\nphase: Discard")
    assert len(s.options()) == 9
    s.choose("discard Fox")
    assert s.asked == "A"
    s.choose("discard Elk")
    assert (len(s.hand("A")), s.grave("A")) == (7, ["Elk", "Fox"])
    assert (s.asked, s.active) == ("B", "B")


@rule("ARC-TURN-17")
def test_who_draws_in_the_discard_phase_discards_again() -> None:
    s = scene("A: hand: Omen, 6; deck: 9\nB:\nphase: Discard", cards=CARDS)
    s.play("Omen")
    assert (s.phase, len(s.hand("A")), len(s.options())) == ("Discard", 9, 9)
    s.choose("discard Spare", "discard Spare (2)")
    assert len(s.hand("A")) == 7


@rule("ARC-TURN-18")
def test_with_seven_or_fewer_nothing_may_be_discarded() -> None:
    s = scene("A: hand: Fox, 6\nB:\nphase: Second Play")
    s.to("Draw", "B")
    assert (len(s.hand("A")), s.grave("A")) == (7, [])
    assert not any("discard" in line for line in s.log())


@rule("ARC-TURN-19")
def test_passive_players_have_no_hand_limit() -> None:
    s = scene("A: hand: 8\nB: hand: 9\nphase: Discard")
    s.choose("discard Spare")
    s.to("Draw", "B")
    assert (len(s.hand("A")), len(s.hand("B"))) == (7, 9)
    assert s.grave("B") == []


@rule("ARC-TURN-20")
def test_damage_and_effects_of_this_turn_end_together_so_that_nobody_dies_of_their_ending() -> None:
    s = scene(
        "A: army: Imp 1/1, Wolf 2/2 hurt 1; hand: Cheer, Hurt\nB: army: Owl 1/3 hurt 2\nphase: Second Play", cards=CARDS
    )
    s.play("Cheer", "target Imp")
    s.play("Hurt", "target Imp")
    assert (s.value("Imp"), s.damage("Imp")) == ("1/4", 2)
    s.to("Draw", "B")
    assert (s.place("Imp"), s.value("Imp"), s.damage("Imp")) == ("A's Army", "1/1", 0)
    assert (s.damage("Wolf"), s.damage("Owl")) == (0, 0)


@rule("ARC-TURN-20")
def test_the_turn_ends_after_the_discard_phase_and_not_before() -> None:
    s = scene("A: army: Wolf 2/2 hurt 1; hand: Idle, Fox, 7\nB:\nphase: Discard", cards=CARDS)
    s.choose("discard Fox", "discard Spare")
    assert (s.phase, s.options(), s.damage("Wolf")) == ("Discard", ["pass", "play Idle"], 1)
    s.choose("pass")
    assert (s.active, s.damage("Wolf")) == ("B", 0)


@rule("ARC-TURN-17", "ARC-TURN-18", "ARC-TURN-19")
def test_nobody_discards_with_seven_cards_or_in_another_players_discard_phase() -> None:
    cards = {"Idle": "event 0: Gain 1 victory point."}
    s = scene("A: hand: Idle, 6\nB: hand: Idle, 8\nphase: Discard", cards=cards)
    assert (s.phase, s.asked) == ("Discard", "B")
    s.refused("discard Idle (2)", "ARC-TURN-19")
    s.choose("pass")
    assert (s.phase, s.asked) == ("Discard", "A")
    s.refused("discard Idle (1)", "ARC-TURN-18")
    s = scene("A: hand: Idle, 6\nB:\nphase: Play", cards=cards)
    s.refused("discard Idle", "ARC-TURN-17")
