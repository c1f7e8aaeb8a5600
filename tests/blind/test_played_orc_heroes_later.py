"""Blind Heroes of the rounds 11 and 12, played as their writers meant them."""

import pytest

from blind.gestures import targets
from blind.texts import heroes, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 2 damage to target creature.",
    "Wait": "event 0: Gain 1 influence.", "Home": "event 0: Return target creature to its owner's hand.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Goblins you control get 0/+1.",
    "Bear": "creature 1 (Beast) 1/1", "Boar": "creature 1 (Beast) 1/1", "Bone": "creature 2 (Skeleton) 1/1",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Aldous Brandt, Toll Baron", "Magister Theoban")
@pytest.mark.parametrize("hero", ["Aldous Brandt", "Magister Theoban"])
def test_three_gold_are_a_card(hero: str) -> None:
    s = heroes(f"A: 10 influence; hero: {hero}; resources: 4; deck: Rat, 3; hand: 1\nB: hand: 1", TEXTS)
    s.do(f"use {hero}")
    assert ("Rat" in s.hand("A"), s.gold("A"), f"use {hero}" in s.options()) == (True, 1, False)
    empty = heroes(f"A: 10 influence; hero: {hero}; resources: 3; deck: 0; hand: 1\nB: hand: 1", TEXTS)
    empty.do(f"use {hero}")
    assert (len(empty.hand("A")), empty.over) == (1, False)


@plays("Ysmere of the Green Ford")
def test_beasts_of_her_defensive_are_tougher() -> None:
    s = heroes(
        "A: 10 influence; hero: Ysmere of the Green Ford; offensive: Bear; defensive: Boar, Ox 1/1; hand: 1\n"
        "B: defensive: Bear; hand: 1",
        TEXTS,
    )
    assert [s.value(name) for name in ("Bear", "Boar", "Ox", "Bear (2)")] == ["1/1", "1/2", "1/1", "1/1"]


@plays("Ysolde Marchwarden")
def test_all_creatures_of_her_defensive_are_tougher_until_they_leave_it() -> None:
    s = heroes(
        "A: 10 influence; hero: Ysolde Marchwarden; offensive: Elk 1/1; "
        "defensive: Ox 1/1, Rat 1/1 marked, Keeper assigned; hand: 1\n"
        f"B: defensive: Hen 1/1; hand: 1{FIGHT}",
        TEXTS,
    )
    assert [s.value(name) for name in ("Elk", "Ox", "Rat", "Keeper", "Hen")] == ["1/1", "1/2", "1/2", "1/2", "1/1"]
    s.choose("move Ox")
    s.all_pass()
    assert s.value("Ox") == "1/1"


@plays("Gorrik Ashjaw")
def test_an_attacker_of_his_strikes_harder_for_the_turn() -> None:
    s = heroes(
        f"A: 10 influence; hero: Gorrik Ashjaw; offensive: Ox 3/3, Elk; defensive: Rat; resources: 2; hand: Wait\n"
        f"B: hand: 1{FIGHT}",
        TEXTS,
    )
    assert "use Gorrik Ashjaw" not in s.options()
    s.choose("attack B", "send Ox", "done", "use Gorrik Ashjaw")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == []  # Ox alone attacks
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox"), s.gold("A")) == (15, "5/3", 0)
    assert "use Gorrik Ashjaw" not in s.options()
    s.to("Play", "B")
    assert s.value("Ox") == "3/3"


@plays("Mother Cinerary")
@pytest.mark.parametrize(
    ("active", "spell", "before", "after"),
    [("B", "Axe", 10, 11), ("B", "Axe", 16, 16), ("B", "Scare", 10, 10), ("A", "Axe", 10, 10)],
)
def test_each_death_of_hers_in_an_opponents_turn_gives_one_influence(
    active: str, spell: str, before: int, after: int
) -> None:
    s = heroes(
        f"A: {before} influence; hero: Mother Cinerary; offensive: Ox; defensive: Rat; hand: {spell}, 1\n"
        f"B: offensive: Cow; hand: {spell}, 1\nphase: Play, active {active}",
        TEXTS,
    )
    theirs = s.fork()
    s.do(f"play {spell}", f"target {'Rat' if active == 'B' else 'Ox'}", front="Offensive") if active == "B" else s.do(
        f"play {spell}", front="Offensive"
    )
    assert ("A's graveyard" in (s.place("Rat"), s.place("Ox")), s.influence("A")) == (True, after)
    if active == "B":
        theirs.do(f"play {spell}", "target Cow")
        assert theirs.influence("A") == before


@plays("Prefect Laurentia Voss")
def test_for_four_gold_one_of_hers_is_unmarked() -> None:
    s = heroes(
        "A: 10 influence; hero: Prefect Laurentia Voss; offensive: Ox marked, Elk, Keeper assigned; resources: 4; hand: 1\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("use Prefect Laurentia Voss")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.marked("Ox"), s.gold("A")) == (False, 0)


@plays("Sael Two-Rivers")
def test_one_of_his_is_put_into_the_other_front_and_does_not_attack() -> None:
    s = heroes(
        "A: 10 influence; hero: Sael Two-Rivers; offensive: Rat; defensive: Ox 3/3, Elk marked, Keeper assigned; "
        "resources: 3; hand: 1\n"
        "B: hand: 1",
        TEXTS,
    )
    s.choose("use Sael Two-Rivers", "in the Defensive")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.gold("A")) == ("A's Offensive", False, 0)
    s.to("Move or Attack")
    attack = s.fork()
    attack.choose("attack B")  # Rat alone
    assert "send Ox" not in attack.options()
    attack.to("Draw", "B")
    assert (attack.influence("B"), "move Ox" in s.options()) == (19, True)
    s = heroes(
        f"A: 10 influence; hero: Sael Two-Rivers; offensive: Ox; resources: 3; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS
    )
    s.choose("attack B", "pass")
    assert (s.asked, "use Sael Two-Rivers" in s.options()) == ("A", False)


@plays("Korrun Sixfingers")
def test_anybody_of_the_battlefield_strikes_harder_for_the_turn() -> None:
    s = heroes(
        "A: 10 influence; hero: Korrun Sixfingers; offensive: Ox 1/1, Keeper assigned; resources: 2; hand: 1\n"
        "B: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Korrun Sixfingers", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "3/1"
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("The Lantern Margravine")
@pytest.mark.parametrize("active", ["A", "B"])
def test_creatures_of_opponents_enter_marked_and_her_own_do_not(active: str) -> None:
    s = heroes(
        "A: 10 influence; hero: The Lantern Margravine; hand: Elk, 1; resources: 3\n"
        f"B: hand: Owl, 1; resources: 3\nphase: Entrance, active {active}",
        TEXTS,
    )
    name = "Elk" if active == "A" else "Owl"
    s.do(f"play {name}", front="Defensive")
    assert (s.place(name), s.marked(name)) == (f"{active}'s Defensive", active == "B")


@plays("Ulvar, Caller of the Drowned")
@pytest.mark.parametrize(
    ("name", "gold", "can"), [("Bone", 3, True), ("Elk", 3, True), ("Elk", 1, True), ("Bone", 1, False)]
)
def test_a_creature_card_comes_back_for_its_cost(name: str, gold: int, can: bool) -> None:
    s = heroes(
        f"A: 10 influence; hero: Ulvar; grave: Elk, Bone, Axe, Nought; resources: {gold}; hand: 1\nB: grave: Hen; hand: 1",
        TEXTS | {"Nought": "creature 0 1/1"},
    )
    s.choose("use Ulvar", "in the Offensive")
    assert (f"target {name}" in s.options(), "target Hen" in s.options(), "target Nought" in s.options()) == (
        can,
        False,
        True,
    )
    if can:
        s.choose(f"target {name}")
        s.all_pass()
        assert (s.place(name), s.gold("A"), "use Ulvar" in s.options()) == (
            "A's hand",
            gold - (2 if name == "Bone" else 1),
            False,
        )


@plays("Ulvar, Caller of the Drowned")
@pytest.mark.parametrize(("name", "can"), [("Bone", True), ("Nought", False)])
def test_what_was_free_is_not_countered_and_a_second_card_is_not_drawn(name: str, can: bool) -> None:
    s = heroes(
        "A: 10 influence; hero: Ulvar; grave: Bone, Nought; resources: 2; hand: 1\nB: resources: 9; hand: 1",
        TEXTS | {"Nought": "creature 0 1/1"},
    )
    s.choose("use Ulvar", "in the Offensive", f"target {name}")
    assert any(label.startswith("counter") for label in s.options()) == can
    s.all_pass()
    s.to("Play", "B")
    held = len(s.hand("A"))
    s.to("Play", "A")
    assert len(s.hand("A")) == held + 1


@plays("Prefect Domitian Ferro")
def test_one_of_his_is_unmarked_and_attacks_no_more_in_this_turn() -> None:
    s = heroes(
        "A: 10 influence; hero: Prefect Domitian Ferro; offensive: Ox 3/3 marked, Elk 1/1; resources: 2; hand: 1\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("use Prefect Domitian Ferro")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert not s.marked("Ox")
    s.to("Move or Attack")
    assert "move Ox" in s.options()
    s.choose("attack B")
    s.to("Draw", "B")
    assert (s.influence("B"), s.marked("Ox")) == (19, False)
    s.to("Move or Attack", "A")
    s.choose("attack B")
    assert "send Ox" in s.options()
