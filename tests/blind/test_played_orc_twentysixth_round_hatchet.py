"""The blind hatchet of ORC's round 26 that comes home, played as its writer meant it."""

import pytest

from blind.texts import orc, plays, until
from scenes.orc import Scene

HATCHET = "Homing Hatchet"
TEXTS = {
    "Axe": "event 0: Kill target creature.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Scare": "event 0: Discard target creature.", "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
}  # fmt: skip


def fallen(purse: str, worn: str) -> Scene:
    """A's Ox with what it wears attacks a Cow that kills it."""
    s = orc(
        f"A: {purse}; offensive: Ox; attached: {worn} on Ox; hand: 1\n"
        "B: defensive: Cow 9/9; hand: 0\nphase: Move or Attack", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    while s.phase == "Move or Attack" and "yes" not in s.options():
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.place("Ox") == "A's graveyard"
    return s


@plays("Homing Hatchet")
@pytest.mark.parametrize("owner", ["A", "B"])
@pytest.mark.parametrize("purse", ["1 gold", "resources: 1"])
def test_left_on_the_ground_it_is_bought_back(owner: str, purse: str) -> None:
    s = fallen(purse, f"{HATCHET} of {owner}")
    assert (s.asked, s.phase) == ("A", "Move or Attack")
    no = s.fork()
    s.choose("yes")
    assert (s.place(HATCHET), s.gold("A")) == (f"{owner}'s hand", 0)
    no.choose("no")
    assert (no.place(HATCHET), no.gold("A")) == ("A's Offensive", 1)
    no.to("Play", "B")
    assert no.place(HATCHET) == f"{owner}'s graveyard"


@plays("Homing Hatchet")
@pytest.mark.parametrize(("gold", "worn"), [(0, HATCHET), (1, f"Bow on Ox, {HATCHET}")])
def test_without_gold_or_unused_it_lies_there(gold: int, worn: str) -> None:
    s = fallen(f"{gold} gold", worn)
    assert (s.place(HATCHET), "yes" in s.options(), s.phase) == ("A's Offensive", False, "Second Play")


@plays("Homing Hatchet")
@pytest.mark.parametrize(
    ("way", "there"),
    [("Axe", "A's graveyard"), ("Scare", "A's graveyard"), ("Bounce", "A's hand")],
)
def test_outside_combat_it_does_not_drop(way: str, there: str) -> None:
    s = orc(f"A: 2 gold; offensive: Ox, Elk; attached: {HATCHET} on Ox; hand: {way}, 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/2"
    s.do(f"play {way}", "target Ox")
    assert (s.place(HATCHET), s.gold("A"), "yes" in s.options()) == (there, 2, False)
