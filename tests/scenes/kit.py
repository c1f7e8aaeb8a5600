"""What a scene must know of a ruleset: most of it is asked of its game, the rest is said by a small description."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from scenes.printing import Print, library_of, printed
from scenes.setting import Lying, Setting
from scenes.text import Unclear, counted, name_of, parted
from wtactics.cards.card import Card, Stat
from wtactics.engine.library import Library
from wtactics.engine.places import RESERVE, seat_thing
from wtactics.engine.step import Ruleset
from wtactics.engine.table import Table
from wtactics.games import ruleset
from wtactics.kits.game import Game
from wtactics.kits.layout import Layout
from wtactics.kits.told.names import SEATS
from wtactics.kits.turns import BeginPhase, NextTurn

LISTS: Final = ("row", "pile", "fan", "tasks")  # the forms of areas that are told as a list of cards
UPRIGHT: Final = ("row", "hosts", "grid", "tasks")
MOST_CARDS: Final = 2000  # so many are kept
Cards = Mapping[str, str | Card]

# What may stand behind a card's name: how it is told, and how it is read.
VALUES: Final = ("2/2", r"(?P<attack>-?\d+)/(?P<defense>-?\d+)")
COST: Final = ("cost 3", r"cost (?P<cost>\d+)")
MARKED: Final = ("marked", "(?P<marked>marked)")
HURT: Final = ("hurt 2", r"hurt (?P<hurt>\d+)")
OWNER: Final = ("of A", "of (?P<owner>[SEATS])")
HOST: Final = ("on Wolf", "on (?P<host>.+?)")


class Kit:
    """A description: what its scenes call otherwise than the layout, what cards are told by, what lies how."""

    name: ClassVar[str]  # of the ruleset
    head: ClassVar[str] = "phase"
    first: ClassVar[str]  # where scenes begin
    short: ClassVar[dict[str, str]] = {}  # phases and areas that scenes call otherwise than the layout
    numbers: ClassVar[dict[str, tuple[int, str]]] = {"turn": (3, "the turn")}  # told with the phase: as usual, and what
    points: ClassVar[int] = 0
    parts: ClassVar[tuple[str, ...]] = ()  # what `read` understands
    beside: ClassVar[
        dict[str, int]
    ] = {}  # kinds of places that are told as lists, though the layout has no area of them
    signs: ClassVar[tuple[tuple[str, str], ...]] = (VALUES, COST, MARKED, HURT, OWNER)
    sheet: ClassVar[Print] = Print()
    unprinted: ClassVar[str] = "creature {} {}/{}"  # any other card, with cost, ATK and DEF as they are told
    book: ClassVar[dict[str, str]] = {}  # cards that need not be printed by a scene
    dealt: ClassVar[dict[str, int]] = {}  # settings of games that begin with the setup

    # ---- what the ruleset adds

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        """Read what a seat has that only this ruleset knows; is it that?"""
        return False

    def complete(self, setting: Setting, seat: int) -> None:
        """Give a seat what it has unless it is told otherwise."""

    def stats(self, name: str, words: str, values: dict[str, Stat]) -> dict[str, Stat]:
        """The values of a card that only this ruleset prints."""
        return values

    def lay(self, t: Any, lies: Lying, setting: Setting) -> None:
        """Put a card as it lies, beside its place, mark and damage."""

    def finish(self, t: Any, setting: Setting) -> None:
        """Let the table be as it is in that phase."""

    # ---- what its game knows

    @cached_property
    def game(self) -> Game:
        """The ruleset as programs use it."""
        return ruleset(self.name)

    @cached_property
    def layout(self) -> Layout:
        """Its areas and phases."""
        return self.game.show.layout(self.game.settle(), self.game.seats[0])

    @cached_property
    def seats(self) -> str:
        """The letters of the players."""
        return SEATS[: self.game.seats[1]]

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """What scenes call the phases, by number."""
        return ("", *(self.short.get(title, title) for _, title in self.layout.phases))

    @cached_property
    def piles(self) -> dict[str, int]:
        """The places whose cards are told as a list."""
        areas = [area for area in self.layout.areas if area.form in LISTS and not area.shared]
        return {self.short.get(area.key, area.key): area.kind for area in areas} | self.beside

    def title(self, kind: int) -> str:
        """What the place is called in "A's hand": by its area's title, small unless its cards lie side by side in play."""
        found = [area for area in self.layout.areas if area.kind <= kind < area.kind + area.kinds]
        return "place" if not found else found[0].title if found[0].form in UPRIGHT else found[0].title.lower()

    @cached_property
    def order(self) -> str:
        """What may stand behind a card's name, for people."""
        return ", ".join(example for example, _ in self.signs)

    @cached_property
    def mention(self) -> re.Pattern[str]:
        """How a card is told with all that may stand behind its name."""
        signs = "".join(f"(?: {sign})?" for _, sign in self.signs).replace("SEATS", self.seats)
        return re.compile(rf"(?P<name>\S.*?){signs}")

    # ---- cards and tables

    def plain(self, said: Mapping[str, str | None]) -> str:
        """The print of a card that no table of cards has."""
        return self.unprinted.format(*(said.get(sign) or 1 for sign in ("cost", "attack", "defense")))

    def card(self, name: str, words: str | Card, number: int = 1) -> Card:
        """A card from its words."""
        return words if isinstance(words, Card) else self.card_of(name, words, number)

    @lru_cache(MOST_CARDS)  # noqa: B019  # there is one description of each ruleset
    def card_of(self, name: str, words: str, number: int) -> Card:
        """A card, which many scenes have."""
        card, values = printed(name, words, number, self.sheet)
        stats = tuple(self.stats(name, words, values).items())
        return replace(card, stats=((self.name, stats),), rulesets=(self.name,)) if stats else card

    def printed(self, words: Cards) -> tuple[Card, ...]:
        """Cards as a card file would give them, from name and words."""
        return tuple(self.card(name, told, number) for number, (name, told) in enumerate(words.items(), start=1))

    def library(self, words: Cards) -> Library:
        """The engine's library of these cards."""
        return library_of(self.printed(words), self.game)

    def lists(self, decks: Sequence[str], cards: Cards) -> list[list[str]]:
        """The names in decks that are told as "Oakhold, 3 Wolf"."""
        lists = [[name for n, name in map(counted, parted(deck)) for _ in range(n)] for deck in decks]
        known = {**self.book, **cards}
        for n, names in enumerate(lists):
            for name in dict.fromkeys(names):
                name_of(name, known, f"deck {n}", self.order)
        return lists

    def laid(self, setting: Setting, game: Game, settings: Mapping[str, int], library: Library | None = None) -> Table:
        """A table with all cards where the setting says, at the beginning of its phase."""
        library = library or library_of(self.printed(setting.prints), game)
        numbers = {name: d for d, name in enumerate(library.names)}
        owned = [[numbers[lies.name] for lies in setting.lying if lies.owner == seat] for seat in range(setting.seats)]
        dealing = game.dealing(library, settings, game.rules)
        t = dealing.empty(dealing.table(owned).terms)
        t.furnish()
        for lies in setting.lying:
            t.add_card(numbers[lies.name], lies.owner)
        for lies in setting.lying:
            t.move(lies.id, lies.kind, lies.seat)
            t.controller[lies.id] = lies.seat if lies.kind >= RESERVE else lies.owner
            t.marked[lies.id] = int(bool(lies.said.get("marked")))
            t.harm[lies.id] = int(lies.said.get("hurt") or 0)
            if lies.said.get("host"):
                t.host[lies.id] = self.host(lies, setting)
            self.lay(t, lies, setting)
        for seat in range(setting.seats):
            t.points[seat] = setting.points.get(seat, self.points)
        t.active, t.turn = setting.active, setting.number("turn")
        t.carry(self.agenda(game.rules, setting.phase))
        t.values_stale = t.unsettled = True
        t.stale_by = 0
        self.finish(t, setting)
        return t

    def host(self, lies: Lying, setting: Setting) -> int:
        """The thing that a card is attached to: a player by letter, or the first card of that name."""
        name = str(lies.said["host"])
        if name in self.seats:
            return int(seat_thing(self.seats.index(name)))
        hosts = [other.id for other in setting.lying if other.name == name]
        if not hosts:
            raise Unclear(f"{lies.name} on {name}", "a player or a card of the scene", name)
        return hosts[0]

    def agenda(self, rules: Ruleset[Any], phase: int) -> vec[i64]:
        """The beginning of a phase: the game goes on after the turn, the turn goes on with this phase."""
        steps = rules.steps
        turns = next(i for i, step in enumerate(steps) if isinstance(step, NextTurn))
        start = next(i for i, step in enumerate(steps) if isinstance(step, BeginPhase) and step.phase == phase)
        return vec[i64]([turns, 0, 0, 0, start, 0, 0, 0])
