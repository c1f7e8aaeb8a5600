"""What AVA says of avatars: as a noun, and as the one that stands for a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wtactics.engine.meaning import Due
from wtactics.engine.places import AVATAR, NOBODY, SEAT_THING, Thing, is_seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.naming import Detail, Head, HeadPhrase
from wtactics.vocabulary.nouns.quality import ANY_HOME, ONE_ARMY, ONE_CITY, Beside
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.dues import MarkDue
from wtactics.vocabulary.sentences.prices import PricePart, mark_itself
from wtactics.vocabulary.things.meaning import One, Things, You, possessive
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Watched, very_card


class AvatarOf(One):
    """AVA-AVATAR-01 The avatar of a player."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def one(self, t: Table) -> Thing:
        for player in self.players.of(t):
            for c in t.board:
                if is_seat(player) and t.type(c) == AVATAR and t.owner[c] == player - SEAT_THING:
                    return c
        return NOBODY

    def text(self) -> str:
        return f"{possessive(self.players)} avatar"


def my_avatar(reading: Reading) -> Things:
    return AvatarOf(You())


def his_avatar(reading: Reading, player: Things) -> Things:
    return reading.tell(AvatarOf(player))


def my_avatar_watched(reading: Reading) -> Watched:
    return very_card(reading, AvatarOf(You()))


class BesideAvatarPhrase(Phrase):
    """Where the player stands himself."""

    def __init__(self, form: str, where: int, examples: Sequence[str] = ()) -> None:
        super().__init__(
            "reach", f'("in" | "of" | "from") "the" "same" {form} "as" ("you" | "your" "avatar")', self.read, examples
        )
        self.where: Final = where

    def read(self, reading: Reading) -> Detail:
        return Detail("quality", Beside(AvatarOf(You()), self.where, True))


def mark_avatar(reading: Reading) -> PricePart | Due:
    """On the avatar itself it is the mark sign."""
    return mark_itself(reading) if reading.word == "avatar" else MarkDue(Very(AvatarOf(You())), 1)


AVATARS: Final = Head("avatar", 1 << AVATAR, 0)
PHRASES: Final = [
    Phrase("price_part", '("mark" | "[" "]") "your" "avatar"', mark_avatar, ["Mark your avatar: Draw a card."]),
    HeadPhrase("head", '"avatar"', AVATARS),
    HeadPhrase("heads", '"avatars"', AVATARS),
    Phrase("subject_plain", '"your" "avatar"', my_avatar,
           ["As long as your avatar is in your army, creatures you control get +0/+1."]),
    Phrase("subject_plain", 'he_player "\'s" "avatar"', his_avatar,
           ["If target player's avatar is marked, draw a card."]),
    BesideAvatarPhrase('("city" "or" "army" | "army" "or" "city" | "area" | "place" | "location")', ANY_HOME,
                       ["Elves in the same army or city as your avatar get +0/+1."]),
    BesideAvatarPhrase('"city"', ONE_CITY),
    BesideAvatarPhrase('"army"', ONE_ARMY),
    Phrase("watched", '"your" "avatar"', my_avatar_watched, ["Whenever your avatar attacks, draw a card."]),
]  # fmt: skip
