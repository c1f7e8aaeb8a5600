"""Blind creatures of ORC's round 16, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Ghast": "creature (Undead) 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Marrow Hound")
@pytest.mark.parametrize(("spell", "lost"), [("Axe", 1), ("Scare", 0)])
def test_its_death_costs_each_opponent_one(spell: str, lost: int) -> None:
    s = orc("A: offensive: Marrow Hound, Ox; hand: Axe, 1\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do("play Axe", "target Ox")
    assert [s.influence(seat) for seat in "ABC"] == [20, 20, 20]
    s = orc(f"A: offensive: Marrow Hound, Ox; hand: {spell}, 1\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {spell}", "target Marrow Hound")
    assert [s.influence(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Orchard Nurse")
def test_by_its_mark_two_damage_are_healed() -> None:
    s = orc(
        "A: offensive: Orchard Nurse, Ox 1/9 hurt 5, Keeper assigned; defensive: Rat 1/9 hurt 3; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Orchard Nurse")
    assert targets(s) == ["Orchard Nurse", "Ox", "Cow"]
    other = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Rat"), s.marked("Orchard Nurse")) == (3, 3, True)
    assert "use Orchard Nurse" not in s.options()
    other.choose("target Cow")
    other.all_pass()
    assert (other.damage("Cow"), other.damage("Ox")) == (0, 5)


@plays("Toll Corporal")
@pytest.mark.parametrize(("there", "left"), [("Rat, Hog, Elk marked", 1), ("Elk marked", 0)])
def test_as_it_enters_an_opponent_marks_a_resource_card_of_his_choice(there: str, left: int) -> None:
    s = orc(f"A: hand: Toll Corporal, 1; resources: 4\nB: resources: {there}; hand: 1\nphase: Entrance", TEXTS)
    s.do("play Toll Corporal")
    if left:
        assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("B", ["Hog", "Rat"])
        s.choose(next(label for label in s.options() if label.endswith("Hog")))
        assert s.marked("Hog")
    assert (s.gold("A"), s.gold("B"), s.place("Toll Corporal")) == (1, left, "A's Offensive")


@plays("Breach Bullock")
def test_it_attacks_and_does_not_defend() -> None:
    s = orc(f"A: offensive: Breach Bullock; hand: 1\nB: defensive: Breach Bullock, Hen; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Breach Bullock with Hen"]
    s.choose("done")
    s.to("Second Play")
    assert s.influence("B") == 14


@plays("Hedge Piper")
def test_each_other_that_is_marked_there_makes_it_stronger() -> None:
    s = orc(
        "A: offensive: Hedge Piper marked, Ox, Elk, Hog marked, Keeper assigned; defensive: Rat; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("use Hedge Piper")
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Ox"]
    s.choose(next(label for label in s.options() if label.endswith("Ox")))
    s.all_pass()
    assert (s.value("Hedge Piper"), s.marked("Ox"), s.marked("Elk")) == ("4/2", True, False)
    s.do("use Hedge Piper")
    assert (s.value("Hedge Piper"), s.marked("Elk"), "use Hedge Piper" in s.options()) == ("6/2", True, False)
    s.to("Play", "B")
    assert s.value("Hedge Piper") == "2/2"


@plays("Tithe Ghoul")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_unpaid_it_costs_two_influence_and_stays(gold: int, pays: bool) -> None:
    money = f"resources: {gold}; " if gold else ""
    s = orc(f"A: offensive: Tithe Ghoul; {money}hand: 1\nB: hand: 1\nphase: Discard, active B")
    if gold:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Tithe Ghoul" if pays else "pay no upkeep of Tithe Ghoul")
    s.to("Play", "A")
    assert (s.influence("A"), s.gold("A"), s.place("Tithe Ghoul")) == (
        20 if pays else 18, gold - pays, "A's Offensive",
    )  # fmt: skip


@plays("Palisade Foreman")
def test_assigned_it_makes_the_others_of_its_front_tougher() -> None:
    s = orc(
        "A: defensive: Palisade Foreman, Ox 1/1, Keeper; offensive: Rat 1/1; hand: 1\nB: offensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    s.choose("assign Palisade Foreman")
    s.do("assign Keeper")
    assert s.value("Ox") == "1/1"
    s.to("Play", "B")
    names = ("Palisade Foreman", "Ox", "Keeper", "Rat", "Cow")
    assert [s.value(name) for name in names] == ["1/2", "1/3", "1/3", "1/1", "1/1"]
    gone = orc(
        "A: defensive: Palisade Foreman assigned, Ox 1/1 hurt 2, Elk 1/4 hurt 2; hand: 1\nB: hand: Axe, 1\n"
        "phase: Play, active B",
        TEXTS,
    )
    assert gone.place("Ox") == "A's Defensive"
    gone.do("play Axe", "target Palisade Foreman")
    assert (gone.place("Ox"), gone.value("Elk")) == ("A's graveyard", "1/4")


@plays("Captain of Two Colours")
@pytest.mark.parametrize(("way", "value"), [(0, "4/1"), (1, "2/3")])
def test_the_other_attackers_are_stronger_or_tougher(way: int, value: str) -> None:
    s = orc(f"A: offensive: Captain of Two Colours, Ox 2/1, Elk 2/1, Hog 2/1; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    calm = s.fork()
    s.choose("attack B", "send Captain of Two Colours", "send Ox", "send Elk", "done")
    assert len(s.options()) == 2
    s.choose(s.options()[way])
    s.to("Second Play")
    assert [s.value(name) for name in ("Captain of Two Colours", "Ox", "Elk", "Hog")] == ["3/3", value, value, "2/1"]
    assert s.influence("B") == 20 - (11 if way == 0 else 7)
    s.to("Play", "B")
    assert s.value("Ox") == "2/1"
    calm.choose("attack B", "send Ox", "done")
    calm.to("Second Play")
    assert (calm.value("Ox"), calm.influence("B")) == ("2/1", 18)


@plays("Elder of Slow Rings")
@pytest.mark.parametrize(("state", "value"), [("", "3/5"), (" marked", "2/4")])
def test_unmarked_at_the_start_of_his_turn_it_grows(state: str, value: str) -> None:
    s = orc(f"A: offensive: Elder of Slow Rings{state}; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Play", "A")
    assert (s.value("Elder of Slow Rings"), s.marked("Elder of Slow Rings")) == (value, False)
    s.to("Move or Attack", "A")
    s.to("Play", "B")
    assert s.value("Elder of Slow Rings") == value


@plays("Corpse Broker")
@pytest.mark.parametrize(("name", "drawn"), [("Ox", 1), ("Ghast", 2)])
def test_another_of_its_front_is_given_up_for_cards(name: str, drawn: int) -> None:
    s = orc(
        "A: offensive: Corpse Broker marked, Ox marked, Ghast; defensive: Rat; deck: 5; hand: 1\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Corpse Broker")
    assert sorted(label.split()[-1] for label in s.options()) == ["Ghast", "Ox"]
    s.choose(next(label for label in s.options() if label.endswith(name)))
    s.all_pass()
    assert (len(s.deck("A")), s.place(name), s.place("Rat")) == (5 - drawn, "A's graveyard", "A's Defensive")
