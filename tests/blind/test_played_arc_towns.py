"""More blind texts of ARC's thirteenth round about cities and who pays for what, played as their writers meant them."""

from dataclasses import replace

import pytest

from blind.texts import arc, of_round, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spell": "magic 1: Draw a card.", "Flash": "event 1: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Rat": "creature 0 1/1", "Hog": "creature 0 1/1", "Elk": "creature 0 1/1",
    "Imp": "creature 0 1/1: (M): Gain 1 victory point.", "Stop": "event 0: Target event does not resolve.",
    "Rouse": "event 0: Unmark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Fishpond behind the Walls")
@pytest.mark.parametrize(("hurt", "left"), [(3, 2), (1, 0), (0, 0)])
def test_at_the_beginning_of_each_turn_of_its_player_the_city_regains_one(hurt: int, left: int) -> None:
    s = arc(
        f"A: attached: Fishpond behind the Walls on Dale; deck: 9; {WAITING}\nB: city Dale (Body, 8, hurt {hurt});"
        f" city Elm (Mind, 8, hurt 3); deck: 9; {WAITING}",
        TEXTS,
    )
    s.to("Play", "B")
    assert s.damage("Dale") == hurt
    s.to("Draw", "A")
    assert (s.damage("Dale"), s.damage("Elm")) == (left, 3)


@plays("Last Rites for a Town")
def test_a_city_with_little_strength_left_is_destroyed_and_its_controller_gains_two() -> None:
    s = arc(
        "A: hand: Last Rites for a Town; gems 4 Dark Legion; city Oak (Body, 8, hurt 6)\n"
        "B: city Dale (Body, 8, hurt 6): Elder; city Elm (Mind, 8, hurt 5)\nC: city Fen (Soul, 2)"
    )
    s.choose("play Last Rites for a Town")
    assert sorted(s.options()) == ["target Dale", "target Fen", "target Oak"]
    last = s.fork()
    s.choose("target Dale")
    s.all_pass()
    assert (s.place("Dale"), s.place("Elder"), s.points("B"), s.points("A")) == ("B's graveyard", "B's Army", 17, 15)
    last.choose("target Fen")
    last.all_pass()
    assert last.out("C") == "ARC-WIN-05"


@plays("Last Rites for a Town")
def test_stronger_by_then_the_city_stays_and_nobody_gains() -> None:
    cards = TEXTS | {"Mend": "event 0: Repair 3 strength of target city."}
    s = arc("A: hand: Last Rites for a Town; gems 4 Dark Legion\nB: city Dale (Body, 8, hurt 7); hand: Mend", cards)
    s.choose("play Last Rites for a Town", "play Mend")
    s.choose(*["target Dale"] * ("target Dale" in s.options()))
    s.all_pass()
    assert (s.place("Dale"), s.points("B")) == ("B's Kingdom", 15)


@plays("Out by the Barn Door")
def test_a_creature_is_unmarked_and_a_resident_may_join_its_army() -> None:
    s = arc(
        "A: army: Wolf marked; city Oak (Body, 8): Elder marked; hand: Out by the Barn Door; gems 2 Gaian\n"
        "B: city Dale (Body, 8): Hen marked; army: Ox"
    )
    s.choose("play Out by the Barn Door")
    assert sorted(s.options()) == ["target Elder", "target Hen", "target Ox", "target Wolf"]
    army = s.fork()
    s.choose("target Hen")
    until(s, "yes")
    no = s.fork()
    assert s.asked == "A"
    s.choose("yes")
    assert (s.place("Hen"), s.marked("Hen"), s.marked("Elder")) == ("B's Army", False, True)
    no.choose("no")
    assert (no.place("Hen"), no.marked("Hen")) == ("Dale", False)
    army.choose("target Wolf")
    army.all_pass()
    assert (army.marked("Wolf"), "yes" in army.options()) == (False, False)


@plays("Out by the Barn Door")
def test_it_is_no_move_of_the_turn() -> None:
    s = arc("A: city Oak (Body, 8): Elder, Imp; hand: Out by the Barn Door; gems 2 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Out by the Barn Door", "target Elder")
    until(s, "yes")
    s.choose("yes")
    assert "move Imp to the Army" in s.options()


TITHE = "Raid on the Tithe Chest"
RAID = {"Raid": replace(of_round("arc-13", TITHE)[TITHE], name="Raid")}  # an earlier round has another


@plays("Raid on the Tithe Chest")
def test_up_to_three_free_gems_of_an_opponent_are_consumed() -> None:
    s = arc(
        "A: hand: Raid, Wait; gems 3 Red Banner\nB: gems 2 Gaian, 2 The Empire, 1 House of Nobles consumed; deck: 9; hand: 1",
        TEXTS | RAID,
    )
    s.choose("play Raid")
    s.all_pass()
    none = s.fork()
    assert s.asked == "A"
    s.choose("pick Gaian resource card", "pick The Empire resource card", "pick The Empire resource card")
    assert s.gems("B") == "1 Gaian"
    s.to("Play", "B")
    assert s.gems("B") == "2 Gaian + 1 House of Nobles + 2 The Empire"
    none.choose("done")
    assert none.gems("B") == "2 Gaian + 2 The Empire"


@plays("Shouting from the Windows")
@pytest.mark.parametrize(("city", "damage"), [("Oak", 2), ("Elm", 0)])
def test_a_creature_suffers_by_the_unmarked_residents_of_a_city(city: str, damage: int) -> None:
    s = arc(
        "A: hand: Shouting from the Windows; gems 3 Red Banner; army: Wolf 1/9;"
        " city Oak (Body, 8): Elder marked, Imp, Ape of B;"
        " city Elm (Mind, 8): Sage marked\nB: army: Ox 1/9; city Dale (Body, 8): Hen"
    )
    s.choose("play Shouting from the Windows")
    for _ in range(2):
        wanted = [label for label in s.options() if label.endswith((f" {city}", "target Ox"))]
        assert not [label for label in s.options() if label.endswith("Dale")]
        s.choose(wanted[0])
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Wolf")) == (damage, 0)


@plays("Signet Hill")
@pytest.mark.parametrize(("advantage", "can"), [(" (advantage)", False), ("", True)])
def test_with_its_advantage_events_cost_opponents_one_more(advantage: str, can: bool) -> None:
    s = arc(
        f"A: city Signet Hill{advantage}; gems 1 Gaian; hand: Flash\nB: gems 1 Gaian; hand: Flash, Spell; army: Ox",
        TEXTS,
    )
    s.choose("play Flash")  # for himself it costs what it did
    assert ("play Flash" in s.options()) == can
    s = arc(
        f"A: city Signet Hill{advantage}; {WAITING}\nB: gems 1 Gaian; hand: Flash, Spell; army: Ox\nphase: Play, active B",
        TEXTS,
    )
    assert (("play Flash" in s.options()), "play Spell" in s.options()) == (can, True)


@plays("Sorrow Stairs")
def test_with_its_advantage_a_card_at_the_end_of_the_turn_costs_each_opponent_a_point() -> None:
    table = "A: city Sorrow Stairs{}; hand: {}; deck: 9\nB: army: Ox; deck: 9\nC: army: Mule; deck: 9"
    s = arc(table.format(" (advantage)", "Rat, Hog"), TEXTS)
    until(s, "yes")
    assert (s.phase, s.asked) == ("Discard", "A")
    no = s.fork()
    s.choose("yes", "pick Hog")
    s.to("Draw", "B")
    assert ([s.points(seat) for seat in "ABC"], s.hand("A"), s.grave("A")) == ([15, 14, 14], ["Rat"], ["Hog"])
    while s.active == "B":
        assert "yes" not in s.options()
        s.choose(s.way_on())
    no.choose("no")
    no.to("Draw", "B")
    assert ([no.points(seat) for seat in "ABC"], len(no.hand("A"))) == ([15, 15, 15], 2)
    s = arc(table.format("", "Rat, Hog"), TEXTS)
    while s.active == "A":
        assert "yes" not in s.options()
        s.choose(s.way_on())


@plays("Sort the Wheat")
def test_a_card_of_the_hand_becomes_a_resource_card_with_a_free_gem() -> None:
    s = arc("A: hand: Sort the Wheat, Rat, Hog, Flash; gems 2 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Sort the Wheat")
    s.all_pass()
    s.choose("pick Rat")
    s.choose("name Red Banner")
    assert (s.hand("A"), s.gems("A"), s.sees("B", "Rat")) == (["Hog", "Flash"], "1 Red Banner", False)
    assert "play Flash" in s.options()
    s = arc("A: hand: Sort the Wheat; gems 2 Gaian\nB: army: Ox", TEXTS)
    s.play("Sort the Wheat")
    assert (s.gems("A"), s.place("Sort the Wheat")) == ("", "A's graveyard")


@plays("Two Keys, One Chest")
def test_no_more_than_two_cards_are_played_by_him_in_a_turn_whatever_becomes_of_them() -> None:
    s = arc(
        "A: hand: Wait, Wait, Rat, Rite; attached: Two Keys on A; army: Imp; deck: Hog, Hog\nB: army: Ox; hand: Stop, Wait",
        TEXTS,
    )
    s.choose("play Wait", "play Stop")
    s.all_pass()
    s.play("Rat")
    assert not [label for label in s.options() if label.startswith("play")]
    assert "use Imp" in s.options()
    s.to("Play", "B")
    assert s.turn == 4
    s.play("Wait") if "play Wait" in s.options() else None
    s.to("Play", "A")
    assert [label for label in s.options() if label.startswith("play")]


@plays("Two Keys, One Chest")
def test_cards_of_the_same_turn_before_it_count_and_others_are_free() -> None:
    s = arc("A: hand: Two Keys, Rat, Hog, Elk; gems 3 House of Nobles\nB: army: Ox; hand: Wait, Wait, Wait", TEXTS)
    s.play("Rat")
    s.choose("play Two Keys")
    assert sorted(s.options()) == ["target player A", "target player B"]
    s.choose("target player A")
    s.all_pass()
    assert not [label for label in s.options() if label.startswith("play")]
    assert s.place("Two Keys") == "on player A"


@plays("Two-Ledger Broker")
@pytest.mark.parametrize(("points", "ways"), [(15, 2), (2, 2), (1, 1)])
def test_marked_he_lets_an_opponent_choose_which_of_them_it_is(points: int, ways: int) -> None:
    s = arc(f"A: army: Two-Ledger Broker; hand: Wait\nB: {points} points; army: Ox; hand: 1", TEXTS)
    s.choose("use Two-Ledger Broker")
    s.all_pass()
    assert (s.asked, len(s.options()), s.marked("Two-Ledger Broker")) == ("B", 2, True) or ways == 1
    if ways == 2:
        lose = s.fork()
        lose.choose(next(label for label in lose.options() if "lose" in label))
        assert (lose.points("A"), lose.points("B"), lose.over) == (15, points - 2, points == 2)
        s.choose(next(label for label in s.options() if "lose" not in label))
    assert (s.points("A"), s.points("B")) == (16, points)


@plays("Wall-Walk Grandmother")
def test_other_residents_of_her_city_are_tougher_and_while_it_is_attacked_its_army_too() -> None:
    s = arc("A: army: Wolf; city Oak (Body, 8): Wall-Walk Grandmother, Elder; city Elm (Mind, 8): Sage\nB: army: Ox")
    assert [s.value(n) for n in ("Elder", "Wall-Walk Grandmother", "Sage", "Wolf")] == ["1/2", "0/3", "1/1", "1/1"]
    s = arc(
        "A: army: Wolf; hand: Wait\nB: army: Ox; city Oak (Body, 8): Wall-Walk Grandmother, Elder; city Elm (Mind, 8): Sage;"
        f" hand: Wait{COMBAT}",
        TEXTS,
    )
    assert s.value("Ox") == "1/1"
    s.choose("attack Oak")
    assert [s.value(n) for n in ("Ox", "Elder", "Sage", "Wall-Walk Grandmother")] == ["1/2", "1/2", "1/1", "0/3"]
    s.to("Second Play")
    assert s.value("Ox") == "1/1"
    s = arc("A: army: Wolf\nB: army: Wall-Walk Grandmother, Ox; city Oak (Body, 8)\nphase: Attack")
    s.choose("attack Oak")
    assert s.value("Ox") == "1/2"  # she helps to defend it, and lives there as long (ARC-CITY-06)
