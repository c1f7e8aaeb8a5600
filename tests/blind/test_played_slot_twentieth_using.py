"""Blind texts of SLOT's twentieth round that are used or happen by themselves, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Sage": "magic 2 def 1 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Wall": "def 4 life 9", "Rock": "def 9 life 9 fixed", "Bow": "ranged 1 def 1 life 5",
    "Biter": "close 3 def 1 life 1",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def army(s: Scene, seat: str) -> dict[str, str]:
    """Who stands where."""
    slots = [f"{row}{n}" for row in "FB" for n in (1, 2, 3, 4)]
    return {where: s.who(f"{seat} {where}") for where in slots if s.who(f"{seat} {where}")}


def targets_of(s: Scene, user: str) -> list[str]:
    """Who can be aimed at, when it is used."""
    s.choose(f"use {user}")
    return aims(s)


@plays("Sapwell Tender")
def test_it_takes_a_token_off_a_neighbour() -> None:
    s = table("front: Ann hurt 2, Sapwell Tender, Ox; back: -, Ox hurt 2, Ann hurt 1", "front: -, Ann hurt 1; back: Ox")
    assert targets_of(s, "Sapwell Tender F2") == ["Ann F1", "Ox B2"]
    s.choose("pick Ox B2")
    assert ([s.tokens(f"A {where}") for where in ("F1", "B2", "B3")], s.marked("A F2")) == ([2, 1, 1], True)
    s = table("front: Ann, Sapwell Tender, Ox; back: Ox hurt 1", "front: -, Ann hurt 1")
    assert uses(s) == []  # nobody can be picked
    s = table("front: Club", "front: Ox hurt 8, Sapwell Tender", "Action")
    s.choose("attack Ox F1 with Club F1, close", "use Sapwell Tender F2")
    assert (s.who("B F1"), s.tokens("B F1")) == ("Ox", 8)


@plays("Crypt Whisperer")
def test_it_marks_an_enemy_that_has_a_token() -> None:
    s = table(
        "front: Crypt Whisperer marked, Ox, Ox",
        "front: Ann hurt 1, Ox, Boss marked hurt 1; back: Ox hurt 1, -, -, Page",
    )
    s.choose("use Crypt Whisperer F1", "give Ox F2")
    assert aims(s) == ["Ann F1", "Ox B1"]
    s.choose("pick Ox B1")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "B1")] == [False, False, True]
    assert [s.marked(f"A {where}") for where in ("F2", "F3")] == [True, False]
    assert uses(s) == ["Crypt Whisperer F1"]
    s = table("front: Crypt Whisperer, Ox", "front: Ann, Ox marked hurt 1")
    s.choose("use Crypt Whisperer F1")  # in vain
    assert not s.marked("B F1")
    assert uses(table("front: Crypt Whisperer, Ox marked", "front: Ann hurt 1")) == []
    s = table("front: Crypt Whisperer, Ox marked; twilight: Imp", "front: Ann hurt 1, Ox")
    s.choose("use Crypt Whisperer F1")
    spend(s)
    assert (s.marked("B F1"), s.marked("A F1"), s.twilight("A")) == (True, False, [])


@plays("Lady Ostrane's Falconer")
def test_whoever_it_chooses_is_covered_no_more_this_turn() -> None:
    a = "front: Ox, Ox; back: Lady Ostrane's Falconer, Bow"
    s = table(a, "front: Rock, Rock; back: Ann, Ann")
    s.choose("use Lady Ostrane's Falconer B1")
    assert aims(s) == ["Rock F1", "Ann B1"]  # its writer lets it choose covered ones only, its text does not
    s.choose("pick Ann B1")
    assert s.marked("A B1")
    s.to("Action")
    shots = [option for option in s.options() if option.startswith("attack Ann")]
    assert shots == ["attack Ann B1 with Ox F1, close", "attack Ann B1 with Ox F1, ranged"]
    s.choose("attack Ann B1 with Ox F1, close")
    assert s.tokens("A F1") == 1
    s.to("Action", "B")
    s.to("Action", "A")
    assert not [option for option in s.options() if option.startswith("attack Ann")]


@plays("Cinder Drummer")
def test_another_in_front_strikes_harder_this_turn() -> None:
    s = table("front: Cinder Drummer, Ox, Ann; back: Ox, Cinder Drummer", "front: -, Ann, Ann")
    assert targets_of(s, "Cinder Drummer F1") == ["Ox F2", "Ann F3"]
    s.choose("pick Ox F2")
    assert [s.value("A F2", value) for value in ("close", "ranged", "DEF")] == [3, 1, 1]
    assert (s.value("A F3", "close"), s.marked("A F1")) == (1, True)
    s.choose("use Cinder Drummer B2")
    s.choose("pick Ox F2")
    assert s.value("A F2", "close") == 5
    s.to("Move")
    s.choose("move Ox F2 to F3, swapping with Ann")
    assert s.value("A F3", "close") == 5
    s.to("Move", "B")
    assert s.value("A F3", "close") == 1


@plays("Banner Arsonist")
def test_it_burns_who_is_alone_in_its_column() -> None:
    foes = "front: Lamb, Ox, -, Wall; back: -, Ox, Ann"
    s = table("front: Banner Arsonist, Ox, Ox", foes)
    s.choose("use Banner Arsonist F1")
    s.choose("give Ox F2")
    assert set(aims(s)) == {"Lamb F1", "Wall F4", "Ann B3"}
    s.choose("pick Lamb F1")
    assert (s.who("B F1"), s.twilight("B"), s.points("A")) == ("", ["Lamb"], 2)
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [True, True, False]
    assert uses(table("front: Banner Arsonist, Ox marked", foes)) == []
    assert uses(table("front: Banner Arsonist marked, Ox", foes)) == []
    s = table("front: Banner Arsonist, Ox", "front: Lamb; back: Ox")
    assert uses(s) == []  # nobody can be picked
    s = table("front: Banner Arsonist; twilight: Imp", "front: Wall, Ox; back: -, Ox")
    s.choose("use Banner Arsonist F1")
    assert (s.tokens("B F1"), s.twilight("A"), s.points("A")) == (1, [], 0)


@plays("Chainman Surveyor")
def test_two_others_adjacent_to_each_other_change_places() -> None:
    s = table("front: Chainman Surveyor, -, Ox hurt 2, Ann marked; back: Ox, -, -, Lamb")
    assert targets_of(s, "Chainman Surveyor F1") == ["Ox F3", "Ann F4"]
    s.choose("pick Ox F3")
    assert army(s, "A") == {"F1": "Chainman Surveyor", "F3": "Ann", "F4": "Ox", "B1": "Ox", "B4": "Lamb"}
    assert (s.tokens("A F4"), s.marked("A F3"), s.marked("A F4"), s.marked("A F1"), s.ap) == (2, True, False, True, 3)
    s.to("Move")
    assert [option for option in s.options() if option.startswith("move Ox F4")]
    s = table("front: Chainman Surveyor, Ox; back: Ox")  # these are adjacent to it only, and not to each other
    assert uses(s) == []
    s = table("front: Chainman Surveyor, Ann, Ox; back: -, Rock")
    s.choose("use Chainman Surveyor F1")
    vain = s.fork()
    s.choose("pick Ox F3")
    assert (s.who("A F2"), s.who("A F3"), s.who("A B2")) == ("Ox", "Ann", "Rock")
    vain.choose("pick Rock B2")  # it cannot be swapped away
    assert (vain.who("A F2"), vain.who("A B2")) == ("Ann", "Rock")


@plays("Chainman Surveyor")
def test_an_attacked_creature_that_changed_places_stays_the_target() -> None:
    s = table("front: Club, Ox", "front: Lamb, Ann; back: -, -, Chainman Surveyor", "Action")
    s.choose("attack Lamb F1 with Club F1, close", "use Chainman Surveyor B3")
    s.decline()
    assert army(s, "B") == {"F1": "Ann", "B3": "Chainman Surveyor"}
    assert s.twilight("B") == ["Lamb"]


@plays("Briarbow Huntress")
def test_its_arrows_mark_who_is_hurt() -> None:
    s = table("front: Briarbow Huntress, Ox", f"front: Ann, Wall; {FAR}", "Action")
    fails, near, group = s.fork(), table("front: Briarbow Huntress", f"front: Ox; {FAR}", "Action"), s.fork()
    s.choose("attack Ann F1 with Briarbow Huntress F1, ranged")
    assert (s.tokens("B F1"), s.marked("B F1"), s.marked("B F2")) == (1, True, False)
    fails.choose("attack Wall F2 with Briarbow Huntress F1, ranged")
    assert (fails.tokens("B F2"), fails.marked("B F2")) == (0, False)
    near.choose("attack Ox F1 with Briarbow Huntress F1, close")
    assert (near.tokens("B F1"), near.marked("B F1")) == (1, False)
    group.choose("attack Ann F1 with Briarbow Huntress F1 + Ox F2, ranged")
    group.choose("number 0", "number 0")
    assert (group.tokens("B F1"), group.marked("B F1")) == (1, False)


@plays("Briarbow Huntress")
@pytest.mark.parametrize(
    ("how", "front", "hurt", "marked"),
    [("ranged", "Keen", 1, True), ("close", "Keen", 1, False), ("ranged", "Wall, Keen", 0, False)],
)
def test_striking_back_it_marks_who_is_hurt_too(how: str, front: str, hurt: int, marked: bool) -> None:
    cast = CAST | {"Keen": "close 2 ranged 2 def 1 life 5: Steadfast.", "Wall": "ranged 2 def 4 life 9: Steadfast."}
    s = slot(f"A: front: {front}; {FAR}\nB: front: Briarbow Huntress; {FAR}\nstep: Action", cast)
    s.choose(f"attack Briarbow Huntress F1 with {front.partition(',')[0]} F1, {how}")
    assert (s.tokens("A F1"), s.marked("A F1"), s.tokens("B F1"), s.marked("B F1")) == (hurt, marked, 1, False)


@plays("Tallow Ghoul")
def test_each_enemy_that_is_killed_restores_it() -> None:
    a = "front: Saint, Tallow Ghoul hurt 1, Ox hurt 1"
    for target, gone, left in (("Imp F1", "B F1", 0), ("Lamb F4", "A F4", 1)):
        s = table(f"{a}, Lamb", f"front: Imp, Imp; {FAR}")
        s.choose("use Saint F1", f"target {target}")
        assert (s.who(gone), s.tokens("A F2"), s.tokens("A F3")) == ("", left, 1)
    s = table("front: Lamb", f"front: Tallow Ghoul hurt 1; {FAR}", "Action")
    s.choose("attack Tallow Ghoul F1 with Lamb F1, close")
    assert (s.over, s.tokens("B F1")) == (True, 0)
    s = table("front: Tallow Ghoul hurt 1, Ox", f"front: Biter; {FAR}", "Action")
    s.choose("attack Biter F1 with Tallow Ghoul F1, close")
    assert (s.who("A F1"), s.who("B F1"), s.grave("A")) == ("", "", ["Tallow Ghoul"])
    s = table("front: Tallow Ghoul, Ox", f"front: Lamb; {FAR}", "Action")
    s.choose("attack Lamb F1 with Tallow Ghoul F1, close")
    assert (s.tokens("A F1"), s.who("B F1")) == (0, "")
    s = table("front: Ox", "front: Boss, Ox; back: Tallow Ghoul hurt 1", "Move")  # removed, and of its own army
    s.to("Upkeep", "B")
    s.choose("give up Boss F1")
    assert (s.who("B F1"), s.tokens("B B1")) == ("", 1)
    s = table("front: Tallow Ghoul hurt 1", "front: Boss, Ox", "Move")
    s.to("Upkeep", "B")
    s.choose("give up Boss F1")
    assert (s.who("B F1"), s.tokens("A F1")) == ("", 1)


@plays("Bonecart Driver")
def test_arriving_it_carries_the_newest_dead_to_the_twilight() -> None:
    s = slot(
        "A: front: Ox, Ox, Ox; grave: Ann, Boss; deck: Bonecart Driver, One\nB: front: Wall; grave: Imp\nstep: Recruit",
        CAST,
    )
    s.choose("recruit Bonecart Driver", "place Bonecart Driver in F4", "give Ox F1", "give Ox F2")
    newest = ({"Ann", "Boss"} - set(s.grave("A"))).pop()
    assert (s.twilight("A"), len(s.grave("A")), s.twilight("B"), s.grave("B")) == ([newest], 1, [], ["Imp"])
    late = s.fork()
    s.choose("recruit One", "place One in B1", f"give {newest} (twilight)")
    assert (s.grave("A")[0], s.twilight("A"), s.marked("A F3")) == (newest, [], False)
    late.to("Move", "B")
    assert (late.grave("A")[0], late.twilight("A")) == (newest, [])
    s = slot("A: front: Ox, Ox; deck: Bonecart Driver\nB: front: Wall; grave: Imp\nstep: Recruit", CAST)
    s.choose("recruit Bonecart Driver", "place Bonecart Driver in F4")
    assert (s.who("A F4"), s.twilight("A"), s.twilight("B")) == ("Bonecart Driver", [], [])


@plays("Saltroad Marauder")
def test_each_kill_readies_it() -> None:
    s = table("front: Saltroad Marauder, Lamb", "front: Lamb, Lamb, Ann; back: -, -, -, Ox", "Action")
    group, vain = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Saltroad Marauder F1, close")
    assert (s.marked("A F1"), s.ap) == (False, 2)
    s.choose("attack Lamb F2 with Saltroad Marauder F1, close")
    assert not s.marked("A F1")
    vain.choose("attack Lamb F2 with Lamb F2, close")
    assert (vain.who("B F2"), vain.marked("A F1")) == ("", False)
    group.choose("attack Lamb F1 with Saltroad Marauder F1 + Lamb F2, close", "number 0", "number 0")
    assert (group.who("B F1"), group.marked("A F1")) == ("", True)
    s = table("front: Saltroad Marauder, Ox", f"front: Ann; {FAR}", "Action")
    s.choose("attack Ann F1 with Saltroad Marauder F1, close")
    assert (s.tokens("B F1"), s.marked("A F1")) == (1, True)
    for front, label, ready in (
        ("Lamb, Club", "attack Saltroad Marauder F1 with Lamb F1, close", False),
        ("Lamb, Club", "attack Saltroad Marauder F1 with Club F2, close", True),
    ):
        s = table(f"front: {front}, Ox; {FAR}", f"front: Saltroad Marauder marked; {FAR}", "Action")
        s.choose(label)
        assert s.marked("B F1") is ready
    s = table("front: Saint, Ox", f"front: Saltroad Marauder marked, Lamb; {FAR}")
    s.choose("use Saint F1", "target Lamb F2")
    assert s.marked("B F1")


@plays("Mirewood Matron")
def test_a_death_in_her_row_restores_all_others_there() -> None:
    foes = "front: Lamb, Mirewood Matron hurt 1, Ox hurt 2; back: Ox hurt 1, Lamb"
    s = table("front: Saint, Ox", foes)
    other = s.fork()
    s.choose("use Saint F1", "target Lamb F1")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    assert [s.tokens(f"B {where}") for where in ("F2", "F3", "B1")] == [0, 1, 1]
    no.choose("no")
    assert [no.tokens(f"B {where}") for where in ("F2", "F3", "B1")] == [1, 2, 1]
    other.choose("use Saint F1", "target Lamb B2")
    assert (other.asked, [other.tokens(f"B {where}") for where in ("F2", "F3", "B1")]) == ("A", [1, 2, 1])
    s = table("front: Saint; back: Ann", "front: Mirewood Matron hurt 1, Ox hurt 2; back: Lamb")
    s.choose("use Saint F1", "target Mirewood Matron F1")
    assert (s.who("B F1"), s.tokens("B F2")) == ("", 2)
    s = table("front: Saint, Mirewood Matron, Ox hurt 1", f"front: Lamb; {FAR}")
    s.choose("use Saint F1", "target Lamb F1")
    assert s.tokens("A F3") == 1


@plays("Dowager's Champion")
def test_it_takes_the_blow_meant_for_a_neighbour() -> None:
    foes = "front: Lamb, Dowager's Champion, Ox; back: Ox"
    s = table("front: Club, Club, Ox", foes, "Action")
    alone = s.fork()
    group, far = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.who("B F1"), s.marked("B F2"), s.tokens("B F2"), s.tokens("A F1")) == ("Lamb", True, 1, 0)
    s.choose("attack Lamb F1 with Club F2, close", "yes")  # in vain
    assert (s.who("B F1"), s.tokens("B F2")) == ("", 1)
    alone.choose("attack Lamb F1 with Club F1, close", "no")
    assert (alone.who("B F1"), alone.marked("B F2"), alone.tokens("B F2")) == ("", False, 0)
    group.choose("attack Lamb F1 with Club F1 + Club F2, close")
    group.choose(*["number 0"] * sum(option == "number 0" for option in group.options()))
    assert not group.marked("B F2")
    far.choose("attack Dowager's Champion F2 with Ox F3, close")
    assert (far.marked("B F2"), far.tokens("A F3")) == (False, 1)
    s = table("front: -, -, Ox", "front: -, -, Ann; back: -, -, Dowager's Champion", "Action")
    s.choose("attack Ann F3 with Ox F3, close", "yes")
    assert (s.tokens("A F3"), s.tokens("B F3"), s.tokens("B B3")) == (1, 0, 0)
