"""Blind texts of AVA's fourth round that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Calm": "event 0: You gain 1 LP.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Peat": "magic 0 Gaian: You gain 1 LP.", "Ram": "event 0: Deal 3 damage to target city.",
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
