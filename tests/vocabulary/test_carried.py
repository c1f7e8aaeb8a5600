"""Damage that would be dealt to one is dealt to another: at will, or the first of each turn, played out in ARC."""

import pytest

from scenes.arc import rule, scene

BLAST = {"Blast": "event 0: Deal 2 damage to target city.", "Flame": "event 0: Deal 3 damage to target city."}


@rule("ARC-COMBAT-19")
@pytest.mark.parametrize(("answer", "city", "guard"), [("yes", 0, 2), ("no", 2, 0)])
def test_a_resident_may_take_what_would_be_dealt_to_its_city(answer: str, city: int, guard: int) -> None:
    guards = (
        "creature 1 1/9: If damage would be dealt to the city I live in, you may have that damage dealt to me instead."
    )
    s = scene("A: hand: Blast\nB: no city; city Fen (Body, 8): Guard", cards={"Guard": guards, **BLAST})
    s.choose("play Blast", "target Fen")
    s.all_pass()
    s.choose(answer)
    assert (s.table.harm[s.card("Fen")], s.table.harm[s.card("Guard")]) == (city, guard)


@rule("ARC-COMBAT-19")
def test_the_first_damage_of_a_turn_is_carried_to_it_and_no_other() -> None:
    guards = (
        "creature 1 1/9: The first damage that would be dealt to my city each turn is dealt to this creature instead."
    )
    s = scene("A: hand: Blast, Flame\nB: no city; city Fen (Body, 8): Guard", cards={"Guard": guards, **BLAST})
    for event in ("Blast", "Flame"):
        s.carry_out(f"play {event}", "target Fen")
    assert (s.table.harm[s.card("Fen")], s.table.harm[s.card("Guard")]) == (3, 2)
