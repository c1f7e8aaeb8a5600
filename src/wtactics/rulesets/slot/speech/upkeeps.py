"""Upkeep of effects, in words: what lasts as long as upkeep is paid for it, and upkeep that becomes more or another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import STANDING, Ability, Number
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.slot.speech.stipends import HaveUpkeep, has_upkeep
from wtactics.rulesets.slot.speech.tolls import OweUpkeep
from wtactics.rulesets.slot.terms import EFFECTS, PAID_FOR
from wtactics.vocabulary.changes.doubling import ScaleValues
from wtactics.vocabulary.changes.silencing import LoseAbilities
from wtactics.vocabulary.deeds.deed import STATEMENT, name_times
from wtactics.vocabulary.deeds.journeys import GainControl
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, timed
from wtactics.vocabulary.things.meaning import Things, This, clause

name_times({PAID_FOR + n: f"as long as upkeep {n} is paid" for n in range(1, EFFECTS)})


class OweExactly(OweUpkeep):
    """SLOT-UPK-08, SLOT-PRIO-01 So much gold is owed in all for each of these, whatever its level and its card ask for."""

    def sets(self) -> bool:
        return True

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        n = super().alters(t, what, seat, c, usual)
        return n - usual if self.is_meant(t, what, c) else n

    def is_meant(self, t: Table, what: i64, c: CardId) -> bool:
        """Is it the upkeep of one of these?"""
        return self.law() >> what & 1 == 1 and self.things.has(t, c)

    def text(self) -> str:
        return f"the upkeep of {self.things.text()} is {self.number.text()}"


class SetUpkeep(HaveUpkeep):
    """From now on so much is owed for it in all."""

    def said(self) -> str:
        return f"the upkeep of {self.things.text()} becomes {self.number.text()}"


class MoreUpkeep(HaveUpkeep):
    """From now on so much more is owed for it."""

    def said(self) -> str:
        return clause(self.things, "have", f"{self.number.text()} more upkeep")


def paid_for(reading: Reading, number: Number) -> int:
    """SLOT-UPK-01 How long: until this is not paid in a turn of whoever made the effect."""
    if not isinstance(number, Fixed) or not 0 < number.n < EFFECTS:
        raise Misread("a number of gold such as 1", number.text())
    until = PAID_FOR + int(number.n)
    reading.say_time(until)
    return until


def timed_by_fee(reading: Reading, steps: Steps, until: int) -> Steps:
    """SLOT-UPK-04 There is one fee for each effect: of several it would have to be said whether they end together."""
    lasting = [part for part in parts_within(steps) if getattr(part, "until", -1) == until]
    if len(lasting) != 1 or not isinstance(lasting[0], For | GainControl | LoseAbilities | ScaleValues):
        raise Misread("one effect that lasts", "several, or one that is done at once")
    return timed(reading, until, steps)


def fee_first(reading: Reading, until: int, steps: Steps) -> Steps:
    return timed_by_fee(reading, steps, until)


def lasting_upkeep(reading: Reading, statement: OweUpkeep, said: type[HaveUpkeep], things: Things) -> For:
    """Where no time is said, it is so as long as the creature is in play."""
    ability = Ability(STANDING, [], [], statements=[statement])
    return For(said(things, reading.grant(ability), statement.number), reading.time(WHILE_IN_PLAY))


def becomes(reading: Reading, things: Things, number: Number) -> For:
    return lasting_upkeep(reading, OweExactly(This("creature"), number), SetUpkeep, things)


def its_becomes(reading: Reading, number: Number) -> For:
    return becomes(reading, reading.it(), number)


def rises(reading: Reading, things: Things, number: Number) -> For:
    return lasting_upkeep(reading, OweUpkeep(This("creature"), number), MoreUpkeep, things)


def adds(reading: Reading, number: Number, things: Things) -> For:
    return rises(reading, things, number)


def has_more(reading: Reading, number: Number) -> For:
    return rises(reading, reading.subject(), number)


def is_always(reading: Reading, things: Things, number: Number) -> OweExactly:
    return OweExactly(things, number)


GOLD: Final = '("gold" | "g" | "energy")?'
SO_MUCH: Final = f'("upkeep" number {GOLD} | number {GOLD} "upkeep" | "an" "upkeep" "of" number {GOLD})'
FOR_IT: Final = '("for" ("it" | "this" | "this" "effect"))?'
PAID: Final = f'("as" "long" "as" | "while") ("you" "pay" {SO_MUCH} {FOR_IT} | {SO_MUCH} "is" "paid" {FOR_IT})'
THE_UPKEEP: Final = '("the"? "upkeep" ("of" | "for") aimed | aimed ("\'s" | "\'") "upkeep")'
RAISED: Final = '(("is" | "are") ("increased" | "raised") "by" number | "rises" "by" number)'
PHRASES: Final = [
    # effects
    Phrase("until_paid", PAID, paid_for),
    Phrase("tail", 'tail ","? until_paid', timed_by_fee,
           ["[1]: Target ally creature gets +1 close as long as upkeep 1 is paid."]),
    Phrase("fronted", 'until_paid ","? effects', fee_first,
           ["[1]: As long as you pay upkeep 1, target ally creature gets +1 close."]),
    # creatures
    Phrase(ORDER, f'{THE_UPKEEP} ("becomes" | "is") number {GOLD}', becomes,
           ["[1]: The upkeep of target enemy creature becomes 2."]),
    Phrase(ORDER, f'"its" "upkeep" ("becomes" | "is") number {GOLD}', its_becomes),
    Phrase(ORDER, f"{THE_UPKEEP} {RAISED} {GOLD}", rises,
           ["[1]: The upkeep of target enemy creature is increased by 1 until your next turn."]),
    Phrase("deed", f'("increase" | "raise") {THE_UPKEEP} "by" number {GOLD}', rises,
           ["[1]: Increase the upkeep of target enemy creature by 1."]),
    Phrase("deed", f'"add" number {GOLD} "to" {THE_UPKEEP}', adds, ["[1]: Add 1 to the upkeep of target enemy creature."]),
    Phrase("deed", f'"add" ("an" "upkeep" "of" | "upkeep") number {GOLD} "to" aimed', adds),
    Phrase(TOLD, f'("gets" | "has" | "gains") "+" (many | bare_one) "upkeep" | ("gets" | "has" | "gains" | "costs" | "needs")'
           f' number {GOLD} ("more" | "additional") "upkeep"', has_more,
           ["[1]: Target enemy creature gets +1 upkeep until your next turn."]),
    Phrase(TOLD, f'("needs" | "owes") ("an" "upkeep" "of" | "upkeep" "of"?) number {GOLD}', has_upkeep,
           ["[1]: Target enemy creature needs upkeep 1."]),
    Phrase(STATEMENT, f'"the" "upkeep" ("of" | "for") (general | self) ("is" | "becomes") number {GOLD}', is_always,
           ["The upkeep of adjacent allies is 2."]),
]  # fmt: skip
