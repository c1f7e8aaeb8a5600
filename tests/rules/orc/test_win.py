"""ORC-WIN: influence, victory points, and what happens when several things happen together."""

import pytest

from scenes.orc import Scene, deal, rule, scene

CARDS = {
    "Drain": "event: Target opponent loses 3 influence.",
    "Doom": "event: Each player loses 3 influence.",
    "Glory": "event: Gain 2 VP.",
    "Pyrrhus": "event: Gain 2 VP. Lose 3 influence.",
    "Glories": "event: Each player gains 2 VP.",
    "Debt": "event: Lose 5 influence. Gain 4 influence.",
    "Feast": "event: Draw a card.",
    "Sibyl": "event: Each player draws a card.",
}


def played(text: str, card: str, *answers: str) -> Scene:
    s = scene(text, cards=CARDS)
    s.play(card, *answers)
    return s


@rule("ORC-WIN-01", "ORC-WIN-10")
def test_whoever_takes_the_last_influence_of_his_opponent_wins_at_once() -> None:
    s = played("A: hand: Drain\nB: 3 influence", "Drain", "in the Offensive")
    assert (s.over, s.winner, s.ending, s.phase) == (True, "A", "ORC-WIN-01", "Play")
    s = played("A: hand: Drain\nB: 4 influence", "Drain", "in the Offensive")
    assert (s.over, s.influence("B")) == (False, 1)


@rule("ORC-WIN-01")
def test_influence_is_kept_below_zero_until_the_state_check() -> None:
    s = played("A: 3 influence; hand: Debt\nB:", "Debt", "in the Offensive")
    assert (s.over, s.influence("A")) == (False, 2)
    s = played("A: 1 influence; hand: Debt\nB:", "Debt", "in the Offensive")
    assert (s.over, s.winner, s.influence("A")) == (True, "B", 0)


@rule("ORC-WIN-02", "ORC-WIN-03")
def test_the_first_to_have_the_points_that_win_wins() -> None:
    s = played("A: 8 VP; hand: Glory\nB:", "Glory", "in the Offensive")
    assert (s.over, s.winner, s.ending, s.victory("A")) == (True, "A", "ORC-WIN-02", 10)
    s = played("A: 7 VP; hand: Glory\nB:", "Glory", "in the Offensive")
    assert (s.over, s.victory("A")) == (False, 9)
    s = scene("A: 3 VP; hand: Glory\nB:", cards=CARDS, settings={"winning_points": 5})
    s.play("Glory", "in the Offensive")
    assert (s.winner, s.victory("A")) == ("A", 5)


@rule("ORC-WIN-05", "ORC-WIN-06", "ORC-WIN-EX1", "ORC-WIN-EX2")
def test_when_all_are_at_zero_the_most_points_win_and_level_ones_draw() -> None:
    s = played("A: 2 influence; 4 VP; hand: Doom\nB: 2 influence; 3 VP", "Doom", "in the Offensive")
    assert (s.winner, s.ending) == ("A", "ORC-WIN-05")
    s = played("A: 2 influence; 3 VP; hand: Doom\nB: 2 influence; 4 VP", "Doom", "in the Offensive")
    assert (s.winner, s.ending) == ("B", "ORC-WIN-05")
    s = played("A: 1 influence; 4 VP; hand: Doom\nB: 3 influence; 4 VP", "Doom", "in the Offensive")
    assert (s.over, s.winner, s.ending) == (True, "", "ORC-WIN-06")  # who is further below zero does not matter


@rule("ORC-WIN-09")
def test_two_victories_at_one_check_are_decided_by_points_then_by_influence() -> None:
    s = played("A: 8 VP; hand: Glories\nB: 9 VP", "Glories", "in the Offensive")
    assert (s.winner, s.ending) == ("B", "ORC-WIN-09")
    s = played("A: 8 VP; 9 influence; hand: Glories\nB: 8 VP; 7 influence", "Glories", "in the Offensive")
    assert (s.winner, s.ending) == ("A", "ORC-WIN-09")
    s = played("A: 8 VP; hand: Glories\nB: 8 VP", "Glories", "in the Offensive")
    assert (s.over, s.winner) == (True, "")


@rule("ORC-WIN-09")
def test_who_has_the_points_and_falls_is_held_against_who_is_left() -> None:
    s = played("A: 8 VP; 3 influence; hand: Pyrrhus\nB: 9 VP", "Pyrrhus", "in the Offensive")
    assert (s.winner, s.ending) == ("A", "ORC-WIN-09")  # 10 VP to 9


@rule("ORC-WIN-DX1", "ORC-WIN-10")
def test_the_first_to_get_there_wins_before_what_waits_resolves() -> None:
    s = scene("A: 2 VP; 3 influence; hand: Drain\nB: 8 VP; 3 influence; hand: Glory", cards=CARDS)
    s.choose("play Drain", "in the Offensive", "play Glory", "in the Offensive")
    assert (s.over, s.winner, s.ending) == (True, "B", "ORC-WIN-02")
    assert s.influence("B") == 3  # Drain, which waited, has not resolved


@rule("ORC-WIN-08")
def test_an_empty_deck_harms_nobody() -> None:
    s = scene("A: hand: Feast, Sibyl; deck: 0\nB: deck: Wolf", cards=CARDS)
    s.play("Feast", "in the Offensive")
    s.play("Sibyl", "in the Offensive")
    assert (s.over, s.hand("A"), s.hand("B"), s.influence("A")) == (False, [], ["Wolf"], 20)


@rule("ORC-WIN-11")
def test_a_game_may_be_won_by_war_alone() -> None:
    s = scene("A: offensive: Wolf 5/1; quests: Road\nB: 5 influence\nphase: Move or Attack", cards={"Road": "quest"})
    s.choose("attack B")
    s.all_pass()
    assert (s.over, s.winner, s.victory("A")) == (True, "A", 0)


@rule("ORC-WIN-12")
def test_of_three_a_fallen_player_leaves_but_his_quests_stay() -> None:
    text = """
        A: hand: Drain
        B: 3 influence; offensive: Wolf 2/2; defensive: Ox of A; quests: Road; chapter: Next Road; hand: 2; resources: 2
        C: defensive: Elf of B
    """
    s = scene(text, cards={**CARDS, "Road": "quest", "Next Road": "quest"})
    s.play("Drain", "in the Offensive", "target player B")
    assert (s.over, s.out("B")) == (False, "ORC-WIN-01")
    assert "B is defeated (ORC-WIN-01)" in s.log()
    assert s.place("Wolf") == s.place("Elf") == "removed"
    assert s.place("Ox") == "A's graveyard"
    assert (s.place("Road"), s.hand("B"), s.deck("B")) == ("B's Quest", [], [])
    assert list(s.table.quest_deck(1)) == [s.card("Next Road")]
    s.to("Play", "C")
    assert s.turn == 4


@rule("ORC-WIN-12", "ORC-WIN-13")
def test_the_last_player_who_is_in_wins() -> None:
    s = scene("A: hand: 1\nB: hand: 1\nC:")
    s.concede("A")
    assert (s.over, s.out("A")) == (False, "ORC-WIN-13")
    s.to("Play", "B")
    s.concede("B")
    assert (s.over, s.winner, s.ending) == (True, "C", "ORC-WIN-12")


@rule("ORC-WIN-12")
@pytest.mark.parametrize(("points", "winner"), [("4 VP", "C"), ("1 VP", "")])
def test_if_all_the_rest_fall_together_points_decide(points: str, winner: str) -> None:
    text = f"A: 3 influence; 1 VP; hand: Doom\nB: 2 influence; 1 VP\nC: 1 influence; {points}"
    s = played(text, "Doom", "in the Offensive")
    assert (s.over, s.winner) == (True, winner)


@rule("ORC-WIN-13")
def test_who_concedes_counts_as_having_no_influence() -> None:
    s = scene("A: 9 VP; hand: 1\nB:")
    s.concede("A")
    assert (s.over, s.winner, s.ending) == (True, "B", "ORC-WIN-01")


@rule("ORC-WIN-13")
def test_who_concedes_while_quests_are_vetoed_is_asked_nothing_more() -> None:
    three = [f"30 Wolf, {', '.join(f'Hill {n}' for n in range(10))}"] * 3
    s = deal(*three, cards={f"Hill {n}": "quest" for n in range(10)}, settings={"first_player": 0})
    s.match.concede(1)  # though A is asked
    assert (s.over, s.out("B")) == (False, "ORC-WIN-13")
    asked = ""
    while s.options()[0].startswith("veto"):
        asked += s.asked
        s.choose(s.options()[0])
    assert asked == "ACACAC"
    assert s.turn == 1
    s = deal(*three[:2], cards={f"Hill {n}": "quest" for n in range(10)}, settings={"first_player": 0})
    s.concede("A")
    assert (s.over, s.winner, s.ending) == (True, "B", "ORC-WIN-01")


@rule("ORC-WIN-07")
def test_when_nobody_can_draw_in_a_round_points_then_influence_decide() -> None:
    s = scene("A: 2 VP; hand: 1; deck: 0\nB: 3 VP; hand: 1; deck: 0\nphase: Unmark")
    s.to("Play", "B")
    assert not s.over
    while s.asked:
        s.choose(s.way_on())
    assert (s.winner, s.ending, s.turn) == ("B", "ORC-WIN-07", 4)


@rule("ORC-WIN-02")
def test_texts_take_victory_points_and_hear_of_them() -> None:
    cards = {
        "Shame": "event: Each opponent loses 2 VP.",
        "Glory": "event: Gain 2 VP.",
        "Herald": "creature 1/1: Whenever you gain VP, gain 1 influence.",
        "Mocker": "creature 1/1: Whenever an opponent loses VP, gain 3 influence.",
    }
    s = scene("""
        A: offensive: Herald, Mocker; hand: Shame, Glory
        B: 1 VP; hand: 1
    """, cards=cards)  # fmt: skip
    s.play("Glory", "in the Offensive")
    assert (s.victory("A"), s.influence("A")) == (2, 21)
    s.play("Shame", "in the Offensive")
    assert (s.victory("B"), s.influence("A")) == (0, 24)
