"""Blind creatures of AVA's round 27 that live on the dead, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Fen Elk": "creature 4 1/1", "Ogre": "creature 3 1/1", "Spell": "event 1: Draw a card.",
    "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 LP.",
}  # fmt: skip
ENTRANCE = "\nphase: Entrance"
COMBAT = "\nphase: Attack"
PORTER, SEXTON = "Bonepit Porter", "Hungering Sexton"


def porter(home: str, grave: str, hand: str = "1", theirs: str = "Wait") -> Scene:
    """A brings a porter there, and its trigger waits on the chain."""
    s = ava(
        f"A: hand: {PORTER}, {hand}; gold 3 Dark Legion; city Dale; army: Hen; grave: {grave}\n"
        f"B: army: Elk; hand: {theirs}; grave: Cow{ENTRANCE}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PORTER}")
    if f"place in {home}" in s.options():
        s.choose(f"place in {home}")
    while s.place(PORTER) == "the chain":
        s.choose("pass")
    return s


def carries(s: Scene, name: str) -> None:
    """The trigger resolves, and its controller takes this, or nothing."""
    while s.table.chain or offered(s, "pick"):
        wanted = (f"pick {name}", "yes" if name else "no", *(["done"] * (not name)))
        s.choose(next((option for option in wanted if option in s.options()), None) or s.way_on())


@plays("Bonepit Porter")
@pytest.mark.parametrize(("home", "name", "hand"), [
    ("Dale", "Ogre", ["Ogre"]), ("Dale", "Pig", ["Pig"]), ("Dale", "", []), ("the Army", "Ogre", []),
])  # fmt: skip
def test_a_porter_who_comes_to_a_city_may_bring_a_cheap_dead(home: str, name: str, hand: list[str]) -> None:
    s = porter(home, "Fen Elk, Ogre, Pig, Spell")
    seen = s.fork()
    carries(s, name)
    assert [card for card in s.hand("A") if card != "Spare"] == hand
    assert s.place("Fen Elk") == "A's graveyard"
    while seen.table.chain:
        if offered(seen, "pick"):
            assert set(offered(seen, "pick")) == {"Ogre", "Pig"}
            break
        seen.choose("yes" if "yes" in seen.options() else "pass")
    assert bool(offered(seen, "pick")) is (home == "Dale")


@plays("Bonepit Porter")
@pytest.mark.parametrize(("card", "target"), [("Axe", PORTER), ("Raze", "Dale"), ("Call", PORTER)])
def test_a_porter_brings_somebody_though_it_has_left(card: str, target: str) -> None:
    s = porter("Dale", "Pig", theirs=card)
    until(s, f"play {card}")
    s.choose(f"play {card}", *starting(s, f"target {target}"))
    while offered(s, "target"):
        s.choose(f"target {target}")
    wanted = PORTER if card == "Axe" else "Pig"
    carries(s, wanted)
    assert s.place(wanted) == "A's hand"


@plays("Bonepit Porter")
def test_a_porter_who_comes_to_a_city_later_brings_nobody() -> None:
    s = ava(f"A: army: {PORTER}; city Dale; grave: Pig; hand: Wait\nB: army: Elk", TEXTS)
    s.choose(f"move {PORTER} to Dale")
    while s.table.chain:
        assert not offered(s, "pick")
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place(PORTER), s.place("Pig")) == ("Dale", "A's graveyard")
    s = porter("Dale", "Fen Elk, Spell")
    carries(s, "Pig")
    assert (s.place(PORTER), s.place("Fen Elk"), s.place("Spell")) == ("Dale", "A's graveyard", "A's graveyard")


TABLE = f"A: army: {SEXTON}, Mourner, Yak marked; city Dale: Hen; hand: {{}}\nB: army: Elk, Cow; hand: {{}}"


@plays("Hungering Sexton")
def test_a_sexton_devours_as_often_as_there_is_somebody_else() -> None:
    s = ava(TABLE.format(1, 1), TEXTS)
    for n, name in enumerate(("Yak", "Hen", "Mourner"), 1):
        s.choose(f"use {SEXTON}")
        assert "Elk" not in " ".join(s.options())
        assert n == 3 or not [option for option in s.options() if SEXTON in option or "Avatar" in option]
        if n < 3:
            s.choose(next(option for option in s.options() if option.endswith(f" {name}")))
        s.all_pass()
        assert (s.place(name), s.value(SEXTON)) == ("A's graveyard", f"{3 + 2 * n}/{3 + n}")
    assert (s.life("A"), offered(s, "use")) == (20, [])  # nobody has died
    s.to("Play", "B")
    assert s.value(SEXTON) == "3/3"


@plays("Hungering Sexton")
def test_what_a_sexton_has_devoured_is_gone_though_it_dies() -> None:
    s = ava(TABLE.format(1, "Axe"), TEXTS)
    s.choose(f"use {SEXTON}")
    s.choose(next(option for option in s.options() if option.endswith(" Yak")))
    assert s.place("Yak") == "A's graveyard"
    until(s, "play Axe")
    s.choose("play Axe", f"target {SEXTON}")
    while s.table.chain:
        s.choose("pass")
    assert (s.place(SEXTON), s.place("Yak"), s.life("A")) == ("A's graveyard", "A's graveyard", 25)


@plays("Hungering Sexton")
def test_a_resident_sexton_devours_in_combats_and_goes_to_owners() -> None:
    s = ava(f"A: army: Ram 5/9; hand: 1\nB: city Dale: {SEXTON}, Pig of A; army: Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ram", "done")
    until(s, "block")
    s.choose(f"block Ram with {SEXTON}")
    until(s, f"use {SEXTON}")
    s.choose(f"use {SEXTON}")
    assert not targets(s)
    s.choose(next(option for option in s.options() if option.endswith(" Pig")))
    while s.phase == "Attack":
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.place("Pig"), s.damage("Ram"), s.place(SEXTON)) == ("A's graveyard", 5, "B's graveyard")
