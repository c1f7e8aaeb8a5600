"""Wagers in words: of which discipline a bid was that is heard of, who answered it, and whose advantages are gained by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import NEXT_TACTICS
from wtactics.engine.meaning import BID, Condition, Statement, Trigger
from wtactics.engine.places import CITY, DISCIPLINES, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import ANSWERS, BIDS, PRIZES, WHENEVER
from wtactics.kits.realm.speech.favours import Favour
from wtactics.kits.realm.speech.named import HeardDiscipline, OfNamed, named_before
from wtactics.kits.realm.speech.roads import a_city
from wtactics.kits.realm.speech.stakes import NOT
from wtactics.kits.realm.speech.sums import bids_of, for_side_of
from wtactics.kits.realm.speech.winnings import LOST, WonWith, win_of
from wtactics.kits.realm.terms import BID_IN_ARMY
from wtactics.language.phrase import BOTH, Misread, Phrase
from wtactics.vocabulary.deeds.deed import timed
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import IN_PLAY, YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.things.meaning import All, Things, You
from wtactics.vocabulary.triggers.watching import Watched, call


class BidWas(Condition):
    """The bid that was heard of was one for this discipline."""

    def __init__(self, discipline: int) -> None:
        self.discipline: Final = discipline
        self.heard: Final = HeardDiscipline()

    def holds(self, t: Table) -> bool:
        return self.heard.number(t) == self.discipline

    def text(self) -> str:
        return f"it was a {DISCIPLINES[self.discipline]} bid"


class AnsweredWith(WonWith):
    """A bid is lost against which such cards were marked."""

    def text(self) -> str:
        return super().text().replace(" for which ", " against which ")

    def is_by(self, t: Table, c: CardId, seat: Seat) -> bool:
        return t.controller[c] != seat


class AnswersNot(Statement):
    """Cards can't be marked to answer a claim, or one of yours."""

    def __init__(self, things: Things, yours: bool) -> None:
        self.things: Final = things
        self.yours: Final = yours

    def law(self) -> i64:
        return bit_of(BID)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != BID or t.controller[c] == t.active or (self.yours and t.active != t.you):
            return False
        return self.things.has(t, c)

    def text(self) -> str:
        return f"{self.things.text()} can't be marked to answer {'your claims' if self.yours else 'claims'}"


class GainAdvantage(Favour):
    """You gain the advantages of cities of yours: of one that is named, or of all of the discipline."""

    def text(self) -> str:
        if not isinstance(self.cities, All):
            return timed(f"gain the advantage of {self.cities.text()}", self.until)
        return timed("gain the advantages of your cities of that discipline", self.until)


def was_bid(reading: Reading, discipline: int) -> Condition:
    if not reading.bid_heard:
        raise Misread("a bid that was heard of", "none")
    return BidWas(discipline)


def stopped_by(reading: Reading, who: Watched, *said: int | Watched) -> Trigger:
    """Whoever's claim fails; who was marked to answer it is still marked for it."""
    marked = said[-1]
    assert isinstance(marked, Watched)
    if marked.very is not None:
        call(reading, marked, False)
    lost = win_of(reading, who, [each for each in said if isinstance(each, int)], False)
    return AnsweredWith(lost, marked.noun, None, f"{marked.words} was marked")


def answers_not(reading: Reading) -> Statement:
    return AnswersNot(reading.subject(), False)


def answers_yours_not(reading: Reading) -> Statement:
    return AnswersNot(reading.subject(), True)


def bids_from_army(reading: Reading, things: Things) -> Do:
    """It is you who marks them, as residents."""
    return Do(things, Act("can bid in the army", bit(BID_IN_ARMY)), "can bid in the army")


def gains_advantage(reading: Reading, city: Things) -> Favour:
    return advantages_for_a_while(reading, a_city(reading, city))


def gains_advantages(reading: Reading, *disciplines: int) -> Favour:
    noun = CardNoun([Sort(types=1 << CITY, word="city")], IN_PLAY, YOURS, qualities=[OfNamed(named_before(reading))])
    return advantages_for_a_while(reading, All(noun))


def advantages_for_a_while(reading: Reading, cities: Things) -> Favour:
    """Advantages that are won last until your next Tactics phase; for another while it is said."""
    if not isinstance(reading.players(), You):
        raise Misread("you, whose cities they are", reading.players().text())
    return GainAdvantage(cities, reading.time(NEXT_TACTICS))


A_BID: Final = '("bid" | "claim")'
THAT_BID: Final = '("it" | ("the" | "that") ("bid" | "claim"))'
ADVANTAGE: Final = '("advantage" | "advantages")'
THAT: Final = '("that" | "the" ("chosen" | "named" | "claimed"))'
IN_ARMY: Final = (
    '(("even" | "as")? ("if" | "when" | "as" "long" "as") ("it" | "he" | "they") ("is" | "are"))? "in" "your" "army"'
)
AGAINST: Final = '("against" "which" | ("in" "answer" "to" | "to" "answer") "which")'
ANSWERING: Final = '("to" "answer" | "in" "answer" "to" | "as" "an"? "answer" "to")'
PHRASES: Final = [
    Phrase("ruling", f'(weight | no_weight) {WHENEVER} (("it" | "he" | "they") ("is" | "are"))? "marked" "for" discipline',
           lambda reading, statement, discipline: for_side_of(reading, statement, bids_of(reading, discipline)),
           ["This creature counts 2 more when it is marked for Mind."], needs=CITIES),
    Phrase("condition", f'{THAT_BID} ("was" | "is") ("a" | "the")? discipline {A_BID}'
           f' | {THAT_BID} ("was" | "is") ("for" | "of") discipline', was_bid,
           ["Whenever you win a bid, draw a card. If it was a Soul bid, draw two cards."], needs=CITIES),
    Phrase("happening", f'anyone {LOST} (("for" | "of") discipline)? {AGAINST} watched ("was" | "is") "marked"', stopped_by,
           ["When an opponent fails to win a claim against which this creature was marked, draw a card."], needs=CITIES),
    Phrase("ruling", f'{NOT} "be" "marked" {ANSWERING} ("your" ("claims" | "bids") | "claims" "of" "yours")', answers_yours_not,
           ["Creatures an opponent controls can't be marked to answer your claims."], needs=CITIES),
    Phrase("ruling", f'{NOT} "be" "marked" {ANSWERING} {BIDS}', answers_not, needs=CITIES),
    Phrase("statement", f'"you" ("may" | "can") "mark" (general | self) "for" {BIDS} {ANSWERS} {IN_ARMY}', bids_from_army,
           ["You may mark this creature for bids while it is in your army."], needs=CITIES),
    Phrase(BOTH, '"also"? {gain} favour', gains_advantage,
           ["Whenever you win a bid, you gain the advantage of target city you control until your next Tactics phase."],
           needs=PRIZES),
    Phrase(BOTH, f'"also"? {{gain}} "the" {ADVANTAGE} "of" (("your" | "all" "your") "cities" "of")? {THAT} "discipline"',
           gains_advantages,
           ["Whenever an opponent wins a bid, you gain the advantage of that discipline until your next Tactics phase."],
           needs=PRIZES),
]  # fmt: skip
