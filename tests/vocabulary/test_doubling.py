"""Values that are doubled or change places: what a card has by then counts, what comes later is added."""

import pytest

from scenes.arc import Scene, scene


def played(text: str, *answers: str) -> Scene:
    s = scene(
        "A: hand: Deed, Gift; army: Elf 1/4, Orc 3/2; deck: 9\nB: army: Rat 2/1; deck: 9",
        cards={"Deed": f"event 0: {text}", "Gift": "event 0: Each creature gets +1/+0 until end of turn."},
    )
    s.play("Gift")
    s.play("Deed", *answers)
    return s


@pytest.mark.parametrize(
    ("text", "elf"),
    [
        ("Double target creature's ATK until end of turn.", "4/4"),
        ("Target creature has twice its ATK and DEF until end of turn.", "4/8"),
        ("Swap target creature's ATK and DEF until end of turn.", "4/2"),
    ],
)
def test_it_is_done_with_what_the_creature_has_by_then_until_the_turn_ends(text: str, elf: str) -> None:
    s = played(text, "Elf")
    assert (s.value("Elf"), s.value("Orc")) == (elf, "4/2")
    s.to("Play", "B")
    assert (s.value("Elf"), s.value("Orc")) == ("1/4", "3/2")


def test_each_creature_has_twice_its_own_or_swaps_its_own() -> None:
    assert [played("Double the ATK of each creature until end of turn.").value(each) for each in ("Elf", "Rat")] == [
        "4/4",
        "6/1",
    ]
    s = played("Swap the ATK and DEF of each creature until end of turn.")
    assert (s.value("Elf"), s.value("Orc")) == ("4/2", "2/4")
