"""Answers in words: how an answer compares with the claim, and what is done if the bid under way is won, or not won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_BID
from wtactics.engine.meaning import DONE_ONCE, Ability, Noun, Number
from wtactics.engine.places import Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import (
    IN_ANSWER,
    PRIZES,
    THIS_ONE,
    WHENEVER,
    BidBonus,
    DeclareForBid,
    MarkedForBid,
    Side,
    add_now,
    for_this_bid,
    on_side,
)
from wtactics.kits.realm.speech.claims import ClaimOf
from wtactics.kits.realm.speech.outbid import ANY_BID
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.waiting import THIS_ONE as FIRST
from wtactics.vocabulary.deeds.waiting import Delay
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import YOURS as YOUR_OWN
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed, keeping
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.triggers.meaning import Comes, Very
from wtactics.vocabulary.triggers.watching import Watched, call

OVER, AT_LEAST, AS_LARGE, HIGHEST, GIVEN = range(5)  # how an answer stands
STANDS: Final = {
    OVER: "your answer is larger than the claim",
    AT_LEAST: "your answer is at least as large as the claim",
    AS_LARGE: "your answer is exactly as large as the claim",
    HIGHEST: "your answer is the highest",
    GIVEN: "you have answered it",
}


class AnswerStands(Comes):
    """A claim is not won by who made it, and the answer to it stands so: looked at as they are compared (ARC-TACT-06)."""

    def __init__(self, players: Noun, how: int, words: str) -> None:
        super().__init__(facts.BID_MISSED, [], players, words)
        self.how: Final = how

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return isinstance(t, Realm) and t.you != t.active and super().matches(t, a, b, n) and self.stands(t)

    def stands(self, t: Realm) -> bool:
        """Does your answer stand so, with the claim and with the answers of others?"""
        if self.how == GIVEN:
            return t.you in [t.bids[i] for i in range(0, len(t.bids), 2)]
        yours, claim = t.size_of(t.you), t.size_of(t.active)
        if self.how == OVER:
            return yours > claim
        if self.how == AT_LEAST:
            return yours >= claim
        if self.how == AS_LARGE:
            return yours == claim
        others = [t.size_of(seat) for seat in range(t.seats) if seat not in (t.you, t.active) and t.out[seat] == 0]
        return yours > max([0, *others])


class SettledSo(Comes):
    """The bid under way is won by who claimed it, or not won."""

    def __init__(self, won: bool, players: Noun | None) -> None:
        super().__init__(facts.BID_WON if won else facts.BID_MISSED, [], players, "")
        self.won: Final = won

    def text(self) -> str:
        who = "this bid is" if self.players is None else f"{self.players.text(False)} "
        if self.players is None:
            return f"if {who} {'won' if self.won else 'not won'}"
        yours = isinstance(self.players, Very) and isinstance(self.players.things, You)
        verb = ("win" if yours else "wins") if self.won else f"{'don' if yours else 'doesn'}'t win"
        return f"if {who}{verb} this bid"


class DelayInBid(Delay):
    """It waits for the end of the bid under way; without one it is said in vain."""

    def __init__(self, ability: Ability) -> None:
        super().__init__(ability, THIS_BID, FIRST, You())

    def do(self, t: Table, answer: Option) -> Flow:
        return super().do(t, answer) if t.bids_now() else NEXT

    def text(self) -> str:
        trigger = self.ability.trigger
        return trigger.text() if trigger is not None else ""


def stands_so(reading: Reading, who: Watched, how: int) -> AnswerStands:
    call(reading, who, True)
    return AnswerStands(who.noun, how, f"whenever {who.words}'s claim isn't won and {STANDS[how]}")


def is_settled(reading: Reading, won: bool) -> Later:
    return Later(SettledSo(won, None), DONE_ONCE, kept=keeping(reading))


class AnswerStood(AnswerStands):
    """The same of the bid under way, whoever has claimed."""

    def text(self) -> str:
        return f"if {STANDS[self.how]}"


def stands_then(reading: Reading, how: int) -> Later:
    """Of an answer to the claim under way: how it stands as they are compared."""
    if how == GIVEN:
        raise Misread("how the answer stands", STANDS[GIVEN])
    return Later(AnswerStood(PlayerNoun(True), how, ""), DONE_ONCE, kept=keeping(reading))


def he_settles(reading: Reading, who: Things, won: bool) -> Later:
    return Later(SettledSo(won, Very(who)), DONE_ONCE, kept=keeping(reading))


def when_settled(reading: Reading, later: Later, steps: Steps) -> Steps:
    """What is done then, once, and about nothing but this bid."""
    if reading.word not in ("event", "magic") and not reading.mentions:
        raise Misread("a bid that is under way", "none")
    *kept, delay = delayed(reading, later, steps, THIS_BID)
    assert isinstance(delay, Delay)
    return [*kept, DelayInBid(delay.ability)]


def so_much_more(reading: Reading, number: Number) -> Deed:
    """To what the sentence before adds something to."""
    for step in reading.last_said:
        statement = step.ability.statements[0] if isinstance(step, DeclareForBid) else None
        if isinstance(statement, BidBonus):
            return for_this_bid(reading, BidBonus(statement.players, number))
    raise Misread("to what it is added", "nothing that the sentence before adds to")


def marked_in_answer(reading: Reading) -> Detail:
    """Those of a spell are marked for the bid under way, and whoever plays it answers the claim."""
    if reading.word not in ("event", "magic"):
        raise Misread("which claim is answered", "any")
    return Detail("all", [Detail("whose", YOUR_OWN), Detail("quality", MarkedForBid())])


class StandsPhrase(Phrase):
    """How your answer stands."""

    def __init__(self, rule: str, form: str, how: int) -> None:
        super().__init__(rule, form, self.give)
        self.how: Final = how

    def give(self, reading: Reading) -> int:
        return self.how


ANSWER: Final = '(("answer" | "counter" "-" "bid" | "counterbid" | "bid" | "sum" | "counter" "-" "sum") ("to" "it")?)'
THE_CLAIM: Final = '(("the" | "that" | "this" | "his") ("claim" | "bid") ("\'s" "sum")? | "it")'
BE: Final = '("is" | "was")'
LARGER: Final = '("larger" | "higher" | "greater" | "bigger" | "more")'
LARGE: Final = '("large" | "high" | "great" | "big")'
AGAINST: Final = '("against" | "to" "answer" | "in" "answer" "to" | "for" "an" "answer" "to")'
SOME: Final = (
    '(("a" | "any" | "at" "least" "one" | "one" | "some")? ("resident" | "residents" | "creature" | "creatures"))'
)
HAVE: Final = '("have" | "had")?'
NOT_WON: Final = f'{THE_CLAIM} ("is" "not" | "isn\'t") ("won" | "successful") | {THE_CLAIM} ("fails" | "is" "lost")'
YOURS: Final = '("your" | "his" | "their")?'
TO_A_CLAIM: Final = f'("answer" | "counterbid") ("to" ({ANY_BID} | {THIS_ONE} | "it"))?'
PHRASES: Final = [
    StandsPhrase("compared_so", f'{BE} {LARGER} "than" {THE_CLAIM}', OVER),
    StandsPhrase("compared_so", f'{BE} "at" "least" "as" {LARGE} "as" {THE_CLAIM}', AT_LEAST),
    StandsPhrase("compared_so", f'{BE} ("exactly"? "as" {LARGE} "as" | "equal" "to") {THE_CLAIM}', AS_LARGE),
    StandsPhrase("compared_so", f'{BE} "the" ("highest" | "largest" | "best") ("of" "all"? "the"? "answers" | "answer")?',
                 HIGHEST),
    Phrase("answer_stands", f'"your" {ANSWER} compared_so', lambda reading, how: how),
    StandsPhrase("answer_stands", f'"you" {HAVE} ("answered" "it"?'
                 f' | "marked" {SOME} ({AGAINST} {THE_CLAIM} | "for" "it" | "in" "answer"))',
                 GIVEN),
    Phrase("happening", 'claimant ("claim" | "bid") ("is" "not" | "isn\'t") ("won" | "successful") "and" answer_stands',
           stands_so, ["Whenever an opponent's claim isn't won and your answer is the highest, draw a card."], needs=PRIZES),
    Phrase("happening", '"your" ("answer" | "bid" | "sum") ("to" | "against") claimant ("claim" | "bid") compared_so',
           stands_so,
           ["Whenever your answer to an opponent's claim is larger than the claim, draw a card."], needs=PRIZES),
    Phrase("happening", f'"you" {HAVE} (("answer" | "answered") | ("mark" | "marked") {SOME} {AGAINST})'
           f' claimant ("claim" | "bid") ("and" | ","? "but") ({NOT_WON})',
           lambda reading, who: stands_so(reading, who, GIVEN),
           ["Whenever you answer an opponent's claim and that claim is not won, draw a card."], needs=PRIZES),
    Phrase("fronted", 'bid_settled ("," | "then") effects', when_settled,
           ["Gain 1 victory point. If this bid is not won, draw a card."], needs=PRIZES),
    Phrase("bid_settled", f'("if" | "when") ({THIS_ONE} | "it") goes_so', is_settled),
    Phrase("bid_settled", '("if" | "when") settler comes_off', he_settles),
    Phrase("bid_settled", '("if" | "when") answer_stands', stands_then),
    Phrase("settler", '"you"', lambda reading: You()),
    Phrase("settler", '"he" | "they"', lambda reading: reading.he()),
    Phrase("settler", "he_player", lambda reading, who: who),
    Phrase("time_condition", '"after" ("an" "opponent" "\'s" ("claim" | "bid") | ("a" | "any") ("claim" | "bid") ("of" | "by")'
           ' "an" "opponent")', lambda reading: ClaimOf(False), ["Play only after an opponent's claim."], needs=CITIES),
    Phrase("answering", f'{IN_ANSWER} ("an" "opponent" "\'s" ("claim" | "bid") | "opponents" "\'" ("claims" | "bids"))',
           lambda reading: Side(False, True)),
    Phrase("ruling", f'(weight | no_weight) {WHENEVER} "you" "mark" ("it" | "them" | "him") ("for" side | answering)', on_side,
           ["Other creatures you control count double when you mark them to answer an opponent's claim."]),
    Phrase(ORDER, f'"add" number "to" owner ("bid" | "claim" | "sum") "or" "to"? {YOURS} {TO_A_CLAIM}', add_now,
           ["Add 3 to your claim or to your answer to a claim."]),
    Phrase(ORDER, f'"add" number "to" owner "answer" ("to" ({ANY_BID} | {THIS_ONE} | "it"))?', add_now,
           ["Add 3 to your answer to a claim."]),
    Phrase(ORDER, '"add" number', so_much_more, ["Add 2 to your bid. If you control an Elf, add 3 instead."]),
    Phrase("post", f'("that" | "which")? "you" ("have" | "had")? ("mark" | "marked")'
           f' ("in" "answer" | "to" "answer" | "against") ("to"? {THE_CLAIM})?', marked_in_answer,
           ["Residents you mark in answer count 1 more."]),
]  # fmt: skip
