"""Blind texts on mounts that work with or without a rider, and on aims and prices of those that are ridden, played as meant."""

import pytest

from blind.gestures import targets
from blind.texts import mounts, plays
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Bane": "magic 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Mage": "creature (Caster) 1/9", "Spell": "magic 2: Draw a card.", "Spear": "equipment 0: Equipped creature gets +1/0.",
}  # fmt: skip


def laid(a: str, b: str = "hand: 1", phase: str = "Play") -> Scene:
    """The table in a phase of A."""
    return mounts(f"A: {a}\nB: {b}\nphase: {phase}", TEXTS)


@plays("Stooping Salt-Road Camel")
def test_mounting_the_camel_marks_neither() -> None:
    camel = "Stooping Salt-Road Camel"
    for army in (f"Ox marked, {camel}", f"Ox, {camel} marked", f"Ox assigned, {camel}"):
        assert f"Ox mounts {camel}" not in laid(f"offensive: {army}; hand: 1").options()
    s = laid(f"offensive: Ox, {camel}; hand: 1")
    s.choose(f"Ox mounts {camel}")
    s.all_pass()
    assert (s.rider(camel), s.marked("Ox"), s.marked(camel)) == ("Ox", False, False)
    s.to("Move or Attack")
    assert {"attack B", f"move {camel}"} <= set(s.options())


@plays("Corpse-Fed Juggernaut", "Oat-Greedy Percheron")
@pytest.mark.parametrize("mount", ["Corpse-Fed Juggernaut", "Oat-Greedy Percheron"])
@pytest.mark.parametrize("rider", ["", "Ox riding {}, "])
def test_ridden_or_not_it_is_kept_for_one_gold(mount: str, rider: str) -> None:
    army = f"{rider.format(mount)}{mount}; attached: Spear on {mount}"
    s = laid(f"offensive: {army}; resources: 2; hand: 1", phase="Unmark")
    s.to("Upkeep")
    paid = s.fork()
    s.choose(f"pay no upkeep of {mount}")
    assert (s.place(mount), s.place("Spear")) == ("A's graveyard", "A's graveyard")
    if rider:
        assert (s.place("Ox"), s.marked("Ox"), s.damage("Ox")) == ("A's Offensive", False, 0)
    paid.choose(f"pay upkeep of {mount}")
    assert (paid.place(mount), paid.gold("A")) == ("A's Offensive", 1)


@plays("Abbey Mule")
@pytest.mark.parametrize("rider", ["", "Ox riding Abbey Mule, "])
def test_opponents_aim_no_magic_at_the_mule(rider: str) -> None:
    foe = f"defensive: {rider}Abbey Mule, Hen"
    for spell, aimed in (("Bane", False), ("Axe", True)):
        s = laid(f"offensive: Mage; resources: 2; hand: {spell}, 1", foe)
        s.choose(f"play {spell}")
        assert ("Abbey Mule" in targets(s), "Ox" in targets(s)) == (aimed, False)


@plays("Shadow-Dappled Hart")
def test_opponents_aim_no_event_at_the_ridden_hart() -> None:
    hart = "Shadow-Dappled Hart"
    for rider, spell, aimed in (
        ("", "Axe", True),
        (f"Ox riding {hart}, ", "Axe", False),
        (f"Ox riding {hart}, ", "Bane", True),
    ):
        s = laid(f"offensive: Mage; resources: 2; hand: {spell}, 1", f"defensive: {rider}{hart}, Hen")
        s.choose(f"play {spell}")
        assert (hart in targets(s)) is aimed


@plays("Rune-Hoofed Mule")
@pytest.mark.parametrize(
    ("army", "left"),
    [
        ("offensive: Mage riding Rune-Hoofed Mule, Rune-Hoofed Mule", 2),
        ("offensive: Ox riding Rune-Hoofed Mule, Rune-Hoofed Mule, Mage", 1),
        ("offensive: Mage; defensive: Mage riding Rune-Hoofed Mule, Rune-Hoofed Mule", 1),
    ],
)
def test_magic_is_cheaper_where_a_caster_rides_it(army: str, left: int) -> None:
    s = laid(f"{army}; resources: 3; hand: Spell, 1")
    s.choose("play Spell", *["in the Offensive"] * ("; defensive" in army))
    assert s.gold("A") == left


@plays("Rune-Hoofed Mule")
def test_magic_in_the_other_front_costs_what_it_costs() -> None:
    s = laid("offensive: Mage riding Rune-Hoofed Mule, Rune-Hoofed Mule; defensive: Mage; resources: 3; hand: Spell, 1")
    s.choose("play Spell")
    other = s.fork()
    s.choose("in the Offensive")
    assert s.gold("A") == 2
    other.choose("in the Defensive")
    assert other.gold("A") == 1
