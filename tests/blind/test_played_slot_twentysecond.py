"""Blind texts of SLOT's twenty-second round about values, attacks and moves, played as their writers meant them."""

import pytest

from blind.gestures import recruits, spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Sage": "magic 2 def 1 life 5", "Wall": "def 4 life 9",
    "Three": "close 3 ranged 3 def 3 life 5", "Squire": "cost 2 close 1 def 1 life 1 (Knight)",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Bow": "ranged 1 def 1 life 5",
    "Knight": "level 2 cost 4 close 5 def 4 life 2",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.", "Keen": "close 3 ranged 3 def 3 life 5: Steadfast.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str, how: str = "") -> list[str]:
    """Who can attack it now, and in which type."""
    found = [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]
    return [each for each in found if each.endswith(how)]


@plays(
    "Shutterstreet Pikeman",
    "Hayrick Bowman",
    "Lowland Ensign",
    "Watchtower Oak",
    "Lone Fell-Wolf",
    "Linked-Shield Dwarf",
)
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Shutterstreet Pikeman; back: Shutterstreet Pikeman", {"F1 DEF": 3, "B1 DEF": 2, "F1 close": 3}),
        ("front: -, -, -, Shutterstreet Pikeman marked", {"F4 DEF": 3}),
        ("front: Ox marked; back: Hayrick Bowman", {"B1 ranged": 3, "B1 close": 1}),
        ("front: Boss; back: Hayrick Bowman, Hayrick Bowman", {"B1 ranged": 3, "B2 ranged": 2}),
        ("front: Hayrick Bowman; back: Ox", {"F1 ranged": 2}),
        ("front: Ox, Lowland Ensign, Ox; back: Ox, Ox", {"F1 DEF": 2, "F2 DEF": 2, "F3 DEF": 2, "B1 DEF": 1, "B2 DEF": 2}),
        ("front: Lowland Ensign, Ox, Lowland Ensign", {"F2 DEF": 3, "F1 DEF": 2}),
        ("front: Lowland Ensign, Lowland Ensign", {"F1 DEF": 3, "F2 DEF": 3}),
        ("front: Watchtower Oak, Ox; back: Ox, Ox", {"B1 ranged": 3, "B2 ranged": 1, "F2 ranged": 1, "B1 close": 1}),
        ("front: Watchtower Oak; back: Sage", {"B1 ranged": 4}),
        ("front: Ox; back: Watchtower Oak", {"F1 ranged": 1}),
        ("front: Lone Fell-Wolf", {"F1 close": 4}),
        ("front: -, Lone Fell-Wolf", {"F2 close": 5}),
        ("front: Ox, Lone Fell-Wolf marked, Ox; back: -, Ox", {"F2 close": 2}),
        ("front: Ox; back: -, -, -, Lone Fell-Wolf", {"B4 close": 4, "B4 DEF": 2}),
        ("front: Linked-Shield Dwarf, Ox, Ox marked, Ox; back: Ox", {"F1 DEF": 4}),
        ("front: Linked-Shield Dwarf, Ox, Ox; back: Ox, Ox, Ox, Ox", {"F1 DEF": 3}),
        ("back: Ox, Linked-Shield Dwarf, Lamb, Boss", {"B2 DEF": 4}),
    ],
)  # fmt: skip
def test_what_counts_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ox, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox")
    assert {where: s.value(f"A {where.split()[0]}", where.split()[1]) for where in values} == values
    assert all(s.value("B F1", value) == 1 for value in ("close", "ranged", "DEF"))


@plays("Shutterstreet Pikeman")
def test_in_a_group_the_pikeman_is_no_tougher() -> None:
    pair = CAST | {"Pair": "close 2 def 9 life 9"}
    s = slot(f"A: front: Shutterstreet Pikeman, Ox\nB: front: Pair; {FAR}", pair)
    group = s.fork()
    s.choose("attack Pair F1 with Shutterstreet Pikeman F1, close")
    assert s.tokens("A F1") == 0
    group.choose("attack Pair F1 with Shutterstreet Pikeman F1 + Ox F2, close", "number 2")
    assert (group.tokens("A F1"), group.value("A F1", "DEF")) == (1, 3)


@plays("Lowland Ensign")
def test_an_ensign_in_a_group_lends_nothing() -> None:
    pair = CAST | {"Pair": "close 1 def 9 life 9"}
    for army, group, tokens in (
        ("Ox, Lowland Ensign, Ox", "Ox F1 + Lowland Ensign F2", 1),
        ("Lowland Ensign, Ox, Ox", "Ox F2 + Ox F3", 0),
    ):
        s = slot(f"A: front: {army}\nB: front: -, Pair; {FAR}", pair)
        s.choose(f"attack Pair F2 with {group}, close", "number 1")
        assert s.tokens(f"A {group[3:5]}") == tokens


@plays("Lone Fell-Wolf", "Hayrick Bowman", "Watchtower Oak", "Linked-Shield Dwarf")
@pytest.mark.parametrize(
    ("army", "foe", "attack", "hit"),
    [
        ("front: -, Lone Fell-Wolf", 5, "Lone Fell-Wolf F2, close", 1),
        ("front: -, Lone Fell-Wolf, Ox", 3, "Lone Fell-Wolf F2 + Ox F3, close", 1),
        ("front: -, Lone Fell-Wolf, Ox", 4, "Lone Fell-Wolf F2 + Ox F3, close", 0),
        ("front: -, Ox; back: -, Hayrick Bowman", 3, "Hayrick Bowman B2, ranged", 1),
        ("front: -, Watchtower Oak; back: -, Ox", 3, "Ox B2, ranged", 1),
    ],
)
def test_how_hard_they_strike(army: str, foe: int, attack: str, hit: int) -> None:
    s = slot(f"A: {army}\nB: front: -, Foe; {FAR}", CAST | {"Foe": f"def {foe} life 9"})
    s.choose(f"attack Foe F2 with {attack}")
    assert s.tokens("B F2") == hit


@plays("Watchtower Oak")
def test_the_oak_stands_still_and_arms_nobody() -> None:
    s = table("front: Watchtower Oak, Ox; back: Wall", step="Move")
    assert starting(s, "move Wall B1 to B2")
    assert not [option for option in starting(s, "move") if "Oak" in option]
    s.to("Action")
    assert not [option for option in starting(s, "attack") if "Wall" in option]


@plays("Linked-Shield Dwarf")
def test_in_a_full_row_it_attacks_unmarked() -> None:
    full = "front: Linked-Shield Dwarf, Ox, Ox, Ox"
    s = table(full, f"front: Wall; {FAR}")
    group = s.fork()
    s.choose("attack Wall F1 with Linked-Shield Dwarf F1, close")
    assert (s.marked("A F1"), s.ap, s.tokens("B F1")) == (False, 2, 0)
    assert attacks(s, "Wall F1", "Linked-Shield Dwarf F1, close")
    group.choose("attack Wall F1 with Linked-Shield Dwarf F1 + Ox F2, close")
    assert (group.marked("A F1"), group.tokens("B F1")) == (True, 1)
    s = table(full.replace(", Ox, Ox, Ox", ", Ox, Ox"), f"front: Wall; {FAR}")
    s.choose("attack Wall F1 with Linked-Shield Dwarf F1, close")
    assert s.marked("A F1")
    assert not attacks(
        table(full.replace("Dwarf", "Dwarf marked"), f"front: Wall; {FAR}"), "Wall F1", "Dwarf F1, close"
    )


@plays("Tiltyard Groom")
@pytest.mark.parametrize(
    ("army", "recruit", "paid"),
    [
        ("front: Tiltyard Groom", "Knight", 3), ("front: Tiltyard Groom, Tiltyard Groom", "Knight", 2),
        ("front: Tiltyard Groom", "Squire", 1), ("front: Tiltyard Groom", "Two", 2), ("front: Ox", "Knight", 4),
        ("front: Tiltyard Groom, Tiltyard Groom, Tiltyard Groom", "Squire", 0),
    ],
)  # fmt: skip
def test_knights_are_cheaper_with_a_groom(army: str, recruit: str, paid: int) -> None:
    s = slot(f"A: {army}; twilight: 5 Imp; deck: {recruit}\nB: front: Ox\nstep: Recruit", CAST)
    s.choose(f"recruit {recruit}", f"place {recruit} in F4")
    spend(s)
    assert (s.who("A F4"), 5 - len(s.twilight("A"))) == (recruit, paid)
    s = slot(f"A: front: Ox, Ox, Ox; deck: Knight\nB: {army}\nstep: Recruit", CAST)
    assert recruits(s) == []


@plays("Tiltyard Groom")
def test_the_groom_pays_too_and_upkeep_stays() -> None:
    s = slot("A: front: Tiltyard Groom; deck: Squire\nB: front: Ox\nstep: Recruit", CAST)
    s.choose("recruit Squire", "place Squire in F2")
    assert (s.marked("A F1"), s.who("A F2")) == (True, "Squire")
    s = slot("A: front: Tiltyard Groom, Knight\nB: front: Ox\nstep: Upkeep", CAST)
    assert starting(s, "pay 1 for Knight")


@plays("Bindweed Dryad")
def test_enemies_in_its_column_do_not_move() -> None:
    s = table("front: Ox, Ox, -, Ox; back: Ox, -, Ox", "front: Bindweed Dryad", "Move")
    assert {option.split(" to ")[0] for option in starting(s, "move")} == {"move Ox F2", "move Ox F4", "move Ox B3"}
    assert not [option for option in starting(s, "move") if "F1" in option or "B1" in option]
    s = table("front: Ox, Ox; back: Ox", "back: -, Bindweed Dryad", "Move")
    assert {option.split(" to ")[0] for option in starting(s, "move")} == {"move Ox F1", "move Ox B1"}
    assert "move Ox F1 to F2, swapping with Ox" not in s.options()
    s = table("front: Ox, Bindweed Dryad; back: Ox", "front: Ann", "Move")
    assert starting(s, "move Bindweed Dryad")
    assert starting(s, "move Ox F1")


@plays("Meadow Hare-Rider")
def test_the_moves_it_begins_take_no_points() -> None:
    s = table("front: Meadow Hare-Rider, Ox, -, Meadow Hare-Rider; back: Ox", step="Move, ap 0")
    assert {option[:23] for option in starting(s, "move")} == {"move Meadow Hare-Rider "}
    s.choose("move Meadow Hare-Rider F1 to F2")
    assert (s.who("A F1"), s.who("A F2"), s.ap, s.marked("A F2"), s.marked("A F1")) == (
        "Ox",
        "Meadow Hare-Rider",
        0,
        True,
        False,
    )
    assert not starting(s, "move Meadow Hare-Rider F2")
    s = table("front: Meadow Hare-Rider, Ox", step="Move")
    s.choose("move Ox F2 to F1")
    assert (s.ap, s.marked("A F2")) == (2, False)
    assert not starting(table("front: Meadow Hare-Rider marked, Ox", step="Move"), "move Meadow Hare-Rider")


@plays("Lightstride Elf")
def test_it_moves_unmarked_once_a_turn() -> None:
    s = table("front: Lightstride Elf, Ox hurt 1", f"front: Ann, Ann; {FAR}", "Move")
    s.choose("move Lightstride Elf F1 to F2")
    assert (s.who("A F2"), s.marked("A F2"), s.marked("A F1"), s.ap) == ("Lightstride Elf", False, False, 2)
    assert starting(s, "move Lightstride Elf") == []
    s.to("Action")
    assert "Lightstride Elf F2, close" in attacks(s, "Ann F2")
    s = table("front: Lightstride Elf, Ox", step="Move")
    s.choose("move Ox F2 to F1")
    assert (s.marked("A F1"), s.marked("A F2")) == (True, False)
    assert not starting(table("front: Lightstride Elf marked, Ox", step="Move"), "move Lightstride")
    assert not starting(table("front: Lightstride Elf, Ox", step="Move, ap 0"), "move Lightstride")


@plays("Alehall Dwarf")
def test_it_rests_for_one() -> None:
    s = table("front: Alehall Dwarf hurt 1, Ox hurt 1, Alehall Dwarf", step="Action, ap 1")
    assert starting(s, "rest") == ["rest Alehall Dwarf F1"]
    s.choose("rest Alehall Dwarf F1")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, True)
    s = table("front: Alehall Dwarf hurt 1, Ox hurt 1")
    s.choose("rest Alehall Dwarf F1")
    assert (s.tokens("A F1"), s.ap) == (0, 2)
    assert not starting(table("front: Alehall Dwarf marked hurt 1", step="Action"), "rest")
    assert not starting(table("front: Alehall Dwarf hurt 1", step="Action, ap 0"), "rest")
