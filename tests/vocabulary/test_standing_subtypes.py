"""Subtypes that standing texts give, beside those that are printed."""

import pytest

from scenes.arc import Scene, scene
from scenes.slot import scene as slot

CARDS = {
    "Gob": "creature 1 1/1 (Goblin)",
    "Imp": "creature 1 1/1 (Goblin)",
    "Herald": "creature 1 1/1: Your Goblins are also Elves.",
    "Mask": "creature 1 1/1: This creature is every creature type.",
    "Choir": "creature 1 1/1: Elves you control get +1/+1.",
    "Muster": "creature 1 1/1: All Elves are also Soldiers.",
    "Drill": "creature 1 1/1: Soldiers you control get +2/+0.",
    "Rally": "event 0: Gain 1 victory point for each Elf you control.",
    "Hush": "event 0: Destroy target creature.",
    "Many": "event 0: Target creature gains all creature types until end of turn.",
    "Gift": 'event 0: Target creature gains "Your Goblins are also Elves." until end of turn.',
}


def played(s: Scene, name: str, target: str) -> Scene:
    s.choose(f"play {name}")
    s.choose(f"target {target}")
    s.all_pass()
    return s


def test_who_is_called_so_is_one_of_them_while_the_text_stands() -> None:
    s = scene("A: army: Herald, Choir, Gob, Ox; hand: Hush, Rally\nB: army: Imp", cards=CARDS)
    assert [s.value(name) for name in ("Gob", "Ox", "Imp")] == ["2/2", "1/1", "1/1"]
    s.choose("play Rally")
    s.all_pass()
    assert s.points("A") == 16
    assert played(s, "Hush", "Herald").value("Gob") == "1/1"


@pytest.mark.parametrize(("army", "gob"), [("Herald, Muster", "3/1"), ("Muster, Herald", "1/1")])
def test_texts_work_in_the_order_in_which_they_came(army: str, gob: str) -> None:
    assert scene(f"A: army: {army}, Drill, Gob\nB: ", cards=CARDS).value("Gob") == gob


def test_who_is_of_every_type_counts_as_each() -> None:
    s = scene("A: army: Mask, Choir, Drill, Gob; hand: Many\nB: ", cards=CARDS)
    assert (s.value("Mask"), s.value("Gob")) == ("4/2", "1/1")
    assert played(s, "Many", "Gob").value("Gob") == "4/2"
    s.to("Tactics", "B")
    assert s.value("Gob") == "1/1"


def test_a_text_that_was_granted_calls_them_too() -> None:
    s = scene("A: army: Choir, Gob, Ox; hand: Gift\nB: ", cards=CARDS)
    assert played(s, "Gift", "Ox").value("Gob") == "2/2"


def test_creatures_of_slots_are_called_so_too() -> None:
    plain = "cost 1 close 1 def 1 life 1"
    texts = {
        "Gob": f"{plain} (Goblin)",
        "Herald": f"{plain}: Goblins you control are also Elves.",
        "Choir": f"{plain}: Elves you control get +1 close.",
    }
    s = slot("A: front: Gob, Herald, Choir\nB: front: Gob", cards=texts)
    assert [s.value(where, "close") for where in ("A F1", "A F2", "B F1")] == [2, 1, 1]
