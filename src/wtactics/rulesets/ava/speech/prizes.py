"""What AVA says of bids: residents count by number; the advantage of a discipline is gained once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.places import DISCIPLINES, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import BidWeight, MarkedForBid, counts_as, for_this_bid
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.rulesets.ava.table import AvaTable
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.watching import Watched, call, says


class PrizePhrase(Phrase):
    """AVA-TACT-05 A player takes the advantage of a discipline, and no victory point for it."""

    def __init__(self, discipline: int) -> None:
        word = DISCIPLINES[discipline]
        body = f'"{word.lower()}"'
        form = (
            f'anyone (winning | "take" | "takes" | "choose" | "chooses") ("the"? "advantage" ("of" | "for" | "in") {body}'
            f' | ("the" | "a") {body} "advantage" | {body} "\'s" "advantage")'
        )
        super().__init__("happening", form, self.read, [f"Whenever you gain the advantage of {word}, draw a card."])
        self.discipline: Final = discipline

    def read(self, reading: Reading, who: Watched, *_winning: None) -> Trigger:
        call(reading, who, True)
        words = says(who, f"gain the advantage of {DISCIPLINES[self.discipline]}")
        return Comes(facts.PRIZED, [self.discipline], who.noun, words)


def takes_points(reading: Reading, who: Watched, *number: Number) -> Trigger:
    """AVA-TACT-06 A winner takes 1 VP, and not the advantage."""
    if number and plain(number[0]) != 1:
        raise Misread("1 VP", number[0].text())
    call(reading, who, True)
    n = len(DISCIPLINES)
    return Comes(facts.PRIZED, [*range(n, 2 * n)], who.noun, says(who, "take 1 VP instead of an advantage"))


class WinsAll(Comes):
    """AVA-TACT-07 A player has won all three disciplines."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, AvaTable)
        return super().matches(t, a, b, n) and t.won[0] == t.won[1] == t.won[2]


def wins_all(reading: Reading, who: Watched) -> Trigger:
    call(reading, who, True)
    return WinsAll(facts.BID_WON, [], who.noun, says(who, "win all three disciplines"))


def takes_points_so(reading: Reading, who: Watched) -> Trigger:
    """AVA-TACT-06, AVA-TACT-07 A winner takes VP for a discipline, or for all three."""
    call(reading, who, True)
    n = len(DISCIPLINES)
    return Comes(facts.PRIZED, [*range(n, 2 * n + 1)], who.noun, says(who, "take VP for a bid"))


def counts_now(reading: Reading, number: Number) -> Deed:
    """Of those who are marked for the claim under way, nothing else could be meant."""
    noun = reading.noun_of(reading.subject())
    if not isinstance(noun, CardNoun) or not any(isinstance(quality, MarkedForBid) for quality in noun.qualities):
        raise Misread('"for this bid"', "no bid")
    return for_this_bid(reading, BidWeight(reading.subject(), number, True))


TAKE: Final = '("take" | "takes" | "choose" | "chooses" | "gain" | "gains")'
BID: Final = '(("a" | "any" | "his" | "winning" "a" | "a" "won") ("bid" | "discipline") | "bids" | "winning" "bids")'
TACTICS: Final = '(("in" | "during") ("a" | "any" | "the" | "your" | "each") "tactics" ("phase" | "phases"))'
PHRASES: Final = [
    *(PrizePhrase(i) for i in range(len(DISCIPLINES))),
    Phrase("happening", f'anyone {TAKE} (number | "a")? "vp" "instead" "of" ("an" | "the" | "any" | "his" | "its") "advantage"',
           takes_points, ["Whenever you take 1 VP instead of an advantage, draw a card."]),
    Phrase("happening", f'anyone {TAKE} ("any" | "the")? "vp" (("for" | "from") {BID} | {TACTICS})', takes_points_so,
           ["Whenever an opponent takes VP for a bid, draw a card."]),
    Phrase("happening", 'anyone ("win" | "wins" | ("have" | "has") "won") ("all" "the"? "three"? | "the" "three")'
           ' ("bids" | "disciplines")'
           ' ("in" ("one" | "a" | "the" "same" | "the") "tactics" "phase")?', wins_all,
           ["Whenever you win all three disciplines, draw a card."]),
    Phrase(CHANGED, '("counts" | "count") "as" number ("residents" | "creatures" | "resident" | "creature")', counts_now),
    Phrase("weight", '("counts" | "count") "as" number ("residents" | "creatures" | "resident" | "creature")', counts_as,
           ["This creature counts as two residents for bids."]),
]  # fmt: skip
