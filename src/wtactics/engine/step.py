"""A step is one rule; a ruleset is a table of contents of steps."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import Flow, Option, Thing
from wtactics.engine.table import Table

NEXT: Final = 0  # how a step ends: go on,
AGAIN: Final = 1  # do it again,
LEAVE: Final = 2  # or leave the passage
NOTHING: Final = -1  # the answer where nothing could be asked

# Passages that every game has; a ruleset numbers its own from OWN on.
GAME: Final = 0
TURN: Final = 1
ANNOUNCE: Final = 2  # card or ability chosen; what is its price, its targets
RESOLVE: Final = 3  # the newest item of the chain takes effect
WINDOW: Final = 4  # a round of answers
TRIGGERS: Final = 5  # waiting triggers go on the chain
OWN: Final = 6

T = TypeVar("T", bound=Table)


class Step(Generic[T]):
    """One rule: what it asks, and what it does with the answer. It has no state; what it must remember is on the table."""

    def ask(self, t: T) -> None:
        """Offer options, change nothing. Offering none means there is nothing to ask."""

    def do(self, t: T, answer: Option) -> Flow:
        """Act on the answer (NOTHING where none was offered): NEXT, AGAIN or LEAVE."""
        raise NotImplementedError

    def forbids(self, t: T, what: i64, thing: Thing, other: i64) -> i64:
        """0 if this may be chosen here, else the number of the rule that forbids it; ask() offers what gives 0."""
        return -1


class Over(Step[Any]):
    """The end of a passage."""

    def do(self, t: Table, answer: Option) -> Flow:
        return LEAVE


class Ruleset(Generic[T]):
    """Passages by number, the first is the game; the checks after every step; what conceding, endless runs, agreeing do."""

    def __init__(
        self,
        name: str,
        passages: list[list[Step[T]]],
        tidy: list[Step[T]],
        concede: Step[T],
        endless: Step[T],
        agree: Step[T] | None = None,
    ) -> None:
        self.name: Final = name
        self.tidy: Final = tidy
        self.concede: Final = concede  # its answer is the seat that concedes
        self.endless: Final = endless
        self.agree: Final = agree  # ends the match when all have offered a draw; None: they cannot
        self.steps: Final[list[Step[Any]]] = [Over()]
        starts: vec[i64] = vec[i64]()
        for passage in passages:
            starts = append(starts, len(self.steps))
            self.steps.extend(passage)
            self.steps.append(Over())
        starts = append(starts, len(self.steps))  # where the last one ends
        self.starts: Final = starts

    def ends(self, effects: list[Step[Any] | None]) -> vec[i64]:
        """1 for each step, of the rules and then of the cards, at which a passage ends."""
        of_rules = [i64(isinstance(step, Over)) for step in self.steps]
        return vec[i64](of_rules + [i64(step is None) for step in effects])

    def swap(self, old: type[Step[T]], new: Step[T]) -> None:
        """A mod replaces a rule by another."""
        found = [i for i, step in enumerate(self.steps) if type(step) is old]
        if not found:
            raise LookupError(f"{self.name} has no rule {old.__name__} that could be replaced")
        for i in found:
            self.steps[i] = new
