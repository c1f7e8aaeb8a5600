"""Blind regions of their eighteenth round and what goes with them, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered
from blind.test_played_ava_regions_bids import won
from blind.texts import WAIT, plays, regions, until

TEXTS = {
    **WAIT, "Moss": "creature 2 Gaian 1/1", "Fern": "creature 2 Red Banner 1/1", "Bone": "creature 2 Dark Legion 1/1",
    "Lord": "creature 2 House of Nobles 1/1", "Guard": "creature 2 The Empire 1/1",
    "Raise": "event 0 Gaian: Put target creature card from your graveyard into your army.",
    "Ram": "event 0 The Empire: Deal 30 damage to target region.",
    "Put": "event 0: Put target creature into its controller's Body Domain.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Alder Reach", "Saltmarket Quays", "Bleakwater Dyke", "Abbey of Three Bells")
@pytest.mark.parametrize(("region", "can"), [
    ("Alder Reach", "Moss"), ("Saltmarket Quays", "Guard, Lord"), ("Bleakwater Dyke", "Bone, Fern"),
    ("Abbey of Three Bells", "Lord, Moss"),
])  # fmt: skip
def test_a_region_lets_cards_of_its_factions_be_played(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; gold 4 Gaian, 4 Red Banner, 4 Dark Legion, 4 House of Nobles, 4 The Empire;"
        " hand: Moss, Fern, Bone, Lord, Guard; army: Ox\nB: army: Elk\nphase: Entrance", TEXTS,
    )  # fmt: skip
    assert sorted(offered(s, "play")) == can.split(", ")


@plays("Alder Reach")
@pytest.mark.parametrize(("disciplines", "points", "value"), [
    (("Body",), (), "2/1"), (("Body",), ("Body",), "1/1"), ((), (), "1/1"), (("Body", "Mind"), (), "2/1"),
])  # fmt: skip
def test_with_a_discipline_his_attackers_strike_harder(
    disciplines: tuple[str, ...], points: tuple[str, ...], value: str
) -> None:
    s = won(
        "Alder Reach", disciplines, points, "army: Yak 1/1, Pig 1/1; hand: Wait", "region Salt; army: Elk 1/1; hand: 1"
    )
    s.to("Attack")
    s.choose("attack Salt", "send Yak", "done")
    names = ("Pig", "Elk", "Avatar of A")
    assert [s.value(n) for n in ("Yak", *names)] == [value, "1/1", "1/1", "0/0"]
    fought(s)
    assert s.value("Yak") == "1/1"


@plays("Saltmarket Quays")
def test_two_resource_cards_are_laid_in_both_play_phases_together() -> None:
    s = regions("A: region Saltmarket Quays; hand: Pig, Cow, Hen; army: Ox\nB: army: Elk; hand: Ram, Yak", TEXTS)
    for name in ("Pig", "Cow"):
        s.choose(f"lay {name}", "name Gaian")
        assert s.place(name) == "A's gold"
        if name == "Pig":
            s.to("Second Play")
    assert not offered(s, "lay")
    s.to("Play", "B")
    s.choose("lay Yak", "name Gaian")
    assert not offered(s, "lay")


@plays("Saltmarket Quays")
def test_no_second_card_is_laid_when_the_quays_are_lost() -> None:
    s = regions("A: region Saltmarket Quays; hand: Pig, Cow, Ram; army: Ox\nB: army: Elk; hand: 1", TEXTS)
    s.choose("lay Pig", "name Gaian")
    assert offered(s, "lay", "Cow")
    s.play("Ram", "target Saltmarket Quays")
    assert not offered(s, "lay")


@plays("Bleakwater Dyke")
def test_one_creature_attacks_beside_the_avatar_and_all_defend() -> None:
    s = regions(f"A: region Bleakwater Dyke; army: Ox, Cow; hand: 1\nB: region Salt; army: Elk{COMBAT}", TEXTS)
    assert "attack Salt" in s.options()
    s.choose("attack Salt", "send Ox")
    assert offered(s, "send") == ["Avatar of A"]
    s.choose("send Avatar of A")
    s = regions(f"A: army: Ox 1/9, Cow 1/9; hand: 1\nB: region Bleakwater Dyke; army: Elk, Yak; hand: 1{COMBAT}", TEXTS)
    s.attack("Bleakwater Dyke", "Ox", "Cow")
    s.choose("block Ox with Elk", "block Cow with Yak")
    fought(s)
    assert (s.hp("Bleakwater Dyke"), s.damage("Ox"), s.damage("Cow")) == (18, 1, 1)


@plays("All Hands to the Levee")
@pytest.mark.parametrize(("hurt", "hp"), [(" hurt 5", 7), (" hurt 2", 9), ("", 9)])
def test_three_damage_comes_off_the_own_region(hurt: str, hp: int) -> None:
    s = regions(
        f"A: region Saltmarket Quays{hurt}; gold 2 The Empire; hand: All Hands to the Levee, 1\n"
        "B: region Alder Reach hurt 4; hand: 1", TEXTS,
    )  # fmt: skip
    s.play("All Hands to the Levee")
    assert (s.hp("Saltmarket Quays"), s.hp("Alder Reach")) == (hp, 8)


@plays("All Hands to the Levee")
def test_a_region_that_is_lost_before_is_not_saved_and_the_next_one_is_meant() -> None:
    s = regions(
        "A: hand: Ram; region Alder Reach\nB: region Saltmarket Quays hurt 5; gold 2 The Empire; army: Elk;"
        " hand: All Hands to the Levee, Ram", TEXTS,
    )  # fmt: skip
    s.to("Play", "B")
    s.choose("play All Hands to the Levee", "play Ram", "target Saltmarket Quays")
    s.all_pass()
    assert s.place("Saltmarket Quays") == "B's graveyard"
    assert s.place("All Hands to the Levee") == "B's graveyard"


@plays("Cloister Stonecutter")
def test_a_stonecutter_is_tougher_on_top_of_a_domain() -> None:
    s = regions(
        "A: region Saltmarket Quays; body: Elder 1/1; mind: Cloister Stonecutter marked; army: Ox 1/1; hand: Put\n"
        "B: army: Elk", TEXTS,
    )  # fmt: skip
    assert s.value("Cloister Stonecutter") == "1/5"
    for where, value in (
        ("army: Cloister Stonecutter", "1/2"), ("body: Cloister Stonecutter, Elder", "1/5"),
        ("body: Elder, Cloister Stonecutter", "1/2"), ("soul: Cloister Stonecutter; avatar in Soul", "1/5"),
    ):  # fmt: skip
        s = regions(f"A: {where}; hand: 1\nB: army: Elk", TEXTS)  # who lies on top is named first
        assert s.value("Cloister Stonecutter") == value


@plays("Cloister Stonecutter")
def test_another_creature_on_top_may_be_the_stonecutters_death() -> None:
    for hurt, alive in ((1, True), (2, False)):
        s = regions(f"A: body: Cloister Stonecutter hurt {hurt}; army: Ox 1/1; hand: Put, 1\nB: army: Elk", TEXTS)
        assert s.value("Cloister Stonecutter") == "1/5"
        s.play("Put", "target Ox")
        assert (s.place("Cloister Stonecutter") != "A's graveyard") is alive
        assert not alive or s.value("Cloister Stonecutter") == "1/2"


@plays("Abbey of Three Bells")
@pytest.mark.parametrize(("disciplines", "points", "hp", "drawn"), [
    (("Body",), (), 8, 0), (("Body",), ("Body",), 7, 0), (("Body", "Mind"), (), 8, 1),
    (("Body", "Mind", "Soul"), (), 8, 1), (("Body", "Mind"), ("Mind",), 8, 0),
])  # fmt: skip
def test_each_creature_that_is_played_mends_the_abbey_and_with_two_disciplines_brings_a_card(
    disciplines: tuple[str, ...], points: tuple[str, ...], hp: int, drawn: int
) -> None:
    s = won("Abbey of Three Bells hurt 3", disciplines, points, "gold 2 Gaian; hand: Moss; deck: 5", "hand: 1")
    before = len(s.hand("A"))
    s.to("Entrance")
    s.choose("play Moss")
    while s.table.chain or any(o.startswith("trigger") for o in s.options()):
        s.choose(next((o for o in s.options() if o.startswith("trigger")), None) or s.way_on())
    assert (s.hp("Abbey of Three Bells"), len(s.hand("A")) - before + 1) == (hp, drawn)


@plays("Abbey of Three Bells")
def test_who_is_put_into_play_rings_no_bell() -> None:
    s = regions(
        "A: region Abbey of Three Bells hurt 3; body: Ox; mind: Cow; soul: Hen; hand: Raise; grave: Moss; deck: 5\n"
        "B: hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    for discipline, bid in (("Body", "Ox"), ("Mind", "Cow")):
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {bid}")
    for discipline in ("Body", "Mind"):
        until(s, f"{discipline}: the benefit")
        s.choose(f"{discipline}: the benefit")
    s.to("Play")
    s.play("Raise")
    assert (s.place("Moss"), s.hp("Abbey of Three Bells"), s.hand("A")) == ("A's Front", 7, [])
