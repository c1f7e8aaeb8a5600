"""ARC-WIN: victory, defeat, ties."""

import pytest

from scenes.arc import Scene, deal, rule, scene
from wtactics.engine.match import NotOffered
from wtactics.engine.places import NOBODY
from wtactics.rulesets.arc.told.story import STORY

CARDS = {
    "Acclaim": "event 0: Gain 1 victory point.",
    "Triumph": "event 0: Gain 4 victory points.",
    "Jubilee": "event 0: Each player gains 1 victory point.",
    "Shame": "event 0: Target opponent loses 20 victory points.",
    "Doom": "event 0: Each player loses 15 victory points.",
    "Quake": "event 0: Destroy target city.",
    "Ruin": "event 0: Destroy all cities.",
    "Retreat": "event 0: Return target city to its owner's hand.",
    "Study": "event 0: Draw a card.",
    "Feast": "event 0: Each player draws a card.",
    "Whim": "event 0: You may draw a card.",
    "Glory and Ruin": "event 0: Gain 15 victory points. Destroy all cities you control.",
    "Spark": "event 0: Deal 1 damage to target creature.",
    "Late": "event 0: Draw a card. Gain 15 victory points.",
}
CITIES = {"Fort": "city 2 Body 8", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8"}


@rule("ARC-WIN-01")
def test_each_player_begins_with_15_points() -> None:
    s = deal(*["Fort, School, Shrine, 42 Spare"] * 3, cards=CITIES)
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15]


@rule("ARC-WIN-02")
def test_who_reaches_30_points_wins_at_once_and_not_at_the_end_of_the_turn() -> None:
    s = scene("A: 29 points; hand: Acclaim, Acclaim\nB:", cards=CARDS)
    s.play("Acclaim")
    assert (s.over, s.winner, s.ending, s.phase) == (True, "A", "ARC-WIN-02", "Play")


@rule("ARC-WIN-02")
def test_30_or_more_is_enough() -> None:
    s = scene("A: 28 points; hand: Acclaim, Triumph\nB:", cards=CARDS)
    s.play("Acclaim")
    assert not s.over
    s.play("Triumph")
    assert (s.points("A"), s.winner, s.ending) == (33, "A", "ARC-WIN-02")


@rule("ARC-WIN-03")
def test_who_is_left_alone_wins() -> None:
    s = scene("A: hand: Shame, Shame\nB:\nC:", cards=CARDS)
    s.play("Shame", "target player B")
    assert not s.over
    s.play("Shame")
    assert (s.winner, s.ending) == ("A", "ARC-WIN-03")


@rule("ARC-WIN-04")
def test_who_has_no_points_is_defeated() -> None:
    s = scene("A: hand: Shame\nB: 15 points\nC: 21 points", cards=CARDS)
    s.play("Shame", "target player B")
    assert (s.points("B"), s.out("B")) == (0, "ARC-WIN-04")
    s = scene("A: hand: Shame\nB: 15 points\nC: 21 points", cards=CARDS)
    s.play("Shame", "target player C")
    assert (s.points("C"), s.out("C")) == (1, "")


@rule("ARC-WIN-05")
def test_cities_in_hand_deck_and_graveyard_do_not_help_who_has_none_in_play() -> None:
    s = scene(
        """
        A: hand: Quake
        B: city Oakhold (Body, 8); hand: Fort; deck: School, 5; grave: Shrine
    """,
        cards=CARDS | CITIES,
    )
    s.play("Quake", "target Oakhold")
    assert (s.winner, s.ending, s.out("B")) == ("A", "ARC-WIN-03", "ARC-WIN-05")


@rule("ARC-WIN-05")
def test_who_has_one_city_left_is_not_defeated() -> None:
    s = scene("A: hand: Quake, Spark\nB: city Oakhold (Body, 8); city Reedmere (Mind, 8)", cards=CARDS)
    s.play("Quake", "target Oakhold")
    assert (s.over, s.out("B")) == (False, "")


@rule("ARC-WIN-05")
def test_a_last_city_that_returns_to_the_hand_is_lost_like_any_other() -> None:
    s = scene("A: hand: Retreat\nB: city Oakhold (Body, 8)", cards=CARDS)
    s.play("Retreat", "target Oakhold")
    assert (s.winner, s.out("B")) == ("A", "ARC-WIN-05")


@rule("ARC-WIN-06")
def test_a_demanded_draw_from_an_empty_deck_defeats_but_an_empty_deck_does_not() -> None:
    s = scene("A: hand: Study, Study, Acclaim; deck: Wolf\nB:", cards=CARDS)
    s.play("Study")
    assert (s.deck("A"), s.over) == ([], False)
    s.play("Acclaim")
    assert not s.over
    s.play("Study")
    assert (s.winner, s.out("A")) == ("B", "ARC-WIN-06")


@rule("ARC-WIN-06")
def test_a_draw_that_one_may_make_is_not_possible_from_an_empty_deck() -> None:
    s = scene("A: hand: Whim, Acclaim; deck:\nB:", cards=CARDS)
    s.play("Whim", "yes")
    assert (s.over, s.out("A")) == (False, "")
    assert s.options() == ["done", "play Acclaim"]


@rule("ARC-WIN-06")
def test_the_defeat_by_an_empty_deck_comes_at_once() -> None:
    s = scene("A: hand: Late; deck:\nB:", cards=CARDS)
    s.play("Late")
    assert (s.winner, s.ending, s.points("A")) == ("B", "ARC-WIN-03", 15)


@rule("ARC-WIN-07", "ARC-WIN-SC1")
def test_of_two_who_reach_30_together_the_one_with_more_cities_wins() -> None:
    s = scene(
        """
        A: 29 points; city One (Body, 8); city Two (Mind, 8); city Three (Soul, 8); hand: Jubilee
        B: 29 points; city Four (Body, 8); city Five (Mind, 8)
    """,
        cards=CARDS,
    )
    s.play("Jubilee")
    assert (s.winner, s.ending) == ("A", "ARC-WIN-07")


@rule("ARC-WIN-07", "ARC-WIN-SC1")
def test_with_equal_cities_it_is_a_draw_however_far_above_30_they_are() -> None:
    s = scene(
        """
        A: 28 points; city One (Body, 8); city Two (Mind, 8); city Three (Soul, 8); hand: High Feast
        B: 29 points; city Four (Body, 8); city Five (Mind, 8); city Six (Soul, 8)
        C: 15 points; city C1 (Body, 8); city C2 (Body, 8); city C3 (Body, 8); city C4 (Body, 8)
    """,
        cards={"High Feast": "event 0: You gain 5 victory points. Each player gains 1 victory point."},
    )
    s.play("High Feast")
    assert (s.points("A"), s.points("B")) == (34, 30)
    assert (s.over, s.winner, s.ending) == (True, "", "ARC-WIN-07")


@rule("ARC-WIN-08")
def test_if_all_fall_together_the_one_with_most_cities_wins() -> None:
    s = scene(
        """
        A: 15 points; hand: Doom
        B: 14 points; city Four (Body, 8); city Five (Mind, 8)
    """,
        cards=CARDS,
    )
    s.play("Doom")
    assert (s.winner, s.ending) == ("B", "ARC-WIN-08")
    assert (s.out("A"), s.out("B")) == ("ARC-WIN-04", "ARC-WIN-04")
    assert s.log()[-3:] == ["A is defeated (ARC-WIN-04)", "B is defeated (ARC-WIN-04)", "B wins (ARC-WIN-08)"]


@rule("ARC-WIN-08")
def test_if_all_fall_with_equal_cities_it_is_a_draw() -> None:
    s = scene("A: hand: Doom\nB:\nC:", cards=CARDS)
    s.play("Doom")
    assert (s.over, s.winner, s.ending) == (True, "", "ARC-WIN-08")


@rule("ARC-WIN-08")
def test_who_fell_earlier_does_not_count_among_those_who_fall_together() -> None:
    s = scene(
        """
        A: 15 points; hand: Shame, Doom
        B: 15 points; city Four (Body, 8); city Five (Mind, 8)
        C: 15 points
    """,
        cards=CARDS,
    )
    s.play("Shame", "target player B")
    s.play("Doom")
    assert (s.over, s.winner, s.ending) == (True, "", "ARC-WIN-08")
    assert [s.out(seat) for seat in "ABC"] == ["ARC-WIN-04"] * 3
    assert s.log()[-3:] == [
        "A is defeated (ARC-WIN-04)",
        "C is defeated (ARC-WIN-04)",
        "the game is a draw (ARC-WIN-08)",
    ]


@rule("ARC-WIN-09")
def test_the_check_comes_after_each_combat_before_the_next() -> None:
    s = scene("""
        A: army: Wolf 4/4, Bear 5/5
        B: 4 points
        C: 15 points
        phase: Attack
    """)
    s.choose("attack B's army", "send Wolf", "send Bear")
    assert s.out("B") == "ARC-WIN-04"
    assert "Bear strikes player B for 5" not in s.log()


@rule("ARC-WIN-09")
def test_the_check_waits_until_a_resolution_is_over() -> None:
    cards = {"Ebb and Flow": "event 0: You lose 15 victory points. Gain 3 victory points."}
    s = scene("A: 15 points; hand: Ebb and Flow, Spark\nB: army: Wolf", cards=CARDS | cards)
    s.play("Ebb and Flow")
    assert (s.over, s.points("A")) == (False, 3)


@rule("ARC-WIN-10")
def test_who_has_30_points_but_no_city_is_defeated() -> None:
    s = scene("A: 15 points; hand: Glory and Ruin\nB: 15 points", cards=CARDS)
    s.play("Glory and Ruin")
    assert (s.points("A"), s.winner, s.ending, s.out("A")) == (30, "B", "ARC-WIN-03", "ARC-WIN-05")


@rule("ARC-WIN-10")
def test_a_defeated_player_is_not_compared_with_those_who_have_30() -> None:
    cards = {"Last Laugh": "event 0: Each player gains 15 victory points. Destroy all cities you control."}
    s = scene(
        """
        A: 15 points; city One (Body, 8); city Two (Body, 8); hand: Last Laugh
        B: 15 points
        C: 2 points; city Three (Body, 8); city Four (Body, 8)
    """,
        cards=cards,
    )
    s.play("Last Laugh")
    assert (s.winner, s.ending) == ("B", "ARC-WIN-02")


@rule("ARC-WIN-11")
def test_points_never_go_below_0() -> None:
    s = scene("A: hand: Shame, Spark\nB: 3 points\nC:", cards=CARDS)
    s.play("Shame", "target player B")
    assert s.points("B") == 0
    assert "B loses 3 VP" in s.log()


@rule("ARC-WIN-11")
def test_a_loss_beyond_0_is_forgotten_when_points_are_gained_in_the_same_resolution() -> None:
    cards = {"Swing": "event 0: You lose 40 victory points. Gain 2 victory points."}
    s = scene("A: 15 points; hand: Swing\nB:", cards=CARDS | cards)
    s.play("Swing")
    assert (s.over, s.points("A")) == (False, 2)


@rule("ARC-WIN-12")
def test_a_player_may_concede_when_he_is_asked() -> None:
    s = scene("A: hand: Acclaim\nB: hand: Spark; army: Wolf", cards=CARDS)
    s.choose("play Acclaim")
    assert s.asked == "B"
    s.match.concede(1)
    assert (s.winner, s.ending, s.out("B")) == ("A", "ARC-WIN-03", "ARC-WIN-12")


@rule("ARC-WIN-12")
def test_a_player_may_concede_while_another_is_asked_but_only_once() -> None:
    s = scene("A: hand: Acclaim\nB:\nC:", cards=CARDS)
    assert s.asked == "A"
    s.match.concede(1)
    assert (s.over, s.asked, s.out("B")) == (False, "A", "ARC-WIN-12")
    with pytest.raises(NotOffered, match="not in the match"):
        s.match.concede(1)
    s.match.concede(2)
    assert (s.winner, s.ending, s.out("C")) == ("A", "ARC-WIN-03", "ARC-WIN-12")


@rule("ARC-WIN-SC2")
def test_with_an_empty_deck_and_cards_in_hand_only_two_resources_are_offered() -> None:
    s = scene("A: hand: Wolf, Bear, Owl; deck:\nB:\nphase: Unmark")
    assert s.options() == ["lay Wolf", "lay Bear", "lay Owl"]  # "2 resources" is the only way, so it is taken
    s.choose("lay Wolf", "name Gaian", "lay Bear", "name Gaian")
    assert (s.out("A"), s.phase) == ("", "Tactics")


@rule("ARC-WIN-SC2")
def test_with_an_empty_deck_and_one_card_in_hand_the_draw_is_forced_and_defeats() -> None:
    s = scene("A: hand: Wolf; deck:\nB:\nphase: Unmark")
    s.go_on()
    assert (s.winner, s.ending, s.out("A")) == ("B", "ARC-WIN-03", "ARC-WIN-06")


def last_told(s: Scene) -> list[str]:
    """The last thing that each player, and who only watches, is told."""
    return [STORY.tell(s.table, seat)[-1] for seat in (*range(s.table.seats), NOBODY)]


@rule("ARC-WIN-02", "ARC-WIN-03", "ARC-WIN-12")
def test_everybody_is_told_who_has_won_and_by_which_rule() -> None:
    s = scene("A: 29 points; hand: Acclaim, Acclaim\nB:", cards=CARDS)
    s.play("Acclaim")
    assert last_told(s) == ["A wins (ARC-WIN-02)"] * 3
    s = scene("A: hand: Acclaim\nB: hand: Spark; army: Wolf", cards=CARDS)
    s.choose("play Acclaim")
    s.concede("B")
    assert s.log()[-3:] == ["B concedes", "B is defeated (ARC-WIN-12)", "A wins (ARC-WIN-03)"]
    assert last_told(s) == ["A wins (ARC-WIN-03)"] * 3


@rule("ARC-WIN-07", "ARC-WIN-08", "ARC-ABIL-12")
def test_everybody_is_told_that_it_is_a_draw_and_by_which_rule() -> None:
    s = scene("A: 29 points; hand: Jubilee\nB: 29 points", cards=CARDS)
    s.play("Jubilee")
    assert last_told(s) == ["the game is a draw (ARC-WIN-07)"] * 3
    s = scene("A: hand: Doom\nB:\nC:", cards=CARDS)
    s.play("Doom")
    assert last_told(s) == ["the game is a draw (ARC-WIN-08)"] * 4
    assert not any(" wins " in line for line in s.log())
    rower = "creature 1 1/1: Whenever this creature is marked, unmark it.\nWhenever this creature is unmarked, mark it."
    cards = {"Rower": rower, "Nudge": "event 0: Mark target creature."}
    s = scene("A: army: Rower; hand: Nudge\nB:", cards=cards, settings={"loop_limit": 9})
    s.play("Nudge")
    assert last_told(s) == ["the game is a draw (ARC-ABIL-12)"] * 3
