"""Blind spells of ORC's fifteenth round, and what is attached, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Hex": "magic 0: Mark target creature.", "Wait": "event 0: Gain 1 influence.",
    "Doze": "event 0: Mark target creature.", "Rouse": "event 0: Unmark target creature.",
    "Spear": "equipment (Weapon) 0: Equipped creature gets +1/0.", "Mage": "creature (Caster) 1/9",
    "Guard": "creature 1/1: (A): Other creatures you control get 0/+1.",
    "Keeper": "creature 1/1: (A): Other creatures you control get 0/+1.",
    "Old": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "New": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("On Your Feet")
def test_somebody_of_the_battlefield_is_unmarked_and_can_defend() -> None:
    s = orc(
        f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Cow marked, Guard assigned, Keeper assigned; offensive: Hen marked; "
        f"resources: 2; hand: On Your Feet{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "play On Your Feet", "in the Defensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    until(s, "block Ox with Cow")
    assert (s.marked("Cow"), s.marked("Hen"), s.gold("B")) == (False, True, 0)


@plays("On Your Feet")
def test_who_is_assigned_stays_so_and_an_attacker_who_is_unmarked_attacks_once() -> None:
    s = orc("A: offensive: Ox; resources: 2; hand: On Your Feet, 1\nB: defensive: Guard assigned; hand: 1", TEXTS)
    s.do("play On Your Feet", "target Guard")
    assert (s.assigned("Guard"), s.place("On Your Feet")) == (True, "A's graveyard")
    s = orc(f"A: offensive: Ox 3/3, Elk; resources: 2; hand: On Your Feet, 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "done", "play On Your Feet", "target Ox")
    s.to("Second Move or Attack")
    assert (s.marked("Ox"), s.influence("B"), "attack B" in s.options()) == (False, 17, False)


@plays("Two Coins Each")
@pytest.mark.parametrize(("mine", "theirs", "ending"), [(3, 20, ""), (2, 20, "B"), (20, 2, "A"), (2, 2, "draw")])
def test_all_lose_two_influence_at_one_moment(mine: int, theirs: int, ending: str) -> None:
    s = orc(f"A: {mine} influence; resources: 1; hand: Two Coins Each, 1\nB: {theirs} influence; hand: 1")
    s.do("play Two Coins Each")
    assert s.over == bool(ending)
    if ending:
        assert s.winner == ending.replace("draw", "")
    else:
        assert (s.influence("A"), s.influence("B")) == (mine - 2, theirs - 2)


@plays("Called Home by Letter")
def test_the_opponent_chooses_the_quest_he_abandons() -> None:
    s = orc(
        "A: resources: 3; hand: Called Home by Letter, 1; quests: New; chapter: Next\n"
        "B: quests: Old; chapter: Next; hand: 1\nphase: Play, active B",
        TEXTS,
    )
    s.choose("accept Old")
    s.all_pass()
    s.choose("accept New")
    s.all_pass()
    s.to("Play", "A")
    s.do("play Called Home by Letter")
    assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("B", ["New", "Old"])
    s.choose(next(label for label in s.options() if label.endswith("Old")))
    assert s.pursues("B") == ["New"]
    s.to("Play", "B")
    assert "accept Old" in s.options()


@plays("Called Home by Letter")
def test_with_no_active_quest_nothing_happens() -> None:
    s = orc("A: resources: 3; hand: Called Home by Letter, 1; quests: New; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept New")
    s.all_pass()
    s.do("play Called Home by Letter")
    assert (s.pursues("A"), s.place("Called Home by Letter"), s.asked) == (["New"], "A's graveyard", "A")


@plays("Blown off Course")
@pytest.mark.parametrize("name", ["Ox", "Cow", "Guard"])
def test_anybody_of_the_battlefield_goes_to_the_other_front_as_he_is(name: str) -> None:
    s = orc(
        "A: offensive: Ox 1/9 marked hurt 2, Keeper assigned; resources: 2; hand: Blown off Course, 1; attached: Spear on Ox\n"
        "B: defensive: Cow, Guard assigned; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Blown off Course", "in the Offensive")
    assert targets(s) == ["Ox", "Cow", "Guard"]
    s.choose(f"target {name}")
    s.all_pass()
    assert s.place(name) == {"Ox": "A's Defensive"}.get(name, "B's Offensive")
    assert (s.marked("Ox"), s.damage("Ox"), s.place("Spear"), s.assigned("Guard")) == (True, 2, "on Ox", True)


@plays("Blown off Course")
@pytest.mark.parametrize("name", ["Ox", "Cow"])
def test_whoever_goes_drops_out_of_the_fight(name: str) -> None:
    s = orc(
        f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Cow 1/1; resources: 2; hand: Blown off Course, Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow")
    until(s, "play Blown off Course")
    s.choose("play Blown off Course", f"target {name}")
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Ox"), s.marked("Cow")) == (20, 0, False)
    assert (s.place("Ox"), s.place("Cow")) == (
        ("A's Defensive", "B's Defensive") if name == "Ox" else ("A's Offensive", "B's Offensive")
    )


@plays("Tithe in Silver")
def test_two_resource_cards_are_unmarked_the_one_that_paid_too() -> None:
    s = orc("A: resources: 1, Rat marked, Elk marked; hand: Tithe in Silver, Fox\nB: resources: 2; hand: 1")
    s.do("play Tithe in Silver: Unmark two")
    s.choose("pick Spare", "pick Elk")
    assert (s.gold("A"), s.marked("Rat"), s.marked("Elk")) == (2, True, False)


@plays("Tithe in Silver")
def test_an_opponent_marks_two_of_his_own_choice_and_gets_no_gold() -> None:
    s = orc("A: resources: 1; hand: Tithe in Silver, Fox\nB: resources: Rat, Elk, Hen; hand: Wait", TEXTS)
    s.do("play Tithe in Silver: Target opponent")
    assert s.asked == "B"
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    s.choose(next(label for label in s.options() if label.endswith("Elk")))
    assert (s.gold("B"), [s.marked(name) for name in ("Rat", "Elk", "Hen")]) == (1, [True, True, False])


@plays("Hum of the Standing Stones")
def test_his_creatures_of_the_front_are_tougher_until_his_next_turn() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/1, Keeper assigned; defensive: Rat 1/1; resources: 2; hand: Hum of the Standing Stones, 1\n"
        "B: defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    before = [s.value(name) for name in ("Mage", "Ox", "Keeper", "Rat", "Cow")]
    s.play("Hum of the Standing Stones")
    after = [s.value(name) for name in ("Mage", "Ox", "Keeper", "Rat", "Cow")]
    assert [int(b[2:]) - int(a[2:]) for a, b in zip(before, after, strict=True)] == [2, 2, 2, 0, 0]
    s.to("Second Play", "B")
    assert s.value("Ox") == after[1]
    s.to("Draw", "A")
    assert s.value("Ox") == before[1]


@plays("Hum of the Standing Stones")
def test_it_takes_a_caster_of_that_front() -> None:
    s = orc("A: offensive: Ox; resources: 2; hand: Hum of the Standing Stones, 1\nB: defensive: Mage; hand: 1", TEXTS)
    assert "play Hum of the Standing Stones" not in s.options()


@plays("Sleepers' Plague")
def test_the_marked_of_both_sides_in_that_battlefield_suffer() -> None:
    s = orc(
        "A: offensive: Mage marked, Ox 1/9, Keeper assigned; defensive: Rat 1/9 marked; resources: 3; "
        "hand: Sleepers' Plague, 1\n"
        "B: defensive: Cow 1/9 marked, Hen 1/9, Guard assigned; offensive: Owl 1/9 marked; hand: 1",
        TEXTS,
    )
    s.play("Sleepers' Plague")
    names = ("Mage", "Ox", "Keeper", "Rat", "Cow", "Hen", "Guard", "Owl")
    assert [s.damage(name) for name in names] == [2, 0, 0, 0, 2, 0, 0, 0]


@plays("Reading of the Will")
def test_one_of_four_is_taken_unseen_and_the_rest_goes_to_the_bottom() -> None:
    s = orc(
        "A: offensive: Mage; resources: 3; deck: Fox, Rat, Hog, Owl, Hen; hand: Reading of the Will, 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("play Reading of the Will")
    s.all_pass()
    assert sorted(s.options()) == ["pick Fox", "pick Hog", "pick Owl", "pick Rat"]
    assert (s.sees("A", "Owl"), s.sees("B", "Owl"), s.sees("A", "Hen")) == (True, False, False)
    s.choose("pick Hog")
    s.choose(next(label for label in s.options() if "Owl" in label))
    s.choose(next(label for label in s.options() if "Rat" in label))
    assert (s.place("Hog"), s.sees("B", "Hog"), s.deck("A")[0], set(s.deck("A")[1:])) == (
        "A's hand", False, "Hen", {"Fox", "Rat", "Owl"},
    )  # fmt: skip
    s = orc("A: offensive: Mage; resources: 3; deck: 0; hand: Reading of the Will, Elk\nB: hand: 1", TEXTS)
    s.play("Reading of the Will")
    assert (s.hand("A"), s.over) == (["Elk"], False)


@plays("Sleepless Brand")
def test_while_its_host_is_marked_it_is_weaker_and_dies_of_it() -> None:
    s = orc(
        "A: resources: 2; hand: Sleepless Brand, Doze, Rouse, Wait; offensive: Ox\n"
        "B: defensive: Cow 1/3, Hen 1/2; attached: Sleepless Brand on Hen; hand: 1",
        TEXTS,
    )
    s.play("Sleepless Brand", "target Cow")
    assert (s.value("Cow"), s.gold("A"), s.place("Sleepless Brand")) == ("1/3", 0, "on Cow")
    dead = s.fork()
    dead.play("Doze", "target Hen")
    assert dead.place("Hen") == "B's graveyard"
    s.play("Doze", "target Cow")
    assert s.value("Cow") == "1/1"
    s.play("Rouse", "target Cow")
    assert s.value("Cow") == "1/3"


@plays("Sleepless Brand")
def test_who_is_assigned_loses_nothing_and_two_count_once() -> None:
    s = orc(
        "A: hand: 1\nB: defensive: Guard assigned, Cow 1/5 marked; hand: 1; attached: Sleepless Brand on Guard, "
        "2 Sleepless Brand on Cow",
        TEXTS,
    )
    assert (s.place("Guard"), s.value("Cow")) == ("B's Defensive", "1/4")  # Guard gives 0/+1


@plays("Seal of the Granary")
def test_its_resource_card_gives_two_gold_and_takes_it_away_when_it_goes() -> None:
    s = orc(
        "A: offensive: Ox; resources: 2, Rat, Elk; hand: Seal of the Granary, Wait\nB: resources: Hen; hand: 1", TEXTS
    )
    s.choose("play Seal of the Granary")
    assert "target Hen" not in s.options()
    s.choose("target Rat")
    s.all_pass()
    assert (s.place("Seal of the Granary"), s.gold("A")) == ("on Rat", 1 if s.marked("Rat") else 2)
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 5
    s.choose("recycle")
    while s.place("Rat") != "A's hand":
        s.choose(s.options()[0])
    assert (s.place("Seal of the Granary"), s.gold("A")) == ("A's graveyard", 0)


@plays("Widow's Halberd")
def test_it_makes_strong_and_weak_and_kills_whoever_has_one_defense() -> None:
    s = orc("A: offensive: Ox 1/3, Rat 1/1; resources: 4; hand: 2 Widow's Halberd, 1\nB: hand: 1")
    s.play("Widow's Halberd", "target Ox")
    assert s.value("Ox") == "4/2"
    s.play("Widow's Halberd", "target Rat")
    assert (s.place("Rat"), s.place("Widow's Halberd (2)"), s.gold("A")) == ("A's graveyard", "A's graveyard", 0)


@plays("Parley Cloak")
def test_opponents_events_do_not_reach_the_carrier_and_all_else_does() -> None:
    table = (
        "A: offensive: Mage; hand: Axe, Hex, 1; attached: Parley Cloak on Mage\n"
        "B: defensive: Cow, Hen; hand: Axe; attached: Parley Cloak on Cow"
    )
    s = orc(table, TEXTS)
    other = s.fork()
    s.choose("play Axe")
    assert targets(s) == ["Mage", "Hen"]  # his own creature he may aim at
    other.choose("play Hex")
    assert targets(other) == ["Mage", "Cow", "Hen"]


@plays("Bramble Greaves")
def test_its_carrier_moves_unmarked_and_not_back() -> None:
    s = orc(f"A: defensive: Ox 3/3, Elk; attached: Bramble Greaves on Ox; hand: 1\nB: hand: 1; offensive: Hen{FIGHT}")
    s.choose("move Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), "move Ox" in s.options()) == ("A's Offensive", False, False)
    s.choose("move Elk")
    s.all_pass()
    assert s.marked("Elk")
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.to("Draw", "B")
    assert (s.influence("B"), s.marked("Ox")) == (17, True)
    s = orc(f"A: defensive: Ox marked; attached: Bramble Greaves on Ox; hand: 1\nB: hand: 1{FIGHT}")
    assert "move Ox" not in s.options()
