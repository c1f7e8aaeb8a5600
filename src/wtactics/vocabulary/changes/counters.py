"""Counters that cards come into play with."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import ADD, WHILE_IN_PLAY
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.changes.values import Change, counters
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import per, signed
from wtactics.vocabulary.reading.leaning import define_x
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Standing, Stated, Triggered
from wtactics.vocabulary.things.meaning import Things, clause
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import says, very_card


def comes_with(reading: Reading, this: Things, number: Number, bonus: tuple[Number, Number]) -> Triggered:
    """They are put on it when it has come: what X counts may be a target, and that is chosen for a trigger."""
    watched = very_card(reading, this)
    trigger = Happens(facts.ENTERED, watched.noun, None, says(watched, "come into play"), watched.own())
    return Triggered(trigger, [counters(reading, number, bonus, this)])


def comes_with_x(reading: Reading, this: Things, number: Number, bonus: tuple[Number, Number], x: Number) -> Triggered:
    define_x(reading, x)
    return comes_with(reading, this, number, bonus)


class ComesGrown(Statement):
    """This very card comes into play with +1/+1 counters, as many as there are of something just then."""

    def __init__(self, this: Things, change: Change, words: str) -> None:
        self.this: Final = this
        self.change: Final = change
        self.words: Final = words

    def is_entry(self) -> bool:
        return True

    def enter(self, t: Table, c: CardId) -> None:
        times = self.change.times(t)
        if times > 0:
            t.modify(
                ADD, c, times * self.change.attack.of(t), times * self.change.defense.of(t), WHILE_IN_PLAY, t.you, t.me
            )

    def text(self) -> str:
        return clause(self.this, "come", f"into play with {self.words}")


def comes_with_each(
    reading: Reading, this: Things, number: Number, bonus: tuple[Number, Number], each: Number
) -> Standing:
    n = plain(number)
    sign = f"{signed(bonus[0])}/{signed(bonus[1])}"
    words = f"{'a' if n == 1 else counted(n)} {sign} counter{'' if n == 1 else 's'} on it {each_text(each)}"
    return Standing([Stated([ComesGrown(this, Change(*bonus, so_many(number, (each,))), words)], None)])


def each_text(each: Number) -> str:
    """For each of what."""
    behind = per(each)[1]
    if not behind:
        raise Misread("for each of something", each.text())
    return behind


COMES: Final = '(("comes" | "come") "into" | "enters" | "enter") "play" "with"'
GROWN: Final = 'number bonus ("counter" | "counters") ("on" ("it" | "him" | "her"))?'
PHRASES: Final = [
    Phrase("ability", f"self {COMES} {GROWN}", comes_with,
           ["This creature comes into play with two +1/+1 counters."]),
    Phrase("ability", f'self {COMES} {GROWN} "," "where" "x" "is" ("equal" "to")? value',
           comes_with_x,
           ["This creature comes into play with X +1/+1 counters, where X is the number of Elves you control."]),
    Phrase("ability", f"self {COMES} {GROWN} for_each", comes_with_each,
           ["This creature comes into play with a +1/+1 counter on it for each Elf you control."]),
]  # fmt: skip
