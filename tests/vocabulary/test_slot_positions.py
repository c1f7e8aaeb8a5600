"""What SLOT's texts on positions do in play: moves forward, back and into the slot of who died; corners, being alone."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}


def field(
    text: str, a: str = "F2 Slinger, B3 Sack", b: str = "F2 Knave, F3 Sack, B3 Sack, F1 Sack", step: str = "action"
) -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, step, {"Slinger": text, **SACKS})


@pytest.mark.parametrize(
    ("text", "goals"),
    [
        (
            "[ ]: Move another ally creature one slot in any direction, even diagonally, to an empty slot.",
            ["F3", "F4", "B2", "B4"],
        ),
        ("[ ]: Move another ally creature one slot in any direction, even diagonally.", ["F2", "F3", "F4", "B2", "B4"]),
        ("[ ]: Move another ally creature one slot to the left or right.", ["B2", "B4"]),
        ("[ ]: Move another ally creature to any empty slot of your army.", ["F1", "F3", "F4", "B1", "B2", "B4"]),
        ("[ ]: Another ally creature moves one slot.", ["F3", "B2", "B4"]),
    ],
)
def test_where_somebody_can_be_moved(text: str, goals: list[str]) -> None:
    f = field(text)
    f.choose("use Slinger")
    assert [option.split(" in ")[-1] for option in f.options() if option.startswith("place")] == goals


@pytest.mark.parametrize(
    ("text", "target", "there"),
    [
        ("[ ]: Move target creature forward.", "Sack B3", ("F3", 0)),
        ("[ ]: Target creature moves back one slot if possible.", "Knave F2", ("B2", 1)),
        (
            "[ ]: Push target creature back into the slot behind it if that slot is empty. It becomes marked.",
            "Knave F2",
            ("B2", 1),
        ),
    ],
)
def test_forward_and_back(text: str, target: str, there: tuple[str, int]) -> None:
    f = field(text, b="F2 Knave, F3 Sack, B3 Knave, F1 Sack")
    f.choose("use Slinger")
    if f"target {target}" in f.options():  # of one alone nobody is asked
        f.choose(f"target {target}")
    assert f.at(*there) == target.split(maxsplit=1)[0]


def test_who_dies_leaves_a_slot_for_another() -> None:
    text = "When another ally creature dies, this creature may move into its slot."
    f = Field("B2 Slinger, F1 Sack hurt 1, B4 Sack", "F1 Knave, F2 Sack", "action", {"Slinger": text, **SACKS})
    f.choose("attack Knave F1 with Sack F1, close", "yes")
    assert (f.at("F1"), f.at("B2")) == ("Slinger", "")


def test_who_was_behind_the_dead_comes_forward() -> None:
    text = (
        "When this creature kills an enemy creature in the front row, then the creature that was behind it, if any, moves"
        " forward into the empty slot and becomes marked."
    )
    f = Field("F3 Slinger, B1 Sack", "F3 Sack hurt 1, B3 Knave, B1 Sack", "action", {"Slinger": text, **SACKS})
    f.choose("attack Sack F3 with Slinger F3, close")
    assert (f.at("F3", 1), f.at("B3", 1), f.marked("Knave")) == ("Knave", "", True)


@pytest.mark.parametrize(
    ("text", "defense"),
    [
        ("While this creature is in a corner slot, it has +1 DEF.", 2),
        ("While this creature is in a middle column, it has +1 DEF.", 3),
        ("While this creature is alone in its column, it has +1 DEF.", 3),
        ("While this creature is alone in its row, it has +1 DEF.", 3),
        ("All front row creatures get +1 DEF.", 3),
        ("Your back row creatures get +1 DEF.", 2),
    ],
)
def test_where_it_stands(text: str, defense: int) -> None:
    assert field(text).values("Slinger")[2] == defense


def test_recruits_beside_it_come_unmarked() -> None:
    text = "Ally creatures recruited into slots adjacent to this creature come into play unmarked."
    f = Field("F2 Slinger, B4 Sack, B3 Sack; deck: Mage", "F1 Knave", "recruit", {"Slinger": text, **SACKS})
    f.choose("recruit Mage", "in F1")
    while len(f.options()) > 0 and not f.at("F1"):
        f.choose(f.options()[0])
    assert not f.marked("Mage")
