"""Blind texts of SLOT about what a creature is worth when it pays, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1",
    "Ready": "close 1 def 1 life 5: [2]: This creature gets +2 close until end of turn.",
}  # fmt: skip


def given(army: str, recruit: str, *choices: str) -> Scene | None:
    """The table behind a recruit that goes to F4, paid so; None if it is not offered."""
    s = slot(f"A: {army}; deck: {recruit}\nB: front: Ann\nstep: Recruit", CAST)
    if f"recruit {recruit}" not in s.options():
        return None
    s.choose(f"recruit {recruit}", f"place {recruit} in F4")
    for choice in choices:
        s.choose(*starting(s, choice))
    return s


@plays("Guild Paymaster", "Ore-Cart Investor")
@pytest.mark.parametrize("name", ["Guild Paymaster", "Ore-Cart Investor"])
def test_marked_it_is_two_gold_and_never_one(name: str) -> None:
    s = given(f"front: {name}", "Two", "give")
    assert s is not None
    assert (s.who("A F4"), s.marked("A F1")) == ("Two", True)
    assert given(f"front: {name}", "One") is None
    assert given(f"front: Ox marked; twilight: {name}", "Two") is None  # there it is worth 1
    s = slot(f"A: front: {name}, Ready\nB: front: Ann\nstep: Abilities", CAST)
    assert starting(s, "use Ready") == []  # for [2] it is one creature


@plays("Guild Paymaster", "Ore-Cart Investor")
@pytest.mark.parametrize(("name", "may"), [("Guild Paymaster", False), ("Ore-Cart Investor", True)])
def test_a_fee_of_one(name: str, may: bool) -> None:
    s = slot(f"A: front: {name}, Boss marked\nB: front: Ann\nstep: Upkeep", CAST)
    assert ("pay 1 for Boss F2" in s.options()) is may


@plays("Well-Off Cousin")
def test_marked_for_a_recruit_the_cousin_is_one_or_two_gold() -> None:
    for recruit in ("One", "Two"):
        s = given("front: Well-Off Cousin", recruit, "give")
        assert s is not None
        assert (s.who("A F4"), s.marked("A F1")) == (recruit, True)
    assert given("front: Ox marked; twilight: Well-Off Cousin", "Two") is None


@plays("Rearguard Sutler")
def test_in_the_back_row_the_sutler_pays_two() -> None:
    s = given("back: Rearguard Sutler", "Two", "give")
    assert s is not None
    assert (s.who("A F4"), s.marked("A B1")) == ("Two", True)
    assert given("back: Rearguard Sutler", "One") is None
    assert given("front: Rearguard Sutler", "Two") is None
    assert given("front: Rearguard Sutler", "One") is not None


@plays("Barrow Candle", "Debt Collector's Ghost")
@pytest.mark.parametrize("name", ["Barrow Candle", "Debt Collector's Ghost"])
def test_out_of_the_twilight_it_may_be_spent_as_two(name: str) -> None:
    for recruit in ("One", "Two"):
        s = given(f"front: Ox marked; twilight: {name}", recruit, "give")
        assert s is not None
        assert (s.who("A F4"), s.twilight("A"), s.grave("A")) == (recruit, [], [name])
    assert given(f"front: {name}", "Two") is None
    s = slot(f"A: front: Ready marked; twilight: {name}\nB: front: Ann\nstep: Abilities", CAST)
    assert starting(s, "use Ready") == []


@plays("Coin-Eyed Corpse")
def test_out_of_the_twilight_the_corpse_is_two() -> None:
    s = given("front: Ox marked; twilight: Coin-Eyed Corpse", "Two", "give")
    assert s is not None
    assert (s.who("A F4"), s.grave("A")) == ("Two", ["Coin-Eyed Corpse"])
    assert given("front: Ox marked; twilight: Coin-Eyed Corpse", "One") is None


@plays("Candlewick Revenant")
def test_one_creature_is_kept_in_the_twilight() -> None:
    army = "A: front: Candlewick Revenant, Ox; twilight: One, Two"
    s = slot(f"{army}\nB: front: Ann; twilight: One\nstep: Action", CAST)
    s.choose("done", "yes", "Two")
    assert (s.twilight("A"), s.grave("A"), s.twilight("B")) == (["Two"], ["One"], ["One"])
    s = slot(f"{army}\nB: front: Ann\nstep: Action", CAST)
    s.choose("done", "no")
    assert (s.twilight("A"), sorted(s.grave("A"))) == ([], ["One", "Two"])


@plays("Ghoul of the Fresh Pile")
@pytest.mark.parametrize(
    ("pile", "close"), [("", 0), ("; twilight: One", 2), ("; twilight: 2 One", 2), ("; grave: One", 0)]
)
def test_with_a_creature_in_the_twilight_the_ghoul_is_stronger(pile: str, close: int) -> None:
    s = slot(f"A: front: Ghoul of the Fresh Pile{pile}\nB: front: Ann; twilight: One\nstep: Action", CAST)
    bare = slot("A: front: Ghoul of the Fresh Pile\nB: front: Ann\nstep: Action", CAST)
    assert s.value("A F1", "close") - bare.value("A F1", "close") == close


@plays("Treasurer of Knuckles")
@pytest.mark.parametrize(("pile", "points"), [("2 One", 0), ("3 One", 1), ("4 One", 1)])
def test_three_left_in_the_twilight_are_a_point(pile: str, points: int) -> None:
    s = slot(f"A: 0 points; front: Treasurer of Knuckles; twilight: {pile}\nB: front: Ann\nstep: Action", CAST)
    s.choose("done")
    assert s.points("A") == points
