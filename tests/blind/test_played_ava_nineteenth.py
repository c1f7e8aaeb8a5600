"""Blind creatures of AVA's eighteenth round, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Lift": "event 0: Unmark target creature.",
    "Shift": "event 0: Put target creature you control into a city.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Stroke": "event 0: Deal 1 damage to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Towpath Mule")
def test_the_mule_moves_beside_the_move_of_the_turn() -> None:
    s = ava("A: army: Towpath Mule, Ox, Cow; city Dale (Body, 8); hand: Lift\nB: army: Elk", TEXTS)
    late = s.fork()
    s.choose("move Towpath Mule to Dale")
    s.all_pass()
    assert (s.place("Towpath Mule"), s.marked("Towpath Mule")) == ("Dale", True)
    assert not offered(s, "move", "Towpath Mule")
    s.choose("move Ox to Dale")
    s.all_pass()
    assert not offered(s, "move")
    late.choose("move Ox to Dale")
    late.all_pass()
    assert offered(late, "move") == ["Towpath Mule to Dale"]


@plays("Gatehouse Pikeman")
def test_a_pikeman_is_stronger_as_a_resident_also_while_the_army_helps() -> None:
    s = ava("A: city Dale (Body, 8): Gatehouse Pikeman; hand: 1\nB: army: Elk")
    assert s.value("Gatehouse Pikeman") == "3/3"
    s.choose("move Gatehouse Pikeman to the Army")
    s.all_pass()
    assert s.value("Gatehouse Pikeman") == "1/3"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); army: Gatehouse Pikeman; hand: Wait{COMBAT}", TEXTS)
    away = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Gatehouse Pikeman") == "3/3"  # the avatar leads the Army
    s.to("Second Play")
    assert s.value("Gatehouse Pikeman") == "1/3"
    away.choose("attack B's army", "send Ox", "done")
    assert away.value("Gatehouse Pikeman") == "1/3"


@plays("Hedge Almoner")
def test_an_almoner_brings_two_life_points_however_it_comes() -> None:
    s = ava("A: hand: Hedge Almoner; gold 2 House of Nobles; city Dale; army: Ox\nB: army: Elk\nphase: Entrance")
    s.choose("play Hedge Almoner", "place in Dale")
    s.all_pass()
    assert (s.life("A"), s.life("B")) == (22, 20)
    s = ava("A: hand: Raise; grave: Hedge Almoner\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert s.life("A") == 22


@rule("AVA-CITY-09")
@plays("Causeway Ogre")
def test_the_ogre_is_never_in_a_city_and_defends_none() -> None:
    s = ava("A: hand: Causeway Ogre; gold 4 Gaian; city Dale; army: Ox\nB: army: Elk\nphase: Entrance")
    s.choose("play Causeway Ogre")
    assert "place in Dale" not in s.options()
    s.all_pass()
    assert s.place("Causeway Ogre") == "A's Army"
    s = ava("A: hand: Shift; city Dale; army: Causeway Ogre, Ox\nB: army: Elk", TEXTS)
    assert offered(s, "move", "Ox")
    assert not offered(s, "move", "Causeway Ogre")
    s.choose("play Shift", "target Causeway Ogre")
    s.all_pass()
    assert s.place("Causeway Ogre") == "A's Army"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); army: Causeway Ogre; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Avatar of B"]  # its writer lets the ogre help; the rules do not


@plays("Census Legate")
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_a_legate_counts_twice_unless_he_is_gone(killed: bool, winner: str) -> None:
    s = ava(
        "A: city Oak (Body, 8): Census Legate; hand: 1\nB: city Fen (Body, 8): Fox; hand: Axe, Wait\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Census Legate")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        s.choose("play Axe", "target Census Legate")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Crypt Drayman")
@pytest.mark.parametrize(("grave", "hand"), [("Ox, Hen, Wait", ["Hen"]), ("Wait", [])])
def test_the_newest_creature_card_of_the_graveyard_comes_back(grave: str, hand: list[str]) -> None:
    s = ava(
        f"A: hand: Crypt Drayman; gold 3 Dark Legion; army: Ram; grave: {grave}\nB: grave: Cow; army: Elk\nphase: Entrance",
        TEXTS,
    )
    s.choose("play Crypt Drayman")
    s.all_pass()
    assert s.hand("A") == hand


@plays("Lady of the Back Stairs")
def test_the_lady_unmarks_another_resident_of_her_city() -> None:
    s = ava(
        "A: city Dale (Body, 8): Lady of the Back Stairs, Ox marked; avatar in Dale marked; city Oak: Hen marked;"
        " army: Pig marked; hand: Wait\nB: army: Elk marked",
        TEXTS,
    )
    s.choose("use Lady of the Back Stairs")
    assert sorted(targets(s)) == ["Avatar of A", "Ox"]
    avatar = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Lady of the Back Stairs")) == (False, True)
    avatar.choose("target Avatar of A")
    avatar.all_pass()
    assert not avatar.marked("Avatar of A")
    s = ava("A: army: Lady of the Back Stairs, Ox marked; city Oak; hand: Wait\nB: army: Elk", TEXTS)
    assert not offered(s, "use")


@plays("Spitfire Drummer")
def test_other_attackers_are_stronger_while_the_drummer_attacks() -> None:
    s = ava(f"A: army: Spitfire Drummer, Ox 1/1, Hen 1/1; hand: Wait\nB: army: Cow 1/1; hand: Axe{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Spitfire Drummer", "send Ox", "send Avatar of A", "done")
    assert [s.value(n) for n in ("Spitfire Drummer", "Ox", "Hen", "Cow", "Avatar of A")] == [
        "1/1", "2/1", "1/1", "1/1", "0/0",
    ]  # fmt: skip
    s.choose("play Axe", "target Spitfire Drummer", "pass")
    assert s.value("Ox") == "1/1"
    alone = ava(f"A: army: Spitfire Drummer, Ox 1/1; hand: Wait\nB: army: Cow 1/1; hand: Axe{COMBAT}", TEXTS)
    alone.choose("attack B's army", "send Ox", "done")
    assert alone.value("Ox") == "1/1"


@plays("Briar Porcupine")
def test_whoever_hurts_the_porcupine_in_combat_is_stung() -> None:
    s = ava(f"A: army: Ox 2/9, Hen 2/9, Pig 0/9; hand: Wait\nB: army: Briar Porcupine; hand: Stroke{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Briar Porcupine")
    fought(s)
    assert (s.damage("Briar Porcupine"), s.damage("Ox")) == (2, 2)  # 1 of combat, 1 more
    s = ava(f"A: army: Ox 3/9; hand: Wait\nB: army: Briar Porcupine; hand: Stroke{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Briar Porcupine")
    fought(s)
    assert (s.place("Briar Porcupine"), s.damage("Ox")) == ("B's graveyard", 2)  # also as it dies


@plays("Briar Porcupine")
def test_other_damage_stings_nobody() -> None:
    s = ava("A: army: Briar Porcupine; hand: Stroke, 1\nB: army: Elk", TEXTS)
    s.play("Stroke", "target Briar Porcupine")
    assert (s.damage("Briar Porcupine"), s.damage("Elk")) == (1, 0)


@plays("Ledger Hound")
@pytest.mark.parametrize(("second", "life"), [(True, 19), (False, 20)])
def test_an_opponents_second_draw_costs_a_life_point(second: bool, life: int) -> None:
    s = ava("A: army: Ledger Hound; hand: 1; deck: 5\nB: army: Elk; deck: 9; hand: Wait", TEXTS)
    until(s, "yes")
    assert s.asked == "B"
    s.choose("yes" if second else "no")
    s.to("Play", "B")
    assert (s.life("B"), s.life("A")) == (life, 20)
    if not second:
        s.play("Wait")
        assert s.life("B") == 20


@plays("Pestpit Sexton")
@pytest.mark.parametrize(
    ("mine", "theirs", "life"), [("Ox, 3", "Hen, 3", 22), ("Wait, 3", "Hen, 3", 21), ("Wait", "0", 20)]
)
def test_each_creature_card_from_the_tops_of_the_decks_brings_a_life_point(mine: str, theirs: str, life: int) -> None:
    s = ava(f"A: army: Pestpit Sexton; deck: {mine}\nB: army: Elk; deck: {theirs}; hand: 1\nphase: Upkeep", TEXTS)
    s.all_pass()
    assert (s.life("A"), s.life("B")) == (life, 20)
    assert s.grave("A") == [mine.partition(",")[0]]
    assert s.out("B") == ""  # it is no draw
