"""Blind magic and events of AVA's round 31, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Rob": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Lull": "event 0: Mark target creature.", "Bolt": "event 0: Deal 9 damage to target creature.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raze": "event 0: Destroy target city.", "Guard": "creature (Human Soldier) 1/9",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
CAIRN, AVALANCHE, PLANTING, RENTS = (
    "Called from the Cairn",
    "Avalanche of Embers",
    "Early Planting",
    "Rents and Revenues",
)
BRACE, DAWN, FEAST, STONE = "Brace and Hold", "Second Dawn", "Invitation to the Feast", "Stone from the Crowd"
TRAILS = "By Hidden Trails"


@plays("Called from the Cairn")
@pytest.mark.parametrize("robbed", [True, False])
def test_somebody_is_called_from_the_cairn(robbed: bool) -> None:
    s = ava(
        f"A: gold 2 Dark Legion; army: Ox; grave: Hen, Yew, Bolt; hand: {CAIRN}\nB: army: Elk; grave: Cow; hand: Rob",
        TEXTS,
    )
    s.choose(f"play {CAIRN}")
    assert sorted(targets(s)) == ["Hen", "Yew"]
    s.choose("target Hen")
    if robbed:
        until(s, "play Rob")
        s.choose("play Rob", "target Hen")
    resolved(s)
    assert (s.hand("A"), s.place("Yew"), s.place(CAIRN)) == (
        [] if robbed else ["Hen"],
        "A's graveyard",
        "A's graveyard",
    )
    s = ava(f"A: gold 2 Dark Legion; army: Ox; grave: Bolt; hand: {CAIRN}\nB: army: Elk; grave: Cow; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Avalanche of Embers")
@pytest.mark.parametrize(("goal", "damage"), [("Oak", 4), ("Dale", 4), ("Fen", None)])
def test_embers_fall_on_a_city(goal: str, damage: int | None) -> None:
    s = ava(
        f"A: gold 3 Red Banner; city Oak (Body, 8); army: Ox; hand: {AVALANCHE}\n"
        "B: city Dale (Mind, 9); city Fen (Body, 3): Hen marked; army: Elk; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {AVALANCHE}")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    s.choose(f"target {goal}")
    s.all_pass()
    if damage is None:
        assert (s.place("Fen"), s.place("Hen"), s.marked("Hen")) == ("B's graveyard", "B's Army", True)
        assert (s.life("B"), s.damage("Dale"), s.victory("A")) == (20, 0, 0)
        return
    assert [s.damage(name) for name in ("Oak", "Dale", "Fen")] == [
        4 * (name == goal) for name in ("Oak", "Dale", "Fen")
    ]
    s.to("Play", "B")
    assert s.damage(goal) == 4


@plays("Early Planting")
@pytest.mark.parametrize(("cards", "lays"), [(0, 1), (1, 2), (2, 3)])
def test_one_more_resource_card_is_laid_this_turn(cards: int, lays: int) -> None:
    hand = ", ".join([PLANTING] * cards + ["Rye", "Oat", "Bean", "Pea"])
    s = ava(f"A: gold 4 Gaian; army: Ox; hand: {hand}; deck: 9\nB: army: Elk; hand: 1; deck: 9", TEXTS)
    for _ in range(cards):
        s.choose(starting(s, f"play {PLANTING}")[0])
        s.all_pass()
    names = ["Rye", "Oat", "Bean", "Pea"]
    for name in names[:lays]:
        s.choose(starting(s, f"lay {name}")[0])
        while offered(s, "name"):
            s.choose(starting(s, "name")[0])
        s.all_pass()
        assert s.place(name) == "A's gold"
    assert not offered(s, "lay")
    s.to("Play", "B")
    s.to("Play", "A")
    s.choose(starting(s, "lay")[0])
    while offered(s, "name"):
        s.choose(starting(s, "name")[0])
    s.all_pass()
    assert not offered(s, "lay")


@plays("Early Planting")
def test_it_may_be_laid_after_the_attack_or_not_at_all() -> None:
    s = ava(f"A: gold 4 Gaian; army: Ox; hand: {PLANTING}, Rye, Oat; deck: 9\nB: army: Elk; hand: 1; deck: 9", TEXTS)
    s.choose(starting(s, "lay Rye")[0])
    while offered(s, "name"):
        s.choose(starting(s, "name")[0])
    s.all_pass()
    assert not offered(s, "lay")
    s.play(PLANTING)
    assert s.place("Oat") == "A's hand"
    s.to("Second Play")
    assert offered(s, "lay", "Oat")


@plays("Rents and Revenues")
@pytest.mark.parametrize(("cities", "drawn"), [
    ("city Oak; city Fen; city Ash; cities: Elm", 3), ("city Oak", 1), ("no city; cities: Elm", 0),
])  # fmt: skip
def test_each_city_pays_its_rent(cities: str, drawn: int) -> None:
    s = ava(
        f"A: gold 4 House of Nobles; {cities}; army: Ox; hand: {RENTS}; deck: 9\nB: city Dale; army: Elk; hand: 1; deck: 9",
        TEXTS,
    )
    s.play(RENTS)
    assert (9 - len(s.deck("A")), len(s.deck("B"))) == (drawn, 9)


@plays("Rents and Revenues")
def test_the_cities_are_counted_late_and_an_empty_deck_is_the_end() -> None:
    table = "A: gold 4 House of Nobles; city Oak; city Fen; hand: {}; deck: {}\nB: army: Elk; hand: Raze\nC: army: Cow"
    s = ava(table.format(RENTS, 9), TEXTS)
    s.choose(f"play {RENTS}")
    until(s, "play Raze")
    s.choose("play Raze", "target Fen")
    resolved(s)
    assert len(s.deck("A")) == 8
    s = ava(table.format(RENTS, 1), TEXTS)
    s.choose(f"play {RENTS}")
    resolved(s)
    assert s.out("A") != ""


@plays("Brace and Hold")
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_a_defender_is_braced(mine: bool, goal: str) -> None:
    s = ava(
        f"A: gold 2 The Empire; army: Ox 3/9; hand: {'Wait' if mine else BRACE}, 1; deck: 9\n"
        f"B: gold 2 The Empire; city Dale; army: Cow 1/1, Pig; hand: {BRACE if mine else 'Wait'}; deck: 9{COMBAT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play", BRACE)
    s.choose(f"attack {goal}", "send Ox", "done")
    while not starting(s, "block"):
        assert not offered(s, "play", BRACE)
        s.choose("pass")
    s.choose("block Ox with Cow", "block Ox with Avatar of B")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, f"play {BRACE}")
    s.choose(f"play {BRACE}")
    assert set(targets(s)) <= {"Cow"}
    s.choose(*starting(s, "target Cow"))
    resolved(s)
    assert s.value("Cow") == "2/4"
    fought(s)
    assert (s.place("Cow"), s.damage("Ox"), s.value("Cow")) == ("B's Army", 2, "2/4")
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Brace and Hold")
def test_an_avatar_is_no_creature_that_is_braced() -> None:
    s = ava(
        f"A: army: Ox 3/9; hand: Wait; deck: 9\nB: gold 2 The Empire; army: Pig; hand: {BRACE}; deck: 9{COMBAT}", TEXTS
    )
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Ox with Avatar of B")
    s.choose(*["done"] * ("done" in s.options()))
    while s.phase == "Attack":
        assert not offered(s, "play", BRACE)
        s.choose(s.way_on())


@plays("Second Dawn")
@pytest.mark.parametrize("who", ["Ox", "Elk", "Hen", "Yak"])
def test_somebody_sees_a_second_dawn(who: str) -> None:
    s = ava(
        f"A: gold 1 Gaian; army: Ox marked, Yak; city Oak: Hen marked; hand: {DAWN}\nB: army: Elk marked; hand: 1",
        TEXTS,
    )
    s.choose(f"play {DAWN}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert [n for n in ("Ox", "Elk", "Hen", "Yak") if s.marked(n)] == [n for n in ("Ox", "Elk", "Hen") if n != who]


@plays("Second Dawn")
def test_an_attacker_goes_on_and_a_bidder_counts_and_may_bid_again() -> None:
    s = ava(f"A: gold 1 Gaian; army: Ox 3/9; hand: {DAWN}\nB: army: Elk; city Dale (Body, 9); hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale")
    until(s, f"play {DAWN}")
    s.choose(f"play {DAWN}", "target Ox")
    fought(s)
    assert (s.damage("Dale"), s.marked("Ox")) == (3, False)
    s = ava(
        f"A: gold 1 Gaian; city Oak (Body, 8): Hen; city Fen (Mind, 8); army: Ox; hand: {DAWN}\n"
        f"B: army: Elk; hand: 1{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    until(s, f"play {DAWN}")
    s.choose(f"play {DAWN}", "target Hen")
    resolved(s)
    assert not s.marked("Hen")
    until(s, "claim Mind")
    s.choose("claim Mind", "bid Hen")
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())
    assert s.victory("A") == 2


@plays("Invitation to the Feast")
@pytest.mark.parametrize("chosen", [["Hen", "Cow"], ["Avatar of B"], ["Fox", "Avatar of B"], []])
def test_up_to_two_residents_are_invited(chosen: list[str]) -> None:
    s = ava(
        f"A: gold 2 House of Nobles; army: Ox; city Oak: Hen; hand: {FEAST}\n"
        "B: army: Elk; city Dale: Cow, Fox marked; avatar in Dale; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {FEAST}")
    assert sorted(targets(s)) == ["Avatar of B", "Cow", "Fox", "Hen"]
    s.choose(*(f"target {name}" for name in chosen), *["done"] * (len(chosen) < 2))
    s.all_pass()
    everybody = ("Hen", "Cow", "Fox", "Avatar of B", "Ox", "Elk")
    assert [n for n in everybody if s.marked(n)] == [n for n in everybody if n in (*chosen, "Fox")]


@plays("Invitation to the Feast")
def test_who_feasts_does_not_bid_or_defend_unless_it_does_so_already() -> None:
    table = (
        "A: {}; army: Ox 2/9; city Oak: Ewe; hand: {}\n"
        "B: gold 2 House of Nobles; army: Elk; city Dale (Body, 9): Cow 1/9; hand: {}"
    )
    s = ava(table.format("gold 2 House of Nobles", FEAST, "1") + COMBAT, TEXTS)
    late = s.fork()
    s.choose("attack Dale")
    until(s, f"play {FEAST}")
    s.choose(f"play {FEAST}", "target Cow", "done")
    resolved(s)
    until(s, "block")
    assert "Ox with Cow" not in offered(s, "block")
    late.choose("attack Dale")
    until(late, "block")
    late.choose("block Ox with Cow", *["done"] * ("done" in late.options()))
    until(late, f"play {FEAST}")
    late.choose(f"play {FEAST}", "target Cow")
    late.choose(*["done"] * ("done" in late.options()))
    fought(late)
    assert (late.marked("Cow"), late.damage("Cow"), late.damage("Ox"), late.damage("Dale")) == (True, 2, 1, 0)
    s = ava(table.format("gold 1 Gaian", "1", FEAST) + TACTICS, TEXTS)
    s.choose("claim Body")
    s.choose(*starting(s, "bid Ewe"))
    until(s, f"play {FEAST}")
    s.choose(f"play {FEAST}", "target Cow", "done")
    resolved(s)
    while s.phase == "Tactics":
        assert "bid Cow" not in s.options()
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())
    assert (s.victory("A"), s.victory("B")) == (1, 0)


@plays("Stone from the Crowd")
@pytest.mark.parametrize("who", ["Ox", "Cow"])
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_a_stone_hits_who_fights(who: str, goal: str) -> None:
    s = ava(
        f"A: army: Ox 1/9, Yak; hand: Wait\n"
        f"B: gold 2 Red Banner; army: Cow 1/9, Pig; city Dale: Hen; hand: {STONE}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, f"play {STONE}")
    early = s.fork()
    early.choose(f"play {STONE}")
    assert set(targets(early)) <= {"Ox"}
    until(s, "block")
    s.choose("block Ox with Cow", "block Ox with Avatar of B")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, f"play {STONE}")
    s.choose(f"play {STONE}")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose(f"target {who}")
    resolved(s)
    assert (s.damage("Ox"), s.damage("Cow")) == ((2, 0) if who == "Ox" else (0, 2))


@plays("Stone from the Crowd")
def test_without_a_fight_there_is_no_crowd_and_who_has_left_it_is_not_hit() -> None:
    s = ava(f"A: gold 2 Red Banner; army: Ox; hand: {STONE}\nB: army: Elk; hand: 1", TEXTS)
    assert not offered(s, "play")
    s = ava(
        f"A: army: Ox 1/9; city Oak; hand: House\nB: gold 2 Red Banner; army: Cow; hand: {STONE}{COMBAT}",
        TEXTS | {"House": "event 0: Put target creature you control into target city you control."},
    )
    s.choose("attack B's army")
    until(s, f"play {STONE}")
    s.choose(f"play {STONE}")
    s.choose(*starting(s, "target Ox"))
    until(s, "play House")
    s.choose("play House")
    s.choose(*starting(s, "target Ox"))
    s.choose(*starting(s, "target Oak"))
    resolved(s)
    assert (s.place("Ox"), s.damage("Ox")) == ("Oak", 0)


def trails(s: Scene, where: str) -> None:
    """Whoever is meant goes there: which city that would be is asked, too, and before it is asked whether it is a city."""
    way = "into your army" if where == "Army" else "into a city you control"
    while s.table.chain:
        assert "pick Ash" not in s.options()
        wanted = [o for o in s.options() if o.endswith(way) or o == f"pick {where}"]
        s.choose(wanted[0] if wanted else s.way_on())


@plays("By Hidden Trails")
@pytest.mark.parametrize(("who", "where", "place"), [
    ("Ox", "Oak", "Oak"), ("Ox", "Army", "A's Army"), ("Hen", "Army", "A's Army"), ("Hen", "Fen", "Fen"), ("Hen", "Oak", "Oak"),
])  # fmt: skip
def test_somebody_comes_by_hidden_trails(who: str, where: str, place: str) -> None:
    s = ava(
        f"A: gold 2 Gaian; army: Ox marked, Yak; city Oak: Hen marked; city Fen; hand: {TRAILS}\n"
        "B: army: Elk; city Ash: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {TRAILS}")
    assert sorted(targets(s)) == ["Hen", "Ox", "Yak"]
    s.choose(f"target {who}")
    trails(s, where)
    assert (s.place(who), s.marked(who)) == (place, False)
    assert offered(s, "move", "Yak")  # the move of the turn is left


@plays("By Hidden Trails")
def test_an_attacker_that_goes_to_a_city_is_out_of_the_fight() -> None:
    s = ava(
        f"A: gold 2 Gaian; army: Ox 3/9; city Oak; hand: {TRAILS}\nB: army: Cow; city Dale (Body, 9); hand: 1{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale")
    until(s, f"play {TRAILS}")
    s.choose(f"play {TRAILS}")
    s.choose(*starting(s, "target Ox"))
    trails(s, "Oak")
    assert s.place("Ox") == "Oak"
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.marked("Ox"), s.damage("Dale")) == (False, 0)


@plays("By Hidden Trails")
@pytest.mark.parametrize(("where", "strikes"), [("Army", True), ("Fen", False), ("Dale", True)])
def test_a_defender_that_goes_where_it_may_not_defend_is_out_too(where: str, strikes: bool) -> None:
    s = ava(
        "A: army: Ox 3/9; hand: Wait\n"
        f"B: gold 2 Gaian; army: Elk; city Dale (Body, 9): Cow 1/9; city Fen; hand: {TRAILS}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Dale")
    until(s, "block")
    s.choose("block Ox with Cow", *["done"] * ("done" in s.options()))
    until(s, f"play {TRAILS}")
    s.choose(f"play {TRAILS}")
    s.choose(*starting(s, "target Cow"))
    trails(s, where)
    assert s.place("Cow") == ("B's Army" if where == "Army" else where)
    fought(s)
    assert (s.damage("Cow"), s.damage("Ox"), s.damage("Dale")) == ((3, 1, 0) if strikes else (0, 0, 0))


@plays("By Hidden Trails")
def test_without_a_city_there_is_the_army() -> None:
    s = ava(
        f"A: gold 2 Gaian; no city; cities: Elm; army: Ox marked; hand: {TRAILS}\nB: army: Elk; city Ash; hand: 1",
        TEXTS,
    )
    s.choose(f"play {TRAILS}")
    s.choose(*starting(s, "target Ox"))
    trails(s, "Army")
    assert (s.place("Ox"), s.marked("Ox")) == ("A's Army", False)
