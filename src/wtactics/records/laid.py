"""Laid tables: a match that begins from a table which somebody has laid out, after choices that led there.

It is for whoever tries cards. The cards are those of the decks; what is laid out keeps no price and no moment, but the table
must be one that the rules can go on from: what they find at odds, or over, is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from wtactics.engine import laying
from wtactics.engine.invariants import Broken, check
from wtactics.engine.match import Match
from wtactics.engine.places import (
    AVATAR,
    CITY,
    DECK,
    FACTIONS,
    GRAVE,
    HAND,
    HERO,
    LIMBO,
    NOBODY,
    QUEST,
    REGION,
    RESERVE,
    TYPES,
)
from wtactics.engine.table import Table
from wtactics.kits.game import Game
from wtactics.kits.layout import Area

MOST: Final = 1_000  # points, damage, cards
FORMS: Final = (
    "row",
    "hosts",
    "grid",
    "fan",
    "stacks",
    "pile",
)  # where cards can be laid; quests come by being accepted
STAYING: Final = (CITY, QUEST, AVATAR, REGION, HERO)  # what is swept away with the rest of an area is none of these


@dataclass(frozen=True, slots=True)
class LaidCard:
    """One card: whose it is, the number of its print, the key of the area where it lies, and how."""

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}  # where it is read as data

    seat: int
    card: int
    area: str
    slot: int = 0  # of a grid
    marked: bool = False
    damage: int = 0
    on: int | None = None  # in or on which of the cards laid before it, counted from 0
    faction: str = ""  # of the power that it gives, where its area is stacks of resource cards


@dataclass(frozen=True, slots=True)
class LaidTable:
    """The choices that led to the table, the areas that are swept first, the cards, and the points of seats."""

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}

    led: tuple[int, ...] = ()
    swept: tuple[str, ...] = ()
    cards: tuple[LaidCard, ...] = ()
    points: tuple[tuple[int, int], ...] = ()  # seat and number


class CannotLie(ValueError):
    """A table cannot be laid out so: where, what was expected, what was found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.where, self.expected, self.found = where, expected, found


def lay_out(game: Game, match: Match, laid: LaidTable) -> None:
    """Lay this out on the table of a match that stands at a question; CannotLie changes nothing."""
    trial = match.clone()
    Laying(game, trial.table, laid).lay()
    try:
        go_on(trial)
        check(trial.table)
        game.sound(trial.table)
    except Broken as broken:
        raise CannotLie("the table", "one that the rules can go on from", str(broken)) from None
    if trial.over:
        raise CannotLie("the table", "a game that goes on", f"one that is over by {game.rule_id(trial.table.ending)}")
    Laying(game, match.table, laid).lay()
    go_on(match)


def go_on(match: Match) -> None:
    """The question is asked anew, after the checks."""
    match.check()
    laying.nobody_heard(match.table)
    match.run()


@dataclass
class Laying:
    """The work of laying one table."""

    game: Game
    table: Table
    laid: LaidTable
    put: list[int] = field(default_factory=list)

    def lay(self) -> None:
        """Sweep, then put down card by card, then set points."""
        t = self.table
        layout = self.game.show.layout(self.game.settle(), t.seats)
        self.areas = {area.key: area for area in layout.areas}
        for key in self.laid.swept:
            self.sweep(self.area(key, "swept"))
        self.number("cards", len(self.laid.cards))
        for n, card in enumerate(self.laid.cards, 1):
            self.put.append(self.place(card, f"card {n}"))
        for seat, points in self.laid.points:
            self.seat(seat, "points")
            laying.stand_at(t, seat, self.number("points", points))

    def area(self, key: str, where: str) -> Area:
        """The area of this key, where cards can be laid."""
        area = self.areas.get(key)
        if area is None or area.form not in FORMS:
            fit = [area.key for area in self.areas.values() if area.form in FORMS]
            raise CannotLie(where, f"an area of {self.game.name}: {', '.join(fit)}", repr(key))
        return area

    def seat(self, seat: int, where: str) -> None:
        """It is one of the table's, and in the match."""
        if not 0 <= seat < self.table.seats:
            raise CannotLie(where, f"a seat from 0 to {self.table.seats - 1}", str(seat))

    def number(self, where: str, n: int) -> int:
        """It is none that nobody needs."""
        if not 0 <= n <= MOST:
            raise CannotLie(where, f"0 to {MOST}", str(n))
        return n

    def sweep(self, area: Area) -> None:
        """All that lies there goes under the decks, but for what has no other place."""
        t = self.table
        for seat in range(t.seats):
            for kind in range(area.kind, area.kind + area.kinds):
                for c in t.at(kind, seat):
                    if kind != DECK and t.library.type[t.printed[c]] not in STAYING:
                        laying.put_under(t, c, DECK)

    def place(self, laid: LaidCard, where: str) -> int:
        """Put one card down; which it was."""
        t = self.table
        self.seat(laid.seat, where)
        area = self.area(laid.area, where)
        c = self.copy_of(laid, area, where)
        kind = area.kind + self.slot(laid, area, where)
        home = self.host(laid, area, where)
        sort = t.library.type[t.printed[c]]
        if sort in (AVATAR, HERO) and t.kind(c) != kind:
            raise CannotLie(where, f"the {TYPES[sort]} where it stands", laid.area)
        if t.kind(c) != kind or t.controller[c] != laid.seat or home != t.home[c]:
            self.send_off(kind, laid.seat, area)
            laying.put_down(t, c, kind, laid.seat, home)
        if laid.faction:
            laying.colour_as(t, c, self.faction(laid, kind, where))
        if kind >= RESERVE:
            (t.mark if laid.marked else t.unmark)(c)
            laying.suffer(t, c, self.number(f"{where}, damage", laid.damage))
        return int(c)

    def faction(self, laid: LaidCard, kind: int, where: str) -> int:
        """The faction of the power that a resource card gives."""
        if kind != RESERVE or laid.faction not in FACTIONS:
            raise CannotLie(where, f"among resource cards, one of {', '.join(FACTIONS)}", repr(laid.faction))
        return FACTIONS.index(laid.faction)

    def slot(self, laid: LaidCard, area: Area, where: str) -> int:
        """The slot of a grid; elsewhere there is but one."""
        if not 0 <= laid.slot < area.kinds:
            raise CannotLie(where, f"a slot from 0 to {area.kinds - 1} of {area.title}", str(laid.slot))
        return laid.slot

    def send_off(self, kind: int, seat: int, area: Area) -> None:
        """Whoever stands in a slot makes room."""
        if area.form == "grid":
            for other in self.table.at(kind, seat):
                laying.put_under(self.table, other, DECK)

    def host(self, laid: LaidCard, area: Area, where: str) -> int:
        """The card in which it lives."""
        if laid.on is None:
            return NOBODY
        if area.form != "hosts" or not 0 <= laid.on < len(self.put):
            raise CannotLie(where, "a card that was laid before it, in an area of hosts", f"{laid.on} in {area.title}")
        return self.put[laid.on]

    def copy_of(self, laid: LaidCard, area: Area, where: str) -> int:
        """A copy of the card that its player owns and that is not laid yet: from there, the deck, the hand, elsewhere."""
        t = self.table
        alike = [c for c in range(len(t.place)) if t.library.numbers[t.printed[c]] == laid.card]
        found = [c for c in alike if t.owner[c] == laid.seat and c not in self.put and t.kind(c) != LIMBO]
        if not found:
            raise CannotLie(where, f"the number of a card of deck {laid.seat + 1}", str(laid.card))
        order = (area.kind, DECK, HAND, GRAVE)
        return min(found, key=lambda c: order.index(t.kind(c)) if t.kind(c) in order else len(order))
