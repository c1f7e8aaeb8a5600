"""Blind texts of ARC's thirty-eighth round about enchantments, played as their writers meant them."""

import pytest

from blind.gestures import aims, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rise": "event 0: Unmark target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Break": "event 0: Destroy target enchantment.",
    "Lend": "event 0: Gain control of target creature.", "Bolt": "event 0: Deal 1 damage to target creature.",
    "Home": "event 0: Move target creature to a city you control.", "Bones": "creature 1 (Undead) 1/9",
    "Out": "event 0: Move target creature to its controller's Army.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
HARNESS, WALLS, TORPOR = "Well-Oiled Harness", "Garlanded Walls", "Poppyfield Torpor"


@plays("Well-Oiled Harness")
@pytest.mark.parametrize("goal", ["Ox", "Hen", "Wolf"])
def test_the_harness_fits_any_creature(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 1/2; hand: {HARNESS}, {HARNESS}, Lend; gems 4 The Empire; deck: 9\n"
        "B: army: Ox 1/2 marked; city Elm (Body, 8): Hen 1/2; hand: Bolt; deck: 9", TEXTS,
    )  # fmt: skip
    names = ("Ox", "Hen", "Wolf")
    for value in ("2/4", "3/6"):
        s.choose(starting(s, f"play {HARNESS}")[0])
        assert sorted(aims(s)) == sorted(names)
        s.choose(f"target {goal}")
        resolve(s)
        assert {name: s.value(name) for name in names} == dict.fromkeys(names, "1/2") | {goal: value}
    s.to("Draw", "B")
    assert s.value(goal) == "3/6"


@plays("Well-Oiled Harness")
@pytest.mark.parametrize("way", ["Axe", "Back", "Break", "Lend", "Wait"])
def test_the_harness_goes_with_its_wearer(way: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {way}\nB: army: Ox 1/2 hurt 2; attached: {HARNESS} on Ox"
        if way != "Axe"
        else f"A: army: Wolf; hand: Axe; attached: {HARNESS} on Ox\nB: army: Ox 1/2 hurt 2", TEXTS,
    )  # fmt: skip
    assert s.value("Ox") == "2/4"
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {HARNESS}" if way == "Break" else "target Ox"))
    s.all_pass()
    if way in ("Lend", "Wait"):
        assert (s.value("Ox"), s.place(HARNESS)) == ("2/4", "on Ox")
    else:
        assert s.place(HARNESS) == ("A's graveyard" if way == "Axe" else "B's graveyard")
        assert s.place("Ox") == ("B's hand" if way == "Back" else "B's graveyard")


@plays("Garlanded Walls")
@pytest.mark.parametrize("goal", ["Oak", "Elm"])
def test_within_the_walls_creatures_bear_one_more(goal: str) -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen, Spy of B; hand: {WALLS}, Home, Out; gems 2 Gaian; deck: 9\n"
        "B: army: Ox; city Elm (Body, 8): Ewe marked; city Fir (Mind, 8): Cow; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {WALLS}")
    assert sorted(aims(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    resolve(s)
    within = ("Hen", "Spy") if goal == "Oak" else ("Ewe",)
    for name in ("Wolf", "Hen", "Spy", "Ox", "Ewe", "Cow"):
        assert s.value(name) == ("1/2" if name in within else "1/1")
    if goal == "Oak":
        s.play("Home", "target Wolf")
        assert s.value("Wolf") == "1/2"
        s.play("Out", "target Hen")
        assert s.value("Hen") == "1/1"
    s.to("Draw", "B")
    assert s.value(within[-1]) == "1/2"


@plays("Garlanded Walls", "Ninebells")
@pytest.mark.parametrize("goal", ["Ninebells", "Fir", "B's army"])
@pytest.mark.parametrize("by", ["A", "B"])
def test_whoever_may_help_within_the_walls_counts_too(goal: str, by: str) -> None:
    worn = {by: f"; attached: {WALLS} on Ninebells"}
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}{worn.get('A', '')}\n"
        f"B: army: Ox 0/1, Bones, Cow 0/1 marked; city Ninebells: Ewe; city Fir (Mind, 8): Hen; {WAITING}"
        f"{worn.get('B', '')}{COMBAT}", TEXTS,
    )  # fmt: skip
    names = ("Wolf", "Ox", "Bones", "Cow", "Ewe", "Hen")
    assert values(s, *names) == ["1/9", "0/1", "1/9", "0/1", "1/2", "1/1"]
    s.choose(f"attack {goal}")
    helped = goal == "Ninebells"
    held = ["1/9", "0/2", "1/9", "0/2", "1/2", "1/1"] if helped else ["1/9", "0/1", "1/9", "0/1", "1/2", "1/1"]
    assert values(s, *names) == held
    until(s, "block")
    assert ("Wolf with Bones" in offered(s, "block")) is not helped
    s.choose("block Wolf with Ox")
    s.choose(*["done"] * ("done" in s.options()))
    while s.phase != "Second Play":
        s.choose(s.way_on())
    assert s.place("Ox") == "B's graveyard"  # it bore the blow, and has two only as long as the attack goes on
    if helped:
        assert values(s, "Cow", "Ewe") == ["0/1", "1/2"]


@plays("Poppyfield Torpor")
@pytest.mark.parametrize("goal", ["Ox", "Cow", "Wolf", "Ewe"])
def test_in_torpor_whoever_is_marked_stays_so(goal: str) -> None:
    s = arc(
        f"A: army: Wolf marked, Fox marked; hand: {TORPOR}; gems 3 Dark Legion; deck: 9\n"
        "B: army: Ox marked, Cow; city Elm (Body, 8): Hen marked, Ewe marked; deck: 9", TEXTS,
    )  # fmt: skip
    names = ("Wolf", "Fox", "Ox", "Cow", "Hen", "Ewe")
    before = [s.marked(name) for name in names]
    s.choose(f"play {TORPOR}")
    assert sorted(aims(s)) == sorted(names)
    s.choose(f"target {goal}")
    resolve(s)
    assert [s.marked(name) for name in names] == before
    for seat in "BABA":
        s.to("Draw", seat)
    assert [s.marked(name) for name in names] == [name == goal and goal != "Cow" for name in names]


@plays("Poppyfield Torpor")
@pytest.mark.parametrize("card", ["Rise", "Break", "Wait"])
def test_effects_end_the_torpor_or_its_mark(card: str) -> None:
    s = arc(f"A: army: Wolf marked; hand: {card}; deck: 9\nB: army: Ox; attached: {TORPOR} on Wolf; deck: 9", TEXTS)
    s.choose(f"play {card}")
    s.choose(*starting(s, "target Wolf" if card == "Rise" else f"target {TORPOR}"))
    s.all_pass()
    assert s.marked("Wolf") is (card != "Rise")
    s.to("Draw", "A")
    assert s.marked("Wolf") is (card == "Wait")


@plays("Poppyfield Torpor")
def test_an_event_wakes_whoever_is_in_torpor_in_the_unmark_phase_too() -> None:
    s = arc(
        f"A: army: Wolf marked; hand: Rise; deck: 9; attached: {TORPOR} on Wolf\nB: army: Ox; deck: 9"
        "\nphase: Second Play, active B", TEXTS,
    )  # fmt: skip
    while (s.active, s.phase) != ("A", "Unmark") or "play Rise" not in s.options():
        s.choose(s.way_on())
    assert s.marked("Wolf")
    s.choose("play Rise", "target Wolf")
    resolve(s)
    assert not s.marked("Wolf")
