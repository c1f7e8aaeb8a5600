"""Sides in words: whose bids are meant, claims of yours or those of opponents, and creatures that you mark for them."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.kits.realm.speech.bidding import (
    COUNT,
    FOR_BIDS,
    MORE,
    PRIZES,
    OfBids,
    Side,
    counts_as,
    counts_more,
    on_side,
)
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import YOURS
from wtactics.vocabulary.nouns.naming import Detail, union
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All
from wtactics.vocabulary.things.mentioning import renewed


def you_mark(reading: Reading, sort: Sort, *said: Detail) -> None:
    """Only who is marked counts: so it is said of all that you control."""
    reading.actor = All(renewed(union(reading, sort, *said), Detail("whose", YOURS)))


def of_others(reading: Reading) -> Side:
    """Who is marked for a bid of an opponent is marked in answer to it."""
    return Side(False, True)


def of_yours(reading: Reading) -> Side:
    return Side(True)


def cost_counted_as(reading: Reading, *parts: object) -> OfBids:
    return on_side(reading, *parts, counts_as(reading, next(part for part in parts if isinstance(part, Number))))


ONE: Final = '("bid" | "claim")'
MANY: Final = '("bids" | "claims")'
IN: Final = '("in" | "for" | "during")'
OTHERS: Final = '("an" "opponent" | "each" "opponent" | "another" "player")'
OF_OTHERS: Final = (
    f'({OTHERS} "\'s" ({ONE} | {MANY}) | "your"? ("opponents" | "other" "players") "\'" {MANY}'
    f' | ({MANY} | ("a" | "any") {ONE}) "of" ({OTHERS} | "your"? "opponents" | "other" "players"))'
)
OF_YOURS: Final = (
    '("your" ("claims" | "claim") | ("one" | "any" | "each") "of" "your" "claims" | ("a" | "any" | "each") "claim" "of" "yours"'
    ' | ("claims" | ("a" | "any" | "each") "claim") ("that"? "you" ("make" | "announce")))'
)
PHRASES: Final = [
    Phrase("side", OF_OTHERS, of_others,
           ["When this creature is marked for an opponent's claim, it counts double."], needs=CITIES),
    Phrase("side", OF_YOURS, of_yours, needs=CITIES),
    Phrase("for_bids", f"{IN} {OF_OTHERS}", of_others, ["This creature counts double in opponents' bids."], needs=CITIES),
    Phrase("for_bids", f"{IN} {OF_YOURS}", of_yours, needs=CITIES),
    Phrase("bidders", '(("each" | "any") sort post* reach? | "all"? sorts post* reach?) "that"? "you" "mark"', you_mark,
           needs=CITIES),
    Phrase(STATEMENT, f'{FOR_BIDS} "," bidders weight', on_side,
           ["In opponents' bids, each creature you mark counts 1 more."], needs=CITIES),
    Phrase(STATEMENT, f"bidders {FOR_BIDS} weight", on_side, needs=CITIES),
    Phrase("weight", f'{COUNT} "as" "costing" number {MORE}', counts_more,
           ["This creature counts as costing 2 more in bids."], needs=PRIZES),
    Phrase("weight", f'{COUNT} "as" "costing" number', counts_as, needs=PRIZES),
    Phrase("statement", 'marked_for "," "count" cost_of ("as" | "to" "be") number', cost_counted_as,
           ["When this creature is marked for a bid, count its cost as 5."], needs=CITIES),
]  # fmt: skip
