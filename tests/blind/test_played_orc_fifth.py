"""Blind texts of ORC's fourth round, played as their writer meant them."""

import pytest

from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Spark": "event 0: Deal 2 damage to target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Hymn": "event 0: Gain 1 influence.",
    "Doze": "event 0: Mark target creature.", "Sage": "creature 1 (Caster) 1/1",
    "Recruit": "creature 2 (Soldier) 1/1", "Foe Soldier": "creature 2 (Soldier) 1/1", "Fish": "creature 2 (Merfolk) 1/1",
    "Bone": "creature 3 2/2", "Titan": "creature 4 4/4", "Spear": "equipment 0: Equipped creature gets +1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Thornhollow Warden")
def test_in_its_defensive_it_is_stronger_and_hurt_it_dies_of_leaving() -> None:
    s = orc(f"A: defensive: Thornhollow Warden hurt 3, Ox; hand: 1\nB: offensive: Hen; hand: 1{FIGHT}")
    assert s.value("Thornhollow Warden") == "3/4"
    s.choose("move Thornhollow Warden")
    assert s.place("Thornhollow Warden") == "A's graveyard"
    s = orc("A: offensive: Thornhollow Warden; hand: 1\nB: hand: 1")
    assert s.value("Thornhollow Warden") == "2/3"


@plays("Gatecrash Ogre")
def test_unpaid_it_is_marked_until_its_next_unmark_phase_and_paid_nothing_happens() -> None:
    s = orc("A: offensive: Gatecrash Ogre; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Gatecrash Ogre")
    assert (paid.marked("Gatecrash Ogre"), paid.gold("A")) == (False, 0)
    s.choose("pay no upkeep of Gatecrash Ogre")
    assert (s.marked("Gatecrash Ogre"), s.gold("A"), s.place("Gatecrash Ogre")) == (True, 1, "A's Offensive")
    s = orc("A: offensive: Gatecrash Ogre; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Play", "A")
    assert s.marked("Gatecrash Ogre")  # there is no gold


@plays("Lantern-Bearer of Oss")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (1, 0)])
def test_by_its_mark_it_heals_two_of_anybody_who_is_local(hurt: int, left: int) -> None:
    s = orc(
        f"A: offensive: Lantern-Bearer of Oss, Ox 1/9; defensive: Elk; hand: 1\n"
        f"B: defensive: Cow 1/9 hurt {hurt}; offensive: Hen; hand: 1"
    )
    s.choose("use Lantern-Bearer of Oss")
    assert sorted(s.options()) == ["target Cow", "target Lantern-Bearer of Oss", "target Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Lantern-Bearer of Oss")) == (left, True)


@plays("Twinroad Scout")
@pytest.mark.parametrize("state", ["", " marked"])
def test_for_two_gold_it_goes_to_the_other_front_once_in_a_turn(state: str) -> None:
    s = orc(
        f"A: offensive: Twinroad Scout{state}; resources: 5; attached: Spear on Twinroad Scout; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("use Twinroad Scout")
    s.all_pass()
    assert (s.place("Twinroad Scout"), s.place("Spear"), s.gold("A")) == ("A's Defensive", "on Twinroad Scout", 3)
    assert (s.marked("Twinroad Scout"), "use Twinroad Scout" in s.options()) == (bool(state), False)


@plays("Twinroad Scout")
def test_from_an_attack_it_drops_out() -> None:
    s = orc(f"A: offensive: Twinroad Scout; resources: 2; hand: 1\nB: 20 influence; hand: Hymn{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "use Twinroad Scout")
    s.choose("use Twinroad Scout")
    s.to("Second Play")
    assert (s.influence("B"), s.place("Twinroad Scout")) == (20, "A's Defensive")


@plays("Chainmother Vesk")
def test_two_others_of_her_front_are_marked_and_it_adds_up() -> None:
    s = orc("A: offensive: Chainmother Vesk marked, Ox, Elk, Rat, Hen; defensive: Cow; hand: 1\nB: hand: 1")
    for _ in range(2):
        s.choose("use Chainmother Vesk")
        while any(label.startswith("give") for label in s.options()):
            assert "give Cow" not in s.options()
            s.choose(s.options()[0])
        s.all_pass()
    assert (s.value("Chainmother Vesk"), [s.marked(n) for n in ("Ox", "Elk", "Rat", "Hen", "Cow")]) == (
        "9/3", [True] * 4 + [False],
    )  # fmt: skip
    assert "use Chainmother Vesk" not in s.options()
    s.to("Draw", "B")
    assert s.value("Chainmother Vesk") == "3/3"


@plays("Glimmerfin Oracle")
def test_for_two_gold_and_its_mark_one_of_three_cards_is_kept() -> None:
    s = orc("A: offensive: Glimmerfin Oracle; resources: 2; deck: Fox, Rat, Hog, Hen, Elk; hand: 1\nB: hand: 1")
    s.choose("use Glimmerfin Oracle")
    s.all_pass()
    assert sorted(s.options()) == ["pick Fox", "pick Hog", "pick Rat"]
    assert [s.sees("A", "Hog"), s.sees("B", "Hog")] == [True, False]
    s.choose("pick Rat")
    s.choose(next(label for label in s.options() if "Hog" in label))
    assert (s.place("Rat"), s.sees("B", "Rat"), s.deck("A")[:2]) == ("A's hand", False, ["Hen", "Elk"])
    assert (set(s.deck("A")[2:]), s.gold("A"), s.marked("Glimmerfin Oracle")) == ({"Fox", "Hog"}, 0, True)


@plays("Glimmerfin Oracle")
@pytest.mark.parametrize(("deck", "kept"), [("Fox", True), ("0", False)])
def test_a_single_card_is_kept_and_of_an_empty_deck_none(deck: str, kept: bool) -> None:
    s = orc(f"A: offensive: Glimmerfin Oracle; resources: 2; deck: {deck}; hand: Elk\nB: hand: 1")
    s.choose("use Glimmerfin Oracle")
    s.all_pass()
    assert (len(s.hand("A")), s.deck("A"), s.over) == (1 + kept, [], False)


@plays("Drumline Veteran")
def test_other_soldiers_of_both_fronts_strike_harder() -> None:
    s = orc(
        "A: offensive: Drumline Veteran, Recruit, Ox 1/1; defensive: Drumline Veteran\nB: defensive: Foe Soldier; hand: 1",
        TEXTS,
    )
    names = ("Drumline Veteran", "Drumline Veteran (2)", "Recruit", "Ox", "Foe Soldier")
    assert [s.value(name) for name in names] == ["3/3", "3/3", "3/1", "1/1", "1/1"]


@plays("Duskveil Assassin")
def test_a_card_and_its_mark_destroy_one_who_is_marked() -> None:
    s = orc(
        "A: offensive: Duskveil Assassin, Ox; hand: Fox, Elk\nB: defensive: Cow marked, Hen; offensive: Rat marked; hand: 1"
    )
    s.choose("use Duskveil Assassin")
    while not any(label.startswith(("give", "discard")) for label in s.options()):
        assert s.options() == ["target Cow"]
        s.choose("target Cow")
    s.choose(next(label for label in s.options() if "Elk" in label))
    s.all_pass()
    assert (s.place("Cow"), s.hand("A"), s.marked("Duskveil Assassin")) == ("B's graveyard", ["Fox"], True)
    for hand in ("hand: 0", "hand: Fox"):
        foe = "Cow" if hand == "hand: Fox" else "Cow marked"
        s = orc(f"A: offensive: Duskveil Assassin; {hand}\nB: defensive: {foe}; hand: 1")
        assert "use Duskveil Assassin" not in s.options()


@plays("Sudden Squall")
def test_an_attacker_goes_home_with_its_equipment_and_nothing_is_lost() -> None:
    s = orc(
        f"A: offensive: Ox 3/3, Elk; attached: Spear on Ox; hand: 1\nB: 20 influence; hand: Sudden Squall; resources: 2{FIGHT}",
        TEXTS,
    )
    assert "play Sudden Squall" not in s.options()
    s.choose("attack B", "send Ox", "done", "play Sudden Squall")
    s.to("Second Play")
    assert [s.place(name) for name in ("Ox", "Spear", "Elk")] == ["A's hand", "A's hand", "A's Offensive"]
    assert s.influence("B") == 20


@plays("Price of Betrayal")
def test_an_opponent_gives_up_one_of_that_front_and_its_cost_in_influence() -> None:
    s = orc("A: hand: Price of Betrayal, 1; resources: 3\nB: defensive: Bone, Titan; offensive: Hen; hand: 1", TEXTS)
    s.choose("play Price of Betrayal", "in the Offensive")
    s.all_pass()
    assert (s.asked, sorted(label.partition(" ")[2] for label in s.options())) == ("B", ["Bone", "Titan"])
    s.choose(next(label for label in s.options() if "Titan" in label))
    assert (s.place("Titan"), s.place("Bone"), s.influence("B"), s.influence("A")) == (
        "B's graveyard", "B's Defensive", 16, 20,
    )  # fmt: skip


@plays("Shields to the Fore")
def test_those_who_defend_now_are_tougher_for_the_turn() -> None:
    s = orc(
        f"A: offensive: Ox 2/9; hand: 1\nB: defensive: Cow 1/1, Hen 1/1; hand: Shields to the Fore; resources: 2{FIGHT}"
    )
    s.choose("attack B")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow", "done")
    until(s, "play Shields to the Fore")
    s.choose("play Shields to the Fore", "in the Defensive")
    s.all_pass()
    assert (s.place("Cow"), [s.value("Cow"), s.value("Hen")]) == ("B's Defensive", ["1/3", "1/1"])
    s.to("Play", "B")
    assert (s.place("Cow"), s.value("Cow")) == ("B's Defensive", "1/1")


@plays("Rain of Cinders")
def test_all_creatures_of_all_fronts_suffer_one() -> None:
    s = orc(
        "A: offensive: Sage, Ox 1/2; defensive: Elk 1/1; hand: Rain of Cinders, 1; resources: 3\n"
        "B: defensive: Cow 1/1; offensive: Hen 1/2; hand: 1",
        TEXTS,
    )
    s.choose("play Rain of Cinders")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.all_pass()
    assert [s.place(n) for n in ("Sage", "Elk", "Cow")] == ["A's graveyard", "A's graveyard", "B's graveyard"]
    assert [s.damage("Ox"), s.damage("Hen")] == [1, 1]


@plays("Rite of Hollow Bones")
def test_a_cheap_creature_rises_marked_in_that_front() -> None:
    s = orc(
        "A: offensive: Sage; grave: Bone, Titan, Axe; hand: Rite of Hollow Bones, 1; resources: 3\nB: grave: Fish; hand: 1",
        TEXTS,
    )
    s.choose("play Rite of Hollow Bones")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.choose("target Bone") if "target Bone" in s.options() else None
    s.all_pass()
    assert (s.place("Bone"), s.marked("Bone"), s.place("Titan")) == ("A's Offensive", True, "A's graveyard")


@plays("Debt of Blood")
def test_each_death_of_the_enchanted_players_costs_him_one() -> None:
    s = orc(
        "A: hand: 2 Axe, Home, 1; offensive: Ox; attached: Debt of Blood on B in the Offensive\n"
        "B: defensive: Cow, Hen, Rat; hand: 1",
        TEXTS,
    )
    for name, left in (("Cow", 19), ("Ox", 19)):
        s.choose("play Axe", f"target {name}")
        s.all_pass()
        assert s.influence("B") == left
    s.choose("play Home", "target Hen")
    s.all_pass()
    assert (s.place("Hen"), s.influence("B"), s.influence("A")) == ("B's hand", 19, 20)


@plays("Barbed Trident")
def test_a_merfolk_carries_the_trident_and_nobody_else() -> None:
    s = orc("A: offensive: Ox 1/1, Fish; hand: Barbed Trident, 1; resources: 2\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Barbed Trident")
    assert "target Ox" not in s.options()
    s.choose("target Fish") if "target Fish" in s.options() else None
    s.all_pass()
    assert (s.place("Barbed Trident"), s.value("Fish")) == ("on Fish", "3/1")
    s = orc("A: offensive: Ox; hand: Barbed Trident, 1; resources: 2\nB: hand: 1", TEXTS)
    assert "play Barbed Trident" not in s.options()


@plays("Siege Harness")
def test_its_carrier_is_slow_and_tough_and_changes_no_front() -> None:
    s = orc(f"A: offensive: Ox 2/2, Elk 1/1; attached: Siege Harness on Ox; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert s.value("Ox") == "1/5"
    assert ("move Ox" in s.options(), "move Elk" in s.options()) == (False, True)
    s.choose("attack B")
    assert "send Ox" in s.options()


@plays("Feigned Retreat")
def test_one_of_his_goes_to_the_other_front_and_is_unmarked() -> None:
    s = orc(
        "A: offensive: Ox marked, Elk; hand: Feigned Retreat, 1; resources: 1; attached: Spear on Ox\nB: defensive: Cow",
        TEXTS,
    )
    s.choose("play Feigned Retreat")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.place("Spear")) == ("A's Defensive", False, "on Ox")


@plays("Writ of Execution")
def test_it_costs_the_attack_of_its_target_whose_controller_draws() -> None:
    s = orc("A: hand: Writ of Execution, 1; resources: 3\nB: defensive: Cow 3/1, Titan; deck: Fox, 3; hand: 1", TEXTS)
    s.choose("play Writ of Execution")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert "target Titan" not in s.options()
    s.choose("target Cow") if "target Cow" in s.options() else None
    s.all_pass()
    assert (s.place("Cow"), s.gold("A"), "Fox" in s.hand("B")) == ("B's graveyard", 0, True)
