"""Shots, in words: what attacks in one type of combat take in action points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK_TOLL, Number
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Phrase
from wtactics.rulesets.slot.speech.dealings import FREE
from wtactics.rulesets.slot.speech.fights import CLOSE_COMBAT, COMBATS, EITHER_COMBAT, RANGED_COMBAT
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.sorties import of_it
from wtactics.rulesets.slot.speech.tolls import EXACTLY, MORE, Toll
from wtactics.rulesets.slot.speech.trudges import COSTS
from wtactics.rulesets.slot.terms import OF_GROUP, PRICE_THERE, SHOTS
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This


class ShotToll(Toll):
    """SLOT-AP-02 An attack in one type of combat takes so many action points, or so many more or fewer than by the rules."""

    def __init__(self, combat: int, things: Things, number: Number, how: i64) -> None:
        super().__init__(ATTACK_TOLL, things, number, how)
        self.combat: Final = combat

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or not SHOTS <= c < OF_GROUP or (c & 1 == 1) != (self.combat == RANGED_COMBAT):
            return 0
        if not self.things.has(t, (c - SHOTS) >> 1):
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY else n * self.how

    def text(self) -> str:
        more = "" if self.how == EXACTLY else " more" if self.how == MORE else " less"
        return f"attacking {COMBATS[self.combat]} costs {self.things.text()} {self.number.text()} AP{more}"


def toll_in(combat: int, things: Things, said: tuple[Number, int]) -> Toll:
    """Of either type it is what the rules know."""
    return Toll(ATTACK_TOLL, things, *said) if combat == EITHER_COMBAT else ShotToll(combat, things, *said)


def takes(reading: Reading, of: tuple[int, Things], said: tuple[Number, int]) -> Toll:
    return toll_in(*of, said)


def its(reading: Reading, combat: int) -> tuple[int, Things]:
    """Where nobody was spoken of they are those of this creature."""
    return combat, of_it(reading) if reading.mentions else This(reading.word)


def free(reading: Reading, combat: int, *number: Number) -> Toll:
    return toll_in(combat, reading.subject(), (number[0] if number else Fixed(0), EXACTLY))


ONE: Final = '("a" | "an" | "any" | "each" | "every")?'
OF: Final = '("of" | "by" | "from" | "with")'
ATTACK: Final = '("attack" | "attacks")'
PHRASES: Final = [
    Idiom("shot", f'"close" {ATTACK}', CLOSE_COMBAT),
    Idiom("shot", f'"ranged" {ATTACK}', RANGED_COMBAT),
    Phrase("shots_of", f"{ONE} shot {OF} (general | aimed)", lambda reading, combat, things: (combat, things)),
    Phrase("shots_of", f"{ONE} {ATTACK} {OF} (general | aimed) combat", lambda reading, things, combat: (combat, things)),
    Phrase("shots_of", '(of_self | general ("\'s" | "\'")) shot', lambda reading, things, combat: (combat, things)),
    Phrase("shots_of", '"its" shot', its),
    Phrase("shots_of", f'"its" {ATTACK} combat', its),
    Phrase("shots_of", f'"its" {ATTACK}', lambda reading: its(reading, EITHER_COMBAT)),
    Phrase(STATEMENT, f"shots_of {COSTS} points_taken", takes, ["A ranged attack by this creature costs 2 AP."]),
    Phrase(STATEMENT, f'"attacking" combat {COSTS} (general | aimed) points_taken',
           lambda reading, combat, things, said: toll_in(combat, things, said),
           ["Attacking in ranged combat costs this creature 2 AP."]),
    Phrase(STATED, f'("needs" | "need" | {COSTS[1:-1]} | "pays" | "pay") points_taken "to" "attack" combat',
           lambda reading, said, combat: toll_in(combat, reading.subject(), said),
           ["This creature needs 2 AP to attack in ranged combat."]),
    Phrase(STATED, f'({YES} "attack" | "attacks" | "attack") combat {FREE}', free,
           ["This creature attacks in close combat for free."]),
]  # fmt: skip
