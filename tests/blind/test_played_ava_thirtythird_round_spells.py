"""Blind magic of AVA's round 33, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Deed": "magic 1 Gaian: Draw a card.", "Tune": "event 1 Gaian: Draw a card.",
    "Page": "creature 1/1",
    "Rod": "enchantment 0: Attach to a creature. Enchanted creature gets +1/+1.",
    "Chime": "creature 1/9: Whenever an opponent draws a card, gain 1 life point.",
}  # fmt: skip
SUPPER, CHARGE, ARCHIVES, BARRACKS = "Harvest Supper", "Blasting Charge", "Open the Archives", "Empty the Barracks"


@plays("Harvest Supper")
@pytest.mark.parametrize(("city", "gained"), [("Oak", 4), ("Fen", 1), ("Elm", 0)])
def test_each_resident_of_one_city_is_fed(city: str, gained: int) -> None:
    s = ava(
        "A: gold 2 Gaian; army: Ox; city Oak: Hen marked, Nun, Yak of B; avatar in Oak; city Fen: Ewe; city Elm; "
        f"hand: {SUPPER}\nB: army: Cow; city Dale: Elk, Pig; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SUPPER}")
    assert not targets(s)
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Elm", "Fen", "Oak"])
    s.choose(f"pick {city}")
    s.all_pass()
    assert (s.life("A"), s.life("B"), s.place(SUPPER)) == (20 + gained, 20, "A's graveyard")


@plays("Harvest Supper")
def test_it_is_chosen_late_and_without_a_city_nothing_happens() -> None:
    s = ava(f"A: gold 2 Gaian; city Oak: Hen, Nun; hand: {SUPPER}\nB: army: Cow; city Dale: Elk; hand: Axe", TEXTS)
    s.choose(f"play {SUPPER}")
    until(s, "play Axe")
    s.choose("play Axe", "target Hen")
    while s.table.chain:
        s.choose(next(iter(starting(s, "pick")), None) or s.way_on())
    assert s.life("A") == 21
    s = ava(f"A: gold 2 Gaian; army: Ox; hand: {SUPPER}\nB: army: Cow; city Dale: Elk; hand: 1", TEXTS)
    s.play(SUPPER)
    assert (s.life("A"), s.place(SUPPER)) == (20, "A's graveyard")


@plays("Blasting Charge")
@pytest.mark.parametrize(("who", "place"), [
    ("Ox", "A's Army"), ("Hen", "Dale"), ("Cow", "B's graveyard"), ("Dale", "B's Kingdom"), ("Oak", "A's Kingdom"),
])  # fmt: skip
def test_the_charge_blasts_a_creature_or_a_city(who: str, place: str) -> None:
    s = ava(
        f"A: gold 3 Red Banner; army: Ox 1/9; city Oak; hand: {CHARGE}; deck: 9\n"
        "B: army: Cow 1/3; city Dale: Hen 1/4; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {CHARGE}")
    assert sorted(targets(s)) == ["Cow", "Dale", "Hen", "Oak", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.place(who) == place
    if place != "B's graveyard":
        assert s.damage(who) == 3
    s.to("Play", "B")
    assert {n for n in ("Ox", "Hen", "Dale", "Oak") if s.damage(n)} == {who} & {"Dale", "Oak"}


@plays("Blasting Charge")
def test_a_city_that_has_no_more_falls() -> None:
    s = ava(f"A: gold 3 Red Banner; army: Ox; hand: {CHARGE}\nB: city Dale (Body, 3): Hen; city Fen; hand: 1", TEXTS)
    s.play(CHARGE, "target Dale")
    assert (s.place("Dale"), s.place("Hen"), s.damage("Hen")) == ("B's graveyard", "B's Army", 0)


# Its writer lets him find none, which no word says
@plays("Open the Archives")
@pytest.mark.parametrize("found", ["Tune", "Axe"])
def test_an_event_is_sought_and_shown(found: str) -> None:
    s = ava(
        f"A: gold 2 House of Nobles; army: Ox; hand: {ARCHIVES}; deck: Page, Deed, Tune, Rod, Axe, 4\n"
        "B: army: Chime; hand: 1", TEXTS,
    )  # fmt: skip
    before = sorted(s.deck("A"))
    s.choose(f"play {ARCHIVES}")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Axe", "Tune"])
    assert (s.sees("A", "Page"), s.sees("B", "Tune")) == (True, False)
    s.choose(f"pick {found}")
    s.all_pass()
    assert (s.hand("A"), sorted(s.deck("A"))) == ([found], sorted(n for n in before if n != found))
    assert (s.life("B"), s.place(ARCHIVES)) == (20, "A's graveyard")
    assert "A and B may see " + found in s.show()
    assert s.show().endswith("A shuffles his deck")


@plays("Open the Archives")
@pytest.mark.parametrize("deck", ["0", "Page, Deed, 3"])
def test_where_there_is_none_nothing_is_found(deck: str) -> None:
    s = ava(f"A: gold 2 House of Nobles; army: Ox; hand: {ARCHIVES}; deck: {deck}\nB: army: Cow; hand: 1", TEXTS)
    n = len(s.deck("A"))
    s.choose(f"play {ARCHIVES}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.over, s.out("A"), len(s.deck("A")), s.hand("A")) == (False, "", n, [])
    assert "A shuffles his deck" in s.show() or not n


@plays("Empty the Barracks")
@pytest.mark.parametrize("chosen", [[], ["Hen"], ["Hen", "Ewe"], ["Hen", "Nun", "Ewe", "Yak"]])
def test_any_of_ones_residents_come_out(chosen: list[str]) -> None:
    s = ava(
        "A: gold 2 The Empire; army: Ox; city Oak: Hen marked, Nun 1/9 hurt 2; city Fen: Ewe, Yak of B; avatar in Fen; "
        f"hand: {BARRACKS}\nB: army: Cow; city Dale: Elk; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BARRACKS}")
    assert not targets(s)
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Ewe", "Hen", "Nun", "Yak"])
    s.choose(*(f"pick {n}" for n in chosen), *["done"] * (len(chosen) < 4))
    s.all_pass()
    homes = {"Hen": "Oak", "Nun": "Oak", "Ewe": "Fen", "Yak": "Fen"}
    assert {n: s.place(n) for n in homes} == {n: "A's Army" if n in chosen else home for n, home in homes.items()}
    assert [n for n in (*homes, "Ox") if s.marked(n)] == ["Hen"]
    assert (s.damage("Nun"), s.place("Avatar of A"), s.place("Elk")) == (2, "Fen", "Dale")
    if "Ewe" not in chosen:
        assert "move Ewe to the Army" in s.options()
