"""Blind texts of SLOT that had waited for their scenes, played as their writers meant them."""

import pytest

from blind.gestures import spend
from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Boss": "level 2 close 1 ranged 1 def 3 life 5", "Blunt": "ranged 1 def 1 life 5",
    "Sling": "ranged 9 def 9 life 9",
}  # fmt: skip


def joins(name: str, foes: str) -> Scene:
    """The creature is recruited out of the deck into A B1; whatever it costs is paid."""
    s = slot(f"A: front: Ox; back: -, -, -, Page; deck: {name}; twilight: 4 Imp\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in B1")
    spend(s)
    return s


@plays("Fen Healer")
def test_all_other_damaged_allies_of_its_square_are_healed_by_one() -> None:
    s = slot(
        f"""
        A: front: Ox hurt 2, Fen Healer hurt 0, Ox hurt 2; back: Ox, Ox hurt 1, -, Page
        B: front: Ox hurt 2; {FAR}
        step: Abilities
        """.replace(" hurt 0", ""),
        CAST,
    )
    s.choose("use Fen Healer F2")
    assert [s.tokens(f"A {where}") for where in ("F1", "B1", "B2", "F3")] == [1, 0, 0, 2]
    assert (s.marked("A F2"), s.tokens("B F1")) == (True, 2)
    s = slot(f"A: front: Ox, Fen Healer hurt 1, Ox hurt 2; {FAR}\nB: front: Ox hurt 1; {FAR}\nstep: Abilities", CAST)
    assert "use Fen Healer F2" not in s.options()  # nobody else of its square is damaged


@plays("Lantern Kid")
def test_an_enemy_in_the_back_row_counts_as_uncovered_for_a_turn() -> None:
    s = joins("Lantern Kid", "front: Ann, Ann; back: Ox, Ox")
    assert s.options() == ["pick Ox B1", "pick Ox B2"]
    s.choose("pick Ox B1")
    s.to("Action", "A")
    attacks = [label for label in s.options() if label.startswith(("attack Ox B1", "attack Ox B2"))]
    assert attacks == ["attack Ox B1 with Ox F1, close", "attack Ox B1 with Ox F1, ranged"]
    s.to("Action", "B")
    s.to("Action", "A")
    assert not [label for label in s.options() if label.startswith("attack Ox B1")]


@plays("Crow Lady")
def test_an_enemy_strikes_back_no_more_this_turn() -> None:
    s = slot(f"A: front: Ox, Crow Lady; {FAR}\nB: front: Axe, Axe; {FAR}", CAST)
    s.choose("use Crow Lady F2")
    s.choose("pick Axe F1")
    s.decline()
    assert s.marked("A F2")
    s.choose("attack Axe F1 with Ox F1, close")
    s.decline()
    assert s.tokens("A F1") == 0
    s.to("Action", "B")
    s.choose("attack Ox F1 with Axe F1, close")  # its own attacks are not hindered
    s.decline()
    assert s.tokens("A F1") == 1


@plays("Emberline Adept")
def test_as_it_comes_it_hits_somebody_in_the_enemy_front_row() -> None:
    s = joins("Emberline Adept", "front: Ann, Imp; back: Ox, -, -, Page")
    assert s.options() == ["target Ann F1", "target Imp F2"]
    points = s.points("A")
    s.choose("target Imp F2")
    assert (s.who("B F2"), s.points("A") > points) == ("", True)


@plays("Battle Chanter")
def test_others_of_its_row_are_stronger_close_if_they_fight_close_at_all() -> None:
    s = slot(f"A: front: Ann, Battle Chanter, Blunt; back: Ox, -, -, Page\nB: front: Ann; {FAR}\nstep: Move", CAST)
    assert [s.value(f"A {where}", "close") for where in ("F1", "F2", "B1")] == [2, 1, 1]
    assert s.value("B F1", "close") == 1
    s.choose("move Battle Chanter F2 to B2")
    assert [s.value(f"A {where}", "close") for where in ("F1", "B1")] == [1, 2]
    s = slot(f"A: front: Battle Chanter, Blunt; {FAR}\nB: front: -, Ann; {FAR}", CAST)
    assert [label for label in s.options() if "with Blunt" in label] == ["attack Ann F2 with Blunt F2, ranged"]


@plays("Banner Squire")
def test_each_time_its_player_scores_a_marked_ally_may_be_unmarked() -> None:
    s = slot(f"A: front: Axe, Banner Squire marked; {FAR}\nB: front: Imp, Ox; {FAR}", CAST)
    s.choose("attack Imp F1 with Axe F1, close")
    s.decline()
    s.choose("target Banner Squire F2")
    no = s.fork()
    s.choose("yes")
    assert not s.marked("A F2")
    no.choose("no")
    assert no.marked("A F2")


@plays("Giant Slayer")
@pytest.mark.parametrize(("foe", "tokens"), [("Boss", 1), ("Ann", 0)])
def test_against_level_two_it_strikes_harder(foe: str, tokens: int) -> None:
    cast = CAST | {"Boss": "level 2 close 1 def 4 life 5", "Ann": "close 1 def 4 life 5"}
    s = battle("Giant Slayer", foe, f"attack {foe} F1 with Giant Slayer F1, close", cast)
    assert s.tokens("B F1") == tokens
    s = battle(foe, "Giant Slayer", f"attack Giant Slayer F1 with {foe} F1, close", cast)
    assert s.tokens("A F1") == tokens


@plays("Lazy Ogre")
def test_it_needs_two_points_alone_and_one_in_a_group() -> None:
    table = f"A: front: Lazy Ogre, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Action, ap {{}}"
    s = slot(table.format(3), CAST)
    s.choose("attack Ann F1 with Lazy Ogre F1, close")
    s.decline()
    assert s.ap == 1
    s = slot(table.format(1), CAST)
    assert "attack Ann F1 with Lazy Ogre F1, close" not in s.options()
    s = slot(table.format(2), CAST)
    s.choose("attack Ann F1 with Lazy Ogre F1 + Ox F2, close")
    s.decline()
    assert s.ap == 0


@plays("Battlefield Scrounger")
def test_the_newest_of_its_graveyard_goes_to_the_twilight() -> None:
    s = slot(f"A: front: Battlefield Scrounger; grave: Ann, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    newest = s.grave("A")[0]
    s.choose("use Battlefield Scrounger F1")
    assert (s.twilight("A"), s.marked("A F1"), len(s.grave("A"))) == ([newest], True, 1)


@plays("Line Breaker")
def test_who_stood_behind_the_killed_comes_forward_marked() -> None:
    s = battle("Line Breaker", "Imp", "attack Imp F1 with Line Breaker F1, close", CAST)
    assert s.who("B F1") == ""  # nobody stood behind
    s = slot(f"A: front: Line Breaker, Ann; {FAR}\nB: front: Imp, Ann; back: Ox, Ann", CAST)
    s.choose("attack Imp F1 with Line Breaker F1, close")
    s.decline()
    assert (s.who("B F1"), s.who("B B1"), s.marked("B F1"), s.who("B B2")) == ("Ox", "", True, "Ann")


@plays("Spiteful Imp")
def test_while_it_is_there_an_enemy_uses_no_ability() -> None:
    s = joins("Spiteful Imp", "front: Saint, Witch; back: -, -, -, Page")
    assert s.options() == ["pick Saint F1", "pick Witch F2", "pick Page B4"]
    s.choose("pick Saint F1")
    s.to("Action", "B")
    uses = [label for label in s.options() if label.startswith("use")]
    assert uses == ["use Witch F2"]
    s.choose("use Witch F2", "target Spiteful Imp B1")
    s.decline()
    assert (s.asked, "use Saint F1" in s.options()) == ("B", True)


@plays("Barrow Wight")
def test_instead_of_the_graveyard_it_may_go_to_the_deck_for_a_gold() -> None:
    table = f"A: front: Ox; twilight: Barrow Wight, Imp; {FAR}; deck: 3 Page\nB: front: Ann; {FAR}\nstep: Action"
    for wanted in ("yes", "no"):
        s = slot(table, CAST)
        while wanted not in s.options():
            s.choose(s.way_on())
        s.choose(wanted)
        spend(s)
        assert ("Barrow Wight" in s.grave("A")) == (wanted == "no")
