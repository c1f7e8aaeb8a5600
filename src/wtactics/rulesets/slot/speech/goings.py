"""Goings, in words: a creature moves into a row or a column in which it was not, or out of one; who looks into a twilight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun
from wtactics.engine.places import ASIDE, CREATURE, DECK, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import SLOTS
from wtactics.rulesets.slot.speech.spots import FLANKING, IN_BACK, IN_FRONT, SHARED, TOGETHER, Spot
from wtactics.rulesets.slot.speech.vacancies import inner
from wtactics.vocabulary.deeds.looking import LookAt
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.describing import namesake
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.active import told_whose
from wtactics.vocabulary.things.meaning import All, This, clause, possessive
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says

ROWS: Final = ("front", "back")


class Goes(Happens):
    """SLOT-MOVE-08 A creature makes a move, be it in exchange for another, that takes it into such slots or out of them."""

    def __init__(self, noun: Noun | None, spots: list[Spot], out: bool, words: str, own: bool) -> None:
        super().__init__(facts.SHIFTED, noun, None, words, own)
        self.spots: Final = spots
        self.out: Final = out

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if n < SLOTS:  # it is elsewhere, but has made no move
            return False
        seat, there, before = t.place[a] >> 4, n % SLOTS, n // SLOTS - 1
        if self.is_in(t, seat, there) == self.out or self.is_in(t, seat, before) != self.out:
            return False
        return super().matches(t, a, b, n)

    def is_in(self, t: Table, seat: i64, slot: i64) -> bool:
        """Is this slot of the army one of those?"""
        for spot in self.spots:
            if not spot.admits(t, seat, slot):
                return False
        return True


def goes(reading: Reading, watched: Watched, where: Detail, out: bool) -> Goes:
    """Where it goes is never said by where it stands itself."""
    spots = [each.value for each in inner(where)]
    for spot in spots:
        if not isinstance(spot, Spot) or IN_BACK < spot.relation < TOGETHER or spot.relation >= FLANKING:
            raise Misread("a row or a column", "another place")
        if watched.own() and isinstance(spot.of, This):
            raise Misread("a row or a column of another one", "its own")
    call(reading, watched, False)
    words = says(watched, f"move {'from' if out else 'into'} {called(spots)}")
    return Goes(watched.noun, spots, out, words, watched.own())


def called(spots: list[Spot]) -> str:
    """The row, the column of somebody, or a slot of it."""
    row = next((ROWS[int(spot.relation)] for spot in spots if spot.of is None), "")
    shape = next(
        (f"{possessive(spot.of)} {SHARED[spot.relation - TOGETHER]}" for spot in spots if spot.of is not None), ""
    )
    return f"the {row} slot of {shape}" if row and shape else shape or f"the {row} row"


def goes_into(reading: Reading, watched: Watched, where: Detail) -> Goes:
    return goes(reading, watched, where, False)


def goes_out(reading: Reading, watched: Watched, where: Detail) -> Goes:
    return goes(reading, watched, where, True)


class LookAtDusk(LookAt):
    """SLOT-TWI-03 A player sees what lies in the enemy twilight now, and no card that comes later."""

    def text(self) -> str:
        return clause(self.players, "look", "at an opponent's twilight")


def look_at_dusk(reading: Reading) -> LookAtDusk:
    cards = CardNoun([Sort(1 << CREATURE, word="creature")], where=ASIDE, whose=OPPONENTS)
    reading.area = [Detail("where", ASIDE), Detail("whose", OPPONENTS)]
    told_whose(reading, False)
    return LookAtDusk(reading.players(), All(cards))


class LookAtDeck(LookAt):
    """SLOT-DECK-05 A player sees all cards of the enemy deck as it is now, which then lies face down again."""

    def text(self) -> str:
        return clause(self.players, "look", "at an opponent's deck")


def look_at_deck(reading: Reading) -> LookAtDeck:
    cards = CardNoun([Sort(1 << CREATURE, word="creature")], where=DECK, whose=OPPONENTS)
    return LookAtDeck(reading.players(), All(cards))


FOES: Final = '(("an" | "your") "opponent" "\'s" | "the"? "enemy")'
MOVES: Final = '("moves" | "move")'
PHRASES: Final = [
    Phrase("happening", f'watched {MOVES} ("into" | "to" | "onto") place', goes_into,
           ["When this creature moves into the front row, mark the enemy creature in the front slot of its column."]),
    Phrase("trigger", f'"if" watched {MOVES} ("into" | "to" | "onto") place', goes_into,
           ["If an enemy creature moves into this column, mark that creature."]),
    Phrase("happening", f"watched {MOVES} which_way", goes_into, ["When this creature moves forward, you get 1 AP."]),
    Phrase("happening", f'watched {MOVES} ("out" "of" | "from") place', goes_out,
           ["When an enemy creature moves out of this column, put a token on it."]),
    Idiom("which_way", '"forward" | "forwards"', Detail("quality", Spot(IN_FRONT))),
    Idiom("which_way", '"backward" | "backwards"', Detail("quality", Spot(IN_BACK))),
    Phrase("card_noun", "other? SELF post* reach", namesake),
    Phrase("held_noun", 'other? SELF ("in" | "from" | "of") lying post*', namesake),
    Phrase("deed", f'{{look}} ("at" | "through" | "into") ("all"? "the"? "cards" ("in" | "of"))? {FOES} "deck"', look_at_deck,
           ["When this creature comes into play, look at the enemy deck."]),
    Phrase("deed", f'{{look}} "at" {FOES} "twilight"', look_at_dusk,
           ["When this creature comes into play, look at the enemy twilight."]),
]  # fmt: skip
