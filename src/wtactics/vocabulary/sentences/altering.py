"""Altering damage: what is dealt by some, or to some, is always more or less than it would be, or double."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wtactics.engine.meaning import DONE_WHENEVER, Condition, Number
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.averting import Forgo, PreventPart
from wtactics.vocabulary.deeds.waiting import Harmless
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.meaning import Half, ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.replacing import (
    HE_SUFFERS,
    PREVENT,
    THAT,
    Damage,
    always_prevented,
    damage_by,
    damage_to,
    harmed,
    open_would,
    watched_thing,
)
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.circumstances import Circumstance, InFight, While
from wtactics.vocabulary.triggers.impending import either_anywhere
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Watched


def less(reading: Reading, number: Number) -> PreventPart:
    return PreventPart(number)


def more(reading: Reading, number: Number) -> PreventPart:
    return PreventPart(number, True)


def double(reading: Reading) -> PreventPart:
    """Once more as much."""
    return PreventPart(ThatMuch(), True)


class Halve(PreventPart):
    """Half of it is not dealt, rounded down or up."""

    def __init__(self, up: bool) -> None:
        super().__init__(Half(ThatMuch(), up))
        self.words: Final = f"prevent half of that damage rounded {'up' if up else 'down'}"

    def text(self) -> str:
        return self.words


def half(reading: Reading, usual: bool, *up: bool) -> Halve:
    """What is dealt is rounded as the text says, or else as the game has it, and what is not the other way."""
    return Halve(not (up[0] if up else usual))


def deals_half(reading: Reading, *said: Any) -> Steps:
    open_would(reading)
    return [next(part for part in said if isinstance(part, Halve))]


def prevents_half(reading: Reading, usual: bool, *up: bool) -> Steps:
    open_would(reading)
    return [Halve(up[0] if up else usual)]


def altered(reading: Reading, damage: Damage, part: PreventPart) -> Replaced:
    return Replaced(harmed(reading, damage), [part])


def deals_so(reading: Reading, by: Watched, part: PreventPart, *whom: Watched) -> Replaced:
    """These deal so much more, or less, to some or to all."""
    return altered(reading, Damage(whom[0] if whom else None, by, []), part)


def altered_so(reading: Reading, to: Watched, *rest: Watched | PreventPart) -> Replaced:
    """Whenever damage would be dealt to it, that damage is so much less."""
    by = next((each for each in rest if isinstance(each, Watched)), None)
    return altered(reading, Damage(to, by, []), next(each for each in rest if isinstance(each, PreventPart)))


def deals_so_then(
    reading: Reading, by: Watched, said: list[Circumstance], to: Watched, part: PreventPart, *word: str
) -> Replaced:
    """When it deals damage to such a one, it deals so much more to it, at once."""
    if by.very is None:
        raise Misread("one thing that deals damage", by.words)
    if word and word[0] not in to.names:
        raise Misread(to.words, f"that {word[0]}")
    return altered(reading, Damage(to, by, said), part)


def deals_so_while(reading: Reading, condition: Condition, by: Watched, part: PreventPart, *whom: Watched) -> Replaced:
    return altered(reading, Damage(whom[0] if whom else None, by, [While(condition)]), part)


def deals_so_being(reading: Reading, quality: Quality, by: Watched, part: PreventPart, *whom: Watched) -> Replaced:
    """As long as the one who deals it is such."""
    if by.very is None:
        raise Misread("one thing that deals damage", by.words)
    return deals_so_while(reading, Is(by.very, quality), by, part, *whom)


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


def deals_none_for_a_while(reading: Reading, said: list[Circumstance], *rest: Watched | int) -> Harmless:
    """What was named deals no damage for so long, or none in fights."""
    things = reading.subject()
    whom = [each for each in rest if isinstance(each, Watched)]
    words = f"{things.text()} {'deal' if things.many() else 'deals'} {no_damage(said)}"
    words += f" to {whom[0].words}" if whom else ""
    return none_dealt(reading, Damage(whom[0] if whom else None, watched_thing(things), said), words)


def takes_none_for_a_while(reading: Reading, said: list[Circumstance], *rest: Watched | int) -> Harmless:
    things = reading.subject()
    by = [each for each in rest if isinstance(each, Watched)]
    words = f"{things.text()} {'take' if things.many() else 'takes'} {no_damage(said)}"
    words += f" from {by[0].words}" if by else ""
    return none_dealt(reading, Damage(watched_thing(things), by[0] if by else None, said), words)


def deals_none_so_long(reading: Reading, said: list[Circumstance], *rest: Watched) -> Harmless:
    """The time was said in front."""
    check_time(reading)
    return deals_none_for_a_while(reading, said, *rest)


def takes_none_so_long(reading: Reading, said: list[Circumstance], *rest: Watched) -> Harmless:
    check_time(reading)
    return takes_none_for_a_while(reading, said, *rest)


def check_time(reading: Reading) -> None:
    if reading.until < 0:
        raise Misread('a time such as "this turn"', "none")


def none_dealt(reading: Reading, damage: Damage, words: str) -> Harmless:
    until = reading.time()
    later = Later(harmed(reading, damage), DONE_WHENEVER)
    return Harmless(delayed(reading, later, [Forgo(0, "prevent that damage")], until), words, until)


def no_damage(said: list[Circumstance]) -> str:
    """None at all, or none in fights."""
    return "no combat damage" if said else "no damage"


def deals_none(reading: Reading, by: Watched, said: list[Circumstance], *whom: Watched) -> Replaced:
    """These never deal damage, or none in fights, or none to some."""
    return always_prevented(reading, Damage(whom[0] if whom else None, by, said))


def takes_none(reading: Reading, to: Watched, said: list[Circumstance], *by: Watched) -> Replaced:
    return always_prevented(reading, Damage(to, by[0] if by else None, said))


def deals_none_while(reading: Reading, by: Watched, said: list[Circumstance], *rest: Watched | Condition) -> Replaced:
    """None as long as something is so."""
    return deals_none(reading, by, [*said, *(While(each) for each in rest if isinstance(each, Condition))], *whom(rest))


def takes_none_while(reading: Reading, to: Watched, said: list[Circumstance], *rest: Watched | Condition) -> Replaced:
    return takes_none(reading, to, [*said, *(While(each) for each in rest if isinstance(each, Condition))], *whom(rest))


def whom(rest: Sequence[Watched | Condition]) -> list[Watched]:
    """To whom, or by whom, if that is said."""
    return [each for each in rest if isinstance(each, Watched)]


DEALS: Final = '("deals" | "deal")'
TAKES: Final = '("takes" | "take" | "suffers" | "suffer" | "is" "dealt" | "are" "dealt")'
NEVER: Final = '("doesn\'t" | "don\'t")'
WHILE: Final = '("if" | "while" | "as" "long" "as")'
IS: Final = '("is" | "are")'
MORE: Final = '("additional" | "more" | "extra")'
IN_FIGHTS: Final = '("in" "a"? ("combat" | "combats" | "battle"))'
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
    Phrase("much", 'halving ("its" | "their" | "the")? ("normal" | "usual")? "damage" rounding?', half),
    Phrase("ability", f'("when" | "whenever" | "if") "damage" "would" "be" "dealt" "to" victims ("by" victims)? ","'
           f' ("it" | {THAT}) alteration', altered_so,
           ["Whenever damage would be dealt to this creature, it is 1 less."]),
    Phrase("half_of_it", f'halving ({THAT} | "it" | "as" "much" "damage"?) "instead"? rounding?', half),
    Phrase("bare_row", f'("it" | "he" | "they") {DEALS} "only"? half_of_it "instead"?'
           f' | {HE_SUFFERS} "only"? half_of_it "instead"?', deals_half,
           ["If this creature would be dealt damage, it is dealt half that damage instead."]),
    Phrase("bare_row", f'{PREVENT} halving ({THAT} | "it") rounding?', prevents_half),
    Phrase("altered", 'all_damage "that" "would" "be" "dealt" "to" victims ("by" victims)? circumstance*', damage_to),
    Phrase("altered", 'all_damage ("dealt" "to" | "to") victims (("by" | "from") victims)?', dealt_to),
    Phrase("altered", 'all_damage ("dealt" "by" | "from" | "of") victims ("to" victims)?', dealt_by),
    Phrase("altered", 'all_damage "that"? victims ("would" "deal" | "deals" | "deal") ("to" victims)?', dealt_by),
    Phrase("altered", 'all_damage "that"? victims ("would" "take" | "takes" | "take") ("from" victims)?', dealt_to),
    Phrase("ability", "altered alteration", altered,
           ["Damage that would be dealt to this creature is reduced by 1.",
            "Damage this creature deals to a city is doubled."]),
    Phrase("ability", f'dealer {DEALS} much ("to" victims)?', deals_so,
           ["This creature deals double damage to cities.", "This creature deals 1 additional damage to Elves."]),
    Phrase("ability", f'("when" | "whenever" | "if") dealer {DEALS} damage_at_all "to" victims ","'
           f' ("it" | "he") {DEALS} much ("to" ("it" | "him" | "that" word))? "instead"?', deals_so_then,
           ["When this creature deals combat damage to a city, it deals 2 more damage to it."]),
    Phrase("ability", f'{WHILE} if_condition "," dealer {DEALS} much ("to" victims)?', deals_so_while,
           ["If you control an Elf, this creature deals double damage."]),
    Phrase("ability", f'("as" "long" "as" | "if" | "when")? doing_so "," dealer {DEALS} much ("to" victims)?', deals_so_being,
           ["While attacking, this creature deals double damage."]),
    Phrase("ability", f'{WHILE} if_condition "," altered alteration', altered_while),
    Phrase("ability", f'victims {TAKES} much (("from" | "by") victims)?', takes_so,
           ["Creatures you control take 1 less damage from events."]),
    Phrase(TOLD, f'{DEALS} much ("to" victims)? until', deals_so_for_a_while,
           ["Target creature deals double damage this turn."]),
    Phrase("no_damage", '"no" "damage"', lambda reading: []),
    Phrase("no_damage", f'"no" ("combat" "damage" | "damage" {IN_FIGHTS})', lambda reading: [InFight()]),
    Phrase(TOLD, f'{DEALS} no_damage ("to" victims)? until', deals_none_for_a_while,
           ["Target creature deals no combat damage this turn."]),
    Phrase(TOLD, f'{DEALS} no_damage ("to" victims)?', deals_none_so_long,
           ["This turn target creature deals no damage to cities."]),
    Phrase(TOLD, f'{TAKES} no_damage (("from" | "by") victims)?', takes_none_so_long,
           ["Until end of turn, target creature takes no damage."]),
    Phrase(TOLD, f'{NEVER} "deal" damage_at_all ("to" victims)? until', deals_none_for_a_while,
           ["Target creature doesn't deal damage this turn."]),
    Phrase("ability", f'dealer {NEVER} "deal" damage_at_all ("to" victims)?', deals_none,
           ["This creature doesn't deal damage to cities."]),
    Phrase("damage_at_all", '"any"? "damage"', lambda reading: []),
    Phrase("damage_at_all", f'"any"? ("combat" "damage" | "damage" {IN_FIGHTS})', lambda reading: [InFight()]),
    Phrase(TOLD, f'{TAKES} no_damage (("from" | "by") victims)? until', takes_none_for_a_while,
           ["Target creature takes no damage this turn."]),
    Phrase("ability", f'dealer {DEALS} no_damage ("to" victims)?', deals_none,
           ["This creature deals no combat damage to cities."]),
    Phrase("ability", f'victims {TAKES} no_damage (("from" | "by") victims)?', takes_none,
           ["This creature takes no damage from events."]),
    Phrase("ability", f'dealer {DEALS} no_damage ("to" victims)? standing_if', deals_none_while,
           ["This creature deals no damage while it defends."]),
    Phrase("ability", f'victims {TAKES} no_damage (("from" | "by") victims)? standing_if', takes_none_while,
           ["This creature takes no damage while it is in your army."]),
    Phrase("dealer", "victims", same),
    Phrase("victims", 'card_sorts ("and" | "or") card_sorts', either_anywhere, needs=SPELLS),
]  # fmt: skip
