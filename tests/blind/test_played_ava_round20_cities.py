"""Blind enchantments and cities of AVA's twentieth round, played as their writers meant them."""

import pytest

from blind.gestures import offered, takes, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Raze": "event 0: Destroy target city.", "Call": "event 0: Put target creature into its controller's army.",
    "Build": "event 0: Put a city card from your hand into play.", "Unmark": "event 0: Unmark target creature.",
    "Stroke": "event 0: Deal 2 damage to target creature.", "Snuff": "event 0: Destroy target enchantment.",
    "Lose": "event 0: Return target creature to its owner's hand.", "Boost": "enchantment 0: Attach to target creature.",
    "Ogre": "creature 3 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Ratskin Buckler")
def test_who_has_a_buckler_is_stronger_as_long_as_he_has_it() -> None:
    s = ava("A: hand: Ratskin Buckler; gold 1 Red Banner; army: Ox 1/1\nB: army: Elk 1/1; hand: Stroke, Snuff", TEXTS)
    s.choose("play Ratskin Buckler")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.value("Elk"), s.value("Ox"), s.place("Ratskin Buckler")) == ("2/2", "1/1", "on Elk")
    s.to("Play", "B")
    assert s.value("Elk") == "2/2"
    s = ava("A: hand: Axe; army: Ox 1/1; attached: Ratskin Buckler on Ox, Ratskin Buckler on Ox\nB: army: Elk", TEXTS)
    assert s.value("Ox") == "3/3"
    s.play("Axe", "target Ox")
    assert {"Ratskin Buckler", "Ratskin Buckler (2)"} <= set(s.grave("A"))


@plays("Ratskin Buckler")
def test_without_it_damage_suffered_before_kills() -> None:
    s = ava("A: hand: Snuff; army: Ox 1/2 hurt 2; attached: Ratskin Buckler on Ox\nB: army: Elk", TEXTS)
    assert s.place("Ox") == "A's Army"
    s.play("Snuff")
    assert s.place("Ox") == "A's graveyard"


@rule("AVA-CITY-09")
@plays("Sodden Footings")
def test_creatures_that_live_in_the_city_are_weaker() -> None:
    s = ava(
        "A: hand: Sodden Footings, Call; gold 2 Dark Legion; army: Ox 1/2\n"
        "B: city Dale (Body, 8): Cow 1/2, Pig 1/1; avatar in Dale; city Oak (Mind, 8): Elk 1/2; army: Ram 1/2",
        TEXTS,
    )
    s.choose("play Sodden Footings")
    assert {"Dale", "Oak"} <= set(targets(s))
    s.choose("target Dale")
    s.all_pass()
    assert (s.value("Cow"), s.value("Elk"), s.value("Ram"), s.place("Pig")) == ("1/1", "1/2", "1/2", "B's graveyard")
    assert s.value("Avatar of B") == "0/0"
    s.play("Call", "target Cow")
    assert s.value("Cow") == "1/2"


@rule("AVA-CITY-09")
@plays("Sodden Footings")
def test_so_are_those_of_a_led_army_during_an_attack_on_it() -> None:
    s = ava(
        "A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); city Oak (Body, 8); army: Ram 1/2; hand: Wait;"
        f" attached: Sodden Footings of A on Dale{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Ram") == "1/1"
    s.to("Second Play")
    assert s.value("Ram") == "1/2"
    other.choose("attack Oak", "send Ox", "done")
    assert other.value("Ram") == "1/2"


@plays("Sodden Footings")
def test_it_goes_with_the_city() -> None:
    s = ava("A: hand: Raze; army: Ox\nB: city Dale (Body, 8); attached: Sodden Footings of A on Dale; army: Elk", TEXTS)
    s.choose("play Raze")
    s.choose(*(o for o in ("target Dale",) if o in s.options()))
    s.all_pass()
    assert s.place("Sodden Footings") == "A's graveyard"


@plays("Ribbon of the Old Oath")
@pytest.mark.parametrize(("way", "hand"), [("Axe", ["Cow", "Ribbon of the Old Oath"]), ("Toss", []), ("Lose", ["Cow"])])
def test_who_dies_with_a_ribbon_comes_back_with_it(way: str, hand: list[str]) -> None:
    s = ava(
        f"A: hand: {way}; army: Elk\nB: army: Cow; hand: 0; attached: Ribbon of the Old Oath on Cow, Boost on Cow",
        TEXTS,
    )
    s.play(way, "target Cow")
    assert sorted(s.hand("B")) == hand
    assert "Boost" in s.grave("B")


@plays("Ribbon of the Old Oath")
def test_each_goes_to_its_own_owner_and_the_ribbon_alone_brings_nothing() -> None:
    s = ava("A: hand: Axe; army: Elk\nB: army: Cow; hand: 0; attached: Ribbon of the Old Oath of A on Cow", TEXTS)
    s.play("Axe", "target Cow")
    assert (s.hand("A"), s.hand("B")) == (["Ribbon of the Old Oath"], ["Cow"])
    s = ava("A: hand: Snuff; army: Elk\nB: army: Cow; hand: 0; attached: Ribbon of the Old Oath on Cow", TEXTS)
    s.play("Snuff")
    assert (s.place("Cow"), s.place("Ribbon of the Old Oath"), s.hand("B")) == ("B's Army", "B's graveyard", [])


@plays("Hollowmarket")
@pytest.mark.parametrize(
    ("cities", "gold", "can"),
    [
        ("city Hollowmarket (advantage): Elk", 2, True),
        ("city Hollowmarket (advantage): Elk", 1, False),
        ("city Hollowmarket: Elk", 2, False),
    ],
)
def test_with_its_advantage_creatures_cost_one_less(cities: str, gold: int, can: bool) -> None:
    s = ava(f"A: {cities}; hand: Ogre, Ogre; gold {gold} Gaian\nB: army: Cow\nphase: Entrance", TEXTS)
    assert any(o.startswith("play Ogre") for o in s.options()) is can


@plays("Hollowmarket")
def test_its_advantage_serves_any_number_of_creatures() -> None:
    s = ava(
        "A: city Hollowmarket (advantage): Elk; hand: Ogre, Imp; gold 3 Gaian\nB: army: Cow\nphase: Entrance",
        TEXTS | {"Imp": "creature 2 Gaian 1/1"},
    )
    s.choose("play Ogre")
    s.choose(*(o for o in ("place in the Army",) if o in s.options()))
    s.all_pass()
    assert s.gems("A") == "1 Gaian"
    s.choose("play Imp")
    s.choose(*(o for o in ("place in the Army",) if o in s.options()))
    s.all_pass()
    assert s.gems("A") == ""


@plays("Cinderquay")
def test_with_its_advantage_attacking_creatures_are_stronger() -> None:
    table = "A: city Cinderquay{}: Pig 1/1; army: Ox 1/1, Hen 1/1; hand: Wait, Raze\nB: army: Cow 1/1; hand: Wait{}"
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = ava(table.format(advantage, COMBAT), TEXTS)
        s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
        assert [s.value(n) for n in ("Ox", "Hen", "Pig", "Cow", "Avatar of A")] == [value, "1/1", "1/1", "1/1", "0/0"]
        s.to("Second Play")
        assert s.value("Ox") == "1/1"


@plays("Cinderquay")
def test_it_ends_with_the_city() -> None:
    s = ava(
        f"A: city Cinderquay (advantage); city Oak; army: Ox 1/1; hand: Wait\nB: army: Cow 1/1; hand: Raze{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done")
    assert s.value("Ox") == "2/1"
    until(s, "play Raze")
    s.choose("play Raze", "target Cinderquay")
    until(s, "block")
    assert s.value("Ox") == "1/1"


@rule("AVA-CITY-09")
@plays("Pale Lantern Hold")
def test_its_residents_are_tougher_without_any_bid() -> None:
    s = ava(
        "A: city Pale Lantern Hold: Ox 1/1 hurt 1, Pig 1/1 marked; city Oak: Hen 1/1; army: Ram 1/1; hand: Call\nB: army: Elk",
        TEXTS,
    )
    assert [s.value(n) for n in ("Ox", "Pig", "Hen", "Ram")] == ["1/2", "1/2", "1/1", "1/1"]
    s.play("Call", "target Ox")
    assert s.place("Ox") == "A's graveyard"
    s = ava("A: city Pale Lantern Hold; avatar in Pale Lantern Hold; hand: 1\nB: army: Elk")
    assert s.value("Avatar of A") == "0/0"


@rule("AVA-CITY-09")
@plays("Pale Lantern Hold")
def test_so_are_those_of_a_led_army_that_helps_it() -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Pale Lantern Hold; army: Ram 1/2; hand: Wait{COMBAT}", TEXTS)
    other = s.fork()
    s.choose("attack Pale Lantern Hold", "send Ox", "done")
    assert s.value("Ram") == "1/3"
    other.choose("attack B's army", "send Ox", "done")
    assert other.value("Ram") == "1/2"


@plays("Otterholm")
@pytest.mark.parametrize(("prize", "unmarked"), [("the advantage", True), ("1 VP", False)])
def test_with_its_advantage_its_residents_are_unmarked(prize: str, unmarked: bool) -> None:
    s = ava(
        "A: city Otterholm: Ox, Hen marked; avatar in Otterholm marked; city Oak (Mind, 8): Pig marked; hand: 1\n"
        "B: army: Cow\nphase: Tactics",
    )
    takes(s, "Body", "Ox", prize)
    s.to("Play")
    assert [s.marked(n) for n in ("Ox", "Hen", "Avatar of A", "Pig")] == [not unmarked] * 3 + [True]


@plays("Stillwater Cloister")
def test_as_it_comes_each_city_brings_a_life_point() -> None:
    s = ava("A: hand: Build, Stillwater Cloister; city Dale; city Oak; army: Ox\nB: city Fen; army: Elk", TEXTS)
    s.play("Build")
    assert (s.place("Stillwater Cloister"), s.life("A"), s.life("B")) == ("A's Kingdom", 23, 20)


@plays("Stillwater Cloister")
@pytest.mark.parametrize("won", [True, False])
def test_with_its_advantage_there_are_two_moves_in_both_play_phases_together(won: bool) -> None:
    s = ava(
        "A: city Stillwater Cloister: Elk; army: Ox, Hen, Pig; hand: 1\nB: city Fen; army: Cow\nphase: Tactics",
        TEXTS,
    )
    takes(s, "Soul", "Elk", "the advantage" if won else "1 VP")
    s.to("Play")
    s.carry_out("move Ox to Stillwater Cloister")
    assert bool(offered(s, "move")) is won
    if won:
        s.to("Second Play")
        s.carry_out("move Hen to Stillwater Cloister")
        assert not offered(s, "move")
        s.to("Play", "B")
        s.to("Play", "A")
        s.carry_out("move Pig to Stillwater Cloister")
        assert not offered(s, "move")


@plays("Stillwater Cloister")
def test_the_same_creature_moves_twice_if_it_was_unmarked() -> None:
    s = ava(
        "A: city Stillwater Cloister: Elk; army: Ox; hand: Unmark\nB: city Fen; army: Cow\nphase: Tactics",
        TEXTS,
    )
    takes(s, "Soul", "Elk", "the advantage")
    s.to("Play")
    s.carry_out("move Ox to Stillwater Cloister")
    assert not offered(s, "move", "Ox")
    s.play("Unmark", "target Ox")
    assert offered(s, "move", "Ox") == ["Ox to the Army"]
