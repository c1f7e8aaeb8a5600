"""Values of creatures that fight near and far: close, ranged, DEF, life, level; what they get more or less of each."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import SHOOT_MAGIC, Number
from wtactics.language.phrase import CHANGED, ORDER, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.gains import WEAPONS, BeValue, Changes, GetMore, More, Weapon
from wtactics.rulesets.slot.speech.measures import CLOSE_VALUE, LEVEL_VALUE, LIFE_LEFT, LIFE_VALUE, RANGED_VALUE
from wtactics.rulesets.slot.speech.printing import MAGIC_WEAPON
from wtactics.vocabulary.changes.doubling import a_while, refuse_sum, share_of_own
from wtactics.vocabulary.changes.granting import BothPhrase
from wtactics.vocabulary.changes.values import one_by_one
from wtactics.vocabulary.deeds.deed import STATED, Deed
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import BELOW, DEFENSE_VALUE, EXACTLY, MEASURES, Limit
from wtactics.vocabulary.nouns.naming import Detail, ValuePhrase
from wtactics.vocabulary.numbers.counting import halves, in_ones
from wtactics.vocabulary.numbers.meaning import Fixed as Plain
from wtactics.vocabulary.numbers.meaning import Minus
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.things.meaning import All, Slot, Things, This, possessive
from wtactics.vocabulary.things.mentioning import renewed


def more(reading: Reading, number: Number, value: int) -> More:
    return More(changeable(value), number)


def less(reading: Reading, number: Number, value: int) -> More:
    return More(changeable(value), Plain(-number.n) if isinstance(number, Plain) else Minus(number))


def changeable(value: int) -> int:
    """The value, if creatures can get more of it."""
    if value not in (CLOSE_VALUE, RANGED_VALUE, DEFENSE_VALUE, LIFE_VALUE):
        raise Misread("close, ranged, DEF or life", MEASURES[value].name)
    return value


def changes(reading: Reading, *parts: More) -> Changes:
    if len({int(part.value) for part in parts}) < len(parts):
        raise Misread("each value once", MEASURES[int(parts[-1].value)].name)
    numbers, each = in_ones(reading, [part.number for part in parts])
    return Changes([More(part.value, number) for part, number in zip(parts, numbers, strict=True)], each)


def changes_for_each(reading: Reading, said: Changes, each: Number) -> Changes:
    return Changes(said.parts, one_by_one(each, *(part.number for part in said.parts)))


def changes_equal(reading: Reading, *said: int | Number) -> Changes:
    """A bonus equal to some number, said before the values or behind them."""
    number = next(part for part in said if isinstance(part, Number))
    parts = [More(changeable(part), Plain(1)) for part in said if not isinstance(part, Number)]
    return changes_for_each(reading, changes(reading, *parts), number)


def get_for(reading: Reading, said: Changes) -> For:
    return For(GetMore(reading.subject(), said), reading.time())


def get(reading: Reading, said: Changes) -> GetMore:
    return GetMore(reading.subject(), said)


def get_magic(reading: Reading, said: More, *each: Number) -> GetMore:
    """SLOT-CARD-04 The value of a magic weapon is the ranged value of whoever has one."""
    things, quality = reading.subject(), Weapon(MAGIC_WEAPON, True)
    if isinstance(things, All) and isinstance(things.noun, CardNoun):
        things = All(renewed(things.noun, Detail("quality", quality)))
    elif isinstance(things, This):
        reading.narrowing = quality
    else:
        raise Misread("this creature, or all of a sort", things.text())
    parts = changes(reading, said)
    return GetMore(things, changes_for_each(reading, parts, each[0]) if each else parts)


def armed(reading: Reading, bit: int) -> Detail:
    return Detail("quality", Weapon(bit, True))


def unarmed(reading: Reading, bit: int) -> Detail:
    return Detail("quality", Weapon(bit, False))


def rounded_up(reading: Reading) -> bool:
    """SLOT-NUM-02 Halves are rounded upwards, unless a text says otherwise."""
    return True


def is_so_much(reading: Reading, things: Things, value: int, number: Number) -> BeValue:
    refuse_sum(things, number)
    return BeValue(things, changeable(value), number)


def has_so_much(reading: Reading, value: int, number: Number) -> BeValue:
    return BeValue(reading.subject(), changeable(value), number)


def becomes(reading: Reading, things: Things, value: int, number: Number) -> Deed:
    until, value = a_while(reading), changeable(value)
    return share_of_own(things, [value], number, until) or For(is_so_much(reading, things, value, number), until)


def set_to(reading: Reading, value: int, things: Things, number: Number) -> Deed:
    return becomes(reading, things, value, number)


class Magical(Do):
    """SLOT-CARD-04 A ranged weapon is magic by a text."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Act("shoots magic", bit(SHOOT_MAGIC)), "shoot magic")

    def text(self) -> str:
        if self.things.many():
            return f"the ranged weapons of {self.things.text()} are magic"
        if isinstance(self.things, Slot):
            return f"the ranged weapon of {self.things.text()} is magic"
        return f"{possessive(self.things)} ranged weapon is magic"


def shoots_magic(reading: Reading, *_this: Things) -> Magical:
    return Magical(This(reading.word))


def shoots_magic_now(reading: Reading, *things: Things) -> For:
    until = a_while(reading)
    return For(Magical(things[0] if things else reading.it()), until)


BONUS: Final = '("a" "bonus")'
EQUAL: Final = '("equal" "to")'
ITS: Final = '("its" | "their")'
IS_MAGIC: Final = '("is" | "are" | "becomes" | "become" | "counts" "as" | "count" "as") "magic"'
MAGIC_VALUE: Final = (
    '(many | bare_one) ("to" ("its" | "their")?)? ("magic" ("attack" | "attacks" | "value" | "values" | "attack" "value"'
    ' | "strength")? | ("with" ("its" | "their")? "magic" ("weapon" | "weapons")))'
)
PHRASES: Final = [
    Phrase(
        "statement",
        f'general ("\'s" | "\'") "ranged" ("weapon" | "weapons") {IS_MAGIC}'
        f' | "the" "ranged" ("weapon" | "weapons") "of" general {IS_MAGIC}',
        lambda reading, things: Magical(things),
        ["Adjacent allies' ranged weapons are magic."],
    ),
    Phrase(
        ORDER,
        f'((aimed | self) ("\'s" | "\'") | "its") "ranged" ("weapon" | "attacks") {IS_MAGIC}'
        f' | "the" "ranged" ("weapon" | "weapons") "of" cards {IS_MAGIC}',
        shoots_magic_now,
        ["[1]: This creature's ranged weapon is magic until end of turn."],
    ),
    Phrase(
        "statement",
        '("its" | self "\'s") "ranged" "weapon" "is" "magic" | "the" "ranged" "weapon" "of" self "is" "magic"',
        shoots_magic,
        ["Its ranged weapon is magic."],
    ),
    Phrase(
        "statement",
        'general ("\'s" | "\'") card_value ("is" | "are") ("equal" "to")? (number | value)',
        is_so_much,
        ["This creature's close is the number of ally Soldiers."],
    ),
    Phrase(
        "statement",
        '"the" card_value "of" (self | general) ("is" | "are") ("equal" "to")? (number | value)',
        lambda reading, value, things, number: is_so_much(reading, things, value, number),
        ["The close of this creature is equal to the number of ally Soldiers."],
    ),
    Phrase(STATED, '("has" | "have") card_value many', has_so_much, ["This creature has close 5 while it is damaged."]),
    Phrase(
        "deed",
        '{set} "the" card_value "of" cards "to" (number | value)',
        set_to,
        ["[1]: Set the close of target creature to 1 until end of turn."],
    ),
    ValuePhrase('"close" ("attack" | "combat")?', CLOSE_VALUE),
    ValuePhrase('"ranged" ("attack" | "combat")?', RANGED_VALUE),
    ValuePhrase('"life"', LIFE_VALUE),
    ValuePhrase('"level"', LEVEL_VALUE),
    ValuePhrase('"life" "left"', LIFE_LEFT),
    Phrase(
        "valued",
        '("less" | "fewer") "than" number "life" "left"',
        lambda reading, n: Limit(LIFE_LEFT, BELOW, n),
        ["[1]: Mark target enemy creature with less than 2 life left."],
    ),
    Phrase("valued", 'number "life" "left"', lambda reading, n: Limit(LIFE_LEFT, EXACTLY, n)),
    *(Idiom("weapon", f'"a" "{word}" "weapon"', bit) for bit, word in WEAPONS.items()),
    Phrase("quality", '"with" weapon', armed, ["[1]: Mark target enemy creature with a magic weapon."]),
    Phrase(
        "predicate",
        '("has" | "have") weapon',
        lambda reading, bit: Weapon(bit, True),
        ["While this creature has a magic weapon, it gets +1 DEF."],
    ),
    Phrase(
        "predicate",
        '("doesn\'t" | "don\'t") "have" weapon | ("has" | "have") "no" weapon_alone',
        lambda reading, bit: Weapon(bit, False),
    ),
    *(Idiom("weapon_alone", f'"{word}" "weapon"', bit) for bit, word in WEAPONS.items()),
    Phrase("quality", '"without" weapon', unarmed, ["[1]: Mark target enemy creature without a ranged weapon."]),
    Phrase("value_change", '"+" (many | bare_one) card_value', more),
    Phrase("value_change", '"-" (many | bare_one) card_value', less),
    Phrase(
        "value_change",
        'card_value "+" (many | bare_one)',
        lambda reading, value, number: more(reading, number, value),
        ["This creature gets close +1 while it is damaged."],
    ),
    Phrase(
        "value_change", 'card_value "-" (many | bare_one)', lambda reading, value, number: less(reading, number, value)
    ),
    Phrase("value_changes", 'value_change (("," | "and" | "," "and" | ","? "but") value_change)*', changes),
    Phrase("gain_of_values", "value_changes", lambda reading, said: said),
    Phrase("gain_of_values", "value_changes for_each", changes_for_each),
    Phrase(
        "gain_of_values",
        f'("+" | {BONUS} "to" {ITS}?) card_value ("and" ("+" | "to" {ITS}? | {ITS})? card_value)* {EQUAL} value'
        f' | {BONUS} {EQUAL} value "to" {ITS}? card_value ("and" ("to" {ITS}? | {ITS})? card_value)*',
        changes_equal,
        ["This creature gets + close equal to the number of other ally Soldiers."],
    ),
    Phrase(
        CHANGED,
        "({get} | {gain} | {have}) gain_of_values",
        get_for,
        ["[1]: Target ally creature gets +1 close until end of turn."],
    ),
    Phrase(
        STATED,
        "({get} | {gain} | {have}) gain_of_values",
        get,
        ["Other ally Soldiers get +1 close and -1 DEF.", "This creature gets +1 close for each other ally Beast."],
    ),
    Phrase("magic_more", f'"+" {MAGIC_VALUE}', lambda reading, number: more(reading, number, RANGED_VALUE)),
    Phrase("magic_more", f'"-" {MAGIC_VALUE}', lambda reading, number: less(reading, number, RANGED_VALUE)),
    Phrase(STATED, "({get} | {gain} | {have}) magic_more for_each?", get_magic, ["Adjacent allies get +1 magic."]),
    *(BothPhrase(get, first, always) for first in (True, False) for always in (True, False)),
    *halves(rounded_up),
]
