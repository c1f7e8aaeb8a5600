"""Blind creatures of ORC's round 31 that fight and march, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wait": "event 0: Gain 1 influence.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Banish": "event 0: Remove target creature from the game.",
    "Wither": "event 0: Target creature gets 0/-9 until end of turn.", "Free": "event 0: Unmark target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Give": "event 0: Sacrifice a creature.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Mage": "creature (Caster) 1/1",
    "Bones": "creature (Skeleton) 1/1", "Skeleton Hand": "creature 1/1", "Spell": "magic 3: Gain 1 influence.",
    "Spark": "magic 0: Gain 1 influence.", "Call": "event 3: Gain 1 influence.", "Hex": "enchantment 3: Attach to a creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
UPKEEP = "\nphase: Discard, active B"
RUNNER, PIKEMAN, BOWMAN, ADEPT = "Brackenpath Runner", "Tollgate Pikeman", "Heronmere Bowman", "Lampwick Adept"
HOUND, DRUMMER, GIANT, CAPTAIN = "Ashpit Hound", "Potlid Drummer", "Slatefall Giant", "Barrowgate Captain"


@plays("Brackenpath Runner")
def test_the_runner_moves_awake_and_attacks_then() -> None:
    s = orc(f"A: defensive: {RUNNER}, Rat; offensive: Ox; hand: Wait\nB: hand: 1; deck: 9{FIGHT}", TEXTS)
    s.choose(f"move {RUNNER}")
    assert (s.place(RUNNER), s.marked(RUNNER)) == ("A's Offensive", False)
    until(s, "move Rat")
    assert sorted(offered(s, "move")) == ["Rat"]  # nobody moves back, not even the runner
    s.choose("move Rat")
    assert s.marked("Rat")
    s.to("Second Move or Attack")
    s.choose("attack B")
    assert sorted(offered(s, "send")) == [RUNNER, "Ox"]
    s.choose(f"send {RUNNER}", "done")
    while s.phase == "Second Move or Attack":
        s.choose("pass")
    assert (s.influence("B"), s.marked(RUNNER)) == (18, True)


@plays("Brackenpath Runner")
@pytest.mark.parametrize(("mine", "may"), [(RUNNER, True), (f"{RUNNER} marked", False)])
def test_the_runner_keeps_all_other_rules_of_moving(mine: str, may: bool) -> None:
    s = orc(f"A: defensive: {mine}, Rat; offensive: Ox; hand: Wait\nB: hand: 1{FIGHT}", TEXTS)
    assert (f"move {RUNNER}" in s.options()) is may
    s.choose("move Ox")
    until(s, "done")
    assert not offered(s, "move")  # somebody has moved out of the other front


@plays("Brackenpath Runner")
def test_who_has_attacked_stays_marked_and_does_not_run() -> None:
    s = orc(f"A: offensive: {RUNNER}; defensive: Rat; hand: Wait\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert s.marked(RUNNER)
    s.to("Second Move or Attack")
    assert offered(s, "move") == ["Rat"]


@plays("Tollgate Pikeman")
def test_the_pikeman_is_stronger_as_a_defender_alone() -> None:
    s = orc(f"A: offensive: Ox 1/9, Elk 1/9; hand: Wait\nB: defensive: {PIKEMAN}; hand: Wait{FIGHT}", TEXTS)
    assert s.value(PIKEMAN) == "1/3"
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "block")
    assert s.value(PIKEMAN) == "1/3"
    s.choose(f"block Ox with {PIKEMAN}")
    assert s.value(PIKEMAN) == "3/3"
    until(s, "fight")
    s.choose("fight Ox")
    until(s, "pass")
    while not s.damage("Ox"):
        assert s.value(PIKEMAN) == "3/3"
        s.choose("pass")
    assert (s.damage("Ox"), s.damage("Elk"), s.value(PIKEMAN)) == (3, 0, "1/3")  # its own combat is over


@plays("Tollgate Pikeman")
def test_a_pikeman_who_attacks_or_drops_out_is_as_printed() -> None:
    s = orc(f"A: offensive: {PIKEMAN}; hand: Wait\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    assert s.value(PIKEMAN) == "1/3"
    s = orc(f"A: offensive: Ox 1/9; hand: Swap\nB: defensive: {PIKEMAN}; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    until(s, "play Swap")
    aiming(s, "Swap")
    s.choose(f"target {PIKEMAN}")
    resolved(s)
    assert (s.place(PIKEMAN), s.value(PIKEMAN)) == ("B's Offensive", "1/3")


@plays("Heronmere Bowman")
@pytest.mark.parametrize("where", ["defensive", "offensive"])
def test_the_bowman_shoots_enemy_attackers(where: str) -> None:
    s = orc(
        f"A: offensive: Ox 1/9, Elk 1/9; hand: Wait\nB: {where}: {BOWMAN}; defensive: Cow 1/9; hand: Wait{FIGHT}", TEXTS
    )
    assert not uses(s)
    s.choose("attack B", "send Ox", "done")
    while s.asked != "B":
        s.choose("pass")
    if where == "offensive":
        assert not uses(s)
        return
    s.choose(f"use {BOWMAN}")
    assert set(targets(s)) <= {"Ox"}
    s.choose(*starting(s, "target Ox"))
    resolved(s)
    assert (s.damage("Ox"), s.marked(BOWMAN), s.damage("Elk")) == (2, True, 0)
    until(s, "block")
    assert offered(s, "block") == ["Ox with Cow"]  # who is marked does not defend
    s.to("Second Play")
    assert s.damage("Ox") == 2


@plays("Heronmere Bowman")
def test_in_the_offensive_he_shoots_his_own_and_a_marked_one_nobody() -> None:
    s = orc(f"A: offensive: Ox 1/9, Elk 1/9, {BOWMAN}; hand: Wait\nB: defensive: Cow; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, "use")
    s.choose(f"use {BOWMAN}")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s = orc(f"A: offensive: Ox 1/9; hand: Wait\nB: defensive: {BOWMAN} marked; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    while s.asked != "B":
        s.choose("pass")
    assert not uses(s)


@plays("Heronmere Bowman")
def test_whose_combat_is_over_is_no_attacker_any_more() -> None:
    s = orc(f"A: offensive: Ox 1/9, Elk 1/9; hand: Wait\nB: defensive: {BOWMAN}; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "fight")
    s.choose("fight Ox")
    while s.influence("B") == 20:
        s.choose("pass")
    while s.asked != "B" or not uses(s):
        s.choose(s.way_on())
    s.choose(f"use {BOWMAN}")
    assert set(targets(s)) <= {"Elk"}
    s.choose(*starting(s, "target Elk"))
    resolved(s)
    assert (s.damage("Ox"), s.damage("Elk")) == (0, 2)


@plays("Lampwick Adept")
@pytest.mark.parametrize(("adepts", "card", "front", "paid"), [
    (ADEPT, "Spell", "Offensive", 2), (f"{ADEPT} marked", "Spell", "Offensive", 2),
    (f"{ADEPT}, {ADEPT}", "Spell", "Offensive", 1),
    (ADEPT, "Spell", "Defensive", 3), (ADEPT, "Spark", "Offensive", 0), (ADEPT, "Call", "Offensive", 3),
    (f"{ADEPT} assigned, Mage", "Spell", "Offensive", 3),
])  # fmt: skip
def test_magic_is_cheaper_by_the_lamp(adepts: str, card: str, front: str, paid: int) -> None:
    s = orc(f"A: 5 gold; offensive: {adepts}; defensive: Mage; hand: {card}\nB: defensive: {ADEPT}; hand: 1", TEXTS)
    s.do(f"play {card}", front=front)
    assert (s.influence("A"), s.gold("A")) == (21, 5 - paid)


@plays("Lampwick Adept")
def test_enchantments_and_foes_are_not_helped_and_who_has_no_more_may_play() -> None:
    s = orc(f"A: 5 gold; offensive: {ADEPT}; hand: Hex\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Hex", "target Cow")
    assert (s.place("Hex"), s.gold("A")) == ("on Cow", 2)
    s = orc(f"A: 2 gold; offensive: {ADEPT}; defensive: Mage; hand: Spell\nB: defensive: {ADEPT}; hand: 1", TEXTS)
    s.choose("play Spell")
    s.choose(*starting(s, "in the Offensive"))
    assert "in the Defensive" not in s.options()
    s.all_pass()
    assert s.gold("A") == 0
    s = orc(f"A: 2 gold; offensive: Mage; hand: Spell\nB: defensive: {ADEPT}; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Ashpit Hound")
@pytest.mark.parametrize(
    ("way", "lost"), [("Axe", 1), ("Wither", 1), ("Scare", 0), ("Bounce", 0), ("Banish", 0), ("Give", 0)]
)
def test_each_opponent_pays_for_the_hounds_death(way: str, lost: int) -> None:
    s = orc(f"A: offensive: {HOUND}; hand: {way}\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {way}")
    assert s.place(HOUND) != "A's Offensive"
    assert [s.influence(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Ashpit Hound")
def test_in_a_fight_it_is_paid_for_too() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: {HOUND}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.place(HOUND), s.influence("A"), s.influence("B")) == ("B's graveyard", 19, 20)
    s = orc(f"A: offensive: {HOUND} of B; hand: Axe\nB: hand: 1", TEXTS)  # who controls it, not who owns it
    s.do("play Axe")
    assert (s.influence("A"), s.influence("B")) == (20, 19)


@plays("Potlid Drummer")
def test_the_drum_is_heard_from_the_next_turn_on() -> None:
    s = orc(
        f"A: offensive: {DRUMMER}, Ox, Guard assigned; defensive: Rat; hand: Swap, Swap, 1; deck: 9\n"
        "B: defensive: Cow; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"assign {DRUMMER}")
    resolved(s)
    assert s.assigned(DRUMMER)
    assert values(s, "Ox", DRUMMER) == ["1/1", "1/3"]
    s.to("Play", "B")
    assert values(s, "Ox", "Guard", DRUMMER, "Rat", "Cow") == ["2/1", "2/9", "1/3", "1/1", "1/1"]
    s.to("Play", "A")
    assert values(s, "Ox", "Rat") == ["2/1", "1/1"]
    s.do("play Swap", "target Ox")
    assert values(s, "Ox", "Rat") == ["1/1", "1/1"]
    s.do("play Swap", "target Rat", front="Defensive")
    assert (s.place("Rat"), s.value("Rat")) == ("A's Offensive", "2/1")


@plays("Potlid Drummer")
@pytest.mark.parametrize("way", ["Axe", "unassign"])
def test_the_drum_falls_silent(way: str) -> None:
    s = orc(
        f"A: resources: 1; offensive: {DRUMMER} assigned, Ox; hand: 1; deck: 9\nB: offensive: Cow; hand: Axe; deck: 9"
        f"{UPKEEP if way == 'unassign' else ''}", TEXTS,
    )  # fmt: skip
    assert s.value("Ox") == "2/1"
    if way == "Axe":
        until(s, "play Axe")
        s.do("play Axe", f"target {DRUMMER}", front="Defensive")
    else:
        until(s, "unassign")
        s.choose(f"unassign {DRUMMER}")
        assert s.marked(DRUMMER)
    assert s.value("Ox") == "1/1"


@plays("Potlid Drummer")
def test_who_is_marked_cannot_be_assigned() -> None:
    s = orc(f"A: offensive: {DRUMMER} marked, Ox; hand: 1\nB: hand: 1", TEXTS)
    assert not offered(s, "assign")
    s = orc(f"A: offensive: {DRUMMER}, Ox; hand: Wait\nB: hand: 1{FIGHT}", TEXTS)
    assert not offered(s, "assign")


@plays("Slatefall Giant")
@pytest.mark.parametrize(("resources", "answer", "marked"), [
    (1, "pay upkeep", False), (1, "pay no upkeep", True), (0, "pay upkeep", True),
])  # fmt: skip
def test_the_giant_rests_unless_he_is_paid(resources: int, answer: str, marked: bool) -> None:
    money = f"resources: {resources}; " if resources else ""
    s = orc(
        f"A: {money}offensive: {GIANT} marked, Ox; hand: 1; deck: 9\nB: offensive: {GIANT}; hand: 1; deck: 9{UPKEEP}",
        TEXTS,
    )
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(next(iter(starting(s, answer)), None) or s.way_on())
    assert (s.place(GIANT), s.marked(GIANT), s.gold("A")) == ("A's Offensive", marked, int(answer == "pay no upkeep"))
    s.to("Move or Attack")
    s.choose("attack B")
    assert (f"send {GIANT}" in s.options()) is not marked


@plays("Slatefall Giant")
def test_an_assigned_giant_is_not_marked_and_others_turns_cost_nothing() -> None:
    s = orc(f"A: offensive: {GIANT} assigned, Ox; hand: 1; deck: 9\nB: resources: 1; hand: 1; deck: 9{UPKEEP}", TEXTS)
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(s.way_on())
    assert (s.assigned(GIANT), s.marked(GIANT)) == (True, False)
    s = orc(f"A: offensive: Ox; hand: 1; deck: 9\nB: resources: 1; defensive: {GIANT}; hand: 1; deck: 9{UPKEEP}", TEXTS)
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(s.way_on())
    assert (s.marked(GIANT), s.gold("B")) == (False, 1)


@plays("Slatefall Giant")
def test_a_giant_that_was_not_paid_does_not_defend() -> None:
    s = orc(f"A: defensive: {GIANT}; hand: 1; deck: 9\nB: offensive: Ox 3/9; hand: 1; deck: 9{UPKEEP}", TEXTS)
    while not (s.active == "B" and s.asked == "B" and s.phase == "Move or Attack"):
        s.choose(s.way_on())
    s.choose("attack A")
    s.to("Second Play")
    assert (s.marked(GIANT), s.influence("A")) == (True, 17)


@plays("Barrowgate Captain")
def test_other_skeletons_are_led_in_both_fronts() -> None:
    s = orc(
        f"A: offensive: {CAPTAIN}, Bones, Skeleton Hand, Ox; defensive: Bones; hand: Axe\n"
        f"B: defensive: Bones; offensive: Bones; hand: 1", TEXTS,
    )  # fmt: skip
    everybody = (CAPTAIN, "Bones", "Skeleton Hand", "Ox", "Bones (2)", "Bones (3)", "Bones (4)")
    assert values(s, *everybody) == ["3/3", "2/1", "2/1", "1/1", "2/1", "1/1", "1/1"]
    s.do("play Axe", f"target {CAPTAIN}")
    assert values(s, *everybody[1:]) == ["1/1"] * 6
    s = orc(f"A: offensive: {CAPTAIN}, Bones; defensive: {CAPTAIN}; hand: 1\nB: hand: 1", TEXTS)
    assert values(s, CAPTAIN, f"{CAPTAIN} (2)", "Bones") == ["4/3", "4/3", "3/1"]
