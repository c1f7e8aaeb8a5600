"""The table in lines of text, by the layout of its ruleset: for the terminal in colours, for playthroughs in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from wtactics.cli.card_line import CardLine
from wtactics.engine.places import ATTACHED, FACTIONS, KINDS, LIMBO, NOBODY, SEAT_THING
from wtactics.engine.view import View
from wtactics.kits.game import Game
from wtactics.kits.layout import Area, Counter, Layout
from wtactics.kits.sentences import with_names

EMPTY: Final = "-"
BACK: Final = "face down"
MARGIN: Final = 10


class Board:
    """What a view shows, area by area; `players` are who sits there, `names` are what the options call the cards."""

    def __init__(
        self, game: Game, view: View, players: Sequence[str] = (), names: Mapping[int, str] | None = None
    ) -> None:
        self.game: Final = game
        self.view: Final = view
        self.players: Final = players
        self.layout: Final[Layout] = game.show.layout(game.settle(), view.seats)
        self.cards: Final = CardLine(game, view, names or {})

    # ---- the match

    def headline(self) -> str:
        """Which turn it is, and whose."""
        active = self.called(self.view.active)
        mine = self.view.active == self.view.seat != NOBODY
        whose = f"your turn ({active})" if mine else f"the turn of {active}"
        return f"turn {self.view.turn}: {whose}" if self.view.turn else "before the first turn"

    def phases(self) -> Text:
        """All phases, the present one in brackets."""
        text = Text(" ")
        for number, name in self.layout.phases:
            now = number == self.view.phase and self.view.turn > 0
            text.append(f"[{name.upper()}] " if now else f"{name}  ", "bold" if now else "dim")
        return text

    # ---- players

    def player(self, seat: int, *, mine: bool = False) -> list[Text]:
        """A player's numbers and areas; those that are nearest to the middle come last above, first below."""
        areas = [area for area in self.layout.areas if area.form not in ("pile", "fan")]
        rows = [line for area in areas for line in self.area(area, seat)]
        hand = [line for area in self.layout.areas if area.form == "fan" for line in self.row(area, seat)]
        lines = [*rows, self.about(seat)] if mine else [self.about(seat), *self.upside_down(areas, seat)]
        return lines + hand

    def upside_down(self, areas: list[Area], seat: int) -> list[Text]:
        """The areas of somebody who sits opposite."""
        told: list[Text] = []
        keys = [area.key for area in areas]
        for area in sorted(areas, key=lambda area: keys.index(area.faces or area.key), reverse=True):
            lines = self.area(area, seat)
            told += lines[::-1] if area.form == "grid" else lines
        return told

    def about(self, seat: int) -> Text:
        """A player: who sits there, his numbers, what is attached to him."""
        name = self.called(seat)
        text = Text.assemble((f" {name} ({self.players[seat]})" if seat < len(self.players) else f" {name}", "bold"))
        if self.view.out(seat):
            return text.append("   out of the match")
        counters, limits = self.game.show.counters(self.view, seat), self.game.show.limits(self.view, seat)
        told = [self.counter(one, counters[one.key], limits) for one in self.layout.counters if one.form != "gems"]
        text.append(f"   {' · '.join(told)}")
        if standing := self.game.show.standing(self.view, seat):
            text.append(f" · {with_names(standing, self.called)}", "bold")
        return text.append_text(self.cards.attached(self.attached_to(SEAT_THING + seat)))

    def counter(self, counter: Counter, number: int, limits: Mapping[str, int]) -> str:
        """One number of a player."""
        most = limits.get(counter.key, counter.most if counter.most is not None else counter.goal)
        return f"{counter.title.casefold()} {number}" + (f" of {most}" if most is not None else "")

    def called(self, seat: int) -> str:
        """What a player is called."""
        return self.game.show.seat_name(seat)

    # ---- areas

    def area(self, area: Area, seat: int) -> list[Text]:
        """What lies in an area, in the way of its form."""
        if area.form == "grid":
            return list(self.grid(area, seat))
        if area.form == "stacks":
            return self.labelled(area, self.stacks(area, seat))
        lines = self.row(area, seat)
        for faced in self.layout.areas:
            if seat == self.view.seat and faced.key == area.faces:
                lines[0].append(f"   (opposite every {faced.title} of others)", "dim")
        return lines

    def row(self, area: Area, seat: int) -> list[Text]:
        """Cards that lie side by side, or hosts, each with those that live in it; a hand is told only where it is seen."""
        names = self.lying(area, seat)
        if area.form == "fan":
            names = [c for c in names if c != NOBODY and self.view.sees(c)]
            return self.labelled(area, [self.cards.in_hand(c) for c in names]) if names else []
        hosts = [c for c in names if area.form != "hosts" or self.view.home(c) == NOBODY]
        lines = []
        for c in hosts:
            lines.append(self.card(c))
            residents = [other for other in names if self.view.home(other) == c]
            lines += [Text.assemble("  ", self.card(other)) for other in [*residents, *self.guests(c, seat)]]
        return self.labelled(area, lines)

    def lying(self, area: Area, seat: int) -> list[int]:
        """The cards that lie in an area, by their names."""
        there = [int(c) for c in self.view.at(area.kind, seat)]
        return [c for c in there if self.game.show.lies(self.view, area.key, c)]

    def guests(self, host: int, seat: int) -> list[int]:
        """Those of other players who live with a host of this one."""
        return [int(c) for c in self.view.board() if self.view.home(c) == host and self.view.place_seat(c) != seat]

    def grid(self, area: Area, seat: int) -> Iterator[Text]:
        """The slots of a grid, row by row."""
        backs = self.game.show.backs(self.view, seat)
        for start in range(0, area.kinds, area.columns):
            slots = range(start, min(start + area.columns, area.kinds))
            cells = [
                Text.assemble((f"{area.slots[slot]} ", "dim"), self.slot(area, seat, slot, backs)) for slot in slots
            ]
            yield Text("  ").append_text(Text(" | ").join(cells))

    def slot(self, area: Area, seat: int, slot: int, backs: int) -> Text:
        """What lies in a slot."""
        cards = [self.card(int(c)) for c in self.view.at(area.kind + slot, seat)]
        return Text(", ").join(cards) if cards else Text(BACK if backs >> slot & 1 else EMPTY, "dim")

    def stacks(self, area: Area, seat: int) -> list[Text]:
        """Cards that stand for their factions, and how many of them are free."""
        there = [int(c) for c in self.view.at(area.kind, seat)]
        told = []
        for faction, name in enumerate(FACTIONS):
            mine = [c for c in there if self.view.colour(c) == faction]
            free = sum(not self.view.marked(c) for c in mine)
            if mine:
                told.append(Text(f"{name} {free} of {len(mine)} free", self.cards.ink(faction) if free else "dim"))
        return [Text(" · ").join(told)] if told else []

    def labelled(self, area: Area, lines: list[Text]) -> list[Text]:
        """Lines under the area's title in the left margin."""
        said = lines or [Text(EMPTY, "dim")]
        titles = [f" {area.title.casefold():<{MARGIN - 2}} " if i == 0 else " " * MARGIN for i in range(len(said))]
        return [Text.assemble((title, "dim"), line) for title, line in zip(titles, said, strict=True)]

    def card(self, name: int) -> Text:
        """A card with its values and signs, and what is attached to it."""
        if name == NOBODY or not self.view.sees(name):
            return Text(BACK, "dim")
        return self.cards.line(name).append_text(self.cards.attached(self.attached_to(name)))

    def attached_to(self, thing: int) -> list[int]:
        """What is attached to a card or player."""
        return [int(c) for c in self.view.board() if self.view.kind(c) == ATTACHED and self.view.host(c) == thing]

    # ---- what does not lie open on the table

    def piles(self) -> Iterator[str]:
        """The cards of all piles through which everybody may look."""
        for seat in range(self.view.seats):
            for area in self.layout.areas:
                if area.form == "pile" and area.open:
                    names = [self.cards.name(c) for c in self.lying(area, seat)]
                    yield f"{area.title.casefold()} of {self.called(seat)}: {', '.join(names) or 'empty'}"

    def secrets(self, spectator: View) -> str:
        """The cards that this view shows and a spectator does not see."""
        told = [
            f"{self.place(kind, hidden[0])} of {self.called(seat)}: {', '.join(self.runs(hidden))}"
            for seat in range(self.view.seats)
            for kind in range(KINDS)
            if kind != LIMBO and (hidden := self.hidden(spectator, kind, seat))
        ]
        return f"{self.called(self.view.seat)} sees {'; '.join(told) if told else 'no hidden card'}"

    def hidden(self, spectator: View, kind: int, seat: int) -> list[int]:
        """The cards there that a spectator does not see."""
        return [int(c) for c in self.view.known(kind, seat) if not spectator.sees(c)]

    def runs(self, cards: list[int]) -> list[str]:
        """The names of cards, with their numbers where there are several."""
        names = sorted(self.cards.printed(c) for c in cards)
        runs = [(name, len(list(run))) for name, run in groupby(names)]
        return [name if n == 1 else f"{n} {name}" for name, n in runs]

    def place(self, kind: int, name: int) -> str:
        """What the area is called in which a card lies, at this kind of place."""
        lies = self.game.show.lies
        found = [
            area.title.casefold()
            for area in self.layout.areas
            if area.kind <= kind < area.kind + area.kinds and lies(self.view, area.key, name)
        ]
        return found[0] if found else "cards"
