"""Blind cities of AVA's round 21, played as their writer meant them."""

import pytest

from blind.gestures import offered, takes
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Hail": "event 0: Kill all creatures.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.",
    "Ogre": "creature 2 Gaian 1/1", "Rite": "magic 2 Gaian: Draw a card.", "Cost": "event 2 Gaian: Draw a card.",
    "Cheap": "event 0 Gaian: Draw a card.", "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
}  # fmt: skip


@plays("Hammerquay")
def test_with_its_advantage_all_his_creatures_are_stronger() -> None:
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = ava(
            f"A: city Hammerquay{advantage}: Elder 1/1; army: Ox 1/1; grave: Pig 1/1; hand: Raise\nB: army: Elk 1/1; hand: 1",
            TEXTS,
        )
        s.play("Raise")
        assert [s.value(n) for n in ("Ox", "Elder", "Pig", "Elk", "Avatar of A")] == [value] * 3 + ["1/1", "0/0"]
        s.to("Play", "B")
        assert s.value("Ox") == "1/1"


@plays("Hammerquay")
@pytest.mark.parametrize(("prize", "value"), [("the advantage", "2/1"), ("1 VP", "1/1")])
def test_its_advantage_is_won_with_body(prize: str, value: str) -> None:
    s = ava("A: city Hammerquay: Elder; army: Ox 1/1; hand: 1\nB: army: Elk; hand: 1\nphase: Tactics")
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    assert s.value("Ox") == value


@plays("Quillspire")
@pytest.mark.parametrize(("prize", "deck", "drawn", "over"), [
    ("the advantage", 5, 1, False), ("1 VP", 5, 0, False), ("the advantage", 0, 0, True),
])  # fmt: skip
def test_as_it_gains_its_advantage_a_card_is_drawn(prize: str, deck: int, drawn: int, over: bool) -> None:
    s = ava(f"A: city Quillspire: Elder; deck: {deck}; hand: 1\nB: army: Elk; hand: 1\nphase: Tactics")
    takes(s, "Mind", "Elder", prize)
    while s.asked and s.phase == "Tactics":
        s.choose(s.way_on())
    assert (s.over, s.over or len(s.hand("A")) - 1) == (over, over or drawn)


@plays("Quillspire")
def test_the_passive_player_may_draw() -> None:
    s = ava(
        "A: city Oak (Mind, 8): Ox; hand: 1; deck: 9\nB: city Quillspire: Elder, Sage; deck: 5; hand: 1\nphase: Tactics"
    )
    s.choose("claim Mind", "bid Ox")
    until(s, "bid Elder")
    s.choose("bid Elder", "bid Sage")
    until(s, "Mind: the advantage")
    assert s.asked == "B"
    s.choose("Mind: the advantage")
    s.to("Play")
    assert (len(s.hand("B")), len(s.hand("A"))) == (2, 1)


@plays("Mirrorpool Hollow")
@pytest.mark.parametrize(("card", "advantage", "gold", "can"), [
    ("Ogre", " (advantage)", 1, True), ("Ogre", " (advantage)", 0, False), ("Ogre", "", 1, False),
    ("Rite", " (advantage)", 1, False), ("Cost", " (advantage)", 1, False),
])  # fmt: skip
def test_only_his_creatures_cost_one_less(card: str, advantage: str, gold: int, can: bool) -> None:
    s = ava(
        f"A: city Mirrorpool Hollow{advantage}: Elk; hand: {card}, 1; gold {gold} Gaian, 3 Red Banner; army: Ox\nB: army: Cow"
        f"\nphase: {'Entrance' if card == 'Ogre' else 'Play'}", TEXTS,
    )  # fmt: skip
    assert bool(offered(s, "play", card)) is can


@plays("Mirrorpool Hollow")
def test_two_hollows_add_up_and_nothing_costs_less_than_nothing() -> None:
    both = "city Mirrorpool Hollow (advantage): Elk; city Mirrorpool Hollow (advantage)"
    for cost, can in ((2, True), (1, True), (3, False)):
        s = ava(
            f"A: {both}; hand: Hog, 1; army: Ox\nB: army: Cow\nphase: Entrance", {"Hog": f"creature {cost} Gaian 1/1"}
        )
        assert bool(offered(s, "play", "Hog")) is can


@plays("Crowgibbet")
@pytest.mark.parametrize("ways", [("point", "point"), ("point", "life"), ("life", "life")])
def test_each_opponents_creature_that_dies_brings_a_point_or_costs_him_life(ways: tuple[str, ...]) -> None:
    s = ava(
        "A: city Crowgibbet (advantage): Elk; army: Ox; hand: Hail\nB: army: Cow\nC: army: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Hail")
    for way in ways:
        while not any(o.startswith("choose") for o in s.options()):
            s.choose(next((o for o in s.options() if o.startswith("trigger")), None) or s.way_on())
        assert s.asked == "A"
        s.choose("choose: gain 1 VP" if way == "point" else "choose: that opponent loses 1 life point")
    s.all_pass()
    lost = ways.count("life")
    assert (s.victory("A"), s.life("B") + s.life("C"), s.life("A")) == (2 - lost, 40 - lost, 20)
    assert lost != 2 or (s.life("B"), s.life("C")) == (19, 19)


@plays("Crowgibbet")
@pytest.mark.parametrize(
    ("advantage", "card", "who"), [("", "Axe", "Cow"), (" (advantage)", "Axe", "Ox"), (" (advantage)", "Scare", "Cow")]
)
def test_other_deaths_bring_nothing(advantage: str, card: str, who: str) -> None:
    s = ava(f"A: city Crowgibbet{advantage}: Elk; army: Ox; hand: {card}\nB: army: Cow; hand: 1", TEXTS)
    s.play(card, f"target {who}")
    assert (s.victory("A"), s.life("B"), s.place(who).endswith("graveyard")) == (0, 20, True)


@plays("Crowgibbet")
def test_the_last_life_point_is_lost() -> None:
    s = ava("A: city Crowgibbet (advantage): Elk; hand: Axe\nB: 1 LP; army: Cow; hand: 1", TEXTS)
    s.choose("play Axe", "target Cow")
    until(s, "choose")
    s.choose("choose: that opponent loses 1 life point")
    while s.asked and s.table.chain:
        s.choose("pass")
    assert s.over


@plays("Candelabra Court")
@pytest.mark.parametrize(("residents", "won"), [
    ("Elk, Hen marked, Pig", 1), ("Elk, Hen; avatar in Candelabra Court", 1), ("Elk, Hen", 0),
])  # fmt: skip
def test_three_residents_bring_a_point_at_the_own_upkeep(residents: str, won: int) -> None:
    s = ava(
        f"A: city Candelabra Court: {residents}; city Oak (Body, 8): Ox; army: Yak; hand: 1\n"
        "B: city Fen: Fox, Cow, Ram; army: Owl; hand: 1\nphase: Discard, active B"
    )
    s.to("Play", "A")
    assert s.victory("A") == won
    s.to("Play", "B")
    assert (s.victory("A"), s.victory("B")) == (won, 0)


@plays("Candelabra Court")
def test_the_residents_are_counted_again() -> None:
    s = ava(
        "A: city Candelabra Court: Elk, Hen, Pig; hand: 1\nB: army: Owl; hand: Call\nphase: Discard, active B", TEXTS
    )
    s.to("Upkeep", "A")
    until(s, "play Call")
    s.choose("play Call", "target Hen")
    s.to("Play", "A")
    assert (s.place("Hen"), s.victory("A")) == ("A's Army", 0)


@plays("Candelabra Court")
@pytest.mark.parametrize(("card", "advantage", "gold", "can"), [
    ("Cost", " (advantage)", 1, True), ("Cost", "", 1, False), ("Rite", " (advantage)", 1, False),
    ("Cheap", " (advantage)", 0, True),
])  # fmt: skip
def test_with_its_advantage_only_events_cost_one_less(card: str, advantage: str, gold: int, can: bool) -> None:
    s = ava(
        f"A: city Candelabra Court{advantage}: Elk; hand: {card}; gold {gold} Gaian, 3 Red Banner\nB: army: Cow; hand: 1",
        TEXTS,
    )
    assert bool(offered(s, "play", card)) is can
