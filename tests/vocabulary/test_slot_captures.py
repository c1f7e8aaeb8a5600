"""What SLOT's texts on enemies that come into your army do in play: killed or alive, marked, into which slot."""

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}


def test_whoever_was_killed_comes_into_your_army_and_upkeep_is_owed_for_it() -> None:
    text = (
        "When this creature kills a level 1 creature, you may put that creature under your control into an empty slot"
        " adjacent to this one. It arrives marked and has an upkeep of 1."
    )
    f = Field("F1 Slinger, F3 Sack", "F1 Knave hurt 1, F4 Knave", "action", {"Slinger": text, **SACKS})
    f.choose("attack Knave F1 with Slinger F1, close", "yes")
    assert {label.split()[-1] for label in f.options()} == {"F2", "B1"}
    f.choose("F2")
    assert f.at("F2") == "Knave"
    assert f.t.marked[f.t.in_slot(0, 1)] == 1
    f.choose("done", "done", "done")
    assert "pay 1 for Knave F2" in f.options()


def test_whoever_is_taken_over_is_marked() -> None:
    text = "[ ]: Gain control of target enemy creature and put it, marked, into an empty slot of your army."
    f = Field("F1 Slinger, F3 Sack", "F1 Knave, F4 Sack", "action", {"Slinger": text, **SACKS})
    f.choose("use Slinger", "Knave", "F2")
    assert f.at("F2") == "Knave"
    assert f.marked("Knave")


def test_out_of_a_pile_somebody_comes_unmarked() -> None:
    text = "[ ]: Put target creature card in your graveyard unmarked into an empty slot of this creature's row."
    f = Field("F1 Slinger, F3 Sack; graveyard: Knave", "F4 Sack", "action", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    assert {label.split()[-1] for label in f.options()} == {"F2", "F4"}
    f.choose("F4")
    assert (f.at("F4"), f.marked("Knave")) == ("Knave", False)
