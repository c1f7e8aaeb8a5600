"""Blind texts of AVA's third round, its creatures and an avatar, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.texts import ava, cards_of, plays
from scenes.ava import deal

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.",
    "Fern": "creature 2 Gaian", "Moss": "creature 3 Gaian", "Rite": "magic 1: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
LEADER = {"Avatar of A": replace(cards_of("ava")["Marshal Octavia"], name="Avatar of A")}


@plays("Gate Warden")
@pytest.mark.parametrize(
    "home", ["city Dale (Body, 8): Gate Warden; army: Cow", "city Dale (Body, 8); army: Gate Warden"]
)
def test_defending_a_city_it_strikes_harder_until_the_attack_is_over(home: str) -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: {home}; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Gate Warden") == "1/4"
    while "block Ox with Gate Warden" not in s.options():
        s.choose("pass")
    s.choose("block Ox with Gate Warden", "done")
    assert s.value("Gate Warden") == "3/4"
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Gate Warden")) == (3, "1/4")


@plays("Gate Warden")
def test_in_an_attack_on_the_army_it_gets_nothing() -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: army: Gate Warden{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    while "block Ox with Gate Warden" not in s.options():
        s.choose("pass")
    s.choose("block Ox with Gate Warden")
    s.to("Second Play")
    assert s.damage("Ox") == 1


@plays("Mossback Pilgrim")
def test_entering_it_gives_two_life_whether_it_is_played_or_put_there() -> None:
    s = ava("A: gold 2 Gaian; hand: Mossback Pilgrim; 20 LP\nB: army: Elk\nphase: Entrance")
    s.choose("play Mossback Pilgrim")
    while s.place("Mossback Pilgrim") == "A's hand" or s.table.chain:
        s.choose(s.options()[0])
    assert (s.life("A"), s.life("B")) == (22, 20)
    s = ava("A: grave: Mossback Pilgrim; hand: Rise; 20 LP\nB: army: Elk", TEXTS)
    s.choose("play Rise")
    while s.place("Mossback Pilgrim") == "A's graveyard" or s.table.chain:
        s.choose(s.options()[0])
    assert s.life("A") == 22


@plays("Mossback Pilgrim")
def test_the_gift_may_be_answered_and_outlives_its_giver() -> None:
    s = ava("A: gold 2 Gaian; hand: Mossback Pilgrim\nB: hand: Axe\nphase: Entrance", TEXTS)
    s.choose("play Mossback Pilgrim")
    while "play Axe" not in s.options():
        s.choose("pass" if "pass" in s.options() else s.options()[0])
    s.choose("play Axe")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place("Mossback Pilgrim"), s.life("A")) == ("A's graveyard", 22)


@plays("Skarn Berserker")
def test_it_must_be_among_the_attackers_and_others_may() -> None:
    s = ava(f"A: army: Skarn Berserker, Ox; hand: Wait\nB: city Dale (Body, 8); army: Elk{COMBAT}", TEXTS)
    assert s.options() == ["attack B's army", "attack Dale"]
    s.choose("attack Dale")
    assert "done" not in s.options()
    s.choose("send Ox")
    assert "done" not in s.options()
    s.choose("send Skarn Berserker")
    assert "done" in s.options()


@plays("Skarn Berserker")
@pytest.mark.parametrize(
    "army",
    [
        "army: Skarn Berserker marked, Ox; city Hill (Body, 8)",
        "army: Ox; city Hill (Body, 8): Skarn Berserker",
        "army: Skarn Berserker, Ox; city Hill (Body, 8); avatar in Hill",
    ],
)
def test_marked_at_home_or_without_a_leader_it_need_not(army: str) -> None:
    s = ava(f"A: {army}; hand: Wait\nB: city Dale (Body, 8); army: Elk; hand: Wait\nphase: Attack", TEXTS)
    s.to("Second Play")
    assert not any("attacks" in line for line in s.log())


@plays("Skarn Berserker")
def test_it_may_be_moved_away_before() -> None:
    s = ava("A: army: Skarn Berserker; city Hill (Body, 8); hand: Wait\nB: army: Elk; hand: Wait", TEXTS)
    s.carry_out("move Skarn Berserker to Hill")
    s.to("Second Play")
    assert not any("attacks" in line for line in s.log())


@plays("Crypt Leech")
def test_it_costs_a_player_of_its_choice_a_point_of_life() -> None:
    for army in ("army: Crypt Leech", "city Hill (Body, 8): Crypt Leech"):
        s = ava(f"A: {army}; hand: Wait\nB: army: Elk", TEXTS)
        if "city" in army:
            assert "use Crypt Leech" not in s.options()  # no player is a permanent of its city
            continue
        s.choose("use Crypt Leech")
        assert len(s.options()) == 2
        s.choose(next(label for label in s.options() if "B" in label))
        s.all_pass()
        assert (s.marked("Crypt Leech"), s.life("A"), s.life("B")) == (True, 20, 19)


@plays("Legion Quartermaster")
@pytest.mark.parametrize(("state", "tough"), [("", "1/2"), ("; avatar marked", "1/2"), ("; avatar in Hill", "1/1")])
def test_others_in_an_army_that_is_led_are_tougher(state: str, tough: str) -> None:
    s = ava(f"A: city Hill (Body, 8): Elder 1/1; army: Legion Quartermaster, Ox 1/1{state}\nB: army: Elk 1/1")
    assert [s.value(name) for name in ("Ox", "Legion Quartermaster", "Elder", "Elk")] == [tough, "2/2", "1/1", "1/1"]


@plays("Legion Quartermaster")
def test_from_a_city_it_serves_the_army_too_until_the_leader_goes() -> None:
    s = ava("A: city Hill (Body, 8): Legion Quartermaster, Elder 1/1; army: Ox 1/1 hurt 1, Cow 1/1\nB: army: Elk")
    assert [s.value(name) for name in ("Ox", "Cow", "Elder")] == ["1/2", "1/2", "1/1"]
    s.carry_out("move Avatar of A to Hill")
    assert (s.place("Ox"), s.value("Cow")) == ("A's graveyard", "1/1")


SHEPHERD = "A: {}; grave: Fern, Moss, Rite; hand: Wait\nB: army: Elk; grave: Reed"


@plays("Barrow Shepherd")
def test_two_others_are_marked_for_a_cheap_creature_out_of_the_grave() -> None:
    s = ava(SHEPHERD.format("army: Barrow Shepherd marked, Ox, Cow; city Hill (Body, 8): Elder"), TEXTS)
    s.choose("use Barrow Shepherd")
    s.choose("target Fern") if "target Fern" in s.options() else None
    assert sorted(s.options()) == ["give Cow", "give Elder", "give Ox"]
    s.choose("give Ox", "give Elder")
    s.all_pass()
    assert (s.place("Fern"), s.place("Moss")) == ("A's hand", "A's graveyard")
    assert [s.marked(name) for name in ("Ox", "Elder", "Cow")] == [True, True, False]


@plays("Barrow Shepherd")
@pytest.mark.parametrize(
    "army", ["army: Barrow Shepherd, Ox, Cow marked", "army: Ox, Cow; city Hill (Body, 8): Barrow Shepherd"]
)
def test_one_creature_beside_the_leader_is_not_enough_and_a_resident_reaches_no_grave(army: str) -> None:
    s = ava(SHEPHERD.format(army), TEXTS)
    assert "use Barrow Shepherd" not in s.options()


@plays("Barrow Shepherd")
def test_without_a_cheap_creature_there_is_nothing_to_aim_at() -> None:
    s = ava("A: army: Barrow Shepherd, Ox, Cow; grave: Moss, Rite; hand: Wait\nB: army: Elk; grave: Fern", TEXTS)
    assert "use Barrow Shepherd" not in s.options()


@plays("Warcamp Drummer")
def test_for_a_gold_and_its_mark_an_attacker_strikes_harder_for_the_turn() -> None:
    table = f"A: army: Warcamp Drummer, Ox 1/1, Cow 1/1; gold {{}}; hand: Wait\nB: army: Elk 1/9; hand: Wait{COMBAT}"
    s = ava(table.format("1 Gaian"), TEXTS)
    assert "use Warcamp Drummer" not in s.options()
    s.choose("attack B's army", "send Ox", "send Cow", "done", "pass", "use Warcamp Drummer")
    assert s.options() == ["target Ox", "target Cow"]
    s.choose("target Ox")
    while s.table.chain:
        s.choose("pass")
    assert (s.value("Ox"), s.marked("Warcamp Drummer"), s.consumed("A")) == ("3/1", True, "1 Gaian")
    s.to("Second Play")
    assert s.value("Ox") == "3/1"
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"
    s = ava(table.format("1 Gaian marked"), TEXTS)
    s.choose("attack B's army", "send Ox", "done", "pass")
    assert "use Warcamp Drummer" not in s.options()


@plays("Warcamp Drummer")
def test_attacking_it_cannot_pay_but_it_drums_for_an_enemy() -> None:
    s = ava(f"A: army: Warcamp Drummer, Ox; gold 1 Gaian; hand: Wait\nB: army: Elk; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Warcamp Drummer", "done", "pass")
    assert "use Warcamp Drummer" not in s.options()
    s = ava(f"A: army: Ox 1/1, Cow; hand: Wait\nB: army: Warcamp Drummer; gold 1 Gaian; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done", "use Warcamp Drummer")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Ox") == "3/1"


@plays("Marshal Octavia")
def test_she_makes_one_of_her_army_tougher_and_leads_on() -> None:
    s = ava("A: army: Ox 1/1, Cow; city Hill (Body, 8): Elder; hand: Wait\nB: army: Elk; hand: Wait", TEXTS | LEADER)
    s.choose("use Avatar of A")
    assert s.options() == ["target Ox", "target Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.marked("Avatar of A"), "use Avatar of A" in s.options()) == ("1/3", True, False)
    s.to("Attack")
    assert "attack B's army" in s.options()
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Marshal Octavia")
def test_marked_she_does_not_stand_alongside_and_in_a_city_she_helps_nobody() -> None:
    s = ava("A: army: Ox 1/1; hand: Wait\nB: army: Elk 2/2; hand: Wait\nphase: Attack, active B", TEXTS | LEADER)
    s.choose("attack A's army", "send Elk", "done", "use Avatar of A")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Ox") == "1/3"
    while s.phase == "Attack":
        assert "block Elk with Avatar of A" not in s.options()
        s.choose(s.way_on())
    assert (s.life("A"), s.victory("B")) == (20, 2)
    s = ava("A: city Hill (Body, 8): Elder; army: Ox; hand: Wait; avatar in Hill\nB: army: Elk", TEXTS | LEADER)
    assert "use Avatar of A" not in s.options()


@plays("Marshal Octavia")
def test_she_begins_in_the_army_and_her_player_with_her_life() -> None:
    cities = {name: f"city 2 {name} 8" for name in ("Body", "Mind", "Soul")}
    cards = {"Marshal Octavia": cards_of("ava")["Marshal Octavia"], **cities}
    s = deal(*["Marshal Octavia, 2 Body, 2 Mind, Soul, 60 Wolf"] * 2, cards=cards)
    assert (s.place("Marshal Octavia"), s.life("A"), s.life("B")) == ("A's Army", 18, 18)
