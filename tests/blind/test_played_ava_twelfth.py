"""Blind texts of AVA's twelfth round, its creatures, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, resolve
from blind.texts import ava, cards_of, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Call": "event 0: Unmark target creature.",
    "Sting": "event 0: Deal 3 damage to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ROWENA = f"avatar 0/22: {cards_of('ava')['Rowena of the Open Hand'].text}"


@plays("Ashen Bellman")
def test_its_death_costs_each_opponent_a_life_point() -> None:
    for kill, lives in (("Axe", [19, 20, 19, 19]), ("Home", [20, 20, 20, 20])):
        s = ava(f"A: army: Ox; hand: {kill}\nB: army: Ashen Bellman\nC:\nD:", TEXTS)
        s.play(kill, "target Ashen Bellman")
        assert [s.life(seat) for seat in "ABCD"] == lives


@plays("Assessor of Walls")
def test_it_mends_the_city_where_it_lives_and_more_beside_its_avatar() -> None:
    for places, left in (
        ("city Dale (Body, 8, hurt 5): Assessor of Walls", 4),
        ("city Dale (Body, 8, hurt 2): Assessor of Walls; avatar in Dale", 0),
        ("city Dale (Body, 8, hurt 5): Assessor of Walls; avatar in Dale", 2),
        ("city Dale (Body, 8, hurt 5): Assessor of Walls; city Moor (Soul, 8); avatar in Moor", 4),
        ("city Dale (Body, 8, hurt 5); army: Assessor of Walls", 5),
    ):  # fmt: skip
        s = ava(f"A: {places}; hand: 1\nB: city Fen (Mind, 8)")
        s.carry_out("use Assessor of Walls") if "use Assessor of Walls" in s.options() else None
        assert (s.damage("Dale"), s.marked("Assessor of Walls") or left == 5) == (left, True)
    s = ava(f"A: army: Ox 0/9\nB: city Dale (Body, 8, hurt 5); army: Assessor of Walls; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    if "use Assessor of Walls" in s.options():
        s.choose("use Assessor of Walls")
        resolve(s)
    assert s.damage("Dale") == 5


@plays("Clerk of Petitions")
def test_won_by_it_a_bid_brings_a_card_for_each_of_them() -> None:
    table = "A: city Dale (Body, 8): {}; deck: 9\nB: city Fen (Mind, 8): {}; deck: 9\nphase: Tactics"
    for mine, theirs, hands in (
        ("Clerk of Petitions", "Elk marked", (1, 0)), ("Clerk of Petitions", "Elk", (0, 0)),
        ("Ox", "Clerk of Petitions", (0, 0)),
    ):  # fmt: skip
        s = ava(table.format(mine, theirs))
        s.choose("claim Body", f"bid {mine}")
        s.choose(f"bid {theirs}") if f"bid {theirs}" in s.options() else None
        resolve(s)
        assert (len(s.hand("A")), len(s.hand("B"))) == hands
    s = ava(table.format("Ox", "Clerk of Petitions, Clerk of Petitions"))
    s.choose("claim Body", "bid Ox", "bid Clerk of Petitions", "bid Clerk of Petitions")
    s.choose("trigger of Clerk of Petitions") if "trigger of Clerk of Petitions" in s.options() else None
    resolve(s)
    assert (len(s.hand("A")), len(s.hand("B"))) == (0, 2)
    s = ava(table.format("Clerk of Petitions marked, Ox", "Elk marked"))
    s.choose("claim Body", "bid Ox") if "bid Ox" in s.options() else s.choose("claim Body")
    resolve(s)
    assert len(s.hand("A")) == 0


@plays("Coffin Page")
def test_it_attacks_beside_the_avatar_only() -> None:
    s = ava(f"A: army: Coffin Page, Ox; hand: 1\nB: army: Elk{COMBAT}")
    s.choose("attack B's army", "send Coffin Page")
    assert "done" not in s.options()
    s.choose("send Avatar of A", "done")
    assert (s.marked("Coffin Page"), s.marked("Avatar of A"), s.marked("Ox")) == (True, True, False)
    s = ava(f"A: army: Coffin Page, Ox; avatar marked; hand: 1\nB: army: Elk{COMBAT}")
    s.choose("attack B's army")
    assert "send Coffin Page" not in s.options()
    assert not s.marked("Coffin Page")
    s = ava(f"A: army: Ox\nB: army: Coffin Page{COMBAT}")
    blocking(s, "B's army", "Ox")
    assert "block Ox with Coffin Page" in s.options()


@plays("Driver of the Bone Cart")
@pytest.mark.parametrize(("lp", "answer", "grave", "life", "over"), [
    (20, "yes", "Ox cost 3, Elk cost 4, Hen cost 1", 18, False), (20, "no", "Ox cost 3", 20, False),
    (20, "yes", "Elk cost 4", 18, False), (1, "yes", "Ox cost 3", 0, True),
])  # fmt: skip
def test_two_life_points_bring_a_cheap_creature_card_back(
    lp: int, answer: str, grave: str, life: int, over: bool
) -> None:
    s = ava(
        f"A: {lp} LP; gold 3 Dark Legion; hand: Driver of the Bone Cart; grave: {grave}\nB: hand: 1\nphase: Entrance"
    )
    s.choose("play Driver of the Bone Cart")
    while answer not in s.options():
        s.choose("place in the Army" if "place in the Army" in s.options() else "pass")
    s.choose(answer)
    if "pick Ox" in s.options():
        assert sorted(s.options()) == ["pick Hen", "pick Ox"]
        s.choose("pick Ox")
    assert (s.life("A"), s.over) == (life, over)
    if not over and "Ox" in grave:
        assert s.place("Ox") == ("A's hand" if answer == "yes" else "A's graveyard")


@plays("Duelist in Velvet")
def test_as_the_only_attacker_it_is_stronger() -> None:
    s = ava(
        f"A: army: Duelist in Velvet, Ox 0/9; hand: 1\nB: army: Elk; city Dale (Body, 8); hand: Axe, Wait{COMBAT}",
        TEXTS,
    )
    two, led = s.fork(), s.fork()
    s.choose("attack Dale", "send Duelist in Velvet", "done")
    assert s.value("Duelist in Velvet") == "4/3"
    fought(s)
    assert (s.damage("Dale"), s.value("Duelist in Velvet")) == (4, "2/2")
    two.choose("attack Dale", "send Duelist in Velvet", "send Ox", "done")
    assert two.value("Duelist in Velvet") == "2/2"
    two.choose("play Axe", "target Ox")
    while two.place("Ox") == "A's Army":
        two.choose("pass")
    assert two.value("Duelist in Velvet") == "4/3"
    led.choose("attack Dale", "send Duelist in Velvet", "send Avatar of A", "done")
    assert led.value("Duelist in Velvet") == "2/2"


@plays("Elder of the Orchard")
def test_it_counts_as_two_residents_in_claims_and_answers() -> None:
    for mine, theirs, won in (("Elder of the Orchard", "Ox", "A"), ("Ox", "Elder of the Orchard", "B")):
        s = ava(f"A: city Dale (Body, 8): {mine}\nB: city Fen (Body, 8): {theirs}\nphase: Tactics")
        s.choose("claim Body", f"bid {mine}", f"bid {theirs}")
        assert (s.asked, "Body: 1 VP" in s.options()) == (won, True)


@plays("Hinge-Breaker Ogre")
def test_unblocked_it_deals_two_more_to_a_city() -> None:
    table = "A: army: Hinge-Breaker Ogre, Cow 0/9; hand: 1\nB: city Dale (Body, 9); army: Elk 0/9{}" + COMBAT
    s = ava(table.format(" marked; avatar marked"))
    army = s.fork()
    s.choose("attack Dale", "send Hinge-Breaker Ogre", "done")
    fought(s)
    assert s.damage("Dale") == 5
    army.choose("attack B's army", "send Hinge-Breaker Ogre", "done")
    fought(army)
    assert (army.victory("A"), army.life("B")) == (3, 20)
    s = ava(table.format(""))
    blocking(s, "Dale", "Hinge-Breaker Ogre")
    s.choose("block Hinge-Breaker Ogre with Elk", "done")
    fought(s)
    assert (s.damage("Dale"), s.damage("Elk")) == (0, 3)


@plays("Hound of the Meadow Gate")
def test_it_is_stronger_as_it_defends_a_city_from_wherever() -> None:
    table = "A: army: Ox 0/9, Cow 0/9\nB: city Dale (Body, 8){}; hand: Wait" + COMBAT
    for home in (": Hound of the Meadow Gate", "; army: Hound of the Meadow Gate"):
        s = ava(table.format(home), TEXTS)
        blocking(s, "Dale", "Ox")
        assert s.value("Hound of the Meadow Gate") == "1/2"
        s.choose("block Ox with Hound of the Meadow Gate", "done")
        assert s.value("Hound of the Meadow Gate") == "2/4"
        fought(s)
        assert s.value("Hound of the Meadow Gate") == "1/2"
    s = ava(table.format("; army: Hound of the Meadow Gate"), TEXTS)
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Hound of the Meadow Gate", "done")
    assert s.value("Hound of the Meadow Gate") == "1/2"


@plays("Kettledrum Orc")
def test_two_others_that_attack_with_it_strike_harder_this_turn() -> None:
    table = "A: army: Kettledrum Orc, Ox 1/9, Cow 1/9, Hen 1/9; hand: 1\nB: army: Elk; hand: Axe, 1" + COMBAT
    s = ava(table, TEXTS)
    two, shot = s.fork(), s.fork()
    s.choose("attack B's army", "send Kettledrum Orc", "send Ox", "send Cow", "done")
    resolve(s)
    names = ("Kettledrum Orc", "Ox", "Cow", "Hen")
    assert [s.value(name) for name in names] == ["2/3", "2/9", "2/9", "1/9"]
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"
    two.choose("attack B's army", "send Kettledrum Orc", "send Ox", "send Avatar of A", "done")
    resolve(two)
    assert two.value("Ox") == "1/9"
    shot.choose("attack B's army", "send Kettledrum Orc", "send Ox", "send Cow", "done", "play Axe", "target Ox")
    resolve(shot)
    assert (shot.place("Ox"), shot.value("Cow")) == ("A's graveyard", "2/9")


@plays("Milestone Legionary")
def test_its_move_is_beside_the_one_of_the_turn() -> None:
    s = ava("A: city Dale (Body, 8); army: Milestone Legionary, Ox, Cow; hand: Call, 1\nB:", TEXTS)
    s.carry_out("move Milestone Legionary to Dale")
    assert s.marked("Milestone Legionary")
    s.carry_out("move Ox to Dale")
    assert not [o for o in s.options() if o.startswith("move")]
    s.play("Call", "target Milestone Legionary")
    assert [o for o in s.options() if o.startswith("move")] == ["move Milestone Legionary to the Army"]


@plays("Surgeon of the Line")
def test_all_damage_of_a_creature_within_reach_is_gone() -> None:
    s = ava("A: army: Surgeon of the Line; hand: Sting\nB: city Dale (Body, 8): Elk 1/5 hurt 4; army: Hen", TEXTS)
    s.choose("use Surgeon of the Line")
    assert sorted(s.options()) == ["target Elk", "target Hen", "target Surgeon of the Line"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.damage("Elk"), s.marked("Surgeon of the Line")) == (0, True)
    s.play("Sting", "target Elk")
    assert (s.place("Elk"), s.damage("Elk")) == ("Dale", 3)
    s = ava("A: city Fen (Mind, 8): Surgeon of the Line, Ox; army: Cow; hand: 1\nB: army: Hen")
    s.choose("use Surgeon of the Line")
    assert sorted(s.options()) == ["target Ox", "target Surgeon of the Line"]


WITNESS = """
    A: city Dale (Body, 8): Ox, Elder; city Hill (Mind, 8); city Rim (Soul, 8): Imp
    B: city Fen (Mind, 8{}): Elk{}; army: The Antlered Witness; hand: 1
    phase: Tactics
"""


@plays("The Antlered Witness")
def test_as_an_opponent_takes_points_for_a_bid_the_witness_has_its_way() -> None:
    s = ava(WITNESS.format(", hurt 3", " marked"))
    s.choose("claim Body", "bid Ox", "done")
    while "Body: 1 VP" not in s.options():
        s.choose("done" if "done" in s.options() else s.way_on())
    took = s.fork()
    s.choose("Body: the advantage")
    s.to("Play")
    assert (s.life("B"), s.marked("Elk"), s.damage("Fen")) == (20, True, 3)
    took.choose("Body: 1 VP")
    assert (took.asked, len(took.options())) == ("B", 3)
    healed, gained = took.fork(), took.fork()
    gained.choose(gained.options()[0])
    assert gained.life("B") == 22
    took.choose(took.options()[1])
    assert (took.marked("Elk"), took.damage("Fen")) == (False, 3)
    healed.choose(healed.options()[2])
    assert (healed.marked("Elk"), healed.damage("Fen")) == (True, 1)


@plays("Torch Sprinter")
def test_one_defender_at_most_stops_it() -> None:
    s = ava(f"A: army: Torch Sprinter, Ox 1/9\nB: army: Elk, Hen{COMBAT}")
    blocking(s, "B's army", "Torch Sprinter", "Ox")
    assert "block Torch Sprinter with Avatar of B" in s.options()
    s.choose("block Torch Sprinter with Elk")
    assert not [o for o in s.options() if o.startswith("block Torch Sprinter")]
    assert "block Ox with Hen" in s.options()


@plays("Rowena of the Open Hand")
def test_with_fewer_cities_than_an_opponent_she_unmarks_a_creature_in_her_turn() -> None:
    s = ava("A: city Dale (Body, 8); army: Ox marked; hand: 1\nB: city Fen (Mind, 8); city Moor (Soul, 8); army: Elk",
            {"Avatar of A": ROWENA})  # fmt: skip
    s.choose("use Avatar of A")
    s.choose("target Ox") if "target Ox" in s.options() else None
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Avatar of A")) == (False, True)
    s = ava(
        "A: city Dale (Body, 8); army: Ox marked; hand: 1\nB: city Fen (Mind, 8); army: Elk",
        {"Avatar of A": ROWENA},
    )
    assert "use Avatar of A" not in s.options()
    s = ava(f"A: army: Imp; city Fen (Mind, 8); city Moor\nB: city Dale (Body, 8); army: Ox marked; hand: Wait{COMBAT}",
            {"Avatar of B": ROWENA, "Wait": TEXTS["Wait"]})  # fmt: skip
    s.choose("attack B's army", "send Imp", "done")
    assert (s.asked, "use Avatar of B" in s.options()) == ("B", False)
