"""Spending, in words: for what a creature may not be marked, or for what only; out of what upkeep is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Statement
from wtactics.engine.places import ASIDE, CREATURE, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.rules.purse import A_FEE, A_RECRUIT, AN_ABILITY
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.spots import stands
from wtactics.rulesets.slot.terms import SPENT_FOR
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.things.meaning import All, Things, This, You

# What is paid, as the rules tell it: a recruit, upkeep of others or its own, abilities of others or its own.
RECRUITS: Final = 1 << (A_RECRUIT << 1)
OTHERS_FEE: Final = 1 << (A_FEE << 1)
OWN_FEE: Final = 1 << (A_FEE << 1 | 1)
OTHERS_ABILITY: Final = 1 << (AN_ABILITY << 1)
OWN_ABILITY: Final = 1 << (AN_ABILITY << 1 | 1)
EVERYTHING: Final = RECRUITS | OTHERS_FEE | OWN_FEE | OTHERS_ABILITY | OWN_ABILITY
CALLED: Final = {
    RECRUITS: "recruits",
    OTHERS_FEE | OWN_FEE: "upkeep",
    OWN_FEE: "its own upkeep",
    OTHERS_ABILITY | OWN_ABILITY: "abilities",
    OTHERS_ABILITY: "abilities of other creatures",
}


class NotGiven(Statement):
    """SLOT-PAY-04 These creatures are not given for such prices, or for no others."""

    def __init__(self, things: Things, prices: i64, only: bool = False) -> None:
        self.things: Final = things
        self.prices: Final = prices
        self.only: Final = only

    def law(self) -> i64:
        return bit_of(SPENT_FOR)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != SPENT_FOR or not self.things.has(t, c):
            return False
        return (self.prices >> (other & 7) & 1 == 1) != self.only

    def text(self) -> str:
        how = "can be marked to pay only for" if self.only else "can't be marked to pay for"
        return f"{self.things.text()} {how} {CALLED[int(self.prices)]}"


class NotSpent(NotGiven):
    """SLOT-TWI-04 An opponent spends nothing out of his twilight on such prices, or on nothing else."""

    def text(self) -> str:
        if self.prices == EVERYTHING:
            return f"{self.things.text()} can't be spent"
        how = "can be spent only" if self.only else "can't be spent"
        return f"{self.things.text()} {how} on {CALLED[int(self.prices)]}"


class FeeFrom(Statement):
    """SLOT-UPK-05 The upkeep of these creatures is paid out of the twilight only, or by marking such creatures only."""

    def __init__(self, things: Things, noun: CardNoun | None) -> None:
        self.things: Final = things
        self.noun: Final = noun

    def law(self) -> i64:
        return bit_of(SPENT_FOR)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        owner = (other >> 4) - 1
        if (
            deed != SPENT_FOR
            or other >> 1 & 3 != A_FEE
            or owner < 0
            or owner >= SEAT_THING
            or not self.things.has(t, owner)
        ):
            return False
        return stands(t, c) if self.noun is None else not stands(t, c) or not self.noun.fits(t, c)

    def text(self) -> str:
        how = "out of your twilight" if self.noun is None else f"by marking {self.noun.text(True)}"
        return f"the upkeep of {self.things.text()} can be paid only {how}"


def not_given(reading: Reading, prices: int) -> NotGiven:
    return not_these(reading, reading.subject(), prices)


def not_these(reading: Reading, things: Things, prices: int) -> NotGiven:
    """What is its own can be said of one only."""
    if prices == OWN_FEE and things.people():
        raise Misread("creatures", things.text())
    return NotGiven(things, prices)


def only_given(reading: Reading, prices: int) -> NotGiven:
    return NotGiven(reading.subject(), prices, True)


def own_fee_not(reading: Reading, *_self: Things) -> NotGiven:
    return NotGiven(This(reading.word), OWN_FEE)


def not_spent(reading: Reading, noun: CardNoun, prices: int) -> NotSpent:
    return NotSpent(All(noun), prices)


def none_spent(reading: Reading, noun: CardNoun) -> NotSpent:
    if noun.whose not in (OPPONENTS, YOURS):
        raise Misread("whose twilight", noun.text(True))
    return NotSpent(All(noun), EVERYTHING)


def unspent(reading: Reading, payer: Payer, prices: int) -> NotSpent:
    """Said of the player whose twilight it is."""
    if payer.players is None:
        raise Misread("whose twilight", "that of all players")
    whose = YOURS if isinstance(payer.players, You) else OPPONENTS
    return NotSpent(All(CardNoun([Sort(1 << CREATURE, word="creature")], where=ASIDE, whose=whose)), prices)


def only_spent(reading: Reading, noun: CardNoun, prices: int) -> NotSpent:
    return NotSpent(All(noun), prices, True)


def fee_from(reading: Reading, things: Things, *noun: CardNoun) -> FeeFrom:
    if noun and noun[0].whose == OPPONENTS:
        raise Misread("your creatures", noun[0].text(True))
    return FeeFrom(things, noun[0] if noun else None)


def this_fee_from(reading: Reading, *noun: CardNoun) -> FeeFrom:
    return fee_from(reading, This(reading.word), *noun)


FOR: Final = '("to" "pay" ("for")? | "for" | "as" "payment" "for")'
WHOSE: Final = '("its" | "their")'
CAN_ONLY: Final = f'({YES} "be" "paid" "only" | {YES} "only" "be" "paid")'
BY_MARKING: Final = '("by" "marking" card_nouns)'
OUT: Final = '(("out" "of" | "from") "your" "twilight")'
FROM_OWN: Final = '(("out" "of" | "from" | "of" | "in" | "with") ("your" | "his" | "their") "twilight")'
OUT_OF: Final = f'("creatures" {FROM_OWN} | ("your" | "his" | "their") "twilight")'
TO: Final = '("to" "pay" ("for")? | "on" | "for")'
FEES: Final = '("the"? "upkeep" "of" (self | general) | (of_self | general ("\'s" | "\'")) "upkeep")'
PHRASES: Final = [
    Idiom("paid_for", '"recruits" | "recruiting" "creatures"? | "a" "recruit" | "creatures" "you" "recruit"', RECRUITS),
    Idiom("paid_for", f'{WHOSE} "own"? "upkeep"', OWN_FEE),
    Idiom("paid_for", '"upkeep"', OTHERS_FEE | OWN_FEE),
    Idiom("paid_for", '"activated"? "abilities"', OTHERS_ABILITY | OWN_ABILITY),
    Idiom("paid_for", '"the"? "activated"? "abilities" "of" "other" "creatures"', OTHERS_ABILITY),
    Phrase("ruling", f'{NOT} "be" "marked" {FOR} paid_for', not_given, ["This creature can't be marked to pay for recruits."]),
    Phrase(STATEMENT, f'"you" {NOT} "mark" (self | general) {FOR} paid_for', not_these,
           ["You can't mark this creature to pay for its own upkeep."]),
    Phrase("ruling", f'({YES} "be" "marked" "only" | {YES} "only" "be" "marked") {FOR} paid_for'
           f' | {YES} "be" "marked" "to" "pay" "only" "for" paid_for', only_given,
           ["This creature can be marked only to pay for upkeep."]),
    Phrase(STATEMENT, f'(self "\'s" "upkeep" | "its" "upkeep" | "the" "upkeep" "of" self) {NOT} "be" "paid" "by" "marking"'
           ' ("it" | self)', own_fee_not),
    Phrase(STATEMENT, f"{FEES} {CAN_ONLY} ({OUT} | {BY_MARKING})", fee_from,
           ["The upkeep of this creature can be paid only out of your twilight."]),
    Phrase(STATEMENT, f'("this" | "its") "upkeep" {CAN_ONLY} ({OUT} | {BY_MARKING})', this_fee_from,
           ["This upkeep can be paid only out of your twilight."]),
    Idiom("paid_with", f'{TO} "recruits" | {TO} "recruiting" "creatures"? | "to" "recruit" "creatures"?', RECRUITS),
    Idiom("paid_with", f'{TO} "upkeep"', OTHERS_FEE | OWN_FEE),
    Idiom("paid_with", f'{TO} "activated"? "abilities" | "to" "use" "activated"? "abilities"', OTHERS_ABILITY | OWN_ABILITY),
    Phrase(STATEMENT, f'card_payer {NOT} ("spend" | "use") {OUT_OF} paid_with', unspent,
           ["Your opponent can't spend creatures from his twilight on recruits."]),
    Phrase(STATEMENT, f'card_payer {NOT} "pay" ("for" | "any")? paid_for {FROM_OWN}', unspent),
    Phrase(STATEMENT, f'"all"? held_nouns {NOT} "be" "spent"', none_spent),
    Phrase(STATEMENT, f'"all"? held_nouns {NOT} "be" "spent" ("on" | "to" "pay" "for") paid_for', not_spent,
           ["Creatures in your opponent's twilight can't be spent on recruits."]),
    Phrase(STATEMENT, f'"all"? held_nouns {YES} (("be" "spent" "only" | "only" "be" "spent") ("on"'
           ' | "to" "pay" "for") | "be" "spent" "on" "nothing" "but") paid_for', only_spent),
]  # fmt: skip
