"""SLOT's texts of the left square, of columns by number, of a weapon's target, and of what is done once in a turn."""

from scenes.slot import rule, scene

CARDS = {
    "Loud": "def 1 life 3: While this creature stands in the left square, other allies in that square have +1 close.",
    "Edge": "def 1 life 3: While this creature is in columns 1 or 4, it has +2 DEF.",
    "Bow": "close 1 ranged 1 def 1 life 3 ranged_name Lob: [Lob] This weapon has +2 while its target stands in the back row.",
    "Watch": "def 1 life 3: Once in each enemy turn, when another ally dies, gain 1 victory point.",
    "Frail": "def 0 life 1",
    "Axe": "close 9 def 1 life 3",
}


@rule("SLOT-SHAPE-05", "SLOT-SHAPE-06")
def test_in_the_left_square_it_cheers_that_square_and_no_other() -> None:
    s = scene("A: front: Loud, Axe, Axe\nB: front: Axe\nstep: Action", cards=CARDS)
    assert [s.table.attack[s.table.in_slot(0, slot)] for slot in (1, 2)] == [10, 9]
    s = scene("A: front: -, -, Loud, Axe\nB: front: Axe\nstep: Action", cards=CARDS)
    assert s.table.attack[s.table.in_slot(0, 3)] == 9


@rule("SLOT-ARMY-05")
def test_columns_are_called_by_their_numbers() -> None:
    s = scene("A: front: Edge, Edge, -, Edge\nB: front: Axe\nstep: Action", cards=CARDS)
    assert [s.table.defense[s.table.in_slot(0, slot)] for slot in (0, 1, 3)] == [3, 1, 3]


@rule("SLOT-PRIO-01")
def test_only_once_in_the_turn_of_the_enemy_and_never_in_ones_own() -> None:
    army = "A: front: Frail, Frail, -, Watch"
    s = scene(f"{army}\nB: front: Axe, Axe\nstep: Action, active B, ap 3", cards=CARDS)
    s.choose("attack Frail F1 with Axe F1, close")
    before = s.points("A")
    s.choose("attack Frail F2 with Axe F2, close")
    assert (before, s.points("A")) == (1, 1)


@rule("SLOT-ABIL-27")
def test_a_weapon_is_stronger_against_a_target_in_the_back_row() -> None:
    cards = CARDS | {"Rampart": "def 3 life 3"}
    for army, where, lost in (("front: -, -, Axe; back: Rampart", "B1", 1), ("front: Rampart, -, Axe", "F1", 0)):
        s = scene(f"A: front: Bow, Axe\nB: {army}\nstep: Action, ap 3", cards=cards)
        s.choose(f"attack Rampart {where} with Bow F1, ranged")
        assert s.tokens(f"B {where}") == lost
