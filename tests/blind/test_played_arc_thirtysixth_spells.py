"""Blind texts of ARC's thirtysixth round about magic, played as their writers meant them."""

import pytest

from blind.gestures import aims, resolve, starting
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Rest": "event 0: Mark target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Rise": "event 0: Unmark target creature.",
    "Raze": "event 0: Destroy target city.", "Rust": "event 0: Destroy target resource card.", "Pop": "magic 0: Gain 1 VP.",
    "Flash": "event 0: Gain 1 VP.", "Two": "creature 2 1/1", "Old": "creature 3 1/1",
    "Charm": "enchantment 0: Attach to a creature.", "Hex": "creature 1 1/1: (M): Gain 1 VP.",
    "Home": "event 0: Move target creature to a city its controller controls.", "Five": "creature 5 4/4",
    "Zero": "creature 0 1/1",
}  # fmt: skip
LEDGER, TOIL, GRAVES, SWELL, WRIT, FEALTY = (
    "Burning Ledger", "Mason's Toil", "Shallow Graves", "Verdant Swell", "Exile's Writ", "Price of Fealty")  # fmt: skip


@plays("Burning Ledger")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_for_a_burnt_resource_card_its_owner_draws(seat: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {LEDGER}; gems 3 Red Banner, 1 Gaian; deck: 9\n"
        "B: army: Ox; gems 1 The Empire, 1 The Empire consumed; deck: 9\nC: army: Ram; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {LEDGER}")
    s.choose(*starting(s, "pay 3 Red Banner"))
    found = starting(s, "target The Empire" if seat == "B" else "target Gaian")
    assert len(starting(s, "target")) >= 3
    s.choose(found[0])
    s.choose(*starting(s, "pay 3 Red Banner"))
    resolve(s)
    assert [len(s.hand(name)) for name in "ABC"] == [int(seat == "A"), int(seat == "B"), 0]
    assert len(s.grave(seat)) == (2 if seat == "A" else 1)
    burnt = next(name for name in s.grave(seat) if name != LEDGER)
    assert all(s.sees(name, burnt) for name in "ABC")
    if seat == "B":
        assert (s.gems("B"), s.consumed("B"), s.gems("A")) == ("1 The Empire", "", "1 Gaian")
    else:
        assert (s.gems("B"), s.consumed("B"), s.gems("A")) == ("1 The Empire", "1 The Empire", "")


@plays("Burning Ledger")
def test_whichever_of_a_pile_is_burnt_a_spent_gem_goes_first() -> None:
    s = arc(
        f"A: army: Wolf; hand: {LEDGER}; gems 3 Red Banner\n"
        "B: army: Ox; gems 1 The Empire, 1 The Empire consumed, 1 Gaian; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {LEDGER}")
    for goal in starting(s, "target The Empire"):
        other = s.fork()
        other.choose(goal)
        resolve(other)
        assert (other.gems("B"), other.consumed("B"), len(other.hand("B"))) == ("1 Gaian + 1 The Empire", "", 1)


@plays("Burning Ledger")
@pytest.mark.parametrize("deck", [0, 9])
def test_the_draw_is_due_and_none_is_where_nothing_burnt(deck: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {LEDGER}; gems 3 Red Banner; deck: 9\nB: army: Ox; gems 1 The Empire; hand: Rust; deck: {deck}",
        TEXTS,
    )
    s.choose(f"play {LEDGER}", "target The Empire")
    gone = s.fork()
    while s.table.chain and not s.over:
        s.choose("pass")
    assert (s.over, s.out("B"), len(s.hand("B"))) == ((True, "ARC-WIN-06", 1) if deck == 0 else (False, "", 2))
    gone.choose("play Rust", *starting(gone, "target The Empire"))
    gone.choose(*starting(gone, "target The Empire"))
    resolve(gone)
    assert (gone.over, gone.hand("B"), gone.gems("B"), len(gone.deck("B"))) == (False, [], "", deck)


@plays("Mason's Toil")
@pytest.mark.parametrize(("hurt", "left"), [(6, 2), (4, 0), (1, 0), (0, 0)])
def test_the_masons_mend_a_city_for_good(hurt: int, left: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {TOIL}; gems 2 The Empire; city Oak (Body, 8, hurt {hurt}); city Ash (Mind, 8, hurt 3)\n"
        "B: army: Ox; city Elm (Body, 8, hurt 5)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {TOIL}")
    assert sorted(aims(s)) == ["Ash", "Oak"]
    s.choose("target Oak")
    resolve(s)
    assert [s.damage(name) for name in ("Oak", "Ash", "Elm")] == [left, 3, 5]
    s.to("Draw", "B")
    assert s.damage("Oak") == left


@plays("Shallow Graves")
def test_the_newest_creature_card_comes_out_of_the_grave() -> None:
    s = arc(
        f"A: army: Wolf; hand: {GRAVES}; gems 2 Dark Legion; grave: Two, Old, Pop, Flash\nB: army: Ox; grave: Zero; hand: Axe",
        TEXTS,
    )
    s.choose(f"play {GRAVES}")
    assert not starting(s, "target")
    later = s.fork()
    resolve(s)
    assert (s.hand("A"), s.grave("A"), s.grave("B")) == (["Old"], [GRAVES, "Flash", "Pop", "Two"], ["Zero"])
    later.choose("play Axe", "target Wolf")
    resolve(later)
    assert (later.hand("A"), later.grave("A")) == (["Wolf"], [GRAVES, "Flash", "Pop", "Old", "Two"])


@plays("Shallow Graves")
def test_without_a_creature_card_nothing_comes_out() -> None:
    s = arc(f"A: army: Wolf; hand: {GRAVES}; gems 2 Dark Legion; grave: Pop\nB: army: Ox; grave: Zero", TEXTS)
    s.choose(f"play {GRAVES}")
    resolve(s)
    assert (s.hand("A"), s.grave("A"), s.consumed("A")) == ([], [GRAVES, "Pop"], "2 Dark Legion")


@plays("Verdant Swell")
@pytest.mark.parametrize("goal", ["Wolf", "Ox", "Hen"])
def test_for_each_city_of_ones_own_a_creature_swells(goal: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {SWELL}; gems 3 Gaian; city Oak (Body, 8): Hen; city Ash (Soul, 8, hurt 3); deck: 9\n"
        "B: army: Ox; city Elm (Body, 8); city Fir (Mind, 8); city Yew (Soul, 8); hand: Raze; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SWELL}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    s.choose(f"target {goal}")
    early = s.fork()
    resolve(s)
    assert [s.value(name) for name in ("Wolf", "Ox", "Hen")] == [
        "3/3" if name == goal else "1/1" for name in ("Wolf", "Ox", "Hen")]  # fmt: skip
    until(s, "play Raze")
    s.choose("play Raze", "target Ash")
    s.all_pass()
    s.to("Draw", "B")
    assert s.value(goal) == "1/1"
    early.choose("play Raze", "target Ash")
    resolve(early)
    assert early.value(goal) == "2/2"


@plays("Verdant Swell")
def test_a_city_lost_later_lowers_nothing() -> None:
    s = arc(
        f"A: army: Wolf; hand: {SWELL}, Raze; gems 3 Gaian; city Oak (Body, 8); city Ash (Soul, 8)\nB: army: Ox", TEXTS
    )
    s.play(SWELL, "target Wolf")
    s.play("Raze", "target Ash")
    assert s.value("Wolf") == "3/3"


@plays("Exile's Writ")
@pytest.mark.parametrize(("goal", "hand", "more"), [
    ("Ox", "B", 1), ("Cow", "B", 0), ("Wolf", "A", 0), ("Hen", "A", 1), ("Spy", "A", 1), ("Ram", "B", 1),
])  # fmt: skip
def test_for_an_exile_who_was_marked_there_is_a_point(goal: str, hand: str, more: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {WRIT}; gems 3 House of Nobles; city Oak (Body, 8): Hen marked\n"
        "B: army: Ox marked, Cow, Spy marked of A; city Elm (Body, 8): Ram marked; attached: Charm on Ox", TEXTS,
    )  # fmt: skip
    s.choose(f"play {WRIT}")
    assert len(aims(s)) == 6
    s.choose(f"target {goal}")
    resolve(s)
    assert (s.hand(hand), s.points("A"), s.points("B")) == ([goal], 15 + more, 15)
    assert s.place("Charm") == ("B's graveyard" if goal == "Ox" else "on Ox")


@plays("Exile's Writ")
@pytest.mark.parametrize(("card", "more"), [("Rise", 0), ("Axe", 0), ("Back", 0), ("Rest", 1)])
def test_what_counts_for_the_writ_is_the_moment_of_the_return(card: str, more: int) -> None:
    marked = "" if card == "Rest" else " marked"
    s = arc(f"A: army: Wolf; hand: {WRIT}; gems 3 House of Nobles\nB: army: Ox{marked}, Cow; hand: {card}", TEXTS)
    s.choose(f"play {WRIT}", "target Ox", f"play {card}", "target Ox")
    resolve(s)
    assert (s.place("Ox"), s.points("A")) == ("B's graveyard" if card == "Axe" else "B's hand", 15 + more)


@plays("Price of Fealty")
@pytest.mark.parametrize(("goal", "gems", "may"), [
    ("Five", "2 House of Nobles, 5 Gaian", True), ("Five", "2 House of Nobles, 4 Gaian", False),
    ("Five", "1 House of Nobles, 9 Gaian", False), ("Zero", "2 House of Nobles", True), ("Zero", "1 House of Nobles", False),
    ("Two", "4 House of Nobles", True),
])  # fmt: skip
def test_fealty_costs_two_more_than_whom_it_takes(goal: str, gems: str, may: bool) -> None:
    s = arc(
        f"A: army: Wolf; hand: {FEALTY}; gems {gems}\nB: army: {goal} marked; city Elm (Body, 8): Old, Hex; hand: Axe; "
        f"attached: Charm on {goal}", TEXTS,
    )  # fmt: skip
    assert (f"play {FEALTY}" in s.options()) is may
    if not may:
        return
    s.choose(f"play {FEALTY}")
    s.choose(*starting(s, f"target {goal}"))
    s.choose(*starting(s, "pay"))
    resolve(s)
    assert (s.place(goal), s.controller(goal), s.marked(goal), s.place("Charm"), s.controller("Charm")) == (
        "A's Army", "A", True, f"on {goal}", "B")  # fmt: skip
    assert s.gems("A") == ""
    s.to("Play", "B")
    assert s.controller(goal) == "A"
    s.choose("play Axe", f"target {goal}")
    s.all_pass()
    assert s.place(goal) == "B's graveyard"


@plays("Price of Fealty")
def test_residents_and_ones_own_are_not_bought_and_an_army_that_is_left_is_no_longer_there() -> None:
    s = arc(
        f"A: army: Wolf; hand: {FEALTY}; gems 9 House of Nobles\nB: army: Ox cost 1; city Elm (Body, 8): Hen; hand: Home\n"
        "C: army: Ram cost 3; city Fir (Body, 8): Ewe", TEXTS,
    )  # fmt: skip
    s.choose(f"play {FEALTY}")
    assert sorted(aims(s)) == ["Ox", "Ram"]
    s.choose("target Ox", "play Home")
    s.choose("target Ox", *starting(s, "pick Elm"))
    resolve(s)
    assert (s.place("Ox"), s.controller("Ox"), s.consumed("A"), s.place(FEALTY)) == (
        "Elm", "B", "3 House of Nobles", "A's graveyard")  # fmt: skip


@plays("Price of Fealty")
@pytest.mark.parametrize(("cost", "gems", "may"), [("X", 2, True), ("X+1", 2, False), ("X+1", 3, True)])
def test_an_x_that_nothing_tells_costs_nothing(cost: str, gems: int, may: bool) -> None:
    s = arc(
        f"A: army: Wolf; hand: {FEALTY}; gems {gems} House of Nobles\nB: army: Var",
        TEXTS | {"Var": f"creature {cost} Gaian 2/2"},
    )
    assert (f"play {FEALTY}" in s.options()) is may


@plays("Price of Fealty")
def test_whoever_has_come_to_another_opponents_army_is_bought_there() -> None:
    s = arc(
        f"A: army: Wolf; hand: {FEALTY}; gems 9 House of Nobles\nB: army: Ox cost 1\nC: army: Ram; hand: Lend, Flash",
        TEXTS | {"Lend": "event 0: Gain control of target creature."},
    )
    s.choose(f"play {FEALTY}", "target Ox", "play Lend", "target Ox")
    while s.controller("Ox") == "B":
        s.choose("pass")
    assert s.place("Ox") == "C's Army"
    resolve(s)
    # its writer has it left alone; by ARC-PLAY-07 it is still what the text asks for
    assert s.place("Ox") == "A's Army"
