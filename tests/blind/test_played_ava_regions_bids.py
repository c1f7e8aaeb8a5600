"""Blind regions on what disciplines won bring, and on which factions they support, played as their writers meant them."""

import pytest

from blind.gestures import offered
from blind.texts import plays, regions
from scenes.regions import Scene, rule
from wtactics.engine.places import FACTIONS

TEXTS = {
    "Wait": "event 0: Draw a card.", "Fern": "creature 2 Red Banner 1/1", "Moss": "creature 2 Gaian 1/1",
    "Hail": "event 2 Dark Legion: Draw a card.", "Sapper": "creature 1/1: [ ]: Deal 30 damage to target region.",
    "Healer": "creature 1/1: [ ]: Draw a card.",
}  # fmt: skip
BIDS = {"Body": "Ox", "Mind": "Cow", "Soul": "Hen"}
ONE, TWO, ALL = ("Body",), ("Body", "Mind"), ("Body", "Mind", "Soul")


def won(
    region: str, disciplines: tuple[str, ...], as_points: tuple[str, ...] = (), more: str = "", b: str = "hand: 1"
) -> Scene:
    """A has this region and wins these disciplines, some of them for 1 VP, and the benefits have begun."""
    deck = "" if "deck:" in more else "deck: 9; "
    s = regions(f"A: region {region}; body: Ox; mind: Cow; soul: Hen; {deck}{more}\nB: {b}\nphase: Tactics", TEXTS)
    for discipline in disciplines:
        while f"claim {discipline}" not in s.options():
            s.choose(s.way_on())
        s.choose(f"claim {discipline}", f"bid {BIDS[discipline]}")
    while s.phase == "Tactics":
        prizes = [o for o in s.options() if ": 1 VP" in o or ": the benefit" in o]
        if not prizes and s.way_on() not in ("pass", "done") and not s.options()[0].startswith("trigger of"):
            break
        wanted = "1 VP" if prizes and prizes[0].partition(":")[0] in as_points else "the benefit"
        way = (
            s.options()[-1] if s.options()[0].startswith("trigger of") else s.way_on()
        )  # the last that is named comes first
        s.choose(next((o for o in prizes if o.endswith(wanted)), way))
    return s


ALL_FIVE = ", ".join(FACTIONS)
SUPPORTED = {
    "Provinces along the Toll Road": "The Empire, House of Nobles", "March of Split Banners": "Red Banner, Dark Legion",
    "Hazel Steps": "Gaian", "Column Road": "Red Banner, The Empire", "Salt Ossuaries": "Dark Legion",
    "Twin Market Hundred": "House of Nobles, Gaian", "Marches of the Open Hand": ALL_FIVE,
    "Threshing Downs": "Gaian, The Empire", "Cutthroat Shoals": "Red Banner, Dark Legion",
    "Vale of Lent Rings": "House of Nobles", "Splitrail Moor": "Gaian, Dark Legion",
    "Library under Snow": "House of Nobles, The Empire", "Peatlands of Orr": "Gaian", "Gullwrack Coast": "Red Banner",
    "Milestone Downs": "The Empire, House of Nobles", "Glass Parishes": "House of Nobles, Dark Legion",
    "Cloverdown Reaches": "Gaian, The Empire", "Drumhead Moor": "Red Banner",
    "Twelve Mile Causeway": "The Empire, House of Nobles", "Mudlark Shallows": "Gaian, Dark Legion",
    "Whistling Scarp": "Red Banner", "Tithefields of Brask": "The Empire, House of Nobles",
    "Vale of Hushed Bells": "Gaian, House of Nobles", "The Cinder Road": "Red Banner",
    "Crossing at Three Kings": "The Empire, House of Nobles, Red Banner", "Fenlight Barrows": "Dark Legion",
    "Oakmother's Lap": "Gaian", "Gilded Assizes": "House of Nobles, The Empire", "The Weeping Barrow": "Dark Legion",
    "Silverford Meadows": "House of Nobles, Gaian", "Cloister of the Open Palm": ALL_FIVE, "The Amber Terraces": "Gaian",
    "Ironmouth Pass": "The Empire, Red Banner", "Court of Veils": "House of Nobles, Dark Legion",
    "Charnel Flats": "Dark Legion", "The Last Granary": "Gaian, The Empire", "Stormwell Coast": "Red Banner",
    "The Salt March": "Red Banner, House of Nobles",
}  # fmt: skip


@rule()
@pytest.mark.parametrize("region", SUPPORTED)
def test_cards_of_the_factions_that_a_region_supports_are_played_and_no_others(region: str) -> None:
    cards = {f"{faction} Rite": f"event 0 {faction}: Draw a card." for faction in FACTIONS}
    s = regions(f"A: region {region}; hand: {', '.join(cards)}\nB: hand: 1", cards)
    assert sorted(offered(s, "play")) == sorted(f"{faction} Rite" for faction in SUPPORTED[region].split(", "))


@plays("Provinces along the Toll Road", "Threshing Downs", "The Amber Terraces")
@pytest.mark.parametrize("region", ["Provinces along the Toll Road", "Threshing Downs", "The Amber Terraces"])
@pytest.mark.parametrize(("disciplines", "as_points", "drawn", "points"), [
    (ONE, (), 1, 0), (ONE, ("Body",), 0, 1), (TWO, (), 1, 0), (TWO, ("Mind",), 1, 1), (ALL, (), 1, 3), ((), (), 0, 0),
])  # fmt: skip
def test_for_any_benefit_one_card_is_drawn(
    region: str, disciplines: tuple[str, ...], as_points: tuple[str, ...], drawn: int, points: int
) -> None:
    s = won(region, disciplines, as_points)
    assert (len(s.deck("A")), s.victory("A")) == (9 - drawn, points)


@plays("Cloverdown Reaches", "Vale of Lent Rings")
@pytest.mark.parametrize(("disciplines", "as_points", "one", "two"), [
    (ONE, (), 22, 20), (ONE, ("Body",), 20, 20), (TWO, (), 22, 22), (TWO, ("Mind",), 22, 20), (ALL, (), 22, 22),
])  # fmt: skip
def test_two_life_points_are_gained_for_one_benefit_or_for_two(
    disciplines: tuple[str, ...], as_points: tuple[str, ...], one: int, two: int
) -> None:
    assert won("Cloverdown Reaches", disciplines, as_points).life("A") == one
    assert won("Vale of Lent Rings", disciplines, as_points).life("A") == two


@plays("The Salt March")
@pytest.mark.parametrize(("disciplines", "as_points", "drawn"), [
    (ONE, (), 1), (TWO, (), 3), (TWO, ("Body",), 1), (ALL, (), 3), (ONE, ("Body",), 0),
])  # fmt: skip
def test_for_the_second_benefit_two_more_cards_are_drawn(
    disciplines: tuple[str, ...], as_points: tuple[str, ...], drawn: int
) -> None:
    assert len(won("The Salt March", disciplines, as_points).deck("A")) == 9 - drawn


@plays("Glass Parishes")
@pytest.mark.parametrize(("disciplines", "as_points", "drawn", "left"), [
    (ONE, (), 1, ["Elk", "Rat"]), (TWO, (), 1, ["Rat"]), (TWO, ("Mind",), 1, ["Elk", "Rat"]), (ALL, (), 1, ["Rat"]),
])  # fmt: skip
def test_for_two_each_opponent_discards_a_card_of_his_choice(
    disciplines: tuple[str, ...], as_points: tuple[str, ...], drawn: int, left: list[str]
) -> None:
    s = won("Glass Parishes", disciplines, as_points, b="hand: Elk, Rat")
    if len(left) == 1:
        assert s.asked == "B"
        s.choose(next(o for o in s.options() if "Elk" in o))
        s.all_pass()
    assert (len(s.deck("A")), s.hand("B")) == (9 - drawn, left)


@plays("Gilded Assizes", "Crossing at Three Kings", "Mudlark Shallows")
@pytest.mark.parametrize(("region", "disciplines", "as_points", "drawn", "value"), [
    ("Gilded Assizes", ONE, (), 1, "1/1"), ("Gilded Assizes", TWO, (), 1, "2/1"), ("Gilded Assizes", TWO, ("Body",), 1, "1/1"),
    ("Gilded Assizes", ALL, (), 1, "2/1"), ("Crossing at Three Kings", ONE, (), 1, "1/1"),
    ("Crossing at Three Kings", TWO, (), 1, "2/2"), ("Crossing at Three Kings", ONE, ("Body",), 0, "1/1"),
    ("Mudlark Shallows", ONE, (), 0, "1/2"), ("Mudlark Shallows", ALL, (), 0, "1/2"),
    ("Mudlark Shallows", ONE, ("Body",), 0, "1/1"),
])  # fmt: skip
def test_creatures_of_the_front_are_stronger_for_the_turn(
    region: str, disciplines: tuple[str, ...], as_points: tuple[str, ...], drawn: int, value: str
) -> None:
    s = won(region, disciplines, as_points, "army: Elk 1/1, Sapper; hand: 1; soul: Rat 1/1", "army: Owl 1/1; hand: 1")
    assert (len(s.deck("A")), s.value("Elk"), s.value("Owl"), s.value("Ox")) == (9 - drawn, value, "1/1", "1/1")
    s.to("Play")
    lost = s.fork()
    s.carry_out("move Rat to the Front")
    assert s.value("Rat") == value  # who comes later has it, too
    lost.choose("use Sapper", f"target {region}")
    lost.all_pass()
    assert lost.value("Elk") == "1/1"
    s.to("Play", "B")
    assert s.value("Elk") == "1/1"


@plays("Crossing at Three Kings")
def test_for_all_three_disciplines_all_own_creatures_are_unmarked() -> None:
    for disciplines, marked in ((ALL, False), (TWO, True)):
        s = won("Crossing at Three Kings", disciplines, more="army: Elk 1/1 marked", b="army: Owl marked; hand: 1")
        assert (s.marked("Elk"), s.marked("Ox"), s.marked("Owl")) == (marked, marked, True)


@plays("March of Split Banners", "Column Road")
@pytest.mark.parametrize(("region", "disciplines", "as_points", "value"), [
    ("March of Split Banners", ONE, (), "2/1"), ("March of Split Banners", TWO, (), "2/3"),
    ("March of Split Banners", TWO, ("Mind",), "2/1"), ("March of Split Banners", ALL, (), "2/3"),
    ("March of Split Banners", ONE, ("Body",), "1/1"), ("Column Road", ONE, (), "2/1"), ("Column Road", ALL, (), "2/1"),
    ("Column Road", ONE, ("Body",), "1/1"),
])  # fmt: skip
def test_attackers_are_stronger_for_the_turn(
    region: str, disciplines: tuple[str, ...], as_points: tuple[str, ...], value: str
) -> None:
    s = won(region, disciplines, as_points, "army: Elk 1/1, Rat 1/1; hand: 1", "army: Owl 1/1; hand: Wait")
    s.to("Attack")
    assert s.value("Elk") == "1/1"
    s.choose("attack Keep of B", "send Elk", "done")
    assert (s.value("Elk"), s.value("Rat"), s.value("Owl")) == (value, "1/1", "1/1")
    s.to("Second Play")
    assert (s.hp("Keep of B"), s.value("Elk")) == (10 - int(value[0]), "1/1")


@plays("Gullwrack Coast")
@pytest.mark.parametrize(("as_points", "first"), [((), 3), (("Body",), 1)])
def test_the_attacker_that_is_first_strikes_harder(as_points: tuple[str, ...], first: int) -> None:
    s = won("Gullwrack Coast", ONE, as_points, "army: Elk 1/1, Rat 1/1, Cur 1/1; hand: 1", "hand: Wait")
    s.to("Attack")
    s.choose("attack Keep of B", "send Elk", "send Rat", "done")
    s.to("Second Play")
    assert s.hp("Keep of B") == 10 - first - 1


@plays("Twin Market Hundred", "Twelve Mile Causeway")
@pytest.mark.parametrize("region", ["Twin Market Hundred", "Twelve Mile Causeway"])
@pytest.mark.parametrize(
    ("disciplines", "as_points", "moves"), [((), (), 1), (ONE, (), 2), (ONE, ("Body",), 1), (TWO, (), 2)]
)
def test_a_second_move_is_made(
    region: str, disciplines: tuple[str, ...], as_points: tuple[str, ...], moves: int
) -> None:
    s = won(region, disciplines, as_points, "army: Elk, Rat, Cur; hand: 1")
    s.to("Play")
    for n, name in enumerate(("Elk", "Rat", "Cur")):
        assert bool(offered(s, "move")) == (n < moves)
        if n < moves:
            s.carry_out(f"move {name} to the Soul Domain")
            assert s.marked(name) == (region == "Twin Market Hundred" or disciplines != TWO)
    s.to("Second Play")
    assert not offered(s, "move")


@plays("Twin Market Hundred")
@pytest.mark.parametrize(("disciplines", "as_points", "price"), [(TWO, (), 1), (ONE, (), 2), (TWO, ("Mind",), 2)])
def test_for_two_own_creatures_are_cheaper(
    disciplines: tuple[str, ...], as_points: tuple[str, ...], price: int
) -> None:
    s = won("Twin Market Hundred", disciplines, as_points, "gold 5 Gaian; hand: Moss, 1")
    s.to("Entrance")
    s.play("Moss", "place in the Front")
    assert s.consumed("A") == f"{price} Gaian"


@plays("Twelve Mile Causeway")
def test_who_was_moved_unmarked_moves_again_and_attacks() -> None:
    s = won("Twelve Mile Causeway", TWO, (), "army: Elk; hand: 1")
    s.to("Play")
    s.carry_out("move Elk to the Soul Domain")
    s.carry_out("move Elk to the Front")
    s.to("Attack")
    s.choose("attack Keep of B")
    s.to("Second Play")
    assert s.hp("Keep of B") == 9


@plays("Tithefields of Brask")
@pytest.mark.parametrize(("disciplines", "as_points", "marked", "drawn", "moves"), [
    ((), (), True, 0, 1), (ONE, (), False, 0, 1), (TWO, (), False, 2, 1), (TWO, ("Mind",), False, 0, 1), (ALL, (), False, 2, 2),
])  # fmt: skip
def test_the_avatar_is_unmarked_two_cards_are_drawn_and_a_second_move_is_made(
    disciplines: tuple[str, ...], as_points: tuple[str, ...], marked: bool, drawn: int, moves: int
) -> None:
    s = won("Tithefields of Brask", disciplines, as_points, "army: Elk, Rat; avatar marked; hand: 1")
    assert (s.marked("Avatar of A"), len(s.deck("A"))) == (marked, 9 - drawn)
    s.to("Play")
    s.carry_out("move Elk to the Soul Domain")
    assert bool(offered(s, "move")) == (moves == 2)


@plays("Library under Snow")
@pytest.mark.parametrize(("disciplines", "as_points", "looks", "drawn", "silent"), [
    (ONE, (), True, 0, False), (TWO, (), True, 1, False), (ALL, (), True, 1, True), (ONE, ("Body",), False, 0, False),
])  # fmt: skip
def test_two_cards_are_put_in_order_one_is_drawn_and_opponents_play_no_events(
    disciplines: tuple[str, ...], as_points: tuple[str, ...], looks: bool, drawn: int, silent: bool
) -> None:
    s = won(
        "Library under Snow",
        disciplines,
        as_points,
        "deck: Elk, Rat, 5; army: Healer, Sapper; hand: 1",
        "army: Healer; hand: Wait",
    )
    assert ("pick Rat" in s.options()) == looks
    if looks:
        assert s.asked == "A"
        s.choose("pick Elk")  # it is put back first
        while s.phase == "Tactics":
            prizes = [o for o in s.options() if o.endswith(": the benefit")]
            s.choose(prizes[0] if prizes else s.way_on())
    seen = s.hand("A")[1:] + s.deck("A")[: 2 - drawn]
    assert seen == (["Rat", "Elk"] if looks else ["Elk", "Rat"])
    s.to("Play")
    lost = s.fork()
    s.choose("use Healer")
    assert (s.asked == "B" and "play Wait" in s.options()) == (not silent)
    lost.choose("use Sapper", "target Library under Snow")
    lost.all_pass()
    lost.choose("use Healer")
    assert (lost.asked, "play Wait" in lost.options()) == ("B", True)
    s.to("Play", "B")
    assert "play Wait" in s.options()


@plays("Court of Veils")
@pytest.mark.parametrize(("disciplines", "as_points", "price", "silent"), [
    ((), (), 2, False), (ONE, (), 1, False), (TWO, (), 1, True), (TWO, ("Mind",), 1, False), (ONE, ("Body",), 2, False),
])  # fmt: skip
def test_own_events_are_cheaper_and_opponents_play_none(
    disciplines: tuple[str, ...], as_points: tuple[str, ...], price: int, silent: bool
) -> None:
    s = won("Court of Veils", disciplines, as_points, "gold 5 Dark Legion; hand: Hail, 1", "hand: Wait")
    s.to("Play")
    s.choose("play Hail")
    assert s.consumed("A") == f"{price} Dark Legion"
    assert (s.asked == "B" and "play Wait" in s.options()) == (not silent)
    s.to("Play", "B")
    assert "play Wait" in s.options()
