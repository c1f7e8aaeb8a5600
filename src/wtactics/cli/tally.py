"""What came of many games: counts that take no more room for a million games than for ten."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

LOOP_LIMIT: Final = "loop limit"
STEP_GUARD: Final = "step guard"
CUT_OFF: Final = "cut off"
GUARDS: Final = {  # what keeps a game from going on for ever
    LOOP_LIMIT: "drawn, triggers without end",
    STEP_GUARD: "drawn, 10,000 steps without a question",
    CUT_OFF: "100,000 decisions, and not over",
}
DEVIATIONS: Final = 1.959964  # of a normal distribution, to either side of 95 %


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one game; the lists are by seat, the winner is a seat or -1 for a draw."""

    seed: int
    decks: tuple[str, ...]
    bots: tuple[str, ...]
    winner: int
    ending: str
    out: tuple[str, ...]  # by seat: the rule that put the player out, nothing where he stayed
    turns: int
    decisions: int
    guard: str  # one of GUARDS, or nothing


@dataclass(slots=True)
class Tally:
    """The sums over all games so far."""

    games: int = 0
    draws: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns_of: Counter[int] = field(default_factory=Counter)
    decisions_of: Counter[int] = field(default_factory=Counter)
    # How it ended, and who was out by what
    endings: Counter[tuple[str, tuple[str, ...]]] = field(default_factory=Counter)
    guards: Counter[str] = field(default_factory=Counter)
    won: dict[str, Counter[str]] = field(
        default_factory=lambda: {"seat": Counter(), "deck": Counter(), "bot": Counter()}
    )
    played: dict[str, Counter[str]] = field(
        default_factory=lambda: {"seat": Counter(), "deck": Counter(), "bot": Counter()}
    )

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        self.draws += result.winner < 0
        self.decisions += result.decisions
        self.turns_of[result.turns] += 1
        self.decisions_of[result.decisions] += 1
        self.endings[result.ending, tuple(sorted(result.out))] += 1  # whatever the seats
        self.guards.update([result.guard] if result.guard else [])
        seats = tuple("ABCD"[: len(result.decks)])
        for sort, names in (("seat", seats), ("deck", result.decks), ("bot", result.bots)):
            self.played[sort].update(names)
            if result.winner >= 0:
                self.won[sort][names[result.winner]] += 1


def quartiles(counts: Counter[int]) -> tuple[int, int, int]:
    """The lower quartile, the median and the upper quartile, each a value that occurred."""
    total = counts.total()
    first, second, third = (value_at(counts, (total - 1) * part // 4) for part in (1, 2, 3))
    return first, second, third


def value_at(counts: Counter[int], place: int) -> int:
    """The value at this place, counted from 0, when all are laid out in order."""
    for value in sorted(counts):
        place -= counts[value]
        if place < 0:
            return value
    return 0


def wilson(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share: between what shares such a result is no surprise."""
    if played == 0:
        return 0.0, 1.0
    share, z = won / played, DEVIATIONS * DEVIATIONS
    middle = (share + z / (2 * played)) / (1 + z / played)
    reach = DEVIATIONS / (1 + z / played) * sqrt(share * (1 - share) / played + z / (4 * played * played))
    return max(0.0, middle - reach), min(1.0, middle + reach)
