"""Blind texts of SLOT about deaths, tokens and what becomes of the dead, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Bow": "ranged 6 def 6 life 5",
    "Shifter": "close 1 def 1 life 1: [ ] - Remove target creature from play.",
}  # fmt: skip


def killed(text: str, name: str, where: str = "F2") -> Scene:
    """The Witch in A F1 kills it in A's step 4."""
    s = slot(f"{text}\nstep: Abilities", CAST)
    s.choose("use Witch F1", f"target {name} {where}")
    return s


@plays("Carrion Usher")
def test_whoever_stands_in_front_across_from_the_killed_gets_a_token() -> None:
    s = slot("A: front: Ann, Club; back: Ox\nB: front: Carrion Usher, Ox", CAST)
    s.choose("attack Carrion Usher F1 with Club F2, close")
    s.decline()
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "B1")] == [1, 0, 0]
    s = slot("A: front: -, Club; back: Ox\nB: front: Carrion Usher, Ox", CAST)
    s.choose("attack Carrion Usher F1 with Club F2, close")
    s.decline()
    assert [s.tokens(f"A {where}") for where in ("F2", "B1")] == [0, 0]


@plays("Carrion Usher")
def test_killed_by_it_an_enemy_scores_for_its_player() -> None:
    s = slot("A: front: Witch, Ox\nB: front: Carrion Usher, Ox\nstep: Abilities", CAST)
    s.choose("use Witch F1", "target Carrion Usher F1")
    assert (s.who("A F1"), s.points("B"), s.points("A")) == ("", 2, 2)


@plays("Breach Sapper")
def test_when_it_is_killed_an_enemy_of_its_column_is_marked() -> None:
    s = slot("A: front: Ann, Club; back: Ox\nB: front: Breach Sapper, Ox", CAST)
    s.choose("attack Breach Sapper F1 with Club F2, close")
    s.decline()
    assert (s.asked, s.options()) == ("B", ["pick Ann F1", "pick Ox B1"])
    s.choose("pick Ox B1")
    assert (s.marked("A F1"), s.marked("A B1")) == (False, True)
    s = slot("A: front: Ann marked, Club; back: Ox\nB: front: Breach Sapper, Ox", CAST)
    s.choose("attack Breach Sapper F1 with Club F2, close")
    s.decline()
    assert s.marked("A B1")
    s = slot("A: front: Ann marked, Club, Ox\nB: front: Breach Sapper, Ox", CAST)
    s.choose("attack Breach Sapper F1 with Club F2, close")
    s.decline()
    assert (s.asked, s.marked("A F3")) == ("A", False)


@plays("Barrow Hireling", "Coffin Porter")
@pytest.mark.parametrize("name", ["Barrow Hireling", "Coffin Porter"])
def test_killed_in_its_own_turn_it_goes_to_the_twilight(name: str) -> None:
    s = battle(f"{name}, Ox", "Club", f"attack Club F1 with {name} F1, close", CAST)
    assert (s.twilight("A"), s.grave("A"), s.points("B")) == ([name], [], 2)
    s.to("Move", "B")
    assert (s.twilight("A"), s.grave("A")) == ([], [name])
    s = killed(f"A: front: Witch, {name}; {FAR}\nB: front: Ox", name)
    assert (s.twilight("A"), s.points("B")) == ([name], 0)
    s = killed(f"A: front: Witch, Ox; {FAR}\nB: front: Ox, {name}", name)
    assert (s.twilight("B"), s.grave("B")) == ([name], [])


@plays("Coffin Porter", "Barrow Hireling")
@pytest.mark.parametrize("name", ["Barrow Hireling", "Coffin Porter"])
def test_as_a_member_of_a_group_it_goes_to_the_graveyard(name: str) -> None:
    s = battle(f"{name}, Ox", "Club", f"attack Club F1 with {name} F1 + Ox F2, close", CAST)
    s.choose("number 6")
    assert (s.twilight("A"), s.grave("A")) == ([], [name])


@plays("Spore Tender")
def test_as_it_is_killed_others_of_its_row_lose_a_token() -> None:
    army = "front: {}, Spore Tender, Ox hurt 2, Ox; back: Ox hurt 2, Spore Tender hurt 0".replace(" hurt 0", "")
    s = killed(f"A: {army.format('Witch')}\nB: front: Ox hurt 2", "Spore Tender")
    assert [s.tokens(f"A {where}") for where in ("F3", "B1")] == [1, 2]
    assert s.tokens("B F1") == 2
    s = slot(f"A: front: -, Club; {FAR}\nB: {army.format('Ox hurt 1')}", CAST)
    s.choose("attack Spore Tender F2 with Club F2, close")
    s.decline()
    assert [s.tokens(f"B {where}") for where in ("F1", "F3", "B1")] == [0, 1, 2]


@plays("Larder Ghast")
def test_a_kill_takes_a_token_off_it_but_not_in_a_group() -> None:
    s = battle("Larder Ghast hurt 1", "Imp, Ox", "attack Imp F1 with Larder Ghast F1, close", CAST)
    assert s.tokens("A F1") == 0
    s = battle("Larder Ghast hurt 1", "Ox, Ox", "attack Ox F1 with Larder Ghast F1, close", CAST)
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)
    s = battle(
        "Lamb, Ox",
        "Larder Ghast hurt 1",
        "attack Larder Ghast F1 with Lamb F1, close",
        CAST | {"Lamb": "close 1 def 1 life 1"},
    )
    assert s.tokens("B F1") == 0
    s = battle("Larder Ghast hurt 1, Ox", "Imp, Ox", "attack Imp F1 with Larder Ghast F1 + Ox F2, close", CAST)
    assert (s.who("B F1"), s.tokens("A F1")) == ("", 1)
    s = battle("Ox, Larder Ghast hurt 1", "Imp, Ox", "attack Imp F1 with Ox F1, close", CAST)
    assert (s.who("B F1"), s.tokens("A F2")) == ("", 1)


@plays("Larder Ghast")
def test_who_dies_with_its_victim_is_not_saved() -> None:
    cast = CAST | {"Foe": "close 3 def 4 life 1"}
    s = battle("Larder Ghast hurt 1, Ox", "Foe, Ox", "attack Foe F1 with Larder Ghast F1, close", cast)
    assert (s.who("A F1"), s.who("B F1")) == ("", "")


@plays("Marrow Picker")
def test_each_death_of_another_ally_heals_it() -> None:
    s = killed(f"A: front: Witch, Imp, Marrow Picker hurt 1; {FAR}\nB: front: Marrow Picker hurt 1", "Imp")
    assert (s.tokens("A F3"), s.tokens("B F1")) == (0, 1)
    s = killed(f"A: front: Witch, Ox, Marrow Picker hurt 1; {FAR}\nB: front: Ox, Imp, Marrow Picker hurt 1", "Imp")
    assert (s.tokens("A F3"), s.tokens("B F3")) == (1, 0)


@plays("Wicket Watchman")
def test_an_enemy_who_comes_in_its_column_unmarks_it() -> None:
    for where, marked in (("F1", False), ("B1", False), ("F2", True)):
        s = slot(
            f"A: front: -, -, Ox; {FAR}; deck: Recruit\nB: front: Wicket Watchman marked\nstep: Recruit",
            CAST | {"Recruit": "cost 1 def 1 life 1"},
        )
        s.choose("recruit Recruit", f"place Recruit in {where}", "give Ox F3")
        assert s.marked("B F1") == marked
    s = slot(f"A: front: -, Ox; {FAR}\nB: back: Wicket Watchman marked\nstep: Move", CAST)
    s.choose("move Ox F2 to F1")
    assert s.marked("B B1")


@plays("Anchorite of Moss", "Glade Matriarch")
def test_tokens_go_at_the_end_or_the_beginning_of_its_own_turn() -> None:
    for state, left in ((" hurt 2", 1), (" marked hurt 2", 2)):
        s = slot(f"A: front: Anchorite of Moss{state}, Ox hurt 1; {FAR}\nB: front: Ox; {FAR}", CAST)
        s.to("Move", "B")
        assert (s.tokens("A F1"), s.tokens("A F2")) == (left, 1)
        s.to("Move", "A")
        assert s.tokens("A F1") == left
    s = slot(
        "A: front: Ox; back: Ox\nB: front: Glade Matriarch hurt 1, Ox hurt 2, Ox hurt 1; back: Ox hurt 1, Ox hurt 1",
        CAST,
    )
    s.to("Upkeep", "B")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "F3", "B1", "B2")] == [1, 1, 1, 0, 1]
    s.choose("pay 1 for Glade Matriarch", "give Ox F2")
    s.to("Move", "A")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2")] == [1, 1]


@plays("Titleholder")
@pytest.mark.parametrize(
    ("army", "foes", "points"),
    [
        ("front: Ox, Titleholder", "front: Imp, Ox; back: -, -, -, Page", 3),
        ("front: Ox, Ox", "front: Imp, Ox; back: -, -, -, Page", 2),
        ("front: Ox, Titleholder", "front: Imp; back: Ox, -, -, Page", 1),
        ("front: Ox, Titleholder", "front: Imp; back: -, -, -, Page", 4),
        ("front: Ox, Titleholder, Titleholder", "front: Imp, Ox; back: -, -, -, Page", 4),
        ("front: Ox", "front: Imp, Titleholder; back: -, -, -, Page", 2),
    ],
)
def test_an_emptied_column_is_worth_a_point_more(army: str, foes: str, points: int) -> None:
    s = slot(f"A: {army}; {FAR}\nB: {foes}", CAST)
    s.choose("attack Imp F1 with Ox F1, close")
    s.choose(*[label for label in s.options() if label == "trigger of Titleholder F2"])
    assert s.points("A") == points
