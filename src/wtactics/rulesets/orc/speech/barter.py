"""Barter: two creatures exchange their values for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import SET
from wtactics.engine.places import Flow, Option
from wtactics.engine.stating import KEEP
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.vocabulary.changes.doubling import BOTH, SWAP, a_while
from wtactics.vocabulary.changes.values import of_value
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE, DEFENSE_VALUE, MEASURES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things


class TradeValues(Deed):
    """Two creatures have each what the other has now; what is added to them works on top of that (ORC-CONFLICT-04)."""

    def __init__(self, things: Things, attack: bool, defense: bool, until: i64) -> None:
        self.things: Final = things
        self.attack: Final = attack
        self.defense: Final = defense
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        both = of_value(t, self.things)
        if len(both) != 2:
            return NEXT
        attacks, defenses = vec[i64](), vec[i64]()
        for c in both:
            attacks = append(attacks, MEASURES[ATTACK_VALUE].of(t, c))
            defenses = append(defenses, MEASURES[DEFENSE_VALUE].of(t, c))
        for i in range(2):
            attack = attacks[1 - i] if self.attack else KEEP
            defense = defenses[1 - i] if self.defense else KEEP
            t.modify(SET, both[i], attack, defense, self.until, t.you, t.me)
        return NEXT

    def text(self) -> str:
        names = " and ".join(
            MEASURES[value].name for value in BOTH if (self.attack, self.defense)[value == DEFENSE_VALUE]
        )
        return timed(f"{self.things.text()} exchange their {names}", self.until)


def traded(reading: Reading, values: tuple[int, ...]) -> TradeValues:
    return trade(reading, reading.subject(), values)


def traded_of(reading: Reading, values: tuple[int, ...], things: Things) -> TradeValues:
    return trade(reading, things, values)


def trade(reading: Reading, things: Things, values: tuple[int, ...]) -> TradeValues:
    if not things.many() or things.people():
        raise Misread("two creatures", things.text())
    return TradeValues(things, ATTACK_VALUE in values, DEFENSE_VALUE in values, a_while(reading))


PHRASES: Final = [
    Phrase(CHANGED, f'{SWAP} "their"? values_named', traded,
           ["Two target creatures exchange their ATK until end of turn."]),
    Phrase(ORDER, f'{SWAP} "the"? values_named "of" aimed', traded_of),
]  # fmt: skip
