"""Prevention, played out: what always is, what is for a while, and damage that goes elsewhere."""

import pytest

from scenes.arc import scene
from vocabulary.test_replacing import trial

TWO = "creature 1 2/9: "


@pytest.mark.parametrize(("text", "cat", "ox"), [
    ("Prevent all damage that would be dealt to this creature.", 0, 3),
    ("Damage that would be dealt to this creature is prevented.", 0, 3),
    ("Prevent all combat damage that would be dealt to this creature.", 3, 3),
    ("Prevent all damage that would be dealt to other creatures you control.", 3, 0),
    ("All damage that would be dealt to other creatures you control is dealt to this creature instead.", 6, 0),
    ("If another creature you control would be dealt damage, this creature takes that damage instead.", 6, 0),
])  # fmt: skip
def test_what_always_is_prevented(text: str, cat: int, ox: int) -> None:
    flood = "event 0: Deal 3 damage to each creature."
    s = trial("army: Cat, Bull; hand: Bolt, Flood", Cat=TWO + text, Bull=TWO[:-2], Flood=flood)
    s.play("Flood")
    assert (s.damage("Cat"), s.damage("Bull")) == (cat, ox)


@pytest.mark.parametrize(("text", "hurt"), [
    ("Prevent all damage that would be dealt this turn.", 0),
    ("Prevent all combat damage that would be dealt this turn.", 3),
    ("Prevent all combat damage that would be dealt to target creature this turn.", 3),
])  # fmt: skip
def test_what_is_prevented_this_turn(text: str, hurt: int) -> None:
    s = trial("army: Cat; hand: Bolt, Peace", Cat=TWO[:-2], Peace=f"event 0: {text}")
    s.play("Peace")
    s.play("Bolt")
    assert s.damage("Cat") == hurt


@pytest.mark.parametrize("text", [
    "If this creature dies, it goes to its owner's hand instead of its graveyard.",
    "When this creature dies, return it to your hand instead of putting it into your graveyard.",
    "If this creature would die, it goes to its owner's hand rather than to its graveyard.",
    "If this creature would be destroyed, return it to its owner's hand instead.",
])  # fmt: skip
def test_who_dies_goes_elsewhere_instead_of_the_graveyard(text: str) -> None:
    s = trial("army: Cat, Crow; hand: Doom", Cat=text)
    s.play("Doom", "Cat")
    assert (s.place("Cat"), s.points("A")) == ("A's hand", 15)


def test_combat_damage_that_would_cost_points() -> None:
    text = (
        "If combat damage dealt by this creature would cause a player to lose VP, that player discards a card instead."
    )
    s = scene("A: army: Cat; deck: 40\nB: hand: Ox, Boon; deck: 40\nphase: Attack",
              cards={"Cat": f"creature 1 3/3: {text}", "Ox": "creature 1 2/2", "Boon": "creature 1 1/1"})  # fmt: skip
    s.choose("attack B's army", "Boon")
    assert (s.points("B"), s.hand("B")) == (15, ["Ox"])


def test_the_next_damage_is_prevented_whatever_it_is_and_no_other() -> None:
    peace = "event 0: The next damage that would be dealt to target creature this turn is prevented."
    flood = "event 0: Deal 3 damage to each creature."
    s = trial("army: Cat, Bull; hand: Peace, Flood, Flood", Cat=TWO[:-2], Bull=TWO[:-2], Peace=peace, Flood=flood)
    s.play("Peace", "target Cat")
    s.play("Flood")
    assert (s.damage("Cat"), s.damage("Bull")) == (0, 3)
    s.play("Flood")
    assert (s.damage("Cat"), s.damage("Bull")) == (3, 6)


@pytest.mark.parametrize("text", [
    "Until end of turn, all damage that would be dealt to target creature is dealt to another target creature instead.",
    "All damage that would be dealt to target creature this turn is dealt to another target creature instead.",
])  # fmt: skip
def test_damage_is_dealt_to_another_one_for_a_while(text: str) -> None:
    flood = "event 0: Deal 3 damage to target creature."
    s = trial(
        "army: Cat, Bull; hand: Shift, Flood, Flood", Cat=TWO[:-2], Bull=TWO[:-2], Shift=f"event 0: {text}", Flood=flood
    )
    s.play("Shift", "target Cat")
    s.play("Flood", "target Cat")
    s.play("Flood", "target Cat")
    assert (s.damage("Cat"), s.damage("Bull")) == (0, 6)


def test_only_creatures_damage_it() -> None:
    s = trial("army: Cat; hand: Bolt", Cat=TWO + "This creature can only be damaged by creatures.")
    s.play("Bolt")
    assert s.damage("Cat") == 0
