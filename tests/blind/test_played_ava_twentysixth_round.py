"""Blind texts of AVA's twenty-sixth round, played as their writer meant them."""

import pytest

from blind.texts import ava, plays


@plays("Annuity of the Dry Well")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_annuity_is_paid_in_the_upkeep_of_whoever_has_it(seat: str) -> None:
    s = ava(f"A: attached: Annuity of the Dry Well on {seat}\nB: hand: 1\nphase: Entrance")
    lives = {}
    for whose in "BA":
        s.to("Draw", whose)
        lives[whose] = (s.life("A"), s.life("B"))
    assert lives == ({"B": (20, 21), "A": (20, 21)} if seat == "B" else {"B": (20, 20), "A": (21, 20)})
