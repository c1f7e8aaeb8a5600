"""Blind texts of SLOT's twenty-ninth round about values and blows, played as their writers meant them."""

import pytest

from blind.gestures import aims, fight, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 1 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Bow": "ranged 2 def 2 life 5", "Witchlight": "magic 9 def 1 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Five": "close 5 ranged 5 def 5 life 9", "Two": "close 2 def 2 life 9", "Nine": "close 9 ranged 9 def 9 life 9",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Healer": "close 1 def 1 life 5: [ ] - Restore 1 life to target creature.",
    "Bearer": "close 1 def 1 life 1: [ ] - Unmark another target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


@plays(
    "Kerbside Spear", "Fife-and-Tabor Corporal", "Wide-Ranging Wolverine", "Cornered Brock", "Longbutt Volleymaster",
    "Dusk-Crowned Hart",
)  # fmt: skip
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Kerbside Spear; back: -, Kerbside Spear", {"A F1 DEF": 4, "A B2 DEF": 3}),
        ("front: -, -, -, Kerbside Spear marked", {"A F4 DEF": 4}),
        ("front: Ox, Fife-and-Tabor Corporal, Ox, Ox; back: Ox, Bow, Ox",
         {"A F1 close": 2, "A F3 close": 2, "A F2 close": 2, "A F4 close": 1, "A B1 close": 1, "A B2 ranged": 2,
          "B F2 close": 3}),
        ("front: Fife-and-Tabor Corporal marked, Ox, Fife-and-Tabor Corporal", {"A F2 close": 3, "A F1 close": 2}),
        ("front: Wide-Ranging Wolverine", {"A F1 close": 4}),
        ("front: Wide-Ranging Wolverine, Ox; back: Ox", {"A F1 close": 2}),
        ("front: -, Wide-Ranging Wolverine", {"A F2 close": 5}),
        ("front: -, Wide-Ranging Wolverine; back: -, Ox", {"A F2 close": 4}),
        ("front: Ox; back: -, Wide-Ranging Wolverine", {"A B2 close": 5}),
        ("front: Cornered Brock hurt 1, Cornered Brock hurt 2, Cornered Brock, Ox hurt 1",
         {"A F1 close": 4, "A F2 close": 4, "A F3 close": 2, "A F4 close": 1}),
        ("front: -, Three; back: Bow marked, Longbutt Volleymaster, Witchlight", {"A B2 ranged": 5, "A B1 ranged": 2}),
        ("front: Three; back: Longbutt Volleymaster, Two, Bow", {"A B1 ranged": 3, "A B1 close": 1}),
        ("front: Bow, Longbutt Volleymaster, Bow; back: -, Bow", {"A F2 ranged": 2}),
        ("back: Longbutt Volleymaster, Longbutt Volleymaster", {"A B1 ranged": 3, "A B2 ranged": 3}),
        ("front: Ox, Dusk-Crowned Hart, Ox, Ox; back: Ox, Ox",
         {"A F1 DEF": 2, "A F3 DEF": 2, "A B2 DEF": 2, "A F4 DEF": 1, "A B1 DEF": 1, "A F2 DEF": 4, "A F1 close": 1,
          "B F2 DEF": 3}),
        ("front: Ox, Dusk-Crowned Hart marked, Bow, Ox; back: Ox, Ox",
         {"A F1 DEF": 1, "A F1 close": 2, "A B2 close": 2, "A F4 close": 1, "A B1 close": 1, "A F2 close": 4,
          "A F3 DEF": 2, "A F3 ranged": 2}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ox, Three; back: Page, Ox")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Fife-and-Tabor Corporal", "Dusk-Crowned Hart")
@pytest.mark.parametrize("name", ["Fife-and-Tabor Corporal", "Dusk-Crowned Hart marked"])
def test_who_has_no_close_weapon_gains_none(name: str) -> None:
    s = table(f"front: {name}, Bow", f"front: Ann, Ann; {FAR}")
    assert not [label for label in starting(s, "attack") if "Bow" in label and label.endswith("close")]


@plays("Kerbside Spear")
def test_the_spear_stands_firm_at_the_kerb_alone() -> None:
    s = table("front: Three, Four", f"front: Kerbside Spear, Ox; {FAR}")
    s.choose("attack Kerbside Spear F1 with Three F1, close")
    assert (s.who("B F1"), s.tokens("A F1")) == ("Kerbside Spear", 1)
    s.choose("attack Kerbside Spear F1 with Four F2, close")
    assert s.who("B F1") == ""
    s = table("front: Kerbside Spear", step="Move, ap 3")
    s.choose("move Kerbside Spear F1 to B1")
    assert s.value("A B1", "DEF") == 3
    s = table("front: Ox; back: Kerbside Spear", step="Move, ap 3")
    s.choose(*starting(s, "move Ox F1 to B1"))
    assert (s.who("A F1"), s.value("A F1", "DEF")) == ("Kerbside Spear", 4)


@plays("Kerbside Spear")
@pytest.mark.parametrize(("foe", "killed"), [("Three", True), ("Two", False)])
def test_in_a_group_the_spear_stands_as_printed(foe: str, killed: bool) -> None:
    s = table("front: Kerbside Spear, Wall", f"front: {foe}; {FAR}")
    divided(s, f"{foe} F1 with Kerbside Spear F1 + Wall F2, close")
    assert (s.tokens("B F1"), s.who("A F1") == "") == (1, killed)


@plays("Fife-and-Tabor Corporal")
@pytest.mark.parametrize(("army", "hit"), [
    ("front: Two, Two; back: Fife-and-Tabor Corporal", 1), ("front: Two, Two; back: Ox", 0),
    ("front: Two, Fife-and-Tabor Corporal", 0),
])  # fmt: skip
def test_members_keep_what_another_gives(army: str, hit: int) -> None:
    s = table(army, "front: Five; back: -, -, -, Page")
    mate = "Fife-and-Tabor Corporal" if "Two, Fife" in army else "Two"
    fight(s, f"Five F1 with Two F1 + {mate} F2, close")
    assert s.tokens("B F1") == hit


@plays("Dusk-Crowned Hart")
def test_the_hart_turns_with_its_mark() -> None:
    s = table("front: Two; back: Dusk-Crowned Hart marked, Bearer", step="Abilities")
    s.choose("use Bearer B2")  # there is nobody else to wake
    assert (s.value("A F1", "DEF"), s.value("A F1", "close")) == (3, 2)
    s = table("front: Dusk-Crowned Hart, Two", f"front: Three, Three; {FAR}")
    s.choose("attack Three F1 with Dusk-Crowned Hart F1, close")  # which marks it
    assert (s.value("A F2", "DEF"), s.value("A F2", "close")) == (2, 3)
    s.choose("attack Three F2 with Two F2, close")
    assert (s.tokens("B F2"), s.tokens("A F2")) == (1, 1)


@plays("Dusk-Crowned Hart")
def test_within_a_battle_it_turns_too_and_in_a_group_it_gives_neither() -> None:
    s = table("front: Three", f"front: Two, Dusk-Crowned Hart marked, Bearer; {FAR}")
    s.choose("attack Two F1 with Three F1, close", "use Bearer F3", "target Dusk-Crowned Hart F2")
    assert s.value("B F1", "DEF") == 3
    s.decline()
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 0)  # 3 hits 2 + 1, and 2 no more than 3
    s = table("front: Dusk-Crowned Hart, Two", "front: Five; back: -, -, -, Page")
    fight(s, "Five F1 with Dusk-Crowned Hart F1 + Two F2, close")
    assert s.tokens("B F1") == 1
    s = table("front: Dusk-Crowned Hart, Two", "front: Nine; back: -, -, -, Page")
    fight(s, "Nine F1 with Dusk-Crowned Hart F1 + Two F2, close")
    assert s.tokens("B F1") == 0


@plays("Wide-Ranging Wolverine")
def test_the_wolverine_counts_what_is_emptied_meanwhile_and_nothing_in_a_group() -> None:
    s = table("front: Wide-Ranging Wolverine, Ox; back: Slayer", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Wide-Ranging Wolverine F1, close")
    other = s.fork()
    s.choose("use Slayer B1", "target Ox F2")
    s.decline()
    assert s.tokens("B F1") == 1
    other.decline()
    assert other.tokens("B F1") == 0
    s = table("front: Wide-Ranging Wolverine, Two", "front: Five; back: -, -, -, Page")
    fight(s, "Five F1 with Wide-Ranging Wolverine F1 + Two F2, close")
    assert s.tokens("B F1") == 0  # 2 and 2


@plays("Bramblelash Sprite")
def test_the_brambles_lower_the_guard_in_close_combat() -> None:
    s = table("front: Bramblelash Sprite", f"front: Four, Four; {FAR}")
    s.choose("attack Four F1 with Bramblelash Sprite F1, close")
    assert (s.tokens("B F1"), s.value("B F1", "DEF"), s.who("A F1")) == (1, 4, "")
    s = table("front: Four, Four", f"front: Bramblelash Sprite; {FAR}")
    shot = s.fork()
    s.choose("attack Bramblelash Sprite F1 with Four F1, close")
    assert s.tokens("A F1") == 1
    shot.choose("attack Bramblelash Sprite F1 with Four F1, ranged")
    assert (shot.tokens("A F1"), shot.tokens("B F1")) == (0, 0)


@plays("Bramblelash Sprite")
def test_the_brambles_catch_a_group_and_no_member_has_them() -> None:
    s = table("front: Wall, Two", f"front: Bramblelash Sprite; {FAR}")
    s.choose("attack Bramblelash Sprite F1 with Wall F1 + Two F2, close")
    assert (s.value("A F1", "DEF"), s.value("A F2", "DEF")) == (8, 1)
    s.choose("number 2", "number 1")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.who("B F1")) == (0, 1, "")
    s = table("front: Bramblelash Sprite, Two", "front: Five; back: -, -, -, Page")
    fight(s, "Five F1 with Bramblelash Sprite F1 + Two F2, close")
    assert s.tokens("B F1") == 1
    s = table("front: Bramblelash Sprite, Ox", "front: Five; back: -, -, -, Page")
    fight(s, "Five F1 with Bramblelash Sprite F1 + Ox F2, close")
    assert s.tokens("B F1") == 0  # 3 and 1 meet 5


@plays("Cornered Brock")
def test_the_brock_is_cornered_by_what_came_before_the_blows() -> None:
    s = table("front: Cornered Brock", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Cornered Brock F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1"), s.value("A F1", "close")) == (0, 1, 4)
    s = table("front: Cornered Brock, Pricker", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Cornered Brock F1, close", "use Pricker F2", "target Cornered Brock F1")
    s.decline()
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 2)
    s = table("front: Cornered Brock hurt 1, Healer", step="Abilities")
    s.choose("use Healer F2", *starting(s, "target Cornered Brock F1"))
    s.choose(*starting(s, "target Cornered Brock F1"))
    assert (s.tokens("A F1"), s.value("A F1", "close")) == (0, 2)


@plays("Slow-Fisted Ettin")
def test_the_ettin_does_not_strike_back() -> None:
    s = table("front: Two, Two", f"front: Slow-Fisted Ettin; {FAR}")
    group = s.fork()
    s.choose("attack Slow-Fisted Ettin F1 with Two F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (0, 0)
    group.choose("attack Slow-Fisted Ettin F1 with Two F1 + Two F2, close")
    assert (group.tokens("A F1"), group.tokens("A F2"), group.tokens("B F1"), starting(group, "number")) == (
        0,
        0,
        1,
        [],
    )
    s = table("front: Slow-Fisted Ettin", f"front: Five; {FAR}")
    s.choose("attack Five F1 with Slow-Fisted Ettin F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 1)


@plays("Felt-Soled Bolter")
@pytest.mark.parametrize("way", ["close", "ranged"])
def test_whom_the_bolter_attacks_does_not_strike_back(way: str) -> None:
    for name, lives in (("Felt-Soled Bolter", True), ("Lamb", False)):
        s = table(f"front: {name}, Two", f"front: Three; {FAR}")
        s.choose(f"attack Three F1 with {name} F1, {way}")
        assert (s.who("A F1") == name) is lives, name
    s = table("front: Felt-Soled Bolter, Two", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with Felt-Soled Bolter F1, {way}", "attack Three F1 with Two F2, close")
    assert s.tokens("A F2") == 1  # another attacker is struck back at


@plays("Felt-Soled Bolter")
def test_in_a_group_or_attacked_the_bolter_is_as_loud_as_others() -> None:
    s = table("front: Three", f"front: Felt-Soled Bolter; {FAR}")
    s.choose("attack Felt-Soled Bolter F1 with Three F1, ranged")
    assert (s.who("B F1"), s.tokens("A F1")) == ("", 1)
    s = table("front: Felt-Soled Bolter, Wall", f"front: Two; {FAR}")
    divided(s, "Two F1 with Felt-Soled Bolter F1 + Wall F2, close")
    assert s.who("A F1") == ""


@plays("Elbow-Room Recruit")
@pytest.mark.parametrize(("army", "may"), [
    ("front: -, Elbow-Room Recruit", False), ("front: Ox marked, Elbow-Room Recruit", True),
    ("front: -, Elbow-Room Recruit; back: -, Ox", True), ("front: -, Elbow-Room Recruit; back: Ox, -, Ox", False),
    ("front: -, Elbow-Room Recruit, -, Ox", False),
])  # fmt: skip
def test_the_recruit_needs_an_elbow_beside_it(army: str, may: bool) -> None:
    s = table(army, f"front: Ann, Ann, Ann; {FAR}")
    found = [label for label in starting(s, "attack") if "with Elbow-Room Recruit F2, close" in label]
    assert bool(found) is may


@plays("Elbow-Room Recruit")
def test_alone_it_strikes_back_and_joins_a_group() -> None:
    s = table("front: Three", f"front: Elbow-Room Recruit; {FAR}")
    s.choose("attack Elbow-Room Recruit F1 with Three F1, close")
    assert s.tokens("A F1") == 1
    s = table("front: Elbow-Room Recruit, -, Two", f"front: -, Five; {FAR}")
    assert "attack Five F2 with Elbow-Room Recruit F1, close" not in s.options()
    fight(s, "Five F2 with Elbow-Room Recruit F1 + Two F3, close")
    assert s.tokens("B F2") == 1


@plays("Rearrank Halberd")
@pytest.mark.parametrize(("army", "foes", "whom"), [
    ("front: Ox; back: Rearrank Halberd", "front: Lamb, Lamb; back: Page", ["Lamb F1"]),
    ("front: -, Ox; back: -, Rearrank Halberd", "front: Lamb, -, Lamb; back: -, Page, Page", ["Page B2"]),
    ("back: Rearrank Halberd", "front: -, Lamb; back: -, Page", []),
    ("back: Three", "front: Lamb, Lamb; back: Page", []),
    ("front: -, Rearrank Halberd", "front: Lamb, Lamb, Lamb, Lamb", ["Lamb F1", "Lamb F2", "Lamb F3"]),
])  # fmt: skip
def test_whom_the_halberd_reaches(army: str, foes: str, whom: list[str]) -> None:
    s = table(army, foes)
    found = {label for label in starting(s, "attack") if label.endswith("close") and "Ox" not in label}
    assert sorted(label.removeprefix("attack ").partition(" with")[0] for label in found) == whom
    if army.endswith("back: Rearrank Halberd") and whom:
        s.choose("attack Lamb F1 with Rearrank Halberd B1, close")
        assert s.who("B F1") == ""


@plays("Rearrank Halberd")
def test_in_the_back_row_it_joins_no_group() -> None:
    s = table("front: Ox, Ox; back: Rearrank Halberd, Rearrank Halberd", f"front: Ann, Ann; {FAR}")
    assert not [label for label in starting(s, "attack") if "+" in label and "Halberd" in label]


@plays("Knell-Bound Drummer")
def test_the_drummers_end_marks_an_enemy() -> None:
    s = table("front: Ox, Ox; back: -, Ann, Ox marked", f"front: Knell-Bound Drummer marked; {FAR}")
    s.choose("attack Knell-Bound Drummer F1 with Ox F1, close")
    assert s.asked == "B"
    assert {"Ox F2", "Ann B2"} <= set(aims(s))
    s.choose("pick Ann B2")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B2", "B3")] == [True, False, True, True]
    s = table("front: Slayer, Knell-Bound Drummer, Ox", f"front: Ann; {FAR}", "Abilities")
    s.choose("use Slayer F1", "target Knell-Bound Drummer F2", "pick Ann F1")
    assert s.marked("B F1")


@plays("Knell-Bound Drummer")
def test_when_the_drum_is_silent() -> None:
    s = table("front: Two", f"front: Knell-Bound Drummer; {FAR}")
    s.choose("attack Knell-Bound Drummer F1 with Two F1, close")
    s.choose(*starting(s, "pick"))
    assert (s.who("B F1"), s.marked("A F1"), s.tokens("A F1")) == ("", True, 1)
    s = table("front: Knell-Bound Drummer, Ox", f"front: Two; {FAR}")
    divided(s, "Two F1 with Knell-Bound Drummer F1 + Ox F2, close")
    assert (s.who("A F1"), s.marked("B F1"), aims(s)) == ("", False, [])
