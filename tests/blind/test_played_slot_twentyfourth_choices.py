"""Blind texts of SLOT's twenty-fourth round that leave a choice or wait for others, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Four": "close 1 ranged 1 def 4 life 9", "Five": "close 3 ranged 3 def 5 life 9",
    "Pair": "close 2 def 9 life 9", "One": "cost 1 close 1 def 1 life 1", "Steady": "close 2 def 1 life 5: Steadfast.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arrives(name: str, army: str, foes: str = "front: Ann") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 3 Imp; deck: {name}, One\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Wayside Almoner")
def test_the_almoner_heals_or_marks() -> None:
    s = arrives(
        "Wayside Almoner", "front: Ox hurt 1, -, Ox; back: Ox hurt 2", "front: Ox hurt 1, Ox marked, Ox; back: Ann"
    )
    marks = s.fork()
    s.choose(starting(s, "choose: restore")[0])
    assert aims(s) == ["Ox F1", "Ox B1"]
    s.choose("pick Ox B1")
    assert ([s.tokens(f"A {where}") for where in ("F1", "B1")], s.tokens("B F1"), s.marked("B F3")) == (
        [1, 1],
        1,
        False,
    )
    marks.choose(starting(marks, "choose: mark")[0])
    assert aims(marks) == ["Ox F1", "Ox F3", "Ann B1"]
    marks.choose("pick Ann B1")
    assert [marks.marked(f"B {where}") for where in ("F1", "F3", "B1")] == [False, False, True]
    assert [marks.tokens(f"A {where}") for where in ("F1", "B1")] == [1, 2]


@plays("Wayside Almoner")
@pytest.mark.parametrize(
    ("ox", "ann", "tokens", "marked"),
    [("Ox hurt 1", "Ann marked", 0, True), ("Ox", "Ann", 0, True)],
)
def test_what_is_possible_is_done(ox: str, ann: str, tokens: int, marked: bool) -> None:
    s = arrives("Wayside Almoner", f"front: {ox}", f"front: {ann}")
    assert starting(s, "choose") == []
    assert (s.who("A F2"), s.tokens("A F1"), s.marked("B F1")) == ("Wayside Almoner", tokens, marked)


@plays("Wayside Almoner")
def test_where_nothing_is_possible_nothing_happens() -> None:
    s = arrives("Wayside Almoner", "front: Ox, -, Ox", "front: Ann marked hurt 1")
    s.choose(*starting(s, "choose")[:1])
    assert (s.who("A F2"), s.tokens("B F1"), s.marked("A F1"), starting(s, "recruit")) == (
        "Wayside Almoner", 1, False, ["recruit One"],
    )  # fmt: skip


@plays("Snaregut Fiddler")
def test_the_fiddler_snares_one_of_his_column() -> None:
    foes = "front: Ox, Ann, Ox; back: Ox, Lamb"
    s = table("front: Ox, Snaregut Fiddler, Ox; twilight: Imp", foes)
    spent = s.fork()
    s.choose("use Snaregut Fiddler F2")
    while starting(s, "give"):
        assert not starting(s, "give Snaregut")
        s.choose("give Ox F3")
    assert aims(s) == ["Ann F2", "Lamb B2"]
    s.choose("pick Lamb B2")  # it is covered
    assert [s.marked(where) for where in ("A F1", "A F2", "A F3", "B F2", "B B2")] == [False, True, True, False, True]
    spent.choose("use Snaregut Fiddler F2", "give Imp (twilight)", "pick Ann F2")
    assert (spent.twilight("A"), spent.marked("A F1"), spent.marked("A F3"), spent.marked("B F2")) == (
        [],
        False,
        False,
        True,
    )
    for army in ("Snaregut Fiddler, Ox marked", "Snaregut Fiddler marked, Ox; twilight: Imp"):
        assert uses(table(f"front: {army}", "front: Ox, Ox")) == []
    s = table("front: Ox, Snaregut Fiddler", "front: Ox, Ann marked; back: Ox")
    s.choose(*starting(s, "use"))  # what its writer forbids without a target may be used in vain
    assert [s.marked(f"B {where}") for where in ("F1", "B1")] == [False, False]


@plays("Snaregut Fiddler")
def test_a_mark_calls_no_attack_off() -> None:
    s = table("front: Steady, Ox", f"front: Snaregut Fiddler, Ox; {FAR}; twilight: Imp", "Action")
    s.choose("attack Snaregut Fiddler F1 with Steady F1, close")
    assert not s.marked("A F1")
    s.choose("use Snaregut Fiddler F1")
    s.choose(*[option for option in s.options() if option == "give Ox F2"])
    s.decline()
    assert (s.marked("A F1"), s.marked("B F2"), s.who("B F1"), "Imp" in s.twilight("B")) == (True, True, "", True)


@plays("Vengeful Packmate")
def test_a_death_beside_it_rouses_the_packmate() -> None:
    foes = "front: Lamb, Vengeful Packmate marked, Lamb; back: Lamb, Ox"
    s = table("front: Saint, Saint, Saint, Ox", foes)
    s.choose("use Saint F3", "target Lamb B1")  # not beside it
    assert (s.marked("B F2"), s.value("B F2", "close")) == (True, 2)
    s.choose("use Saint F1", "target Lamb F1")
    assert (s.marked("B F2"), s.value("B F2", "close"), s.value("B B2", "close")) == (False, 3, 1)
    s.choose("use Saint F2", "target Lamb F3")
    assert s.value("B F2", "close") == 4
    s.to("Move", "B")
    assert s.value("B F2", "close") == 2
    s = table("front: Saint, Vengeful Packmate, Lamb", "front: Lamb, Lamb, Ox")
    enemy = s.fork()
    s.choose("use Saint F1", "target Lamb F3")
    assert (s.marked("A F2"), s.value("A F2", "close")) == (False, 3)
    enemy.choose("use Saint F1", "target Lamb F2")
    assert enemy.value("A F2", "close") == 2
    s = table("front: Ox", "front: Boss, Vengeful Packmate", "Move")
    s.to("Upkeep", "B")
    s.choose("give up Boss F1")
    assert (s.who("B F1"), s.value("B F2", "close")) == ("", 2)


@plays("Vengeful Packmate")
def test_who_dies_with_its_neighbour_is_not_roused() -> None:
    s = table("front: Ox, Lamb, Vengeful Packmate hurt 1, Ox; back: Ox, Ox, Ox", f"front: -, Five; {FAR}", "Action")
    one = s.fork()
    s.choose("attack Five F2 with Lamb F2 + Vengeful Packmate F3, close", "number 1", "number 2")
    assert (s.who("A F2"), s.who("A F3"), sorted(s.grave("A"))) == ("", "", ["Lamb", "Vengeful Packmate"])
    one.choose("attack Five F2 with Lamb F2 + Vengeful Packmate F3, close", "number 1", "number 0")
    assert one.who("A F2") == ""
    # Members of a group have no abilities, but the dead die as the battle is over, and who survives it hears again
    assert (one.marked("A F3"), one.value("A F3", "close")) == (False, 3)


@plays("Flankgate Lancer")
def test_the_lancer_may_pay_for_a_harder_blow() -> None:
    s = table("front: Flankgate Lancer, Ox, Ox; twilight: Imp", f"front: Five; {FAR}", "Action")
    no, group = s.fork(), s.fork()
    s.choose("attack Five F1 with Flankgate Lancer F1, close")
    assert {"yes", "no"} <= set(s.options())
    imp = s.fork()
    s.choose("yes", "give Ox F3")
    assert (s.tokens("B F1"), s.marked("A F3"), s.marked("A F2"), s.twilight("A")) == (1, True, False, ["Imp"])
    assert s.value("A F1", "close") == 3
    imp.choose("yes", "give Imp (twilight)")
    assert (imp.tokens("B F1"), imp.marked("A F2"), imp.marked("A F3"), imp.twilight("A")) == (1, False, False, [])
    no.choose("attack Five F1 with Flankgate Lancer F1, close", "no")
    assert (no.tokens("B F1"), no.marked("A F2"), no.twilight("A")) == (0, False, ["Imp"])
    group.choose("attack Five F1 with Flankgate Lancer F1 + Ox F2, close")
    assert "yes" not in group.options()
    s = table("front: Flankgate Lancer, Ox marked", f"front: Five; {FAR}", "Action")
    s.choose("attack Five F1 with Flankgate Lancer F1, close")  # it cannot pay itself
    assert ("yes" in s.options(), s.tokens("B F1"), s.tokens("A F1")) == (False, 0, 1)
    s = table("front: Four, Ox", f"front: Flankgate Lancer, Ox; {FAR}", "Action")
    s.choose("attack Flankgate Lancer F1 with Four F1, close")
    assert (s.asked, s.tokens("A F1"), s.marked("B F2")) == ("A", 0, False)


@plays("Oathbound Stand-In")
def test_the_stand_in_loses_the_life_of_a_neighbour() -> None:
    foes = "front: Lamb, Oathbound Stand-In; back: Lamb, -, -, Ox"
    s = table("front: Club, Club, Ox", foes, "Action")
    no, far = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("B F2"), s.marked("B F2"), s.points("A")) == (
        "Lamb",
        0,
        1,
        True,
        0,
    )
    s.choose("attack Lamb F1 with Club F2, close")
    s.choose(*starting(s, "yes"))  # in vain
    assert (s.who("B F1"), s.tokens("B F2")) == ("", 1)  # it is marked now
    no.choose("attack Lamb F1 with Club F1, close", "no")
    assert (no.who("B F1"), no.tokens("B F2"), no.marked("B F2")) == ("", 0, False)
    far.choose("attack Oathbound Stand-In F2 with Club F2, close")
    assert (far.tokens("B F2"), far.marked("B F2")) == (1, False)
    s = table("front: Club, Club, Ox", foes.replace("Stand-In", "Stand-In hurt 2"), "Action")
    s.choose("attack Lamb F1 with Club F1, close", "yes")
    assert (s.who("B F1"), s.who("B F2"), s.points("A"), s.twilight("B")) == ("Lamb", "", 2, ["Oathbound Stand-In"])
    for others in ("Lamb, -, Oathbound Stand-In", "Lamb, Oathbound Stand-In marked"):
        s = table("front: Club, Ox", f"front: {others}; {FAR}", "Action")
        s.choose("attack Lamb F1 with Club F1, close")
        s.choose(*starting(s, "yes"))  # in vain, for one that is marked
        assert s.who("B F1") == ""
    s = table("front: Saint, Ox", foes)
    s.choose("use Saint F1", "target Lamb F1")
    assert (s.who("B F1"), s.tokens("B F2"), s.marked("B F2")) == ("", 0, False)


@plays("Oathbound Stand-In", "Gravewine Ghoul")
def test_it_stands_in_for_who_is_struck_back_and_the_kill_is_his_who_struck() -> None:
    s = table("front: Lamb, Oathbound Stand-In, Ox", f"front: Ox; {FAR}", "Action")
    group, own = s.fork(), s.fork()
    s.choose("attack Ox F1 with Lamb F1, close")
    assert s.asked == "A"
    s.choose("yes")
    assert (s.who("A F1"), s.tokens("A F2"), s.marked("A F2"), s.tokens("B F1")) == ("Lamb", 1, True, 1)
    group.choose("attack Ox F1 with Lamb F1 + Oathbound Stand-In F2, close", "number 1")
    assert (group.who("A F1"), group.tokens("A F2")) == ("", 0)
    own.choose("attack Ox F1 with Oathbound Stand-In F2, close")
    assert own.marked("A F2")
    s = table("front: Gravewine Ghoul hurt 1, Ox", f"front: Lamb, Oathbound Stand-In hurt 2; {FAR}", "Action")
    s.choose("attack Lamb F1 with Gravewine Ghoul F1, close", "yes")
    # The Lamb strikes back in vain; the Ghoul has killed the Stand-In
    assert (s.who("B F1"), s.who("B F2"), s.tokens("A F1")) == ("Lamb", "", 0)


@plays("Oathbound Stand-In")
def test_of_two_stand_ins_one_loses_it() -> None:
    s = table("front: -, Club, Ox", "front: Oathbound Stand-In, Lamb, Oathbound Stand-In", "Action")
    s.choose("attack Lamb F2 with Club F2, close")
    while s.asked == "B" and s.phase == "Action":
        s.choose("yes" if "yes" in s.options() else s.options()[0])
    assert (s.who("B F2"), s.tokens("B F1") + s.tokens("B F3")) == ("Lamb", 1)
    assert s.marked("B F1") != s.marked("B F3")
