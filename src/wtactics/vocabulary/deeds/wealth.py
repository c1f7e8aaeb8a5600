"""Wealth: producing power, and laying resource cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import FACTIONS, NOBODY, Flow, Option, other_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import COLOUR, PAY
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, first_seat, seats_of
from wtactics.vocabulary.needs import GEMS as COLOURED
from wtactics.vocabulary.nouns.sorts import plain_faction
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, clause
from wtactics.vocabulary.things.picking import WHOSE_TURN


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


class Consume(Deed):
    """Each of these players consumes so many free gems of his choice, or as many as he has, and gets nothing for them."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def ask(self, t: Table) -> None:
        seats = seats_of(t, self.players)
        i = t.note(WHOSE_TURN)
        if i >= len(seats):
            return
        most = self.number.of(t)
        while most > 0 and not t.affords(seats[i], most):
            most -= 1
        if most > 0:
            t.ask(seats[i])
            for way in t.ways_to_pay(seats[i], most):
                t.offer(PAY, t.me, way)

    def do(self, t: Table, answer: Option) -> Flow:
        seats = seats_of(t, self.players)
        i = t.note(WHOSE_TURN)
        if answer != NOTHING:
            t.spend(seats[i], other_of(answer))
        if i + 1 < len(seats):
            t.remember(WHOSE_TURN, i + 1)
            return AGAIN
        t.remember(WHOSE_TURN, 0)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "consume", f"{self.number.text()} free gems")


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


def consume(reading: Reading, number: Number) -> Consume:
    return Consume(reading.players(), number)


def lay(reading: Reading, things: Things) -> LayAsResource:
    return LayAsResource(reading.players(), things)


GETS: Final = "({get} | {gain} | {receive} | {have})"
GEMS: Final = '("gem" | "gems")'
PHRASES: Final = [
    Phrase(
        "deed",
        f'{GETS} number ("additional" | "extra" | "more")? "free"? [faction] {GEMS} ("this" "turn")?',
        produce,
        ["You get one additional free Gaian gem this turn."],
        needs=COLOURED,
    ),
    Phrase(
        "deed",
        f'({{consume}} | {{spend}} | {{lose}}) number ("of" ("your" | "his" | "their"))? "free" {GEMS}',
        consume,
        ["Each opponent consumes two of his free gems."],
        needs=COLOURED,
    ),
    Phrase(
        "deed",
        '{produce} number [faction] "power" for_each?',
        produce,
        ["Produce 1 Gaian power.", "Produce 2 power."],
        needs=COLOURED,
    ),
    Phrase(
        "deed",
        '({lay} | {put}) things ("as" "a" "resource" "card"? | "as" "resource" "cards" | "into" "play" "as" "a" "resource")',
        lay,
        ["Lay a card from your hand as a resource.", "Put the top card of your deck into play as a resource."],
    ),
]
