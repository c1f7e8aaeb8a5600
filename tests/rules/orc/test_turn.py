"""ORC-TURN: the nine phases, the hand limit, the end of a turn and of a round."""

import pytest

from scenes.orc import Scene, rule, scene

PHASES = [
    "Unmark", "Upkeep", "Draw", "Play", "Move or Attack", "Second Play", "Second Move or Attack", "Entrance", "Discard",
]  # fmt: skip
CARDS = {
    "Feast": "event: Draw a card.",
    "Study": "magic: Draw a card.",
    "Spark": "event: Deal 1 damage to target creature.",
    "Growth": "event: Target creature gets +0/+2 until end of turn.",
    "Loop": "creature 1/9: Whenever this creature is dealt damage, it deals 1 damage to each Golem.",
}


def ends_turn(s: Scene) -> None:
    """Go on until another player's turn begins."""
    turn = s.turn
    while not s.over and s.turn == turn:
        s.choose(s.way_on())


@rule("ORC-TURN-01", "ORC-TURN-03", "ORC-TURN-04", "ORC-TURN-06")
def test_a_turn_has_nine_phases_in_this_order_each_once() -> None:
    s = scene("A: hand: 1\nB: hand: 1\nphase: Unmark")
    s.to("Play", "B")
    begun = [line.removeprefix("A: ").removesuffix(" phase") for line in s.log() if line.startswith("A: ")]
    assert begun == PHASES
    s.refused("attack A", "ORC-TURN-27")


@rule("ORC-TURN-02", "ORC-RESP-10")
def test_others_are_passive_even_while_they_act() -> None:
    s = scene("A: hand: Feast\nB: hand: Feast, Study, 1", cards=CARDS)
    s.choose("play Feast", "in the Offensive")
    assert (s.asked, s.active) == ("B", "A")
    s.refused("play Study", "ORC-RESP-10")
    s.refused("lay Spare (11)", "ORC-GOLD-02")
    s.choose("play Feast", "in the Offensive")
    assert s.active == "A"


@rule("ORC-TURN-05")
def test_the_optional_phases_may_be_passed_without_doing_anything() -> None:
    s = scene("A: hand: Feast, Page; offensive: Wolf 2/2\nB: hand: 1", cards={**CARDS, "Page": "creature 0 1/1"})
    for phase in ("Play", "Move or Attack", "Second Play", "Second Move or Attack", "Entrance"):
        assert (s.asked, s.phase) == ("A", phase)
        assert "done" in s.options()
        s.choose("done")
    s.to("Play", "B")
    assert (len(s.hand("A")), s.place("Wolf"), s.marked("Wolf")) == (2, "A's Offensive", False)


@rule("ORC-TURN-07", "ORC-TURN-DX1")
@pytest.mark.parametrize(("seats", "turns"), [(2, 2), (3, 3)])
def test_a_round_is_one_turn_of_each_player(seats: int, turns: int) -> None:
    text = "\n".join(f"{'ABC'[n]}: hand: 1; deck: 0" for n in range(seats)) + "\nphase: Unmark, turn 1"
    s = scene(text)
    assert s.table.round == 1
    while s.asked:
        s.choose(s.way_on())
    assert (s.ending, s.turn) == ("ORC-WIN-07", turns)


@rule("ORC-TURN-08", "ORC-TURN-09")
def test_all_marked_cards_of_the_active_player_are_unmarked_and_the_assigned_stay() -> None:
    s = scene("""
        A: hand: 1; offensive: Wolf 2/2 marked, Elf 1/1 assigned; resources: 2 Stone marked
        B: defensive: Ox 2/2 marked
        phase: Unmark
    """)
    s.to("Play")
    assert [s.marked(name) for name in ("Wolf", "Stone", "Stone (2)", "Ox")] == [False, False, False, True]
    assert s.assigned("Elf")


@rule("ORC-TURN-15", "ORC-TURN-16", "ORC-TURN-17")
def test_one_card_is_drawn_and_a_second_if_one_likes_having_seen_the_first() -> None:
    s = scene("A: hand: 9; deck: Wolf, Fox, Owl\nB: hand: 1\nphase: Draw")
    assert (s.phase, "Wolf" in s.hand("A"), "Fox" in s.hand("A")) == ("Draw", True, False)
    assert sorted(s.options()) == ["no", "yes"]
    s.fork().choose("no")
    s.choose("yes")
    assert ("Fox" in s.hand("A"), "Owl" in s.hand("A"), s.phase) == (True, False, "Play")


@rule("ORC-TURN-15")
def test_the_second_card_may_be_left() -> None:
    s = scene("A: hand: 9; deck: Wolf, Fox, Owl\nB: hand: 1\nphase: Draw")
    s.choose("no")
    assert ("Fox" in s.hand("A"), s.phase) == (False, "Play")


@rule("ORC-TURN-18")
def test_the_last_card_is_drawn_and_there_is_no_second() -> None:
    s = scene("A: hand: 1; deck: Wolf\nB: hand: 1\nphase: Draw")
    assert (s.hand("A"), s.deck("A")) == (["Spare", "Wolf"], [])
    s.settle()
    assert s.phase == "Play"


@rule("ORC-TURN-19", "ORC-TURN-21", "ORC-TURN-22", "ORC-TURN-DX1")
@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [("3 VP; 9 influence", "3 VP; 7 influence", "A"), ("2 VP; 9 influence", "3 VP; 7 influence", "B"), ("", "", "")],
)
def test_when_all_decks_are_empty_in_a_round_the_game_ends_with_it(a: str, b: str, winner: str) -> None:
    s = scene(f"A: {a}; hand: 1; deck: 0\nB: {b}; hand: 1; deck: 0\nphase: Unmark, turn 1")
    s.to("Second Play", "B")
    assert not s.over
    while s.asked:
        s.choose(s.way_on())
    assert (s.winner, s.ending, s.turn) == (winner, "ORC-WIN-07", 2)


@rule("ORC-TURN-19", "ORC-TURN-20", "ORC-TURN-DX1")
def test_a_card_drawn_in_a_draw_phase_of_the_round_keeps_the_game_going() -> None:
    s = scene("A: hand: 1; deck: 0\nB: hand: 1; deck: Wolf\nphase: Unmark, turn 1")
    s.to("Play", "A")
    ends_turn(s)
    ends_turn(s)
    assert (s.over, s.turn) == (False, 3)


@rule("ORC-TURN-20")
def test_only_draws_of_the_draw_phase_count() -> None:
    s = scene("A: hand: Feast; deck: 0\nB: hand: 1; deck: 0\nphase: Unmark, turn 1", cards=CARDS)
    s.play("Feast", "in the Offensive")  # an effect's failed draw, and no harm in it
    while s.asked:
        s.choose(s.way_on())
    assert (s.ending, s.turn) == ("ORC-WIN-07", 2)


@rule("ORC-TURN-23", "ORC-TURN-24", "ORC-TURN-25")
def test_in_a_play_phase_any_number_of_actions_are_done_each_answered() -> None:
    s = scene("A: hand: 3 Feast, Wolf, Page; deck: 9\nB: hand: Feast", cards=CARDS)
    assert s.options()[0] == "done"
    s.choose("lay Wolf")
    assert s.asked == "B"  # ORC-TURN-24
    s.choose("pass", "play Feast", "in the Offensive")
    assert s.asked == "B"
    s.choose("pass", "play Feast", "in the Offensive", "pass")
    assert (s.asked, s.phase, s.grave("A")) == ("A", "Play", ["Feast (2)", "Feast"])
    s.refused("play Page", "ORC-CREA-01")  # creatures enter later


@rule("ORC-TURN-27", "ORC-TURN-28", "ORC-TURN-29", "ORC-TURN-DX2")
def test_a_phase_is_for_moving_or_attacking_and_each_only_once_a_turn() -> None:
    text = "A: hand: 1; offensive: Wolf 2/2, Fox 1/1, Owl 1/1\nB:\nphase: Move or Attack"
    s = scene(text)
    s.choose("move Wolf")
    s.refused("attack B", "ORC-TURN-29")  # not both in one phase
    s.choose("done")
    s.to("Second Move or Attack")
    assert s.options() == ["done", "attack B"]
    s.refused("move Fox", "ORC-TURN-29")  # not the same twice
    s = scene(text)
    s.choose("attack B", "send Wolf", "done")
    s.all_pass()
    s.to("Second Move or Attack")
    assert s.options() == ["done", "move Fox", "move Owl"]
    s.refused("attack B", "ORC-TURN-29")
    s = scene(text)
    s.choose("done")
    s.to("Second Move or Attack")
    assert s.options() == ["done", "attack B", "move Wolf", "move Fox", "move Owl"]


@rule("ORC-TURN-30")
def test_any_number_of_creatures_enters_each_with_a_window() -> None:
    s = scene(
        "A: hand: Wolf, Fox\nB: hand: Feast\nphase: Entrance",
        cards={**CARDS, "Wolf": "creature 0 2/2", "Fox": "creature 0 1/1"},
    )
    s.choose("play Wolf", "in the Offensive")
    assert s.asked == "B"
    s.choose("pass", "play Fox", "in the Defensive")
    assert s.asked == "B"
    s.choose("pass")
    assert (s.place("Wolf"), s.place("Fox")) == ("A's Offensive", "A's Defensive")


@rule("ORC-TURN-31", "ORC-TURN-32", "ORC-TURN-33", "ORC-TURN-EX2")
def test_who_holds_more_than_seven_discards_down_to_seven() -> None:
    s = scene("A: hand: Wolf, Fox, Owl, 5\nB: hand: 9\nphase: Discard")
    assert (s.phase, len(s.options())) == ("Discard", 8)
    s.choose("discard Fox")
    assert (s.grave("A"), len(s.hand("A")), len(s.hand("B"))) == (["Fox"], 7, 9)
    assert s.asked == "B"
    s = scene("A: hand: 7\nB: hand: 1\nphase: Discard")
    assert (s.asked, s.turn) == ("B", 4)  # nothing was discarded
    assert scene("A: hand: 7\nB:\nphase: Discard", settings={"hand_limit": 5}).phase == "Discard"


@rule("ORC-TURN-34")
def test_at_the_end_of_a_turn_damage_and_effects_end_together_and_pools_are_emptied() -> None:
    s = scene("A: 2 gold; hand: Growth, Spark, 1; offensive: Elf 1/2 hurt 1\nB: 1 gold; hand: 1", cards=CARDS)
    s.play("Growth")  # Elf is the only target
    s.play("Spark")
    assert (s.value("Elf"), s.damage("Elf"), s.gold("A")) == ("1/4", 2, 2)
    s.to("Play", "B")
    assert (s.value("Elf"), s.damage("Elf"), s.place("Elf")) == ("1/2", 0, "A's Offensive")
    assert (s.gold("A"), s.gold("B")) == (0, 0)


@rule("ORC-TURN-34", "ORC-TURN-33")
def test_nobody_can_answer_after_the_discard() -> None:
    s = scene("A: hand: 8\nB: hand: Feast\nphase: Discard", cards=CARDS)
    s.choose("discard Spare")
    assert (s.asked, s.turn, s.phase) == ("B", 4, "Draw")
