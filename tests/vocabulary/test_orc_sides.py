"""A front is one player's, and a zone both sides of it: whom texts mean that say in this front, or in this zone."""

import pytest

from scenes.orc import rule, scene

TABLE = (
    "A: defensive: Singer, Wolf 1/5; offensive: Fox 1/5; resources: 2\nB: offensive: Ox 1/5; hand: Axe; resources: 2"
)


@rule("ORC-AREA-02", "ORC-SPAN-05")
@pytest.mark.parametrize(("place", "harmed"), [("front", ["Wolf"]), ("zone", ["Wolf", "Ox"])])
def test_in_this_front_are_those_of_one_side_and_in_this_zone_of_both(place: str, harmed: list[str]) -> None:
    text = f"creature 1 1/1: (M): Deal 1 damage to each other creature in this {place}."
    s = scene(TABLE, cards={"Singer": text, "Axe": "event 0"})
    s.choose("use Singer")
    s.all_pass()
    assert [name for name in ("Wolf", "Fox", "Ox") if s.damage(name)] == harmed


@rule("ORC-AREA-02", "ORC-SPAN-05")
@pytest.mark.parametrize(("victim", "n"), [("Wolf", 1), ("Ox", 0), ("Fox", 0)])
def test_deaths_in_this_front_are_those_on_its_side(victim: str, n: int) -> None:
    kills = "creature 1 1/9: (M): Kill target creature in all zones."
    text = f"{kills}\nWhenever another creature dies in this front, gain 1 influence."
    s = scene(TABLE, cards={"Singer": text, "Axe": "event 0"})
    s.choose("use Singer")
    s.choose(f"target {victim}")
    s.all_pass()
    assert s.influence("A") == 20 + n
