"""Blind creatures of AVA's round 34 that are used or that come, and its magic, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Wake": "event 0: Unmark target creature.", "Tire": "event 0: Mark target creature.",
    "Bolt": "event 0: Deal 3 damage to target creature.", "Call": "event 0: Put target creature into its controller's army.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Rod": "enchantment 0: Attach to a creature. Enchanted creature gets +1/+1.", "Pup": "creature 0 Gaian 1/9",
    "Levy": "event 0: Put a creature card from your hand into play in your army.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
LEECH, ENVOY, SCRIVENER = "Mosscap Leech-Woman", "Rat-King's Envoy", "Scrivener of Late Debts"
SERGEANT, MINE, RENTS, HARVEST = "Sergeant of the Levy", "Mine Under the Wall", "Summer Rents", "Harvest of the Weary"
HERALDS, ROADS = "Heralds at Every Window", "Roads Swallowed by Green"
FACTIONS = ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"]


@plays("Mosscap Leech-Woman")
@pytest.mark.parametrize("who", ["Ox", "Cow", LEECH, "Hen"])
def test_the_leech_woman_takes_all_damage_away(who: str) -> None:
    s = ava(f"A: army: {LEECH} hurt 2, Ox 1/9 hurt 5; hand: 1\nB: army: Cow 1/9 hurt 3; city Dale: Hen; hand: 1", TEXTS)
    s.choose(f"use {LEECH}")
    assert sorted(targets(s)) == ["Cow", "Hen", LEECH, "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    left = {"Ox": 5, "Cow": 3, LEECH: 2, "Hen": 0} | {who: 0}
    assert {name: s.damage(name) for name in left} == left
    assert (s.marked(LEECH), offered(s, "use")) == (True, [])


@plays("Mosscap Leech-Woman")
def test_a_resident_heals_at_home_and_what_is_dealt_in_answer_as_well() -> None:
    s = ava(
        f"A: city Oak: {LEECH}, Hen 1/9; city Fen: Ewe; army: Ox; hand: 1\nB: army: Cow; city Dale: Elk; hand: Bolt",
        TEXTS,
    )
    s.choose(f"use {LEECH}")
    assert sorted(targets(s)) == ["Hen", LEECH]
    s.choose("target Hen")
    until(s, "play Bolt")
    s.choose("play Bolt", "target Hen")
    resolved(s)
    assert s.damage("Hen") == 0
    s = ava(f"A: army: {LEECH} marked, Ox hurt 0; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    assert not offered(s, "use")


@plays("Mosscap Leech-Woman")
def test_in_a_combat_she_serves_too() -> None:
    s = ava(f"A: army: Ram 1/9, Yak 2/9; hand: 1\nB: army: Cow 1/9 hurt 8, {LEECH}; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", *["done"] * ("done" in s.options()))
    until(s, "block")
    s.choose("block Ram with Cow", *["done"] * ("done" in s.options()))
    until(s, f"use {LEECH}")
    s.choose(f"use {LEECH}", "target Cow")
    fought(s, "no")
    assert (s.place("Cow"), s.damage("Cow")) == ("B's Army", 1)


NONE = "no city; cities: 2 City"


def envoy(home: str, *cities: str) -> Scene:
    """The Envoy comes into play in that place, and its trigger is under way."""
    a, b, c = cities or ("city Oak; city Fen", "city Dale", "city Elm")
    s = ava(
        f"A: gold 2 Dark Legion; {a}; army: Ox; hand: {ENVOY}\nB: {b}; army: Cow; hand: 1\nC: {c}; army: Elk{ENTRANCE}",
        TEXTS,
    )
    s.choose(f"play {ENVOY}")
    s.choose(*starting(s, f"place in {home}"))
    while s.place(ENVOY) in ("the chain", "A's hand"):
        s.choose(s.way_on())
    return s


@plays("Rat-King's Envoy")
@pytest.mark.parametrize("goal", ["Oak", "Fen", "Dale", "Elm"])
def test_from_the_army_the_envoy_harms_any_city(goal: str) -> None:
    s = envoy("the Army")
    ways = s.options()
    assert (s.asked, len(ways)) == ("A", 2), ways
    s.choose(next(o for o in ways if "damage" in o))
    assert sorted(targets(s)) == ["Dale", "Elm", "Fen", "Oak"]
    s.choose(f"target {goal}")
    resolved(s)
    assert [s.damage(city) for city in ("Oak", "Fen", "Dale", "Elm")] == [
        int(goal == c) for c in ("Oak", "Fen", "Dale", "Elm")
    ]
    assert [s.life(seat) for seat in "ABC"] == [20, 20, 20]
    s.to("Play", "B")
    assert s.damage(goal) == 1


@plays("Rat-King's Envoy")
@pytest.mark.parametrize("foe", ["B", "C"])
def test_or_a_foe(foe: str) -> None:
    s = envoy("the Army")
    s.choose(next(o for o in s.options() if "damage" not in o))
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose(f"target player {foe}")
    resolved(s)
    assert [s.life(seat) for seat in "ABC"] == [20, 20 - (foe == "B"), 20 - (foe == "C")]
    assert [s.damage(city) for city in ("Oak", "Fen", "Dale", "Elm")] == [0, 0, 0, 0]


@plays("Rat-King's Envoy")
def test_in_a_city_it_reaches_that_city_alone() -> None:
    s = envoy("Oak")
    assert not [o for o in s.options() if "lose" in o or "player" in o or "Dale" in o or "Fen" in o]
    while starting(s, "target", "choose", "deal"):
        s.choose(s.options()[0])
    resolved(s)
    assert [s.damage(city) for city in ("Oak", "Fen", "Dale", "Elm")] == [1, 0, 0, 0]
    assert [s.life(seat) for seat in "ABC"] == [20, 20, 20]


@plays("Rat-King's Envoy")
def test_without_any_city_a_foe_must_be_named_and_a_city_may_fall() -> None:
    s = envoy("the Army", NONE, NONE, NONE)
    assert not [o for o in s.options() if "damage" in o]
    while starting(s, "target player B", "choose", "target opponent"):
        s.choose(next(iter(starting(s, "target player B")), None) or s.options()[0])
    resolved(s)
    assert [s.life(seat) for seat in "ABC"] == [20, 19, 20]
    s = envoy("the Army", "city Oak", "city Dale (Body, 8, hurt 7)", "city Elm")
    s.choose(next(o for o in s.options() if "damage" in o), "target Dale")
    resolved(s)
    assert s.place("Dale") == "B's graveyard"


@plays("Scrivener of Late Debts")
@pytest.mark.parametrize("home", ["army: {}", "city Oak: {}"])
@pytest.mark.parametrize(
    ("gold", "can"), [("1 Gaian, 1 Red Banner", True), ("2 The Empire", True), ("1 House of Nobles", False)]
)
@pytest.mark.parametrize("sign", ["", " marked"])
def test_the_scrivener_draws_for_two_of_any_gold(home: str, gold: str, can: bool, sign: str) -> None:
    s = ava(
        f"A: gold {gold}; {home.format(SCRIVENER + sign)}; army: Ox; hand: 1; deck: 9\nB: army: Cow; hand: 1", TEXTS
    )
    assert offered(s, "use") == [SCRIVENER] * (can and not sign)
    if can and not sign:
        s.choose(f"use {SCRIVENER}")
        s.all_pass()
        assert (len(s.deck("A")), s.gems("A"), s.marked(SCRIVENER), offered(s, "use")) == (8, "", True, [])


@plays("Scrivener of Late Debts")
def test_it_draws_in_combats_and_must_draw() -> None:
    s = ava(f"A: army: Ram; hand: 1\nB: gold 2 Gaian; army: {SCRIVENER}; hand: Wait; deck: 9{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"use {SCRIVENER}")
    s.choose(f"use {SCRIVENER}")
    resolved(s)
    assert len(s.deck("B")) == 8
    s = ava(f"A: army: Ox; hand: Wait\nB: gold 2 Gaian; army: {SCRIVENER}; hand: Wait; deck: 9", TEXTS)
    s.choose("play Wait")
    until(s, "play Wait")
    assert not offered(s, "use")
    s = ava(f"A: gold 2 Gaian; army: {SCRIVENER}; hand: 1; deck: 0\nB: army: Cow; hand: 1", TEXTS)
    s.choose(f"use {SCRIVENER}")
    while not s.over and s.table.chain:
        s.choose(s.way_on())
    assert (s.over, s.winner) == (True, "B")


@plays("Sergeant of the Levy")
@pytest.mark.parametrize("sign", ["", " marked"])
def test_two_others_are_marked_wherever_they_are(sign: str) -> None:
    s = ava(
        f"A: army: {SERGEANT}{sign}, Ox, Ram marked; city Oak: Hen, Nun, Ewe; hand: 1; deck: 9\nB: army: Cow; hand: 1",
        TEXTS,
    )
    s.choose(f"use {SERGEANT}")
    assert sorted(offered(s, "give")) == ["Ewe", "Hen", "Nun", "Ox"]
    s.choose("give Hen", "give Ox")
    s.all_pass()
    assert [s.marked(n) for n in ("Hen", "Ox", "Nun", "Ewe", SERGEANT)] == [True, True, False, False, sign != ""]
    assert s.value(SERGEANT) == "5/2"
    s.choose(f"use {SERGEANT}")
    s.choose(*starting(s, "give Nun"))
    s.choose(*starting(s, "give Ewe"))
    s.all_pass()
    assert (s.value(SERGEANT), s.marked("Nun"), s.marked("Ewe"), offered(s, "use")) == ("8/2", True, True, [])
    s.to("Play", "B")
    assert s.value(SERGEANT) == "2/2"


@plays("Sergeant of the Levy")
@pytest.mark.parametrize("army", [f"{SERGEANT}, Ox", f"{SERGEANT}, Ox, Ram marked"])
def test_neither_avatars_nor_the_sergeant_are_of_the_levy(army: str) -> None:
    s = ava(f"A: army: {army}; hand: 1\nB: army: Cow, Pig, Ewe; hand: 1", TEXTS)
    assert not offered(s, "use")


@plays("Sergeant of the Levy")
def test_in_a_combat_the_levy_serves_too() -> None:
    s = ava(f"A: army: {SERGEANT}, Ox, Ram; city Oak: Hen; hand: 1\nB: army: Cow 1/9; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {SERGEANT}", *["done"] * ("done" in s.options()))
    until(s, "block")
    s.choose(f"block {SERGEANT} with Cow", *["done"] * ("done" in s.options()))
    until(s, f"use {SERGEANT}")
    s.choose(f"use {SERGEANT}")
    s.choose(*starting(s, "give Ox"))
    s.choose(*starting(s, "give Ram"))
    fought(s, "no")
    assert (s.damage("Cow"), s.marked("Ox"), s.marked("Ram"), s.marked("Hen")) == (5, True, True, False)


@plays("Mine Under the Wall")
@pytest.mark.parametrize("city", ["Oak", "Dale"])
def test_the_mine_costs_a_city_four_for_good(city: str) -> None:
    s = ava(f"A: gold 3 Red Banner; city Oak; army: Ox; hand: {MINE}\nB: city Dale: Hen; army: Cow; hand: 1", TEXTS)
    s.choose(f"play {MINE}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose(f"target {city}")
    s.all_pass()
    assert [s.damage("Oak"), s.damage("Dale")] == [4 * (city == "Oak"), 4 * (city == "Dale")]
    s.to("Play", "B")
    assert s.damage(city) == 4


@plays("Mine Under the Wall")
def test_a_city_that_falls_sends_its_residents_to_the_army() -> None:
    s = ava(
        f"A: gold 3 Red Banner; army: Ox; hand: {MINE}\nB: city Dale (Body, 6, hurt 2): Hen marked, Nun; army: Cow; hand: 1",
        TEXTS,
    )
    s.choose(f"play {MINE}")
    s.all_pass()
    assert (s.place("Dale"), s.place("Hen"), s.place("Nun"), s.marked("Hen")) == (
        "B's graveyard", "B's Army", "B's Army", True,
    )  # fmt: skip
    s = ava(f"A: gold 3 Red Banner; {NONE}; army: Ox; hand: {MINE}\nB: {NONE}; army: Cow; hand: 1", TEXTS)
    assert (s.over, offered(s, "play")) == (False, [])


@plays("Summer Rents")
@pytest.mark.parametrize(("homes", "gained"), [
    ("city Oak: Hen, Ewe marked; city Fen: Nun; army: Ox", 3), ("city Oak: Hen; avatar in Oak; army: Ox", 2),
    ("city Oak; army: Ox, Yak", 0), ("city Oak: Hen of B; army: Ox", 1), ("city Oak; avatar in Oak marked; army: Ox", 1),
])  # fmt: skip
def test_each_resident_pays_a_rent(homes: str, gained: int) -> None:
    s = ava(f"A: gold 2 House of Nobles; {homes}; hand: {RENTS}\nB: city Dale: Cow, Pig; army: Elk; hand: 1", TEXTS)
    s.play(RENTS)
    assert (s.life("A"), s.life("B")) == (20 + gained, 20)


@plays("Summer Rents")
def test_they_are_counted_as_it_resolves() -> None:
    s = ava(f"A: gold 2 House of Nobles; city Oak: Hen, Ewe; army: Ox; hand: {RENTS}\nB: army: Elk; hand: Axe", TEXTS)
    s.choose(f"play {RENTS}")
    until(s, "play Axe")
    s.choose("play Axe", "target Hen")
    resolved(s)
    assert s.life("A") == 21


@plays("Harvest of the Weary")
@pytest.mark.parametrize("who", ["Ox", "Cow", "Hen"])
def test_the_weary_are_reaped(who: str) -> None:
    s = ava(
        f"A: gold 3 Dark Legion; army: Ox marked, Yak; avatar marked; hand: {HARVEST}; attached: Rod of B on Ox\n"
        "B: army: Cow marked, Pig; city Dale: Hen marked, Elk; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {HARVEST}")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.place(who) == ("A's graveyard" if who == "Ox" else "B's graveyard")
    assert s.place("Rod") == ("B's graveyard" if who == "Ox" else "on Ox")


@plays("Harvest of the Weary")
def test_who_has_rested_meanwhile_is_spared() -> None:
    s = ava(f"A: gold 3 Dark Legion; army: Ox; hand: {HARVEST}\nB: army: Cow marked, Pig marked; hand: Wake", TEXTS)
    s.choose(f"play {HARVEST}", "target Cow")
    until(s, "play Wake")
    s.choose("play Wake", "target Cow")
    resolved(s)
    assert (s.place("Cow"), s.place("Pig"), s.place(HARVEST)) == ("B's Army", "B's Army", "A's graveyard")
    s = ava(f"A: gold 3 Dark Legion; army: Ox; avatar marked; hand: {HARVEST}\nB: army: Cow; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Heralds at Every Window")
def test_all_residents_of_one_city_rise() -> None:
    s = ava(
        f"A: gold 2 The Empire; city Oak: Hen marked, Ewe marked, Nun; city Fen: Sow marked; avatar in Oak marked; "
        f"army: Ox marked; hand: {HERALDS}\nB: city Dale: Cow marked; army: Pig; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {HERALDS}")
    assert sorted(targets(s)) == ["Fen", "Oak"]
    s.choose("target Oak")
    s.all_pass()
    names = ("Hen", "Ewe", "Nun", "Avatar of A", "Sow", "Ox", "Cow")
    assert [n for n in names if s.marked(n)] == ["Sow", "Ox", "Cow"]


@plays("Heralds at Every Window")
def test_a_bid_that_is_settled_stays_so() -> None:
    s = ava(
        f"A: gold 2 The Empire; city Oak: Hen; army: Ox; hand: {HERALDS}; deck: 9\nB: army: Pig; hand: 1; deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    while s.phase == "Tactics":
        s.choose(next(iter(starting(s, "Body: 1 VP")), None) or s.way_on())
    assert (s.victory("A"), s.marked("Hen")) == (1, True)
    s.to("Play")
    s.play(HERALDS, *["target Oak"] * (len([*s.cards_at("A's Kingdom")]) > 1))
    assert (s.victory("A"), s.marked("Hen"), "move Hen to the Army" in s.options()) == (1, False, True)


@plays("Roads Swallowed by Green")
def test_nobody_moves_until_the_players_next_turn() -> None:
    s = ava(
        f"A: gold 2 Gaian; city Oak: Hen; army: Ox, Yak; hand: {ROADS}, House, Call, Pup; deck: 9\n"
        "B: city Dale: Cow; army: Pig; hand: Pup; deck: 9", TEXTS,
    )  # fmt: skip
    assert "move Ox to Oak" in s.options()
    s.play(ROADS)
    assert sorted(offered(s, "move")) == ["Avatar of A to Oak"]
    s.choose("play House", "target Ox")
    resolved(s)
    s.choose("play Call")
    s.choose("target Hen")
    resolved(s)
    assert (s.place("Ox"), s.place("Hen"), offered(s, "move")) == ("Oak", "A's Army", ["Avatar of A to Oak"])
    s.to("Attack")
    assert offered(s, "attack")
    s.choose("attack B's army", "send Yak", "done")
    until(s, "block")
    s.choose("block Yak with Pig")
    fought(s)
    s.to("Entrance")
    s.choose("play Pup", *["place in the Army"])
    s.all_pass()
    s.to("Play", "B")
    assert sorted(offered(s, "move")) == ["Avatar of B to Dale"]
    s.to("Play", "A")
    assert {"move Pup to Oak", "move Hen to Oak"} <= {*s.options()}


@plays("Roads Swallowed by Green")
def test_who_comes_later_is_bound_as_well() -> None:
    s = ava(
        f"A: gold 2 Gaian; city Oak; army: Ox; hand: {ROADS}; deck: 9\nB: city Dale: Cow; army: Pig; hand: Levy, Pup; deck: 9",
        TEXTS,
    )
    s.play(ROADS)
    s.to("Play", "B")
    s.choose("play Levy")
    while s.table.chain:
        s.choose(next(iter(starting(s, "pick Pup")), None) or s.way_on())
    assert (s.place("Pup"), offered(s, "move")) == ("B's Army", ["Avatar of B to Dale"])
