"""Blind texts of SLOT's ninth round, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend
from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Two": "close 2 ranged 2 def 2 life 5", "Wolf": "close 1 def 1 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Three": "def 3 life 5", "Rock": "def 9 life 9 fixed",
    "Hydra": "level 2 close 1 def 1 life 5 upkeep 1",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in step 4 of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arrives(name: str, army: str, foes: str = "front: Ann") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Dyke Spearman", "Parapet Crone", "Brine Giant", "Captain of the Tin Kettle")
@pytest.mark.parametrize(
    ("army", "who", "value", "comes_to"),
    [
        ("front: Dyke Spearman; back: Ox marked", "F1", "DEF", 4),
        ("front: Dyke Spearman, Ox; back: -, Ox", "F1", "DEF", 2),
        ("front: Ox; back: Dyke Spearman", "B1", "DEF", 2),
        ("back: Parapet Crone", "B1", "ranged", 4),
        ("front: Parapet Crone", "F1", "ranged", 2),
        ("front: -, Brine Giant", "F2", "close", 7),
        ("front: Brine Giant, Ox", "F1", "close", 5),
        ("front: Brine Giant, Ox; back: Ox", "F1", "close", 4),
        ("front: Ox, Captain of the Tin Kettle; back: Ox, Ox", "F1", "DEF", 2),
        ("front: Ox, Captain of the Tin Kettle; back: Ox, Ox", "B1", "DEF", 1),
        ("front: Ox, Captain of the Tin Kettle; back: Ox, Ox", "B2", "DEF", 2),
        ("front: Captain of the Tin Kettle, Captain of the Tin Kettle", "F2", "DEF", 5),
    ],
)
def test_what_counts_where_they_stand(army: str, who: str, value: str, comes_to: int) -> None:
    assert table(army, "front: Ox; back: Ox").value(f"A {who}", value) == comes_to


@plays("Brine Giant", "Rearguard Bear")
def test_who_stays_and_who_is_attacked_one_by_one() -> None:
    s = table("front: Brine Giant, Ox", step="Move")
    assert not [option for option in s.options() if "Brine Giant" in option]
    s = slot(f"A: front: Ann, Ann; {FAR}\nB: front: Rearguard Bear, Ox", CAST)
    attacks = [option for option in s.options() if option.startswith("attack Rearguard Bear")]
    assert len(attacks) == 4
    assert not [option for option in attacks if "+" in option]


@plays("Cask Roller")
def test_a_neighbour_strikes_harder_in_the_next_battle() -> None:
    s = table("front: Cask Roller, Ox, Ox; back: -, -, -, Ox", f"front: -, Three; {FAR}")
    s.choose("use Cask Roller F1")
    assert (s.value("A F2", "close"), s.marked("A F1")) == (3, True)
    s.to("Action")
    s.choose("attack Three F2 with Ox F2, close")
    assert (s.tokens("B F2"), s.value("A F2", "close")) == (1, 1)


@plays("Willow Wringer")
def test_one_of_its_row_is_healed() -> None:
    s = table("front: Willow Wringer, Ox, -, Ox hurt 2; back: Ox hurt 1")
    s.choose("use Willow Wringer F1", "give Ox F2")
    assert (s.tokens("A F4"), s.tokens("A B1"), s.marked("A F1"), s.marked("A F2")) == (1, 1, True, True)


@plays("Night-Soil Carter", "Orchard Wolf")
def test_what_deaths_set_off() -> None:
    s = slot("A: front: Club, Ann, Ox; back: Ox\nB: front: Night-Soil Carter, Ox", CAST)
    s.choose("attack Night-Soil Carter F1 with Club F1, close")
    assert (s.asked, aims(s)) == ("B", ["Ann F2", "Ox F3"])
    s.choose("pick Ann F2")
    assert (s.marked("A F2"), s.marked("A F3")) == (True, False)
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Lamb, Orchard Wolf marked; back: -, Orchard Wolf marked", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    assert [(s.marked(where), s.value(where, "close")) for where in ("B F2", "B B2")] == [(False, 4), (True, 3)]
    s.to("Action", "B")
    assert s.value("B F2", "close") == 4
    s.to("Move", "A")
    assert s.value("B F2", "close") == 3


@plays("Chorister of the Long Table", "Rook Feeder", "Tithe Adder")
def test_what_arrivals_set_off() -> None:
    s = arrives("Chorister of the Long Table", "front: Boss marked, -, Ox marked; back: Ox")
    no = s.fork()
    s.choose("yes")
    assert (s.marked("A F1"), s.marked("A F3")) == (False, True)
    no.choose("no")
    assert no.marked("A F1")
    s = arrives("Rook Feeder", "front: Boss, -, Ox; grave: Ann")
    s.choose("yes")
    s.choose(*[option for option in s.options() if "Ann" in option][:1])
    assert ("Ann" in s.twilight("A"), "Ann" in s.grave("A")) == (True, False)
    s = slot("A: front: Ox, -, Boss; twilight: Imp; deck: One\nB: back: -, Tithe Adder\nstep: Recruit", CAST)
    away = s.fork()
    s.choose("recruit One", "place One in B2", "give Imp (twilight)")
    assert (s.asked, aims(s)) == ("B", ["Ox F1", "Boss F3"])
    s.choose("pick Boss F3")
    assert (s.marked("A F3"), s.marked("A F1")) == (True, False)
    away.choose("recruit One", "place One in B1", "give Imp (twilight)")
    assert away.asked == "A"
    assert not away.marked("A F1")


@plays("Hook-Line Marine")
def test_two_neighbours_change_places() -> None:
    s = table("front: Hook-Line Marine, Ann hurt 1, Ox, Ox; back: -, -, -, Boss")
    s.choose("use Hook-Line Marine F1", "target Ann F2")
    assert "Boss B4" not in aims(s)
    s.choose("target Ox F3", "give Ox F4")
    assert (s.who("A F2"), s.who("A F3"), s.tokens("A F3"), s.marked("A F3"), s.ap) == ("Ox", "Ann", 1, False, 3)


@plays("Smudge-Pot Tender")
def test_one_of_the_back_row_counts_as_covered() -> None:
    s = table("front: Smudge-Pot Tender; back: -, Ox, Ann", "front: -, Ann; back: Ann")
    s.choose("use Smudge-Pot Tender F1", "target Ox B2")
    s.to("Action", "B")
    assert not [option for option in s.options() if option.startswith("attack Ox B2")]
    s.to("Action", "A")
    s.to("Action", "B")
    assert [option for option in s.options() if option.startswith("attack Ox B2")]


@plays("Ebb Witch")
def test_a_token_goes_over_to_who_stands_straight_in_front() -> None:
    s = table("front: Ebb Witch, Ox, Ox, Ox; back: -, Ann hurt 2", "front: Boss, Lamb; back: -, Ann")
    s.choose("use Ebb Witch F1")
    s.choose("target Ann B2", "give Ox F2", "give Ox F3")
    assert (s.tokens("A B2"), s.who("B F2"), s.tokens("B F1"), s.tokens("B B2")) == (1, "", 0, 0)


@plays("Larder Steward")
def test_beside_it_level_two_owes_nothing_for_its_level() -> None:
    s = slot("A: front: Boss, Larder Steward, Hydra, Boss; back: Ox\nB: front: Ann\nstep: Upkeep", CAST)
    assert [option for option in s.options() if option.startswith("pay")] == ["pay 1 for Hydra F3", "pay 1 for Boss F4"]


@plays("Pyre Climber")
@pytest.mark.parametrize(
    ("foes", "target", "points"),
    [
        ("front: -, Ox; back: Lamb, Ox", "Lamb B1", 3),
        ("front: Lamb, Ox; back: -, Ox", "Lamb F1", 2),
        ("front: -, Ox; back: Ox, Ox", "Ox B1", 0),
    ],
)
def test_a_kill_in_the_back_row_is_worth_a_point(foes: str, target: str, points: int) -> None:
    s = slot(f"A: front: Pyre Climber; {FAR}\nB: {foes}", CAST)
    s.choose(f"attack {target} with Pyre Climber F1, close")
    assert s.points("A") == points


@plays("Twig Archer", "Duel Crier")
def test_what_battles_are_changed_by() -> None:
    for a, b, label, where, tokens in (
        ("Twig Archer", "Two", "Two F1 with Twig Archer F1, ranged", "A F1", 0),
        ("Two", "Twig Archer", "Twig Archer F1 with Two F1, ranged", "B F1", 0),
        ("Wolf, Twig Archer", "Two", "Two F1 with Wolf F1, close", "A F1", 1),
    ):
        assert battle(a, b, f"attack {label}", CAST).tokens(where) == tokens
    s = slot(f"A: front: Two, Duel Crier marked, Ox; {FAR}\nB: front: Three; {FAR}", CAST)
    assert not [option for option in s.options() if option.startswith("use")]
    s.choose("attack Three F1 with Two F1, close", "use Duel Crier F2")
    s.choose(*[option for option in s.options() if option.startswith("give Ox")])
    s.decline()
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (1, 3)


@plays("Doorframe Bodyservant")
def test_it_changes_places_with_the_attacked() -> None:
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Lamb, Doorframe Bodyservant, Ox", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F2"), s.who("B F1"), s.twilight("B")) == ("Lamb", "", ["Doorframe Bodyservant"])
    no.choose("no")
    assert (no.who("B F1"), no.who("B F2")) == ("", "Doorframe Bodyservant")
    s = slot(f"A: front: Ox, Ox; {FAR}\nB: front: Lamb, Doorframe Bodyservant, Ox", CAST)
    s.choose("attack Lamb F1 with Ox F1 + Ox F2, close")
    assert "yes" not in s.options()


@plays("Clerk of Dead Reckonings")
def test_two_of_the_twilight_make_a_kill_cheap() -> None:
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Lamb, Clerk of Dead Reckonings, Ox; twilight: Ann", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.points("A"), sorted(s.grave("B")), s.twilight("B")) == (0, ["Ann", "Lamb"], [])
    no.choose("no")
    assert (no.points("A"), len(no.twilight("B"))) == (2, 2)
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Lamb, Clerk of Dead Reckonings, Ox", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    s.choose(*[option for option in s.options() if option == "yes"])
    assert (s.points("A"), s.twilight("B")) == (2, ["Lamb"])
