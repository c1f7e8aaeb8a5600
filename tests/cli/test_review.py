"""How a game went, told in lines in the terminal."""

import pytest

from records.recording import recorded
from wtactics.cli.review import curve, how_it_went
from wtactics.content.content import content_of
from wtactics.records.record import begin


@pytest.mark.parametrize(
    ("numbers", "bars"), [([0, 7], "▁█"), ([3, 3, 3], "▁▁▁"), ([5], "▁"), ([0, 2, 4, 6, 7], "▁▃▅▇█")]
)
def test_numbers_are_bars(numbers: list[int], bars: str) -> None:
    assert curve(numbers, min(numbers), max(numbers)) == bars


def test_a_long_game_is_told_in_a_line_from_beginning_to_end() -> None:
    bars = curve(range(300), 0, 299)
    assert (len(bars), bars[0], bars[-1]) == (48, "▁", "█")


def test_scores_and_turning_points_are_told_to_who_played() -> None:
    record = recorded(7, "random", ("Strike Fund", "Walls and Willows")).record
    assert record.outcome is not None
    told = [line.plain for line in how_it_went(content_of("arc"), record, 0)]
    mine, theirs = told[1:3]
    assert told[0] == "\nHow it went, turn by turn:"
    assert mine.startswith("  Victory points  you   15 ")
    assert mine.endswith(f" {record.outcome.points[0]}")
    assert theirs.split()[:2] == ["B", "15"]
    assert told[3] == "Turning points, by what you saw:"
    assert 1 <= len(told[4:]) <= 3
    assert all(line.startswith("  turn ") and " by about " in line for line in told[4:])


def test_of_a_game_that_ended_before_the_first_turn_nothing_is_told() -> None:
    content = content_of("orc")
    deck = content.find_deck(content.deck_names()[0])
    played = begin(content.game, content.pool, [(deck.name, deck.cards(content.cards))] * 2, 3)
    played.concede(1)
    assert list(how_it_went(content, played.record, 0)) == []
