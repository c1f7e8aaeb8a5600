"""Numbers that a text speaks of and never says: an X that nothing gives, a "that many" that nothing counted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.meaning import AVERTING, SPELL, Ability
from wtactics.language.errors import TextFault
from wtactics.language.reader import Unread
from wtactics.language.structure import attributes
from wtactics.language.words import Sentence
from wtactics.vocabulary.changes.tallying import AllCountersDue
from wtactics.vocabulary.deeds.averting import is_instead
from wtactics.vocabulary.deeds.victory import Scores
from wtactics.vocabulary.numbers.meaning import ThatMuch, XNumber
from wtactics.vocabulary.sentences.in_hand import IN_HAND, gets_in_hand
from wtactics.vocabulary.sentences.reckoning import Reckon
from wtactics.vocabulary.sentences.so_much import unmeasured
from wtactics.vocabulary.sentences.that_many import SoManyDone
from wtactics.vocabulary.sentences.this_way import uncounted

# Facts whose number counts something
COUNTED: Final = (facts.GAINED, facts.LOST, facts.HURT, facts.HEALED, facts.STRUCK)
X_SAID: Final = re.compile(r"(\S*[+-])?x(/\S*)?( .*)?")  # X, +X/+0, +1/-X
THAT_SAID: Final = re.compile(r"(that|as) (many|much)|(the|that|this) (damage|loss)|(gets?|gains?|takes?|loses?) it")
WOULD_SAID: Final = re.compile(r"would.*|should.*")
INSTEAD_SAID: Final = re.compile(r"instead.*")
THIS_WAY_SAID: Final = re.compile(
    r"(this|that) way|(killed|destroyed|sacrificed|discarded|returned|removed|(un)?marked|healed|damaged)(?! th)( .*)?"
)
DAMAGE_SAID: Final = re.compile(r"damage.*|that (many|much)|(this|that|it) (healed|removed|repaired|restored|dealt)")
IT_SAID: Final = re.compile(r"(it|they|them|that|those)( .*)?|(gets?|put) .*")
NO_WOULD: Final = "nothing says instead of what"
NO_INSTEAD: Final = "nothing says what happens instead"
NO_X: Final = "nothing says what X is"
NOT_DONE: Final = "nothing before it does this"
NO_COUNT: Final = "nothing was counted that this could speak of"

TWO_COUNTS: Final = "it could be as many as are told of, or as were chosen"


def unsaid(abilities: Iterable[Ability]) -> list[tuple[re.Pattern[str], str]]:
    """How these abilities word numbers that nothing gives, each with what is wrong; an X of a spell may be its cost."""
    found: list[tuple[re.Pattern[str], str]] = []
    for ability in abilities:
        numbers = numbers_of(ability)
        if XNumber in numbers and ability.kind != SPELL and not gives_x(ability) and Reckon not in numbers:
            found.append((X_SAID, NO_X))
        if ability.kind == AVERTING and not is_instead(ability.effects):
            found.append((WOULD_SAID, NO_INSTEAD))
        if ability.kind != AVERTING and is_instead(ability.effects):
            found.append((INSTEAD_SAID, NO_WOULD))
        if uncounted(ability.effects):
            found.append((THAT_SAID if SoManyDone in numbers else THIS_WAY_SAID, NOT_DONE))
        if gets_in_hand(ability.effects):
            found.append((IT_SAID, IN_HAND))
        if unmeasured(ability.effects):
            found.append((DAMAGE_SAID, NOT_DONE))
        if ThatMuch in numbers and not tells_how_many(ability):
            found.append((THAT_SAID, NO_COUNT))
        if SoManyDone in numbers and tells_how_many(ability):
            found.append((THAT_SAID, TWO_COUNTS))
    return found


def tells_how_many(ability: Ability) -> bool:
    """Does it wait for an amount, or for one or more things at once?"""
    trigger = ability.trigger
    if trigger is None:
        return ability.price is not None and any(isinstance(due, AllCountersDue) for due in ability.price.dues)
    return trigger.fact in COUNTED or trigger.group or (isinstance(trigger, Scores) and not trigger.lost)


def asks_cost_for_x(abilities: Iterable[Ability]) -> bool:
    """Does a spell speak of an X that only its cost can give?"""
    spells = [each for each in abilities if each.kind == SPELL and not gives_x(each)]
    return any(XNumber in numbers and Reckon not in numbers for numbers in map(numbers_of, spells))


def gives_x(ability: Ability) -> bool:
    """Is X defined, or paid?"""
    return ability.x_is is not None or (ability.price is not None and ability.price.x)


def numbers_of(part: Any) -> set[type]:
    """The sorts of all parts within this one; an ability in quotes answers for itself."""
    found: set[type] = set()
    left = [part]
    while left:
        each = left.pop()
        if isinstance(each, list | tuple):
            left += each
        elif each is not None and not isinstance(each, str | int):
            found.add(type(each))
            left += [value for _, value in attributes(each) if not isinstance(value, Ability)]
    return found


def place_of(sign: re.Pattern[str], sentences: Iterable[Sentence]) -> tuple[Sentence, int]:
    """The sentence that first says this, and the column of the word."""
    for sentence in sentences:
        for i, token in enumerate(sentence.tokens):
            if sign.fullmatch(" ".join(sentence.tokens[i : i + 2]).casefold()):
                return sentence, token.column or 1
    raise AssertionError("what an ability speaks of stands in none of its sentences")


def fault_at(card: str, sign: re.Pattern[str], sentences: Iterable[Sentence], why: str) -> TextFault:
    """A fault of words that are understood, and say too little."""
    sentence, column = place_of(sign, sentences)
    return Unread(column, "", [], why).fault(card, sentence)
