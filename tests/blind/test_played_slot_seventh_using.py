"""Blind texts of SLOT's last rounds that are used for a price, played as their writers meant them."""

from blind.gestures import uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Boss": "level 2 close 1 def 3 life 5", "Tough": "def 4 life 5",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.",
    "Bow": "ranged 1 def 1 life 5", "Sore": "close 1 def 1 life 1",
}  # fmt: skip


def pay(s: Scene) -> None:
    """Pay whatever is asked, and take the first of equal ways."""
    while s.options()[0].startswith(("give", "mark the")):
        s.choose(s.options()[0])


@plays("Silver-Tongued Recruiter")
def test_a_damaged_enemy_of_its_column_and_of_level_one_changes_sides() -> None:
    s = slot(
        "A: front: Silver-Tongued Recruiter, Ox, Ox, Ox\n"
        "B: front: Ann hurt 2, Ann hurt 1; back: Boss hurt 1, -, -, Page\nstep: Abilities",
        CAST,
    )
    s.choose("use Silver-Tongued Recruiter F1")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3, 4)] == [True] * 4
    assert s.options() == [f"place Ann F1 in B{n}" for n in (1, 2, 3, 4)]
    s.choose("place Ann F1 in B3")
    assert (s.who("A B3"), s.tokens("A B3"), s.marked("A B3"), s.who("B F1")) == ("Ann", 2, True, "")
    s.to("Action", "B")
    s.to("Action", "A")
    assert s.who("A B3") == "Ann"


@plays("Silver-Tongued Recruiter")
def test_the_twilight_helps_to_pay_in_its_own_turn_and_without_a_slot_nobody_comes() -> None:
    s = slot(
        f"A: front: Silver-Tongued Recruiter; {FAR} marked; twilight: 3 Imp\nB: front: Ann hurt 2; {FAR}\nstep: Abilities",
        CAST,
    )
    s.choose("use Silver-Tongued Recruiter F1")
    assert (s.twilight("A"), s.marked("A F1")) == ([], True)
    s = slot(
        "A: front: Silver-Tongued Recruiter, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox\n"
        f"B: front: Ann hurt 2; {FAR}\nstep: Abilities",
        CAST,
    )
    if uses(s):
        s.choose("use Silver-Tongued Recruiter F1")
        pay(s)
    assert s.who("B F1") == "Ann"


@plays("Pit Wyrm")
def test_a_square_is_marked_and_a_weak_enemy_opposite_of_it_is_killed() -> None:
    s = slot(
        "A: front: Pit Wyrm, Ox, Ox, -; back: Ox, Ox, Ox, Imp\n"
        "B: front: Ann, Tough, Ann, Ann; back: Ann, -, -, Page\nstep: Abilities",
        CAST,
    )
    s.choose("use Pit Wyrm F1")
    assert s.options() == ["pick Ann F1", "pick Ann B1"]
    s.choose("pick Ann B1")
    assert (s.twilight("B"), s.who("B B1")) == (["Ann"], "")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2", "F3", "B3")] == [True] * 4 + [False] * 2


@plays("Pit Wyrm")
def test_it_need_not_be_of_the_square_which_is_full_and_unmarked() -> None:
    s = slot(
        "A: front: Ox, Ox, Pit Wyrm marked, -; back: Ox, Ox\nB: front: Tough, Ann, Ann; back: -, -, -, Page\nstep: Abilities",
        CAST,
    )
    s.choose("use Pit Wyrm F3")
    assert (s.who("B F2"), s.who("B F3"), s.grave("B")) == ("", "Ann", [])
    for square in ("Ox, Ox; back: Ox marked, Ox, Pit Wyrm", "Ox, Ox; back: Ox, -, Pit Wyrm"):
        s = slot(f"A: front: {square}; twilight: 4 Imp\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
        assert uses(s) == []


@plays("Pit Wyrm")
def test_in_the_enemys_battle_it_kills_into_the_graveyard() -> None:
    s = slot("A: front: Axe, Ann; back: -, -, -, Page\nB: front: Pit Wyrm, Ox; back: Ox, Ox, -, Page", CAST)
    s.choose("attack Ox F2 with Axe F1, close", "use Pit Wyrm F1")
    assert (s.grave("A"), s.twilight("A")) == (["Ann"], [])


@plays("Grand Marshal Oster")
def test_the_other_row_strikes_harder_for_the_turn_wherever_it_goes() -> None:
    s = slot(
        "A: front: Ox, Ox, Ox, Ox; back: Grand Marshal Oster, Bow, -, Sore\nB: front: Ann; back: Ox\nstep: Abilities",
        CAST,
    )
    s.choose("use Grand Marshal Oster B1")
    assert [s.marked(f"A {where}") for where in ("F1", "F4", "B1", "B2")] == [True, True, False, False]
    assert [s.value(f"A {where}", "close") for where in ("F1", "B1", "B4")] == [1, 7, 3]
    assert [s.value(f"A {where}", "ranged") for where in ("F1", "B1", "B2")] == [1, 5, 3]
    s.to("Move")
    s.choose("move Bow B2 to F2, swapping with Ox")
    assert [s.value(f"A {where}", "ranged") for where in ("F2", "B2")] == [3, 1]
    s.to("Move", "B")
    assert [s.value(where, "close") for where in ("A B1", "A B4", "B B1")] == [5, 1, 1]


@plays("Grand Marshal Oster")
def test_a_row_with_a_gap_or_a_marked_one_does_not_pay() -> None:
    for row in ("Ox, Ox, Ox, -", "Ox, Ox, Ox, Ox marked"):
        s = slot(
            f"A: front: {row}; back: Grand Marshal Oster; twilight: 4 Imp\nB: front: Ann; {FAR}\nstep: Abilities", CAST
        )
        assert uses(s) == []


@plays("Turncoat Sapper")
def test_a_column_is_marked_and_a_damaged_enemy_opposite_of_it_is_killed() -> None:
    s = slot(
        "A: front: Turncoat Sapper, Ox; back: Ox, Ox, -, -\n"
        "B: front: Ann, Ann hurt 1; back: Ann hurt 1, Boss hurt 1, -, Page\nstep: Abilities",
        CAST,
    )
    s.choose("use Turncoat Sapper F1")
    assert s.options() == ["target Ann F2", "target Ann B1"]
    s.choose("target Ann F2")
    wrong = s.fork()
    wrong.choose("mark the column F1 B1")
    assert wrong.who("B F2") == "Ann"
    s.choose("mark the column F2 B2")
    assert (s.twilight("B"), s.points("A")) == (["Ann"], 1)
    assert [s.marked(f"A {where}") for where in ("F1", "B1", "F2", "B2")] == [False, False, True, True]
    s = slot("A: front: Turncoat Sapper; back: Ox marked\nB: front: Ann hurt 1; back: Ox\nstep: Abilities", CAST)
    assert uses(s) == []


@plays("Turncoat Sapper")
def test_in_the_enemys_battle_the_killed_goes_to_the_graveyard() -> None:
    s = slot(
        "A: front: Ann hurt 1, Axe; back: -, -, -, Page\nB: front: Turncoat Sapper, Ox; back: Ox, -, -, Page", CAST
    )
    s.choose("attack Ox F2 with Axe F2, close", "use Turncoat Sapper F1")
    while "target Ann F1" in s.options():
        s.choose("target Ann F1")
    assert (s.grave("A"), s.twilight("A")) == (["Ann"], [])


@plays("Ferry Oxen")
def test_an_ally_is_put_into_an_empty_slot_beside_it_and_may_still_move() -> None:
    army = "A: front: Ferry Oxen, Ann, -, Ox; back: Ox, -, Ox, Ox\nB: front: Ann; back: Ox\nstep: Abilities"
    s = slot(army, CAST)
    s.choose("use Ferry Oxen F1", "target Ann F2")
    assert s.options() == ["place Ann F2 in F3", "place Ann F2 in B2"]
    s.choose("place Ann F2 in B2")
    assert (s.who("A B2"), s.marked("A B2"), s.marked("A F1"), s.ap) == ("Ann", False, True, 3)
    s.to("Move")
    assert "move Ann B2 to F2" in s.options()
    assert s.points("B") == 0
    s = slot(army.replace("Ann, -", "Siege Tortoise, -"), CAST)
    s.choose("use Ferry Oxen F1", "target Siege Tortoise F2", "place Siege Tortoise F2 in B2")
    assert s.who("A B2") == "Siege Tortoise"
    s = slot(f"A: front: Ferry Oxen marked, Ann; {FAR}\nB: front: Ann; back: Ox\nstep: Abilities", CAST)
    assert uses(s) == []


@plays("Oathkeeper Matron")
def test_a_pair_is_tougher_until_the_next_turn_of_its_own_player() -> None:
    s = slot("A: front: Oathkeeper Matron, Ox, Ann; back: Ox\nB: front: Ann; back: Ox\nstep: Abilities", CAST)
    s.choose("use Oathkeeper Matron F1")
    assert s.options() == ["mark the pair F1 F2", "mark the pair F2 F3"]
    s.choose("mark the pair F2 F3")
    for step, seat, toughness in (
        ("Move", "A", [3, 3, 5, 1]),
        ("Move", "B", [3, 3, 5, 1]),
        ("Move", "A", [3, 1, 3, 1]),
    ):
        s.to(step, seat)
        assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "F3", "B1")] == toughness


@plays("Oathkeeper Matron")
def test_used_in_the_enemys_turn_it_lasts_until_the_turn_that_follows() -> None:
    s = slot("A: front: Axe, Ox, Ann; back: Ox\nB: front: Ann; back: Oathkeeper Matron, Ox, -, -", CAST)
    s.choose("attack Ann F1 with Axe F1, close", "use Oathkeeper Matron B1")
    assert s.value("B B2", "DEF") == 3
    s.to("Move", "B")
    assert s.value("B B2", "DEF") == 1


@plays("Twinshield Sisters")
def test_a_pair_is_tougher_until_the_end_of_the_turn() -> None:
    s = slot("A: front: Twinshield Sisters marked, Ox, Ann; back: Ox\nB: front: Ann; back: Ox\nstep: Abilities", CAST)
    s.choose("use Twinshield Sisters F1")
    for seat, toughness in (("A", [3, 3, 5, 1]), ("B", [3, 1, 3, 1])):
        s.to("Move", seat)
        assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "F3", "B1")] == toughness
    s = slot(
        "A: front: Twinshield Sisters, Ox marked, Ann; back: Ox; twilight: 2 Imp\nB: front: Ann\nstep: Abilities", CAST
    )
    assert uses(s) == []


@plays("Coin-Eyed Oracle")
def test_a_row_is_marked_for_a_point_once_a_turn_in_step_four() -> None:
    full = "Ox, Ox, Ox, Ox"
    s = slot(f"A: front: Coin-Eyed Oracle, Ox, Ox, Ox; back: {full}\nB: front: Ann; back: Ox\nstep: Abilities", CAST)
    s.choose("use Coin-Eyed Oracle F1")
    assert s.options() == ["mark the row F1 F2 F3 F4", "mark the row B1 B2 B3 B4"]
    s.choose("mark the row B1 B2 B3 B4")
    assert (s.points("A"), [s.marked("A F1"), s.marked("A B4")], uses(s)) == (1, [False, True], [])
    s.to("Action")
    assert uses(s) == []
    s.to("Abilities", "A")
    assert uses(s) == ["Coin-Eyed Oracle F1"]
    s = slot("A: front: Coin-Eyed Oracle, Ox, Ox; twilight: 4 Imp\nB: front: Ann; back: Ox\nstep: Abilities", CAST)
    assert uses(s) == []
    s = slot(f"A: 14 points; front: Coin-Eyed Oracle marked; back: {full}\nB: front: Ann\nstep: Abilities", CAST)
    s.choose("use Coin-Eyed Oracle F1")
    assert s.options() == []


@plays("Coin-Eyed Oracle")
def test_it_answers_in_the_enemys_step_four_but_in_no_battle() -> None:
    army = "front: Coin-Eyed Oracle, Ox, Ox, Ox; back: Ox"
    s = slot(f"A: front: Saint, Axe; back: Ox\nB: {army}\nstep: Abilities", CAST)
    s.choose("use Saint F1", "target Ox F2")
    s.choose("use Coin-Eyed Oracle F1")
    assert s.points("B") == 1
    s = slot(f"A: front: Saint, Axe; back: Ox\nB: {army}", CAST)
    s.choose("attack Ox F2 with Axe F2, close")
    assert (s.asked, uses(s)) == ("A", ["Saint F1"])
    s.choose("use Saint F1", "target Ox F2")
    assert s.points("B") == 0
    assert s.asked == "A"


@plays("Lockstep Brothers")
def test_a_column_is_marked_and_an_enemy_opposite_of_it_too() -> None:
    s = slot(
        "A: front: Lockstep Brothers, Ox; back: Ox, Ox\nB: front: Ann, Ann; back: Ann, Ann, -, -\nstep: Abilities", CAST
    )
    s.choose("use Lockstep Brothers F1", "mark the column F2 B2")
    assert s.options() == ["pick Ann F2", "pick Ann B2"]
    s.choose("pick Ann B2")
    assert [s.marked(where) for where in ("B B2", "B F2", "B F1", "A F2", "A B2", "A F1")] == [
        True, False, False, True, True, False
    ]  # fmt: skip
    s = slot("A: front: Lockstep Brothers, Ox; back: Ox\nB: front: Ann marked; back: Ann\nstep: Abilities", CAST)
    s.choose("use Lockstep Brothers F1")
    assert s.marked("B B1")
    for back in ("Ox marked", "-"):
        s = slot(f"A: front: Lockstep Brothers; back: {back}; twilight: 2 Imp\nB: front: Ann\nstep: Abilities", CAST)
        assert uses(s) == []
