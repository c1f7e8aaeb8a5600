"""Altering damage: what is dealt by some, or to some, is always more or less than it would be, or double."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import DONE_WHENEVER, Condition, Number
from wtactics.language.phrase import TOLD, Phrase
from wtactics.vocabulary.deeds.averting import PreventPart
from wtactics.vocabulary.numbers.meaning import ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.replacing import Damage, damage_by, damage_to, harmed
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.impending import Circumstance, While
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Watched


def less(reading: Reading, number: Number) -> PreventPart:
    return PreventPart(number)


def more(reading: Reading, number: Number) -> PreventPart:
    return PreventPart(number, True)


def double(reading: Reading) -> PreventPart:
    """Once more as much."""
    return PreventPart(ThatMuch(), True)


def altered(reading: Reading, damage: Damage, part: PreventPart) -> Replaced:
    return Replaced(harmed(reading, damage), [part])


def deals_so(reading: Reading, by: Watched, part: PreventPart, *whom: Watched) -> Replaced:
    """These deal so much more, or less, to some or to all."""
    return altered(reading, Damage(whom[0] if whom else None, by, []), part)


def deals_so_while(reading: Reading, condition: Condition, by: Watched, part: PreventPart, *whom: Watched) -> Replaced:
    return altered(reading, Damage(whom[0] if whom else None, by, [While(condition)]), part)


def altered_while(reading: Reading, condition: Condition, damage: Damage, part: PreventPart) -> Replaced:
    return altered(reading, Damage(damage.to, damage.by, [*damage.circumstances, While(condition)]), part)


def takes_so(reading: Reading, to: Watched, part: PreventPart, *by: Watched) -> Replaced:
    return altered(reading, Damage(to, by[0] if by else None, []), part)


def dealt_to(reading: Reading, said: list[Circumstance], to: Watched, *by: Watched) -> Damage:
    return damage_to(reading, said, to, *by)


def dealt_by(reading: Reading, said: list[Circumstance], by: Watched, *to: Watched) -> Damage:
    return Damage(to[0], by, said) if to else damage_by(reading, said, by)


def deals_so_for_a_while(reading: Reading, part: PreventPart, *rest: Watched | int) -> Steps:
    """What was named deals so much for so long."""
    things = reading.subject()
    by = Watched(Very(things), things.text(), things, ["card"])
    whom = [each for each in rest if isinstance(each, Watched)]
    trigger = harmed(reading, Damage(whom[0] if whom else None, by, []))
    return delayed(reading, Later(trigger, DONE_WHENEVER), [part], reading.time())


DEALS: Final = '("deals" | "deal")'
TAKES: Final = '("takes" | "take" | "suffers" | "suffer" | "is" "dealt" | "are" "dealt")'
WHILE: Final = '("if" | "while" | "as" "long" "as")'
IS: Final = '("is" | "are")'
MORE: Final = '("additional" | "more" | "extra")'
DOUBLE: Final = '("double" | "twice") ("its" | "their")? "normal"?'
PHRASES: Final = [
    Phrase("alteration", f'{IS} ("reduced" | "decreased") "by" number', less),
    Phrase("alteration", f'{IS} number ("less" | "lower")', less),
    Phrase("alteration", f'{IS} "increased" "by" number', more),
    Phrase("alteration", f'{IS} number ("more" | "higher")', more),
    Phrase("alteration", f'{IS} "doubled"', double),
    Phrase("much", f'number {MORE} "damage" | number "damage" "more" | "additional" number "damage"', more),
    Phrase("much", 'number "less" "damage" | number "damage" "less"', less),
    Phrase("much", f'{DOUBLE} "damage" | "twice" "as" "much" "damage"', double),
    Phrase("altered", 'all_damage "that" "would" "be" "dealt" "to" victims ("by" victims)? circumstance*', damage_to),
    Phrase("altered", 'all_damage ("dealt" "to" | "to") victims ("by" victims)?', dealt_to),
    Phrase("altered", 'all_damage ("dealt" "by" | "from" | "of") victims ("to" victims)?', dealt_by),
    Phrase("altered", 'all_damage "that"? victims ("would" "deal" | "deals" | "deal") ("to" victims)?', dealt_by),
    Phrase("altered", 'all_damage "that"? victims ("would" "take" | "takes" | "take") ("from" victims)?', dealt_to),
    Phrase("ability", "altered alteration", altered,
           ["Damage that would be dealt to this creature is reduced by 1.",
            "Damage this creature deals to a city is doubled."]),
    Phrase("ability", f'dealer {DEALS} much ("to" victims)?', deals_so,
           ["This creature deals double damage to cities.", "This creature deals 1 additional damage to Elves."]),
    Phrase("ability", f'{WHILE} if_condition "," dealer {DEALS} much ("to" victims)?', deals_so_while,
           ["If you control an Elf, this creature deals double damage."]),
    Phrase("ability", f'{WHILE} if_condition "," altered alteration', altered_while),
    Phrase("ability", f'victims {TAKES} much (("from" | "by") victims)?', takes_so,
           ["Creatures you control take 1 less damage from events."]),
    Phrase(TOLD, f'{DEALS} much ("to" victims)? until', deals_so_for_a_while,
           ["Target creature deals double damage this turn."]),
    Phrase("dealer", "victims", same),
]  # fmt: skip
