"""Blind spells and events of AVA's twentieth round, played as their writers meant them."""

from dataclasses import replace

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, of_round, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Other": "event 0: Draw 2 cards.",
    "Shift": "event 0: Put target creature you control into a city.",
    "Boost": "enchantment 0: Attach to target creature. Enchanted creature gets +1/+1.",
    "Coat": "enchantment 0: Attach to target enchantment.",
    "Rite": "magic 0: Draw a card.",
}  # fmt: skip
STUMBLE = "Stumble on the Stair"
TRIP = {"Trip": replace(of_round("ava-20", STUMBLE)[STUMBLE], name="Trip")}  # an earlier round has another Stumble
COMBAT = "\nphase: Attack"


@plays("Writ of Seizure")
def test_an_event_of_a_hand_that_one_sees_is_discarded() -> None:
    s = ava("A: hand: Writ of Seizure; gold 2 The Empire\nB: hand: Wait, Other, Rite, Ox\nC: hand: Wait", TEXTS)
    s.choose("play Writ of Seizure")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Other", "Wait"])
    assert s.sees("A", "Ox")
    assert not s.sees("C", "Ox")
    s.choose("pick Other")
    s.all_pass()
    assert (sorted(s.hand("B")), s.grave("B")) == (["Ox", "Rite", "Wait"], ["Other"])


@plays("Writ of Seizure")
def test_without_an_event_nothing_more_happens() -> None:
    s = ava("A: hand: Writ of Seizure; gold 2 The Empire; army: Elk\nB: hand: Rite, Ox", TEXTS)
    s.play("Writ of Seizure")
    assert (sorted(s.hand("B")), s.grave("B")) == (["Ox", "Rite"], [])


@plays("Unpick the Threads")
def test_an_enchantment_goes_to_its_owners_hand_and_what_is_attached_to_it_to_the_graveyard() -> None:
    s = ava(
        "A: hand: Unpick the Threads; gold 2 Gaian; army: Ox 1/1, Hen 1/1\nB: hand: 0; attached: Boost on Ox, Coat on Boost",
        TEXTS,
    )
    assert s.value("Ox") == "2/2"
    s.choose("play Unpick the Threads")
    assert sorted(targets(s)) == ["Boost", "Coat"]
    s.choose("target Boost")
    s.all_pass()
    assert (s.hand("B"), s.hand("A"), s.grave("B"), s.value("Ox")) == (["Boost"], [], ["Coat"], "1/1")


@plays("Masons by Moonlight")
def test_all_damage_of_an_own_city_is_mended() -> None:
    s = ava(
        "A: hand: Masons by Moonlight; gold 2 The Empire; city Dale (Body, 8, hurt 7); city Oak (Mind, 8); army: Elk\n"
        "B: city Fen (Soul, 8, hurt 3)"
    )
    s.choose("play Masons by Moonlight")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Fen"), s.life("A")) == (0, 3, 20)


@plays("Powder under the Wall")
def test_a_city_in_which_nobody_lives_is_hurt() -> None:
    s = ava(
        "A: hand: Powder under the Wall; gold 2 Red Banner; city Dale (Body, 8); army: Elk\n"
        "B: city Fen (Soul, 8): Cow; city Oak (Body, 8); city Elm (Body, 8); avatar in Elm; city Ash (Mind, 3);"
        " hand: Shift; army: Hen",
        TEXTS,
    )
    s.choose("play Powder under the Wall")
    assert sorted(targets(s)) == ["Ash", "Dale", "Oak"]
    razed = s.fork()
    s.choose("target Oak")
    late = s.fork()
    s.all_pass()
    assert (s.damage("Oak"), s.place("Oak")) == (3, "B's Kingdom")
    razed.choose("target Ash")
    razed.all_pass()
    assert razed.place("Ash") != "B's Kingdom"
    until(late, "play Shift")
    late.choose("play Shift", *(o for o in ("target Hen",) if "target Hen" in late.options()))
    for answer in ("target Hen", "place in Oak", "move Hen to Oak", "pick Oak"):
        if answer in late.options():
            late.choose(answer)
    late.all_pass()
    assert (late.place("Hen"), late.damage("Oak")) == ("Oak", 0)


@plays("Census of the Quarters")
@pytest.mark.parametrize(
    ("cities", "drawn"),
    [
        ("city Dale (Body, 8); city Oak (Body, 8)", 1),
        ("city Dale (Body, 8); city Oak (Mind, 8); city Elm (Soul, 8)", 3),
        ("city Oak (Soul, 8)", 1),
    ],
)
def test_each_discipline_among_ones_cities_draws_a_card(cities: str, drawn: int) -> None:
    s = ava(
        f"A: hand: Census of the Quarters; gold 3 House of Nobles; {cities}; army: Elk\nB: city Fen (Soul, 8); army: Cow"
    )
    s.play("Census of the Quarters")
    assert len(s.hand("A")) == drawn


@plays("Census of the Quarters")
def test_who_must_draw_from_an_empty_deck_is_defeated() -> None:
    table = (
        "A: hand: Census of the Quarters; gold 3 House of Nobles; city Dale; city Oak (Mind, 8); deck: 1\nB: army: Elk"
    )
    s = ava(table)
    s.play("Census of the Quarters")
    assert s.over


@plays("Stumble on the Stair")
def test_any_creature_is_marked_also_after_a_claim() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox; hand: Trip; gold 1 House of Nobles\n"
        "B: city Fen (Body, 8): Fox, Hen marked; hand: Wait\nphase: Tactics",
        TEXTS | TRIP,
    )
    s.choose("claim Body", "bid Ox")
    until(s, "play Trip")
    s.choose("play Trip")
    assert sorted(targets(s)) == ["Fox", "Hen", "Ox"]
    s.choose("target Fox")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Fox")) == ("A", True)


@plays("Stumble on the Stair")
def test_a_defender_that_is_marked_defends_on() -> None:
    s = ava(
        f"A: army: Ox 2/9; hand: Trip; gold 1 House of Nobles\nB: army: Cow 1/9; hand: Wait{COMBAT}",
        TEXTS | TRIP,
    )
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow")
    until(s, "play Trip")
    s.choose("play Trip", "target Cow")
    fought(s)
    assert (s.damage("Cow"), s.damage("Ox"), s.life("B"), s.marked("Cow")) == (2, 1, 20, True)


@plays("Fresh Straw at Dusk")
def test_any_creature_is_unmarked_and_its_move_stays_used_up() -> None:
    s = ava(
        "A: hand: Fresh Straw at Dusk; gold 1 Gaian; army: Ox, Hen; city Dale (Body, 8)\nB: army: Cow marked; hand: Wait",
        TEXTS,
    )
    s.carry_out("move Ox to Dale")
    s.choose("play Fresh Straw at Dusk")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    other = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.marked("Ox"), offered(s, "move")) == (False, [])
    other.choose("target Cow")
    other.all_pass()
    assert (other.marked("Cow"), other.marked("Ox")) == (False, True)


@plays("Fresh Straw at Dusk")
def test_a_resident_that_is_unmarked_still_counts_for_its_bid() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox; hand: Fresh Straw at Dusk; gold 1 Gaian\nB: city Fen (Mind, 8); hand: Wait\n"
        "phase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Ox")
    until(s, "play Fresh Straw at Dusk")
    s.choose("play Fresh Straw at Dusk")
    s.choose(*(o for o in ("target Ox",) if o in s.options()))
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Ox")) == ("A", False)


@plays("Spears Lowered")
def test_a_defending_creature_is_stronger_until_the_turn_ends() -> None:
    s = ava(
        "A: army: Ox 1/9, Pig 1/9; hand: Wait\n"
        f"B: army: Cow 1/1, Elk 1/1; hand: Spears Lowered; gold 1 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "send Pig", "done")
    assert "play Spears Lowered" not in s.options()
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow", "block Pig with Avatar of B")
    if "done" in s.options():
        s.choose("done")
    until(s, "play Spears Lowered")
    s.choose("play Spears Lowered")
    assert targets(s) in ([], ["Cow"])  # the avatar, the attackers and who stays at home are none
    s.choose(*(o for o in ("target Cow",) if o in s.options()))
    fought(s)
    assert (s.value("Cow"), s.damage("Ox"), s.place("Cow")) == ("3/2", 3, "B's Army")
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Powder Flash")
def test_an_attacking_or_defending_creature_suffers_two() -> None:
    s = ava(
        f"A: army: Ox 3/2, Pig 1/9, Ram 1/1; hand: Wait\nB: army: Cow 1/1, Elk 1/1; hand: Powder Flash; gold 2 Red Banner"
        f"{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "send Pig", "send Avatar of A", "done", "play Powder Flash")
    assert sorted(targets(s)) == ["Ox", "Pig"]
    s.choose("target Ox")
    until(s, "block")
    assert (s.place("Ox"), s.damage("Pig")) == ("A's graveyard", 0)


@plays("Powder Flash")
def test_an_attacker_whose_defender_is_killed_remains_defended() -> None:
    s = ava(f"A: army: Ox 3/3; hand: Powder Flash; gold 2 Red Banner\nB: army: Cow 1/1, Elk; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow")
    until(s, "play Powder Flash")
    s.choose("play Powder Flash")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    fought(s)
    assert (s.place("Cow"), s.damage("Ox"), s.life("B"), s.victory("A")) == ("B's graveyard", 0, 20, 0)
