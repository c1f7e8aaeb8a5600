"""Blind texts of SLOT's twenty-seventh and twenty-eighth rounds about values, blows and moves, played as meant."""

import pytest

from blind.gestures import aims, spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 1 def 4 life 9", "Six": "close 1 def 6 life 9",
    "Seven": "close 1 def 7 life 9", "Ed": "close 2 def 2 life 5 (Knight)", "Bo": "ranged 2 def 2 life 5 (Knight)",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays(
    "Ferrybank Pikeman", "Lance-Rack Page", "Doorstone Elder", "Scar-Counting Axeman",
    "Elbow-to-Elbow Pikeman", "Gallows-Hill Piper", "Sore-Knuckled Brawler", "Dozing Stone-Dwarf",
)  # fmt: skip
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Ferrybank Pikeman; back: Ox marked", {"A F1 DEF": 4, "A B1 DEF": 1}),
        ("front: Ferrybank Pikeman, Ox; back: -, Ox", {"A F1 DEF": 3}),
        ("front: Ox; back: Ferrybank Pikeman", {"A B1 DEF": 3}),
        ("front: Ed, Lance-Rack Page marked, Ox; back: -, Ed, Ed",
         {"A F1 close": 3, "A B2 close": 3, "A B3 close": 2, "A F3 close": 1}),
        ("front: Lance-Rack Page, Ed, Lance-Rack Page", {"A F2 close": 4, "A F1 close": 1}),
        ("front: Lance-Rack Page, Bo", {"A F2 ranged": 2}),
        ("front: Ox, Ox; back: Doorstone Elder", {"A F1 DEF": 2, "A F2 DEF": 1, "A B1 DEF": 5, "B F1 DEF": 1}),
        ("front: Scar-Counting Axeman hurt 2, Scar-Counting Axeman", {"A F1 close": 4, "A F2 close": 2}),
        ("front: Sore-Knuckled Brawler hurt 1, Ox hurt 1", {"A F1 close": 3, "A F2 close": 1}),
        ("front: Elbow-to-Elbow Pikeman, Ox, Ox; back: Ox, Ox",
         {"A F2 DEF": 2, "A B1 DEF": 2, "A B2 DEF": 1, "A F3 DEF": 1, "A F1 DEF": 3, "B F1 DEF": 1}),
        ("front: -, Gallows-Hill Piper", {"B F2 DEF": 2, "B B2 DEF": 0, "B F1 DEF": 1, "A F2 DEF": 1}),
        ("front: Dozing Stone-Dwarf marked, Dozing Stone-Dwarf", {"A F1 DEF": 5, "A F2 DEF": 3}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ox, Three; back: Page, Ox")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Reckless Orchard-Knight")
def test_the_knight_that_hurts_itself_is_not_struck_back_at_in_this_battle_alone() -> None:
    s = table("front: Reckless Orchard-Knight, Axe", f"front: Six; {FAR}")
    s.choose("attack Six F1 with Reckless Orchard-Knight F1, close")
    plain = s.fork()
    s.choose("yes")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)  # it hits with 6, and 1 < 3 is not even asked
    plain.choose("no")
    assert (plain.tokens("A F1"), plain.tokens("B F1"), plain.value("A F1", "close")) == (0, 0, 4)


@plays("Reckless Orchard-Knight")
def test_who_was_hindered_strikes_back_at_the_next_attacker_of_the_turn() -> None:
    s = table("front: Reckless Orchard-Knight, Ox", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Reckless Orchard-Knight F1, close", "yes")
    assert (s.tokens("A F1"), s.value("A F1", "close")) == (1, 4)  # 4 would have met its DEF of 3
    s.choose("attack Four F1 with Ox F2, close")
    assert s.tokens("A F2") == 1


@plays("Reckless Orchard-Knight")
def test_the_token_that_kills_the_knight_ends_the_battle() -> None:
    s = table("front: Reckless Orchard-Knight hurt 1, Ox", f"front: Six; {FAR}")
    s.choose("attack Six F1 with Reckless Orchard-Knight F1, close", "yes")
    assert (s.who("A F1"), s.tokens("B F1"), s.points("B")) == ("", 0, 0)


@plays("Stiff-Kneed Hammerer", "Tongue-Tied Troubadour")
@pytest.mark.parametrize("name", ["Stiff-Kneed Hammerer", "Tongue-Tied Troubadour"])
def test_they_do_not_strike_back_and_are_struck_back_at(name: str) -> None:
    s = table("front: Ox", f"front: {name}; {FAR}")
    s.choose(f"attack {name} F1 with Ox F1, close")
    assert s.tokens("A F1") == 0
    s = table(f"front: {name}", f"front: Four; {FAR}")
    s.choose(f"attack Four F1 with {name} F1, close")
    assert s.tokens("A F1") == 1


@plays("Chain-Whip Overseer", "Rivet-Maul Smith")
def test_what_their_weapons_do_in_close_combat() -> None:
    s = table("front: Chain-Whip Overseer", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Chain-Whip Overseer F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (0, 0)
    s = table("front: Rivet-Maul Smith", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Rivet-Maul Smith F1, close")
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (1, 4)  # 3 hits 4 - 1
    s = table("front: Four", f"front: Rivet-Maul Smith; {FAR}")
    s.choose("attack Rivet-Maul Smith F1 with Four F1, close")
    assert s.tokens("A F1") == 1
    s = table("front: Four", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Four F1, close")
    assert s.tokens("A F1") == 0


@plays("Bramble-Ring Dancer", "Thicket-Fence Boar")
@pytest.mark.parametrize("name", ["Bramble-Ring Dancer", "Thicket-Fence Boar"])
def test_no_group_attacks_them(name: str) -> None:
    s = table("front: Ox, Ox", f"front: {name}, Ann; {FAR}")
    assert starting(s, f"attack {name}")
    assert not any(" + " in option for option in starting(s, f"attack {name}"))
    assert any(" + " in option for option in starting(s, "attack Ann"))


@plays("Palfrey Outrider", "Unhurried Sentry", "Fernpath Runner", "Doorstone Elder")
def test_how_they_move() -> None:
    for name, marked, points in (
        ("Palfrey Outrider", False, 2),
        ("Unhurried Sentry", False, 2),
        ("Fernpath Runner", True, 3),
    ):
        s = table(f"front: {name}, Ox", step="Move, ap 3")
        s.choose(f"move {name} F1 to B1")
        assert (s.marked("A B1"), s.ap) == (marked, points), name
        assert not starting(s, f"move {name}")
    s = table("front: Doorstone Elder, Ox", step="Move, ap 3")
    assert starting(s, "move")
    assert not [option for option in s.options() if "Doorstone" in option]


@plays("Bench-by-the-Fire Veteran", "Nap-Anywhere Sapper")
@pytest.mark.parametrize("name", ["Bench-by-the-Fire Veteran", "Nap-Anywhere Sapper"])
def test_they_rest_for_a_point(name: str) -> None:
    s = table(f"front: {name} hurt 1, Ox hurt 1", step="Action, ap 1")
    assert starting(s, "rest") == [f"rest {name} F1"]
    s = table(f"front: {name} hurt 1, Ox hurt 1")
    s.choose(f"rest {name} F1")
    assert (s.tokens("A F1"), s.marked("A F1"), s.ap) == (0, True, 2)
    assert not starting(table(f"front: {name}"), "rest")


@plays("Muster-Roll Ensign")
def test_soldiers_cost_a_gold_less() -> None:
    deck = "deck: Ferrybank Pikeman, Palfrey Outrider, Muster-Roll Ensign, Page"
    for army, soldiers in (
        ("Muster-Roll Ensign", True), ("Muster-Roll Ensign marked, Ox", True), ("Ox", False),
        ("Muster-Roll Ensign, Ox", True),
    ):  # fmt: skip
        s = slot(f"A: front: {army}; {deck}\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
        there = [
            f"recruit {name}" in s.options() for name in ("Ferrybank Pikeman", "Muster-Roll Ensign", "Palfrey Outrider")
        ]
        assert there == [soldiers, soldiers, False], army
    s = slot(f"A: front: Ox; {deck}\nB: front: Muster-Roll Ensign; {FAR}\nstep: Recruit", CAST)
    assert "recruit Ferrybank Pikeman" not in s.options()  # they cost its own controller less


def arrives(name: str, army: str, foes: str = f"front: Ann; {FAR}") -> Scene:
    """It is recruited by A into F2, for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}, Page\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Reveille Hornist", "Gravel-Voiced Ensign")
@pytest.mark.parametrize(
    ("name", "far", "whom"),
    [("Reveille Hornist", True, ["Ed F4", "Ox B2"]), ("Gravel-Voiced Ensign", False, ["Ox B2"])],
)
def test_they_unmark_somebody_as_they_come(name: str, far: bool, whom: list[str]) -> None:
    s = arrives(name, "front: Ox, -, -, Ed marked; back: Ox, Ox marked")
    offered = aims(s)
    if far:
        assert offered == whom
        s.choose("pick Ed F4")
        assert (s.marked("A F4"), s.marked("A B2"), s.marked("A F2")) == (False, True, True)
    else:
        assert "Ed F4" not in offered
        s.choose(*[f"pick {one}" for one in offered if one in whom])
        assert (s.marked("A F4"), s.marked("A B2"), s.marked("A F2")) == (True, False, True)


@plays("Pollen Charmer")
def test_the_charmer_marks_an_enemy_of_its_column() -> None:
    s = arrives("Pollen Charmer", "front: Ox", "front: Ann, Ox; back: -, Ed")
    assert aims(s) == ["Ox F2", "Ed B2"]
    s.choose("pick Ed B2")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "B2")] == [False, False, True]
    s = arrives("Pollen Charmer", "front: Ox", "front: Ann; back: Ed")
    assert (aims(s), s.marked("B F1"), s.marked("B B1")) == ([], False, False)


@plays("Spade-Hand Acolyte")
def test_the_acolyte_may_bring_one_of_the_dead_into_the_twilight() -> None:
    s = arrives("Spade-Hand Acolyte", "front: Ox; grave: Ed")
    no = s.fork()
    s.choose("yes", "pick Ed")
    assert ("Ed" in s.twilight("A"), "Ed" in s.grave("A")) == (True, False)
    no.choose("no")
    assert ("Ed" in no.twilight("A"), "Ed" in no.grave("A")) == (False, True)


@plays("Clumsy Grave-Giant")
def test_the_giant_hurts_an_ally_as_it_comes() -> None:
    s = arrives("Clumsy Grave-Giant", "front: Ox; back: -, Ox")
    assert aims(s) == ["Ox F1", "Ox B2"]
    s.choose("pick Ox B2")
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "B2")] == [0, 0, 1]


@plays("Dewbowl Attendant")
def test_the_attendant_heals_a_neighbour_as_its_turn_starts() -> None:
    army = "front: Dewbowl Attendant marked, Ox hurt 2, Ox hurt 1; back: Ox hurt 1, Ox hurt 1"
    s = table("front: Ox hurt 1", army)
    s.choose("done")
    assert (s.active, aims(s), s.marked("B F1")) == ("B", ["Ox F2", "Ox B1"], True)
    s.choose("pick Ox F2")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "F3", "B1", "B2")] == [0, 1, 1, 1, 1]
    assert s.tokens("A F1") == 1


@plays("Clutching Drowner")
def test_the_dying_drowner_marks_an_enemy() -> None:
    s = table("front: Axe, Ox", "front: Clutching Drowner; back: Ox")
    s.choose("attack Clutching Drowner F1 with Axe F1, close")
    assert s.asked == "B"
    assert aims(s) == ["Ox F2"] or s.marked("A F2")
    s.choose(*starting(s, "pick Ox F2"))
    assert s.marked("A F2")
    s = table("front: Slayer, Clutching Drowner, Slayer", "front: Ann, Ox", "Abilities")
    s.choose("use Slayer F1", "target Clutching Drowner F2", "pick Ox F2")
    assert (s.marked("B F1"), s.marked("B F2"), s.who("A F2")) == (False, True, "")


@plays("Headcount Champion")
def test_the_champion_gets_a_point_for_whom_it_kills_in_battle() -> None:
    for name, more in (("Headcount Champion", 1), ("Axe", 0)):
        s = table(f"front: {name}", "front: Page, Ox; back: Ox")
        before = s.points("A")
        s.choose(f"attack Page F1 with {name} F1, close")
        assert s.points("A") - before == more, name


@plays("Stare-Down Gargoyle")
def test_who_stands_before_the_gargoyle_cannot_move() -> None:
    for army, moves in (
        ("front: Stare-Down Gargoyle", False), ("back: Stare-Down Gargoyle", False), ("front: -, Stare-Down Gargoyle", True),
    ):  # fmt: skip
        s = table("front: Ox, -, Ox; back: -, -, Ox", army, "Move, ap 3")
        assert bool(starting(s, "move Ox F1")) == moves, army
        assert starting(s, "move Ox F3")
    assert starting(table("front: -, Ox; back: Ox", "front: Stare-Down Gargoyle", "Move, ap 3"), "move Ox B1")


@plays("Root-Hopper")
def test_the_hopper_moves_diagonally() -> None:
    s = table("front: Root-Hopper, -, Ed", step="Move, ap 3")
    assert "move Root-Hopper F1 to B2" in s.options()
    assert "move Ed F3 to B2" not in s.options()
    s.choose("move Root-Hopper F1 to B2")
    assert (s.who("A B2"), s.marked("A B2"), s.ap) == ("Root-Hopper", True, 2)


@plays("Choir of Empty Places")
def test_the_choir_sings_for_the_empty_slots_of_its_row_and_no_swap_takes_part_with_it() -> None:
    for army, ranged in (
        ("front: Choir of Empty Places", 5),
        ("front: Ox, Choir of Empty Places", 4),
        ("back: Ox, Ox, Ox, Choir of Empty Places", 2),
    ):
        at = f"A {'B4' if army.startswith('back') else 'F2' if 'Ox' in army else 'F1'}"
        assert table(army).value(at, "ranged") == ranged
    s = table("front: Choir of Empty Places, Ox; back: -, Ox", step="Move, ap 3")
    assert starting(s, "move Choir") == ["move Choir of Empty Places F1 to B1"]
    assert not [option for option in starting(s, "move Ox") if "Choir" in option]
    assert "move Ox F2 to B2, swapping with Ox" in s.options()
