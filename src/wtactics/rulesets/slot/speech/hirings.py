"""Hirings, in words: whom a text lets a player recruit at once, for what it costs or for another price, and where he goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import ASIDE, DECK, CardId, Flow, Option, card_of, place_of
from wtactics.engine.step import HIDES, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import RECRUIT
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.grid import SLOTS
from wtactics.rulesets.slot.rules.recr_whom import FOR_LESS, FOR_MORE, FOR_SO_MUCH, cannot_hire, on_terms
from wtactics.rulesets.slot.speech.positions import EMPTIED, slot_of_one
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.spots import BESIDE, Spot
from wtactics.rulesets.slot.speech.steps_between import former
from wtactics.rulesets.slot.speech.vacancies import spoken
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import RECRUITING
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.nouns.cards import ANYONES, IN_PLAY, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This, You, article, clause, possessive
from wtactics.vocabulary.things.mentioning import renewed


class Price:
    """What is paid for a recruit: so much, or so much more or less than usual."""

    def __init__(self, how: i64, number: Number) -> None:
        self.how: Final = how
        self.number: Final = number

    def text(self) -> str:
        """Behind whom it is paid for."""
        n = self.number.text()
        if self.how == FOR_SO_MUCH:
            return " for free" if n == "0" else f" for {n} gold"
        return f" for {n} {'more' if self.how == FOR_MORE else 'less'}"


class Hire(Deed):
    """SLOT-PRIO-01 You recruit a creature now, as in step 3, perhaps for another price, perhaps into such slots only."""

    def __init__(self, noun: CardNoun, price: Price | None, slots: Slots | None, unmarked: bool = False) -> None:
        self.noun: Final = noun
        self.price: Final = price
        self.slots: Final = slots
        self.unmarked: Final = unmarked

    def ask(self, t: Table) -> None:
        assert isinstance(t, SlotTable)
        terms = self.terms(t)
        t.ask(t.you)
        for c in one_of_each(t, self.noun.where, t.you):
            if self.noun.fits(t, c) and self.has_slot(t, terms, c):
                t.offer(RECRUIT, c)

    def stands(self, t: Table) -> i64:
        """SLOT-DECK-05 Whom his deck still has is for nobody else to know."""
        return HIDES if self.noun.where == DECK and t.count[place_of(DECK, t.you)] > 0 else 0

    def has_slot(self, t: SlotTable, terms: i64, c: CardId) -> bool:
        """Is there a slot into which it can be recruited on these terms?"""
        for slot in range(SLOTS):
            if cannot_hire(t, terms, c, slot) == 0:
                return True
        return False

    def terms(self, t: SlotTable) -> i64:
        """What the text says of it, as the rules note it."""
        price = self.price
        n = max(0, price.number.of(t)) if price is not None else 0
        return on_terms(t.you, price.how if price is not None else FOR_LESS, n, self.open(t), self.unmarked)

    def open(self, t: SlotTable) -> i64:
        """The slots into which it may go, as a mask."""
        slots: i64 = 0
        for slot in range(SLOTS):
            if self.slots is None or self.slots.has(t, t.you, slot):
                slots |= 1 << slot
        return slots

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, SlotTable)
        if answer != NOTHING:
            t.hold()
            t.then(RECRUITING, card_of(answer), 0, self.terms(t))
        return NEXT

    def text(self) -> str:
        price = self.price.text() if self.price is not None else ""
        return clause(
            You(),
            "recruit",
            f"{article(self.noun.text(False))}{price}{self.where()}{' unmarked' if self.unmarked else ''}",
        )

    def where(self) -> str:
        """Into which slot, if not into any."""
        if self.slots is None:
            return ""
        of = self.slots.whose_own()
        return f" into {possessive(of)} slot" if of is not None else f" into an empty slot {self.slots.text()}"


def hire(reading: Reading, noun: CardNoun, *said: Price | Slots | str | None) -> Hire:
    """Out of your deck, unless it is said out of which pile of yours."""
    if not isinstance(reading.players(), You):
        raise Misread("you", reading.players().text())
    if any(isinstance(each, Spot) for each in noun.qualities):
        raise Misread("where it goes", noun.text(False))
    if noun.where == IN_PLAY and noun.whose == ANYONES:
        noun = renewed(noun, Detail("where", DECK), Detail("whose", YOURS))
    if noun.where == IN_PLAY or noun.whose != YOURS:
        raise Misread("a creature of your deck or graveyard", noun.text(False))
    if noun.where == ASIDE:
        raise Misread("a creature of your deck or graveyard", "one of your twilight, which could pay for itself")
    prices = [each for each in said if isinstance(each, Price)]
    slots = [each for each in said if isinstance(each, Slots)]
    if len(prices) > 1 or len(slots) > 1:
        raise Misread("one price, and one place", "two")
    return Hire(noun, prices[0] if prices else None, slots[0] if slots else None, UNMARKED_SAID in said)


def hire_another(reading: Reading, noun: CardNoun, *said: Price | Slots | str | None) -> Hire:
    return hire(reading, renewed(noun, Detail("other_than", reading.other_than())), *said)


def empty_slot(reading: Reading, *said: Detail) -> Slots:
    found = spoken(*said)
    if found.whose == OPPONENTS:
        raise Misread("slots of your army", found.text())
    return found if any(spot.of is not None for spot in found.spots) else Slots(YOURS, found.spots)


def its_slot(reading: Reading, *things: Things | None) -> Slots:
    """The slot that this creature has left, or whoever else has."""
    if reading.gone is None:
        raise Misread("a creature that has left play", "its slot")
    return slot_of_one(reading, This(reading.word) if isinstance(reading.gone, This) else former(reading))


UNMARKED_SAID: Final = "unmarked"
INTO: Final = '("into" | "in" | "to")'
GOLD: Final = '("gold" | "g")'
PHRASES: Final = [
    Phrase("deed", '{recruit} ("a" | "an" | "any" | "one") (card_noun | held_noun) hired*', hire,
           ["When this creature dies, you may recruit an Elf for 1 gold.",
            "[1]: Recruit a creature with cost 2 or less into an empty slot adjacent to this creature."]),
    Phrase("deed", '{recruit} "another" (card_noun | held_noun) hired*', hire_another),
    Phrase("hired", '"at" "once" | "immediately" | "right" "away" | "now"'
           ' | "for" ("its" | "the") ("full" | "usual" | "normal")? "cost"', lambda reading: None),
    Phrase("hired", f'("for" | "paying") "only"? number {GOLD} ("instead" "of" "its" "cost")?',
           lambda reading, number: Price(FOR_SO_MUCH, number)),
    Phrase("hired", f'"for" ("free" | "no" {GOLD} | "nothing") | "without" "paying" ("its" "cost" | "for" "it" | {GOLD})?'
           ' | "at" "no" "cost"', lambda reading: Price(FOR_SO_MUCH, Fixed(0))),
    Phrase("hired", f'("for" | "paying") number {GOLD}? "less" | "at" "a" "cost" "of" number {GOLD}? "less"',
           lambda reading, number: Price(FOR_LESS, number), ["[2]: You may recruit a creature for 1 less."]),
    Phrase("hired", f'("for" | "paying") number {GOLD}? "more"', lambda reading, number: Price(FOR_MORE, number)),
    Phrase("hired", '","? "unmarked" | ","? "and" "it" ("comes" | "enters") ("into"? "play")? "unmarked"',
           lambda reading: UNMARKED_SAID, ["[2]: Recruit a creature, and it comes into play unmarked."]),
    Phrase("hired", f'{INTO} ("an" | "any") "empty" "slot" ("of" "your" "choice")? post* reach?', empty_slot),
    Phrase("hired", f'{INTO} "the" "empty"? "slot" reach', empty_slot),
    Phrase("hired", f'{INTO} ("an" | "any") ("adjacent" "empty" | "empty" "adjacent") "slot"',
           lambda reading: Slots(ANYONES, [Spot(BESIDE, This(reading.word))])),
    Phrase("hired", f"{INTO} place", empty_slot, ["[2]: Recruit an Elf into the front row."]),
    Phrase("hired", f'{INTO} ("its" "slot" | {EMPTIED} | "the" "slot" ("it" | self) ("left" | "has" "left" | "stood" "in")'
           ' | of_self "slot")', its_slot,
           ["When this creature dies, you may recruit a creature for 1 gold into its slot."]),
]  # fmt: skip
