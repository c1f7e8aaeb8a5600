"""How players, cards and rules are called by those who may know them."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.mod import OF_MODS
from wtactics.engine.places import SEAT_THING, CardId, Thing, is_seat
from wtactics.engine.table import Table

SEATS: Final = "ABCD"

T = TypeVar("T", bound=Table)


def seat_name(seat: i64) -> str:
    """The players are A, B, C and D."""
    return SEATS[seat]


class Names(Generic[T]):
    """How a ruleset calls its things: what a card is, where it is not known which; the phases; the cards."""

    def __init__(self, noun: str, phases: tuple[str, ...]) -> None:
        self.noun: Final = noun
        self.phases: Final = phases

    def of(self, t: T, thing: Thing) -> str:
        """What a thing is called by those who may know it."""
        if is_seat(thing):
            return f"player {seat_name(thing - SEAT_THING)}"
        return self.card(t, thing) if thing >= 0 else "nothing"

    def card(self, t: T, c: CardId) -> str:
        """What a card is called where it lies now."""
        return t.library.names[t.printed[c]]

    def numbered(self, t: T, things: vec[i64]) -> dict[int, str]:
        """A name for each of these things; equal names are numbered from the second on."""
        names: dict[int, str] = {}
        used: dict[str, int] = {}
        for thing in things:
            if thing not in names:
                plain = self.of(t, thing)
                used[plain] = used.get(plain, 0) + 1
                names[thing] = plain if used[plain] == 1 else f"{plain} ({used[plain]})"
        return names


class RuleIds:
    """How the rules of a ruleset are called, whose topics are numbered."""

    def __init__(self, ruleset: str, topics: tuple[str, ...]) -> None:
        self.ruleset: Final = ruleset
        self.topics: Final = topics

    def of(self, number: i64) -> str:
        """The id of a rule, from the number that code carries: ARC-TACT-06 for 1006."""
        return f"{self.ruleset.upper()}-{self.topics[number // 100]}-{number % 100:02}"

    def of_match(self, t: Table, number: i64) -> str:
        """The id of a rule of this match: of the ruleset's own, or of a mod's."""
        return self.of(number) if number < OF_MODS else t.terms.modding.said(number).id
