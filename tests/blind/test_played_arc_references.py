"""Blind texts of ARC that speak of what they chose before, played as their writers meant them."""

from blind.texts import AXE, arc, plays


@plays("Queen's Double")
def test_it_mirrors_what_was_chosen_until_that_leaves_play() -> None:
    s = arc("A: gems 5 House of Nobles; hand: Queen's Double, 2 Axe\nB: army: Ox 3/4, Elk 2/2", AXE)
    s.carry_out("play Queen's Double", "pick Ox")
    assert s.value("Queen's Double") == "3/4"
    s.carry_out("play Axe", "target Elk")
    assert s.value("Queen's Double") == "3/4"
    s.carry_out("play Axe", "target Ox")
    assert s.value("Queen's Double") == "3/3"  # 1/1 again, with two counters
