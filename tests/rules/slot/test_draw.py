"""SLOT-DRAW: drawn games, and the table of results."""

import pytest

from scenes.slot import Scene, deal, rule, scene
from wtactics.engine.match import NotOffered
from wtactics.rulesets.slot.view import SlotView

CARDS = {
    "Rook": "close 3 def 1 life 1",
    "Blast": "close 1 def 1 life 1: [ ] Blast - Deal 1 damage to each creature.",
    "Wall": "def 9 life 9",
    "Mender": "def 1 life 1: [ ] Mend - This creature gets +1 DEF until end of turn.",
}


def clash(a: str, b: str) -> Scene:
    """A's Rook in F1 and B's Rook in F1 kill each other."""
    s = scene(f"A: {a}\nB: {b}", cards=CARDS)
    s.choose("attack Rook F1 with Rook F1, close")
    return s


def result(s: Scene) -> tuple[int, int, str, str]:
    """Both players' points, who has won, and by which rule; nothing of that while the game goes on."""
    return s.points("A"), s.points("B"), s.winner if s.over else "on", s.ending


@rule("SLOT-DRAW-EX1", "SLOT-DRAW-01", "SLOT-DESIGN-12")
def test_the_last_two() -> None:
    assert result(clash("14 points; front: Rook", "0 points; front: Rook")) == (18, 4, "", "SLOT-DRAW-01")
    assert result(clash("front: Rook", "front: Rook")) == (4, 4, "", "SLOT-DRAW-01")


@rule("SLOT-DRAW-01")
def test_an_effect_that_kills_both_armies_is_the_same_moment() -> None:
    s = scene("A: front: Blast, Page; back: Page\nB: front: -, Page; back: -, -, Page", cards=CARDS)
    s.choose("use Blast F1")
    assert (s.army("A"), s.army("B"), s.winner, s.ending) == ([], [], "", "SLOT-DRAW-01")


@rule("SLOT-DRAW-EX2", "SLOT-DRAW-02", "SLOT-POINTS-10", "SLOT-DESIGN-12")
def test_over_the_goal_together() -> None:
    s = clash("14 points; front: Rook, Page", "13 points; front: Rook, -, Page; back: Page")
    assert result(s) == (15, 15, "", "SLOT-DRAW-02")
    assert (s.army("A"), s.army("B")) == (["Page F2"], ["Page F3", "Page B1"])


@rule("SLOT-DRAW-02")
def test_it_does_not_matter_who_has_more() -> None:
    s = clash("14 points; front: Rook, -, -, Page", "14 points; front: Rook, Page; back: -, Page")
    assert result(s) == (16, 18, "", "SLOT-DRAW-02")
    s = clash(
        "11 points; front: Rook, -, -, Page; back: -, -, Page", "14 points; front: Rook, -, Page; back: -, -, -, Page"
    )
    assert result(s) == (15, 18, "", "SLOT-DRAW-02")


@rule("SLOT-DRAW-EX3", "SLOT-DRAW-03", "SLOT-DESIGN-12")
def test_points_against_an_army() -> None:
    s = clash("14 points; front: Rook", "front: Rook, -, Page; back: Page")
    assert (s.army("A"), s.army("B")) == ([], ["Page F3", "Page B1"])
    assert result(s) == (15, 4, "", "SLOT-DRAW-03")


@rule("SLOT-DRAW-EX4", "SLOT-DRAW-03", "SLOT-WIN-01")
def test_one_point_short() -> None:
    assert result(clash("13 points; front: Rook", "front: Rook, -, Page; back: Page")) == (14, 4, "B", "SLOT-WIN-01")


@rule("SLOT-DRAW-03")
def test_what_the_other_has_does_not_matter() -> None:
    for b in (0, 14):
        s = clash("14 points; front: Rook", f"{b} points; front: Rook, -, Page; back: Page")
        assert result(s) == (15, b + 4, "", "SLOT-DRAW-03")


@rule("SLOT-DRAW-03")
def test_the_defending_player_draws_in_the_same_way() -> None:
    s = clash("front: Rook, -, Page; back: Page", "14 points; front: Rook")
    assert result(s) == (4, 15, "", "SLOT-DRAW-03")
    s = clash("front: Rook, -, Page; back: Page", "13 points; front: Rook")
    assert result(s) == (4, 14, "A", "SLOT-WIN-01")


@rule("SLOT-DRAW-01", "SLOT-DRAW-02", "SLOT-DRAW-03")
@pytest.mark.parametrize(("a", "b", "expected"), [
    ("11 points; front: Rook", "11 points; front: Rook", (15, 15, "", "SLOT-DRAW-01")),
    ("0 points; front: Rook", "0 points; front: Rook; back: Page", (1, 4, "B", "SLOT-WIN-01")),
    ("14 points; front: Rook", "0 points; front: Rook; back: Page", (15, 4, "", "SLOT-DRAW-03")),
    ("14 points; front: Rook; back: Page", "14 points; front: Rook; back: Page", (15, 15, "", "SLOT-DRAW-02")),
    ("14 points; front: Rook; back: Page", "13 points; front: Rook; back: Page", (15, 14, "A", "SLOT-WIN-02")),
    ("13 points; front: Rook; back: Page", "14 points; front: Rook; back: Page", (14, 15, "B", "SLOT-WIN-02")),
    ("13 points; front: Rook; back: Page", "13 points; front: Rook; back: Page", (14, 14, "on", "")),
])  # fmt: skip
def test_the_table_of_results(a: str, b: str, expected: tuple[int, int, str, str]) -> None:
    assert result(clash(a, b)) == expected


@rule("SLOT-DRAW-04")
def test_players_agree_on_a_draw_whoever_is_asked() -> None:
    for first, second in ((0, 1), (1, 0)):
        s = scene("A: front: Page\nB: front: Page\nstep: Move")
        assert s.asked == "A"
        s.match.offer_draw(first)
        with pytest.raises(NotOffered, match="already"):
            s.match.offer_draw(first)
        assert not s.over
        s.match.offer_draw(second)
        assert result(s) == (0, 0, "", "SLOT-DRAW-04")


@rule("SLOT-DRAW-04")
def test_before_the_first_turn_and_in_the_middle_of_a_battle_too() -> None:
    s = deal("8 Page", "8 Page")
    s.match.offer_draw(1)
    s.match.offer_draw(0)
    assert (s.turn, s.winner, s.ending) == (0, "", "SLOT-DRAW-04")
    s = scene("A: front: Fighter, Page\nB: front: Mender, Page", cards=CARDS)
    s.choose("attack Mender F1 with Fighter F1, close")
    assert (s.asked, s.options()) == ("B", ["decline", "use Mender F1"])
    s.match.offer_draw(0)
    s.match.offer_draw(1)
    assert (s.winner, s.ending, s.who("B F1")) == ("", "SLOT-DRAW-04", "Mender")


@rule("SLOT-DRAW-04")
def test_one_offer_is_no_agreement_and_ends_with_ones_next_choice() -> None:
    s = scene("A: front: Page, Page\nB: front: Page\nstep: Move")
    s.match.offer_draw(0)
    s.choose("move Page F1 to B1")
    s.match.offer_draw(1)
    assert not s.over  # A has gone on meanwhile
    s.match.offer_draw(0)
    assert (s.over, s.winner) == (True, "")


def stall(s: Scene) -> None:
    """Both do nothing until the game is over."""
    while not s.over:
        s.choose("done")


QUIET = "A: front: Wall, Page; deck: Page\nB: front: Wall, Page; deck: Page\nstep: Move, turn 3"


@rule("SLOT-DRAW-05")
def test_twenty_rounds_without_anything_are_a_draw() -> None:
    s = scene(QUIET, cards=CARDS)
    while s.turn < 43:
        assert not s.over
        s.choose("done")
    stall(s)
    assert (s.turn, s.winner, s.ending) == (43, "", "SLOT-DRAW-05")


@rule("SLOT-DRAW-05")
def test_the_first_forty_turns_count_from_the_start() -> None:
    s = deal("8 Wall", "8 Wall", cards=CARDS, settings={"move_price": 9})
    while s.turn == 0:
        s.match.choose_at(0)
    assert (s.over, s.turn, s.ending) == (True, 40, "SLOT-DRAW-05")  # nobody can do anything, so nobody is asked


@rule("SLOT-DRAW-05")
def test_a_recruit_a_death_and_points_begin_the_count_anew() -> None:
    s = scene(QUIET, cards=CARDS)
    while s.turn < 30 or s.step != "Recruit" or s.asked != "A":
        s.choose("done")
    assert s.turn == 31
    s.choose("recruit Page", "place Page in B1", "give Wall F1")
    stall(s)
    assert (s.turn, s.ending) == (71, "SLOT-DRAW-05")
    s = scene(QUIET, cards=CARDS)
    while s.turn < 30 or s.step != "Action" or s.asked != "A":
        s.choose("done")
    s.choose("attack Page F2 with Page F2, ranged")
    assert (s.army("A"), s.points("A")) == (["Wall F1"], 2)
    stall(s)
    assert (s.turn, s.ending) == (71, "SLOT-DRAW-05")


@rule("SLOT-DRAW-05")
def test_points_by_a_text_are_scored_too() -> None:
    cards = CARDS | {"Bard": "def 1 life 1: [ ] Sing - Gain 1 victory point."}
    s = scene("A: front: Bard\nB: front: Page\nstep: Abilities, turn 3", cards=cards, settings={"stall_turns": 4})
    s.choose("use Bard F1")
    while s.turn < 5:
        s.choose("done")
    while "use Bard F1" not in s.options():
        s.choose("done")
    s.choose("use Bard F1")
    stall(s)
    assert (s.points("A"), s.turn, s.ending) == (2, 9, "SLOT-DRAW-05")


@rule("SLOT-DRAW-05", "SLOT-UPK-03")
def test_who_is_given_up_has_left_as_well() -> None:
    s = scene("A: front: Knight, Page\nB: front: Page\nstep: Move, turn 3", settings={"stall_turns": 4})
    while "give up Knight F1" not in s.options():
        s.choose("done")
    s.choose("give up Knight F1")
    assert s.turn == 5
    stall(s)
    assert (s.turn, s.ending) == (9, "SLOT-DRAW-05")


@rule("SLOT-DRAW-05")
def test_moves_and_hits_do_not_begin_it_anew() -> None:
    cards = CARDS | {"Post": "def 3 life 9"}
    s = scene(
        "A: front: Page, Fighter\nB: front: -, Post\nstep: Move, turn 3", cards=cards, settings={"stall_turns": 4}
    )
    while not s.over:
        wanted = ("move Page F1 to B1", "move Page B1 to F1", "attack Post F2 with Fighter F2, close", "done")
        s.choose(next(label for label in wanted if label in s.options()))
    assert (s.turn, s.ending, s.tokens("B F2")) == (7, "SLOT-DRAW-05", 3)
    assert len([line for line in s.log() if line.startswith("Page goes to ")]) == 3


@rule("SLOT-DESIGN-12", "SLOT-DRAW-01")
def test_a_draw_is_a_result_that_both_are_told() -> None:
    s = clash("front: Rook", "front: Rook")
    assert s.log()[-1] == "the game is a draw (SLOT-DRAW-01)"
    for seat in (0, 1):
        view = SlotView(s.table, seat)
        assert (view.over, view.winner) == (True, -1)


@rule("SLOT-DRAW-05")
def test_who_only_changes_sides_neither_enters_nor_leaves_play() -> None:
    cards = CARDS | {"Siren": "def 9 life 9: [ ] Sing - Gain control of target enemy creature."}
    s = scene("A: front: Wall, Wall\nB: front: Siren\nstep: Move, turn 3", cards=cards, settings={"stall_turns": 3})
    s.to("Abilities", "B")
    s.choose("use Siren F1", "target Wall F2", "place Wall F2 in B1")
    stall(s)
    assert (s.turn, s.ending) == (6, "SLOT-DRAW-05")
