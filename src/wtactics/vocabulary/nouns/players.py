"""Nouns that mean players, or players as well."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Noun
from wtactics.engine.places import SEAT_THING, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.having import Having


class PlayerNoun(Noun):
    """Players: any, or your opponents only, perhaps those alone of whom more is true."""

    def __init__(self, opponents: bool = False, havings: list[Having] | None = None) -> None:
        self.opponents: Final = opponents
        self.havings: Final[list[Having]] = havings if havings is not None else []

    def fits(self, t: Table, thing: Thing) -> bool:
        seat = thing - SEAT_THING
        if seat < 0 or t.out[seat] != 0 or (self.opponents and seat == t.you):
            return False
        for having in self.havings:
            if not having.holds(t, seat):
                return False
        return True

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        seat: i64 = 0
        while seat < t.seats:
            if self.fits(t, seat_thing(seat)):
                out = append(out, seat_thing(seat))
            seat += 1
        return out

    def depends(self) -> i64:
        bits: i64 = 0
        for having in self.havings:
            bits |= having.depends()
        return bits

    def text(self, many: bool) -> str:
        word = "opponent" if self.opponents else "player"
        words = [word + "s" if many else word, *(f"that {having.told(many)}" for having in self.havings)]
        return " ".join(words)


class Either(Noun):
    """Cards or players: "creature or player"."""

    def __init__(self, cards: Noun, players: Noun) -> None:
        self.cards: Final = cards
        self.players: Final = players

    def fits(self, t: Table, thing: Thing) -> bool:
        return self.cards.fits(t, thing) or self.players.fits(t, thing)

    def all(self, t: Table) -> vec[i64]:
        out = self.cards.all(t)
        for seat in self.players.all(t):
            out = append(out, seat)
        return out

    def text(self, many: bool) -> str:
        joiner = "and" if many else "or"
        return f"{self.cards.text(many)} {joiner} {self.players.text(many)}"
