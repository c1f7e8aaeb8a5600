"""Blind texts of SLOT's thirty-seventh round that are used, or save from a loss, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Six": "close 6 ranged 6 def 6 life 9", "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "def 4 life 9",
    "Nil": "cost 0 close 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1",
    "Trio": "cost 3 close 1 def 1 life 1",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Waker": "close 1 def 1 life 5: [ ] - Unmark target creature.",
    "Buyer": "close 1 def 1 life 5: 1 gold: Deal 1 damage to target creature.",
    "Drummer": "close 1 def 1 life 5: [P]: Deal 1 damage to target creature.",
}  # fmt: skip
IDLE = "back: -, -, -, Pricker"  # who is asked in every exchange, so that one can look


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def fighting(a: str, b: str) -> Scene:
    """A attacks."""
    return table(a, b, "Action, ap 3")


SISTER, ALCHEMIST, WARDEN, PRIEST = "Lantern Sister", "Hedge Alchemist", "Bridge Warden", "Muzzle Priest"


@plays("Lantern Sister")
def test_the_sister_mends_an_ally_beside_her() -> None:
    s = table(f"front: Two hurt 2, {SISTER}, Ox; back: Ox hurt 1, Ox marked hurt 1; twilight: Imp", "front: Ox hurt 1")
    s.choose(f"use {SISTER} F2")
    assert aims(s) == ["Two F1", "Ox B2"]
    s.choose("target Ox B2")
    assert starting(s, "give") == ["give Imp (twilight)", "give Two F1", "give Ox F3", "give Ox B1"]
    dusk = s.fork()
    s.choose("give Two F1")
    assert (s.tokens("A B2"), s.marked("A F2"), s.marked("A F1"), s.twilight("A")) == (0, True, True, ["Imp"])
    assert [s.tokens(where) for where in ("A F1", "A B1", "B F1")] == [2, 1, 1]
    dusk.choose("give Imp (twilight)")
    assert (dusk.tokens("A B2"), dusk.marked("A F1"), dusk.grave("A")) == (0, False, ["Imp"])
    for army in (
        f"{SISTER}, Ox, Two hurt 1; twilight: Imp", f"{SISTER} marked, Two hurt 1; twilight: Imp",
        f"{SISTER}, Two marked hurt 1", f"{SISTER}, Ox; twilight: Imp",
    ):  # fmt: skip
        assert uses(table(f"front: {army}")) == [], army


@plays("Lantern Sister")
def test_the_sister_comes_in_time_in_either_turn() -> None:
    s = fighting("front: Three, Ox", f"front: Two hurt 8, {SISTER}, Ox; twilight: Imp")
    s.choose("attack Two F1 with Three F1, close", f"use {SISTER} F2")
    s.choose(*starting(s, "target"))
    assert starting(s, "give Imp") == []  # it is the foe's turn
    s.choose(*starting(s, "give Ox"))
    assert (s.who("B F1"), s.tokens("B F1"), s.twilight("B")) == ("Two", 8, ["Imp"])
    s = fighting(f"front: Two hurt 8, {SISTER}; twilight: Imp", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close", f"use {SISTER} F2")
    s.choose(*starting(s, "target"))
    s.choose(*starting(s, "give"))
    assert (s.tokens("A F1"), s.grave("A")) == (8, ["Imp"])


@plays("Hedge Alchemist")
def test_the_alchemist_brews_for_one_battle() -> None:
    s = fighting(f"front: {ALCHEMIST}, Ox, Ox, Two", "front: Wall, Wall")
    s.choose(f"attack Wall F1 with {ALCHEMIST} F1, ranged", f"use {ALCHEMIST} F1", "give Ox F2", "give Ox F3")
    assert (s.tokens("B F1"), s.value("A F1", "ranged")) == (1, 2)
    s = table(f"front: {ALCHEMIST}, Ox, Ox, Two; twilight: Imp", "front: Wall, Wall; back: Ox")
    s.choose(f"use {ALCHEMIST} F1", "give Imp (twilight)", "give Ox F2")
    assert (s.value("A F1", "ranged"), s.value("A F1", "close"), s.marked("A F1"), s.grave("A")) == (
        4,
        1,
        False,
        ["Imp"],
    )
    other = s.fork()
    s.to("Action")
    s.choose(f"attack Wall F1 with {ALCHEMIST} F1, ranged", "decline")
    assert (s.tokens("B F1"), s.value("A F1", "ranged")) == (1, 2)
    other.to("Action")
    idle = other.fork()
    other.choose("attack Wall F2 with Ox F3, close", f"attack Wall F1 with {ALCHEMIST} F1, ranged")
    assert (other.tokens("B F2"), other.tokens("B F1")) == (0, 0)  # the next battle was another's
    idle.to("Move", "B")
    assert idle.value("A F1", "ranged") == 2


@plays("Hedge Alchemist")
def test_the_alchemist_is_paid_for_by_others_and_brews_again() -> None:
    s = table(f"front: {ALCHEMIST} marked, Ox, Ox, Two; twilight: 2 Imp", "front: Wall")
    s.choose(f"use {ALCHEMIST} F1")
    spend(s)
    assert (s.value("A F1", "ranged"), s.marked("A F2"), s.twilight("A")) == (4, False, [])
    s.choose(f"use {ALCHEMIST} F1", "give Ox F2", "give Ox F3")
    assert (s.value("A F1", "ranged"), s.marked("A F2"), s.marked("A F3")) == (6, True, True)
    assert uses(table(f"front: {ALCHEMIST}, Ox, Ox marked")) == []
    s = fighting("front: Four, Ox", f"front: {ALCHEMIST} marked, Ox, Ox; twilight: 2 Imp")
    s.choose(f"attack {ALCHEMIST} F1 with Four F1, ranged", f"use {ALCHEMIST} F1")
    assert (s.tokens("A F1"), len(s.twilight("B")), s.marked("B F2"), s.marked("B F3")) == (1, 3, True, True)


@plays("Bridge Warden")
def test_the_warden_has_a_pair_stand_firm() -> None:
    s = table(
        f"front: {WARDEN}, Ox, -, Ox; back: Ox, Two marked, Two, Two; twilight: 2 Imp", "front: Ox, Ox; back: Ox, Ox"
    )
    s.choose(f"use {WARDEN} F1")
    assert starting(s, "mark") == ["mark the pair F1 F2", "mark the pair B3 B4"]
    own = s.fork()
    s.choose("mark the pair B3 B4")
    places = ("F1", "F2", "F4", "B1", "B2", "B3", "B4")
    assert [s.value(f"A {where}", "DEF") for where in places] == [4, 1, 1, 1, 2, 4, 4]
    assert [s.marked(f"A {where}") for where in places] == [False, False, False, False, True, True, True]
    own.choose("mark the pair F1 F2")
    assert [own.value(f"A {where}", "DEF") for where in places] == [6, 3, 1, 1, 2, 2, 2]
    assert (own.marked("A F1"), own.twilight("A")) == (True, ["Imp", "Imp"])
    s.to("Move")
    s.choose("move Ox F4 to B4")
    assert (s.who("A F4"), s.value("A F4", "DEF"), s.value("A B4", "DEF")) == ("Two", 4, 1)  # wherever they go
    s.to("Action", "B")
    assert (s.value("A F4", "DEF"), s.value("A B3", "DEF")) == (4, 4)
    s.to("Move", "A")
    assert (s.value("A F4", "DEF"), s.value("A B3", "DEF")) == (2, 2)


@plays("Bridge Warden")
def test_the_warden_is_heard_in_battle_though_it_is_marked() -> None:
    s = fighting("front: Three, Ox", f"front: Two, Two, {WARDEN} marked; twilight: 2 Imp")
    s.choose("attack Two F1 with Three F1, close", f"use {WARDEN} F3")
    assert (s.tokens("B F1"), s.value("B F1", "DEF"), s.value("B F2", "DEF")) == (0, 4, 4)
    s.to("Upkeep" if "pay" in s.options() else "Move", "B")
    assert (s.value("B F1", "DEF"), s.value("B F2", "DEF")) == (2, 2)
    for army in (f"{WARDEN}, -, Ox; back: -, Ox", f"{WARDEN}, Ox marked", f"{WARDEN} marked, Ox"):
        assert uses(table(f"front: {army}; twilight: 3 Imp")) == [], army


@plays("Muzzle Priest")
@pytest.mark.parametrize(("army", "foes", "who"), [
    ("front: Thrower, Ox", f"front: {PRIEST}", []), ("front: Thrower, Ox, Ox", f"front: {PRIEST}", ["Thrower F1"]),
    ("front: Ox marked, Ox; back: Thrower", f"back: {PRIEST} marked; front: Ox", []),
    ("front: Thrower, Ox", f"front: -, {PRIEST}", ["Thrower F1"]), ("front: Slayer, Ox marked", f"front: {PRIEST}", []),
    ("front: Slayer, Ox", f"front: {PRIEST}", ["Slayer F1"]), ("front: Slayer, Ox", f"front: {PRIEST}; back: {PRIEST}", []),
    ("front: Slayer, Ox, Ox", f"front: {PRIEST}; back: {PRIEST}", ["Slayer F1"]),
    ("front: Slayer; twilight: Imp", f"front: {PRIEST}", ["Slayer F1"]), ("front: Slayer", f"front: {PRIEST}", []),
    ("front: Drummer, Ox, Ox marked", f"front: {PRIEST}", []), ("front: Drummer, Ox, Ox", f"front: {PRIEST}", ["Drummer F1"]),
    ("front: Drummer, Ox, Ox marked; twilight: Imp", f"front: {PRIEST}", ["Drummer F1"]),
    ("front: Buyer marked, Ox", f"front: {PRIEST}", []), ("front: Buyer marked, Ox, Ox", f"front: {PRIEST}", ["Buyer F1"]),
    ("front: Buyer marked, Ox", f"front: -, {PRIEST}", ["Buyer F1"]),
    (f"front: Slayer; back: {PRIEST}", "front: Ox", ["Slayer F1"]),
])  # fmt: skip
def test_whom_the_priest_muzzles(army: str, foes: str, who: list[str]) -> None:
    assert uses(table(army, f"{foes}; {FAR}" if "back" not in foes else foes)) == who


@plays("Muzzle Priest")
def test_the_muzzled_pay_for_one_more() -> None:
    s = table("front: Slayer, Ox, Two; twilight: Imp", f"front: {PRIEST}, Ann")
    s.choose("use Slayer F1", "target Ann F2")
    assert starting(s, "give") == ["give Imp (twilight)", "give Ox F2", "give Two F3"]
    s.choose("give Two F3")
    assert (s.who("B F2"), s.marked("A F1"), s.marked("A F2"), s.marked("A F3")) == ("", True, False, True)
    s = fighting(f"front: {PRIEST}, Ox", "front: Ox, Ann; back: Pricker, Ox marked; twilight: Imp")
    s.choose(f"attack Ox F1 with {PRIEST} F1, close", "use Pricker B1", f"target {PRIEST} F1")
    s.choose("give Ann F2")
    assert (s.who("A F1"), s.tokens("B F1"), s.twilight("B")) == ("", 0, ["Imp"])
    s = table("front: Slayer", f"front: {PRIEST}; back: Ox")
    assert uses(s) == []
    s.to("Move", "B")
    s.choose(f"move {PRIEST} F1 to F2")
    s.to("Abilities", "A")
    assert uses(s) == ["Slayer F1"]


BROTHER, REGISTRAR, GENERAL = "Hauberk Foster-Brother", "Bonehouse Registrar", "Wintering General"


@plays("Hauberk Foster-Brother")
@pytest.mark.parametrize("foes", [f"front: Lamb, {BROTHER} marked", f"front: Lamb, Ox; back: {BROTHER}"])
def test_the_brother_may_take_what_the_other_would_lose(foes: str) -> None:
    s = fighting("front: Six, Ox", foes)
    where = "B1" if "back" in foes else "F2"
    s.choose("attack Lamb F1 with Six F1, close")
    assert (s.asked, s.options()) == ("B", ["yes", "no"])
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens(f"B {where}"), s.points("A")) == ("Lamb", 0, 1, 0)
    no.choose("no")
    assert (no.who("B F1"), no.tokens(f"B {where}")) == ("", 0)


@plays("Hauberk Foster-Brother")
def test_when_the_brother_is_not_asked() -> None:
    for army, label, foes in (
        ("front: Six, Ox", "Lamb F1 with Six F1, close", f"front: Lamb, Ox, {BROTHER}"),
        ("front: Ox, Ox", "Two F1 with Ox F1, close", f"front: Two, {BROTHER}"),
        ("front: Six, Ox", f"{BROTHER} F1 with Six F1, close", f"front: {BROTHER}, Ox"),
    ):  # fmt: skip
        s = fighting(army, foes)
        s.choose(f"attack {label}")
        assert (s.asked, starting(s, "yes")) == ("A", []), label
    s = table("front: Pricker, Ox", f"front: Two, {BROTHER}")
    s.choose("use Pricker F1", "target Two F1")
    assert (s.tokens("B F1"), s.tokens("B F2"), starting(s, "yes")) == (1, 0, [])


@plays("Hauberk Foster-Brother")
def test_the_brother_stands_by_attackers_and_takes_two_of_a_group() -> None:
    s = fighting(f"front: Two, {BROTHER}", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close")
    assert s.asked == "A"
    s.choose("yes")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)
    s = fighting(f"front: Two, {BROTHER}, Two", f"front: -, Six; {FAR}")
    s.choose("attack Six F2 with Two F1 + Two F3, close", "number 2", "number 2")
    one = s.fork()
    s.choose("yes", "yes")
    assert [s.tokens(f"A F{n}") for n in (1, 2, 3)] == [0, 2, 0]
    one.choose("yes", "no")
    assert sorted(one.tokens(f"A F{n}") for n in (1, 3)) == [0, 1]
    assert one.tokens("A F2") == 1
    s = fighting(f"front: Two, {BROTHER}, Ox", f"front: -, Six; {FAR}")
    s.choose(f"attack Six F2 with Two F1 + {BROTHER} F2, close", "number 2")
    while starting(s, "number"):
        s.choose("number 0")
    assert (starting(s, "yes"), s.tokens("A F1"), s.tokens("A F2")) == ([], 1, 0)  # a member has no abilities


@plays("Hauberk Foster-Brother")
def test_the_brother_that_dies_for_another_is_killed() -> None:
    s = fighting("front: Six, Ox", f"front: Lamb, {BROTHER} hurt 2, Ox")
    s.choose("attack Lamb F1 with Six F1, close", "yes")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B"), s.points("A")) == ("Lamb", "", [BROTHER], 2)
    s = fighting(f"front: Lamb, {BROTHER} hurt 2, Ox", f"front: Six; {FAR}")
    s.choose("attack Six F1 with Lamb F1, close", "yes")
    assert (s.who("A F1"), s.who("A F2"), s.grave("A"), s.points("B")) == ("Lamb", "", [BROTHER], 2)


@plays("Bonehouse Registrar")
def test_the_registrar_enters_the_cheap_dead_anew() -> None:
    s = table(f"front: {REGISTRAR}, Thrower marked; grave: Nil, One, Pair, Trio", "front: Ox; grave: Lamb")
    s.choose(f"use {REGISTRAR} F1")
    assert sorted(aims(s)) == ["Nil (graveyard)", "One (graveyard)", "Pair (graveyard)"]
    s.choose("target Pair (graveyard)")
    assert (s.twilight("A"), s.marked("A F1"), "Pair" in s.grave("A"), s.grave("B")) == (
        ["Pair"],
        True,
        False,
        ["Lamb"],
    )
    later = s.fork()
    s.choose("use Thrower F2", "target Ox F1")
    assert (s.tokens("B F1"), s.twilight("A"), s.grave("A")[0]) == (1, [], "Pair")
    later.to("Move", "B")
    assert (later.twilight("A"), "Pair" in later.grave("A")) == ([], True)
    assert uses(table(f"front: {REGISTRAR}, Ox; grave: Trio", "front: Ox; grave: One")) == []
    assert uses(table(f"front: {REGISTRAR} marked, Ox; grave: One")) == []


@plays("Bonehouse Registrar")
def test_what_the_registrar_enters_in_the_foe_s_turn_pays_in_the_next() -> None:
    s = fighting("front: Two, Ox", f"front: Two, {REGISTRAR}; grave: One; deck: One")
    s.choose("attack Two F1 with Two F1, close", f"use {REGISTRAR} F2", *starting(s, "target"))
    assert (s.twilight("B"), s.grave("B")) == (["One"], [])
    s.to("Recruit", "B")
    s.choose("recruit One", "place One in B1", "give One (twilight)")
    assert (s.who("B B1"), s.grave("B"), s.marked("B F1")) == ("One", ["One"], False)


@plays("Wintering General")
def test_the_general_drives_a_row_on_and_lets_it_winter() -> None:
    s = table(f"front: {GENERAL} marked, Ox, Ox; back: Two, Ox, Two, Ox; twilight: 2 Imp", f"front: Ox, Ox; {FAR}")
    s.choose(f"use {GENERAL} F1")
    assert (s.ap, [s.marked(f"A B{n}") for n in (1, 2, 3, 4)], s.twilight("A")) == (5, [True] * 4, ["Imp", "Imp"])
    s.to("Move")
    s.choose("move Ox F3 to B3")  # in exchange: the Two that is marked goes to the front
    assert (s.ap, s.who("A F3")) == (4, "Two")
    s.to("Move", "B")
    assert s.ap == 3
    s.to("Upkeep", "A")
    marked = {where: s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1", "B2", "B3", "B4")}
    assert marked == {"F1": False, "F2": False, "F3": True, "B1": True, "B2": True, "B3": False, "B4": True}
    assert (s.ap, starting(s, "pay")) == (3, [f"pay 1 for {GENERAL} F1"])
    s.choose(f"pay 1 for {GENERAL} F1", "give Ox F2")
    s.to("Move", "B")
    s.to("Upkeep", "A")
    assert [s.marked(f"A {where}") for where in marked] == [False] * 7  # it was the next time alone


@plays("Wintering General")
def test_whoever_is_woken_does_not_winter() -> None:
    s = table(f"front: {GENERAL}, Ox, Ox, Ox; back: Waker, Waker, Two", f"front: Ox, Ox; {FAR}")
    s.choose(f"use {GENERAL} F1")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3, 4)] == [True] * 4
    s.choose("use Waker B1", "target Ox F2")
    assert s.marked("A F2") is False
    s.to("Move", "B")
    s.to("Upkeep", "A")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3, 4)] == [True, False, True, True]
    s.choose(f"pay 1 for {GENERAL} F1", "give Two B3", "use Waker B1", "target Ox F3")
    assert s.marked("A F3") is False  # and afterwards


@plays("Wintering General")
def test_the_general_s_points_are_spent_in_this_turn() -> None:
    s = table(f"front: {GENERAL}, Two, Two, Two; back: Ox, Ox, Ox, Ox", f"front: Ox, Ox, Ox, Ox; {FAR}")
    s.choose(f"use {GENERAL} F1", "mark the row B1 B2 B3 B4")
    s.to("Action")
    for n in (1, 2, 3, 4):
        s.choose(f"attack Ox F{n} with {GENERAL if n == 1 else 'Two'} F{n}, close")
    assert ([s.tokens(f"B F{n}") for n in (1, 2, 3, 4)], s.asked, s.ap) == ([1] * 4, "B", 3)


@plays("Wintering General")
def test_when_and_how_often_the_general_commands() -> None:
    s = fighting(f"front: {GENERAL}, Ox, Ox, Ox; back: Ox, Ox, Ox, Two", f"front: Ox, Ox; {FAR}")
    s.choose(f"use {GENERAL} F1")
    assert starting(s, "mark") == ["mark the row F1 F2 F3 F4", "mark the row B1 B2 B3 B4"]
    s.choose("mark the row F1 F2 F3 F4")
    assert s.ap == 5
    s.choose(f"use {GENERAL} F1")
    s.to("Action", "B")
    s.to("Move", "B")
    assert (s.turn, s.grave("A")) == (6, [GENERAL])  # in between nobody was left to pay for it
    assert [s.marked(f"A {where}") for where in ("F2", "F3", "F4", "B1", "B2", "B3", "B4")] == [True] * 7
    for army in (f"{GENERAL}, Ox, Ox; twilight: 4 Imp", f"{GENERAL}, Ox, Ox, Ox marked; twilight: Imp"):
        assert uses(table(f"front: {army}")) == [], army
    s = fighting("front: Two, Ox", f"front: Two, Ox, Ox, Ox; back: {GENERAL}")
    s.choose("attack Two F1 with Two F1, close")
    assert (s.tokens("B F1"), s.asked) == (1, "A")  # nobody was asked: it is the foe's turn
