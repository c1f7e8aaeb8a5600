"""Which cards players cannot play: events, Elf cards, cards that cost 3 or more."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import BE_PLAYED, Statement
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import PLAYING, PLAYING_CARDS, bit
from wtactics.vocabulary.rulings.meaning import Cant, Law, Such
from wtactics.vocabulary.rulings.pricing import each_alone, playable


def cant_play(reading: Reading, *sorts: Sort) -> Statement:
    """Cards at large, or those of these sorts."""
    players, such = reading.players(), playable(CardNoun(list(sorts), ANYWHERE))
    return Cant(players, PLAYING_CARDS) if such.text(True) == "cards" else Law(players, PLAYING, Such(such))


def cant_play_such(reading: Reading, sort: Sort, *said: Detail) -> Statement:
    """Cards of which more is true."""
    return Law(reading.players(), PLAYING, Such(playable(each_alone([sort], *said))))


PLAYED: Final = Needs(deeds=bit(BE_PLAYED))
PHRASES: Final = [
    Phrase("forbidden", '"play" (sorts | card_sorts) (("or" | "and") (sorts | card_sorts))*', cant_play,
           ["Opponents can't play events.", "Target player can't play Elf cards this turn."], needs=PLAYED),
    Phrase("forbidden", '"play" ("a" | "an" | "any") (sort | card_sort)', cant_play,
           ["Target player can't play a creature this turn."], needs=PLAYED),
    Phrase("forbidden", '"play" (sorts | card_sorts | ("a" | "an" | "any") (sort | card_sort)) quality+', cant_play_such,
           ["Opponents can't play cards that cost 3 or more."], needs=PLAYED),
]  # fmt: skip
