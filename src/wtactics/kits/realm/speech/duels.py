"""Duels in words: two that deal damage to each other; and what an ability without a price but for its number of uses does."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Condition, Due
from wtactics.engine.places import Flow, Option
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.sentences.clauses import JOIN, Steps, together
from wtactics.vocabulary.sentences.limits import once_in_yours
from wtactics.vocabulary.sentences.lines import activated
from wtactics.vocabulary.sentences.parts import Activated, Contribution
from wtactics.vocabulary.sentences.prices import price
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import same


def strikes(one: Things, other: Things) -> DealDamage:
    """So much damage as it has ATK."""
    return DealDamage(one, ValueOf(again(one, "it"), ATTACK_VALUE), other)


class Duel(Deed):
    """Each of two deals as much damage to the other as it has ATK; who dies of it is looked at behind both."""

    def __init__(self, one: Things, other: Things) -> None:
        self.one: Final = one
        self.other: Final = other
        self.blow: Final = strikes(one, other)
        self.answer: Final = strikes(other, one)

    def do(self, t: Table, answer: Option) -> Flow:
        self.blow.do(t, answer)
        return self.answer.do(t, answer)

    def text(self) -> str:
        return f"{self.one.text()} and {self.other.text()} deal damage equal to their ATK to each other"


def duel(reading: Reading, one: Things, other: Things) -> Duel:
    """Two creatures, and no more."""
    if one.many() or other.many() or one.people() or other.people():
        raise Misread("two creatures", f"{one.text()} and {other.text()}")
    return Duel(one, other)


def once_in_your_turn(reading: Reading, *orders: Steps) -> Contribution:
    use, condition = once_in_yours(reading)
    assert isinstance(use, Due)
    assert isinstance(condition, Condition)
    return Activated(price(reading, use), together(reading, *orders), condition)


def once_you_may(reading: Reading, use: Due, *orders: Steps) -> Contribution:
    """Once each turn, you may draw a card: an ability that costs nothing."""
    return activated(reading, price(reading, use), together(reading, *orders))


DEAL: Final = '("each"? ("deal" | "deals"))'
THEIR_ATK: Final = '("equal" "to" ("their" | "its") ("atk" | "attack"))'
EACH_OTHER: Final = '("to" ("each" "other" | "one" "another" | "the" "other"))'
IN_YOURS: Final = '"once" ("in" | "during" | "on") (("each" "of")? "your" ("turn" | "turns"))'
PHRASES: Final = [
    Phrase("duellist", "a_target | self", same),
    Phrase(ORDER, f'duellist "and" duellist {DEAL} "damage" ({THEIR_ATK} {EACH_OTHER} | {EACH_OTHER} {THEIR_ATK})', duel,
           ["Target creature and target creature an opponent controls deal damage equal to their ATK to each other."]),
    Phrase(ORDER, f'duellist "and" duellist {DEAL} ("their" | "its") ("atk" | "attack") ("as" | "in") "damage" {EACH_OTHER}',
           duel, ["(M): This creature and target creature deal their ATK as damage to each other."]),
    Phrase("ability", f'use ","? "you" ("may" | "can") order ({JOIN} order)*', once_you_may,
           ["Once each turn, you may unmark this creature."]),
    Phrase("ability", f'{IN_YOURS} ","? "you" ("may" | "can") order ({JOIN} order)*', once_in_your_turn,
           ["Once in each of your turns, you may unmark this creature."]),
]  # fmt: skip
