"""What SLOT's texts on reach do in play: whom a creature may attack, must attack if anybody, who is attacked for another."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}


def targets(f: Field, who: str, how: str) -> list[str]:
    """The slots of those whom this creature may attack so."""
    found = [option for option in f.options() if option.endswith(f"with {who}, {how}")]
    return [option.split(" with ")[0].split()[-1] for option in found]


@pytest.mark.parametrize(
    ("text", "slot", "close", "ranged"),
    [
        ("", "F1", ["F1", "F2"], ["F1", "F2"]),
        ("This creature may attack any enemy creature in the front row.", "F1", ["F1", "F2", "F4"], ["F1", "F2", "F4"]),
        (
            "This creature may attack any creature.",
            "F1",
            ["F1", "F2", "F4", "B1", "B3"],
            ["F1", "F2", "F4", "B1", "B3"],
        ),
        (
            "This creature may attack any creature.",
            "B1",
            ["F1", "F2", "F4", "B1", "B3"],
            ["F1", "F2", "F4", "B1", "B3"],
        ),
        ("This creature may attack as if it were in the front row.", "B3", ["F2", "F4", "B3"], ["F2", "F4", "B3"]),
        ("I may attack with my close weapon as if I stood in its slot.", "B3", ["F2", "F4", "B3"], ["B3"]),
        ("This creature may attack in close combat from the back row.", "B1", ["F1"], ["F1"]),
        ("This creature can only attack diagonally, never straight ahead.", "F1", ["F2"], ["F2"]),
        ("This creature can attack only straight ahead in close combat.", "F1", ["F1"], ["F1", "F2"]),
        ("", "B1", [], ["F1"]),
        ("This creature may attack diagonally.", "B1", [], ["F1", "F2"]),
        ("From the back row, this creature may attack diagonally.", "B3", [], ["F2", "F4", "B3"]),
        ("In ranged combat, this creature may attack diagonally.", "B1", [], ["F1", "F2"]),
        ("This creature may attack diagonally.", "F1", ["F1", "F2"], ["F1", "F2"]),
        (
            "In ranged combat, this may attack any enemy creature.",
            "B1",
            [],
            ["F1", "F2", "F4", "B1", "B3"],
        ),
        (
            "This creature may attack any enemy creature in close combat.",
            "F1",
            ["F1", "F2", "F4", "B1", "B3"],
            ["F1", "F2"],
        ),
    ],
)
def test_whom_it_may_attack(text: str, slot: str, close: list[str], ranged: list[str]) -> None:
    f = Field(f"{slot} Slinger", "F1 Sack, F2 Sack, F4 Sack, B1 Sack, B3 Sack", "action", {"Slinger": text, **SACKS})
    assert targets(f, f"Slinger {slot}", "close") == close
    assert targets(f, f"Slinger {slot}", "ranged") == ranged


def test_whoever_could_attack_it_attacks_nobody_else() -> None:
    text = "An enemy creature that is able to attack this creature may not attack any other creature."
    f = Field("F1 Sack, F4 Knave", "F1 Sack, F2 Slinger, F4 Sack, F3 Sack", "action", {"Slinger": text, **SACKS})
    assert targets(f, "Sack F1", "close") == ["F2"]
    assert targets(f, "Knave F4", "close") == ["F3", "F4"]


def test_nobody_attacks_or_is_attacked() -> None:
    text = "While this creature stands in the back row, it can neither attack nor be attacked."
    f = Field("B1 Slinger, F2 Sack", "F1 Sack, B2 Slinger", "action", {"Slinger": text, **SACKS})
    assert targets(f, "Slinger B1", "ranged") == []
    assert targets(f, "Sack F2", "close") == ["F1"]


def test_a_weapon_takes_two_life_points() -> None:
    text = "[Ranged] - A creature hit by this loses 2 life points instead of 1."
    f = Field("F2 Slinger, B1 Sack", "F2 Elvish Fighter, F1 Sack", "action", {"Slinger": "", **SACKS})
    f.choose("attack Elvish Fighter F2 with Slinger F2, ranged")
    plain = f.hurt("Elvish Fighter")
    g = Field("F2 Slinger, B1 Sack", "F2 Knave, F1 Sack", "action", {"Slinger": text, **SACKS})
    g.choose("attack Knave F2 with Slinger F2, ranged")
    assert plain <= 1
    assert g.at("F2", 1) == ""
    h = Field("F2 Slinger, B1 Sack", "F2 Knave, F1 Sack", "action", {"Slinger": text, **SACKS})
    h.choose("attack Knave F2 with Slinger F2, close")
    assert (h.at("F2", 1), h.hurt("Knave")) == ("Knave", 1)


def test_another_is_attacked_in_its_place() -> None:
    text = (
        "When an adjacent ally is attacked by a single creature, you may swap this creature with that ally. If you do, this"
        " creature becomes the target of the attack instead."
    )
    f = Field("F1 Sack, F2 Sack", "F1 Knave, B1 Slinger", "action", {"Slinger": text, **SACKS})
    f.choose("attack Knave F1 with Sack F1, close", "yes")
    assert (f.at("F1", 1), f.hurt("Slinger"), f.hurt("Knave")) == ("Slinger", 1, 0)
    g = Field("F1 Sack, F2 Sack", "F1 Knave, B1 Slinger", "action", {"Slinger": text, **SACKS})
    g.choose("attack Knave F1 with Sack F1 + Sack F2, close")
    assert g.at("B1", 1) == "Slinger"


def test_the_row_that_was_marked() -> None:
    text = "[R]: Creatures in the row you marked for this have +2 DEF until your next turn and cannot strike back."
    f = Field("F1 Slinger, F2 Sack, F3 Sack, F4 Sack, B1 Knave", "F1 Knave", "action", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    assert (f.values("Slinger")[2], f.values("Sack")[2]) == (4, 4)


def test_the_column_with_the_same_number() -> None:
    text = (
        "[C]: Put target level 1 enemy creature, standing in the column with the same number as the one you marked, into its"
        " owner's army deck."
    )
    f = Field("F1 Slinger, B1 Sack, F2 Sack", "F1 Knave, F2 Sack", "action", {"Slinger": text, **SACKS})
    f.choose("use Slinger", "target Knave F1")
    assert f.at("F1", 1) == ""
    g = Field("F1 Slinger, B1 Sack, F2 Sack", "F1 Knave, F2 Sack", "action", {"Slinger": text, **SACKS})
    g.choose("use Slinger", "target Sack F2")
    assert g.at("F2", 1) == "Sack"
