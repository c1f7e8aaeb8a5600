"""A blind text of SLOT's thirty-eighth round about who goes to the twilight in your own turn, played as meant."""

import pytest

from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

KEEPER = "Keeper of Late Hours"
CAST = FOLK | {
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Warden": "close 1 def 1 life 5: Whenever one of your creatures is killed during your turn, put it into your twilight"
              " instead of your graveyard.",
    "Verger": "close 1 def 1 life 5: Each ally that is killed during your turn goes to your twilight.",
    "Other": "close 1 def 1 life 5: Other ally creatures that are killed during your turn go to the twilight.",
    "Always": "close 1 def 1 life 5: Each ally that is killed goes to the twilight.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann, Slayer; {FAR}") -> Scene:
    """The armies in the step of A in which abilities are used."""
    return slot(f"A: {a}\nB: {b}\nstep: Abilities, ap 3", CAST)


def killed(s: Scene, by: str, whom: str) -> Scene:
    s.choose(f"use {by}", f"target {whom}")
    return s


@plays("Keeper of Late Hours")
def test_allies_killed_in_your_own_turn_go_to_your_twilight_and_the_keeper_too() -> None:
    s = killed(table(f"front: {KEEPER}, Slayer, Ann"), "Slayer F2", "Ann F3")
    assert (s.twilight("A"), s.grave("A")) == (["Ann"], [])
    s = killed(table(f"front: {KEEPER}, Slayer, Ann"), "Slayer F2", f"{KEEPER} F1")
    assert (s.twilight("A"), s.grave("A")) == ([KEEPER], [])
    s = killed(table(f"front: {KEEPER}, Slayer, Ann"), "Slayer F2", "Ann F1")
    assert (s.twilight("B"), s.grave("B")) == (["Ann"], [])


@plays("Keeper of Late Hours")
@pytest.mark.parametrize("who", [KEEPER, "Warden", "Verger", "Other"])
def test_what_the_opponent_owns_is_killed_in_his_turn_as_the_rules_have_it(who: str) -> None:
    s = table(f"front: {who}, Slayer, Ann of B")
    own = killed(s.fork(), "Slayer F2", "Ann F3")
    assert (own.twilight("B"), own.grave("B"), own.twilight("A")) == (["Ann"], [], [])
    s.to("Abilities", "B")
    killed(s, "Slayer F2", "Ann F3")
    assert (s.twilight("B"), s.grave("B"), s.twilight("A")) == ([], ["Ann"], [])


def test_where_no_turn_is_said_they_go_there_in_every_turn() -> None:
    s = table("front: Always, Slayer, Ann of B")
    s.to("Abilities", "B")
    killed(s, "Slayer F2", "Ann F3")
    assert (s.twilight("B"), s.grave("B")) == (["Ann"], [])
