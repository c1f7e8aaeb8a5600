"""Gains of creatures that fight near and far: so much more of some values, and the weapons that they must have."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD, ADD_FAR, SET, SET_FAR
from wtactics.engine.meaning import ADDING, ANYTHING, SETTING, Number
from wtactics.engine.places import CardId
from wtactics.engine.reckoning import add, add_far, set_attack, set_defense, set_life, set_ranged
from wtactics.engine.stating import KEEP
from wtactics.engine.table import Table
from wtactics.rulesets.slot.speech.measures import CLOSE_VALUE, LIFE_VALUE, RANGED_VALUE
from wtactics.rulesets.slot.speech.printing import CLOSE_WEAPON, MAGIC_WEAPON, RANGED_WEAPON
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.changes.values import creatures, creatures_there
from wtactics.vocabulary.deeds.lasting import Sayable
from wtactics.vocabulary.nouns.limits import DEFENSE_VALUE, MEASURES
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.meaning import per, signed
from wtactics.vocabulary.things.meaning import Things, clause, noun_on_board, possessive

WEAPONS: Final = {CLOSE_WEAPON: "close", RANGED_WEAPON: "ranged", MAGIC_WEAPON: "magic"}


class Weapon(Quality):
    """A weapon that creatures must have, or be without; of magic ones there are only ranged ones (SLOT-CARD-04)."""

    def __init__(self, bit: i64, present: bool) -> None:
        self.bit: Final = bit
        self.present: Final = present

    def holds(self, t: Table, c: CardId) -> bool:
        if self.bit == MAGIC_WEAPON:
            assert isinstance(t, SlotTable)
            return (t.is_armed(c, True) and t.is_magic(c)) == self.present
        return (t.library.signs[t.printed[c]] & self.bit != 0) == self.present

    def depends(self) -> i64:
        return ANYTHING if self.bit == MAGIC_WEAPON else 0  # what else is printed stays

    def told(self, many: bool) -> str:
        has = ("have" if many else "has") if self.present else f"{'don' if many else 'doesn'}'t have"
        return f"{has} a {WEAPONS[self.bit]} weapon"

    def behind(self) -> str:
        return f"{'with' if self.present else 'without'} a {WEAPONS[self.bit]} weapon"


class More:
    """So much more (or less) of one value."""

    def __init__(self, value: i64, number: Number) -> None:
        self.value: Final = value
        self.number: Final = number

    def text(self) -> str:
        """The change in card English: +1 close."""
        return f"{signed(self.number)} {MEASURES[int(self.value)].name}"

    def by_x(self) -> str:
        """The same as a change by X: of one is made X."""
        return f"{signed(self.number)[0]}X {MEASURES[int(self.value)].name}"


class Changes:
    """What is added to values, perhaps once for each of something."""

    def __init__(self, parts: list[More], each: Number | None = None) -> None:
        self.parts: Final = parts
        self.each: Final = each
        self.changed: Final = sum(1 << int(part.value) for part in parts)  # that are changed, as bits

    def of(self, t: Table, value: i64) -> i64:
        """How much is added to this value now."""
        if self.changed >> value & 1 == 0:
            return 0
        n: i64 = 0
        for part in self.parts:
            if part.value == value:
                n += part.number.of(t)
        each = self.each
        return n if each is None or n == 0 else n * each.of(t)

    def depends(self) -> i64:
        """What the numbers depend on, as bits."""
        bits: i64 = self.each.depends() if self.each is not None else 0
        for part in self.parts:
            bits |= part.number.depends()
        return bits

    def text(self) -> str:
        """The changes in card English."""
        each = self.each
        words = " and ".join(part.text() for part in self.parts)
        if each is None:
            return words
        times, counted = per(each)
        if times == 1:
            return f"{words} {counted}"
        return f"{' and '.join(part.by_x() for part in self.parts)}, where X is {each.text()}"


class GetMore(Sayable):
    """Creatures have so much more (or less) of some values while this is said."""

    def __init__(self, things: Things, changes: Changes) -> None:
        super().__init__(things)
        self.the_noun: Final = noun_on_board(things)
        self.changes: Final = changes

    def phases(self) -> i64:
        return 1 << ADDING

    def work(self, t: Table, phase: i64) -> None:
        if phase == ADDING:
            noun = self.the_noun
            self.add(t, creatures(t, self.things) if noun is None else creatures_there(t, noun))

    def add(self, t: Table, found: vec[i64]) -> None:
        """Add this to the values of each of these."""
        if len(found) == 0:
            return
        close, defense = self.changes.of(t, CLOSE_VALUE), self.changes.of(t, DEFENSE_VALUE)
        ranged, life = self.changes.of(t, RANGED_VALUE), self.changes.of(t, LIFE_VALUE)
        for c in found:
            add(t, c, close, defense)
            add_far(t, c, ranged, life)

    def depends(self) -> i64:
        return self.things.depends() | self.changes.depends()

    def say(self, t: Table, until: i64) -> None:
        close, defense = self.changes.of(t, CLOSE_VALUE), self.changes.of(t, DEFENSE_VALUE)
        ranged, life = self.changes.of(t, RANGED_VALUE), self.changes.of(t, LIFE_VALUE)
        for c in creatures(t, self.things):
            if close != 0 or defense != 0:
                t.modify(ADD, c, close, defense, until, t.you, t.me)
                t.happened(facts.MODIFIED, c, close, defense)
            if ranged != 0 or life != 0:
                t.modify(ADD_FAR, c, ranged, life, until, t.you, t.me)
                t.happened(facts.MODIFIED_FAR, c, ranged, life)

    def text(self) -> str:
        return clause(self.things, "get", self.changes.text())


class BeValue(Sayable):
    """One value of creatures is so much while this is said; what is added counts on top."""

    def __init__(self, things: Things, value: i64, number: Number) -> None:
        super().__init__(things)
        self.value: Final = value
        self.number: Final = number

    def phases(self) -> i64:
        return 1 << SETTING

    def work(self, t: Table, phase: i64) -> None:
        if phase != SETTING:
            return
        n = self.number.of(t)
        for c in creatures(t, self.things):
            if self.value == CLOSE_VALUE:
                set_attack(t, c, n)
            elif self.value == DEFENSE_VALUE:
                set_defense(t, c, n)
            elif self.value == RANGED_VALUE:
                set_ranged(t, c, n)
            else:
                set_life(t, c, n)

    def depends(self) -> i64:
        return self.things.depends() | self.number.depends()

    def say(self, t: Table, until: i64) -> None:
        n = self.number.of(t)
        near = self.value == CLOSE_VALUE or self.value == DEFENSE_VALUE
        first = self.value == CLOSE_VALUE or self.value == RANGED_VALUE
        for c in creatures(t, self.things):
            t.modify(SET if near else SET_FAR, c, n if first else KEEP, KEEP if first else n, until, t.you, t.me)

    def text(self) -> str:
        return f"{possessive(self.things)} {MEASURES[int(self.value)].name} is {self.number.text()}"

    def said(self) -> str:
        return f"set the {MEASURES[int(self.value)].name} of {self.things.text()} to {self.number.text()}"
