"""Blind texts of AVA's fourth round that waited for a scene, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes, targets
from blind.texts import ava, cards_of, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Calm": "event 0: You gain 1 LP.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Peat": "magic 0 Gaian: You gain 1 LP.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Moss": "event 2 The Empire: Draw a card.",
}  # fmt: skip
COMBAT, TACTICS, ENTRANCE = "\nphase: Attack", "\nphase: Tactics", "\nphase: Entrance"


@plays("Ironhusk Pikeman")
def test_the_pikeman_strikes_harder_only_as_a_defender() -> None:
    for home, target in (("army: ", "B's army"), ("city Fen: ", "Fen")):
        s = ava(f"A: army: Ox 1/9, Cow 1/9\nB: {home}Ironhusk Pikeman, Ironhusk Pikeman; hand: Wait{COMBAT}", TEXTS)
        blocking(s, target, "Ox", "Cow")
        s.choose("block Ox with Ironhusk Pikeman", "done")
        assert (s.value("Ironhusk Pikeman"), s.value("Ironhusk Pikeman (2)")) == ("3/4", "1/4")
        s.to("Second Play")
        assert (s.damage("Ox"), s.value("Ironhusk Pikeman")) == (3, "1/4")


@plays("Vinecloak Archer")
def test_only_who_attacks_or_defends_is_shot_and_the_archer_goes_on_defending() -> None:
    s = ava(f"A: army: Ox 1/9, Cow\nB: army: Vinecloak Archer, Elk; hand: Wait{COMBAT}", TEXTS)
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Vinecloak Archer", "done")
    s.choose("use Vinecloak Archer")
    assert sorted(targets(s)) == ["Ox", "Vinecloak Archer"]
    s.choose("target Ox")
    resolve(s)
    assert (s.damage("Ox"), s.marked("Vinecloak Archer")) == (1, True)
    fought(s)
    assert s.damage("Ox") == 3
    s = ava("A: army: Vinecloak Archer; hand: Wait\nB: army: Elk")
    assert "use Vinecloak Archer" not in s.options()


@plays("Ghoul Forager")
@pytest.mark.parametrize(("end", "value"), [("Axe", "3/4"), ("Home", "2/3")])
def test_each_other_death_feeds_the_forager_for_the_turn(end: str, value: str) -> None:
    s = ava(f"A: army: Ghoul Forager; hand: {end}, 1\nB: city Fen: Elk; army: Hen", TEXTS)
    s.play(end, "target Elk")
    assert s.value("Ghoul Forager") == value
    s.to("Play", "B")
    assert s.value("Ghoul Forager") == "2/3"


@plays("Lady Brisande")
@pytest.mark.parametrize(("answers", "winner"), [(("Elk",), "A"), (("Elk", "Cow"), "nobody")])
def test_the_lady_counts_as_two(answers: tuple[str, ...], winner: str) -> None:
    s = ava(f"A: city Dale: Lady Brisande\nB: city Fen: Elk, Cow, Hen{TACTICS}")
    s.choose("claim Body", "bid Lady Brisande")
    until(s, "bid Elk")
    s.choose(*(f"bid {name}" for name in answers), "done")
    assert f"{winner} wins the bid for Body" in s.log()


@plays("Redfang Berserker")
def test_the_berserker_enters_no_city_by_playing_move_or_effect() -> None:
    s = ava(f"A: gold 3 Red Banner; hand: Redfang Berserker; city Dale\nB:{ENTRANCE}")
    s.choose("play Redfang Berserker")
    assert s.place("Redfang Berserker") == "A's Army"
    s = ava("A: army: Redfang Berserker, Ox; city Dale; gold 2 Gaian; hand: Home by Nightfall\nB:")
    assert [o for o in offered(s, "move") if "Redfang" in o] == []
    s.choose("play Home by Nightfall")
    s.choose("target Redfang Berserker") if "Redfang Berserker" in targets(s) else None
    s.all_pass()
    assert s.place("Redfang Berserker") == "A's Army"  # whether it may help one, writers see differently


@plays("Grave Tithe Collector")
def test_each_opponent_with_more_creatures_gives_one_each_upkeep() -> None:
    s = ava("""
        A: army: Grave Tithe Collector, Ox; deck: 9
        B: army: Elk, Hen; city Fen: Pig; deck: 9
        C: army: Cow, Ant; deck: 9
        phase: Discard, active C
    """)  # fmt: skip
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("B", ["Elk", "Hen", "Pig"])
    s.choose("pick Pig")
    s.to("Draw", "A")
    assert [s.place(name) for name in ("Pig", "Elk", "Cow", "Ox")] == [
        "B's graveyard",
        "B's Army",
        "C's Army",
        "A's Army",
    ]


@plays("Hexed Steward")
def test_the_sacrificed_steward_unmarks_all_residents_of_a_city() -> None:
    s = ava("""
        A: army: Hexed Steward; city Dale: Ox marked, Cow; avatar in Dale marked; city Moor: Hen marked; hand: 1
        B: city Fen: Elk marked
    """)  # fmt: skip
    s.choose("use Hexed Steward")
    assert sorted(targets(s)) == ["Dale", "Moor"]
    s.choose("target Dale")
    s.all_pass()
    assert s.place("Hexed Steward") == "A's graveyard"
    assert [s.marked(name) for name in ("Ox", "Avatar of A", "Hen", "Elk")] == [False, False, True, True]
    s = ava("A: city Dale: Hexed Steward, Ox marked; city Moor: Hen marked; hand: 1\nB:")
    s.carry_out("use Hexed Steward")
    assert [s.marked(name) for name in ("Ox", "Hen")] == [False, True]


@plays("Outrider of the Vale")
def test_the_outriders_move_is_beside_the_one_of_the_turn() -> None:
    s = ava("A: city Dale; army: Outrider of the Vale, Ox, Cow; hand: 1\nB:")
    s.carry_out("move Ox to Dale")
    assert offered(s, "move") == ["Outrider of the Vale to Dale"]
    s.carry_out("move Outrider of the Vale to Dale")
    assert (s.marked("Outrider of the Vale"), offered(s, "move")) == (True, [])
    s = ava("A: city Dale; army: Outrider of the Vale, Ox, Cow; hand: 1\nB:")
    s.carry_out("move Outrider of the Vale to Dale")
    assert "move Ox to Dale" in s.options()


@plays("Plaguebarge Titan")
@pytest.mark.parametrize(("grave", "cost"), [("Ox, Elk, Wait", 6), ("Wait", 8)])
def test_each_creature_of_the_graveyard_makes_the_titan_cheaper(grave: str, cost: int) -> None:
    s = ava(f"A: gold 9 Dark Legion; hand: Plaguebarge Titan; grave: {grave}\nB: grave: Cow, Hen{ENTRANCE}", TEXTS)
    s.play("Plaguebarge Titan")
    assert s.consumed("A") == f"{cost} Dark Legion"
    s = ava(f"A: army: Elk\nB: army: Plaguebarge Titan, Ox; hand: 1{COMBAT}")
    blocking(s, "B's army", "Elk")
    assert "block Elk with Plaguebarge Titan" not in s.options()


@plays("Court Chronicler")
@pytest.mark.parametrize(("answer", "place"), [("yes", -1), ("no", 0)])
def test_the_chronicler_sees_the_top_card_and_may_put_it_down(answer: str, place: int) -> None:
    s = ava("A: gold 1 Gaian; army: Court Chronicler; deck: Ox, Elk, 2; hand: 1\nB:")
    s.choose("use Court Chronicler")
    until(s, "yes")
    assert (s.sees("A", "Ox"), s.sees("B", "Ox"), s.sees("A", "Elk")) == (True, False, False)
    s.choose(answer)
    assert (s.deck("A")[place], s.consumed("A"), s.marked("Court Chronicler")) == ("Ox", "1 Gaian", True)


@plays("Hearthspire", "Warcamp of the Red Kite")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_with_body_creatures_are_tougher_or_attack_harder(prize: str, more: int) -> None:
    s = ava(f"A: city Hearthspire: Elder; army: Ox 1/1; hand: 1\nB: army: Elk 1/1; hand: 1{TACTICS}")
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == [f"1/{1 + more}"] * 2 + ["1/1"]
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"
    s = ava(
        f"A: city Warcamp of the Red Kite: Elder; army: Ox 1/9, Cow 1/9\nB: city Fen; avatar in Fen marked{TACTICS}"
    )
    takes(s, "Body", "Elder", prize)
    until(s, "attack Fen")
    s.choose("attack Fen", "send Ox", "done")
    fought(s)
    assert (s.damage("Fen"), s.value("Ox")) == (1 + more, "1/9")


@plays("Saint Orlo's Scriptorium")
@pytest.mark.parametrize(("prize", "cards"), [("the advantage", 2), ("1 VP", 1)])
def test_with_mind_each_magic_one_plays_is_a_card(prize: str, cards: int) -> None:
    s = ava(f"A: city Saint Orlo's Scriptorium: Elder; hand: Peat, Calm; deck: 9\nB: army: Elk{TACTICS}", TEXTS)
    takes(s, "Mind", "Elder", prize)
    s.to("Play")
    s.choose("play Peat")
    while s.table.chain:
        s.choose(s.way_on())
    assert len(s.hand("A")) == cards
    s.play("Calm")
    assert len(s.hand("A")) == cards - 1


@plays("Bastion of Rust")
@pytest.mark.parametrize(("prize", "moves"), [("the advantage", 2), ("1 VP", 1)])
def test_with_body_two_moves_may_be_made(prize: str, moves: int) -> None:
    s = ava(f"A: city Bastion of Rust: Elder; army: Ox, Cow, Hen; hand: Wait\nB: army: Elk{TACTICS}")
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    s.carry_out("move Ox to Bastion of Rust")
    assert bool(offered(s, "move")) is (moves == 2)
    if moves == 2:
        s.carry_out("move Cow to Bastion of Rust")
        assert offered(s, "move") == []


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
