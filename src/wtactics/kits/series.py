"""A series: what books call a match of several games; the same players, the same decks, and who has won how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from wtactics.engine.places import NOBODY
from wtactics.engine.setting import Setting
from wtactics.kits.settings import BadSettings

LENGTHS: Final[tuple[int, ...]] = (
    1,
    3,
)  # games at most: a single one, or best of three; of an even number both might win as often
STARTER: Final = "first_player"  # the setting that says who begins


class Series:
    """So many games at most, and the winners of those that are over; NOBODY where one was drawn. It never changes.

    One of two players may give up the whole match, with the games that are still to come.
    """

    def __init__(self, best_of: int, seats: int, results: Iterable[int] = (), given_up: int = NOBODY) -> None:
        self.best_of: Final = best_of
        self.seats: Final = seats
        self.results: Final[tuple[int, ...]] = tuple(results)
        self.given_up: Final = given_up
        if faults := self.faults():
            raise BadSettings(faults)

    def faults(self) -> list[str]:
        """All that is wrong with it."""
        if self.best_of not in LENGTHS:
            return [f"best_of: expected {' or '.join(map(str, LENGTHS))} games, found {self.best_of}"]
        faults = [
            f"game {n}: expected a winner among {self.seats} seats, or nobody; found {winner}"
            for n, winner in enumerate(self.results, 1) if not NOBODY <= winner < self.seats
        ]  # fmt: skip
        for n in range(1, len(self.results)):
            if not faults and decided(self.best_of, self.results[:n]):
                faults.append(f"game {n + 1}: expected no further game, for the match was decided by game {n}")
        if self.given_up != NOBODY and not (self.best_of > 1 and self.seats == 2 and 0 <= self.given_up < self.seats):
            faults.append(f"given_up: expected one of two players in a match of several games, found {self.given_up}")
        elif not faults and self.given_up != NOBODY and 2 * self.wins[self.given_up] > self.best_of:
            faults.append(f"given_up: expected who has not won the match already, found {self.given_up}")
        return faults

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each seat has won; drawn ones count for nobody."""
        return tuple(self.results.count(seat) for seat in range(self.seats))

    @property
    def may_be_given_up(self) -> bool:
        """Is there more to give up than a game? Of several players the others would play on."""
        return self.best_of > 1 and self.seats == 2 and not self.over

    @property
    def over(self) -> bool:
        """Is it decided? By more than half of the games, when all are played, or when it was given up."""
        return self.given_up != NOBODY or decided(self.best_of, self.results)

    @property
    def winner(self) -> int:
        """Who has won more games than anybody else, when it is over, or was not the one who gave it up; else NOBODY."""
        if self.given_up != NOBODY:
            return 1 - self.given_up
        most = max(self.wins)
        return self.wins.index(most) if self.over and self.wins.count(most) == 1 else NOBODY

    @property
    def beginner(self) -> int:
        """Who begins the next game: the loser of the last, of several the one after its winner; NOBODY: lot decides."""
        last = self.results[-1] if self.results else NOBODY
        return NOBODY if last == NOBODY else (last + 1) % self.seats

    def after(self, winner: int) -> Series:
        """The same when one more game is over; BadSettings if there was none to play."""
        return Series(self.best_of, self.seats, (*self.results, winner))

    def settings(self, first: Mapping[str, int], known: Iterable[Setting]) -> dict[str, int]:
        """The settings of the next game: those of the first, but for who begins."""
        if not self.results or all(setting.name != STARTER for setting in known):
            return dict(first)
        return dict(first) | {STARTER: self.beginner}


def decided(best_of: int, results: tuple[int, ...]) -> bool:
    """Can nobody catch up any more, or is no game left?"""
    most = max([results.count(winner) for winner in results if winner != NOBODY], default=0)
    return 2 * most > best_of or len(results) >= best_of
