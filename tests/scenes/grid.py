"""What scenes of games with a grid have: armies in rows, creatures called by their slots."""

from __future__ import annotations

from typing import Final

from scenes.kit import Kit
from scenes.looking import Spectator
from scenes.setting import Setting
from scenes.text import Unclear
from wtactics.engine.places import NOBODY
from wtactics.kits.layout import Area

ROWS: Final = ("front", "back")


class GridKit(Kit):
    """Rows go from column 1 on; `-` is an empty slot, and what is not mentioned is empty."""

    parts = ROWS

    @property
    def grid(self) -> Area:
        """The area with the slots."""
        return next(area for area in self.layout.areas if area.form == "grid")

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        row, _, text = part.partition(":")
        if row not in ROWS:
            return False
        width = self.grid.columns
        mentions = [mention.strip() for mention in text.split(",")]
        if len(mentions) > width:
            raise Unclear(setting.where, f"at most {width} in a row", text.strip())
        for kind, mention in enumerate(mentions, self.grid.kind + ROWS.index(row) * width):
            if mention != "-":
                setting.mention(seat, kind, mention)
        return True


class GridSpectator(Spectator):
    """Calls creatures by their slots."""

    kit: GridKit

    def called(self, things: list[int]) -> dict[int, str]:
        """What all cards are called, wherever they lie."""
        t = self.table
        return {c: t.library.names[t.printed[c]] for c in range(len(t.place))}

    def card(self, seat: str, name: str) -> int:
        """A card of the seat: "Fighter F1", a slot alone, or a name with its pile in brackets; else one of its deck."""
        slot = name[-2:]
        if slot in self.kit.grid.slots:
            c = self.in_slot(seat, slot)
            there = f"{self.names[c]} {slot}" if c != NOBODY else "nobody"
            if c == NOBODY or name not in (slot, there):
                raise Unclear(f"slot {slot} of {seat}", name, there)
            return c
        plain, _, pile = name.rstrip(")").partition(" (")
        kind = self.kit.piles[self.kit.short.get(pile, pile or "deck")]
        found = [int(c) for c in self.table.at(kind, self.seats.index(seat)) if self.names[int(c)] == plain]
        if not found:
            there = ", ".join(self.pile(kind, seat)) or "no card"
            raise Unclear(f"a card of {seat}", f"a slot such as {name} F1, or one of {there}", name)
        return found[0]

    def in_slot(self, seat: str, slot: str) -> int:
        """Who stands there; NOBODY where the slot is empty."""
        grid = self.kit.grid
        there = self.table.at(grid.kind + grid.slots.index(slot), self.seats.index(seat))
        return int(there[0]) if len(there) > 0 else NOBODY

    def at(self, where: str) -> int:
        """Who stands in a slot such as "A F1"."""
        return self.card(*where.split())

    def who(self, where: str) -> str:
        """The name of who stands there, nothing where the slot is empty."""
        c = self.in_slot(*where.split())
        return self.names[c] if c != NOBODY else ""

    def army(self, seat: str) -> list[str]:
        """Who stands in an army, with slots."""
        return [f"{name} {slot}" for slot in self.kit.grid.slots if (name := self.who(f"{seat} {slot}"))]
