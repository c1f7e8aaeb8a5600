"""What SLOT's texts on duties do in play: who must attack, moves twice, pays for nothing, comes with tokens on it."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": "", "Lout (Orc)": ""}


def field(text: str, a: str = "F2 Slinger, F1 Lout", b: str = "F2 Knave, F4 Sack", step: str = "action") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, step, {"Slinger": text, **SACKS})


def test_who_must_attack_does_so_before_the_turn_ends() -> None:
    f = field("This creature must attack each turn if able.", "F2 Slinger, F1 Lout hurt 1")
    assert "done" not in f.options()
    f.choose("attack Knave F2 with Lout F1, close")  # another may come first
    assert "done" not in f.options()
    f.choose("attack Knave F2 with Slinger F2, close")
    assert f.t.active == 1  # nothing was left to do


def test_who_cannot_attack_need_not() -> None:
    assert "done" in field("This creature must attack each turn if able.", "F2 Slinger marked, F1 Lout").options()
    assert (
        "done"
        in field("This creature must attack each turn if able.", "B4 Slinger, F1 Lout", "F2 Knave, F1 Sack").options()
    )


def test_whoever_has_attacked_has_done_its_duty() -> None:
    f = field("Steadfast. This creature must attack each turn if able.", b="F2 Knave, F4 Sack, B2 Sack")
    assert "done" not in f.options()
    f.choose("attack Knave F2 with Slinger F2, close")
    assert "done" in f.options()


@pytest.mark.parametrize(("text", "moves"), [("This creature can move twice each turn.", True), ("", False)])
def test_who_moves_twice(text: str, moves: bool) -> None:
    f = field(f"{text} This creature isn't marked for moving.".strip(), "F2 Slinger, F4 Lout", step="move")
    f.choose("move Slinger F2 to F3")
    assert any(option.startswith("move Slinger F3") for option in f.options()) == moves
    if moves:
        f.choose("move Slinger F3 to F2")
        assert not any(option.startswith("move Slinger") for option in f.options())


def test_who_pays_for_nothing_still_attacks() -> None:
    f = Field(
        "F2 Slinger, F1 Lout marked, F3 Knave", "F2 Knave, F4 Sack", "action",
        {"Slinger": "This creature can't be marked to pay for anything.", **SACKS, "Lout (Orc)": "[1]: Unmark this creature."},
    )  # fmt: skip
    f.choose("use Lout")  # nobody is asked who is marked for it
    assert (f.marked("Slinger"), f.t.marked[f.t.in_slot(0, 2)]) == (False, 1)
    assert "attack Knave F2 with Slinger F2, close" in f.options()


def test_who_comes_with_a_token() -> None:
    f = Field(
        "F2 Sack, F3 Sack, F4 Sack; deck: Slinger", "F4 Knave", "recruit",
        {"Slinger": "This creature comes into play with a token on it.", **SACKS},
    )  # fmt: skip
    f.choose("recruit Slinger", "F1")
    while f.t.in_slot(0, 0) < 0:
        f.match.choose(f.match.table.options[0])
    assert (f.at("F1"), f.hurt("Slinger")) == ("Slinger", 1)
