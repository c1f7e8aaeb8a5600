"""Blind texts of AVA's fourth round, its spells, that waited for a scene, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import fought, offered, resolve, takes, targets
from blind.texts import ava, cards_of, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Calm": "event 0: You gain 1 LP.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Peat": "magic 0 Gaian: You gain 1 LP.", "Ram": "event 0: Deal 3 damage to target city.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Moss": "event 2 The Empire: Draw a card.",
}  # fmt: skip
COMBAT, TACTICS, ENTRANCE = "\nphase: Attack", "\nphase: Tactics", "\nphase: Entrance"


@plays("Cruel Laughter")
def test_a_creature_is_weaker_this_turn() -> None:
    s = ava("A: gold 1 Dark Legion; hand: Cruel Laughter, 1; army: Cow 1/1\nB: army: Ox 1/5, Elk 1/3 hurt 2; hand: 1")
    doomed = s.fork()
    s.play("Cruel Laughter", "target Ox")
    assert s.value("Ox") == "-1/4"
    s.to("Play", "B")
    assert s.value("Ox") == "1/5"
    doomed.play("Cruel Laughter", "target Elk")
    assert doomed.place("Elk") == "B's graveyard"


@plays("Last Argument")
def test_a_magic_or_enchantment_on_the_chain_is_cancelled_and_its_player_draws() -> None:
    for name in ("Peat", "Bond"):
        s = ava(f"A: hand: {name}, 1; army: Ox; deck: 9\nB: gold 4 House of Nobles; hand: Last Argument", TEXTS)
        s.choose(f"play {name}", "play Last Argument")
        resolve(s)
        assert (s.place(name), len(s.hand("A")), s.life("A"), s.value("Ox")) == ("A's graveyard", 2, 20, "1/1")
    s = ava("A: hand: Calm, 1; army: Ox; attached: Bond on Ox\nB: gold 4 House of Nobles; hand: Last Argument", TEXTS)
    s.choose("play Calm")
    assert "play Last Argument" not in s.options()


@plays("Truce at Dusk")
@pytest.mark.parametrize("avatar", ["", "; avatar marked"])
def test_after_the_truce_nobody_is_hurt_and_no_points_are_gained(avatar: str) -> None:
    s = ava(f"""
        A: army: Ox 2/9, Cow 3/9; deck: 9; hand: 1
        B: army: Elk 1/9; gold 3 House of Nobles; hand: Truce at Dusk; deck: 9{avatar}{COMBAT}
    """)
    s.choose("attack B's army", "send Ox", "send Cow", "done", "play Truce at Dusk")
    resolve(s)
    assert (len(s.hand("A")), len(s.hand("B"))) == (2, 1)
    until(s, "block")
    s.choose("block Ox with Elk", *(["done"] if "done" in s.options() and not avatar else []))
    fought(s, "yes")
    assert [s.damage(name) for name in ("Ox", "Elk")] == [0, 0]
    assert (s.life("B"), s.victory("A")) == (20, 0)
    s = ava("A: army: Ox; hand: 1\nB: gold 3 House of Nobles; hand: Truce at Dusk, 1")
    s.to("Attack")
    assert not any("Truce" in o for o in s.options())


@plays("Tithe of Ash")
def test_a_creature_or_a_city_suffers_three() -> None:
    s = ava("A: gold 3 Red Banner; hand: Tithe of Ash, 1; army: Cow\nB: army: Ox 1/9; city Fen; hand: 1")
    s.choose("play Tithe of Ash")
    assert sorted(targets(s)) == ["Cow", "Fen", "Ox"]
    city = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert s.damage("Ox") == 3
    city.choose("target Fen")
    city.all_pass()
    city.to("Play", "B")
    assert city.damage("Fen") == 3


@plays("Root and Ruin")
def test_all_enchantments_go_and_each_owner_gains_as_many_life_points() -> None:
    s = ava("""
        A: gold 5 Gaian; hand: Root and Ruin, 1; army: Ox; attached: Bond on Ox
        B: army: Elk; attached: Bond on Ox, Bond on Elk
    """, TEXTS)  # fmt: skip
    s.play("Root and Ruin")
    assert ([s.life(seat) for seat in "AB"], s.value("Ox"), s.value("Elk")) == ([21, 22], "1/1", "1/1")


@plays("Curfew Bells")
def test_all_residents_are_marked_for_as_much_gold_as_there_are() -> None:
    s = ava("""
        A: gold 5 The Empire; hand: Curfew Bells, 1; army: Ox
        B: city Fen: Elk, Hen marked; avatar in Fen; city Moor: Pig; army: Cow
    """)  # fmt: skip
    s.choose("play Curfew Bells", "target Fen")
    s.all_pass()
    assert [s.marked(name) for name in ("Elk", "Hen", "Avatar of B", "Pig", "Cow")] == [True, True, True, False, False]
    assert s.consumed("A") == "3 The Empire"


@plays("Greenward Mantle")
def test_the_mantled_creature_is_stronger() -> None:
    s = ava("A: gold 2 Gaian; hand: Greenward Mantle, 1; army: Ox 1/1\nB: army: Elk 1/1")
    s.choose("play Greenward Mantle")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.value("Elk"), s.value("Ox")) == ("2/3", "1/1")


@plays("Plague Notice")
def test_residents_of_the_city_and_who_helps_it_are_weaker() -> None:
    s = ava("""
        A: gold 3 Dark Legion; hand: Plague Notice, 1
        B: city Fen: Elk 2/3, Ant 1/1; city Moor: Hen 2/3; avatar in Fen; army: Cow 2/3
    """)  # fmt: skip
    s.play("Plague Notice", "target Fen")
    assert [s.value(name) for name in ("Elk", "Hen", "Cow")] == ["1/2", "2/3", "2/3"]
    assert (s.place("Ant"), s.life("B")) == ("B's graveyard", 20)
    s = ava(f"A: army: Ox; attached: Plague Notice on Fen\nB: city Fen: Elk 2/3; army: Cow 2/3; hand: 1{COMBAT}")
    s.choose("attack Fen", "send Ox", "done")
    assert (s.value("Cow"), s.value("Elk")) == ("1/2", "1/2")
    fought(s)
    assert s.value("Cow") == "2/3"


@plays("Smuggler's Seam")
def test_the_enchanted_resource_card_gives_one_gold_more() -> None:
    s = ava("A: gold 3 The Empire; hand: Smuggler's Seam, Moss\nB: gold 1 Gaian", TEXTS)
    s.choose("play Smuggler's Seam")
    assert len(targets(s)) == 3
    s.choose("target The Empire resource card (3)")
    resolve(s)
    s.play("Moss")
    assert (s.consumed("A"), s.place("Moss")) == ("3 The Empire", "A's graveyard")


@plays("Marshal Odrun")
def test_the_marshal_readies_a_creature_of_his_army() -> None:
    odrun = {"Avatar of A": replace(cards_of("ava")["Marshal Odrun"], name="Avatar of A")}
    s = ava("A: gold 2 Gaian; army: Ox marked, Cow marked; city Dale: Hen marked; hand: 1\nB: army: Elk marked", odrun)
    s.choose("use Avatar of A")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert [s.marked(name) for name in ("Ox", "Cow", "Avatar of A")] == [False, True, True]
    assert s.consumed("A") == "2 Gaian"


@plays("The Hollow Queen")
def test_near_death_her_creatures_are_stronger_and_two_life_points_are_a_card_once_a_turn() -> None:
    queen = {"Avatar of A": replace(cards_of("ava")["The Hollow Queen"], name="Avatar of A")}
    s = ava("A: 8 LP; army: Ox 1/1; city Dale: Cow 1/1; deck: 9; hand: 1\nB: 5 LP; army: Elk 1/1", queen)
    assert s.value("Ox") == "1/1"
    s.carry_out("use Avatar of A")
    assert (s.life("A"), len(s.hand("A"))) == (6, 2)
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/2", "2/2", "1/1"]
    assert "use Avatar of A" not in s.options()
    s = ava("A: 1 LP; army: Ox; deck: 9; hand: 1\nB:", queen)
    assert "use Avatar of A" not in s.options()


@plays("Bolster the Gate")
def test_the_next_four_damage_to_a_city_is_prevented_this_turn() -> None:
    s = ava(
        "A: gold 2 The Empire; hand: Bolster the Gate, Ram, Ram\nB: city Fen (Mind, 8, hurt 1); city Dale; hand: 1",
        TEXTS,
    )
    s.play("Bolster the Gate", "target Fen")
    assert s.damage("Fen") == 1
    unused = s.fork()
    for hurt in (1, 3):
        s.play("Ram", "target Fen")
        assert s.damage("Fen") == hurt
    unused.to("Play", "B")
    unused.to("Play", "A")
    unused.play("Ram", "target Fen")
    assert unused.damage("Fen") == 4


@plays("Exhume the Levy")
@pytest.mark.parametrize("called", [("Ant", "Bear"), ("Ogre",), ()])
def test_up_to_two_cheap_creatures_come_out_of_the_graveyard_marked(called: tuple[str, ...]) -> None:
    cards = {**TEXTS, "Ant": "creature 1 1/1", "Bear": "creature 3 2/2", "Ogre": "creature 4 3/3"}
    s = ava("A: gold 4 Dark Legion; hand: Exhume the Levy, 1; grave: Ant, Bear, Ogre, Wait\nB: grave: Elk", cards)
    s.choose("play Exhume the Levy")
    s.all_pass()
    assert sorted(offered(s, "pick")) == ["Ant", "Bear", "Ogre"]
    s.choose(*(f"pick {name}" for name in called))
    assert not called or offered(s, "pick") == []
    s.choose("done") if not called else None
    assert {n for n in ("Ant", "Bear", "Ogre") if s.place(n) == "A's Army" and s.marked(n)} == set(called)


@plays("Crown of Obligations")
@pytest.mark.parametrize(
    ("gold", "pay", "life"), [("gold 2 Gaian;", True, 23), ("gold 2 Gaian;", False, 21), ("", False, 21)]
)
def test_the_second_card_of_a_turn_is_paid_or_costs_two_life_points(gold: str, pay: bool, life: int) -> None:
    s = ava(f"A: {gold} hand: Calm, Calm, Calm\nB: attached: Crown of Obligations on A; hand: 1", TEXTS)
    asked = 0
    for _ in range(3):
        s.choose("play Calm")
        while s.table.chain:
            paying = [o for o in s.options() if o.startswith(("yes", "pay"))]
            asked += bool(paying)
            s.choose(paying[0] if pay and paying else s.way_on())
    assert (s.life("A"), asked) == (life, 1 if gold else 0)


@plays("Ossuary Gate")
def test_the_death_of_a_resident_costs_each_opponent_a_life_point() -> None:
    s = ava("A: hand: Axe, Axe; army: Ox; city Ossuary Gate: Elk\nB:\nC:", TEXTS)
    s.play("Axe", "target Elk")
    assert [s.life(seat) for seat in "ABC"] == [20, 19, 19]
    s.play("Axe")
    assert [s.life(seat) for seat in "ABC"] == [20, 19, 19]


@plays("Ossuary Gate")
@pytest.mark.parametrize(("prize", "offer"), [("the advantage", True), ("1 VP", False)])
def test_with_soul_creatures_are_played_from_the_graveyard(prize: str, offer: bool) -> None:
    cards = {**TEXTS, "Ghoul": "creature 2 Gaian 1/1"}
    s = ava(
        f"A: gold 4 Gaian; city Ossuary Gate: Elder; grave: Ghoul, Calm; hand: 1\nB: grave: Ghoul; army: Elk{TACTICS}",
        cards,
    )
    takes(s, "Soul", "Elder", prize)
    s.to("Entrance")
    assert ("play Ghoul" in s.options()) is offer
    if offer:
        s.play("Ghoul", "place in the Army")
        assert (s.place("Ghoul"), s.consumed("A")) == ("A's Army", "2 Gaian")
