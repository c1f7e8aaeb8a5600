"""Blind texts of SLOT's eighth round, played as their writers meant them."""

import pytest

from blind.gestures import offered, spend
from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Boss": "level 2 close 6 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Four": "close 1 ranged 1 def 4 life 5", "Wolf": "close 1 def 1 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Rock": "def 9 life 9 fixed", "Bold": "close 1 ranged 1 def 1 life 5: Steadfast.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in step 4 of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Cobblegate Watchman", "Lady Castellane of Thorn", "Hemlow Wolf", "Abbess of Four Doors")
@pytest.mark.parametrize(
    ("army", "who", "value", "comes_to"),
    [
        ("front: Cobblegate Watchman", "F1", "DEF", 4),
        ("back: Cobblegate Watchman", "B1", "DEF", 3),
        ("front: Lady Castellane of Thorn, -, -, Ox; back: Ox", "F4", "close", 2),
        ("front: Lady Castellane of Thorn, -, -, Ox; back: Ox", "B1", "close", 1),
        ("front: Lady Castellane of Thorn, -, -, Ox; back: Ox", "F1", "close", 4),
        ("front: Hemlow Wolf, Wolf; back: Hemlow Wolf", "F1", "close", 4),
        ("front: Hemlow Wolf, Ox; back: -, Wolf", "F1", "close", 2),
        ("front: Abbess of Four Doors, Ox, Ox; back: Ox, Ox marked", "F1", "DEF", 4),
        ("front: Abbess of Four Doors, Ox; back: -, -, Ox", "F1", "DEF", 2),
    ],
)
def test_what_counts_where_they_stand(army: str, who: str, value: str, comes_to: int) -> None:
    assert table(army, "front: Wolf, Wolf; back: Wolf").value(f"A {who}", value) == comes_to


@plays("Moss-Rooted Hermit", "Drover of Wide Pastures", "Chainpost Warden", "Pitfall Digger")
def test_who_moves() -> None:
    s = table("front: Moss-Rooted Hermit, Ox", step="Move")
    assert not [option for option in s.options() if "Hermit" in option]
    s = table(f"front: Drover of Wide Pastures, Ox; {FAR}", step="Move")
    s.choose("move Drover of Wide Pastures F1 to F2, swapping with Ox")
    assert (s.marked("A F2"), s.ap, offered(s, "move", "Drover")) == (False, 2, [])
    s = table("front: Ann, Ox; back: -, -, -, Page", "back: Chainpost Warden", "Move")
    assert not [option for option in s.options() if "Ann" in option]
    s = table("front: -, Lamb, Ox; back: -, -, -, Page", "front: Pitfall Digger, Ox", "Move")
    s.choose("move Lamb F2 to F1")
    assert (s.who("A F1"), s.points("B")) == ("", 4)
    s = table("front: Ox, Ann; back: -, -, -, Page", "front: Pitfall Digger, Ox", "Move")
    s.choose("move Ann F2 to F1, swapping with Ox")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 0)  # the other one has not moved


@plays("Ration Sergeant", "Cradle Nurse", "Ropewalk Widow", "Cloister Bellringer", "Sister of the Falling Stones")
def test_what_they_are_used_for() -> None:
    s = table("front: Ration Sergeant, Ox")
    s.choose("use Ration Sergeant F1")
    assert (s.ap, s.marked("A F1")) == (4, True)
    s = table(f"front: Saint, Wolf; {FAR}", "front: Ration Sergeant, Ox")
    s.choose("use Saint F1", "target Wolf F2")
    assert s.asked == "A"
    s = table("front: Cradle Nurse, Ox hurt 2, Ann; back: Ox, Ox hurt 1")
    s.choose("use Cradle Nurse F1", "give Ann F3")
    assert (s.tokens("A F2"), s.tokens("A B2"), s.marked("A F1")) == (1, 1, True)
    s = table("front: Ropewalk Widow, Ox, Ann hurt 1, Club; back: -, -, -, Boss")
    s.choose("use Ropewalk Widow F1", "mark the pair F1 F2")
    s.choose(*offered(s, "pick", "Ann") and ["pick Ann F3"])
    s.choose(*[option for option in s.options() if option == "pick Club F4"])
    assert (s.who("A F3"), s.who("A F4"), s.tokens("A F4"), s.marked("A F3"), s.marked("A F1")) == (
        "Club",
        "Ann",
        1,
        False,
        True,
    )
    s = table("front: Ox hurt 1, Ox, Ox hurt 2, Ox; back: Cloister Bellringer hurt 1".replace(" hurt 1", "", 0))
    assert s.who("A B1") == ""  # it has one life
    s = table("front: Ox hurt 1, Ox, Ox hurt 2, Ox; back: Cloister Bellringer, Ox hurt 1")
    s.choose("use Cloister Bellringer B1")
    assert [s.tokens(f"A {where}") for where in ("F1", "F3", "B2")] == [0, 1, 1]
    for foes, hurt in (("front: Ox; back: Ann", "F1"), ("front: -, Ox; back: Ann", "B1")):
        s = table("front: Ox, Ox; back: Sister of the Falling Stones, Club", foes)
        s.choose("use Sister of the Falling Stones B1")
        s.choose(*[f"give {name}" for name in ("Ox F1", "Ox F2") if f"give {name}" in s.options()])
        s.choose(
            *[option for option in s.options() if option.endswith(f" {hurt}") and option.startswith(("pick", "target"))]
        )
        assert s.tokens(f"B {hurt}") == 1
        assert sum(s.tokens(f"B {where}") for where in ("F1", "F2", "B1") if s.who(f"B {where}")) == 1


@plays("Cairn Hound", "Tinderpot Goblin", "Sexton of Low Harrow", "Tallykeeper's Boy", "Pallbearer of Grey Lane")
def test_what_deaths_set_off() -> None:
    s = slot("A: front: Club, Ann; back: Ox\nB: front: Cairn Hound, Ox", CAST)
    s.choose("attack Cairn Hound F1 with Club F1, close")
    assert offered(s, "pick") == ["Ann F2", "Ox B1"]
    s.choose("pick Ox B1")
    assert (s.marked("A B1"), s.marked("A F2")) == (True, False)
    s = slot("A: front: Club, Lamb; back: Ox\nB: front: Tinderpot Goblin, Ox", CAST)
    s.choose("attack Tinderpot Goblin F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert offered(s, "pick") == ["Club F1", "Lamb F2"]
    s.choose("pick Lamb F2")
    assert (s.who("A F2"), s.points("B")) == ("", 2)
    no.choose("no")
    assert no.who("A F2") == "Lamb"
    s = battle("Lamb, Sexton of Low Harrow", "Club", "attack Club F1 with Lamb F1, close", CAST)
    assert (s.twilight("A"), s.grave("A")) == (["Lamb"], [])
    s = battle("Sexton of Low Harrow hurt 1, Ox", "Club", "attack Club F1 with Sexton of Low Harrow F1, close", CAST)
    assert (s.twilight("A"), s.grave("A")) == ([], ["Sexton of Low Harrow"])
    s = battle("Club, Tallykeeper's Boy marked, Ann marked", "Lamb, Ox", "attack Lamb F1 with Club F1, close", CAST)
    s.choose("yes")
    assert offered(s, "pick") == ["Club F1", "Ann F3"]
    s.choose("pick Ann F3")
    assert not s.marked("A F3")
    pile = "grave: Ann, Boss, Pallbearer of Grey Lane"
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Pallbearer of Grey Lane hurt 1, Ox; {pile}", CAST)
    s.choose("attack Pallbearer of Grey Lane F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.marked("B F1"), s.points("A")) == ("Ann", True, 2)
    no.choose("no")
    assert no.who("B F1") == ""


@plays("Unbent Zealot", "Fenwick Fowler", "Sarissa Phalanx", "Undaunted Rhona")
def test_who_attacks_whom_and_how() -> None:
    s = slot(f"A: front: Boss, Ann, Ann; {FAR}\nB: front: Ox, Unbent Zealot", CAST)
    attacks = offered(s, "attack", "Unbent Zealot")
    assert attacks
    assert not [option for option in attacks if "Boss" in option]
    s = battle("Unbent Zealot", "Boss", "attack Boss F1 with Unbent Zealot F1, close", CAST)
    assert (s.tokens("A F1"), s.tokens("B F1")) == (0, 1)
    s = slot("A: front: Fenwick Fowler; back: -, Fenwick Fowler\nB: front: Ann, Ann; back: Ox, Ox", CAST)
    assert offered(s, "attack", "Ox") == [
        "Ox B1 with Fenwick Fowler F1, ranged",
        "Ox B2 with Fenwick Fowler B2, ranged",
    ]
    s = slot("A: front: Ox; back: Sarissa Phalanx, Sarissa Phalanx\nB: front: Ann, Ann", CAST)
    sarissas = [option for option in offered(s, "attack") if "Sarissa" in option]
    assert sarissas == ["Ann F1 with Sarissa Phalanx B1, close"]
    for points, marked in ((1, False), (0, True)):
        s = slot(f"A: 0 points; front: Undaunted Rhona; {FAR}\nB: {points} points; front: Ox; {FAR}", CAST)
        s.choose("attack Ox F1 with Undaunted Rhona F1, close")
        assert (s.marked("A F1"), s.ap) == (marked, 2)


@plays("Pothouse Volunteer", "Drill Matron")
def test_who_comes_unmarked() -> None:
    for army, name, where, marked in (
        ("front: Ox", "Pothouse Volunteer", "F2", False), ("front: Drill Matron", "One", "F2", False),
        ("front: Drill Matron", "One", "F3", True),
    ):  # fmt: skip
        s = slot(f"A: {army}; back: -, -, -, Ann; twilight: 2 Imp; deck: {name}\nB: front: Ann\nstep: Recruit", CAST)
        s.choose(f"recruit {name}", f"place {name} in {where}")
        spend(s)
        assert s.marked(f"A {where}") == marked


@plays("Whistleshaft Bowman", "Blotted Toad")
def test_what_ranged_weapons_do() -> None:
    for a, b, label, where, tokens in (
        ("Whistleshaft Bowman", "Four", "Four F1 with Whistleshaft Bowman F1, ranged", "B F1", 1),
        ("Four", "Whistleshaft Bowman", "Whistleshaft Bowman F1 with Four F1, ranged", "A F1", 1),
        ("Four", "Whistleshaft Bowman", "Whistleshaft Bowman F1 with Four F1, close", "A F1", 0),
    ):
        assert battle(a, b, f"attack {label}", CAST).tokens(where) == tokens
    for a, b, label, where, marked in (
        ("Blotted Toad", "Ox", "Ox F1 with Blotted Toad F1, ranged", "B F1", True),
        ("Blotted Toad", "Ox", "Ox F1 with Blotted Toad F1, close", "B F1", False),
        ("Blotted Toad", "Four", "Four F1 with Blotted Toad F1, ranged", "B F1", False),
        ("Bold", "Blotted Toad", "Blotted Toad F1 with Bold F1, ranged", "A F1", True),
    ):
        assert battle(a, b, f"attack {label}", CAST).marked(where) == marked


@plays("Hired Lookalike")
def test_it_may_lose_the_life_of_a_neighbour() -> None:
    s = slot(f"A: front: Club; {FAR}\nB: front: Ox, Hired Lookalike", CAST)
    s.choose("attack Ox F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (0, 1)
    no.choose("no")
    assert (no.tokens("B F1"), no.tokens("B F2")) == (1, 0)


@plays("Bearer of the Third Truce")
def test_no_groups_and_nobody_attacked_twice_until_its_next_turn() -> None:
    s = table(
        "front: Bearer of the Third Truce, Ox, Ox, Ann; back: -, -, Ann, Ann",
        "front: -, -, Ox, Rock; back: -, -, -, Page",
    )
    s.choose("use Bearer of the Third Truce F1", "give Ox F2", "give Ox F3")
    s.to("Action")
    assert not [option for option in offered(s, "attack") if "+" in option]
    s.choose("attack Ox F3 with Ann F4, close")
    assert offered(s, "attack", "Ox F3") == []
    s.to("Action", "B")
    assert not [option for option in offered(s, "attack") if "+" in option]


@plays("Pensioned Giant")
def test_its_fee_comes_out_of_the_twilight_only() -> None:
    s = slot("A: front: Pensioned Giant, Ox; twilight: Imp\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose("pay 1 for Pensioned Giant F1")
    assert (s.who("A F1"), s.grave("A"), s.marked("A F2")) == ("Pensioned Giant", ["Imp"], False)
    s = slot("A: front: Pensioned Giant, Ox\nB: front: Ann\nstep: Upkeep", CAST)
    assert offered(s, "pay") == []
