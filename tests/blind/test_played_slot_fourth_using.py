"""Blind texts of SLOT's fourth round that are used for a price, played as their writers meant them."""

from blind.gestures import uses
from blind.texts import FAR, FOLK, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Wall": "close 1 def 4 life 9", "Sling": "ranged 3 def 4 life 9",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.",
}  # fmt: skip


@plays("Stake Thrower")
def test_another_marked_ally_makes_its_shot_stronger_for_that_battle_and_again() -> None:
    s = slot(
        "A: front: Stake Thrower, Ox, Ox; back: Bell, -, -, Page marked\nB: front: Wall; back: Bell, -, -, Page", CAST
    )
    s.choose("attack Wall F1 with Stake Thrower F1, ranged", "decline", "use Stake Thrower F1")
    assert s.options() == ["give Ox F2", "give Ox F3", "give Bell B1"]
    s.choose("give Ox F2")
    assert (s.value("A F1", "ranged"), s.marked("A F2")) == (4, True)
    s.choose("decline", "use Stake Thrower F1", "give Ox F3")
    assert s.value("A F1", "ranged") == 6
    s.decline()
    assert (s.tokens("B F1"), s.value("A F1", "ranged")) == (1, 2)


@plays("Stake Thrower")
def test_outside_of_a_battle_it_waits_for_the_next_one_of_the_turn_and_the_twilight_pays() -> None:
    s = slot(f"A: front: Stake Thrower; {FAR}; twilight: Imp\nB: front: Wall; {FAR}\nstep: Abilities", CAST)
    s.choose("use Stake Thrower F1", "give Imp (twilight)")
    s.to("Action")
    assert s.value("A F1", "ranged") == 4
    quiet = s.fork()
    s.choose("attack Wall F1 with Stake Thrower F1, ranged")
    s.decline()
    assert (s.tokens("B F1"), s.value("A F1", "ranged"), s.twilight("A")) == (1, 2, [])
    quiet.to("Action", "B")
    assert quiet.value("A F1", "ranged") == 2


@plays("Stake Thrower")
def test_marked_it_strikes_back_so_and_the_twilight_does_not_pay_in_the_enemys_turn() -> None:
    s = slot(f"A: front: Sling; {FAR}\nB: front: Stake Thrower marked, Ox, Ox; {FAR}; twilight: Imp", CAST)
    s.choose("attack Stake Thrower F1 with Sling F1, ranged", "use Stake Thrower F1")
    assert s.options() == ["give Ox F2", "give Ox F3", "give Page B4"]
    s.choose("give Ox F2")
    s.decline()
    assert s.tokens("A F1") == 1  # 4 against 4


@plays("Grasping Ghoul")
def test_by_marking_itself_and_another_it_marks_an_enemy_of_its_column() -> None:
    s = slot("A: front: Ox, Grasping Ghoul; back: Ox\nB: front: Ann, Ann; back: Ann, Ann\nstep: Abilities", CAST)
    s.choose("use Grasping Ghoul F2", "give Ox F1")
    assert s.options() == ["pick Ann F2", "pick Ann B2"]  # cover is nothing to it
    s.choose("pick Ann B2")
    assert [s.marked(where) for where in ("A F2", "A F1", "B F2", "B B2")] == [True, True, False, True]


@plays("Grasping Ghoul")
def test_it_is_not_used_marked_or_without_another_but_the_twilight_pays() -> None:
    for army, foes, can in (
        ("front: Grasping Ghoul, Ox marked", "front: Ann; back: -, -, -, Page", False),
        ("front: Grasping Ghoul marked, Ox", "front: Ann; back: -, -, -, Page", False),
        ("front: Grasping Ghoul; twilight: Imp", "front: Ann; back: -, -, -, Page", True),
    ):
        s = slot(f"A: {army}\nB: {foes}\nstep: Abilities", CAST)
        assert (uses(s) == ["Grasping Ghoul F1"]) == can, army


@plays("War Chanter")
def test_a_full_row_is_marked_and_the_enemy_front_row_is_weaker_for_the_turn() -> None:
    s = slot(
        """
        A: front: Ox, Ox, Ox, Ox; back: War Chanter, Ox, Ox, Ox
        B: front: Ann, Imp, Ann; back: Bell, -, -, Page
        step: Abilities
        """,
        CAST,
    )
    s.choose("use War Chanter B1")
    s.choose(*[label for label in s.options() if "F1" in label][:1])
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "F4")] == [True] * 4
    assert [s.value(f"B {where}", "DEF") for where in ("F1", "F2", "F3", "B1")] == [2, 0, 2, 1]
    s.choose("decline", "use War Chanter B1")  # its own row, itself among it
    assert s.marked("A B1")
    assert [s.value(f"B {where}", "DEF") for where in ("F1", "F2", "B1")] == [1, 0, 1]
    s.to("Move", "B")
    assert s.value("B F1", "DEF") == 3


@plays("War Chanter")
def test_who_leaves_the_row_keeps_it_and_who_comes_later_has_nothing_of_it() -> None:
    s = slot(
        """
        A: front: Ox, Ox, Ox, Ann; back: -, -, -, Page
        B: front: Ox, Ox, Ox, Ox; back: War Chanter, -, -, Ox
        step: Action
        """,
        CAST
        | {
            "Swap": "close 1 def 1 life 1",
            "Page": "def 3 life 1: [ ]: Swap this creature with target ally adjacent to it.",
        },
    )
    s.choose("attack Ox F4 with Ann F4, close", "use War Chanter B1")
    assert [s.value(f"A {where}", "DEF") for where in ("F4", "B4")] == [2, 3]
    s.choose("use Page B4")
    assert (s.who("A F4"), s.value("A F4", "DEF"), s.value("A B4", "DEF")) == ("Page", 3, 2)


@plays("War Chanter")
def test_a_row_with_a_gap_or_a_marked_creature_does_not_pay() -> None:
    for army in ("front: Ox, Ox, Ox; back: War Chanter", "front: Ox, Ox, Ox, Ox marked; back: War Chanter"):
        s = slot(f"A: {army}; twilight: 4 Imp\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
        assert uses(s) == []


@plays("Sapper Twins")
def test_a_pair_is_marked_and_the_twins_are_unmarked_and_attack_again() -> None:
    s = slot("A: front: Sapper Twins, Ox, Ox; back: -, -, -, Page\nB: front: Ann, Ann; back: -, -, -, Page", CAST)
    s.choose("attack Ann F1 with Sapper Twins F1, close")
    s.decline()
    assert s.marked("A F1")
    s.choose("use Sapper Twins F1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3")] == [False, True, True]
    assert "attack Ann F1 with Sapper Twins F1, close" in s.options()
    s.choose("attack Ann F1 with Sapper Twins F1, close")
    s.decline()
    assert uses(s) == []  # no other pair is left


@plays("Sapper Twins")
def test_the_twilight_pays_for_no_pair_and_other_pairs_serve_again() -> None:
    s = slot(
        "A: front: Sapper Twins marked, Ox; back: -, -, -, Page; twilight: 2 Imp\nB: front: Ann; back: -, -, -, Page",
        CAST,
    )
    assert uses(s) == []
    s = slot("A: front: Sapper Twins marked, Ox, Ox; back: Ox, Ox, -, Page\nB: front: Ann; back: -, -, -, Page", CAST)
    for _ in range(2):
        s.choose("use Sapper Twins F1")
        if "mark the pair B1 B2" in s.options():
            s.choose("mark the pair B1 B2")
        s.choose("attack Ann F1 with Sapper Twins F1, close")
        s.decline()
    assert [s.marked(f"A {where}") for where in ("F2", "F3", "B1", "B2")] == [True] * 4


@plays("Sapper Twins")
def test_they_may_be_of_the_pair_themselves() -> None:
    s = slot(
        "A: front: Sapper Twins, Ox; back: -, -, -, Page\nB: front: Ann; back: -, -, -, Page\nstep: Abilities", CAST
    )
    s.choose("use Sapper Twins F1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2")] == [False, True]
