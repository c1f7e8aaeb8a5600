"""Blind creatures and pieces of ORC's round 9, played as their writer meant them."""

import pytest

from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Shove": "event 0: Put target creature into the other front of its controller.", "Study": "magic 2: Draw a card.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Sage": "creature (Caster) 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Millrace Otter")
def test_moved_by_its_player_it_is_unmarked_at_once() -> None:
    s = orc(f"A: offensive: Millrace Otter, Elk; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("move Millrace Otter")
    assert (s.place("Millrace Otter"), s.marked("Millrace Otter")) == ("A's Defensive", False)
    assert "move Millrace Otter" not in s.options()
    put = orc("A: offensive: Millrace Otter marked; hand: Shove, 1\nB: hand: 1", TEXTS)
    put.do("play Shove")
    assert (put.place("Millrace Otter"), put.marked("Millrace Otter")) == (
        "A's Defensive",
        True,
    )  # no move (ORC-MOVE-03)


@plays("Copperlane Bowman")
def test_by_its_mark_an_attacker_suffers_two() -> None:
    s = orc(f"A: offensive: Ox 3/9, Elk; hand: 1\nB: defensive: Copperlane Bowman; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "done", "use Copperlane Bowman")
    s.to("Second Play")
    assert (s.damage("Ox"), s.marked("Copperlane Bowman"), s.influence("B")) == (2, True, 17)
    peace = orc("A: offensive: Copperlane Bowman; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "use Copperlane Bowman" not in peace.options()


@plays("Sodbreaker Bull")
def test_it_attacks_and_does_not_defend() -> None:
    s = orc(f"A: offensive: Sodbreaker Bull; hand: 1\nB: defensive: Sodbreaker Bull, Hen; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Sodbreaker Bull with Hen"]


@plays("Pikegate Corporal")
def test_all_others_of_his_front_are_tougher() -> None:
    s = orc(
        "A: offensive: Pikegate Corporal, Ox 1/1, Elk 1/1 hurt 1, Keeper assigned; defensive: Rat 1/1; hand: Axe, 1\n"
        "B: defensive: Hen 1/1; hand: 1",
        TEXTS,
    )
    names = ("Pikegate Corporal", "Ox", "Keeper", "Rat", "Hen")
    assert [s.value(name) for name in names] == ["2/2", "1/2", "1/2", "1/1", "1/1"]
    s.do("play Axe", "target Pikegate Corporal")
    assert (s.value("Ox"), s.place("Elk")) == ("1/1", "A's graveyard")


@plays("Reeve of Short Measures")
@pytest.mark.parametrize("hand", ["Rat, Elk", "0"])
def test_as_it_enters_each_opponent_discards_a_card_of_his_choice(hand: str) -> None:
    s = orc(f"A: hand: Reeve of Short Measures, Fox; resources: 4\nB: hand: {hand}\nphase: Entrance", TEXTS)
    s.do("play Reeve of Short Measures")
    if hand != "0":
        assert s.asked == "B"
        s.choose(next(label for label in s.options() if label.endswith("Elk")))
        assert s.hand("B") == ["Rat"]
    assert (s.grave("B"), s.hand("A")) == (["Elk"] if hand != "0" else [], ["Fox"])
    assert (s.place("Reeve of Short Measures"), s.over) == ("A's Offensive", False)


@plays("Grave-Lantern Boy")
@pytest.mark.parametrize(("spell", "lost"), [("Axe", 1), ("Scare", 0)])
def test_its_death_costs_each_player_one(spell: str, lost: int) -> None:
    s = orc(f"A: offensive: Grave-Lantern Boy, Ox; hand: {spell}, 1\nB: hand: 1", TEXTS)
    s.do(f"play {spell}", "target Grave-Lantern Boy")
    assert (s.influence("A"), s.influence("B")) == (20 - lost, 20 - lost)


@plays("Saddle-Weary Lancer")
def test_unpaid_it_is_marked_for_the_turn() -> None:
    s = orc("A: offensive: Saddle-Weary Lancer; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Saddle-Weary Lancer")
    paid.to("Move or Attack")
    assert (paid.gold("A"), "attack B" in paid.options()) == (0, True)
    s.choose("pay no upkeep of Saddle-Weary Lancer")
    s.to("Draw", "B")
    assert (s.marked("Saddle-Weary Lancer"), s.influence("B")) == (True, 20)


@plays("Cormorant Diver")
@pytest.mark.parametrize("state", ["", " marked"])
def test_for_two_gold_it_goes_home_with_its_equipment(state: str) -> None:
    s = orc(
        f"A: offensive: Cormorant Diver{state}; attached: Spear on Cormorant Diver; resources: 2; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.do("use Cormorant Diver")
    assert (s.place("Cormorant Diver"), s.place("Spear"), s.gold("A")) == ("A's hand", "A's hand", 0)
    s = orc(f"A: offensive: Cormorant Diver; resources: 2; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "use Cormorant Diver")
    s.choose("use Cormorant Diver")
    s.to("Draw", "B")
    assert s.influence("B") == 20


@plays("Headsman's Mute")
def test_each_other_creature_of_its_front_that_is_given_up_makes_it_better() -> None:
    s = orc("A: offensive: Headsman's Mute, Ox marked, Keeper assigned; defensive: Rat; hand: 1\nB: hand: 1", TEXTS)
    s.choose("use Headsman's Mute")
    assert sorted(label.split()[-1] for label in s.options()) == ["Keeper", "Ox"]
    s.choose(next(label for label in s.options() if label.endswith("Ox")))
    s.all_pass()
    s.do("use Headsman's Mute")
    assert (s.value("Headsman's Mute"), s.place("Ox"), s.place("Keeper")) == ("6/6", "A's graveyard", "A's graveyard")
    assert "use Headsman's Mute" not in s.options()
    s.to("Play", "B")
    assert s.value("Headsman's Mute") == "2/2"


@plays("Cauldron Novice")
@pytest.mark.parametrize(("front", "left"), [("Offensive", 1), ("Defensive", 0)])
def test_magic_in_its_front_costs_one_less(front: str, left: int) -> None:
    s = orc("A: offensive: Cauldron Novice marked; defensive: Sage; resources: 2; hand: Study, 1\nB: hand: 1", TEXTS)
    s.do("play Study", front=front)
    assert s.gold("A") == left


@plays("Granary Auditor")
@pytest.mark.parametrize(("mine", "theirs", "can"), [(1, 2, True), (2, 2, False), (2, 1, False)])
def test_it_draws_while_an_opponent_has_more_resource_cards(mine: int, theirs: int, can: bool) -> None:
    s = orc(f"A: offensive: Granary Auditor; resources: {mine}; deck: 5; hand: 1\nB: resources: {theirs}; hand: 1")
    assert ("use Granary Auditor" in s.options()) == can
    if can:
        s.do("use Granary Auditor")
        assert (len(s.deck("A")), s.marked("Granary Auditor")) == (4, True)


@plays("Fogbank Signaller")
def test_assigned_it_weakens_the_enemies_opposite() -> None:
    s = orc(
        "A: defensive: Fogbank Signaller, Ox 2/2; resources: 1; hand: 1\nB: offensive: Cow 2/2; defensive: Hen 2/2; hand: 1"
    )
    s.do("assign Fogbank Signaller")
    assert (s.value("Cow"), s.gold("A")) == ("2/2", 0)
    s.to("Play", "B")
    assert [s.value(name) for name in ("Cow", "Hen", "Ox")] == ["1/2", "2/2", "2/2"]


@plays("Carcass Peddler")
def test_each_enemy_that_dies_there_is_a_counter_three_at_most() -> None:
    s = orc(
        "A: offensive: Carcass Peddler, Ox; hand: 6 Axe\nB: defensive: Cow, Hen, Owl, Pig; offensive: Hog; hand: 1",
        TEXTS,
    )
    s.do("play Axe", "target Ox")
    s.do("play Axe", front="Defensive")
    assert s.value("Carcass Peddler") == "1/3"
    for name, value in (("Cow", "2/3"), ("Hen", "3/3"), ("Owl", "4/3"), ("Pig", "4/3")):
        s.do("play Axe", f"target {name}")
        assert s.value("Carcass Peddler") == value


@plays("Quince-Wood Staff")
def test_a_caster_carries_it_and_nobody_else() -> None:
    s = orc("A: offensive: Ox, Sage; hand: Quince-Wood Staff, 1; resources: 1\nB: hand: 1", TEXTS)
    s.do("play Quince-Wood Staff")
    assert (s.place("Quince-Wood Staff"), s.value("Sage")) == ("on Sage", "2/2")
    none = orc("A: offensive: Ox; hand: Quince-Wood Staff, 1; resources: 1\nB: hand: 1", TEXTS)
    assert "play Quince-Wood Staff" not in none.options()


@plays("Barn-Door Shield")
def test_its_carrier_is_tougher_and_does_not_attack() -> None:
    s = orc(f"A: offensive: Ox 1/1, Elk; attached: Barn-Door Shield on Ox; hand: 1\nB: hand: 1{FIGHT}")
    assert (s.value("Ox"), "move Ox" in s.options()) == ("1/4", True)
    s.choose("attack B")
    s.to("Draw", "B")
    assert (s.influence("B"), s.marked("Ox")) == (19, False)
