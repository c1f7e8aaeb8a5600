"""Ruins in words: cities that come into play damaged, and those that are left with so much strength."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import CITY, CREATURE, NOBODY, CardId, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.roads import a_city
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.ava.speech.kingdoms import CITIES_DECK, put_top
from wtactics.vocabulary.changes.counters import COMES
from wtactics.vocabulary.deeds.deed import Deed, cards_by, cards_in_play
from wtactics.vocabulary.deeds.harm import MEND
from wtactics.vocabulary.deeds.journeys import Put
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Standing, Stated
from wtactics.vocabulary.things.meaning import Things, clause

DOWN: Final = 0
UP: Final = 1


class PutDamaged(Deed):
    """AVA-CITY-11 A city comes into play with damage: so much of it, or half of its strength."""

    def __init__(self, put: Put, number: Number | None, rounded: int = DOWN) -> None:
        self.put: Final = put
        self.number: Final = number  # None: half
        self.rounded: Final = rounded

    def do(self, t: Table, answer: Option) -> Flow:
        cities = cards_by(t, self.put.players, self.put.things)
        flow = self.put.do(t, answer)
        for c in cities:
            if t.in_play(c) and t.type(c) == CITY:
                half = (t.library.defense[t.printed[c]] + self.rounded) // 2
                n = self.number.of(t) if self.number is not None else half
                if n > 0:
                    t.inflict(c, n, t.me)
        return flow

    def text(self) -> str:
        if self.number is not None:
            return f"{self.put.text()} with {self.number.text()} damage"
        return f"{self.put.text()} with damage equal to half of its strength rounded {'up' if self.rounded == UP else 'down'}"


class ComesDamaged(Statement):
    """AVA-CITY-11 This very card comes into play with so much damage, which it has from the first."""

    def __init__(self, this: Things, number: Number) -> None:
        self.this: Final = this
        self.number: Final = number

    def is_entry(self) -> bool:
        return True

    def enter(self, t: Table, c: CardId) -> None:
        n = self.number.of(t)
        if n > 0:
            t.inflict(c, n, c)

    def text(self) -> str:
        n = self.number.text()
        much = f"{n} damage" if isinstance(self.number, Fixed) else f"damage equal to {n}"
        return clause(self.this, "come", f"into play with {much}")


class PutDamage(Deed):
    """AVA-CITY-11 Cards get so much damage, which nobody deals."""

    def __init__(self, players: Things, things: Things, number: Number) -> None:
        self.players: Final = players
        self.things: Final = things
        self.number: Final = number

    def do(self, t: Table, answer: Option) -> Flow:
        n = self.number.of(t)
        for c in cards_in_play(t, self.things):
            if n > 0 and t.type(c) in (CITY, CREATURE):
                t.inflict(c, n, t.me)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "put", f"{self.number.text()} damage on {self.things.text()}")


class LeaveStrength(Deed):
    """AVA-CITY-11 Damage is removed from cities until they have so much strength left, or also put on them until then."""

    def __init__(self, players: Things, things: Things, number: Number, exactly: bool) -> None:
        self.players: Final = players
        self.things: Final = things
        self.number: Final = number
        self.exactly: Final = exactly

    def do(self, t: Table, answer: Option) -> Flow:
        n = self.number.of(t)
        for c in cards_in_play(t, self.things):
            lacking = n - (t.defense[c] - t.harm[c])
            if lacking > 0:
                t.heal(c, min(lacking, t.harm[c]), NOBODY)
            elif self.exactly and lacking < 0:
                t.inflict(c, -lacking, t.me)
        return NEXT

    def text(self) -> str:
        if self.exactly:
            return clause(self.players, "leave", f"{self.things.text()} with {self.number.text()} strength")
        return clause(
            self.players, "remove", f"damage from {self.things.text()} until its strength is {self.number.text()}"
        )


def put_damaged(reading: Reading, whose: Detail, number: Number) -> PutDamaged:
    return PutDamaged(put_top(reading, whose), number)


def put_halved(reading: Reading, whose: Detail, *rounded: int) -> PutDamaged:
    return PutDamaged(put_top(reading, whose), None, rounded[0] if rounded else DOWN)


def comes_damaged(reading: Reading, this: Things, number: Number, *each: Number) -> Standing:
    """Cities and creatures keep damage."""
    if reading.word not in ("city", "creature"):
        raise Misread("a city or a creature, which can be damaged", f"this {reading.word}")
    return Standing([Stated([ComesDamaged(this, so_many(number, each))], None)])


def put_damage(reading: Reading, number: Number, things: Things) -> PutDamage:
    return PutDamage(reading.players(), things, number)


def remove_until(reading: Reading, things: Things, number: Number) -> LeaveStrength:
    return LeaveStrength(reading.players(), a_city(reading, things), number, False)


def leave_with(reading: Reading, things: Things, number: Number) -> LeaveStrength:
    return LeaveStrength(reading.players(), a_city(reading, things), number, True)


TOP: Final = f'"the" "top" "city" ("of" | "from" | "in") owner {CITIES_DECK}'
INTO: Final = '("into" | "in") ("play" | ("your" | "his" | "their") ("kingdom" | "cities"))'
STRENGTH: Final = '("strength" | "def")'
PHRASES: Final = [
    Phrase("ability", f'self {COMES} (number "damage" | "damage" number) ("on" "it")? for_each?', comes_damaged,
           ["This city comes into play with 3 damage."]),
    Phrase("ability", f'self {COMES} "damage" ("on" "it")? "equal" "to" value', comes_damaged,
           ["This city comes into play with damage equal to the number of creatures you control."]),
    Phrase("deed", '{put} (number "damage" | "damage" number) ("on" | "onto") things', put_damage,
           ["Put 2 damage on target city."]),
    Phrase("deed", f'{{put}} {TOP} {INTO} "with" number "damage" ("on" "it")?', put_damaged,
           ["Put the top city of your cities deck into play with 2 damage."]),
    Phrase("deed", f'{{put}} {TOP} {INTO} "with" "damage" "equal" "to" "half" "of"? "its" {STRENGTH}'
           ' (","? half_rounded)?', put_halved),
    Phrase("half_rounded", '"rounded" "down"', lambda reading: DOWN),
    Phrase("half_rounded", '"rounded" "up"', lambda reading: UP),
    Phrase("deed", f'{{remove}} "damage" "from" things "until" ("its" {STRENGTH} "is" number'
           f' | "it" "has" number {STRENGTH} "left"?) | ({MEND}) (things "to" ("strength" number | number "strength")'
           ' | "the" "strength" "of" things "to" number)', remove_until,
           ["Remove damage from target city until its strength is 3."]),
    Phrase("deed", f'{{leave}} things "with" (number {STRENGTH} | "a" {STRENGTH} "of" number)', leave_with,
           ["If this city would be destroyed, leave it with 2 strength instead."]),
]  # fmt: skip
