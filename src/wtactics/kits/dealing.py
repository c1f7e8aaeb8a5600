"""A new table: decks and settings become the state from which a game begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.library import Library
from wtactics.engine.match import Match
from wtactics.engine.newcomers import MOST_TOKENS
from wtactics.engine.setting import Setting
from wtactics.engine.state import Terms
from wtactics.engine.step import GAME, Ruleset, reasons_of
from wtactics.engine.table import Table

T = TypeVar("T", bound=Table)


class Dealing(Generic[T]):
    """A ruleset with a library and settings: it deals tables for decks given as definitions."""

    def __init__(
        self, library: Library, rules: Ruleset[T], settings: Iterable[Setting], given: Mapping[str, int] | None = None
    ) -> None:
        """`settings` are the ruleset's own, in the order of its terms; what `given` does not name has its default."""
        self.library: Final = library
        self.rules: Final = rules
        self.ends: Final = rules.ends(library.steps)
        defaults = {setting.name: setting.default for setting in [*settings, *rules.settings()]}
        values = defaults | dict(given or {})
        self.settings: Final[vec[i64]] = vec[i64]([values[name] for name in defaults])
        self.standing_reasons: Final = reasons_of(values)

    def sight(self) -> vec[i64]:
        """Who sees each kind of place."""
        raise NotImplementedError

    def empty(self, terms: Terms) -> T:
        """A table of the ruleset, with its columns and nothing on it."""
        raise NotImplementedError

    def table(self, decks: list[list[int]]) -> T:
        """The table before anything has happened: each seat has a deck of its own. A seed is sown later."""
        rules, cards = self.rules, sum([len(deck) for deck in decks])
        terms = Terms(
            self.library, rules.starts, len(rules.steps), self.sight(), self.settings, len(decks), self.ends, rules.modding,
            cards + (MOST_TOKENS if self.library.creates else 0), self.standing_reasons,
        )  # fmt: skip
        t = self.empty(terms)
        t.furnish()
        for seat, deck in enumerate(decks):
            for definition in deck:
                t.add_card(definition, seat)
        t.begin(GAME)
        return t

    def match(self, decks: list[list[int]], seed: int) -> Match:
        """A match of these decks, at its first question."""
        rules: Ruleset[Any] = self.rules
        match = Match(self.table(decks), rules)
        match.table.sow(seed)
        match.run()
        return match
