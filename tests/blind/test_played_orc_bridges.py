"""Blind spells, attached cards and quests of ORC's round 7, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Lord": "creature (Noble) 1/1", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Charm": "enchantment 3: Enchanted creature gets +1/0.", "Bane": "enchantment 0: Enchanted creature gets 0/+1.",
    "Guard": "equipment 0 (Shield): Equipped creature gets 0/+1.", "Study": "event 0: Draw a card.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.", "Big": "creature 3 1/1", "Small": "creature 2 2/2",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Trip on the Stair")
def test_an_attacker_is_three_weaker_and_attacks_on() -> None:
    s = orc(f"A: offensive: Ox 4/9, Elk 1/9, Rat; hand: 1\nB: defensive: Cow 0/9; hand: 2 Trip; resources: 2{FIGHT}")
    s.choose("attack B", "send Ox", "send Elk", "done", "play Trip")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    until(s, "play")
    s.choose("play Trip", "target Elk")
    s.to("Second Play")
    assert s.influence("B") == 19
    s.to("Play", "B")
    assert (s.value("Ox"), "play Trip" in s.options()) == ("4/9", False)


@plays("Bread for the Besieged")
@pytest.mark.parametrize(("front", "gain"), [("Offensive", 1), ("Defensive", 3)])
def test_each_own_creature_of_the_front_is_an_influence(front: str, gain: int) -> None:
    s = orc(
        "A: offensive: Rat; defensive: Ox, Elk marked, Keeper assigned; hand: Bread for the Besieged; resources: 2\n"
        "B: offensive: Cow; defensive: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Bread for the Besieged", front=front)
    assert (s.influence("A"), s.influence("B")) == (20 + gain, 20)


@plays("Thunder over the Mead")
def test_all_marked_creatures_of_the_battlefield_suffer_two() -> None:
    s = orc(
        "A: offensive: Mage marked, Ox 1/9, Keeper assigned; defensive: Rat marked; hand: Thunder over the Mead; resources: 3\n"
        "B: defensive: Cow 1/9 marked, Hen 1/9; offensive: Owl marked; hand: 1",
        TEXTS,
    )
    s.do("play Thunder over the Mead")
    assert [s.damage(name) for name in ("Mage", "Ox", "Keeper", "Rat", "Cow", "Hen", "Owl")] == [2, 0, 0, 0, 2, 0, 0]


@plays("Recantation")
@pytest.mark.parametrize(("name", "left"), [("Charm", 0), ("Bane", 2)])
def test_for_one_less_than_its_cost_an_enchantment_goes_to_its_owners_hand(name: str, left: int) -> None:
    s = orc(
        "A: offensive: Mage; hand: Recantation; resources: 2\n"
        "B: defensive: Cow; attached: Charm on Cow, Bane on Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Recantation")
    assert sorted(targets(s)) == ["Bane", "Charm"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (name in s.hand("B"), s.gold("A"), s.value("Cow")) == (True, left, "1/2" if name == "Charm" else "2/1")
    poor = orc(
        "A: offensive: Mage; hand: Recantation; resources: 1\nB: defensive: Cow; attached: Charm on Cow; hand: 1", TEXTS
    )
    assert "play Recantation" not in poor.options()


@plays("Stubborn Graft")
def test_its_host_is_stronger_and_stays_where_it_is() -> None:
    s = orc("A: offensive: Ox 1/1, Elk; hand: Stubborn Graft, Push; resources: 2\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Stubborn Graft")
    assert targets(s) == ["Ox", "Elk", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "3/3"
    put = s.fork()
    put.do("play Push", "target Ox")
    assert put.place("Ox") == "A's Defensive"  # the writer has it stay; ORC-MOVE-01: a move is the player's
    s.to("Move or Attack")
    assert offered(s, "move") == ["Elk"]
    s.choose("attack B", "send Ox")
    s.choose("done") if "done" in s.options() else None
    s.to("Second Play")
    assert s.influence("B") == 17
    two = orc("A: offensive: Ox 1/1; attached: Stubborn Graft on Ox, Stubborn Graft on Ox; hand: 1\nB: hand: 1")
    assert two.value("Ox") == "3/3"


@plays("Oxhide Buckler")
def test_its_carrier_is_weaker_and_much_tougher() -> None:
    s = orc("A: offensive: Ox 2/1, Elk 0/1; hand: 2 Oxhide Buckler; resources: 2\nB: hand: 1")
    s.do("play Oxhide Buckler", "target Ox")
    assert s.value("Ox") == "1/4"
    s.do("play Oxhide Buckler", "target Ox")
    assert s.value("Ox") == "1/4"


@plays("Fill the Long Barn")
@pytest.mark.parametrize(("count", "done"), [(8, True), (9, True), (7, False)])
def test_nine_resource_cards_complete_it(count: int, done: bool) -> None:
    s = orc(
        f"A: offensive: Ox; resources: {count} Rye marked; quests: Fill the Long Barn; chapter: Next; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Fill the Long Barn")
    s.all_pass()
    assert (s.victory("A") > 0) == (count == 9)
    if count < 9:
        s.choose("lay Spare")
        assert (s.victory("A") > 0) == done


@plays("Lend the Marrow")
@pytest.mark.parametrize(("name", "x"), [("Elk", 4), ("Mage", 9)])
def test_the_target_gains_the_defence_of_who_is_sacrificed(name: str, x: int) -> None:
    s = orc(
        "A: offensive: Mage, Elk 1/4 hurt 1; defensive: Rat; hand: Lend the Marrow; resources: 2\n"
        "B: defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    s.choose("play Lend the Marrow", "target Cow")
    s.all_pass()
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Mage"]
    s.choose(next(label for label in s.options() if label.endswith(name)))
    assert (s.place(name), s.value("Cow")) == ("A's graveyard", f"{1 + x}/{1 + x}")
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Lend the Marrow")
def test_if_the_target_itself_is_sacrificed_nobody_gains() -> None:
    s = orc("A: offensive: Mage; hand: Lend the Marrow; resources: 2\nB: defensive: Cow 1/1; hand: 1", TEXTS)
    s.choose("play Lend the Marrow", "target Mage")
    s.all_pass()
    assert (s.place("Mage"), s.value("Cow")) == ("A's graveyard", "1/1")


@plays("Cobbler's Good Pair")
def test_the_first_move_of_a_turn_unmarks_its_carrier() -> None:
    s = orc(f"A: defensive: Ox 3/3, Elk; attached: Cobbler's Good Pair on Ox; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("move Ox", "move Elk")
    assert (s.place("Ox"), s.marked("Ox"), s.marked("Elk")) == ("A's Offensive", False, True)
    assert "move Ox" not in s.options()
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.to("Play", "B")
    assert s.influence("B") == 17
    put = orc("A: defensive: Ox marked; attached: Cobbler's Good Pair on Ox; hand: Push\nB: hand: 1", TEXTS)
    put.do("play Push")
    assert (put.place("Ox"), put.marked("Ox")) == ("A's Offensive", True)


@plays("Cold Porridge")
@pytest.mark.parametrize("second", ["yes", "no"])
def test_a_second_card_of_the_draw_phase_costs_a_card_or_an_influence(second: str) -> None:
    s = orc("A: offensive: Ox; hand: Cold Porridge; resources: 2\nB: hand: Rat, Study", TEXTS)
    s.choose("play Cold Porridge", "target player B")
    s.all_pass()
    s.to("Draw", "B")
    s.choose(second)
    if second == "no":
        assert (s.phase, len(s.hand("B")), s.influence("B")) == ("Play", 3, 20)
        s.do("play Study")
        assert (len(s.hand("B")), s.influence("B"), s.options()[0]) == (3, 20, "done")
        return
    assert (s.asked, len(s.options())) == ("B", 2)
    gives = s.fork()
    s.choose(next(label for label in s.options() if "influence" in label))
    assert (len(s.hand("B")), s.influence("B")) == (4, 19)
    gives.choose(next(label for label in gives.options() if "discard" in label))
    gives.choose(next(label for label in gives.options() if label.endswith("Rat")))
    assert (gives.grave("B"), gives.influence("B")) == (["Rat"], 20)


@plays("Chain of the Lord Mayor")
def test_a_noble_that_wears_it_takes_a_cheap_enemy_over_for_the_turn() -> None:
    s = orc(
        "A: offensive: Lord, Ox; attached: Chain of the Lord Mayor on Lord; hand: 1\n"
        "B: defensive: Big, Small marked, Keeper assigned; attached: Spear on Small; hand: 1",
        TEXTS,
    )
    s.choose("use Lord")
    assert targets(s) == ["Small", "Keeper"]
    s.choose("target Small")
    s.all_pass()
    assert (s.marked("Lord"), s.marked("Ox"), s.controller("Small"), s.place("Small")) == (
        True,
        True,
        "A",
        "A's Offensive",
    )
    assert (s.marked("Small"), s.place("Spear"), s.controller("Spear")) == (True, "on Small", "A")
    s.to("Play", "B")
    assert (s.controller("Small"), s.place("Small"), s.place("Spear")) == (
        "B",
        "B's Defensive",
        "on Small",
    )
    alone = orc(
        "A: offensive: Lord; attached: Chain of the Lord Mayor on Lord; hand: 1\nB: defensive: Small; hand: 1", TEXTS
    )
    assert offered(alone, "use") == []
    none = orc("A: offensive: Ox; hand: Chain of the Lord Mayor; resources: 3\nB: hand: 1", TEXTS)
    assert offered(none, "play") == []


@plays("The Thing in the Cistern")
def test_it_weakens_one_that_fights_it_and_gives_a_creature_back() -> None:
    s = orc(
        "A: offensive: Ox 6/9, Elk 6/9, Hog 6/9, Sow 5/3; grave: Fox, Study; quests: The Thing in the Cistern; chapter: Next; "
        "hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept The Thing in the Cistern")
    s.to("Move or Attack")
    s.choose("attack The Thing", *(f"send {name} against" for name in ("Ox", "Elk", "Hog", "Sow")))
    until(s, "use The Thing")
    s.choose("use The Thing")
    assert targets(s) == ["Ox", "Elk", "Hog", "Sow"]
    s.choose("target Sow")
    while not s.victory("A"):
        s.choose("fight Sow" if "fight Sow" in s.options() else s.way_on())
    assert s.place("Sow") == "A's graveyard"  # 3/2 then: it hits nobody
    assert sorted(label.split()[-1] for label in s.options()) == ["Fox", "Sow"]
    s.choose(next(label for label in s.options() if label.endswith("Fox")))
    assert ("Fox" in s.hand("A"), s.place("The Thing in the Cistern")) == (True, "removed")


@plays("Flooded Crossing")
def test_nobody_changes_fronts_this_turn() -> None:
    s = orc("A: offensive: Ox; hand: Flooded Crossing, Push; resources: 1; deck: 3\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Flooded Crossing")
    assert len(s.hand("A")) == 2
    s.do("play Push", "target Ox")
    assert s.place("Ox") == "A's Offensive"
    s.to("Move or Attack")
    assert ("move Ox" in s.options(), "attack B" in s.options()) == (False, True)
    s.to("Move or Attack", "B")
    assert offered(s, "move") == ["Cow"]


@plays("Relief of the Third Post")
def test_a_fresh_creature_takes_a_defenders_place() -> None:
    table = (
        "A: offensive: Ox 2/9; hand: 1\nB: defensive: Cow 1/1, Hen 3/9, Hog marked, Keeper assigned; "
        f"hand: Relief of the Third Post; resources: 2{FIGHT}"
    )
    s = orc(table, TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert "play Relief of the Third Post" not in s.options()
    s.choose("block Ox with Cow", "done") if "done" in s.options() else s.choose("block Ox with Cow")
    until(s, "play Relief")
    s.choose("play Relief of the Third Post")
    while targets(s):
        assert not {"Hog", "Keeper", "Ox"} & set(targets(s))
        s.choose("target Cow" if "target Cow" in s.options() else "target Hen")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Cow"), s.marked("Cow")) == ("B's Defensive", 0, False)
    assert (s.damage("Hen"), s.damage("Ox"), s.influence("B")) == (2, 3, 20)
