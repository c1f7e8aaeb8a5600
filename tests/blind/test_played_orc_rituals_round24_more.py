"""More blind rituals of round 24, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, targets, values
from blind.test_played_orc_rituals_round24 import KETTLE, LADDER, NEEDED, PRINTED, VIGIL, named
from blind.texts import plays, until
from blind.texts import rituals as rituals_of
from scenes.rituals import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.", "Axe": "event 0: Kill target creature.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Plague": "event 0: Kill all Beasts.",
    "Banish": "event 0: Remove target creature from the game.", "Lamb": "creature (Beast) 1/1",
    "Stone": "creature 1/9: This creature cannot be destroyed.", "Vine": "event 0: Take control of target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Dirge": "magic 2: Charges: 3. Draw a card.",
}  # fmt: skip


def rituals(text: str) -> Scene:
    """A scene in which the rituals of this round print their charges."""
    return rituals_of(text, {**{name: card for name, card in PRINTED.items() if name in text}, **TEXTS})


def full(name: str, more: str, b: str = "hand: 1", front: str = "Offensive", has: int = 0) -> Scene:
    """A ritual that is full, or has so many charges, is announced beside a Caster, as far as its targets."""
    charges, cost = NEEDED[name]
    s = rituals(f"A: resources: {cost}; rituals: {name} {has or charges} charges; {more}\nB: {b}")
    named(s, f"play {name}", f"in the {front}")
    return s


@plays("Kettle of Wildfire")
@pytest.mark.parametrize(("has", "gold", "army", "can"), [
    (0, 1, "Mage", False), (1, 1, "Mage", False), (2, 1, "Mage", True), (5, 1, "Mage", True), (5, 0, "Mage", False),
    (3, 1, "Ox", False),
])  # fmt: skip
def test_the_kettle_boils_over_with_two_charges_or_more(has: int, gold: int, army: str, can: bool) -> None:
    s = rituals(
        f"A: {gold} gold; resources: Rye marked; offensive: {army}; rituals: {KETTLE} {has} charges, Dirge 2 charges; hand: 1\n"
        "B: defensive: Cow; hand: 1"
    )
    assert offered(s, "play") == ([KETTLE] if can else [])


@plays("Kettle of Wildfire")
@pytest.mark.parametrize("has", [2, 3, 4, 5])
@pytest.mark.parametrize(("front", "who"), [("Offensive", "Cow"), ("Offensive", "Ox"), ("Defensive", "Hen")])
def test_all_its_charges_are_the_fire(has: int, front: str, who: str) -> None:
    s = full(
        KETTLE, "offensive: Mage, Ox 1/9, Guard assigned; defensive: Mage, Elk 1/9; hand: 1",
        "defensive: Cow 1/9; offensive: Hen 1/9; hand: Wait", front, has,
    )  # fmt: skip
    assert sorted(targets(s)) == (["Cow", "Mage", "Ox"] if front == "Offensive" else ["Elk", "Hen", "Mage"])
    s.choose(f"target {who}")
    assert not starting(s, "number", "remove")
    assert (s.damage(who), s.charges(KETTLE)) == (0, 0)
    s.all_pass()
    while s.table.chain:
        s.choose("pass")
    assert {n: s.damage(n) for n in ("Cow", "Ox", "Hen", "Elk")} == {
        n: has if n == who else 0 for n in ("Cow", "Ox", "Hen", "Elk")
    }
    assert s.place(KETTLE) == "A's graveyard"


@plays("Kettle of Wildfire")
def test_if_the_target_is_gone_the_kettle_is_empty_all_the_same() -> None:
    s = full(KETTLE, "offensive: Mage, Ox 1/9; hand: 1", "defensive: Cow 1/9; hand: Bounce", has=3)
    s.choose("target Cow")
    until(s, "play Bounce")
    named(s, "play Bounce", "in the Defensive", "target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.damage("Ox"), s.place(KETTLE)) == ("B's hand", 0, "A's graveyard")


def slain(s: Scene, way: str, who: str, front: str = "Offensive") -> None:
    """Somebody is dealt with so, and all is resolved."""
    named(s, f"play {way}", f"in the {front}")
    s.choose(*[o for o in s.options() if o == f"target {who}"])
    while s.table.chain or starting(s, "trigger"):
        s.choose(next(iter(starting(s, "trigger")), None) or s.way_on())


@plays("Vigil over the Slain")
@pytest.mark.parametrize(("way", "who", "front", "more"), [
    ("Axe", "Ox", "Offensive", 1), ("Axe", "Elk", "Defensive", 1), ("Axe", "Pig", "Offensive", 1),
    ("Axe", "Cow", "Offensive", 0),
    ("Axe", "Sow", "Offensive", 0), ("Scare", "Ox", "Offensive", 0), ("Bounce", "Ox", "Offensive", 0),
    ("Banish", "Ox", "Offensive", 0), ("Plague", "", "Offensive", 2), ("Plague", "", "Defensive", 1),
])  # fmt: skip
@pytest.mark.parametrize("has", [0, 2, 3, 4])
def test_the_vigil_is_kept_for_ones_own_dead(way: str, who: str, front: str, more: int, has: int) -> None:
    s = rituals(
        f"A: rituals: {VIGIL} {has} charges, Dirge; offensive: Ox, Pig of B, Lamb, Lamb; defensive: Elk, Lamb; hand: {way}\n"
        "B: defensive: Cow, Sow of A; hand: 1"
    )
    slain(s, way, who, front)
    assert (s.charges(VIGIL), s.charges("Dirge")) == (min(4, has + more), 0)


@plays("Vigil over the Slain")
def test_it_is_kept_in_others_turns_and_charged_in_the_upkeep_as_well() -> None:
    s = rituals(
        f"A: rituals: {VIGIL}; offensive: Mage; defensive: Elk; hand: 1; deck: 9\n"
        "B: offensive: Hen; hand: Axe; deck: 9\nphase: Play, active B"
    )
    slain(s, "Axe", "Elk")
    assert (s.place("Elk"), s.charges(VIGIL)) == ("A's graveyard", 1)
    s.to("Upkeep", "A")
    s.choose(f"charge {VIGIL}")
    assert s.charges(VIGIL) == 2
    s = rituals(f"A: resources: 1; offensive: Ox; hand: {VIGIL}, Axe\nB: hand: 1")
    slain(s, "Axe", "Ox")
    assert (s.place(VIGIL), s.charges(VIGIL)) == ("A's hand", 0)
    s.choose(f"place {VIGIL}")
    s.all_pass()
    assert s.charges(VIGIL) == 0
    # what dies so does not count as the one charge of a turn
    s = rituals(f"A: rituals: {VIGIL}; offensive: Mage, Ox; hand: Axe; deck: 9\nB: hand: 1; deck: 9\nphase: Unmark")
    until(s, f"charge {VIGIL}")
    s.choose(f"charge {VIGIL}")
    until(s, "play Axe")
    slain(s, "Axe", "Ox")
    assert s.charges(VIGIL) == 2


@plays("Vigil over the Slain")
@pytest.mark.parametrize(
    ("front", "who", "loser"), [("Offensive", "Cow", "B"), ("Offensive", "Ox", "A"), ("Defensive", "Hen", "B"),
    ("Offensive", "Pig", "A"), ("Offensive", "Sow", "B"), ("Offensive", "Stone", "B")],
)  # fmt: skip
def test_one_is_destroyed_and_whoever_controlled_it_suffers(front: str, who: str, loser: str) -> None:
    s = full(
        VIGIL, "offensive: Mage, Ox, Pig of B; defensive: Mage, Elk; hand: 1",
        "defensive: Cow, Sow of A, Stone; offensive: Hen; hand: 1\nC: hand: 1", front,
    )  # fmt: skip
    s.choose(f"target {who}")
    s.all_pass()
    assert s.place(who).endswith("graveyard") is (who != "Stone")
    assert {seat: s.influence(seat) for seat in "ABC"} == {seat: 18 if seat == loser else 20 for seat in "ABC"}
    assert (s.place(VIGIL), s.charges(VIGIL)) == ("A's graveyard", 0)


@plays("Vigil over the Slain")
def test_a_target_that_is_gone_costs_nothing_and_its_last_controller_pays() -> None:
    s = full(VIGIL, "offensive: Mage, Ox; hand: 1", "defensive: Cow; hand: Bounce")
    s.choose("target Cow")
    until(s, "play Bounce")
    slain(s, "Bounce", "Cow", "Defensive")
    assert (s.place("Cow"), s.influence("A"), s.influence("B")) == ("B's hand", 20, 20)
    s = full(VIGIL, "offensive: Mage, Ox; hand: 1", "defensive: Cow; hand: Vine")
    s.choose("target Ox")
    until(s, "play Vine")
    slain(s, "Vine", "Ox", "Defensive")
    assert (s.place("Ox"), s.influence("A"), s.influence("B")) == ("A's graveyard", 20, 18)
    # once it is announced it keeps no vigil
    s = full(VIGIL, "offensive: Mage, Ox; hand: 1", "defensive: Cow; hand: Axe")
    s.choose("target Cow")
    until(s, "play Axe")
    slain(s, "Axe", "Ox", "Defensive")
    assert (s.place("Ox"), s.place("Cow"), s.charges(VIGIL)) == ("A's graveyard", "B's graveyard", 0)


@plays("Ladder of Prayer Knots")
@pytest.mark.parametrize("has", [1, 3, 4])
@pytest.mark.parametrize("who", ["Ox", "Elk", "Cow", "Hen", "Guard (2)", "Dog"])
def test_a_knot_is_untied_for_anybody_anywhere(has: int, who: str) -> None:
    s = rituals(
        f"A: rituals: {LADDER} {has} charges; offensive: Ox, Guard assigned; defensive: Elk; hand: 1; deck: 9\n"
        "B: defensive: Cow, Guard assigned; offensive: Hen; hand: 1; deck: 9\nC: defensive: Dog; hand: 1; deck: 9"
    )
    named(s, f"use {LADDER}")
    assert not starting(s, "in the")
    assert sorted(targets(s)) == ["Cow", "Dog", "Elk", "Guard", "Hen", "Ox"]
    s.choose(f"target {who.removesuffix(' (2)')}")
    assert s.charges(LADDER) == has - 1
    s.all_pass()
    everybody = ("Ox", "Elk", "Cow", "Hen", "Dog", "Guard", "Guard (2)")
    assert {n: s.value(n) for n in everybody} == {
        n: ("2/10" if "Guard" in n else "2/2") if n == who else ("1/9" if "Guard" in n else "1/1") for n in everybody
    }
    assert bool(offered(s, "use")) is (has > 1)
    s.to("Play", "B")
    assert values(s, "Ox", "Elk", "Cow", "Hen", "Dog") == ["1/1"] * 5


@plays("Ladder of Prayer Knots")
def test_knots_are_untied_in_others_turns_as_often_as_there_are_some() -> None:
    s = rituals(
        f"A: rituals: {LADDER} 2 charges; defensive: Elk; hand: 1; deck: 9\n"
        "B: offensive: Hen; hand: Wait; deck: 9\nphase: Play, active B"
    )
    s.choose("play Wait", *starting(s, "in the Offensive"))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert s.asked == "A"
    for _ in range(2):
        until(s, f"use {LADDER}")
        named(s, f"use {LADDER}", "target Elk")
    while s.table.chain:
        assert not offered(s, "use")
        s.choose(s.way_on())
    assert (s.value("Elk"), s.charges(LADDER), s.place(LADDER)) == ("3/3", 0, "A's Rituals")
    for where in (f"rituals: {LADDER}", f"hand: {LADDER}", f"grave: {LADDER}"):
        s = rituals(f"A: {where}; offensive: Ox{'' if 'hand' in where else '; hand: 1'}\nB: hand: 1")
        assert not offered(s, "use")


@plays("Ladder of Prayer Knots")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_climbed_to_its_end_it_leaves_counters_on_all_of_his_over_there(front: str) -> None:
    s = full(
        LADDER, "offensive: Mage, Ox marked, Guard assigned; defensive: Mage, Elk; hand: Swap, Vine; deck: 9",
        "defensive: Cow; offensive: Hen; hand: 1; deck: 9", front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    everybody = ("Mage", "Ox", "Guard", "Mage (2)", "Elk", "Cow", "Hen")
    after = (
        ["2/10", "2/2", "2/10", "1/9", "1/1", "1/1", "1/1"]
        if front == "Offensive"
        else ["1/9", "1/1", "1/9", "2/10", "2/2", "1/1", "1/1"]
    )
    assert values(s, *everybody) == after
    assert (s.place(LADDER), offered(s, "use")) == ("A's graveyard", [])
    s.to("Play", "B")
    assert values(s, *everybody) == after
    s.to("Play", "A")
    s.do("play Swap", "target Elk", front="Defensive")
    s.do("play Vine", "target Cow")
    assert values(s, "Elk", "Cow") == [after[4], "1/1"]


@plays("Ladder of Prayer Knots")
def test_a_knot_less_and_it_is_not_played() -> None:
    s = rituals(f"A: resources: 3; rituals: {LADDER} 4 charges; offensive: Mage, Ox; hand: 1\nB: hand: 1")
    assert offered(s, "play") == [LADDER]
    named(s, f"use {LADDER}", "target Ox")
    s.all_pass()
    assert (offered(s, "play"), s.value("Ox"), s.charges(LADDER)) == ([], "2/2", 3)
