"""What about a table makes a rule forbid something, in a sentence to whoever is asked; no rule is decided here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.kits.sentences import capital
from wtactics.kits.told.now import Now

T = TypeVar("T", bound=Table)
T_co = TypeVar(
    "T_co", bound=Table, covariant=True
)  # what a sentence can tell of every table, it can tell of one game's


class Want(Generic[T_co]):
    """What whoever is asked would choose, and the number of the rule that forbids it."""

    def __init__(self, t: T_co, number: i64, what: i64, thing: Thing, other: i64) -> None:
        self.t: Final[T_co] = t
        self.number: Final = number
        self.what: Final = what
        self.thing: Final = thing
        self.other: Final = other


class Because(Generic[T]):
    """The sentences of a ruleset by the numbers of its rules, and those that look at what is wanted first.

    In a sentence {thing} is what is wanted, {card} what the newest play belongs to, {moment} whose phase it is.
    """

    def __init__(self, now: Now[T], sayings: dict[int, str | Callable[[Want[T]], str]]) -> None:
        self.now: Final = now
        self.sayings: Final = sayings

    def of(self, w: Want[T]) -> str:
        """The sentence for the rule; what is asked now, where the rule has nothing more telling to say."""
        saying = self.sayings.get(int(w.number), "")
        said = self.filled(w, saying) if isinstance(saying, str) else saying(w)
        return capital(said if said.endswith(".") else f"{said}.") if said != "" else self.asked(w)

    def asked(self, w: Want[T]) -> str:
        """What is asked now, in a sentence."""
        return capital(f"{self.now.doing(w.t)}.")

    def filled(self, w: Want[T], said: str) -> str:
        """The sentence with the names of what it is about."""
        if "{moment}" in said:
            said = said.replace("{moment}", self.now.moment(w.t))
        if "{card}" in said:
            said = said.replace("{card}", self.now.newest(w.t))
        return said.replace("{thing}", self.now.called(w.t, w.thing)) if "{thing}" in said else said
