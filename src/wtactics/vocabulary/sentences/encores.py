"""Encores: something is done twice, X times, once for each of something, or again as the sentence before says."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.amounts import Repeat, repeated, repeated_behind
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.mentioning import number_x, plain
from wtactics.vocabulary.things.picking import Amend


def twice(reading: Reading) -> Number:
    return Fixed(2)


def so_often(reading: Reading, number: Number) -> Number:
    return number


def done_often(reading: Reading, number: Number, steps: Steps) -> Steps:
    return repeated(reading, number, steps)


def once_for_each(reading: Reading, steps: Steps, number: Number) -> Steps:
    return repeated_behind(reading, steps, number)


def once_more(reading: Reading) -> Number:
    return Fixed(1)


def more_times(reading: Reading, number: Number) -> Number:
    return Fixed(plain(number))


def again(reading: Reading, more: Fixed) -> Steps:
    """What the sentence before does, and so often again; a target stays the same, so that of those it is not said."""
    before = reading.last_said
    if not before or any(isinstance(step, Amend | Repeat) for step in before):
        raise Misread("what is done in the sentence before", "that it is repeated")
    if any(slot in reading.aimed for slot in slots_in(before)):
        raise Misread("what is chosen anew", "a target, which stays the same")
    return [Amend(len(before)), *repeated(reading, Fixed(more.n + 1), before)]


def done_again(reading: Reading) -> Steps:
    return again(reading, Fixed(1))


THIS: Final = '(("this" | "that" | "it") ("process" | "procedure" | "effect")?)'
PHRASES: Final = [
    Phrase("often", '"twice" | "two" "times"', twice),
    Phrase("often", 'many "times"', so_often),
    Phrase("often", '"as" ("many" "times" | "often") "as" as_many', so_often),
    Phrase("fronted", '"do" ("this" | "the" "following" | "so") often ":" effects', done_often,
           ["Do this twice: unmark a creature."]),
    Phrase("often_behind", '"x" "times"', number_x),
    Phrase("often_behind", '"as" ("many" "times" | "often") "as" as_many', so_often),
    Phrase("tail", "tail often_behind", once_for_each),
    Phrase("tail", 'tail ("once" | "one" "time") for_each', once_for_each,
           ["Unmark a creature once for each Elf you control."]),
    Phrase("encore", '"once" ("more" | "again")? | "one" "more" "time" | "a" "second" "time"', once_more),
    Phrase("encore", 'number ("more" | "further" | "additional") ("times" | "time")', more_times),
    Phrase("encore", '"twice" "more"', twice),
    Phrase("fronted", f'"then"? ("repeat" {THIS}? | "do" {THIS}) encore', again,
           ["Unmark a creature. Repeat this once."]),
    Phrase("fronted", '"then"? "do" ("this" | "that" | "it" | "so" | "the" "same") "again"', done_again,
           ["Unmark a creature. Then do it again."]),
]  # fmt: skip
