"""Burials, in words: whom a creature kills, and where that one goes."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.slot.speech.bends import GO_GRAVE, TO_DUSK, Bend, no_dusk
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import NO_DUSK
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed


class SlainBy(Quality):
    """SLOT-POINTS-08 It was hurt last by one of these, and dies of it."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        killer = t.hurt_by(c)
        return killer != NOBODY and self.things.has(t, killer)

    def behind(self) -> str:
        return f"killed by {self.things.text()}"


def no_dusk_by(reading: Reading, noun: CardNoun, killer: Things) -> Bend:
    """SLOT-TWI-02 Whoever it kills goes to the graveyard."""
    slain = no_dusk(reading, renewed(noun, Detail("quality", SlainBy(killer))))
    return Bend(slain.things, slain.rule, "go to the graveyard, not to the twilight", True)


def no_dusk_of_this(reading: Reading, killer: Things, noun: CardNoun) -> Bend:
    return no_dusk_by(reading, noun, killer)


GOES_GRAVE: Final = (
    '(("goes" | "is" "put") ("to" | "into") ("the" | "its" "owner" "\'s" | "his")? "graveyard" ("instead" "of" ("to" | "into")?'
    ' | "," "not" ("to" | "into")?) ("the" | "its"? "owner" "\'s" | "its" | "his")? "twilight"'
    f' | "doesn\'t" "go" {TO_DUSK})'
)


def no_dusk_itself(reading: Reading, *_this: Things) -> Bend:
    """SLOT-TWI-02 Where the rules let it go to the twilight."""
    return Bend(This(reading.word), NO_DUSK, "goes to the graveyard when it dies, not to the twilight", True)


A: Final = '("a" | "an" | "any" | "each")'
PHRASES: Final = [
    Phrase(STATEMENT, f'("if" | "when" | "whenever") self ("dies" | "is" "killed") "," ("it" | self) {GOES_GRAVE}',
           no_dusk_itself,
           ["When this creature dies, it goes to the graveyard instead of the twilight."]),
    Phrase(STATEMENT, 'self "goes" "to" "the" "graveyard" "when" "it" "dies" "," "not" "to" "the" "twilight"', no_dusk_itself),
    Phrase(STATEMENT, f'{A} card_noun ("killed" "by" self | "that"? self ("kills" | "kill")) {GOES_GRAVE}', no_dusk_by,
           ["A creature that this creature kills goes to its owner's graveyard instead of the twilight."]),
    Phrase(STATEMENT, f'"all"? card_nouns ("killed" "by" self | "that"? self ("kills" | "kill")) {GO_GRAVE}', no_dusk_by),
    Phrase(STATEMENT, f'("if" | "when" | "whenever") self ("kills" | "kill") ("a" | "an" | "any") card_noun ","'
           f' ("it" | "that" "creature") {GOES_GRAVE}', no_dusk_of_this,
           ["When this creature kills a creature, it goes to the graveyard instead of the twilight."]),
]  # fmt: skip
