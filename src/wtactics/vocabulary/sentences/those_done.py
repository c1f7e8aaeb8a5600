"""Those to which something was done this way: all of them, one of them, who resides in such ones; and so many of them."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.death import PutInGraveyard
from wtactics.vocabulary.deeds.hands import Discard
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import share_of
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.this_way import DISCARDED, HURT_SO, PUT_AWAY, WAY, DoneSo, done_so, done_to
from wtactics.vocabulary.things.meaning import All, Slot, Things
from wtactics.vocabulary.things.mentioning import MANY, counted, plain


def done(noun: Noun) -> DoneSo:
    """What this text has done to them, not what happened to others."""
    if not isinstance(noun, DoneSo):
        raise Misread("what was done this way", noun.text(True), lightly=True)
    return noun


def all_done(reading: Reading, noun: Noun) -> Things:
    things = All(done(noun))
    reading.mention(things, [*called(noun), "card"], noun)
    reading.said_plural = True
    return things


def each_done(reading: Reading, noun: Noun) -> Things:
    things = All(done(noun), True)
    reading.mention(things, [*called(noun), "card"], noun)
    return things


def called(noun: Noun) -> list[str]:
    """What they can be called again."""
    return [sort.word for sort in done(noun).sorts if sort.word]


def one_done(reading: Reading, noun: Noun) -> Slot:
    return some_done(reading, noun, 1, 1, "one")


def many_done(reading: Reading, number: Number, noun: Noun) -> Slot:
    n = plain(number)
    return some_done(reading, noun, n, n, counted(n))


def up_to_done(reading: Reading, number: Number, noun: Noun) -> Slot:
    n = plain(number)
    return some_done(reading, noun, 0, n, f"up to {counted(n)}")


def any_done(reading: Reading, noun: Noun) -> Slot:
    return some_done(reading, noun, 0, MANY, "any number")


def some_done(reading: Reading, noun: Noun, least: int, most: int, words: str) -> Slot:
    """Some of them, chosen as the deed is done."""
    slot = reading.pick(done(noun), f"{words} of the {noun.text(True)}", least, most)
    reading.mention(slot, [*called(noun), "card"], noun)
    return slot


def suffered(reading: Reading, *parts: Any) -> Noun:
    return done_so(reading, *parts, HURT_SO)


def every_done(reading: Reading, number: Number, noun: Noun) -> Number:
    return share_of(reading, number, done(noun))


def was_done(reading: Reading, *parts: Any) -> Noun:
    """Behind a sentence that does it, it need not be said that it was done this way."""
    return done_so(reading, *(part for part in parts if part is not None))


def among_them(reading: Reading, sort: Sort) -> Slot:
    """One of those that the sentence before put away or discarded, whoever chooses now."""
    return some_done(reading, put_away_before(reading, sort), 1, 1, "one")


def many_among_them(reading: Reading, number: Number, sort: Sort) -> Slot:
    n = plain(number)
    return some_done(reading, put_away_before(reading, sort), n, n, counted(n))


def up_to_among_them(reading: Reading, number: Number, sort: Sort) -> Slot:
    n = plain(number)
    return some_done(reading, put_away_before(reading, sort), 0, n, f"up to {counted(n)}")


def put_away_before(reading: Reading, sort: Sort) -> DoneSo:
    kinds = {type(part) for part in reading.last_said if isinstance(part, PutInGraveyard | Discard)}
    if len(kinds) != 1:
        raise Misread("a sentence before it that puts cards into a graveyard", "them")
    return done_to(reading, [sort], PUT_AWAY if PutInGraveyard in kinds else DISCARDED)


AMONG_THEM: Final = (
    '(("from" "among" | "among" | "out" "of" | "of") ("them" | "these" | "those" "cards" | "these" "cards"))'
)
THE: Final = '("the" | "those")'
OF: Final = '"of" ("the" | "those")?'
TOOK: Final = '("took" | "suffered" | "received") "damage"'
PHRASES: Final = [
    Phrase("past_noun", f'side_then? (sort | card_sort) held_then? "that" {TOOK} {WAY}', suffered),
    Phrase("past_nouns", f'side_then? (sorts | card_sorts) held_then? "that" {TOOK} {WAY}', suffered,
           ["Deal 1 damage to all Elves. Draw a card for each Elf that took damage this way."]),
    Phrase("past_noun", '(sort | card_sort) held_then? "that" ("was" | "were") done_so', was_done,
           ["Kill all Elves. Draw a card for each Elf that was killed."]),
    Phrase("general", f'("all" "the"? | {THE})? past_nouns', all_done,
           ["Kill all Elves. Return the Elves killed this way to their owners' hands."]),
    Phrase("general", '"each" past_noun', each_done),
    Phrase("chosen", f'"one" {OF} past_nouns', one_done,
           ["Discard two cards. Put one of the cards discarded this way into your hand."]),
    Phrase("chosen", f"many {OF} past_nouns", many_done),
    Phrase("chosen", f'"up" "to" many {OF} past_nouns', up_to_done),
    Phrase("chosen", f'"any" "number" {OF} past_nouns', any_done),
    Phrase("cities_there", '"each" past_noun', each_done, needs=CITIES),
    Phrase("cities_there", f'("all" "the"? | {THE})? past_nouns', all_done, needs=CITIES),
    Phrase("for_each", '"for" ("each" | "every") many past_nouns ("rounded" "down")?', every_done,
           ["Discard up to four cards. Gain 1 victory point for every two cards discarded this way."]),
    Phrase("chosen", f'("a" | "an" | "one") (sort | card_sort) {AMONG_THEM}', among_them,
           ["Put the top three cards of your deck into your graveyard. Put a creature card from among them into your hand."]),
    Phrase("chosen", f"many (sorts | card_sorts) {AMONG_THEM}", many_among_them),
    Phrase("chosen", f'"up" "to" many (sorts | card_sorts) {AMONG_THEM}', up_to_among_them),
]  # fmt: skip
