"""What SLOT's texts on chosen rows and columns do in play: moves into them, both armies or one, the marked column."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": "", "Rogue (Orc)": ""}
FREE = {"F1 to F2", "F1 to B1", "F3 to F2", "F3 to F4", "F3 to B3", "B1 to F1", "B1 to B2"}


@pytest.mark.parametrize(
    ("text", "without"),
    [
        ("", set()),
        ("No creature can move into F2.", {"F1 to F2", "F3 to F2"}),
        ("No creature can move out of the front row.", {"F1 to B1", "F3 to B3"}),
        ("Adjacent allies cannot move within or out of this creature's column.", {"B1 to F1", "B1 to B2"}),
        ("Enemy creatures can't move into F2.", set()),
        ("No creature can move into the enemy front row.", set()),
        ("No creature can move into your back row.", {"F1 to B1", "F3 to B3"}),
    ],
)
def test_no_move_leads_into_out_of_or_within_slots(text: str, without: set[str]) -> None:
    f = Field("F1 Slinger, B1 Sack, F3 Sack", "F1 Knave", "move", {"Slinger": text, **SACKS})
    ways = {label.split(",")[0] for label in f.options() if label.startswith("move")}
    assert {" ".join(way.split()[2:]) for way in ways} == FREE - without


def test_the_chosen_row_of_both_armies_stands_still() -> None:
    text = (
        "[1]: Choose the front or the back row. Until your next turn, creatures in that row of both armies cannot move."
    )
    f = Field("F1 Slinger, B2 Sack, F3 Sack", "F1 Knave", "abilities", {"Slinger": text, **SACKS})
    f.choose("use Slinger", "B2", "row F1 F2 F3 F4", "done")
    assert not [label for label in f.options() if label.startswith("move")]


def test_the_same_column_is_the_one_that_the_price_has_marked() -> None:
    text = "[C]: Mark all enemy creatures in the same column."
    f = Field("F1 Slinger, B1 Sack, F3 Sack", "F1 Knave, F3 Rogue", "action", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    assert f.marked("Knave")
    assert not f.marked("Rogue")


def test_whoever_alone_can_be_meant_is_chosen() -> None:
    text = "[ ]: Choose the creature opposite. Put a token on it if it is unmarked."
    f = Field("B1 Slinger, F3 Sack", "B1 Knave, F3 Rogue", "action", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    assert (f.hurt("Knave"), f.hurt("Rogue")) == (1, 0)
