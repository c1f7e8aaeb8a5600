"""Blind texts of SLOT on reach out of the back row, prices of groups and abilities, values in fights, played as meant."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Bow": "ranged 3 def 2 life 5", "Seer": "close 1 def 1 life 1: [1]: Deal 1 damage to target enemy creature.",
    "Two": "close 2 def 2 life 5", "Three": "close 3 ranged 3 def 3 life 5",
}  # fmt: skip
ASKED = "Saint"  # whoever has it may use an ability in the battle, and is asked


@plays("Second-Rank Pikeman", "Longhaft Bully", "Bone Archer", "Ridge Slinger", "Moonbranch Bow", "Barrier-Run Knight")
@pytest.mark.parametrize(
    ("army", "foes", "label", "may"),
    [
        (
            "front: Ox; back: Second-Rank Pikeman",
            "front: Ox",
            "attack Ox F1 with Second-Rank Pikeman B1, close",
            True,
        ),
        (
            "front: -, Ox; back: Second-Rank Pikeman",
            "front: Ox",
            "attack Ox F1 with Second-Rank Pikeman B1, close",
            False,
        ),
        (
            "front: Ox; back: Second-Rank Pikeman",
            "back: Ox",
            "attack Ox B1 with Second-Rank Pikeman B1, close",
            False,
        ),
        (
            "front: Ox; back: Second-Rank Pikeman",
            "front: -, Ox",
            "attack Ox F2 with Second-Rank Pikeman B1, close",
            False,
        ),
        ("back: Longhaft Bully", "front: Ox", "attack Ox F1 with Longhaft Bully B1, close", True),
        ("back: Longhaft Bully", "back: Ox", "attack Ox B1 with Longhaft Bully B1, close", False),
        ("back: Longhaft Bully", "front: -, Ox", "attack Ox F2 with Longhaft Bully B1, close", False),
        ("back: -, Bone Archer", "front: Ox", "attack Ox F1 with Bone Archer B2, ranged", True),
        ("back: -, Bone Archer", "front: -, -, Ox", "attack Ox F3 with Bone Archer B2, ranged", True),
        ("back: -, Bone Archer", "front: -, -, -, Ox", "attack Ox F4 with Bone Archer B2, ranged", False),
        ("back: -, Bone Archer", "back: Ox", "attack Ox B1 with Bone Archer B2, ranged", False),
        ("back: -, Ridge Slinger", "front: Ox", "attack Ox F1 with Ridge Slinger B2, ranged", True),
        ("back: -, Ridge Slinger", "front: Ox", "attack Ox F1 with Ridge Slinger B2, close", False),
        ("back: -, Ridge Slinger", "back: Ox", "attack Ox B1 with Ridge Slinger B2, ranged", False),
        ("back: Moonbranch Bow", "front: -, Ox", "attack Ox F2 with Moonbranch Bow B1, ranged", True),
        ("back: Moonbranch Bow", "front: -, -, Ox", "attack Ox F3 with Moonbranch Bow B1, ranged", False),
        ("back: Moonbranch Bow", "front: -, Ox", "attack Ox F2 with Moonbranch Bow B1, close", False),
        ("front: Barrier-Run Knight", "front: Ox", "attack Ox F1 with Barrier-Run Knight F1, close", True),
        ("front: Barrier-Run Knight", "back: Ox", "attack Ox B1 with Barrier-Run Knight F1, close", True),
        ("front: Barrier-Run Knight", "front: -, Ox", "attack Ox F2 with Barrier-Run Knight F1, close", False),
        ("front: Barrier-Run Knight", "front: Ann; back: Ox", "attack Ox B1 with Barrier-Run Knight F1, close", False),
    ],
)
def test_whom_it_reaches(army: str, foes: str, label: str, may: bool) -> None:
    s = slot(f"A: {army}\nB: {foes}", CAST)
    assert (label in s.options()) is may


@plays("Barrier-Run Knight")
def test_the_knight_is_stronger_while_it_attacks_alone() -> None:
    s = slot(f"A: front: Barrier-Run Knight, -, -, {ASKED}; {FAR}\nB: front: Ox; {FAR}", CAST)
    assert s.value("A F1", "close") == 4
    s.choose("attack Ox F1 with Barrier-Run Knight F1, close")
    assert s.value("A F1", "close") == 6
    s = slot(f"A: front: Ox, -, -, {ASKED}; {FAR}\nB: front: Barrier-Run Knight; {FAR}", CAST)
    s.choose("attack Barrier-Run Knight F1 with Ox F1, close")
    assert s.value("B F1", "close") == 4


@plays("Captain of the Wedge", "Ashen Drummer")
@pytest.mark.parametrize(
    ("army", "label", "left"),
    [
        ("front: Two, Two; back: Captain of the Wedge", "Two F1 + Two F2", 2),
        ("front: Two, Two; back: -, -, Captain of the Wedge", "Two F1 + Two F2", 1),
        ("front: Captain of the Wedge, Two, Two", "Two F2 + Two F3", 1),
        ("front: Two, Two; back: Ashen Drummer", "Two F1 + Two F2", 2),
        ("front: Ashen Drummer, Two, Two", "Ashen Drummer F1 + Two F2", 1),
        ("front: Two, Two; back: Ashen Drummer, Ashen Drummer", "Two F1 + Two F2", 3),
    ],
)
def test_what_a_group_takes(army: str, label: str, left: int) -> None:
    s = slot(f"A: {army}\nB: front: Ox, Ox; {FAR}\nstep: Action, ap 3", CAST)
    s.choose(f"attack Ox F2 with {label}, close")
    assert s.ap == left


@plays("Inspector of Arms", "Weigher at the Door")
@pytest.mark.parametrize(
    ("foes", "may"),
    [
        ("front: Ox", True),
        ("front: Inspector of Arms", False),
        ("front: -, Inspector of Arms", True),
        ("front: Weigher at the Door", False),
        ("front: Weigher at the Door marked", True),
    ],
)
def test_an_ability_takes_one_more(foes: str, may: bool) -> None:
    """[1] is met by the other creature; two others there are not."""
    s = slot(f"A: front: Seer, Page\nB: {foes}; {FAR}\nstep: Abilities", CAST)
    assert ("use Seer F1" in " ".join(s.options())) is may
    s = slot(f"A: front: Seer, Page, Page\nB: {foes}; {FAR}\nstep: Abilities", CAST)
    assert "use Seer F1" in " ".join(s.options())


@plays("Eel-Hook Wader", "Ditch Hound", "Sidestep Fencer", "Rearguard Ripper")
@pytest.mark.parametrize(
    ("a", "b", "label", "seat", "value", "comes_to"),
    [
        ("Eel-Hook Wader", "Ox", "attack Ox F1 with Eel-Hook Wader F1, close", "B F1", "DEF", 0),
        ("Ox", "Eel-Hook Wader", "attack Eel-Hook Wader F1 with Ox F1, close", "A F1", "DEF", 0),
        ("Ox", "Eel-Hook Wader", "attack Eel-Hook Wader F1 with Ox F1, ranged", "A F1", "DEF", 1),
        ("Three", "Ditch Hound", "attack Ditch Hound F1 with Three F1, ranged", "A F1", "ranged", 2),
        ("Ditch Hound", "Three", "attack Three F1 with Ditch Hound F1, close", "B F1", "ranged", 3),
        ("Sidestep Fencer", "Three", "attack Three F1 with Sidestep Fencer F1, close", "B F1", "close", 2),
        ("Three", "Sidestep Fencer", "attack Sidestep Fencer F1 with Three F1, close", "A F1", "close", 3),
        ("Rearguard Ripper", "Ox", "attack Ox F1 with Rearguard Ripper F1, close", "A F1", "close", 3),
    ],
)
def test_values_in_the_battle(a: str, b: str, label: str, seat: str, value: str, comes_to: int) -> None:
    s = slot(f"A: front: {a}, -, -, {ASKED}; {FAR}\nB: front: {b}; {FAR}", CAST)
    s.choose(label)
    assert s.value(seat, value) == comes_to


@plays("Rearguard Ripper")
def test_claws_are_for_the_back_row() -> None:
    s = slot(f"A: front: Rearguard Ripper, -, -, {ASKED}; {FAR}\nB: back: Ox", CAST)
    s.choose("attack Ox B1 with Rearguard Ripper F1, close")
    assert s.value("A F1", "close") == 5


@plays("Pan-Banging Rabble")
def test_whom_the_rabble_attacks_is_marked() -> None:
    s = slot(f"A: front: Pan-Banging Rabble; {FAR}\nB: front: Ox, Ox; {FAR}", CAST)
    s.choose("attack Ox F1 with Pan-Banging Rabble F1, close")
    assert (s.marked("B F1"), s.marked("B F2")) == (True, False)


@plays("Grudge-Ready Guard")
def test_the_guard_is_unmarked_when_it_has_been_attacked() -> None:
    s = battle("Ox", "Grudge-Ready Guard marked", "attack Grudge-Ready Guard F1 with Ox F1, close", CAST)
    assert not s.marked("B F1")
    s = battle("Grudge-Ready Guard", "Ox", "attack Ox F1 with Grudge-Ready Guard F1, close", CAST)
    assert s.marked("A F1")


@plays("Knotted-Rope Crow")
def test_the_crow_marks_who_stood_across_in_front() -> None:
    s = battle("Axe", "Knotted-Rope Crow", "attack Knotted-Rope Crow F1 with Axe F1, close", CAST)
    assert s.marked("A F1")
    s = slot("A: front: Ox, Axe; back: Ox\nB: front: Knotted-Rope Crow; back: -, -, -, Page", CAST)
    s.choose("attack Knotted-Rope Crow F1 with Axe F2, close")
    s.decline()
    assert (s.marked("A F1"), s.marked("A B1")) == (True, False)


@plays("Hostage Keeper")
@pytest.mark.parametrize(
    ("foes", "label", "may"),
    [
        ("front: Hostage Keeper", "move Ox F1 to B1", False),
        ("front: Hostage Keeper", "move Ann F2 to F1, swapping with Ox", False),
        ("front: -, Hostage Keeper", "move Ox F1 to B1", True),
        ("back: Hostage Keeper", "move Ox F1 to B1", True),
    ],
)
def test_the_hostage_stays(foes: str, label: str, may: bool) -> None:
    s = slot(f"A: front: Ox, Ann\nB: {foes}\nstep: Move", CAST)
    assert (label in s.options()) is may


@plays("Stormcrest Caller")
def test_the_caller_hits_the_front_of_the_marked_column() -> None:
    s = slot("A: front: Stormcrest Caller, Two; back: -, Two\nB: front: Ox, Ox; back: -, Ox\nstep: Abilities", CAST)
    s.choose(next(option for option in s.options() if "Stormcrest Caller" in option))
    assert (s.tokens("B F1"), s.tokens("B F2"), s.tokens("B B2")) == (0, 1, 0)
    assert (s.marked("A F2"), s.marked("A B2"), s.marked("A F1")) == (True, True, False)


@plays("Catapult Foreman")
def test_the_foreman_hits_one_of_the_columns_of_the_marked_square() -> None:
    s = slot(
        "A: front: Catapult Foreman, Two; back: Two, Two\nB: front: -, Ox, Ox; back: Ox, -, -, Ox\nstep: Abilities",
        CAST,
    )
    s.choose(next(option for option in s.options() if "Catapult Foreman" in option))
    assert sorted(option[-2:] for option in s.options()) == ["B1", "F2"]


@plays("Cinderling")
def test_the_scorch_of_the_front_row_burns_who_stands_behind() -> None:
    s = battle("Cinderling", "Ann", "attack Ann F1 with Cinderling F1, ranged", CAST)
    assert s.tokens("B F1") == 1
    s = slot("A: front: Cinderling; back: Page\nB: front: Ann; back: Ox", CAST)
    s.choose("attack Ann F1 with Cinderling F1, ranged")
    s.decline()
    assert (s.tokens("B F1"), s.tokens("B B1")) == (1, 1)
    s = slot("A: front: Ox; back: Ox\nB: front: -; back: Cinderling, Page", CAST)
    assert s.tokens("A B1") == 0


@plays("Bramble-String Huntress")
def test_whom_the_string_has_caught_stays() -> None:
    s = battle("Bramble-String Huntress", "Ann", "attack Ann F1 with Bramble-String Huntress F1, ranged", CAST)
    assert (s.tokens("B F1"), s.marked("B F1")) == (1, True)
    s.to("Move", "B")
    assert not [option for option in s.options() if option.startswith("move Ann")]
    s = battle("Bramble-String Huntress", "Axe", "attack Axe F1 with Bramble-String Huntress F1, ranged", CAST)
    assert not s.marked("B F1")


@plays("Bearer of the Ninth Eagle")
def test_another_of_the_row_is_unmarked_when_one_has_succeeded_alone() -> None:
    s = slot(
        "A: front: Three, Bearer of the Ninth Eagle marked, Ox marked; back: Ox marked\n"
        f"B: front: Ann, Ann; {FAR}\nstep: Action, ap 3",
        CAST,
    )
    s.choose("attack Ann F1 with Three F1, ranged")
    s.choose("yes")
    offered = " ".join(s.options())
    assert ("F3" in offered, "F1" in offered, "B1" in offered) == (True, False, False)
