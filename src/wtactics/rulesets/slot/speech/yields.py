"""Yields, in words: creatures that are worth 2 gold when they pay, for a recruit or for anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Condition, Number, Statement
from wtactics.engine.places import ASIDE, CREATURE, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.spots import IN_BACK, IN_FRONT, Spot
from wtactics.rulesets.slot.terms import GOLD_YIELD, OR_ONE, RECRUIT_YIELD
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.quality import Being
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import same
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


class Tender:
    """How a creature is given for a price: marked or out of the twilight, for a recruit or for anything, and where."""

    def __init__(self, dusk: bool, recruit: bool, row: Condition | None = None, told: bool = True) -> None:
        self.dusk: Final = dusk
        self.recruit: Final = recruit
        self.row: Final = row
        self.told: Final = told  # what it is given for


class Pay:
    """How much gold that is: so much, or 1 as well."""

    def __init__(self, number: Number, may: bool, counted: bool = False) -> None:
        self.number: Final = number
        self.may: Final = may
        self.counted: Final = counted  # as so many, without a word of gold


def pays(reading: Reading, number: Number, *usual: Number) -> Pay:
    the_usual(usual)
    return Pay(number, False)


def may_pay(reading: Reading, number: Number, *usual: Number) -> Pay:
    """Who can be spent as 2 gold can be spent as 1 as well."""
    the_usual(usual)
    return Pay(number, True)


def pays_either(reading: Reading, least: Number, most: Number) -> Pay:
    """Of 1 gold or more, as its payer likes, the larger number."""
    if plain(least) != 1 or plain(most) < 2:
        raise Misread("1 gold or more", f"{least.text()} or {most.text()}")
    return Pay(most, True)


def pays_double(reading: Reading) -> Pay:
    return Pay(Fixed(2), False, True)


def the_usual(numbers: tuple[Number, ...]) -> None:
    """Instead of 1 it is, and of nothing else."""
    for number in numbers:
        if plain(number) != 1:
            raise Misread("instead of 1", f"instead of {number.text()}")


def marked_for(reading: Reading, *parts: object) -> Tender:
    row = next((part for part in parts if isinstance(part, Spot)), None)
    so = (
        None
        if row is None
        else Is(This(reading.word), Being(CardNoun([Sort()], qualities=[row]), f"in the {ROWS[row.relation]} row"))
    )
    return Tender(False, True in parts, so, True in parts or False in parts)


def spent_for(reading: Reading, recruit: bool | None = None) -> Tender:
    return Tender(True, bool(recruit))


def in_clause(reading: Reading, tender: Tender | None = None) -> Tender:
    return tender if tender is not None else Tender(True, False)


def tendered_itself(reading: Reading, _self: Things, tender: Tender) -> Tender:
    return tender


def marked_itself(reading: Reading, _self: Things, *parts: object) -> Tender:
    return marked_for(reading, *parts)


def spent_itself(reading: Reading, _self: Things, recruit: bool | None = None) -> Tender:
    return spent_for(reading, recruit)


def said_of(reading: Reading, things: Things, pay: Pay, tender: Tender, *usual: Number) -> Statement:
    """What these are worth; who is marked, or lies in the twilight and is this creature itself."""
    the_usual(usual)
    if pay.counted and not tender.told:
        raise Misread("what it is given for, such as gold", "nothing of that")
    if not tender.dusk:
        return Worth(things, pay.number, False, not tender.recruit, pay.may)
    if tender.recruit or not isinstance(things, This):
        raise Misread("this creature, out of your twilight for anything", things.text())
    return OwnWorth(pay.number, pay.may)


def worth_behind(reading: Reading, things: Things, pay: Pay, tender: Tender, *usual: Number) -> Statement:
    if tender.row is not None:
        raise Misread("what it is given for", "where it stands")
    return said_of(reading, things, pay, tender, *usual)


def worth_in_row(reading: Reading, things: Things, pay: Pay, tender: Tender, *usual: Number) -> Contribution:
    return Standing([Stated([said_of(reading, things, pay, tender, *usual)], tender.row)])


def worth_first(reading: Reading, tender: Tender, *parts: Things | Pay) -> Contribution:
    """Of nobody else it is said than of this creature, if nobody is named."""
    things = next((part for part in parts if isinstance(part, Things)), This(reading.word))
    return worth_in_row(reading, things, next(part for part in parts if isinstance(part, Pay)), tender)


def choice_first(reading: Reading, tender: Tender, *parts: object) -> Contribution:
    """You may spend it so: or as 1."""
    numbers = [part for part in parts if isinstance(part, Number)]
    return worth_first(reading, tender, may_pay(reading, *numbers))


def marked_as(reading: Reading, things: Things, *parts: object) -> Worth:
    """Who may be marked for 2 gold may be marked for 1 as well."""
    pay = may_pay(reading, *[part for part in parts if isinstance(part, Number)])
    return Worth(things, pay.number, False, True not in parts, True)


def marked_as_recruiting(reading: Reading, things: Things, *numbers: Number) -> Worth:
    return marked_as(reading, things, *numbers, True)


def marked_as_first(reading: Reading, things: Things, number: Number) -> Contribution:
    return Standing([Stated([marked_as_recruiting(reading, things, number)], None)])


def marked_as_you_may(reading: Reading, things: Things, *parts: object) -> Contribution:
    return Standing([Stated([marked_as(reading, things, *parts)], None)])


def own_choice(reading: Reading, _self: Things, *numbers: Number) -> OwnWorth:
    return OwnWorth(may_pay(reading, *numbers).number, True)


def doubly_marked(reading: Reading, things: Things, pay: Pay) -> Worth:
    return Worth(things, pay.number, False, True, pay.may)


def dusk_worth(reading: Reading, noun: CardNoun, pay: Pay) -> Worth:
    """Out of your twilight, on anything."""
    if noun.where != ASIDE or noun.whose != YOURS:
        raise Misread("creatures in your twilight", noun.text(True))
    return Worth(All(noun), pay.number, True, True, pay.may)


def dusk_spent(reading: Reading, pay: Pay) -> Contribution:
    return Standing([Stated([dusk_worth(reading, SPENT, pay)], None)])


def recruiting_worth(reading: Reading, pay: Pay) -> Contribution:
    if pay.may:
        raise Misread("so much gold when you recruit", "so much, or 1")
    return Standing([Stated([Worth(All(SPENT), pay.number, True)], None)])


ROWS: Final = {IN_FRONT: "front", IN_BACK: "back"}
WHEN: Final = '("when" | "if" | "whenever")'
BE_MARKED: Final = '"be" "marked" ("for" | "as")'
MAY: Final = '("may" | "can")'
WHILE: Final = '("while" | "when" | "if" | "as" "long" "as" | "whenever")'
GOLD: Final = '("gold" | "g")'
ALIKE: Final = f'({GOLD} ("or" "energy")? | "energy" ("or" {GOLD})?)'
IS: Final = (
    '("yields" | "yield" | "generates" | "generate" | "provides" | "provide" | "gives" | "give" | "pays" | "pay"'
    ' | ("counts" | "count") ("as" | "for") | ("is" | "are") "worth"?)'
)
TO_BE: Final = (
    '("be" (("spent" | "used" | "counted") ("as" | "for") | "worth") | "count" ("as" | "for")'
    ' | "yield" | "pay" | "give")'
)
AS_LIKED: Final = '(","? "as" ("you" ("like" | "wish" | "please" | "choose" | "prefer") | "its" "controller" "likes"))?'
INSTEAD: Final = f'((("instead" "of" | "rather" "than" | "and" "not" | "not") "only"? number {GOLD}?) | "instead")?'
RECRUIT: Final = (
    '(("a" | "any" | "another" | "the") "recruit" | "recruits" | "recruiting" ("a" "creature" | "creatures")?'
    ' | ("the" | "a") ("cost" | "price") "of" ("a" "recruit" | "recruiting") | "a" "creature" "that"? "you" "recruit")'
)
TO_RECRUIT: Final = '"to" "recruit" (("a" | "another") "creature" | "creatures")?'
FOR: Final = '("to" "pay" "for"? | "as"? "in"? "payment" ("of" | "for") | "for")'
SUM: Final = '(("a" | "any") ("price" | "cost" | "payment") | "prices" | "payments")'
ANYTHING: Final = f'({SUM} ("in" {ALIKE})? | {ALIKE} | "anything")'
TWILIGHT: Final = '(("your" | "the" | "its" "owner" "\'s") "twilight")'
OUT_OF: Final = f'(("from" | "out" "of") {TWILIGHT})'
EACH: Final = '(("each" | "a" | "every") held_noun | "all"? held_nouns)'
SPEND: Final = f'"that"? ("you" "spend" | "spent") ({OUT_OF})'
ANY_SPENT: Final = f'(("each" | "a" | "every" | "any") "creature" | "all"? "creatures") {SPEND}'
PHRASES: Final = [
    # for what it is given: for a recruit (True), or for anything (False); and where it stands
    Idiom("tender_for", f"{FOR} {RECRUIT} | {TO_RECRUIT}", True),
    Idiom("tender_for",
          f'{FOR} {ANYTHING} | "to" "pay" | "as" "payment"', False),
    Idiom("paid_row", '"in" "the" "front" "row"', Spot(IN_FRONT)),
    Idiom("paid_row", '"in" "the" "back" "row"', Spot(IN_BACK)),
    # how it is given
    Phrase("tendered", '"marked" tender_for?', marked_for),
    Phrase("tendered_there", '"marked" (tender_for? paid_row | paid_row tender_for)', marked_for),
    Phrase("tendered", f'("spent" | "paid" | "taken" | "used")? {OUT_OF} tender_for? | "lying"? "in" {TWILIGHT}', spent_for),
    Phrase("tender", "tendered", same),
    Phrase("tender", f'{WHILE} (("it" | "they") ("is" | "are"))? tendered | {WHILE} "it" "lies" "in" {TWILIGHT}', in_clause),
    Phrase("tender", f'{WHEN} "you" "mark" ("it" | "them") tender_for?', marked_for),
    Phrase("row_tender", f'({WHEN} ("it" "is")?)? tendered_there', same),
    Phrase("row_tender", f'{WHEN} "you" "mark" "it" tender_for? paid_row', marked_for),
    Phrase("tender", f'{WHEN} "you" "spend" ("it" | "them") {OUT_OF} tender_for?', spent_for),
    Phrase("tender_first", f'{WHILE} self "is" (tendered | tendered_there)', tendered_itself),
    Phrase("tender_first", f'{WHILE} self "lies" "in" {TWILIGHT} | {WHEN} "you" "spend" self {OUT_OF} tender_for?',
           spent_itself),
    Phrase("tender_first", f'{WHEN} "you" "mark" self tender_for? paid_row?', marked_itself),
    # how much that is
    Phrase("so_much_gold", f'{IS} number {GOLD} "each"? {INSTEAD}', pays),
    Phrase("so_much_gold", f'{MAY} {TO_BE} number {GOLD} "each"? {INSTEAD}', may_pay),
    Phrase("so_much_gold", f'({IS} | {MAY} {TO_BE}) "either"? number {GOLD}? "or" number {GOLD} "each"? {AS_LIKED}',
           pays_either),
    Phrase("so_much_gold", '("counts" | "count" | "pays" | "pay") ("double" | "twice") | ("is" | "are") "worth" "double"',
           pays_double),
    # and of whom it is said
    Phrase("ability", f"self so_much_gold row_tender {INSTEAD}", worth_in_row),
    Phrase("statement", f"(self | general) so_much_gold tender {INSTEAD} {AS_LIKED}", worth_behind,
           ["This creature is worth 2 gold when marked.", "This creature yields 2 gold when it is marked to pay for a recruit.",
            "This creature is worth 1 or 2 gold when marked, as you like."]),
    Phrase("ability", '(tender | row_tender | tender_first) ","? (self | "that" | "this") so_much_gold', worth_first,
           ["Spent out of your twilight, this creature is worth 2 gold.",
            "Marked for gold in the back row, this creature pays 2 gold.",
            "When you mark this creature to pay gold, it yields 2 gold.",
            "When this creature is marked to pay for a recruit, it may count as 2 gold."]),
    Phrase("ability", f'(tender | row_tender | tender_first) ","? "you" {MAY} ("spend" | "use" | "count") (self | "it")'
           f' ("as" | "for") number {GOLD} {INSTEAD}', choice_first,
           ["While this creature lies in your twilight, you may spend it as 2 gold."]),
    Phrase("statement", f"(self | general) {MAY} {BE_MARKED} number {GOLD} {INSTEAD} tender_for?", marked_as,
           ["This creature may be marked for 2 gold."]),
    Phrase("statement", f'(self | general) {MAY} {BE_MARKED} number {GOLD} "when" "you" "recruit"'
           ' ("a" "creature")?', marked_as_recruiting, ["This creature may be marked for 2 gold when you recruit."]),
    Phrase("ability", f'"you" {MAY} "mark" self ("for" | "as") number {GOLD} {INSTEAD} tender_for?', marked_as_you_may,
           ["You may mark this creature for 2 gold."]),
    Phrase("ability", f'{WHEN} "you" "recruit" ("a" "creature")? "," self {MAY} {BE_MARKED} number {GOLD}',
           marked_as_first, ["When you recruit, this creature may be marked for 2 gold."]),
    Phrase("statement", f'self {MAY} "be" ("spent" | "used") {OUT_OF}? "as" number {GOLD} {OUT_OF}? {INSTEAD}', own_choice,
           ["This creature can be spent from your twilight as 2 gold."]),
    Phrase("statement", f"{EACH} so_much_gold", dusk_worth, ["Each creature in your twilight is worth 2 gold.",
                                                             "Each creature in your twilight may be spent as 2 gold."]),
    Phrase("ability", f"{ANY_SPENT} so_much_gold", dusk_spent,
           ["Creatures spent out of your twilight are worth 2 gold each."]),
    Phrase("statement", '"gold" ("paid" | "made") "by" "marking" (self | general) so_much_gold', doubly_marked,
           ["Gold paid by marking this creature counts double."]),
    Phrase("ability", f'("during" | "in") "your" "recruit" "phase" "," {ANY_SPENT} so_much_gold', recruiting_worth),
    Phrase("ability", f'{WHEN} "you" "recruit" ("a" "creature")? ","'
           f' ({ANY_SPENT} | ("each" | "a") "creature" "in" "your" "twilight") so_much_gold', recruiting_worth,
           ["When you recruit, each creature that you spend from your twilight counts as 2 gold."]),
]  # fmt: skip
