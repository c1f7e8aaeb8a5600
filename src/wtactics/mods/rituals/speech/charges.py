"""What cards say of rituals: how many charges they take, the placed ones as things, and what is done with charges."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import MAGIC, NOBODY, SEAT_THING, CardId, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.rituals.queue import MOST, Charges, capacity, charges, is_full, is_placed, put_charges
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.nouns.cards import ANYWHERE, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, fill_place, noun_of
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed, per
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.sentences.parts import Agreed, Contribution
from wtactics.vocabulary.things.meaning import All, Things, clause
from wtactics.vocabulary.things.mentioning import all_of, counted, each_of, plain, same
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import VerbPhrase, Watched, call

EMPTY: Final = 0
FULL: Final = 1
ANY: Final = 2
SAID: Final = ("uncharged", "fully charged", "")


class RitualSort(Sort):
    """ORC-RITUAL-01 Magic that takes charges."""

    def fits(self, t: Table, c: CardId) -> bool:
        return capacity(t, c) > 0 and super().fits(t, c)


class Placed(Quality):
    """ORC-RITUAL-03 A ritual lies where it can be charged: whatever its charges, empty, or full."""

    def __init__(self, which: i64) -> None:
        self.which: Final = which

    def holds(self, t: Table, c: CardId) -> bool:
        if self.which == FULL:
            return is_full(t, c)
        return is_placed(t, c) and (self.which == ANY or charges(t, c) == 0)

    def before(self) -> str:
        return SAID[int(self.which)]

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} {SAID[int(self.which)]}"


class Recharge(Deed):
    """ORC-RITUAL-09, ORC-RITUAL-12 So many charges are put on placed rituals, or taken from them; None: all that are there."""

    def __init__(self, players: Things, number: Number | None, things: Things, off: bool) -> None:
        self.players: Final = players
        self.number: Final = number
        self.things: Final = things
        self.off: Final = off

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


# ---- what a ritual prints


def takes(reading: Reading, number: Number) -> Contribution:
    """ORC-RITUAL-02 Only Magic is a ritual."""
    n = plain(number)
    if reading.word != "magic":
        raise Misread("a magic card", f"this {reading.word}")
    if not 1 <= n <= MOST:
        raise Misread(f"a number from 1 to {MOST}", str(n))
    return Agreed(Charges(n))


# ---- rituals as things


def ritual_card(reading: Reading, *parts: Any) -> Sort:
    return ritual_sort("ritual card", parts)


def ritual_sort(word: str, parts: tuple[Any, ...]) -> Sort:
    """The sort, of a faction if one is told."""
    faction = next((part.value for part in parts if isinstance(part, Detail) and part.field == "faction"), NOBODY)
    return RitualSort(types=1 << MAGIC, faction=faction, word=word)


def placed_ritual(reading: Reading, *parts: Any) -> CardNoun:
    """A ritual, where nothing else is said, is one that is placed."""
    fields: dict[str, Any] = {"where": ANYWHERE}
    for part in parts:
        if isinstance(part, Detail) and part.field != "faction":
            fill_place(fields, part)
    if not any(isinstance(quality, Placed) for quality in fields.get("qualities", [])):
        fill_place(fields, Detail("quality", Placed(ANY)))
    return noun_of([ritual_sort("ritual", parts)], fields)


def yours(reading: Reading, *parts: Any) -> Things:
    return all_of(reading, placed_ritual(reading, Detail("whose", YOURS), *parts))


def is_so(which: i64, negated: bool) -> Quality:
    """What a condition says of a ritual; "not" is said of none."""
    if negated:
        raise Misread(f'"is {SAID[int(which)]}"', '"not"')
    return Placed(which)


def is_fully_charged(reading: Reading, negated: bool) -> Quality:
    return is_so(FULL, negated)


def is_uncharged(reading: Reading, negated: bool) -> Quality:
    return is_so(EMPTY, negated)


# ---- what is done with charges


def rituals_meant(reading: Reading, things: Things) -> Things:
    """Nothing else has charges."""
    words = words_of(things.noun) if isinstance(things, All) else reading.words_for(things)
    if not any(word.startswith("ritual") for word in words):
        raise Misread("a ritual", things.text())
    return things


def put(reading: Reading, number: Number, things: Things) -> Recharge:
    return Recharge(reading.players(), number, rituals_meant(reading, things), False)


def charge(reading: Reading, things: Things) -> Recharge:
    return Recharge(reading.players(), Fixed(1), rituals_meant(reading, things), False)


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


PLACES: Final = Verb(facts.PLACED, "place")
CHARGES: Final = Verb(facts.FILLED, "charge")
PUT_ON: Final = Verb(facts.FILLED, "is charged", to="by anyone")
LOT: Final = '("charge" "token"? | "charges" | "charge" "tokens")'
PHRASES: Final = [
    Phrase("anywhere", '("charges" | "charge" "capacity" | "ritual") ":"? number', takes, ["Charges: 3."]),
    # cards anywhere, and placed ones
    Phrase("card_sort", 'of_faction? "ritual" "card"?', ritual_card),
    Phrase("card_sorts", 'of_faction? ("rituals" | "ritual" "cards")', ritual_card),
    *(
        Phrase(f"placed_ritual{s}", f'[other] ritual_state* of_faction? "ritual{s}" post*', placed_ritual)
        for s in ("", "s")
    ),
    Phrase("held_noun", "placed_ritual", same, ["Return target ritual an opponent controls to its owner's hand."]),
    Phrase("held_nouns", "placed_rituals", same, ["Remove all charges from all rituals."]),
    Phrase("crowd", '"each" placed_ritual', each_of, ["Put a charge on each ritual you control."]),
    Phrase("crowd", '("all" "of"?)? "your" ritual_state* of_faction? "rituals"', yours,
           ["Put a charge on all of your rituals."]),
    DetailPhrase("ritual_state", '"fully" "charged" | "full"', "quality", Placed(FULL)),
    DetailPhrase("ritual_state", '"uncharged" | "empty"', "quality", Placed(EMPTY)),
    DetailPhrase("ritual_state", '"enemy"', "whose", OPPONENTS),
    DetailPhrase("ritual_state", '"ally" | "own"', "whose", YOURS),
    Phrase("predicate", 'being ("fully" "charged" | "full")', is_fully_charged,
           ["Put a charge on target ritual. If it is fully charged, draw a card."]),
    Phrase("predicate", 'being ("uncharged" | "empty")', is_uncharged),
    # deeds and numbers
    Phrase("deed", f'{{put}} number {LOT} "on" cards', put, ["Put two charges on target ritual you control."]),
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
    Phrase("happening", 'watched_ritual ("becomes" | "become" | "is" | "are") "fully" "charged"', fills_up,
           ["Whenever a ritual you control becomes fully charged, draw a card."]),
    Phrase("watched_ritual", '("a" | "an" | "any") placed_ritual', some_ritual),
]  # fmt: skip
