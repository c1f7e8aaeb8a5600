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
from wtactics.vocabulary.changes.doubling import a_while
from wtactics.vocabulary.changes.swapping import BOTH, SWAP
from wtactics.vocabulary.changes.values import of_value
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE, DEFENSE_VALUE, MEASURES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, possessive


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


class CopyValues(Deed):
    """Creatures have what another one has now; what is added to them works on top of that (ORC-CONFLICT-04)."""

    def __init__(self, things: Things, model: Things, attack: bool, defense: bool, until: i64) -> None:
        self.things: Final = things
        self.model: Final = model
        self.attack: Final = attack
        self.defense: Final = defense
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        models = of_value(t, self.model)
        if len(models) != 1:
            return NEXT
        attack = MEASURES[ATTACK_VALUE].of(t, models[0]) if self.attack else KEEP
        defense = MEASURES[DEFENSE_VALUE].of(t, models[0]) if self.defense else KEEP
        for c in of_value(t, self.things):
            t.modify(SET, c, attack, defense, self.until, t.you, t.me)
        return NEXT

    def text(self) -> str:
        names = " and ".join(
            MEASURES[value].name for value in BOTH if (self.attack, self.defense)[value == DEFENSE_VALUE]
        )
        those = "those" if self.attack and self.defense else "that"
        become = "become" if self.attack and self.defense else "becomes"
        return timed(f"{possessive(self.things)} {names} {become} equal to {those} of {self.model.text()}", self.until)


def copied(reading: Reading, meant: tuple[Things, tuple[int, ...]], model: Things) -> CopyValues:
    things, values = meant
    if things.people() or model.many() or model.people():
        raise Misread("the values of one creature", model.text())
    return CopyValues(things, model, ATTACK_VALUE in values, DEFENSE_VALUE in values, a_while(reading))


def has_those(reading: Reading, values: tuple[int, ...], model: Things) -> CopyValues:
    return copied(reading, (reading.subject(), values), model)


def each_has_others(reading: Reading, values: tuple[int, ...], things: Things, *_again: tuple[int, ...]) -> TradeValues:
    return trade(reading, things, values)


def traded(reading: Reading, values: tuple[int, ...]) -> TradeValues:
    return trade(reading, reading.subject(), values)


def traded_of(reading: Reading, values: tuple[int, ...], things: Things) -> TradeValues:
    return trade(reading, things, values)


def trade(reading: Reading, things: Things, values: tuple[int, ...]) -> TradeValues:
    if not things.many() or things.people():
        raise Misread("two creatures", things.text())
    return TradeValues(things, ATTACK_VALUE in values, DEFENSE_VALUE in values, a_while(reading))


BECOME: Final = '("become" | "becomes" | "is" | "are")'
PHRASES: Final = [
    Phrase(CHANGED, f'{SWAP} "their"? values_named', traded,
           ["Two target creatures exchange their ATK until end of turn."]),
    Phrase(ORDER, f'values_meant {BECOME} (("equal" "to")? ("those" | "that") "of" aimed)', copied,
           ["Until end of turn, target creature's ATK and DEF become equal to those of another target creature."]),
    Phrase(CHANGED, '("has" | "have") "the" values_named ("of" aimed | "that" aimed ("has" | "have") "now"?)', has_those,
           ["Until end of turn, target creature has the ATK and DEF of another target creature."]),
    Phrase(ORDER, f'"the" values_named "of" aimed {BECOME} ("the" values_named "that" "the" "other" ("has" | "have") "now"?'
           ' | ("that" | "those") "of" "the" "other")', each_has_others,
           ["Until end of turn, the ATK of each of two target creatures becomes the ATK that the other has now."]),
    Phrase(ORDER, f'{SWAP} "the"? values_named "of" aimed', traded_of),
]  # fmt: skip
