"""Shares: one or two cards are discarded, as many creatures sacrificed as there are of something, or half of them."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import HAND
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.death import Sacrifice, sacrifice_one
from wtactics.vocabulary.deeds.hands import FROM_HAND, Discard, discard_one, his_hand
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import halved
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.exes import pick_so_many
from wtactics.vocabulary.things.owning import kept_by, own
from wtactics.vocabulary.things.ranges import Range, as_many_of, half_of, measured


def discard_ranged(reading: Reading, many: Range, sort: Sort, *_hand: None) -> Discard:
    noun = kept_by(sort, HAND, reading.actor_he())
    words = f"{many.words} {sort.text(many.most > 1)}"
    return Discard(reading.players(), reading.pick(noun, words, many.least, many.most))


def discard_measured(reading: Reading, sort: Sort, number: Number) -> Discard:
    words = f"a number of {sort.text(True)} equal to {number.text()}"
    return Discard(reading.players(), pick_so_many(reading, kept_by(sort, HAND, reading.actor_he()), number, words))


def discard_half(reading: Reading, usual: bool, whose: Detail, up: bool | None = None) -> Discard:
    """Of several players each has half of his own hand."""
    his_hand(reading, whose)
    noun = kept_by(Sort(word="card"), HAND, reading.actor_he())
    number = halved(reading, usual, CountOf(noun), up)
    words = f"half {'your' if reading.actor is None else 'his'} hand rounded {'up' if number.up else 'down'}"
    return Discard(reading.players(), pick_so_many(reading, noun, number, words))


def sacrifice_ranged(reading: Reading, many: Range, noun: Noun) -> Sacrifice:
    mine = own(reading, noun)
    words = f"{many.words} {(noun if many.least > 0 else mine).text(many.most > 1)}"
    return Sacrifice(reading.players(), reading.pick(mine, words, many.least, many.most))


def sacrifice_measured(reading: Reading, noun: Noun, number: Number) -> Sacrifice:
    return Sacrifice(reading.players(), measured(reading, own(reading, noun), number))


def sacrifice_half(reading: Reading, usual: bool, noun: Noun, up: bool | None = None) -> Sacrifice:
    mine = own(reading, noun)
    if not isinstance(noun, CardNoun) or noun.whose != mine.whose:
        raise Misread("what whoever does it controls", noun.text(True))
    return Sacrifice(reading.players(), half_of(reading, usual, mine, up))


PHRASES: Final = [
    Phrase("deed", f'{{discard}} "one" card_sort {FROM_HAND}', discard_one),
    Phrase("deed", '{sacrifice} "one" noun', sacrifice_one),
    Phrase("deed", f"{{discard}} range (card_sort | card_sorts) {FROM_HAND}", discard_ranged,
           ["Discard one or two cards."]),
    Phrase("deed", f"{{discard}} {as_many_of('card_sorts')}", discard_measured,
           ["Discard as many cards as there are Elves you control."]),
    Phrase("deed", '{discard} halving owner "hand" rounding?', discard_half,
           ["Each player discards half his hand, rounded up."]),
    Phrase("deed", "{sacrifice} range nouns", sacrifice_ranged, ["Sacrifice one or more creatures."]),
    Phrase("deed", f"{{sacrifice}} {as_many_of('nouns')}", sacrifice_measured,
           ["Sacrifice as many creatures as there are Elves you control."]),
    Phrase("deed", '{sacrifice} halving ("the" | "all" "the"?)? nouns rounding?', sacrifice_half,
           ["Sacrifice half the creatures you control, rounded down."]),
    Phrase("deed", "{sacrifice} halving owned_nouns rounding?", sacrifice_half,
           ["Sacrifice half your creatures, rounded up."]),
]  # fmt: skip
