"""Blind texts of AVA's ninth round, its spells, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Call": "event 0: Unmark target creature.", "Ram": "event 0: Deal 3 damage to target city.",
    "Cut": "event 0: Deal 2 damage to target creature.", "Peat": "magic 0 Gaian: Draw a card.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Oath": "enchantment 0: Enchant an enchantment.\nWhenever a creature dies, you gain 1 LP.",
    "Saint": "creature 0 1/1: (M): Deal 1 damage to target creature.", "Storm": "event 0: Kill each creature.",
    "Leaf": "event 2 House of Nobles: Draw a card.", "Bloom": "magic 2 House of Nobles: Draw a card.",
}  # fmt: skip
COMBAT, TACTICS = "\nphase: Attack", "\nphase: Tactics"


@plays("Choking Fog", "Sudden Ague")
@pytest.mark.parametrize(("name", "weak", "doomed"), [("Choking Fog", "-1/3", "1/2"), ("Sudden Ague", "-1/4", "1/1")])
def test_a_creature_is_weaker_this_turn_and_may_die_of_it(name: str, weak: str, doomed: str) -> None:
    table = (
        f"A: gold 2 Dark Legion; hand: {name}, Wait; army: Cow {doomed}\nB: army: Ox 1/5, Elk 1/5 hurt {{}}; hand: 1"
    )
    s = ava(table.format(1), TEXTS)
    dies, harmed = s.fork(), ava(table.format(4 if name == "Sudden Ague" else 3), TEXTS)
    s.play(name, "target Ox")
    assert (s.value("Ox"), s.value("Elk")) == (weak, "1/5")
    s.to("Play", "B")
    assert s.value("Ox") == "1/5"
    dies.play(name, "target Cow")
    assert dies.place("Cow") == "A's graveyard"
    harmed.play(name, "target Elk")
    assert harmed.place("Elk") == "B's graveyard"


@plays("Choking Fog", "Sudden Ague")
@pytest.mark.parametrize("name", ["Choking Fog", "Sudden Ague"])
def test_a_creature_whose_strength_fell_below_nothing_harms_nobody(name: str) -> None:
    s = ava(f"A: gold 2 Dark Legion; hand: {name}, Wait; army: Ox 1/5\nB: avatar marked; city Fen (Mind, 8)")
    s.play(name, *(["target Ox"] if targets(s) else []))
    s.to("Attack")
    s.choose("attack Fen")
    s.to("Second Play")
    assert (s.damage("Fen"), s.victory("A")) == (0, 0)


@plays("Peel Away")
def test_an_enchantment_goes_to_its_owners_hand_and_what_was_on_it_to_the_graveyard() -> None:
    s = ava("""
        A: gold 1 House of Nobles; hand: Peel Away, 1; army: Ox 1/1
        B: army: Elk 1/1; attached: Bond on Ox, Oath on Bond; hand: 0
    """, TEXTS)  # fmt: skip
    s.choose("play Peel Away")
    assert sorted(targets(s)) == ["Bond", "Oath"]
    s.choose("target Bond")
    s.all_pass()
    assert (s.hand("B"), s.place("Oath"), s.value("Ox")) == (["Bond"], "B's graveyard", "1/1")


@plays("Fireseed")
def test_a_city_in_play_loses_three_for_good_and_may_fall_with_its_residents_saved() -> None:
    table = "A: gold 3 Red Banner; hand: Fireseed, 1; city Dale (Body, 8)\nB: city Fen (Mind, {}): Elk; hand: 1"
    s = ava(table.format(8))
    s.choose("play Fireseed")
    assert sorted(targets(s)) == ["Dale", "Fen"]
    s.choose("target Fen")
    s.all_pass()
    s.to("Play", "B")
    assert s.damage("Fen") == 3
    s = ava(table.format(3))
    s.play("Fireseed", "target Fen")
    assert (s.place("Fen"), s.place("Elk"), s.life("B"), s.victory("A")) == ("B's graveyard", "B's Army", 20, 0)


@plays("Green Recollection")
def test_a_creature_of_ones_own_graveyard_comes_to_the_hand() -> None:
    s = ava("A: gold 2 Gaian; hand: Green Recollection, 1; grave: Ox, Wait, Elk\nB: grave: Cow", TEXTS)
    s.choose("play Green Recollection")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.place("Elk")) == ("A's hand", "A's graveyard")
    s = ava("A: gold 2 Gaian; hand: Green Recollection, 1; grave: Wait\nB: grave: Cow", TEXTS)
    assert "play Green Recollection" not in s.options()


@plays("Purse or Good Name")
@pytest.mark.parametrize(("life", "way", "end"), [(20, "lose", (17, 0)), (20, "gain", (20, 2)), (3, "lose", (0, 0))])
def test_an_opponent_chooses_between_his_life_and_the_others_points(life: int, way: str, end: tuple[int, int]) -> None:
    s = ava(f"A: gold 3 House of Nobles; hand: Purse or Good Name, 1\nB: {life} LP; hand: 1\nC:\nD:")
    s.choose("play Purse or Good Name")
    assert sorted(targets(s)) == ["player B", "player C", "player D"]
    s.choose("target player B")
    s.all_pass()
    assert s.asked == "B"
    s.choose(next(o for o in s.options() if way in o))
    assert (s.life("B"), s.victory("A"), s.life("C")) == (*end, 20)
    assert bool(s.out("B")) is (end[0] == 0)


@plays("Unasked Council")
@pytest.mark.parametrize(
    ("named", "theirs", "on"),
    [("Soul", "Elk marked, Cow", True), ("Soul", "Elk, Cow", False), ("Mind", "Elk marked, Cow", False)],
)
def test_with_more_unmarked_residents_than_each_other_ones_cities_gain_their_advantages(
    named: str, theirs: str, on: bool
) -> None:
    s = ava(f"""
        A: gold 2 The Empire; hand: Unasked Council, 1; army: Pig; city Nine Aprons: Elder; avatar in Nine Aprons
        B: city Fen (Soul, 8): {theirs}; army: Hen, Fly; hand: 1
    """)  # fmt: skip
    s.choose("play Unasked Council", f"name {named}" if f"name {named}" in s.options() else named)
    s.all_pass()
    assert ("Nine Aprons triggers" in " ".join(s.log())) is on
    assert s.victory("A") == 0
    assert not s.marked("Elder")


@plays("Behind the Battlements")
def test_a_resident_is_stronger_for_the_turn_wherever_it_goes() -> None:
    s = ava("A: gold 1 The Empire; hand: Behind the Battlements, 1; city Dale: Ox 1/1; army: Cow\nB: city Fen: Elk")
    s.choose("play Behind the Battlements")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    s.carry_out("move Ox to the Army")
    assert (s.value("Ox"), s.place("Ox")) == ("1/5", "A's Army")
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Behind the Battlements")
def test_a_helper_from_the_army_counts_as_a_resident_and_one_that_left_does_not() -> None:
    s = ava(
        f"A: army: Ox\nB: city Fen (Mind, 8); army: Elk 1/1; gold 1 The Empire; hand: Behind the Battlements, 1{COMBAT}"
    )
    army = s.fork()
    s.choose("attack Fen")
    until(s, "play Behind")
    s.choose("play Behind the Battlements")
    s.choose("target Elk") if "target Elk" in s.options() else None
    resolve(s)
    assert s.value("Elk") == "1/5"
    army.choose("attack B's army")
    while army.phase == "Attack":
        assert "play Behind the Battlements" not in army.options()
        army.choose(army.way_on())
    s = ava(
        "A: gold 1 The Empire; hand: Behind the Battlements, 1; city Dale (Body, 8): Ox 1/1; army: Cow\nB: hand: Fall, 1",
        TEXTS,
    )
    s.choose("play Behind the Battlements", "play Fall")
    resolve(s)
    assert (s.place("Ox"), s.value("Ox")) == ("A's Army", "1/1")


@plays("Sand in the Eyes")
def test_whoever_is_blinded_harms_nobody_in_combat() -> None:
    for target, avatar in (("B's army", ""), ("B's army", "; avatar marked"), ("Fen", "")):
        s = ava(
            f"A: army: Ox 3/9\nB: gold 2 Dark Legion; hand: Sand in the Eyes, Wait{avatar}; city Fen{COMBAT}",
            TEXTS,
        )
        s.choose(f"attack {target}")
        until(s, "play Sand")
        s.choose("play Sand in the Eyes")
        resolve(s)
        assert s.value("Ox") == "3/9"
        fought(s, "yes")
        assert (s.damage("Fen"), s.life("B"), s.victory("A")) == (0, 20, 0)


@plays("Sand in the Eyes")
def test_a_blinded_one_is_struck_and_its_ability_still_hurts() -> None:
    s = ava(
        f"A: army: Ox 3/9, Saint; gold 2 Dark Legion; hand: Sand in the Eyes, Wait\nB: army: Elk 2/2 {COMBAT}", TEXTS
    )
    saint = ava("A: army: Saint; gold 2 Dark Legion; hand: Sand in the Eyes, Wait\nB: army: Elk 2/2", TEXTS)
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Elk", *(["done"] if "done" in s.options() else []))
    until(s, "play Sand")
    s.choose("play Sand in the Eyes", "target Ox")
    resolve(s)
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Elk")) == (2, 0)
    saint.play("Sand in the Eyes", "target Saint")
    saint.carry_out("use Saint", "target Elk")
    assert saint.damage("Elk") == 1


@plays("Bread and Bandage")
def test_a_creature_has_suffered_no_damage_so_far() -> None:
    s = ava(
        "A: gold 1 Gaian; hand: Bread and Bandage, Cut\nB: army: Elk 2/3, Ox 1/9 hurt 1; city Fen (Mind, 8, hurt 2)",
        TEXTS,
    )
    s.play("Cut", "target Elk")
    s.choose("play Bread and Bandage")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.damage("Elk"), s.damage("Ox"), s.damage("Fen")) == (0, 1, 2)


@plays("Cut Short")
def test_an_event_on_the_chain_does_nothing_and_its_gold_is_spent() -> None:
    s = ava(
        "A: gold 2 House of Nobles; hand: Leaf, Peat; army: Ox; deck: 9\nB: gold 2 House of Nobles; hand: Cut Short",
        TEXTS,
    )
    magic = s.fork()
    s.choose("play Leaf", "play Cut Short")
    resolve(s)
    assert (s.place("Leaf"), s.hand("A"), s.consumed("A")) == ("A's graveyard", ["Peat"], "2 House of Nobles")
    magic.choose("play Peat")
    assert "play Cut Short" not in magic.options()
    s = ava("A: hand: 1; army: Saint\nB: army: Elk; gold 2 House of Nobles; hand: Cut Short", TEXTS)
    s.choose("use Saint", "target Elk") if targets(s) else s.choose("use Saint")
    assert "play Cut Short" not in s.options()


@plays("Quick Errand")
def test_a_creature_of_ones_own_goes_to_another_place_and_is_unmarked() -> None:
    s = ava("""
        A: gold 2 Red Banner; hand: Quick Errand, 1; city Dale (Body, 8): Ox marked, Cow; city Moor (Soul, 8); army: Hen
        B: army: Elk
    """)  # fmt: skip
    s.choose("play Quick Errand")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    s.choose("pick Moor", "choose: put target creature you control into a city")
    assert (s.place("Ox"), s.marked("Ox"), bool(offered(s, "move"))) == ("Moor", False, True)


@plays("Quick Errand")
def test_with_nowhere_else_to_go_it_stays_and_is_unmarked() -> None:
    s = ava("A: gold 2 Red Banner; hand: Quick Errand, 1; army: Hen marked\nB: army: Elk")
    s.play("Quick Errand")
    assert (s.place("Hen"), s.marked("Hen")) == ("A's Army", False)


@plays("Quick Errand")
def test_an_attacker_that_leaves_its_army_leaves_the_combat_and_who_comes_may_defend() -> None:
    s = ava(
        f"A: gold 2 Red Banner; hand: Quick Errand, 1; city Dale (Body, 8); army: Hen\nB: hand: 1; avatar marked{COMBAT}"
    )
    s.choose("attack B's army")
    until(s, "play Quick")
    s.choose("play Quick Errand", "choose: put target creature you control into a city")
    fought(s)
    assert (s.place("Hen"), s.victory("A")) == ("Dale", 0)
    s = ava(f"A: army: Hen\nB: gold 2 Red Banner; hand: Quick Errand; city Dale: Elk marked; city Fen{COMBAT}")
    s.choose("attack Fen")
    until(s, "play Quick")
    s.choose("play Quick Errand")
    s.choose("pick Fen", "choose: put target creature you control into a city")
    until(s, "block")
    assert "block Hen with Elk" in s.options()


@plays("False Signposts")
def test_the_attack_turns_to_another_city_of_the_attacked() -> None:
    s = ava(f"""
        A: army: Ox 3/9, Cow 1/9; hand: 1
        B: gold 3 Gaian; hand: False Signposts, Wait; city Fen (Mind, 8): Elk; city Dale (Body, 8): Hen; army: Pig{COMBAT}
    """, TEXTS)  # fmt: skip
    army = s.fork()
    s.choose("attack Fen", "send Ox", "send Cow", "done", "play False Signposts")
    resolve(s)
    until(s, "block")
    assert {"Ox with Hen", "Ox with Pig"} <= set(offered(s, "block"))
    assert "Ox with Elk" not in offered(s, "block")
    s.choose("block Ox with Pig", "done")
    assert "play False Signposts" not in s.options()
    s.to("Second Play")
    assert (s.damage("Fen"), s.damage("Dale"), s.marked("Cow")) == (0, 1, True)
    army.choose("attack B's army", "send Ox", "done")
    while army.phase == "Attack":
        assert "play False Signposts" not in army.options()
        army.choose(army.way_on())


@plays("False Signposts")
def test_with_no_other_city_the_attack_goes_on_and_with_two_one_is_chosen() -> None:
    table = "A: army: Ox 3/9\nB: gold 3 Gaian; hand: False Signposts, 1; city Fen (Mind, 8){}"
    s = ava(table.format("") + COMBAT)
    s.choose("attack Fen", "send Ox", "done", "play False Signposts")
    fought(s)
    assert s.damage("Fen") == 3
    s = ava(table.format("; city Dale (Body, 8); city Moor (Soul, 8)") + COMBAT)
    s.choose("attack Fen", "send Ox", "done", "play False Signposts")
    assert (s.asked, offered(s, "pick")) == ("B", ["Dale", "Moor"])
    s.choose("pick Moor")
    fought(s)
    assert (s.damage("Fen"), s.damage("Dale"), s.damage("Moor")) == (0, 0, 3)


@plays("Ivy-Grown Walls")
@pytest.mark.parametrize(("walls", "harm"), [(1, 2), (2, 1)])
def test_each_attacker_harms_the_ivied_city_less(walls: int, harm: int) -> None:
    on = ", ".join(["Ivy-Grown Walls on Fen"] * walls)
    s = ava(f"A: army: Ox 3/9, Fly 1/1; hand: Ram\nB: city Fen; attached: {on}; avatar in Fen marked{COMBAT}", TEXTS)
    s.choose("attack Fen", "send Ox", "send Fly", "done")
    fought(s)
    assert s.damage("Fen") == harm
    s.play("Ram")
    assert s.damage("Fen") == harm + 3


@plays("Leaden Sleep")
def test_asleep_it_stays_marked_over_the_unmark_phase_and_can_be_called() -> None:
    s = ava("""
        A: army: Ox marked, Cow marked, Hen; hand: Call, 1; deck: 9
        B: attached: Leaden Sleep on Ox, Leaden Sleep on Hen; hand: 1; deck: 9
        phase: Discard, active B
    """, TEXTS)  # fmt: skip
    s.to("Play", "A")
    assert [s.marked(name) for name in ("Ox", "Cow", "Hen")] == [True, False, False]
    s.play("Call", "target Ox")
    assert not s.marked("Ox")


@plays("Leaden Sleep")
def test_any_creature_may_be_put_to_sleep() -> None:
    s = ava("A: gold 3 Dark Legion; hand: Leaden Sleep, 1; army: Ox\nB: army: Elk marked; city Fen (Mind, 8): Hen")
    s.choose("play Leaden Sleep")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]


@plays("Letters of Safe Passage")
def test_opponents_of_the_letters_owner_cannot_aim_magic_or_events_at_the_creature() -> None:
    table = "A: hand: Axe, Bond, Peel, 1; army: Saint, Ox{}\nB: army: Elk 1/9, Hen{}"
    cards = {**TEXTS, "Peel": "magic 0: Kill target creature."}
    s = ava(table.format("", "; attached: Letters of Safe Passage on Elk"), cards)
    for label, safe in (("play Axe", True), ("play Peel", True), ("play Bond", False), ("use Saint", False)):
        aimed = s.fork()
        aimed.choose(label)
        assert ("Elk" in targets(aimed), "Hen" in targets(aimed)) == (not safe, True)
    own = ava(table.format("; attached: Letters of Safe Passage on Elk", ""), cards)
    own.choose("play Axe")
    assert "Elk" in targets(own)


@plays("Common Mint")
def test_a_resource_card_gives_gold_of_any_faction_one_names() -> None:
    cards = {"Moss": "event 1 Gaian: Draw a card.", "Rust": "event 1 Red Banner: Draw a card."}
    s = ava("A: gold 2 The Empire; hand: Common Mint, Moss, Rust\nB: gold 1 Gaian", cards)
    assert {"play Moss", "play Rust"}.isdisjoint(s.options())
    s.choose("play Common Mint")
    assert len(targets(s)) == 3
    s.choose("target The Empire resource card (2)")
    resolve(s)
    assert {"play Moss", "play Rust"} <= set(s.options())
    s.play("Rust")
    assert (s.consumed("A"), s.place("Rust")) == ("2 The Empire", "A's graveyard")


@plays("Name of a Coward")
@pytest.mark.parametrize(
    ("cowards", "avatar", "answer", "gain"),
    [
        ("", "", "no", 4), ("Name of a Coward on B", "", "no", 6), ("Name of a Coward on B", "; avatar marked", "no", 6),
        ("Name of a Coward on B, Name of a Coward on B", "", "no", 8),
    ],
)  # fmt: skip
def test_standing_aside_costs_the_coward_a_point_more_for_each_unblocked(
    cowards: str, avatar: str, answer: str, gain: int
) -> None:
    attached = f"; attached: {cowards}" if cowards else ""
    s = ava(f"A: army: Ox 3/9, Fly 1/1, Bug 0/1{attached}\nB: city Fen (Mind, 8){avatar}; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Fly", "send Bug", "done")
    fought(s, answer)
    assert (s.victory("A"), s.life("B"), len(s.hand("B"))) == (gain, 20, 1)


@plays("Name of a Coward")
def test_standing_alongside_the_coward_draws_once_and_a_city_is_none_of_it() -> None:
    table = (
        f"A: army: Ox 3/9, Cow 1/9; attached: Name of a Coward on B\nB: city Fen (Mind, 8); hand: 1; deck: 9{COMBAT}"
    )
    s = ava(table)
    city, block = s.fork(), s.fork()
    s.choose("attack B's army", "send Ox", "send Cow", "done")
    fought(s, "yes")
    assert (s.victory("A"), s.life("B"), len(s.hand("B"))) == (0, 16, 2)
    blocking(block, "B's army", "Ox", "Cow")
    block.choose("block Ox with Avatar of B")
    fought(block, "yes")
    assert (block.victory("A"), len(block.hand("B"))) == (0, 2)
    city.choose("attack Fen", "send Ox", "send Cow", "done")
    fought(city)
    assert (city.victory("A"), len(city.hand("B")), city.damage("Fen")) == (0, 1, 4)
