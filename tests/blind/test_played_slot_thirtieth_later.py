"""Blind texts of SLOT's thirtieth round that choose, swap, hex and stand in for others, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Two": "close 2 ranged 2 def 2 life 9", "Lamb": "close 1 ranged 1 def 1 life 1", "Root": "close 1 def 1 life 5 fixed",
    "One": "cost 1 close 1 def 1 life 1", "Six": "close 6 ranged 6 def 3 life 9", "Boss": "close 1 def 1 life 5",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def picks(s: Scene, *names: str) -> None:
    """Choose these, where they are asked for."""
    for name in names:
        s.choose(*starting(s, f"pick {name}"))


HERALD = "Herald with Two Letters"


def herald(army: str, foes: str) -> Scene:
    """The Herald has been recruited into F2."""
    s = slot(f"A: {army}; twilight: 3 Imp; deck: {HERALD}\nB: {foes}; {FAR}\nstep: Recruit", CAST)
    s.choose(f"recruit {HERALD}", f"place {HERALD} in F2")
    spend(s)
    return s


@plays("Herald with Two Letters")
def test_the_herald_wakes_a_neighbour_or_marks_in_its_own_column() -> None:
    s = herald("front: Ox marked, -, Ann; back: Boss marked", "front: Ox, Ox, Ox; back: Ox, Ox")
    ways = starting(s, "choose")
    assert len(ways) == 2
    marks = s.fork()
    s.choose(next(way for way in ways if "unmark" in way))
    picks(s, "Ox F1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1")] == [False, True, True]
    marks.choose(next(way for way in ways if "unmark" not in way))
    assert aims(marks) == ["Ox F2", "Ox B2"]
    marks.choose("pick Ox B2")
    assert [marks.marked(f"B {where}") for where in ("F1", "F2", "B1", "B2")] == [False, False, False, True]
    assert marks.marked("A F1")


@plays("Herald with Two Letters")
@pytest.mark.parametrize(("army", "foes", "woken", "marked"), [
    ("front: Ox, -, Ann; back: Boss marked", "front: -, Ox; back: Ox", False, True),
    ("front: Ox marked, -, Ann", "front: Ox", True, False),
    ("front: Ox marked, -, Ann", "front: Ox, Ox marked", True, False),
    ("front: Ox, -, Ann; back: Boss marked", "front: Ox", False, False),
])  # fmt: skip
def test_only_a_letter_that_says_something_is_read(army: str, foes: str, woken: bool, marked: bool) -> None:
    s = herald(army, foes)
    assert bool(starting(s, "choose")) is (not woken and not marked)  # where both are in vain
    s.choose(*starting(s, "choose")[:1])
    s.choose(*starting(s, "pick"))
    before = foes.count("marked")
    assert (s.marked("A F1"), sum(s.marked(f"B {who[-2:]}") for who in s.army("B")) - before) == (
        "Ox marked" in army and not woken, int(marked),
    )  # fmt: skip


DRUID = "Circle-Dancing Druid"


@plays("Circle-Dancing Druid")
def test_the_druid_swaps_two_that_stand_side_by_side() -> None:
    s = table(f"front: Ox marked, Two; back: -, Boss, -, {DRUID}; twilight: Imp", step="Abilities")
    s.choose(f"use {DRUID} B4", "give Imp (twilight)")
    assert {"Ox F1", "Two F2"} <= set(aims(s)) <= {"Ox F1", "Two F2", "Boss B2"}  # a pair from its first slot on
    other = s.fork()
    picks(other, "Two F2", "Boss B2")
    assert (other.who("A F1"), other.who("A F2"), other.who("A B2")) == ("Ox", "Boss", "Two")
    picks(s, "Ox F1", "Two F2")
    assert (s.who("A F1"), s.who("A F2"), s.marked("A F1"), s.marked("A F2")) == ("Two", "Ox", False, True)
    assert (s.marked("A B4"), s.grave("A")) == (True, ["Imp"])
    s.to("Move")
    assert (s.ap, bool(starting(s, "move Two F1"))) == (3, True)


@plays("Circle-Dancing Druid")
@pytest.mark.parametrize("army", [
    f"front: Ox, -, Two; back: -, -, -, {DRUID}", f"front: Root, Ox, -, {DRUID}",
])  # fmt: skip
def test_whom_the_druid_does_not_swap(army: str) -> None:
    s = table(f"{army}; twilight: Imp", step="Abilities")
    before = s.army("A")
    for label in ("use", "give Imp", "pick", "pick"):
        s.choose(*starting(s, label)[:1])
    assert s.army("A") == before
    assert uses(table(f"front: Ox, Two; back: -, -, -, {DRUID} marked; twilight: Imp", step="Abilities")) == []


@plays("Circle-Dancing Druid")
def test_the_target_remains_the_target() -> None:
    s = table("front: Three, Ox", f"front: Two, Ox; back: -, -, -, {DRUID}")
    s.choose("attack Two F1 with Three F1, close", f"use {DRUID} B4")
    s.choose(*starting(s, "give Ox F2"))
    picks(s, "Two F1", "Ox F2")
    s.decline()
    assert (s.who("B F2"), s.tokens("B F2"), s.tokens("B F1"), s.marked("B F1")) == ("Two", 1, 0, True)


GIANT = "Debt-Chained Giant"


@plays("Debt-Chained Giant")
def test_an_unpaid_giant_stays() -> None:
    for name in (GIANT, "Glutton"):
        s = slot(f"A: front: {name}, Ox; back: Ox\nB: front: Ann\nstep: Upkeep", CAST | {
            "Glutton": "close 1 def 1 life 3 upkeep 2"})  # fmt: skip
        paid = s.fork()
        s.choose(next(label for label in s.options() if not label.startswith("pay")))
        there = name if name == GIANT else ""
        assert (s.who("A F1"), s.marked("A F2"), s.points("B")) == (there, False, 0)
        if there:
            assert (s.marked("A F1"), s.tokens("A F1")) == (True, 1)
        paid.choose(*starting(paid, "pay 2"), *starting(paid, "give Ox F2"))
        paid.choose(*starting(paid, "give Ox B1"))
        assert (paid.who("A F1"), paid.tokens("A F1"), paid.marked("A F1")) == (name, 0, False)


@plays("Debt-Chained Giant")
def test_the_last_token_kills_the_giant_for_nobody() -> None:
    s = slot(f"A: front: {GIANT} marked hurt 2, Ox marked\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose(*[label for label in s.options() if "pay" in label and "refuse" in label] if s.phase == "Upkeep" else [])
    assert (s.who("A F1"), s.grave("A"), s.twilight("A"), s.points("B")) == ("", [GIANT], [], 0)
    s = slot(f"A: front: {GIANT} hurt 2 of B, Ox\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose(next(label for label in s.options() if not label.startswith("pay")))
    assert (s.who("A F1"), s.twilight("B"), s.points("B")) == ("", [GIANT], 0)


LENDER = "Lych-Gate Moneylender"


@plays("Lych-Gate Moneylender")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_lender_lends_what_was_spent_on_it(answer: str) -> None:
    s = slot(
        f"A: front: Ox marked; twilight: 3 Imp; grave: Boss; deck: {LENDER}, One\nB: front: Ann\nstep: Recruit", CAST
    )
    s.choose(f"recruit {LENDER}", f"place {LENDER} in F2")
    spend(s)
    s.choose(answer)
    assert (s.twilight("A"), sorted(s.grave("A"))) == (
        (["Imp"], ["Boss", "Imp", "Imp"]) if answer == "yes" else ([], ["Boss", "Imp", "Imp", "Imp"])
    )
    assert ("recruit One" in s.options()) is (answer == "yes")
    if answer == "yes":
        s.to("Move", "B")
        assert (s.twilight("A"), sorted(s.grave("A"))) == ([], ["Boss", "Imp", "Imp", "Imp"])


@plays("Lych-Gate Moneylender")
def test_an_empty_grave_lends_nothing() -> None:
    s = slot(f"A: front: Ox, Ox, -, Ox; deck: {LENDER}\nB: front: Ann\nstep: Recruit", CAST)
    s.choose(f"recruit {LENDER}", f"place {LENDER} in F3")
    s.choose(*starting(s, "give")[:1], *[label for label in s.options() if label == "yes"])
    assert (s.who("A F3"), s.twilight("A"), s.grave("A")) == (LENDER, [], [])


CRONE = "Needle-Hex Crone"


@plays("Needle-Hex Crone")
def test_the_crone_pricks_the_wounded_of_her_column() -> None:
    foes = "front: Ox, Ox hurt 1; back: Ox hurt 1, Ox"
    s = table(f"front: Ox; back: {CRONE}; twilight: 2 Imp", foes, "Abilities")
    s.choose(f"use {CRONE} B1", *starting(s, "give Imp")[:1])
    spend(s)
    picks(s, "Ox B1")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "B1", "B2")] == [0, 1, 2, 0]
    assert (s.marked("A B1"), s.marked("A F1"), len(s.grave("A"))) == (True, False, 2)
    s = table(
        f"front: Ox; back: {CRONE}; twilight: 2 Imp", "front: Ox hurt 1, Ox hurt 1; back: Two hurt 2, Ox", "Abilities"
    )
    s.choose(f"use {CRONE} B1", *starting(s, "give Imp")[:1])
    spend(s)
    assert aims(s) == ["Ox F1", "Two B1"]
    for army in (
        f"front: Ox; back: {CRONE}; twilight: Imp",
        f"front: Ox; back: {CRONE}",
        f"front: Ox, Ox; back: {CRONE} marked",
    ):
        assert bool(uses(table(army, "front: Ox hurt 1", "Abilities"))) is ("Imp" in army), army


@plays("Needle-Hex Crone")
def test_her_prick_kills_and_scores() -> None:
    s = table(f"front: Ox; back: {CRONE}; twilight: 2 Imp", "front: Ann hurt 4, Ox", "Abilities")
    s.choose(f"use {CRONE} B1", *starting(s, "give Imp")[:1])
    spend(s)
    picks(s, "Ann F1")
    assert (s.who("B F1"), s.twilight("B"), s.points("A") > 0) == ("", ["Ann"], True)
    s = table("front: Six hurt 8, Ox", f"front: Ann, Ox; back: {CRONE}, Ox")
    s.choose("attack Ann F1 with Six F1, close", f"use {CRONE} B1")
    for name in ("Ox F2", "Ox B2"):
        s.choose(*starting(s, f"give {name}"))
    picks(s, "Six F1")
    s.decline()
    assert (s.who("A F1"), s.tokens("B F1"), s.grave("A"), s.points("B") > 0) == ("", 0, ["Six"], True)


ODA = "Shield-Sister Oda Wrenn"


@plays("Shield-Sister Oda Wrenn")
def test_the_sister_takes_the_place_of_the_attacked() -> None:
    s = table("front: Six, Ox", f"front: Lamb, {ODA}; {FAR}")
    s.choose("attack Lamb F1 with Six F1, close")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    s.decline()
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F1"), s.marked("B F1"), s.tokens("A F1")) == (
        ODA,
        "Lamb",
        1,
        True,
        1,
    )
    assert s.marked("B F2") is False
    no.choose("no")
    no.decline()
    assert (no.who("B F1"), no.who("B F2"), no.marked("B F2")) == ("", ODA, False)


@plays("Shield-Sister Oda Wrenn")
@pytest.mark.parametrize(
    "foes", [f"front: Lamb, {ODA} marked", f"front: Lamb, Ox, {ODA}", f"front: Lamb; back: -, {ODA}"]
)
def test_a_marked_sister_or_one_far_off_does_not_help(foes: str) -> None:
    s = table("front: Six, Ox", foes)
    where = next(who[-2:] for who in s.army("B") if ODA in who)
    s.choose("attack Lamb F1 with Six F1, close")
    s.choose(*[label for label in s.options() if label == "yes"])
    s.decline()
    assert (s.who("B F1"), s.who(f"B {where}"), s.tokens(f"B {where}")) == ("", ODA, 0)


@plays("Shield-Sister Oda Wrenn")
def test_she_meets_groups_and_arrows_and_guards_the_back() -> None:
    s = table("front: Three, Two, Ox", f"front: Lamb, {ODA}; {FAR}")
    s.choose("attack Lamb F1 with Three F1 + Two F2, close", "yes")
    s.choose(*["decline"] * ("decline" in s.options()))
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("A F1"), s.who("B F2")) == (ODA, 1, 1, "Lamb")
    s = table("front: Six, Ox", f"front: Lamb, {ODA}; {FAR}")
    s.choose("attack Lamb F1 with Six F1, ranged", "yes")
    s.decline()
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("A F1")) == (ODA, 1, 0)
    s = table("front: Mage; back: Ox", f"front: {ODA}; back: Lamb, Ox")
    s.choose("attack Lamb B1 with Mage F1, ranged", "yes")
    s.decline()
    assert (s.who("B F1"), s.who("B B1"), s.marked("B B1")) == ("Lamb", ODA, True)


@plays("Shield-Sister Oda Wrenn")
@pytest.mark.parametrize("name", ["Root", "Boss"])
def test_who_cannot_move_stays_where_it_is(name: str) -> None:
    s = table("front: Six, Ox", f"front: {name}, {ODA}; {FAR}")
    s.choose(f"attack {name} F1 with Six F1, close", "yes")
    s.decline()
    # Its writer has her not used then; SLOT-ABIL-08 has each of several things done as far as it can be
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F1")) == ((name, ODA, 0) if name == "Root" else (ODA, name, 1))


@plays("Shield-Sister Oda Wrenn")
def test_of_two_sisters_one_steps_in() -> None:
    s = table("front: -, Six, Ox", f"front: {ODA}, Lamb, {ODA}; back: -, -, -, Page")
    s.choose("attack Lamb F2 with Six F2, close", f"trigger of {ODA} F1", "yes", "no")
    s.decline()
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F2"), s.who("B F3")) == ("Lamb", ODA, 1, ODA)
