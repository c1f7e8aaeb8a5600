"""A law that is amended says otherwise what it is told, and else what it said."""

import pytest

from wtactics.mods.regions.ids import REGION_08
from wtactics.mods.regions.law import LAW
from wtactics.rulesets.ava.law import LAW as OF_AVA


def test_a_mod_says_only_what_is_otherwise() -> None:
    assert (int(LAW.home), LAW.home != OF_AVA.home) == (int(REGION_08), True)
    assert (LAW.hand, LAW.empty_deck) == (OF_AVA.hand, OF_AVA.empty_deck)
    assert OF_AVA.amended().home == OF_AVA.home


def test_a_number_that_no_law_has_is_refused() -> None:
    with pytest.raises(TypeError):
        OF_AVA.amended(hearth=3)
