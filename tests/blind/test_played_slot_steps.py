"""Blind texts of SLOT about moves, rests and action points, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Rock": "def 9 life 9 fixed",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
}  # fmt: skip


def moves(s: Scene, name: str = "") -> list[str]:
    """Where it can move now, or all who can."""
    return [label[5:].removeprefix(name).lstrip() for label in s.options() if label.startswith(f"move {name}")]


@plays("Lane Skipper")
def test_it_moves_along_its_whole_row() -> None:
    s = slot("A: front: Lane Skipper, Ox; back: -, Ox\nB: front: Ann\nstep: Move", CAST)
    assert moves(s, "Lane Skipper F1") == ["to F2, swapping with Ox", "to F3", "to F4", "to B1"]
    s.choose("move Lane Skipper F1 to F4")
    assert (s.who("A F4"), s.marked("A F4"), s.ap) == ("Lane Skipper", True, 2)
    assert moves(s, "Lane Skipper") == []
    s = slot("A: front: Ox, Ox; back: Lane Skipper, Ox, -, -\nB: front: Ann\nstep: Move", CAST)
    assert moves(s, "Lane Skipper B1") == ["to F1, swapping with Ox", "to B2, swapping with Ox", "to B3", "to B4"]


@plays("Gibbet Rook of Ruun")
def test_it_moves_into_any_empty_slot() -> None:
    s = slot("A: front: Gibbet Rook of Ruun, Ox, -, Ox; back: -, Ox, -, Ox\nB: front: Ann\nstep: Move", CAST)
    assert moves(s, "Gibbet Rook of Ruun F1") == ["to F2, swapping with Ox", "to F3", "to B1", "to B3"]
    s.choose("move Gibbet Rook of Ruun F1 to B3")
    assert (s.marked("A B3"), s.ap, moves(s, "Gibbet")) == (True, 2, [])


@plays("Mule of the Train", "Hazelshade Runner")
@pytest.mark.parametrize("name", ["Mule of the Train", "Hazelshade Runner"])
def test_its_move_does_not_mark_it(name: str) -> None:
    s = slot(f"A: front: {name}, Ox; {FAR}\nB: front: Ox; {FAR}\nstep: Move, ap 4", CAST)
    s.choose(f"move {name} F1 to F2, swapping with Ox")
    assert (s.who("A F2"), s.marked("A F2"), s.marked("A F1"), s.ap, moves(s, name)) == (name, False, False, 3, [])
    s.choose("move Ox F1 to B1")
    assert s.marked("A B1")
    s.to("Action")
    s.choose(f"attack Ox F1 with {name} F2, close")
    s.decline()
    assert (s.ap, s.marked("A F2"), s.tokens("B F1")) == (1, True, 1)
    s = slot(f"A: front: {name} marked, Ox; {FAR}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    assert moves(s, name) == []


@plays("Dewfoot Runner")
def test_its_move_takes_no_action_points() -> None:
    s = slot(f"A: front: Dewfoot Runner, Ox, Ox, Ox; {FAR}\nB: front: Ox; {FAR}\nstep: Move, ap 1", CAST)
    s.choose("move Ox F4 to F3, swapping with Ox")
    assert (s.ap, moves(s)) == (0, ["Dewfoot Runner F1 to F2, swapping with Ox", "Dewfoot Runner F1 to B1"])
    s.choose("move Dewfoot Runner F1 to F2")
    assert (s.who("A F2"), s.marked("A F2")) == ("Dewfoot Runner", True)
    s = slot(f"A: front: Dewfoot Runner, Ox; {FAR}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    s.choose("move Ox F2 to F1, swapping with Dewfoot Runner")
    assert (s.ap, "to F3" in moves(s, "Dewfoot Runner F2")) == (2, True)


@plays("Quagmire Nix")
@pytest.mark.parametrize("row", ["front", "back"])
def test_nobody_across_from_it_moves_or_is_swapped_away(row: str) -> None:
    s = slot(f"A: front: Ann, Ox; back: Ann, -, -, Page\nB: {row}: Quagmire Nix, -, Ox\nstep: Move", CAST)
    assert moves(s, "Ann") == []
    assert moves(s, "Ox F2") == ["to F3", "to B2"]
    s = slot(f"A: front: -, Ox, Ox; {FAR}\nB: {row}: Quagmire Nix, Ox; {FAR}\nstep: Move", CAST)
    s.choose("move Ox F2 to F1")
    assert s.who("A F1") == "Ox"
    s = slot("A: front: Quagmire Nix; back: Ann\nB: front: Ox; back: Ox\nstep: Move", CAST)
    assert "to B2" in moves(s, "Ann B1")


@plays("Old Rootfoot", "Old Brambleback")
@pytest.mark.parametrize("name", ["Old Rootfoot", "Old Brambleback"])
def test_it_stays_where_it_is(name: str) -> None:
    s = slot(f"A: front: {name}, Ox; {FAR}\nB: front: Ann\nstep: Move", CAST)
    assert (moves(s, name), moves(s, "Ox F2")) == ([], ["to F3", "to B2"])


@plays("Old Brambleback")
def test_whose_close_attack_on_it_fails_gets_a_token() -> None:
    cast = CAST | {"Reed": "close 3 ranged 1 def 9 life 2", "Imp": "close 1 def 9 life 1"}
    for attack, tokens in (
        ("Reed F1, close", (1, 0, 0)), ("Reed F1, ranged", (0, 0, 0)), ("Reed F1 + Reed F2, close", (0, 0, 1)),
        ("Reed F1 + Imp F3, close", (1, 0, 0)),
    ):  # fmt: skip
        s = slot(f"A: front: Reed, Reed, Imp; {FAR}\nB: front: -, Old Brambleback; {FAR}", cast)
        s.choose(f"attack Old Brambleback F2 with {attack}")
        while s.asked == "B":
            s.choose("number 0" if "number 0" in s.options() else "decline")
        assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("B F2")) == tokens, attack
        assert (s.who("A F3") == "") == ("Imp" in attack)


@plays("Bivouac Veteran")
def test_its_rest_takes_one_point() -> None:
    s = slot(f"A: front: Bivouac Veteran hurt 1, Ox hurt 1; {FAR}\nB: front: Ann\nstep: Action, ap 1", CAST)
    assert "rest Ox F2" not in s.options()
    s.choose("rest Bivouac Veteran F1")
    s = slot(f"A: front: Bivouac Veteran hurt 1, Ox hurt 1; {FAR}\nB: front: Ann", CAST)
    s.choose("rest Bivouac Veteran F1")
    assert (s.ap, s.tokens("A F1"), s.marked("A F1")) == (2, 0, True)
    s = slot(f"A: front: Bivouac Veteran marked hurt 1, Bivouac Veteran; {FAR}\nB: front: Ann", CAST)
    assert not [label for label in s.options() if label.startswith("rest")]


@plays("Warcamp Cook")
@pytest.mark.parametrize(
    ("army", "where", "left"),
    [
        ("front: Warcamp Cook, Ox, -, Ox hurt 1", "F4", 2),
        ("front: Warcamp Cook hurt 1, Ox", "F1", 2),
        ("front: Warcamp Cook, Warcamp Cook, Ox hurt 1", "F3", 2),
        ("front: Warcamp Cook; back: Ox hurt 1", "B1", 1),
        ("front: Bivouac Veteran hurt 1, Warcamp Cook", "F1", 2),
    ],
)
def test_in_the_row_of_the_cook_a_rest_takes_one_point(army: str, where: str, left: int) -> None:
    s = slot(f"A: {army}\nB: front: Warcamp Cook; {FAR}", CAST)
    s.choose(f"rest {s.who(f'A {where}')} {where}")
    assert (s.ap, s.tokens(f"A {where}"), s.marked(f"A {where}")) == (left, 0, True)


@plays("Dawnbell Page")
def test_as_it_comes_in_its_own_turn_it_brings_an_action_point() -> None:
    s = slot(f"A: front: Ox, Ox; {FAR}; deck: Dawnbell Page\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose("recruit Dawnbell Page", "place Dawnbell Page in B1", "give Ox F1", "give Ox F2")
    assert (s.who("A B1"), s.ap) == ("Dawnbell Page", 4)
    s.to("Action", "B")
    assert s.ap == 3


@plays("Drummer of the Long March")
def test_for_its_mark_and_another_it_brings_an_action_point_of_this_turn() -> None:
    s = slot(f"A: front: Drummer of the Long March, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Drummer of the Long March F1", "give Ox F2")
    assert (s.ap, s.marked("A F1"), s.marked("A F2"), s.marked("A B4")) == (4, True, True, False)
    s.to("Action", "B")
    assert s.ap == 3
    s = slot(f"A: front: Saint, Ox; {FAR}\nB: front: Drummer of the Long March, Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Saint F1", "target Ox F2")
    s.choose(*[label for label in s.options() if label.startswith(("use Drummer", "give Ann"))])  # in vain
    s.choose(*[label for label in s.options() if label.startswith("give Ann")])
    assert s.ap == 3
    s.to("Action", "B")
    assert s.ap == 3


@plays("Brawl Caller")
@pytest.mark.parametrize(
    ("army", "members", "left"),
    [
        ("front: Ox, Ox, Brawl Caller", "Ox F1 + Ox F2", 2),
        ("front: Ox, Ox, Ox, Ox; back: Brawl Caller", "Ox F1 + Ox F2 + Ox F3", 1),
        ("front: Ox, Brawl Caller, Ox", "Ox F1 + Brawl Caller F2", 1),
        ("front: Ox, Brawl Caller, Ox; back: Brawl Caller", "Ox F1 + Brawl Caller F2", 2),
        ("front: Ox, Ox, Brawl Caller; back: Brawl Caller", "Ox F1 + Ox F2", 3),
        ("front: Ox, Ox, Brawl Caller", "Ox F1", 2),
    ],
)
def test_groups_without_it_are_cheaper(army: str, members: str, left: int) -> None:
    s = slot(f"A: {army}\nB: front: Brawl Caller, Rock, Rock; {FAR}", CAST)
    s.choose(f"attack Rock F2 with {members}, close")
    s.decline()
    assert s.ap == left


@plays("Ballista Engineer")
def test_it_reaches_the_whole_front_row_and_nobody_else_for_two_points() -> None:
    foes = "front: Ox, Ann, Axe, Rock; back: Ox, -, -, Ox"
    for army in ("front: Ballista Engineer", "back: Ballista Engineer"):
        s = slot(
            f"A: {army}; front: -, -, -, Page\nB: {foes}" if "back" in army else f"A: {army}; {FAR}\nB: {foes}", CAST
        )
        targets = [label.split(" with ")[0] for label in s.options() if "with Ballista" in label and "+" not in label]
        assert targets == ["attack Ox F1", "attack Ann F2", "attack Axe F3", "attack Rock F4"]
    s.choose("attack Ann F2 with Ballista")
    s.decline()
    assert (s.ap, s.tokens("B F2")) == (1, 1)
    s = slot(f"A: front: Ballista Engineer; {FAR}\nB: front: Ox; back: -, Ann\nstep: Action, ap 1", CAST)
    assert not [label for label in s.options() if "with Ballista" in label]
    s = slot(f"A: front: Ballista Engineer, Ann; {FAR}\nB: front: Ox, -, -, Ox; back: -, Ann\nstep: Action, ap 2", CAST)
    groups = [label for label in s.options() if "+" in label]
    assert groups == ["attack Ox F1 with Ballista Engineer F1 + Ann F2, ranged"]
    s.choose(*groups, "number 0", "number 0")
    assert s.tokens("B F1") == 1


@plays("Banner Zealot")
@pytest.mark.parametrize(
    ("army", "label", "left"),
    [
        ("Banner Zealot", "attack Club F1 with Banner Zealot F1, close", 3),
        ("Ox", "attack Club F1 with Ox F1, close", 2),
    ],
)
def test_killed_in_its_own_turn_it_leaves_an_action_point(army: str, label: str, left: int) -> None:
    s = battle(f"{army}, Ox", "Club", label, CAST | {"Ox": "close 1 def 1 life 1"})
    assert (s.who("A F1"), s.ap) == ("", left)


@plays("Banner Zealot")
def test_killed_by_an_own_ability_it_does_too_and_in_the_enemys_turn_or_in_a_group_not() -> None:
    s = slot(f"A: front: Witch, Banner Zealot; {FAR}\nB: front: Ox; {FAR}\nstep: Abilities", CAST)
    s.choose("use Witch F1", "target Banner Zealot F2")
    assert s.ap == 4
    s.to("Action", "B")
    assert s.ap == 3
    s = battle("Club, Ox", "Banner Zealot, Ox", "attack Banner Zealot F1 with Club F1, close", CAST)
    assert (s.who("B F1"), s.ap) == ("", 2)
    s = battle("Banner Zealot, Ox, Ox", "Club", "attack Club F1 with Banner Zealot F1 + Ox F2, close", CAST)
    s.choose("number 6")
    assert (s.who("A F1"), s.ap) == ("", 1)
