"""What is done if somebody pays what stands behind "unless"."""

import pytest

from scenes.arc import rule, scene


@rule("ARC-PLAY-01")
@pytest.mark.parametrize(("choice", "place", "points"), [("pay 2", "B's Army", 16), ("no", "B's graveyard", 15)])
def test_who_pays_keeps_it_and_the_other_has_something_for_it(choice: str, place: str, points: int) -> None:
    s = scene(
        "A: hand: Toll\nB: army: Ox 3/9; gems 3 Gaian\nphase: Play",
        cards={"Toll": "magic 0: Kill target creature unless its controller pays 2. If he does, gain 1 victory point."},
    )
    s.choose("play Toll")
    s.choose(choice)
    assert (s.place("Ox"), s.points("A")) == (place, points)
