"""Blind rituals of the sixteenth round, and cards that speak of rituals, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import plays, rituals, until

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Wait": "event 0: Gain 1 influence.", "Toll": "magic 0: Charges: 3. Draw a card.",
    "Knell": "magic 0: Charges: 3. Draw a card.",
    "Swap": "event 0: Put target creature into its controller's other front.",
}  # fmt: skip


@plays("The Slow Thaw")
def test_all_of_his_in_both_fronts_are_unmarked() -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage marked, Ox marked, Keeper assigned; defensive: Rat marked;"
        " rituals: The Slow Thaw 2 charges; hand: 1\nB: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    early = rituals("A: resources: 2; offensive: Mage; rituals: The Slow Thaw 1 charge; hand: 1\nB: hand: 1", TEXTS)
    assert not offered(early, "play")
    s.do("play The Slow Thaw")
    assert [s.marked(n) for n in ("Mage", "Ox", "Rat", "Cow")] == [False, False, False, True]
    assert (s.assigned("Keeper"), s.gold("A"), s.place("The Slow Thaw")) == (True, 1, "A's graveyard")


@plays("Reading of the Black Ledger")
@pytest.mark.parametrize(("hand", "left"), [("Ox, Elk, Hen", 1), ("Ox", 0), ("0", 0)])
def test_an_opponent_discards_two_of_his_choice(hand: str, left: int) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; rituals: Reading of the Black Ledger 3 charges; hand: 1\n"
        f"B: hand: {hand}\nC: hand: 3",
        TEXTS,
    )
    s.choose("play Reading of the Black Ledger")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["player B", "player C"]
    s.choose("target player B")
    s.all_pass()
    if left:
        assert s.asked == "B"
        s.choose("pick Elk")  # the two are picked in the order in which they lie
        assert s.hand("B") == ["Ox"]
    assert (len(s.hand("B")), len(s.hand("C"))) == (left, 3)


@plays("Forge-Vigil")
def test_a_creature_of_the_battlefield_strikes_harder_for_good() -> None:
    s = rituals(
        "A: resources: 1; offensive: Mage, Ox 1/1; defensive: Rat; rituals: Forge-Vigil 1 charge; hand: 1\n"
        "B: defensive: Cow 1/1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Forge-Vigil")
    assert targets(s) == ["Mage", "Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    s.to("Play", "B")
    assert (s.value("Cow"), s.value("Ox")) == ("3/1", "1/1")


@plays("Rite of the Cornerstone")
def test_five_charges_bring_two_victory_points() -> None:
    s = rituals(
        "A: resources: 3; offensive: Mage; rituals: Rite of the Cornerstone 5 charges; hand: 1\nB: hand: 1", TEXTS
    )
    s.do("play Rite of the Cornerstone")
    assert (s.victory("A"), s.victory("B"), s.gold("A")) == (2, 0, 0)


@plays("Chantry Novice")
def test_each_charge_of_his_own_upkeep_brings_influence() -> None:
    for army, brought in (("defensive: Chantry Novice", 2), ("offensive: Chantry Novice assigned", 0)):
        s = rituals(f"A: 9 influence; {army}; rituals: Toll, Knell 1 charge; hand: 1\nB: hand: 1\nphase: Upkeep", TEXTS)
        while s.phase == "Upkeep":
            s.choose(next((o for o in s.options() if o.startswith(("charge", "trigger"))), None) or s.way_on())
        assert (s.charges("Toll"), s.charges("Knell"), s.influence("A")) == (1, 2, 9 + brought)


@plays("Blotted Page")
@pytest.mark.parametrize(("charges", "left"), [("2 charges", 1), ("", 0)])
def test_a_placed_ritual_loses_a_charge(charges: str, left: int) -> None:
    s = rituals(
        f"A: offensive: Mage; rituals: Toll 3 charges; hand: Wait\n"
        f"B: resources: 1; rituals: Knell {charges}; hand: Blotted Page".replace(" ;", ";"),
        TEXTS,
    )
    played = s.fork()
    s.to("Move or Attack")
    until(s, "play Blotted Page") if "play Blotted Page" not in s.options() else None
    s.choose("play Blotted Page")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Knell", "Toll"]
    s.choose("target Knell")
    s.all_pass()
    assert (s.charges("Knell"), s.charges("Toll"), s.place("Knell")) == (left, 3, "B's Rituals")
    played.choose("play Toll")
    until(played, "play Blotted Page")
    played.choose("play Blotted Page")
    assert "target Toll" not in played.options()


@plays("Rite of Two Banks")
@pytest.mark.parametrize("mine", [True, False])
def test_the_rite_makes_the_own_tougher_or_the_enemies_weaker(mine: bool) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage, Ox 1/1; defensive: Rat 1/1; rituals: Rite of Two Banks 3 charges; hand: Swap\n"
        "B: defensive: Cow 3/3; offensive: Hen 3/3; hand: 1",
        TEXTS,
    )
    ways = offered(s, "play", "Rite of Two Banks")
    assert len(ways) == 2
    s.do(f"play {ways[0 if mine else 1]}")
    assert [s.value(n) for n in ("Ox", "Rat", "Cow", "Hen")] == (
        ["1/4", "1/1", "3/3", "3/3"] if mine else ["1/1", "1/1", "1/3", "3/3"]
    )
    s.do("play Swap", "target Ox", front="Offensive")
    s.to("Play", "B")
    assert (s.value("Ox"), s.value("Cow")) == (("1/4", "3/3") if mine else ("1/1", "1/3"))
    s.to("Play", "A")
    assert (s.value("Ox"), s.value("Cow")) == ("1/1", "3/3")
