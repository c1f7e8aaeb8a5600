"""Counters that cards come into play with, and the damage that was dealt in a turn, of which they may tell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Number
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.changes.values import counters
from wtactics.vocabulary.deeds.deed import cards_of
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Triggered
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import says, very_card

THIS: Final = 0  # so many turns ago
PREVIOUS: Final = 1
WORDS: Final = ("this turn", "the previous turn")


class DamageDealt(Number):
    """The damage that cards in play have dealt in this turn, or in the one before it."""

    def __init__(self, things: Things, ago: i64) -> None:
        self.things: Final = things
        self.ago: Final = ago

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for c in cards_of(t, self.things):
            n += t.dealt(c, self.ago)
        return n

    def text(self) -> str:
        return f"the damage dealt {WORDS[self.ago]} by {self.things.text()}"


class WhenPhrase(Phrase):
    """In which turn."""

    def __init__(self, form: str, ago: int) -> None:
        super().__init__("which_turn", form, self.give)
        self.ago: Final = ago

    def give(self, reading: Reading) -> int:
        return self.ago


def damage_dealt(reading: Reading, ago: int, things: Things) -> Number:
    reading.recalls = True
    return DamageDealt(things, ago)


def damage_they_dealt(reading: Reading, things: Things, ago: int) -> Number:
    return damage_dealt(reading, ago, things)


def comes_with(reading: Reading, this: Things, number: Number, bonus: tuple[Number, Number]) -> Triggered:
    """They are put on it when it has come: what X counts may be a target, and that is chosen for a trigger."""
    watched = very_card(reading, this)
    trigger = Happens(facts.ENTERED, watched.noun, None, says(watched, "come into play"), watched.own())
    return Triggered(trigger, [counters(reading, number, bonus, this)])


def comes_with_x(reading: Reading, this: Things, number: Number, bonus: tuple[Number, Number], x: Number) -> Triggered:
    reading.define_x(x)
    return comes_with(reading, this, number, bonus)


COMES: Final = '(("comes" | "come") "into" | "enters" | "enter") "play" "with"'
PHRASES: Final = [
    Phrase("ability", f'self {COMES} number bonus ("counter" | "counters")', comes_with,
           ["This creature comes into play with two +1/+1 counters."]),
    Phrase("ability", f'self {COMES} number bonus ("counter" | "counters") "," "where" "x" "is" ("equal" "to")? value',
           comes_with_x,
           ["This creature comes into play with X +1/+1 counters, where X is the number of Elves you control."]),
    Phrase("value", '"the" "damage" "dealt" which_turn "by" cards', damage_dealt,
           ["Draw X cards, where X is the damage dealt this turn by target creature."]),
    Phrase("value", '"the" "damage" ("that" | "which")? cards "dealt" which_turn', damage_they_dealt),
    WhenPhrase('"this" "turn"', THIS),
    WhenPhrase('"in"? "the" ("previous" | "last") "turn" | ("last" | "previous") "turn"', PREVIOUS),
]  # fmt: skip
