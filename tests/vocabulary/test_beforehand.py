"""What a thing was before a text did something to it, what a text did, and what holds only as long as something is so."""

import pytest

from scenes.arc import rule, scene
from scenes.ava import scene as ava_scene

CARDS = {
    "Doom": "event 0: Kill target creature. If it was marked, gain 1 VP. Otherwise, gain 2 VP.",
    "Exile": "event 0: Kill target creature. If it was in a city, gain 1 VP.",
    "Rust": "magic 0: Destroy target enchantment. If it was attached to a city, gain 1 VP.",
    "Ivy": "enchantment 0: Attach to target city.", "Halo": "enchantment 0: Attach to target creature.",
    "Veto": "event 0: Stop target spell from resolving unless its player pays 1. "
            "If it is stopped this way, remove it from the game.",
    "Gift": "magic 0: Gain 1 VP.", "Ram": "creature 1 1/1", "Ox": "creature 1 2/2",
    "Ghoul": "creature 1 1/1: As long as this creature is unmarked and in your army, whenever a creature dies, gain 1 VP.",
    "Calm": "event 0: Target attacking creature deals no damage this turn.",
    "Crypt": "event 0: Return up to two target creature cards with different names from your graveyard to your hand.",
}  # fmt: skip

AVATARS = {
    "Shield": "creature 1 1/9: As long as this creature is unmarked, all damage that would be dealt to your avatar is dealt to "
              "this creature instead.",
    "Smite": "event 0: Deal 3 damage to target avatar.",
}  # fmt: skip


@pytest.mark.parametrize(("state", "points"), [(" marked", 16), ("", 17)])
def test_what_died_is_judged_by_what_it_was(state: str, points: int) -> None:
    s = scene(f"A: hand: Doom\nB: army: Ram{state}, Ox\nphase: Play", cards=CARDS)
    s.play("Doom", "target Ram")
    assert (s.points("A"), s.place("Ram")) == (points, "B's graveyard")


def test_who_lived_in_a_city_did_so_before_he_died() -> None:
    s = scene("A: hand: Exile, Exile\nB: army: Ox; city Oakhold: Ram\nphase: Play", cards=CARDS)
    s.play("Exile", "target Ox")
    assert s.points("A") == 15
    s.play("Exile")
    assert s.points("A") == 16


@pytest.mark.parametrize(("which", "points"), [("Ivy", 16), ("Halo", 15)])
def test_what_an_enchantment_was_attached_to_is_known_when_it_is_gone(which: str, points: int) -> None:
    s = scene(
        "A: hand: Rust\nB: army: Ox; city Oakhold; attached: Halo on Ox, Ivy on Oakhold\nphase: Play", cards=CARDS
    )
    s.play("Rust", f"target {which}")
    assert s.points("A") == points


@pytest.mark.parametrize(("table", "points"), [("army: Ghoul, Ox", 16), ("army: Ghoul marked, Ox", 15),
                                               ("army: Ox; city Oakhold: Ghoul", 15)])  # fmt: skip
def test_what_triggers_only_while_something_is_so(table: str, points: int) -> None:
    s = scene(f"A: {table}; hand: Exile\nB:\nphase: Play", cards=CARDS)
    s.play("Exile", "target Ox")
    assert s.points("A") == points


@pytest.mark.parametrize(("state", "hurt", "life"), [("", 3, 20), (" marked", 0, 17)])
def test_damage_is_taken_by_another_only_while_he_is_unmarked(state: str, hurt: int, life: int) -> None:
    s = ava_scene(f"A: hand: Smite\nB: army: Shield{state}\nphase: Play", cards=AVATARS)
    s.play("Smite", "target Avatar of B")
    assert (s.damage("Shield"), s.points("B")) == (hurt, life)


@rule("ARC-COMBAT-11")
def test_whoever_deals_no_damage_is_struck_all_the_same() -> None:
    s = scene("A: army: Bear 5/2\nB: army: Cub 2/2; hand: Calm\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "play Calm", "block Bear with Cub")
    s.all_pass()
    assert (s.place("Bear"), s.place("Cub")) == ("A's graveyard", "B's Army")


def test_no_two_of_them_have_the_same_name() -> None:
    s = scene("A: hand: Crypt; grave: Ram, Ram, Ox\nB:\nphase: Play", cards=CARDS)
    s.choose("play Crypt", "target Ram")
    assert s.options() == ["done", "target Ox"]


def test_what_was_stopped_is_removed() -> None:
    s = scene("A: hand: Gift\nB: hand: Veto\nphase: Play", cards=CARDS)
    s.choose("play Gift", "play Veto")
    s.settle()
    assert (s.points("A"), s.place("Gift")) == (15, "removed")
