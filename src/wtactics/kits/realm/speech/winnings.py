"""Bids in words: with whom they were won, and what somebody counts for himself."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import BID, Noun, Number, Statement, Trigger
from wtactics.engine.places import DISCIPLINES, SEAT_THING, CardId, Seat, Thing
from wtactics.engine.prices import BID_TIES
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import (
    ANSWERS,
    BIDS,
    MORE,
    PRIZES,
    THIS_ONE,
    MarkedForBid,
    OfBids,
    add_now,
    for_this_bid,
)
from wtactics.kits.realm.speech.settled import YOU, MarkedThen
from wtactics.kits.realm.speech.stakes import TIES, ForDiscipline, WinsTies, your_ties
from wtactics.kits.realm.terms import WIN_BY_POINTS
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import cant, decree_alone
from wtactics.vocabulary.things.meaning import All, You
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.handling import hear_bid
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.watching import Watched, call, says


class WonWith(Comes):
    """A bid is won (or lost) for which such cards were marked, so many of them or one: by who won it, or by you."""

    def __init__(self, won: Comes, marked: Noun, bound: Bound | None, words: str, yours: bool = False) -> None:
        super().__init__(won.fact, won.phases, won.players, f"{won.text()} for which {words}")
        self.marked: Final = marked
        self.bound: Final = bound
        self.yours: Final = yours

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not super().matches(t, a, b, n):
            return False
        many: i64 = 0
        for c in self.marked.all(t):
            if c < SEAT_THING and t.is_bid(c) and self.is_by(t, c, b):
                many += 1
        return many > 0 if self.bound is None else compares(many, self.bound.relation, self.bound.number.of(t))

    def is_by(self, t: Table, c: CardId, seat: Seat) -> bool:
        """Was it marked by whoever claimed, or by you?"""
        return t.controller[c] == (t.you if self.yours else seat)


def won_with(reading: Reading, who: Watched, *won: Any) -> Trigger:
    """Who was marked is still marked for it as it is won."""
    marked = won[-1]
    bid = win_of(reading, who, list(won[:-1]))
    if marked.very is not None:
        call(reading, marked, False)
    return WonWith(bid, marked.noun, None, f"{marked.words} was marked")


def won_with_yours(reading: Reading, who: Watched, *won: Any) -> Trigger:
    """Whoever wins it: you have marked so many of them for it, or some."""
    bound = next((each for each in won if isinstance(each, Bound)), None)
    said = won[-1]
    if isinstance(who.very, You) and isinstance(said, Watched):
        return won_with(reading, who, *won)
    bid = win_of(reading, who, [each for each in won if isinstance(each, int)])
    if isinstance(said, Watched) and said.very is not None:
        call(reading, said, False)
    noun = said.noun if isinstance(said, Watched) else said
    if isinstance(said, CardNoun):  # "them"
        marked = renewed(said, Detail("quality", MarkedThen(YOU)))
        reading.say(All(marked), marked)
    words = said.words if isinstance(said, Watched) else noun.text(True)
    many = f"{bound_text(bound.relation, bound.number.text())} " if bound is not None else ""
    return WonWith(bid, noun, bound, f"you marked {many}{words}", True)


def won_with_many(reading: Reading, who: Watched, *won: Any) -> Trigger:
    bound, noun = won[-2:]
    many = bound_text(bound.relation, bound.number.text())
    return WonWith(win_of(reading, who, list(won[:-2])), noun, bound, f"{many} {noun.text(True)} were marked")


def lost_with(reading: Reading, who: Watched, *lost: Any) -> Trigger:
    """Whoever claims it loses it; who was marked is still marked for it."""
    marked = lost[-1]
    bid = win_of(reading, who, list(lost[:-1]), False)
    if marked.very is not None:
        call(reading, marked, False)
    return WonWith(bid, marked.noun, None, f"{marked.words} was marked")


def win_of(reading: Reading, who: Watched, disciplines: list[int], won: bool = True) -> Comes:
    """Of any bid, or of one for this discipline."""
    hear_bid(reading, who)
    name = f" for {DISCIPLINES[disciplines[0]]}" if disciplines else ""
    words = says(who, f"{'win' if won else 'lose'} a bid{name}")
    return Comes(facts.BID_WON if won else facts.BID_MISSED, disciplines, who.noun, words)


def more_for_you(reading: Reading, number: Number) -> Deed:
    return add_now(reading, number, Detail("whose", YOURS))


def marks_nobody(reading: Reading) -> Statement:
    """A player who can't mark creatures for bids has none that could be marked."""
    if not reading.subject().people():
        raise Misread("players, who mark for bids", reading.subject().text())
    return cant(reading, Act("bid", bit_of(BID)))


def wins_ties_for(reading: Reading, payer: Payer, discipline: int) -> ForDiscipline:
    return ForDiscipline(WinsTies(payer.players), discipline)


def counts_now(reading: Reading, statement: OfBids) -> Deed:
    """Of those who are marked for the bid under way it need not be said again for which bid."""
    spoken = [reading.subject(), reading.noun_of(reading.subject())]
    if not any(isinstance(part, MarkedForBid) for part in parts_within(spoken)):
        raise Misread('"for this bid"', "whose bid it is")
    return for_this_bid(reading, statement)


def your_ties_now(reading: Reading) -> Deed:
    return decree_alone(reading, your_ties(reading))


TIED: Final = Needs(deeds=bit_of(BID_TIES))
WON: Final = '("wins" | "win" | ("have" | "has") "won") ("a" | "any") ("bid" | "claim")'
WHENEVER: Final = '("when" | "whenever" | "if")'
WHEN_CLAIMING: Final = f'({WHENEVER} "you" ("claim" | "make" "a" "claim") ("a" "discipline")? ",")'
BY_POINTS: Final = '("by" | "through" | "with" | "for") ("score" | ("your" | "his" | "their")? "victory" "points")'
SCORING: Final = Act("win by victory points", bit_of(i64(WIN_BY_POINTS)))
LOSES: Final = '("lose" | "loses" | ("don\'t" | "doesn\'t" | ("fail" | "fails") "to") "win")'
LOST: Final = f'{LOSES} ("a" | "any" | "the") ("bid" | "claim")'
FOR_WHICH: Final = '("for" | "in") ("which" | "that")'
PHRASES: Final = [
    Phrase("happening", f'anyone {WON} (("for" | "of") discipline)? {FOR_WHICH}'
           ' watched ("was" | "is") "marked"', won_with,
           ["Whenever you win a bid for which this creature was marked, draw a card."]),
    Phrase("happening", f'anyone {WON} (("for" | "of") discipline)? {FOR_WHICH} "you" ("have" | "had")? "marked"'
           ' (watched | how_many card_nouns | ("at" "least" "one" | "any") card_noun | card_nouns)', won_with_yours,
           ["Whenever an opponent wins a bid for which you marked residents of this city, draw a card."]),
    Phrase("happening", f'anyone {WON} (("for" | "of") discipline)? "that"? watched ("was" | "is") "marked" "for"', won_with),
    Phrase("happening", f'anyone {LOST} (("for" | "of") discipline)? ({FOR_WHICH} watched ("was" | "is") "marked"'
           ' | "that"? watched ("was" | "is") "marked" "for")', lost_with,
           ["Whenever you lose a bid for which this creature was marked, draw a card."]),
    Phrase("happening", f'anyone {WON} (("for" | "of") discipline)? {FOR_WHICH} how_many card_nouns ("were" | "are") "marked"',
           won_with_many),
    Phrase("forbidden", f'"mark" "any"? ("creatures" | "residents" | "cards") ("for" | "in") {BIDS} {ANSWERS}', marks_nobody,
           ["Target player can't mark creatures for bids this turn."], needs=PRIZES),
    Phrase(STATEMENT, f'"you" "win" {TIES} "that"? "you" "have"? ("claim" | "claimed" | "make" | "made" | "announce")',
           your_ties, ["You win ties in bids you claim."], needs=PRIZES),
    Phrase(STATEMENT, f'{WHEN_CLAIMING}? "you" "also"? "win" (("the" | "that" | "a") ("bid" | "claim")'
           ' | "bids" | "claims" | "it") "on" ("a" "tie" | "ties")', your_ties, ["You win bids on a tie."], needs=PRIZES),
    Phrase(STATEMENT, f'{WHENEVER} "you" "claim" discipline "," "you" "also"? "win" (("the" | "that") ("bid" | "claim") | "it")'
           ' "on" "a" "tie"', lambda reading, discipline: ForDiscipline(WinsTies(You()), discipline),
           ["When you claim Soul, you also win the bid on a tie."], needs=PRIZES),
    Phrase(STATEMENT, f'card_payer ("win" | "wins") ({TIES} "for" discipline | ("a" | "any" | "all")? ("tie" | "ties") "in"'
           ' discipline ("bids" | "claims"))',
           wins_ties_for, ["You win ties for Soul."], needs=TIED),
    Phrase(TOLD, "weight", counts_now, ["Creatures marked for this bid count double."]),
    Phrase("alone", f'"win" ("the" ("game" | "match"))? {BY_POINTS}', lambda reading: SCORING,
           ["Opponents can't win by victory points."], needs=PRIZES),
    Phrase(ORDER, f'"count" number {MORE} ("resident" | "residents" | "creatures")? "for" "you" ("in" | "for") {THIS_ONE}'
           f' | "count" number ("resident" | "residents" | "creatures") {MORE} "for" "you" ("in" | "for") {THIS_ONE}'
           f' | "you" "count" number {MORE} ("resident" | "residents" | "creatures")? ("in" | "for") {THIS_ONE}', more_for_you,
           ["Count 2 more for yourself in this bid."]),
    Phrase("happening", f'anyone {WON} (("for" | "of") discipline)? "with" watched', won_with,
           ["Whenever you win a bid with this creature, draw a card."]),
    Phrase(ORDER, '"you" "win" ("the" | "all" | "any")? ("ties" | "tied" ("bids" | "claims"))'
           ' ("in" ("bids" | "claims") ("you" "claim")?)?', your_ties_now, ["You win ties in bids this turn."], needs=PRIZES),
]  # fmt: skip
