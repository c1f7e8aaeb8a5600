"""What AVA says of bids: residents count by number; the advantage of a discipline is gained once."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.places import DISCIPLINES
from wtactics.kits.realm.speech.bidding import BidWeight, MarkedForBid, counts_as, for_this_bid
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.watching import Watched, call, says


class PrizePhrase(Phrase):
    """AVA-TACT-05 A player takes the advantage of a discipline, and no victory point for it."""

    def __init__(self, discipline: int) -> None:
        word = DISCIPLINES[discipline]
        body = f'"{word.lower()}"'
        form = f'anyone winning ("the"? "advantage" ("of" | "for" | "in") {body} | ("the" | "a") {body} "advantage")'
        super().__init__("happening", form, self.read, [f"Whenever you gain the advantage of {word}, draw a card."])
        self.discipline: Final = discipline

    def read(self, reading: Reading, who: Watched, _winning: None) -> Trigger:
        call(reading, who, True)
        words = says(who, f"gain the advantage of {DISCIPLINES[self.discipline]}")
        return Comes(facts.PRIZED, [self.discipline], who.noun, words)


def counts_now(reading: Reading, number: Number) -> Deed:
    """Of those who are marked for the claim under way, nothing else could be meant."""
    noun = reading.noun_of(reading.subject())
    if not isinstance(noun, CardNoun) or not any(isinstance(quality, MarkedForBid) for quality in noun.qualities):
        raise Misread('"for this bid"', "no bid")
    return for_this_bid(reading, BidWeight(reading.subject(), number, True))


PHRASES: Final = [
    *(PrizePhrase(i) for i in range(len(DISCIPLINES))),
    Phrase(CHANGED, '("counts" | "count") "as" number ("residents" | "creatures" | "resident" | "creature")', counts_now),
    Phrase("weight", '("counts" | "count") "as" number ("residents" | "creatures" | "resident" | "creature")', counts_as,
           ["This creature counts as two residents for bids."]),
]  # fmt: skip
