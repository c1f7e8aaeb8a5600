"""Texts of AVA's rounds that were understood later, played as their writers meant them."""

from blind.texts import ava, plays


@plays("Firepot Sapper")
def test_undefended_it_deals_two_more_to_a_city_in_one_portion() -> None:
    s = ava("A: army: avatar, Firepot Sapper; city Oak (Body, 8)\nB: city Elm (Body, 20); army: Ox 1/1\nphase: Attack")
    own = int(s.value("Firepot Sapper").split("/")[0])
    s.choose("attack Elm", "send Firepot Sapper", "done")
    while s.damage("Elm") == 0 and s.options():
        s.choose("done" if "done" in s.options() else "pass")
    assert s.damage("Elm") == own + 2


@plays("Debt to a Dead Man")
def test_at_each_of_his_upkeeps_he_pays_or_loses_life() -> None:
    s = ava("A: attached: Debt to a Dead Man on B\nB: 20 LP; gold 1 Gaian")
    s.to("Upkeep", "B")
    s.all_pass()
    assert s.asked == "B"
    other = s.fork()
    s.choose("choose: pays 1 gold")
    other.choose(other.options()[1])  # he loses 1 life point
    assert [each.life("B") for each in (s, other)] == [20, 19]
