"""Blind spells and quests of ORC's eleventh round, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Scare": "event 0: Discard target creature.", "Sage": "creature (Caster) 1/9", "Bone": "creature 3 3/3",
    "Rouse": "event 0: Unmark target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Burn": "event 0: Each opponent loses 4 influence.",
    **dict.fromkeys(("Spear", "Ring", "Veil"), "equipment 0: Equipped creature gets +1/0."),
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Feet of Clay")
def test_somebody_of_the_battlefield_is_marked_before_he_can_defend() -> None:
    s = orc(
        "A: offensive: Ox 3/3, Elk, Keeper assigned; hand: Feet of Clay, Wait; resources: 1\n"
        f"B: defensive: Cow, Hen marked; offensive: Owl; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Feet of Clay")
    s.choose("play Feet of Clay", "in the Offensive")
    assert targets(s) == ["Ox", "Elk", "Cow", "Hen"]
    s.choose("target Cow")
    s.to("Second Play")
    assert (s.marked("Cow"), s.influence("B")) == (True, 17)


@plays("Parry and Laugh")
def test_a_defender_is_better_for_the_turn() -> None:
    s = orc(
        f"A: offensive: Ox 2/9, Elk; hand: 1\nB: defensive: Cow 1/1, Hen; hand: Parry and Laugh; resources: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done")
    assert "play Parry and Laugh" not in s.options()
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow", "done", "play Parry and Laugh")
    s.all_pass()
    assert (s.place("Cow"), s.value("Cow"), s.damage("Ox")) == ("B's Defensive", "3/3", 3)


@plays("Bitter Physic")
@pytest.mark.parametrize(("hurt", "left"), [(5, 2), (2, 0)])
def test_three_damage_are_healed(hurt: int, left: int) -> None:
    s = orc(
        "A: offensive: Ox, Elk; hand: Bitter Physic, 1; resources: 1\n"
        f"B: defensive: Cow 1/9 hurt {hurt}; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Bitter Physic", "target Cow")
    assert s.damage("Cow") == left


@plays("Toll for the Bridge")
def test_a_player_marks_two_of_his_resource_cards_of_his_choice() -> None:
    table = "A: offensive: Ox; hand: Toll for the Bridge, 1; resources: 2\nB: resources: {}; hand: Wait"
    s = orc(table.format("Rat, Elk, Hen, Fox marked"), TEXTS)
    s.choose("play Toll for the Bridge")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert len(targets(s)) == 2
    s.choose("target player B")
    s.all_pass()
    assert s.asked == "B"
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    s.choose(next(label for label in s.options() if label.endswith("Hen")))
    assert ([s.marked(name) for name in ("Rat", "Elk", "Hen")], s.gold("B")) == ([True, False, True], 1)
    one = orc(table.format("Rat, Fox marked"), TEXTS)
    one.do("play Toll for the Bridge", "target player B")
    assert (one.marked("Rat"), one.gold("B")) == (True, 0)


@plays("Breath of the Cellar")
@pytest.mark.parametrize(("values", "place", "value"), [("3/3", "B's Defensive", "1/1"), ("3/2", "B's graveyard", "")])
def test_its_target_is_weaker_and_may_die_of_it(values: str, place: str, value: str) -> None:
    s = orc(
        f"A: offensive: Ox; hand: Breath of the Cellar, 1; resources: 2\nB: defensive: Cow {values}; hand: 1", TEXTS
    )
    s.do("play Breath of the Cellar", "target Cow")
    assert s.place("Cow") == place
    if value:
        assert s.value("Cow") == value
        s.to("Play", "B")
        assert s.value("Cow") == values


@plays("Ladders Pushed Back")
@pytest.mark.parametrize(
    ("name", "place", "spear"), [("Bone", "A's Defensive", "on Bone"), ("Ox", "A's hand", "on Bone")]
)
def test_an_attacker_drops_out_and_a_cheap_one_goes_home(name: str, place: str, spear: str) -> None:
    s = orc(
        "A: offensive: Bone, Ox 3/3, Elk; attached: Spear on Bone; hand: 1\n"
        f"B: hand: Ladders Pushed Back; resources: 3{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", f"send {name}", "done", "play Ladders Pushed Back")
    s.to("Draw", "B")
    assert (s.place(name), s.place("Spear"), s.influence("B")) == (place, spear, 20)
    assert s.marked("Bone") == (name == "Bone")


@plays("Falling Embers")
def test_all_enemies_opposite_suffer_two() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/9; hand: Falling Embers, 1; resources: 4\n"
        "B: defensive: Cow 1/9, Hen 1/9; offensive: Owl 1/9; hand: 1",
        TEXTS,
    )
    s.do("play Falling Embers")
    assert [s.damage(name) for name in ("Mage", "Ox", "Cow", "Hen", "Owl")] == [0, 0, 2, 2, 0]


@plays("The Sap Rises")
def test_all_of_his_in_that_front_are_unmarked() -> None:
    s = orc(
        "A: offensive: Mage marked, Ox marked, Keeper assigned; defensive: Rat marked; hand: The Sap Rises, 1; "
        "resources: 3\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.do("play The Sap Rises")
    assert [s.marked(name) for name in ("Mage", "Ox", "Rat", "Cow")] == [False, False, True, True]
    assert s.assigned("Keeper")


@plays("Bones to the Plough")
def test_a_creature_card_of_his_choice_comes_back() -> None:
    s = orc(
        "A: offensive: Mage; grave: Elk, Spear, Rat; hand: Bones to the Plough, 1; resources: 2\nB: grave: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Bones to the Plough")
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Rat"]
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    assert (s.place("Rat"), s.place("Elk")) == ("A's hand", "A's graveyard")


@plays("Chorus of Sparks")
@pytest.mark.parametrize(("others", "damage"), [("", 1), (", Sage marked", 2)])
def test_each_caster_of_the_front_is_a_damage(others: str, damage: int) -> None:
    s = orc(
        f"A: offensive: Mage{others}, Ox; defensive: Sage; hand: Chorus of Sparks, 1; resources: 2\n"
        "B: defensive: Cow 1/9, Sage; hand: 1",
        TEXTS,
    )
    s.do("play Chorus of Sparks", "target Cow")
    assert (s.damage("Cow"), s.gold("A")) == (damage, 0)


@plays("Briar Harness")
def test_its_host_is_better_once() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Keeper assigned; defensive: Rat; hand: 2 Briar Harness; resources: 4\n"
        "B: defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    s.choose("play Briar Harness")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "2/3"
    s.do("play Briar Harness", "target Ox")
    assert s.value("Ox") == "2/3"


@plays("Shackles of the Barrow")
def test_its_host_stays_marked() -> None:
    s = orc(f"A: offensive: Ox 1/1, Elk; hand: Rouse; attached: Shackles of the Barrow on Ox\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    s.to("Second Play")
    s.do("play Rouse", "target Ox")
    assert (s.influence("B"), s.marked("Ox")) == (18, True)
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.marked("Ox"), s.marked("Elk")) == (True, False)


@plays("Guild Bond")
def test_its_resource_card_gives_two_gold() -> None:
    s = orc("A: offensive: Ox; resources: 3, Rat; hand: Guild Bond, 1\nB: resources: Hen; hand: 1", TEXTS)
    s.choose("play Guild Bond")
    assert "target Hen" not in s.options()
    s.choose("target Rat")
    s.all_pass()
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.gold("A"), s.place("Guild Bond")) == (5, "on Rat")
    s.choose("recycle")
    while s.place("Rat") != "A's hand":
        s.choose(s.options()[0])
    assert s.place("Guild Bond") == "A's graveyard"


@plays("Torn Colors")
def test_as_its_host_attacks_the_other_attackers_are_stronger_and_it_comes_back() -> None:
    s = orc(
        f"A: offensive: Ox 1/1, Elk 1/1, Rat 1/1; attached: Torn Colors on Ox; hand: Axe, Wait\nB: hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk", "done")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Elk"), s.value("Ox"), s.value("Rat")) == (17, "2/1", "1/1", "1/1")
    s.do("play Axe", "target Ox")
    assert s.place("Torn Colors") == "A's hand"
    other = orc(f"A: offensive: Ox 1/1, Elk 1/1; attached: Torn Colors on Ox; hand: Scare, 1\nB: hand: 1{FIGHT}", TEXTS)
    other.choose("attack B", "send Elk")
    other.to("Second Play")
    other.do("play Scare", "target Ox")
    assert (other.influence("B"), other.place("Torn Colors")) == (19, "A's graveyard")


@plays("Five along the Wall")
@pytest.mark.parametrize(("defensive", "points"), [("3 Ox, Cow marked, Keeper assigned", 2), ("4 Ox", 0)])
def test_five_in_the_defensive_as_a_turn_of_his_begins(defensive: str, points: int) -> None:
    s = orc(
        f"A: defensive: {defensive}; offensive: Elk; quests: Five along the Wall; chapter: Next; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Five along the Wall")
    s.all_pass()
    s.to("Second Play", "B")
    assert s.victory("A") == 0
    s.to("Draw", "A")
    assert s.victory("A") == points


@plays("Break the Toll Gate")
@pytest.mark.parametrize(("army", "points"), [("Ox 3/3, Elk 3/3", 3), ("Ox 3/3, Elk 2/2", 0)])
def test_six_influence_in_a_single_attack_complete_it(army: str, points: int) -> None:
    s = orc(f"A: offensive: {army}; hand: Burn, Wait; quests: Break the Toll Gate; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept Break the Toll Gate")
    s.all_pass()
    s.do("play Burn")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    s.to("Second Play")
    assert s.victory("A") == points


@plays("Arms for the Levy")
def test_three_equipped_creatures_bring_the_stake_and_a_card_for_each() -> None:
    s = orc(
        "A: offensive: Ox, Elk; defensive: Rat; hand: Veil, 1; attached: Spear on Ox, Ring on Rat; resources: 2; deck: 5; "
        "quests: Arms for the Levy; chapter: Next\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Arms for the Levy")
    s.all_pass()
    assert (s.gold("A"), s.victory("A")) == (0, 0)
    s.do("play Veil", "target Elk")
    assert (s.victory("A"), s.gold("A"), len(s.deck("A"))) == (3, 2, 2)


@plays("The Drowned Bailiff")
def test_it_strikes_one_of_those_who_attack_it_and_leaves_an_event() -> None:
    s = orc(
        "A: offensive: Ox 5/9, Elk 5/9, Cow 5/9; grave: Wait, Spear; hand: 1; quests: The Drowned Bailiff; "
        "chapter: Next\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept The Drowned Bailiff")
    s.all_pass()
    s.to("Move or Attack")
    s.choose("attack The Drowned Bailiff", "send Ox against", "send Elk against", "send Cow against")
    assert (s.asked, "use The Drowned Bailiff" in s.options()) == ("B", True)
    s.choose("use The Drowned Bailiff")
    assert targets(s) == ["Ox", "Elk", "Cow"]
    s.choose("target Elk")
    s.all_pass()
    log = " ".join(s.log())
    assert "Elk suffers 2 damage from The Drowned Bailiff" in log
    s.to("Draw", "B")
    assert (s.victory("A"), s.place("Wait"), s.place("Spear")) == (4, "A's hand", "A's graveyard")
