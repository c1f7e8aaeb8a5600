"""Blind texts of SLOT's thirty-eighth round about marks, gold, fees and points of action, played as meant."""

import pytest

from blind.gestures import recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Six": "close 6 ranged 6 def 6 life 9",
    "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1", "Trio": "cost 3 close 1 def 1 life 1",
    "Four": "cost 4 close 1 def 1 life 1", "Chief": "level 2 cost 1 close 1 def 1 life 3",
    "Eater": "close 1 def 1 life 3 upkeep 1", "Glutton": "close 1 def 1 life 3 upkeep 2",
    "Toller": "close 1 def 1 life 5: Each enemy creature owes 1 gold more upkeep.",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Hurler": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Bringer": "close 1 def 1 life 5: [ ] - Put a creature in your graveyard into an empty slot of your army.",
    "Tax": "close 1 def 1 life 5: Adjacent allies have Upkeep 1.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def fees(s: Scene) -> list[str]:
    """The fees that are open."""
    return sorted(label.removeprefix("pay ") for label in starting(s, "pay")) if s.step == "Upkeep" else []


def buys(a: str) -> list[str]:
    """Whom A can recruit."""
    s = table(a, step="Recruit")
    return recruits(s) if s.step == "Recruit" else []


DRUMMER, BEARER, BARGEMAN = "Oxhide Drummer", "Catafalque Bearer", "Drowned Bargeman"
RINGER, HEXWIFE, LAMPWRIGHT, DRIVER = "Vesper Bellringer", "Fen Hexwife", "Deep Lampwright", "Slagcart Driver"


@plays("Oxhide Drummer")
@pytest.mark.parametrize(("army", "points"), [
    (f"front: {DRUMMER}, Ox, Ox, Ox", 4), (f"front: Ox, Ox marked, Ox, Ox; back: {DRUMMER} marked", 4),
    (f"front: {DRUMMER}, Ox, Ox; back: Ox, Ox, Ox, Ox", 3), ("front: Ox, Ox, Ox, Ox", 3),
    (f"front: Ox, Ox, Ox; back: {DRUMMER}", 3), (f"front: {DRUMMER}, {DRUMMER}, Ox, Ox", 5),
])  # fmt: skip
def test_when_the_drummer_drums(army: str, points: int) -> None:
    s = table(army, "front: Ox, Ox, Ox, Ox", "Move, ap 3")
    assert s.ap == 3
    s.to("Action")
    s.choose(*starting(s, "trigger")[:1])
    assert s.ap == points


@plays("Oxhide Drummer")
def test_the_drummer_looks_once_after_the_moves() -> None:
    s = table(f"front: Ox, Ox, Ox; back: {DRUMMER}, -, -, Two", "front: Ox, Ox", "Move, ap 3")
    left = s.fork()
    s.choose("move Two B4 to F4")
    s.to("Action")
    assert s.ap == 3
    for n in (1, 2):
        s.choose(f"attack Ox F{n} with Ox F{n}, close")
    s.to("Move", "B")
    assert s.ap == 3  # nothing of it is kept, and it is no affair of the foe's
    s.to("Move", "A")
    assert s.ap == 3
    s.to("Action")
    assert s.ap == 4
    left.to("Action")
    assert left.ap == 3
    s = table(f"front: Bringer, {DRUMMER}, Ox; grave: One", "front: Ox, Ox", "Move, ap 3")
    s.to("Action")
    s.choose("use Bringer F1")
    while s.who("A F4") == "":
        s.choose("place One (graveyard) in F4" if starting(s, "place") else s.way_on())
    assert s.ap == 3  # it fills up too late
    s = table(f"front: {DRUMMER}, Two, Two, Two", "front: Ox, Ox, Ox, Ox", "Move, ap 3")
    s.to("Action")
    for n in (1, 2, 3, 4):
        s.choose(f"attack Ox F{n} with {DRUMMER if n == 1 else 'Two'} F{n}, close")
    assert [s.tokens(f"B F{n}") for n in (1, 2, 3, 4)] == [1] * 4


@plays("Catafalque Bearer")
@pytest.mark.parametrize(("army", "foes", "owed"), [
    (f"front: Ox; back: {BEARER}", "front: Ox", []), (f"front: {BEARER}, Ox", "front: Ox", [f"1 for {BEARER} F1"]),
    (f"front: {BEARER}; back: {BEARER} marked", "front: Ox", [f"1 for {BEARER} F1"]),
    (f"front: Chief; back: {BEARER}", "front: Ox", ["1 for Chief F1"]),
    (f"front: Ox; back: Tax, {BEARER}", "front: Ox", ["1 for Ox F1"]),
    (f"front: Ox; back: {BEARER}", "front: Toller", ["1 for Ox F1"]),
])  # fmt: skip
def test_when_the_bearer_owes_its_fee(army: str, foes: str, owed: list[str]) -> None:
    assert fees(table(f"{army}; twilight: 8 Imp", foes, "Upkeep")) == owed


@plays("Catafalque Bearer")
def test_the_bearer_stays_behind_unpaid_and_counts_as_one_of_two() -> None:
    s = table(f"front: Ox; back: {BEARER}", "front: Slayer, Ox", "Action, ap 3")
    s.to("Move", "B")
    s.to("Move", "A")
    assert (s.who("A B1"), s.marked("A B1"), s.marked("A F1")) == (BEARER, False, False)
    s.choose(f"move {BEARER} B1 to B2")
    s.to("Move", "B")
    s.to("Move", "A")
    s.choose(f"move {BEARER} B2 to F2")
    s.to("Move", "B")
    s.to("Upkeep", "A")
    assert fees(s) == [f"1 for {BEARER} F2"]
    s.choose(f"give up {BEARER} F2")
    assert s.grave("A") == [BEARER]
    assert buys(f"front: Ox, Ox; back: {BEARER}, {BEARER}; twilight: Imp; deck: Chief, One") == ["One"]
    assert buys(f"front: Ox, Ox; back: {BEARER}; twilight: Imp; deck: Chief, One") == ["Chief", "One"]


@plays("Drowned Bargeman")
def test_the_bargeman_wakes_one_as_he_dies_in_either_turn() -> None:
    s = table(f"front: {BARGEMAN}, Ox marked, Two marked; back: Ox", "front: Six, Ox marked; back: Ox", "Action, ap 3")
    s.choose(f"attack Six F1 with {BARGEMAN} F1, close")
    assert (s.asked, s.options(), s.grave("A")) == ("A", ["yes", "no"], [BARGEMAN])
    no = s.fork()
    s.choose("yes")
    assert starting(s, "pick") == ["pick Ox F2", "pick Two F3"]
    s.choose("pick Two F3")
    assert [s.marked(where) for where in ("A F2", "A F3", "B F2")] == [True, False, True]
    no.choose("no")
    assert [no.marked(where) for where in ("A F2", "A F3", "B F2")] == [True, True, True]
    s = table("front: Six, Ox; back: Ox", f"front: {BARGEMAN}, Ox marked", "Action, ap 3")
    s.choose(f"attack {BARGEMAN} F1 with Six F1, close")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.twilight("B"), s.marked("B F2")) == ([BARGEMAN], False)
    s = table("front: Slayer, Ox; back: Ox", f"front: {BARGEMAN}, Ox marked")
    s.choose("use Slayer F1", f"target {BARGEMAN} F1", "yes")
    assert s.marked("B F2") is False


@plays("Drowned Bargeman")
def test_the_bargeman_that_is_not_killed_or_alone_wakes_nobody() -> None:
    s = table(f"front: {BARGEMAN}, Tax; back: Ox marked, -, -, Ox", step="Upkeep")
    assert s.marked("A B1")
    s.choose(f"give up {BARGEMAN} F1")
    assert (s.grave("A"), starting(s, "yes"), s.marked("A B1")) == ([BARGEMAN], [], True)
    s = table("front: Six, Ox; back: Ox", f"front: {BARGEMAN} marked, Ox", "Action, ap 3")
    s.choose(f"attack {BARGEMAN} F1 with Six F1, close")
    s.choose("yes")
    assert (s.who("B F1"), s.marked("B F2"), s.asked, s.step) == ("", False, "A", "Action")


@plays("Vesper Bellringer")
def test_the_ringer_wakes_all_beside_him_and_not_himself() -> None:
    s = table(
        f"front: Ox marked, -, Two marked, Ox; back: Ox marked, Ox marked, Ox; twilight: 2 Imp; deck: {RINGER}",
        "front: Ann, Ox marked; back: -, Ox marked", "Recruit",
    )  # fmt: skip
    s.choose(f"recruit {RINGER}", f"place {RINGER} in F2")
    spend(s)
    marks = {where: s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1", "B2")}
    assert marks == {"F1": False, "F2": True, "F3": False, "B1": True, "B2": False}
    assert (s.marked("B F2"), s.marked("B B2")) == (True, True)
    s = table(f"front: Bringer, Ox marked; grave: {RINGER}; back: -, Two marked")
    s.choose("use Bringer F1")
    while f"{RINGER} B1" not in s.army("A"):
        s.choose(f"place {RINGER} (graveyard) in B1" if starting(s, "place") else s.way_on())
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2")] == [False, True, True, False]
    s = table(f"front: {RINGER}, Ox marked; twilight: Imp; deck: One", step="Recruit")
    s.choose("recruit One", "place One in B1")
    spend(s)
    assert s.marked("A F2") is True  # somebody else came


@plays("Fen Hexwife")
def test_the_hexwife_tires_an_enemy_covered_or_not() -> None:
    s = table(
        f"front: {HEXWIFE}, Ox, Two; twilight: Imp; back: Ox",
        "front: Ox, Two marked; back: Page, Ann",
    )
    s.choose(f"use {HEXWIFE} F1")
    assert starting(s, "target") == ["target Ox F1", "target Page B1", "target Ann B2"]
    s.choose("target Page B1", "give Imp (twilight)", "give Two F3")
    marks = [s.marked(where) for where in ("A F1", "A F2", "A F3", "A B1", "B B1", "B F1")]
    assert marks == [True, False, True, False, True, False]
    for army in (f"{HEXWIFE} marked, Ox, Ox", f"{HEXWIFE}, Ox", f"{HEXWIFE}, Ox, Ox marked"):
        assert uses(table(f"front: {army}")) == [], army
    assert uses(table(f"front: {HEXWIFE}; twilight: 2 Imp")) == [f"{HEXWIFE} F1"]
    assert uses(table(f"front: {HEXWIFE}, Ox, Ox", "front: Ox marked")) == []


@plays("Fen Hexwife")
def test_whom_the_hexwife_tires_in_a_battle_fights_on() -> None:
    s = table(f"front: Three, {HEXWIFE}, Ox, Ox; back: Ox", "front: Three, Ox", "Action, ap 3")
    s.choose("attack Three F1 with Three F1, close", f"use {HEXWIFE} F2", "target Three F1", "give Ox F3", "give Ox F4")
    assert (s.tokens("A F1"), s.tokens("B F1"), s.marked("B F1")) == (1, 1, True)
    for foes, can in (("Ox, Ox", True), ("Ox marked; twilight: 3 Imp", False)):
        s = table("front: Three, Ox, Ox", f"front: Ann, {HEXWIFE}, {foes}", "Action, ap 3")
        s.choose("attack Ann F1 with Three F1, close")
        assert (s.asked == "B" and uses(s) == [f"{HEXWIFE} F2"]) is can
        if can:
            s.choose(f"use {HEXWIFE} F2", "target Ox F2", "give Ox F3")
            assert (s.marked("A F2"), s.tokens("B F1")) == (True, 1)


@plays("Deep Lampwright")
@pytest.mark.parametrize("where", [f"front: {LAMPWRIGHT} hurt 1, Ox, Two, Ox", f"back: {LAMPWRIGHT} marked hurt 1"])
def test_the_lampwright_mends_all_for_a_row(where: str) -> None:
    front = where if "front" in where else f"front: Ox, Ox, Two, Ox; {where}"
    s = table(
        f"{front}, Two hurt 2, Ox marked" if "back" in where else f"{front}; back: -, Two hurt 2, Ox marked",
        "front: Ox hurt 1",
    )
    s.choose(f"use {LAMPWRIGHT} {'F1' if where == front else 'B1'}")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3, 4)] == [True] * 4
    assert (s.tokens(f"A {'F1' if where == front else 'B1'}"), s.tokens("A B2"), s.tokens("B F1")) == (0, 1, 1)
    assert s.marked("A B2") is False


@plays("Deep Lampwright")
def test_when_the_lampwright_can_be_used() -> None:
    for army, who in (
        (f"front: {LAMPWRIGHT}, Ox, Ox, Ox", [f"{LAMPWRIGHT} F1"]),  # though nobody is damaged
        (f"front: {LAMPWRIGHT}, Ox, Ox hurt 1; twilight: 5 Imp", []),
        (f"front: {LAMPWRIGHT}, Ox, Ox hurt 1, Ox marked; twilight: 5 Imp", []),
        (f"front: {LAMPWRIGHT} marked, Ox, Ox hurt 1, Ox; back: Ox, Ox", []),
    ):
        assert uses(table(army)) == who, army
    s = table("front: Three, Ox", f"front: Two hurt 8, {LAMPWRIGHT}, Ox, Ox", "Action, ap 3")
    s.choose("attack Two F1 with Three F1, close", f"use {LAMPWRIGHT} F2")
    assert (s.who("B F1"), s.tokens("B F1")) == ("Two", 8)


@plays("Slagcart Driver")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: {DRIVER}", ["One", "Pair"]), (f"front: {DRIVER}; twilight: Imp", ["One", "Pair", "Trio"]),
    (f"front: Ox marked; twilight: {DRIVER}", ["One"]), (f"front: {DRIVER} marked; twilight: Imp", ["One"]),
    (f"front: {DRIVER}, {DRIVER}", ["Four", "One", "Pair", "Trio"]), (f"front: {DRIVER}, Ox", ["One", "Pair", "Trio"]),
])  # fmt: skip
def test_what_the_driver_s_cart_buys(army: str, who: list[str]) -> None:
    assert buys(f"{army}; deck: One, Pair, Trio, Four") == who


@plays("Slagcart Driver")
def test_the_driver_is_one_gold_or_two_for_a_recruit_and_one_elsewhere() -> None:
    for whom, payer, marks in (
        ("Pair", f"{DRIVER} F1", [True, False, False]), ("Pair", "Ox F2", [False, True, True]),
        ("One", f"{DRIVER} F1", [True, False, False]), ("Trio", "Ox F2", [True, True, False]),
    ):  # fmt: skip
        s = table(f"front: {DRIVER}, Ox, Two; deck: {whom}, Four", step="Recruit")
        s.choose(f"recruit {whom}", f"place {whom} in B1", f"give {payer}")
        assert (s.who("A B1"), [s.marked(f"A F{n}") for n in (1, 2, 3)]) == (whom, marks)
    s = table(f"front: {DRIVER}; twilight: Imp; deck: Pair", step="Recruit")
    s.choose("recruit Pair", "place Pair in B1", "give Imp (twilight)")
    assert (s.who("A B1"), s.marked("A F1"), s.grave("A")) == ("Pair", True, ["Imp"])
    assert fees(table(f"front: Glutton marked, {DRIVER}, Ox marked", step="Upkeep")) == []
    s = table(f"front: Eater marked, {DRIVER}, Ox marked", step="Upkeep")
    s.choose("pay 1 for Eater F1")
    assert (s.who("A F1"), s.marked("A F2")) == ("Eater", True)
    assert uses(table(f"front: Hurler, {DRIVER}")) == []
    s = table(f"front: Thrower, {DRIVER}")
    s.choose("use Thrower F1", "target Ann F1")
    assert (s.tokens("B F1"), s.marked("A F2")) == (1, True)
