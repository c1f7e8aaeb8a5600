"""Blind texts of SLOT about what creatures are worth where they stand and as they fight, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Wolf": "close 1 def 1 life 5", "Bow": "ranged 1 def 1 life 5",
    "Mage": "magic 1 def 1 life 5", "Two": "close 2 ranged 2 def 2 life 5", "Three": "close 3 ranged 3 def 3 life 5",
    "Four": "close 4 ranged 4 def 4 life 5", "Five": "close 1 ranged 1 def 5 life 5",
}  # fmt: skip


@plays(
    "Balcony Marksman", "Brothers of the Wet Pit", "Crossbow of the Second Rank", "Drawbridge Corporal",
    "Hart of the Split Oak", "Imperial Banner-Wagon", "Twelve-Scar Veteran", "Veiled Weeper", "Heir of the Corner House",
    "Leaning Shieldman", "Milkwood Archer", "Tideflat Spearman", "Tithe-Barn Doorman", "Wallside Piper",
    "Old Column Sergeant",
)  # fmt: skip
@pytest.mark.parametrize(
    ("army", "who", "value", "comes_to"),
    [
        ("front: Balcony Marksman, -, Ox; back: -, Ox", "A F1", "ranged", 5),
        ("front: Balcony Marksman, Ox", "A F1", "ranged", 3),
        ("front: Balcony Marksman; back: Ox", "A F1", "ranged", 3),
        ("front: Brothers of the Wet Pit, Brothers of the Wet Pit, Ox", "A F1", "close", 3),
        ("front: Brothers of the Wet Pit, Ox; back: -, Brothers of the Wet Pit", "A F1", "close", 2),
        ("front: Brothers of the Wet Pit, Brothers of the Wet Pit, Brothers of the Wet Pit", "A F2", "close", 4),
        ("front: Ox; back: Crossbow of the Second Rank", "A B1", "ranged", 4),
        ("front: -, Ox; back: Crossbow of the Second Rank", "A B1", "ranged", 3),
        ("front: Crossbow of the Second Rank; back: Ox", "A F1", "ranged", 3),
        ("front: Ox, Drawbridge Corporal, Ox; back: Ox, Ox", "A F3", "DEF", 2),
        ("front: Ox, Drawbridge Corporal, Ox; back: Ox, Ox", "A B2", "DEF", 2),
        ("front: Ox, Drawbridge Corporal, Ox; back: Ox, Ox", "A B1", "DEF", 1),
        ("front: Ox, Drawbridge Corporal, Ox; back: Ox, Ox", "A F2", "DEF", 3),
        ("front: Hart of the Split Oak, Ox; back: -, Ox", "A F1", "close", 5),
        ("front: Hart of the Split Oak, Ox; back: -, Ox", "A F1", "DEF", 3),
        ("front: Hart of the Split Oak; back: Ox", "A F1", "close", 3),
        ("front: Hart of the Split Oak; back: Ox", "A F1", "DEF", 4),
        ("back: Hart of the Split Oak", "A B1", "close", 3),
        ("front: Ox; back: Hart of the Split Oak", "A B1", "DEF", 3),
        ("front: Ox, Imperial Banner-Wagon, -, Ox; back: -, Ox", "A F4", "close", 2),
        ("front: Ox, Imperial Banner-Wagon, -, Ox; back: -, Ox", "A B2", "close", 1),
        ("front: Ox, Imperial Banner-Wagon, -, Ox; back: -, Ox", "B F1", "close", 1),
        ("front: Twelve-Scar Veteran hurt 2", "A F1", "close", 5),
        ("front: Twelve-Scar Veteran", "A F1", "close", 3),
        ("front: Veiled Weeper", "B F1", "DEF", 2),
        ("back: Veiled Weeper", "B F1", "DEF", 2),
        ("front: Veiled Weeper; back: Veiled Weeper", "B F1", "DEF", 1),
        ("back: -, Veiled Weeper", "B B2", "DEF", 3),
        ("front: Heir of the Corner House, Ox, Ox; back: Ox", "A F1", "close", 4),
        ("front: -, Ox, Heir of the Corner House", "A F3", "close", 2),
        ("front: -, -, Heir of the Corner House, Ox; back: -, -, Ox, Ox", "A F3", "close", 5),
        ("front: Leaning Shieldman", "A F1", "DEF", 2),
        ("front: Leaning Shieldman marked", "A F1", "DEF", 4),
        ("back: Milkwood Archer", "A B1", "ranged", 4),
        ("front: Milkwood Archer", "A F1", "ranged", 3),
        ("front: Tideflat Spearman", "A F1", "DEF", 3),
        ("back: Tideflat Spearman", "A B1", "DEF", 2),
        ("front: Tithe-Barn Doorman, Ox; back: Ox, Ox", "A B1", "DEF", 3),
        ("front: Tithe-Barn Doorman, Ox; back: Ox, Ox", "A B2", "DEF", 1),
        ("front: Ox; back: Tithe-Barn Doorman", "A F1", "DEF", 1),
        ("front: Ann, Wallside Piper; back: Ann, Ann", "A F1", "close", 2),
        ("front: Ann, Wallside Piper; back: Ann, Ann", "A B2", "close", 2),
        ("front: Ann, Wallside Piper; back: Ann, Ann", "A B1", "close", 1),
        ("front: Ann, Wallside Piper; back: Ann, Ann", "A F2", "close", 1),
        ("front: Old Column Sergeant; back: Ann", "A F1", "close", 3),
        ("front: Old Column Sergeant; back: Ann", "A F1", "ranged", 3),
        ("front: Old Column Sergeant; back: Mage", "A B1", "ranged", 2),
        ("front: Ann; back: Old Column Sergeant", "A F1", "close", 2),
        ("front: Old Column Sergeant, Ann; back: -, Ann", "A F1", "close", 2),
        ("front: Old Column Sergeant, Ann; back: -, Ann", "A F2", "close", 1),
    ],
)
def test_where_they_stand_they_are_worth(army: str, who: str, value: str, comes_to: int) -> None:
    s = slot(f"A: {army}\nB: front: Ann; back: -, Ann", CAST)
    assert s.value(who, value) == comes_to


@plays(
    "Blood-Nosed Lurcher", "Lame Corsair", "Net-Arrow Fowler", "Quillback Badger", "Headlong Axewoman", "Leaning Shieldman",
)  # fmt: skip
@pytest.mark.parametrize(
    ("a", "b", "label", "tokens"),
    [
        ("Blood-Nosed Lurcher", "Four hurt 1", "Four F1 with Blood-Nosed Lurcher F1, close", (-1, 2)),
        ("Blood-Nosed Lurcher", "Four", "Four F1 with Blood-Nosed Lurcher F1, close", (-1, 0)),
        ("Three hurt 1", "Blood-Nosed Lurcher", "Blood-Nosed Lurcher F1 with Three F1, close", (1, -1)),
        ("Four", "Lame Corsair", "Lame Corsair F1 with Four F1, close", (1, -1)),
        ("Four", "Lame Corsair", "Lame Corsair F1 with Four F1, ranged", (0, -1)),
        ("Lame Corsair", "Three", "Three F1 with Lame Corsair F1, close", (-1, 0)),
        ("Net-Arrow Fowler", "Two", "Two F1 with Net-Arrow Fowler F1, ranged", (0, 1)),
        ("Two", "Net-Arrow Fowler", "Net-Arrow Fowler F1 with Two F1, ranged", (1, -1)),
        ("Quillback Badger", "Three", "Three F1 with Quillback Badger F1, close", (0, 0)),
        ("Three", "Quillback Badger", "Quillback Badger F1 with Three F1, close", (0, 0)),
        ("Three", "Quillback Badger", "Quillback Badger F1 with Three F1, ranged", (0, 1)),
        ("Four", "Quillback Badger", "Quillback Badger F1 with Four F1, close", (0, 1)),
        ("Headlong Axewoman", "Five", "Five F1 with Headlong Axewoman F1, close", (0, 1)),
        ("Headlong Axewoman", "Two", "Two F1 with Headlong Axewoman F1, close", (-1, 1)),
        ("Two", "Headlong Axewoman", "Headlong Axewoman F1 with Two F1, close", (1, 0)),
        ("Four", "Headlong Axewoman", "Headlong Axewoman F1 with Four F1, close", (0, -1)),
        ("Leaning Shieldman", "Three", "Three F1 with Leaning Shieldman F1, close", (0, 0)),
    ],
)
def test_what_a_battle_comes_to(a: str, b: str, label: str, tokens: tuple[int, int]) -> None:
    s = battle(a, b, f"attack {label}", CAST)
    assert tuple(s.tokens(where) if s.who(where) else -1 for where in ("A F1", "B F1")) == tokens


@plays(
    "Blood-Nosed Lurcher", "Headlong Axewoman", "Brothers of the Wet Pit", "Heir of the Corner House", "Tideflat Spearman",
    "Net-Arrow Fowler", "Quillback Badger", "Leaning Shieldman", "Drawbridge Corporal", "Wallside Piper",
)  # fmt: skip
@pytest.mark.parametrize(
    ("a", "foe", "how", "parts", "tokens"),
    [
        ("Blood-Nosed Lurcher, Wolf", "close 0 def 4 life 5", "close", (0, 0), (0, 0, 1)),
        ("Headlong Axewoman, Wolf", "close 0 def 5 life 5", "close", (0, 0), (0, 0, 0)),
        ("Brothers of the Wet Pit, Brothers of the Wet Pit", "close 0 def 5 life 5", "close", (0, 0), (0, 0, 0)),
        ("Heir of the Corner House, Wolf", "close 0 def 4 life 5", "close", (0, 0), (0, 0, 0)),
        ("Tideflat Spearman, Wolf", "close 2 def 9 life 5", "close", (2, 0), (-1, 0, 0)),
        ("Net-Arrow Fowler, Bow", "ranged 2 def 9 life 5", "ranged", (2, 0), (-1, 0, 0)),
        ("Quillback Badger, Wolf", "close 3 def 9 life 5", "close", (3, 0), (1, 0, 0)),
        ("Leaning Shieldman, Wolf", "close 2 def 9 life 5", "close", (2, 0), (1, 0, 0)),
        ("Drawbridge Corporal, Wolf", "close 1 def 9 life 5", "close", (0, 1), (0, 1, 0)),
        ("Wallside Piper, Wolf", "close 0 def 3 life 5", "close", (0, 0), (0, 0, 0)),
    ],
)
def test_in_a_group_it_is_lost(
    a: str, foe: str, how: str, parts: tuple[int, int], tokens: tuple[int, int, int]
) -> None:
    hurt = " hurt 1" if "Lurcher" in a else ""
    first, second = a.split(", ")
    s = battle(a, f"Foe{hurt}", f"attack Foe F1 with {first} F1 + {second} F2, {how}", CAST | {"Foe": foe})
    for part in parts:
        s.choose(*[f"number {part}"] if f"number {part}" in s.options() else [])
    found = tuple(s.tokens(where) if s.who(where) else -1 for where in ("A F1", "A F2", "B F1"))
    assert found == tokens


@plays("Willow Slinger", "Gable Sniper")
@pytest.mark.parametrize("name", ["Willow Slinger", "Gable Sniper"])
def test_from_behind_it_reaches_the_columns_beside_its_own(name: str) -> None:
    s = slot(f"A: front: -, Ox; back: -, {name}\nB: front: Ox, Ann, Wolf, Bow; back: Ox, Ox", CAST)
    shots = [option.partition(" with ")[0] for option in s.options() if f"with {name}" in option]
    assert shots == ["attack Ox F1", "attack Ann F2", "attack Wolf F3"]
    assert not [option for option in s.options() if name in option and ("+" in option or "close" in option)]
    s = slot(f"A: front: -, Ox; back: -, {name}\nB: front: Ox; back: Ox, Ann, Ox", CAST)
    shots = [option.partition(" with ")[0] for option in s.options() if f"with {name}" in option]
    assert shots == ["attack Ox F1", "attack Ann B2"]


@plays("Cold-Lamp Wraith", "Sour Fencing-Master", "Stone-Root Elder", "Hook-Ladder Crew")
def test_who_can_be_attacked_and_how() -> None:
    s = slot(f"A: front: Three, Mage, Three; {FAR}\nB: front: -, Cold-Lamp Wraith; {FAR}", CAST)
    attacks = [option for option in s.options() if option.startswith("attack Cold")]
    assert attacks
    assert all(option.endswith("close") for option in attacks)
    s = slot(f"A: front: Three, Three; {FAR}\nB: front: Sour Fencing-Master; {FAR}", CAST)
    attacks = [option for option in s.options() if option.startswith("attack Sour")]
    assert len(attacks) == 4
    assert not [option for option in attacks if "+" in option]
    s = slot("A: front: Mage, Mage; back: -, -, -, Page\nB: front: Stone-Root Elder, Ann; back: Ox, Ox", CAST)
    attacks = [option for option in s.options() if "Mage" in option and option.startswith("attack Ox")]
    assert attacks == ["attack Ox B2 with Mage F2, ranged"]
    s = slot("A: front: Hook-Ladder Crew, Three; back: Hook-Ladder Crew\nB: front: Ann, Ann; back: Four, Ox", CAST)
    attacks = [option for option in s.options() if option.startswith(("attack Four", "attack Ox"))]
    assert attacks == ["attack Four B1 with Hook-Ladder Crew F1, close"]
    s.choose(*attacks)
    s.decline()
    assert s.tokens("B B1") == 0  # 3 against 4
    s = slot("A: front: Hook-Ladder Crew, Three; back: -, -, -, Page\nB: back: Four, Ox", CAST)
    s.choose("attack Four B1 with Hook-Ladder Crew F1, close")
    assert s.tokens("B B1") == 1
    s = slot("A: front: Three; back: Ox\nB: front: Stone-Root Elder; back: Ox\nstep: Move", CAST)
    s.to("Move", "B")
    assert not [option for option in s.options() if "Stone-Root Elder" in option]


@plays("Lintel Dwarf", "Stern Usher", "Marsh Leapfrog", "Reed Otter", "Red Scarf Runner", "Imperial Banner-Wagon")
def test_who_moves_and_where_to() -> None:
    for name in ("Lintel Dwarf", "Imperial Banner-Wagon"):
        s = slot(f"A: front: {name}, Ox; {FAR}\nB: front: Ann\nstep: Move", CAST)
        assert not [option for option in s.options() if name in option]
    s = slot(f"A: front: Ann, Ox; {FAR}\nB: back: Stern Usher\nstep: Move", CAST)
    assert not [option for option in s.options() if "Ann" in option]
    s = slot("A: back: Ann, -, -, Page\nB: back: Stern Usher\nstep: Move", CAST)
    assert "move Ann B1 to B2" in s.options()
    s = slot("A: front: -, Marsh Leapfrog; back: Ox, -, -, Page\nB: front: Ann\nstep: Move", CAST)
    moves = [option.removeprefix("move Marsh Leapfrog F2 ") for option in s.options() if "Leapfrog F2" in option]
    assert moves == ["to F1", "to F3", "to B1, swapping with Ox", "to B2", "to B3"]
    s.choose("move Marsh Leapfrog F2 to B3")
    assert (s.marked("A B3"), s.ap) == (True, 2)
    for name, marked, ap in (("Reed Otter", False, 2), ("Red Scarf Runner", True, 3)):
        s = slot(f"A: front: {name}, Ox; {FAR}\nB: front: Ann\nstep: Move", CAST)
        s.choose(f"move {name} F1 to F2, swapping with Ox")
        assert (s.marked("A F2"), s.ap) == (marked, ap)
        assert not [option for option in s.options() if option.startswith(f"move {name}")]
