"""What cards say of charges: how many a ritual takes, what is done with them, and that it happens."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Due, Noun, Number
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Flow, Option, Seat, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.rituals.queue import (
    BE_CHARGED,
    MOST,
    Charges,
    capacity,
    charges,
    is_full,
    is_placed,
    put_charges,
    queue,
)
from wtactics.mods.rituals.speech.rituals import LOT, rituals_meant
from wtactics.vocabulary.deeds.deed import Deed, Whole, cards_by
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.numbers.meaning import Fixed, per
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.rulings.meaning import Act, Law, Such
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.dues import CardsDue
from wtactics.vocabulary.sentences.parts import Agreed, Contribution, Headed
from wtactics.vocabulary.things.meaning import Things, article, clause
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import VerbPhrase, Watched, call


class Recharge(Whole):
    """ORC-RITUAL-09, ORC-RITUAL-12 So many charges are put on placed rituals, or taken from them; None: all that are there."""

    def __init__(self, players: Things, number: Number | None, things: Things, off: bool) -> None:
        self.players: Final = players
        self.number: Final = number
        self.things: Final = things
        self.off: Final = off

    def can_be_done(self, t: Table) -> bool:
        """Is there a ritual with so many charges to be taken off?"""
        for c in cards_by(t, self.players, self.things) if self.off else vec[i64]():
            n: i64 = 1 if self.number is None else self.number.of(t)
            if charges(t, c) >= n:
                return True
        return not self.off

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            n = charges(t, c) if self.number is None else max(self.number.of(t), 0)
            put_charges(t, c, -n if self.off else n, t.you)
        return NEXT

    def text(self) -> str:
        many = "all charges" if self.number is None else charges_text(self.number)
        said = f"{many} {'from' if self.off else 'on'} {self.things.text()}"
        return clause(self.players, "remove" if self.off else "put", said)


def charges_text(number: Number) -> str:
    """So many charges, and for what each of them is."""
    n, behind = per(number)
    if behind:
        return f"{charges_text(Fixed(n))} {behind}"
    if isinstance(number, Fixed):
        return "a charge" if number.n == 1 else f"{counted(int(number.n))} charges"
    return f"{number.text()} charges"


class MoveCharges(Deed):
    """Charges go from placed rituals to another: as many as are there, and as it has room for."""

    def __init__(self, players: Things, number: Number | None, source: Things, onto: Things) -> None:
        self.players: Final = players
        self.number: Final = number
        self.source: Final = source
        self.onto: Final = onto

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.source):
            for other in cards_by(t, self.players, self.onto):
                room = capacity(t, other) - charges(t, other) if is_placed(t, other) and other != c else 0
                n = min(charges(t, c), room) if self.number is None else min(self.number.of(t), charges(t, c), room)
                put_charges(t, c, -max(n, 0), t.you)
                put_charges(t, other, max(n, 0), t.you)
        return NEXT

    def text(self) -> str:
        many = "all charges" if self.number is None else charges_text(self.number)
        return clause(self.players, "move", f"{many} from {self.source.text()} to {self.onto.text()}")


class Uncharged(Law):
    """ORC-RITUAL-08 These cannot be charged, or those players cannot charge them."""

    def __init__(self, rituals: Things, players: Things | None = None) -> None:
        super().__init__(rituals, Act("be charged", bit_of(BE_CHARGED)), players)
        self.players: Final = players

    def text(self) -> str:
        if self.players is None:
            return super().text()
        return f"{self.players.text()} can't charge {self.things.text()}"


class ChargesDue(CardsDue):
    """So many charges are taken from one of one's own placed rituals."""

    verb = "remove"

    def __init__(self, noun: Noun, charges_: i64) -> None:
        super().__init__(noun, 1)
        self.charges: Final = charges_

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return len(self.choices(t, seat, c)) > 0

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        out = vec[i64]()
        for ritual in queue(t, seat):
            if charges(t, ritual) >= self.charges and self.noun.fits(t, ritual):
                out = append(out, ritual)
        return out

    def part_with(self, t: Table, c: CardId) -> None:
        put_charges(t, c, -self.charges, t.controller[c])

    def text(self) -> str:
        return f"remove {charges_text(Fixed(self.charges))} from {article(self.noun.text(False))}"


class ChargesOn(Number):
    """How many charges placed rituals have together."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for c in self.things.of(t):
            n += charges(t, c) if NOBODY < c < SEAT_THING else 0
        return n

    def text(self) -> str:
        return f"the number of charges on {self.things.text()}"


class BecomesFull(Happens):
    """ORC-RITUAL-10 A ritual gets the last charge that it takes, from whomever."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return super().matches(t, a, b, n) and is_full(t, a)


def takes(reading: Reading, number: Number) -> Agreed:
    """ORC-RITUAL-02 Only Magic is a ritual."""
    n = plain(number)
    if reading.word != "magic":
        raise Misread("a magic card", f"this {reading.word}")
    if not 1 <= n <= MOST:
        raise Misread(f"a number from 1 to {MOST}", str(n))
    return Agreed(Charges(n))


def takes_and_does(reading: Reading, number: Number, steps: Steps) -> Contribution:
    """ORC-RITUAL-02 The number of charges, and behind it the effect."""
    return Headed(takes(reading, number), steps)


def put(reading: Reading, number: Number, things: Things) -> Recharge:
    return Recharge(reading.players(), number, rituals_meant(reading, things), False)


def charge(reading: Reading, things: Things) -> Recharge:
    return Recharge(reading.players(), Fixed(1), rituals_meant(reading, things), False)


def move(reading: Reading, number: Number, source: Things, onto: Things) -> MoveCharges:
    return MoveCharges(reading.players(), number, rituals_meant(reading, source), rituals_meant(reading, onto))


def move_all(reading: Reading, source: Things, onto: Things) -> MoveCharges:
    return MoveCharges(reading.players(), None, rituals_meant(reading, source), rituals_meant(reading, onto))


def cannot_be_charged(reading: Reading) -> Uncharged:
    return Uncharged(rituals_meant(reading, reading.subject()))


def cannot_charge(reading: Reading, rituals: CardNoun) -> Uncharged:
    return Uncharged(Such(rituals), reading.players())


def pay_charges(reading: Reading, number: Number, ritual: CardNoun) -> Due:
    return ChargesDue(ritual, plain(number))


def one_more(reading: Reading) -> Number:
    return Fixed(1)


def remove(reading: Reading, number: Number, things: Things) -> Recharge:
    return Recharge(reading.players(), number, rituals_meant(reading, things), True)


def remove_all(reading: Reading, things: Things) -> Recharge:
    return Recharge(reading.players(), None, rituals_meant(reading, things), True)


def on_things(reading: Reading, things: Things) -> Number:
    return ChargesOn(rituals_meant(reading, things))


def fills_up(reading: Reading, ritual: Watched) -> Happens:
    call(reading, ritual, False)
    noun: Noun = ritual.noun
    return BecomesFull(facts.FILLED, noun, None, f"whenever {ritual.words} becomes fully charged")


def some_ritual(reading: Reading, noun: CardNoun) -> Watched:
    word = noun.text(False)
    return Watched(noun, f"{'an' if word[0] in 'aeiou' else 'a'} {word}", None, words_of(noun))


def own_ritual(reading: Reading, noun: CardNoun) -> Watched:
    """Nothing else becomes full."""
    if not any(word.startswith("ritual") for word in words_of(noun)):
        raise Misread("rituals", noun.text(True))
    return some_ritual(reading, noun)


PLACES: Final = Verb(facts.PLACED, "place")
CHARGES: Final = Verb(facts.FILLED, "charge")
PUT_ON: Final = Verb(facts.FILLED, "is charged", to="by anyone")
MORE: Final = '("additional" | "extra" | "further" | "more")'
NEEDS: Final = '(("needs" | "takes" | "requires") ":"?)'
FILLS: Final = '(("becomes" | "become" | "is" | "are") "fully" "charged" | ("becomes" | "become") "full")'
PHRASES: Final = [
    Phrase("anywhere", '("charges" | "charge" "capacity" | "ritual") ":"? number', takes, ["Charges: 3."]),
    Phrase("anywhere", f"{NEEDS}? number {LOT}", takes),
    Phrase("spell", f'{NEEDS}? number {LOT} (":" | "-" | "~") effects', takes_and_does, ["2 charges: Draw two cards."]),
    Phrase("spell", '("ritual" | "charges") number (":" | "-" | "~") effects', takes_and_does),
    # deeds and numbers
    Phrase("deed", f'{{put}} number {LOT} "on" cards', put, ["Put two charges on target ritual you control."]),
    Phrase("deed", '{put} one_more_charge "on" cards', put, ["Whenever you charge a ritual, put another charge on it."]),
    Phrase("one_more_charge", f'("another" | ("a" | "an" | "one") {MORE}) {LOT}', one_more),
    Phrase("deed", f'{{move}} number {LOT} "from" cards ("to" | "onto") cards', move,
           ["Move a charge from target ritual to another target ritual."]),
    Phrase("deed", f'{{move}} "all" "the"? {LOT} "from" cards ("to" | "onto") cards', move_all),
    Phrase("price_part", f'"remove" number {LOT} "from" (("a" | "an") placed_ritual | "one" "of" owned_nouns)', pay_charges,
           ["Remove a charge from a ritual you control: Draw a card."]),
    Phrase("forbidden", '"be" "charged"', cannot_be_charged, ["Rituals can't be charged."]),
    Phrase("forbidden", '"charge" placed_rituals', cannot_charge, ["Opponents can't charge rituals."]),
    Phrase("deed", "{charge} cards", charge, ["Charge target ritual."]),
    Phrase("deed", f'{{remove}} number {LOT} "from" cards', remove, ["Remove a charge from target enemy ritual."]),
    Phrase("deed", f'{{remove}} "all" "the"? {LOT} "from" cards', remove_all, ["Remove all charges from target ritual."]),
    Phrase("value", f'"the" "number" "of" {LOT} "on" cards', on_things,
           ["Draw X cards, where X is the number of charges on target ritual."]),
    Phrase("for_each", f'"for" ("each" | "every") {LOT} "on" cards', on_things),
    # what happens to them
    VerbPhrase("people_doing", PLACES, '("put" | "puts")', ["Whenever you place a ritual, draw a card."]),
    VerbPhrase("people_done", PLACES, '"placed"'),
    VerbPhrase("people_doing", CHARGES, CHARGES.now(), ["Whenever an opponent charges a ritual, draw a card."]),
    VerbPhrase("people_done", CHARGES, CHARGES.then()),
    VerbPhrase("kind_suffered", PUT_ON, PUT_ON.suffered()),
    Phrase("happening", f"watched_ritual {FILLS}", fills_up,
           ["Whenever a ritual you control becomes fully charged, draw a card."]),
    Phrase("watched_ritual", '("a" | "an" | "any") placed_ritual', some_ritual),
    Phrase("watched_ritual", '("one" | "any") "of" owned_nouns', own_ritual,
           ["Whenever one of your rituals becomes full, draw a card."]),
]  # fmt: skip
