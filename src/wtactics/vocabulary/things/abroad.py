"""Abroad: a creature that stays in a city of somebody else than its controller."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import HOMES
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.kits.cities import KINGDOM
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.things.meaning import Things, This


class Abroad(Quality):
    """A creature is in a city that another player controls, or is not."""

    def __init__(self, negated: bool = False) -> None:
        self.negated: Final = negated

    def holds(self, t: Table, c: CardId) -> bool:
        away = t.home[c] != NOBODY and t.controller[t.home[c]] != t.controller[c]
        return away != self.negated

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return "in an opponent's city"

    def told(self, many: bool) -> str:
        verb = ("aren't" if many else "isn't") if self.negated else ("are" if many else "is")
        return f"{verb} {self.behind()}"


def stays_abroad(quality: Quality) -> bool:
    """Does it say that something is in somebody else's city, perhaps as "there"?"""
    if isinstance(quality, Being):
        noun = quality.noun
        there = isinstance(noun, CardNoun) and any(isinstance(each, Abroad) for each in noun.qualities)
        return there and not quality.negated
    return isinstance(quality, Abroad) and not quality.negated


def abroad(things: Things, quality: Quality) -> Quality:
    """Of this creature, which is yours, "in an opponent's city" tells in whose city it stays."""
    if not isinstance(things, This) or not isinstance(quality, Being) or not isinstance(quality.noun, CardNoun):
        return quality
    noun = quality.noun
    if stays_abroad(quality) or (noun.where == KINGDOM and noun.whose == OPPONENTS):
        return Abroad(quality.negated)
    return quality
