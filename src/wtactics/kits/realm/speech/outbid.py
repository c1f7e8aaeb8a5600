"""Bids that somebody has claimed, in words: that he wins or loses what he claimed, and that a creature wins its bid."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.engine.places import DISCIPLINES, CardId
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import PRIZES, THIS_ONE, MarkedForBid, for_this_bid, is_marked_for_bid
from wtactics.kits.realm.speech.winnings import won_with
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import This
from wtactics.vocabulary.triggers.handling import hear_bid
from wtactics.vocabulary.triggers.meaning import Comes, Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import (
    Watched,
    any_opponent,
    any_player,
    says,
    you_yourself,
)


def settles(reading: Reading, who: Watched, won: bool, disciplines: list[int]) -> Comes:
    """Whoever claims wins or loses: the others only answer."""
    hear_bid(reading, who)
    name = f" for {DISCIPLINES[disciplines[0]]}" if disciplines else ""
    words = says(who, f"{'win' if won else 'lose'} a bid{name}")
    return Comes(facts.BID_WON if won else facts.BID_MISSED, disciplines, who.noun, words)


def claims_and(reading: Reading, who: Watched, *said: int | bool) -> Comes:
    return settles(reading, who, bool(said[-1]), [int(each) for each in said[:-1]])


def claim_of(reading: Reading, who: Watched, won: bool) -> Comes:
    return settles(reading, who, won, [])


def creature_wins(reading: Reading, marked: Watched, *disciplines: int) -> Trigger:
    """Its controller wins a bid for which it is marked; of this creature that is you."""
    who = you_yourself(reading) if isinstance(marked.very, This) else any_player(reading)
    return won_with(reading, who, *disciplines, marked)


class MarkedForOne(MarkedForBid):
    """A card is marked for the bid under way, which is one for this discipline."""

    def __init__(self, discipline: int) -> None:
        self.discipline: Final = discipline

    def holds(self, t: Table, c: CardId) -> bool:
        return t.is_bid(c) and t.bid_for() == self.discipline

    def behind(self) -> str:
        return f"marked for a bid for {DISCIPLINES[self.discipline]}"


def marked_for_one(reading: Reading, watched: Watched, discipline: int) -> Happens:
    """Its player marks it for a claim of this discipline, or for an answer to one."""
    bid = is_marked_for_bid(reading, watched)
    marked = Such(watched.noun, MarkedForOne(discipline))
    return Happens(bid.fact, marked, None, f"{bid.text()} for {DISCIPLINES[discipline]}", bid.own)


def check_itself(watched: Watched) -> None:
    """None but its controller marks a card for a bid: you do so with no other than the one that speaks."""
    if not isinstance(watched.very, This):
        raise Misread("the card itself", watched.words)


def you_mark(reading: Reading, watched: Watched, *discipline: int) -> Happens:
    check_itself(watched)
    return marked_for_one(reading, watched, *discipline) if discipline else is_marked_for_bid(reading, watched)


def opponents_claim(reading: Reading) -> Watched:
    return any_opponent(reading)


WINS: Final = '("wins" | "win") ("it" | ("the" | "that" | "this" | "a" | "his" | "their" | "your") ("bid" | "claim"))?'
LOSES: Final = (
    '("loses" | "lose" | ("doesn\'t" | "don\'t" | ("fail" | "fails") "to") "win")'
    ' ("it" | ("the" | "that" | "this" | "a" | "his" | "their" | "your") ("bid" | "claim"))?'
)
A_DISCIPLINE: Final = '("a" | "any") "discipline"'
AND: Final = '("and" | ","? "but")'
A_BID: Final = '("bid" | "claim")'
ANY_BID: Final = f'("a" | "any") {A_BID}'
OF_DISCIPLINE: Final = f'({ANY_BID} ("for" | "of") discipline | ("a" | "any") discipline {A_BID})'
PHRASES: Final = [
    Phrase(CHANGED, f'weight ("for" | "in") ({THIS_ONE} | "it" | "its" ("bid" | "claim"))', for_this_bid,
           ["Target creature counts double for this bid."]),
    Phrase("comes_off", f"{WINS}", lambda reading: True),
    Phrase("comes_off", f"{LOSES}", lambda reading: False),
    Phrase("goes_so", '"is" "won" | "succeeds" | "is" "successful"', lambda reading: True),
    Phrase("goes_so", '"is" ("lost" | "beaten" | "unsuccessful" | "not" "won") | "isn\'t" ("won" | "successful") | "fails"',
           lambda reading: False),
    Phrase("happening", f'anyone ("claim" | "claims") {A_DISCIPLINE} {AND} comes_off', claims_and,
           ["Whenever an opponent claims a discipline and doesn't win the bid, he loses 1 victory point."], needs=PRIZES),
    Phrase("happening", f'anyone ("claim" | "claims") discipline {AND} comes_off', claims_and, needs=PRIZES),
    Phrase("claimant", '"your"', you_yourself),
    Phrase("claimant", '"an" "opponent" "\'s"', opponents_claim),
    Phrase("claimant", '("a" | "any") "player" "\'s"', any_player),
    Phrase("happening", f"claimant {A_BID} goes_so", claim_of,
           ["Whenever an opponent's claim fails, draw a card."], needs=PRIZES),
    Phrase("happening", f'("a" | "any") {A_BID} ("of" | ("made" | "claimed")? "by") anyone goes_so', claim_of, needs=PRIZES),
    Phrase("happening", f'watched ("win" | "wins") ("a" | "any" | "its") {A_BID} ("for" discipline)?', creature_wins,
           ["Whenever this creature wins a bid, draw a card."], needs=PRIZES),
    Phrase("happening", f'watched ("win" | "wins") "a" discipline {A_BID}', creature_wins, needs=PRIZES),
    Phrase("happening", f'watched ("is" | "are") "marked" "for" {OF_DISCIPLINE}', marked_for_one,
           ["Whenever this creature is marked for a Soul bid, draw a card."]),
    Phrase("happening", f'"you" "mark" watched "for" ({OF_DISCIPLINE} | {ANY_BID})', you_mark,
           ["Whenever you mark this creature for a bid, draw a card."]),
    Phrase("happening", f'watched ("is" | "was") "marked" "for" "a" {A_BID} "that"? ("you" "win" | "is" "won")', creature_wins,
           needs=PRIZES),
    Phrase("post", f'("that" ("is" | "was" | "are" | "were"))? "marked" "for" ("a" | "any") {A_BID}',
           lambda reading: Detail("quality", MarkedForBid()),
           ["Target creature marked for a claim doesn't count for that claim."], needs=PRIZES),
]  # fmt: skip
