"""Edges of blind texts of SLOT's twenty-fifth round: two of a name, nothing to do, whose they are, the same thing twice."""

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Boss": "level 2 close 1 def 3 life 5", "One": "cost 1 close 1 def 1 life 1",
    "Gimli": "cost 1 close 1 def 1 life 1 (Dwarf)",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def comes(name: str, army: str) -> Scene:
    """A recruits it into F4 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}, One\nB: front: Ann\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F4")
    spend(s)
    return s


@plays("Oathbound Twin")
def test_what_an_ability_deals_it_is_added_to_what_it_takes() -> None:
    cast = CAST | {"Flood": "close 6 def 6 life 5: At the start of the battle, deal 1 damage to each enemy creature."}
    s = slot("A: front: Flood, Ox\nB: front: Ann, Oathbound Twin hurt 1\nstep: Action", cast)
    s.choose("attack Ann F1 with Flood F1, close")
    assert (s.asked, s.tokens("B F1"), s.tokens("B F2")) == ("B", 1, 2)  # an ability's tokens stay where they are
    s.choose("yes")
    assert (s.tokens("B F1"), s.who("B F2"), s.twilight("B")) == (1, "", ["Oathbound Twin"])


@plays("Oathbound Twin")
def test_of_two_twins_either_may_take_it() -> None:
    s = table("front: Club, Ox", "front: Oathbound Twin, Lamb, Oathbound Twin; back: -, -, -, Page", "Action")
    s.choose("attack Lamb F2 with Club F1, close")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    s.choose("yes")
    s.choose(*starting(s, "no"))
    assert (s.who("B F2"), sorted([s.tokens("B F1"), s.tokens("B F3")])) == ("Lamb", [0, 1])
    assert sorted([s.marked("B F1"), s.marked("B F3")]) == [False, True]


@plays("Vine Weaver")
def test_the_bonds_do_not_add_up_and_are_laid_in_exchanges_too() -> None:
    for times in (1, 2):
        s = table("front: Vine Weaver, Ox, Ox, Ox; back: Ox, Saint", f"front: Ann marked; {FAR}")
        for _ in range(times):
            s.choose("use Vine Weaver F1")
            while starting(s, "give Ox"):
                s.choose(starting(s, "give Ox")[0])
        assert sum(s.marked(f"A {where}") for where in ("F2", "F3", "F4", "B1")) == 2 * times
        s.to("Move", "B")
        assert s.marked("B F1")
        s.to("Move", "A")
        s.to("Move", "B")
        assert not s.marked("B F1")
    s = table("front: Vine Weaver, Ox, Ox, Ox", f"front: Ann marked, Ox; {FAR}", "Action")
    s.choose("attack Ox F2 with Ox F2, close", "use Vine Weaver F1")
    while starting(s, "give Ox"):
        s.choose(starting(s, "give Ox")[0])
    s.to("Move", "B")
    assert s.marked("B F1")  # in an exchange, too


@plays("Thicket Prowler")
def test_no_other_moves_diagonally_into_it_or_for_it() -> None:
    s = table("front: Thicket Prowler, -; back: -, Ox", step="Move")
    assert not [option for option in starting(s, "move Ox") if "F1" in option]
    assert "move Thicket Prowler F1 to B2, swapping with Ox" in s.options()
    s = table("front: Thicket Prowler; back: -, Rootbound Elder", step="Move")
    assert not [option for option in s.options() if "B2" in option]  # who cannot move is not swapped away
    s = table("front: -, Thicket Prowler; back: Thicket Prowler", step="Move")
    assert {o.partition(" to ")[2] for o in starting(s, "move Thicket Prowler B1")} >= {
        "F2, swapping with Thicket Prowler"
    }


@plays("Anvil Matron")
def test_two_matrons_heal_once_each() -> None:
    s = comes("Gimli", "front: Anvil Matron, Anvil Matron, Ox hurt 3")
    s.choose(*starting(s, "trigger")[:1])
    s.choose("yes", *starting(s, "pick Ox"))
    s.choose(*starting(s, "trigger")[:1])
    s.choose("yes", *starting(s, "pick Ox"))
    assert s.tokens("A F3") == 1
    s = comes("Anvil Matron", "front: Anvil Matron, Ox hurt 3")  # a Dwarf herself
    s.choose("yes", *starting(s, "pick Ox"))
    assert (s.tokens("A F2"), starting(s, "yes")) == (2, [])


@plays("Reedless Flutist", "Tombside Crawler")
def test_who_is_given_up_is_not_killed() -> None:
    s = table("front: Reedless Flutist, Ox marked", "front: Boss, Ox marked", "Move")
    s.to("Upkeep", "B")
    s.choose("give up Boss F1")
    assert (s.who("B F1"), s.asked, starting(s, "yes")) == ("", "B", [])
    s = table("front: Saint, Reedless Flutist, Ox", f"front: Lamb, Ox; {FAR}", "Abilities")
    s.choose("use Saint F1", "target Lamb F1", "yes", *starting(s, "pick"))
    assert not s.marked("A F1")


@plays("Ossuary Doorman")
def test_an_empty_graveyard_has_nothing_for_the_doorman() -> None:
    s = slot("A: front: Ox, Ox, Ox; deck: Ossuary Doorman\nB: front: Ann; grave: Lamb\nstep: Recruit", CAST)
    s.choose("recruit Ossuary Doorman", "place Ossuary Doorman in F4", "give Ox F1", "give Ox F2")
    s.choose(*starting(s, "yes"))
    assert (s.who("A F4"), s.twilight("A"), s.twilight("B"), s.grave("B")) == ("Ossuary Doorman", [], [], ["Lamb"])


@plays("Furnace Crew")
def test_of_two_rows_one_is_chosen() -> None:
    s = table("front: Furnace Crew, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox")
    s.choose("use Furnace Crew F1")
    assert starting(s, "mark the row") == ["mark the row F1 F2 F3 F4", "mark the row B1 B2 B3 B4"]
    s.choose("mark the row B1 B2 B3 B4")
    assert (s.marked("A F1"), s.marked("A B4"), s.tokens("B F1")) == (False, True, 1)
    assert uses(s) == ["Furnace Crew F1"]
    assert aims(s) == []


@plays("Cairn Widow")
def test_a_foreign_neighbour_goes_to_the_twilight_of_its_owner() -> None:
    for neighbour in ("Cairn Widow", "Ox"):
        s = table(f"front: Saint, Lamb of B, {neighbour}, Lamb", "front: Ox, Ox")
        s.choose("use Saint F1", "target Lamb F2")
        assert (s.twilight("A"), s.twilight("B")) == ([], ["Lamb"])
        s = slot(f"A: front: Saint, Ox, {neighbour}, Lamb\nB: front: Saint, Ox\nstep: Abilities, active B", CAST)
        s.choose("use Saint F1", "target Lamb F4")
        assert s.twilight("A") == ["Lamb"]  # in the other's turn all do
