"""Blind spells and quests of ORC's twelfth round, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Scare": "event 0: Discard target creature.", "Dig": "event 0: Draw a card.",
    "Rouse": "event 0: Unmark target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Blast": "event 0: Deal 9 damage to target creature.", "Burn": "event 0: Each opponent loses 4 influence.",
    **dict.fromkeys(("Spear", "Ring", "Veil"), "equipment 0: Equipped creature gets +1/0."),
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    **dict.fromkeys(("Old", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Heads Down!")
def test_a_defender_is_tougher_for_the_turn() -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk; hand: 1\nB: defensive: Cow 1/1, Hen; hand: Heads Down!; resources: 1{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Ox", "done")
    assert "play Heads Down!" not in s.options()
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow", "done", "play Heads Down!")
    s.all_pass()
    assert (s.place("Cow"), s.value("Cow"), s.value("Hen")) == ("B's Defensive", "1/4", "1/1")


@plays("Supper Cut Short")
def test_an_ally_is_unmarked() -> None:
    s = orc(
        "A: offensive: Ox marked, Elk, Keeper assigned; defensive: Rat marked; hand: Supper Cut Short; resources: 2\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("play Supper Cut Short", "in the Offensive")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert [s.marked(name) for name in ("Ox", "Rat", "Cow")] == [False, True, True]


@plays("Wrong Name Shouted")
@pytest.mark.parametrize("block", [True, False])
def test_an_attacker_deals_nothing_in_its_combat(block: bool) -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk 1/9; hand: 1\nB: defensive: Cow 2/9; hand: Wrong Name Shouted; resources: 2{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk")
    s.choose("done") if "done" in s.options() else None
    s.choose("play Wrong Name Shouted", "target Ox")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow" if block else "done")
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Cow"), s.damage("Ox")) == (19, 0, 2 if block else 0)


@plays("Penny for the Spade")
@pytest.mark.parametrize(
    ("spell", "target", "front", "can"),
    [("Axe", "Rat", "Defensive", True), ("Axe", "Cow", "Offensive", True), ("Scare", "Cow", "Offensive", False)],
)
def test_it_is_played_after_a_death_alone_and_draws_two(spell: str, target: str, front: str, can: bool) -> None:
    s = orc(
        "A: offensive: Ox; defensive: Rat, Elk; hand: Penny for the Spade, Axe, Scare; resources: 2; deck: 5\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    assert "play Penny for the Spade" not in s.options()
    s.do(f"play {spell}", f"target {target}", front=front)
    assert ("play Penny for the Spade" in s.options()) == can
    if can:
        s.do("play Penny for the Spade")
        assert len(s.deck("A")) == 3


@plays("Boggy Footing")
def test_a_marked_creature_is_weaker_for_the_turn() -> None:
    s = orc(
        "A: offensive: Ox marked, Elk; hand: Boggy Footing, 1; resources: 1\n"
        "B: defensive: Cow 1/3 marked, Hen, Keeper assigned; hand: Rouse",
        TEXTS,
    )
    s.choose("play Boggy Footing")
    assert targets(s) == ["Ox", "Cow"]
    dead, vain = s.fork(), s.fork()
    s.choose("target Cow")
    vain.choose("target Cow", "play Rouse", "target Cow")
    s.all_pass()
    assert s.value("Cow") == "1/1"
    s.to("Play", "B")
    assert s.value("Cow") == "1/3"
    dead.choose("target Ox")
    dead.all_pass()
    assert dead.place("Ox") == "A's graveyard"
    vain.all_pass()
    assert (vain.marked("Cow"), vain.value("Cow")) == (False, "1/3")


@plays("Ladle or Lash")
def test_the_marked_are_lashed_or_allies_healed() -> None:
    s = orc(
        "A: offensive: Ox 1/9 hurt 4, Elk; hand: Ladle or Lash, 1; resources: 2\n"
        "B: defensive: Cow 1/9 marked, Hen 1/9 hurt 1; hand: 1",
        TEXTS,
    )
    heal = s.fork()
    s.do("play Ladle or Lash: Deal 2")
    assert s.damage("Cow") == 2  # the only one who is marked
    heal.choose("play Ladle or Lash: Repair 3")
    heal.choose("in the Offensive") if "in the Offensive" in heal.options() else None
    assert targets(heal) == ["Ox", "Elk"]
    heal.choose("target Ox")
    heal.all_pass()
    assert heal.damage("Ox") == 1
    none = orc("A: offensive: Ox; hand: Ladle or Lash; resources: 2\nB: defensive: Cow; hand: 1", TEXTS)
    assert [label for label in none.options() if "Lash: Deal" in label] == []


@plays("Frost in the Joints")
def test_its_target_suffers_two_and_is_marked() -> None:
    s = orc(
        "A: offensive: Mage; defensive: Rat; hand: Frost in the Joints, 1; resources: 3\nB: defensive: Cow 1/9, Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Frost in the Joints")
    assert targets(s) == ["Mage", "Cow", "Hen"]
    dead = s.fork()
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Cow")) == (2, True)
    dead.choose("target Hen")
    dead.all_pass()
    assert dead.place("Hen") == "B's graveyard"


@plays("Turned Soil")
def test_the_top_card_becomes_a_marked_resource_beside_the_one_of_the_turn() -> None:
    s = orc("A: offensive: Mage; hand: Turned Soil, Rat; resources: 2; deck: Fox, 3\nB: hand: 1", TEXTS)
    s.do("play Turned Soil")
    assert (s.place("Fox"), s.marked("Fox"), s.sees("A", "Fox"), s.sees("B", "Fox")) == (
        "A's resources",
        True,
        True,
        False,
    )
    assert "lay Rat" in s.options()


@plays("Sparks on Steel")
def test_who_carries_anything_in_the_battlefield_suffers_two() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/9; defensive: Rat 1/9; hand: Sparks, 1; resources: 3; "
        "attached: Spear on Ox, Ring on Rat\n"
        "B: defensive: Cow 1/2, Hen 1/9; offensive: Owl 1/9; attached: Spear on Cow, Ring on Owl; hand: 1",
        TEXTS,
    )
    s.do("play Sparks")
    assert [s.damage(name) for name in ("Mage", "Ox", "Rat", "Hen", "Owl")] == [0, 2, 0, 0, 0]
    assert (s.place("Cow"), s.place("Spear (2)")) == ("B's graveyard", "B's graveyard")


@plays("Collar of Sloe Thorns")
@pytest.mark.parametrize(("collars", "values", "damage"), [(1, "3/3", 1), (2, "3/3", 1), (1, "3/1", -1)])
def test_as_its_host_attacks_it_takes_one_damage(collars: int, values: str, damage: int) -> None:
    s = orc(
        f"A: offensive: Ox {values}, Elk; hand: Wait; attached: {collars} Collar of Sloe Thorns on Ox\n"
        f"B: hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done")
    assert s.damage("Ox") == max(damage, 0)
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("B")) == (("A's Offensive", 17) if damage > 0 else ("A's graveyard", 20))


@plays("Oath on the Doorpost")
def test_its_host_is_tougher_in_the_defensive() -> None:
    s = orc(
        f"A: defensive: Ox 1/1; offensive: Elk 1/1; attached: Oath on Ox, Oath on Elk; hand: 1\nB: hand: 1{FIGHT}",
        TEXTS,
    )
    assert (s.value("Ox"), s.value("Elk")) == ("1/4", "1/1")
    s.choose("move Ox")
    s.all_pass()
    assert (s.value("Ox"), s.place("Oath")) == ("1/1", "on Ox")


@plays("The Slow Clerks")
def test_its_host_draws_one_card_in_his_draw_phases() -> None:
    s = orc(
        "A: offensive: Ox; hand: 1; attached: The Slow Clerks on B\nB: hand: Dig, 1; deck: 9\nphase: Discard", TEXTS
    )
    s.to("Play", "B")
    assert (len(s.deck("B")), "yes" in s.options()) == (8, False)
    s.do("play Dig")
    assert len(s.deck("B")) == 7
    s.to("Draw", "A")
    assert sorted(s.options()) == ["no", "yes"]


@plays("A Patron's Interest")
@pytest.mark.parametrize("who", ["A", "B"])
def test_whoever_completes_its_quest_gets_one_more(who: str) -> None:
    s = orc(
        "A: offensive: Ox; hand: Wait, 1; quests: Sprint; chapter: Next; attached: A Patron's Interest on Sprint\n"
        f"B: hand: Wait, 1\nphase: Play, active {who}",
        TEXTS,
    )
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Wait")
    assert (s.victory(who), s.place("A Patron's Interest")) == (2, "A's graveyard")


@plays("A Patron's Interest")
@pytest.mark.parametrize(
    ("attached", "place"), [("; attached: A Patron's Interest on Old", "A's Quest"), ("", "removed")]
)
def test_its_quest_does_not_expire(attached: str, place: str) -> None:
    s = orc(f"A: offensive: Ox; hand: 1; quests: Old; chapter: Next{attached}\nB: hand: 1", TEXTS)
    for _ in range(2):
        s.to("Draw", "B")
        s.to("Draw", "A")
    assert s.place("Old") == place


@plays("Three in Full Harness")
@pytest.mark.parametrize(("veil", "points"), [("Elk", True), ("Rat", False)])
def test_three_equipped_in_one_front_complete_it(veil: str, points: bool) -> None:
    s = orc(
        "A: offensive: Ox, Cow marked, Elk; defensive: Rat; hand: 1; "
        f"attached: Spear on Ox, Ring on Cow, Veil on {veil}, Ring on Ox; "
        "quests: Three in Full Harness; chapter: Next\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Three in Full Harness")
    s.all_pass()
    assert (s.victory("A") > 0) == points


@plays("Two before Supper")
def test_two_kills_of_enemies_in_one_turn_complete_it() -> None:
    s = orc(
        "A: offensive: Ox, Elk; hand: 3 Axe, Scare; quests: Two before Supper; chapter: Next\n"
        "B: defensive: Cow, Hen, Owl, Pig, Hog; hand: 1",
        TEXTS,
    )
    s.do("play Axe", "target Pig")
    s.choose("accept Two before Supper")
    s.all_pass()
    s.do("play Axe", "target Cow")
    s.do("play Scare", "target Hog")
    assert s.victory("A") == 0
    later = s.fork()
    s.do("play Axe", "target Hen")
    assert s.victory("A") > 0
    later.to("Play", "B")
    later.to("Play", "A")
    later.do("play Axe", "target Hen")
    assert later.victory("A") == 0


@plays("The Baron's Short Siege")
@pytest.mark.parametrize(("army", "points"), [("Ox 3/3, Elk 2/2", True), ("Ox 4/4", False)])
def test_five_influence_in_one_attack_complete_it(army: str, points: bool) -> None:
    s = orc(f"A: offensive: {army}; hand: Burn, 1; quests: The Baron's Short Siege; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept The Baron's Short Siege")
    s.all_pass()
    assert s.influence("A") == 18
    s.do("play Burn")
    assert s.victory("A") == 0
    s.to("Move or Attack")
    s.choose("attack B")
    while any(label.startswith("send") for label in s.options()):
        s.choose(next(label for label in s.options() if label.startswith("send")))
    s.to("Second Play")
    assert (s.victory("A") > 0, s.influence("A")) == (points, 20 if points else 18)
    if not points:
        for _ in range(2):
            s.to("Play", "B")
            s.to("Play", "A")
        assert (s.pursues("A"), s.influence("A")) == ([], 18)


@plays("The Wyvern Wounded Once")
def test_each_hit_makes_it_fiercer_and_weaker_for_the_next_fight() -> None:
    s = orc(
        "A: offensive: Ox 5/9, Elk 4/9, Cow 3/9; hand: 1; quests: The Wyvern Wounded Once; chapter: Next\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept The Wyvern")
    s.all_pass()
    s.to("Move or Attack")
    weak = s.fork()
    s.choose("attack The Wyvern", *["send Ox against", "send Elk against", "send Cow against"])
    s.to("Draw", "B")
    assert (s.victory("A"), s.place("The Wyvern Wounded Once")) == (5, "removed")
    log = " ".join(s.log())
    assert all(f"{name} suffers {n} damage" in log for name, n in (("Ox", 3), ("Elk", 5), ("Cow", 7)))
    weak.choose("attack The Wyvern", "send Elk against", "done")
    weak.to("Second Play")
    assert weak.progress("A", "The Wyvern Wounded Once") == "3 hit points left"


def test_what_is_given_beside_the_cost_is_given_for_either_way() -> None:
    price = "As an additional cost to play this card, discard a card."
    pact = {"Pact": f"event 0: {price} Choose one: draw two cards; or target opponent loses 3 influence."}
    s = orc("A: offensive: Ox; hand: Pact, Rat, Elk; deck: 5\nB: hand: 1", pact)
    draw = s.fork()
    s.do("play Pact: Target opponent", "give Elk")
    assert (s.influence("B"), s.hand("A"), s.place("Elk")) == (17, ["Rat"], "A's graveyard")
    draw.do("play Pact: Draw", "give Elk")
    assert (draw.influence("B"), len(draw.deck("A")), draw.place("Elk")) == (20, 3, "A's graveyard")
