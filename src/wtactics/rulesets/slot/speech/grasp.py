"""Grasp, in words: who could attack whom where they stand, and whose reach is that of another slot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ANYTHING, ATTACK, BE_ATTACKED_CLOSE, BE_ATTACKED_RANGED, Statement
from wtactics.engine.places import CREATURE, NOBODY, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.grid import within
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, RANGED_COMBAT, how
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BENT, REACH_IN
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Law, Such
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed


def gets_at(t: Table, a: CardId, b: CardId) -> bool:
    """SLOT-ATK-01 Does a weapon of this creature reach that enemy where both stand, cover heeded and texts left out?"""
    assert isinstance(t, SlotTable)
    if (
        not t.is_card(a)
        or not t.is_card(b)
        or not t.in_army(a)
        or not t.in_army(b)
        or t.controller[a] == t.controller[b]
    ):
        return False
    return gets_at_with(t, a, b, False) or gets_at_with(t, a, b, True)


def gets_at_with(t: SlotTable, a: CardId, b: CardId, ranged: bool) -> bool:
    """SLOT-ATK-07 The same, with its weapon of this type."""
    if not t.is_armed(a, ranged) or not within(t.slot(a), t.slot(b), ranged):
        return False
    return not t.covered(b) or (ranged and t.is_magic(a))


class Reaching(Quality):
    """A creature could attack this one where both stand, or could be attacked by it."""

    def __init__(self, other: Things, suffers: bool) -> None:
        self.other: Final = other
        self.suffers: Final = suffers

    def holds(self, t: Table, c: CardId) -> bool:
        one = self.other.single(t)
        if one < 0:
            return False
        return gets_at(t, one, c) if self.suffers else gets_at(t, c, one)

    def depends(self) -> i64:
        return ANYTHING

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        one = self.other.text()
        return f"that {one} can attack" if self.suffers else f"that can attack {one}"


class ReachesFrom(Statement):
    """SLOT-ATK-09 Creatures reach whom they would from the slot of this one, too, or nobody else."""

    def __init__(self, things: Things, combat: int, alone: bool) -> None:
        self.things: Final = things
        self.combat: Final = combat
        self.alone: Final = alone

    def law(self) -> i64:
        return bit_of(BENT) | (bit_of(BE_ATTACKED_CLOSE) | bit_of(BE_ATTACKED_RANGED) if self.alone else 0)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != BENT or other < REACH_IN or c < 0:
            return False
        ranged = other & 1 == 1
        if self.combat != EITHER_COMBAT and ranged != (self.combat == RANGED_COMBAT):
            return False
        return self.things.has(t, c) and self.reaches(t, (other - REACH_IN) >> 1, ranged)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.alone or (deed != BE_ATTACKED_CLOSE and deed != BE_ATTACKED_RANGED) or other < 0:
            return False
        assert isinstance(t, SlotTable)
        announced = t.target == NOBODY  # SLOT-DEF-07 who strikes back heeds no reach
        return announced and self.things.has(t, other) and not self.reaches(t, c, deed == BE_ATTACKED_RANGED)

    def reaches(self, t: Table, target: Thing, ranged: bool) -> bool:
        """Would a creature in the slot of this one reach that one?"""
        assert isinstance(t, SlotTable)
        if not t.is_card(target) or not t.in_army(t.me) or not t.in_army(target):
            return False
        return within(t.slot(t.me), t.slot(target), ranged)

    def text(self) -> str:
        many = self.things.many()
        attack = ("attack" if many else "attacks") if self.alone else "may attack"
        return f"{self.things.text()} {attack}{how(self.combat)} as if {'they' if many else 'it'} stood in this creature's slot"


def could_attack(reading: Reading, who: Things) -> Detail:
    return Detail("quality", Reaching(this_one(who), False))


def in_reach(reading: Reading, who: Things) -> Detail:
    return Detail("quality", Reaching(this_one(who), True))


def in_its_reach(reading: Reading) -> Detail:
    """Of whom else than itself would a card speak that has named nobody?"""
    return Detail("quality", Reaching(this_one(reading.it() if reading.mentions else This(reading.word)), True))


def this_one(who: Things) -> Things:
    if not isinstance(getattr(who, "things", who), This):
        raise Misread("this creature", who.text())
    return who


def no_other(reading: Reading) -> Law:
    """Of those who could attack this creature: whoever they attack else is another one."""
    noun = reading.noun_of(reading.subject())
    said = [each for each in getattr(noun, "qualities", []) if isinstance(each, Reaching) and not each.suffers]
    if not said:
        raise Misread("which others", "other")
    other = CardNoun([Sort(types=1 << CREATURE, word="creature")])
    return Law(
        reading.subject(), Act("attack", bit_of(ATTACK)), Such(renewed(other, Detail("other_than", This(reading.word))))
    )


def from_here(reading: Reading, *said: int | Things) -> ReachesFrom:
    return reach_of(reading, said, False)


def only_from_here(reading: Reading, *said: int | Things) -> ReachesFrom:
    return reach_of(reading, said, True)


def reach_of(reading: Reading, said: tuple[int | Things, ...], alone: bool) -> ReachesFrom:
    """In which type of combat, if that is said; and of whom the slot is, if it isn't "this slot"."""
    things = reading.subject()
    for each in said:
        if isinstance(each, Things):
            this_one(each)
    combat = next((each for each in said if isinstance(each, int)), EITHER_COMBAT)
    if isinstance(things, This) or things.people() or getattr(reading.noun_of(things), "whose", None) == OPPONENTS:
        raise Misread("allies of this creature", things.text())
    return ReachesFrom(things, combat, alone)


SELF: Final = "(self | again)"
STOOD: Final = (
    '"as" ("if" | "though") ("it" | "they") ("stood" | "were" | "was" | "stand" | "stands" | "is" | "are") "in"'
)
SLOT: Final = '("this" "slot" | self "\'s" "slot" | "the" "slot" "of" self)'
PHRASES: Final = [
    Phrase("reach", f'"that" ({YES} ("attack" | "reach") | "reach" | "reaches") {SELF}', could_attack,
           ["Enemy creatures that can attack this creature get -1 close."]),
    Phrase("reach", f'"that"? self ({YES} ("attack" | "reach") | "reaches") | "within" "reach" "of" self'
           ' | ("within" | "in") self "\'s" "reach"', in_reach,
           ["[1]: Mark target enemy creature that this creature can attack."]),
    Phrase("reach", '("within" | "in") "its" "reach" | "that" "it" "reaches"', in_its_reach),
    Phrase(STATED, '("can\'t" | "cannot") "attack" ("other" | "another" | "anybody" "else" | "anything" "else")', no_other),
    Phrase("ruling", f'{YES} ("attack" | "reach") combat? {STOOD} {SLOT}', from_here,
           ["The ally behind this creature may attack as if it stood in this creature's slot."]),
    Phrase("ruling", f'("attack" | "attacks" | "reach" | "reaches") combat? {STOOD} {SLOT}', only_from_here,
           ["[1]: Until end of turn, another ally attacks as if it stood in this creature's slot."]),
]  # fmt: skip
