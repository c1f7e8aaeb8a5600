"""Why something may not be chosen, in words that rulesets fill: what about this table is in the way, then the rule."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.mod import OF_MODS, ModRule
from wtactics.engine.places import Thing
from wtactics.engine.sight import thing_named
from wtactics.engine.table import Table
from wtactics.engine.values import BY_CARD
from wtactics.kits.attempts import Attempt
from wtactics.kits.forbidding import forbidding, text_of
from wtactics.kits.told.because import Because, Want
from wtactics.kits.told.names import RuleIds
from wtactics.rulebook.numbers import numbered
from wtactics.rulebook.reader import Rulebook, load_rulebook

T = TypeVar("T", bound=Table)


class Refusal:
    """Why something may not be chosen: what about this table, in sentences; then the rule or the cards, and what they say."""

    def __init__(self, because: str, rule: str = "", text: str = "", cards: list[str] | None = None) -> None:
        self.because: Final = because
        self.rule: Final = rule
        self.text: Final = text
        self.cards: Final[list[str]] = [] if cards is None else cards

    def __str__(self) -> str:
        return f"{self.because} ({self.rule})" if self.rule != "" else self.because


class Grounds(Generic[T]):
    """What a ruleset tells of its refusals: how its rules are called, and what on a table makes a rule bite."""

    def __init__(self, ids: RuleIds, because: Because[T]) -> None:
        self.ids: Final = ids
        self.because: Final = because

    def saying(self, match: Match, w: Want[T]) -> str:
        """What about this table makes the rule forbid it, in a sentence."""
        return self.because.of(w)

    def besides(self, w: Want[T]) -> str:
        """What would be in the way even if the rule were not, in a sentence; nothing for most."""
        return ""

    def refused(self, match: Match, attempt: Attempt) -> Refusal | None:
        """Why an attempt is refused now; None where it can."""
        return self.why_not(match, attempt.what, thing_named(match.table, attempt.thing), attempt.other)

    def why_not(self, match: Match, what: i64, thing: Thing, other: i64) -> Refusal | None:
        """Why this may not be chosen now, by the match's own source of legality; None where it may."""
        t: Any = match.table
        if t.over:
            return Refusal("The game is over.")
        number = match.forbids(what, thing, other)
        if number == 0:
            return None
        if number < 0:
            return Refusal("Nothing of that kind can be chosen now.")
        if number >= BY_CARD:
            return self.by_cards(t, forbidding(match, what, thing, other), thing)
        w = Want(t, number, what, thing, other)
        besides = self.besides(w)
        said = self.saying(match, w) + (f" {besides}" if besides != "" else "")
        if number >= OF_MODS:
            of_mod = t.terms.modding.said(number)
            return Refusal(said, of_mod.id, of_mod.words)
        rule = load_rulebook(self.ids.ruleset).rule(self.ids.of(number))
        return Refusal(said, rule.id, f"{rule.title}. {rule.text}")

    def by_cards(self, t: T, cards: list[int], thing: Thing) -> Refusal:
        """A refusal by the texts of cards."""
        names = [self.because.now.names.of(t, c) for c in cards]
        if cards == [thing]:
            because = f"Its own text forbids it to {names[0]}."
        else:
            because = f"{listed(names)} {'forbids' if len(names) == 1 else 'forbid'} it."
        texts = [f"{name}: {text_of(t, c)}" for name, c in zip(names, cards, strict=True)]
        return Refusal(because, "", "; ".join(texts), names)


def listed(names: list[str]) -> str:
    """Names in a row: A, B and C."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def said_by(book: Rulebook, mod: int) -> dict[int, ModRule]:
    """The rules of a mod's own book, by the numbers that they have in the engine."""
    return {mod * OF_MODS + n: ModRule(rule.id, f"{rule.title}. {rule.text}") for n, rule in numbered(book)}
