"""Replacing: what is done instead of what would happen, what just does not happen, and damage that is prevented."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import DONE_ONCE, DONE_WHENEVER, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.averting import Forgo, PreventPart, is_instead
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.numbers.meaning import ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed, for_a_while, waiting
from wtactics.vocabulary.sentences.limits import UseDue, done_once
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.things.meaning import Happened, Things
from wtactics.vocabulary.things.picking import May
from wtactics.vocabulary.triggers.impending import Would
from wtactics.vocabulary.triggers.meaning import OF_ALL
from wtactics.vocabulary.triggers.times import nth


class Redirect(DealDamage):
    """The damage that would be dealt is dealt to somebody else."""

    def __init__(self, things: Things) -> None:
        super().__init__(Happened(True, False, "it"), ThatMuch(), things)

    def text(self) -> str:
        return f"that damage is dealt to {self.things.text()}"


def replaced(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    """What is done instead, or may be: nobody chooses a target for it, as nobody announces it."""
    if reading.targets:
        raise Misread("what is chosen when it is done", "target")
    return Replaced(trigger, steps)


def replaced_at_once(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    """Should this creature die, ...: only the words behind it tell whether that is what would happen, or what has."""
    if not is_instead(steps):
        raise Misread('"instead"', "what is done when it has happened")
    return replaced(reading, trigger, steps)


def first_time(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    """Only the first time in a turn that it would happen; what happened before counts."""
    rest = trigger.text().removeprefix("if ")
    first = nth(reading, trigger, 1, OF_ALL, f"the first time each turn {rest}")
    return Replaced(first, done_once(steps, UseDue(THIS_TURN)))


def open_would(reading: Reading) -> None:
    """What is said is said of what would happen."""
    if reading.would < 0:
        raise Misread('what "would" happen, before it', "instead")


def instead(reading: Reading, steps: Steps) -> Steps:
    """It is done in the place of what would happen."""
    open_would(reading)
    if any(isinstance(step, Forgo) for step in reading.last_said):
        raise Misread('"instead" once', "a second one")
    first = steps[0]
    if isinstance(first, May) and first.steps == len(steps) - 1:
        return [May(len(steps), first.able), Forgo(len(steps) - 1), *steps[1:]]
    if any(isinstance(step, May | Forgo) for step in steps):
        raise Misread('"instead" in one sentence, and once', "more")
    return [Forgo(len(steps), "", steps[-1].things if isinstance(steps[-1], Redirect) else None), *steps]


class ForgoPhrase(Phrase):
    """It does not happen, and nothing is done for it."""

    def __init__(self, form: str, words: str) -> None:
        super().__init__("bare_row", form, self.give)
        self.words: Final = words

    def give(self, reading: Reading, *_parts: object) -> Steps:
        open_would(reading)
        return [Forgo(0, self.words)]


def prevent_part(reading: Reading, number: Number) -> Steps:
    open_would(reading)
    return [PreventPart(number)]


def redirect(reading: Reading, things: Things) -> Steps:
    """A thing that is picked for it is picked before."""
    open_would(reading)
    steps, reading.pending = [*reading.pending, Redirect(things)], []
    return steps


# ---- for a while


def next_time(reading: Reading, _kept: Steps, trigger: Would, steps: Steps) -> Steps:
    return delayed(reading, Later(trigger, DONE_ONCE, kept=_kept), steps)


def next_time_this_turn(reading: Reading, _kept: Steps, trigger: Would, steps: Steps) -> Steps:
    return delayed(reading, Later(trigger, DONE_ONCE, kept=_kept), steps, THIS_TURN)


def whenever_this_turn(reading: Reading, _kept: Steps, trigger: Would, steps: Steps) -> Steps:
    return delayed(reading, Later(trigger, DONE_WHENEVER, kept=_kept), steps, THIS_TURN)


IF: Final = '("if" | "when" | "whenever")'
THAT: Final = '("that" | "the" | "this") ("damage" ("token" | "tokens")? | "loss")'
PREVENT: Final = '("prevent" | "ignore" | "negate")'
PREVENTED: Final = '("prevented" | "ignored" | "negated")'
PHRASES: Final = [
    Phrase("ability", f'{IF} impending "," "then"? effects', replaced,
           ["If this creature would die, return it to its owner's hand instead."]),
    Phrase("ability", 'should "," effects', replaced_at_once),
    Phrase("ability", '"the" "first" "time" "each" "turn" "that"? impending "," effects', first_time),
    *(Phrase(row, f'{row} "instead" | "instead" {row}', instead) for row in ("bare_row", "led_row", "open_row")),
    Phrase("tail", 'timed_row "instead" | "instead" timed_row', instead),
    ForgoPhrase('("it" | "he" | "that" word) "doesn\'t" "die"? | ("they" | "those" words | "you") "don\'t"'
                '| ("it" | "that" word) "stays" ("in" "play" | "where" "it" "is") | "nothing" "happens"', "it doesn't"),
    ForgoPhrase(f'{THAT} ("is" | "are") {PREVENTED} | {PREVENT} ({THAT} | "it" | "all" "of"? {THAT})', "prevent that damage"),
    Phrase("bare_row",
           f'{PREVENT} number "of" {THAT} | "reduce" {THAT} "by" number | number "of" {THAT} ("is" | "are") {PREVENTED}',
           prevent_part),
    Phrase("bare_row", f'"deal" {THAT} "to" things | {THAT} "is" "dealt" "to" things', redirect),
    Phrase("fronted", 'what_happened impending "," effects', next_time,
           ["The next time a creature would die, draw a card instead."]),
    Phrase("fronted", 'what_happened (impending "this" "turn" | "this" "turn" "that"? impending) "," effects',
           next_time_this_turn),
    Phrase("fronted", '(what_may_happen | if_it) impending "this" "turn" "," effects', whenever_this_turn),
    Phrase("fronted", 'until "," (what_may_happen | if_it) impending "," effects', for_a_while),
    Phrase("if_it", '"if"', waiting),
]  # fmt: skip
