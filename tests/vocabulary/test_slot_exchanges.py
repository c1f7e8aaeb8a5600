"""What SLOT's texts on columns that change places do in play."""

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": "", "Rock": "This creature can't be swapped."}


def test_the_creatures_of_two_columns_change_places_row_by_row() -> None:
    text = "[ ]: The creatures of two columns of your army change places."
    f = Field("F1 Slinger, B1 Sack, F3 Knave", "F1 Knave", "abilities", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    assert len(f.options()) == 4
    f.match.choose(f.t.options[0])
    assert len(f.options()) == 3
    f.match.choose(f.t.options[1])
    assert (f.at("F1"), f.at("B1"), f.at("F3"), f.at("B3")) == ("Knave", "", "Slinger", "Sack")


def test_who_cannot_be_swapped_keeps_all_of_them_where_they_are() -> None:
    text = "[ ]: Choose two enemy columns. Swap them."
    f = Field("F1 Slinger", "F1 Rock, B1 Knave, F2 Sack", "abilities", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    f.match.choose(f.t.options[0])
    f.match.choose(f.t.options[0])
    assert [f.at(slot, 1) for slot in ("F1", "B1", "F2", "B2")] == ["Rock", "Knave", "Sack", ""]


def test_the_two_of_the_marked_column_change_places() -> None:
    text = "[C]: The two creatures of that column change places."
    f = Field("F1 Slinger, B1 Sack", "F1 Knave", "abilities", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    assert (f.at("F1"), f.at("B1")) == ("Sack", "Slinger")


def test_of_two_columns_side_by_side_the_second_lies_beside_the_first() -> None:
    text = (
        "[ ]: Choose two columns of your army that are side by side. Their creatures exchange places, each in its row."
    )
    f = Field("F1 Slinger, F4 Sack", "F4 Bone Guard", "action", {"Slinger": text, "Sack": ""})
    f.choose("use Slinger")
    assert len(f.options()) == 4
    f.match.choose(f.t.options[1])
    assert len(f.options()) == 2
    f.match.choose(f.t.options[0])
    assert (f.at("F1"), f.at("F2"), f.at("F4")) == ("", "Slinger", "Sack")
