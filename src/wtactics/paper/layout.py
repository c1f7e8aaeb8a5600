"""Where cards lie on a sheet of paper, and where it is to be cut; all in millimetres, from the top left corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIZES: Final = {"63x88": (63.0, 88.0), "65x92": (65.0, 92.0)}
MOST_BLEED: Final = 5.0
EDGE: Final = 5.0  # on which printers do not print
MARK: Final = 3.5  # how long a mark is
CLEAR: Final = 1.0  # between a mark and what is printed

Line = tuple[float, float, float, float]  # from x, y to x, y


@dataclass(frozen=True, slots=True)
class Look:
    """How sheets are wanted."""

    paper: str = "a4"
    size: str = "63x88"
    bleed: float = 0.0
    marks: bool = True
    backs: bool = False
    text_only: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of cards: rows and columns of cells, each a card with its bleed around it."""

    width: float
    height: float
    card: tuple[float, float]
    bleed: float
    columns: int
    rows: int

    @property
    def cell(self) -> tuple[float, float]:
        """A card with its bleed."""
        return self.card[0] + 2 * self.bleed, self.card[1] + 2 * self.bleed

    @property
    def corner(self) -> tuple[float, float]:
        """Where the first cell begins: the cells lie in the middle of the paper."""
        return (self.width - self.columns * self.cell[0]) / 2, (self.height - self.rows * self.cell[1]) / 2

    @property
    def cards(self) -> int:
        """How many cards lie on it."""
        return self.columns * self.rows

    def cell_at(self, place: int, mirrored: bool = False) -> tuple[float, float]:
        """Where the cell of the n-th card begins; on the back of the paper right is left."""
        row, column = divmod(place, self.columns)
        if mirrored:
            column = self.columns - 1 - column
        return self.corner[0] + column * self.cell[0], self.corner[1] + row * self.cell[1]

    def marks(self) -> Iterator[Line]:
        """Lines beside the cells, at which it is cut; none lies on a card."""
        (left, top), (wide, high) = self.corner, self.cell
        right, bottom = left + self.columns * wide, top + self.rows * high
        for x in cuts(left, wide, self.columns, self.bleed):
            yield x, top - CLEAR - MARK, x, top - CLEAR
            yield x, bottom + CLEAR, x, bottom + CLEAR + MARK
        for y in cuts(top, high, self.rows, self.bleed):
            yield left - CLEAR - MARK, y, left - CLEAR, y
            yield right + CLEAR, y, right + CLEAR + MARK, y


def cuts(start: float, step: float, count: int, bleed: float) -> list[float]:
    """Where cards begin and end along one side; cards that touch are parted by one cut."""
    edges = (start + n * step + offset for n in range(count) for offset in (bleed, step - bleed))
    return sorted({round(edge, 4) for edge in edges})


def sheet_for(look: Look) -> Sheet:
    """The paper upright or on its side, as more cards find room on it."""
    short, long = PAPERS[look.paper]
    ways = [laid(width, height, look) for width, height in ((short, long), (long, short))]
    return max(ways, key=lambda sheet: sheet.cards)


def laid(width: float, height: float, look: Look) -> Sheet:
    """Cards on a paper of this size, as many as it has room for."""
    card = SIZES[look.size]
    columns, rows = (
        int((room - 2 * EDGE) / (side + 2 * look.bleed)) for room, side in zip((width, height), card, strict=True)
    )
    return Sheet(width, height, card, look.bleed, columns, rows)
