"""Looking at hidden cards, and revealing them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import Flow, Option, Seat
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import ByEach, Deed, cards_by, cards_of, counted, seats_of, theirs
from wtactics.vocabulary.deeds.hands import drawn_by_chance, his_hand
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.mentioning import keeper
from wtactics.vocabulary.things.owning import all_in_hand, whole_hand


def everybody(t: Table) -> i64:
    """All seats, as bits."""
    return (1 << t.seats) - 1


def show_all(t: Table, cards: vec[i64], seats: i64) -> None:
    """Show these cards to these seats."""
    for c in cards:
        t.show(c, seats)


class LookAt(Deed):
    """Players see hidden cards: a hand, the top of a deck."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for seat in seats_of(t, self.players):
            t.speak_of(seat)
            show_all(t, cards_of(t, self.things), 1 << seat)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "look", f"at {self.things.text()}")


class Reveal(Deed):
    """Everybody sees these cards."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        show_all(t, cards_by(t, self.players, self.things), everybody(t))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "reveal", self.things.text())


class RevealAtRandom(ByEach):
    """Players show cards of their hands, picked by chance, to everybody."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        show_all(t, drawn_by_chance(t, seat, n), everybody(t))

    def text(self) -> str:
        return clause(
            self.players, "reveal", f"{counted(self.number, 'card')} at random from {theirs(self.players)} hand"
        )


def cards_alone(things: Things) -> Things:
    """Nobody looks at players."""
    if things.people():
        raise Misread("cards", things.text())
    return things


def look_at(reading: Reading, things: Things) -> LookAt:
    return LookAt(reading.players(), reading.lay_open(cards_alone(things)))


def look_at_hand(reading: Reading, whose: Detail) -> LookAt:
    return LookAt(reading.players(), reading.lay_open(whole_hand(reading, whose)))


def reveal(reading: Reading, things: Things) -> Reveal:
    reading.revealed = reading.lay_open(cards_alone(things))
    return Reveal(reading.players(), things)


def reveal_hand(reading: Reading, whose: Detail) -> Reveal:
    reading.revealed = reading.lay_open(whole_hand(reading, whose))
    return Reveal(reading.players(), reading.revealed)


def reveal_at_random(reading: Reading, number: Number, whose: Detail) -> RevealAtRandom:
    return RevealAtRandom(reading.players() if reading.actor is not None else keeper(whose), number)


def shown_to_you(reading: Reading, whose: Detail) -> LookAt:
    """He shows you his hand: nobody else sees it."""
    his_hand(reading, whose)
    return LookAt(You(), reading.lay_open(all_in_hand(reading.players())))


HIS_HAND: Final = '("all" "the"? "cards" ("in" | "from" | "of"))? owner "hand"'
PHRASES: Final = [
    Phrase(
        TOLD,
        f'{{reveal}} ("you" {HIS_HAND} | {HIS_HAND} "to" "you")',
        shown_to_you,
        ["Target opponent shows you his hand."],
    ),
    Phrase("deed", '{look} "at" things', look_at, ["Look at the top three cards of your deck."]),
    Phrase("deed", '{look} "at" owner "hand"', look_at_hand, ["Look at target player's hand."]),
    Phrase(
        "deed",
        '{reveal} things ("to" ("all" | "each" "of"? "the"?) ("players" | "player" | "opponents" | "opponent"))?',
        reveal,
        ["Reveal the top card of your deck."],
    ),
    Phrase("deed", '{reveal} owner "hand"', reveal_hand, ["Target player reveals his hand."]),
    Phrase(
        "deed",
        '{reveal} number ("card" | "cards") "at" "random" "from" owner "hand"',
        reveal_at_random,
        ["Target opponent reveals a card at random from his hand."],
    ),
]
