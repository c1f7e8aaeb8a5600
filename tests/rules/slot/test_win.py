"""SLOT-WIN and SLOT-DRAW: winning, and drawn games."""

import pytest

from scenes.slot import rule, scene
from wtactics.engine.match import NotOffered

ROOK = {"Rook": "close 3 def 1 life 1"}


@rule("SLOT-WIN-01", "SLOT-WIN-03", "SLOT-WIN-04")
def test_who_kills_all_enemy_creatures_wins_whatever_the_twilight_holds() -> None:
    s = scene("A: front: Fighter\nB: front: Page; twilight: Page; deck: 3 Page")
    s.choose("attack Page F1 with Fighter F1, close")
    assert (s.winner, s.ending, len(s.twilight("B"))) == ("A", "SLOT-WIN-01", 2)


@rule("SLOT-WIN-02", "SLOT-WIN-03")
def test_fifteen_points_win() -> None:
    s = scene("A: 13 points; front: Fighter\nB: front: Page, -, -, Page; back: -, Page")
    s.choose("attack Page F1 with Fighter F1, close")
    assert (s.winner, s.ending, s.points("A")) == ("A", "SLOT-WIN-02", 15)


@rule("SLOT-WIN-05", "SLOT-UPK-EX3", "SLOT-UPK-03")
def test_who_gives_up_his_last_creature_has_lost() -> None:
    s = scene("A: front: Knight\nB: front: Page\nstep: Upkeep")
    s.choose("give up Knight F1")
    assert (s.winner, s.ending, s.points("B")) == ("B", "SLOT-WIN-05", 0)


@rule("SLOT-WIN-06")
def test_a_player_may_concede_at_any_time() -> None:
    s = scene("A: front: Fighter\nB: front: Page")
    s.match.concede(1)
    assert (s.winner, s.ending) == ("A", "SLOT-WIN-06")


@rule("SLOT-DRAW-01", "SLOT-DRAW-EX1", "SLOT-DESIGN-12")
def test_if_the_last_two_kill_each_other_the_game_is_drawn() -> None:
    s = scene("A: 14 points; front: Rook\nB: front: Rook", cards=ROOK)
    s.choose("attack Rook F1 with Rook F1, close")
    assert (s.winner, s.ending, s.points("A")) == ("", "SLOT-DRAW-01", 18)


@rule("SLOT-DRAW-02", "SLOT-DRAW-EX2", "SLOT-POINTS-10")
def test_if_both_reach_the_goal_the_game_is_drawn() -> None:
    s = scene(
        "A: 14 points; front: Rook, Page; back: -, Page\nB: 13 points; front: Rook, -, Page; back: Page", cards=ROOK
    )
    s.choose("attack Rook F1 with Rook F1, close")
    assert (s.points("A"), s.points("B"), s.winner, s.ending) == (15, 15, "", "SLOT-DRAW-02")


@rule("SLOT-DRAW-03", "SLOT-DRAW-EX3", "SLOT-DRAW-EX4")
def test_points_against_an_army_is_a_draw_and_one_point_less_a_defeat() -> None:
    foes = "B: front: Rook, -, Page; back: Page"
    s = scene(f"A: 14 points; front: Rook\n{foes}", cards=ROOK)
    s.choose("attack Rook F1 with Rook F1, close")
    assert (s.points("A"), s.winner, s.ending) == (15, "", "SLOT-DRAW-03")
    s = scene(f"A: 13 points; front: Rook\n{foes}", cards=ROOK)
    s.choose("attack Rook F1 with Rook F1, close")
    assert (s.points("A"), s.winner, s.ending) == (14, "B", "SLOT-WIN-01")


@rule("SLOT-DRAW-04")
def test_players_may_agree_on_a_draw() -> None:
    s = scene("A: front: Fighter\nB: front: Page")
    s.match.offer_draw(1)
    assert not s.over
    s.match.offer_draw(0)
    assert (s.winner, s.ending) == ("", "SLOT-DRAW-04")
    with pytest.raises(NotOffered):
        s.match.offer_draw(0)


@rule("SLOT-DRAW-05")
def test_forty_turns_without_change_are_a_draw() -> None:
    s = scene("A: front: Wall, Page\nB: front: Wall, Page\nstep: Move, turn 3", cards={"Wall": "def 9 life 9"})
    while not s.over:
        s.choose("done")
    assert (s.ending, s.winner, s.turn) == ("SLOT-DRAW-05", "", 43)


@rule("SLOT-WIN-03")
def test_a_trigger_of_the_last_death_comes_before_the_verdict() -> None:
    cards = {"Martyr": "close 1 def 1 life 1: Phoenix - When this creature dies, put target Page card"
             " in your twilight into play."}  # fmt: skip
    s = scene("A: front: Fighter, Fighter\nB: front: Martyr; twilight: Page", cards=cards)
    s.choose("attack Martyr F1 with Fighter F1, close")
    assert (s.asked, s.options()[0]) == ("B", "place Page (twilight) in F1")
    s.choose("in B2")
    assert (s.over, s.army("B"), s.points("A")) == (False, ["Page B2"], 4)
