"""Wealth: producing power, and laying resource cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import FACTIONS, NOBODY, Flow, Option, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import COLOUR
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, first_seat
from wtactics.vocabulary.nouns.sorts import plain_faction
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, clause


class Produce(Deed):
    """A player has so much more power this turn; if no faction is named, he names one."""

    def __init__(self, players: Things, number: Number, faction: i64) -> None:
        self.players: Final = players
        self.number: Final = number
        self.faction: Final = faction

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if self.faction != NOBODY or seat == NOBODY or self.number.of(t) <= 0:
            return
        t.ask(seat)
        faction: i64 = 0
        while faction < len(FACTIONS):
            t.offer(COLOUR, t.me, faction)
            faction += 1

    def do(self, t: Table, answer: Option) -> Flow:
        seat = first_seat(t, self.players)
        n = self.number.of(t)
        if seat != NOBODY and n > 0:
            t.produce(seat, other_of(answer) if answer != NOTHING else self.faction, n)
        return NEXT

    def text(self) -> str:
        faction = f"{plain_faction(self.faction)} " if self.faction != NOBODY else ""
        n, behind = per(self.number)
        amount = f"{n if behind else self.number.text()} {faction}power {behind}".strip()
        return clause(self.players, "produce", amount)


class LayAsResource(Deed):
    """Cards become resource cards of the player who lays them; he names their factions."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        seat = first_seat(t, self.players)
        for c in cards_by(t, self.players, self.things):
            if seat != NOBODY and not t.in_play(c):
                t.lay(c, seat)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "lay", f"{self.things.text()} as a resource card")


def produce(reading: Reading, number: Number, faction: int | None, *each: Number) -> Produce:
    return Produce(reading.players(), so_many(number, each), faction if faction is not None else NOBODY)


def lay(reading: Reading, things: Things) -> LayAsResource:
    return LayAsResource(reading.players(), things)


PHRASES: Final = [
    Phrase(
        "deed", '{produce} number [faction] "power" for_each?', produce, ["Produce 1 Gaian power.", "Produce 2 power."]
    ),
    Phrase(
        "deed",
        '({lay} | {put}) things ("as" "a" "resource" "card"? | "as" "resource" "cards" | "into" "play" "as" "a" "resource")',
        lay,
        ["Lay a card from your hand as a resource.", "Put the top card of your deck into play as a resource."],
    ),
]
