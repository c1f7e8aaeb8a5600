"""Blind texts of SLOT on who comes, who falls and what is done for marks, played as their writers meant them."""

import pytest

from blind.gestures import aims, offered, spend, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "cost 1 close 1 ranged 1 def 1 life 1", "Squire": "cost 2 close 1 def 1 life 1 (Human Knight)",
    "Knight": "cost 2 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Three": "cost 3 close 1 def 1 life 1",
    "Noble": "level 2 cost 2 close 1 def 1 life 1", "Still": "close 1 def 1 life 5 fixed", "Pikes": "close 3 def 3 life 5",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arrives(name: str, army: str, foes: str = "front: Ann", where: str = "F2") -> Scene:
    """It is recruited by A for Imps out of the twilight."""
    s = table(f"{army}; twilight: 4 Imp; deck: {name}", foes, "Recruit")
    s.choose(f"recruit {name}", f"place {name} in {where}")
    spend(s)
    return s


@plays("Mourning Beadle", "Grave Registrar", "Gallowgate Outrider")
def test_what_arrivals_bring() -> None:
    s = arrives("Mourning Beadle", "front: Ox; grave: Boss, Three", "front: Ann; grave: Club")
    no = s.fork()
    s.choose("yes")
    assert {name.split()[0] for name in aims(s)} == {"Boss", "Three", "Imp"}  # who has paid for it as well
    s.choose(next(label for label in s.options() if "Boss" in label))
    assert ("Boss" in s.twilight("A"), "Boss" in s.grave("A"), s.twilight("B")) == (True, False, [])
    no.choose("no")
    assert ("Boss" in no.twilight("A"), len(no.twilight("A"))) == (False, 2)
    for name, sees in (("Grave Registrar", True), ("Mourning Beadle", False)):
        s = arrives(name, "front: Ox", f"front: Ann; twilight: Boss, Club; {FAR}")
        assert any("Boss" in line for line in s.log()) == sees
        assert s.twilight("B") == ["Boss", "Club"]
    s = arrives("Gallowgate Outrider", "front: Ox", f"front: Ann, Ann; {FAR}")
    assert (s.marked("A F2"), s.ap) == (False, 3)
    s.to("Move")
    assert "Gallowgate Outrider F2 to B2" in offered(s, "move", "Gallowgate")
    s.to("Action")
    s.choose("attack Ann F2 with Gallowgate Outrider F2, close")
    assert s.ap == 2
    assert arrives("Grave Registrar", "front: Ox, -, Gallowgate Outrider", f"front: Ann; {FAR}").marked("A F2")


@plays("Livery Master")
@pytest.mark.parametrize(
    ("army", "foes", "recruit", "paid"),
    [
        ("Livery Master marked, -, Ox", "Ann", "Squire", 1),
        ("Livery Master, -, Livery Master", "Ann", "Squire", 0),
        ("Livery Master, -, Livery Master, Livery Master", "Ann", "Squire", 0),
        ("Livery Master", "Ann", "Knight", 1),
        ("Livery Master", "Ann", "Two", 2),
        ("Ox", "Livery Master", "Squire", 2),
    ],
)
def test_knights_are_cheaper(army: str, foes: str, recruit: str, paid: int) -> None:
    s = arrives(recruit, f"front: {army}", f"front: {foes}")
    assert (s.who("A F2"), 4 - len(s.twilight("A"))) == (recruit, paid)


@plays("Herald of Two Tidings")
def test_one_of_two_tidings_is_chosen() -> None:
    army = "front: Ox marked, -, Ox; back: -, -, -, Boss marked"
    s = arrives("Herald of Two Tidings", army, "front: Ann, Ann marked, Ann; back: Ox, Ox")
    other = s.fork()
    s.choose("choose: unmark")
    assert aims(s) == ["Ox F1", "Boss B4"]
    s.choose("pick Boss B4")
    assert [s.marked(f"A {where}") for where in ("F1", "B4", "F2")] == [True, False, True]
    assert not s.marked("B B2")
    other.choose("choose: mark")
    assert [other.marked(f"B {where}") for where in ("B2", "F1", "F3", "B1")] == [True, False, False, False]
    assert other.marked("A B4")
    only = arrives("Herald of Two Tidings", "front: Ox; back: -, Ox", "front: Ann, Ann; back: Ox")
    assert (only.marked("B F2"), only.marked("B F1")) == (True, False)
    only = arrives("Herald of Two Tidings", "front: Ox marked, -, Ox", "front: Ann")
    assert (only.marked("A F1"), only.marked("B F1")) == (False, False)
    none = arrives("Herald of Two Tidings", "front: Ox, -, Ox", "front: Ann")
    assert (none.marked("B F1"), none.marked("A F2"), none.asked) == (False, True, "A")


@plays("Drumcaller of Harth", "Parade Marshal")
def test_what_is_done_for_marks() -> None:
    army = "front: Drumcaller of Harth, Ox, Lamb, Ann marked; twilight: Imp"
    s = table(army)
    s.choose("use Drumcaller of Harth F1", "give Imp (twilight)")
    s.choose("give Ox F2")
    assert (s.ap, s.marked("A F1"), s.marked("A F2"), s.marked("A F3"), uses(s)) == (4, True, True, False, [])
    s.to("Action", "B")
    assert s.ap == 3
    assert uses(table("front: Drumcaller of Harth, Ox")) == []
    assert uses(table("front: Drumcaller of Harth marked, Ox, Ox")) == []
    s = table("front: Saint, Ox", f"front: Drumcaller of Harth, Ann, Ann; {FAR}")
    s.choose("use Saint F1", "target Ox F2")
    assert (s.asked, s.tokens("A F2")) == ("A", 1)  # in the enemy's turn nobody is asked
    s = table("front: Ox hurt 2, Ann marked, Parade Marshal, Still; back: -, Lamb, -, Boss")
    s.choose("use Parade Marshal F3")
    while s.marked("A F2"):
        s.choose(next(label for part in ("F1 F2", "Ox F1", "Ann F2") for label in s.options() if label.endswith(part)))
    assert [s.who(f"A {where}") for where in ("F1", "F2", "B2", "F3")] == ["Ann", "Ox", "Lamb", "Parade Marshal"]
    assert (s.tokens("A F2"), s.marked("A F1"), s.marked("A F3"), s.ap) == (2, True, True, 3)
    assert uses(table("front: -, Parade Marshal, Ox, Ann marked; back: Ox")) == ["Parade Marshal F2"]
    s = table("front: Ox, Parade Marshal, Ox; back: -, Ox")
    assert uses(s) == []  # nobody can be picked
    s = table("front: Parade Marshal, -, Ox, Still")
    s.choose("use Parade Marshal F1")  # one cannot be swapped away
    assert (s.who("A F3"), s.who("A F4")) == ("Ox", "Still")


@plays("Hollowfield Warden")
def test_empty_slots_beside_it_guard_a_creature() -> None:
    army = "front: Hollowfield Warden, Ox, Ann; back: Lamb, Ox"
    for where, name, guard in (("F1", "Hollowfield Warden", 4), ("F3", "Ann", 5), ("B1", "Lamb", 1), ("B2", "Ox", 2)):
        s = table(f"{army}; twilight: Imp", f"front: Ann, Ann, Ann; {FAR}")
        s.choose("use Hollowfield Warden F1", "give Imp (twilight)")
        s.choose(next(label for label in s.options() if f"{name} {where}" in label))
        assert (s.value(f"A {where}", "DEF"), s.marked("A F1")) == (guard, True)
    s = table(f"{army}; twilight: Imp", f"front: Ann, Ann, Ann; {FAR}")
    s.choose("use Hollowfield Warden F1", "give Imp (twilight)")
    s.choose(next(label for label in s.options() if "Ann F3" in label))
    turn = s.fork()
    s.to("Action")
    s.choose("attack Ann F3 with Ox F2, close")
    s.decline()
    assert s.value("A F3", "DEF") == 3
    turn.to("Move", "B")
    assert turn.value("A F3", "DEF") == 3


@plays("Parade Marshal")
def test_who_is_attacked_is_so_in_another_slot_too() -> None:
    s = table(f"front: Club, Ox; {FAR}", f"front: Ann, Ox, Parade Marshal; {FAR}", "Action")
    s.choose("attack Ann F1 with Club F1, close", "use Parade Marshal F3")
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F1"), s.tokens("B F2")) == ("Ox", "Ann", 0, 1)


@plays("Pillar of the Rite")
def test_for_a_column_somebody_opposite_gets_a_token() -> None:
    s = table("front: Ox, Pillar of the Rite; back: Ox", "front: Ann, Ann; back: Ann, Lamb")
    s.choose("use Pillar of the Rite F2")
    assert aims(s) == ["Ann F2", "Lamb B2"]
    other = s.fork()
    s.choose("pick Lamb B2")
    assert (s.who("B B2"), s.points("A"), s.marked("A F1"), s.marked("A B1"), s.marked("A F2")) == (
        "", 1, True, True, False,
    )  # fmt: skip
    other.choose("pick Ann F2")
    assert (other.tokens("B F2"), other.tokens("B F1")) == (1, 0)
    for army, foes in (
        ("front: Ox, Pillar of the Rite; back: Ox marked; twilight: 3 Imp", "front: Ann, Ann"),
        ("front: Ox, Pillar of the Rite; twilight: 3 Imp", "front: Ann, Ann"),
    ):
        assert uses(table(army, foes)) == []
    s = table("front: Ox, Pillar of the Rite; back: Ox", "front: Ann, -, Ann")
    assert uses(s) == []  # nobody can be picked
    assert uses(table("front: Ox, Pillar of the Rite; back: -, Ox", "front: Ann, Ann")) == ["Pillar of the Rite F2"]


@plays("Choir of Thorns")
def test_a_square_brings_a_point_once_a_turn() -> None:
    square = "front: Ox, Ox, Ox, Choir of Thorns; back: Ox, Ox, Ox, Ox"
    s = table(square)
    s.choose("use Choir of Thorns F4")
    s.choose(next(label for label in s.options() if "F1" in label))
    assert (s.points("A"), s.points("B"), uses(s)) == (1, 0, [])
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2", "F3", "F4")] == [True] * 4 + [False] * 2
    assert uses(table("front: Ox, Ox, Ox, Choir of Thorns; back: Ox marked, Ox, Ox; twilight: 4 Imp")) == []
    s = table(square.replace("Ox", "Choir of Thorns", 1))
    s.choose("use Choir of Thorns F1", "mark the square F1 F2 B1 B2")
    assert uses(s) == ["Choir of Thorns F4"]  # each for itself, and for the square that is left
    s = table("front: -, -, Ox, Choir of Thorns; back: -, -, Ox, Ox")
    s.choose("use Choir of Thorns F4")
    assert (s.points("A"), s.marked("A F4")) == (1, True)
    s = slot(f"A: 14 points; {square}\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Choir of Thorns F4")
    if not s.over:
        s.choose(next(label for label in s.options() if "F1" in label))
    assert (s.over, s.winner) == (True, "A")
    s = table("front: Saint, Ox", square)
    s.choose("use Saint F1", "target Ox F2 of A", "use Choir of Thorns F4")
    s.choose(next(label for label in s.options() if "F1" in label))
    assert (s.points("B"), s.asked) == (1, "A")


@plays("Ashmane Reaver")
def test_who_kills_alone_stands_up_again() -> None:
    foes = f"front: Lamb, Ann, Lamb; {FAR}"
    s = table("front: Ashmane Reaver, Ashmane Reaver, Ox", foes, "Action")
    group, missed = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Ashmane Reaver F1, close")
    assert (s.who("B F1"), s.marked("A F1"), s.ap) == ("", False, 2)
    s.choose("attack Ann F2 with Ashmane Reaver F1, close")
    assert (s.marked("A F1"), s.ap, s.tokens("B F2")) == (True, 1, 1)
    missed.choose("attack Ann F2 with Ashmane Reaver F1, close")
    assert missed.marked("A F1")
    group.choose("attack Lamb F3 with Ashmane Reaver F2 + Ox F3, close")
    while "number 0" in group.options():
        group.choose("number 0")
    assert (group.who("B F3"), group.marked("A F2"), group.marked("A F3")) == ("", True, True)
    s = table("front: Lamb, Ox", f"front: Ashmane Reaver marked; {FAR}", "Action")
    s.choose("attack Ashmane Reaver F1 with Lamb F1, close")
    assert (s.who("A F1"), s.marked("B F1")) == ("", True)
    s = table("front: Ashmane Reaver, Saint", f"front: Lamb, Ann; {FAR}", "Action")
    s.choose("attack Lamb F1 with Ashmane Reaver F1, close")
    s.choose("use Saint F2", "target Lamb F1")
    s.decline()
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)


@plays("Bitter Chronicler")
@pytest.mark.parametrize(
    ("others", "before", "after", "over"),
    [("Ox; back: Ox", 0, 0, False), ("Ox; back: Ox", 3, 2, False), ("-", 11, 14, False), ("-", 12, 15, True)],
)
def test_who_kills_it_has_a_point_less(others: str, before: int, after: int, over: bool) -> None:
    foes = f"front: Bitter Chronicler, {others}; front: -, -, -, Page"
    s = slot(f"A: {before} points; front: Club, Ox; {FAR}\nB: 5 points; {foes}", CAST)
    s.choose("attack Bitter Chronicler F1 with Club F1, close")
    s.decline()
    assert (s.who("B F1"), s.points("A"), s.points("B"), s.over) == ("", after, 5, over)


@plays("Bitter Chronicler")
def test_whoever_kills_it_the_opponent_of_its_controller_has_a_point_less() -> None:
    s = slot(
        f"A: 5 points; front: Witch, Bitter Chronicler; {FAR}\nB: 5 points; front: Ann; {FAR}\nstep: Abilities", CAST
    )
    s.choose("use Witch F1", "target Bitter Chronicler F2")
    assert (s.who("A F2"), s.points("A"), s.points("B")) == ("", 5, 4)


@plays("Unpaid Revenant")
def test_unpaid_it_goes_to_the_twilight() -> None:
    foes = f"front: Unpaid Revenant, Boss, Ox; {FAR}; twilight: 2 Imp"
    s = table("front: Ox", foes, "Move")
    s.to("Upkeep", "B")
    paid, death = s.fork(), table(f"front: Axe; {FAR}", f"front: Unpaid Revenant hurt 1, Ox; {FAR}", "Action")
    s.choose(next(label for label in s.options() if label.startswith("give up") and "Revenant" in label))
    assert (s.who("B F1"), "Unpaid Revenant" in s.twilight("B"), s.grave("B"), s.points("A")) == ("", True, [], 0)
    s.choose("pay 1 for Boss F2", "give Unpaid Revenant (twilight)")
    assert (s.who("B F2"), s.grave("B")) == ("Boss", ["Unpaid Revenant"])
    paid.choose(next(label for label in paid.options() if label.startswith("give up") and "Boss" in label))
    assert "Boss" in paid.grave("B")
    paid.choose("pay 1 for Unpaid Revenant F1", "give Imp (twilight)")
    assert paid.who("B F1") == "Unpaid Revenant"
    death.choose("attack Unpaid Revenant F1 with Axe F1, close")
    assert (death.twilight("B"), death.points("A")) == (["Unpaid Revenant"], 2)
    s = table("front: Ox", f"front: Unpaid Revenant of A, Ox; {FAR}", "Move")
    s.to("Upkeep", "B")
    s.choose("give up Unpaid Revenant F1")
    assert (s.twilight("A"), s.twilight("B")) == (["Unpaid Revenant"], [])


@plays("Second of the Line")
def test_another_takes_its_slot() -> None:
    foes = f"front: Second of the Line, Ox; {FAR}; twilight: Two, Three, Lamb"
    s = table(f"front: Club, Ox; {FAR}", foes, "Action")
    s.choose("attack Second of the Line F1 with Club F1, close")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    assert {name.split()[0] for name in aims(s)} == {"Two", "Lamb"}
    s.choose(next(label for label in s.options() if "Two" in label))
    assert (s.who("B F1"), s.marked("B F1"), s.points("A")) == ("Two", True, 2)
    assert sorted(s.twilight("B")) == ["Lamb", "Second of the Line", "Three"]
    no.choose("no")
    assert (no.who("B F1"), len(no.twilight("B"))) == ("", 4)
    s = table(f"front: Club, Ox; {FAR}", f"front: Second of the Line, Ox; {FAR}; twilight: Three", "Action")
    s.choose("attack Second of the Line F1 with Club F1, close")
    assert s.asked == "B"
    s.choose("yes")  # in vain
    assert (s.asked, s.who("B F1"), len(s.twilight("B"))) == ("A", "", 2)
    foes = f"front: Second of the Line, Boss, Boss; {FAR}; twilight: Noble"  # a third of level 2
    s = table(f"front: Club, Ox; {FAR}", foes, "Action")
    s.choose("attack Second of the Line F1 with Club F1, close", "yes")
    assert (s.who("B F1"), "Noble" in s.twilight("B")) == ("", True)
    s = table("front: Witch, Second of the Line, Ox; twilight: Two", f"front: Ann; {FAR}")
    s.choose("use Witch F1", "target Second of the Line F2")
    assert (s.asked, s.who("A F2")) == ("A", "")
    s = table("front: Club", "front: Second of the Line; twilight: Two", "Action")
    s.choose("attack Second of the Line F1 with Club F1, close", "yes")
    assert (s.over, s.who("B F1")) == (False, "Two")


@plays("Oath-Sworn Shieldmaid")
@pytest.mark.parametrize(
    ("foes", "attack", "answer", "tokens"),
    [
        ("front: Ann, Oath-Sworn Shieldmaid", "Ann F1 with Pikes F1, close", "yes", 0),
        ("front: Ann, Oath-Sworn Shieldmaid", "Ann F1 with Pikes F1, close", "no", 1),
        ("front: Ann; back: Oath-Sworn Shieldmaid", "Ann F1 with Pikes F1 + Ox F2, close", "yes", 0),
        ("front: Ann, Oath-Sworn Shieldmaid marked", "Ann F1 with Pikes F1, close", "yes", 1),  # in vain
        ("front: Ann, -, Oath-Sworn Shieldmaid", "Ann F1 with Pikes F1, close", "", 1),
        ("front: Oath-Sworn Shieldmaid, Ox", "Oath-Sworn Shieldmaid F1 with Pikes F1, close", "", 0),
    ],
)
def test_the_shieldmaid_shields_whom_she_stands_beside(foes: str, attack: str, answer: str, tokens: int) -> None:
    back = "" if "back" in foes else "; back: -, -, -, Ox"
    s = table("front: Pikes, Ox, Ann; back: Ann, Ann, Ann", foes + back, "Action")
    s.choose(f"attack {attack}")
    if answer:
        assert s.asked == "B"
    while s.asked == "B" and "number 0" not in s.options():
        s.choose(answer if answer in s.options() else s.options()[0])  # of a group each attacks, and it is marked once
    while "number 0" in s.options():
        s.choose("number 0")
    maid = next(where for where in ("F1", "F2", "F3", "B1") if s.who(f"B {where}") == "Oath-Sworn Shieldmaid")
    assert (s.tokens("B F1"), s.marked(f"B {maid}")) == (tokens, answer == "yes" or "marked" in foes)
    assert (s.asked, s.value("B F1", "DEF")) == ("A", 4 if maid == "F1" else 3)


@plays("Mire Toll-Hag")
def test_who_comes_into_the_column_of_the_hag_pays() -> None:
    foes = f"front: -, Mire Toll-Hag; {FAR}"
    s = table("front: Ann, -, Ox; back: -, Lamb", foes, "Move")
    s.choose("move Ann F1 to F2")
    assert s.asked == "A"
    token = s.fork()
    s.choose(next(label for label in s.options() if "AP" in label))
    assert (s.ap, s.tokens("A F2")) == (1, 0)
    token.choose(next(label for label in token.options() if "damage" in label))
    assert (token.ap, token.tokens("A F2")) == (2, 1)
    s = table("front: Ann, -, Ox; back: -, Lamb", foes, "Move")
    s.choose("move Lamb B2 to F2")
    assert (s.ap, s.tokens("A F2")) == (2, 0)
    s.choose("move Ann F1 to B1")
    assert s.ap == 1
    s = slot(f"A: front: Lamb, -, Ox\nB: {foes}\nstep: Move, ap 1", CAST)
    s.choose("move Lamb F1 to F2")
    assert (s.who("A F2"), s.points("B"), s.grave("A")) == ("", 4, ["Lamb"])  # he has no other point to lose
    s = table("front: Ann, Ox, Ann", foes, "Move")
    other = s.fork()
    s.choose("move Ann F1 to F2, swapping with Ox")
    s.choose(next(label for label in s.options() if "damage" in label))
    assert (s.who("A F2"), s.tokens("A F2"), s.tokens("A F1")) == ("Ann", 1, 0)
    # Its writer counts the other one of a swap too, but only the one that begins it moves (SLOT-MOVE-09)
    other.choose("move Ox F2 to F1, swapping with Ann")
    assert (other.ap, other.tokens("A F2"), other.tokens("A F1")) == (2, 0, 0)
