"""Captains in words: who leads an Army for its avatar, whose Army counts as not led, and who stands alongside from afar."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import UNLED_DEFENCE, Condition, Statement
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.kits.realm.speech.postures import STANDS, stands_so, the_army
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.ava.speech.leading import (
    BOTH,
    LEADS,
    STAND_IN,
    THOUGH,
    IsLed,
    Unled,
    leads_itself,
    led_from_here,
    led_while_there,
)
from wtactics.rulesets.ava.speech.standing import STAND_UP, Standing, Stands, of
from wtactics.rulesets.ava.terms import STAND_AFAR, STAND_MARKED
from wtactics.vocabulary.conditions.meaning import Both, Is
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.clauses import Steps, timed
from wtactics.vocabulary.sentences.narrowing import narrowed
from wtactics.vocabulary.sentences.parts import Replaced, Stated
from wtactics.vocabulary.sentences.replacing import Damage, always_redirected
from wtactics.vocabulary.things.meaning import Everyone, Things, This, You, possessive
from wtactics.vocabulary.things.mentioning import keeper
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.watching import Watched, you_yourself


class CountsUnled(Statement):
    """AVA-CONFLICT-01, AVA-CONFLICT-02 The Army of these players neither attacks nor defends, as if unled."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def law(self) -> i64:
        return BOTH

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return BOTH >> deed & 1 == 1 and self.players.has(t, c)

    def text(self) -> str:
        if isinstance(self.players, Everyone):
            return "opponents' armies aren't led" if self.players.opponents else "no army counts as led"
        return f"{possessive(self.players)} army isn't led"


class DefendsThere(Unled):
    """AVA-CONFLICT-01 The Army of these players helps to defend this city, even if their avatar is elsewhere."""

    def __init__(self, players: Things, city: Things) -> None:
        super().__init__(players, bit_of(UNLED_DEFENCE))
        self.city: Final = city

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return super().allows(t, deed, c, other) and self.city.has(t, t.aim())

    def text(self) -> str:
        return f"{possessive(self.players)} army can defend {self.city.text()}"


class StandsAfar(Standing):
    """AVA-CONFLICT-01 Players stand alongside while their avatar is elsewhere, or whatever becomes of it."""

    def __init__(self, players: Things, anyhow: bool) -> None:
        super().__init__(players, STAND_AFAR)
        self.anyhow: Final = anyhow

    def law(self) -> i64:
        return bit_of(STAND_AFAR) | (bit_of(STAND_MARKED) if self.anyhow else 0)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.law() >> deed & 1 == 1 and self.players.has(t, c)

    def text(self) -> str:
        return f"{self.players.text()} can stand alongside {'without an avatar' if self.anyhow else 'from a city'}"


def counts_unled(reading: Reading, players: Things) -> CountsUnled:
    return CountsUnled(players)


def counts_unled_now(reading: Reading, players: Things) -> Deed:
    return decree_alone(reading, CountsUnled(players))


def leads_while(reading: Reading, players: Things, this: Things, so: Quality) -> list[Stated]:
    """Your army is led while this creature is unmarked in it."""
    if not isinstance(so, Being) or not isinstance(so.noun, CardNoun) or so.noun.where != ARMY:
        raise Misread("how it stands in the army", so.told(False))
    return [Stated(each.statements, Is(this, so)) for each in led_while_there(reading, players, this)]


def unmarked_in_it(reading: Reading, players: Things, this: Things, state: tuple[CardNoun, str]) -> list[Stated]:
    """The army that was spoken of just before."""
    mine = stands_so(reading, state, Detail("all", [Detail("whose", YOURS), Detail("where", ARMY)]))
    return leads_while(reading, players, this, mine)


def leads_it(reading: Reading, this: Things) -> list[Stated]:
    """It leads the army that was spoken of, which is yours."""
    if not any(each.field == "whose" and each.value == YOURS for each in the_army(reading).value):
        raise Misread("your army", "another")
    reading.actor = this
    return narrowed(reading, leads_itself(reading, this))


def defends_there(reading: Reading, players: Things, city: Things) -> DefendsThere:
    if reading.word != "city":
        raise Misread("a city", f"a {reading.word}")
    return DefendsThere(players, city)


def unled_from_here(reading: Reading, players: Things, deeds: i64, *_city: Things) -> list[Stated]:
    """As long as the avatar lives in this very city."""
    if not isinstance(players, You):
        raise Misread("your army", f"{possessive(players)} army")
    return [Stated([Unled(players, deeds)], led_from_here(reading)[0].condition)]


def leads_in_defence(reading: Reading, this: Things, so: Detail | None = None) -> list[Stated]:
    """Only when it is attacked: the Army defends as long as this creature stands in it."""
    if reading.word != "creature":
        raise Misread("a creature", f"a {reading.word}")
    there = led_while_there(reading, You(), this)[0]
    return narrowed(reading, [Stated([Unled(You(), bit_of(UNLED_DEFENCE))], there.condition)])


def itself_again(reading: Reading) -> Things:
    """It, of which a condition has just spoken."""
    this = reading.it()
    found = getattr(this, "things", this)
    if not isinstance(found, This):
        raise Misread(f"this {reading.word}", this.text())
    return found


def each_there(reading: Reading, first: Things, so: Quality, second: Things, where: Quality) -> Condition:
    """This creature is in your army, and your avatar in a city."""
    return Both(Is(first, so), Is(second, where), False)


def one_there(reading: Reading, first: Things, so: Quality, second: Things) -> Condition:
    """This creature is in your army, and your avatar is not."""
    if not isinstance(so, Being) or so.negated:
        raise Misread("what the first of them is", so.told(False))
    return Both(Is(first, so), Is(second, Being(so.noun, so.words, True)), False)


def afar(reading: Reading, payer: Payer) -> StandsAfar:
    return StandsAfar(of(payer), False)


def anyhow(reading: Reading, payer: Payer) -> StandsAfar:
    return StandsAfar(of(payer), True)


def afar_now(reading: Reading, payer: Payer) -> Deed:
    return decree_alone(reading, afar(reading, payer))


def afar_so_long(reading: Reading, payer: Payer, until: int) -> Steps:
    """The time stands in the middle."""
    return timed(reading, until, [afar_now(reading, payer)])


def anyhow_now(reading: Reading, payer: Payer) -> Deed:
    return decree_alone(reading, anyhow(reading, payer))


def stood_without(reading: Reading) -> Condition:
    """You stand alongside, and your avatar isn't in your army."""
    return Both(Stands(You(), True), IsLed(You(), False), False)


def taken_for_you(reading: Reading, said: list[Circumstance], by: Watched, things: Things, *_you: Any) -> Replaced:
    """AVA-AVATAR-07 What unblocked attackers would deal to you is dealt to another."""
    return always_redirected(reading, Damage(you_yourself(reading), by, said), things)


NOT_LED: Final = (
    '(("isn\'t" | "aren\'t" | ("doesn\'t" | "don\'t") "count" "as") "led" | ("counts" | "count" | "is" "considered") "as"?'
    ' ("not" "led" | "unled"))'
)
COUNTS: Final = '("counts" "as" | "is" ("considered" | "treated" "as")?) "led"'
HIM: Final = '("your" | "his" | "the" | "their") "avatar"'
CITY: Final = '("in" ("a" | "any" | "its" | "his") "city" | "elsewhere" | "a" "resident")'
FROM_AFAR: Final = (
    f'("even"? ("if" | "though" | "when" | "as" "long" "as") {HIM} (("is" | "stands" | "lives") {CITY}'
    ' | "isn\'t" ("there" | "in" ("it" | "your" "army" | "his" "army")))'
    ' | "from" ("a" | "any" | "his" | "its") "city" | "wherever" ("your" | "his") "avatar" "is")'
)
WITHOUT_HIM: Final = (
    '("without" ("your" | "an" | "his") "avatar" | "as" ("if" | "though") ("your" | "his") "avatar" "was"'
    ' (("marked" | "unmarked")? ("there" | "in" ("it" | "your" "army" | "his" "army"))))'
)
AND: Final = '(","? ("and" | "but" | "while"))'
TO_YOU: Final = (
    '"instead" "of" ("you" | "to" "you" | "being" ("dealt" "to" "you" | "taken" "from" "your" "victory" "points"))'
)
SAY: Final = '("say" "that" "you")?'
MAY_STAND: Final = f'card_payer ("may" | "can") {SAY} {STAND_UP}'
DEFENDING: Final = (
    '(("when" | "whenever" | "as" "long" "as" | "if") ("it" | "that" "army") ("defends" | "is" ("attacked" | "defending"))'
    ' | "in" "defence" | "for" "defence")'
)
LEADER: Final = 'self (("can" | "may") "also"? "lead" | "leads")'
PHRASES: Final = [
    Phrase(STATEMENT, f"led_army {NOT_LED}", counts_unled, ["Your army doesn't count as led."]),
    Phrase(ORDER, f"led_army {NOT_LED}", counts_unled_now),
    Phrase(STATEMENT, f'owner "armies" {NOT_LED}', lambda reading, whose: CountsUnled(keeper(whose))),
    Phrase(ORDER, f'owner "armies" {NOT_LED}', lambda reading, whose: counts_unled_now(reading, keeper(whose))),
    Phrase(STATEMENT, f'"no" "army" {COUNTS} | "all"? "armies" {NOT_LED}', lambda reading: CountsUnled(Everyone(False)),
           ["No army counts as led."]),
    Phrase(ORDER, f'"no" "army" {COUNTS} | "all"? "armies" {NOT_LED}',
           lambda reading: counts_unled_now(reading, Everyone(False))),
    Phrase("said_tail", f'led_army {LEADS} "as" "long" "as" self {STANDS} posture', leads_while),
    Phrase("said_tail", f'led_army {LEADS} "as" "long" "as" self {STANDS} state ("in" "it" | "there")', unmarked_in_it,
           ["Your army counts as led as long as this creature is unmarked in it."]),
    Phrase("said_tail", f'{LEADER} "it" {STAND_IN}?', leads_it,
           ["As long as it is in your army, this creature leads it."]),
    Phrase("said_tail", f'{STAND_IN} ","? {LEADER} "your" "army"', leads_itself),
    Phrase("said_tail", f'"it" (("can" | "may") "also"? "lead" | "leads") "your" "army" {STAND_IN}?',
           lambda reading: leads_itself(reading, itself_again(reading))),
    Phrase("said_tail", f'self "in" "your" "army" (("can" | "may") "also"? "lead" | "leads") ("it" | "that" "army")'
           f' {STAND_IN}? {DEFENDING}', leads_in_defence),
    Phrase("said_tail", f'self (("can" | "may") "also"? "lead" | "leads") "your" "army" {STAND_IN}? {DEFENDING}',
           leads_in_defence,
           ["This creature leads your army when it defends."]),
    Phrase(STATEMENT, 'led_army ("can" | "may") ("help" "to"?)? "defend" self', defends_there,
           ["Your army can defend this city."]),
    Phrase("said_tail", f'led_army ("can" | "may") marching {THOUGH} "your" "avatar" "is" ("in" | "a" "resident" "of") self',
           unled_from_here, ["Your army can attack even though your avatar is a resident of this city."]),
    Phrase(STATEMENT, f"{MAY_STAND} {FROM_AFAR}", afar, ["You may stand alongside even if your avatar is in a city."]),
    Phrase(ORDER, f"{MAY_STAND} {FROM_AFAR}", afar_now),
    Phrase("effects", f"{MAY_STAND} until {FROM_AFAR}", afar_so_long),
    Phrase(STATEMENT, f"{MAY_STAND} {WITHOUT_HIM}", anyhow, ["You may stand alongside without your avatar."]),
    Phrase(ORDER, f"{MAY_STAND} {WITHOUT_HIM}", anyhow_now),
    Phrase("condition", f"subject_plain predicate {AND} subject_plain being_where", each_there),
    Phrase("condition", f'subject_plain predicate {AND} subject_plain ("isn\'t" | "aren\'t")', one_there),
    Phrase("condition", f'"you" {STAND_UP} "without" "your" "avatar"', stood_without),
    Phrase("averting", f'all_damage ("of" | "from" | "dealt" "by") victims "is" "dealt" "to" things {TO_YOU}', taken_for_you,
           ["Damage from unblocked attackers is dealt to this creature instead of you."]),
]  # fmt: skip
