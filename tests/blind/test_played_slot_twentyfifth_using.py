"""Blind texts of SLOT's twenty-fifth round that are used or happen by themselves, played as their writers meant them."""

from blind.gestures import aims, fight, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Wall": "def 4 life 9", "Foe": "close 3 ranged 3 def 9 life 9", "Biter": "close 4 def 1 life 1",
    "One": "cost 1 close 1 def 1 life 1", "Gimli": "cost 1 close 1 def 1 life 1 (Dwarf)", "Three": "close 3 def 3 life 9",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
    "Doom": "close 1 def 9 life 1: [ ] - Deal 1 damage to each enemy creature.",
    "Ruin": "close 1 def 9 life 9: [ ] - Deal 1 damage to each ally creature.",
    "Jailer": "close 1 def 1 life 5: [ ] - Mark target enemy creature.",
    "Storm": "close 1 def 1 life 5: [ ] - Mark each enemy creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Tombside Crawler")
def test_its_death_marks_an_enemy() -> None:
    s = table("front: Club, Ann marked, Ox; back: Ox", "front: Tombside Crawler, Ox", "Action")
    fight(s, "Tombside Crawler F1 with Club F1, close")
    assert (s.who("B F1"), s.asked, aims(s)) == ("", "B", ["Ox F3", "Ox B1"])
    s.choose("pick Ox B1")
    assert [s.marked(f"A {where}") for where in ("F3", "B1")] == [False, True]
    s = table("front: Club, Ann marked, Caller marked", "front: Tombside Crawler, Ox", "Action")
    fight(s, "Tombside Crawler F1 with Club F1, close")
    assert (s.who("B F1"), aims(s)) == ("", [])
    s = table("front: Ox, Saint, Tombside Crawler", "front: Ann, Ox")
    s.choose("use Saint F2", "target Tombside Crawler F3")
    assert (s.asked, aims(s)) == ("A", ["Ann F1", "Ox F2"])
    s = table("front: Tombside Crawler, Lamb, Ox", f"front: Foe, Ox; {FAR}", "Action")
    s.choose("attack Foe F1 with Tombside Crawler F1 + Lamb F2, close", "number 3")
    assert (s.who("A F1"), aims(s), s.marked("B F2")) == ("", [], False)


@plays("Reedless Flutist")
def test_each_enemy_that_dies_may_unmark_an_ally() -> None:
    s = table("front: Club, Ox marked, Ox; back: Reedless Flutist marked", f"front: Lamb, Lamb; {FAR}", "Action")
    fight(s, "Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert aims(s) == ["Club F1", "Ox F2", "Reedless Flutist B1"]
    s.choose("pick Reedless Flutist B1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1")] == [True, True, False]
    no.choose("no")
    assert [no.marked(f"A {where}") for where in ("F1", "F2", "B1")] == [True, True, True]
    s = table("front: Ruin, Reedless Flutist, Ox marked, Lamb", f"front: Ann; {FAR}")
    s.choose("use Ruin F1")
    assert (s.who("A F4"), starting(s, "yes")) == ("", [])  # an ally is none


@plays("Reedless Flutist")
def test_two_at_once_are_two_and_in_the_turn_of_the_other_too() -> None:
    s = table("front: Doom, Ox marked, Ox marked; back: Reedless Flutist", "front: Lamb, Lamb, Ann")
    s.choose("use Doom F1")
    for where in ("F2", "F3"):
        s.choose(*starting(s, "trigger")[:1])
        s.choose("yes", f"pick Ox {where}")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3")] == [True, False, False]
    s = table("front: Lamb, Ox", f"front: Club, Reedless Flutist, Ox marked; {FAR}", "Action")
    fight(s, "Club F1 with Lamb F1, close")
    assert (s.who("A F1"), s.asked) == ("", "B")
    s.choose("yes", *starting(s, "pick"))
    assert not s.marked("B F3")


@plays("Moss Mender")
def test_the_mender_heals_in_its_row() -> None:
    s = table("front: Ox hurt 2, -, Moss Mender, Ox; back: Ox hurt 1; twilight: Imp", "front: Ann hurt 1")
    s.choose("use Moss Mender F3", "give Ox F1")  # who pays may be who is healed
    assert (s.tokens("A F1"), s.tokens("A B1"), s.tokens("B F1")) == (1, 1, 1)
    assert [s.marked(f"A {where}") for where in ("F1", "F3", "F4", "B1")] == [True, True, False, False]
    s = table("back: Ox hurt 1, -, Moss Mender; front: Ox hurt 1; twilight: Imp")
    s.choose("use Moss Mender B3")
    spend(s)
    assert (s.tokens("A B1"), s.tokens("A F1"), s.twilight("A")) == (0, 1, [])
    for army in ("Moss Mender marked, Ox hurt 1, Ox", "Moss Mender, Ox marked hurt 1"):
        assert uses(table(f"front: {army}")) == []
    s = table("front: Ox, Moss Mender, Ox; back: Ox hurt 1")
    s.choose(*starting(s, "use Moss")[:1])
    s.choose(*starting(s, "give")[:1])
    assert s.tokens("A B1") == 1  # in vain, if at all


@plays("Moss Mender")
def test_the_mender_heals_itself_too_and_one_of_several() -> None:
    cast = CAST | {"Oak": "close 1 def 1 life 5: All ally creatures get +3 life."}
    s = slot("A: front: Moss Mender hurt 1, Ox hurt 1, Oak\nB: front: Ann\nstep: Abilities", cast)
    s.choose("use Moss Mender F1", "give Oak F3")
    assert aims(s) == ["Moss Mender F1", "Ox F2"]
    s.choose("pick Moss Mender F1")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)


@plays("Thicket Prowler")
def test_the_prowler_moves_diagonally_too() -> None:
    s = table("front: -, Thicket Prowler; back: Ox", step="Move, ap 3")
    assert {option.partition(",")[0].split()[-1] for option in starting(s, "move Thicket")} == {
        "F1",
        "F3",
        "B1",
        "B2",
        "B3",
    }
    assert not [o for o in starting(s, "move Ox") if "F2" in o]
    far, swap = s.fork(), s.fork()
    far.choose("move Thicket Prowler F2 to B3")
    assert (far.marked("A B3"), far.ap, starting(far, "move Thicket")) == (True, 2, [])
    swap.choose("move Thicket Prowler F2 to B1, swapping with Ox")
    assert (swap.who("A B1"), swap.who("A F2"), swap.marked("A B1"), swap.marked("A F2"), swap.ap) == (
        "Thicket Prowler", "Ox", True, False, 2,
    )  # fmt: skip
    s = table("front: Thicket Prowler, Ox; back: -, Ferry Shieldman")  # who touches at a corner is no neighbour
    assert (s.value("A F1", "DEF"), s.value("A F2", "DEF")) == (2, 2)
    assert not starting(table("front: Thicket Prowler marked; back: -, Ox", step="Move"), "move Thicket")


@plays("Owl of the Eaves")
def test_others_strengthen_the_owl_for_a_battle() -> None:
    s = table("front: Owl of the Eaves marked, Ox, Ox, Ann; twilight: Imp", "front: Ann, Ann")
    s.choose("use Owl of the Eaves F1", "give Ox F2")
    assert (s.value("A F1", "DEF"), s.marked("A F2"), s.marked("A F3")) == (2, True, False)
    s.choose("use Owl of the Eaves F1")
    spend(s)
    assert (s.value("A F1", "DEF"), s.twilight("A")) == (3, [])
    s.to("Action")
    assert s.value("A F1", "DEF") == 3
    s.choose("attack Ann F2 with Ox F3, close")
    s.decline()
    assert s.value("A F1", "DEF") == 1
    s = table("front: Owl of the Eaves, Ox", "front: Ann")
    s.choose("use Owl of the Eaves F1")
    assert (s.marked("A F1"), s.marked("A F2"), s.value("A F1", "DEF")) == (False, True, 2)
    s.to("Move", "B")
    assert s.value("A F1", "DEF") == 1
    assert uses(table("front: Owl of the Eaves, Ox marked", "front: Ann")) == []
    s = table(f"front: Ann, Ox; {FAR}", "front: Owl of the Eaves, Ox; twilight: Imp", "Action")
    s.choose("attack Owl of the Eaves F1 with Ann F1, close", "use Owl of the Eaves F1")
    s.decline()
    assert (s.marked("B F2"), s.twilight("B"), s.tokens("B F1"), s.value("B F1", "DEF")) == (True, ["Imp"], 0, 1)


ROW = "Furnace Crew, Ox, Ox, Ox"


@plays("Furnace Crew")
def test_a_whole_row_heats_the_furnace() -> None:
    s = table(f"front: {ROW}; back: Ox", "front: Ann, Lamb; back: Ox")
    s.choose("use Furnace Crew F1")
    kills = s.fork()
    assert aims(s) == ["Ann F1", "Lamb F2"]
    s.choose("pick Ann F1")
    assert (s.tokens("B F1"), s.marked("A B1"), [s.marked(f"A F{n}") for n in (1, 2, 3, 4)]) == (1, False, [True] * 4)
    kills.choose("pick Lamb F2")
    assert (kills.who("B F2"), kills.points("A") > 0) == ("", True)
    s = table("back: Ox, Ox, Ox, Ox; front: Furnace Crew marked", "front: Ann")
    s.choose("use Furnace Crew F1")
    assert (s.tokens("B F1"), s.marked("A B4")) == (1, True)
    for army in ("Furnace Crew, Ox, Ox", "Furnace Crew, Ox, Ox, Ox marked", "Furnace Crew marked, Ox, Ox, Ox"):
        assert uses(table(f"front: {army}; back: Ox; twilight: 4 Imp", "front: Ann")) == []
    s = table(f"front: {ROW}", "back: Ann")
    s.choose(*starting(s, "use Furnace"))
    assert s.tokens("B B1") == 0


@plays("Anvil Matron")
def test_each_dwarf_that_comes_may_heal_an_ally() -> None:
    def comes(name: str, army: str) -> Scene:
        s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}, One\nB: front: Ann hurt 1\nstep: Recruit", CAST)
        s.choose(f"recruit {name}", f"place {name} in F4")
        spend(s)
        return s

    s = comes("Gimli", "front: Anvil Matron hurt 1, Ox hurt 2, Ox")
    no = s.fork()
    s.choose("yes")
    assert aims(s) == ["Anvil Matron F1", "Ox F2"]
    s.choose("pick Anvil Matron F1")
    assert [s.tokens(f"A F{n}") for n in (1, 2)] == [0, 2]
    no.choose("no")
    assert [no.tokens(f"A F{n}") for n in (1, 2)] == [1, 2]
    assert starting(comes("One", "front: Anvil Matron, Ox hurt 2"), "yes") == []
    assert starting(comes("Anvil Matron", "front: Ox hurt 2"), "yes") == []
    assert comes("Gimli", "front: Ox hurt 1, Ox").tokens("A F1") == 1
    s = comes("Gimli", "front: Anvil Matron, Ox")
    s.choose(*starting(s, "no"))
    assert s.who("A F4") == "Gimli"


@plays("Vault Breacher")
def test_its_kills_in_battle_are_worth_a_point_more() -> None:
    def points(a: str, b: str, label: str, of: str) -> int:
        s = table(f"front: {a}, Ox", f"front: {b}, Ox; {FAR}", "Action")
        fight(s, label)
        return s.points(of)

    plain = points("Club", "Lamb", "Lamb F1 with Club F1, close", "A")
    assert points("Vault Breacher", "Lamb", "Lamb F1 with Vault Breacher F1, close", "A") == plain + 1
    assert points("Vault Breacher hurt 1", "Biter", "Biter F1 with Vault Breacher F1, close", "A") == plain + 1
    assert points("Lamb", "Vault Breacher", "Vault Breacher F1 with Lamb F1, close", "B") == plain + 1
    assert points("Vault Breacher", "Ann", "Ann F1 with Vault Breacher F1, close", "A") == 0
    assert points("Vault Breacher", "Lamb", "Lamb F1 with Vault Breacher F1 + Ox F2, close", "A") == plain
    s = table("front: Saint, Vault Breacher", f"front: Lamb, Ox; {FAR}")
    s.choose("use Saint F1", "target Lamb F1")
    assert (s.who("B F1"), s.points("A")) == ("", plain)


@plays("Vault Breacher")
def test_a_strike_back_that_kills_two_is_worth_two_more() -> None:
    gained = []
    for name in ("Plain", "Vault Breacher"):
        plain = {"Plain": "close 4 def 3 life 2"}
        s = slot(f"A: front: Lamb, Lamb, Ox\nB: front: {name}, Ox; {FAR}", CAST | plain)
        s.choose(f"attack {name} F1 with Lamb F1 + Lamb F2, close", "number 2")
        s.choose(*starting(s, "number 2"))
        while starting(s, "trigger"):
            s.choose(starting(s, "trigger")[0])
        assert (s.who("A F1"), s.who("A F2")) == ("", "")
        gained.append(s.points("B"))
    assert gained[1] == gained[0] + 2
