"""Targets that lean on targets before them: they are compared with what was chosen, and nothing leads into a dead end."""

from typing import Final

import pytest

from scenes import arc
from scenes.scene import rule

TABLE: Final = "A: hand: Hex; army: Wolf 1/5, Elder 3/5\nB: army: Mule 2/5, Ox 4/5"


@rule()
@pytest.mark.parametrize(
    ("text", "first", "offered"),
    [
        (
            "Mark target creature you control. Kill target creature with ATK less than its ATK.",
            "target Elder",
            "Wolf Mule",
        ),
        ("Target player loses 1 VP. Kill target creature that player controls.", "target player A", "Wolf Elder"),
    ],
)
def test_the_second_target_is_compared_with_the_first(text: str, first: str, offered: str) -> None:
    s = arc.scene(TABLE, cards={"Hex": f"magic 0: {text}"})
    s.choose("play Hex")
    if first in s.options():
        s.choose(first)
    assert s.options() == [f"target {name}" for name in offered.split()]


@rule()
def test_nobody_is_offered_first_with_whom_there_is_no_second() -> None:
    text = "Mark target creature. Kill target creature with ATK greater than its ATK."
    s = arc.scene(TABLE, cards={"Hex": f"magic 0: {text}"})
    s.choose("play Hex")
    assert s.options() == ["target Wolf", "target Elder", "target Mule"]
