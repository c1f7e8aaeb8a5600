"""What SLOT's texts on slots do in play: empty ones counted, rows that are full, moves, pushes, chosen columns and rows."""

import pytest

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.grid import NAMES

SACKS = ", F1 Sack, F3 Sack, B1 Sack, B2 Sack"


def field(
    text: str, a: str = "F2 Slinger" + SACKS, b: str = "F2 Sack, F3 Sack, B3 Sack", step: str = "action"
) -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, step, {"Slinger": text, "Sack (Elf)": ""})


@pytest.mark.parametrize(
    ("text", "close"),
    [
        ("This creature gets +1 close for each empty slot in your army.", 5),
        ("This creature gets +1 close for each empty slot in the enemy army.", 7),
        ("This creature gets +1 close for each empty slot in both armies.", 10),
        ("This creature gets +1 close for each empty slot in your back row.", 4),
        ("This creature gets +1 close for each empty slot in the enemy front row.", 4),
        ("This creature gets +1 close for each empty slot adjacent to it.", 2),
        ("This creature gets +1 close for each empty slot in this column.", 2),
        ("This creature gets +1 close for each empty slot in its row.", 3),
        ("While your front row is full, this creature gets +1 close.", 2),
        ("While the enemy back row is full, this creature gets +1 close.", 2),
        ("While the slot behind this creature is occupied, it gets +1 close.", 3),
        ("If the slot behind this creature is empty, it gets +1 close.", 2),
        ("If there is an empty slot in your front row, this creature gets +1 close.", 3),
        ("If there are two or more empty slots in your front row, this creature gets +1 close.", 2),
        ("If your army has more empty slots than the enemy army, this creature gets +1 close.", 2),
        ("If your army has fewer empty slots than the enemy army, this creature gets +1 close.", 3),
    ],
)
def test_slots_are_counted(text: str, close: int) -> None:
    assert field(text).values("Slinger")[0] == close


def test_a_full_row_counts_until_somebody_leaves_it() -> None:
    text = "As long as all four slots of its row are occupied by your creatures, each creature in its row has +1 DEF."
    full = field(text, "F2 Slinger, F1 Sack, F3 Sack, F4 Sack, B1 Sack")
    assert [int(full.t.defense[full.t.in_slot(0, slot)]) for slot in (0, 1, 2, 3, 4)] == [3, 3, 3, 3, 2]
    assert field(text).values("Slinger")[2] == 2


@pytest.mark.parametrize(
    ("text", "goals"),
    [
        ("[ ]: Move target enemy creature to an empty slot in the back row.", ["B1", "B2", "B4"]),
        ("[ ]: Move target enemy creature one slot.", ["F2", "F4", "B3"]),
        ("[ ]: Move target enemy creature to an adjacent empty slot.", []),
        ("[ ]: Move target enemy creature to an empty slot beside it in that row.", []),
    ],
)
def test_where_a_creature_is_moved(text: str, goals: list[str]) -> None:
    f = field(text)
    f.choose("use Slinger", "target Sack F3")
    assert [option.split(" in ")[-1] for option in f.options() if option.startswith("place")] == goals
    if not goals:  # there is but one
        assert (f.at("F3", 1), f.at("F4", 1)) == ("", "Sack")


def test_who_is_pushed_goes_back_if_nobody_stands_there() -> None:
    for tail in (", if that slot is empty", ""):
        f = field(f"[ ]: Push target enemy creature into the slot behind it{tail}.")
        f.choose("use Slinger")
        if f.options()[0].startswith("target"):
            assert "target Sack F3" not in f.options()  # behind that one somebody stands (SLOT-ABIL-08)
            f.choose("target Sack F2")
        assert (f.at("F2", 1), f.at("B2", 1), f.at("F3", 1), f.at("B3", 1)) == ("", "Sack", "Sack", "Sack")


def test_two_change_places() -> None:
    f = field("[ ]: This creature and target adjacent ally change places.")
    f.choose("use Slinger", "target Sack B2")
    assert (f.at("F2"), f.at("B2")) == ("Sack", "Slinger")


def test_a_column_is_chosen_for_both_armies() -> None:
    f = field(
        "[ ]: Choose a column. Each other creature in the chosen column loses 1 life.", b="F2 Sack, F3 Sack, B3 Sack"
    )
    f.choose("use Slinger", "F3 B3")
    t = f.t
    hurt = [
        (seat, NAMES[slot])
        for seat in (0, 1)
        for slot in range(8)
        if t.in_slot(seat, slot) >= 0 and t.harm[t.in_slot(seat, slot)]
    ]
    assert hurt == [(0, "F3"), (1, "F3"), (1, "B3")]


def test_a_row_is_chosen_and_the_other_one_spoken_of() -> None:
    text = "[ ]: Choose a row. Allies in the chosen row get +1 DEF this turn. Allies in the other row get +1 close this turn."
    f = field(text)
    f.choose("use Slinger", "F1")
    t = f.t
    assert [(int(t.defense[t.in_slot(0, s)]), int(t.attack[t.in_slot(0, s)])) for s in (0, 1, 4)] == [
        (3, 2),
        (3, 2),
        (2, 3),
    ]


def test_a_dead_creature_comes_back_into_a_slot_of_the_back_row() -> None:
    f = field(
        "[ ]: Put target creature card from your graveyard into an empty slot of your back row.",
        "F2 Slinger; graveyard: Knight",
    )
    f.choose("use Slinger")
    assert [option.split(" in ")[-1] for option in f.options()] == ["B1", "B2", "B3", "B4"]
    f.choose("B3")
    assert (f.at("B3"), f.marked("Knight")) == ("Knight", True)


def test_after_an_attack_it_slips_away() -> None:
    f = field(
        "After this attacks, you may move it 1 slot for 0 AP. Once per turn.", "F2 Slinger, B1 Sack", "F2 Sack, B4 Sack"
    )
    f.choose("attack Sack F2 with Slinger F2, ranged")
    while "yes" not in f.options():
        f.choose("decline")
    f.choose("yes", "F1")
    assert (f.at("F1"), f.at("F2")) == ("Slinger", "")
