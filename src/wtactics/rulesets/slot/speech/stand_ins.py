"""Stand-ins, in words: who strikes back in the place of an attacked creature."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.bends import Bend
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, how, is_fought
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import STRIKES_FOR
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed


class StrikesFor(Bend):
    """SLOT-DEF-04 When such a creature is attacked it is this one that strikes back, with its own value."""

    def __init__(self, things: Things, noun: CardNoun, combat: i64, unarmed: bool) -> None:
        none = " that have no weapon for it" if unarmed else ""
        super().__init__(things, STRIKES_FOR, f"strikes back{how(combat)} in the place of {noun.text(True)}{none}")
        self.noun: Final = noun
        self.combat: Final = combat
        self.unarmed: Final = unarmed

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        assert isinstance(t, SlotTable)
        if not super().is_meant(t, deed, c, other) or t.target == NOBODY or not is_fought(t, self.combat):
            return False
        return self.noun.fits(t, t.target) and not (self.unarmed and t.is_armed(t.target, t.ranged_now))


def strikes_for(this: Things, noun: CardNoun, *said: int | str) -> StrikesFor:
    """Of your own creatures: nobody strikes at his own army."""
    if not isinstance(getattr(this, "things", this), This):
        raise Misread("this creature", this.text())
    if noun.whose == OPPONENTS:
        raise Misread("allies", noun.text(True))
    combat = next((part for part in said if not isinstance(part, str)), EITHER_COMBAT)
    mine = renewed(noun, Detail("whose", YOURS), Detail("side", True))
    return StrikesFor(This(this.text().removeprefix("this ")), mine, combat, UNARMED in said)


def stands_in(reading: Reading, noun: CardNoun, *parts: Things | int | str) -> Contribution:
    this = next(part for part in parts if isinstance(part, Things))
    said = [part for part in parts if not isinstance(part, Things)]
    return Standing([Stated([strikes_for(this, noun, *said)], None)])


def strikes_for_these(reading: Reading, *parts: CardNoun | int | str) -> StrikesFor:
    noun = next(part for part in parts if isinstance(part, CardNoun))
    return strikes_for(reading.subject(), noun, *(part for part in parts if not isinstance(part, CardNoun)))


UNARMED: Final = "unarmed"
WHEN: Final = '("if" | "when" | "whenever")'
STRIKES: Final = '("strikes" | "strike") "back"'
ITS_PLACE: Final = '("in" "its" "slot" | "instead" ("of" "it")? | "for" "it")'
IF_ARMED: Final = '("if" "it" ("has" ("one" | "a" "weapon") | "can"))'
PHRASES: Final = [
    Phrase("no_weapon", '("has" | "have") "no" "weapon" ("to" "strike" "back" "with" | "for" "it" | "of" "that" "type")'
           ' | ("can\'t" | "cannot") "strike" "back"', lambda reading: UNARMED),
    Phrase("ability", f'{WHEN} ("a" | "an") card_noun "is" "attacked" combat? ("and" no_weapon)? "," self'
           f" {STRIKES} {ITS_PLACE} {IF_ARMED}?", stands_in,
           ["When an adjacent ally is attacked and has no weapon for it, this creature strikes back in its place."]),
    Phrase(STATED, f'{STRIKES} combat? ("in" "the" "slot" "of" | "instead" "of" | "for")'
           ' (card_nouns | ("a" | "an") card_noun) ("that" no_weapon)?',
           strikes_for_these, ["This creature strikes back in the place of adjacent allies."]),
]  # fmt: skip
