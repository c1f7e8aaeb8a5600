"""Blind texts of ARC's thirtythird round about cities, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Sweep": "event 0: Kill all creatures.", "Three": "creature 3 Gaian 1/1", "Zero": "creature 0 1/1",
    "Loyal": "creature 2 Gaian loyalty 2 1/1", "Point": "event 0: Gain 1 VP.",
    "Stop": "event 0: Target event doesn't resolve.", "Spell": "magic 0: Gain 1 VP.",
    "Charm": "enchantment 1: Attach to a creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
HOLM, CAIRN, STAIR = "Smelterholm", "Candlecairn", "Sedgewater Stair"
GATE, COURT = "Gallowsgate", "Plumfeather Court"


@plays("Smelterholm")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_attackers_from_the_holm_are_stronger(won: str, goal: str) -> None:
    s = arc(
        f"A: city {HOLM}{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    s.choose(f"attack {goal}", "send Wolf", "done")
    more = int(won != "")
    assert values(s, "Wolf", "Fox", "Ox") == [f"{1 + more}/9", "1/9", "1/9"]
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.points("B")) == ((1 + more, 15) if goal == "Elm" else (0, 14 - more))
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city {HOLM}{won}; army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {HOLM}")
    assert values(s, "Wolf", "Ox") == ["1/9", "1/1"]


@plays("Candlecairn")
@pytest.mark.parametrize(("won", "way", "whom", "answer", "drawn"), [
    (True, "Axe", "Wolf", "yes", 1), (True, "Axe", "Wolf", "no", 0), (False, "Axe", "Wolf", "yes", 0),
    (True, "Axe", "Ox", "yes", 0), (True, "Toss", "Wolf", "yes", 0), (True, "Axe", "Spy", "yes", 1),
    (True, "Sweep", "", "yes", 3), (True, "Sweep", "", "no", 0),
])  # fmt: skip
def test_for_ones_dead_one_may_draw(*, won: bool, way: str, whom: str, answer: str, drawn: int) -> None:
    s = arc(
        f"A: city {CAIRN}{' (advantage)' * won}: Hen; army: Wolf, Spy of B; hand: {way}; deck: 9\nB: army: Ox; deck: 9",
        TEXTS,
    )
    s.choose(f"play {way}", *[f"target {whom}"] * bool(whom))
    while s.table.chain or starting(s, "trigger"):
        s.choose(answer if answer in s.options() else s.way_on())
    assert (len(s.hand("A")), len(s.hand("B"))) == (drawn, 0)


@plays("Candlecairn")
def test_out_of_an_empty_deck_nothing_is_drawn() -> None:
    s = arc(f"A: city {CAIRN} (advantage); army: Wolf; hand: Axe; deck: 0\nB: army: Ox", TEXTS)
    s.choose("play Axe", "target Wolf")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.over, s.hand("A")) == (False, [])


@plays("Sedgewater Stair")
@WON
@pytest.mark.parametrize(("place", "card", "cost"), [(STAIR, "Three", 3), (STAIR, "Zero", 0), ("Oak", "Three", 3)])
def test_down_the_stair_they_come_cheaper(won: str, place: str, card: str, cost: int) -> None:
    s = arc(f"A: city {STAIR}{won}; city Oak (Body, 8); hand: {card}; gems 3 Gaian\nB: army: Ox", TEXTS)
    s.choose(f"play {card}", f"place in {place}")
    s.all_pass()
    paid = max(cost - (won != "" and place == STAIR), 0)
    assert (s.place(card), s.consumed("A")) == (place, f"{paid} Gaian" if paid else "")


@plays("Sedgewater Stair")
def test_with_too_little_there_is_the_stair_alone() -> None:
    s = arc(f"A: city {STAIR} (advantage); city Oak (Body, 8); hand: Three, Charm; gems 2 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Three")
    assert "place in Oak" not in s.options()
    s.all_pass()
    assert (s.place("Three"), s.consumed("A")) == (STAIR, "2 Gaian")
    s = arc(f"A: city {STAIR}; city Oak (Body, 8); hand: Three; gems 2 Gaian\nB: army: Ox", TEXTS)
    assert "play Three" not in s.options()
    s = arc(f"A: city {STAIR} (advantage); hand: Loyal; gems 2 Red Banner\nB: army: Ox", TEXTS)
    assert "play Loyal" not in s.options()
    s = arc(f"A: city {STAIR} (advantage); hand: Loyal; gems 1 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Loyal")
    s.all_pass()
    assert s.consumed("A") == "1 Gaian"
    s = arc(f"A: city {STAIR} (advantage); hand: Charm; army: Wolf; gems 2 Gaian\nB: city Elm (Body, 8)", TEXTS)
    s.choose("play Charm")
    s.all_pass()
    assert s.consumed("A") == "1 Gaian"


@plays("Gallowsgate")
@WON
def test_under_the_gate_they_bear_more_at_all_times(won: str) -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: city {GATE}{won}: Hen; city Elm (Body, 8): Cow; army: Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert values(s, "Hen", "Cow", "Ox", "Wolf") == ["1/2", "1/1", "1/1", "1/1"]
    other = s.fork()
    s.choose(f"attack {GATE}")
    assert values(s, "Hen", "Cow", "Ox", "Wolf") == ["1/2", "1/1", "1/2", "1/1"]
    other.choose("attack Elm")
    assert values(other, "Hen", "Cow", "Ox") == ["1/2", "1/1", "1/1"]


@plays("Gallowsgate")
@WON
def test_under_the_gate_one_pays_to_rise(won: str) -> None:
    s = arc(
        f"A: city {GATE}{won}: Hen marked, Elk marked, Ram; city Oak (Mind, 8): Ewe marked; army: Wolf marked; "
        "gems 2 Gaian, 3 Red Banner\nB: army: Ox marked", TEXTS,
    )  # fmt: skip
    assert bool(starting(s, "use")) is (won != "")
    if won:
        s.choose(f"use {GATE}")
        assert {"Elk", "Hen"} <= set(aims(s)) <= {"Elk", "Hen", "Ram"}
        s.choose("target Hen", "pay 1 Gaian + 1 Red Banner")
        resolve(s)
        assert (s.marked("Hen"), s.marked("Elk"), s.gems("A")) == (False, True, "1 Gaian + 2 Red Banner")
        s.choose(f"use {GATE}", "target Elk", "pay 2 Red Banner")
        resolve(s)
        assert (s.marked("Elk"), s.marked("Ewe"), starting(s, "use")) == (False, True, [])  # one gem is left


@plays("Plumfeather Court")
@pytest.mark.parametrize(("won", "card", "pays", "drawn"), [
    (True, "Point", True, 1), (True, "Point", False, 0), (False, "Point", True, 0), (True, "Spell", True, 0),
])  # fmt: skip
def test_at_court_each_event_of_others_is_worth_a_card(*, won: bool, card: str, pays: bool, drawn: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {card}\nB: city {COURT}{' (advantage)' * won}; army: Ox; gems 2 Gaian; deck: 9", TEXTS
    )
    s.choose(f"play {card}")
    asked = 0
    while s.table.chain:
        pay = starting(s, "pay", "yes") if s.asked == "B" else []
        asked += bool(pay)
        if pay:
            assert s.points("A") == 15  # before the event
        s.choose((pay[0] if pays else "no") if pay else s.way_on())
    assert (asked, len(s.hand("B")), s.consumed("B"), s.points("A")) == (
        int(won and card == "Point"), drawn, "1 Gaian" * drawn, 16)  # fmt: skip


@plays("Plumfeather Court")
def test_at_court_without_a_gem_and_of_ones_own_nothing_comes() -> None:
    s = arc(f"A: army: Wolf; hand: Point\nB: city {COURT} (advantage); army: Ox; gems 1 Gaian consumed; deck: 9", TEXTS)
    s.play("Point")
    s.all_pass()
    assert s.hand("B") == []
    s = arc(f"A: city {COURT} (advantage); army: Wolf; hand: Point; gems 1 Gaian; deck: 9\nB: army: Ox", TEXTS)
    s.play("Point")
    s.all_pass()
    assert (s.hand("A"), s.consumed("A")) == ([], "")


@plays("Plumfeather Court")
def test_at_court_an_event_that_comes_to_nothing_counts_too() -> None:
    s = arc(
        f"A: army: Wolf; hand: Point\nB: city {COURT} (advantage); army: Ox; hand: Stop; gems 2 Gaian; deck: 9", TEXTS
    )
    s.choose("play Point")
    while s.table.chain:
        s.choose(next(iter([*starting(s, "pay", "yes"), *starting(s, "play Stop")]), None) or s.way_on())
    assert (s.points("A"), len(s.hand("B")), s.consumed("B")) == (15, 1, "1 Gaian")


@plays("Orrery Warden")
@pytest.mark.parametrize(("answer", "lost"), [("yes", (0, 0, 2)), ("no", (2, 0, 0))])
def test_the_warden_turns_the_attack_to_another_city(answer: str, lost: tuple[int, int, int]) -> None:
    cities = "city Elm (Body, 7); city Oak (Mind, 7); city Fir (Soul, 7)"
    s = arc(f"A: army: Wolf 2/1\nB: army: Orrery Warden; {cities}{COMBAT}", TEXTS)
    s.choose("attack Elm", answer)
    if answer == "yes":
        assert s.marked("Orrery Warden")
        assert aims(s) == ["Oak", "Fir"]
        s.choose("pick Fir")
    fought(s)
    assert tuple(s.damage(city) for city in ("Elm", "Oak", "Fir")) == lost


@plays("Orrery Warden")
def test_with_no_other_city_the_warden_is_marked_in_vain() -> None:
    s = arc("A: army: Wolf 2/1\nB: army: Orrery Warden; city Elm (Body, 7)" + COMBAT, TEXTS)
    s.choose("attack Elm", "yes")
    fought(s)
    assert (s.marked("Orrery Warden"), s.damage("Elm")) == (True, 2)
