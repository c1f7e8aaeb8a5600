"""Blind texts of SLOT that are triggered, played as their writers meant them."""

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Bow": "ranged 9 def 9 life 9", "Cub": "close 1 def 1 life 1 (Bear)",
}  # fmt: skip


@plays("Hoarfrost Giant")
def test_as_it_comes_every_creature_of_the_enemy_front_row_is_marked() -> None:
    s = slot(
        """
        A: front: Ann, Ox; back: -, -, Ox; deck: Hoarfrost Giant; twilight: 4 Imp
        B: front: Ann, -, Ox marked, Ox; back: Page
        step: Recruit
        """,
        CAST,
    )
    s.choose("recruit Hoarfrost Giant", "place Hoarfrost Giant in B1", *["give Imp (twilight)"] * 3)
    assert [s.marked(f"B {where}") for where in ("F1", "F3", "F4", "B1")] == [True, True, True, False]


@plays("Vengeful Shade")
def test_whoever_kills_it_in_close_combat_loses_a_life_point() -> None:
    for a, b, label, side, tokens in (
        ("Axe", "Vengeful Shade", "attack Vengeful Shade F1 with Axe F1, close", "A", 1),
        ("Vengeful Shade", "Axe", "attack Axe F1 with Vengeful Shade F1, close", "B", 1),
        ("Bow", "Vengeful Shade", "attack Vengeful Shade F1 with Bow F1, ranged", "A", 0),
    ):
        s = battle(a, b, label, CAST)
        assert s.tokens(f"{side} F1") == tokens
    s = slot(f"A: front: Saint; {FAR}\nB: front: Vengeful Shade; {FAR}", CAST)
    s.choose("use Saint F1", "target Vengeful Shade F1")
    assert (s.who("B F1"), s.tokens("A F1")) == ("", 0)


@plays("Rowan Warden")
def test_at_each_start_of_his_turn_everyone_in_the_back_row_heals_one() -> None:
    s = slot(
        """
        A: front: Ox hurt 2; back: Rowan Warden hurt 1, Ox hurt 3, Ann
        B: front: Ox hurt 2; back: Ox hurt 2
        step: Twilight, active B
        """,
        CAST,
    )
    s.to("Action", "A")
    assert [s.tokens(f"A {where}") for where in ("F1", "B1", "B2", "B3")] == [2, 0, 2, 0]
    assert [s.tokens(f"B {where}") for where in ("F1", "B1")] == [2, 2]
    s.to("Action", "B")
    assert s.tokens("A B2") == 2
    s.to("Action", "A")
    assert s.tokens("A B2") == 1


@plays("Barrow Rat")
def test_its_killer_in_battle_is_hurt_alone_and_while_it_is_in_play() -> None:
    s = battle("Axe", "Barrow Rat", "attack Barrow Rat F1 with Axe F1, close", CAST)
    assert s.tokens("A F1") == 1
    s = battle("Barrow Rat", "Axe", "attack Axe F1 with Barrow Rat F1, close", CAST)
    assert s.tokens("B F1") == 1
    s = battle("Axe, Axe", "Barrow Rat", "attack Barrow Rat F1 with Axe F1 + Axe F2, close", CAST)
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 0)
    s = slot(f"A: front: Witch; {FAR}\nB: front: Barrow Rat; {FAR}", CAST)
    s.choose("use Witch F1", "target Barrow Rat F1")
    assert s.who("A F1") == "Witch"  # no battle


@plays("Barrow Rat")
def test_an_ability_used_in_the_battle_kills_it_for_its_creature() -> None:
    s = slot(f"A: front: Ann, Ox; back: Mender, -, -, Page\nB: front: Barrow Rat; {FAR}", CAST | {
        "Mender": "close 1 def 1 life 3: [ ] - Deal 1 damage to target creature.", "Ann": "close 0 def 9 life 5",
    })  # fmt: skip
    s.choose("attack Barrow Rat F1 with Ann F1, close", "use Mender B1", "target Barrow Rat F1")
    s.decline()
    assert (s.who("B F1"), s.tokens("A B1"), s.tokens("A F1")) == ("", 1, 0)


@plays("Grave Accountant")
def test_more_creatures_in_the_own_graveyard_give_a_fourth_point_that_turn() -> None:
    for mine, theirs, ap in (("2 Imp", "Imp", 4), ("Imp", "Imp", 3), ("Imp", "2 Imp", 3)):
        s = slot(
            f"A: front: Grave Accountant; grave: {mine}\nB: front: Ann; grave: {theirs}\nstep: Twilight, active B", CAST
        )
        s.to("Action", "A")
        assert s.ap == ap
    s = slot(
        "A: front: Grave Accountant; grave: 2 Imp; twilight: Imp\nB: front: Ann; grave: Imp, Imp\nstep: Twilight, active B",
        CAST,
    )
    s.to("Action", "A")
    assert s.ap == 3  # the twilight does not count
    s = slot("A: front: Grave Accountant; grave: 2 Imp\nB: front: Ann; grave: Imp\nstep: Twilight", CAST)
    s.to("Action", "B")
    assert s.ap == 3  # it is the other's turn


@plays("Two-Faced Fox")
def test_who_is_attacked_and_lives_may_change_places_with_a_neighbour() -> None:
    text = f"A: front: -, Ann; {FAR}\nB: front: Ox marked, Two-Faced Fox, Imp; back: -, -, Imp, Page"
    s = slot(text, CAST)
    s.choose("attack Two-Faced Fox F2 with Ann F2, close")
    assert s.asked == "B"
    declined = s.fork()
    declined.choose("no")
    assert declined.who("B F2") == "Two-Faced Fox"
    s.choose("yes")
    assert s.options() == ["pick Ox F1", "pick Imp F3"]  # neighbours, but not the one a corner away
    s.choose("pick Ox F1")
    assert (s.who("B F1"), s.who("B F2"), s.marked("B F1"), s.marked("B F2")) == ("Two-Faced Fox", "Ox", False, True)
    s = battle("-, Axe", "Ox, Two-Faced Fox", "attack Two-Faced Fox F2 with Axe F2, close", CAST)
    assert s.who("B F2") == ""
    s = slot(f"A: front: -, Ann; {FAR}\nB: front: -, Two-Faced Fox; {FAR}", CAST)
    s.choose("attack Two-Faced Fox F2 with Ann F2, close")
    s.choose("yes")  # with nobody beside it nothing happens
    assert (s.asked, s.who("B F2")) == ("A", "Two-Faced Fox")


@plays("Mother Bear")
def test_each_death_of_another_ally_bear_unmarks_her_and_adds_two() -> None:
    s = slot(
        f"A: front: Witch, Witch; {FAR}\nB: front: Mother Bear marked, Cub, Bear, Imp; {FAR}",
        CAST | {"Bear": "def 1 life 1"},
    )
    s.choose("use Witch F1", "target Cub F2")
    assert (s.marked("B F1"), s.value("B F1", "close")) == (False, 7)
    s.choose("use Witch F2", "target Bear F3")
    assert s.value("B F1", "close") == 9
    s.to("Action", "B")
    assert s.value("B F1", "close") == 5
    s = slot(f"A: front: Witch, Cub; {FAR}\nB: front: Mother Bear marked, Imp; {FAR}", CAST)
    t = s.fork()
    s.choose("use Witch F1", "target Imp F2")
    t.choose("use Witch F1", "target Cub F2")
    assert (s.marked("B F1"), t.marked("B F1"), t.value("B F1", "close")) == (True, True, 5)


@plays("Army Chronicler")
def test_each_time_the_opponent_scores_one_ally_may_be_unmarked() -> None:
    text = "A: front: Axe; back: -, -, -, Page\nB: front: Imp, -, Ann marked; back: -, -, Army Chronicler marked, Ox"
    s = slot(text, CAST)
    s.choose("attack Imp F1 with Axe F1, close")
    s.settle()
    while s.asked == "A":
        s.choose("decline")
    assert (s.asked, s.points("A")) == ("B", 4)
    t = s.fork()
    s.choose("yes")
    assert s.options() == ["pick Ann F3", "pick Army Chronicler B3"]  # the marked ones of his army, itself included
    s.choose("pick Army Chronicler B3")
    assert (s.marked("B B3"), s.marked("B F3")) == (False, True)
    t.choose("no")
    assert (t.marked("B B3"), t.marked("B F3")) == (True, True)
    s = slot("A: front: Army Chronicler marked, Axe; back: -, -, -, Page\nB: front: -, Imp; back: Page", CAST)
    s.choose("attack Imp F2 with Axe F2, close")
    s.decline()
    assert (s.points("A"), s.marked("A F1")) == (2, True)  # the own points are none of the opponent's


@plays("Marsh Leech")
def test_each_hit_takes_one_token_off_it_at_the_end_of_the_battle_if_it_lives() -> None:
    for army, foe, tokens in (
        ("Marsh Leech hurt 1", "Imp", 0),
        ("Marsh Leech", "Imp", 0),
        ("Marsh Leech hurt 1", "Shell", 1),
    ):
        s = battle(army, foe, f"attack {foe} F1 with Marsh Leech F1, close", CAST | {"Shell": "def 9 life 1"})
        assert s.tokens("A F1") == tokens
    s = battle(
        "Page", "Marsh Leech", "attack Marsh Leech F1 with Page F1, close", CAST | {"Page": "close 1 def 1 life 2"}
    )
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("A F1")) == ("Marsh Leech", 0, 1)
    s = battle(
        "Page",
        "Marsh Leech hurt 1",
        "attack Marsh Leech F1 with Page F1, close",
        CAST | {"Page": "close 1 def 1 life 2"},
    )
    assert s.who("B F1") == ""  # dead, though it hit
