"""The table of any ruleset in plain lines, by its layout: for rulesets whose table nobody draws in a way of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from wtactics.engine.places import ATTACHED, KINDS, LIMBO, NOBODY
from wtactics.engine.telling import mods_data
from wtactics.engine.view import View
from wtactics.games import Game
from wtactics.kits.layout import Area, Layout

EMPTY: Final = "-"
BACK: Final = "face down"


class Areas:
    """What a view shows, in the words that lie on the table."""

    def __init__(self, game: Game, view: View) -> None:
        self.game: Final = game
        self.view: Final = view
        self.layout: Final[Layout] = game.show.layout(game.settle(), view.seats)

    def lines(self) -> Iterator[str]:
        """Whose turn it is, then each player with all that lies before him."""
        yield self.moment()
        for seat in range(self.view.seats):
            yield from self.player(seat)

    def moment(self) -> str:
        """The turn and the phase."""
        phases = dict(self.layout.phases)
        if self.view.turn == 0 or self.view.phase not in phases:
            return "before the first turn" if self.view.turn == 0 else f"turn {self.view.turn}"
        active = self.game.show.seat_name(self.view.active)
        return f"turn {self.view.turn} of {active}: {phases[self.view.phase]}"

    def player(self, seat: int) -> Iterator[str]:
        """His counters, and his areas."""
        counters = self.game.show.counters(self.view, seat)
        told = [f"{counter.title.casefold()} {counters[counter.key]}" for counter in self.layout.counters]
        yield f"{self.game.show.seat_name(seat)}: {', '.join(told)}"
        for area in self.layout.areas:
            if area.form == "grid":
                yield from self.grid(area, seat)
            elif area.form != "pile":
                yield from self.row(area, seat)

    def grid(self, area: Area, seat: int) -> Iterator[str]:
        """The slots of a grid, row by row."""
        backs = self.game.show.backs(self.view, seat)
        slots = [self.slot(area, seat, slot, backs >> slot & 1 == 1) for slot in range(area.kinds)]
        for start in range(0, len(slots), area.columns):
            names = area.slots[start : start + area.columns]
            yield "  " + " | ".join(f"{name} {what}" for name, what in zip(names, slots[start:], strict=False))

    def slot(self, area: Area, seat: int, slot: int, back: bool) -> str:
        """What lies in a slot."""
        cards = [self.card(int(c)) for c in self.view.at(area.kind + slot, seat)]
        return ", ".join(cards) or (BACK if back else EMPTY)

    def row(self, area: Area, seat: int) -> Iterator[str]:
        """An area whose cards lie side by side."""
        names = [int(c) for c in self.view.at(area.kind, seat)]
        if names:
            yield f"  {area.title.casefold()}: {', '.join(self.card(c) for c in names)}"

    def card(self, name: int) -> str:
        """A card with its values and signs."""
        if name == NOBODY or not self.view.sees(name):
            return BACK
        values = "/".join(f"{value.key[0]}{value.now}" for value in self.game.show.values(self.view, name))
        found = self.game.show.signs(self.view, name, mods_data(self.view))
        signs = [f"{sign.key} {sign.number}" if sign.number else sign.key for sign in found]
        said = " ".join([self.view.library.names[self.view.printed(name)], values, *signs])
        return f"{said}{''.join(f' + {self.card(c)}' for c in self.attached_to(name))}"

    def attached_to(self, thing: int) -> list[int]:
        """What is attached to a card."""
        return [int(c) for c in self.view.board() if self.view.kind(c) == ATTACHED and self.view.host(c) == thing]

    def piles(self) -> Iterator[str]:
        """The cards of all piles through which everybody may look."""
        for seat in range(self.view.seats):
            for area in self.layout.areas:
                if area.form == "pile" and area.open:
                    names = [self.view.library.names[self.view.printed(c)] for c in self.view.at(area.kind, seat)]
                    owner = self.game.show.seat_name(seat)
                    yield f"{area.title.casefold()} of {owner}: {', '.join(names) or 'empty'}"

    def secrets(self) -> str:
        """The cards that this view shows, though not everybody sees where they lie."""
        onlooker = self.game.view(self.view._table, NOBODY)  # noqa: SLF001  # another pair of eyes at the same table
        told = [
            f"{self.place(kind)} of {self.game.show.seat_name(seat)}: {', '.join(names)}"
            for seat in range(self.view.seats)
            for kind in range(KINDS)
            if kind != LIMBO and (names := self.hidden(onlooker, kind, seat))
        ]
        return f"{self.game.show.seat_name(self.view.seat)} sees {'; '.join(told) if told else 'no hidden card'}"

    def hidden(self, onlooker: View, kind: int, seat: int) -> list[str]:
        """The names of cards there that an onlooker does not see, with their numbers where there are several."""
        view = self.view
        names = sorted(view.library.names[view.printed(c)] for c in view.known(kind, seat) if not onlooker.sees(c))
        runs = [(name, len(list(run))) for name, run in groupby(names)]
        return [name if n == 1 else f"{n} {name}" for name, n in runs]

    def place(self, kind: int) -> str:
        """What the area of this kind of place is called."""
        found = [area.title.casefold() for area in self.layout.areas if area.kind <= kind < area.kind + area.kinds]
        return found[0] if found else "cards"
