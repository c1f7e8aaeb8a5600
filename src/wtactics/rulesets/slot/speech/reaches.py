"""Reaches, in words: whom a creature reaches in one type of combat, and that it reaches nobody else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK, IGNORE_COVER, IGNORE_COVER_RANGED, Statement
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.fights import COMBATS, RANGED_COMBAT
from wtactics.rulesets.slot.speech.reaching import YES, may_reach, of_row
from wtactics.rulesets.slot.speech.slots import InSlots
from wtactics.rulesets.slot.speech.sorties import CREATURES, EVERY
from wtactics.rulesets.slot.speech.spots import Spot
from wtactics.rulesets.slot.terms import BENT, REACH_IN
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Law, Such
from wtactics.vocabulary.sentences.lines import said_alone
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import renewed

IGNORING: Final = (IGNORE_COVER, IGNORE_COVER_RANGED)  # by the type of combat


class ReachesIn(Statement):
    """SLOT-ATK-03, SLOT-ATK-05 In one type of combat these creatures reach such enemies from wherever they stand."""

    def __init__(self, things: Things, noun: CardNoun, combat: int) -> None:
        self.things: Final = things
        self.noun: Final = noun
        self.combat: Final = combat

    def law(self) -> i64:
        return bit_of(BENT)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != BENT or other < REACH_IN or (other & 1 == 1) != (self.combat == RANGED_COMBAT):
            return False
        return self.things.has(t, c) and self.noun.fits(t, (other - REACH_IN) >> 1)

    def text(self) -> str:
        return f"{self.things.text()} can attack any {self.noun.text(True)} {COMBATS[self.combat]}"


class ReachesAllIn(ReachesIn):
    """SLOT-PRIO-01 Any of them at all, those that are covered as well."""

    def law(self) -> i64:
        return bit_of(BENT) | bit_of(IGNORING[self.combat])

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed == IGNORING[self.combat]:
            return self.things.has(t, c) and self.noun.fits(t, other)
        return super().allows(t, deed, c, other)


def reaches_in(reading: Reading, noun: CardNoun, combat: int) -> ReachesIn:
    """Any enemy is meant, or it must be said where they stand: else it could be meant of those that are covered as well."""
    if not noun.qualities and noun.whose == OPPONENTS:
        return ReachesAllIn(reading.subject(), noun, combat)
    if not any(isinstance(quality, Spot | InSlots) for quality in noun.qualities):
        raise Misread("where they stand", noun.text(True))
    return ReachesIn(reading.subject(), noun, combat)


def reaches_slots_in(reading: Reading, where: Detail, combat: int) -> ReachesIn:
    return reaches_in(reading, renewed(CREATURES, where), combat)


def first_in(reading: Reading, combat: int, _subject: None, noun: CardNoun) -> list[Stated]:
    statement = reaches_in(reading, noun, combat)
    reading.end_clause()
    return said_alone(reading, statement)


def first_slots_in(reading: Reading, combat: int, subject: None, where: Detail) -> list[Stated]:
    return first_in(reading, combat, subject, renewed(CREATURES, where))


def reaches_only(reading: Reading, _subject: None, where: Detail) -> list[Stated]:
    """SLOT-ATK-03 It reaches these slots from wherever it stands, and no others."""
    noun, things = renewed(CREATURES, where), reading.subject()
    reach = may_reach(reading, of_row(noun))
    only = Law(things, Act("attack", bit_of(ATTACK)), Such(noun), alone=True)
    reading.end_clause()
    return [*said_alone(reading, reach), *said_alone(reading, only)]


REACHES: Final = f'("reaches" | "reach" | {YES} "reach")'
ELSE: Final = '("nothing" | "nobody") "else"'
NO_OTHER: Final = f'(","? ("and" | "but") ("no" "other" ("slot" | "slots" | "creature" | "creatures") | {ELSE}))'
PHRASES: Final = [
    Phrase(STATED, f'({REACHES} {EVERY} | {YES} "attack" "any") (card_noun | card_nouns) combat', reaches_in,
           ["This creature reaches any creature in the enemy front row in ranged combat.",
            "This creature may attack any enemy creature in ranged combat."]),
    Phrase(STATED, f'({REACHES} | {YES} "attack" ("into" | "in")?) {EVERY} ("slot" | "slots") ("of" | "in") place combat',
           reaches_slots_in, ["From the front row, this creature reaches each slot of the enemy front row in close combat."]),
    Phrase("saying_all", f'combat ","? subject_said ({REACHES} {EVERY} | {YES} "attack" "any") (card_noun | card_nouns)',
           first_in, ["In ranged combat, this creature reaches any creature in the enemy front row."]),
    Phrase("saying_all", f'combat ","? subject_said ({REACHES} | {YES} "attack" ("into" | "in")?) {EVERY} ("slot" | "slots")'
           ' ("of" | "in") place', first_slots_in),
    Phrase("saying_all", f'subject_said {REACHES} {EVERY} ("slot" | "slots") ("of" | "in") place {NO_OTHER}', reaches_only,
           ["This creature reaches each slot of the enemy front row and no other slot."]),
]  # fmt: skip
