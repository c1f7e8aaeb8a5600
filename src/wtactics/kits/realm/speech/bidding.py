"""Bids in words: what a card marked for one counts, what is added to a bid, who is marked for it, and when."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import THIS_BID
from wtactics.engine.meaning import STANDING, Ability, Number, Statement
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, seat_thing
from wtactics.engine.prices import BID_PRIZE, BID_SIZE
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.withdrawals import CountForNothing, is_now
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.conditions.meaning import AtTime
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import Fixed, per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.things.meaning import Again, Everyone, Slot, Things, You, possessive
from wtactics.vocabulary.things.mentioning import keeper, plain, same
from wtactics.vocabulary.triggers.catalogue import SUFFERED
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens


class OfBids(Statement):
    """What is said of bids: of all, or of the one under way alone."""

    def law(self) -> i64:
        return bit_of(BID_SIZE)

    def now(self) -> str:
        """How it is said of the one under way."""
        raise NotImplementedError


class BidWeight(OfBids):
    """Cards that are marked for a bid count so much more for it, or so much in all."""

    def __init__(self, things: Things, number: Number, whole: bool = False) -> None:
        self.things: Final = things
        self.number: Final = number
        self.whole: Final = whole

    def sets(self) -> bool:
        return self.whole

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != BID_SIZE or c == NOBODY or not self.things.has(t, c):
            return 0
        n = self.number.of(t)
        return n - usual if self.whole else n

    def much(self) -> str:
        """How much that is."""
        n, each = per(self.number)
        much = f"{n}" if each else self.number.text()
        return f"as {much}{'' if self.whole else ' more'} {each}".rstrip()

    def text(self) -> str:
        return f"{self.things.text()} {'count' if self.things.many() else 'counts'} {self.much()} for bids"

    def now(self) -> str:
        return self.text().replace("for bids", "for this bid")


class BidTwice(BidWeight):
    """Cards that are marked for a bid count double."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Fixed(2))

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return usual if what == BID_SIZE and c != NOBODY and self.things.has(t, c) else 0

    def much(self) -> str:
        return "double"


class BidBonus(OfBids):
    """The bids of these players, in which they mark somebody or not, come to so much more."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        meant = what == BID_SIZE and c == NOBODY and self.players.has(t, seat_thing(seat))
        return self.number.of(t) if meant else 0

    def text(self) -> str:
        return f"add {self.number.text()} to {possessive(self.players)} bids"

    def now(self) -> str:
        return self.text().removesuffix("s")


class BidPrize(Statement):
    """A won bid brings these players so many points, or so many more."""

    def __init__(self, players: Things | None, number: Number, whole: bool) -> None:
        self.players: Final = players
        self.number: Final = number
        self.whole: Final = whole

    def law(self) -> i64:
        return bit_of(BID_PRIZE)

    def sets(self) -> bool:
        return self.whole

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != BID_PRIZE or (self.players is not None and not self.players.has(t, seat_thing(seat))):
            return 0
        n = self.number.of(t)
        return n - usual if self.whole else n

    def text(self) -> str:
        players = self.players if self.players is not None else Everyone(False)
        many = isinstance(players, You)
        gain, he, win = ("gain", "you", "win") if many else ("gains", "he", "wins")
        much = f"{self.number.text()} victory points instead of one"
        if not self.whole:
            much = f"{self.number.text()} additional victory points"
        return f"{players.text()} {gain} {much} for each bid {he} {win}"


class ForClaims(OfBids):
    """What is said of bids holds for claims of one's own alone, or for answers to those of others."""

    def __init__(self, statement: OfBids, own: bool = True) -> None:
        self.statement: Final = statement
        self.own: Final = own

    def sets(self) -> bool:
        return self.statement.sets()

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.statement.alters(t, what, seat, c, usual) if (seat == t.active) == self.own else 0

    def text(self) -> str:
        side = "when marked for a claim" if self.own else "when marked to answer a claim"
        return self.statement.text().replace("for bids", side)


class Side:
    """Of which bids something is said: of all, of claims of one's own alone, or of answers alone."""

    def __init__(self, own: bool, answer: bool = False) -> None:
        self.own: Final = own
        self.answer: Final = answer

    def of(self, statement: OfBids) -> OfBids:
        return ForClaims(statement, self.own) if self.own or self.answer else statement


class DeclareForBid(Declare):
    """What is said of bids holds for the one that is under way; without one it is said in vain."""

    def do(self, t: Table, answer: Option) -> Flow:
        return super().do(t, answer) if t.bids_now() else NEXT

    def text(self) -> str:
        statement = self.ability.statements[0]
        assert isinstance(statement, OfBids)
        return statement.now()


class MarkedForBid(Quality):
    """A card is marked for the bid under way."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.is_bid(c)

    def is_of_bids(self) -> bool:
        return True

    def behind(self) -> str:
        return "marked for this bid"


class MarkedBeside(MarkedForBid):
    """A card is marked for the bid under way by the player of this one."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.is_bid(c) and t.controller[c] == t.controller[t.me]

    def behind(self) -> str:
        return "marked for the same bid"


class BidUnderWay(AtTime):
    """A claim is made, or answered, and not yet compared."""

    def __init__(self, marked: bool) -> None:
        self.marked: Final = marked  # and somebody has been marked for it

    def holds(self, t: Table) -> bool:
        return t.bids_now() and (not self.marked or t.has_bids())

    def text(self) -> str:
        return "a resident is marked for a bid" if self.marked else "a bid is under way"

    def when(self) -> str:
        return "after residents have been marked for a bid" if self.marked else "during a bid"


def counts_more(reading: Reading, number: Number) -> Statement:
    """Cards count more, or a player does: then it is added to what he bids."""
    if reading.subject().people():
        return BidBonus(reading.subject(), number)
    return BidWeight(reading.subject(), number)


def counts_more_each(reading: Reading, number: Number, each: Number) -> Statement:
    return BidWeight(reading.subject(), so_many(number, (each,)))


def counts_double(reading: Reading) -> Statement:
    return BidTwice(reading.subject())


def counts_nothing(reading: Reading) -> Statement:
    return BidWeight(reading.subject(), Fixed(0), True)


def counts_as(reading: Reading, number: Number) -> Statement:
    return BidWeight(reading.subject(), number, True)


def on_side(reading: Reading, *parts: object) -> OfBids:
    """This creature counts double when marked for a claim."""
    side = next((part for part in parts if isinstance(part, Side)), Side(False))
    if isinstance(reading.subject(), Slot | Again) and is_now(reading.noun_of(reading.subject())):
        raise Misread("this bid, for which it is marked", "bids")
    return side.of(next(part for part in parts if isinstance(part, OfBids)))


def said_of_marked(reading: Reading, things: Things) -> None:
    reading.actor = things


def marked_on_side(reading: Reading, things: Things, side: Side) -> Side:
    reading.actor = things
    return side


def your_bids(reading: Reading, whose: Detail, number: Number) -> Statement:
    return BidBonus(keeper(whose), number)


def add_to_bids(reading: Reading, number: Number, whose: Detail) -> OfBids:
    return BidBonus(keeper(whose), number)


def prize_is(reading: Reading, payer: Payer, number: Number, usual: Number, *_he: object) -> BidPrize:
    if plain(usual) != 1:
        raise Misread("1, which a won bid brings", usual.text())
    return BidPrize(payer.players, number, True)


def prize_more(reading: Reading, payer: Payer, number: Number) -> BidPrize:
    return BidPrize(payer.players, number, False)


def for_this_bid(reading: Reading, statement: OfBids) -> Deed:
    """The statement is made of the bid under way alone."""
    reading.kept.extend(slots_in([statement]))
    return DeclareForBid(reading.grant(Ability(STANDING, [], [], statements=[statement])), THIS_BID)


def add_now(reading: Reading, number: Number, whose: Detail) -> Deed:
    return for_this_bid(reading, add_to_bids(reading, number, whose))


def counts_for_nothing_now(reading: Reading) -> Deed:
    return CountForNothing(reading.subject())


def is_marked_for_bid(reading: Reading, watched: Watched) -> Happens:
    """Its player marks it for a claim, or for an answer to one."""
    marked = next(verb for verb in SUFFERED if verb.words == "is marked")
    trigger = happens(reading, watched, Doing(marked))
    return Happens(trigger.fact, Such(watched.noun, MarkedForBid()), None, f"{trigger.text()} for a bid", trigger.own)


BIDS: Final = '("bids" | "claims" | ("a" | "any" | "each" | "the") ("bid" | "claim") | "bidding")'
ANSWERS: Final = (
    '(("or" | "and") "for"? ("an" | "a" | "in" | "as" "an" | "to")? ("answer" | "answers" | "bid" | "bids" | "counterclaim")'
    ' ("to" (("a" | "any") ("bid" | "claim") | "one" | "it" | "claims"))?'
    ' | ("or" | "and") ("for" "answering" | "to" "answer") ("a" | "any" | "one") ("bid" | "claim")?)?'
)
ANSWERED: Final = ANSWERS.removesuffix("?")
A_BID: Final = '("bids" | ("a" | "any" | "each" | "the") "bid" | "bidding")'
A_CLAIM: Final = '("claims" | ("a" | "any" | "each" | "the") "claim")'
MARKS_IT: Final = '("it" | "he" | "they") ("is" | "are") "marked"'
WHENEVER: Final = '("when" | "whenever" | "if")'
FOR_BIDS: Final = f'(for_bids | {WHENEVER} ({MARKS_IT} | "marked") ("for" side | answering))'
IN_ANSWER: Final = '("to" "answer" | ("in" | "as" ("an" | "the")?) "answer" "to" | "against")'
THIS_ONE: Final = '("this" | "that" | "the" | "the" "current") ("bid" | "claim")'
SETTLED: Final = '("settled" | "decided" | "compared" | "resolved" | "over")'
UNDER_WAY: Final = (
    '("being" ("settled" | "made" | "decided" | "resolved" | "answered") | "under" "way" | "going" "on"'
    ' | "undecided" | "open" | "pending")'
)
COUNT: Final = '("counts" | "count")'
MORE: Final = '("more" | "additional" | "extra")'
SUM, HAVE_BEEN = '("bid" | "claim" ("or" "answer")?)', '(("have" | "has") "been" | "were" | "was")'
BEING: Final = '("is" | "are")'
GAIN: Final = '("gain" | "gains" | "get" | "gets" | "receive" | "receives")'
POINTS: Final = '("victory" ("point" | "points"))'
EACH_BID: Final = '"for" "each" ("bid" | "claim") ("you" | "he" | "they") ("win" | "wins")'
PRIZES: Final = Needs(deeds=bit_of(BID_PRIZE))
ITS: Final = '("its" | "their" | "his" | "the")'
COST: Final = '("power" | "gold")? "cost"'
HIGH: Final = '("higher" | "more")'
AS_IF: Final = '"as" ("if" | "though") (("its" | "their") ("power" | "gold")? "cost" ("was" | "were" | "is"))'
HIGHER: Final = (
    f'"as" "having" "a"? "cost" number {HIGH} | "as" number "cost"? ({MORE} | "higher") | number "cost"? {MORE}'
)
PHRASES: Final = [
    Phrase("weight", f"{COUNT} ({HIGHER} | {AS_IF} number {HIGH})", counts_more),
    Phrase("weight", f"{COUNT} ({HIGHER} | {AS_IF} number {HIGH}) for_each", counts_more_each,
           ["This creature counts as 1 more for each Elf you control for bids."]),
    Phrase("weight", f"{COUNT} {AS_IF} number", counts_as,
           ["When this creature is marked for a bid, it counts as if its cost were 7."]),
    Phrase("weight", f'{COUNT} "as" (("having" "a"?)? "cost" number | number | "a"? number "cost")', counts_as),
    Phrase("weight", f'{COUNT} (("as" | "for")? "double" | ("as" | "for")? "twice") ({ITS} "cost")?', counts_double),
    Phrase("no_weight", '("doesn\'t" | "don\'t") "count"', counts_nothing),
    Phrase("side", f"{A_BID} {ANSWERS} | {A_CLAIM} {ANSWERED}", lambda reading: Side(False)),
    Phrase("side", A_CLAIM, lambda reading: Side(True)),
    Phrase("answering", f"{IN_ANSWER} ({A_BID} | {A_CLAIM})", lambda reading: Side(False, True)),
    Phrase("for_bids", f'("when" | "if") "answering" ({A_BID} | {A_CLAIM})', lambda reading: Side(False, True)),
    Phrase("for_bids", f'"in" ("answer" | "answers") "to" ({A_BID} | {A_CLAIM})', lambda reading: Side(False, True),
           ["This creature counts as 2 more in answer to a claim."]),
    Phrase("for_bids", f'("for" | "in" | "towards") {BIDS} {ANSWERS} | "when" "bidding"', lambda reading: Side(False)),
    Phrase("ruling", f"(weight | no_weight) {FOR_BIDS}", on_side,
           ["This creature counts double for bids.", "Elves you control count as 1 more when marked for a claim."]),
    Phrase("ruling", f'("adds" | "add") number "to" {BIDS} {ANSWERS}', counts_more),
    Phrase("ruling", f'("adds" | "add") number "to" {BIDS} {ANSWERS} {FOR_BIDS}',
           lambda reading, number, side: side.of(BidWeight(reading.subject(), number))),
    Phrase("cost_of", f'"its" {COST}', lambda reading: said_of_marked(reading, reading.it())),
    Phrase("cost_of", f'bidder_said "\'s" {COST} | "the" {COST} "of" bidder_said', said_of_marked),
    Phrase("statement", f"cost_of (weight | no_weight) {FOR_BIDS}", on_side),
    Phrase("marked_for", f'({WHENEVER} | "as" "long" "as") "you" "mark" bidder_said ("for" side | answering)', marked_on_side),
    Phrase("marked_for", f'({WHENEVER} | "as" "long" "as") bidder_said {BEING} "marked" ("for" side | answering)',
           marked_on_side),
    Phrase("bidder_said", "self | again | enchanted_thing", same),
    Phrase("statement", 'marked_for "," ("it" | "he" | self | cost_of) weight', on_side,
           ["When you mark this creature for a bid, it counts double."]),
    Phrase("statement", f'card_payer {GAIN} number {POINTS} "instead" "of" number {POINTS}? {EACH_BID}', prize_is,
           ["You gain 2 victory points instead of one for each bid you win."], needs=PRIZES),
    Phrase("statement", f"card_payer {GAIN} number {MORE} {POINTS} {EACH_BID}", prize_more, needs=PRIZES),
    Phrase("statement", 'owner ("bids" | "claims") ("are" | "count" "as"?) number ("higher" | "more")', your_bids,
           ["Your bids are 2 higher."]),
    Phrase("statement", '"add" number "to" owner ("bids" | "claims")', add_to_bids, ["Add 2 to your bids."]),
    Phrase(ORDER, '"add" number "to" owner ("bid" | "claim") ("in" "the" "current" ("bid" | "claim"))?'
           f' | "add" number "to" owner ("sum" | "total") ("in" | "for" | "of") {THIS_ONE} ("that" "is" {UNDER_WAY})?', add_now,
           ["Add 4 to your bid."]),
    Phrase(TOLD, f'("doesn\'t" | "don\'t") "count" (("for" | "in") ("it" | {THIS_ONE}))?', counts_for_nothing_now,
           ["Target creature marked for this claim doesn't count."]),
    Phrase("post", '("that" ("is" | "was" | "are" | "were"))? "marked" "for" ("this" | "the" "current") ("bid" | "claim")',
           lambda reading: Detail("quality", MarkedForBid())),
    Phrase("post", '"marked" "for" "the" "same" ("bid" | "claim" | "side" | "answer")',
           lambda reading: Detail("quality", MarkedBeside()),
           ["When this creature is marked for a bid, it counts as 1 more for each other Elf marked for the same bid."]),
    Phrase("happening", f'watched {BEING} "marked" "for" {BIDS} {ANSWERS}', is_marked_for_bid,
           ["Whenever this creature is marked for a bid, draw a card."]),
    Phrase("time_condition", '("during" | "in") ("a" | "any" | "the" | "the" "current") ("bid" | "claim")',
           lambda reading: BidUnderWay(False), ["Play only during a claim."]),
    Phrase("time_condition", f'"as" "long" "as" ("a" | "any" | "the") ("bid" | "claim") "is" {UNDER_WAY}',
           lambda reading: BidUnderWay(False)),
    Phrase(ORDER, f'("until" {THIS_ONE} "is" {SETTLED} ",")? ("the" ("sum" | "size") "of")? owner {SUM}'
           ' ("is" | "counts") number ("higher" | "more") ("for" "this" ("bid" | "claim"))?',
           lambda reading, whose, number: add_now(reading, number, whose),
           ["Target player's bid is 3 higher."]),
    Phrase("time_condition",
           f'"after" ("residents" | "creatures" | "a" "resident") {HAVE_BEEN} "marked" "for" {BIDS}',
           lambda reading: BidUnderWay(True)),
]  # fmt: skip
