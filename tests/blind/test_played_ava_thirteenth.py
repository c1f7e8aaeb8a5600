"""Blind texts of AVA's thirteenth round on creatures and what is attached, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Call": "event 0: Unmark target creature.",
    "Ram": "event 0: Deal 3 damage to target city.", "Sting": "event 0: Deal 3 damage to target creature.",
    "Raze": "event 0: Destroy target enchantment.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Cold-Room Butcher")
def test_its_death_costs_each_opponent_of_who_controlled_it_a_life_point() -> None:
    for kill, lives in (("Axe", [19, 20, 19, 19]), ("Home", [20, 20, 20, 20])):
        s = ava(f"A: army: Ox; hand: {kill}\nB: army: Cold-Room Butcher\nC:\nD:", TEXTS)
        s.play(kill, "target Cold-Room Butcher")
        assert [s.life(seat) for seat in "ABCD"] == lives


@plays("Double-Barred Doors")
def test_who_lives_behind_the_doors_is_tougher_the_helping_army_too() -> None:
    s = ava(
        "A: gold 2 Gaian; hand: Double-Barred Doors; city Dale (Body, 8): Ox 1/1; army: Cow 1/1\nB: city Fen (Mind, 8)"
    )
    s.choose("play Double-Barred Doors")
    assert sorted(s.options()) == ["target Dale", "target Fen"]
    s.choose("target Dale")
    s.all_pass()
    assert [s.value(name) for name in ("Ox", "Cow")] == ["1/3", "1/1"]
    s.carry_out("move Ox to the Army")
    assert s.value("Ox") == "1/1"
    s = ava(f"A: army: Ox\nB: city Dale (Body, 8); attached: Double-Barred Doors on Dale; army: Elk 1/1, Hen{COMBAT}")
    blocking(s, "Dale", "Ox")
    assert (s.value("Elk"), s.value("Ox")) == ("1/3", "1/1")


@plays("Hod-Carrying Wrecker")
def test_it_strikes_harder_in_an_attack_on_a_city_to_its_end() -> None:
    s = ava(
        f"A: army: Hod-Carrying Wrecker, Ox 0/9; hand: 1\nB: city Dale (Body, 8); army: Elk 0/9; hand: Fall{COMBAT}",
        TEXTS,
    )
    army, falls = s.fork(), s.fork()
    s.choose("attack Dale", "send Hod-Carrying Wrecker", "done")
    assert s.value("Hod-Carrying Wrecker") == "4/3"
    fought(s)
    assert (s.damage("Dale"), s.value("Hod-Carrying Wrecker")) == (4, "2/3")
    army.choose("attack B's army", "send Hod-Carrying Wrecker", "done")
    assert army.value("Hod-Carrying Wrecker") == "2/3"
    falls.choose("attack Dale", "send Hod-Carrying Wrecker", "send Ox", "done", "play Fall")
    while falls.place("Dale") == "B's Kingdom":
        falls.choose("pass")
    assert (falls.phase, falls.value("Hod-Carrying Wrecker")) == ("Attack", "4/3")
    s = ava(f"A: army: Ox 1/9; hand: 1\nB: city Dale (Body, 8): Hod-Carrying Wrecker; hand: Wait{COMBAT}", TEXTS)
    blocking(s, "Dale", "Ox")
    s.choose("block Ox with Hod-Carrying Wrecker", "done")
    assert s.value("Hod-Carrying Wrecker") == "2/3"


@plays("Insured Ruins")
def test_who_insured_a_city_gains_by_its_fall_whoever_controls_it() -> None:
    s = ava(
        "A: gold 2 House of Nobles; hand: Insured Ruins, Fall; city Dale (Body, 8); city Moor (Soul, 8)\nB: city Fen (Mind, 8)",
        TEXTS,
    )
    s.choose("play Insured Ruins")
    assert sorted(s.options()) == ["target Dale", "target Moor"]
    s.choose("target Dale")
    s.all_pass()
    other = s.fork()
    s.play("Fall", "target Dale")
    assert (s.victory("A"), len(s.hand("A")), s.place("Insured Ruins")) == (2, 1, "A's graveyard")
    other.play("Fall", "target Moor")
    assert (other.victory("A"), len(other.hand("A"))) == (0, 0)
    s = ava("A: hand: Raze, Fall, 1; army: Ox\nB: city Fen (Mind, 8); attached: Insured Ruins on Fen", TEXTS)
    s.play("Raze")
    s.play("Fall")
    assert (s.place("Fen"), s.victory("B"), len(s.hand("B"))) == ("B's graveyard", 0, 0)


@plays("Pride of Many Streets")
def test_each_city_of_its_controller_raises_its_host_and_one_that_falls_may_kill_it() -> None:
    s = ava("""
        A: gold 2 The Empire; hand: Pride of Many Streets, Sting, Fall; army: Cow
        B: city Dale (Body, 8); city Fen (Mind, 8); army: Ox 1/2
    """, TEXTS)  # fmt: skip
    s.play("Pride of Many Streets", "target Ox")
    assert s.value("Ox") == "3/4"
    s.play("Sting", "target Ox")
    assert s.place("Ox") == "B's Army"
    s.play("Fall", "target Dale")
    assert s.place("Ox") == "B's graveyard"


@plays("Rain-Barrel Nymph")
def test_a_creature_within_reach_is_tougher_for_the_turn() -> None:
    s = ava("A: army: Rain-Barrel Nymph; hand: 1\nB: city Dale (Body, 8): Elk 1/1; army: Hen")
    s.choose("use Rain-Barrel Nymph")
    assert sorted(s.options()) == ["target Elk", "target Hen", "target Rain-Barrel Nymph"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.value("Elk"), s.marked("Rain-Barrel Nymph")) == ("1/3", True)
    s.to("Play", "B")
    assert s.value("Elk") == "1/1"
    s = ava("A: city Fen (Mind, 8): Rain-Barrel Nymph, Ox; army: Cow; hand: 1\nB: army: Hen")
    s.choose("use Rain-Barrel Nymph")
    assert sorted(s.options()) == ["target Ox", "target Rain-Barrel Nymph"]


@plays("Runner with a Paper Seal")
def test_its_move_is_beside_the_one_of_the_turn() -> None:
    s = ava("A: city Dale (Body, 8); army: Runner with a Paper Seal, Ox, Cow; hand: Call, 1\nB:", TEXTS)
    s.carry_out("move Ox to Dale")
    assert [o for o in s.options() if o.startswith("move")] == ["move Runner with a Paper Seal to Dale"]
    s.carry_out("move Runner with a Paper Seal to Dale")
    assert s.marked("Runner with a Paper Seal")
    assert not [o for o in s.options() if o.startswith("move")]
    s.play("Call", "target Runner with a Paper Seal")
    assert "move Runner with a Paper Seal to the Army" in s.options()


@plays("Sallow Cutthroat")
def test_unblocked_against_an_army_it_costs_a_card() -> None:
    table = "A: army: Sallow Cutthroat; hand: 1\nB: hand: {}; city Dale (Body, 8); army: Elk 1/9{}" + COMBAT
    s = ava(table.format("Axe, Wait", " marked; avatar marked"), {"Axe": "creature", "Wait": "creature"})
    s.choose("attack B's army")
    s.choose("send Sallow Cutthroat", "done") if "send Sallow Cutthroat" in s.options() else None
    while not [o for o in s.options() if "Wait" in o]:
        s.choose(s.way_on())
    assert (s.asked, len(s.options())) == ("B", 2)
    s.choose(next(o for o in s.options() if "Wait" in o))
    fought(s)
    assert (s.hand("B"), s.victory("A")) == (["Axe"], 2)
    for target, marked in (("Dale", " marked; avatar marked"), ("B's army", "")):
        s = ava(table.format("1", marked))
        s.choose(f"attack {target}", "send Sallow Cutthroat", "done")
        while s.phase == "Attack":
            block = "block Sallow Cutthroat with Elk"
            s.choose(block if block in s.options() else "done" if "done" in s.options() else s.way_on())
        assert len(s.hand("B")) == 1


@plays("Thrice-Waked Sentry")
def test_for_two_gold_it_is_unmarked_once_each_turn() -> None:
    s = ava("A: gold 4 Gaian; city Dale (Body, 8): Thrice-Waked Sentry marked, Ox; hand: 1\nB: hand: 1; deck: 9")
    s.carry_out("use Thrice-Waked Sentry")
    assert (s.marked("Thrice-Waked Sentry"), s.consumed("A")) == (False, "2 Gaian")
    s.carry_out("move Thrice-Waked Sentry to the Army")
    assert s.marked("Thrice-Waked Sentry")
    assert "use Thrice-Waked Sentry" not in s.options()
    s.to("Play", "B")
    s.to("Play", "A")
    assert "use Thrice-Waked Sentry" in s.options()
    s = ava("A: gold 1 Gaian; army: Thrice-Waked Sentry marked; hand: 1\nB: hand: 1")
    assert "use Thrice-Waked Sentry" not in s.options()


@plays("Tireless Ward Speaker")
def test_won_by_it_a_bid_leaves_it_ready_for_the_next() -> None:
    table = """
        A: city Dale (Body, 8): Tireless Ward Speaker{}, Ox; city Fen (Mind, 8)
        B: city Moor (Soul, 8): Elk{}; hand: 1
        phase: Tactics
    """
    s = ava(table.format("", " marked"))
    s.choose("claim Body", "bid Tireless Ward Speaker", "done")
    while "yes" not in s.options():
        s.choose("pass")
    kept = s.fork()
    s.choose("yes")
    assert not s.marked("Tireless Ward Speaker")
    s.choose("claim Mind")
    assert "bid Tireless Ward Speaker" in s.options()
    kept.choose("no")
    assert kept.marked("Tireless Ward Speaker")
    s = ava(table.format("", ""))
    s.choose("claim Body", "bid Tireless Ward Speaker", "done", "bid Elk")  # equal, so nobody wins
    assert "yes" not in s.options()
    assert s.marked("Tireless Ward Speaker")
    s = ava(table.format(" marked", " marked"))
    s.choose("claim Body", "bid Ox")
    assert "yes" not in s.options()
    assert s.marked("Tireless Ward Speaker")


@plays("Well-Sinker's Cousin")
def test_entering_a_city_it_mends_two_of_that_city() -> None:
    table = """
        A: gold 2 Gaian; hand: Well-Sinker's Cousin; city Dale (Body, 8, hurt {}); city Fen (Mind, 8, hurt 3)
        B:
        phase: Entrance
    """
    for place, hurt, left in (("Dale", 5, (3, 3)), ("Dale", 1, (0, 3)), ("the Army", 5, (5, 3))):
        s = ava(table.format(hurt))
        s.play("Well-Sinker's Cousin", f"place in {place}")
        assert (s.damage("Dale"), s.damage("Fen")) == left
    s = ava("A: army: Well-Sinker's Cousin; city Dale (Body, 8, hurt 5); hand: 1\nB:")
    s.carry_out("move Well-Sinker's Cousin to Dale")
    assert s.damage("Dale") == 5


@plays("Tabard Boy")
def test_beside_the_avatar_in_the_army_it_is_stronger() -> None:
    for places, value in (
        ("army: Tabard Boy marked; avatar marked", "2/2"), ("city Dale (Body, 8): Tabard Boy; avatar in Dale", "1/1"),
        ("city Dale (Body, 8); avatar in Dale; army: Tabard Boy", "1/1"), ("city Dale (Body, 8): Tabard Boy", "1/1"),
    ):  # fmt: skip
        assert ava(f"A: {places}\nB:").value("Tabard Boy") == value


@plays("Stubborn Town Council")
def test_he_may_build_but_not_rotate() -> None:
    s = ava("A: gold 1 Dark Legion; hand: Stubborn Town Council\nB: gold 2 Gaian; hand: 1; deck: 9")
    s.play("Stubborn Town Council", "target player B")
    s.to("Entrance", "A")
    assert "rotate the cities deck" in s.options()
    s.to("Entrance", "B")
    assert "build Spare City 1" in s.options() or [o for o in s.options() if o.startswith("build")]
    assert "rotate the cities deck" not in s.options()


@plays("Tax Office of All Coins")
def test_its_gold_is_of_the_faction_that_is_named() -> None:
    cards = {"Moss": "event 1 Gaian: Draw a card.", "Rust": "event 2 Red Banner loyalty 1: Draw a card."}
    s = ava(
        "A: gold 1 House of Nobles, 2 The Empire; hand: Tax Office of All Coins, Moss, Rust\nB: gold 1 Gaian", cards
    )
    assert {"play Moss", "play Rust"}.isdisjoint(s.options())
    s.choose("play Tax Office of All Coins")
    assert len(s.options()) == 4
    s.choose("target The Empire resource card (2)") if "target The Empire resource card (2)" in s.options() else None
    s.all_pass()
    assert {"play Moss", "play Rust"} <= set(s.options())
    s.play("Rust")
    assert s.consumed("A") == "1 House of Nobles + 2 The Empire"


@plays("Reiver of the Packed Drum")
def test_it_strikes_with_the_force_of_those_it_drives_on() -> None:
    s = ava(
        "A: army: Reiver of the Packed Drum marked, Ox 3/1; city Dale (Body, 8): Cow 2/2, Hen marked; hand: Axe\nB: hand: 1",
        TEXTS,
    )
    s.choose("use Reiver of the Packed Drum")
    assert sorted(s.options()) == ["give Cow", "give Ox"]
    s.choose("give Ox")
    s.choose("play Axe", "target Ox") if "play Axe" in s.options() else None
    s.all_pass()
    assert (s.place("Ox"), s.value("Reiver of the Packed Drum")) == ("A's graveyard", "5/4")
    s.carry_out("use Reiver of the Packed Drum")
    assert (s.value("Reiver of the Packed Drum"), s.marked("Cow")) == ("7/4", True)
    assert "use Reiver of the Packed Drum" not in s.options()
    s.to("Play", "B")
    assert s.value("Reiver of the Packed Drum") == "2/4"


@plays("Lodger at the Barracks")
def test_in_a_city_it_shelters_the_others_and_in_the_army_it_strikes() -> None:
    s = ava("A: city Dale (Body, 8): Lodger at the Barracks, Ox 1/1; army: Cow 1/1\nB: army: Elk 1/1")
    assert [s.value(name) for name in ("Lodger at the Barracks", "Ox", "Cow", "Elk")] == ["1/3", "1/2", "1/1", "1/1"]
    s = ava("A: army: Lodger at the Barracks, Ox 1/1\nB: army: Elk")
    assert [s.value(name) for name in ("Lodger at the Barracks", "Ox")] == ["3/3", "1/1"]
    s = ava(f"A: army: Imp\nB: city Dale (Body, 8): Lodger at the Barracks, Ox 1/1; army: Cow 1/1{COMBAT}")
    blocking(s, "Dale", "Imp")
    assert [s.value(name) for name in ("Lodger at the Barracks", "Ox", "Cow")] == ["1/3", "1/2", "1/2"]


@plays("Pickpocket of Ash Lane")
@pytest.mark.parametrize(("goal", "answer"), [("B's army", "yes"), ("B's army", "no"), ("Dale", "yes"), ("Dale", "no")])
def test_let_through_it_may_deal_nothing_for_another_card(goal: str, answer: str) -> None:
    table = "A: army: Pickpocket of Ash Lane; hand: Wait; deck: Rat, Hog\nB: avatar marked; city Dale (Body, 9)"
    s = ava(f"{table}; army: Cow 1/9{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    s.choose("done")
    until(s, "yes")
    s.choose(answer)
    fought(s, "discard Wait")
    dealt = s.damage("Dale") + s.victory("A")
    assert (dealt, s.hand("A")) == ((0, ["Rat"]) if answer == "yes" else (2, ["Wait"]))
