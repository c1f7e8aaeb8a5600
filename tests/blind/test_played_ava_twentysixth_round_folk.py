"""Blind creatures of AVA's twenty-sixth round, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Raze": "event 0: Destroy target city.",
    "Stroke": "event 0: Deal 3 damage to target creature.", "Knock": "event 0: Deal 2 damage to target creature.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Count": "event 0: Gain victory points equal to the number of residents you control.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"
TACTICS = "\nphase: Tactics"


@plays("Marl-Pit Gleaner")
@pytest.mark.parametrize(("card", "lost"), [("Axe", 1), ("Stroke", 1), ("Scare", 0), ("Give", 0), ("Home", 0)])
def test_every_opponent_loses_a_life_point_for_a_dead_gleaner(card: str, lost: int) -> None:
    s = ava(f"A: army: Marl-Pit Gleaner; hand: {card}\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {card}")
    s.choose("target Marl-Pit Gleaner") if offered(s, "target") else None
    s.all_pass()
    assert s.place("Marl-Pit Gleaner") == ("A's hand" if card == "Home" else "A's graveyard")
    assert [s.life(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Marl-Pit Gleaner")
def test_it_is_the_opponents_of_the_gleaners_controller_who_lose() -> None:
    s = ava("A: army: Elk; hand: Axe\nB: army: Marl-Pit Gleaner of A; hand: Wait", TEXTS)
    s.choose("play Axe", "target Marl-Pit Gleaner")
    while s.place("Marl-Pit Gleaner") != "A's graveyard":
        s.choose("pass")
    until(s, "play Wait")
    assert (s.life("A"), s.life("B")) == (20, 20)  # it waits on the chain
    s.all_pass()
    assert (s.life("A"), s.life("B")) == (19, 20)


@rule("AVA-CITY-09")
@plays("Culvert Badger")
def test_a_badger_is_tougher_as_a_resident_also_while_the_army_helps() -> None:
    s = ava("A: city Dale: Culvert Badger; hand: Call, Stroke\nB: army: Elk", TEXTS)
    assert s.value("Culvert Badger") == "1/5"
    s.play("Stroke", "target Culvert Badger")
    assert s.place("Culvert Badger") == "Dale"
    s.play("Call", "target Culvert Badger")
    assert s.place("Culvert Badger") == "A's graveyard"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale; army: Culvert Badger; hand: Wait{COMBAT}", TEXTS)
    away = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Culvert Badger") == "1/5"
    s.to("Second Play")
    assert s.value("Culvert Badger") == "1/2"
    away.choose("attack B's army", "send Ox", "done")
    assert away.value("Culvert Badger") == "1/2"


@plays("Culvert Badger")
def test_a_badger_dies_of_its_damage_when_its_city_falls() -> None:
    s = ava("A: city Dale: Culvert Badger, Hen 1/9; hand: Raze, Knock\nB: army: Elk", TEXTS)
    s.play("Knock", "target Culvert Badger")
    s.play("Raze")
    assert (s.place("Culvert Badger"), s.place("Hen")) == ("A's graveyard", "A's Army")


@plays("Sluice-Breaker Lout")
@pytest.mark.parametrize(("goal", "value", "left"), [("Dale", "4/1", 4), ("B's army", "2/1", 0)])
def test_a_lout_is_stronger_against_cities(goal: str, value: str, left: int) -> None:
    s = ava(f"A: army: Sluice-Breaker Lout, Hen; hand: Wait\nB: city Dale (Body, 8); army: Cow{COMBAT}", TEXTS)
    assert s.value("Sluice-Breaker Lout") == "2/1"
    s.choose(f"attack {goal}", "send Sluice-Breaker Lout", "done")
    assert (s.value("Sluice-Breaker Lout"), s.value("Hen")) == (value, "1/1")
    s.to("Second Play")
    assert (s.damage("Dale"), s.value("Sluice-Breaker Lout")) == (left, "2/1")


@plays("Sluice-Breaker Lout")
@pytest.mark.parametrize(("goal", "damage"), [("Dale", 4), ("B's army", 2)])
def test_a_lout_is_stronger_against_those_who_block_it_before_a_city(goal: str, damage: int) -> None:
    s = ava(f"A: army: Sluice-Breaker Lout; hand: 1\nB: city Dale: Elk 0/9; army: Cow 0/9; hand: 1{COMBAT}")
    s.choose(f"attack {goal}", "send Sluice-Breaker Lout", "done")
    until(s, "block")
    who = "Elk" if goal == "Dale" else "Cow"
    s.choose(f"block Sluice-Breaker Lout with {who}")
    fought(s)
    assert s.damage(who) == damage


@plays("Sluice-Breaker Lout")
def test_a_lout_keeps_its_strength_to_the_end_of_the_attack_though_the_city_has_fallen() -> None:
    s = ava(f"A: army: Sluice-Breaker Lout; hand: Raze, Wait\nB: city Dale: Elk 0/9; army: Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Sluice-Breaker Lout", "done")
    until(s, "block")
    s.choose("block Sluice-Breaker Lout with Elk")
    until(s, "play Raze")
    s.choose("play Raze")
    while "Raze" in s.chain():
        s.choose("pass")
    assert (s.place("Dale"), s.value("Sluice-Breaker Lout")) == ("B's graveyard", "4/1")
    s.to("Second Play")
    assert s.value("Sluice-Breaker Lout") == "2/1"


@plays("Pike of the Second File")
@pytest.mark.parametrize(("leader", "value"), [("", "3/3"), ("; avatar marked", "3/3"), ("; avatar in Oak", "2/2")])
def test_a_pike_is_stronger_while_the_avatar_is_in_the_army(leader: str, value: str) -> None:
    s = ava(f"A: city Oak; city Dale: Pike of the Second File; army: Pike of the Second File{leader}\nB: army: Elk")
    assert [s.value(n) for n in ("Pike of the Second File", "Pike of the Second File (2)")] == [value, value]


@plays("Pike of the Second File")
def test_a_pike_dies_of_its_damage_when_the_avatar_goes() -> None:
    s = ava("A: city Oak; army: Pike of the Second File, Ox; hand: Knock\nB: army: Elk; city Fen; avatar in Fen", TEXTS)
    s.play("Knock", "target Pike of the Second File")
    assert s.place("Pike of the Second File") == "A's Army"
    s.carry_out("move Avatar of A to Oak")
    assert (s.place("Avatar of A"), s.place("Pike of the Second File")) == ("Oak", "A's graveyard")


@plays("Proxy in Borrowed Lace")
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_a_proxy_counts_twice_unless_it_is_gone(killed: bool, winner: str) -> None:
    s = ava(
        f"A: city Oak: Proxy in Borrowed Lace; hand: 1\nB: city Fen: Fox; hand: Axe, Wait{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Proxy in Borrowed Lace")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Proxy in Borrowed Lace")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Proxy in Borrowed Lace")
def test_a_proxy_answers_with_two_and_is_one_otherwise() -> None:
    s = ava(
        "A: city Oak: Ox, Ram; hand: 1\n"
        f"B: city Fen: Proxy in Borrowed Lace, Fox, Hen; hand: Count; army: Proxy in Borrowed Lace{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox", "bid Ram")
    until(s, "bid Proxy in Borrowed Lace")
    assert sorted(offered(s, "bid")) == ["Fox", "Hen", "Proxy in Borrowed Lace"]
    s.choose("bid Proxy in Borrowed Lace", "bid Fox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Count")
    s.choose("play Count")
    until(s, "Body: 1 VP")
    assert (s.asked, s.victory("B")) == ("B", 3)


@plays("Loam-Turner Mole")
def test_a_mole_unmarks_an_own_resource_card() -> None:
    s = ava(
        "A: gold 1 Gaian marked, 1 Red Banner; army: Loam-Turner Mole; hand: Wait\nB: gold 1 Dark Legion marked", TEXTS
    )
    s.choose("use Loam-Turner Mole")
    assert sorted(targets(s)) == ["Gaian resource card", "Red Banner resource card"]
    idle = s.fork()
    s.choose("target Gaian resource card")
    s.all_pass()
    assert (s.gems("A"), s.marked("Loam-Turner Mole"), offered(s, "use")) == ("1 Gaian + 1 Red Banner", True, [])
    idle.choose("target Red Banner resource card")
    idle.all_pass()
    assert (idle.gems("A"), idle.consumed("A")) == ("1 Red Banner", "1 Gaian")


@rule("AVA-CITY-07")
@plays("Loam-Turner Mole")
def test_a_mole_in_a_city_reaches_no_resource_card() -> None:
    table = "A: gold 1 Gaian marked; {}; hand: Wait\nB: army: Elk"
    assert offered(ava(table.format("army: Loam-Turner Mole"), TEXTS), "use")
    assert not offered(ava(table.format("city Dale: Loam-Turner Mole"), TEXTS), "use")
    assert not offered(ava(table.format("army: Loam-Turner Mole marked"), TEXTS), "use")
    fight = f"A: army: Ox 1/9; hand: 1\nB: city Dale: Hen; army: Loam-Turner Mole; gold 1 Gaian marked; hand: 1{COMBAT}"
    for goal, can in (("Dale", False), ("B's army", True)):
        s = ava(fight)
        s.choose(f"attack {goal}", "send Ox", "done")
        seen = False
        while s.phase == "Attack":
            seen = seen or bool(offered(s, "use"))
            s.choose("done" if "done" in s.options() else s.way_on())
        assert seen is can


@plays("Scaffold Corps Mason")
@pytest.mark.parametrize(("hurt", "left"), [(5, 3), (1, 0), (0, 0)])
def test_a_mason_mends_any_city(hurt: int, left: int) -> None:
    damage = f", hurt {hurt}" if hurt else ""
    s = ava(f"A: army: Scaffold Corps Mason; city Oak (Mind, 9, hurt 1)\nB: city Dale (Body, 9{damage}); army: Elk")
    s.choose("use Scaffold Corps Mason")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Oak"), s.marked("Scaffold Corps Mason")) == (left, 1, True)
    assert not offered(s, "use")


@rule("AVA-CITY-07")
@plays("Scaffold Corps Mason")
def test_a_resident_mason_mends_his_own_city_alone() -> None:
    s = ava("A: city Elm (Body, 9, hurt 4): Scaffold Corps Mason; city Oak (Body, 9, hurt 4)\nB: city Dale (Body, 9)")
    s.choose("use Scaffold Corps Mason")
    assert not targets(s) or targets(s) == ["Elm"]
    s.choose("target Elm") if targets(s) else None
    s.all_pass()
    assert (s.damage("Elm"), s.damage("Oak")) == (2, 4)


@plays("Surveyor of Absent Estates")
@pytest.mark.parametrize(("answer", "top"), [("yes", "Reed"), ("no", "Moor")])
def test_a_surveyor_may_turn_the_cities_deck_and_its_city_is_still_built(answer: str, top: str) -> None:
    s = ava(
        "A: hand: Surveyor of Absent Estates, 1; gold 6 House of Nobles; army: Ox; cities: Moor, Reed\n"
        f"B: army: Elk; cities: Fen, Tarn{ENTRANCE}",
        dict.fromkeys(("Moor", "Reed", "Fen", "Tarn"), "city 2 House of Nobles Mind 6"),
    )
    s.choose("play Surveyor of Absent Estates")
    s.choose("place in the Army") if offered(s, "place") else None
    until(s, "yes")
    assert s.asked == "A"
    s.choose(answer)
    s.all_pass()
    assert offered(s, "build") == [top]
    assert "rotate the cities deck" in s.options()
    s.carry_out(f"build {top}")
    assert s.place(top) == "A's Kingdom"


@plays("Surveyor of Absent Estates")
@pytest.mark.parametrize("cities", ["cities: Moor", "no cities"])
def test_a_surveyor_changes_nothing_in_a_cities_deck_of_one_or_none(cities: str) -> None:
    cards = {"Moor": "city 2 Mind 6"}
    s = ava(
        f"A: hand: Raise; grave: Surveyor of Absent Estates; city Dale; {cities}; army: Ox\nB: army: Elk", TEXTS | cards
    )
    s.choose("play Raise")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert s.place("Surveyor of Absent Estates") == "A's Army"
    assert not cities.endswith("Moor") or s.place("Moor") == "A's cities"


@plays("Gibbet Bloat")
@pytest.mark.parametrize(("goal", "leader", "others"), [
    ("Dale", " in Dale", ["Avatar of B", "Hen"]), ("Dale", "", ["Avatar of B", "Cow", "Hen"]),
    ("B's army", "", ["Avatar of B", "Cow"]),
])  # fmt: skip
def test_a_bloat_defends_nothing(goal: str, leader: str, others: list[str]) -> None:
    s = ava(
        "A: army: Ox 1/9; hand: 1\n"
        f"B: city Dale: Gibbet Bloat, Hen; army: Gibbet Bloat, Cow; avatar{leader}; hand: 1{COMBAT}"
    )
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, "block")
    assert sorted(offered(s, "block", "Ox with ")) == [f"Ox with {name}" for name in others]


@plays("Gibbet Bloat")
def test_a_bloat_does_all_else() -> None:
    s = ava(f"A: city Oak: Gibbet Bloat; army: Gibbet Bloat; hand: 1\nB: city Fen: Fox; hand: 1{TACTICS}")
    s.choose("claim Body")
    assert sorted(offered(s, "bid")) == ["Gibbet Bloat"]
    s = ava(f"A: army: Gibbet Bloat, Ox; hand: 1\nB: army: Elk; city Fen (Body, 8); hand: 1{COMBAT}")
    s.choose("attack Fen", "send Gibbet Bloat", "done")
    fought(s)
    assert s.damage("Fen") == 4


CRANES = f"A: {{}}; gold 4 Gaian; {{}}; cities: Moor; deck: 3\nB: army: Elk; hand: {{}}{ENTRANCE}"
MOOR = {"Moor": "city 2 Gaian Mind 6"}


@plays("Hearth-Following Cranes")
@pytest.mark.parametrize("where", ["army: Hearth-Following Cranes marked, Ox", "city Dale: Hearth-Following Cranes"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_cranes_may_follow_into_a_city_that_is_built(where: str, answer: str) -> None:
    s = ava(CRANES.format("hand: 1", where, "1"), TEXTS | MOOR)
    home = s.place("Hearth-Following Cranes")
    s.choose("build Moor")
    until(s, "yes")
    s.choose(answer)
    s.all_pass()
    went = answer == "yes"
    assert s.place("Hearth-Following Cranes") == ("Moor" if went else home)
    assert s.marked("Hearth-Following Cranes") is ("marked" in where)
    assert len(s.hand("A")) == 1 + went


@plays("Hearth-Following Cranes")
@pytest.mark.parametrize("card", ["Raze", "Axe"])
def test_cranes_that_cannot_follow_bring_no_card(card: str) -> None:
    s = ava(CRANES.format("hand: 1", "city Dale; army: Hearth-Following Cranes, Ox", card), TEXTS | MOOR)
    s.choose("build Moor")
    while s.place("Moor") != "A's Kingdom":
        s.choose("pass")
    until(s, f"play {card}")
    s.choose(f"play {card}", f"target {'Moor' if card == 'Raze' else 'Hearth-Following Cranes'}")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    gone = "A's graveyard"
    assert (s.place("Moor"), s.place("Hearth-Following Cranes")) == (
        (gone, "A's Army") if card == "Raze" else ("A's Kingdom", gone)
    )
    assert len(s.hand("A")) == 1


@plays("Hearth-Following Cranes")
def test_cranes_do_not_follow_into_a_city_that_is_not_built() -> None:
    found = {"Found": "event 0: Put the top city of your cities deck into play."}
    s = ava("A: hand: Found; army: Hearth-Following Cranes; cities: Moor\nB: army: Elk", TEXTS | MOOR | found)
    s.play("Found")
    assert (s.place("Moor"), s.place("Hearth-Following Cranes"), s.hand("A")) == ("A's Kingdom", "A's Army", [])


DAME = "Dame of the Closed Fan"


@plays("Dame of the Closed Fan")
@pytest.mark.parametrize(("where", "can"), [
    (f"city Dale: {DAME}; avatar in Dale", True), (f"city Dale: {DAME}; avatar in Dale marked", True),
    (f"city Dale: {DAME} marked; avatar in Dale", False), (f"city Dale: {DAME}; city Oak; avatar in Oak", False),
    (f"city Dale: {DAME}; army: Ox", False), (f"city Dale; army: {DAME}; avatar in Dale", False),
    (f"city Dale; army: {DAME}", False),
])  # fmt: skip
def test_a_dame_brings_a_point_beside_her_avatar(where: str, can: bool) -> None:
    s = ava(f"A: {where}; hand: Wait\nB: army: Elk; hand: Wait", TEXTS)
    assert bool(offered(s, "use")) is can
    if can:
        s.choose(f"use {DAME}")
        until(s, "play Wait")
        s.choose("pass")
        s.choose("pass") if s.table.chain else None
        assert (s.victory("A"), s.victory("B"), s.marked(DAME)) == (1, 0, True)


@plays("Dame of the Closed Fan")
def test_a_dame_brings_her_point_though_she_has_left_and_none_while_the_army_helps() -> None:
    s = ava(f"A: city Dale: {DAME}; avatar in Dale; hand: 1\nB: army: Elk; hand: Axe", TEXTS)
    s.choose(f"use {DAME}")
    until(s, "play Axe")
    s.choose("play Axe", f"target {DAME}")
    s.all_pass()
    assert (s.place(DAME), s.victory("A")) == ("A's graveyard", 1)
    s = ava(f"A: army: Ox 1/9; hand: 1\nB: city Dale: Hen; army: {DAME}; hand: 1{COMBAT}")
    s.choose("attack Dale", "send Ox", "done")
    while s.phase == "Attack":
        assert not offered(s, "use")
        s.choose("done" if "done" in s.options() else s.way_on())
