"""Blind texts of ORC's round 1, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Free": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
        "Ann": "creature (Human) 1/1", "Wolf": "creature (Beast) 1/1",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Kennel Boy")
def test_beasts_of_his_side_are_better() -> None:
    s = orc("A: offensive: Kennel Boy, Wolf, Ox 1/1; defensive: Wolf; hand: 1\nB: defensive: Wolf; hand: 1", TEXTS)
    assert [s.value(n) for n in ("Kennel Boy", "Wolf", "Ox", "Wolf (2)", "Wolf (3)")] == ["1/1", "2/2", *3 * ["1/1"]]


@plays("Bonepicker Rat")
def test_each_other_death_near_is_a_counter() -> None:
    s = orc("A: offensive: Bonepicker Rat, Ox; defensive: Elk; hand: 3 Axe, 1\nB: defensive: Cow; hand: 1", TEXTS)
    for name, front, value in (("Elk", "Defensive", "1/1"), ("Cow", "Offensive", "2/1"), ("Ox", "Offensive", "3/1")):
        s.do("play Axe", *([f"target {name}"] if front == "Offensive" else []), front=front)
        assert s.value("Bonepicker Rat") == value
    s.to("Play", "B")
    assert s.value("Bonepicker Rat") == "3/1"


@plays("Bristleback Boar")
def test_it_attacks_each_turn_if_it_can() -> None:
    s = orc(f"A: offensive: Bristleback Boar, Ox; hand: 1\nB: hand: 1{FIGHT}")
    s.to("Draw", "B")
    assert (s.influence("B"), s.marked("Bristleback Boar")) == (16, True)
    idle = orc(f"A: offensive: Bristleback Boar marked; hand: 1\nB: hand: 1{FIGHT}")
    idle.to("Draw", "B")
    assert idle.influence("B") == 20


@plays("Smoke in the Pass")
@pytest.mark.parametrize("blocked", [True, False])
def test_no_combat_damage_this_turn(blocked: bool) -> None:
    s = orc(
        f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Cow 2/2; hand: Smoke in the Pass; resources: 2{FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, "play Smoke")
    s.choose("play Smoke in the Pass", "in the Defensive")
    until(s, "block")
    s.choose("block Ox with Cow" if blocked else "done")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.influence("B")) == (0, 0, 20)


@plays("Pay the Ferryman")
def test_a_creature_is_the_price_of_two_cards() -> None:
    s = orc("A: offensive: Ox, Elk; hand: Pay the Ferryman; resources: 1; deck: 5\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Pay the Ferryman")
    while offered(s, "in"):
        s.choose("in the Offensive")
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Ox"]
    s.choose(next(label for label in s.options() if label.endswith("Elk")))
    s.all_pass()
    assert (s.place("Elk"), s.place("Ox"), len(s.hand("A"))) == ("A's graveyard", "A's Offensive", 2)
    none = orc("A: hand: Pay the Ferryman; resources: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert offered(none, "play") == []


@plays("Mob of Pitchforks")
def test_each_other_human_that_attacks_is_an_attack() -> None:
    s = orc(f"A: offensive: Mob of Pitchforks, Ann, Ann, Ox; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Mob of Pitchforks", "send Ann", "send Ox")
    assert s.value("Mob of Pitchforks") == "2/1"
    s.to("Second Play")
    assert (s.influence("B"), s.value("Mob of Pitchforks")) == (16, "1/1")


@plays("Exchange of Prisoners")
def test_a_creature_of_either_side_goes_home() -> None:
    s = orc(
        "A: offensive: Mage, Ox; hand: Exchange of Prisoners; resources: 3\n"
        "B: defensive: Cow; offensive: Hen; attached: Spear on Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Exchange of Prisoners", "target Ox")
    s.choose("target Cow") if targets(s) else None
    s.all_pass()
    assert [s.place(name) for name in ("Ox", "Cow", "Spear", "Hen", "Mage")] == [
        "A's hand", "B's hand", "B's hand", "B's Offensive", "A's Offensive",
    ]  # fmt: skip


@plays("Ashfall")
def test_two_damage_to_all_and_an_influence_for_each_that_dies() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/2; defensive: Rat; hand: Ashfall; resources: 5\nB: defensive: Cow 1/1, Hen 1/3; hand: 1",
        TEXTS,
    )
    s.do("play Ashfall")
    assert (s.damage("Mage"), s.damage("Hen"), s.place("Ox"), s.place("Cow")) == (
        2,
        2,
        "A's graveyard",
        "B's graveyard",
    )
    assert (s.influence("A"), s.influence("B"), s.place("Rat")) == (20, 18, "A's Defensive")


@plays("Royal Bounty")
def test_whoever_completes_the_quest_gets_two_more() -> None:
    s = orc(
        "A: offensive: Ox; hand: Royal Bounty; resources: 2; quests: Sprint; chapter: Next\nB: hand: Free, 1", TEXTS
    )
    s.do("play Royal Bounty")
    s.to("Play", "B")
    s.choose("accept Sprint")
    s.do("play Free")
    assert (s.victory("B"), s.victory("A"), s.place("Royal Bounty")) == (3, 0, "A's graveyard")


@plays("False Retreat")
def test_an_own_attacker_leaves_the_combat_unmarked() -> None:
    s = orc(f"A: offensive: Ox 3/3, Elk; hand: False Retreat, 1; resources: 2\nB: defensive: Cow; hand: 1{FIGHT}")
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "play False Retreat")
    s.choose("play False Retreat")
    s.choose("target Ox") if targets(s) else None
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox"), s.marked("Elk")) == (19, False, True)
    peace = orc("A: offensive: Ox; hand: False Retreat; resources: 2\nB: hand: 1")
    assert offered(peace, "play") == []
