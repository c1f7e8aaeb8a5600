"""Piles and prices of armies: putting cards into the twilight and into play, what lies in a graveyard, what recruits cost."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import ASIDE, DECK, GRAVE, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, owners, put_away
from wtactics.vocabulary.deeds.journeys import PUTTING, gain_control
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import DetailPhrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause


class PutAside(Deed):
    """Cards go to their owners' twilights, from play too: that is no death."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) != ASIDE:
                put_away(t, c, ASIDE)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} into {owners(self.things, 'twilight')}")


class PutInDeck(PutAside):
    """Cards go to their owners' decks, from play too, where their order has no meaning (SLOT-DECK-07)."""

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) != DECK:
                put_away(t, c, DECK)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} into {owners(self.things, 'deck')}")


def put_in_deck(reading: Reading, things: Things, *_whose: object) -> PutInDeck:
    return PutInDeck(reading.players(), things)


def put_at_dusk(reading: Reading, things: Things, *_whose: object) -> PutInDeck:
    """Out of the twilight: from there they would go to the graveyard."""
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.where != ASIDE:
        raise Misread("cards in a twilight", things.text())
    return put_in_deck(reading, things)


def put_aside(reading: Reading, things: Things, *_whose: object) -> PutAside:
    return PutAside(reading.players(), things)


def zones() -> list[Phrase]:
    """The piles."""
    piles = (('"graveyard" | "graveyards"', GRAVE), ('"deck" | "decks"', DECK), ('"twilight" | "twilights"', ASIDE))
    return [DetailPhrase("zone", form, "where", pile) for form, pile in piles]


PHRASES: Final = [
    *zones(),
    Phrase(
        "deed", '{put} things ("into" | "in") whose_place ("twilight" | "twilights")', put_aside,
        ["[2]: Put target creature card in your graveyard into your twilight."],
    ),
    Phrase("deed", '{put} things "back"? ("into" | "in") whose_place ("deck" | "decks") "instead" "of" (("to" | "into")?'
           ' whose_place | "the" | "to" "the") "graveyard"', put_at_dusk),
    Phrase("deed", '{put} things "back"? ("into" | "in") whose_place ("deck" | "decks")', put_in_deck,
           ["[2]: Put target creature card in your graveyard into your deck."]),
    Phrase(TOLD, '("goes" | "go" | "returns" | "return") "back"? ("into" | "to" | "in") whose_place ("deck" | "decks")',
           lambda reading, *_whose: PutInDeck(You(), reading.subject()),
           ["When this creature dies, it goes back into your deck."]),
    *PUTTING,
    Phrase("deed", '({gain} | {take}) "control" "of" things', gain_control, ["[P]: Gain control of target enemy creature."]),
]  # fmt: skip
