"""What SLOT's texts do with tokens and marks: healing, tokens taken off, only to whom it does something; who has left play."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": "", "Lout (Orc)": ""}


def field(text: str, a: str, b: str = "F4 Knave", step: str = "action") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, step, {"Slinger": text, **SACKS})


@pytest.mark.parametrize(
    "text",
    [
        "[ ]: Heal another ally creature.",
        "[ ]: Take a token off another ally.",
        "[ ]: Another ally loses one token.",
        "[ ]: Another ally recovers a life point.",
    ],
)
def test_who_is_healed_loses_a_token_and_only_the_wounded_are_healed(text: str) -> None:
    f = field(text, "F2 Slinger, B2 Sack hurt 1, F1 Knave, F3 Lout hurt 1")
    f.choose("use Slinger")
    assert f.options() == ["pick Sack B2", "pick Lout F3"]
    f.choose("pick Sack B2")
    assert (f.hurt("Sack"), f.hurt("Lout")) == (0, 1)


def test_marking_without_the_word_target_takes_the_unmarked() -> None:
    f = field("[ ]: Mark an enemy creature.", "F2 Slinger", "F1 Knave, F2 Sack marked, F3 Lout")
    f.choose("use Slinger")
    assert f.options() == ["pick Knave F1", "pick Lout F3"]
    f = field(
        "[ ]: Mark an enemy creature. It gets -1 DEF until end of turn.", "F2 Slinger", "F1 Knave, F2 Sack marked"
    )
    f.choose("use Slinger")
    assert f.options() == ["pick Knave F1", "pick Sack F2"]  # the marked one would get something, too


def test_unmarking_without_the_word_target_takes_the_marked() -> None:
    f = field("[ ]: Unmark another ally creature.", "F2 Slinger, F1 Knave marked, F3 Lout, F4 Sack marked")
    f.choose("use Slinger")
    assert f.options() == ["pick Knave F1", "pick Sack F4"]


def test_of_two_remedies_one_is_chosen_that_somebody_needs() -> None:
    text = "[ ]: Choose one: unmark another ally; or take one token off another ally."
    f = field(text, "F2 Slinger, F1 Knave hurt 1, F3 Lout")
    f.choose("use Slinger")
    assert f.hurt("Knave") == 0
    f = field(text, "F2 Slinger, F1 Knave hurt 1, F3 Lout marked, F4 Sack hurt 1")
    f.choose("use Slinger")
    f.choose(f.options()[1])
    assert f.options() == ["pick Knave F1", "pick Sack F4"]


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("When this creature dies, each enemy opposite it loses 1 life.", (1, 1, 0)),
        ("When this creature dies, deal 1 damage to the enemy creature opposite it.", (1, 0, 0)),
        ("When this creature dies, deal 1 damage to each creature in this column.", (1, 1, 0)),
        ("When this creature dies, each adjacent ally loses 1 life.", (0, 0, 1)),
    ],
)
def test_who_has_died_is_remembered_where_it_stood(text: str, hurt: tuple[int, int, int]) -> None:
    f = Field(
        "F3 Knave, F2 Sack, B2 Lout",
        "F2 Slinger hurt 1, F1 Bone Guard, F4 Bone Guard",
        "action",
        {"Slinger": text, **SACKS},
    )
    f.choose("attack Slinger F2 with Knave F3, close")
    assert (f.hurt("Sack"), f.hurt("Lout"), f.hurt("Bone Guard")) == hurt


def test_who_is_removed_is_no_kill_and_is_remembered_where_it_stood() -> None:
    text = "[ ]: Remove this creature from play. If you do, the creature opposite it loses 1 life point."
    f = field(text, "F2 Slinger, F3 Sack", "B2 Knave, F1 Lout")
    f.choose("use Slinger")
    assert (f.at("F2"), f.pile("graveyard"), f.hurt("Knave"), f.hurt("Lout")) == ("", ["Slinger"], 1, 0)


def test_resting_costs_whoever_it_says() -> None:
    f = field("Resting costs you 1 AP less.", "F2 Slinger, F1 Sack hurt 1, F3 Knave")
    f.choose("rest Sack F1")
    assert f.t.ap == 2


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Adjacent allies get +1 to all attack values.", (3, 3, 2, 2)),
        ("Adjacent allies get +1 to their close value and +2 to their DEF.", (3, 2, 4, 2)),
        ("The DEF of adjacent allies is reduced by 1.", (2, 2, 1, 2)),
        ("Your level 1 creatures in this creature's square get -1 to both attack values.", (1, 1, 2, 2)),
    ],
)
def test_values_that_are_raised_and_lowered(text: str, values: tuple[int, int, int, int]) -> None:
    f = field(text, "F2 Slinger, F1 Sack")
    assert f.values("Sack") == values
