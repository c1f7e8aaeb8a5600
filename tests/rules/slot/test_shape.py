"""SLOT-SHAPE: rows, columns, pairs, squares, adjacency."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.rulesets.slot.grid import NAMES

WALL = "def 5 life 5"
TEXT = "def 5 life 5: {}"
SORTS = {
    "row": ["F1 F2 F3 F4", "B1 B2 B3 B4"],
    "column": ["F1 B1", "F2 B2", "F3 B3", "F4 B4"],
    "pair": ["F1 F2", "F2 F3", "F3 F4", "B1 B2", "B2 B3", "B3 B4"],
    "square": ["F1 F2 B1 B2", "F3 F4 B3 B4"],
}
SIGNS = {"row": "R", "column": "C", "pair": "P", "square": "S"}
NEAR = {
    "F1": "F2 B1", "F2": "F1 F3 B2", "F3": "F2 F4 B3", "F4": "F3 B4",
    "B1": "F1 B2", "B2": "F2 B1 B3", "B3": "F3 B2 B4", "B4": "F4 B3",
}  # fmt: skip


def army(slot: str, name: str, others: str = "Wall") -> str:
    """The rows of a full army that has this creature in this slot."""
    row = [name if one == slot else others for one in NAMES]
    return f"front: {', '.join(row[:4])}; back: {', '.join(row[4:])}"


def raised(text: str, slot: str) -> list[str]:
    """Who of a full army is raised by this text of who stands in this slot; the enemy's army is never touched by it."""
    s = scene(f"A: {army(slot, 'Bard')}\nB: {army(slot, 'Wall')}", cards={"Wall": WALL, "Bard": TEXT.format(text)})
    assert all(s.value(f"B {one}", "DEF") == 5 for one in NAMES)
    return [one for one in NAMES if s.value(f"A {one}", "DEF") == 6]


def prices(sort: str, foes: str = "front: Page") -> Scene:
    """A full army of which somebody has an ability for such a shape."""
    text = f"[{SIGNS[sort]}] Chant - This creature gets +1 close until end of turn."
    return scene(
        f"A: {army('F1', 'Chanter')}\nB: {foes}\nstep: Abilities", cards={"Wall": WALL, "Chanter": TEXT.format(text)}
    )


@rule(
    "SLOT-SHAPE-EX2",
    "SLOT-SHAPE-01",
    "SLOT-SHAPE-02",
    "SLOT-SHAPE-03",
    "SLOT-SHAPE-04",
    "SLOT-SHAPE-05",
    "SLOT-ABIL-17",
)
@pytest.mark.parametrize(("sort", "n"), [("row", 2), ("column", 4), ("pair", 6), ("square", 2)])
def test_the_shapes_of_an_army_are_those_that_a_price_may_mark(sort: str, n: int) -> None:
    s = prices(sort)
    s.choose("use Chanter F1")
    assert s.options() == [f"mark the {sort} {slots}" for slots in SORTS[sort]]
    assert len(s.options()) == n
    s.choose(s.options()[-1])
    assert [one for one in NAMES if s.marked(f"A {one}")] == SORTS[sort][-1].split()


@rule("SLOT-SHAPE-02", "SLOT-SHAPE-03", "SLOT-SHAPE-04", "SLOT-SHAPE-05", "SLOT-SHAPE-01")
@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("slot", NAMES)
def test_who_stands_in_the_same_shape(sort: str, slot: str) -> None:
    fellows = {one for shape in SORTS[sort] if slot in shape.split() for one in shape.split()} - {slot}
    assert set(raised(f"Other ally creatures in the same {sort} get +1 DEF.", slot)) == fellows


@rule("SLOT-SHAPE-06", "SLOT-SHAPE-07", "SLOT-SHAPE-08")
@pytest.mark.parametrize("slot", NAMES)
def test_adjacent_are_those_with_a_side_in_common_and_never_the_enemy(slot: str) -> None:
    found = raised("Adjacent ally creatures get +1 DEF.", slot)
    assert sorted(found) == sorted(NEAR[slot].split())
    assert len(found) == (2 if slot[1] in "14" else 3)


@rule("SLOT-SHAPE-08", "SLOT-SHAPE-07")
def test_no_enemy_is_adjacent_to_a_front_slot() -> None:
    cards = {"Proud": "def 1 life 1: As long as this creature is adjacent to a Page, it gets +1 DEF."}
    s = scene("A: front: -, Proud; back: -, -, Page\nB: front: Page, Page, Page; back: Page, Page, Page", cards=cards)
    assert s.value("A F2", "DEF") == 1
    s = scene("A: front: -, Proud; back: -, Page\nB: front: Knight", cards=cards)
    assert s.value("A F2", "DEF") == 2


@rule("SLOT-SHAPE-EX1", "SLOT-SHAPE-06")
def test_a_druid_in_b2_has_three_neighbours() -> None:
    cards = {"Druid": "def 3 life 2: Adjacent ally creatures get +1 DEF.", "Wall": WALL}
    s = scene("A: front: Wall, Wall, Wall; back: Wall, Druid, Wall\nB: front: Page", cards=cards)
    assert [one for one in ("F1", "F2", "F3", "B1", "B3") if s.value(f"A {one}", "DEF") == 6] == ["F2", "B1", "B3"]


@rule("SLOT-SHAPE-06", "SLOT-SHAPE-EX1")
def test_a_shaman_heals_its_neighbours_only() -> None:
    hurt = "Fighter hurt 1"
    s = scene(
        f"A: front: {hurt}, {hurt}, {hurt}, Page; back: {hurt}, Shaman, {hurt}, Page\nB: front: Page\nstep: Abilities"
    )
    s.choose("use Shaman B2")
    assert s.options() == ["target Fighter F2", "target Fighter B1", "target Fighter B3"]


@rule("SLOT-SHAPE-06", "SLOT-SHAPE-01")
def test_adjacency_is_no_shape() -> None:
    s = scene("A: front: Page, Page; back: -, -, -, Page\nB: front: Page, -, Page; back: -, Rook", cards={"Rook": WALL})
    s.choose("attack Page F1 with Page F1, close")
    # The column; that slots next to it are empty counts for nothing more
    assert (s.who("B F1"), s.points("A")) == ("", 2)


@rule("SLOT-SHAPE-01", "SLOT-POINTS-05")
def test_a_shape_is_there_even_where_its_slots_have_never_been_filled() -> None:
    s = scene("A: front: Page; back: -, -, -, Page\nB: front: Page, Page; back: -, -, -, Page")
    s.choose("attack Page F1 with Page F1, close")
    assert s.points("A") == 2


@rule("SLOT-SHAPE-02", "SLOT-POINTS-02")
def test_a_row_that_falls_empty_is_worth_nothing() -> None:
    shooter = {"Cannon": "def 9 life 9: [1] Fire - Deal 1 damage to target enemy creature."}
    foes = "B: front: -, -, Page; back: -, Page, Page, Page"
    s = scene(f"A: front: Cannon, Page; back: Page, Page\n{foes}", cards=shooter)
    s.choose("use Cannon F1", "target Page F3")
    while s.options()[0].startswith("give"):
        s.choose(s.options()[0])
    assert (s.who("B F3"), s.points("A")) == ("", 1)  # a pair; the row, all empty now, adds nothing


@rule("SLOT-SHAPE-05", "SLOT-ABIL-17")
def test_the_middle_is_no_square() -> None:
    cards = {
        "Wall": f"close 1 {WALL}",
        "Chanter": TEXT.format("[S] Chant - This creature gets +1 close until end of turn."),
    }
    s = scene("A: front: -, Chanter, Wall; back: -, Wall, Wall\nB: front: -, -, Page", cards=cards)
    s.refused("use Chanter F2", "SLOT-ABIL-17")
