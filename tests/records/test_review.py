"""How a game went for a seat: what is a turning point, and that nothing hidden goes into it."""

from functools import cache
from statistics import mean, stdev

import pytest

from records.recording import recorded
from wtactics.content.content import content_of
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY
from wtactics.records.past import Past
from wtactics.records.record import Record, replay, replay_steps
from wtactics.records.review import LEAST, WEIGHTY, Reviewer

ARC = content_of("arc")
SEED = 7


@cache
def record() -> Record:
    return recorded(SEED, "random", ("Strike Fund", "Walls and Willows")).record


@cache
def past() -> Past:
    return Past(record(), ARC.pool, ARC.game)


class Scripted(Reviewer):
    """A seat that stands as the test says: by so much better from these numbers of choices on."""

    jumps: dict[int, int]

    def standing(self, made: int) -> int:
        return sum(much for at, much in self.jumps.items() if at <= made)


def scripted(jumps: dict[int, int]) -> Scripted:
    reviewer = Scripted(past(), 0, SEED)
    reviewer.jumps = jumps
    return reviewer


@cache
def weighty() -> tuple[int, ...]:
    """Choices at which something was told that weighs, one in every fourth turn or so; not in the last rounds."""
    reviewer, found = Reviewer(past(), 0, SEED), [0]
    for made in range(past().turns[-3]):
        apart = made not in past().turns and sum(found[-1] < turn <= made for turn in past().turns) >= 4
        if apart and reviewer.told(made, WEIGHTY):
            found.append(made)
    return tuple(found[1:])


def test_the_past_is_what_was() -> None:
    for made, played in enumerate(replay_steps(record(), ARC.pool)):
        for match in (past().after(made), past().told(made)) if made % 7 == 0 else ():
            assert list(match.table.options) == list(played.match.table.options)
            assert list(match.table.place) == list(played.match.table.place)
    assert past().after(past().length).over


def test_the_largest_swings_turn_a_match_three_at_most() -> None:
    a, b, c, d = weighty()[:4]
    found = scripted({a: 900, b: -700, c: 500, d: -LEAST - 1}).review().points
    assert [(point.made, point.swing) for point in found] == [(a, 900), (b, -700), (c, 500)]
    turns = [int(past().after(point.made).table.turn) for point in found]
    assert [point.turn for point in found] == turns
    assert [point.seat for point in found] == [int(past().after(point.made).table.active) for point in found]
    assert all(point.lines for point in found)


def test_what_is_small_turns_nothing_and_what_is_undone_in_a_round_is_no_swing() -> None:
    a, b = weighty()[:2]
    assert scripted({a: LEAST - 1}).review().points == ()
    assert [point.swing for point in scripted({a: LEAST}).review().points] == [LEAST]
    assert [point.made for point in scripted({a: 3 * LEAST, a + 1: -3 * LEAST, b: LEAST}).review().points] == [b]


def test_whoever_fell_out_has_no_turning_points_after_that() -> None:
    reviewer = scripted({weighty()[0]: 900})
    reviewer.is_in = lambda made: made < weighty()[0] - 40  # type: ignore[method-assign]
    assert reviewer.review().points == ()


def test_scores_are_told_at_the_beginning_of_each_turn_and_at_the_end() -> None:
    found = Reviewer(past(), 1, SEED).review()
    end = replay(record(), ARC.pool).table
    assert [mark.turn for mark in found.marks] == [*range(1, int(end.turn) + 1), int(end.turn)]
    assert [counter.title for counter in found.counters] == ["Victory points"]
    assert found.marks[0].scores == ((15, 15),)
    assert found.marks[-1].scores == (tuple(int(n) for n in end.points),)
    assert found.marks[-1].seat == NOBODY


@pytest.mark.parametrize("seat", [0, 1])
def test_how_a_seat_stands_tells_nothing_of_what_it_does_not_see(seat: int) -> None:
    spreads = []
    for made in past().turns[3::5]:
        real = past().after(made)
        dream = Match(imagine(ARC.game.view(real.table, seat), 3), real.rules)
        assert sum(a != b for a, b in zip(dream.table.printed, real.table.printed, strict=True)) > 10
        told = [[Reviewer(past(), seat, seed).judged(match, made) for seed in range(40)] for match in (real, dream)]
        spreads.append(max(stdev(numbers) for numbers in told) / len(told[0]) ** 0.5)
        assert abs(mean(told[0]) - mean(told[1])) <= 4 * spreads[-1]
    assert max(spreads) > 0  # it does hang on what is imagined
