"""Defenders have been assigned: what is done then; and a creature goes to another city than its own, in ARC."""

import pytest

from scenes.arc import rule, scene

BEGUN = "When defenders have been assigned {} this creature{}, you may "
TEXTS = (
    BEGUN.format("in an attack in which", " attacks")
    + "exchange all defenders assigned to it with all defenders assigned to another attacker.",
    "Whenever it attacks, after defenders are assigned, you may exchange its defenders with those of another attacker.",
    BEGUN.format("against an attack by", "")
    + "choose two attackers. All defenders of each defend against the other instead.",
)


@rule("ARC-COMBAT-18")
@pytest.mark.parametrize("text", TEXTS)
def test_defenders_are_exchanged_once_all_are_assigned(text: str) -> None:
    s = scene(
        "A: army: Flag, Hag 3/9\nB: army: Ox 1/9, Elk 1/9\nphase: Attack", cards={"Flag": f"creature 1 2/2: {text}"}
    )
    s.choose("attack B's army", "send Flag", "send Hag")
    while "block Flag with Ox" not in s.options():
        s.choose(s.way_on())
    s.choose("block Flag with Ox", "done")
    while "yes" not in s.options():
        s.choose(s.way_on())
    s.choose("yes")
    for name in ("Hag", "Flag"):
        if f"pick {name}" in s.options():
            s.choose(f"pick {name}")
    s.all_pass()
    assert "Hag strikes Ox for 3" in s.log()
    assert s.points("B") == 13


@rule("ARC-MOVE-01")
def test_a_creature_goes_to_another_city_than_its_own() -> None:
    s = scene("A: city Oak (Body, 8): Page 1/1; city Ash (Mind, 8): Clerk; city Fir (Soul, 8)\nB: army: Ram 1/1\nphase: Play",
              cards={"Clerk": "creature 1 1/1: (M): Shift target creature of yours from one of your cities to another. "
                     "This is not a move."})  # fmt: skip
    s.choose("use Clerk")
    s.choose("target Page")
    while "pick Ash" not in s.options():
        s.choose(s.way_on())
    assert "pick Oak" not in s.options()
    s.choose("pick Ash")
    assert s.place("Page") == s.place("Clerk")


@pytest.mark.parametrize(("gems", "plays"), [(0, False), (1, True)])
def test_a_card_always_costs_at_least_so_much(gems: int, plays: bool) -> None:
    s = scene(f"A: gems {gems} Gaian; city Oak (Body, 8); hand: Ghoul\nB: army: Ram 1/1\nphase: Play",
              cards={"Ghoul": "creature 3 Gaian 2/2: This creature costs 3 less. It always costs at least 1."})  # fmt: skip
    assert any(option.startswith("play Ghoul") for option in s.options()) == plays
