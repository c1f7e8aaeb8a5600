"""The story of games with hands, decks that are searched and resource cards: what their facts are told by."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import HAND, Thing
from wtactics.engine.rows import FACT
from wtactics.engine.table import Table
from wtactics.kits.news import listed
from wtactics.kits.sentences import Part, Sentence, filled
from wtactics.kits.told.story import Parts, Story, seat_part

OWN_SEARCH: Final = "{player} {searches his/search your} deck"
SENTENCES: Final[dict[int, str]] = {
    facts.DEFENDED: "{a} defends against {b}",
    facts.DESTROYED: "{a} is destroyed",
    facts.SEARCHED: "{searched} {has his/have your} deck searched by {player}",
}

T = TypeVar("T", bound=Table)


class HandParts(Parts[T]):
    """What stands for a player whose deck is searched, for the hand of an owner, for a change of values."""

    def of(self, t: T, slot: str, a: Thing, b: i64, n: i64) -> Part:
        return seat_part(n) if slot == "searched" else super().of(t, slot, a, b, n)

    def word(self, t: T, slot: str, a: i64, b: i64, n: i64) -> str:
        if slot == "way" and n == HAND:
            return "the hand of its owner"
        return f"{b:+}/{n:+}" if slot == "change" else super().word(t, slot, a, b, n)


class HandStory(Story[T]):
    """Cards that are revealed, decks that are searched, cards that become resource cards."""

    def __init__(self, parts: Parts[T], sentences: dict[int, str]) -> None:
        super().__init__(parts, SENTENCES | sentences)

    def is_implied(self, noted: vec[i64], at: i64) -> bool:
        return is_laying(noted, at)

    def in_parts(self, t: T, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
        if fact == facts.REVEALED:
            watchers = [seat_part(seat) for seat in range(t.seats) if b >> seat & 1 == 1]
            return (*listed(watchers or [Part("nobody")]), Part(" may see "), self.parts.thing(t, a))
        if fact == facts.SEARCHED and b == n:
            return filled(OWN_SEARCH, lambda slot: self.parts.of(t, slot, a, b, n))
        return super().in_parts(t, fact, a, b, n)


def is_laying(noted: vec[i64], at: i64) -> bool:
    """Is this the arrival of a resource card, which the next fact tells?"""
    return noted[at] == facts.ENTERED and at + FACT < len(noted) and noted[at + FACT] == facts.LAID
