"""Blind texts of Regions on benefits, losses and the tops of Domains, played as they were meant."""

import pytest

from blind.texts import plays, regions
from scenes.regions import Scene

TEXTS = {
    "Sting": "event 0: Deal 3 damage to target region.", "Wait": "event 0: Draw a card.", "Fern": "creature 2 The Empire 1/1",
    "Home": "event 0: Return target creature to its owner's hand.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def won(table: str, bids: str, prize: str = "the benefit") -> Scene:
    """A claims disciplines with these creatures, one after the other, and takes what he likes for each."""
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


@plays("Hundred-Chimney Vale")
@pytest.mark.parametrize(("bids", "prize", "cards", "cost"), [
    ("Body Ox", "the benefit", 1, 2), ("Body Ox, Mind Cow", "the benefit", 1, 1), ("Body Ox, Mind Cow", "1 VP", 0, 2),
])  # fmt: skip
def test_one_discipline_brings_a_card_and_two_cheaper_creatures(bids: str, prize: str, cards: int, cost: int) -> None:
    s = won(
        "A: region Hundred-Chimney Vale; gold 5 The Empire; body: Ox; mind: Cow; hand: Fern; deck: 9\nB: hand: 1",
        bids,
        prize,
    )
    s.to("Play")
    assert len(s.hand("A")) == 1 + cards
    s.to("Entrance")
    s.play("Fern", "place in the Front")
    assert s.consumed("A") == f"{cost} The Empire"


@plays("Pikehead Hills")
def test_its_attackers_strike_harder_without_a_bid() -> None:
    s = regions(
        "A: region Pikehead Hills; army: Ox 1/9, Cow 1/9; hand: 1\nB: army: Elk 1/9; hand: Wait" + COMBAT, TEXTS
    )
    s.choose("attack Keep of B", "send Ox", "send Avatar of A", "done")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/9", "1/9", "1/9"]
    assert s.value("Avatar of A").startswith("0/")
    s.to("Second Play")
    assert (s.hp("Keep of B"), s.value("Ox")) == (8, "1/9")


@plays("Pushed to the Front Bench")
def test_a_creature_below_becomes_the_top_of_its_domain() -> None:
    s = regions(
        "A: gold 1 House of Nobles; hand: Pushed to the Front Bench, 1; body: Elder, Imp, Sage marked\nB: mind: Elk, Hen"
    )
    s.choose("play Pushed to the Front Bench")
    assert sorted(s.options()) == [f"target {name}" for name in ("Elder", "Elk", "Hen", "Imp", "Sage")]
    s.choose("target Sage")
    s.all_pass()
    assert (s.domain("A", "Body"), s.marked("Sage"), s.domain("B", "Mind")) == (
        ["Sage", "Elder", "Imp"],
        True,
        ["Elk", "Hen"],
    )


@plays("Sallowmarch Meadows")
@pytest.mark.parametrize(("bids", "prize", "life"), [
    ("Body Ox", "the benefit", 22), ("Body Ox, Mind Cow", "the benefit", 22), ("Body Ox", "1 VP", 20),
])  # fmt: skip
def test_for_any_benefit_taken_two_life_points_are_gained_once(bids: str, prize: str, life: int) -> None:
    s = won("A: region Sallowmarch Meadows; body: Ox; mind: Cow; deck: 9; hand: 1\nB: hand: 1", bids, prize)
    s.to("Play")
    assert s.life("A") == life


@plays("The Drained Polder")
def test_as_it_is_lost_each_opponent_discards_a_card_of_his_choice() -> None:
    s = regions(
        "A: hand: Sting, Wait, Fern\nB: region The Drained Polder hurt 7; regions: Hill; hand: Wait\nC: hand: Fern\nD:",
        TEXTS,
    )
    s.choose("play Sting")
    s.choose("target The Drained Polder") if "target The Drained Polder" in s.options() else None
    while s.place("The Drained Polder") == "B's Region" or s.table.chain:
        s.choose("pass" if "pass" in s.options() else next(o for o in s.options() if "Fern" in o))
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Wait"], ["Wait (2)"], [])
    assert s.place("Hill") == "B's Region"


@plays("Porter on the Top Stair")
def test_on_top_of_a_domain_the_porter_is_tougher() -> None:
    for places, value in (
        ("body: Porter, Elder", "2/5"), ("mind: Elder, Porter", "2/2"), ("army: Porter", "2/2"),
        ("avatar in Soul; soul: Porter", "2/5"),
    ):  # fmt: skip
        assert regions(f"A: {places}\nB:").value("Porter") == value
    s = regions("A: body: Elder, Porter; hand: Home; army: Ox\nB:", TEXTS)
    s.play("Home", "target Elder")
    assert s.value("Porter") == "2/5"
    s.carry_out("move Ox to the Body Domain")
    assert s.value("Porter") == "2/2"


@plays("Break the Border Stones")
def test_the_active_region_of_an_opponent_suffers_four() -> None:
    for hp, (place, next_hp) in ((9, ("B's Region", 10)), (3, ("B's graveyard", 10))):
        s = regions(
            f"A: gold 3 Red Banner; hand: Break the Border Stones\nB: region Bay ({hp}); regions: Hill, Coast\nC:\nD:"
        )
        s.choose("play Break the Border Stones")
        assert sorted(s.options()) == ["target player B", "target player C", "target player D"]
        s.choose("target player B")
        s.all_pass()
        assert (s.place("Bay"), s.life("B"), s.victory("A"), s.hp("Keep of C")) == (place, 20, 0, 10)
        assert s.hp("Bay" if hp == 9 else "Hill") == (5 if hp == 9 else next_hp)
