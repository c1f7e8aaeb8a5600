"""Cards that go among somebody's resource cards: face down, and marked where the text says so."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Number
from wtactics.engine.places import RESOURCE
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.hands import Discard, discard_owns
from wtactics.vocabulary.deeds.splitting import Where
from wtactics.vocabulary.deeds.wealth import AS, FACE, LayAsResource, lay
from wtactics.vocabulary.nouns.cards import IN_PLAY, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.among import owned
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.mentioning import keeper


class AmongResources(Where):
    """ORC-GOLD-03 The place of resource cards, of whoever lays them there."""

    def __init__(self, whose: Detail, marked: bool) -> None:
        super().__init__("resources")
        self.whose: Final = whose
        self.marked: Final = marked

    def elsewhere(self, reading: Reading, things: Things) -> list[Any]:
        players, noun = reading.players(), reading.noun_of(things)
        if isinstance(keeper(self.whose), You) != isinstance(players, You):
            raise Misread("the resource cards of who lays them", "another's")
        if isinstance(noun, CardNoun) and noun.where == IN_PLAY:
            raise Misread("cards that are not in play yet", things.text())
        return [LayAsResource(players, things, self.marked)]


def among(reading: Reading, whose: Detail) -> AmongResources:
    return AmongResources(whose, False)


def marked_among(reading: Reading, whose: Detail) -> AmongResources:
    return AmongResources(whose, True)


def discard_resources(reading: Reading, number: Number) -> Discard:
    """ORC-AREA-06 Some of what somebody has laid, which is not in his hand."""
    return discard_owns(reading, number, CardNoun([Sort(types=1 << RESOURCE, word="resource card")], near=True))


def resources_of(reading: Reading, whose: Detail, *where: Detail) -> CardNoun:
    return owned(reading, whose, Sort(types=1 << RESOURCE, word="resource card"), *where)


RESOURCES: Final = '("resources" | "resource" "cards")'
AMONG: Final = f'("face" "down")? ("among" | "into" | "to" | "in") owner {RESOURCES} ("face" "down")?'
PHRASES: Final = [
    Phrase("put_where", AMONG, among, ["Put the top card of your deck among your resource cards."]),
    Phrase("put_where", f'{AMONG} ","? "marked"', marked_among,
           ["Put the top card of your deck face down among your resources, marked."]),
    Phrase("put_where", f'"marked" {AMONG}', marked_among),
    Phrase("deed", f'{{discard}} number "of" ("your" | "his" | "their") {RESOURCES}', discard_resources),
    Phrase("owned_nouns", f"owner {RESOURCES} post*", resources_of, ["Mark one of your resource cards."]),
    Phrase("deed", f"({{lay}} | {{put}}) rest {FACE} {AS}", lay,
           ["Look at the top two cards of your deck. Put one into your hand. Lay the other as a marked resource card."]),
]  # fmt: skip
