"""Sums in words: what a card adds to the sum of a bid, for one discipline, in claims or in answers alone."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.kits.realm.speech.bidding import (
    A_BID,
    A_CLAIM,
    ANSWERED,
    ANSWERS,
    BEING,
    BIDS,
    COST,
    COUNT,
    ITS,
    MARKS_IT,
    MORE,
    PRIZES,
    THIS_ONE,
    WHENEVER,
    OfBids,
    Side,
    add_now,
    counts_as,
    counts_more,
    counts_more_each,
    for_this_bid,
    on_side,
)
from wtactics.kits.realm.speech.stakes import ForDiscipline
from wtactics.kits.realm.speech.withdrawals import CountForNothing
from wtactics.language.phrase import ORDER, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things


class SideOf:
    """Bids for one discipline, or one's own claims of it alone."""

    def __init__(self, discipline: int, own: bool) -> None:
        self.discipline: Final = discipline
        self.side: Final = Side(own)


def bids_of(reading: Reading, discipline: int) -> SideOf:
    return SideOf(discipline, False)


def claims_of(reading: Reading, discipline: int) -> SideOf:
    return SideOf(discipline, True)


def marked_on_side_of(reading: Reading, things: Things, side: SideOf) -> SideOf:
    reading.actor = things
    return side


def front_for_this_bid(reading: Reading, *parts: object) -> Deed:
    return for_this_bid(reading, next(part for part in parts if isinstance(part, OfBids)))


def for_side_of(reading: Reading, *parts: object) -> OfBids:
    side = next(part for part in parts if isinstance(part, SideOf))
    statement = next(part for part in parts if isinstance(part, OfBids))
    return ForDiscipline(side.side.of(statement), side.discipline)


def higher_now(reading: Reading, whose: Detail, number: Number) -> Deed:
    """Whoever claims has a claim, and the others have answers: said of both, it is whatever his side is."""
    return add_now(reading, number, whose)


def cost_not_counted(reading: Reading, *things: Things) -> Deed:
    """What a creature counts in a bid is its cost: without it it counts for nothing."""
    return CountForNothing(things[0] if things else reading.it())


ART: Final = '("a" | "any" | "each" | "the")'
OF: Final = '("for" | "of" | "on")'
THE_SUM: Final = (
    '("it" | ("the" | "that") ("sum" | "total" | "bid" | "claim" | "side")'
    ' | "the" "sum" ("of" | "for" | "in") ("the" | "that" | "this" | "a" | "any") ("bid" | "claim"))'
)
YOUR_SUM: Final = '(("your" | "its" "controller" "\'s" | "his") ("sum" | "total" | "bid" | "claim" | "side"))'
ADDS: Final = f'(("adds" | "add") number {MORE}? "to" {THE_SUM} | "adds" number {MORE}? "to" {YOUR_SUM})'
COMPARED: Final = (
    '("when" | "whenever" | "as" | "if") "the"? ("sums" | "bids" | "claims" | ("a" | "the") ("bid" | "claim" | "sum"))'
    f' {BEING} "compared" ("in" {BIDS})?'
)
IN_BIDS: Final = f'("for" | "in") ({A_BID} | {A_CLAIM}) {ANSWERS}'
PHRASES: Final = [
    Phrase("weight", ADDS, counts_more, ["When this creature is marked for a bid, it adds 2 to the sum."]),
    Phrase("weight", f"{ADDS} for_each", counts_more_each),
    Phrase("weight", f'{COUNT} ("for" | "as")? number {MORE} "than" {ITS} ("power" | "gold" | "printed")? ("cost" | "costs")',
           counts_more, ["This creature counts for 2 more than its cost in bids."], needs=PRIZES),
    Phrase("weight", f'{COUNT} "for"? number ("instead" "of" {ITS} ("power" | "gold" | "printed")?'
           ' ("cost" | "costs"))?', counts_as,
           ["In bids this creature counts 3."]),
    Phrase(STATEMENT, f'{COMPARED} "," subject_said (weight | no_weight)', on_side,
           ["When sums are compared, this creature counts double."]),
    Phrase(STATEMENT, f"{IN_BIDS} subject_said (weight | no_weight)", on_side, ["In bids this creature counts double."]),
    Phrase(ORDER, f'("for" | "in") {THIS_ONE} ","? subject (weight | no_weight)', front_for_this_bid,
           ["In this bid target creature counts double."]),
    Phrase(ORDER, f'owner ("sum" | "total" | "side" | "number") ("in" | "for" | "of") {THIS_ONE} ("is" | "counts") number'
           ' ("higher" | "more" | "greater")', higher_now, ["Your sum in this bid is 3 higher."]),
    Phrase(ORDER, f'owner ("bid" | "claim") (","? "or" ("your" | "his")? ("answer" | "bid") ("to" ("a" | "any") "claim")?'
           f' ","?)? ("is" | "counts") number ("higher" | "more" | "greater") ("in" | "for") {THIS_ONE}', higher_now,
           ["Your claim, or your answer to a claim, counts 3 more in this bid."]),
    Phrase(ORDER, f'(again "\'s" | "its" | "his") {COST} ("doesn\'t" | "don\'t") "count" ("for" | "in") ("it" | {THIS_ONE})',
           cost_not_counted, ["Choose a creature marked for this bid. Its cost doesn't count for this bid."], needs=PRIZES),
    # for one discipline
    Phrase("bids_there", f"{A_BID} {OF} discipline {ANSWERS} | {A_CLAIM} {OF} discipline {ANSWERED}", bids_of),
    Phrase("bids_there", f'{ART} discipline "bid" {ANSWERS} | discipline "bids"', bids_of),
    Phrase("bids_there", f'({ART} discipline "claim" | discipline "claims") {ANSWERED}', bids_of),
    Phrase("side_there", "bids_there", lambda reading, side: side),
    Phrase("side_there", f"{A_CLAIM} {OF} discipline", claims_of),
    Phrase("side_there", f'{ART} discipline "claim" | discipline "claims"', claims_of),
    Phrase("ruling", f'(weight | no_weight) {WHENEVER} ({MARKS_IT} | "marked") "for" side_there', for_side_of,
           ["This creature counts as 2 more when marked for a Mind claim."]),
    Phrase("ruling", '(weight | no_weight) ("in" | "for") bids_there', for_side_of),
    Phrase("ruling", f'(weight | no_weight) ("in" | "for") ({ART} discipline "claim" | discipline "claims")',
           lambda reading, statement, discipline: for_side_of(reading, statement, bids_of(reading, discipline))),
    Phrase(STATEMENT, f'{WHENEVER}? "marked" "for" side_there "," subject_said (weight | no_weight)', for_side_of,
           ["When marked for a claim of Soul, this creature counts double."]),
    Phrase(STATEMENT, '("in" | "for") bids_there ","? subject_said (weight | no_weight)', for_side_of,
           ["In Mind bids, this creature counts as 2 more."]),
    Phrase(STATEMENT, f'("in" | "for") ({A_CLAIM} {OF} discipline | {ART} discipline "claim" | discipline "claims") ","?'
           ' subject_said (weight | no_weight)',
           lambda reading, discipline, *parts: for_side_of(reading, bids_of(reading, discipline), *parts),
           ["In a claim of Body this creature counts double."]),
    Phrase("marked_for_there", f'{WHENEVER} bidder_said {BEING} "marked" "for" side_there', marked_on_side_of),
    Phrase("marked_for_there", f'{WHENEVER} "you" "mark" bidder_said "for" side_there', marked_on_side_of),
    Phrase(STATEMENT, 'marked_for_there "," ("it" | "he" | self | cost_of) (weight | no_weight)', for_side_of,
           ["When this creature is marked for a Mind claim, it counts double."]),
]  # fmt: skip
