"""Blind texts of AVA's ninth round, its cities, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import fought, takes
from blind.texts import ava, plays
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Call": "event 0: Unmark target creature.", "Ram": "event 0: Deal 3 damage to target city.",
    "Cut": "event 0: Deal 2 damage to target creature.", "Peat": "magic 0 Gaian: Draw a card.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Oath": "enchantment 0: Enchant an enchantment.\nWhenever a creature dies, you gain 1 LP.",
    "Saint": "creature 0 1/1: (M): Deal 1 damage to target creature.", "Storm": "event 0: Kill each creature.",
    "Leaf": "event 2 House of Nobles: Draw a card.", "Bloom": "magic 2 House of Nobles: Draw a card.",
}  # fmt: skip
COMBAT, TACTICS = "\nphase: Attack", "\nphase: Tactics"


def won(city: str, discipline: str, rest: str, prize: str = "the advantage") -> Scene:
    """A wins with Elder, who lives in that city."""
    s = ava(f"A: city {city}: Elder; {rest}{TACTICS}", TEXTS)
    takes(s, discipline, "Elder", prize)
    return s


@plays("Windlass Harbour", "Cutler's Quarter", "Bellfounders' Hill")
@pytest.mark.parametrize("city", ["Windlass Harbour", "Cutler's Quarter", "Bellfounders' Hill"])
def test_with_body_ones_attackers_are_stronger_to_the_end_of_the_attack(city: str) -> None:
    for prize, more in (("the advantage", 1), ("1 VP", 0)):
        s = won(city, "Body", "army: Ox 1/9, Cow 1/9\nB: army: Elk 1/9; city Dale (Mind, 8)", prize)
        s.to("Attack")
        s.choose("attack Dale", "send Ox", "send Avatar of A", "done")
        assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == [f"{1 + more}/9", "1/9", "1/9"]
        assert s.value("Avatar of A").startswith(
            "0/"
        )  # one writer would count it: attackers are creatures (AVA-COMBAT-03)
        fought(s)
        assert (s.damage("Dale"), s.value("Ox")) == (1 + more, "1/9")


@plays("Chalkdown")
@pytest.mark.parametrize(("prize", "event"), [("the advantage", 1), ("1 VP", 2)])
def test_with_mind_ones_events_cost_one_less(prize: str, event: int) -> None:
    s = won("Chalkdown", "Mind", "gold 9 House of Nobles; hand: Leaf, Bloom, Wait\nB: army: Elk", prize)
    s.to("Play")
    s.play("Leaf")
    assert s.consumed("A") == f"{event} House of Nobles"
    s.play("Bloom")
    assert s.consumed("A") == f"{event + 2} House of Nobles"
    s.play("Wait")
    assert s.consumed("A") == f"{event + 2} House of Nobles"


@plays("Appleford")
def test_its_residents_and_who_helps_it_are_tougher_without_a_bid() -> None:
    s = ava(
        f"A: army: Ox\nB: city Appleford: Elk 1/1; city Dale (Body, 8): Hen 1/1; army: Pig 1/1; hand: Wait{COMBAT}",
        TEXTS,
    )
    assert [s.value(name) for name in ("Elk", "Hen", "Pig")] == ["1/2", "1/1", "1/1"]
    s.choose("attack Appleford", "send Ox", "done")
    assert [s.value(name) for name in ("Elk", "Hen", "Pig")] == ["1/2", "1/1", "1/2"]
    fought(s)
    assert s.value("Pig") == "1/1"


@plays("Appleford")
@pytest.mark.parametrize(
    ("prize", "fall", "life"), [("the advantage", "", 22), ("1 VP", "", 20), ("the advantage", "Fall", 20)]
)
def test_with_soul_the_end_of_the_turn_is_two_life_points(prize: str, fall: str, life: int) -> None:
    s = won("Appleford", "Soul", f"city Moor (Body, 8); hand: {fall or 'Wait'}\nB: army: Elk; hand: 1", prize)
    s.to("Play")
    if fall:
        s.play("Fall", "target Appleford")
    assert s.life("A") == 20
    s.to("Play", "B")
    assert s.life("A") == life


@plays("Gallowmere")
def test_with_soul_each_death_may_be_paid_and_costs_each_opponent_a_life_point() -> None:
    for prize, asked in (("the advantage", 2), ("1 VP", 0)):
        s = won("Gallowmere", "Soul", "gold 3 Gaian; hand: Storm, 1\nB: army: Elk\nC:\nD:", prize)
        s.to("Play")
        s.choose("play Storm")
        seen = 0
        while s.table.chain or "done" not in s.options():
            if "yes" in s.options():
                seen += 1
                s.choose("yes" if seen == 1 else "no")
            else:
                s.choose(s.way_on())
        assert (seen, [s.life(seat) for seat in "ABCD"]) == (asked, [20, 19, 19, 19] if asked else [20] * 4)
        assert s.consumed("A") == ("1 Gaian" if asked else "")


@plays("Ossery of the Soft Rain")
@pytest.mark.parametrize(("prize", "life"), [("the advantage", 22), ("1 VP", 20)])
def test_with_soul_each_death_of_ones_own_is_a_life_point(prize: str, life: int) -> None:
    s = won("Ossery of the Soft Rain", "Soul", "hand: Storm, 1; army: Ox\nB: army: Elk, Hen, Cow", prize)
    s.to("Play")
    s.choose("play Storm")
    while "done" not in s.options():
        s.choose(s.way_on())
    assert (s.life("A"), s.life("B")) == (life, 20)
