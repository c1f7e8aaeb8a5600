"""Blind spells, enchantments and cities of AVA's eighteenth round, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, takes, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Ram": "event 0: Deal 3 damage to target city.", "Raze": "event 0: Destroy target city.",
    "Gain": "event 2: Gain 1 victory point.", "Free": "event 0: Gain 1 victory point.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Build": "event 0: Put a city card from your hand into play.",
    "Ogre": "creature 4 Gaian 1/1", "Rite": "magic 2 Gaian: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Open the Granary")
@pytest.mark.parametrize(("deck", "cards"), [("Ox, 3", 1), ("0", 0)])
def test_the_top_card_becomes_a_marked_resource_card_of_a_faction_to_choose(deck: str, cards: int) -> None:
    s = ava(f"A: hand: Open the Granary, Hen; gold 2 House of Nobles; deck: {deck}; army: Elk\nB: army: Cow")
    s.choose("play Open the Granary")
    if cards:
        assert len(offered(s, "name")) == 5
        s.choose("name Red Banner")
        assert (s.place("Ox"), s.marked("Ox")) == ("A's gold", True)
    assert (s.gems("A"), s.over, offered(s, "lay")) == ("", False, ["Hen"])


@plays("Brine in the Furrows")
def test_any_resource_card_is_destroyed() -> None:
    s = ava("A: hand: Brine in the Furrows; gold 4 Dark Legion\nB: gold 1 Gaian, 1 Red Banner marked; army: Cow")
    s.choose("play Brine in the Furrows")
    assert len({option for option in s.options() if "Dark Legion" not in option}) == 2
    s.choose(next(option for option in s.options() if "Gaian" in option))
    s.all_pass()
    assert (s.gems("B"), s.consumed("B"), len(s.grave("B"))) == ("", "1 Red Banner", 1)


@plays("Trumpets Before Noon")
def test_creatures_of_the_own_army_are_stronger_until_the_turn_ends() -> None:
    s = ava(
        "A: hand: Trumpets Before Noon, Call; gold 2 Red Banner; army: Ox 1/1; city Dale: Hen 1/1\nB: army: Cow 1/1",
        TEXTS,
    )
    s.play("Trumpets Before Noon")
    assert [s.value(n) for n in ("Ox", "Hen", "Cow", "Avatar of A")] == ["3/1", "1/1", "1/1", "0/0"]
    s.play("Call", "target Hen")
    s.carry_out("move Ox to Dale")
    assert [s.value(n) for n in ("Ox", "Hen")] == ["3/1", "1/1"]
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Seedtime")
def test_a_cheap_creature_card_is_found_and_shown() -> None:
    s = ava("A: hand: Seedtime; gold 2 Gaian; deck: Hen, Ogre, Wait, Pig; army: Elk\nB: army: Cow", TEXTS)
    s.choose("play Seedtime")
    until(s, "pick Hen")
    assert offered(s, "pick") == ["Hen", "Pig"]
    none = s.fork()
    s.choose("pick Pig")
    s.all_pass()
    assert s.hand("A") == ["Pig"]
    assert s.sees("B", "Pig")
    if "done" in none.options():
        none.choose("done")
        none.all_pass()
        assert none.hand("A") == []


@plays("The Longest Vigil")
def test_who_keeps_vigil_attacks_nobody_and_counts_his_watched_cities_as_the_turn_ends() -> None:
    s = ava(
        "A: hand: The Longest Vigil, Call; gold 4 Gaian; army: Yak, Ox; city Dale: Elk, Hen; city Oak: Pig; avatar in Oak;"
        " city Fen: Fox, Ram marked\nB: army: Cow",
        TEXTS,
    )
    s.play("The Longest Vigil")
    later = s.fork()
    s.to("Second Play")
    assert s.phase == "Second Play"
    assert s.victory("A") == 0
    s.to("Play", "B")
    assert s.victory("A") == 2
    later.play("Call", "target Hen")
    later.to("Play", "B")
    assert later.victory("A") == 1


@plays("Loose Flagstone")
def test_one_attacker_is_weaker_for_the_turn() -> None:
    s = ava(f"A: army: Ox 2/2, Hen 4/4\nB: hand: Loose Flagstone; gold 1 The Empire; city Oak (Body, 9){COMBAT}")
    s.choose("attack Oak", "send Ox", "done", "play Loose Flagstone")
    fought(s)
    assert (s.value("Ox"), s.damage("Oak")) == ("-1/2", 0)
    s.to("Play", "B")
    assert s.value("Ox") == "2/2"


@plays("Countersigned in Error")
@pytest.mark.parametrize(("gold", "pays", "won"), [(4, True, 1), (4, False, 0), (3, False, 0)])
def test_an_event_resolves_only_if_its_player_pays_two(gold: int, pays: bool, won: int) -> None:
    s = ava(
        f"A: hand: Gain; gold {gold} Gaian; army: Elk\nB: hand: Countersigned in Error; gold 2 House of Nobles", TEXTS
    )
    s.choose("play Gain")
    until(s, "play Countersigned in Error")
    s.choose("play Countersigned in Error")
    until(s, "pay") if gold == 4 else s.all_pass()
    if gold == 4:
        assert s.asked == "A"
        s.choose(next(o for o in s.options() if o.startswith("pay") is pays))
        s.all_pass()
    assert (s.victory("A"), s.place("Gain")) == (won, "A's graveyard")


@plays("Countersigned in Error")
def test_no_magic_is_countersigned() -> None:
    s = ava(
        "A: hand: Rite; gold 2 Gaian; army: Elk\nB: hand: Countersigned in Error, Wait; gold 2 House of Nobles", TEXTS
    )
    s.choose("play Rite")
    until(s, "play Wait")
    assert offered(s, "play") == ["Wait"]


@plays("Hush Money")
def test_a_resident_that_is_paid_off_is_not_counted() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox; hand: Wait\n"
        "B: city Fen (Body, 8): Fox, Hen marked; hand: Hush Money; gold 2 House of Nobles\nphase: Tactics",
        TEXTS,
    )
    assert not offered(s, "play", "Hush")
    s.choose("claim Body", "bid Ox")
    until(s, "play Hush Money")
    s.choose("play Hush Money")
    assert sorted(targets(s)) == ["Hen", "Ox"]
    s.choose("target Ox")
    until(s, "bid Fox")
    s.choose("bid Fox")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Ox")) == ("B", True)


@plays("Wall of Weather")
def test_no_city_of_its_player_takes_damage_for_the_turn() -> None:
    s = ava(
        f"A: army: Ox 3/3; hand: Ram, Raze\nB: hand: Wall of Weather, Build, Tarn; gold 2 Gaian; city Oak (Body, 9), 1; "
        f"city Elm (Mind, 5){COMBAT}".replace(", 1", ""),
        TEXTS | {"Tarn": "city 0 Mind 6"},
    )
    s.choose("attack Oak", "send Ox", "done", "play Wall of Weather")
    s.all_pass() if not s.table.chain else None
    until(s, "play Ram")
    s.choose("play Ram", "target Elm")
    until(s, "play Raze")
    s.choose("play Raze", "target Elm")
    fought(s)
    assert (s.damage("Oak"), s.place("Elm")) == (0, "B's graveyard")


@plays("Millstone Penance")
def test_a_penitent_neither_attacks_nor_is_moved_but_defends() -> None:
    table = "A: {}; city Dale; hand: Call\nB: army: Cow 1/9; hand: Wait"
    s = ava(table.format("army: Ox, Hen; attached: Millstone Penance of B on Ox"), TEXTS)
    assert offered(s, "move", "Hen")
    assert not offered(s, "move", "Ox")
    s = ava(table.format("army: Ox, Hen; attached: Millstone Penance of B on Ox") + COMBAT, TEXTS)
    s.choose("attack B's army")
    assert "send Ox" not in s.options()
    assert "send Hen" in s.options()
    s = ava(table.format("city Fen: Ox; attached: Millstone Penance of B on Ox"), TEXTS)
    s.play("Call", "target Ox")
    assert s.place("Ox") == "Fen"  # its writer lets effects shift it; "be moved" is said of these, too
    s = ava(f"A: army: Cow 1/9\nB: army: Ox 1/9; attached: Millstone Penance of A on Ox; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Cow", "done")
    until(s, "block")
    assert "Cow with Ox" in offered(s, "block")


@plays("Sleeper's Gout")
@pytest.mark.parametrize(("army", "marks", "life"), [("Ox", True, 20), ("Ox", False, 18), ("Ox marked", None, 18)])
def test_who_has_the_gout_marks_a_creature_or_loses_life(army: str, marks: bool | None, life: int) -> None:
    s = ava(f"A: army: {army}; attached: Sleeper's Gout of B on A\nB: army: Elk; hand: 1\nphase: Upkeep", TEXTS)
    if marks is not None:
        assert (s.asked, s.options()) == ("A", ["pick Ox", "no"])
        s.choose("pick Ox" if marks else "no")
    s.all_pass()
    assert (s.life("A"), s.marked("Ox")) == (life, marks is not False)


@plays("Saltmarch")
def test_with_its_advantage_the_army_is_stronger() -> None:
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = ava(f"A: city Saltmarch{advantage}: Elder 1/1; army: Ox 1/1; hand: Wait\nB: army: Elk 1/1; hand: 1", TEXTS)
        assert [s.value(n) for n in ("Ox", "Elder", "Elk", "Avatar of A")] == [value, "1/1", "1/1", "0/0"]
        s.to("Play", "B")
        assert s.value("Ox") == "1/1"


@plays("Vellum Reach")
@pytest.mark.parametrize(
    ("advantage", "gold", "can"), [(" (advantage)", 3, True), (" (advantage)", 2, False), ("", 3, False)]
)
def test_creature_cards_cost_one_less(advantage: str, gold: int, can: bool) -> None:
    s = ava(
        f"A: city Vellum Reach{advantage}: Elk; hand: Ogre; gold {gold} Gaian\nB: army: Cow\nphase: Entrance", TEXTS
    )
    assert ("play Ogre" in s.options()) is can


@plays("Candlefen")
def test_with_its_advantage_each_own_death_brings_two_life_points() -> None:
    table = "A: city Candlefen{}; army: Ox, Hen; hand: Axe, Hail\nB: army: Cow"
    s = ava(table.format(" (advantage)"), TEXTS)
    s.play("Axe", "target Cow")
    assert s.life("A") == 20
    s.play("Hail")
    s.choose("trigger of Candlefen")
    s.all_pass()
    assert (s.life("A"), s.life("B")) == (24, 20)
    s = ava(table.format(""), TEXTS)
    s.play("Hail")
    assert s.life("A") == 20


@plays("Ossuary Cross")
def test_as_the_cross_comes_each_player_discards_and_with_it_creatures_come_from_the_graveyard() -> None:
    s = ava("A: hand: Build, Ossuary Cross, Ox, Hen; army: Elk; city Dale\nB: hand: Cow, Pig\nC: hand: 0", TEXTS)
    s.choose("play Build")
    until(s, "pick Ox")
    assert (s.place("Ossuary Cross"), s.asked) == ("A's Kingdom", "A")
    s.choose("pick Ox")
    assert s.asked == "B"
    s.choose("pick Pig")
    assert (s.hand("A"), s.hand("B")) == (["Hen"], ["Cow"])
    for advantage, can in ((" (advantage)", True), ("", False)):
        s = ava(f"A: city Ossuary Cross{advantage}; grave: Ogre, Wait; gold 4 Gaian\nB: grave: Cow; army: Elk\nphase: Entrance",
                TEXTS)  # fmt: skip
        assert ("play Ogre" in s.options()) is can


@plays("Fort Halfday")
def test_each_unblocked_attacker_hurts_the_fort_one_less() -> None:
    s = ava(
        f"A: army: Ox 3/3, Hen 1/1, Pig 2/2; hand: 1\nB: city Fort Halfday, 1; army: Cow{COMBAT}".replace(", 1;", ";")
    )
    s.choose("attack Fort Halfday", "send Ox", "send Hen", "done")
    fought(s)
    assert s.damage("Fort Halfday") == 2


@plays("Fort Halfday")
def test_with_its_advantage_a_city_is_mended_as_the_turn_ends() -> None:
    s = ava(
        "A: city Fort Halfday (Body, 9, hurt 2): Elk; city Oak (Mind, 8, hurt 5); hand: 1\nB: army: Cow\nphase: Tactics"
    )
    takes(s, "Body", "Elk", "the advantage")
    until(s, "pick Oak")
    assert s.damage("Oak") == 5
    s.choose("pick Oak")
    s.to("Play", "B")
    assert s.damage("Oak") == 2
