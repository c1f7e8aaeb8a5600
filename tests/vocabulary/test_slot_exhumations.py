"""What SLOT's texts on recruits out of piles do in play: the top of the graveyard, and what it costs."""

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": "", "Rogue (Orc)": ""}
TEXT = "You may recruit the top creature of your graveyard. It costs 2 gold more."
ARMY = "F1 Slinger, F2 Sack, F3 Sack; graveyard: Knave, Rogue; deck: Sack"


def test_the_top_of_the_graveyard_is_recruited_for_more() -> None:
    f = Field(ARMY, "F4 Bone Guard", "recruit", {"Slinger": TEXT, **SACKS})
    assert f.options() == ["done", "recruit Sack", "recruit Knave (graveyard)"]
    f.choose("recruit Knave", "F4")
    assert f.at("F4") == "Knave"
    assert f.pile("graveyard") == ["Rogue"]
    assert [int(f.t.marked[f.t.in_slot(0, slot)]) for slot in range(3)] == [1, 1, 1]


def test_without_it_nobody_is_recruited_out_of_the_graveyard() -> None:
    f = Field(ARMY, "F4 Bone Guard", "recruit", {"Slinger": "", **SACKS})
    assert f.options() == ["done", "recruit Sack"]
