"""Blind texts of Regions on benefits that are won, moves, costs and what follows a loss, played as they were meant."""

import pytest

from blind.texts import plays, regions
from scenes.regions import Scene

TEXTS = {
    "Sting": "event 0: Deal 3 damage to target region.", "Wait": "event 0: Draw a card.",
    "Axe": "event 0: Kill target creature.",
    "Moss": "event 1 Red Banner: Gain 1 LP.", "Rust": "event 2 The Empire: Gain 1 LP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def attacked(table: str, region: str, *attackers: str) -> Scene:
    """A attacks the region with these, and B is asked who defends."""
    s = regions(table + COMBAT, TEXTS)
    s.attack(region, *attackers)
    return s


def won(table: str, bids: str, prize: str = "the benefit") -> Scene:
    """A claims the disciplines of which he has creatures, one after the other, and takes what he likes for each."""
    s = regions(table + "\nphase: Tactics", TEXTS)
    for bid in bids.split(", "):
        discipline, name = bid.split(" ")
        while f"claim {discipline}" not in s.options():
            s.choose("pass" if "pass" in s.options() else "done")
        s.choose(f"claim {discipline}", f"bid {name}")
    while s.phase == "Tactics":
        wanted = [o for o in s.options() if o.endswith(prize) or o in ("pass", "done")]
        if not wanted:
            break
        s.choose(next((o for o in wanted if o.endswith(prize)), wanted[0]))
    return s


@plays("Saltmarsh Commons")
def test_civilian_defenders_are_tougher_from_their_assignment() -> None:
    table = "A: army: Ox 2/9, Cow 1/9\nB: region Saltmarsh Commons; body: Elder 1/1; mind: Sage 1/1; army: Elk 1/1; hand: Wait"
    s = attacked(table, "Saltmarsh Commons", "Ox", "Cow")
    military = s.fork()
    s.choose("block Ox with Elder", "done")
    assert (s.value("Elder"), s.value("Sage")) == ("1/3", "1/1")
    military.choose("block Ox with Elk", "done")
    assert military.value("Elk") == "1/1"


PALE = (
    "A: region Pale Dominion; body: Ox; mind: Cow; soul: Hen; deck: 9\nB: hand: Axe, Wait\nC: hand: Sting\nD: army: Elk"
)


@plays("Pale Dominion")
def test_one_discipline_brings_a_card_and_two_cost_each_opponent_one() -> None:
    s = won(PALE, "Body Ox")
    s.to("Play")
    assert (len(s.hand("A")), len(s.hand("B")), len(s.hand("C"))) == (1, 2, 1)
    s = won(PALE, "Body Ox, Mind Cow")
    assert s.asked == "B"
    s.choose(next(o for o in s.options() if "Axe" in o and not o.startswith("play")))
    s.to("Play", "A")
    assert (len(s.hand("A")), s.hand("B"), s.hand("C")) == (1, ["Wait"], [])
    s = won(PALE, "Body Ox", "1 VP")
    s.to("Play")
    assert (len(s.hand("A")), s.victory("A")) == (0, 1)


@plays("Three-River March")
def test_two_moves_a_turn_are_made_and_each_marks() -> None:
    for region, more in (("Three-River March", True), ("Keep of A (10)", False)):
        s = regions(f"A: region {region}; army: Ox, Cow, Hen; hand: 1\nB: hand: 1")
        s.carry_out("move Ox to the Body Domain")
        assert (s.marked("Ox"), "move Cow to the Mind Domain" in s.options()) == (True, more)
    s = regions("A: region Three-River March; army: Ox, Cow, Hen; hand: 1\nB: hand: 1")
    s.carry_out("move Ox to the Body Domain")
    s.to("Second Play")
    s.carry_out("move Avatar of A to the Mind Domain")
    assert not [o for o in s.options() if o.startswith("move")]


@plays("Three-River March")
def test_once_active_it_allows_a_second_move_after_the_first() -> None:
    s = regions("A: region Shoal (3); regions: Three-River March; army: Ox, Cow; hand: Sting\nB: hand: 1", TEXTS)
    s.carry_out("move Ox to the Body Domain")
    assert not [o for o in s.options() if o.startswith("move")]
    s.play("Sting", "target Shoal")
    assert "move Cow to the Body Domain" in s.options()


@plays("Kilnfold Steppe")
def test_its_attackers_strike_harder() -> None:
    s = regions(
        "A: region Kilnfold Steppe; army: Ox 1/9, Cow 1/9; hand: 1\nB: army: Elk 1/9; hand: Wait" + COMBAT, TEXTS
    )
    s.choose("attack Keep of B", "send Ox", "done")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/9", "1/9", "1/9"]
    s.to("Second Play")
    assert (s.hp("Keep of B"), s.value("Ox")) == (8, "1/9")


@plays("Weeping Orchard")
def test_as_it_is_lost_a_creature_card_comes_back() -> None:
    s = regions("A: hand: Sting\nB: region Weeping Orchard hurt 7; regions: Hill; grave: Ox, Wait, Elk", TEXTS)
    s.choose("play Sting")
    s.choose("target Weeping Orchard") if "target Weeping Orchard" in s.options() else None
    while not any(o.startswith("pick") for o in s.options()):
        s.choose("pass")
    assert (s.asked, sorted(s.options())) == ("B", ["pick Elk", "pick Ox"])
    s.choose("pick Ox")
    assert (s.place("Ox"), s.place("Elk"), s.place("Hill")) == ("B's hand", "B's graveyard", "B's Region")


@plays("Fence-Walker")
def test_it_strikes_back_from_a_domain_and_others_do_not() -> None:
    s = attacked(
        "A: army: Ox 1/9; hand: 1\nB: body: Fence-Walker; mind: Elder 3/9; army: Elk marked; avatar marked",
        "Keep of B",
        "Ox",
    )
    s.choose("block Ox with Fence-Walker", "block Ox with Elder")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.damage("Ox"), s.damage("Fence-Walker"), s.damage("Elder")) == (2, 1, 1)


@plays("Old Customs Road")
def test_the_first_card_of_each_turn_costs_one_more() -> None:
    s = regions("A: region Old Customs Road; gold 4 Red Banner; hand: 2 Moss, Wait\nB: hand: 1; deck: 9", TEXTS)
    for paid in (2, 3):
        s.play("Moss")
        assert s.consumed("A") == f"{paid} Red Banner"
    s = regions("A: region Old Customs Road; gold 4 Red Banner; hand: 2 Moss; deck: 9\nB: hand: 1; deck: 9", TEXTS)
    s.play("Moss")
    while not (s.table.active == 1 and s.asked == "A"):
        s.choose(s.way_on())
    s.play("Moss")
    assert s.consumed("A") == "4 Red Banner"


@plays("Old Customs Road")
@pytest.mark.parametrize(("bids", "points"), [("Body Ox, Mind Cow", 2), ("Body Ox", 0)])
def test_domination_is_a_point_for_each_domain_with_a_creature(bids: str, points: int) -> None:
    s = won("A: region Old Customs Road; body: Ox, Imp; mind: Cow; avatar in Soul; deck: 9\nB: hand: 1", bids)
    s.to("Play")
    assert s.victory("A") == points
