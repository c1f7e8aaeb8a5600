"""Trading: two cards change hands, perhaps two targets that are named as one pair."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, timed
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import EXACTLY
from wtactics.vocabulary.nouns.measuring import beside_things
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Things, Together
from wtactics.vocabulary.things.mentioning import another_target, renewed, target
from wtactics.vocabulary.things.ordinals import NthOf, both


class Exchange(Deed):
    """Two cards in play change sides: each is controlled by whoever controlled the other; if one is gone, neither."""

    def __init__(self, first: Things, second: Things, until: i64) -> None:
        self.first: Final = first
        self.second: Final = second
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        first, second = cards_in_play(t, self.first), cards_in_play(t, self.second)
        if len(first) == 1 and len(second) == 1 and first[0] != second[0]:
            one, other = t.controller[first[0]], t.controller[second[0]]
            if one != other:
                t.take(first[0], other, self.until)
                t.take(second[0], one, self.until)
        return NEXT

    def text(self) -> str:
        text = f"exchange control of {self.first.text()} and {self.second.text()}"
        return timed(text, self.until) if self.until != WHILE_IN_PLAY else text


def exchange(reading: Reading, first: Things, second: Things) -> Exchange:
    return Exchange(first, second, reading.time(WHILE_IN_PLAY))


def exchange_both(reading: Reading, *two: Things) -> Exchange:
    """Each of the two is controlled by whoever controlled the other."""
    things = two[0] if two else both(reading)
    inner = bare(things)
    if not isinstance(inner, Together):
        raise Misread("two cards that were named one after the other", things.text())
    return exchange(reading, NthOf(inner.first, "the first"), NthOf(inner.second, "the second"))


def two_traded(reading: Reading, noun: CardNoun, *value: int) -> Exchange:
    """The second target is another one; with the same value, it has that of the first."""
    if noun.is_linked():
        raise Misread("two, each by himself", noun.text(True))
    first = target(reading, noun)
    such = noun
    if value:
        such = renewed(noun, Detail("quality", beside_things(reading, value[0], EXACTLY, again(first, "it"))))
    return exchange(reading, first, another_target(reading, such))


SAME: Final = '("that" "have" | "with" | "of") ("the" "same" | "equal") card_value'
PHRASES: Final = [
    Phrase(ORDER, '("exchange" | "swap") "control" "of" (aimed | self) "and" (aimed | self)', exchange,
           ["Exchange control of target creature you control and target creature an opponent controls."]),
    Phrase(ORDER, '("exchange" | "swap") "control" "of" ("them" | both)', exchange_both,
           ["Choose target creature you control and target creature an opponent controls. Exchange control of them."]),
    Phrase(ORDER, f'("exchange" | "swap") "control" "of" "two" "target" card_nouns ({SAME})?', two_traded,
           ["Exchange control of two target creatures.", "Exchange control of two target creatures with the same cost."]),
]  # fmt: skip
