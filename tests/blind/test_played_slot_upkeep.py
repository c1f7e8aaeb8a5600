"""Blind text of SLOT on fees, played as its writer meant it."""

import pytest

from blind.texts import FOLK, plays, slot

CAST = FOLK | {"Lord": "level 2 close 1 def 1 life 5"}


@plays("Chamber Steward")
@pytest.mark.parametrize(
    ("army", "owed"),
    [
        ("front: Chamber Steward, Lord, Ox", False), ("front: Chamber Steward, Ox; back: Lord", False),
        ("front: Chamber Steward, Ox, Lord", True), ("front: Chamber Steward, Ox; back: -, Lord", True),
    ],
)  # fmt: skip
def test_no_fee_is_owed_for_a_second_level_beside_the_steward(army: str, owed: bool) -> None:
    s = slot(f"A: {army}\nB: front: Chamber Steward, Lord\nstep: Upkeep", CAST)
    assert any(label.startswith("pay 1 for Lord") for label in s.options()) is owed
