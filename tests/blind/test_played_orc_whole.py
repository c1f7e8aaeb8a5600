"""Blind texts of ORC that do the whole of something or nothing of it, played as their writers meant them."""

import pytest

from blind.texts import orc, plays
from scenes.orc import Scene

SPEAR = {"Spear": "equipment 0: Equipped creature gets +1/0."}


def entered(others: str) -> Scene:
    """It has entered A's Offensive, where these stand; what it asks for waits."""
    s = orc(
        f"A: {others}defensive: Cow, Rat; resources: 5; hand: Barrow Colossus, 1\nB: offensive: Elk; hand: 1\nphase: Entrance",
        SPEAR,
    )
    s.choose("play Barrow Colossus", "in the Offensive")
    s.all_pass()
    return s


@plays("Barrow Colossus")
@pytest.mark.parametrize("state", ["", " marked", " assigned"])
def test_two_others_of_its_front_are_given_up_for_it(state: str) -> None:
    s = entered(f"offensive: Ox{state}, Hen, Hog; attached: Spear on Ox; ")
    assert s.options() == ["pick Ox", "pick Hen"]  # always onward
    s.choose("pick Ox", "pick Hog")
    assert [s.place(name) for name in ("Ox", "Hen", "Hog", "Barrow Colossus")] == [
        "A's graveyard", "A's Offensive", "A's graveyard", "A's Offensive",
    ]  # fmt: skip
    assert s.place("Spear") == "A's graveyard"


@plays("Barrow Colossus")
@pytest.mark.parametrize("others", ["", "offensive: Ox; "])
def test_where_there_are_fewer_than_two_none_is_given_up_and_it_goes(others: str) -> None:
    s = entered(others)
    assert s.grave("A") == ["Barrow Colossus"]
    if others:
        assert s.place("Ox") == "A's Offensive"
    assert [s.place(name) for name in ("Cow", "Rat")] == ["A's Defensive"] * 2
    assert not any("dies" in line for line in s.log())
