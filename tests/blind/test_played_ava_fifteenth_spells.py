"""Blind texts of AVA's fifteenth round, its spells and cities, played as their writer meant them."""

import pytest

from blind.gestures import blocking, resolve
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Ram": "event 0: Deal 3 damage to target city.",
    "Raze": "event 0: Destroy target enchantment.", "Fern": "creature 2 Gaian 1/1", "Storm": "event 0: Kill each creature.",
    "Tap": "event 0: Mark target avatar.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Levy of Torches")
def test_who_is_in_the_army_as_it_resolves_is_stronger_for_the_turn_wherever_he_goes() -> None:
    s = ava(
        "A: gold 3 Red Banner; hand: Levy of Torches, 1; army: Ox 1/1; city Dale (Body, 8): Elder 1/1\nB: army: Elk 1/1"
    )
    s.play("Levy of Torches")
    assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == ["2/2", "1/1", "1/1"]
    other = s.fork()
    s.carry_out("move Ox to Dale")
    assert s.value("Ox") == "2/2"
    other.carry_out("move Elder to the Army")
    assert other.value("Elder") == "1/1"
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Salt the Foundations")
def test_a_city_loses_four_for_good_and_may_fall() -> None:
    table = (
        "A: gold 3 Dark Legion; hand: Salt the Foundations, 1; city Hill (Body, 8)\nB: city Dale (Body, {}): Elk marked"
    )
    s = ava(table.format(5))
    s.choose("play Salt the Foundations")
    assert sorted(s.options()) == ["target Dale", "target Hill"]
    s.choose("target Dale")
    s.all_pass()
    s.to("Play", "B")
    assert (s.damage("Dale"), s.place("Elk")) == (4, "Dale")
    s = ava(table.format(4))
    s.play("Salt the Foundations", "target Dale")
    assert (s.place("Dale"), s.place("Elk"), s.marked("Elk"), s.life("B")) == ("B's graveyard", "B's Army", True, 20)


@plays("Quiet Harvest Song")
def test_each_resident_of_ones_cities_is_a_life_point_the_avatar_among_them() -> None:
    for mine, life in (
        ("city Dale (Body, 8): Ox marked, Cow; city Fen (Mind, 8); avatar in Fen; army: Hen", 23),
        ("city Dale (Body, 8); army: Hen", 20),
    ):
        s = ava(f"A: gold 2 Gaian; hand: Quiet Harvest Song; {mine}\nB: city Moor (Soul, 8): Elk")
        s.play("Quiet Harvest Song")
        assert (s.life("A"), s.life("B")) == (life, 20)


@plays("Splintered Spear")
def test_an_attacker_is_weaker_and_nobody_else_can_be_hit() -> None:
    s = ava(f"A: army: Ox 5/9, Cow 2/9, Hen\nB: gold 1 Gaian; army: Elk; avatar marked; hand: Splintered Spear{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Cow", "done", "play Splintered Spear")
    assert sorted(s.options()) == ["target Cow", "target Ox"]
    weak = s.fork()
    s.choose("target Ox")
    resolve(s)
    assert s.value("Ox") == "2/9"
    weak.choose("target Cow")
    resolve(weak)
    assert weak.value("Cow") == "-1/9"
    while weak.phase == "Attack":
        weak.choose("done" if "done" in weak.options() else weak.way_on())
    assert (weak.victory("A"), weak.life("B")) == (5, 20)  # for less than 0 is dealt as 0


@plays("A Better Offer")
def test_two_residents_are_marked_and_neither_answer_nor_count() -> None:
    s = ava("""
        A: city Hill (Body, 8): Ox; army: Cow
        B: city Dale (Body, 8): Elk, Hen; avatar in Dale
        C: gold 2 House of Nobles; hand: A Better Offer
        D: army: Imp
        phase: Tactics
    """)
    s.choose("claim Body", "bid Ox", "play A Better Offer")
    assert sorted(s.options()) == ["done", "target Avatar of B", "target Elk", "target Hen", "target Ox"]
    s.choose("target Elk", "target Avatar of B")
    resolve(s)
    assert {name for name in ("Elk", "Hen", "Avatar of B") if s.marked(name)} == {"Elk", "Avatar of B"}
    assert s.asked == "B"
    assert [o for o in s.options() if o.startswith("bid")] == ["bid Hen"]


@plays("A Better Offer")
def test_nobody_at_all_may_be_chosen() -> None:
    s = ava("A: gold 2 House of Nobles; hand: A Better Offer, 1; city Dale (Body, 8): Elk\nB: hand: 1")
    s.choose("play A Better Offer", "done")
    s.all_pass()
    assert (s.marked("Elk"), s.consumed("A")) == (False, "2 House of Nobles")


@plays("Ghost of the Rearguard")
def test_a_cheap_creature_comes_back_marked_into_the_army() -> None:
    s = ava("""
        A: gold 3 Dark Legion; hand: Ghost of the Rearguard, 1; grave: Fern, Cow cost 3, Elk cost 2, Wait
        B: grave: Hen cost 1
    """, TEXTS)  # fmt: skip
    s.choose("play Ghost of the Rearguard")
    assert sorted(s.options()) == ["target Elk", "target Fern"]
    s.choose("target Fern")
    s.all_pass()
    assert (s.place("Fern"), s.marked("Fern"), s.place("Elk")) == ("A's Army", True, "A's graveyard")


@plays("Toll for the Night Crossing")
def test_three_life_points_buy_two_cards_and_may_be_the_last() -> None:
    s = ava("A: hand: Toll for the Night Crossing; deck: 9\nB:")
    s.play("Toll for the Night Crossing")
    assert (s.life("A"), len(s.hand("A"))) == (17, 2)
    s = ava("A: 3 LP; hand: Toll for the Night Crossing; deck: 9\nB:")
    s.play("Toll for the Night Crossing")
    assert (s.over, len(s.hand("A"))) == (True, 2)


@plays("Sally from the Gate")
def test_defending_residents_strike_harder_those_of_the_army_among_them() -> None:
    s = ava(f"""
        A: army: Ox 1/9, Cow 1/9
        B: gold 2 Red Banner; hand: Sally from the Gate; city Dale (Body, 8): Elder 1/9, Sage 1/9; army: Hen 1/9{COMBAT}
    """)
    blocking(s, "Dale", "Ox", "Cow")
    s.choose("block Ox with Elder", "block Cow with Hen", "done", "play Sally from the Gate: All")
    resolve(s)
    assert [s.value(name) for name in ("Elder", "Sage", "Hen", "Ox")] == ["3/9", "1/9", "3/9", "1/9"]


@plays("Sally from the Gate")
def test_a_resident_that_does_not_defend_strikes_an_attacker() -> None:
    s = ava(f"""
        A: army: Ox 1/9, Cow 1/9
        B: gold 2 Red Banner; hand: Sally from the Gate; city Dale (Body, 8): Elder 1/9, Sage 4/9 marked;
           city Fen (Mind, 8): Imp 3/3{COMBAT}
    """)
    blocking(s, "Dale", "Ox", "Cow")
    s.choose("block Ox with Elder", "done", "play Sally from the Gate: Target")
    assert sorted(s.options()) == ["target Imp", "target Sage"], s.options()
    s.choose("target Sage")
    assert sorted(s.options()) == ["target Cow", "target Ox"]
    s.choose("target Cow")
    resolve(s)
    assert (s.damage("Cow"), s.damage("Sage")) == (4, 0)


@plays("Sworn to the Walls")
def test_its_host_is_stronger_and_stays_at_home() -> None:
    s = ava("A: gold 1 The Empire; hand: Sworn to the Walls; army: Ox 1/1, Cow\nB: army: Elk 1/1")
    s.choose("play Sworn to the Walls")
    assert {"target Ox", "target Elk"} <= set(s.options())
    s.choose("target Ox")
    s.all_pass()
    s.to("Attack")
    assert s.value("Ox") == "2/4"
    s.choose("attack B's army")
    s.refused("send Ox", "Ox")
    s = ava(f"A: army: Cow\nB: army: Elk 1/1; attached: Sworn to the Walls on Elk{COMBAT}")
    blocking(s, "B's army", "Cow")
    assert "block Cow with Elk" in s.options()


@plays("Trampled Banner")
def test_each_time_his_avatar_is_marked_he_loses_a_life_point() -> None:
    s = ava("A: gold 2 Red Banner; hand: Trampled Banner, 2 Tap\nB: city Dale (Body, 8)", TEXTS)
    s.play("Trampled Banner", "target player B")
    s.play("Tap", "target Avatar of B")
    assert s.life("B") == 19
    s.play("Tap", "target Avatar of B")
    assert (s.life("B"), s.life("A")) == (19, 20)  # for it was marked already
    s.to("Play", "B")
    s.carry_out("move Avatar of B to Dale")
    assert s.life("B") == 18


@plays("Trampled Banner")
def test_an_avatar_that_attacks_or_bids_pays_as_well() -> None:
    s = ava(f"A: army: Ox; attached: Trampled Banner on A\nB: hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Avatar of A")
    s.to("Play", "B")
    assert s.life("A") == 19
    s = ava("A: city Dale (Body, 8); avatar in Dale; attached: Trampled Banner on A\nB: hand: 1\nphase: Tactics")
    s.choose("claim Body", "bid Avatar of A")
    resolve(s)
    assert s.life("A") == 19


@plays("Lamplight College")
@pytest.mark.parametrize(("prize", "kept"), [("the advantage", 9), ("1 VP", 7)])
def test_with_mind_nothing_is_discarded_this_turn(prize: str, kept: int) -> None:
    s = ava("A: city Lamplight College: Elder; hand: 9; deck: 9\nB: hand: 1; deck: 9\nphase: Tactics")
    s.choose("claim Mind", "bid Elder", f"Mind: {prize}")
    s.to("Draw", "B")
    assert len(s.hand("A")) == kept
    if kept == 9:
        s.to("Draw", "A")
        s.choose("no")
        s.to("Play", "B")
        assert len(s.hand("A")) == 7


@plays("Ossuary of the Hundred Steps")
def test_with_soul_each_death_of_ones_own_costs_each_opponent_a_life_point() -> None:
    for advantage, lives in ((" (advantage)", [20, 18, 18, 18]), ("", [20, 20, 20, 20])):
        s = ava(f"""
            A: city Ossuary of the Hundred Steps{advantage}: Elder; army: Ox; hand: Storm
            B: army: Elk, Hen
            C: army: Cow
            D:
        """, TEXTS)  # fmt: skip
        s.play("Storm", *(["trigger of Ossuary of the Hundred Steps"] if advantage else []))
        assert [s.life(seat) for seat in "ABCD"] == lives


@plays("The Wrong Road")
def test_an_announced_attack_goes_to_another_target_of_the_one_attacked() -> None:
    table = f"""
        A: army: Ox 3/9, Cow 2/9; hand: 1
        B: gold 4 Gaian; hand: The Wrong Road; city Dale (Body, 8): Elder; city Fen (Mind, 8); army: Hen; avatar marked{COMBAT}
    """
    for target, turned in (("Dale", "Fen"), ("B's army", "Fen"), ("Dale", "B's army")):
        s = ava(table)
        s.choose(f"attack {target}", "send Ox", "send Cow", "done", "play The Wrong Road")
        while s.asked != "B" or "pass" in s.options():
            s.choose("pass")
        wanted = [o for o in s.options() if turned in o or (turned == "B's army" and "B" in o)]
        s.choose(wanted[0])
        while s.phase == "Attack":
            assert "block Ox with Elder" not in s.options()
            s.choose("done" if "done" in s.options() else s.way_on())
        assert (s.damage("Dale"), s.damage("Fen"), s.victory("A")) == ((0, 5, 0) if turned == "Fen" else (0, 0, 5))


@plays("The Wrong Road")
def test_it_is_for_the_one_attacked_and_too_late_when_defenders_stand() -> None:
    s = ava(f"""
        A: army: Ox; gold 4 Gaian; hand: The Wrong Road
        B: gold 4 Gaian; hand: The Wrong Road; city Dale (Body, 8); army: Hen{COMBAT}
    """)
    assert "play The Wrong Road" not in s.options()
    s.choose("attack B's army", "send Ox", "done")
    assert (s.asked, "play The Wrong Road" in s.options()) == ("B", True)
    s.choose("pass")
    while s.phase == "Attack":
        assert "play The Wrong Road" not in s.options()
        s.choose("done" if "done" in s.options() else s.way_on())


REDOUBT = """
    A: city Kettle Hill Redoubt{}: Elder 2/9, Sage 1/9 marked; city Dale (Body, 8): Imp; {}; hand: Fall
    B: city Fen (Mind, 8); avatar marked; hand: 1
    phase: Attack
"""


@plays("Kettle Hill Redoubt")
@pytest.mark.parametrize(("advantage", "damage"), [("", 2), (" (advantage)", 3)])
def test_its_residents_attack_from_it_and_stay(advantage: str, damage: int) -> None:
    s = ava(REDOUBT.format(advantage, "army: Ox 0/9"))
    s.choose("attack Fen")
    assert [o for o in s.options() if o.startswith("send")] == ["send Elder", "send Ox", "send Avatar of A"]
    s.choose("send Elder", "done")
    assert (s.place("Elder"), s.marked("Elder")) == ("Kettle Hill Redoubt", True)
    s.to("Play", "B")
    assert (s.damage("Fen"), s.place("Elder")) == (damage, "Kettle Hill Redoubt")


@plays("Kettle Hill Redoubt")
def test_they_attack_only_if_the_army_is_led_and_leave_with_the_city() -> None:
    s = ava(REDOUBT.format("", "avatar in Dale"))
    assert not [o for o in s.options() if o.startswith("attack")]
    s = ava(REDOUBT.format("", "army: Ox 0/9"), TEXTS)
    s.choose("attack Fen", "send Elder", "done", "play Fall", "target Kettle Hill Redoubt")
    s.to("Play", "B")
    assert (s.damage("Fen"), s.place("Elder")) == (0, "A's Army")


@plays("Seven-Lock Treasury")
def test_with_mind_gold_that_is_produced_is_kept_into_the_next_turn_and_no_longer() -> None:
    toll = {"Toll": "event 1 Gaian: Gain 1 LP.", "Fall": TEXTS["Fall"]}
    s = ava(
        "A: city Seven-Lock Treasury (advantage); city Dale (Body, 8); gold 2 Gaian; hand: Toll\nB: hand: Fall", toll
    )
    assert not [o for o in s.options() if o.startswith("produce")]  # for it would make no difference yet
    while not any(o.startswith("produce") for o in s.options()):
        s.choose(s.way_on())
    assert (s.phase, s.asked) == ("Discard", "A")
    s.choose("produce gold with Gaian resource card", "produce")
    assert sum(s.table.extra) == 2
    s.to("Play", "B")
    assert (s.consumed("A"), sum(s.table.extra)) == ("2 Gaian", 2)
    gone = s.fork()
    s.to("Play", "A")
    assert sum(s.table.extra) == 0
    gone.choose("play Fall", "target Seven-Lock Treasury")
    gone.all_pass()
    assert sum(gone.table.extra) == 0


@plays("Seven-Lock Treasury")
def test_without_the_advantage_nothing_is_produced_ahead() -> None:
    s = ava("A: city Seven-Lock Treasury; gold 2 Gaian; hand: Wait\nB: hand: Wait", TEXTS)
    while s.asked == "A" or s.table.active == 0:
        assert not [o for o in s.options() if o.startswith("produce")]
        s.choose("done" if "done" in s.options() else s.way_on())


@plays("Highfold Granary")
def test_with_body_creatures_played_into_it_cost_one_less() -> None:
    for advantage, place, cost in (
        (" (advantage)", "Highfold Granary", 1), (" (advantage)", "the Army", 2), (" (advantage)", "Dale", 2),
        ("", "Highfold Granary", 2),
    ):  # fmt: skip
        s = ava(f"""
            A: city Highfold Granary{advantage}; city Dale (Mind, 8); gold 5 Gaian; hand: Fern
            B: hand: 1
            phase: Entrance
        """, TEXTS)  # fmt: skip
        s.play("Fern", f"place in {place}")
        assert (s.consumed("A"), s.place("Fern")) == (f"{cost} Gaian", "A's Army" if place == "the Army" else place)
