"""Blind regions of the fifteenth round, their civilian defenders and their walls, played as their writers meant them."""

import pytest

from blind.gestures import targets
from blind.texts import WAIT, plays, regions

TEXTS = {
    **WAIT, "Ram": "event 0: Deal 3 damage to target region.",
    "Put": "event 0: Put target creature into its controller's Body Domain.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Pilgrim Fens")
def test_civilian_defenders_are_tougher_to_the_end_of_the_attack() -> None:
    s = regions(
        "A: army: Ox 1/9, Cow 1/9; hand: Wait\n"
        f"B: region Pilgrim Fens; body: Elder 1/1; mind: Sage 1/1; army: Elk 1/1; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.attack("Pilgrim Fens", "Ox", "Cow")
    military = s.fork()
    s.choose("block Ox with Elder", "done")
    assert [s.value(n) for n in ("Elder", "Sage", "Elk", "Ox")] == ["1/3", "1/1", "1/1", "1/9"]
    s.to("Second Play")
    assert s.value("Elder") == "1/1"
    military.choose("block Ox with Elk", "done")
    assert military.value("Elk") == "1/1"


@plays("Pilgrim Fens")
def test_with_the_region_the_toughness_goes() -> None:
    s = regions(
        f"A: army: Ox 2/9; hand: Ram\nB: region Pilgrim Fens hurt 12; body: Elder 1/1; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.attack("Pilgrim Fens", "Ox")
    s.choose("block Ox with Elder")
    assert s.value("Elder") == "1/3"
    s.choose("pass", "play Ram", "target Pilgrim Fens", "pass")
    assert s.value("Elder") == "1/1"


@plays("Karst of Spears")
@pytest.mark.parametrize(("region", "drawn"), [("Karst of Spears", 2), ("Salt (9)", 0)])
def test_the_lost_region_leaves_two_cards(region: str, drawn: int) -> None:
    name = region.partition(" (")[0]
    s = regions(f"A: hand: Ram; army: Ox\nB: region {region} hurt 6; regions: Hill, Coast; army: Elk", TEXTS)
    s.choose("play Ram")
    if targets(s):
        s.choose(f"target {name}")
    s.all_pass()
    assert (len(s.hand("B")), s.hand("A"), s.place("Hill")) == (drawn, [], "B's Region")
    assert s.place(name) == "B's graveyard"


@plays("Karst of Spears")
def test_who_loses_the_last_region_draws_nothing() -> None:
    s = regions("A: hand: Ram; army: Ox\nB: region Karst of Spears hurt 6; no regions; army: Elk", TEXTS)
    s.choose("play Ram")
    if targets(s):
        s.choose("target Karst of Spears")
    s.all_pass()
    assert (s.over, s.winner, s.hand("B")) == (True, "A", [])


@plays("Cindermark Frontier")
@pytest.mark.parametrize(("region", "struck"), [("Cindermark Frontier", 2), ("Salt", 0)])
def test_civilian_defenders_strike_back(region: str, struck: int) -> None:
    s = regions(
        f"A: army: Ox 1/9, Cow 1/9; region Cindermark Frontier\nB: region {region}; body: Elder 2/1, Imp; army: Elk{COMBAT}",
        TEXTS,
    )
    s.attack(region, "Ox", "Cow")
    assert "block Ox with Imp" not in s.options()
    s.choose("block Ox with Elder")
    assert (s.damage("Ox"), s.damage("Cow"), s.place("Elder")) == (struck, 0, "B's graveyard")


@plays("Undertow Clerk")
@pytest.mark.parametrize("way", ["play", "move", "put"])
def test_however_it_comes_into_a_domain_it_goes_to_the_bottom(way: str) -> None:
    where = "army: Undertow Clerk, Ox; hand: Put" if way != "play" else "hand: Undertow Clerk; army: Ox"
    phase = "\nphase: Entrance" if way == "play" else ""
    s = regions(f"A: {where}; gold 2 House of Nobles; body: Elder, Imp\nB: army: Elk{phase}", TEXTS)
    if way == "put":
        s.play("Put", "target Undertow Clerk")
    elif way == "move":
        s.choose("move Undertow Clerk to the Body Domain")
    else:
        s.choose("play Undertow Clerk", "place in the Body Domain")
    s.all_pass()
    assert s.domain("A", "Body") == ["Elder", "Imp", "Undertow Clerk"]


@plays("Undertow Clerk")
def test_who_comes_later_lies_above_the_clerk() -> None:
    s = regions("A: army: Undertow Clerk, Ox; hand: 2 Put\nB: army: Elk", TEXTS)
    s.play("Put", "target Undertow Clerk")
    assert s.domain("A", "Body") == ["Undertow Clerk"]
    s.play("Put", "target Ox")
    assert s.domain("A", "Body") == ["Ox", "Undertow Clerk"]


@plays("Sunken Palisade")
def test_each_undefended_attacker_takes_one_less_from_the_region() -> None:
    table = f"A: army: Ox 3/3, Hen 1/1; hand: Ram\nB: region Salt; army: Elk; regions: Hill, Coast{{}}{COMBAT}"
    for attached, damage in (("", 4), ("; attached: Sunken Palisade on Salt", 2)):
        s = regions(table.format(attached), TEXTS)
        s.choose("attack Salt", "send Ox", "send Hen", "done", "play Ram")
        if targets(s):
            s.choose("target Salt")
        s.all_pass()
        s.defend()
        assert s.hp("Salt") == 10 - 3 - damage


@plays("Sunken Palisade")
def test_only_ones_own_region_has_it_and_it_goes_with_the_region() -> None:
    s = regions(
        "A: hand: Sunken Palisade, Ram; gold 2 Dark Legion; region Salt hurt 7; regions: Hill, Coast\nB: army: Elk",
        TEXTS,
    )
    s.choose("play Sunken Palisade")
    s.all_pass()
    assert s.place("Sunken Palisade") == "on Salt"
    s.choose("play Ram", "target Salt")
    s.all_pass()
    assert (s.place("Hill"), s.place("Sunken Palisade")) == ("A's Region", "A's graveyard")
