"""How a match went, as one seat saw it: its scores from turn to turn, and the turning points.

How a seat stands is what its ruleset's judgement gives for it, less what it gives for the strongest of its rivals who are
still in the match. It is judged on tables that are imagined from the seat's own view, WORLDS of them, and the mean is taken:
nothing that the seat could not know goes into it. The lots of these tables are drawn from the key of the match, which nobody
has; whoever knew them could count back from how the tables were judged to what was hidden.

A round goes from the beginning of a turn to the beginning of the same player's next one: whoever is about to attack looks
better, so only tables at which the same player has the turn are compared. Its swing is how much better (or worse) the seat
stands at its end. The turning points are the rounds of the largest swings, three at most, none below LEAST, and no two of
which have a turn in common; a round in which the seat was told nothing is none. The moment of one is, of the choices at
which it was told that somebody died, won or lost something, the one after which it stood better (or worse) by most; if
there is none, of all choices. Those with which a turn ended do not count, for the same reason. What ended the match is no
turning point: it is told by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wtactics.engine import facts
from wtactics.engine.chance import Seed, base_of, seed_drawn, seed_for
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY
from wtactics.engine.rows import FACT
from wtactics.engine.state import joined
from wtactics.engine.telling import facts_for
from wtactics.engine.view import View
from wtactics.kits.layout import Counter
from wtactics.kits.sentences import Line
from wtactics.records.past import Past

WORLDS: Final = 4  # tables that are imagined for each look
MOST: Final = 3  # turning points
CREATURE: Final = 200  # what a small creature is worth, by kits/judgement.py
LEAST: Final = CREATURE  # a swing that is smaller turns nothing
WEIGHTY: Final = (
    facts.DIED, facts.DESTROYED, facts.GAINED, facts.LOST, facts.BID_WON, facts.DEFEATED, facts.BUILT, facts.CONTROLLED,
    facts.SCORED, facts.COMPLETED,
)  # fmt: skip


@dataclass(frozen=True)
class Mark:
    """How all stood when a turn began, or at the end."""

    turn: int
    seat: int  # whose turn it is; NOBODY: this is the end
    made: int  # after so many choices
    scores: tuple[tuple[int, ...], ...]  # by counter, then by seat


@dataclass(frozen=True)
class TurningPoint:
    """A round that changed much: how much better the seat stood after it, and its moment."""

    turn: int  # in which the moment was,
    seat: int  # and whose turn that was
    swing: int
    made: int  # after so many choices
    view: View  # as the seat saw the table then
    lines: tuple[Line, ...]  # what the seat was told then


@dataclass(frozen=True)
class Review:
    """How a match went for one seat."""

    seat: int
    counters: tuple[Counter, ...]  # the scores
    marks: tuple[Mark, ...]
    points: tuple[TurningPoint, ...]  # in the order of the match


class Reviewer:
    """Looks back on a match with the eyes of one seat."""

    def __init__(self, past: Past, seat: int, seed: Seed) -> None:
        self.past: Final = past
        self.seat: Final = seat
        self.base: Final = base_of(seed_for(seed, f"the review of seat {seat}"))
        self.last: Final = past.after(past.length)
        self.stood: Final[dict[int, int]] = {}

    def review(self) -> Review:
        """All of it."""
        counters = self.counters()
        marks = [self.mark(turn, made, counters) for turn, made in enumerate(self.past.turns, 1)]
        end = self.scores(self.last, counters)
        turn = int(self.last.table.turn)
        return Review(
            self.seat, counters, (*marks, Mark(turn, NOBODY, self.past.length, end)), tuple(self.turning_points())
        )

    def counters(self) -> tuple[Counter, ...]:
        """The scores by which matches are won, as the layout of the table has them; else the first of its numbers."""
        shown = self.past.game.show.layout(self.past.settings, int(self.last.table.seats)).counters
        return tuple(one for one in shown if one.form == "score") or shown[:1]

    def mark(self, turn: int, made: int, counters: tuple[Counter, ...]) -> Mark:
        """How all stood when this turn began."""
        match = self.past.after(made)
        return Mark(turn, int(match.table.active), made, self.scores(match, counters))

    def scores(self, match: Match, counters: tuple[Counter, ...]) -> tuple[tuple[int, ...], ...]:
        """The scores as this seat sees them, by counter and seat."""
        game, view = self.past.game, self.past.game.view(match.table, self.seat)
        numbers = [game.show.counters(view, seat) for seat in range(view.seats)]
        return tuple(tuple(int(of.get(one.key, 0)) for of in numbers) for one in counters)

    # ---- turning points

    def turning_points(self) -> Iterator[TurningPoint]:
        """The rounds of the largest swings, in the order of the match."""
        rounds = [(self.standing(ends) - self.standing(begins), begins, ends) for begins, ends in self.rounds()]
        chosen: list[tuple[int, int, int]] = []
        for swing, begins, ends in sorted(rounds, key=lambda one: (-abs(one[0]), one[1])):
            apart = all(ends <= other[1] or other[2] <= begins for other in chosen)
            if apart and abs(swing) >= LEAST and len(chosen) < MOST:
                chosen.append((swing, begins, ends))
        for swing, begins, ends in sorted(chosen, key=lambda one: one[1]):
            point = self.turning_point(swing, begins, ends)
            if point.lines:  # in some rounds a seat is told nothing
                yield point

    def rounds(self) -> Iterator[tuple[int, int]]:
        """From which number of choices to which each round went that the seat was in the match."""
        turns = [(made, int(self.past.after(made).table.active)) for made in self.past.turns if self.is_in(made)]
        for i, (begins, active) in enumerate(turns):
            ends = next((made for made, seat in turns[i + 1 :] if seat == active), begins)
            if begins < ends:
                yield begins, ends

    def is_in(self, made: int) -> bool:
        """Was the seat still in the match, and the match not over?"""
        match = self.past.after(made)
        return not match.over and match.table.out[self.seat] == 0

    def turning_point(self, swing: int, begins: int, ends: int) -> TurningPoint:
        """The round, and in it the choice after which the seat stood better, or worse, by most."""
        sign = 1 if swing > 0 else -1
        within = [made for made in range(begins + 1, ends + 1) if made not in self.past.turns] or [ends]
        told = [made for made in within if self.told(made)] or within
        within = [made for made in told if self.told(made, WEIGHTY)] or told
        made = max(within, key=lambda made: (sign * (self.standing(made) - self.standing(made - 1)), -made))
        table = self.past.after(made).table
        view = self.past.game.view(table, self.seat)
        lines = self.told(made, WEIGHTY) or self.told(made)
        return TurningPoint(int(table.turn), int(table.active), swing, made, view, lines)

    def told(self, made: int, kinds: tuple[int, ...] = ()) -> tuple[Line, ...]:
        """What the seat was told of this choice: of facts of these kinds, if any are named, else of all."""
        table = self.past.told(made).table
        noted = facts_for(table, self.seat)
        chosen = noted[:0]
        for at in range(0, len(noted), FACT):
            if not kinds or noted[at] in kinds:
                chosen = joined(chosen, noted[at : at + FACT])
        return tuple(line for line in self.past.game.show.log(table, chosen) if not line.head)

    def standing(self, made: int) -> int:
        """How the seat stood after so many choices, as far as it could know."""
        if made not in self.stood:
            self.stood[made] = self.judged(self.past.after(made), made)
        return self.stood[made]

    def judged(self, match: Match, made: int) -> int:
        """The mean of what is judged on imagined tables."""
        judgement, total = self.past.game.judgement, 0
        view = self.past.game.view(match.table, self.seat)
        for world in range(WORLDS):
            t = imagine(view, seed_drawn(self.base, made * WORLDS + world + 1))
            worth = [int(judgement.seat_worth(t, seat)) for seat in range(t.seats)]
            rivals = [worth[seat] for seat in range(t.seats) if seat != self.seat and t.out[seat] == 0]
            total += worth[self.seat] - max(rivals, default=0)
        return total // WORLDS
