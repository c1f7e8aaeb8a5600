"""Blind texts of Regions on what the active region allows, adds and does as it is lost, played as they were meant."""

import pytest

from blind.texts import plays, regions
from scenes.regions import Scene

TEXTS = {
    "Sting": "event 0: Deal 3 damage to target region.", "Wait": "event 0: Draw a card.",
    "Moss": "event 1 Gaian: Gain 1 LP.", "Rust": "event 1 Red Banner: Gain 1 LP.", "Axe": "event 0: Kill target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def attacked(table: str, region: str, *attackers: str) -> Scene:
    """A attacks the region with these, and B is asked who defends."""
    s = regions(table + COMBAT, TEXTS)
    s.attack(region, *attackers)
    return s


@plays("Osier Fens")
def test_civilian_defenders_are_tougher_to_the_end_of_the_attack_and_military_ones_are_not() -> None:
    table = "A: army: Ox 3/9, Cow 1/9\nB: region Osier Fens; body: Elder 1/1; mind: Sage 1/1; army: Elk 1/1; hand: Wait"
    s = attacked(table, "Osier Fens", "Ox", "Cow")
    military = s.fork()
    assert s.value("Elder") == "1/1"
    s.choose("block Ox with Elder", "done")
    assert (s.value("Elder"), s.value("Sage")) == ("1/4", "1/1")
    s.all_pass()
    assert s.place("Elder") == "B's graveyard"  # for its plain DEF is 1 again while the damage of 3 is still on it
    military.choose("block Ox with Elk", "done")
    assert military.value("Elk") == "1/1"


@plays("Caltrop Downs")
def test_as_it_is_lost_in_an_attack_each_attacker_suffers_two() -> None:
    table = """
        A: army: Ox 5/9, Cow 5/9, Imp 1/2, Hen 1/9; avatar marked
        B: region Caltrop Downs; regions: Hill, Dale; army: Elk marked; avatar marked"""
    s = attacked(table, "Caltrop Downs", "Ox", "Cow", "Imp")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert [s.damage(name) for name in ("Ox", "Cow", "Hen")] == [2, 2, 0]
    assert (s.place("Imp"), s.place("Caltrop Downs"), s.place("Hill")) == (
        "A's graveyard",
        "B's graveyard",
        "B's Region",
    )
    assert (s.hp("Hill"), s.life("A")) == (10, 20)


@plays("Caltrop Downs")
def test_lost_outside_an_attack_or_held_in_one_it_harms_nobody() -> None:
    s = regions("A: army: Ox 2/9; hand: Sting\nB: region Caltrop Downs hurt 5; regions: Hill, Dale", TEXTS)
    s.play("Sting", "target Caltrop Downs")
    assert (s.place("Caltrop Downs"), s.damage("Ox")) == ("B's graveyard", 0)
    s = attacked("A: army: Ox 2/9; hand: 1\nB: region Caltrop Downs; regions: Hill, Dale", "Caltrop Downs", "Ox")
    while s.phase == "Attack":
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.damage("Ox"), s.hp("Caltrop Downs")) == (0, 5)


@plays("Twin-Gate Commons")
def test_front_and_domains_may_defend_it_together() -> None:
    table = "A: army: Ox 1/9, Cow 1/9\nB: region {}; body: Elder 1/9, Imp; mind: Sage 1/9; army: Elk 1/9; hand: Wait"
    for region, together in (("Twin-Gate Commons", True), ("Keep of B (10)", False)):
        s = attacked(table.format(region), region.partition(" (")[0], "Ox", "Cow")
        assert not [o for o in s.options() if "with Imp" in o]
        s.choose("block Ox with Elder")
        assert ("block Ox with Elk" in s.options()) == together
    s = attacked(table.format("Twin-Gate Commons"), "Twin-Gate Commons", "Ox", "Cow")
    s.choose("block Ox with Elder", "block Ox with Elk", "done")
    s.all_pass()
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Elder"), s.damage("Elk")) == (1, 1, 1)  # civilians do not strike back
    s = attacked(table.format("Twin-Gate Commons") + "; avatar in Soul", "Twin-Gate Commons", "Ox", "Cow")
    assert "block Ox with Elder" in s.options()
    assert "block Ox with Elk" not in s.options()


@plays("Militia Cantons", "Cellar-Door Sentinel")
def test_civilian_defenders_strike_back_because_of_their_region_or_themselves() -> None:
    for region, who, strikes in (
        ("Militia Cantons", "Elder 2/9", True), ("Keep of B (10)", "Elder 2/9", False),
        ("Keep of B (10)", "Cellar-Door Sentinel", True),
    ):  # fmt: skip
        table = f"A: army: Ox 1/9; hand: 1\nB: region {region}; body: {who}; army: Elk marked; avatar marked"
        s = attacked(table, region.partition(" (")[0], "Ox")
        name = who.partition(" 2/9")[0]
        s.choose(f"block Ox with {name}")
        while s.phase == "Attack":
            s.choose(s.way_on())
        assert (s.damage("Ox"), s.damage(name)) == (2 if strikes else 0, 1)


@plays("Militia Cantons")
def test_once_it_is_lost_they_strike_back_no_more() -> None:
    table = "A: army: Cow 8/9, Ox 1/9; hand: 1\nB: region Militia Cantons; regions: Hill, Dale; body: Elder 2/9; avatar marked"
    s = attacked(table, "Militia Cantons", "Cow", "Ox")
    s.choose("block Ox with Elder")
    while s.phase == "Attack":
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.place("Militia Cantons"), s.damage("Ox"), s.damage("Elder")) == ("B's graveyard", 0, 1)


@plays("Cellar-Door Sentinel")
def test_the_sentinel_defends_from_the_top_only() -> None:
    s = attacked("A: army: Ox 1/9\nB: body: Elder, Cellar-Door Sentinel; army: Elk", "Keep of B", "Ox")
    assert not [o for o in s.options() if "Sentinel" in o]


@plays("Barley Flats")
def test_two_cards_are_laid_each_turn_and_only_gaian_ones_played() -> None:
    table = "A: region {}; gold 1 Gaian, 1 Red Banner; hand: Moss, Rust, Wait, 2; regions: Hill\nB:"
    for region, more in (("Barley Flats", True), ("Keep of A (10)", False)):
        s = regions(table.format(region), TEXTS)
        assert ("play Moss" in s.options(), "play Rust" in s.options()) == (True, not more)
        s.choose("lay Moss", "name Red Banner")
        assert ("lay Rust" in s.options()) == more
    s = regions(table.format("Barley Flats"), TEXTS)
    s.choose("lay Moss", "name Red Banner")
    s.to("Second Play")
    s.choose("lay Rust", "name Gaian")
    assert not [o for o in s.options() if o.startswith("lay")]


@plays("Barley Flats")
def test_if_it_is_lost_after_the_first_the_second_is_not_laid() -> None:
    s = regions("A: region Barley Flats hurt 9; regions: Hill; hand: Sting, Wait, 2\nB:", TEXTS)
    s.choose("lay Wait", "name Gaian")
    s.play("Sting", "target Barley Flats")
    assert s.place("Barley Flats") == "A's graveyard"
    assert not [o for o in s.options() if o.startswith("lay")]


@plays("Cinder Reach")
def test_its_attackers_strike_harder_until_the_attack_ends() -> None:
    s = regions("A: region Cinder Reach; army: Ox 1/9, Cow 1/9; hand: 1\nB: army: Elk 1/9; hand: Wait" + COMBAT, TEXTS)
    assert s.value("Ox") == "1/9"
    s.choose("attack Keep of B", "send Ox", "done")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/9", "1/9", "1/9"]
    s.to("Second Play")
    assert (s.hp("Keep of B"), s.value("Ox")) == (8, "1/9")


@plays("Courts of Ivory Rain")
@pytest.mark.parametrize(
    ("won", "prizes", "drawn"),
    [("B", ["benefit"], 1), ("B", ["1 VP"], 0), ("BM", ["benefit", "1 VP"], 1), ("BM", ["benefit", "benefit"], 1)],
)
def test_for_any_benefit_taken_one_card_is_drawn(won: str, prizes: list[str], drawn: int) -> None:
    s = regions("""
        A: region Courts of Ivory Rain; body: Elder; mind: Sage; deck: 9
        B: hand: 1
        phase: Tactics
    """)
    s.choose("claim Body", "bid Elder")
    s.choose("claim Mind", "bid Sage") if "M" in won else s.choose("done")
    s.choose("done") if "done" in s.options() and "M" in won else None
    for discipline, prize in zip(("Body", "Mind"), prizes, strict=False):
        s.choose(f"{discipline}: {'the benefit' if prize == 'benefit' else prize}")
    s.all_pass()
    assert (len(s.hand("A")), s.victory("A")) == (drawn, prizes.count("1 VP"))


@plays("Lastlight Strand")
def test_as_it_is_lost_each_opponent_loses_three() -> None:
    s = regions("A: hand: Sting\nB: region Lastlight Strand hurt 3; regions: Hill, Dale\nC:\nD: army: Ox", TEXTS)
    s.play("Sting", "target Lastlight Strand")
    assert [s.life(seat) for seat in "ABCD"] == [17, 20, 17, 17]
    assert s.place("Hill") == "B's Region"
    s = regions("A: hand: Sting\nB: region Lastlight Strand hurt 3; no regions\nC: army: Elk\nD: army: Ox", TEXTS)
    s.play("Sting", "target Lastlight Strand")
    assert [s.life(seat) for seat in "ACD"] == [20, 20, 20]


@plays("Push to the Fore")
def test_a_creature_below_becomes_the_top_of_its_domain_as_it_is() -> None:
    s = regions(
        "A: gold 1 Gaian; hand: Push to the Fore, 1; body: Elder, Imp, Sage marked; army: Cow\nB: mind: Elk, Hen", TEXTS
    )
    s.choose("play Push to the Fore")
    assert sorted(s.options()) == [f"target {name}" for name in ("Elder", "Elk", "Hen", "Imp", "Sage")]
    s.choose("target Sage")
    s.all_pass()
    assert (s.domain("A", "Body"), s.marked("Sage"), s.domain("B", "Mind")) == (
        ["Sage", "Elder", "Imp"],
        True,
        ["Elk", "Hen"],
    )
    assert "move Cow to the Body Domain" in s.options()


@plays("Push to the Fore")
def test_who_comes_to_the_fore_defends_and_who_defended_goes_on() -> None:
    table = "A: army: Ox 1/9, Cow 1/9\nB: gold 1 Gaian; hand: Push to the Fore; body: Elder 1/9, Imp 1/9" + COMBAT
    s = regions(table)
    s.choose("attack Keep of B", "send Ox", "done")
    late = s.fork()
    s.choose("play Push to the Fore", "target Imp")
    s.all_pass()
    assert "block Ox with Imp" in s.options()
    assert "block Ox with Elder" not in s.options()
    late.choose("pass", "block Ox with Elder", "play Push to the Fore", "target Imp")
    late.all_pass()
    assert "Ox strikes Elder for 1" in late.log()
