"""A blind text of SLOT's twenty-first round about the limit of levels, played as its writer meant it."""

import pytest

from blind.gestures import recruits
from blind.texts import FAR, cards_of, plays, slot
from scenes.slot import Scene, deal

LADY = "Lady of the Long Table"
CAST = {
    "Ox": "close 1 def 1 life 9",
    "Boss": "level 2 cost 0 close 1 def 3 life 5",
    "Peer": "level 2 cost 0 def 1 life 1",
}


def recruiting(army: str, deck: str) -> Scene:
    """A recruits with an army and the gold for anybody."""
    return slot(f"A: front: {army}; twilight: 9 Ox; deck: {deck}\nB: front: Ox; {FAR}\nstep: Recruit", CAST)


@plays("Lady of the Long Table")
@pytest.mark.parametrize(
    ("army", "come"),
    [
        (f"{LADY}, Boss", [LADY, "Peer"]),
        ("Boss, Boss", [LADY]),
        (f"{LADY}, {LADY}, Boss", [LADY, "Peer"]),
        (f"{LADY}, Boss, Boss", [LADY]),
    ],
)
def test_two_others_of_level_2_may_be_there_beside_her(army: str, come: list[str]) -> None:
    assert recruits(recruiting(army, f"{LADY}, Peer")) == come


@plays("Lady of the Long Table")
def test_she_is_recruited_as_a_third_of_her_level() -> None:
    s = recruiting("Boss, Boss", f"{LADY}, Peer")
    s.choose(f"recruit {LADY}", f"place {LADY} in F3")
    while s.asked == "A" and any(option.startswith("give") for option in s.options()):
        s.choose(next(option for option in s.options() if option.startswith("give")))
    assert s.who("A F3") == LADY
    assert "recruit Peer" not in s.options()


@plays("Lady of the Long Table")
def test_she_owes_the_upkeep_of_her_level() -> None:
    s = slot(f"A: front: {LADY}, Ox\nB: front: Ox; {FAR}\nstep: Upkeep", CAST)
    assert s.options() == [f"pay 1 for {LADY} F1", f"give up {LADY} F1"]


@plays("Lady of the Long Table")
@pytest.mark.parametrize(("first", "second"), [(LADY, "Knight"), ("Knight", LADY)])
def test_before_the_first_turn_she_is_the_one_of_level_2(first: str, second: str) -> None:
    s = deal(f"20 Page, Knight, {LADY}", "20 Page", cards={LADY: cards_of("slot")[LADY]})
    s.choose(f"lay {first} in F1")
    s.refused(f"lay {second} in F2", "SLOT-START-09")
    while s.table.turn == 0:
        if s.asked == "A":
            assert not [label for label in s.options() if label.startswith(f"lay {second}")]
        s.match.choose_at(len(s.options()) - 1)
    assert sum(s.table.is_elite(s.at(f"A {one[-2:]}")) for one in s.army("A")) == 1
