"""Matches of several games: who has won them, who begins, and what is refused."""

import pytest

from wtactics.engine.places import NOBODY
from wtactics.kits.series import LENGTHS, Series
from wtactics.kits.settings import BadSettings, first_player


@pytest.mark.parametrize("best_of", [-1, 0, 2, 4, 5])
def test_so_many_games_make_no_match(best_of: int) -> None:
    with pytest.raises(BadSettings, match=f"expected 1 or 3 games, found {best_of}"):
        Series(best_of, 2)


@pytest.mark.parametrize(
    ("results", "over", "winner"),
    [
        ((), False, NOBODY), ((0,), False, NOBODY), ((0, 0), True, 0), ((0, 1), False, NOBODY), ((0, 1, 1), True, 1),
        ((NOBODY, 1), False, NOBODY), ((NOBODY, 1, NOBODY), True, 1), ((NOBODY,) * 3, True, NOBODY),
        ((0, NOBODY, 1), True, NOBODY),
    ],
)  # fmt: skip
def test_more_wins_win(results: tuple[int, ...], over: bool, winner: int) -> None:
    series = Series(3, 2, results)
    assert (series.over, series.winner) == (over, winner)


def test_of_three_players_each_may_win_one_and_nobody_the_match() -> None:
    assert (Series(3, 3, (0, 1, 2)).over, Series(3, 3, (0, 1, 2)).winner) == (True, NOBODY)
    assert Series(3, 3, (2, 2)).winner == 2


def test_one_of_two_players_may_give_up_the_whole_match() -> None:
    assert Series(3, 2, (0,)).may_be_given_up
    given_up = Series(3, 2, (0, 1), given_up=0)
    assert (given_up.over, given_up.winner, given_up.wins, given_up.may_be_given_up) == (True, 1, (1, 1), False)
    assert Series(3, 2, (1, 1), given_up=0).winner == 1  # the game that was given up with it decided it as well
    assert not Series(1, 2).may_be_given_up
    assert not Series(3, 3).may_be_given_up  # the others would play on


@pytest.mark.parametrize(
    ("best_of", "seats", "results", "given_up"), [(1, 2, (), 0), (3, 3, (), 0), (3, 2, (), 2), (3, 2, (0, 0), 0)]
)
def test_nobody_else_can_give_up_a_match(best_of: int, seats: int, results: tuple[int, ...], given_up: int) -> None:
    with pytest.raises(BadSettings, match=f"given_up: expected .*, found {given_up}"):
        Series(best_of, seats, results, given_up)


def test_a_single_game_is_a_match_of_one() -> None:
    assert 1 in LENGTHS
    assert Series(1, 4, (3,)).winner == 3
    assert Series(1, 2).after(NOBODY).over


@pytest.mark.parametrize("results", [(0, 0, 1), (0, 1, 0, 1), (NOBODY, 1, 1, 1)])
def test_no_game_follows_a_decided_match(results: tuple[int, ...]) -> None:
    with pytest.raises(BadSettings, match="no further game"):
        Series(3, 2, results)


@pytest.mark.parametrize("winner", [2, -2])
def test_a_winner_sits_at_the_table(winner: int) -> None:
    with pytest.raises(BadSettings, match=f"among 2 seats, or nobody; found {winner}"):
        Series(3, 2, (0, winner))


def test_only_who_begins_is_set_otherwise_in_later_games() -> None:
    known, first = [first_player(2)], {"first_player": 1, "hand": 5}
    assert Series(3, 2).settings(first, known) == first
    assert Series(3, 2, (1,)).settings(first, known) == {"first_player": 0, "hand": 5}
    assert Series(3, 2, (NOBODY,)).settings(first, known) == {"first_player": NOBODY, "hand": 5}
    assert Series(3, 2, (1,)).settings({"hand": 5}, []) == {"hand": 5}  # where no setting names the first player
