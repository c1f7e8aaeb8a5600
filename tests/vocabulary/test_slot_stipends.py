"""What SLOT's texts on upkeep that is less or is given do in play, and with how many action points a turn goes on."""

import pytest

from vocabulary.slot_field import Field


def fees(text: str, army: str = "F1 Slinger, F2 Knight") -> list[int]:
    """What A owes, fee by fee, while his Slinger bears this text."""
    f = Field(army, "F4 Bone Guard", "upkeep", {"Slinger": text})
    return [int(f.t.fees[i + 1]) for i in range(0, len(f.t.fees), 3) if f.t.fees[i + 1] > 0]


@pytest.mark.parametrize(
    ("text", "owed"),
    [
        ("", [1]),
        ("Adjacent allies owe 1 gold less upkeep.", []),
        ("Adjacent allies owe 3 gold less upkeep.", []),
        ("Enemy creatures owe 1 gold less upkeep.", [1]),
        ("Upkeep 2. This creature's upkeep is 1 less.", [1, 1]),
    ],
)
def test_less_is_owed(text: str, owed: list[int]) -> None:
    assert fees(text) == owed


def test_upkeep_is_given_and_stays() -> None:
    f = Field(
        "F1 Slinger, F3 Sack", "F4 Bone Guard", "action", {"Slinger": "[ ]: Target ally has upkeep 1.", "Sack": ""}
    )
    f.choose("use Slinger", "Sack F3", "done", "done", "done")
    assert f.options() == ["pay 1 for Sack F3", "give up Sack F3"]


def test_action_points_are_so_many_from_now_on() -> None:
    f = Field(
        "F1 Slinger, F4 Sack", "F4 Bone Guard", "action", {"Slinger": "[ ]: You have 5 action points.", "Sack": ""}
    )
    f.choose("use Slinger")
    assert f.t.ap == 5


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("", 2),
        ("Abilities of your creatures cost [1] less.", 1),
        ("Your abilities cost [1] less, but at least [2].", 2),
        ("Abilities of enemy creatures cost [1] less.", 2),
        ("Your abilities cost [3] less.", 0),
    ],
)
def test_the_sign_asks_for_fewer_others(text: str, marked: int) -> None:
    poker = {"Slinger": text, "Poker (Elf)": "[2]: Put a token on this creature.", "Sack (Elf)": ""}
    f = Field("F1 Slinger, F2 Sack, F4 Poker", "F3 Bone Guard", "action", poker)
    f.choose("use Poker")
    while f.hurt("Poker") == 0:
        f.match.choose(f.t.options[0])
    assert sum(int(f.t.marked[c]) for c in f.t.board if f.t.controller[c] == 0) == marked


@pytest.mark.parametrize(("army", "guard"), [("F1 Slinger, F2 Sack", 3), ("F1 Slinger", 2)])
def test_a_number_is_even(army: str, guard: int) -> None:
    text = "While the number of your creatures is even, this creature has +1 DEF."
    f = Field(army, "F4 Bone Guard", "action", {"Slinger": text, "Sack": ""})
    assert f.values("Slinger")[2] == guard
