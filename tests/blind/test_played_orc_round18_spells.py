"""Blind spells, enchantments and equipment of ORC's round 18, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Mage": "creature (Caster) 1/9", "Elf": "creature (Elf) 1/9", "Soldier": "creature (Soldier) 1/9",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Zap": "event 0: Deal 1 damage to target creature.", "Cost": "event 1: Gain 1 influence.",
    "Wither": "event 0: Mark target resource card.",
    "Ward": "enchantment 0: Attach to target creature. The host cannot attack.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Mud to the Axles", "Fresh Boots")
def test_only_who_has_moved_this_turn_is_slowed_or_rested() -> None:
    s = orc(
        "A: offensive: Ox 1/9, Hog 1/9; defensive: Elk 1/9; resources: 3; hand: Mud to the Axles, Fresh Boots, Swap\n"
        "B: defensive: Cow 1/9; hand: 1",
        TEXTS,
    )
    assert not offered(s, "play", "Fresh")
    s.do("play Swap", "target Hog", front="Offensive")
    s.to("Move or Attack")
    s.choose("move Elk")
    s.to("Second Play")
    assert (s.place("Elk"), s.marked("Elk"), s.place("Hog")) == ("A's Offensive", True, "A's Defensive")
    wet = s.fork()
    s.do("play Fresh Boots")
    assert (s.marked("Elk"), s.gold("A")) == (False, 2)
    wet.do("play Mud to the Axles")
    assert [wet.damage(n) for n in ("Elk", "Ox", "Hog", "Cow")] == [2, 0, 0, 0]


@plays("Mud to the Axles")
def test_mud_lies_in_one_front() -> None:
    s = orc(f"A: offensive: Ox; defensive: Elk 1/9; resources: 3; hand: Mud to the Axles, 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("move Elk")
    s.to("Second Play")
    s.do("play Mud to the Axles", front="Defensive")
    assert (s.place("Mud to the Axles"), s.damage("Elk")) == ("A's graveyard", 0)


@plays("The Poorer Purse")
@pytest.mark.parametrize(("mine", "drawn"), [(19, 2), (20, 1), (21, 1)])
def test_who_has_less_influence_than_an_opponent_draws_two(mine: int, drawn: int) -> None:
    s = orc(
        f"A: {mine} influence; resources: 1; hand: The Poorer Purse; deck: 5\nB: 20 influence; hand: 1\nC: 3 influence"
    )
    s.do("play The Poorer Purse")
    assert len(s.deck("A")) == 5 - drawn


@plays("Ransom or Rope")
@pytest.mark.parametrize(("answer", "place", "left"), [("yes", "B's Defensive", 16), ("no", "B's graveyard", 20)])
def test_a_hurt_creature_is_ransomed_or_dies(answer: str, place: str, left: int) -> None:
    s = orc(
        "A: offensive: Ox hurt 1; resources: 3; hand: Ransom or Rope, 1\nB: defensive: Dear hurt 2, Cow; hand: 1",
        TEXTS | {"Dear": "creature 4 1/9", "Ox": "creature 0 1/9"},
    )
    s.choose("play Ransom or Rope")
    assert targets(s) == ["Ox", "Dear"]
    s.choose("target Dear")
    s.all_pass()
    assert s.asked == "B"
    s.choose(answer)
    s.all_pass()
    assert (s.place("Dear"), s.influence("B"), s.gold("A")) == (place, left, 0)


@plays("Breath of Rime")
def test_enemies_of_one_battlefield_strike_weaker_until_the_next_turn() -> None:
    s = orc(
        "A: offensive: Mage, Ox 3/3; resources: 2; hand: Breath of Rime, 1\n"
        "B: defensive: Cow 1/9, Hen 3/3 marked; offensive: Owl 3/3; hand: Swap",
        TEXTS,
    )
    s.do("play Breath of Rime")
    assert [s.value(n) for n in ("Ox", "Cow", "Hen", "Owl")] == ["3/3", "-1/9", "1/3", "3/3"]
    s.to("Play", "B")
    s.do("play Swap", "target Hen", front="Defensive")
    assert (s.place("Hen"), s.value("Hen")) == ("B's Offensive", "1/3")
    s.to("Play", "A")
    assert [s.value(n) for n in ("Cow", "Hen")] == ["1/9", "3/3"]


@plays("Fold the Page")
def test_an_enchantment_goes_under_its_owners_deck() -> None:
    s = orc(
        "A: offensive: Mage, Ox; resources: 2; hand: Fold the Page, 1\n"
        "B: defensive: Cow; offensive: Owl; attached: Ward on Cow, Ward on Owl; deck: 3; hand: 1",
        TEXTS,
    )
    s.choose("play Fold the Page")
    s.all_pass()
    assert (s.place("Ward"), s.place("Ward (2)"), s.deck("B")[-1]) == ("B's deck", "on Owl", "Ward")


@plays("Speak Their Name")
def test_every_creature_there_of_the_named_type_is_hurt() -> None:
    s = orc(
        "A: offensive: Mage, Elf; defensive: Elf; resources: 4; hand: Speak Their Name, 1\nB: defensive: Elf, Cow 1/9; hand: 1",
        TEXTS,
    )
    s.choose("play Speak Their Name")
    s.choose("choose: Elf")
    s.all_pass()
    assert [s.damage(n) for n in ("Mage", "Elf", "Elf (2)", "Elf (3)", "Cow")] == [0, 2, 0, 2, 0]


@plays("Ivy Fetters")
def test_who_is_fettered_does_not_move_and_may_fight_and_be_put_elsewhere() -> None:
    table = "A: offensive: Ox 1/9, Elk; hand: Swap\nB: defensive: Cow; attached: Ivy Fetters on Ox; hand: 1"
    s = orc(table + FIGHT, TEXTS)
    assert offered(s, "move") == ["Elk"]
    s.choose("attack B")
    assert "send Ox" in s.options()
    s = orc(table, TEXTS)
    s.do("play Swap", "target Ox")
    assert s.place("Ox") == "A's Defensive"
    s = orc("A: offensive: Ox; resources: 2; hand: Ivy Fetters, 1\nB: defensive: Cow; offensive: Owl; hand: 1", TEXTS)
    s.choose("play Ivy Fetters")
    assert targets(s) == ["Ox", "Cow"]


@plays("Bitter Tithe")
def test_gold_of_the_tithed_card_costs_influence() -> None:
    s = orc("A: resources: Ox; hand: Cost, Wither\nB: resources: Cow; attached: Bitter Tithe on Ox; hand: 1", TEXTS)
    other = s.fork()
    s.do("play Cost")
    assert (s.influence("A"), s.gold("A")) == (20, 0)  # one lost, one gained
    other.choose("play Wither", "in the Offensive")
    assert targets(other) == ["Ox", "Cow"]
    other.choose("target Ox")
    other.all_pass()
    assert other.influence("A") == 20
    s = orc("A: offensive: Ox; resources: 2; hand: Bitter Tithe, 1\nB: resources: Cow; hand: 1", TEXTS)
    s.choose("play Bitter Tithe")
    s.all_pass()
    assert s.place("Bitter Tithe").startswith("on ")


@plays("Gatewarden's Halberd")
def test_only_a_soldier_carries_the_halberd() -> None:
    s = orc(
        "A: offensive: Ox, Soldier, Elf; defensive: Soldier; resources: 2; hand: Gatewarden's Halberd, 1\n"
        "B: defensive: Soldier; hand: 1",
        TEXTS,
    )
    s.choose("play Gatewarden's Halberd")
    assert set(targets(s)) == {"Soldier", "Soldier (2)"}
    s.choose("target Soldier")
    s.all_pass()
    assert (s.value("Soldier"), s.place("Gatewarden's Halberd")) == ("2/11", "on Soldier")
    assert (
        "play Gatewarden's Halberd"
        not in orc(
            "A: offensive: Ox; resources: 2; hand: Gatewarden's Halberd, 1\nB: defensive: Soldier; hand: 1", TEXTS
        ).options()
    )
