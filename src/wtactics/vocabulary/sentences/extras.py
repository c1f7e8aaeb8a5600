"""Extras: what a player may pay beside the cost of an event or a magic card as he plays it, and what he gets for it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import picked, top
from wtactics.engine.meaning import BE_PLAYED, Due, Noun, Number, Price
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.rows import X
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.sentences.clauses import Steps, together
from wtactics.vocabulary.sentences.parts import Addition, Contribution
from wtactics.vocabulary.sentences.prices import PricePart, price
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.mentioning import MANY

SPELLS: Final = ("event", "magic")


class Extra(Step[Table]):
    """What follows is done if more than nothing was paid for it: X, as the card was played."""

    def __init__(self, steps: i64) -> None:
        self.steps: Final = steps

    def do(self, t: Table, answer: Option) -> Flow:
        if top(t, X) <= 0:
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return ""


class ChosenOf(Number):
    """How many things were chosen where the text says "X additional": what is paid for each of them is X."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def of(self, t: Table) -> i64:
        n: i64 = 0
        i: i64 = 0
        while i < self.slot.most:
            if picked(t, self.slot.at + i) != NOBODY:
                n += 1
            i += 1
        return n

    def text(self) -> str:
        return f"the number of {self.slot.text()}"


def extra(reading: Reading) -> None:
    """It is decided when the card is announced, so only a card that is then read to its end can say it."""
    if reading.word not in SPELLS or reading.quoted:
        raise Misread("an event or a magic card that says it", f"this {reading.word}")
    if reading.extra is not None or reading.x_is is not None:
        raise Misread("one X", "two")
    reading.extra = Price(0, NOBODY, True, False, [])


def additional(reading: Reading, noun: Noun) -> Things:
    """Further targets, other than all before them; whoever plays the card chooses how many he pays for."""
    if reading.extra is None or reading.x_is is not None:
        raise Misread('"you may pay X additional power to" before it, once', "a number that nobody pays for")
    slot: Slot = reading.target(noun, f"X additional target {noun.text(True)}", 0, MANY, True)
    reading.x_is = ChosenOf(slot)
    return slot


def for_extra(reading: Reading, _extra: None, *parts: Steps) -> Steps:
    steps = together(reading, *parts)
    return [Extra(len(steps)), *steps]


def addition(reading: Reading, *parts: Any) -> Contribution:
    """What is given to play a card; only its own effects, of an event or a magic card, can speak of that later."""
    price_ = price(reading, *(part for part in parts if isinstance(part, PricePart | Due)))
    if price_.power != 0 or price_.x or price_.mark:
        raise Misread("something to be given beside the cost", "power or the mark sign")
    if reading.word not in SPELLS:
        reading.given.clear()
    return Addition(price_)


TO_PLAY: Final = '"to" ("play" | "playing") self'
ADDED: Final = (
    f'("as" ("an" | "the" | "a") ("additional" | "extra" | "further") "cost" ({TO_PLAY})? | "as" "you" "play" self'
    ' | "in" "addition" "to" ("its" | "the") "cost")'
)
PARTS: Final = 'price_part (("," | "and" | "," "and") price_part)*'
PLAYED: Final = Needs(deeds=bit(BE_PLAYED))
UNITS: Final = '("power" | "resource" | "resources" | "gold")'
PHRASES: Final = [
    Phrase("extra", f'"pay" "an"? "additional" "x" {UNITS} | "pay" "x" ("additional" | "more") {UNITS}', extra),
    Phrase("open", '"you" "may" extra "to" ordered ("and" ordered)*', for_extra,
           ["Mark target creature. You may pay X additional power to mark X additional target creatures.",
            "Draw a card. You may pay an additional X power to gain X victory points."]),
    Phrase("aimed", '"x" "additional" "target"? thing_nouns', additional),
    Phrase("anywhere", f'{ADDED} "," ("you" "must"?)? {PARTS}', addition,
           ["As an additional cost to play this card, lose 2 victory points.",
            "In addition to its cost, sacrifice a creature and discard a card."], needs=PLAYED),
    Phrase("anywhere", f'{PARTS} "as" "an" "additional" "cost" ({TO_PLAY})?', addition,
           ["Discard a card as an additional cost."], needs=PLAYED),
    Phrase("anywhere", f"{PARTS} {TO_PLAY}", addition, ["Sacrifice a creature to play this card."], needs=PLAYED),
    Phrase("anywhere", f'"you" "must" {PARTS} ({ADDED} | {TO_PLAY})', addition,
           ["You must discard a card as an additional cost to play this card."], needs=PLAYED),
    Phrase("anywhere", f'{TO_PLAY} "," ("you" "must"? "also"?)? {PARTS}', addition, needs=PLAYED),
]  # fmt: skip
