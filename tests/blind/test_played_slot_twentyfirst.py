"""Blind texts of SLOT's twenty-first round about moves, recruits, costs and values, played as their writers meant them."""

import pytest

from blind.gestures import spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "def 4 life 9", "Rock": "def 1 life 9 fixed",
    "Bow": "ranged 1 def 1 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 2", "Three": "cost 3 close 1 def 1 life 1",
    "Zero": "cost 0 close 1 def 1 life 1", "Hex": "close 1 def 1 life 1: [ ] - Mark target creature.",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str, how: str = "") -> list[str]:
    """Who can attack it now, and in which type."""
    found = [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]
    return [each for each in found if each.endswith(how)]


@plays("Thicket Strider")
def test_it_may_stride_to_a_corner() -> None:
    s = table("front: Ox, Thicket Strider, Ox; back: -, Ox, Ann", step="Move")
    assert starting(s, "move Thicket Strider F2 to B1") == ["move Thicket Strider F2 to B1"]
    assert not starting(s, "move Thicket Strider F2 to B3")  # Ann stands there, and diagonally nobody swaps
    assert not starting(s, "move Thicket Strider F2 to F4")
    assert not starting(s, "move Ox F3 to B4 ")
    s.choose("move Thicket Strider F2 to B1")
    assert (s.who("A B1"), s.who("A F2"), s.ap, s.marked("A B1")) == ("Thicket Strider", "", 2, True)
    assert not starting(s, "move Thicket Strider")
    s = table("front: Thicket Strider marked, Ox", step="Move")
    assert not starting(s, "move Thicket Strider")
    s = table("front: Ox, Thicket Strider; back: Ox", step="Move")
    assert not starting(s, "move Ox F1 to B2")
    assert {option.split()[-1] for option in starting(s, "move Thicket Strider F2 to") if "swap" not in option} == {
        "F3", "B2", "B3",
    }  # fmt: skip
    assert not starting(table("front: Ox, Thicket Strider; back: Ox", step="Move, ap 0"), "move Thicket")


@plays("Bramble Hind")
@pytest.mark.parametrize(
    ("where", "recruit", "tokens", "points"),
    [("F2", "Two", 1, 0), ("B2", "Two", 1, 0), ("F3", "Two", 0, 0), ("B2", "One", None, 1), ("B1", "Two", 0, 0)],
)
def test_who_is_recruited_opposite_is_hurt(where: str, recruit: str, tokens: int | None, points: int) -> None:
    for hind in ("front: -, Bramble Hind, Ox", "front: Ox; back: -, Bramble Hind"):
        front = "front: Ox, Ox" if where == "B2" else "front: Ox"
        s = slot(f"A: {front}; twilight: 3 Imp; deck: {recruit}\nB: {hind}\nstep: Recruit", CAST)
        s.choose(f"recruit {recruit}", f"place {recruit} in {where}")
        spend(s)
        if tokens is None:
            assert (s.who(f"A {where}"), s.grave("A")[0], s.points("B")) == ("", recruit, points)
        else:
            assert (s.who(f"A {where}"), s.tokens(f"A {where}")) == (recruit, tokens)


@plays("Bramble Hind")
def test_it_scores_for_a_column_that_stays_empty_and_heeds_recruits_only() -> None:
    s = slot("A: front: Ox; twilight: Imp; deck: One\nB: front: -, Bramble Hind\nstep: Recruit", CAST)
    s.choose("recruit One", "place One in F2")
    spend(s)
    assert (s.who("A F2"), s.points("B")) == ("", 2)
    s = table("front: Ox, -, Ox", "front: -, Bramble Hind", "Move")
    s.choose("move Ox F1 to F2")
    assert s.tokens("A F2") == 0
    s = slot("A: front: Bramble Hind; twilight: 2 Imp; deck: Two\nB: front: Ox\nstep: Recruit", CAST)
    s.choose("recruit Two", "place Two in B1")
    spend(s)
    assert s.tokens("A B1") == 0


@plays("Parlour Duellist")
def test_who_is_behind_it_is_not_covered() -> None:
    s = table("front: Club, Club; back: Bow, Bow", "front: Parlour Duellist, Wall; back: Ann, Ann")
    assert {"Club F1, close", "Club F1, ranged", "Bow B1, ranged"} == {a for a in attacks(s, "Ann B1") if "+" not in a}
    assert attacks(s, "Ann B2") == []
    assert {"Club F1, close"} <= set(attacks(s, "Parlour Duellist F1", "close"))
    s.choose("attack Ann B1 with Club F1, close")
    assert s.tokens("B B1") == 1
    s = table("front: Club, Club", "front: Ann, Wall; back: Parlour Duellist, Ann")
    assert attacks(s, "Parlour Duellist B1") == []


@plays("Steward of the Stair")
@pytest.mark.parametrize(
    ("army", "recruit", "where", "paid"),
    [
        ("front: Steward of the Stair", "Two", "B1", 1),
        ("front: Ox; back: -, Steward of the Stair", "Two", "F2", 1),
        ("front: Steward of the Stair", "Two", "F2", 2),
        ("front: Steward of the Stair", "Two", "B2", 2),
        ("front: Steward of the Stair", "Zero", "B1", 0),
        ("front: Steward of the Stair", "One", "B1", 0),
        ("front: Ox", "Steward of the Stair", "B1", 2),
    ],
)
def test_recruits_in_its_column_are_cheaper(army: str, recruit: str, where: str, paid: int) -> None:
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {recruit}\nB: front: Steward of the Stair\nstep: Recruit", CAST)
    s.choose(f"recruit {recruit}", f"place {recruit} in {where}")
    spend(s)
    assert (s.who(f"A {where}"), 4 - len(s.twilight("A"))) == (recruit, paid)


@plays("Drumfoot Runner")
def test_it_comes_unmarked() -> None:
    s = slot("A: front: Ox; twilight: 2 Imp; deck: Drumfoot Runner, One\nB: front: Rock, Rock\nstep: Recruit", CAST)
    s.choose("recruit Drumfoot Runner", "place Drumfoot Runner in F2")
    spend(s)
    assert not s.marked("A F2")
    pays = s.fork()
    pays.choose("recruit One", "place One in F3", "give Drumfoot Runner F2")
    assert (pays.marked("A F2"), pays.marked("A F3")) == (True, True)
    s.to("Move")
    assert starting(s, "move Drumfoot Runner F2")
    s.to("Action")
    s.choose("attack Rock F2 with Drumfoot Runner F2, close")
    assert (s.marked("A F2"), s.tokens("B F2")) == (True, 1)


@plays("Mudbank Brawler")
def test_marked_it_is_tougher() -> None:
    s = table("front: Mudbank Brawler, Mudbank Brawler marked, Hex", step="Abilities")
    assert [s.value(f"A F{n}", "DEF") for n in (1, 2)] == [2, 4]
    s.choose("use Hex F3", "target Mudbank Brawler F1")
    assert s.value("A F1", "DEF") == 4
    three = CAST | {"Three": "close 3 def 9 life 9"}
    s = slot(f"A: front: Mudbank Brawler, Ox\nB: front: Three; {FAR}\nstep: Action", three)
    group = s.fork()
    s.choose("attack Three F1 with Mudbank Brawler F1, close")
    assert (s.tokens("A F1"), s.value("A F1", "DEF")) == (0, 4)
    group.choose("attack Three F1 with Mudbank Brawler F1 + Ox F2, close")
    group.choose("number 3")
    group.choose(*["number 0"] * ("number 0" in group.options()))
    assert group.tokens("A F1") == 1
    s = slot(f"A: front: Three\nB: front: Mudbank Brawler; {FAR}\nstep: Action", three)
    s.choose("attack Mudbank Brawler F1 with Three F1, close")
    assert s.tokens("B F1") == 1


@plays("Howling Vanguard")
def test_it_is_recruited_in_front_only() -> None:
    s = slot("A: front: Ox, -, Ox, Ox; twilight: 2 Imp; deck: Howling Vanguard, Two\nB: front: Ox\nstep: Recruit", CAST)
    two = s.fork()
    s.choose("recruit Howling Vanguard")
    if starting(s, "place"):
        assert starting(s, "place") == ["place Howling Vanguard in F2"]
        s.choose("place Howling Vanguard in F2")
    spend(s)
    assert s.who("A F2") == "Howling Vanguard"
    two.choose("recruit Two")
    assert len(starting(two, "place")) == 5
    s = slot("A: front: Ox, Ox, Ox, Ox; twilight: 2 Imp; deck: Howling Vanguard\nB: front: Ox\nstep: Recruit", CAST)
    assert not starting(s, "recruit")
    s = table("front: Howling Vanguard, Ox; back: -, Ox", step="Move")
    swap = table("front: Howling Vanguard; back: Ox", step="Move")
    s.choose("move Howling Vanguard F1 to B1")
    assert s.who("A B1") == "Howling Vanguard"
    swap.choose("move Ox B1 to F1, swapping with Howling Vanguard")
    assert swap.who("A B1") == "Howling Vanguard"


@plays("Warband Caller")
@pytest.mark.parametrize(
    ("a", "target", "band", "left"),
    [
        ("front: Ox, Ox, Ox; back: -, Warband Caller marked", "Rock F2", "Ox F1 + Ox F2", 2),
        ("front: Ox, Ox, Ox; back: -, Warband Caller", "Rock F2", "Ox F1 + Ox F2 + Ox F3", 1),
        ("front: Ox, Ox, Ox; back: -, Warband Caller", "Rock F2", "Ox F2", 2),
        ("front: Ox, Ox, Ox; back: Warband Caller", "Rock F2", "Ox F1 + Ox F2", 1),
        ("front: Ox, Warband Caller, Ox", "Rock F2", "Ox F1 + Warband Caller F2", 1),
    ],
)
def test_groups_against_its_column_are_cheaper(a: str, target: str, band: str, left: int) -> None:
    s = table(a, f"front: Rock, Rock, Rock; {FAR}")
    s.choose(f"attack {target} with {band}, close")
    assert s.ap == left


@plays("Warband Caller")
def test_with_one_point_a_group_of_two_is_called() -> None:
    a, foes = "front: Ox, Ox, Ox; back: -, Warband Caller", f"front: Rock, Rock, Rock; {FAR}"
    s = table(a, foes, "Action, ap 1")
    assert {each.count("+") for each in attacks(s, "Rock F2", "close")} == {0, 1}
    assert {each.count("+") for each in attacks(s, "Rock F1", "close")} == {0}
    s = table(a, foes, "Action, ap 2")
    assert {each.count("+") for each in attacks(s, "Rock F2", "close")} == {0, 1, 2}
    s = table("front: Ox, Ox, Ox", "front: Ox, Rock; back: -, Warband Caller", "Action, ap 1")  # of its player only
    assert {each.count("+") for each in attacks(s, "Rock F2", "close")} == {0}


@plays("Milestone Courier")
def test_its_moves_take_no_point() -> None:
    s = table("front: Milestone Courier, Ox, -, Ox; back: -, -, -, Milestone Courier", step="Move, ap 0")
    assert {option[:21] for option in starting(s, "move")} == {"move Milestone Courier"[:21]}
    s.choose("move Milestone Courier F1 to F2, swapping with Ox")
    assert (s.who("A F2"), s.marked("A F2"), s.marked("A F1"), s.ap) == ("Milestone Courier", True, False, 0)
    assert not starting(s, "move Milestone Courier F2")
    s = table("front: Milestone Courier, Ox", step="Move")
    s.choose("move Ox F2 to F1, swapping with Milestone Courier")
    assert s.ap == 2
    assert not starting(table("front: Milestone Courier marked, Ox", step="Move, ap 3"), "move Milestone")


@plays("Field Adjutant")
def test_it_gives_an_action_point_in_your_turn() -> None:
    s = table("front: Field Adjutant, Ox, Caller", f"front: Field Adjutant, Rock, Ox; {FAR}", "Abilities, ap 3")
    s.choose("use Field Adjutant F1")
    assert (s.ap, s.marked("A F1")) == (4, True)
    assert not starting(s, "use Field Adjutant")
    s.choose("use Caller F3")
    if starting(s, "target Field Adjutant F1"):
        s.choose("target Field Adjutant F1")
    s.choose("use Field Adjutant F1")
    assert s.ap == 5
    s.to("Action", "B")
    assert s.ap == 3
    s = table("front: Ox, Ox, Field Adjutant", f"front: Field Adjutant, Rock; {FAR}", "Action, ap 1")
    s.choose("attack Rock F2 with Ox F2, close")
    assert s.asked == "A"  # B's is not offered in the exchange
    s.choose("use Field Adjutant F3")
    assert s.ap == 1


@plays("Barrack Cook")
@pytest.mark.parametrize(
    ("army", "where", "left"),
    [
        ("front: Barrack Cook marked, Ox hurt 2, -, Ox; back: -, -, -, Caller", "F2", 2),
        ("front: Barrack Cook; back: Ox hurt 1", "B1", 2),
        ("front: Barrack Cook, -, Ox hurt 1", "F3", 1),
        ("front: Barrack Cook, Ox hurt 1, Barrack Cook", "F2", 2),
        ("front: Barrack Cook hurt 1, Ox", "F1", 1),
        ("front: Barrack Cook hurt 1, Barrack Cook", "F1", 2),
    ],
)
def test_a_rest_beside_it_takes_one_point(army: str, where: str, left: int) -> None:
    s = table(army, "front: Barrack Cook, Ox hurt 1")
    before = s.tokens(f"A {where}")
    s.choose(f"rest {s.who(f'A {where}')} {where}")
    assert (s.ap, s.tokens(f"A {where}"), s.marked(f"A {where}")) == (left, before - 1, True)


@plays("Barrack Cook")
def test_with_one_point_only_its_neighbours_rest() -> None:
    s = table("front: Ox marked hurt 1, Barrack Cook, Ox; back: -, Ox hurt 1, Ox hurt 1", step="Action, ap 1")
    assert starting(s, "rest") == ["rest Ox B2"]


@plays("Garrison Titan")
def test_in_the_back_row_it_owes_nothing() -> None:
    s = slot("A: front: Ox marked, Rock; back: Garrison Titan\nB: front: Ox\nstep: Move", CAST)
    s.to("Move", "B")
    s.to("Move", "A")
    assert (s.who("A B1"), s.marked("A F1"), s.marked("A B1")) == ("Garrison Titan", False, False)
    s = slot("A: front: Garrison Titan, Ox\nB: front: Ox\nstep: Upkeep", CAST)
    assert starting(s, "pay 1 for Garrison Titan")
    s = slot("A: front: Boss; back: Ox, Garrison Titan; twilight: 8 Imp; deck: Boss\nB: front: Ox\nstep: Recruit", CAST)
    assert not starting(s, "recruit")


@plays("Loam Giant")
def test_it_swaps_with_any_ally_of_its_row() -> None:
    s = table("front: Loam Giant, -, Ox hurt 2, Ann marked; back: Ox, -, Ox", step="Move")
    goals = {option.partition(" to ")[2] for option in starting(s, "move Loam Giant")}
    assert goals == {"F2", "B1, swapping with Ox", "F3, swapping with Ox", "F4, swapping with Ann"}
    s.choose("move Loam Giant F1 to F4, swapping with Ann")
    assert (s.who("A F1"), s.who("A F4"), s.marked("A F4"), s.marked("A F1"), s.ap) == (
        "Ann",
        "Loam Giant",
        True,
        True,
        2,
    )
    s = table("front: Loam Giant, Ox, Rock; back: -, Ann", step="Move")
    assert not [option for option in starting(s, "move Loam Giant") if "Rock" in option or "Ann" in option]
    assert not [option for option in starting(s, "move Ox") if "F4, swapping" in option]
    assert not starting(table("front: Loam Giant marked, -, Ox", step="Move"), "move Loam Giant")
