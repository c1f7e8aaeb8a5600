"""Engagements, in words: in fights of which type values hold, for as long as a battle lasts, and who strikes back at whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import CREATURE, PEACE, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.duels import ONE, outlived
from wtactics.rulesets.slot.speech.fighting import ATTACKS, FIGHTS, SUFFERS, Fighting, the_foe
from wtactics.rulesets.slot.speech.fights import CLOSE_COMBAT, COMBATS, RANGED_COMBAT, is_fought
from wtactics.rulesets.slot.speech.gains import Changes, GetMore
from wtactics.rulesets.slot.speech.measures import CLOSE_VALUE, RANGED_VALUE
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.sentences.whoever import anybody
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import each_of, renewed


class FightsIn(Quality):
    """A creature attacks or is attacked in a battle of this type."""

    def __init__(self, combat: i64) -> None:
        self.combat: Final = combat

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        return t.role[c] != PEACE and is_fought(t, self.combat)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return COMBATS[self.combat]


def fights_in(reading: Reading, combat: int) -> Quality:
    return FightsIn(combat)


def for_that_battle(reading: Reading, said: Changes) -> GetMore:
    """Of those of whom it holds only while they fight: so it ends with the battle by itself."""
    things = reading.subject()
    noun = reading.noun_of(things)
    if reading.switch != 0:
        raise Misread("what holds from the start of the battle to its end", "what always holds")
    if not isinstance(noun, CardNoun) or not any(isinstance(each, Fighting) for each in noun.qualities):
        raise Misread("creatures that fight, and a time if it is to last", things.text())
    return GetMore(things, said)


def strikes_at(reading: Reading, noun: CardNoun, this: Things, said: Changes) -> GetMore:
    """SLOT-DEF-04 Whom this creature attacks strikes back at it with so much more or less."""
    if not isinstance(this, This):
        raise Misread("this creature", this.text())
    if any(part.value not in (CLOSE_VALUE, RANGED_VALUE) for part in said.parts):
        raise Misread("a value that it strikes with", said.text())
    return GetMore(All(renewed(noun, Detail("quality", Fighting(SUFFERS, this)))), said)


def its_target(reading: Reading, this: Things) -> Things:
    """Whom this creature attacks."""
    if not isinstance(getattr(this, "things", this), This):
        raise Misread("this creature", this.text())
    return the_foe(reading, SUFFERS)


def whoever_meets(reading: Reading, way: int, this: Things, *combat: int) -> None:
    """Of each that fights this creature, or attacks it, something holds for as long as it does."""
    if not isinstance(this, This):
        raise Misread("this creature", this.text())
    noun = CardNoun([Sort(types=1 << CREATURE, word="creature")], qualities=[Fighting(way, this, *combat)])
    subject(reading, each_of(reading, noun))


GETS: Final = "({get} | {gain} | {have})"
OF_TYPE: Final = '("battle" | "battles" | "combat") "of" "the"?'
THAT_BATTLE: Final = '("in" | "during" | "for") ("that" | "this" | "the") "battle"'
STRIKES: Final = '("strike" | "strikes") "back"'
PHRASES: Final = [
    # in which fights
    Phrase("against", "combat", fights_in,
           ["This creature has +2 DEF in ranged combat.", "In close combat, adjacent allies have +1 DEF."]),
    Phrase("against", '("when" | "as" "long" "as") "fighting" combat', fights_in),
    Idiom("combat", f'"in" ("the" | "a")? "close" ("battle" | "battles") | "in" {OF_TYPE} "close" "type"', CLOSE_COMBAT),
    Idiom("combat", f'"in" ("the" | "a")? "ranged" ("battle" | "battles") | "in" {OF_TYPE} "ranged" "type"', RANGED_COMBAT),
    Phrase(STATED, f"{GETS} gain_of_values {THAT_BATTLE}", for_that_battle,
           ["Creatures that attack this creature have -1 ranged during that battle."]),
    # who strikes back
    Phrase("whoever", '"whatever"', anybody),
    Idiom("meeting", '"fights" | "is" "fighting"', FIGHTS),
    Idiom("meeting", '"attacks" | "is" "attacking"', ATTACKS),
    Phrase("subject_said", '("whoever" | "whatever") meeting (self | again) combat?', whoever_meets,
           ["Whoever fights this creature gets -1 DEF."]),
    Phrase(STATEMENT, f'card_nouns {STRIKES} "at" (self | again) "with" value_changes', strikes_at,
           ["Enemies strike back at this creature with -1 close."]),
    Phrase("aimed", '"the" ("enemy"? "creature" | "enemy") (self | again) ("attacks" | "is" "attacking")', its_target,
           ["When this creature attacks, mark the creature it attacks."]),
    Phrase("happening", f'{ONE} "battle" "in" "which" watched "was" "attacked" ("ends" | "is" "over" | "has" "ended")',
           outlived, ["When a battle in which this creature was attacked is over, unmark it."]),
]  # fmt: skip
