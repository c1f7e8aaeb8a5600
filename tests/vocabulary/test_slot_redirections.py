"""What SLOT's texts on attacks that are turned elsewhere do in play, and those on rows and columns at once."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}
THEN = "This creature is then the one attacked."
INSTEAD = "The attack is then directed at this creature."


@pytest.mark.parametrize(
    "text",
    [
        f"When an adjacent ally is attacked, you may have this creature change places with it. {INSTEAD}",
        f"When an adjacent ally is attacked, you may swap the two. {INSTEAD}",
        f"When an adjacent ally is attacked, you may change its place with this creature; {INSTEAD}",
        "When an adjacent ally is attacked, this creature may change places with it and be attacked instead.",
        f"When a single enemy creature attacks an adjacent ally, you may swap this creature with that ally. {THEN}",
        f"When an adjacent ally is attacked, this creature may take that ally's place. {INSTEAD}",
    ],
)
def test_it_is_attacked_instead_only_if_it_was_done(text: str) -> None:
    for answer, there, hurt in (("yes", "Slinger", (1, 0)), ("no", "Knave", (0, 1))):
        f = Field("F1 Sack, F2 Sack", "F1 Knave, B1 Slinger", "action", {"Slinger": text, **SACKS})
        f.choose("attack Knave F1 with Sack F1, close", answer)
        assert (f.at("F1", 1), f.hurt("Slinger"), f.hurt("Knave")) == (there, *hurt)


def test_that_ally_is_not_who_attacks_it() -> None:
    text = "When an enemy creature attacks another ally, mark that ally."
    f = Field("F1 Sack, F2 Sack", "F1 Knave, F4 Slinger", "action", {"Slinger": text, **SACKS})
    f.choose("attack Knave F1 with Sack F1, close")
    assert f.marked("Knave")


def test_healing_in_its_row_or_column() -> None:
    text = "[ ]: Heal target damaged ally in this row or this column 1."
    field = "F1 Slinger, F3 Sack hurt 1, B1 Knave hurt 1, B3 Elvish Fighter hurt 1"
    f = Field(field, "F4 Knave", "action", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    assert f.options() == ["target Sack F3", "target Knave B1"]


def test_in_the_slots_in_front_are_both_of_the_column() -> None:
    text = "Enemy creatures in the slots in front of this creature get -1 DEF."
    f = Field("B1 Slinger", "F1 Sack, B1 Knave, F2 Elvish Fighter", "action", {"Slinger": text, **SACKS})
    assert (f.values("Sack")[2], f.values("Knave")[2]) == (1, 1)


def test_who_goes_beside_this_creature_is_it_behind_that() -> None:
    text = "[ ]: Move target ally into an empty slot adjacent to this creature. Unmark it."
    f = Field("F1 Slinger, F4 Sack marked", "F4 Knave", "abilities", {"Slinger": text, **SACKS})
    f.choose("use Slinger", "target Sack", "B1")
    assert (f.at("B1"), f.marked("Sack"), f.marked("Slinger")) == ("Sack", False, True)


@pytest.mark.parametrize("takes", ["takes its place", "takes its slot", "takes the slot of that creature"])
def test_whoever_takes_the_slot_of_the_dead_moves_there(takes: str) -> None:
    text = f"When an adjacent ally dies, this creature {takes}."
    f = Field("F1 Sack", "F1 Knave hurt 1, B1 Slinger", "action", {"Slinger": text, **SACKS})
    f.choose("attack Knave F1 with Sack F1, close")
    assert (f.at("F1", 1), f.at("B1", 1)) == ("Slinger", "")


def test_it_is_who_fights_this_creature() -> None:
    text = "When a creature fights this creature, it loses 1 life."
    f = Field("F1 Sack, F4 Sack", "F1 Slinger", "action", {"Slinger": text, "Sack": ""})
    f.choose("attack Slinger F1 with Sack F1, ranged")
    assert (f.at("F1"), f.hurt("Slinger")) == ("", 1)  # the strike back took the other one
