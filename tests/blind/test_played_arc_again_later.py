"""Blind texts of ARC that designers wrote again and again, played as their writers meant them: draws, homes, orders, bids."""

import pytest

from blind.gestures import fought
from blind.texts import arc, plays

NOBLES = "gems 5 House of Nobles"
TEXTS = {"Two": "creature 2 Gaian 1/1", "Four": "creature 4 Gaian 1/1", "Imp": "creature 3 1/1"}


@plays("Buy the Witness")
def test_who_is_bought_counts_for_nothing() -> None:
    for bought, won in ((True, 1), (False, 0)):
        s = arc(
            f"A: city Oak (Mind, 8): Two\nB: {NOBLES}; city Elm (Body, 8): Four; hand: Buy the Witness\nphase: Tactics",
            TEXTS,
        )
        s.choose("claim Mind", "bid Two")
        while "bid Four" not in s.options():
            s.choose("pass")
        s.choose("bid Four")
        if bought:
            while "play Buy the Witness" not in s.options():
                s.choose(s.way_on())
            s.choose("play Buy the Witness")
            while "pick Four" not in s.options():
                s.choose("pass")
            s.choose("pick Four")
        s.to("Play")
        assert s.points("A") == 15 + won


@plays("Rationed Ink", "One Cup at the Well")
@pytest.mark.parametrize(
    ("name", "power"), [("Rationed Ink", "House of Nobles"), ("One Cup at the Well", "The Empire")]
)
def test_nobody_draws_two(name: str, power: str) -> None:
    s = arc(f"A: gems 3 {power}; hand: {name}\nB: hand: Two, Four\nphase: Play", TEXTS)
    s.choose(f"play {name}")
    s.settle()
    s.choose("target player B")
    s.to("Draw", "B")
    assert [o for o in s.options() if "draw 2" in o] == []
    assert [o for o in s.options() if "draw 1" in o] != []


@plays("Sweet Well")
def test_who_comes_there_costs_1_less() -> None:
    s = arc("A: gems 2 Gaian; city Oak (Mind, 8); city Elm (Mind, 8); attached: Sweet Well on Oak; hand: Imp\nB:\nphase: Play",
            TEXTS)  # fmt: skip
    s.play("Imp")
    assert (s.place("Imp"), s.consumed("A")) == ("Oak", "2 Gaian")


@plays("Third Rank Forward")
def test_the_combats_that_have_not_begun_get_a_new_order() -> None:
    s = arc("A: gems 1 Red Banner; army: Elf 1/1, Ram 2/2; hand: Third Rank Forward\nB: 9 points\nphase: Attack")
    assert "play Third Rank Forward" not in s.options()
    s.choose("attack B's army", "send Elf", "send Ram")
    while "play Third Rank Forward" not in s.options():
        s.choose(s.way_on())
    s.choose("play Third Rank Forward")
    while not any("Ram" in o for o in s.options()):
        s.choose("pass")
    assert s.asked == "A"
    fought(s)
    assert s.points("B") == 6


@plays("Alarm Rattle")
def test_two_in_one_city_are_unmarked() -> None:
    s = arc("A: gems 2 The Empire; city Oak (Mind, 8): Elf 1/1 marked, Ox 1/1 marked; city Elm (Mind, 8): Rat 1/1 marked"
            "; army: Ram 2/2 marked; hand: Alarm Rattle\nB:\nphase: Play")  # fmt: skip
    s.choose("play Alarm Rattle")
    s.settle()
    assert sorted(o for o in s.options() if o.startswith("target")) == ["target Elf", "target Ox", "target Rat"]
    s.choose("target Elf")
    assert [o for o in s.options() if o.startswith("target")] == ["target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert [s.marked(name) for name in ("Elf", "Ox", "Rat", "Ram")] == [False, False, True, True]
