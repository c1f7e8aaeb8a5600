"""Blind Heroes of the eighteenth round, and what is about Heroes beside them, played as their writers meant them."""

import pytest

from blind.gestures import targets
from blind.texts import heroes, plays, until
from scenes import heroes as heroes_scenes

HERO = "hero Gaian loyalty 2 influence 40 points 9 hand 6 resources 2 army 5"
TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Storm": "event 0: Deal 1 damage to all creatures.", "Blow": "event 0: Target player loses 4 influence.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Scribe": "creature 1/1: 1: Draw a card.",
    "Captain": f"{HERO}: 3: Gain 1 influence.",
    "Baron": f"{HERO}: 1: Gain 1 influence.",
    "Elder": f"{HERO}: Whenever you play an Event, gain 1 influence.",
}  # fmt: skip


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


def begun(s: heroes_scenes.Scene, hero: str, front: str = "Offensive") -> None:
    """The Hero is used, in that front if one is asked for."""
    s.choose(f"use {hero}")
    if f"in the {front}" in s.options():
        s.choose(f"in the {front}")


def counters(s: heroes_scenes.Scene) -> bool:
    """Can it be countered now?"""
    return any(label.startswith("counter") for label in s.options())


@plays("Halka Osterling, Reeve of the Salt Road")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 1), (0, 0)])
def test_two_gold_buy_the_reeve_a_card_once_in_his_turn(deck: int, drawn: int) -> None:
    s = led("Halka Osterling", f"resources: 4; deck: {deck}; hand: 1\nB: resources: 5; hand: 3")
    begun(s, "Halka Osterling")
    until(s, "counter")
    countered = s.fork()
    s.all_pass()
    assert (deck - len(s.deck("A")), len(s.hand("A")), s.gold("A"), s.over) == (drawn, 1 + drawn, 2, False)
    assert "use Halka Osterling" not in s.options()
    countered.choose("counter")
    countered.all_pass()
    assert (len(countered.hand("A")), countered.gold("A")) == (1, 2)
    assert (len(countered.hand("B")), len(countered.cards_at("B's resources"))) == (2, 4)


@plays("Halka Osterling, Reeve of the Salt Road")
def test_the_reeve_draws_for_two_gold_in_his_own_turn_only() -> None:
    assert "use Halka Osterling" not in led("Halka Osterling", "resources: 1; hand: 1\nB: hand: 1").options()
    s = led("Halka Osterling", "resources: 4; hand: Wait\nB: hand: Wait, 1\nphase: Play, active B")
    s.choose("play Wait")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert (s.asked, "use Halka Osterling" in s.options()) == ("A", False)


@plays("Ungrith Tallow, Keeper of Barrows")
@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize(("before", "after"), [(10, 12), (15, 16), (16, 16)])
def test_all_who_die_together_bring_influence_up_to_what_he_prints(active: str, before: int, after: int) -> None:
    hands = {"A": "1", "B": "1"} | {active: "Storm"}
    s = heroes(
        f"A: {before} influence; hero: Ungrith Tallow; offensive: Ox 1/1, Rat 1/1, Elk 1/2; hand: {hands['A']}\n"
        f"B: defensive: Cow 1/1; hand: {hands['B']}\nphase: Play, active {active}", TEXTS,
    )  # fmt: skip
    s.do("play Storm", front="Offensive" if active == "A" else "Defensive")
    s.choose(s.options()[0]) if s.options()[0].startswith("trigger of") else None  # both at once: which comes first
    s.all_pass()
    assert [s.place(n) for n in ("Ox", "Rat", "Elk", "Cow")] == [
        *["A's graveyard"] * 2,
        "A's Offensive",
        "B's graveyard",
    ]
    assert s.influence("A") == after


@plays("Ungrith Tallow, Keeper of Barrows")
@pytest.mark.parametrize(("event", "brought"), [("Axe", 1), ("Scare", 0)])
@pytest.mark.parametrize(("whose", "front"), [("Ox", "Offensive"), ("Rat", "Defensive"), ("Cow", "Offensive")])
def test_only_his_own_dead_count_and_only_the_dead(event: str, brought: int, whose: str, front: str) -> None:
    s = led("Ungrith Tallow", f"offensive: Ox; defensive: Rat; hand: {event}\n"
            "B: defensive: Cow; offensive: Hen; resources: 9; hand: 3")  # fmt: skip
    s.do(f"play {event}", f"target {whose}", front=front)
    assert s.influence("A") == 10 + (brought if whose != "Cow" else 0)
    assert s.gold("B") == 9  # nobody could counter it


@plays("Ungrith Tallow, Keeper of Barrows")
def test_the_dead_do_not_save_who_is_at_nothing() -> None:
    s = heroes(
        "A: 4 influence; hero: Ungrith Tallow; offensive: Ox; hand: 1\nB: hand: Doom\nC: hand: 1\nphase: Play, active B",
        {**TEXTS, "Doom": "event 0: Destroy all creatures. Each opponent loses 4 influence."},
    )
    s.choose("play Doom")
    while s.table.chain:
        s.choose(next(o for o in ("in the Defensive", s.way_on()) if o in s.options()))
    assert s.influence("A") <= 0


@plays("Quenby's Cupbearer")
def test_using_the_own_hero_strengthens_the_cupbearer_wherever_she_stands() -> None:
    table = "A: 10 influence; hero: Captain; {}; resources: 3; hand: 1\nB: resources: 9; hand: 2"
    for where in ("offensive: Quenby's Cupbearer", "defensive: Quenby's Cupbearer"):
        s = heroes(table.format(where), TEXTS)
        begun(s, "Captain")
        until(s, "counter")
        s.choose("counter")
        s.all_pass()
        assert (s.value("Quenby's Cupbearer"), s.influence("A")) == ("3/2", 10)
        s.to("Play", "B")
        assert s.value("Quenby's Cupbearer") == "1/2"
    s = heroes(table.format("offensive: Quenby's Cupbearer assigned"), TEXTS)
    begun(s, "Captain")
    s.all_pass()
    assert (s.value("Quenby's Cupbearer"), s.influence("A")) == ("1/2", 11)


@plays("Quenby's Cupbearer")
def test_no_other_hero_ability_or_creature_strengthens_the_cupbearer() -> None:
    s = heroes(
        "A: 10 influence; hero: Captain; resources: 3; hand: 1\nB: offensive: Quenby's Cupbearer; hand: 1", TEXTS
    )
    begun(s, "Captain")
    s.all_pass()
    assert (s.value("Quenby's Cupbearer"), s.influence("A")) == ("1/2", 11)
    table = "offensive: Quenby's Cupbearer, Scribe; resources: 3; hand: Wait\nB: hand: 1"
    s = led("Elder", table)
    s.do("play Wait")
    assert (s.influence("A"), s.value("Quenby's Cupbearer")) == (12, "1/2")
    s.do("use Scribe")
    assert (s.gold("A"), s.value("Quenby's Cupbearer")) == (2, "1/2")


@plays("Unbribed Doorward")
@pytest.mark.parametrize(
    ("where", "kept"),
    [
        ("offensive: Unbribed Doorward", True), ("defensive: Unbribed Doorward", True),
        ("offensive: Unbribed Doorward assigned", False), ("offensive: Ox", False),
    ],
)  # fmt: skip
def test_nobody_counters_the_hero_of_the_doorward(where: str, kept: bool) -> None:
    s = heroes(f"A: 10 influence; hero: Captain; {where}; resources: 3; hand: 1\nB: resources: 9; hand: Wait, 2", TEXTS)
    begun(s, "Captain")
    until(s, "pass")
    assert (s.asked, counters(s)) == ("B", not kept)
    s.all_pass()
    assert s.influence("A") == 11


@plays("Unbribed Doorward")
def test_the_doorward_is_looked_at_as_somebody_would_counter() -> None:
    table = (
        "A: 10 influence; hero: Captain; offensive: Unbribed Doorward, Altar; resources: 3; hand: 1\n"
        "B: resources: 9; hand: Wait, Axe, 3"
    )
    s = heroes(table, {**TEXTS, "Altar": "creature 1/9: Sacrifice a creature: Draw a card."})
    begun(s, "Captain")
    until(s, "play Axe")
    axed = s.fork()
    s.choose("play Wait")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    until(s, "use Altar")
    s.choose("use Altar", "give Unbribed Doorward")
    until(s, "pass")
    assert (s.asked, counters(s)) == ("B", True)
    s.choose("counter")
    s.all_pass()
    assert s.influence("A") == 10
    axed.choose("play Axe")  # all that waits in a window resolves without another item in between (ORC-RESP-08)
    for answer in ("in the Defensive", "target Unbribed Doorward"):
        axed.choose(answer) if answer in axed.options() else None
    axed.all_pass()
    assert (axed.place("Unbribed Doorward"), axed.influence("A")) == ("A's graveyard", 11)


@plays("Unbribed Doorward")
def test_the_doorward_of_an_opponent_guards_no_other_hero() -> None:
    table = "resources: 3; hand: 1\nB: defensive: Unbribed Doorward; resources: 9; hand: 3"
    s = heroes(f"A: 10 influence; hero: Captain; {table}", TEXTS)
    begun(s, "Captain")
    until(s, "pass")
    assert (s.asked, counters(s)) == ("B", True)


@plays("Eddra of the Green Lamp")
def test_two_gold_heal_and_four_unmark_one_of_the_battlefield() -> None:
    s = led(
        "Eddra of the Green Lamp",
        "offensive: Ox 1/9 marked hurt 3, Keeper assigned; defensive: Rat; resources: 6; hand: 1\n"
        "B: defensive: Cow 1/9 marked hurt 4; offensive: Hen; resources: 9; hand: 2",
    )
    uses = [option for option in s.options() if option.startswith("use Eddra")]
    assert len(uses) == 2
    for way, gold, after in ((uses[0], 4, (0, True)), (uses[1], 2, (4, False))):
        used = s.fork()
        used.choose(way)
        used.choose("in the Offensive") if "in the Offensive" in used.options() else None
        assert targets(used) == ["Ox", "Cow"]
        used.choose("target Cow")
        countered = used.fork()
        used.all_pass()
        assert (used.damage("Cow"), used.marked("Cow")) == after
        assert (used.damage("Ox"), used.marked("Ox"), used.gold("A")) == (3, True, gold)
        assert not [option for option in used.options() if option.startswith("use Eddra")]
        until(countered, "counter")
        countered.choose("counter")
        countered.all_pass()
        assert (countered.damage("Cow"), countered.marked("Cow"), countered.gold("A")) == (4, True, gold)


@plays("Eddra of the Green Lamp")
def test_who_has_left_the_battlefield_is_not_healed() -> None:
    s = heroes(
        "A: 10 influence; hero: Eddra of the Green Lamp; offensive: Ox 1/9 hurt 3; resources: 2; hand: 1\nB: hand: Swap",
        {**TEXTS, "Swap": "event 0: Put target creature into its controller's other front."},
    )
    s.choose(next(option for option in s.options() if option.startswith("use Eddra")))
    s.choose("target Ox") if "target Ox" in s.options() else None
    until(s, "play Swap")
    s.choose("play Swap")
    for answer in ("in the Defensive", "target Ox"):
        s.choose(answer) if answer in s.options() else None
    s.all_pass()
    assert (s.place("Ox"), s.damage("Ox")) == ("A's Defensive", 3)


@plays("Outrunner of the Crown")
@pytest.mark.parametrize(
    ("hero", "where", "paid"),
    [
        ("Captain", "offensive: Outrunner of the Crown", 2), ("Captain", "defensive: Outrunner of the Crown", 2),
        ("Captain", "offensive: Outrunner of the Crown, Outrunner of the Crown", 1),
        ("Captain", "offensive: Outrunner of the Crown, 3 Outrunner of the Crown", 1),
        ("Captain", "offensive: Outrunner of the Crown assigned", 3), ("Baron", "offensive: Outrunner of the Crown", 1),
    ],
)  # fmt: skip
def test_the_hero_costs_one_less_but_never_less_than_one(hero: str, where: str, paid: int) -> None:
    s = heroes(
        f"A: 10 influence; hero: {hero}; {where}; resources: 5; hand: 1\nB: resources: {paid + 2}; hand: 2", TEXTS
    )
    begun(s, hero)
    until(s, "counter")  # for one gold more than was paid
    countered = s.fork()
    s.all_pass()
    assert (s.gold("A"), s.influence("A")) == (5 - paid, 11)
    countered.choose("counter")
    countered.all_pass()
    assert (countered.gold("B"), countered.influence("A")) == (0, 10)


@plays("Outrunner of the Crown")
def test_other_abilities_and_other_heroes_cost_what_they_cost() -> None:
    s = led("Captain", "offensive: Outrunner of the Crown, Scribe; resources: 3; hand: 1\nB: hand: 1")
    s.do("use Scribe")
    assert s.gold("A") == 2
    s = led("Captain", "resources: 2; hand: 1\nB: offensive: Outrunner of the Crown; hand: 1")
    assert "use Captain" not in s.options()
    s = led("Captain", "offensive: Outrunner of the Crown; resources: 2; hand: 1\nB: hand: 1")
    assert "use Captain" in s.options()
