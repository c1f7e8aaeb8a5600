"""What stands on a city without a label is its advantage, which a won bid switches on (ARC-CARD-12, AVA-TACT-05).

A city that labels any of its sentences says of each what it is: behind "Advantage:" stands what a bid switches on, to the
end of the line or the next label, and what has no label, or stands behind "Always:", needs no bid. Where no label stands,
only that needs none which no bid could switch on in time: what the city costs, how it comes into play, what happens as it
comes, goes, or gains the advantage.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import PRICES, Statement
from wtactics.language.words import Sentence
from wtactics.vocabulary.sentences.parts import Activated, Contribution, Effects, Standing, Triggered
from wtactics.vocabulary.triggers.catalogue import GONE

ADVANTAGE: Final = "advantage"
LABELS: Final = (ADVANTAGE, "always")
ENDS: Final = (":", "-")
ON_ITS_WAY: Final = (facts.ENTERED, facts.BUILT, *GONE)
WON: Final = (facts.FAVOURED, facts.PRIZED, facts.ENJOYED)


def is_labelled(lines: list[list[Sentence]]) -> bool:
    """Does any sentence of the text say what it is?"""
    return any(says_what_it_is(s) for line in lines for s in line)


def says_what_it_is(sentence: Sentence) -> bool:
    """Does the sentence begin with a label?"""
    return sentence.tokens[0] in LABELS and len(sentence.tokens) > 1 and sentence.tokens[1] in ENDS


def in_advantage(sentence: Sentence, literals: Mapping[str, str]) -> Sentence:
    """The sentence behind "Advantage:"."""
    return sentence.parted(0, literals[ENDS[0]], ENDS[0]).parted(0, literals[ADVANTAGE], ADVANTAGE)


def can_wait(part: Contribution) -> bool:
    """Can this be switched on by a bid, and be off before?"""
    if isinstance(part, Standing):
        return not any(is_said_of_coming(one) for said in part.said for one in said.statements)
    if isinstance(part, Triggered):
        fact = part.trigger.fact
        return fact not in WON and not (part.trigger.own and fact in ON_ITS_WAY)
    return isinstance(part, Activated | Effects)


def is_said_of_coming(statement: Statement) -> bool:
    """Does it say what its own card costs, or how that comes into play?"""
    return statement.is_entry() or statement.rulings() & bit_of(PRICES) != 0
