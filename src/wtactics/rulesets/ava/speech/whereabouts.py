"""Where you are: what is said of a player's place in AVA, or of his being marked, is said of his avatar."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ZONES, Condition
from wtactics.engine.places import RESERVE, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.ava.speech.avatars import AvatarOf
from wtactics.vocabulary.conditions.judging import is_said
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.describing import is_so, is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Beside, Quality
from wtactics.vocabulary.nouns.sorts import plain_faction
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import Things, This, You

BORNE: Final = ("marked", "unmarked", "attacking", "defending")  # what an avatar can be


class InStash(Quality):
    """AVA-GOLD-01 A resource card lies in the stash of this faction."""

    def __init__(self, faction: i64) -> None:
        self.faction: Final = faction

    def holds(self, t: Table, c: CardId) -> bool:
        return t.place[c] & 15 == RESERVE and t.colour[c] == self.faction

    def depends(self) -> i64:
        return ZONES

    def behind(self) -> str:
        return f"in the {plain_faction(self.faction)} stash"


def in_stash(reading: Reading, faction: int) -> Detail:
    return Detail("quality", InStash(faction))


def in_his_stash(reading: Reading, whose: Detail, faction: int) -> Detail:
    return Detail("all", [whose, in_stash(reading, faction)])


def you_there(reading: Reading) -> Things:
    return AvatarOf(You())


def he_there(reading: Reading, player: Things) -> Things:
    """A player who was named, where he stands."""
    if player.many():
        raise Misread("one player", player.text())
    return AvatarOf(player)


def stands(reading: Reading, who: Things, negated: bool, *where: Detail) -> Condition:
    return is_said(reading, who, is_where(reading, negated, *where))


def is_borne(reading: Reading, who: Things, negated: bool, state: tuple[CardNoun, str]) -> Condition:
    if state[1] not in BORNE:
        raise Misread("marked, unmarked, attacking or defending", state[1])
    return Is(who, is_so(reading, negated, state))


def together_there(reading: Reading, this: Things, negated: bool, where: Detail) -> Condition:
    """You and this creature in one place."""
    beside: Quality = where.value
    if negated or not isinstance(beside, Beside) or beside.named:
        raise Misread('"in the same city", "in the same army"', "another place")
    there = Detail("quality", Beside(This(reading.word), beside.where, True))
    return stands(reading, AvatarOf(You()), False, there)


STASH: Final = '("stash" | "stashes")'
PHRASES: Final = [
    Phrase("post", f'("in" | "from" | "of") owner faction {STASH}', in_his_stash,
           ["Draw a card for each resource card in your Gaian stash."]),
    Phrase("post", f'("in" | "from" | "of") ("the" | "a" | "any") faction {STASH}', in_stash),
    Phrase("own_home", '"your" "avatar" "\'s" "city"', lambda reading: reading.tell(HomeOf(AvatarOf(You()))),
           ["Residents of your avatar's city get +0/+1."]),
    Phrase("stander", '"you"', you_there),
    Phrase("stander", "he_player", he_there),
    Phrase("condition", 'stander being ("in" place | reach)', stands,
           ["As long as you are in this creature's city, this creature gets +2/+0.",
            "If target opponent isn't in his army, draw a card."]),
    Phrase("condition", "stander being state", is_borne, ["If you are marked, draw a card."]),
    Phrase("condition", '("you" "and" self | self "and" "you") being reach', together_there,
           ["As long as you and this creature are in the same city, this creature gets +2/+0."]),
]  # fmt: skip
