"""Consent: what is done if somebody wishes; and other words for that it was done, or was not."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Not
from wtactics.vocabulary.deeds.decks import Search
from wtactics.vocabulary.needs import STACKED
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, may
from wtactics.vocabulary.sentences.outcomes import (
    Override,
    he_does,
    he_does_not,
    if_done,
    kept_outcome,
    otherwise,
    you_do,
    you_do_not,
)
from wtactics.vocabulary.things.picking import Agree, Check, Did, May


def if_you_wish(reading: Reading, steps: Steps) -> Steps:
    """Who may do it anyway is asked but once."""
    if isinstance(steps[0], May):
        return steps
    if any(isinstance(step, Check | Agree) for step in steps):
        raise Misread("what you do, on no condition", "what hangs on something else")
    return may(reading, steps)


def did_so(reading: Reading) -> tuple[Did, Steps]:
    """If so: whoever may have done it, before which nothing else is asked."""
    before: Any = reading.last_said[0] if reading.last_said else None
    if not isinstance(before, May | Agree):
        raise Misread('"may" in the sentence before', "that it is so")
    return kept_outcome(reading, *(("you do", True) if isinstance(before, May) else ("he does", False)))


def found_none(reading: Reading) -> tuple[Did, Steps]:
    if not any(isinstance(step, Search) for step in reading.last_said):
        raise Misread("a search before it", "you find none")
    return you_do_not(reading)


def you_have_not(reading: Reading, steps: Steps) -> Steps:
    """Behind "if you control an Elf, ...": where you don't; what you may do there could be meant as well."""
    first: Any = reading.last_said[0] if reading.last_said else None
    plain = isinstance(first, Check) and not isinstance(first, Override) and not isinstance(first.condition, Not | Did)
    if not plain or not yours(first.condition) or any(isinstance(step, May | Agree) for step in reading.last_said):
        raise Misread("what you have, in the sentence before", "that you don't")
    return otherwise(reading, steps)


def yours(condition: Condition) -> bool:
    """Is it said of you, by what you control or have?"""
    return condition.text().startswith(("you control ", "you have "))


WANT: Final = '("wish" | "want" | "like" | "prefer") ("to" ("do" "so")?)?'
WISH: Final = f'"if" "you" ({WANT} | "choose" | "so" ("wish" | "choose" | "desire"))'
DO_THIS: Final = '"do" ("this" | "that")'
HE: Final = '("he" | "that" "player")'
REFUSE: Final = '("refuse" | "decline" | "choose" "not" "to")'
REFUSES: Final = '("refuses" | "declines" | "chooses" "not" "to")'
PHRASES: Final = [
    Phrase("fronted", f'{WISH} "," effects', if_you_wish, ["If you wish, draw a card."]),
    Phrase("tail", f"tail {WISH}", if_you_wish, ["Draw a card if you wish."]),
    Phrase("outcome", f'"you" ("did" "so"? | "have" "done" ("so" | "this") | {DO_THIS} | "choose" "to" ("do" "so")?)', you_do),
    Phrase("outcome", f'{HE} ("did" "so"? | "does" ("this" | "that")) | "they" ("did" "so"? | {DO_THIS})', he_does),
    Phrase("outcome", '"so" | ("this" | "that") "is" "done"', did_so, ["You may discard a card. If so, draw two cards."]),
    Phrase("failure", '"you" (("don\'t" | "didn\'t") "find" ("one" | "any" | "it") | ("find" | "found") "none")', found_none,
           needs=STACKED),
    Phrase("failure", f'"you" ("didn\'t" | {REFUSE}) | "you" "don\'t" "do" "so"', you_do_not),
    Phrase("failure", f'{HE} ("didn\'t" | {REFUSES}) | {HE} "doesn\'t" "do" "so" | "they" ("didn\'t" | {REFUSE})', he_does_not),
    Phrase("reflex", '"you" "do" "so"?', you_do),
    Phrase("reflex", f'{HE} "does" "so"? | "they" "do" "so"?', he_does),
    Phrase("fronted", '"when" reflex "," effects', if_done),
    Phrase("fronted", 'in_that_case "," effects', if_done),
    Phrase("in_that_case", '"in" "that" "case"', did_so),
    Phrase("fronted", '"if" "you" "don\'t" "," effects', you_have_not,
           ["If you control an Elf, draw two cards. If you don't, draw a card."]),
]  # fmt: skip
