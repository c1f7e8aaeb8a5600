"""How AVA's bids are compared, in words: who wins when numbers are equal, and that the fewest win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.places import SEAT_THING, CardId, Seat
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import THIS_ONE, WHENEVER, OfBids, for_this_bid
from wtactics.kits.realm.speech.stakes import TIES, WinsTies
from wtactics.language.phrase import ORDER, Phrase
from wtactics.rulesets.ava.terms import FEWEST_WIN
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.things.meaning import Things, You


class WinsTiesWith(WinsTies):
    """Of equal bids you win the one for which you have marked such a card."""

    def __init__(self, marked: Things) -> None:
        super().__init__(You())
        self.marked: Final = marked

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return i64(super().alters(t, what, seat, c, usual) > 0 and self.is_marked(t, seat))

    def is_marked(self, t: Table, seat: Seat) -> bool:
        for card in self.marked.of(t):
            if card < SEAT_THING and t.is_bid(card) and t.controller[card] == seat:
                return True
        return False

    def text(self) -> str:
        return f"if {self.marked.text()} is marked for a bid, you win it when tied"


class FewestWins(OfBids):
    """AVA-TACT-04 The lowest number above 0 wins instead of the highest."""

    def law(self) -> i64:
        return bit_of(FEWEST_WIN)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return i64(what == FEWEST_WIN)

    def text(self) -> str:
        return "in bids whoever marked the fewest residents, but at least one, wins"

    def now(self) -> str:
        return "in this bid whoever marked the fewest residents, but at least one, wins"


def wins_ties(reading: Reading, payer: Payer, *_it: object) -> WinsTies:
    return WinsTies(payer.players)


def you_win_ties(reading: Reading) -> WinsTies:
    return WinsTies(You())


def wins_ties_with(reading: Reading, marked: Things) -> WinsTies:
    return WinsTiesWith(marked)


def fewest_win_now(reading: Reading) -> Deed:
    return for_this_bid(reading, FewestWins())


def fewest_win(reading: Reading) -> FewestWins:
    return FewestWins()


BID: Final = '("bid" | "claim" | "discipline")'
OTHERS: Final = (
    '("and" ("any" | "one" "or" "more")? ("an" "opponent" | "another" "player" | "other" "players" | "others"'
    ' | "opponents" | "other" "player"))?'
)
ARE_TIED: Final = '("tie" | ("are" | "were") "tied" | "are" "level")'
MARKED: Final = (
    '("marked" (("for" | "in") ("a" | "the" | "any" | "that") ("bid" | "claim" | "discipline") | "for" "it")?)'
)
IN_BID: Final = '(("in" | "for") ("a" | "any" | "the" | "that") ("bid" | "claim" | "discipline") | "for" "it")'
MOST: Final = (
    f'("for" ("the" "most" ("residents" {MARKED}?)? | "the"? "highest" ("number" | "bid")) {IN_BID}? | {IN_BID})'
)
TIED: Final = f'"you" {OTHERS} {ARE_TIED} {MOST}'
WIN_IT: Final = f'"you" "win" ("it" | ("the" | "that" | "a") {BID})'
IS_MARKED: Final = f'("is" | "was") "marked" "for" ("a" | "any") {BID}'
ON_TIES: Final = '(("when" | "if") ("tied" | "you" ("are" "tied" | "tie") | "it" "is" "tied") | "on" "a" "tie")'
THE_FEWEST: Final = '"the" ("fewest" | "least") "residents"'
FOR_IT: Final = f'("for" ("it" | {THIS_ONE}) | "in" ("it" | {THIS_ONE}))?'
NO_FEWER: Final = '("but" | "yet") "at" "least" "one" "resident"?'
ONE_AT_LEAST: Final = (
    f'(("if" | "provided" "that"? | "as" "long" "as") ("he" | "they" | "that" "player") ("has" | "have")?'
    f' "marked" "at" "least" "one" {FOR_IT}'
    ' ("and" ("nobody" | "no" "one" | "no" "player") ("else" | "other")? ("has"? "marked") "as" "few")?)'
)
NONE_LOSE: Final = (
    '((("a" "player" | "players" | "whoever" | "those" | "who" "has")'
    ' ("who" | "that")? ("with" | ("has" | "have")? "marked") ("none" | "no" "residents" | "nobody")'
    ' ("never" ("wins" | "win") | ("doesn\'t" | "don\'t") "count" | ("can\'t") "win"))'
    ' | "0" "never" "wins")'
)
WITH_FEWEST: Final = f'({THE_FEWEST} "marked" | "the" ("fewest" | "least") "marked" "residents") {FOR_IT}'
WHO: Final = (
    f'("whoever" ("has" | "have")? "marked" {THE_FEWEST} {FOR_IT} | "the" "player" (("who" | "that") "has"?'
    f' "marked" {THE_FEWEST} {FOR_IT} | "with" {WITH_FEWEST}))'
)
INSTEAD: Final = (
    '("instead" ("of" ("the" "most" | "the" "one" "with" "the" "most" | "whoever" "marked" "the" "most"))?)?'
)
WINS: Final = f'"wins" ("it" | {THIS_ONE})? {INSTEAD}'
FEWEST: Final = (
    f'({WHO} {WINS} (","? {ONE_AT_LEAST} | "," {NO_FEWER} | (";" | "," "and" | "," "but" | ",") {NONE_LOSE})'
    f' | {WHO} "," ({NO_FEWER} | {ONE_AT_LEAST}) "," {WINS})'
)
WON_BY: Final = (
    f'("is" | "will" "be") "won" "by" {WHO} {INSTEAD} ("," {NO_FEWER} | ","? {ONE_AT_LEAST}'
    f' | (";" | "," "and" | "," "but") {NONE_LOSE})'
)
PHRASES: Final = [
    Phrase(STATEMENT, f'card_payer ("win" | "wins") {TIES}', wins_ties, ["You win tied bids."]),
    Phrase(STATEMENT, f'{WHENEVER} {TIED} "," {WIN_IT} | {WIN_IT} {WHENEVER} {TIED}', you_win_ties,
           ["If you and other players tie for the highest number in a bid, you win it."]),
    Phrase(STATEMENT, f'({WHENEVER} | "as" "long" "as") bidder_said {IS_MARKED}'
           f' ("and" {TIED} "," {WIN_IT} | "," "you" "win" ("it" | "that" "bid") {ON_TIES})',
           wins_ties_with),
    Phrase(STATEMENT, f'"you" "win" {TIES} {IN_BID}? ("for" "which" | "in" "which") bidder_said ("is" | "was") "marked"',
           wins_ties_with),
    Phrase(ORDER, f'"in" {THIS_ONE} ","? {FEWEST} | {THIS_ONE} {WON_BY}', fewest_win_now,
           ["In this bid whoever marked the fewest residents wins, if he marked at least one."]),
    Phrase(STATEMENT, f'"in" ("bids" | "all" "bids" | "each" "bid" | "every" "bid") ","? {FEWEST}', fewest_win),
]  # fmt: skip
