"""Blind creatures of ORC's round 5, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import of_round, orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Scare": "event 0: Discard target creature.", "Rain": "event 0: Deal 3 damage to each creature.",
    "Stone": "event 0: Target creature gets 0/+3 until end of turn.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Ann": "creature (Soldier) 1/1", "Ben": "creature (Soldier) 1/1", "Mouse": "creature (Rat) 1/1",
    "Cheap": "equipment 2: Equipped creature gets +1/0.", "Dear": "equipment 3: Equipped creature gets +2/0.",
    "Free": "event 0: Gain 1 influence.", "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Widow of Harrow Field")
@pytest.mark.parametrize(("name", "asked"), [("Ox", False), ("Ann", True)])
def test_another_that_dies_in_combat_is_a_counter_and_a_soldier_may_unmark_her(name: str, asked: bool) -> None:
    s = orc(
        f"A: offensive: Widow of Harrow Field marked, Ox, Ann; hand: Axe\nB: defensive: Cow 9/9; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B", f"send {name}")
    s.choose("done") if "done" in s.options() else None
    until(s, "block")
    s.choose(f"block {name} with Cow")
    if asked:
        until(s, "yes")
        s.choose("yes")
    s.to("Second Play")
    assert (s.value("Widow of Harrow Field"), s.marked("Widow of Harrow Field")) == ("3/4", not asked)
    s.do("play Axe", "target Ox" if name == "Ann" else "target Ann")
    assert s.value("Widow of Harrow Field") == "3/4"  # no death in combat


@plays("Hedge Captain")
def test_the_other_soldiers_of_his_front_strike_harder() -> None:
    s = orc(
        "A: offensive: 2 Hedge Captain, Ann, Ox 1/1; defensive: Ben; hand: Scare\nB: defensive: Ann; hand: 1", TEXTS
    )
    names = ("Hedge Captain", "Hedge Captain (2)", "Ann", "Ox", "Ben", "Ann (2)")
    assert [s.value(name) for name in names] == ["3/3", "3/3", "3/1", "1/1", "1/1", "1/1"]
    s.do("play Scare", "target Hedge Captain (2)")
    assert [s.value(name) for name in ("Hedge Captain", "Ann")] == ["2/3", "2/1"]


@plays("Thornroot Sage")
@pytest.mark.parametrize(("name", "n", "left"), [("Ox", 2, 1), ("Ox", 1, 2), ("Cow", 1, 0)])
def test_up_to_two_damage_are_healed(name: str, n: int, left: int) -> None:
    s = orc(
        "A: offensive: Thornroot Sage, Ox 1/9 hurt 3; defensive: Rat; hand: 1\nB: defensive: Cow 1/9 hurt 1; hand: 1"
    )
    s.choose("use Thornroot Sage")
    assert sorted(targets(s)) == ["Cow", "Ox", "Thornroot Sage"]
    s.choose(f"target {name}")
    s.all_pass()
    if labels := [label for label in s.options() if label.endswith(f" {n}")]:
        s.choose(labels[0])
    assert (s.damage(name), s.marked("Thornroot Sage"), uses(s)) == (left, True, [])


@plays("Stormcrest Hawk")
def test_the_stout_do_not_defend_against_it() -> None:
    s = orc(
        f"A: offensive: Stormcrest Hawk, Ox; hand: 1\nB: defensive: Cow 1/4 hurt 2, Hen 1/3; hand: Stone{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Stormcrest Hawk", "send Ox")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ox with Cow", "Ox with Hen", "Stormcrest Hawk with Hen"]
    s.choose("block Stormcrest Hawk with Hen")
    until(s, "play Stone")
    s.choose("play Stone", "in the Defensive") if "in the Defensive" in s.options() else s.choose("play Stone")
    while targets(s):
        s.choose("target Hen")
    s.to("Second Play")
    assert (s.damage("Hen"), s.influence("B")) == (2, 19)


@plays("Bloodpit Champion")
@pytest.mark.parametrize(("answer", "lost"), [("pay upkeep", 0), ("pay no upkeep", 2)])
def test_unpaid_he_costs_two_influence_and_stays(answer: str, lost: int) -> None:
    s = orc("A: offensive: Bloodpit Champion; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Upkeep", "A")
    s.choose(f"{answer} of Bloodpit Champion")
    s.to("Play", "A")
    assert (s.influence("A"), s.gold("A"), s.place("Bloodpit Champion")) == (20 - lost, lost // 2, "A's Offensive")
    assert not s.marked("Bloodpit Champion")


@plays("Old Mossback")
def test_each_time_it_is_dealt_one_less() -> None:
    s = orc(f"A: offensive: Old Mossback; hand: Jab, Rain, 1\nB: defensive: Cow 3/9, Hen 2/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Old Mossback with Cow", "done")
    s.to("Second Play")
    assert s.damage("Old Mossback") == 2
    s.do("play Jab", "target Old Mossback")
    assert s.damage("Old Mossback") == 2
    s.do("play Rain")
    assert s.damage("Old Mossback") == 4


@plays("Plague Rats of Garrow")
def test_it_grows_with_the_other_rats_of_its_front() -> None:
    s = orc(
        "A: offensive: Plague Rats of Garrow hurt 1, Mouse, Mouse, Ox; defensive: Mouse; hand: Scare, Scare\n"
        "B: defensive: Mouse; hand: 1",
        TEXTS,
    )
    assert (s.value("Plague Rats of Garrow"), s.value("Mouse")) == ("3/3", "1/1")
    s.do("play Scare", "target Mouse (2)")
    assert s.value("Plague Rats of Garrow") == "2/2"
    s.do("play Scare", "target Mouse")
    assert s.place("Plague Rats of Garrow") == "A's graveyard"


@plays("Toll Reeve")
@pytest.mark.parametrize(
    "front", ["Offensive", "Defensive"]
)  # the writer has it near only; who plays is in no zone (ORC-SPAN-17)
@pytest.mark.parametrize(("gold", "answer", "lost"), [(1, "yes", 0), (1, "no", 1), (0, "", 1)])
def test_an_event_of_an_opponent_costs_him_a_gold_or_an_influence(
    gold: int, answer: str, lost: int, front: str
) -> None:
    cards = TEXTS | of_round("orc-5", "Toll Reeve")
    s = orc(f"A: offensive: Ox; hand: 2 Free; resources: {gold}\nB: defensive: Toll Reeve; hand: Free", cards)
    s.choose("play Free", f"in the {front}")
    if answer:
        s.choose(next(label for label in s.options() if label.startswith(answer)))
    assert (s.influence("A"), s.chain()) == (20 - lost, ["Free"])  # before the Event resolves
    s.all_pass()
    assert (s.influence("A"), s.gold("A")) == (21 - lost, gold - (lost == 0))


@plays("Toll Reeve")
def test_assigned_he_makes_the_events_of_opponents_dearer() -> None:
    cards = TEXTS | of_round("orc-4", "Toll Reeve")
    s = orc("A: defensive: Toll Reeve; resources: 1; hand: Free, Free\nB: resources: 1; hand: 2 Free; deck: 9", cards)
    s.do("assign Toll Reeve")
    assert (s.gold("A"), s.assigned("Toll Reeve")) == (0, True)
    s.to("Play", "B")
    for front in ("Defensive", ""):
        assert ("play Free" in s.options()) == bool(front)
        if front:
            s.choose("play Free", f"in the {front}")
            s.all_pass()
            assert (s.gold("B"), s.influence("B")) == (0, 21)
    s.to("Play", "A")
    s.do("play Free")
    assert s.influence("A") == 21


@plays("Ironbound Sentinel")
def test_assigned_it_makes_the_others_of_its_front_tougher() -> None:
    s = orc(
        "A: defensive: Ironbound Sentinel, Ox 1/1; offensive: Rat 1/1; resources: 2; hand: 1\nB: offensive: Cow 1/1; hand: 1"
    )
    s.do("assign Ironbound Sentinel")
    assert (s.gold("A"), s.value("Ox")) == (1, "1/1")
    s.to("Play", "B")
    assert [s.value(name) for name in ("Ironbound Sentinel", "Ox", "Rat", "Cow")] == ["2/4", "1/3", "1/1", "1/1"]


@plays("Carrion Choir")
@pytest.mark.parametrize(
    ("spells", "front", "lost"), [(2, "Offensive", 2), (3, "Offensive", 2), (1, "Offensive", 0), (2, "Defensive", 0)]
)
def test_two_deaths_near_in_a_turn_cost_each_opponent_two_as_it_ends(spells: int, front: str, lost: int) -> None:
    s = orc(
        f"A: offensive: Carrion Choir, Ox; defensive: Rat, Elk; hand: {spells} Axe\n"
        "B: defensive: Cow, Hen; offensive: Owl; hand: 1",
        TEXTS,
    )
    for name in (("Cow", "Ox", "Hen") if front == "Offensive" else ("Rat", "Owl"))[:spells]:
        s.do("play Axe", f"target {name}", front=front)
    assert s.influence("B") == 20
    s.to("Play", "B")
    assert (s.influence("A"), s.influence("B")) == (20, 20 - lost)


@plays("Border Smuggler")
@pytest.mark.parametrize("state", ["", " marked"])
def test_another_creature_of_its_front_is_smuggled_over(state: str) -> None:
    s = orc(
        f"A: offensive: Border Smuggler, Ox{state}, Elk, Keeper assigned; defensive: Rat; resources: 1; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Border Smuggler")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.gold("A"), s.marked("Border Smuggler")) == (
        "A's Defensive",
        bool(state),
        0,
        True,
    )
    s.to("Move or Attack")
    assert "move Rat" in s.options()


@plays("Wandering Tinker")
@pytest.mark.parametrize("wanted", [True, False])
def test_it_may_take_cheap_equipment_from_the_graveyard(wanted: bool) -> None:
    s = orc(
        "A: grave: Cheap, Dear; hand: Wandering Tinker, 1; resources: 2\nB: grave: Cheap; hand: 1\nphase: Entrance",
        TEXTS,
    )
    s.do("play Wandering Tinker")
    assert not any(label.endswith("Dear") for label in s.options())
    if wanted:
        s.choose("yes") if "yes" in s.options() else s.choose(
            next(label for label in s.options() if label.endswith("Cheap"))
        )
    else:
        s.choose("no" if "no" in s.options() else "done")
    assert (s.place("Cheap"), s.value("Wandering Tinker")) == (
        ("on Wandering Tinker", "3/2") if wanted else ("A's graveyard", "2/2")
    )


@plays("Archivist of the Ninth Hall")
def test_for_a_card_the_best_of_three_is_taken() -> None:
    s = orc("A: offensive: Archivist of the Ninth Hall; hand: Fox, Hog; deck: Rat, Elk, Owl, Pig, Cat\nB: hand: 1")
    s.choose("use Archivist of the Ninth Hall")
    s.choose(next(label for label in s.options() if label.endswith("Hog")))
    s.all_pass()
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Owl", "Rat"]
    assert (s.sees("A", "Owl"), s.sees("B", "Owl"), s.sees("A", "Pig")) == (True, False, False)
    s.choose(next(label for label in s.options() if label.endswith("Elk")))
    s.choose(next(label for label in s.options() if label.endswith("Owl")))
    assert (s.hand("A"), s.grave("A"), s.deck("A")[:2]) == (["Fox", "Elk"], ["Hog"], ["Pig", "Cat"])
    assert sorted(s.deck("A")[2:]) == ["Owl", "Rat"]
    empty = orc("A: offensive: Archivist of the Ninth Hall; deck: Rat, 3\nB: hand: 1")
    assert uses(empty) == []


@plays("Duelist of the Red Court")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_creature_that_it_chooses_must_defend_against_it(wanted: bool) -> None:
    s = orc(
        f"A: offensive: Duelist of the Red Court, Ox; hand: 1\nB: defensive: Cow 1/9, Hen 1/9; offensive: Owl; hand: 1{FIGHT}"
    )
    s.choose("attack B", "send Duelist of the Red Court", "send Ox")
    assert s.asked == "A"
    if "yes" in s.options():
        s.choose("yes" if wanted else "no")
    assert not any(label.endswith(("Owl", "Ox")) for label in s.options())
    if wanted:
        s.choose(next(label for label in s.options() if label.endswith("Cow")))
    until(s, "block")
    assert ("block Ox with Cow" in s.options()) != wanted
    s.choose("done")
    s.to("Second Play")
    assert (s.damage("Cow"), s.damage("Hen"), s.influence("B")) == ((4, 0, 19) if wanted else (0, 0, 15))
