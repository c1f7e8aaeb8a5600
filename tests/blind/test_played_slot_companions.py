"""Blind texts of SLOT about groups one of whose members stands so, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FOLK, plays, slot

CAST = FOLK | {"Ann": "close 1 ranged 1 def 3 life 5"}


@plays("Captain of the Wedge")
@pytest.mark.parametrize(
    ("army", "left"),
    [
        ("front: Ox, Ox; back: Captain of the Wedge", 1),
        ("front: Ox, Ox; back: -, Captain of the Wedge marked", 1),
        ("front: Ox, Ox; back: -, -, Captain of the Wedge", 0),
        ("front: Ox, Ox; back: Captain of the Wedge, Captain of the Wedge", 2),
        ("front: Ox, Ox", 0),
    ],
)
def test_behind_a_member_the_captain_makes_a_group_cheaper(army: str, left: int) -> None:
    s = slot(f"A: {army}\nB: front: Ann\nstep: Action, ap 2", CAST)
    s.choose(*[each for each in starting(s, "attack Ann F1 with") if each.count("Ox") == 2][:1])
    assert s.ap == left
