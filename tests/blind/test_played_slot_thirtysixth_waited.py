"""Blind texts of SLOT's thirty-sixth round that had waited: whom they pick is named before their price is paid."""

from blind.gestures import aims, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Mite": "level 1 close 1 def 1 life 1", "Lord": "level 2 close 3 def 3 life 3", "Two": "close 2 def 2 life 9",
}  # fmt: skip
CHAPLAIN, USHER = "Road Chaplain", "Catacomb Usher"


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Road Chaplain")
def test_the_chaplain_wakes_who_was_marked_before() -> None:
    s = table(f"front: Ox marked, {CHAPLAIN}, Ox; back: Two, Two marked", "front: Ox marked")
    s.choose(f"use {CHAPLAIN} F2")
    assert aims(s) == ["Ox F1", "Two B2"]
    s.choose("target Ox F1")
    assert starting(s, "give") == ["give Ox F3", "give Two B1"]
    s.choose("give Ox F3")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1", "B2")] == [False, True, True, False, True]
    assert uses(table(f"front: Ox, {CHAPLAIN}, Ox; back: Two")) == []  # nobody beside it is marked yet
    assert uses(table(f"front: Ox marked, {CHAPLAIN}; {FAR}")) == [f"{CHAPLAIN} F2"]
    assert uses(table(f"front: Ox marked, {CHAPLAIN} marked, Ox")) == []
    assert uses(table(f"front: Ox marked, {CHAPLAIN}")) == []


@plays("Catacomb Usher")
def test_the_usher_calls_who_lay_there_before() -> None:
    s = table(f"front: Ox, {USHER}, -, Ox; twilight: 2 Imp; grave: Mite, Two, Lord")
    s.choose(f"use {USHER} F2")
    assert sorted(starting(s, "target")) == ["target Mite (graveyard)", "target Two (graveyard)"]
    s.choose("target Mite (graveyard)")
    while starting(s, "give Imp"):
        s.choose(starting(s, "give Imp")[0])
    assert starting(s, "place") == ["place Mite (graveyard) in F3", "place Mite (graveyard) in B2"]
    s.choose("place Mite (graveyard) in B2")
    assert (s.who("A B2"), s.marked("A B2"), s.marked("A F2"), sorted(s.grave("A"))) == (
        "Mite", True, True, ["Imp", "Imp", "Lord", "Two"],
    )  # fmt: skip
    for army in (
        f"Ox, {USHER}, -, Ox; twilight: 2 Imp", f"Ox, {USHER}, Ox; back: -, Ox; twilight: 2 Imp; grave: Mite",
        f"Ox, {USHER}; twilight: 2 Imp; grave: Lord", f"Ox, {USHER}; grave: Mite",
    ):  # fmt: skip
        assert uses(table(f"front: {army}")) == [], army
