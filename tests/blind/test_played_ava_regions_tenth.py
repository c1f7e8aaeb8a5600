"""Blind texts of Regions of the tenth round, played as they were meant."""

import pytest

from blind.gestures import fought
from blind.texts import plays, regions
from scenes.regions import Scene

TEXTS = {
    "Sting": "event 0: Deal 3 damage to target region.",
    "Wait": "event 0: Draw a card.",
    "Fern": "event 2 Gaian: Draw a card.",
}
COMBAT = "\nphase: Attack"


def attacked(table: str, region: str, *attackers: str) -> Scene:
    """A attacks the region with these, and B is asked who defends."""
    s = regions(table + COMBAT, TEXTS)
    s.attack(region, *attackers)
    return s


@plays("Doorkeeper of the Chapel")
def test_it_strikes_back_from_a_domain_and_others_do_not() -> None:
    s = attacked(
        "A: army: Ox 1/9; hand: 1\nB: body: Doorkeeper of the Chapel; mind: Elder 3/9; avatar marked", "Keep of B", "Ox"
    )
    s.choose("block Ox with Doorkeeper of the Chapel", "block Ox with Elder")
    fought(s)
    assert (s.damage("Ox"), s.damage("Doorkeeper of the Chapel"), s.damage("Elder")) == (2, 1, 1)


@plays("Fernmouth Marshes")
def test_civilian_defenders_are_tougher_from_their_assignment() -> None:
    table = "A: army: Ox 2/9, Cow 1/9\nB: region Fernmouth Marshes; body: Elder 1/1; mind: Sage 1/1; army: Elk 1/1; hand: Wait"
    s = attacked(table, "Fernmouth Marshes", "Ox", "Cow")
    military = s.fork()
    s.choose("block Ox with Elder", "done")
    assert (s.value("Elder"), s.value("Sage")) == ("1/3", "1/1")
    military.choose("block Ox with Elk", "done")
    assert military.value("Elk") == "1/1"


@plays("Heath of Nine Barrows")
def test_as_it_is_lost_each_opponent_discards_a_card_of_his_choice() -> None:
    s = regions(
        "A: hand: Sting, Wait, Fern\nB: region Heath of Nine Barrows hurt 6; regions: Hill; hand: Wait\nC: hand: Fern\nD:",
        TEXTS,
    )
    s.choose("play Sting")
    s.choose("target Heath of Nine Barrows") if "target Heath of Nine Barrows" in s.options() else None
    while s.place("Heath of Nine Barrows") == "B's Region" or s.table.chain:
        s.choose("pass" if "pass" in s.options() else next(o for o in s.options() if "Fern" in o))
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Wait"], ["Wait (2)"], [])


@plays("Levy of Masons")
@pytest.mark.parametrize(("hurt", "left"), [(5, 8), (2, 10)])
def test_three_damage_of_a_region_is_removed(hurt: int, left: int) -> None:
    s = regions(f"A: gold 2 The Empire; hand: Levy of Masons, 1\nB: region Bay (10) hurt {hurt}; regions: Hill")
    s.choose("play Levy of Masons")
    assert sorted(s.options()) == ["target Bay", "target Keep of A"]
    s.choose("target Bay")
    s.all_pass()
    assert s.hp("Bay") == left


@plays("Thatch Burner")
def test_let_through_it_costs_two_more_hit_points() -> None:
    table = "A: army: Thatch Burner; hand: 1\nB: army: Elk 0/9{}; region Bay (10); regions: Hill"
    s = attacked(table.format(" marked; avatar marked"), "Bay", "Thatch Burner")
    fought(s)
    assert s.hp("Bay") == 7
    s = attacked(table.format(""), "Bay", "Thatch Burner")
    s.choose("block Thatch Burner with Elk")
    fought(s)
    assert s.hp("Bay") == 10
