"""Why something may not be chosen, in words that rulesets fill: what about this table is in the way, then the rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.mod import OF_MODS, Said
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.engine.values import BY_CARD
from wtactics.kits.forbidding import forbidding, text_of
from wtactics.rulebook.numbers import numbered
from wtactics.rulebook.reader import Rulebook, load_rulebook


class Refusal:
    """Why something may not be chosen: what about this table, in sentences; then the rule or the cards, and what they say."""

    def __init__(self, because: str, rule: str = "", text: str = "", cards: list[str] | None = None) -> None:
        self.because: Final = because
        self.rule: Final = rule
        self.text: Final = text
        self.cards: Final[list[str]] = [] if cards is None else cards

    def __str__(self) -> str:
        return f"{self.because} ({self.rule})" if self.rule != "" else self.because


class Grounds:
    """What a ruleset tells of its refusals: how rules and cards are called, and what on a table makes a rule bite."""

    def __init__(self, ruleset: str, topics: tuple[str, ...]) -> None:
        self.ruleset: Final = ruleset
        self.topics: Final = topics

    def name(self, t: Table, thing: Thing) -> str:
        """What those who may know the thing call it."""
        raise NotImplementedError

    def because(self, t: Table, number: i64, what: i64, thing: Thing, other: i64) -> str:
        """What about this table makes the rule of this number forbid this, in a sentence to whoever is asked."""
        raise NotImplementedError

    def besides(self, t: Table, number: i64, what: i64, thing: Thing) -> str:
        """What would be in the way even if the rule were not, in a sentence; nothing for most."""
        return ""

    def rule_id(self, number: i64) -> str:
        """The id of a rule, from the number that code carries: ARC-TACT-06 for 1006."""
        return f"{self.ruleset.upper()}-{self.topics[number // 100]}-{number % 100:02}"

    def rule_in(self, t: Table, number: i64) -> str:
        """The id of a rule of this match: of the ruleset's own, or of a mod's."""
        return self.rule_id(number) if number < OF_MODS else t.terms.modding.said(number).id

    def why_not(self, match: Match, what: i64, thing: Thing, other: i64) -> Refusal | None:
        """Why this may not be chosen now, by the match's own source of legality; None where it may."""
        t = match.table
        if t.over:
            return Refusal("The game is over.")
        number = match.forbids(what, thing, other)
        if number == 0:
            return None
        if number < 0:
            return Refusal("Nothing of that kind can be chosen now.")
        if number >= BY_CARD:
            return self.by_cards(t, forbidding(match, what, thing, other), thing)
        besides = self.besides(t, number, what, thing)
        said = self.because(t, number, what, thing, other) + (f" {besides}" if besides != "" else "")
        if number >= OF_MODS:
            of_mod = t.terms.modding.said(number)
            return Refusal(said, of_mod.id, of_mod.words)
        rule = load_rulebook(self.ruleset).rule(self.rule_id(number))
        return Refusal(said, rule.id, f"{rule.title}. {rule.text}")

    def by_cards(self, t: Table, cards: list[int], thing: Thing) -> Refusal:
        """A refusal by the texts of cards."""
        names = [self.name(t, c) for c in cards]
        if cards == [thing]:
            because = f"Its own text forbids it to {names[0]}."
        else:
            because = f"{listed(names)} {'forbids' if len(names) == 1 else 'forbid'} it."
        texts = [f"{name}: {text_of(t, c)}" for name, c in zip(names, cards, strict=True)]
        return Refusal(because, "", "; ".join(texts), names)


def listed(names: list[str]) -> str:
    """Names in a row: A, B and C."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def said_by(book: Rulebook, mod: int) -> dict[int, Said]:
    """The rules of a mod's own book, by the numbers that they have in the engine."""
    return {mod * OF_MODS + n: Said(rule.id, f"{rule.title}. {rule.text}") for n, rule in numbered(book)}
