"""Sheets of cards as PDF: fronts, backs behind them if wanted, and marks to cut along."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from wtactics.paper.layout import MOST_BLEED, PAPERS, SIZES, Look, Sheet, sheet_for
from wtactics.paper.press import PRESS, Picture, Press, printable
from wtactics.paper.refusal import MISSING, CannotPrint
from wtactics.paper.words import words_of
from wtactics.server.messages import FaceInfo

MOST_CARDS: Final = 1_000  # copies, at once
MOST_FACES: Final = 400
PROXY: Final = Path(__file__).parent / "proxy.typ"
HAIR: Final = "0.2pt"

Copies = Sequence[tuple[FaceInfo, int]]


def sheets(cards: Copies, look: Look | None = None) -> bytes:
    """These cards, each so often, as PDF; CannotPrint if they are too many, or something is missing for it."""
    look = look or Look()
    check(cards, look)
    sheet = sheet_for(look)
    files = {"proxy.typ": PROXY.read_bytes()} if look.text_only else {}
    lines = ['#import "proxy.typ": proxy'] if look.text_only else []
    lines += [f"#set page(width: {mm(sheet.width)}, height: {mm(sheet.height)}, margin: 0mm)", *CELLS]
    if look.text_only:
        files["words.json"] = json.dumps([printable(words_of(face)) for face, _ in cards]).encode()
        lines += text_cells(len(cards), sheet)
    else:
        lines += picture_cells(cards, sheet, files, look.backs)
    places = [n for n, (_, copies) in enumerate(cards) for _ in range(copies)]
    pages = [places[at : at + sheet.cards] for at in range(0, len(places), sheet.cards)]
    lines.append("#pagebreak()\n".join("\n".join(side) + "\n" for page in pages for side in sides(page, sheet, look)))
    return typeset("\n".join(lines), files)


def check(cards: Copies, look: Look) -> None:
    """Refuse what no sheet can be made of."""
    if look.paper not in PAPERS or look.size not in SIZES or not 0 <= look.bleed <= MOST_BLEED:
        kinds = f"paper {' or '.join(PAPERS)}, size {' or '.join(SIZES)}, bleed from 0 to {MOST_BLEED:g} mm"
        raise CannotPrint(f"expected {kinds}; found {look.paper}, {look.size}, {look.bleed:g} mm")
    wanted = sum(copies for _, copies in cards)
    if not 0 < wanted <= MOST_CARDS or len(cards) > MOST_FACES or any(copies < 0 for _, copies in cards):
        raise CannotPrint(
            f"expected up to {MOST_CARDS} cards at once, {MOST_FACES} different ones; found {wanted} and {len(cards)}"
        )


CELLS: Final = (
    "#let cell(wide, high, ground, inside) = box(width: wide, height: high, fill: ground, clip: true, inside)",
    "#let put(x, y, what) = place(top + left, dx: x, dy: y, what)",
    f"#let cut(x, y, dx, dy) = put(x, y, line(end: (dx, dy), stroke: {HAIR} + black))",
)


def picture_cells(cards: Copies, sheet: Sheet, files: dict[str, bytes], backs: bool) -> Iterator[str]:
    """Each face once, as a picture in its cell."""
    press = Press()
    drawn = [(f"face{n}", press.front(face)) for n, (face, _) in enumerate(cards)]
    for name, picture in [*drawn, *([("back", press.back())] if backs else [])]:
        files[f"{name}.svg"] = picture.drawn.encode()
        yield f"#let {name} = {picture_cell(name, picture, sheet)}"


def picture_cell(name: str, picture: Picture, sheet: Sheet) -> str:
    """The picture in the middle; its ground goes on below it, to the edge of the bleed."""
    wide, high = sheet.card
    image = f'place(center + horizon, image("{name}.svg", width: {mm(wide)}, height: {mm(high)}, fit: "contain"))'
    return f'cell({mm(sheet.cell[0])}, {mm(sheet.cell[1])}, rgb("{picture.ground}"), {image})'


def text_cells(count: int, sheet: Sheet) -> Iterator[str]:
    """Each card once, as words in a thin frame; the back of such a card stays white."""
    wide, high = sheet.card
    yield '#let words = json("words.json")'
    for n in range(count):
        inside = f"place(center + horizon, proxy(words.at({n}), {mm(wide)}, {mm(high)}))"
        yield f"#let face{n} = cell({mm(sheet.cell[0])}, {mm(sheet.cell[1])}, none, {inside})"


def sides(page: list[int], sheet: Sheet, look: Look) -> Iterator[list[str]]:
    """The front of a page, and its back if cards have one."""
    cut = [f"#cut({mm(x)}, {mm(y)}, {mm(to_x - x)}, {mm(to_y - y)})" for x, y, to_x, to_y in sheet.marks()]
    marks = cut if look.marks else []
    yield [*marks, *placed([f"face{n}" for n in page], sheet, mirrored=False)]
    if look.backs and not look.text_only:
        yield [*marks, *placed(["back"] * len(page), sheet, mirrored=True)]


def placed(names: Iterable[str], sheet: Sheet, mirrored: bool) -> Iterator[str]:
    """Each card at its place."""
    for place, name in enumerate(names):
        x, y = sheet.cell_at(place, mirrored)
        yield f"#put({mm(x)}, {mm(y)}, {name})"


def mm(length: float) -> str:
    """A length as the typesetter reads it."""
    return f"{length:.4f}mm"


def typeset(document: str, files: dict[str, bytes]) -> bytes:
    """The document as PDF, with the fonts of the page and no others."""
    try:
        typst = import_module("typst")
    except ImportError:
        raise CannotPrint(MISSING) from None
    pdf: bytes = typst.compile(
        {"main.typ": document.encode(), **files}, font_paths=[str(PRESS)], ignore_system_fonts=True, format="pdf"
    )
    return pdf
