"""Blind regions of the seventeenth round, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered
from blind.test_played_ava_regions_bids import won
from blind.texts import WAIT, plays, regions, until

TEXTS = {
    **WAIT, "Moss": "creature 2 Gaian 1/1", "Fern": "creature 2 Red Banner 1/1", "Bone": "creature 2 Dark Legion 1/1",
    "Lord": "creature 2 House of Nobles 1/1", "Guard": "creature 2 The Empire 1/1", "Rite": "magic 2 Dark Legion: Draw a card.",
    "Raise": "event 0 Dark Legion: Put target creature card from your graveyard into your army.",
    "Ram": "event 0: Deal 30 damage to target region.",
    "Put": "event 0 Dark Legion: Put target creature into its controller's Body Domain.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays(
    "Cindergrass Steppe", "Vale of the Slow Sluice", "Lockjaw Canyon", "Parliament of Gables", "Pilgrims' Terraces",
    "Tollmarket of the Two Rivers", "Observatory Heath",
)  # fmt: skip
@pytest.mark.parametrize(("region", "can"), [
    ("Cindergrass Steppe", "Bone, Fern"), ("Vale of the Slow Sluice", "Guard, Moss"), ("Lockjaw Canyon", "Bone, Lord"),
    ("Parliament of Gables", "Guard, Lord"), ("Pilgrims' Terraces", "Guard, Moss"),
    ("Tollmarket of the Two Rivers", "Fern, Moss"), ("Observatory Heath", "Lord, Moss"),
])  # fmt: skip
def test_a_region_lets_cards_of_its_factions_be_played(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; gold 4 Gaian, 4 Red Banner, 4 Dark Legion, 4 House of Nobles, 4 The Empire;"
        " hand: Moss, Fern, Bone, Lord, Guard; army: Ox\nB: army: Elk\nphase: Entrance", TEXTS,
    )  # fmt: skip
    assert sorted(offered(s, "play")) == can.split(", ")


@plays("Cindergrass Steppe")
def test_his_front_strikes_harder_while_the_steppe_is_held() -> None:
    s = regions(
        "A: region Cindergrass Steppe; body: Elder 1/1; army: Ox 1/1; hand: Put, Put\nB: army: Elk 1/1; hand: Ram",
        TEXTS,
    )
    names = ("Ox", "Elder", "Elk", "Avatar of A")
    assert [s.value(n) for n in names] == ["2/1", "1/1", "1/1", "0/0"]
    s.play("Put", "target Ox")
    assert s.value("Ox") == "1/1"
    s = regions("A: region Cindergrass Steppe; army: Ox 1/1; hand: 1\nB: army: Elk 1/1; hand: Ram", TEXTS)
    s.to("Play", "B")
    assert s.value("Ox") == "2/1"
    s.play("Ram", "target Cindergrass Steppe")
    assert s.value("Ox") == "1/1"


@plays("Vale of the Slow Sluice")
@pytest.mark.parametrize(("hurt", "hp"), [(" hurt 3", 6), (" hurt 1", 8), ("", 8)])
def test_the_vale_regains_a_point_at_the_own_upkeep(hurt: str, hp: int) -> None:
    s = regions(f"A: region Vale of the Slow Sluice{hurt}; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Play", "A")
    assert s.hp("Vale of the Slow Sluice") == hp
    s.to("Play", "B")
    assert s.hp("Vale of the Slow Sluice") == hp


@plays("Lockjaw Canyon")
@pytest.mark.parametrize(("card", "gold", "can"), [("Bone", 3, True), ("Bone", 2, False), ("Rite", 2, True)])
def test_his_creatures_cost_one_more(card: str, gold: int, can: bool) -> None:
    phase = "Entrance" if card == "Bone" else "Play"
    s = regions(
        f"A: region Lockjaw Canyon; gold {gold} Dark Legion, 3 House of Nobles; hand: {card}, Wait; army: Ox\n"
        f"B: hand: 1\nphase: {phase}",
        TEXTS,
    )
    assert bool(offered(s, "play", card)) is can


@plays("Lockjaw Canyon")
def test_others_pay_as_ever_and_who_comes_by_an_effect_costs_nothing() -> None:
    s = regions("A: region Lockjaw Canyon; grave: Bone; hand: Raise\nB: gold 2 Dark Legion; hand: Bone, 1", TEXTS)
    s.play("Raise")
    assert s.place("Bone") == "A's Front"
    s.to("Entrance", "B")
    assert offered(s, "play", "Bone")


@plays("Parliament of Gables")
@pytest.mark.parametrize(("region", "struck"), [("Parliament of Gables", 3), ("Salt", 0)])
def test_civilian_defenders_strike_back_together(region: str, struck: int) -> None:
    s = regions(
        "A: army: Ox 1/9, Cow 1/9; hand: 1\n"
        f"B: body: Nun 1/9, Imp; mind: Elder 2/9; soul: Sage 1/9 marked; region {region}; hand: 1{COMBAT}", TEXTS,
    )  # fmt: skip
    s.attack(region, "Ox", "Cow")
    assert not [o for o in offered(s, "block") if "Imp" in o or "Sage" in o]
    s.choose("block Ox with Nun", "block Ox with Elder")
    fought(s)
    assert (s.damage("Ox"), s.damage("Cow")) == (struck, 0)


@plays("Pilgrims' Terraces")
@pytest.mark.parametrize(("more", "deck", "drawn", "over"), [
    ("", 5, 2, False), ("", 1, 1, True), ("no regions; ", 5, 0, True),
])  # fmt: skip
def test_who_loses_the_terraces_draws_two(more: str, deck: int, drawn: int, over: bool) -> None:
    s = regions(
        f"A: region Pilgrims' Terraces; {more}deck: {deck}; hand: 1\nB: hand: Ram\nphase: Play, active B", TEXTS
    )
    s.choose("play Ram", "target Pilgrims' Terraces")
    while s.asked and s.table.chain:
        s.choose("pass")
    assert (s.over, len(s.hand("A")) - 1) == (over, drawn)


@plays("Tollmarket of the Two Rivers")
@pytest.mark.parametrize(("disciplines", "points", "gold", "can"), [
    (("Body",), (), 1, True), (("Body",), ("Body",), 1, False), (("Body", "Mind"), (), 1, True),
    (("Body", "Mind"), (), 0, False),
])  # fmt: skip
def test_with_a_discipline_creatures_cost_one_less(
    disciplines: tuple[str, ...], points: tuple[str, ...], gold: int, can: bool
) -> None:
    s = won("Tollmarket of the Two Rivers", disciplines, points, f"gold {gold} Gaian; hand: Moss, 2")
    s.to("Entrance") if gold else until(s, "done")
    assert ("play Moss" in s.options()) is can


@plays("Observatory Heath")
@pytest.mark.parametrize(("disciplines", "points", "drawn", "left", "victory"), [
    (("Body",), (), 1, 2, 0), (("Body",), ("Body",), 0, 2, 1), (("Body", "Mind"), (), 1, 1, 0),
    (("Body", "Mind"), ("Mind",), 1, 2, 1), (("Body", "Mind", "Soul"), (), 1, 1, 3),
])  # fmt: skip
def test_a_discipline_brings_a_card_and_two_cost_each_opponent_one(
    disciplines: tuple[str, ...], points: tuple[str, ...], drawn: int, left: int, victory: int
) -> None:
    s = won("Observatory Heath", disciplines, points, "hand: 0", "hand: Yak, Pig")
    if left == 1:
        until(s, "pick")
        assert (s.asked, offered(s, "pick")) == ("B", ["Yak", "Pig"])
        s.choose("pick Yak")
        assert s.grave("B") == ["Yak"]
    s.to("Play")
    assert (len(s.hand("A")), len(s.hand("B")), s.victory("A")) == (drawn, left, victory)
