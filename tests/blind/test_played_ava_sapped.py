"""Texts of AVA's rounds about what more is dealt, understood later and played as their writers meant them."""

from blind.texts import ava, plays


@plays("Firepot Sapper")
def test_undefended_it_deals_two_more_to_a_city_in_one_portion() -> None:
    s = ava("A: army: avatar, Firepot Sapper; city Oak (Body, 8)\nB: city Elm (Body, 20); army: Ox 1/1\nphase: Attack")
    own = int(s.value("Firepot Sapper").split("/")[0])
    s.choose("attack Elm", "send Firepot Sapper", "done")
    while s.damage("Elm") == 0 and s.options():
        s.choose("done" if "done" in s.options() else "pass")
    assert s.damage("Elm") == own + 2
