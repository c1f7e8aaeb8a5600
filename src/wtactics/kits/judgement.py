"""What a bot that looks ahead must know of a ruleset: what a table is worth, and what one usually does."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId, Option, Seat, card_of, other_of, what_of
from wtactics.engine.table import Table
from wtactics.kits.verbs import BLOCK, BRANCH, NO, NUMBER, PASS, PICK, SEND, TARGET, YES

VICTORY: Final = 1_000_000

T = TypeVar("T", bound=Table)


class Advice:
    """What a mod adds to a ruleset's judgement: what else a seat has, and what one usually does where only it asks."""

    def __init__(self, branching: tuple[int, ...] = (), hasty: tuple[int, ...] = ()) -> None:
        self.branching: Final = branching  # the verbs of questions whose every answer is worth looking at
        self.hasty: Final = hasty  # and of options after which the rest of a turn may be played carefully or boldly

    def seat_worth(self, t: Any, seat: Seat) -> i64:
        """What the seat has by the mod, beside all else."""
        return 0

    def habit(self, t: Any, verb: i64, bold: bool) -> Option:
        """The sensible answer to a question of the mod; NOBODY where the ruleset knows better."""
        return NOBODY


class Judgement(Generic[T]):
    """A ruleset's own judgement fills in what a seat is worth; 100 is about the worth of half a small creature."""

    def __init__(self, tables: type[T]) -> None:
        self.tables: Final = tables
        self.advice: Final[list[Advice]] = []  # that of mods

    def worth(self, t: Table, seat: Seat) -> i64:
        """What the table is worth to the seat: all that is its own, less all that is others'."""
        if not isinstance(t, self.tables):
            raise TypeError(f"expected {self.tables.__name__} to judge, found {type(t).__name__}")
        if t.over:
            return 0 if t.winner == NOBODY else VICTORY if t.winner == seat else -VICTORY
        total: i64 = 0
        s: i64 = 0
        while s < t.seats:
            total += self.seat_worth(t, s) if s == seat else -self.seat_worth(t, s)
            s += 1
        return total

    def seat_worth(self, t: T, seat: Seat) -> i64:
        """All that a seat has: its points, its hand, its cards in play."""
        raise NotImplementedError

    def habit(self, t: T, bold: bool) -> Option:
        """The sensible answer to the open question without any looking ahead; bold: attack with all there is."""
        return t.options[0]

    def block_gain(self, t: T, d: CardId, a: CardId) -> i64:
        """What the blows between defender and attacker bring the defender."""
        return 0

    def hand_worth(self, t: T, c: CardId) -> i64:
        """What a hand card is worth to whoever is asked."""
        return 0

    def advised_worth(self, t: Table, seat: Seat) -> i64:
        """What mods add to what the seat has."""
        worth: i64 = 0
        for advice in self.advice:
            worth += advice.seat_worth(t, seat)
        return worth

    def advised_habit(self, t: Table, verb: i64, bold: bool) -> Option:
        """What mods say is usually done here; NOBODY where they say nothing."""
        for advice in self.advice:
            usual = advice.habit(t, verb, bold)
            if usual != NOBODY:
                return usual
        return NOBODY

    def usual_block(self, t: T) -> Option:
        """The defence that wins most: what it kills and keeps from harm, less what it loses; or none."""
        best: Option = PASS
        most: i64 = 0
        for o in t.options:
            if what_of(o) == BLOCK:
                gain = self.block_gain(t, card_of(o), other_of(o))
                if gain > most:
                    best, most = o, gain
        return best

    def least_wanted(self, t: T) -> Option:
        """The hand card that is missed least."""
        best, least = t.options[0], i64(VICTORY)
        for o in t.options:
            worth = self.hand_worth(t, card_of(o))
            if worth < least:
                best, least = o, worth
        return best

    def branches(self, verb: i64) -> bool:
        """Is this a question in the middle of a play, whose every answer is worth looking at?"""
        return verb in (TARGET, PICK, NUMBER, BRANCH, YES, NO)

    def hastes(self, verb: i64) -> bool:
        """After this option, may the rest of the turn be played carefully or boldly?"""
        return False

    def contests(self, verb: i64) -> bool:
        """Is this a question to which an opponent's worst answer must be expected, as he sees what he can do?"""
        return False


def strongest(t: Table) -> Option:
    """The attacker with the highest ATK."""
    best, most = t.options[0], i64(-1)
    for o in t.options:
        if what_of(o) == SEND and t.attack[card_of(o)] > most:
            best, most = o, t.attack[card_of(o)]
    return best
