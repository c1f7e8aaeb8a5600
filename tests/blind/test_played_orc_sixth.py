"""Blind texts of ORC's round 4, played as their writer meant them."""

import pytest

from blind.texts import orc, plays

TEXTS = {"Spear": "equipment 0: Equipped creature gets +1/0.", "Sage": "creature 1 (Caster) 1/1"}


@plays("Firebrand")
@pytest.mark.parametrize(("attached", "damage"), [("", 2), ("; attached: Spear on Cow", 4)])
def test_it_burns_who_is_equipped_for_four_and_not_for_two_and_four(attached: str, damage: int) -> None:
    s = orc(f"A: offensive: Sage; hand: Firebrand, 1; resources: 6\nB: defensive: Cow 1/9; hand: 1{attached}", TEXTS)
    s.choose("play Firebrand")
    s.choose("target Cow")
    s.all_pass()
    assert s.damage("Cow") == damage
