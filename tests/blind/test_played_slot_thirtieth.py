"""Blind texts of SLOT's thirtieth round about values, blows and reach, played as their writers meant them."""

import pytest

from blind.gestures import aims, fight, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Bow": "ranged 2 def 2 life 5", "Witchlight": "magic 9 def 1 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Five": "close 5 ranged 5 def 5 life 9", "Two": "close 2 ranged 2 def 2 life 9", "Pike": "close 9 def 2 life 9",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "Killer": "close 9 def 9 life 1",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


SPEARWIFE, FLETCHER, LINGERER = "Turnpike Spearwife", "Thicket Fletcher", "Grave-Chill Lingerer"


@plays("Turnpike Spearwife", "Thicket Fletcher", "Grave-Chill Lingerer")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        (f"front: {SPEARWIFE}; back: -, {SPEARWIFE}", {"A F1 DEF": 4, "A B2 DEF": 3}),
        (f"front: -, -, -, {SPEARWIFE} marked; back: -, -, -, Ox", {"A F4 DEF": 4, "A B4 DEF": 1}),
        (f"front: Two, Ox; back: Two, {FLETCHER}, Witchlight, Pike", {
            "A B1 ranged": 3, "A B3 ranged": 10, "A B1 close": 2, "A F1 ranged": 2, "A B1 DEF": 2}),
        (f"front: {FLETCHER}, Two marked, -, {FLETCHER} marked; back: Two", {"A F2 ranged": 4, "A B1 ranged": 2}),
        (f"front: Two, {FLETCHER}; back: Ox", {"B F1 ranged": 3}),
        (f"front: {LINGERER}", {"B F1 DEF": 2, "B F2 DEF": 1, "B B1 DEF": 1, "B F1 close": 3}),
        (f"back: {LINGERER} marked", {"B F1 DEF": 2, "B B1 DEF": 1}),
        (f"front: {LINGERER}; back: {LINGERER}", {"B F1 DEF": 1, "A F1 DEF": 3}),
        (f"front: -, {LINGERER}; back: -, {LINGERER}", {"B F1 DEF": 3, "B F2 DEF": 0}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Three, Ox; back: Page, Ox")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Thicket Fletcher")
def test_who_has_no_bow_gains_none() -> None:
    s = table(f"front: Pike, {FLETCHER}")
    assert not [label for label in starting(s, "attack") if label.endswith("ranged")]


@plays("Turnpike Spearwife")
def test_the_spearwife_stands_firm_in_front_alone() -> None:
    s = table("front: Three, Four", f"front: {SPEARWIFE}, Ox; {FAR}")
    s.choose(f"attack {SPEARWIFE} F1 with Three F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (0, 1)
    s.choose(f"attack {SPEARWIFE} F1 with Four F2, close")
    assert s.tokens("B F1") == 1
    s = table(f"front: {SPEARWIFE}", step="Move, ap 3")
    s.choose(f"move {SPEARWIFE} F1 to B1")
    assert s.value("A B1", "DEF") == 3


@plays("Turnpike Spearwife")
def test_she_is_swapped_to_the_front_in_a_battle_and_is_no_firmer_in_a_group() -> None:
    s = table("front: Three", f"front: Ox, Circle-Dancing Druid; back: {SPEARWIFE}, -, -, Page")
    s.choose("attack Ox F1 with Three F1, close", "use Circle-Dancing Druid F2", *["give Page B4"])
    s.choose(f"pick {SPEARWIFE} B1", *starting(s, "pick Ox F1"))
    s.choose(*starting(s, "pick Ox F1"))
    assert (s.who("B F1"), s.value("B F1", "DEF")) == (SPEARWIFE, 4)
    s = table(f"front: {SPEARWIFE}, Wall", f"front: Three; {FAR}")
    divided(s, f"Three F1 with {SPEARWIFE} F1 + Wall F2, close")
    assert s.tokens("A F1") == 1
    s = table(f"front: {SPEARWIFE}, Wall", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with {SPEARWIFE} F1, close")
    assert s.tokens("A F1") == 0


@plays("Thicket Fletcher")
def test_members_keep_the_arrows_that_another_gives() -> None:
    s = table(f"front: Two, Two, {FLETCHER}", "front: -, Five; back: -, -, -, Page")
    s.choose("attack Five F2 with Two F1 + Two F2, ranged", *["number 0"] * 2)
    assert s.tokens("B F2") == 1  # 3 and 3 hit 5
    s = table(f"front: Two, {FLETCHER}, Two", "front: -, Four; back: -, -, -, Page")
    fight(s, f"Four F2 with {FLETCHER} F2 + Two F3, close")
    assert s.tokens("B F2") == 0
    s = table(f"front: {FLETCHER}, Two", "front: Three; back: -, -, -, Page")
    s.choose("attack Three F1 with Two F2, ranged")
    assert s.tokens("B F1") == 1


@plays("Grave-Chill Lingerer")
def test_the_chill_is_felt_in_its_column_whoever_comes_there() -> None:
    s = table(f"front: Two; back: {LINGERER}", f"front: Three, Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close")
    assert s.tokens("B F1") == 1
    s = table("front: Two, Ox", f"front: Three, Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close")
    assert s.tokens("B F1") == 0
    s = table(f"front: {LINGERER}, Ox", "front: Three, Four; back: Five", "Move, ap 3")
    s.choose(f"move {LINGERER} F1 to F2")
    assert (s.value("B F1", "DEF"), s.value("B F2", "DEF")) == (3, 3)
    s = slot(f"A: front: Three, Ox; back: Four\nB: front: {LINGERER}\nstep: Move, ap 3", CAST)
    s.choose("move Three F1 to B1")
    assert (s.value("A B1", "DEF"), s.value("A F1", "DEF")) == (3, 3)


BOLT = "Gatehouse Bolt-Thrower"


@plays("Gatehouse Bolt-Thrower")
def test_the_windlass_is_for_whoever_stands_behind() -> None:
    for foes, foe, hit in (("back: Five", "Five B1", 1), ("front: Four; back: Ox", "Four F1", 0)):
        s = table(f"front: {BOLT}", foes)
        s.choose(f"attack {foe} with {BOLT} F1, ranged")
        assert s.tokens(f"B {foe[-2:]}") == hit, foe
    s = table(f"front: {BOLT}", "back: Two")
    s.choose(f"attack Two B1 with {BOLT} F1, close")
    assert s.tokens("B B1") == 0  # its other weapon is worth 1


@plays("Gatehouse Bolt-Thrower")
def test_the_windlass_neither_strikes_back_nor_lifts_cover() -> None:
    s = table("back: Four", f"front: {BOLT}; {FAR}")
    s.choose(f"attack {BOLT} F1 with Four B1, ranged")
    assert s.tokens("A B1") == 0  # 3 against 4, though the attacker stands behind
    s = table(f"front: {BOLT}, Ox", "front: Ox, Ox; back: Ox, Ox")
    assert whom(s, f"{BOLT} F1, ranged") == ["Ox F1", "Ox F2"]
    s = table(f"front: {BOLT}", "front: -, Ox; back: -, Ox, Ox")
    assert whom(s, f"{BOLT} F1, ranged") == ["Ox F2"]


VINES = "Snare of Honeyed Vines"


@plays("Snare of Honeyed Vines")
def test_whoever_is_snared_does_not_strike_back() -> None:
    for name, harm in ((VINES, 0), ("Two", 1)):
        s = table(f"front: {name}, Ox", f"front: Three; {FAR}")
        s.choose(f"attack Three F1 with {name} F1, ranged")
        assert s.tokens("A F1") == harm, name
    s = table(f"front: {VINES}, Ox", f"front: Two; {FAR}")
    s.choose(f"attack Two F1 with {VINES} F1, ranged")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 0)


@plays("Snare of Honeyed Vines")
def test_attacked_or_in_a_group_it_snares_nobody() -> None:
    s = table("front: Two", f"front: {VINES}; {FAR}")
    s.choose(f"attack {VINES} F1 with Two F1, ranged")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 1)  # both strike
    s = table(f"front: {VINES}, Two", f"front: Three; {FAR}")
    divided(s, f"Three F1 with {VINES} F1 + Two F2, ranged")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 1)
    s = table(f"front: {VINES}, Two", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with {VINES} F1, ranged", "attack Three F1 with Two F2, ranged")
    assert s.tokens("A F2") == 1


ADJUTANT = "Tireless Adjutant of the Glade"


@plays("Tireless Adjutant of the Glade")
def test_the_adjutant_goes_on_as_long_as_it_kills() -> None:
    s = table(f"front: {ADJUTANT}, -, Ox", f"front: Lamb, Lamb, Ann; {FAR}")
    s.choose(f"attack Lamb F1 with {ADJUTANT} F1, close")
    assert (s.marked("A F1"), s.who("B F1"), s.ap) == (False, "", 2)
    s.choose(f"attack Lamb F2 with {ADJUTANT} F1, close")
    assert (s.marked("A F1"), s.ap) == (False, 1)
    assert whom(s, f"{ADJUTANT} F1, close") == []  # Ann is two columns off
    s = table(f"front: {ADJUTANT}, Ox", f"front: Ann, Ann; {FAR}")
    s.choose(f"attack Ann F1 with {ADJUTANT} F1, close")
    assert s.marked("A F1")  # it killed nobody


@plays("Tireless Adjutant of the Glade")
def test_its_strike_back_wakes_it_and_no_other_death_does() -> None:
    s = table("front: Lamb, Ox", f"front: {ADJUTANT} marked; {FAR}")
    s.choose(f"attack {ADJUTANT} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.marked("B F1")) == ("", False)
    s = table(f"front: {ADJUTANT} marked, Slayer, Ox", f"front: Lamb, Ann; {FAR}")
    s.choose("attack Ann F2 with Ox F3, close", "use Slayer F2", "target Lamb F1")
    s.decline()
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    s = table(f"front: {ADJUTANT}, Ox, Ox", f"front: Lamb, Ann; {FAR}")
    divided(s, f"Lamb F1 with {ADJUTANT} F1 + Ox F2, close")
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    s = table(f"front: {ADJUTANT} hurt 2, Ox", "front: Pike hurt 8, Ann")
    s.choose(f"attack Pike F1 with {ADJUTANT} F1, close")
    assert (s.who("A F1"), s.who("B F1"), s.grave("A")) == ("", "", [ADJUTANT])


DOORSTONE = "Doorstone Dwarf"


@plays("Doorstone Dwarf")
def test_the_doorstone_attacks_in_a_group_alone() -> None:
    s = table(f"front: {DOORSTONE}, Two, Ox", f"front: Five, Ox; {FAR}")
    assert whom(s, f"{DOORSTONE} F1, close") == []
    assert whom(s, "Two F2, close") == ["Five F1", "Ox F2"]
    fight(s, f"Five F1 with {DOORSTONE} F1 + Two F2, close")
    assert (s.tokens("B F1"), s.marked("A F1"), s.ap) == (1, True, 1)
    s = table("front: Two, Ox", f"front: {DOORSTONE}; {FAR}")
    s.choose(f"attack {DOORSTONE} F1 with Two F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 0)
    assert starting(table(f"front: {DOORSTONE} hurt 1"), f"rest {DOORSTONE}")
    assert starting(table(f"front: {DOORSTONE}", step="Move, ap 3"), f"move {DOORSTONE}")


WATCHER, TUNNELLER = "Watcher in the High Boughs", "Long-Shaft Tunneller"


@plays("Watcher in the High Boughs")
@pytest.mark.parametrize(("army", "foes", "reached"), [
    (f"front: -, Ox; back: -, {WATCHER}", "front: Ox, Ox, Ox, Ox; back: Ox, Ox, Ox", ["Ox F1", "Ox F2", "Ox F3"]),
    (f"back: {WATCHER}", "front: Ox, Ox, Ox; back: Ox, Ox", ["Ox F1", "Ox F2"]),
    (f"back: -, {WATCHER}", "front: Ox; back: Ox, Ox, Ox", ["Ox B2", "Ox F1"]),
    (f"front: -, {WATCHER}", "front: Ox, Ox, Ox, Ox; back: Ox, Ox", ["Ox F1", "Ox F2", "Ox F3"]),
    ("back: -, Bow", "front: Ox, Ox, Ox, Ox; back: Ox, Ox", ["Ox F2"]),
])  # fmt: skip
def test_whom_the_watcher_reaches(army: str, foes: str, reached: list[str]) -> None:
    s = table(army, foes)
    name, there = ("Bow", "B2") if "Bow" in army else (WATCHER, s.army("A")[-1][-2:])
    assert whom(s, f"{name} {there}, ranged") == reached


@plays("Watcher in the High Boughs")
def test_the_watcher_hits_beside_its_column() -> None:
    s = table(f"back: {WATCHER}", "front: -, Three; back: Page")
    s.choose(f"attack Three F2 with {WATCHER} B1, ranged")
    assert (s.tokens("B F2"), s.tokens("A B1")) == (1, 1)


@plays("Long-Shaft Tunneller")
@pytest.mark.parametrize(("army", "foes", "reached"), [
    (f"front: Ox; back: {TUNNELLER}", "front: Ox, Ox; back: Ox", ["Ox F1"]),
    (f"back: -, {TUNNELLER}", "front: Ox, -, Ox; back: Ox, Ox", []),
    (f"front: -, {TUNNELLER}", "front: Ox, Ox, Ox, Ox; back: Ox, Ox", ["Ox F1", "Ox F2", "Ox F3"]),
    ("back: Three", "front: Ox, Ox", []),
])  # fmt: skip
def test_whom_the_tunneller_reaches(army: str, foes: str, reached: list[str]) -> None:
    s = table(army, foes)
    name, there = ("Three", "B1") if "Three" in army else (TUNNELLER, s.army("A")[-1][-2:])
    assert whom(s, f"{name} {there}, close") == reached


@plays("Long-Shaft Tunneller")
def test_whoever_is_stabbed_from_behind_strikes_back() -> None:
    s = table(f"front: Ox; back: {TUNNELLER}", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with {TUNNELLER} B1, close")
    assert (s.tokens("B F1"), s.tokens("A B1"), s.tokens("A F1")) == (1, 1, 0)
    s = table(f"front: Ox, Ox; back: {TUNNELLER}", f"front: Bow; {FAR}")
    s.choose(f"attack Bow F1 with {TUNNELLER} B1, close")
    assert (s.tokens("B F1"), s.tokens("A B1")) == (1, 0)
    s = table(f"front: Ox, Ox; back: {TUNNELLER}", f"front: Bow; {FAR}")
    assert not [label for label in starting(s, "attack") if "+" in label and TUNNELLER in label]


GHAST, CHAMPION = "Ghast Who Lets None Return", "Vault-Seal Champion"


@plays("Ghast Who Lets None Return")
def test_whom_the_ghast_kills_is_buried() -> None:
    for name, buried in ((GHAST, True), ("Two", False)):
        s = table(f"front: {name}, Ox", f"front: Lamb, Ox; {FAR}")
        s.choose(f"attack Lamb F1 with {name} F1, close")
        assert ("Lamb" in s.grave("B"), "Lamb" in s.twilight("B"), s.points("A") > 0) == (buried, not buried, True)
    s = table(f"front: {GHAST}, Lamb", f"front: Lamb, Lamb; {FAR}")
    s.choose("attack Lamb F2 with Lamb F2, close")
    assert (s.twilight("B"), s.grave("B")) == (["Lamb"], [])


@plays("Ghast Who Lets None Return")
def test_the_dying_ghast_buries_and_no_member_does() -> None:
    s = table(f"front: {GHAST} hurt 1, Ox", "front: Pike hurt 8, Ox")
    s.choose(f"attack Pike F1 with {GHAST} F1, close")
    assert (s.who("A F1"), s.grave("B"), s.twilight("B")) == ("", ["Pike"], [])
    s = table(f"front: {GHAST}, Wall", f"front: Lamb, Ox; {FAR}")
    divided(s, f"Lamb F1 with {GHAST} F1 + Wall F2, close")
    assert (s.grave("B"), s.twilight("B")) == ([], ["Lamb"])


@plays("Vault-Seal Champion")
def test_nobody_scores_for_the_champion() -> None:
    for name, scored in ((CHAMPION, False), ("Lamb", True)):
        s = table("front: Axe, Ox", f"front: {name}{' hurt 2' * (name == CHAMPION)}; {FAR}")
        s.choose(f"attack {name} F1 with Axe F1, close")
        assert (s.who("B F1"), s.points("A") > 0) == ("", scored)
    s = table("front: Axe, Four", f"front: {CHAMPION} hurt 2, Lamb; {FAR}")
    s.choose(f"attack {CHAMPION} F1 with Axe F1, close")
    assert s.points("A") == 0
    s.choose("attack Lamb F2 with Four F2, close")
    assert s.points("A") > 1  # its slot is empty all the same: the pair, the column and the square


@plays("Vault-Seal Champion")
def test_a_champion_that_dies_in_a_group_is_scored_for() -> None:
    s = table(f"front: {CHAMPION} hurt 2, Wall", f"front: Five; {FAR}")
    divided(s, f"Five F1 with {CHAMPION} F1 + Wall F2, close")
    assert s.who("A F1") == ""
    assert s.points("B") > 0
    assert aims(s) == []
