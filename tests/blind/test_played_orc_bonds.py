"""Blind texts of ORC's rounds 3 and 4 about bonds, debts and campaigns, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Scare": "event 0: Discard target creature.", "Free": "event 0: Gain 1 influence.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Spear": "equipment 2: Equipped creature gets +1/0.", "Wolf": "creature 1/9",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Sprint": "quest (Assignment): Play two Events. Victory Points: 1.",
    "Red": "creature 1 Red Banner 1/1", "Green": "creature 1 Gaian 1/1", "Blue": "creature 1 House of Nobles 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Marsh Fever")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_who_is_in_an_offensive_is_weaker(front: str) -> None:  # everybody's, wherever it is played (ORC-SPAN-06)
    s = orc(
        "A: offensive: Mage, Ox 2/2; defensive: Mage; hand: Marsh Fever; resources: 3\n"
        "B: offensive: Cow 2/2; defensive: Hen 2/2; hand: 1",
        TEXTS,
    )
    s.do("play Marsh Fever", front=front)
    assert [s.value(name) for name in ("Mage", "Ox", "Cow", "Hen", "Mage (2)")] == ["0/8", "1/1", "1/1", "2/2", "1/9"]
    s.to("Play", "B")
    assert s.value("Ox") == "2/2"


@plays("Pit Broodling")
def test_twice_a_turn_a_card_makes_it_stronger() -> None:
    s = orc("A: offensive: Pit Broodling; hand: Rat, Fox, Hog\nB: hand: 1")
    for value, name in (("2/2", "Rat"), ("3/3", "Fox")):
        s.choose("use Pit Broodling", f"give {name}")
        s.all_pass()
        assert s.value("Pit Broodling") == value
    assert (uses(s), s.hand("A")) == ([], ["Hog"])
    s.to("Play", "B")
    assert s.value("Pit Broodling") == "1/1"
    empty = orc("A: offensive: Pit Broodling, Ox\nB: hand: 1")
    assert uses(empty) == []


@plays("Two-Road Marauder")
@pytest.mark.parametrize("state", ["", " marked"])
def test_once_in_its_own_play_phase_it_changes_the_road(state: str) -> None:
    s = orc(f"A: offensive: Two-Road Marauder{state}; defensive: Ox; resources: 4; hand: 1\nB: hand: 1")
    s.do("use Two-Road Marauder")
    assert (s.place("Two-Road Marauder"), s.marked("Two-Road Marauder"), s.gold("A")) == (
        "A's Defensive",
        bool(state),
        2,
    )
    assert uses(s) == []
    s.to("Move or Attack")
    assert "move Ox" in s.options()
    theirs = orc("A: offensive: Two-Road Marauder; resources: 4; hand: Free\nB: hand: Free", TEXTS)
    theirs.to("Play", "B")
    theirs.choose("play Free", "in the Offensive")
    assert "use Two-Road Marauder" not in theirs.options()


@plays("Ivy Shackles")
def test_its_host_neither_attacks_nor_moves() -> None:
    s = orc("A: offensive: Ox, Elk; hand: Ivy Shackles, Push; resources: 2\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Ivy Shackles")
    assert targets(s) == ["Ox", "Elk", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    put = s.fork()
    put.do("play Push", "target Ox")
    assert put.place("Ox") == "A's Defensive"
    s.to("Move or Attack")
    assert offered(s, "move") == ["Elk"]
    s.choose("attack B")
    s.to("Second Play")
    assert (s.marked("Ox"), s.marked("Elk")) == (False, True)
    defends = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow; attached: Ivy Shackles on Cow; hand: 1{FIGHT}")
    defends.choose("attack B", "block Ox with Cow")
    defends.to("Second Play")
    assert (defends.damage("Ox"), defends.influence("B")) == (1, 20)


@plays("Widow's Tithe")
@pytest.mark.parametrize("pays", [True, False])
def test_each_death_of_his_costs_the_player_a_card_or_an_influence(pays: bool) -> None:
    s = orc(
        "A: offensive: Mage; hand: Widow's Tithe, Axe, Axe, Axe; resources: 3\n"
        "B: defensive: Cow, Owl; offensive: Hen; hand: Rat",
        TEXTS,
    )
    s.choose("play Widow's Tithe", "target player B")
    s.all_pass()
    s.do("play Axe", "target Mage")
    assert (s.influence("A"), s.influence("B"), s.asked) == (20, 20, "A")
    s.do("play Axe", front="Defensive")
    assert (s.place("Hen"), s.asked) == ("B's graveyard", "B")
    s.choose(next(label for label in s.options() if (label == "no") != pays))
    assert (s.influence("B"), s.hand("B")) == (20 if pays else 19, [] if pays else ["Rat"])
    if pays:
        s.do("play Axe", "target Cow")
        assert s.influence("B") == 19


@plays("Mend the Line")
def test_each_own_creature_that_is_healed_there_is_an_influence() -> None:
    s = orc(
        "A: offensive: Mage hurt 2, Wolf hurt 1, Ox; defensive: Wolf hurt 3; hand: Mend the Line; resources: 2\n"
        "B: defensive: Wolf hurt 4; hand: 1",
        TEXTS,
    )
    s.do("play Mend the Line")
    assert [s.damage(name) for name in ("Mage", "Wolf", "Wolf (2)", "Wolf (3)")] == [0, 0, 3, 4]
    assert s.influence("A") == 22


@plays("Scar of the Veteran")
def test_its_host_survives_once() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk; hand: Scar of the Veteran, Axe, Axe; resources: 2\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Scar of the Veteran")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "2/2"
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.marked("Ox"), s.place("Scar of the Veteran")) == ("A's Offensive", True, "A's graveyard")
    s.do("play Axe", "target Ox")
    assert s.place("Ox") == "A's graveyard"
    gone = orc("A: offensive: Ox; attached: Scar of the Veteran on Ox; hand: Scare, 1\nB: hand: 1", TEXTS)
    gone.do("play Scare")
    assert gone.place("Ox") == "A's graveyard"


@plays("Hillfort Quartermaster")
@pytest.mark.parametrize(("name", "left"), [("Ox", 1), ("Hillfort Quartermaster", 1), ("Rat", 0)])
def test_equipment_for_an_ally_of_this_front_costs_one_less(name: str, left: int) -> None:
    s = orc("A: offensive: Hillfort Quartermaster, Ox; defensive: Rat; hand: Spear; resources: 2\nB: hand: 1", TEXTS)
    s.do("play Spear", f"target {name}")
    assert (s.place("Spear"), s.gold("A")) == (f"on {name}", left)


@plays("Oathbound Sentinel")
def test_assigned_it_weakens_the_enemies_opposite() -> None:
    s = orc(
        "A: defensive: Oathbound Sentinel, Ox 2/2; resources: 1; hand: 1\nB: offensive: Cow 2/2; defensive: Hen 2/2; hand: 1"
    )
    s.do("assign Oathbound Sentinel")
    assert (s.gold("A"), s.assigned("Oathbound Sentinel")) == (0, True)
    s.to("Play", "B")
    assert [s.value(name) for name in ("Cow", "Hen", "Ox")] == ["1/2", "2/2", "2/2"]


@plays("Gather the Exiles")
@pytest.mark.parametrize(("third", "done"), [("Blue", True), ("Green", False)])
def test_creatures_of_three_factions_complete_it(third: str, done: bool) -> None:
    s = orc(
        f"A: offensive: Red; defensive: Green marked; hand: {third}; resources: 1; quests: Gather the Exiles; chapter: Next\n"
        "B: offensive: Blue; hand: 1",
        TEXTS,
    )
    s.choose("accept Gather the Exiles")
    assert s.victory("A") == 0
    s.to("Entrance")
    s.do(f"play {third}")
    assert (s.victory("A") > 0) == done


@plays("Ember Hound")
def test_it_must_attack_if_it_can() -> None:
    s = orc(f"A: offensive: Ember Hound, Ox; hand: 1\nB: hand: 1{FIGHT}")
    s.to("Draw", "B")
    assert (s.influence("B"), s.marked("Ember Hound")) == (16, True)
    for place in ("defensive: Ember Hound", "offensive: Ember Hound marked"):
        idle = orc(f"A: {place}; hand: 1\nB: hand: 1{FIGHT}")
        idle.to("Draw", "B")
        assert idle.influence("B") == 20


@plays("Saltgrave Revenant")
@pytest.mark.parametrize(
    ("spell", "answer", "place"), [("Axe", "yes", "hand"), ("Axe", "no", "graveyard"), ("Scare", "", "graveyard")]
)
def test_for_two_gold_it_returns_from_death(spell: str, answer: str, place: str) -> None:
    s = orc(f"A: offensive: Saltgrave Revenant; hand: {spell}, 1; resources: 2\nB: hand: 1", TEXTS)
    s.do(f"play {spell}")
    assert ("yes" in s.options()) == bool(answer)
    s.choose(answer) if answer else None
    assert (s.place("Saltgrave Revenant"), s.gold("A")) == (f"A's {place}", 0 if answer == "yes" else 2)


@plays("Mend the Ranks")
@pytest.mark.parametrize(("hurt", "drawn"), [(" hurt 1", 1), ("", 0)])
def test_two_that_are_healed_in_the_front_are_a_card(hurt: str, drawn: int) -> None:
    s = orc(
        f"A: offensive: Mage hurt 2, Wolf{hurt}; defensive: Wolf hurt 3; hand: Mend the Ranks; resources: 2\n"
        "B: defensive: Wolf hurt 4; hand: 1",
        TEXTS,
    )
    s.do("play Mend the Ranks")
    assert [s.damage(name) for name in ("Mage", "Wolf", "Wolf (2)", "Wolf (3)")] == [0, 0, 3, 4]
    assert len(s.hand("A")) == drawn


@plays("Sealed Commission")
def test_only_its_player_accepts_the_quest_while_he_pays_for_it() -> None:
    s = orc(
        "A: offensive: Ox; hand: Sealed Commission, 1; resources: 3; quests: Sprint; chapter: Next\nB: hand: 1", TEXTS
    )
    s.do("play Sealed Commission")
    s.choose("accept Sprint")
    s.to("Play", "B")
    assert "accept Sprint" not in s.options()
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Sealed Commission")
    assert (paid.gold("A"), paid.place("Sealed Commission")) == (2, "on Sprint")
    s.choose("pay no upkeep of Sealed Commission")
    assert s.place("Sealed Commission") == "A's graveyard"
    s.to("Play", "B")
    assert "accept Sprint" in s.options()


@plays("Tallow Street Pickpocket")
@pytest.mark.parametrize("blocked", [True, False])
def test_an_attack_that_costs_influence_costs_a_card_too(blocked: bool) -> None:
    s = orc(f"A: offensive: Tallow Street Pickpocket; hand: 1\nB: defensive: Cow 0/9; hand: Rat, Fox{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    s.choose("block Tallow Street Pickpocket with Cow" if blocked else "done")
    if not blocked:
        until(s, "discard")
        assert (s.asked, s.influence("B")) == ("B", 19)
        s.choose("discard Fox")
    s.to("Second Play")
    assert (s.grave("B"), s.influence("B")) == ([], 20) if blocked else (["Fox"], 19)


@plays("The Long Campaign")
@pytest.mark.parametrize(("second", "done"), [(3, True), (2, False)])
def test_three_attackers_in_two_turns_in_a_row_complete_it(second: int, done: bool) -> None:
    names = ("Ox", "Elk", "Hog")
    s = orc(
        "A: offensive: Ox, Elk, Hog; quests: The Long Campaign; chapter: Next; deck: 20; hand: 1\nB: deck: 20; hand: 1",
        TEXTS,
    )
    s.choose("accept The Long Campaign")
    for n in (3, second):
        assert s.victory("A") == 0
        s.to("Move or Attack", "A")
        s.choose("attack B", *(f"send {name}" for name in names[:n]))
        s.choose("done") if n < 3 else None
        s.to("Second Play")
        last = s.victory("A")
        s.to("Play", "B")
    assert (last > 0) == done
