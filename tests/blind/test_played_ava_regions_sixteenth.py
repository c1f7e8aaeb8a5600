"""Blind regions and their creatures of the sixteenth round, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered
from blind.test_played_ava_regions_bids import won
from blind.texts import WAIT, plays, regions

TEXTS = {
    **WAIT, "Put": "event 0: Put target creature into its controller's Body Domain.",
    "Moss": "creature 2 Gaian 1/1", "Fern": "creature 2 Red Banner 1/1", "Lift": "event 0: Unmark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Saltmarsh Holding")
def test_the_top_creature_of_each_domain_is_tougher() -> None:
    s = regions(
        "A: region Saltmarsh Holding; body: Elder 1/1, Imp 1/1; mind: Sage 1/1; avatar in Soul; army: Ox 1/1; hand: Put\n"
        "B: body: Nun 1/1; army: Elk",
        TEXTS,
    )
    names = ("Elder", "Imp", "Sage", "Ox", "Nun")
    assert [s.value(n) for n in names] == ["1/2", "1/1", "1/2", "1/1", "1/1"]
    s.play("Put", "target Ox")
    assert [s.value(n) for n in names] == ["1/1", "1/1", "1/2", "1/2", "1/1"]


@plays("Saltmarsh Holding", "Redoubt of the Ninth")
@pytest.mark.parametrize(("region", "can"), [("Saltmarsh Holding", "Moss"), ("Redoubt of the Ninth", "Fern")])
def test_a_region_lets_cards_of_its_factions_be_played(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; gold 4 Gaian, 4 Red Banner; hand: Moss, Fern; army: Ox\nB: army: Elk\nphase: Entrance",
        TEXTS,
    )
    assert offered(s, "play") == [can]


@plays("Gallows Crossing")
def test_each_undefended_attacker_that_hurts_it_costs_its_player_life() -> None:
    s = regions(
        f"A: army: Ox 2/2, Hen 1/1, Pig 0/1, Yak 2/2; hand: 1\nB: region Gallows Crossing; army: Cow 1/9; hand: 1{COMBAT}",
        TEXTS,
    )
    s.attack("Gallows Crossing", "Ox", "Hen", "Pig", "Yak")
    s.choose("block Yak with Cow")
    fought(s, "trigger of Gallows Crossing")
    assert (s.life("A"), s.life("B"), s.hp("Gallows Crossing")) == (18, 20, 7)


@plays("Ropewalk Quay")
def test_two_moves_are_made_in_each_turn() -> None:
    s = regions("A: region Ropewalk Quay; army: Ox, Cow, Pig; hand: 1\nB: army: Elk", TEXTS)
    for name in ("Ox", "Cow"):
        s.choose(f"move {name} to the Body Domain")
        s.all_pass()
    assert s.domain("A", "Body") == ["Cow", "Ox"]
    assert not offered(s, "move")
    s.to("Second Play")
    assert not offered(s, "move")


@plays("Redoubt of the Ninth")
def test_two_creatures_attack_at_most_beside_the_avatar() -> None:
    s = regions(
        f"A: region Redoubt of the Ninth; army: Ox, Cow, Pig; hand: 1\nB: region Salt; army: Elk{COMBAT}", TEXTS
    )
    s.choose("attack Salt", "send Ox", "send Cow")
    assert offered(s, "send") == ["Avatar of A"]
    s = regions(f"A: army: Ox, Cow, Pig; hand: 1\nB: region Redoubt of the Ninth; army: Elk{COMBAT}", TEXTS)
    s.choose("attack Redoubt of the Ninth", "send Ox", "send Cow")
    assert "send Pig" in s.options()


@plays("Lamplit Cloister")
@pytest.mark.parametrize(("disciplines", "points", "drawn", "victory"), [
    (("Body",), (), 1, 0), (("Body",), ("Body",), 0, 1), (("Body", "Mind"), (), 1, 0), (("Body", "Mind", "Soul"), (), 1, 3),
])  # fmt: skip
def test_a_won_discipline_brings_one_card(
    disciplines: tuple[str, ...], points: tuple[str, ...], drawn: int, victory: int
) -> None:
    s = won("Lamplit Cloister", disciplines, points, "hand: 0")
    assert (len(s.hand("A")), s.victory("A")) == (drawn, victory)


@plays("Cellar Warden")
def test_the_warden_strikes_back_out_of_a_domain_and_no_other_does() -> None:
    s = regions(
        "A: army: Ox 1/9, Cow 1/9; hand: 1\nB: body: Cellar Warden; mind: Elder 1/9; region Salt; hand: 1" + COMBAT,
        TEXTS,
    )
    s.attack("Salt", "Ox", "Cow")
    s.choose("block Ox with Cellar Warden", "block Cow with Elder", "done")
    fought(s)
    assert (s.damage("Ox"), s.damage("Cow")) == (2, 0)


@plays("Threefold Market")
@pytest.mark.parametrize(("disciplines", "points", "cheaper", "more"), [
    (("Body",), (), True, False), (("Body", "Mind"), (), True, True), (("Body", "Mind"), ("Mind",), True, False),
    (("Body",), ("Body",), False, False),
])  # fmt: skip
def test_with_one_discipline_creatures_are_cheaper_and_with_two_another_card_is_laid(
    disciplines: tuple[str, ...], points: tuple[str, ...], cheaper: bool, more: bool
) -> None:
    s = won("Threefold Market", disciplines, points, "gold 1 Gaian; hand: Moss, 2")
    lays = [option for option in s.options() if option.startswith("lay Spare")]
    s.choose(lays[0])
    s.choose(*[o for o in s.options() if o.startswith("name")][:1])
    assert any(option.startswith("lay ") for option in s.options()) is more
    s.to("Entrance")
    assert ("play Moss" in s.options()) is cheaper
