"""How many abilities of his Hero a player uses in a turn, and what is said of countering one of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number
from wtactics.engine.places import CardId, Seat, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.mods.heroes.ids import USED_AGAIN, USES_A_TURN
from wtactics.mods.heroes.rules.guarding import NEVER, Guarded
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.allowances import EACH_TURN, SO_MANY, Allowance
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.parts import Limits
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.mentioning import plain, same


class Uses(Allowance):
    """ORC-HERO-12 So many abilities of their Heroes players use in a turn: others, unless the same one may be used again."""

    def __init__(self, players: Things, number: Number, more: bool, again: bool = False) -> None:
        super().__init__(players, USES_A_TURN, number, more)
        self.again: Final = again

    def law(self) -> i64:
        return bit_of(USES_A_TURN) | (bit_of(USED_AGAIN) if self.again else 0)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what == USED_AGAIN:
            return 1 if self.players is not None and self.players.has(t, seat_thing(seat)) else 0
        return super().alters(t, what, seat, c, usual)

    def text(self) -> str:
        who = "" if self.players is None else self.players.text()
        whose = "your" if isinstance(self.players, You) else "his"
        thing = "ability" if self.number.text() == "1" else "abilities"
        much = f"{self.number.text()} {'additional ' if self.more else ''}{thing} of {whose} Hero each turn"
        return f"{who} may use {much}{', even one that was used already' if self.again else ''}"


class Guards(Limits):
    """ORC-COUNTER-01, ORC-COUNTER-03 What the ability of the sentences before says of being countered."""

    def __init__(self, more: int) -> None:
        super().__init__([], None)
        self.more: Final = more

    def changed(self, steps: Steps) -> Steps:
        return [*steps, Guarded(self.more)]


def guarded(reading: Reading, *number: Number) -> Guards:
    if reading.word != "hero":
        raise Misread("an ability of a Hero", "one that is never countered")
    return Guards(int(plain(number[0])) if number else NEVER)


def of_yours(reading: Reading) -> Things:
    """ORC-HERO-01 A player has but one Hero, which only he uses."""
    return You()


def of_this(reading: Reading, _this: Things) -> Things:
    if reading.word != "hero":
        raise Misread("a Hero", f"this {reading.word}")
    return You()


def of_his(reading: Reading) -> Things:
    return reading.he()


def used_by(reading: Reading, who: Things, number: Number, *_further: bool) -> Uses:
    return Uses(who, number, True in _further)


def used_by_payer(reading: Reading, payer: Payer, number: Number, *said: object) -> Uses:
    if payer.players is None:
        raise Misread("whose Hero", "all players")
    return Uses(payer.players, number, True in said)


def one_more(reading: Reading, who: Things) -> Uses:
    return Uses(who, Fixed(1), True)


def one_more_of_payer(reading: Reading, payer: Payer, *_this: Things) -> Uses:
    return used_by_payer(reading, payer, Fixed(1), True)


def the_same_too(reading: Reading, uses: Uses) -> Uses:
    assert uses.players is not None
    return Uses(uses.players, uses.number, uses.more, True)


def for_a_while(reading: Reading, uses: Uses, *_until: int) -> list[Deed]:
    steps = [decree_alone(reading, uses)]
    reading.end_time()
    return steps


MAY: Final = '("can" | "may")'
ABILITIES: Final = '"different"? "activated"? ("ability" | "abilities")'
ANOTHER: Final = '("a" "second" | "another") "ability"'
OF_HERO: Final = '"of" (("your" | "his" | "their") ("hero" | "heroes") | self)'
TURNS: Final = f'({EACH_TURN} | ("in" | "during") ("each" "of")? ("your" | "his" | "their") ("turn" | "turns"))'
ONE_OF: Final = '("one" | "an" "ability" | "the" "same" "one"?)'
USED: Final = '("that"? ("it" | "you" | "he" | "they") ("has" | "have")? "already"? "used" "already"?)'
EVEN: Final = f'(","? "even" {ONE_OF} {USED}?)'
NOT_TWICE: Final = '(","? "but" ("no" "ability" "twice" | "each" "only" "once"))'
OPPONENTS: Final = '("an" "opponent" | "opponents" | "whoever" "counters" "this" "ability")'
TO_COUNTER: Final = '"to" "counter" "this" "ability"'
PAY: Final = '("must" | "has" "to" | "have" "to")? ("pay" | "pays" | "spend" | "spends")'
PHRASES: Final = [
    Phrase("hero_user", '"your" "hero"', of_yours),
    Phrase("hero_user", "self", of_this),
    Phrase("hero_user", '("his" | "their") ("hero" | "heroes")', of_his),
    Phrase("hero_uses", f'hero_user {MAY} "use" {SO_MANY} further? {ABILITIES}', used_by),
    Phrase("hero_uses", f'hero_user {MAY} "use" {ANOTHER}', one_more),
    Phrase("hero_uses", f'card_payer {MAY} "use" {SO_MANY} further? {ABILITIES} {OF_HERO}', used_by_payer),
    Phrase("hero_uses", f'card_payer {MAY} "use" {ANOTHER} {OF_HERO}', one_more_of_payer),
    Phrase(STATEMENT, f'hero_uses {TURNS} {NOT_TWICE}? | {TURNS} ","? hero_uses {NOT_TWICE}?', same,
           ["Your Hero may use two abilities each turn."]),
    Phrase(STATEMENT, f"hero_uses {TURNS} {EVEN}", the_same_too),
    Phrase(ORDER, "hero_uses", decree_alone, ["You may use one more ability of your Hero this turn."]),
    Phrase(ORDER, f"hero_uses {EVEN}", lambda reading, uses: decree_alone(reading, the_same_too(reading, uses))),
    Phrase(ORDER, f"hero_uses until {EVEN}", lambda reading, uses, until: for_a_while(reading, the_same_too(reading, uses)),
           ["You may use one more ability of your Hero this turn, even one that you have already used."]),
    Phrase("limiting", '"this" "ability" ("can\'t" | "cannot") "be" "countered"', guarded,
           ["2: Draw a card. This ability can't be countered."]),
    Phrase("limiting", f'{OPPONENTS} {PAY} number "gold" ("more" {TO_COUNTER}? | {TO_COUNTER})'
           ' | "this" "ability" "costs" number "gold"? "more" "to" "counter"'
           ' | "countering" "this" "ability" "costs" number "gold"? "more"', guarded,
           ["2: Draw a card. Opponents must pay 2 gold more to counter this ability."]),
]  # fmt: skip
