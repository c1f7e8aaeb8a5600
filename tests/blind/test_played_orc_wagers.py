"""Blind spells, attached cards and quests of ORC's round 6, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Mage": "creature (Caster) 1/9", "Spear": "equipment 0: Equipped creature gets +1/0.", "Ann": "creature (Human) 1/9",
    "Rye": "event 0: Gain 1 influence.", "Drain": "event 0: Each opponent loses 1 influence.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Boots in the Mud")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])  # a text that names a front reaches it (ORC-SPAN-02)
def test_a_creature_in_an_enemys_defensive_is_marked(front: str) -> None:
    s = orc(
        "A: offensive: Ox; hand: Boots in the Mud; resources: 1\nB: defensive: Cow, Hen marked; offensive: Owl; hand: 1"
    )
    s.choose("play Boots in the Mud", f"in the {front}")
    assert targets(s) == ["Cow", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.marked("Cow"), s.marked("Owl"), s.gold("A")) == (True, False, 0)


@plays("Swift Stitches")
@pytest.mark.parametrize(("n", "left"), [(0, 4), (2, 2), (3, 1)])
def test_up_to_three_damage_are_healed(n: int, left: int) -> None:
    s = orc(
        "A: offensive: Ox 1/9 hurt 4; defensive: Rat; hand: Swift Stitches; resources: 1\nB: defensive: Cow 1/9 hurt 1; hand: 1"
    )
    s.choose("play Swift Stitches", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    s.choose(next(label for label in s.options() if label.endswith(str(n))))
    assert (s.damage("Ox"), s.damage("Cow")) == (left, 1)


@plays("Bitter Draught")
@pytest.mark.parametrize(("spell", "drawn"), [("Axe", 1), ("Scare", 0)])
def test_it_strikes_harder_and_its_death_this_turn_is_a_card(spell: str, drawn: int) -> None:
    s = orc(
        f"A: offensive: Ox; hand: Bitter Draught, {spell}; resources: 1\nB: defensive: Cow 1/2, Hen 1/1; hand: 1", TEXTS
    )
    dies = s.fork()
    s.do("play Bitter Draught", "target Cow")
    assert (s.value("Cow"), len(s.hand("A"))) == ("4/1", 1)
    late = s.fork()
    s.do(f"play {spell}", "target Cow")
    assert len(s.hand("A")) == drawn
    late.to("Play", "B")
    assert late.value("Cow") == "1/2"
    late.to("Play", "A")
    before = len(late.hand("A"))
    late.do(f"play {spell}", "target Cow")
    assert len(late.hand("A")) == before - 1
    dies.do("play Bitter Draught", "target Hen")
    assert (dies.place("Hen"), len(dies.hand("A"))) == ("B's graveyard", 2)


@plays("Scalding Rain")
def test_each_enemy_of_the_battlefield_suffers_two() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/9; hand: Scalding Rain; resources: 4\n"
        "B: defensive: Cow 1/9, Hen 1/9 marked, Keeper assigned; offensive: Owl 1/9; hand: 1",
        TEXTS,
    )
    s.do("play Scalding Rain")
    assert [s.damage(name) for name in ("Mage", "Ox", "Cow", "Hen", "Owl")] == [0, 0, 2, 2, 0]
    assert s.place("Keeper") == "B's graveyard"


@plays("Gift of the Old Furrow")
@pytest.mark.parametrize("names", [("Ox", "Elk"), ("Elk",), ()])
def test_up_to_two_own_creatures_grow_for_good(names: tuple[str, ...]) -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/1, Elk 1/1, Keeper assigned; defensive: Rat; hand: Gift of the Old Furrow; resources: 3\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Gift of the Old Furrow")
    assert targets(s) == ["Mage", "Ox", "Elk"]
    s.choose(*(f"target {name}" for name in names))
    s.choose("done") if len(names) < 2 else None
    s.to("Play", "B")
    assert [s.value(name) for name in ("Ox", "Elk")] == ["2/2" if name in names else "1/1" for name in ("Ox", "Elk")]


@plays("Otterskin Blessing")
def test_an_own_creature_is_tougher_and_moves_without_a_mark() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk, Keeper assigned; hand: Otterskin Blessing; resources: 1\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Otterskin Blessing")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    s.to("Move or Attack")
    s.choose("move Ox", "move Elk")
    assert (s.value("Ox"), s.marked("Ox"), s.marked("Elk"), s.place("Ox")) == ("1/3", False, True, "A's Defensive")
    assert offered(s, "move") == []


@plays("Eight Full Barns")
@pytest.mark.parametrize(
    ("count", "lays", "done"), [(8, False, True), (7, False, False), (7, True, True), (6, True, False)]
)
def test_eight_resource_cards_complete_it(count: int, lays: bool, done: bool) -> None:
    s = orc(
        f"A: offensive: Ox; resources: {count} Oats marked; quests: Eight Full Barns; chapter: Next; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Eight Full Barns")
    s.choose("lay Spare") if lays else None
    assert (s.victory("A") > 0) == done


@plays("Tanner's Jerkin")
def test_one_armor_makes_its_carrier_tougher() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Keeper assigned; defensive: Rat; hand: 2 Tanner's Jerkin; resources: 2\nB: hand: 1",
        TEXTS,
    )
    s.choose("play Tanner's Jerkin")
    assert targets(s) == ["Ox", "Rat"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "1/3"
    s.do("play Tanner's Jerkin", "target Ox")
    assert (s.place("Tanner's Jerkin (2)"), s.value("Ox")) == ("on Ox", "1/3")


@plays("Crooked Billhook")
def test_its_carrier_strikes_harder_and_is_frailer_while_it_attacks() -> None:
    s = orc(f"A: offensive: Ox 1/2, Elk; attached: Crooked Billhook on Ox; hand: 1\nB: hand: 1{FIGHT}")
    assert s.value("Ox") == "1/2"
    s.choose("attack B", "send Ox")
    s.choose("done")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox")) == (16, "1/2")
    frail = orc(f"A: offensive: Ox 1/1; attached: Crooked Billhook on Ox; hand: 1\nB: hand: 1{FIGHT}")
    frail.choose("attack B")
    frail.to("Second Play")
    assert (frail.place("Ox"), frail.influence("B")) == ("A's graveyard", 20)
    defends = orc(
        f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/9; attached: Crooked Billhook on Cow; hand: 1{FIGHT}"
    )
    defends.choose("attack B", "block Ox with Cow")
    defends.to("Second Play")
    assert defends.damage("Ox") == 1


@plays("Bonesetter's Satchel")
def test_a_human_that_carries_it_heals_another() -> None:
    s = orc(
        "A: offensive: Ann hurt 1, Ox 1/9 hurt 3; defensive: Elk; hand: Bonesetter's Satchel; resources: 2\n"
        "B: defensive: Cow 1/9 hurt 1; hand: 1",
        TEXTS,
    )
    s.do("play Bonesetter's Satchel")
    assert s.place("Bonesetter's Satchel") == "on Ann"
    s.choose("use Ann")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Ann"), s.marked("Ann"), offered(s, "use")) == (1, 1, True, [])
    none = orc("A: offensive: Ox; hand: Bonesetter's Satchel; resources: 2\nB: hand: 1", TEXTS)
    assert offered(none, "play") == []


@plays("Counteroffer")
@pytest.mark.parametrize(("gold", "answer", "works"), [(3, "yes", True), (3, "no", False), (0, "", False)])
def test_an_event_is_nullified_unless_two_are_paid(gold: int, answer: str, works: bool) -> None:
    s = orc(
        f"A: offensive: Ox; hand: Rye; resources: {gold}\nB: defensive: Cow; hand: Counteroffer; resources: 2", TEXTS
    )
    s.choose("play Rye", "in the Offensive")
    s.choose("play Counteroffer") if "play Counteroffer" in s.options() else until(s, "play Counteroffer")
    while s.asked == "B" and (s.options()[0].startswith(("in the", "target"))):
        s.choose(s.options()[0])
    until(s, "yes") if answer else s.all_pass()
    if answer:
        assert s.asked == "A"
        s.choose(answer)
    s.all_pass()
    assert (s.influence("A"), s.place("Rye")) == (21 if works else 20, "A's graveyard")
    assert s.gold("A") == gold - (2 if works else 0)


@plays("Roads of Root")
@pytest.mark.parametrize("names", [("Ox", "Elk"), ("Ox",), ()])
def test_any_number_of_unmarked_ones_go_over_and_stay_unmarked(names: tuple[str, ...]) -> None:
    s = orc(
        "A: offensive: Mage marked, Ox, Elk, Hog marked, Keeper assigned; defensive: Rat; attached: Spear on Ox; "
        "hand: Roads of Root; resources: 2\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Roads of Root")
    assert targets(s) == ["Ox", "Elk"]
    s.choose(*(f"target {name}" for name in names))
    s.choose("done") if len(names) < 2 else None
    s.all_pass()
    assert [name for name in ("Ox", "Elk", "Hog") if s.place(name) == "A's Defensive"] == list(names)
    assert (s.marked("Ox"), s.marked("Elk"), s.place("Spear")) == (False, False, "on Ox")
    s.to("Move or Attack")
    assert "move Rat" in s.options()  # it was no move of the player


@plays("Collector at the Door")
@pytest.mark.parametrize("pays", [True, False])
def test_who_lays_a_resource_card_discards_one_or_loses_an_influence(pays: bool) -> None:
    s = orc("A: offensive: Ox; hand: Collector at the Door; resources: 3\nB: hand: Rat, Fox, Elk; deck: 9", TEXTS)
    s.choose("play Collector at the Door", "target player B")
    s.all_pass()
    s.to("Play", "B")
    s.choose("lay Rat")
    assert offered(s, "pick") == ["Fox", "Elk", "Spare", "Spare (2)"]
    s.choose("pick Fox" if pays else "no")
    s.all_pass()
    assert (s.influence("B"), s.grave("B")) == (20, ["Fox"]) if pays else (19, [])
    bare = orc("A: offensive: Ox; hand: Rye; attached: Collector at the Door on A\nB: hand: 1", TEXTS)
    bare.choose("lay Rye")
    bare.all_pass()
    assert bare.influence("A") == 19


@plays("Slashed Purses")
@pytest.mark.parametrize(("count", "left"), [(3, 1), (1, 0)])
def test_an_opponent_marks_two_of_his_resource_cards_for_nothing(count: int, left: int) -> None:
    s = orc(
        f"A: offensive: Ox; hand: Slashed Purses; resources: 2\nB: resources: {count} Oats, Hay marked; hand: 1", TEXTS
    )
    s.do("play Slashed Purses")
    while s.asked == "B" and offered(s, "pick"):
        s.choose(s.options()[0])
    assert (s.gold("B"), sum(s.marked(s.names[c]) for c in s.cards_at("B's resources"))) == (left, 1 + count - left)


@plays("Tinkers' Fair")
def test_equipment_on_three_different_creatures_completes_it() -> None:
    s = orc(
        "A: offensive: Ox, Elk, Hog, Sow; attached: Spear on Sow; hand: 4 Spear; quests: Tinkers' Fair; chapter: Next\n"
        "B: hand: 1",
        TEXTS,
    )
    s.choose("accept Tinkers' Fair")
    for name in ("Ox", "Ox", "Elk"):
        s.do("play Spear", f"target {name}")
        assert s.victory("A") == 0
    s.do("play Spear", "target Hog")
    assert (s.victory("A") > 0, len(s.hand("A"))) == (True, 2)


@plays("Wager upon the Hill")
def test_who_completes_it_gains_one_more_and_the_others_lose_two() -> None:
    table = "A: offensive: Ox; hand: Wager upon the Hill, Rye, 1; resources: 3; quests: Sprint; chapter: Next\nB: hand: Rye, 1"
    s = orc(table, TEXTS)
    s.do("play Wager upon the Hill")
    s.choose("accept Sprint")
    s.to("Play", "B")
    s.choose("accept Sprint")
    s.all_pass()
    quits = s.fork()
    s.do("play Rye")
    assert (s.victory("B"), s.influence("A"), s.influence("B")) == (2, 18, 21)
    assert s.place("Wager upon the Hill") == "A's graveyard"
    quits.choose("abandon Sprint")
    assert (quits.influence("B"), quits.influence("A")) == (18, 20)
    quits.to("Upkeep", "A")
    quits.choose("pay no upkeep of Wager upon the Hill")
    assert quits.place("Wager upon the Hill") == "A's graveyard"


@plays("The Bridge Stays Ours")
def test_two_attacks_without_a_loss_bring_the_stake_back() -> None:
    table = "A: defensive: Cow 0/9; hand: 1; quests: The Bridge Stays Ours; chapter: Next; deck: 20"
    table += "\nB: offensive: Ox 1/9; deck: 20; hand: 1"
    s = orc(table, TEXTS)
    s.choose("accept The Bridge")
    assert s.influence("A") == 18
    for won in (False, True):
        s.to("Move or Attack", "B")
        s.choose("attack A", "block Ox with Cow")
        s.to("Second Play")
        assert s.victory("A") == 0
        s.to("Play", "A")
        assert ((s.victory("A") > 0), s.influence("A")) == (won, 20 if won else 18)
    lost = orc(table, TEXTS)
    lost.choose("accept The Bridge")
    for _ in range(2):
        lost.to("Move or Attack", "B")
        lost.choose("attack A", "done")
        lost.to("Play", "A")
    assert (lost.victory("A"), lost.influence("A")) == (0, 16)
