"""What cards say of placing rituals, of charges that go to another ritual, and of how many a player may charge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import GRAVE, HAND, SEAT_THING, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.rituals.queue import CHARGED, capacity, place, put_charges, queue
from wtactics.mods.rituals.speech.charges import MoveCharges, Uncharged, charges_text
from wtactics.mods.rituals.speech.rituals import LOT, placed_ritual, rituals_meant, this_ritual
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed, cards_by
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Such
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.things.meaning import Everyone, Things, This, clause
from wtactics.vocabulary.things.mentioning import but, plain


class PlaceIt(Deed):
    """ORC-RITUAL-04 Rituals out of a hand or a graveyard are placed, with so many charges."""

    def __init__(self, players: Things, things: Things, charges: i64) -> None:
        self.players: Final = players
        self.things: Final = things
        self.charges: Final = charges

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_by(t, self.players, self.things):
            if capacity(t, c) > 0 and t.place[c] & 15 in (HAND, GRAVE):
                place(t, c, t.owner[c])
                put_charges(t, c, self.charges, t.you)
        return NEXT

    def text(self) -> str:
        behind = f" with {charges_text(Fixed(self.charges))} on it" if self.charges > 0 else ""
        return clause(self.players, "place", f"{self.things.text()}{behind}")


class SoManyCharged(Uncharged):
    """ORC-RITUAL-05 Players charge no more than so many rituals in one turn."""

    def __init__(self, rituals: Things, players: Things, most: i64) -> None:
        super().__init__(rituals, players)
        self.most: Final = most

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not super().bars(t, deed, c, other):
            return False
        n: i64 = 0
        for ritual in queue(t, other - SEAT_THING):
            n += 1 if t.kept(CHARGED, ritual) == t.turn else 0
        return n >= self.most

    def text(self) -> str:
        who = self.players.text() if self.players is not None else "players"
        return f"{who} can't charge more than {self.most} ritual{'' if self.most == 1 else 's'} each turn"


def place_it(reading: Reading, things: Things, *charges: Number) -> Deed:
    if isinstance(things, This):
        raise Misread("another ritual", "this one, which places itself")
    return PlaceIt(reading.players(), rituals_meant(reading, things), plain(charges[0]) if charges else 0)


def move_on(reading: Reading, number: Number, source: Things) -> Deed:
    """Of one's own, where the first is one's own."""
    noun = reading.noun_of(rituals_meant(reading, source))
    if not isinstance(noun, CardNoun) or noun.whose != YOURS:
        raise Misread("whose ritual the other one is", "another")
    return MoveCharges(
        reading.players(), number, source, reading.pick(but(reading, noun), f"another {noun.text(False)}")
    )


def not_more(reading: Reading, number: Number) -> Uncharged:
    return SoManyCharged(Such(placed_ritual(reading)), reading.players(), plain(number))


def only_so_many(reading: Reading, payer: Payer, number: Number) -> Uncharged:
    return SoManyCharged(Such(placed_ritual(reading)), payer.players or Everyone(False), plain(number))


RITUALS: Final = '("ritual" | "rituals")'
IN_A_TURN: Final = (
    '(("each" | "a" | "in" "a" | "in" "each" | "in" "any" | "in" "one") "turn"'
    ' | "in" "each" "of" ("his" | "their" | "your") "turns" | "in" ("his" | "your" | "their") ("turn" | "turns")'
    ' | "in" ("his" | "your" | "their") "upkeep" ("phase" | "phases"))'
)
PHRASES: Final = [
    Phrase("self", '"this" "ritual"', this_ritual, ["Charges: 2. This ritual costs 1 less for each Elf you control."]),
    Phrase("deed", "{put} cards", place_it, ["You may place a ritual card from your hand."]),
    Phrase("deed", f'{{put}} cards "with" number {LOT} ("on" ("it" | "them"))?', place_it,
           ["Place a ritual card from your hand with two charges on it."]),
    Phrase("deed", f'{{move}} number {LOT} "from" cards ("to" | "onto") "another" ("one" | "of" ("them" | "yours"))?', move_on,
           ["Move a charge from one of your rituals to another."]),
    Phrase("forbidden", f'"charge" "more" "than" number {RITUALS} {IN_A_TURN}', not_more,
           ["Opponents can't charge more than one ritual each turn."]),
    Phrase(STATEMENT, f'card_payer ("can" | "may") ("charge" "only" | "only" "charge" | "charge" "at" "most") number {RITUALS}'
           f" {IN_A_TURN}", only_so_many),
]  # fmt: skip
