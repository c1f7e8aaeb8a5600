"""Blind texts of SLOT about who is killed and who then comes forward, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Four": "close 1 def 4 life 5",
}  # fmt: skip


def killed(a: str, b: str, name: str) -> Scene:
    """The Witch in A F4 kills it in A's step 4."""
    s = slot(f"A: front: {a}\nB: front: {b}\nstep: Abilities", CAST)
    s.choose("use Witch F4", f"target {name}")
    return s


@plays("Bandage Thief", "Gravel-Eater")
@pytest.mark.parametrize(("name", "left"), [("Bandage Thief", 0), ("Gravel-Eater", 0)])
def test_a_kill_heals_it_but_not_in_a_group(name: str, left: int) -> None:
    s = battle(f"{name} hurt 1", "Imp, Ox", f"attack Imp F1 with {name} F1, close", CAST)
    assert s.tokens("A F1") == left
    s = battle("Lamb, Ox", f"{name} hurt 1", f"attack {name} F1 with Lamb F1, close", CAST)
    assert (s.who("A F1"), s.tokens("B F1")) == ("", left)
    s = battle(f"{name} hurt 1", "Ox, Ox", f"attack Ox F1 with {name} F1, close", CAST)
    assert s.tokens("A F1") == 1
    s = battle(f"{name} hurt 1, Ox", "Imp, Ox", f"attack Imp F1 with {name} F1 + Ox F2, close", CAST)
    assert (s.who("B F1"), s.tokens("A F1")) == ("", 1)


@plays("Barbed Urchin")
def test_its_killer_gets_a_token() -> None:
    s = battle("Club, Ox", "Barbed Urchin, Ox", "attack Barbed Urchin F1 with Club F1, close", CAST)
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 0)
    s = killed("Ox, -, -, Witch", "Barbed Urchin, Ox", "Barbed Urchin F1")
    assert (s.who("A F4"), s.points("B"), s.tokens("A F1")) == ("", 4, 0)
    s = killed("Barbed Urchin, Ox, -, Witch", "Ox", "Barbed Urchin F1")
    assert (s.who("A F1"), s.who("A F4")) == ("", "Witch")  # no enemy


@plays("Hollow-Cheeked Cook", "Oath-Sick Deserter")
def test_the_death_of_an_ally_is_felt() -> None:
    s = killed("Imp, Hollow-Cheeked Cook hurt 1, Oath-Sick Deserter, Witch", "Ox", "Imp F1")
    s.choose("trigger of Hollow-Cheeked Cook F2")
    assert (s.tokens("A F2"), s.marked("A F3")) == (0, True)
    s = killed("Hollow-Cheeked Cook hurt 1, -, Imp, Witch", "Oath-Sick Deserter", "Imp F3")
    assert (s.tokens("A F1"), s.marked("B F1")) == (1, False)


@plays("Ransacker of Baggage")
def test_a_kill_in_its_own_turn_unmarks_it_or_brings_a_point() -> None:
    s = battle("Ransacker of Baggage", "Imp, Ox", "attack Imp F1 with Ransacker of Baggage F1, close", CAST)
    assert len(s.options()) == 2
    first, second = s.fork(), s.fork()
    first.choose(s.options()[0])
    second.choose(s.options()[1])
    assert sorted([(first.marked("A F1"), first.ap), (second.marked("A F1"), second.ap)]) == [(False, 2), (True, 3)]
    s = battle("Lamb, Ox", "Ransacker of Baggage marked", "attack Ransacker of Baggage F1 with Lamb F1, close", CAST)
    assert (s.who("A F1"), s.marked("B F1"), s.asked) == ("", True, "A")


@plays("Weeping Fife-Boy")
def test_its_death_may_unmark_an_ally() -> None:
    s = battle(
        "Club", "Weeping Fife-Boy, Ox marked, Ann marked", "attack Weeping Fife-Boy F1 with Club F1, close", CAST
    )
    no = s.fork()
    s.choose("yes")
    s.choose("pick Ann F3" if "pick Ann F3" in s.options() else "target Ann F3")
    assert (s.marked("B F2"), s.marked("B F3")) == (True, False)
    no.choose("no")
    assert no.marked("B F2")
    assert no.marked("B F3")
    s = battle("Club", "Weeping Fife-Boy, Ox", "attack Weeping Fife-Boy F1 with Club F1, close", CAST)
    s.choose(*[option for option in s.options() if option == "yes"])  # in vain
    assert s.asked == "A"


@plays("Widower of the Rear")
def test_it_may_come_forward_into_the_slot_of_the_killed() -> None:
    table = "A: front: Club; back: -, -, -, Page\nB: front: Lamb, Ox; back: {} marked, -, -, Page"
    s = slot(table.format("Widower of the Rear"), CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.marked("B F1"), s.who("B B1"), s.points("A")) == ("Widower of the Rear", False, "", 0)
    no.choose("no")
    assert (no.who("B F1"), no.who("B B1"), no.marked("B B1")) == ("", "Widower of the Rear", True)
    s = slot("A: front: Club; back: -, -, -, Page\nB: front: Widower of the Rear marked, Lamb; back: -, Ox", CAST)
    s.choose("attack Lamb F2 with Club F1, close")
    assert (s.who("B F1"), s.who("B F2")) == ("Widower of the Rear", "")


@plays("Bone-Heap Guard")
def test_it_may_go_where_a_neighbour_was_killed() -> None:
    s = battle("Club", "Lamb, Bone-Heap Guard marked, Ox", "attack Lamb F1 with Club F1, close", CAST)
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.marked("B F1"), s.who("B F2"), s.points("A")) == ("Bone-Heap Guard", False, "", 2)
    no.choose("no")
    assert (no.who("B F2"), no.marked("B F2")) == ("Bone-Heap Guard", True)
    s = battle("Club", "Lamb, Ox, Bone-Heap Guard marked", "attack Lamb F1 with Club F1, close", CAST)
    assert s.asked == "A"


@plays("Clerk of Small Deaths")
def test_by_going_to_the_twilight_it_makes_a_death_cheap() -> None:
    s = battle("Club", "Lamb, Clerk of Small Deaths", "attack Lamb F1 with Club F1, close", CAST)
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B"), s.points("A")) == (
        "",
        "",
        ["Lamb", "Clerk of Small Deaths"],
        0,
    )
    no.choose("no")
    assert (no.who("B F2"), no.points("A")) == ("Clerk of Small Deaths", 2)


@plays("Gunpowder Aunt")
def test_who_stands_across_in_front_is_burnt_by_her_death() -> None:
    s = slot("A: front: Ann, Club; back: Ox\nB: front: Gunpowder Aunt, Ox", CAST)
    s.choose("attack Gunpowder Aunt F1 with Club F2, close")
    s.decline()
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "B1")] == [1, 0, 0]
    s = slot("A: front: -, Club; back: Ox\nB: front: Gunpowder Aunt, Ox", CAST)
    s.choose("attack Gunpowder Aunt F1 with Club F2, close")
    s.decline()
    assert [s.tokens(f"A {where}") for where in ("F2", "B1")] == [0, 0]
    s = killed("Lamb, -, -, Witch", "Gunpowder Aunt, Ox", "Gunpowder Aunt F1")
    assert (s.who("A F1"), s.points("B")) == ("", 4)


@plays("Ransom-Worthy Baron")
def test_killed_by_the_enemy_it_is_worth_a_point() -> None:
    s = battle("Club", "Ransom-Worthy Baron hurt 1, Ox", "attack Ransom-Worthy Baron F1 with Club F1, close", CAST)
    assert (s.points("A"), s.points("B")) == (3, 0)
    s = killed("Ransom-Worthy Baron, Ox, -, Witch", "Ox", "Ransom-Worthy Baron F1")
    assert (s.points("A"), s.points("B")) == (0, 0)
    s = battle("Ransom-Worthy Baron hurt 1, Ox", "Club", "attack Club F1 with Ransom-Worthy Baron F1, close", CAST)
    assert s.points("B") == 3


@plays("Threshold Double")
def test_it_may_step_in_for_a_neighbour() -> None:
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Lamb, Threshold Double", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F1")) == ("Threshold Double", "Lamb", 1)
    no.choose("no")
    assert (no.who("B F1"), no.who("B F2")) == ("", "Threshold Double")
    s = slot(f"A: front: Ox, Ox; {FAR}\nB: front: Lamb, Threshold Double", CAST)
    s.choose("attack Lamb F1 with Ox F1 + Ox F2, close")
    assert "yes" not in s.options()
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Lamb, -, Threshold Double", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.who("B F1") == ""


@plays("Notary with Clean Hands")
def test_the_first_use_of_the_enemy_may_unmark_an_ally() -> None:
    cast = CAST | {"Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn."}
    s = slot(
        "A: front: Bell, Bell, Ox\nB: front: Notary with Clean Hands marked, Ann marked, Four marked\nstep: Abilities",
        cast,
    )
    s.choose("use Bell F1")
    no = s.fork()
    s.choose("yes")
    s.choose(*[option for option in s.options() if option.endswith("Ann F2")])
    assert [s.marked(f"B F{n}") for n in (1, 2, 3)] == [True, False, True]
    s.choose("use Bell F2")
    assert (s.asked, s.marked("B F3")) == ("A", True)
    no.choose("no")
    no.choose("use Bell F2")
    assert (no.asked, no.marked("B F2")) == ("A", True)
