"""What resource cards give: gold, more of it, less or none; and that one is marked for that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.terms import YIELDS
from wtactics.vocabulary.deeds.marking import Mark
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.yields import GIVES, GOLD, Giving, Yields, phrases
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says


class Yield(Yields):
    """ORC-GOLD-03 Resource cards give so much gold, or so much more."""

    def reckoning(self) -> i64:
        return YIELDS


class Spent(Happens):
    """ORC-GOLD-03 A resource card is marked for gold, not by an effect."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == 1 and super().matches(t, a, b, n)


def marked_for_nothing(reading: Reading, things: Things) -> Steps:
    """ORC-MARK-06 Said in vain behind an effect that marks resource cards: it makes no gold."""
    if not any(isinstance(step, Mark) for step in reading.last_said):
        raise Misread("resource cards that were marked", things.text())
    return []


def marked_for_gold(reading: Reading, watched: Watched) -> Spent:
    call(reading, watched, False)
    return Spent(facts.MARKED, watched.noun, None, f"{says(watched, 'is marked')} for gold", watched.own())


def you_mark_for_gold(reading: Reading, watched: Watched) -> Spent:
    """ORC-GOLD-08 Nobody else marks your resource cards for gold."""
    return marked_for_gold(reading, watched)


PHRASES: Final = [
    *phrases(Giving(Yield)),
    Phrase("fronted", f'again {GIVES} "no" {GOLD} (("for" | "by") ("this" | "it" | "that"))?', marked_for_nothing,
           ["Mark target resource card. It gives no gold."]),
    Phrase("happening", f'watched ("is" | "are" | "becomes" | "become") "marked" "for" {GOLD}', marked_for_gold,
           ["Whenever a resource card you control is marked for gold, gain 1 influence."]),
    Phrase("happening", f"watched {GIVES} {GOLD}", marked_for_gold),
    Phrase("happening", f'"you" "mark" watched "for" {GOLD}', you_mark_for_gold),
]  # fmt: skip
