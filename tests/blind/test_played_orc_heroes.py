"""Blind Heroes of the rounds 11 to 13, played as their writers meant them."""

import pytest

from blind.gestures import targets
from blind.texts import heroes, plays, until
from scenes.heroes import Scene

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


def used(hero: str, table: str, *answers: str, front: str = "Offensive") -> Scene:
    """A has used the ability of his Hero, and it cannot be used again in this turn."""
    s = heroes(f"A: {'' if 'influence' in table else '10 influence; '}hero: {hero}; {table}", TEXTS)
    s.do(f"use {hero}", *answers, front=front)
    assert f"use {hero}" not in s.options()
    return s


def can_counter(hero: str, table: str, price: int) -> None:
    """For one gold more, a resource and a card it is countered, and not for less."""
    for gold in (price + 1, price + 2):
        s = heroes(f"A: 10 influence; hero: {hero}; {table}\nB: resources: {gold}; hand: 1", TEXTS)
        s.choose(f"use {hero}")
        while targets(s) or "in the Offensive" in s.options():
            s.choose(s.options()[0])
        assert any(label.startswith("counter") for label in s.options()) == (gold == price + 2)


@plays(
    "Odrun the Gatewarden", "Sister Vael of Embers", "Aldous Brandt, Toll Baron", "Hedge-Doctor Pell", "Marshal Edda Quill",
    "Prefect Laurentia Voss", "Sael Two-Rivers", "Korrun Sixfingers", "Magister Theoban", "Prefect Domitian Ferro",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hero", "price"),
    [
        ("Odrun the Gatewarden", 2), ("Sister Vael of Embers", 3), ("Aldous Brandt", 3), ("Hedge-Doctor Pell", 1),
        ("Prefect Laurentia Voss", 4), ("Sael Two-Rivers", 3), ("Korrun Sixfingers", 2), ("Magister Theoban", 3),
        ("Prefect Domitian Ferro", 2),
    ],
)  # fmt: skip
def test_what_costs_gold_can_be_paid_and_is_countered_for_one_more(hero: str, price: int) -> None:
    can_counter(hero, f"offensive: Ox 1/9, Elk 1/9; resources: {price}; hand: 1", price)
    poor = heroes(
        f"A: 10 influence; hero: {hero}; offensive: Ox, Elk; resources: {price - 1}; hand: 1\nB: hand: 1", TEXTS
    )
    assert f"use {hero}" not in poor.options()
    theirs = heroes(
        f"A: offensive: Cow; hand: 1\n"
        f"B: 10 influence; hero: {hero}; defensive: Ox, Elk; resources: {price}; hand: Wait{FIGHT}",
        TEXTS,
    )
    theirs.choose("attack A" if "attack A" in theirs.options() else "attack B")
    assert (theirs.asked, f"use {hero}" in theirs.options()) == ("B", False)


@plays("Odrun the Gatewarden")
def test_an_ally_is_tougher_until_his_next_turn() -> None:
    s = heroes(
        "A: 10 influence; hero: Odrun the Gatewarden; offensive: Keeper assigned; "
        "defensive: Ox 1/1, Elk, Keeper assigned; resources: 2; hand: 1\n"
        "B: offensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Odrun the Gatewarden")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "1/4"
    s.to("Second Play", "B")
    assert s.value("Ox") == "1/4"
    s.to("Draw", "A")
    assert s.value("Ox") == "1/1"


@plays("Sister Vael of Embers")
def test_anybody_of_the_battlefield_suffers_two() -> None:
    s = heroes(
        "A: 10 influence; hero: Sister Vael of Embers; offensive: Ox, Keeper assigned; defensive: Rat; resources: 3; "
        "hand: 1\n"
        "B: defensive: Cow 1/9, Keeper assigned; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Sister Vael of Embers", "in the Offensive")
    assert targets(s) == ["Ox", "Cow", "Keeper"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.gold("A")) == (2, 0)
    s.to("Play", "B")
    assert s.damage("Cow") == 0


@plays("Old Mother Tansy")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_quest_that_her_player_completes_is_two_cards(who: str) -> None:
    s = heroes(
        f"A: 10 influence; hero: Old Mother Tansy; quests: Sprint; chapter: Next; deck: 5; hand: Wait, 1\n"
        f"B: deck: 5; hand: Wait, 1\n"
        f"phase: Play, active {who}",
        TEXTS,
    )
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Wait")
    assert (s.victory(who), len(s.deck("A")), len(s.deck("B"))) == (1, 3 if who == "A" else 5, 5)


@plays("Count Ismeric Holt")
def test_a_card_of_his_choice_is_discarded_for_one_and_nobody_counters_it() -> None:
    s = heroes(
        "A: 10 influence; hero: Count Ismeric Holt; hand: Rat, Elk; deck: Fox, 3\nB: resources: 9; hand: 1", TEXTS
    )
    s.choose("use Count Ismeric Holt")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.choose(next(label for label in s.options() if label.endswith("Elk")))
    assert not any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert (s.hand("A"), s.place("Elk"), "use Count Ismeric Holt" in s.options()) == (
        ["Rat", "Fox"],
        "A's graveyard",
        False,
    )
    empty = heroes("A: 10 influence; hero: Count Ismeric Holt; offensive: Ox; hand: 0\nB: hand: 1", TEXTS)
    empty.to("Second Play") if empty.phase == "Play" and "use Count Ismeric Holt" in empty.options() else None
    assert "use Count Ismeric Holt" not in empty.options()


@plays("Crow-King Baltha")
@pytest.mark.parametrize("active", ["A", "B"])
def test_each_death_of_his_in_combat_costs_the_opponent_one(active: str) -> None:
    s = heroes(
        f"A: 10 influence; hero: Crow-King Baltha; offensive: Ox 1/1; defensive: Rat 1/1; hand: Wait\n"
        f"B: offensive: Cow 9/9; defensive: Hen 9/9; hand: Axe{FIGHT}, active {active}",
        TEXTS,
    )
    foe, mine, theirs = ("B", "Ox", "Hen") if active == "A" else ("A", "Rat", "Cow")
    s.choose(f"attack {foe}")
    until(s, "block")
    s.choose("block")
    killed = s.fork()
    s.to("Draw", "B" if active == "A" else "A")
    assert (s.place(mine), s.place(theirs).split()[-1], s.influence("B")) == (
        "A's graveyard", "Defensive" if active == "A" else "Offensive", 19,
    )  # fmt: skip
    until(killed, "play Axe")
    killed.do("play Axe", f"target {mine}", front="Defensive" if active == "A" else "Offensive")
    assert (killed.place(mine), killed.influence("B")) == ("A's graveyard", 19)


@plays("Crow-King Baltha")
def test_who_dies_outside_of_combat_costs_nothing() -> None:
    s = heroes(
        "A: 10 influence; hero: Crow-King Baltha; offensive: Ox, Elk; hand: Axe, 1\nB: defensive: Hen; hand: 1", TEXTS
    )
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.influence("B")) == ("A's graveyard", 20)


@plays("Marshal Edda Quill")
def test_her_creatures_move_both_ways_in_one_turn() -> None:
    s = heroes(
        f"A: 10 influence; hero: Marshal Edda Quill; offensive: Ox; defensive: Rat; hand: 1\nB: hand: 1{FIGHT}", TEXTS
    )
    s.choose("move Ox")
    s.all_pass()
    assert ("move Rat" in s.options(), "move Ox" in s.options()) == (True, False)
    s.choose("move Rat")
    s.all_pass()
    assert (s.place("Ox"), s.place("Rat")) == ("A's Defensive", "A's Offensive")
    usual = heroes(f"A: offensive: Ox; defensive: Rat; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    usual.choose("move Ox")
    usual.all_pass()
    assert "move Rat" not in usual.options()


@plays("Marshal Edda Quill")
def test_who_has_moved_is_unmarked_for_two_gold_and_others_are_no_targets() -> None:
    s = heroes(
        "A: 10 influence; hero: Marshal Edda Quill; offensive: Elk; defensive: Ox 3/3, Rat marked; resources: 2; "
        "hand: Shove, 1\n"
        f"B: hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("move Ox")
    s.all_pass()
    s.to("Second Play")
    s.do("play Shove", front="Defensive")  # Rat
    assert s.place("Rat") == "A's Offensive"
    s.choose("use Marshal Edda Quill")
    assert targets(s) == []  # Ox alone: Rat was put there, and has not moved (ORC-MOVE-03)
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Rat"), s.gold("A")) == (False, True, 0)
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.choose("send Ox") if "send Ox" in s.options() else None
    s.to("Draw", "B")
    assert s.influence("B") == 17


@plays("Hedge-Doctor Pell")
def test_all_damage_is_healed_and_gives_one_influence_if_there_was_any() -> None:
    table = "18 influence; offensive: Ox 1/9 hurt 5, Elk; resources: 1; hand: 1\nB: defensive: Cow 1/9 hurt 1; hand: 1"
    s = used("Hedge-Doctor Pell", table, "target Ox")
    assert (s.damage("Ox"), s.influence("A"), s.gold("A")) == (0, 19, 0)
    assert used("Hedge-Doctor Pell", table, "target Cow").influence("A") == 19
    assert used("Hedge-Doctor Pell", table, "target Elk").influence("A") == 18
    assert used("Hedge-Doctor Pell", table.replace("18", "22"), "target Ox").influence("A") == 22
