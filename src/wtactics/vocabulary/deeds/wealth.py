"""Wealth: producing power, laying resource cards, and what playing a card costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import PRICES, Noun, Number, Statement
from wtactics.engine.places import FACTIONS, NOBODY, CardId, Flow, Option, Seat, other_of, seat_thing
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import COLOUR
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, first_seat
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort, plain_faction
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Everyone, Things, You, clause


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


class Cost(Statement):
    """Cards that fit the noun cost the players who fit theirs (or all) so much more, or less."""

    def __init__(self, cards: Noun, players: Things | None, number: Number, more: bool) -> None:
        self.cards: Final = cards
        self.players: Final = players
        self.number: Final = number
        self.more: Final = more

    def law(self) -> i64:
        return 1 << PRICES

    def price(self, t: Table, seat: Seat, c: CardId) -> i64:
        players = self.players
        if not self.cards.fits(t, c) or (players is not None and not players.has(t, seat_thing(seat))):
            return 0
        n = self.number.of(t)
        return n if self.more else -n

    def text(self) -> str:
        players = self.players
        if isinstance(players, You):
            return f"{self.cards.text(True)} cost you {self.number.text()} {'more' if self.more else 'less'}"
        who = "" if players is None else f" {clause(players, 'play', '')}"
        return f"{self.cards.text(True)}{who} cost {self.number.text()} {'more' if self.more else 'less'}"


class OwnCost(Statement):
    """This card itself costs so much more, or less, to play."""

    def __init__(self, number: Number, more: bool) -> None:
        self.number: Final = number
        self.more: Final = more

    def rulings(self) -> i64:
        return 1 << PRICES

    def price(self, t: Table, seat: Seat, c: CardId) -> i64:
        if c != t.me or t.in_play(c):
            return 0
        n = self.number.of(t)
        return n if self.more else -n

    def text(self) -> str:
        n, behind = per(self.number)
        words = f"{n if behind else self.number.text()} {'more' if self.more else 'less'}"
        return f"this card costs {words} {behind}".strip()


def produce(reading: Reading, number: Number, faction: int | None, *each: Number) -> Produce:
    return Produce(reading.players(), so_many(number, each), faction if faction is not None else NOBODY)


def lay(reading: Reading, things: Things) -> LayAsResource:
    return LayAsResource(reading.players(), things)


def dearer(reading: Reading) -> bool:
    return True


def cheaper(reading: Reading) -> bool:
    return False


def cost(reading: Reading, sort: Sort, players: Things | None, number: Number, more: bool) -> Cost:
    return Cost(CardNoun([sort], ANYWHERE), players, number, more)


def cost_you(reading: Reading, sort: Sort, number: Number, more: bool) -> Cost:
    return Cost(CardNoun([sort], ANYWHERE), You(), number, more)


def own_cost(reading: Reading, number: Number, more: bool, *each: Number) -> OwnCost:
    return OwnCost(so_many(number, each), more)


def you(reading: Reading) -> Things:
    return You()


def opponents(reading: Reading) -> Things:
    return Everyone(True)


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
    Phrase("more_or_less", '"more"', dearer),
    Phrase("more_or_less", '"less"', cheaper),
    Phrase("playing", '"you" "play"', you),
    Phrase("playing", '("your"? "opponents" "play") | ("each" "opponent" "plays")', opponents),
    Phrase(
        "card_law",
        'card_sorts [playing] "cost" number more_or_less',
        cost,
        ["Creature cards opponents play cost 1 more."],
    ),
    Phrase("card_law", 'card_sorts "cost" "you" number more_or_less', cost_you, ["Event cards cost you 1 less."]),
    Phrase(
        "card_law",
        '"this" "card" "costs" number more_or_less for_each?',
        own_cost,
        ["This card costs 2 less.", "This card costs 1 less for each city you control."],
    ),
]
