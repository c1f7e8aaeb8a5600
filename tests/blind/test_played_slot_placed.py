"""Blind texts of SLOT about where creatures are recruited, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Free": "cost 0 close 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1",
}  # fmt: skip


def recruits(a: str, *where: str, b: str = "front: Ann") -> Scene:
    """A recruits Free into each of these slots, one after another."""
    s = slot(f"A: {a}; deck: {len(where)} Free\nB: {b}\nstep: Recruit", CAST)
    for place in where:
        s.choose("recruit Free", f"place Free in {place}")
    return s


@plays("Open-Armed Hostess")
@pytest.mark.parametrize(("place", "marked"), [("F1", False), ("F3", False), ("B2", False), ("F4", True), ("B1", True)])
def test_beside_the_hostess_recruits_arrive_unmarked(place: str, marked: bool) -> None:
    assert recruits("front: -, Open-Armed Hostess", place).marked(f"A {place}") is marked


@plays("Drum-and-Ale Recruiter")
@pytest.mark.parametrize(
    ("places", "marked"), [(["F1"], [False]), (["F1", "F3"], [False, True]), (["F4", "F1"], [True, True])]
)
def test_only_the_first_recruit_arrives_unmarked_and_only_there(places: list[str], marked: list[bool]) -> None:
    s = recruits("front: -, Drum-and-Ale Recruiter", *places)
    assert [s.marked(f"A {place}") for place in places] == marked


@plays("Brambletoll Giant")
@pytest.mark.parametrize(("giants", "paid"), [("Brambletoll Giant", 2), ("Ox, Ox", 1)])
def test_into_its_column_the_giant_makes_recruits_dearer(giants: str, paid: int) -> None:
    s = slot(f"A: front: -, Ox, Ox, Ox; deck: One\nB: front: {giants}\nstep: Recruit", CAST)
    s.choose("recruit One", "place One in F1")
    while starting(s, "give"):
        s.choose(starting(s, "give")[0])
    assert sum(s.marked(f"A {place}") for place in ("F2", "F3", "F4")) == paid


@plays("Kestrel Rider")
def test_the_rider_takes_a_second_step_for_the_same_point() -> None:
    army = "A: front: Kestrel Rider, Ox; back: -, Ox"
    s = slot(f"{army}\nB: front: Ann\nstep: Move, ap 3", CAST)
    s.choose("move Kestrel Rider F1 to B1", "yes")
    assert sorted(s.options()) == ["place Kestrel Rider B1 in B2", "place Kestrel Rider B1 in F1"]
    s.choose("place Kestrel Rider B1 in B2")
    assert (s.who("A B2"), s.who("A B1"), s.marked("A B2"), s.ap) == ("Kestrel Rider", "Ox", True, 2)
    s = slot(f"{army}\nB: front: Ann\nstep: Move, ap 3", CAST)
    s.choose("move Kestrel Rider F1 to B1", "no")
    assert (s.who("A B1"), s.ap) == ("Kestrel Rider", 2)
