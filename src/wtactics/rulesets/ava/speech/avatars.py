"""What AVA says of avatars: as a noun, and as the one that stands for a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Condition, Due, Number
from wtactics.engine.places import AVATAR, NOBODY, SEAT_THING, Thing, is_seat
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.rulesets.ava.terms import ATTACK_ALONE
from wtactics.vocabulary.changes.valuing import set_values, values_become
from wtactics.vocabulary.conditions.meaning import Both, Is
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail, Head, HeadPhrase
from wtactics.vocabulary.nouns.quality import ANY_HOME, ONE_ARMY, ONE_CITY, Beside
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.restraint import decree
from wtactics.vocabulary.sentences.dues import MarkDue
from wtactics.vocabulary.sentences.prices import PricePart, mark_itself
from wtactics.vocabulary.things.meaning import All, One, Things, This, You, possessive
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


def he_and_i(reading: Reading, this: Things, *place: Detail) -> Condition:
    """One place may be two: of "a city" it is not said that it is the same."""
    there = is_where(reading, False, *place)
    if there.told(False) != "is in your army":
        raise Misread('"your army", or "in the same city as your avatar"', there.told(False))
    return Both(Is(this, there), Is(AvatarOf(You()), there), False)


def his_avatar(reading: Reading, player: Things) -> Things:
    return reading.tell(AvatarOf(player))


def my_avatar_watched(reading: Reading) -> Watched:
    return very_card(reading, AvatarOf(You()))


def your_avatars() -> Things:
    return All(CardNoun([Sort(types=1 << AVATAR, word="avatar")], whose=YOURS))


def its_values_become(reading: Reading, values: tuple[int, ...], number: Number) -> Deed:
    return values_become(reading, (your_avatars(), values), number)


def set_its_values(reading: Reading, values: tuple[int, ...], number: Number) -> Deed:
    return set_values(reading, (your_avatars(), values), number)


WITH: Final = '(("together" | "along")? "with" | "alongside" | "beside")'


class BesideAvatarPhrase(Phrase):
    """Where the player stands himself."""

    def __init__(self, form: str, where: int, examples: Sequence[str] = ()) -> None:
        super().__init__(
            "reach",
            f'("in" | "of" | "from") ("the" "same" {form} "as" | ("a" | "an") {form} {WITH}) ("you" | "your" "avatar")',
            self.read,
            examples,
        )
        self.where: Final = where

    def read(self, reading: Reading) -> Detail:
        return Detail("quality", Beside(AvatarOf(You()), self.where, True))


def mark_avatar(reading: Reading) -> PricePart | Due:
    """On the avatar itself it is the mark sign."""
    return mark_itself(reading) if reading.word == "avatar" else MarkDue(Very(AvatarOf(You())), 1)


def lone(reading: Reading) -> Do:
    """Whoever is no avatar attacks alone anyhow."""
    things = reading.subject()
    noun = reading.noun_of(things)
    mine = isinstance(things, This) and reading.word == "avatar"
    if (
        not mine
        and not isinstance(things, AvatarOf)
        and not (isinstance(noun, CardNoun) and noun.types_meant == 1 << AVATAR)
    ):
        raise Misread("an avatar", things.text())
    return Do(things, LONE, "can attack alone")


def lone_now(reading: Reading) -> Deed:
    return decree(reading, lone(reading))


def lone_of_you(reading: Reading) -> Do:
    return Do(AvatarOf(You()), LONE, "can attack alone")


LONE: Final = Act("can attack alone", bit_of(ATTACK_ALONE))
CAN: Final = '("can" | "may")'
NO_CREATURES: Final = (
    '("without" ("creatures" | "a" "creature" | "any" "creature" | "other" "creatures") | "even" ("if" | "when"'
    ' | "as" "long" "as")'
    ' ("no" ("creature" | "creatures") ("attacks" | "attack" | "is" "attacking" | "are" "attacking") (("with" |'
    ' "alongside" | "beside") ("it" | "him" | "her"))?'
    ' | ("it" | "he" | "she") ("attacks" "alone" | "is" ("alone" | "the" "only" "attacker"))))'
)
ITS_VALUES: Final = '("your" "avatar" "\'s" values_named | "the" values_named "of" "your" "avatar")'
AVATARS: Final = Head("avatar", 1 << AVATAR, 0)
PHRASES: Final = [
    Phrase("price_part", '("mark" | "[" "]") "your" "avatar"', mark_avatar, ["Mark your avatar: Draw a card."]),
    Phrase(ORDER, f'{ITS_VALUES} ("is" | "are" | "becomes" | "become") ("equal" "to")? so_much', its_values_become,
           ["Your avatar's ATK is 4 until end of turn."]),
    Phrase("deed", f'{{set}} {ITS_VALUES} "to" so_much', set_its_values, ["Set your avatar's ATK to 4 until end of turn."]),
    HeadPhrase("head", '"avatar"', AVATARS),
    HeadPhrase("heads", '"avatars"', AVATARS),
    Phrase("subject_plain", '"your" "avatar"', my_avatar,
           ["As long as your avatar is in your army, creatures you control get +0/+1."]),
    Phrase("condition", '(self "and" "your" "avatar" | "your" "avatar" "and" self) "are" "both"? "in" place', he_and_i,
           ["As long as this creature and your avatar are in your army, creatures you control get +0/+1."]),
    Phrase("subject_plain", 'he_player "\'s" "avatar"', his_avatar,
           ["If target player's avatar is marked, draw a card."]),
    Phrase("subject_plain", '("his" | "her" | "their") "avatar"', lambda reading: his_avatar(reading, reading.he()),
           ["Target player loses 1 victory point. If his avatar is in a city, draw a card."]),
    BesideAvatarPhrase('("city" "or" "army" | "army" "or" "city" | "area" | "place" | "location")', ANY_HOME,
                       ["Elves in the same army or city as your avatar get +0/+1."]),
    BesideAvatarPhrase('"city"', ONE_CITY),
    BesideAvatarPhrase('"army"', ONE_ARMY),
    Phrase("watched_card", '"your" "avatar"', my_avatar_watched, ["Creatures attacking alongside your avatar get +1/+0."]),
    Phrase(STATED, f'{CAN} "attack" ("alone" | "by" ("itself" | "himself" | "herself") | {NO_CREATURES})', lone),
    Phrase(CHANGED, f'{CAN} "attack" ("alone" | "by" ("itself" | "himself" | "herself") | {NO_CREATURES})', lone_now),
    Phrase(STATEMENT, f'"you" {CAN} "attack" "with" "your" "avatar" "alone"', lone_of_you),
    Phrase(STATED, '"doesn\'t" "need" ("a" "creature" | "creatures" | "another" "attacker") ("to" "attack" |'
           ' "to" "attack" "with" ("it" | "him" | "her"))', lone),
    Phrase("watched", '"your" "avatar"', my_avatar_watched, ["Whenever your avatar attacks, draw a card."]),
]  # fmt: skip
