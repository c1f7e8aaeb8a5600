"""Blind Heroes of round 22, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolved, starting, targets, values
from blind.texts import heroes, plays, until
from scenes.heroes import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Dig": "event 0: Draw two cards.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
    "Pact": "quest (Contract): Draw two cards. Victory Points: 1.", "Quit": "event 0: You abandon a quest.",
    "Bones": "creature 3 Dark Legion (Skeleton) 1/1", "Skeleton Hand": "creature 1 Dark Legion 1/1",
    "Rust": "creature 0 Dark Legion (Skeleton) 1/1", "Man": "creature 3 Dark Legion 1/1",
    "Urn": "magic 3 Dark Legion: Gain 1 influence.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
WOLMAR, ISAUDE, AUBERON = "Wolmar of the Ninth Column", "Dame Isaude of the Long Wall", "Auberon Fairweather"
GRIMALD, LINNET = "Grimald Bonewarden", "Linnet Quickhand"


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


def counters(s: Scene) -> bool:
    """Can it be countered now?"""
    return bool(starting(s, "counter"))


COLUMN = (
    "A: hero: {}; offensive: Ox 1/9 marked, Yak 1/9, Keeper assigned; defensive: Elk 1/9 marked; resources: {}; hand: Wait\n"
    "B: defensive: Cow 1/9 marked; offensive: Hen 1/9; resources: 9; hand: Wait, 3; deck: 9"
)


@plays("Wolmar of the Ninth Column")
@pytest.mark.parametrize(
    ("front", "who"), [("Offensive", "Yak"), ("Offensive", "Cow"), ("Defensive", "Hen"), ("Defensive", "Elk")]
)
def test_wolmar_makes_one_of_a_battlefield_stronger(front: str, who: str) -> None:
    s = heroes(COLUMN.format(WOLMAR, 6), TEXTS)
    named(s, f"use {WOLMAR}", f"in the {front}")
    assert sorted(targets(s)) == (["Cow", "Ox", "Yak"] if front == "Offensive" else ["Elk", "Hen"])
    s.choose(f"target {who}")
    s.all_pass()
    assert [n for n in ("Ox", "Yak", "Elk", "Cow", "Hen") if s.value(n) == "3/9"] == [who]
    assert s.gold("A") == 3
    assert not offered(s, "use")  # once a turn
    s.to("Play", "B")
    assert s.value(who) == "1/9"
    assert not offered(s, "use")


@plays("Wolmar of the Ninth Column")
def test_wolmar_may_be_countered_and_works_in_his_own_turn_for_gold_alone() -> None:
    s = heroes(COLUMN.format(WOLMAR, 6), TEXTS)
    named(s, f"use {WOLMAR}", "in the Offensive", "target Yak")
    until(s, "counter")
    s.choose(starting(s, "counter")[0])
    resolved(s)
    assert (s.value("Yak"), s.gold("A"), s.gold("B"), len(s.hand("B"))) == ("1/9", 3, 4, 3)
    assert not offered(heroes(COLUMN.format(WOLMAR, 2), TEXTS), "use")
    s = heroes(f"{COLUMN.format(WOLMAR, 6)}\nphase: Play, active B", TEXTS)
    s.choose("play Wait", "in the Defensive")
    assert s.asked == "A"
    assert not offered(s, "use")
    s = heroes(COLUMN.format(WOLMAR, 6) + FIGHT, TEXTS)
    s.choose("attack B")
    until(s, f"use {WOLMAR}")
    named(s, f"use {WOLMAR}", "in the Offensive", "target Yak")
    resolved(s)
    s.to("Second Play")
    assert s.influence("B") == 17


@plays("Wolmar of the Ninth Column")
def test_one_that_has_gone_elsewhere_keeps_it_and_one_that_is_gone_gets_nothing() -> None:
    table = COLUMN.format(WOLMAR, 6).replace("hand: Wait, 3", "hand: {}, 3").replace("hand: Wait\n", "hand: Swap\n")
    s = heroes(table.format("Wait"), TEXTS)
    s.do(f"use {WOLMAR}", "target Yak")
    s.do("play Swap", "target Yak")
    assert (s.place("Yak"), s.value("Yak")) == ("A's Defensive", "3/9")
    s = heroes(table.format("Axe"), TEXTS)
    named(s, f"use {WOLMAR}", "in the Offensive", "target Yak")
    until(s, "play Axe")
    named(s, "play Axe", "in the Defensive", "target Yak")
    resolved(s)
    assert (s.place("Yak"), s.gold("A"), s.value("Ox")) == ("A's graveyard", 3, "1/9")


@plays("Dame Isaude of the Long Wall")
def test_behind_the_wall_ones_own_are_tougher() -> None:
    s = heroes(
        f"A: hero: {ISAUDE}; defensive: Ox 1/1 hurt 1, Yak 1/1 marked, Keeper assigned; offensive: Elk 1/1; "
        "hand: Swap, Swap, 1; deck: 9\n"
        "B: hero: Champion; defensive: Cow 1/1; offensive: Hen 1/1; resources: 9; hand: 3; deck: 9",
        TEXTS | {"Champion": "hero Gaian loyalty 2 influence 40 points 9 hand 6 resources 2 army 5"},
    )  # fmt: skip
    assert values(s, "Ox", "Yak", "Keeper", "Elk", "Cow", "Hen") == ["1/2", "1/2", "1/2", "1/1", "1/1", "1/1"]
    s.do("play Swap", "target Elk")
    assert s.value("Elk") == "1/2"
    s.do("play Swap", "target Ox", front="Defensive")
    assert (s.place("Ox"), s.value("Yak")) == ("A's graveyard", "1/2")
    s.to("Play", "B")
    assert values(s, "Yak", "Elk", "Cow") == ["1/2", "1/2", "1/1"]
    assert not counters(s)


@plays("Auberon Fairweather")
@pytest.mark.parametrize(("before", "after"), [(10, 13), (18, 20), (20, 20)])
@pytest.mark.parametrize("quest", ["Easy", "Pact"])
def test_a_quest_completed_cheers_auberon(before: int, after: int, quest: str) -> None:
    s = heroes(
        f"A: {before} influence; hero: {AUBERON}; offensive: Ox; hand: Dig, 1; deck: 9; quests: {quest}\n"
        "B: resources: 9; hand: 3; deck: 9", TEXTS,
    )  # fmt: skip
    accepting(s, quest)
    s.do("play Dig")
    assert (s.victory("A"), s.influence("A"), s.influence("B")) == (1, after, 20)


@plays("Auberon Fairweather")
def test_what_others_complete_and_what_is_abandoned_does_not_cheer_him() -> None:
    s = heroes(
        f"A: 10 influence; hero: {AUBERON}; offensive: Ox; hand: Quit, 1; deck: 9; quests: Easy\nB: hand: Dig, 1; deck: 9",
        TEXTS,
    )
    accepting(s, "Easy")
    quits = s.fork()
    quits.do("play Quit")
    assert (quits.pursues("A"), quits.influence("A")) == ([], 10)
    s.to("Play", "B")
    s.choose("accept Easy")
    s.all_pass()
    while s.asked != "B":
        s.choose("pass")
    s.do("play Dig")
    assert (s.victory("B"), s.influence("A")) == (1, 10)


@plays("Grimald Bonewarden")
@pytest.mark.parametrize(
    ("name", "gold", "left"), [("Bones", 2, 0), ("Skeleton Hand", 0, 0), ("Rust", 1, 1), ("Man", 3, 0)]
)
def test_skeletons_are_cheap_for_grimald(name: str, gold: int, left: int) -> None:
    s = heroes(
        f"A: {gold} gold; hero: {GRIMALD}; offensive: Ox; hand: {name}, Wait\nB: hero: {GRIMALD}; hand: 1{ENTRANCE}",
        TEXTS,
    )
    named(s, f"play {name}", "in the Offensive")
    resolved(s)
    assert (s.place(name), s.gold("A")) == ("A's Offensive", left)
    if gold > left:
        s = heroes(
            f"A: {gold - 1} gold; hero: {GRIMALD}; offensive: Ox; hand: {name}, Wait\nB: hand: 1{ENTRANCE}", TEXTS
        )
        while s.phase == "Entrance":
            assert not offered(s, "play", name)
            s.choose("pass" if "pass" in s.options() else "done")


@plays("Grimald Bonewarden")
def test_any_number_is_cheap_and_neither_magic_nor_the_foes_dead_are() -> None:
    s = heroes(f"A: 4 gold; hero: {GRIMALD}; offensive: Ox; hand: Bones, Bones, Wait\nB: hand: 1{ENTRANCE}", TEXTS)
    for _ in range(2):
        named(s, starting(s, "play Bones")[0], "in the Offensive")
        resolved(s)
    assert s.gold("A") == 0
    s = heroes(f"A: 2 gold; offensive: Ox; hand: Bones, Wait\nB: hero: {GRIMALD}; hand: 1{ENTRANCE}", TEXTS)
    while s.phase == "Entrance":
        assert not offered(s, "play Bones")
        s.choose("pass" if "pass" in s.options() else "done")
    s = heroes(
        f"A: 2 gold; hero: {GRIMALD}; offensive: Sage; hand: Urn\nB: hand: 1", TEXTS | {"Sage": "creature (Caster) 1/1"}
    )
    assert not offered(s, "play")


@plays("Linnet Quickhand")
@pytest.mark.parametrize(("front", "who"), [("Offensive", "Ox"), ("Offensive", "Yak"), ("Defensive", "Elk")])
def test_linnet_wakes_one_of_her_own(front: str, who: str) -> None:
    s = heroes(COLUMN.format(LINNET, 6), TEXTS)
    named(s, f"use {LINNET}", f"in the {front}")
    if front == "Offensive":
        assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose(*starting(s, f"target {who}"))
    s.all_pass()
    assert [n for n in ("Ox", "Yak", "Elk", "Cow") if s.marked(n)] == [n for n in ("Ox", "Elk", "Cow") if n != who]
    assert (s.gold("A"), s.assigned("Keeper")) == (4, True)
    assert not offered(s, "use")
    assert not offered(heroes(COLUMN.format(LINNET, 1), TEXTS), "use")


@plays("Linnet Quickhand")
def test_who_is_woken_goes_on_attacking_and_it_may_be_countered() -> None:
    s = heroes(COLUMN.format(LINNET, 6) + FIGHT, TEXTS)
    s.choose("attack B")
    until(s, f"use {LINNET}")
    named(s, f"use {LINNET}", "in the Offensive")
    s.choose("target Yak")
    other = s.fork()
    resolved(s)
    assert not s.marked("Yak")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Yak")) == (19, False)
    until(other, "counter")
    other.choose(starting(other, "counter")[0])
    resolved(other)
    assert (other.marked("Yak"), other.gold("A"), len(other.hand("B"))) == (True, 4, 3)
