"""Blind texts of SLOT's twenty-third round that are used or happen by themselves, played as their writers meant them."""

import pytest

from blind.gestures import aims, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Wall": "def 4 life 9", "Bow": "ranged 1 def 1 life 5", "Sage": "magic 2 def 1 life 5", "Pike": "close 1 def 1 life 5",
    "Five": "close 3 ranged 3 def 5 life 9", "Keen": "close 2 ranged 2 def 1 life 5: Steadfast.",
    "Proud": "close 1 def 1 life 5: This creature gets +3 close.", "Lame": "close 1 def 1 life 5 fixed",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.", "Weak": "close 0 def 1 life 1",
    "Timid": "close 3 def 1 life 5: This creature can't attack.",
    "Ready": "close 1 def 1 life 5: [1]: This creature gets +2 close until end of turn.",
    "Sting": "close 1 def 3 life 5: When this creature is attacked, it gets +2 close until end of turn.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def fight(s: Scene, label: str) -> None:
    """Attack so, the strike back being divided as it comes."""
    s.choose(f"attack {label}")
    divide(s)


def divide(s: Scene) -> None:
    """The strike back is divided as it comes."""
    while starting(s, "number"):
        s.choose(starting(s, "number")[0])


@plays("Beacon Lighter")
def test_a_pair_yields_a_point() -> None:
    s = table("front: Beacon Lighter marked, Ox, Ox; back: Ox, Ox, -, Ox")
    s.choose("use Beacon Lighter F1")
    s.choose(next(o for o in s.options() if "B1" in o and "B2" in o))
    assert (s.ap, s.marked("A B1"), s.marked("A B2"), s.marked("A F2")) == (4, True, True, False)
    assert uses(s) == ["Beacon Lighter F1"]
    s.choose("use Beacon Lighter F1")
    assert (s.ap, s.marked("A F2"), s.marked("A F3"), s.marked("A B4")) == (5, True, True, False)
    assert uses(s) == []
    s.to("Action")
    assert s.ap == 5
    s.to("Action", "B")
    assert s.ap == 3
    s = table("front: Beacon Lighter, Ox; back: -, -, -, Ox")
    s.choose("use Beacon Lighter F1")
    assert (s.ap, s.marked("A F1"), s.marked("A F2")) == (4, True, True)
    assert uses(table("front: Beacon Lighter, Ox marked; back: -, Ox")) == []


@plays("Beacon Lighter")
def test_in_the_turn_of_another_it_yields_nothing() -> None:
    s = table("front: Ox, Ox", "front: Beacon Lighter, Ox, Ox", "Action")
    s.choose("attack Beacon Lighter F1 with Ox F1, close", "use Beacon Lighter F1")
    s.choose(*[o for o in s.options() if "F2" in o and "F3" in o][:1])
    s.decline()
    assert s.ap == 2
    s.to("Action", "B")
    assert s.ap == 3


@plays("Fletcher of the Glade")
def test_a_neighbour_shoots_harder_and_stands_still() -> None:
    s = table("front: Pike, Fletcher of the Glade, Bow; back: Ox, Sage, Ox")
    s.choose("use Fletcher of the Glade F2")
    assert aims(s) == ["Bow F3", "Sage B2"]
    magic = s.fork()
    s.choose(next(o for o in s.options() if "Bow F3" in o))
    assert (s.value("A F3", "ranged"), s.value("A B2", "ranged"), s.marked("A F2")) == (3, 2, True)
    s.to("Move")
    assert not starting(s, "move Bow")
    assert not [o for o in starting(s, "move") if "with Bow" in o]
    assert starting(s, "move Pike")
    s.to("Move", "B")
    assert s.value("A F3", "ranged") == 1
    magic.choose(next(o for o in magic.options() if "Sage B2" in o))
    assert magic.value("A B2", "ranged") == 4
    s = table("front: Pike, Fletcher of the Glade, Pike; back: Bow")
    s.choose(*starting(s, "use"))  # it may be used in vain
    assert s.value("A B1", "ranged") == 1
    assert uses(table("front: Bow, Fletcher of the Glade marked")) == []
    s = table("front: Fletcher of the Glade, Bow, Fletcher of the Glade")
    for n in (1, 3):
        s.choose(f"use Fletcher of the Glade F{n}")
    assert s.value("A F2", "ranged") == 5


@plays("Fletcher of the Glade")
def test_it_counts_for_a_strike_back() -> None:
    s = table("front: Bow, Ox", f"front: Bow, Fletcher of the Glade; {FAR}", "Action")
    cold = s.fork()
    s.choose("attack Bow F1 with Bow F1, ranged", "use Fletcher of the Glade F2")
    s.decline()
    assert (s.value("B F1", "ranged"), s.tokens("A F1")) == (3, 1)
    s.to("Move", "B")
    assert s.value("B F1", "ranged") == 1
    cold.choose("attack Bow F1 with Ox F2, close")
    cold.decline()
    assert cold.value("B F1", "ranged") == 1


@plays("Tidepace Skirmisher")
def test_its_steps_from_row_to_row_do_it_good() -> None:
    s = table("front: Tidepace Skirmisher hurt 1, Ox", step="Move")
    swap, along = s.fork(), s.fork()
    s.choose("move Tidepace Skirmisher F1 to B1")
    assert (s.tokens("A B1"), s.value("A B1", "DEF")) == (0, 2)
    along.choose("move Tidepace Skirmisher F1 to F2, swapping with Ox")
    assert (along.tokens("A F2"), along.value("A F2", "DEF")) == (1, 2)
    swap.choose("move Ox F2 to F1, swapping with Tidepace Skirmisher")
    assert swap.tokens("A F2") == 1
    s = table("front: Ox; back: Tidepace Skirmisher hurt 1", step="Move")
    swapped = s.fork()
    s.choose("move Tidepace Skirmisher B1 to F1, swapping with Ox")
    assert (s.value("A F1", "DEF"), s.tokens("A F1")) == (3, 1)
    s.to("Action", "B")
    assert s.value("A F1", "DEF") == 3
    s.to("Move", "A")
    assert s.value("A F1", "DEF") == 2
    swapped.choose("move Ox F1 to B1, swapping with Tidepace Skirmisher")
    assert (swapped.who("A F1"), swapped.value("A F1", "DEF")) == ("Tidepace Skirmisher", 2)
    s = table("front: Ox; back: -, Tidepace Skirmisher", step="Move")
    s.choose("move Tidepace Skirmisher B2 to F2")
    assert s.value("A F2", "DEF") == 3


@plays("Tidepace Skirmisher")
def test_to_be_swapped_into_the_back_row_heals_nothing() -> None:
    s = table("front: Tidepace Skirmisher hurt 1; back: Ox", step="Move")
    s.choose("move Ox B1 to F1, swapping with Tidepace Skirmisher")
    assert (s.who("A B1"), s.tokens("A B1")) == ("Tidepace Skirmisher", 1)


LADY = "front: Lamb, Lady of Two Reflections, Ox"


@plays("Lady of Two Reflections")
def test_the_lady_takes_the_place_of_who_is_attacked() -> None:
    s = table("front: Club, Club", f"{LADY}; {FAR}", "Action")
    no, far = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F1"), s.tokens("B F2")) == (
        "Lady of Two Reflections",
        "Lamb",
        1,
        0,
    )
    assert (s.marked("B F1"), s.marked("B F2")) == (False, False)
    no.choose("attack Lamb F1 with Club F1, close", "no")
    assert (no.who("B F1"), no.who("B F2"), no.tokens("B F2")) == ("", "Lady of Two Reflections", 0)
    far.choose("attack Lady of Two Reflections F2 with Club F2, close")
    assert (far.tokens("B F2"), far.who("B F2")) == (1, "Lady of Two Reflections")


@plays("Lady of Two Reflections")
def test_she_strikes_back_with_her_weapon_of_that_type() -> None:
    for how, mine in (("close", 0), ("ranged", 1)):
        s = table("front: Ann, Ox", f"{LADY}; {FAR}", "Action")
        s.choose(f"attack Lamb F1 with Ann F1, {how}", "yes")
        assert (s.tokens("A F1"), s.tokens("B F1"), s.who("B F1")) == (mine, 0, "Lady of Two Reflections")
    s = table("front: Ox, Ox, Ox", f"front: -, Lamb, Lady of Two Reflections; {FAR}", "Action")
    s.choose("attack Lamb F2 with Ox F1 + Ox F2 + Ox F3, close", "yes")
    divide(s)
    assert (s.who("B F2"), s.tokens("B F2"), s.who("B F3")) == ("Lady of Two Reflections", 1, "Lamb")


@plays("Lady of Two Reflections")
def test_who_cannot_move_does_not_change_places_and_of_two_ladies_one_does() -> None:
    s = table("front: Club, Club", f"front: Lame, Lady of Two Reflections; {FAR}", "Action")
    s.choose("attack Lame F1 with Club F1, close")
    s.choose(*["yes"] * ("yes" in s.options()))
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("B F2")) == ("Lame", 1, 0)
    s = table("front: Club, Club", f"front: Lady of Two Reflections, Ox, Lady of Two Reflections; {FAR}", "Action")
    s.choose("attack Ox F2 with Club F2, close", "trigger of Lady of Two Reflections F1", "yes")
    # Its writer makes the second one do nothing; here each that has happened may be carried out, to its controller's liking
    s.choose("no")
    assert (s.who("B F1"), s.who("B F2"), s.who("B F3")) == ("Ox", "Lady of Two Reflections", "Lady of Two Reflections")
    assert [s.tokens(f"B F{n}") for n in (1, 2, 3)] == [0, 1, 0]


@plays("Feast-Hall Brawler")
def test_a_kill_heals_it() -> None:
    s = table("front: Feast-Hall Brawler hurt 1, Ox", f"front: Lamb, Ox; {FAR}", "Action")
    other, group, vain = s.fork(), s.fork(), s.fork()
    fight(s, "Lamb F1 with Feast-Hall Brawler F1, close")
    assert (s.who("B F1"), s.tokens("A F1")) == ("", 0)
    fight(vain, "Ox F2 with Feast-Hall Brawler F1, close")
    assert vain.tokens("A F1") == 1
    fight(other, "Lamb F1 with Ox F2, close")
    assert (other.who("B F1"), other.tokens("A F1")) == ("", 1)
    fight(group, "Lamb F1 with Feast-Hall Brawler F1 + Ox F2, close")
    assert (group.who("B F1"), group.tokens("A F1")) == ("", 1)
    s = table("front: Lamb, Ox", f"front: Feast-Hall Brawler hurt 1; {FAR}", "Action")
    fight(s, "Feast-Hall Brawler F1 with Lamb F1, close")
    assert (s.who("A F1"), s.tokens("B F1")) == ("", 0)
    s = slot(
        f"A: front: Feast-Hall Brawler hurt 1, Ox\nB: front: Biter, Ox; {FAR}", CAST | {"Biter": "close 3 def 1 life 1"}
    )
    fight(s, "Biter F1 with Feast-Hall Brawler F1, close")
    assert (s.who("A F1"), s.who("B F1")) == ("", "")


@plays("Plague Carcass")
def test_its_death_hurts_an_enemy_of_its_column() -> None:
    s = table("front: -, Club, Ox; back: -, Lamb, Ox", f"front: Ox, Plague Carcass; {FAR}", "Action")
    s.choose("attack Plague Carcass F2 with Club F2, close")
    assert (s.asked, aims(s)) == ("B", ["Club F2", "Lamb B2"])
    s.choose("pick Lamb B2")
    assert (s.who("A B2"), s.tokens("A F2"), s.points("B")) == ("", 0, 1)
    s = table("front: Saint, Ox, Ox", "front: Ox; back: -, Plague Carcass, -, Page")
    s.choose("use Saint F1", "target Plague Carcass B2")
    assert [s.tokens(f"A F{n}") for n in (1, 2, 3)] == [0, 1, 0]
    s = table("front: Saint, -, Ox", "front: Ox; back: -, Plague Carcass, -, Page")
    s.choose("use Saint F1", "target Plague Carcass B2")
    assert (s.who("B B2"), [s.tokens(f"A F{n}") for n in (1, 3)]) == ("", [0, 0])
    s = table("front: Saint, Plague Carcass", "front: Ox, Ox")  # its own side kills it
    s.choose("use Saint F1", "target Plague Carcass F2")
    assert (s.tokens("B F2"), s.tokens("B F1")) == (1, 0)
    s = table("front: Plague Carcass, Ox", "front: Five, Ox", "Action")
    s.choose("attack Five F1 with Plague Carcass F1 + Ox F2, close", "number 3")
    divide(s)
    assert (s.who("A F1"), s.tokens("B F1")) == ("", 0)


@plays("Sinew Brute")
def test_each_creature_given_makes_it_stronger_for_a_battle() -> None:
    s = table("front: Sinew Brute marked, Ox, Ox, Ann; twilight: Imp", "front: Ann, Ann")
    s.choose("use Sinew Brute F1", "give Ox F2")
    assert (s.value("A F1", "close"), s.marked("A F2"), s.marked("A F3")) == (3, True, False)
    s.choose("use Sinew Brute F1", "give Imp (twilight)")
    assert (s.value("A F1", "close"), s.twilight("A"), s.grave("A")) == (4, [], ["Imp"])
    s.to("Action")
    assert s.value("A F1", "close") == 4
    s.choose("attack Ann F2 with Ox F3, close")
    s.decline()
    assert s.value("A F1", "close") == 2
    s = table("front: Sinew Brute, Ox", "front: Ann")
    s.choose("use Sinew Brute F1")
    assert (s.marked("A F1"), s.marked("A F2"), s.value("A F1", "close")) == (False, True, 3)
    s.to("Move", "B")
    assert s.value("A F1", "close") == 2
    assert uses(table("front: Sinew Brute, Ox marked", "front: Ann")) == []
    s = table(f"front: Ann, Ox; {FAR}", "front: Sinew Brute, Ox; twilight: Imp", "Action")
    s.choose("attack Sinew Brute F1 with Ann F1, close", "use Sinew Brute F1")
    s.decline()
    assert (s.marked("B F2"), s.twilight("B"), s.tokens("A F1"), s.value("B F1", "close")) == (True, ["Imp"], 1, 2)


@plays("Ragpicker of Graves")
def test_the_newest_of_the_grave_comes_to_the_twilight() -> None:
    s = table("front: Ragpicker of Graves, Ox, Ox; twilight: Imp; grave: Lamb, Ann")
    spent = s.fork()
    s.choose("use Ragpicker of Graves F1", "give Ox F2")
    assert (sorted(s.twilight("A")), s.grave("A"), s.marked("A F1"), s.marked("A F2")) == (
        ["Imp", "Lamb"],
        ["Ann"],
        True,
        True,
    )
    s.to("Move", "B")
    assert (s.twilight("A"), len(s.grave("A"))) == ([], 3)
    spent.choose("use Ragpicker of Graves F1", "give Imp (twilight)")
    assert (spent.twilight("A"), spent.grave("A"), spent.marked("A F2")) == (["Imp"], ["Lamb", "Ann"], False)
    for army in ("Ragpicker of Graves, Ox marked; grave: Lamb", "Ragpicker of Graves marked, Ox; grave: Lamb"):
        assert uses(table(f"front: {army}")) == []
    s = table("front: Ragpicker of Graves, Ox, Ox")
    s.choose(*starting(s, "use"), "give Ox F2")  # it may be used in vain
    assert (s.twilight("A"), s.grave("A")) == ([], [])


@plays("Ragpicker of Graves")
def test_used_in_the_turn_of_another_it_lasts_through_the_next_own_turn() -> None:
    s = table("front: Ox, Ox", f"front: Ragpicker of Graves, Ox; grave: Lamb, Ann; {FAR}", "Action")
    s.choose("attack Ragpicker of Graves F1 with Ox F1, close", "use Ragpicker of Graves F1")
    s.choose(*[o for o in s.options() if o == "give Ox F2"])
    s.decline()
    assert (s.twilight("B"), s.marked("B F2")) == (["Lamb"], True)
    s.to("Action", "B")
    assert s.twilight("B") == ["Lamb"]
    s.to("Action", "A")
    assert (s.twilight("B"), len(s.grave("B"))) == ([], 2)


@plays("Marshal Oderic Vane")
@pytest.mark.parametrize(
    ("member", "where", "hit"),
    [("Proud", "back: -, -, Marshal Oderic Vane", 1), ("Proud", "front", 0), ("Ox", "back: Marshal Oderic Vane", 0)],
)
def test_behind_the_line_the_marshal_keeps_members_what_they_are(member: str, where: str, hit: int) -> None:
    army = f"front: {member}, Lamb; {where}" if hit or member == "Ox" else f"front: {member}, Lamb, Marshal Oderic Vane"
    s = table(army, f"front: Five, Ox; {FAR}", "Action")
    fight(s, f"Five F1 with {member} F1 + Lamb F2, close")
    assert s.tokens("B F1") == hit
    # the other side's Marshal helps nobody
    s = table(f"front: {member}, Lamb", "front: Five, Ox; back: Marshal Oderic Vane", "Action")
    fight(s, f"Five F1 with {member} F1 + Lamb F2, close")
    assert s.tokens("B F1") == 0


@plays("Marshal Oderic Vane")
def test_so_the_steadfast_stay_unmarked_the_timid_at_home_and_the_ready_can_be_used() -> None:
    for back, marked in (("Marshal Oderic Vane", False), ("Ox", True)):
        s = table(f"front: Keen, Ox; back: {back}", f"front: Ann; {FAR}", "Action")
        fight(s, "Ann F1 with Keen F1 + Ox F2, close")
        assert (s.marked("A F1"), s.marked("A F2"), s.tokens("B F1")) == (marked, True, 1)
        s = table(f"front: Timid, Ox; back: {back}", f"front: Ann; {FAR}", "Action")
        assert ("attack Ann F1 with Timid F1 + Ox F2, close" in s.options()) is marked
        s = table(f"front: Ready, Lamb, -, Ox; back: {back}", f"front: Ann; {FAR}", "Action")
        s.choose("attack Ann F1 with Ready F1 + Lamb F2, close")
        assert ("use Ready F1" in s.options()) is not marked


@plays("Marshal Oderic Vane")
def test_values_are_added_once_and_a_kill_is_each_members() -> None:
    s = table("front: Proud, Proud; back: Marshal Oderic Vane", f"front: Five; {FAR}", "Action")
    s.choose("attack Five F1 with Proud F1 + Proud F2, close")
    assert starting(s, "number")  # the strike back is divided
    divide(s)
    assert s.tokens("B F1") == 1
    s = table(
        "front: Feast-Hall Brawler hurt 1, Feast-Hall Brawler hurt 1; back: Marshal Oderic Vane",
        f"front: Weak, Ox; {FAR}",
        "Action",
    )
    fight(s, "Weak F1 with Feast-Hall Brawler F1 + Feast-Hall Brawler F2, close")
    # Its writer lets every member have killed; the rulebook knows one blow of a group, and one who deals it
    assert (s.who("B F1"), s.tokens("A F1"), s.tokens("A F2")) == ("", 0, 1)


@plays("Marshal Oderic Vane")
def test_a_marshal_that_dies_in_the_battle_helps_no_more() -> None:
    killer = CAST | {"Killer": "close 1 def 1 life 1: [1] - Kill target creature."}
    s = slot(f"A: front: Proud, Lamb; back: Marshal Oderic Vane\nB: front: Five, Killer, Ox; {FAR}", killer)
    s.choose("attack Five F1 with Proud F1 + Lamb F2, close")
    assert s.value("A F1", "close") == 4
    s.choose("use Killer F2", "target Marshal Oderic Vane B1")
    s.choose(*[option for option in s.options() if option == "give Ox F3"])
    s.decline()
    divide(s)
    assert (s.who("A B1"), s.tokens("B F1"), s.value("A F1", "close")) == (
        "",
        0,
        4,
    )  # it is over, and Proud is so again
