"""Creatures that stay in cities of opponents, and what holds for those cities and their players meanwhile, in ARC."""

import pytest

from scenes.arc import Scene, rule, scene

TABLE = "A: city Oak (Body, 8); army: Guest, Ox 1/1\nB: city Elm (Body, 8): Cook 1/1 cost 2; army: Ram 1/1\nphase: Play"
GO = "This creature may move into an opponent's city. "


def stays(text: str, moves: bool = True, table: str = TABLE) -> Scene:
    """The guest has gone to Elm, or stayed at home."""
    s = scene(table, cards={"Guest": f"creature 2 1/1: {GO}{text}"})
    if moves:
        s.carry_out("move Guest to Elm")
    return s


@rule("ARC-MOVE-01")
@pytest.mark.parametrize(("moves", "size"), [(True, "2/2"), (False, "1/1")])
def test_creatures_of_the_city_in_which_it_stays(moves: bool, size: str) -> None:
    s = stays("While it is there, other creatures in that city get +1/+1.", moves)
    assert (s.value("Cook"), s.value("Ram"), s.value("Guest")) == (size, "1/1", "1/1")


@pytest.mark.parametrize(("moves", "answers"), [(True, False), (False, True)])
def test_residents_of_that_city_are_marked_for_no_bid(moves: bool, answers: bool) -> None:
    s = stays("As long as it is there, that city's residents cannot be marked for bids.", moves)
    s.to("Tactics", "B")
    s.choose("claim Body")
    assert ("bid Cook" in s.options()) == answers


@rule("ARC-COMBAT-01")
@pytest.mark.parametrize("moves", [True, False])
def test_the_two_players_do_not_attack_each_other(moves: bool) -> None:
    text = "While it resides there, you and that opponent cannot attack each other."
    s = stays(text, moves, TABLE.replace("\nphase", "\nC: army: Hag 1/1\nphase"))
    s.to("Attack", "A")
    assert ("attack B's army" in s.options(), "attack C's army" in s.options()) == (not moves, True)
    s.to("Attack", "B")
    assert ("attack A's army" in s.options(), "attack C's army" in s.options()) == (not moves, True)
