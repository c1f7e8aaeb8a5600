"""What SLOT's texts on turns do in play: action points, whose turn it is, diagonal moves, rows of recruits, marked shapes."""

import pytest

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.rules.recr_whom import cost_of

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}


def field(text: str, a: str, b: str = "F4 Knave", step: str = "action") -> Field:
    return Field(a, b, step, {"Slinger": text, **SACKS})


def points_in_turn(f: Field, turn: int) -> int:
    """The action points as this turn begins."""
    while f.t.turn < turn:
        f.match.choose(f.match.table.options[0])
    return int(f.t.ap)


@pytest.mark.parametrize(
    ("text", "yours", "theirs"),
    [
        ("You have one more action point in each of your turns.", 4, 3),
        ("You have 1 more action point.", 4, 3),
        ("If you control no creature of level 2, you have 1 action point more.", 4, 3),
        ("You have 4 AP each turn instead of 3.", 4, 3),
        ("Your opponent has one action point less in each of his turns.", 3, 2),
        ("If this creature is in the front row at the start of your turn, you have 4 AP this turn instead of 3.", 4, 3),
        ("If this creature is in the back row at the start of your turn, you have 4 AP this turn instead of 3.", 3, 3),
    ],
)
def test_points_of_a_turn(text: str, yours: int, theirs: int) -> None:
    f = field(text, "F1 Slinger, F2 Sack")
    assert (points_in_turn(f, 4), points_in_turn(f, 5)) == (theirs, yours)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("If this creature is killed in your opponent's turn, he loses 1 victory point.", 1),
        ("If this creature is killed in your turn, your opponent loses 1 victory point.", 2),
    ],
)
def test_in_whose_turn_it_dies(text: str, left: int) -> None:
    f = field(text, "F1 Sack, F4 Sack", "F1 Slinger hurt 1, B1 Knave, F2 Knave")
    f.t.gain(0, 2)
    f.choose("attack Slinger F1 with Sack F1, close")
    assert f.at("F1", 1) == ""
    assert f.t.points[0] == left


def test_a_diagonal_move_leaves_it_unmarked() -> None:
    text = "This creature may also move diagonally. Moving does not mark it."
    f = field(text, "F2 Slinger, B4 Sack", step="move")
    moves = [option.split()[-1] for option in f.options() if option.startswith("move Slinger")]
    assert sorted(moves) == ["B1", "B2", "B3", "F1", "F3"]
    f.choose("move Slinger F2 to B3")
    assert (f.at("B3", 0), f.t.ap) == ("Slinger", 2)


def test_who_is_recruited_into_the_back_row_comes_unmarked() -> None:
    text = "If this creature is recruited into the back row, it comes into play unmarked."
    for slot, marked in (("B1", 0), ("F1", 1)):
        f = field(text, "F2 Sack; deck: Slinger", step="recruit")
        f.choose("recruit Slinger", slot)
        c = next(c for c in f.t.army(0) if f.name(c) == "Slinger")
        assert f.t.marked[c] == marked


def test_both_creatures_of_the_pair() -> None:
    f = field(
        "[P]: Both creatures of that pair have +2 DEF until end of turn.", "F1 Slinger, F2 Sack, B3 Knave", "F3 Knave"
    )
    f.choose("use Slinger")
    assert (f.values("Slinger")[2], f.values("Sack")[2], f.values("Knave")[2]) == (4, 4, 2)


def test_it_costs_more_out_of_the_graveyard() -> None:
    text = "You may recruit this creature from your graveyard for 1 gold more than its cost."
    f = field(text, "F1 Sack, F2 Sack; deck: Slinger; graveyard: Slinger", step="recruit")
    costs = sorted(int(cost_of(f.t, 0, c)) for c in range(len(f.t.printed)) if f.name(c) == "Slinger")
    assert costs == [1, 2]


@pytest.mark.parametrize(
    ("text", "piles"),
    [
        ("This creature yields 2 gold when it is marked to pay for a recruit.", ""),
        ("When you recruit, each creature that you spend from your twilight counts as 2 gold.", "; twilight: Sack"),
    ],
)
def test_one_pays_two_gold_and_never_one(text: str, piles: str) -> None:
    f = field(text, f"F1 Slinger{' marked' if piles else ''}; deck: Mage, Knave{piles}", step="recruit")
    assert [option for option in f.options() if option.startswith("recruit")] == ["recruit Mage"]
    f.choose("recruit Mage", "F2")
    assert f.at("F2") == "Mage"


def test_the_rest_comes_to_what_is_left() -> None:
    text = "When this creature is marked to pay for a recruit, it yields 2 gold instead of 1."
    f = field(text, "F1 Sack, F3 Slinger, F4 Sack; deck: Mage", step="recruit")
    f.choose("recruit Mage", "F2")
    assert len(f.options()) == 2  # both Sacks, or the Slinger alone
    f.choose("F3")
    assert (f.at("F2"), f.marked("Slinger"), f.marked("Sack")) == ("Mage", True, False)
