"""Yields, in words: creatures that are worth 2 gold when they pay for a recruit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import ASIDE, CREATURE, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.terms import GOLD_YIELD, OR_ONE, RECRUIT_YIELD
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import plain

SPENT: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")], where=ASIDE, whose=YOURS)


class Worth(Statement):
    """SLOT-PAY-01 Each of these is worth so much gold when it pays for a recruit, or for anything."""

    def __init__(self, things: Things, number: Number, dusk: bool, always: bool = False, may: bool = False) -> None:
        self.things: Final = things
        self.number: Final = number
        self.dusk: Final = dusk  # out of the twilight
        self.always: Final = always  # whatever it pays for
        self.may: Final = may  # or 1, as its payer likes

    def sets(self) -> bool:
        return True

    def law(self) -> i64:
        return bit_of(GOLD_YIELD if self.always else RECRUIT_YIELD)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != (GOLD_YIELD if self.always else RECRUIT_YIELD) or seat != t.you or not self.things.has(t, c):
            return 0
        return self.number.of(t) - usual + (OR_ONE if self.may else 0)

    def text(self) -> str:
        n = self.number.text()
        if self.may:
            if self.dusk:
                return f"{self.things.text()} may be spent as {n} gold"
            return f"{self.things.text()} may be marked for {n} gold{'' if self.always else ' when you recruit'}"
        if self.always:
            worth = f"{'are' if self.things.many() else 'is'} worth {n} gold"
            return f"{self.things.text()} {worth}{'' if self.dusk else ' when marked'}"
        if self.dusk:
            return f"when you recruit, each creature you spend from your twilight yields {n} gold"
        many = self.things.many()
        verb, they = ("yield", "they are") if many else ("yields", "it is")
        return f"{self.things.text()} {verb} {n} gold when {they} marked to pay for a recruit"


class OwnWorth(Statement):
    """SLOT-TWI-04 This card itself is worth so much gold that is spent out of the twilight, where it says so."""

    def __init__(self, number: Number, may: bool = False) -> None:
        self.number: Final = number
        self.may: Final = may  # or 1, as its payer likes

    def rulings(self) -> i64:
        return bit_of(GOLD_YIELD)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != GOLD_YIELD or c != t.me or t.kind(c) != ASIDE:
            return 0
        return self.number.of(t) - usual + (OR_ONE if self.may else 0)

    def text(self) -> str:
        if self.may:
            return f"out of your twilight, this creature can be spent as {self.number.text()} gold"
        return f"spent out of your twilight, this creature is worth {self.number.text()} gold"


def own_worth(reading: Reading, *parts: Things | Number) -> OwnWorth:
    return OwnWorth(the_number(parts))


def own_worth_first(reading: Reading, *parts: Things | Number) -> Contribution:
    return Standing([Stated([own_worth(reading, *parts)], None)])


def own_choice(reading: Reading, *parts: Things | Number) -> OwnWorth:
    """Who can be spent as 2 gold can be spent as 1 as well."""
    return OwnWorth(own_worth(reading, *parts).number, True)


def own_either(reading: Reading, *parts: Things | Number) -> OwnWorth:
    return own_choice(reading, larger(parts))


def own_either_first(reading: Reading, *parts: Things | Number) -> Contribution:
    return Standing([Stated([own_either(reading, *parts)], None)])


def larger(parts: Sequence[Things | Number]) -> Number:
    """Of 1 gold or more, as its payer likes, the larger number."""
    least, most = (part for part in parts if isinstance(part, Number))
    if plain(least) != 1 or plain(most) < 2:
        raise Misread("1 gold or more", f"{least.text()} or {most.text()}")
    return most


def own_choice_first(reading: Reading, *parts: Things | Number) -> Contribution:
    return Standing([Stated([own_choice(reading, *parts)], None)])


def marked_worth(reading: Reading, things: Things, number: Number, *_rest: object) -> Worth:
    return Worth(things, number, False)


def in_front(reading: Reading, *parts: object) -> Contribution:
    """Of nobody else it is said than of this creature."""
    things = next((part for part in parts if isinstance(part, Things)), This(reading.word))
    return Standing([Stated([marked_worth(reading, things, the_number(parts))], None)])


def the_number(parts: Sequence[object]) -> Number:
    """What it yields, wherever that stands among the parts of the sentence."""
    return next(part for part in parts if isinstance(part, Number))


def recruit_choice(reading: Reading, things: Things, number: Number) -> Worth:
    """Who may be marked for 2 gold may be marked for 1 as well."""
    return Worth(things, number, False, False, True)


def recruit_choice_first(reading: Reading, things: Things, number: Number) -> Contribution:
    return Standing([Stated([recruit_choice(reading, things, number)], None)])


def marked_choice(reading: Reading, things: Things, number: Number, *_usual: Number) -> Worth:
    return Worth(things, number, False, True, True)


def spent_worth(reading: Reading, number: Number, *_usual: Number) -> Contribution:
    return Standing([Stated([Worth(All(SPENT), number, True)], None)])


def always_marked(reading: Reading, things: Things, number: Number, *_usual: Number) -> Worth:
    """Whatever they are marked to pay for."""
    return Worth(things, number, False, True)


def always_in_front(reading: Reading, things: Things, *rest: Things | Number) -> Contribution:
    return Standing([Stated([always_marked(reading, things, the_number(rest))], None)])


def doubly_marked(reading: Reading, things: Things) -> Worth:
    return always_marked(reading, things, Fixed(2))


def always_spent(reading: Reading, noun: CardNoun, number: Number, *_usual: Number) -> Worth:
    """Out of your twilight, on anything."""
    if noun.where != ASIDE or noun.whose != YOURS:
        raise Misread("creatures in your twilight", noun.text(True))
    return Worth(All(noun), number, True, True)


def marked_either(reading: Reading, things: Things, *numbers: Number) -> Worth:
    return marked_choice(reading, things, larger(numbers))


def spent_either(reading: Reading, noun: CardNoun, *numbers: Number) -> Worth:
    return spent_choice(reading, noun, larger(numbers))


def spent_choice(reading: Reading, noun: CardNoun, number: Number, *_usual: Number) -> Worth:
    """Out of your twilight, as 1 or as so much."""
    if noun.where != ASIDE or noun.whose != YOURS:
        raise Misread("creatures in your twilight", noun.text(True))
    return Worth(All(noun), number, True, True, True)


YIELDS: Final = (
    '("yields" | "yield" | "generates" | "generate" | "provides" | "gives" | "count" "as" | "counts" "as"'
    ' | "is" "worth")'
)
GOLD: Final = '("gold" | "g")'
AS_LIKED: Final = '(","? "as" "you" ("like" | "wish" | "please" | "choose" | "prefer"))?'
INSTEAD: Final = f'("instead" "of" number {GOLD}?)?'
RECRUIT: Final = (
    '("a" "recruit" | "recruits" | "recruiting" | "any" "recruit" | "another" "recruit" | "the" "cost" "of" "a" "recruit"'
    ' | "a" "creature" "you" "recruit")'
)
RECRUITING: Final = '"to" "recruit" (("a" "creature")? | "creatures")'
TO_PAY: Final = f'(("to" "pay" ("for")? | "in" "payment" "of" | "for") {RECRUIT} | {RECRUITING})'
MARKED: Final = f'("is" | "are") "marked" {TO_PAY}'
SO_MUCH: Final = f"{YIELDS} number {GOLD} {INSTEAD}"
OUT_OF: Final = '("from" | "out" "of")'
SPENT_FROM: Final = f'("that"? "you" "spend" {OUT_OF} "your" "twilight" | "spent" {OUT_OF} "your" "twilight")'
FROM: Final = f'({SPENT_FROM} | "in" "your" "twilight")'
SPENT_SO: Final = f'("spent" {OUT_OF} ("your" | "the" | "its" "owner" "\'s") "twilight")'
FOR_ANYTHING: Final = '("to" "pay" ("gold" | "g")? | "as" "payment" | "for" ("gold" | "g"))'
AT_DUSK: Final = (
    f"({SPENT_SO} {FOR_ANYTHING}?"
    ' | (("while" | "when" | "as" "long" "as") "it" "is")? "in" ("your" | "its" "owner" "\'s") "twilight")'
)
WHEN: Final = '("when" | "if" | "whenever")'
WHEN_MARKED: Final = f'{WHEN} (("it" | "they") ("is" | "are"))? "marked" {FOR_ANYTHING}?'
TO_SPEND: Final = f'({YIELDS} | "are" "worth") number {GOLD} "each"? {INSTEAD}'
SPENT_AS: Final = f'("can" | "may") "be" "spent" "as" number {GOLD} "each"? {INSTEAD}'
COUNT_AS: Final = '("be" ("spent" | "used") "as" | "count" "as" | "be" "worth")'
EITHER: Final = f'({YIELDS} | "are" "worth") number {GOLD}? "or" number {GOLD} "each"? {AS_LIKED}'
MARKED_AS: Final = '("may" | "can") "be" "marked" ("for" | "as")'
PHRASES: Final = [
    Phrase("statement", f'(self | general) ({YIELDS} | "are" "worth") number {GOLD} "each"? {INSTEAD} {WHEN_MARKED} {INSTEAD}',
           always_marked, ["This creature is worth 2 gold when marked."]),
    Phrase("statement", f"(self | general) {MARKED_AS} number {GOLD} {INSTEAD}", marked_choice,
           ["This creature may be marked for 2 gold."]),
    Phrase("statement", f'(self | general) {MARKED_AS} number {GOLD} "when" "you" "recruit"'
           ' ("a" "creature")?', recruit_choice, ["This creature may be marked for 2 gold when you recruit."]),
    Phrase("ability", f'{WHEN} "you" "recruit" ("a" "creature")? "," self {MARKED_AS} number {GOLD}',
           recruit_choice_first, ["When you recruit, this creature may be marked for 2 gold."]),
    Phrase("statement", f'("each" | "a" | "every") held_noun {TO_SPEND}', always_spent,
           ["Each creature in your twilight is worth 2 gold."]),
    Phrase("statement", f'"all"? held_nouns {TO_SPEND}', always_spent),
    Phrase("statement", f'(("each" | "a" | "every") held_noun | "all"? held_nouns) {SPENT_AS}', spent_choice,
           ["Each creature in your twilight may be spent as 2 gold."]),
    Phrase("ability", f'{AT_DUSK} ","? ("it" | self) {SO_MUCH}'
           f' | {WHEN} self "is" {SPENT_SO} {FOR_ANYTHING}? "," ("it" | self) {SO_MUCH}', own_worth_first,
           ["Spent out of your twilight, this creature is worth 2 gold."]),
    Phrase("ability", f'({AT_DUSK} | {OUT_OF} "your" "twilight") ","? self {EITHER}', own_either_first,
           ["Spent out of your twilight, this creature is worth 1 or 2 gold, as you like."]),
    Phrase("statement", f'self {EITHER} ({AT_DUSK} | {WHEN} ("it" "is")? {SPENT_SO}) {AS_LIKED}', own_either),
    Phrase("statement", f'(("each" | "a" | "every") held_noun | "all"? held_nouns) {EITHER}', spent_either,
           ["Each creature in your twilight is worth 1 or 2 gold."]),
    Phrase("statement", f"(self | general) {EITHER} {WHEN_MARKED} {AS_LIKED}", marked_either,
           ["This creature is worth 1 or 2 gold when marked, as you like."]),
    Phrase("ability", f'{OUT_OF} "your" "twilight" self {SO_MUCH} | "in" "your" "twilight" self {SO_MUCH}', own_worth_first),
    Phrase("ability", f'(({SPENT_SO} | ({OUT_OF} | "in") "your" "twilight") ","?) self ("can" | "may") {COUNT_AS} number {GOLD}'
           f" {INSTEAD}",
           own_choice_first, ["Out of your twilight, this creature can be spent as 2 gold."]),
    Phrase("statement", f'self ("can" | "may") "be" "spent" (("from" | "out" "of") "your" "twilight")? "as" number {GOLD}'
           f' ({OUT_OF} "your" "twilight")?', own_choice, ["This creature can be spent from your twilight as 2 gold."]),
    Phrase("statement", f'self {SO_MUCH} ({AT_DUSK} | {WHEN} ("it" "is")? {SPENT_SO}) {INSTEAD}', own_worth),
    Phrase("ability", f'"marked" {TO_PAY} "," ("it" | self) {SO_MUCH}', in_front,
           ["Marked to pay for a recruit, this creature is worth 2 gold."]),
    Phrase("statement", f'(self | general) {SO_MUCH} "when" ("you" "mark" ("it" | "them") | "marked") {TO_PAY} {INSTEAD}',
           marked_worth),
    Phrase("statement", f'(self | general) {SO_MUCH} "when" ("it" | "they") {MARKED} {INSTEAD}', marked_worth,
           ["This creature yields 2 gold when it is marked to pay for a recruit."]),
    Phrase("ability", f'{WHEN} self {MARKED} "," ("it" | "he" | self) {SO_MUCH}', in_front,
           ["When this creature is marked to pay for a recruit, it yields 2 gold instead of 1."]),
    Phrase("ability", f'{WHEN} (self "is" "marked" | "you" "mark" self) {FOR_ANYTHING} "," ("it" | "he" | self) {SO_MUCH}',
           always_in_front, ["When you mark this creature to pay gold, it yields 2 gold."]),
    Phrase("statement", '"gold" ("paid" | "made") "by" "marking" (self | general) ("counts" | "is" "worth")'
           ' ("double" | "twice")', doubly_marked, ["Gold paid by marking this creature counts double."]),
    Phrase("ability", f'{WHEN} "you" "mark" self {TO_PAY} "," ("it" | "he" | self) {SO_MUCH}', in_front),
    Phrase("ability", f'("during" | "in") "your" "recruit" "phase" "," ("each" | "a") "creature" {SPENT_FROM} {SO_MUCH}',
           spent_worth),
    Phrase("ability", f'{WHEN} "you" "recruit" ("a" "creature")? "," ("each" | "a") "creature" {FROM} {SO_MUCH}', spent_worth,
           ["When you recruit, each creature that you spend from your twilight counts as 2 gold."]),
]  # fmt: skip
