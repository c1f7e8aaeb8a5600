"""Why something may not be chosen, in words that every ruleset fills."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.mod import OF_MODS, Said
from wtactics.engine.table import Table
from wtactics.rulebook.numbers import numbered
from wtactics.rulebook.reader import Rulebook, load_rulebook


class Refusal:
    """Why something may not be chosen: a rule, or cards; what they say; what is missing for it, and what would be anyway."""

    def __init__(self, rule: str, cards: list[str], text: str, missing: str, besides: str = "") -> None:
        self.rule: Final = rule
        self.cards: Final = cards
        self.text: Final = text
        self.missing: Final = missing
        self.besides: Final = besides

    def __str__(self) -> str:
        start = self.missing or self.text
        return f"{start} ({self.rule})" if self.rule != "" else start


def by_rule(ruleset: str, rule_id: str, missing: str) -> Refusal:
    """A refusal by a rule of this ruleset's book."""
    rule = load_rulebook(ruleset).rule(rule_id)
    return Refusal(rule.id, [], f"{rule.title}. {rule.text}", missing)


def by_mod(t: Table, number: i64) -> Refusal:
    """A refusal by a rule of a mod of this match."""
    said = t.terms.modding.said(number)
    return Refusal(said.id, [], said.words, "")


def said_by(book: Rulebook, mod: int) -> dict[int, Said]:
    """The rules of a mod's own book, by the numbers that they have in the engine."""
    return {mod * OF_MODS + n: Said(rule.id, f"{rule.title}. {rule.text}") for n, rule in numbered(book)}
