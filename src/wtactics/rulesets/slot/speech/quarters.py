"""Quarters, in words: from where creatures attack, and from where those come against whom a value is higher."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK, HOMES, ROLES, Noun
from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, NAMES, column, slot_of
from wtactics.rulesets.slot.speech.arms import elsewhere
from wtactics.rulesets.slot.speech.foes import Attacked, Facing, foes_of
from wtactics.rulesets.slot.speech.marked import is_marked
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.slots import InSlots
from wtactics.rulesets.slot.speech.sorties import CREATURES
from wtactics.rulesets.slot.speech.spots import FLANKING, SHARED, TOGETHER, Spot, stands
from wtactics.rulesets.slot.speech.standing import towards
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import OPPONENTS
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do
from wtactics.vocabulary.rulings.restraint import unmarked_by
from wtactics.vocabulary.sentences.lines import it_itself
from wtactics.vocabulary.things.meaning import This, possessive
from wtactics.vocabulary.things.mentioning import renewed

TO_ATTACK: Final = Act("attack", bit(ATTACK))


class AcrossFrom(Quality):
    """SLOT-ARMY-06 Whom a creature fights stands in another column than itself, or in the same, across the table."""

    def __init__(self, same: bool, what: Quality, words: str) -> None:
        self.same: Final = same
        self.what: Final = what  # what is so besides: it faces these, or is attacked so
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        if not stands(t, c) or not self.what.holds(t, c):
            return False
        here = column(slot_of(t.place[c] & 15))
        for foe in foes_of(t, c):
            if not stands(t, foe) or (column(slot_of(t.place[foe] & 15)) == here) != self.same:
                return False
        return True

    def depends(self) -> i64:
        return ROLES | HOMES | self.what.depends()

    def behind(self) -> str:
        return f"{self.words} from {'the same' if self.same else 'another'} column"


class AttackedFrom(Facing):
    """A creature is attacked, and so, by nobody but such as stand there."""

    def __init__(self, noun: Noun, so: Quality, where: str) -> None:
        super().__init__(noun)
        self.so: Final = so
        self.where: Final = where

    def holds(self, t: Table, c: CardId) -> bool:
        return self.so.holds(t, c) and super().holds(t, c)

    def behind(self) -> str:
        return f"{self.so.behind()} from {self.where}"


def so_attacked(so: Quality) -> Attacked:
    """Attacks come from somewhere, and whoever is faced stands there."""
    if not isinstance(so, Attacked):
        raise Misread("attacks", so.behind())
    return so


def attacked_from(reading: Reading, so: Quality, where: Detail) -> AttackedFrom:
    """Those who attack stand there; of a row of the own army it could be meant that the attacked one stands there."""
    said = where.value if where.field == "all" else [where]
    words = " ".join(place_of(each.value) for each in said if each.field == "quality")
    for each in said:
        if each.field == "whose":
            words = f"{'the enemy' if each.value == OPPONENTS else 'your'} {words.removeprefix('the ')}"
    return AttackedFrom(renewed(CREATURES, where), so_attacked(so), words)


def place_of(quality: Quality) -> str:
    """The place in words: a row, slots by their names, or this creature's column."""
    if isinstance(quality, Spot) and quality.of is not None and TOGETHER <= quality.relation < FLANKING:
        return f"{possessive(quality.of)} {SHARED[quality.relation - TOGETHER]}"
    if not isinstance(quality, Spot | InSlots):
        raise Misread("a row, a column or a slot", quality.behind())
    return quality.behind().removeprefix("in ")


def attacked_across(reading: Reading, so: Quality, same: bool) -> AcrossFrom:
    return AcrossFrom(same, so_attacked(so), so.behind())


def in_another_column(reading: Reading) -> Detail:
    """SLOT-ARMY-06 In another column than this creature, in whichever army; where one is marked for it, than that one."""
    if is_marked(reading, COLUMN):
        raise Misread("a column that is not the marked one", "another column")
    return Detail("quality", is_where(reading, True, towards(reading, TOGETHER + COLUMN, This(reading.word))))


def across(reading: Reading, noun: Noun, same: bool) -> AcrossFrom:
    return AcrossFrom(same, Facing(noun), f"against {noun.text(True)}")


def attacks_only_from(reading: Reading, where: Detail) -> Cant:
    """While it stands anywhere else it can't."""
    return Cant(elsewhere(reading, where), TO_ATTACK)


def in_slots(reading: Reading, *slots: int) -> Detail:
    mask: i64 = 0
    for slot in slots:
        mask |= bit_of(slot)
    return Detail("quality", InSlots(mask))


def front_slots(reading: Reading, *slots: int) -> Detail:
    return in_row(reading, "front", slots)


def back_slots(reading: Reading, *slots: int) -> Detail:
    return in_row(reading, "back", slots)


def in_row(reading: Reading, name: str, slots: tuple[int, ...]) -> Detail:
    """The names of slots begin with the letter of their row."""
    for slot in slots:
        if NAMES[slot][0].casefold() != name[0]:
            raise Misread(f"slots of the {name} row", NAMES[slot])
    return in_slots(reading, *slots)


def marks_not(reading: Reading, act: Act) -> Do:
    """Behind a condition, or a sentence, that names this card."""
    it_itself(reading)
    found = unmarked_by(reading, act, reading.subject())
    reading.end_clause()
    return found


OTHER_COLUMN: Final = '("another" "column" | "a" "different" "column" | "other" "columns")'
OWN_COLUMN: Final = '(("the" "same" | "their" "own"?) "column")'
SLOTS_NAMED: Final = 'slot_named (("," | "or" | "and" | "," "or" | "," "and") slot_named)*'
PHRASES: Final = [
    Phrase("place", '"another" "column" | "other" "columns" | "a" "different" "column"', in_another_column,
           ["When this creature is attacked by a creature in another column, mark that creature."]),
    Phrase("against", f'"against" card_nouns "from" {OTHER_COLUMN}', lambda reading, noun: across(reading, noun, False),
           ["This creature gets +1 DEF against creatures from another column."]),
    Phrase("against", f'"against" ("a" | "an" | "any") card_noun "from" {OTHER_COLUMN}',
           lambda reading, noun: across(reading, noun, False)),
    Phrase("against", f'"against" card_nouns "from" {OWN_COLUMN}', lambda reading, noun: across(reading, noun, True),
           ["This creature gets +1 DEF against creatures from the same column."]),
    Phrase("against", f'against "from" {OTHER_COLUMN}', lambda reading, so: attacked_across(reading, so, False),
           ["This creature gets +1 DEF against attacks from another column."]),
    Phrase("against", f'against "from" {OWN_COLUMN}', lambda reading, so: attacked_across(reading, so, True),
           ["This creature gets +1 DEF against attacks from the same column."]),
    Phrase("against", 'against "from" place', attacked_from,
           ["This creature gets +1 DEF against attacks from the enemy back row."]),
    Phrase("ruling", f'({YES} ("attack" "only" | "only" "attack") | ("attacks" | "attack") "only") "from" place',
           attacks_only_from, ["This creature can attack only from the front row."]),
    Phrase(STATEMENT, 'habit_of "doesn\'t" "mark" "it"', marks_not,
           ["While this creature is damaged, attacking doesn't mark it."]),
    # slots by their names
    *(Idiom("slot_named", f'"{name.casefold()}"', slot) for slot, name in enumerate(NAMES)),
    Phrase("place", f'("slot" | "slots" | "the" ("slot" | "slots"))? {SLOTS_NAMED}', in_slots,
           ["As long as this creature is in F1 or F4, it gets +1 close."]),
    Phrase("place", f'"the" "front" ("slot" | "slots") {SLOTS_NAMED}', front_slots),
    Phrase("place", f'"the" "back" ("slot" | "slots") {SLOTS_NAMED}', back_slots),
]  # fmt: skip
