"""Values of creatures that fight near and far: close, ranged, DEF, life, level; what they get more or less of each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD, ADD_FAR
from wtactics.engine.library import CLOSE_WEAPON, MAGIC_WEAPON, RANGED_WEAPON
from wtactics.engine.meaning import ADDING, Noun, Number, Statement
from wtactics.engine.places import Card, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.deeds import STATED, Deed, timed
from wtactics.vocabulary.draft import Draft
from wtactics.vocabulary.limits import (
    AT_LEAST,
    CLOSE_VALUE,
    DEFENSE_VALUE,
    LEVEL_VALUE,
    LIFE_VALUE,
    RANGED_VALUE,
    VALUES,
    Limit,
)
from wtactics.vocabulary.naming import Said, ValuePhrase
from wtactics.vocabulary.numbers import CountOf, Minus, signed
from wtactics.vocabulary.numbers import Fixed as Plain
from wtactics.vocabulary.things import Things, clause
from wtactics.vocabulary.values import creatures

WEAPONS: Final = {CLOSE_WEAPON: "close", RANGED_WEAPON: "ranged", MAGIC_WEAPON: "magic"}


class Weapon(Limit):
    """A weapon that creatures must have, or be without; of magic ones there are only ranged ones (SLOT-CARD-04)."""

    def __init__(self, bit: i64, present: bool) -> None:
        super().__init__(RANGED_VALUE, AT_LEAST, Plain(0))
        self.bit: Final = bit
        self.present: Final = present

    def holds(self, t: Table, c: Card) -> bool:
        return (t.library.arms[t.printed[c]] & self.bit != 0) == self.present

    def text(self) -> str:
        return f"{'with' if self.present else 'without'} a {WEAPONS[self.bit]} weapon"


class WeaponPhrase(Phrase):
    """The word for a weapon."""

    def __init__(self, bit: int, word: str) -> None:
        super().__init__("weapon", f'"a" "{word}" "weapon"', self.give)
        self.bit: Final = bit

    def give(self, draft: Draft) -> int:
        return self.bit


class More:
    """So much more (or less) of one value."""

    def __init__(self, value: i64, number: Number) -> None:
        self.value: Final = value
        self.number: Final = number

    def text(self) -> str:
        """The change in card English: +1 close."""
        return f"{signed(self.number)} {VALUES[self.value]}"


class Changes:
    """What is added to values, perhaps once for each of something."""

    def __init__(self, parts: list[More], each: Number | None = None) -> None:
        self.parts: Final = parts
        self.each: Final = each

    def of(self, t: Table, value: i64) -> i64:
        """How much is added to this value now."""
        n: i64 = 0
        for part in self.parts:
            if part.value == value:
                n += part.number.of(t)
        each = self.each
        return n if each is None or n == 0 else n * each.of(t)

    def text(self) -> str:
        """The changes in card English."""
        each = self.each
        words = " and ".join(part.text() for part in self.parts)
        return f"{words} for each {each.noun.text(False)}" if isinstance(each, CountOf) else words


class GetMoreFor(Deed):
    """Creatures get so much more (or less) of some values for a while."""

    def __init__(self, things: Things, changes: Changes, until: i64) -> None:
        self.things: Final = things
        self.changes: Final = changes
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        close, defense = self.changes.of(t, CLOSE_VALUE), self.changes.of(t, DEFENSE_VALUE)
        ranged, life = self.changes.of(t, RANGED_VALUE), self.changes.of(t, LIFE_VALUE)
        for c in creatures(t, self.things):
            if close != 0 or defense != 0:
                t.modify(ADD, c, close, defense, self.until, t.you, t.me)
                t.happened(facts.MODIFIED, c, close, defense)
            if ranged != 0 or life != 0:
                t.modify(ADD_FAR, c, ranged, life, self.until, t.you, t.me)
                t.happened(facts.MODIFIED_FAR, c, ranged, life)
        return NEXT

    def text(self) -> str:
        return timed(clause(self.things, "get", self.changes.text()), self.until)


class GetMore(Statement):
    """Creatures have so much more (or less) of some values while this is said."""

    def __init__(self, things: Things, changes: Changes) -> None:
        self.things: Final = things
        self.changes: Final = changes

    def phases(self) -> i64:
        return 1 << ADDING

    def work(self, t: Table, phase: i64) -> None:
        if phase == ADDING:
            self.add(t, creatures(t, self.things))

    def add(self, t: Table, found: vec[i64]) -> None:
        """Add this to the values of each of these."""
        if len(found) == 0:
            return
        close, defense = self.changes.of(t, CLOSE_VALUE), self.changes.of(t, DEFENSE_VALUE)
        ranged, life = self.changes.of(t, RANGED_VALUE), self.changes.of(t, LIFE_VALUE)
        for c in found:
            t.attack[c] += close
            t.defense[c] += defense
            t.ranged[c] += ranged
            t.life[c] += life

    def text(self) -> str:
        return clause(self.things, "get", self.changes.text())


class Half(Number):
    """Half of a number, rounded to the nearest whole number, halves upwards (SLOT-NUM-02)."""

    def __init__(self, number: Number) -> None:
        self.number: Final = number

    def of(self, t: Table) -> i64:
        return (self.number.of(t) + 1) // 2

    def text(self) -> str:
        return f"half {self.number.text()}"


def more(draft: Draft, number: Number, value: int) -> More:
    return More(changeable(value), number)


def less(draft: Draft, number: Number, value: int) -> More:
    return More(changeable(value), Plain(-number.n) if isinstance(number, Plain) else Minus(number))


def changeable(value: int) -> int:
    """The value, if creatures can get more of it."""
    if value not in (CLOSE_VALUE, RANGED_VALUE, DEFENSE_VALUE, LIFE_VALUE):
        raise Misread("close, ranged, DEF or life", VALUES[value])
    return value


def changes(draft: Draft, *parts: More) -> Changes:
    if len({int(part.value) for part in parts}) < len(parts):
        raise Misread("each value once", VALUES[parts[-1].value])
    return Changes(list(parts))


def changes_for_each(draft: Draft, said: Changes, noun: Noun) -> Changes:
    return Changes(said.parts, CountOf(noun))


def get_for(draft: Draft, said: Changes) -> GetMoreFor:
    return GetMoreFor(draft.subject(), said, draft.time())


def get(draft: Draft, said: Changes) -> GetMore:
    return GetMore(draft.subject(), said)


def armed(draft: Draft, bit: int) -> Said:
    return Said("limit", Weapon(bit, True))


def unarmed(draft: Draft, bit: int) -> Said:
    return Said("limit", Weapon(bit, False))


def half(draft: Draft, number: Number) -> Half:
    return Half(number)


PHRASES: Final = [
    ValuePhrase('"close"', CLOSE_VALUE),
    ValuePhrase('"ranged"', RANGED_VALUE),
    ValuePhrase('"life"', LIFE_VALUE),
    ValuePhrase('"level"', LEVEL_VALUE),
    *(WeaponPhrase(bit, word) for bit, word in WEAPONS.items()),
    Phrase("limit", '"with" weapon', armed, ["[1]: Mark target enemy creature with a magic weapon."]),
    Phrase("limit", '"without" weapon', unarmed, ["[1]: Mark target enemy creature without a ranged weapon."]),
    Phrase("value_change", '"+" (many | bare_one) card_value', more),
    Phrase("value_change", '"-" (many | bare_one) card_value', less),
    Phrase("value_changes", 'value_change ("and" value_change)*', changes),
    Phrase("gain_of_values", "value_changes", lambda draft, said: said),
    Phrase("gain_of_values", 'value_changes "for" "each" (noun | held_noun)', changes_for_each),
    Phrase(CHANGED, "({get} | {gain}) gain_of_values", get_for, ["[1]: Target ally creature gets +1 close until end of turn."]),
    Phrase(
        STATED,
        "({get} | {gain}) gain_of_values",
        get,
        ["Other ally Soldiers get +1 close and -1 DEF.", "This creature gets +1 close for each other ally Beast."],
    ),
    Phrase("value", '"half" value', half, ["[2]: Deal damage equal to half this creature's close to target enemy creature."]),
]
