"""Blind texts of SLOT's twenty-second round with signs, choices and things done instead, played as their writers meant them."""

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1", "Wall": "def 4 life 9",
    "Pair": "close 2 def 9 life 9",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arrives(name: str, army: str, foes: str = "front: Ann", more: str = "") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 3 Imp; deck: {name}, One{more}\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Sworn Brother-in-Arms")
def test_a_death_beside_him_rouses_him() -> None:
    foes = "front: Lamb, Sworn Brother-in-Arms marked, Ox, Lamb; back: Lamb"
    s = table("front: Saint, Saint, Ox", foes)
    row = s.fork()
    s.choose("use Saint F1", "target Lamb F1")
    assert (s.marked("B F2"), s.value("B F2", "close")) == (False, 5)
    s.choose("use Saint F2", "target Lamb F4")
    assert s.value("B F2", "close") == 7
    s.to("Move", "B")
    assert s.value("B F2", "close") == 3
    row.choose("use Saint F1", "target Lamb B1")
    assert (row.marked("B F2"), row.value("B F2", "close")) == (True, 3)
    s = table("front: Saint, Sworn Brother-in-Arms, Lamb; back: Ox", "front: Ox, Ox")
    s.choose("use Saint F1", "target Lamb F3")
    assert (s.marked("A F2"), s.value("A F2", "close")) == (False, 5)
    s = table("front: Saint, Sworn Brother-in-Arms marked; back: Ox", "front: Lamb, Ox")
    s.choose("use Saint F1", "target Lamb F1")
    assert (s.marked("A F2"), s.value("A F2", "close")) == (True, 3)
    s = table("front: Lamb, Sworn Brother-in-Arms, Lamb, Ox", "front: -, Pair, Ox", "Action")
    s.choose("attack Pair F2 with Lamb F1 + Sworn Brother-in-Arms F2, close", "number 2")
    # Its writer lets him hear nothing of it; but the dead die as the battle is over, and who survives it hears again
    assert s.who("A F1") == ""
    s = table("front: Ox", "front: Boss, Sworn Brother-in-Arms marked", "Move")
    s.to("Upkeep", "B")
    s.choose("give up Boss F1")
    assert s.value("B F2", "close") == 3


@plays("Roadside Hexwife")
def test_arriving_she_heals_or_hexes() -> None:
    s = arrives("Roadside Hexwife", "front: Ox hurt 1, -, Ox; back: Ox hurt 2", "front: Ox, Ox, Ox; back: -, Ann")
    hex_ = s.fork()
    s.choose(starting(s, "choose: restore")[0])
    assert aims(s) == ["Ox F1", "Ox B1"]
    s.choose("pick Ox B1")
    assert ([s.tokens(f"A {where}") for where in ("F1", "B1")], s.marked("B F2")) == ([1, 1], False)
    hex_.choose(starting(hex_, "choose: mark")[0])
    assert aims(hex_) == ["Ox F2", "Ann B2"]
    hex_.choose("pick Ann B2")
    assert [hex_.marked(f"B {where}") for where in ("F2", "B2")] == [False, True]
    s = arrives("Roadside Hexwife", "front: Ox hurt 1", "front: Ox, Ann marked")
    assert (s.tokens("A F1"), s.marked("B F1")) == (0, False)
    s = arrives("Roadside Hexwife", "front: Ox", "front: Ox, Ann")
    assert (s.marked("B F2"), s.marked("B F1")) == (True, False)
    s = arrives("Roadside Hexwife", "front: Ox", "front: Ox hurt 1, -, Ann")
    assert (s.who("A F2"), s.tokens("B F1"), s.marked("B F1"), s.marked("B F3")) == (
        "Roadside Hexwife",
        1,
        False,
        False,
    )


@plays("Spade-Hymn Deacon")
def test_arriving_he_may_dig_up_one_of_level_one() -> None:
    s = arrives("Spade-Hymn Deacon", "front: Ox; grave: Boss, Ann, Lamb", "front: Ox; grave: Wall")
    no = s.fork()
    s.choose("yes")
    assert {aim.split()[0] for aim in aims(s)} == {"Ann", "Lamb", "Imp"}  # Imps paid for him
    s.choose("pick Ann (graveyard)")
    assert ("Ann" in s.twilight("A"), "Boss" in s.grave("A"), s.grave("B")) == (True, True, ["Wall"])
    late = s.fork()
    s.choose("recruit One", "place One in F3", "give Ann (twilight)")
    assert (s.who("A F3"), "Ann" in s.grave("A"), s.marked("A F1")) == ("One", True, False)
    late.to("Move", "B")
    assert (late.twilight("A"), "Ann" in late.grave("A")) == ([], True)
    no.choose("no")
    assert "Ann" in no.grave("A")
    s = slot(
        "A: front: Ox, Ox, Ox; deck: Spade-Hymn Deacon; grave: Boss\nB: front: Ann; grave: Wall\nstep: Recruit", CAST
    )
    s.choose("recruit Spade-Hymn Deacon", "place Spade-Hymn Deacon in F4", "give Ox F1", "give Ox F2")
    s.choose(*starting(s, "yes"))  # in vain
    assert (s.twilight("A"), s.grave("A"), s.twilight("B")) == ([], ["Boss"], [])


@plays("Plumbline Mage")
def test_a_column_is_marked_for_a_blow_in_the_same_one() -> None:
    foes = "front: Ox, Lamb, Wall, Ox; back: Ann, -, Ox"
    s = table("front: Plumbline Mage, Ox, Ox marked; back: Ox, Ox, Ox", foes)
    s.choose("use Plumbline Mage F1")
    two = s.fork()
    s.choose("mark the column F1 B1")
    assert sorted(aims(s)) == ["Ann B1", "Ox F1"]
    s.choose("pick Ann B1")
    assert (s.tokens("B B1"), s.tokens("B F1"), s.marked("A F1"), s.marked("A B1"), s.marked("A F2")) == (
        1,
        0,
        True,
        True,
        False,
    )
    assert uses(s) == ["Plumbline Mage F1"]  # he is marked, and another column is not
    assert not starting(two, "mark the column F3")
    two.choose("mark the column F2 B2")
    assert (two.who("B F2"), two.points("A"), two.marked("A F1")) == ("", 2, False)
    assert uses(table("front: Plumbline Mage, Ox; back: -, Ox marked; twilight: 2 Imp", foes)) == []
    s = table("front: Plumbline Mage, -, -, Ox; back: Ox, -, -, Ox", "front: Ox, Ox, Ox; back: Ox")
    s.choose("use Plumbline Mage F1")
    if starting(s, "mark the column"):
        s.choose("mark the column F1 B1", "pick Ox F1")
    assert (s.tokens("B F1"), s.marked("A F4")) == (1, False) or aims(s) == ["Ox F1", "Ox B1"]


@plays("Breastplate Chaplain")
def test_he_takes_the_blow_of_a_neighbour() -> None:
    foes = "front: Lamb, Breastplate Chaplain; back: Lamb, -, -, Ox"
    s = table("front: Club, Club", foes, "Action")
    no = s.fork()
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F2"), s.points("A")) == ("Lamb", 1, 0)
    no.choose("attack Lamb F1 with Club F1, close", "no")
    assert (no.who("B F1"), no.tokens("B F2")) == ("", 0)
    s = table("front: Club, Ox", foes.replace("Chaplain", "Chaplain hurt 2"), "Action")
    s.choose("attack Lamb F1 with Club F1, close", "yes")
    assert (s.who("B F1"), s.who("B F2"), s.points("A"), s.twilight("B")) == ("Lamb", "", 2, ["Breastplate Chaplain"])
    s = table("front: Club, Saint", foes, "Action")
    s.choose("use Saint F2", "target Lamb F1")
    assert (s.who("B F1"), s.tokens("B F2")) == ("", 0)  # no blow of a battle
    s = table("front: Club, Ox", f"front: Lamb, -, Breastplate Chaplain; {FAR}", "Action")
    s.choose("attack Lamb F1 with Club F1, close")
    assert (s.who("B F1"), s.tokens("B F3")) == ("", 0)
    s = table("front: Lamb, Breastplate Chaplain, Ox", f"front: Ox; {FAR}", "Action")
    group = s.fork()
    s.choose("attack Ox F1 with Lamb F1, close")
    assert s.asked == "A"
    s.choose("yes")
    assert (s.who("A F1"), s.tokens("A F2"), s.tokens("B F1")) == ("Lamb", 1, 1)
    group.choose("attack Ox F1 with Lamb F1 + Breastplate Chaplain F2, close", "number 1")
    assert (group.who("A F1"), group.tokens("A F2")) == ("", 0)


@plays("Breastplate Chaplain")
def test_of_two_chaplains_one_takes_it() -> None:
    s = table("front: -, Club, Ox", "front: Breastplate Chaplain, Lamb, Breastplate Chaplain", "Action")
    s.choose("attack Lamb F2 with Club F2, close")
    while s.asked == "B" and starting(s, "yes"):
        s.choose("yes")
    while s.asked == "B" and s.phase == "Action":
        s.choose(s.options()[0])
    assert (s.who("B F2"), s.tokens("B F1") + s.tokens("B F3")) == ("Lamb", 1)
    s = table("front: Lamb, Breastplate Chaplain, Lamb; back: Ox", "front: -, Pair, Ox", "Action")
    s.choose(
        "attack Pair F2 with Lamb F1 + Breastplate Chaplain F2 + Lamb F3, close", "number 1", "number 0", "number 1"
    )
    assert (s.who("A F1"), s.who("A F3"), s.tokens("A F2")) == ("", "", 0)


@plays("Matriarch of Falling Stones")
def test_stones_fall_on_a_pair() -> None:
    mine = "front: Ox, Ox, Matriarch of Falling Stones marked, Ox; back: Ox, Ox"
    s = table(mine, "front: Lamb, Lamb, Wall, Ox; back: Ox, -, -, -")
    s.choose("use Matriarch of Falling Stones F3")
    # Its writer wants a creature in the pair; an empty one may be chosen in vain
    assert {"choose the pair F1 F2", "choose the pair F3 F4", "choose the pair B1 B2"} <= set(s.options())
    wall = s.fork()
    s.choose(next(option for option in s.options() if "F1" in option and "F2" in option))
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2", "F4")] == [True, True, True, True, False]
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B B1"), s.points("A")) == ("", "", 0, 3)
    assert uses(s) == []
    wall.choose(next(option for option in wall.options() if "F3" in option and "F4" in option))
    assert [wall.tokens(f"B {where}") for where in ("F3", "F4", "F1")] == [1, 1, 0]
    assert uses(table(mine.replace("back: Ox", "back: Ox marked") + "; twilight: 5 Imp", "front: Ox")) == []
    s = table("front: Ox, Ox, Matriarch of Falling Stones, Ox; back: Ox, Ox, Ox, Ox", "front: Ox, Ox; back: Ox, Ox")
    s.choose("use Matriarch of Falling Stones F3", "mark the square F1 F2 B1 B2", "choose the pair F1 F2")
    s.choose("use Matriarch of Falling Stones F3", "choose the pair B1 B2")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "B1", "B2")] == [1, 1, 1, 1]
    assert s.marked("A F3")
