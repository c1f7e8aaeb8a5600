"""Blind texts of AVA's eleventh round, its spells and cities, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, resolve
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Storm": "event 0: Kill each creature.", "Ram": "event 0: Deal 3 damage to target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Coppergate Exchange")
@pytest.mark.parametrize(("prize", "laid"), [("the advantage", 2), ("1 VP", 1)])
def test_with_mind_a_second_card_is_laid_this_turn(prize: str, laid: int) -> None:
    s = ava("A: city Coppergate Exchange: Elder; hand: Axe, Wait, Ram\nB: army: Elk; hand: 1\nphase: Tactics", TEXTS)
    s.choose("claim Mind", "bid Elder")
    while not any(o.startswith("Mind:") for o in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"Mind: {prize}")
    s.to("Play", "A")
    for name in ("Axe", "Wait")[:laid]:
        s.choose(f"lay {name}", "name Gaian")
    assert not [o for o in s.options() if o.startswith("lay")]
    assert s.gems("A") == f"{laid} Gaian"


@plays("Crack in the Curtain Wall")
def test_a_city_of_anybody_suffers_four_for_good() -> None:
    table = "A: gold 3 Red Banner; hand: Crack in the Curtain Wall, 1; city Hill (Body, 8)\nB: city Dale (Body, {}); army: Ox"
    for strength, place in ((5, "B's Kingdom"), (4, "B's graveyard")):
        s = ava(table.format(strength))
        s.choose("play Crack in the Curtain Wall")
        assert sorted(s.options()) == ["target Dale", "target Hill"]
        s.choose("target Dale")
        s.all_pass()
        assert s.place("Dale") == place
        s.to("Play", "B")
        assert strength == 4 or s.damage("Dale") == 4


@plays("Fort Cinderlip")
def test_who_defends_the_fort_strikes_harder_without_a_bid() -> None:
    table = "A: army: Ox 0/9, Cow 0/9\nB: city Fort Cinderlip: Elder 1/9; city Dale: Sage 1/9; army: Elk 1/9, Hen; hand: Wait"
    s = ava(table + COMBAT, TEXTS)
    other = s.fork()
    blocking(s, "Fort Cinderlip", "Ox", "Cow")
    s.choose("block Ox with Elder", "block Cow with Elk", "done")
    assert [s.value(name) for name in ("Elder", "Elk", "Hen")] == ["2/9", "2/9", "1/1"]
    fought(s)
    assert (s.damage("Ox"), s.damage("Cow"), s.value("Elk")) == (2, 2, "1/9")
    blocking(other, "Dale", "Ox", "Cow")
    other.choose("block Ox with Sage", "block Cow with Elk", "done")
    assert (other.value("Sage"), other.value("Elk")) == ("1/9", "1/9")


@plays("Fort Cinderlip")
def test_with_body_unblocked_attackers_deal_two_more_to_cities() -> None:
    table = (
        "A: city Fort Cinderlip{}; army: Ox 1/9, Cow 1/9; hand: 1\nB: city Dale (Mind, 9); army: Elk marked; avatar marked"
        + COMBAT
    )
    for advantage, target, result in (
        (" (advantage)", "Dale", (6, 0)),
        ("", "Dale", (2, 0)),
        (" (advantage)", "B's army", (0, 2)),
    ):
        s = ava(table.format(advantage))
        s.choose(f"attack {target}", "send Ox", "send Cow", "done")
        fought(s)
        assert (s.damage("Dale"), s.victory("A")) == result


@plays("Hold the Third Step")
def test_a_defender_is_tougher_for_the_turn() -> None:
    s = ava(
        f"A: army: Ox 1/9, Cow; hand: Wait\nB: gold 1 Gaian; army: Elk 1/1, Hen; hand: Hold the Third Step{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done")
    assert "play Hold the Third Step" not in s.options()
    while not any(o.startswith("block") for o in s.options()):
        s.choose("pass")
    s.choose("block Ox with Elk", "block Ox with Avatar of B")
    s.choose("play Hold the Third Step")
    resolve(s)
    assert s.value("Elk") == "1/5"
    s.to("Play", "B")
    assert s.value("Elk") == "1/1"


@plays("Hollow Ewe Abbey")
def test_with_soul_each_death_of_anybody_is_a_life_point() -> None:
    for advantage, life in ((" (advantage)", 23), ("", 20)):
        s = ava(f"A: city Hollow Ewe Abbey{advantage}: Elder; hand: Storm\nB: army: Elk, Hen", TEXTS)
        s.choose("play Storm")
        while s.table.chain or any(o.startswith("trigger") for o in s.options()):
            s.choose("pass" if "pass" in s.options() else s.options()[0])
        assert (s.life("A"), s.life("B")) == (life, 20)


@plays("Tax Wagons")
def test_the_top_card_becomes_a_resource_card_of_the_stash_that_is_named() -> None:
    s = ava("A: gold 2 The Empire; hand: Tax Wagons, Wait; deck: Ox, Elk\nB: hand: 1", TEXTS)
    s.choose("play Tax Wagons")
    while not any(o.startswith("name") for o in s.options()):
        s.choose("pass")
    assert len(s.options()) == 5
    s.choose("name Gaian")
    assert (s.place("Ox"), s.gems("A"), s.place("Elk"), "lay Wait" in s.options()) == (
        "A's gold",
        "1 Gaian",
        "A's deck",
        True,
    )
    s = ava("A: gold 2 The Empire; hand: Tax Wagons, Wait; deck: 0\nB: hand: 1", TEXTS)
    s.choose("play Tax Wagons")
    while s.table.chain:
        s.choose(s.options()[0])
    assert (s.over, s.gems("A"), s.consumed("A")) == (False, "", "2 The Empire")


@plays("Thornmere Lock")
def test_with_body_creatures_of_the_army_strike_harder() -> None:
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = ava(f"A: city Thornmere Lock{advantage}: Elder 1/1; army: Ox 1/1\nB: army: Elk 1/1; hand: 1")
        assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == [value, "1/1", "1/1"]
        s.carry_out("move Elder to the Army")
        assert s.value("Elder") == value
        s.to("Play", "B")
        assert s.value("Ox") == "1/1"


@plays("Torches on the Causeway")
@pytest.mark.parametrize("called", [("Ox", "Cow"), ("Cow",), ()])
def test_up_to_two_own_creatures_are_unmarked(called: tuple[str, ...]) -> None:
    s = ava("""
        A: gold 2 The Empire; hand: Torches, 1; army: Ox marked; city Dale (Body, 8): Cow marked, Hen marked; avatar marked
        B: army: Elk marked
    """)
    s.choose("play Torches")
    assert {o for o in s.options() if o != "done"} == {"target Ox", "target Cow", "target Hen"}
    s.choose(*(f"target {name}" for name in called))
    s.choose("done") if "done" in s.options() and len(called) < 2 else None
    s.all_pass()
    assert {name for name in ("Ox", "Cow", "Hen", "Elk") if not s.marked(name)} == set(called)


@plays("Varn, the Riding Post")
def test_with_mind_creatures_attack_from_the_city_if_the_army_is_led() -> None:
    table = (
        "A: city Varn{}: Elder 2/9, Sage marked; {}; hand: Fall\nB: city Fen (Body, 8); avatar marked; hand: 1" + COMBAT
    )
    s = ava(table.format(" (advantage)", "army: Ox 0/9"), TEXTS)
    s.choose("attack Fen")
    assert [o for o in s.options() if o.startswith("send")] == ["send Elder", "send Ox", "send Avatar of A"]
    s.choose("send Elder", "done")
    assert (s.place("Elder"), s.marked("Elder")) == ("Varn", True)
    falls = s.fork()
    fought(s)
    assert (s.damage("Fen"), s.place("Elder")) == (2, "Varn")
    falls.choose("play Fall", "target Varn")
    fought(falls)
    assert falls.place("Elder") == "A's Army"
    for advantage, army in (("", "army: Ox 0/9"), (" (advantage)", "city Dale (Soul, 8); avatar in Dale")):
        s = ava(table.format(advantage, army), TEXTS)
        if "attack Fen" in s.options():
            s.choose("attack Fen")
        assert not [o for o in s.options() if o == "send Elder"]
        assert not s.marked("Elder")


@plays("Counting of the Wards")
@pytest.mark.parametrize(("discipline", "cards"), [("Body", 3), ("Mind", 1), ("Soul", 0)])
def test_each_city_of_the_discipline_chosen_is_a_card_up_to_three(discipline: str, cards: int) -> None:
    s = ava("""
        A: gold 3 House of Nobles; hand: Counting of the Wards; city Dale (Body, 8); city Hill (Body, 8); deck: 9
        B: city Fen (Body, 8); city Moor (Mind, 8); city Tarn (Body, 8)
    """)
    s.choose("play Counting of the Wards")
    while not any(discipline in o for o in s.options()):
        s.choose("pass")
    s.choose(next(o for o in s.options() if discipline in o))
    assert len(s.hand("A")) == cards


@plays("Empty the Billets")
def test_all_creatures_of_a_city_go_to_the_army_as_they_are() -> None:
    s = ava("""
        A: gold 2 House of Nobles; hand: Empty the Billets, 1; city Hill (Body, 8): Ox
        B: city Dale (Body, 8): Elk 1/9 marked hurt 2, Hen; avatar in Dale; city Fen (Mind, 8): Cow
    """)
    s.play("Empty the Billets", "target Dale")
    assert [s.place(name) for name in ("Elk", "Hen", "Avatar of B", "Cow")] == ["B's Army", "B's Army", "Dale", "Fen"]
    assert (s.marked("Elk"), s.damage("Elk"), s.marked("Hen")) == (True, 2, False)


@plays("Over the Wall by Rope")
def test_a_creature_comes_over_the_wall_and_may_defend() -> None:
    table = """
        A: army: Ox 1/9
        B: gold 2 Gaian; city Dale (Body, 8); city Fen (Mind, 8): Elk 1/9 marked; hand: Over the Wall by Rope; army: Hen marked;
           avatar in Fen{}"""
    s = ava(table.format(COMBAT))
    army = s.fork()
    s.choose("attack Dale", "send Ox", "done", "play Over the Wall by Rope")
    assert sorted(s.options()) == ["target Elk", "target Hen"]
    s.choose("target Elk")
    resolve(s)
    assert (s.place("Elk"), s.marked("Elk")) == ("Dale", False)
    while "block Ox with Elk" not in s.options():
        s.choose("pass")
    army.choose("attack B's army", "send Ox", "done")
    assert "play Over the Wall by Rope" not in army.options()
    assert "play Over the Wall by Rope" not in ava(table.format("\nphase: Play, active B")).options()


@plays("Painted Faces at the Windows")
def test_two_more_residents_are_counted_in_the_bid_that_is_going_on() -> None:
    s = ava("""
        A: city Dale (Body, 8): Ox, Hen; city Rim (Mind, 8)
        B: gold 2 House of Nobles; hand: 2 Painted Faces at the Windows; army: Elk
        phase: Tactics
    """)
    s.choose("claim Body", "bid Ox", "done", "play Painted Faces at the Windows")
    resolve(s)
    again = s.fork()
    while s.phase == "Tactics" and "claim Mind" not in s.options():
        s.choose("done" if "done" in s.options() and "pass" not in s.options() else "pass")
    assert "B wins the bid for Body" in s.log()
    s.choose("claim Mind", "bid Hen")
    while not any(o.endswith("1 VP") for o in s.options()):
        s.choose("pass")
    assert "A wins the bid for Mind" in s.log()
    assert again.victory("B") == 0


@plays("Panic without a Captain")
@pytest.mark.parametrize(("avatar", "damage"), [("", 1), ("; avatar in Dale", 3)])
def test_creatures_of_an_army_suffer_one_or_three_without_their_captain(avatar: str, damage: int) -> None:
    s = ava(
        f"A: gold 4 Dark Legion; hand: Panic without a Captain; army: Ox\nB: city Dale: Elk 1/9{avatar}; army: Hen 1/9, Cow 1/9"
    )
    s.play("Panic without a Captain", "target player B")
    assert [s.damage(name) for name in ("Hen", "Cow", "Elk", "Ox")] == [damage, damage, 0, 0]
    assert s.life("B") == 20


@plays("Leave to See His Mother")
def test_an_attacker_goes_home_to_a_city_or_strikes_weaker_without_one() -> None:
    table = (
        "A: {}army: Ox 4/9, Cow 1/9\nB: gold 2 House of Nobles; hand: Leave to See His Mother; city Fen; avatar marked"
        + COMBAT
    )
    s = ava(table.format("city Dale (Body, 8); city Hill (Soul, 8); "))
    s.choose("attack Fen", "send Ox", "send Cow", "done", "play Leave to See His Mother")
    assert sorted(s.options()) == ["target Cow", "target Ox"]
    s.choose("target Ox")
    while not any("Hill" in o for o in s.options()):
        s.choose("pass")
    assert s.asked == "B"  # who puts it there, though its writer meant its controller
    s.choose(next(o for o in s.options() if "Hill" in o))
    fought(s)
    assert (s.place("Ox"), s.marked("Ox"), s.damage("Fen")) == ("Hill", True, 1)
    s = ava(table.format("no city; cities: Rim, Tarn; "))
    s.choose("attack Fen", "send Ox", "send Cow", "done", "play Leave to See His Mother", "target Ox")
    resolve(s)
    assert (s.place("Ox"), s.value("Ox")) == ("A's Army", "1/9")
