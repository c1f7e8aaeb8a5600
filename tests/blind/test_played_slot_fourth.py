"""Blind texts of SLOT's fourth round that stand, answer a death or an attack, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Bow": "close 1 ranged 4 def 3 life 5", "Blunt": "ranged 1 def 1 life 5",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.",
    "Boss": "level 2 close 1 def 3 life 5", "Club": "close 6 def 3 life 5",
}  # fmt: skip


def attacks(s: Scene, by: str) -> list[str]:
    """Whom somebody can attack alone, and how."""
    found = [label for label in s.options() if label.startswith("attack") and f"with {by}, " in label]
    return [label.removeprefix("attack ").replace(f" with {by}", "") for label in found]


@plays("Heron Marksman")
def test_it_shoots_at_the_covered_of_its_column() -> None:
    for row in (f"front: Heron Marksman; {FAR}", "front: Ox; back: Heron Marksman, -, -, Page"):
        s = slot(f"A: {row}\nB: front: Ann, Ann; back: Ann, Ann", CAST)
        by = "Heron Marksman F1" if "front: Heron" in row else "Heron Marksman B1"
        shots = [shot for shot in attacks(s, by) if shot.startswith("Ann B")]
        assert shots == ["Ann B1, ranged"]
    s.choose("attack Ann B1 with Heron Marksman B1, ranged")
    s.decline()
    assert s.tokens("B B1") == 1


@plays("Heron Marksman")
def test_in_a_group_it_does_not_shoot_past_cover_and_it_never_moves() -> None:
    s = slot(f"A: front: Heron Marksman, Ann; {FAR}\nB: front: Ann, Ann; back: Ann, Ann", CAST)
    groups = [label for label in s.options() if "+" in label]
    assert groups
    assert not [label for label in groups if label.startswith("attack Ann B")]
    s = slot(f"A: front: Heron Marksman, Ann, -; {FAR}\nB: front: Ann; {FAR}\nstep: Move", CAST)
    assert not [label for label in s.options() if label.startswith("move Heron")]
    assert "move Ann F2 to F1" not in s.options()
    assert "move Ann F2 to F3" in s.options()


@plays("Shieldwall Veteran")
def test_neighbours_are_tougher_while_they_stand_beside_it() -> None:
    s = slot(
        """
        A: front: Ox, Shieldwall Veteran, Ox, Shieldwall Veteran; back: Ox, Ox, -, -
        B: front: -, Ox; back: -, -, -, Page
        step: Move
        """,
        CAST,
    )
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "F3", "F4", "B1", "B2")] == [2, 3, 3, 3, 1, 2]
    assert s.value("B F2", "DEF") == 1
    s.choose("move Shieldwall Veteran F4 to B4")
    assert [s.value(f"A {where}", "DEF") for where in ("F2", "F3", "B4")] == [3, 2, 3]
    s.choose("move Ox B2 to B3")
    assert s.value("A B3", "DEF") == 2  # beside the one in B4


@plays("Shieldwall Veteran")
def test_two_of_them_beside_each_other_are_tougher_both() -> None:
    s = slot(
        f"A: front: Shieldwall Veteran, Shieldwall Veteran, Witch; {FAR}\nB: front: Ox; {FAR}\nstep: Abilities", CAST
    )
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "F3")] == [4, 4, 2]
    s.choose("use Witch F3", "target Shieldwall Veteran F1")
    assert [s.value(f"A {where}", "DEF") for where in ("F2", "F3")] == [3, 2]


@plays("Banner Sergeant")
def test_others_of_its_row_with_a_close_weapon_are_stronger() -> None:
    s = slot(
        "A: front: Ann, Banner Sergeant, Blunt, Ann; back: Ann\nB: front: Ann; back: -, -, -, Page\nstep: Move", CAST
    )
    assert [s.value(f"A {where}", "close") for where in ("F1", "F2", "F4", "B1")] == [2, 3, 2, 1]
    assert (s.value("B F1", "close"), s.value("A F1", "ranged")) == (1, 1)
    s.choose("done") if "done" in s.options() else None
    s.to("Action", "A")
    assert attacks(s, "Blunt F3") == []  # F3 reaches nobody, and has no close weapon
    s = slot(f"A: front: Banner Sergeant, Blunt; {FAR}\nB: front: Ann; {FAR}", CAST)
    assert attacks(s, "Blunt F2") == ["Ann F1, ranged"]


@plays("Banner Sergeant")
@pytest.mark.parametrize(("army", "group", "hit"), [
    ("Three, Three, Banner Sergeant", "Three F1 + Three F2", 8), ("Three, Banner Sergeant", "Three F1 + Banner Sergeant F2", 6),
])  # fmt: skip
def test_a_group_has_its_help_unless_it_is_a_member(army: str, group: str, hit: int) -> None:
    for defence, tokens in ((hit, 1), (hit + 1, 0)):
        cast = CAST | {"Three": "close 3 def 1 life 5", "Wall": f"def {defence} life 5"}
        s = slot(f"A: front: {army}; {FAR}\nB: front: Wall; {FAR}", cast)
        s.choose(f"attack Wall F1 with {group}, close")
        s.decline()
        assert s.tokens("B F1") == tokens


@plays("Corpse Drummer")
def test_killed_it_marks_an_enemy_that_its_controller_chooses() -> None:
    s = battle("Axe, Ann marked, Ann", "Corpse Drummer", "attack Corpse Drummer F1 with Axe F1, close", CAST)
    assert s.asked == "B"
    assert {"pick Ann F3", "pick Page B4"} <= set(s.options())
    s.choose("pick Page B4")
    assert (s.marked("A B4"), s.marked("A F3"), s.who("B F1")) == (True, False, "")


@plays("Corpse Drummer")
def test_killed_by_an_effect_or_in_its_own_turn_it_drums_too() -> None:
    s = slot(f"A: front: Witch, Ann; {FAR}\nB: front: Corpse Drummer; {FAR}", CAST)
    s.choose("use Witch F1", "target Corpse Drummer F1")
    assert s.asked == "B"
    s.choose("pick Ann F2")
    assert s.marked("A F2")
    s = battle("Corpse Drummer", "Axe, Ann", "attack Axe F1 with Corpse Drummer F1, close", CAST)
    assert (s.asked, s.options()) == ("A", ["pick Axe F1", "pick Ann F2", "pick Page B4"])


@plays("Corpse Drummer")
def test_where_all_are_marked_nothing_happens() -> None:
    s = slot("A: front: Axe, Ann marked\nB: front: Corpse Drummer, Ann; back: -, -, -, Page", CAST)
    s.choose("attack Corpse Drummer F1 with Axe F1, close")
    s.decline()
    if s.asked == "B":
        s.choose(s.options()[0])  # he is asked in vain
    assert (s.who("B F1"), [s.marked(f"A {where}") for where in ("F1", "F2")]) == ("", [True, True])


@plays("Lone Outrider")
def test_alone_in_its_column_it_is_stronger() -> None:
    s = slot("A: front: Lone Outrider, Ann; back: -, -, -, Page\nB: front: Ann; back: Ann\nstep: Move", CAST)
    assert [s.value("A F1", kind) for kind in ("close", "ranged", "DEF")] == [3, 3, 2]
    s.choose("move Ann F2 to B2")
    assert s.value("A F1", "close") == 3
    s.choose("move Lone Outrider F1 to F2")
    assert [s.value("A F2", kind) for kind in ("close", "ranged")] == [2, 2]


@plays("Lone Outrider")
def test_in_a_group_it_has_nothing_of_it() -> None:
    for defence, tokens in ((3, 1), (4, 0)):
        cast = CAST | {"Wall": f"def {defence} life 5"}
        s = slot(f"A: front: Lone Outrider, Ann; {FAR}\nB: front: Wall; {FAR}", cast)
        s.choose("attack Wall F1 with Lone Outrider F1 + Ann F2, close")
        s.decline()
        assert s.tokens("B F1") == tokens


BROTHERS = "A: front: Club, Club; back: -, -, -, Page\nB: {}\nstep: Action"


@plays("Vengeful Brother")
def test_a_death_in_its_square_may_unmark_it() -> None:
    s = slot(BROTHERS.format("front: Imp; back: -, Vengeful Brother marked, -, Page"), CAST)
    s.choose("attack Imp F1 with Club F1, close")
    s.decline()
    assert (s.asked, s.options()) == ("B", ["yes", "no"])
    no = s.fork()
    s.choose("yes")
    assert not s.marked("B B2")
    no.choose("no")
    assert no.marked("B B2")


@plays("Vengeful Brother")
@pytest.mark.parametrize(
    "army",
    [
        "front: -, Imp, Vengeful Brother marked; back: -, -, -, Page",
        "front: -, Imp; back: -, Vengeful Brother, -, Page",
    ],
)
def test_a_death_in_the_other_square_is_not_his_and_the_unmarked_stays_so(army: str) -> None:
    s = slot(BROTHERS.format(army), CAST)
    s.choose("attack Imp F2 with Club F1, close")
    s.decline()
    if "yes" in s.options():
        s.choose("yes")
        assert "Brother marked" not in army
    where = "B F3" if "marked" in army else "B B2"
    assert s.marked(where) == ("marked" in army)


@plays("Vengeful Brother")
def test_what_is_given_up_is_not_killed_and_who_dies_with_it_avenges_nobody() -> None:
    s = slot(f"A: front: Boss, Vengeful Brother; {FAR}\nB: front: Ann; {FAR}\nstep: Upkeep", CAST)
    s.choose(next(label for label in s.options() if not label.startswith("pay")))
    assert (s.who("A F1"), "yes" in s.options()) == ("", False)
    cast = CAST | {"Bomb": "close 1 def 1 life 1: [ ] - Kill all enemy creatures in the front row."}
    s = slot(f"A: front: Bomb; {FAR}\nB: front: Imp, Vengeful Brother marked; {FAR}", cast)
    s.choose("use Bomb F1")
    if "yes" in s.options():
        s.choose("yes")  # he is asked in vain
    assert (s.army("B"), s.twilight("B")) == (["Page B4"], ["Imp", "Vengeful Brother"])


@plays("Vengeful Brother")
def test_unmarked_in_his_own_turn_he_attacks_again() -> None:
    s = slot(f"A: front: Bell, Vengeful Brother; {FAR}\nB: front: Axe, Ann; {FAR}", CAST)
    s.choose("attack Ann F2 with Vengeful Brother F2, close")
    s.decline()
    s.choose("attack Axe F1 with Bell F1, close")
    s.decline()
    s.choose("yes")
    assert "attack Ann F2 with Vengeful Brother F2, close" in s.options()


@plays("Drawbridge Giant")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_by_marking_it_takes_an_attack_on_its_row_upon_itself(answer: str) -> None:
    s = slot(f"A: front: Club; {FAR}\nB: front: Ann, -, -, Drawbridge Giant; {FAR}", CAST)
    s.choose("attack Ann F1 with Club F1, close")
    assert (s.asked, s.options()) == ("B", ["yes", "no"])
    s.choose(answer)
    s.decline()
    took = answer == "yes"
    assert (s.marked("B F4"), s.tokens("B F4"), s.tokens("B F1"), s.tokens("A F1")) == (
        took,
        int(took),
        int(not took),
        int(took),
    )


@plays("Drawbridge Giant")
def test_its_own_weapons_strike_back_and_its_defence_counts() -> None:
    s = slot(f"A: front: Bow; {FAR}\nB: front: Ann, Drawbridge Giant; {FAR}", CAST)
    s.choose("attack Ann F1 with Bow F1, ranged", "yes")
    s.decline()
    assert [s.tokens(where) for where in ("B F1", "B F2", "A F1")] == [0, 0, 0]  # 4 against 6, and no ranged weapon


@plays("Drawbridge Giant")
@pytest.mark.parametrize(
    ("army", "target"),
    [
        ("front: Ann, Drawbridge Giant marked; back: -, -, -, Page", "Ann F1"),
        ("front: Ann; back: -, Drawbridge Giant, -, Page", "Ann F1"),
        ("front: Drawbridge Giant; back: -, -, -, Page", "Drawbridge Giant F1"),
    ],
)
def test_marked_in_the_other_row_or_attacked_itself_it_does_nothing(army: str, target: str) -> None:
    s = slot(f"A: front: Club; {FAR}\nB: {army}", CAST)
    s.choose(f"attack {target} with Club F1, close")
    if "yes" in s.options():
        s.choose("yes")  # he is asked in vain
    s.decline()
    assert s.tokens(f"B {target[-2:]}") == 1


@plays("Drawbridge Giant")
def test_against_a_group_it_stands_in_too_and_a_second_takes_over_from_the_first() -> None:
    s = slot(f"A: front: Club, Club; {FAR}\nB: front: Ann, -, Drawbridge Giant; {FAR}", CAST)
    s.choose("attack Ann F1 with Club F1 + Club F2, close")
    while s.asked == "B":
        s.choose("yes" if "yes" in s.options() else s.options()[0])
    assert (s.tokens("B F3"), s.tokens("B F1"), s.marked("B F3")) == (1, 0, True)
    s = slot(f"A: front: Club; {FAR}\nB: front: Ann, -, Drawbridge Giant, Drawbridge Giant; {FAR}", CAST)
    s.choose("attack Ann F1 with Club F1, close")
    while s.asked == "B":
        s.choose("yes" if "yes" in s.options() else "trigger of Drawbridge Giant F3")
    assert [s.marked("B F3"), s.marked("B F4")] == [True, True]
    assert sorted([s.tokens("B F3"), s.tokens("B F4")]) == [0, 1]


@plays("Drawbridge Giant")
def test_the_weapon_of_the_former_target_is_not_in_use() -> None:
    cast = CAST | {
        "Spike": "close 9 close_name Spike def 3 life 5: [Spike] - The creature this creature fights gets -9 DEF."
    }
    s = slot(f"A: front: Club; {FAR}\nB: front: Spike, Drawbridge Giant; {FAR}", cast)
    s.choose("attack Spike F1 with Club F1, close", "yes")
    assert s.value("A F1", "DEF") == 3
