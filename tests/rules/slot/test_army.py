"""SLOT-ARMY: slots, directions, and whose army a creature stands in."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.games import ruleset
from wtactics.rulesets.slot.grid import NAMES
from wtactics.rulesets.slot.told.layout import layout

SIREN = {"Siren": "close 1 def 9 life 9: [ ] Sing - Gain control of target enemy creature.",
         "Raiser": "close 1 def 1 life 1: [ ] Raise - Put target Page card in your twilight into play."}  # fmt: skip


def alone(slot: str, name: str) -> str:
    """The rows of an army that has only this creature, in this slot."""
    row = ["-"] * 8
    row[NAMES.index(slot)] = name
    return f"front: {', '.join(row[:4])}; back: {', '.join(row[4:])}"


@rule("SLOT-ARMY-01", "SLOT-ARMY-02", "SLOT-ARMY-09")
def test_every_creature_in_play_stands_in_the_army_of_its_controller() -> None:
    s = scene("A: front: Siren, Page; back: Page\nB: front: Page, Fighter\nstep: Abilities", cards=SIREN)
    s.choose("use Siren F1", "target Fighter F2", "place Fighter F2 in B3")
    assert (s.army("A"), s.army("B")) == (["Siren F1", "Page F2", "Page B1", "Fighter B3"], ["Page F1"])
    stolen = s.at("A B3")
    assert (s.table.controller[stolen], s.table.owner[stolen]) == (0, 1)
    for seat in range(2):
        assert all(s.table.controller[c] == seat for c in s.table.army(seat))


@rule("SLOT-ARMY-02", "SLOT-ARMY-03", "SLOT-RECR-02")
def test_a_ninth_creature_finds_no_slot() -> None:
    full = "front: Raiser, Page, Page, Page; back: Page, Page, Page, {}; twilight: Page"
    s = scene(f"A: {full.format('Page')}\nB: front: Page\nstep: Abilities", cards=SIREN)
    s.choose("use Raiser F1")
    assert (len(s.army("A")), s.twilight("A")) == (8, ["Page"])
    s = scene(f"A: {full.format('-')}\nB: front: Page\nstep: Abilities", cards=SIREN)
    s.choose("use Raiser F1")
    assert (len(s.army("A")), s.who("A B4"), s.twilight("A")) == (8, "Page", [])


@rule("SLOT-ARMY-03", "SLOT-RECR-06")
def test_a_recruit_is_placed_in_empty_slots_only() -> None:
    s = scene("A: front: Ann, -, Ben, Cid; back: -, Dan; deck: Page\nB: front: Page\nstep: Recruit")
    s.choose("recruit Page")
    assert s.options() == [f"place Page in {slot}" for slot in ("F2", "B1", "B3", "B4")]
    s.refused("place Page in F1", "SLOT-RECR-06")


@rule("SLOT-ARMY-04", "SLOT-ABIL-03")
def test_it_is_in_play_only_as_long_as_it_stands_in_a_slot() -> None:
    cards = {"Drum": "def 1 life 1: Other ally creatures get +1 close."}
    piles = "A: front: Fighter; deck: Drum; grave: Drum; twilight: Drum\nB: front: Page, Page; back: -, -, -, Page"
    assert scene(piles, cards=cards).value("A F1", "close") == 3
    s = scene("A: front: Fighter, Fighter\nB: front: Drum, Fighter; back: -, -, Page", cards=cards)
    assert s.value("B F2", "close") == 4
    s.choose("attack Drum F1 with Fighter F1, close")
    assert (s.who("B F1"), s.value("B F2", "close")) == ("", 3)
    assert not s.table.in_play(s.card("B", "Drum (twilight)"))


@rule("SLOT-ARMY-05")
def test_the_front_row_is_nearer_to_the_enemy() -> None:
    s = scene("A: front: Fighter\nB: front: Page; back: Fighter")
    assert [label for label in s.options() if label.startswith("attack")] == [
        "attack Page F1 with Fighter F1, close", "attack Page F1 with Fighter F1, ranged"]  # fmt: skip
    area = layout(ruleset("slot").settle(), 2).areas[0]
    assert (area.row, area.columns, area.slots) == (0, 4, NAMES)  # row by row from the middle outward


@rule("SLOT-ARMY-06")
@pytest.mark.parametrize("slot", NAMES)
def test_a_column_lies_straight_opposite_the_same_column(slot: str) -> None:
    cards = {"Gorgon": "def 1 life 1: Enemy creatures opposite this creature get -1 DEF.", "Wall": "def 5 life 5"}
    walls = "front: Wall, Wall, Wall, Wall; back: Wall, Wall, Wall, Wall"
    s = scene(f"A: {alone(slot, 'Gorgon')}\nB: {walls}", cards=cards)
    weakened = [name for name in NAMES if s.value(f"B {name}", "DEF") == 4]
    assert weakened == [f"F{slot[1]}", f"B{slot[1]}"]


@rule("SLOT-ARMY-07", "SLOT-DEF-01")
@pytest.mark.parametrize("column", range(1, 5))
def test_f_is_in_front_of_b_in_every_column(column: int) -> None:
    cards = {"Squire": "def 1 life 1: The ally creature in front of this creature gets +1 DEF.",
             "Herald": "def 1 life 1: The ally creature behind this creature gets +2 DEF.", "Wall": "def 5 life 5"}  # fmt: skip
    for where, name, gains in ((f"B{column}", "Squire", f"F{column} 6"), (f"F{column}", "Herald", f"B{column} 7")):
        row = ["Wall"] * 8
        row[NAMES.index(where)] = name
        s = scene(f"A: front: {', '.join(row[:4])}; back: {', '.join(row[4:])}\nB: front: Page", cards=cards)
        changed = [f"{one} {s.value(f'A {one}', 'DEF')}" for one in NAMES if s.value(f"A {one}", "DEF") > 5]
        assert changed == [gains]


@rule("SLOT-ARMY-07", "SLOT-ATK-04")
@pytest.mark.parametrize("column", range(1, 5))
def test_across_the_table_the_own_column_is_first_its_front_and_behind_it_its_back(column: int) -> None:
    s = scene(f"A: {alone(f'F{column}', 'Fighter')}\nB: {alone(f'B{column}', 'Knight')}")
    assert f"attack Knight B{column} with Fighter F{column}, close" in s.options()
    row = ", ".join("Page" if n == column else "-" for n in range(1, 5))
    s = scene(f"A: {alone(f'F{column}', 'Fighter')}\nB: front: {row}; back: {row.replace('Page', 'Knight')}")
    s.refused(f"attack Knight B{column} with Fighter F{column}, close", "SLOT-DEF-02")


def moves(s: Scene) -> list[str]:
    """Where the creatures go, and nothing else that is offered."""
    return [label.rpartition(" ")[2] for label in s.options() if label.startswith("move ")]


@rule("SLOT-ARMY-08", "SLOT-MOVE-05")
@pytest.mark.parametrize(("slot", "ways"), [
    ("F1", ["F2", "B1"]), ("F2", ["F1", "F3", "B2"]), ("F4", ["F3", "B4"]),
    ("B1", ["F1", "B2"]), ("B3", ["F3", "B2", "B4"]), ("B4", ["F4", "B3"]),
])  # fmt: skip
def test_forward_backward_left_and_right_and_no_diagonal(slot: str, ways: list[str]) -> None:
    s = scene(f"A: {alone(slot, 'Page')}\nB: front: Page\nstep: Move")
    assert moves(s) == ways
    for other in set(NAMES) - {*ways, slot}:
        s.refused(f"move Page {slot} to {other}", "SLOT-MOVE-05")


@rule("SLOT-ARMY-09")
def test_control_needs_an_empty_slot_of_the_new_army() -> None:
    full = "front: Siren, Page, Page, Page; back: Page, Page, Page, Page"
    s = scene(f"A: {full}\nB: front: Fighter, Page\nstep: Abilities", cards=SIREN)
    s.choose("use Siren F1", "target Fighter F1")
    assert (len(s.army("A")), s.army("B"), s.marked("A F1")) == (8, ["Fighter F1", "Page F2"], True)


@rule("SLOT-ARMY-09")
def test_who_takes_control_chooses_among_all_his_empty_slots() -> None:
    s = scene("A: front: Siren, -, Page; back: Page, Page, Page\nB: front: Fighter, Page\nstep: Abilities", cards=SIREN)
    s.choose("use Siren F1", "target Fighter F1")
    assert (s.asked, s.options()) == ("A", [f"place Fighter F1 in {slot}" for slot in ("F2", "F4", "B4")])


@rule("SLOT-ARMY-09")
def test_who_was_lent_goes_back_to_a_slot_of_his_own_army() -> None:
    cards = {"Siren": "close 1 def 9 life 9: [ ] Sing - Gain control of target enemy creature until end of turn."}
    s = scene("A: front: Siren, Page; back: Page\nB: front: Page, Fighter; back: Page\nstep: Abilities", cards=cards)
    s.choose("use Siren F1", "target Fighter F2", "place Fighter F2 in B3", "done", "done")
    assert (s.asked, s.options()) == (
        "B",
        [f"place Fighter B3 in {slot}" for slot in ("F2", "F3", "F4", "B2", "B3", "B4")],
    )
    s.choose("place Fighter B3 in F4")
    assert (s.who("B F4"), s.army("A"), s.active) == ("Fighter", ["Siren F1", "Page F2", "Page B1"], "B")


@rule("SLOT-ARMY-09")
def test_who_was_lent_and_lent_back_does_not_go_over_when_the_turn_ends() -> None:
    cards = {"Siren": "close 1 def 9 life 9: [ ] Sing - Gain control of target enemy creature until end of turn."}
    s = scene("A: front: Siren, Page\nB: front: Siren, Fighter; back: Page\nstep: Abilities", cards=cards)
    s.choose("use Siren F1", "target Fighter F2", "place Fighter F2 in B3")
    s.choose("use Siren F1", "target Fighter B3", "place Fighter B3 in F4")
    s.to("Abilities", "B")
    assert s.army("B") == ["Siren F1", "Fighter F4", "Page B1"]
