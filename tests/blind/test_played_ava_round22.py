"""Blind creatures of AVA's round 22, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Stroke": "event 0: Deal 1 damage to target creature.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Shift": "event 0: Put target creature you control into a city.",
    "Raze": "event 0: Destroy target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"


@rule("AVA-CITY-06", "AVA-CITY-09")
@plays("Dyke Warden")
def test_a_warden_is_tougher_in_a_city_and_as_a_helper_of_one() -> None:
    s = ava("A: city Dale (Body, 8): Dyke Warden; army: Ox; hand: Stroke\nB: army: Elk", TEXTS)
    assert s.value("Dyke Warden") == "1/5"
    s.choose("move Dyke Warden to the Army")
    s.all_pass()
    assert s.value("Dyke Warden") == "1/3"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); army: Dyke Warden; hand: Wait{COMBAT}", TEXTS)
    army = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    until(s, "block")
    assert "Ox with Dyke Warden" in offered(s, "block")
    assert (
        s.value("Dyke Warden") == "1/5"
    )  # its writer leaves helpers out; residents are those in a city, and they count
    s.to("Second Play")
    assert s.value("Dyke Warden") == "1/3"
    army.choose("attack B's army", "send Ox", "done")
    assert army.value("Dyke Warden") == "1/3"


@plays("Dyke Warden")
@pytest.mark.parametrize(("hurt", "place"), [(3, "B's graveyard"), (2, "B's Army")])
def test_a_warden_may_die_as_his_city_falls(hurt: int, place: str) -> None:
    s = ava(f"A: hand: Raze\nB: city Dale (Body, 8): Dyke Warden hurt {hurt}; army: Elk", TEXTS)
    s.play("Raze")
    assert s.place("Dyke Warden") == place


@plays("Sallow Poacher")
def test_a_poacher_defends_nothing_and_does_all_else() -> None:
    for where, goal in (("army: Sallow Poacher, Elk; city Fen", "B's army"), ("city Fen: Sallow Poacher, Elk", "Fen"),
                        ("city Fen; army: Sallow Poacher, Elk", "Fen")):  # fmt: skip
        s = ava(f"A: army: Ox 1/9; hand: 1\nB: {where}; hand: 1{COMBAT}")
        s.choose(f"attack {goal}", "send Ox", "done")
        until(s, "block")
        assert "Ox with Elk" in offered(s, "block")
        assert "Ox with Sallow Poacher" not in offered(s, "block")
    s = ava(f"A: army: Sallow Poacher; hand: 1\nB: army: Ox; city Fen (Body, 8); hand: 1{COMBAT}")
    s.choose("attack Fen", "send Sallow Poacher", "done")
    fought(s)
    assert s.damage("Fen") == 2
    s = ava("A: city Oak (Body, 8): Sallow Poacher; hand: 1\nB: hand: 1\nphase: Tactics")
    s.choose("claim Body")
    assert "bid Sallow Poacher" in s.options()
    s = ava("A: army: Sallow Poacher, Ox; city Dale; hand: 1\nB: hand: 1")
    assert "move Sallow Poacher to Dale" in s.options()


@plays("Tithe Rider")
@pytest.mark.parametrize("goal", ["B's army", "Dale"])
@pytest.mark.parametrize("killed", [True, False])
def test_a_rider_who_attacks_brings_a_point_even_if_he_dies_then(goal: str, killed: bool) -> None:
    s = ava(f"A: army: Tithe Rider; hand: Wait\nB: city Dale (Body, 8); army: Ox 1/9; hand: Axe, Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Tithe Rider", "done")
    assert s.victory("A") == 0
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Tithe Rider")
    fought(s)
    unblocked = 0 if killed or goal == "Dale" else 2
    assert (s.victory("A"), s.victory("B")) == (1 + unblocked, 0)
    assert (s.place("Tithe Rider") == "A's graveyard") is killed


@plays("Tithe Rider")
def test_no_point_is_brought_by_a_blocking_rider_or_by_others() -> None:
    s = ava(f"A: army: Ox 1/9, Tithe Rider; hand: Wait\nB: army: Tithe Rider; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose(next(o for o in s.options() if o.startswith("block Ox with Tithe Rider")))
    fought(s)
    assert (s.victory("A"), s.victory("B")) == (0, 0)


@plays("Lantern Ghoul")
@pytest.mark.parametrize(("card", "deck", "drawn", "over"), [
    ("Axe", 3, 1, False), ("Axe", 0, 0, True), ("Scare", 3, 0, False),
])  # fmt: skip
def test_a_dying_ghoul_brings_a_card(card: str, deck: int, drawn: int, over: bool) -> None:
    s = ava(f"A: hand: {card}\nB: army: Lantern Ghoul; deck: {deck}; hand: 1", TEXTS)
    s.choose(f"play {card}")
    while s.asked and s.table.chain:
        s.choose("pass")
    assert (s.over, len(s.hand("B")) - 1) == (over, drawn)
    assert s.over or s.place("Lantern Ghoul") == "B's graveyard"


@plays("Orchard Matron")
def test_a_matron_brings_three_life_points_however_she_comes() -> None:
    s = ava(f"A: hand: Orchard Matron; gold 3 Gaian; city Dale; army: Ox\nB: army: Elk{ENTRANCE}")
    s.choose("play Orchard Matron", "place in Dale")
    s.all_pass()
    assert (s.life("A"), s.life("B"), s.place("Orchard Matron")) == (23, 20, "Dale")
    s = ava("A: 5 LP; hand: Raise; grave: Orchard Matron\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert s.life("A") == 8


@plays("Breach Hound")
def test_the_hound_is_stronger_while_it_attacks_a_city() -> None:
    s = ava(f"A: army: Breach Hound; hand: Wait\nB: city Dale (Body, 9): Cow 1/9; army: Ox; hand: Raze{COMBAT}", TEXTS)
    army, blocked, fallen = s.fork(), s.fork(), s.fork()
    s.choose("attack Dale", "send Breach Hound", "done")
    assert s.value("Breach Hound") == "4/2"
    fought(s)
    assert (s.damage("Dale"), s.value("Breach Hound")) == (4, "2/2")
    blocked.choose("attack Dale", "send Breach Hound", "done")
    until(blocked, "block")
    blocked.choose("block Breach Hound with Cow")
    fought(blocked)
    assert blocked.damage("Cow") == 4
    army.choose("attack B's army", "send Breach Hound", "done")
    assert army.value("Breach Hound") == "2/2"
    fallen.choose("attack Dale", "send Breach Hound", "done")
    until(fallen, "play Raze")
    fallen.choose("play Raze")
    until(fallen, "block")
    assert (fallen.place("Dale"), fallen.value("Breach Hound")) == ("B's graveyard", "4/2")


@plays("Barrow Usurer")
def test_each_two_gold_of_any_factions_make_the_usurer_stronger() -> None:
    s = ava("A: army: Barrow Usurer marked; gold 3 Gaian, 2 Red Banner; hand: 1\nB: army: Elk; hand: 1", TEXTS)
    for value in ("2/3", "3/3"):
        s.choose("use Barrow Usurer")
        s.choose("pay 1 Gaian + 1 Red Banner")
        s.all_pass()
        assert s.value("Barrow Usurer") == value
    assert not offered(s, "use")
    s.to("Play", "B")
    assert s.value("Barrow Usurer") == "1/3"


@plays("Barrow Usurer")
def test_the_usurer_is_used_in_a_city_and_in_combat() -> None:
    s = ava(f"A: army: Ox; hand: 1\nB: city Dale (Body, 8): Barrow Usurer; gold 2 The Empire; hand: 1{COMBAT}")
    assert not offered(s, "use")
    s.choose("attack Dale", "send Ox", "done")
    until(s, "use Barrow Usurer")
    s.carry_out("use Barrow Usurer")
    assert s.value("Barrow Usurer") == "2/3"


@plays("Hedge Archer")
def test_an_archer_shoots_at_attackers_even_as_it_defends() -> None:
    s = ava(f"A: army: Ox 2/9, Hen; hand: 1\nB: army: Hedge Archer, Elk; city Dale (Body, 8); hand: 1{COMBAT}")
    city = s.fork()
    assert not offered(s, "use")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Hedge Archer")
    until(s, "use Hedge Archer")
    s.choose("use Hedge Archer")
    assert not targets(s)  # there is but one
    fought(s)
    assert (s.damage("Ox"), s.damage("Avatar of B"), s.life("B")) == (2, 0, 20)  # 1 shot, 1 of combat
    city.choose("attack Dale", "send Ox", "done")
    while city.phase == "Attack":
        assert not offered(city, "use")  # it helps, and counts as a resident
        city.choose("done" if "done" in city.options() else city.way_on())
    s = ava(f"A: army: Ox 2/9; hand: 1\nB: city Dale (Body, 8): Hedge Archer; army: Elk; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    while s.phase == "Attack":
        assert not offered(s, "use")
        s.choose("done" if "done" in s.options() else s.way_on())


@plays("Hedge Archer")
def test_an_archer_may_shoot_at_his_own_attackers() -> None:
    s = ava(f"A: army: Ox 2/9, Hedge Archer; hand: 1\nB: army: Elk; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
    until(s, "use Hedge Archer")
    s.choose("use Hedge Archer")
    assert not targets(s)  # there is but one
    s.all_pass() if s.table.chain else None
    fought(s)
    assert (s.damage("Ox"), s.marked("Hedge Archer")) == (1, True)


@plays("Oathless Veteran")
@pytest.mark.parametrize(("gold", "pays", "place"), [
    ("1 Dark Legion", True, "A's Army"), ("1 Dark Legion", False, "A's graveyard"), ("", None, "A's graveyard"),
])  # fmt: skip
def test_a_veteran_is_paid_at_each_own_upkeep(gold: str, pays: bool | None, place: str) -> None:
    paid = f"gold {gold}; " if gold else ""
    s = ava(f"A: army: Oathless Veteran; {paid}hand: 1\nB: army: Elk; hand: 1\nphase: Discard, active B", TEXTS)
    if pays is not None:
        until(s, "pay")
        assert s.asked == "A"
        s.choose(next(o for o in s.options() if o.startswith("pay") is pays))
    s.to("Play", "A")
    assert s.place("Oathless Veteran") == place
    if pays:
        assert s.gems("A") == ""
        s.to("Play", "B")
        assert s.place("Oathless Veteran") == place


@plays("Causeway Smuggler")
@pytest.mark.parametrize("does", [True, False])
def test_a_smuggler_lays_a_marked_resource_card_beside_that_of_the_turn(does: bool) -> None:
    s = ava("A: hand: Raise, Hen, Pig; grave: Causeway Smuggler; army: Ox\nB: army: Elk", TEXTS)
    s.choose("play Raise")
    until(s, "yes")
    if does:
        s.choose("yes", "pick Hen")
        assert len(offered(s, "name")) == 5
        s.choose("name Red Banner")
        s.all_pass() if s.table.chain else None
        assert (s.place("Hen"), s.marked("Hen"), s.sees("B", "Hen")) == ("A's gold", True, False)
    else:
        s.choose("no")
        s.all_pass() if s.table.chain else None
        assert s.place("Hen") == "A's hand"
    assert (s.gems("A"), offered(s, "lay") != []) == ("", True)
    s = ava("A: hand: Raise; grave: Causeway Smuggler; army: Ox\nB: army: Elk", TEXTS)
    s.choose("play Raise")
    until(s, "yes")
    s.choose("yes")
    s.all_pass() if s.table.chain else None
    assert (s.place("Causeway Smuggler"), s.gems("A"), s.consumed("A")) == ("A's Army", "", "")


@plays("Silt Witch")
def test_a_witch_weakens_somebody_for_a_card() -> None:
    s = ava("A: army: Silt Witch; city Fen: Hen; hand: Ox, Wait\nB: army: Cow 3/3, Pig 1/2; hand: 1", TEXTS)
    s.choose("use Silt Witch")
    assert sorted(targets(s)) == ["Cow", "Hen", "Pig", "Silt Witch"]
    other = s.fork()
    s.choose("target Cow", "give Ox")
    s.all_pass()
    assert (s.value("Cow"), s.marked("Silt Witch"), s.place("Ox"), s.place("Wait")) == (
        "1/1", True, "A's graveyard", "A's hand",
    )  # fmt: skip
    s.to("Play", "B")
    assert s.value("Cow") == "3/3"
    other.choose("target Pig", "give Ox")
    other.all_pass()
    assert other.place("Pig") == "B's graveyard"
    assert not offered(ava("A: army: Silt Witch; hand: 0\nB: army: Cow"), "use")
    assert not offered(ava("A: army: Silt Witch marked; hand: 1\nB: army: Cow"), "use")


@plays("Silt Witch")
def test_a_resident_witch_reaches_her_city_alone() -> None:
    s = ava("A: city Dale: Silt Witch, Hen; army: Ox; hand: Pig\nB: army: Cow", TEXTS)
    s.choose("use Silt Witch")
    assert sorted(targets(s)) == ["Hen", "Silt Witch"]


@plays("Roadside Thane")
def test_the_thane_counts_his_cities_and_may_die_without_them() -> None:
    s = ava(
        "A: city Dale; city Oak; cities: Fen; army: Roadside Thane hurt 3; hand: Raze\nB: city Elm; army: Elk", TEXTS
    )
    assert s.value("Roadside Thane") == "3/4"
    other = s.fork()
    s.play("Raze", "target Oak")
    assert s.place("Roadside Thane") == "A's graveyard"
    other.play("Raze", "target Elm")
    assert (other.value("Roadside Thane"), other.place("Roadside Thane")) == ("3/4", "A's Army")


@plays("Roadside Thane")
def test_the_thane_is_never_in_a_city_and_helps_none() -> None:
    s = ava(f"A: hand: Roadside Thane; gold 4 House of Nobles; city Dale; army: Ox\nB: army: Elk{ENTRANCE}")
    s.choose("play Roadside Thane")
    assert "place in Dale" not in s.options()
    s.all_pass()
    assert s.place("Roadside Thane") == "A's Army"
    s = ava("A: hand: Shift; city Dale; army: Roadside Thane, Ox\nB: army: Elk", TEXTS)
    assert offered(s, "move", "Ox")
    assert not offered(s, "move", "Roadside Thane")
    s.choose("play Shift", "target Roadside Thane")
    s.all_pass()
    assert s.place("Roadside Thane") == "A's Army"
    for goal, can in (("Dale", False), ("B's army", True)):
        s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); army: Roadside Thane; hand: Wait{COMBAT}", TEXTS)
        s.choose(f"attack {goal}", "send Ox", "done")
        until(s, "block")
        assert ("Ox with Roadside Thane" in offered(s, "block")) is can
