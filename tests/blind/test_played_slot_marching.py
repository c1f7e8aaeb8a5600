"""Blind texts of SLOT about recruits, fees, moves and reach, played as their writers meant them."""

import pytest

from blind.gestures import offered, spend
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Mage": "magic 6 def 6 life 5", "Bow": "ranged 1 def 1 life 5", "Sling": "close 1 ranged 1 def 1 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Rock": "def 9 life 9",
    "Marker": "close 1 def 1 life 1: [ ] - Mark target creature.",
    "Bell": "close 1 def 1 life 1: [1] - This creature gets +1 close until end of turn.",
}  # fmt: skip


def recruited(army: str, name: str, where: str, foes: str = "front: Ann") -> Scene:
    """It is recruited by A into this slot, for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in {where}")
    spend(s)
    return s


@plays("Doorjamb Dwarf", "Doorstop Knight", "Old Oak Standard")
@pytest.mark.parametrize("name", ["Doorjamb Dwarf", "Doorstop Knight", "Old Oak Standard"])
def test_it_stays_in_its_slot(name: str) -> None:
    s = slot(f"A: front: {name}, Ox; {FAR}\nB: front: Ann\nstep: Move", CAST)
    assert (offered(s, "move", name), offered(s, "move", "Ox")) == ([], ["Ox F2 to F3", "Ox F2 to B2"])


@plays("Old Oak Standard")
def test_enemy_effects_mark_nobody_of_its_row() -> None:
    s = slot(f"A: front: Marker; {FAR}\nB: front: Old Oak Standard, Ox; back: Ann\nstep: Abilities", CAST)
    s.choose("use Marker F1")
    assert "target Ann B1" in s.options()
    s.choose(*[option for option in s.options() if option == "target Ox F2"])
    assert not s.marked("B F2")
    s = slot("A: front: Marker, Old Oak Standard, Ox\nB: front: Ann\nstep: Abilities", CAST)
    s.choose("use Marker F1", "target Ox F3")
    assert s.marked("A F3")


@plays("Elbow-Room Champion")
def test_no_group_attacks_it() -> None:
    s = slot(f"A: front: Ann, Ann; {FAR}\nB: front: Elbow-Room Champion, Ox; {FAR}", CAST)
    assert not [option for option in s.options() if option.startswith("attack Elbow") and "+" in option]
    for n in (1, 2):
        s.choose(f"attack Elbow-Room Champion F1 with Ann F{n}, close")
        s.decline()
    s = slot(f"A: front: Elbow-Room Champion, Ann; {FAR}\nB: front: Ox; {FAR}", CAST)
    assert "attack Ox F1 with Elbow-Room Champion F1 + Ann F2, close" in s.options()


@plays("Grudging Porter")
def test_it_is_marked_for_all_but_recruits() -> None:
    s = slot("A: front: Grudging Porter; deck: One\nB: front: Ann\nstep: Recruit", CAST)
    assert offered(s, "recruit") == []
    s = slot("A: front: Grudging Porter, Bell; deck: One\nB: front: Ann\nstep: Abilities", CAST)
    s.choose("use Bell F2")
    assert (s.marked("A F1"), s.value("A F2", "close")) == (True, 2)
    s = slot("A: front: Grudging Porter, Boss marked\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose("pay 1 for Boss F2")
    assert s.marked("A F1")


@plays("Lamplit Recruit", "Early-Rising Corpse")
@pytest.mark.parametrize("name", ["Lamplit Recruit", "Early-Rising Corpse"])
def test_it_comes_unmarked(name: str) -> None:
    assert not recruited(f"front: Ox; {FAR}", name, "F2").marked("A F2")
    assert recruited(f"front: Ox; {FAR}", "One", "F2").marked("A F2")


@plays("Reveille Fifer")
def test_as_it_comes_it_brings_an_action_point() -> None:
    assert recruited(f"front: Ox; {FAR}", "Reveille Fifer", "F2").ap == 4
    assert recruited(f"front: Reveille Fifer; {FAR}", "One", "F2").ap == 3


@plays("Anthill Watchman")
def test_as_it_comes_a_neighbour_may_be_unmarked() -> None:
    s = recruited("front: Ox marked, -, Ox marked; back: Ann marked", "Anthill Watchman", "F2")
    no = s.fork()
    s.choose("yes")
    assert offered(s, "pick") == ["Ox F1", "Ox F3"]
    s.choose("pick Ox F3")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [True, True, False, True]
    no.choose("no")
    assert no.marked("A F3")


@plays("Tent-Pole Giant", "Rented Champion")
@pytest.mark.parametrize("name", ["Tent-Pole Giant", "Rented Champion"])
def test_it_owes_two_fees(name: str) -> None:
    s = slot(f"A: front: {name}, Ox, Ox; {FAR}\nB: front: Ann\nstep: Upkeep", CAST)
    fees = offered(s, "pay")
    assert fees
    paid = 0
    while offered(s, "pay"):
        s.choose(f"pay {offered(s, 'pay')[0]}")
        while offered(s, "give") and not offered(s, "pay"):
            s.choose(f"give {offered(s, 'give')[-1]}")
        paid += 1
    assert (s.who("A F1"), sum(s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B4"))) == (name, 2)
    s = slot(f"A: front: {name}; twilight: Imp\nB: front: Ann\nstep: Upkeep", CAST)
    assert paid in (1, 2)
    s = slot(
        f"A: front: {name} marked, Ox; twilight: Imp; back: -, -, -, Page marked\nB: front: Ann\nstep: Upkeep", CAST
    )
    s.choose(next(option for option in s.options() if option.startswith("give up")))
    assert (s.who("A F1"), s.grave("A"), s.points("B")) == ("", [name], 0)


@plays("Sutler of the Short Loaf", "Roll-Call Officer", "Cold-Hearth Spectre")
@pytest.mark.parametrize(
    ("army", "foes", "slots", "price"),
    [
        ("front: Sutler of the Short Loaf marked", "Ann", ["F2"], 1),
        ("front: Sutler of the Short Loaf marked", "Ann", ["F2", "B1"], 2),
        ("front: Sutler of the Short Loaf marked", "Ann", ["F3"], 2),
        ("front: Sutler of the Short Loaf marked, -, Sutler of the Short Loaf marked", "Ann", ["F2"], 0),
        ("front: Roll-Call Officer marked", "Ann", ["F3"], 1),
        ("front: Roll-Call Officer marked", "Ann", ["F3", "F2"], 3),
        ("front: Roll-Call Officer marked, Roll-Call Officer marked", "Ann", ["F3"], 0),
        ("front: Ann marked", "Roll-Call Officer", ["F3"], 2),
        ("front: Ann marked", "Cold-Hearth Spectre", ["F3"], 3),
        ("front: Ann marked", "Cold-Hearth Spectre, Cold-Hearth Spectre", ["F3"], 4),
        ("front: Cold-Hearth Spectre marked", "Ann", ["F3"], 2),
    ],
)
def test_what_a_recruit_of_cost_two_takes(army: str, foes: str, slots: list[str], price: int) -> None:
    s = slot(f"A: {army}; back: -, -, -, Ox; twilight: 6 Imp; deck: 3 Two\nB: front: {foes}\nstep: Recruit", CAST)
    for where in slots:
        s.choose("recruit Two", f"place Two in {where}")
        spend(s)
    assert (len(s.grave("A")), s.who(f"A {slots[-1]}")) == (price, "Two")


@plays("Wing Lancer")
def test_from_the_flank_it_reaches_the_whole_front_row_close() -> None:
    foes = "front: Ox, Ann, Rock, Bow; back: Ox, Ox"
    for where, seen in (("F1", 4), ("F2", 3), ("F4", 4)):
        row = ", ".join("Wing Lancer" if n == int(where[1]) else "-" for n in range(1, 5))
        s = slot(f"A: front: {row}; back: Page\nB: {foes}", CAST)
        assert len([option for option in offered(s, "attack") if "Wing" in option]) == seen
    s = slot("A: front: Wing Lancer, Ox; back: Page\nB: front: -, -, Ann, Ox; back: -, Ox", CAST)
    assert not [option for option in offered(s, "attack") if "Wing" in option and "+" in option]
    s = slot("A: back: Wing Lancer, Page\nB: front: Ox, Ann", CAST)
    assert not [option for option in offered(s, "attack") if "Wing" in option]


@plays("Elbowing Muleteer", "Spring-Heeled Poacher", "Up-and-Over Climber")
@pytest.mark.parametrize(
    ("army", "move", "ap", "marked"),
    [
        ("front: Elbowing Muleteer, Ox", "Elbowing Muleteer F1 to F2, swapping with Ox", 3, True),
        ("front: Elbowing Muleteer, -", "Elbowing Muleteer F1 to F2", 2, True),
        ("front: Ox, Elbowing Muleteer", "Ox F1 to F2, swapping with Elbowing Muleteer", 2, True),
        ("front: Spring-Heeled Poacher, Ox", "Spring-Heeled Poacher F1 to F2, swapping with Ox", 3, True),
        ("front: Spring-Heeled Poacher, -", "Spring-Heeled Poacher F1 to F2", 3, True),
        ("front: Ox, Spring-Heeled Poacher", "Ox F1 to F2, swapping with Spring-Heeled Poacher", 2, True),
        ("front: -, -; back: -, Up-and-Over Climber", "Up-and-Over Climber B2 to F2", 2, False),
        ("front: -, Ox; back: -, Up-and-Over Climber", "Up-and-Over Climber B2 to F2, swapping with Ox", 2, False),
        ("front: -, -; back: Up-and-Over Climber", "Up-and-Over Climber B1 to B2", 2, True),
        ("front: -, -; back: -, Ox", "Ox B2 to F2", 2, True),
    ],
)
def test_what_a_move_takes(army: str, move: str, ap: int, *, marked: bool) -> None:
    army = f"{army}, -, Page" if "back" in army else f"{army}; {FAR}"
    s = slot(f"A: {army}\nB: front: Ann\nstep: Move", CAST)
    s.choose(f"move {move}")
    goal = move.partition(" to ")[2][:2]
    assert (s.ap, s.marked(f"A {goal}")) == (ap, marked)
    assert not offered(s, "move", s.who(f"A {goal}") + f" {goal}")


@plays("Candlestick Necromancer")
def test_from_the_front_row_it_does_not_attack() -> None:
    s = slot(
        "A: front: Candlestick Necromancer; back: Ox, Candlestick Necromancer\nB: front: Ann, Ann; back: Ox, Ox", CAST
    )
    attacks = offered(s, "attack")
    assert not [option for option in attacks if "Candlestick Necromancer F1" in option]
    assert "Ox B2 with Candlestick Necromancer B2, ranged" in attacks  # magic heeds no cover
    s = slot(f"A: front: Sling; {FAR}\nB: front: Candlestick Necromancer; {FAR}", CAST)
    s.choose("attack Candlestick Necromancer F1 with Sling F1, ranged")
    assert s.tokens("A F1") == 1


@plays("Lead-Hooded Sister")
def test_beside_her_magic_finds_nobody() -> None:
    s = slot("A: front: Mage, Mage, Ox; back: Page\nB: front: Ox, Lead-Hooded Sister, Ann; back: Ann, Ox", CAST)
    attacks = offered(s, "attack")
    magic = [option for option in attacks if "Mage" in option]
    assert sorted({option.partition(" with ")[0] for option in magic}) == ["Ann B1", "Lead-Hooded Sister F2"]
    s = slot(f"A: front: Sling, Lead-Hooded Sister; {FAR}\nB: front: Mage; {FAR}", CAST)
    s.choose("attack Mage F1 with Sling F1, ranged")
    assert s.tokens("A F1") == 0
    s = slot(f"A: front: Sling, -, Lead-Hooded Sister; {FAR}\nB: front: Mage; {FAR}", CAST)
    s.choose("attack Mage F1 with Sling F1, ranged")
    assert s.tokens("A F1") == 1
