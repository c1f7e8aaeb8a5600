"""Sheets of cards in millimetres: how many fit, where they lie, where they are cut."""

from itertools import pairwise, product

import pytest

from wtactics.paper.layout import CLEAR, EDGE, MARK, PAPERS, SIZES, Look, Sheet, sheet_for

LOOKS = [Look(paper, size, bleed) for paper, size, bleed in product(PAPERS, SIZES, (0, 1.5, 3, 5))]


@pytest.mark.parametrize(
    ("look", "width", "columns", "rows"),
    [
        (Look(), 210, 3, 3),
        (Look(size="65x92"), 210, 3, 3),
        (Look("letter"), 215.9, 3, 3),
        (Look("letter", "65x92"), 279.4, 4, 2),
        (Look(bleed=3), 297, 4, 2),
    ],
)
def test_as_many_cards_as_find_room(look: Look, width: float, columns: int, rows: int) -> None:
    sheet = sheet_for(look)
    assert (sheet.width, sheet.columns, sheet.rows) == (width, columns, rows)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_cards_lie_side_by_side_in_the_middle_off_the_edge(look: Look) -> None:
    sheet = sheet_for(look)
    places = [sheet.cell_at(n) for n in range(sheet.cards)]
    assert min(x for x, _ in places) >= EDGE - 1e-9
    assert min(y for _, y in places) >= EDGE - 1e-9
    assert max(x for x, _ in places) + sheet.cell[0] <= sheet.width - EDGE + 1e-9
    assert max(y for _, y in places) + sheet.cell[1] <= sheet.height - EDGE + 1e-9
    columns = sorted({round(x, 6) for x, _ in places})
    assert all(abs(b - a - sheet.cell[0]) < 1e-5 for a, b in pairwise(columns))
    assert abs(columns[0] - (sheet.width - columns[-1] - sheet.cell[0])) < 1e-5


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_on_the_back_each_card_lies_behind_its_front(look: Look) -> None:
    sheet = sheet_for(look)
    for n in range(sheet.cards):
        (x, y), (behind, level) = sheet.cell_at(n), sheet.cell_at(n, mirrored=True)
        assert abs(sheet.width - behind - sheet.cell[0] - x) < 1e-9
        assert level == y


def lines_at(sheet: Sheet, upright: bool) -> list[float]:
    found = {round(line[0] if upright else line[1], 3) for line in sheet.marks() if (line[0] == line[2]) == upright}
    return sorted(found)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_cut_from_mark_to_mark_gives_cards_of_just_their_size(look: Look) -> None:
    sheet = sheet_for(look)
    (wide, high), bleed = SIZES[look.size], look.bleed
    for n in range(sheet.cards):
        x, y = (round(corner + bleed, 3) for corner in sheet.cell_at(n))
        across, down = lines_at(sheet, upright=True), lines_at(sheet, upright=False)
        for wanted, marks in ((x, across), (x + wide, across), (y, down), (y + high, down)):
            assert min(abs(mark - wanted) for mark in marks) < 2e-3
    assert len(lines_at(sheet, upright=True)) == (sheet.columns + 1 if bleed == 0 else 2 * sheet.columns)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_mark_lies_on_a_card_and_all_lie_on_the_paper(look: Look) -> None:
    sheet = sheet_for(look)
    (left, top), (wide, high) = sheet.corner, sheet.cell
    right, bottom = left + sheet.columns * wide, top + sheet.rows * high
    for x, y, to_x, to_y in sheet.marks():
        assert abs((to_x - x) + (to_y - y) - MARK) < 1e-9
        assert (
            to_x <= left - CLEAR + 1e-9
            or x >= right + CLEAR - 1e-9
            or to_y <= top - CLEAR + 1e-9
            or y >= bottom + CLEAR - 1e-9
        )
        assert x >= 0
        assert y >= 0
        assert to_x <= sheet.width
        assert to_y <= sheet.height
