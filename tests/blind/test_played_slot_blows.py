"""Blind texts of SLOT on single combat, groups and striking back, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {f"Def{d}": f"close 1 ranged 1 def {d} life 5" for d in range(2, 9)} | {
    "Killer": "close 9 ranged 9 def 9 life 9", "Rim": "ranged 9 def 9 life 9",
}  # fmt: skip


def first(row: str) -> str:
    """Who stands in the first column."""
    return row.partition(",")[0]


def fought(a: str, b: str, how: str) -> Scene:
    """The first of A's front attacks the first of B's, and nobody uses an ability."""
    return battle(a, b, f"attack {first(b)} F1 with {first(a)} F1, {how}", CAST)


def grouped(a: str, b: str) -> Scene:
    """Two of A's front attack the first of B's in close combat; a division begins with the first that is offered."""
    one, two = a.split(", ")[:2]
    return battle(a, b, f"attack {first(b)} F1 with {one} F1 + {two} F2, close", CAST)


@plays("Brambleback Sentry", "Boar-Spear Yeoman", "Longspear Novice")
@pytest.mark.parametrize(
    ("who", "close"), [("Brambleback Sentry", 2), ("Boar-Spear Yeoman", 3), ("Longspear Novice", 2)]
)
def test_its_close_value_is_two_higher_while_it_strikes_back(who: str, close: int) -> None:
    assert fought(f"Def{close + 2}", who, "close").tokens("A F1") == 1
    assert fought(f"Def{close + 3}", who, "close").tokens("A F1") == 0
    assert fought(who, f"Def{close}", "close").tokens("B F1") == 1
    s = fought(who, f"Def{close + 1}", "close")
    assert (s.tokens("B F1"), s.value("A F1", "close")) == (0, close)
    s = grouped("Def2, Def2", who)
    s.choose("number 2", "number 2")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 1)


@plays("Quarry Giant", "Duellist of Corvane")
@pytest.mark.parametrize(("who", "close"), [("Quarry Giant", 6), ("Duellist of Corvane", 4)])
def test_it_strikes_back_at_each_of_a_group_with_its_full_value(who: str, close: int) -> None:
    s = grouped(f"Def{close}, Def{close}", who)
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 1)
    s = grouped(f"Def{close}, Def{close + 1}", who)
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 0)


@plays("Frostbow Hunter")
def test_whoever_the_bow_fights_has_a_point_of_defence_less() -> None:
    for a, b, how, tokens in (
        ("Frostbow Hunter", "Def4", "ranged", (1, 1)), ("Frostbow Hunter", "Def5", "ranged", (0, 0)),
        ("Frostbow Hunter", "Def2", "close", (0, 0)), ("Def4", "Frostbow Hunter", "ranged", (1, 0)),
        ("Def5", "Frostbow Hunter", "ranged", (0, 0)),
    ):  # fmt: skip
        s = fought(a, b, how)
        foe = "B F1" if b.startswith("Def") else "A F1"
        assert (s.tokens(foe), s.value(foe, "DEF")) == (tokens[0], int((b if foe == "B F1" else a)[-1])), (a, b, how)


@plays("Wall-Breaker Auroch")
def test_whoever_fights_the_horns_has_two_points_of_defence_less() -> None:
    for a, b, foe, tokens in (
        ("Wall-Breaker Auroch", "Def7", "B F1", 1), ("Wall-Breaker Auroch", "Def8", "B F1", 0),
        ("Def7", "Wall-Breaker Auroch", "A F1", 1), ("Def8", "Wall-Breaker Auroch", "A F1", 0),
    ):  # fmt: skip
        assert fought(a, b, "close").tokens(foe) == tokens, (a, b)
    s = grouped("Def4, Def5", "Wall-Breaker Auroch")
    s.choose("trigger of Wall-Breaker Auroch F1", "number 2", "number 3")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.value("A F1", "DEF")) == (1, 1, 4)
    assert grouped("Wall-Breaker Auroch, Def2", "Def7").tokens("B F1") == 0


@plays("Tidegate Lancer")
def test_whoever_stands_behind_the_skewered_gets_a_token_too() -> None:
    table = f"A: front: {{}}; {FAR}\nB: front: {{}}; back: Def8, Def8"
    for a, b, tokens in (
        ("Tidegate Lancer", "Def5", 1), ("Tidegate Lancer", "Def6", 0), ("Def2", "Tidegate Lancer", 0),
    ):  # fmt: skip
        s = slot(table.format(a, b), CAST)
        s.choose(f"attack {b} F1 with {a} F1, close")
        s.decline()
        assert (s.tokens("B B1"), s.tokens("B B2")) == (tokens, 0), (a, b)
    s = slot("A: front: Def2; back: Def8, -, -, Page\nB: front: Tidegate Lancer", CAST)
    s.choose("attack Tidegate Lancer F1 with Def2 F1, close")
    s.decline()
    assert (s.tokens("A F1"), s.tokens("A B1")) == (1, 0)  # its strike back is no attack


@plays("Scythe Chariot")
def test_the_sweep_reaches_those_beside_the_target_who_are_weaker() -> None:
    for foes, at, tokens in (
        ("Def4, Def5, Def4, Def4", 2, (1, 1, 1, 0)), ("Def5, Def4, Def6", 2, (0, 1, 0)), ("Def4, Def6, Def4", 2, (0, 0, 0)),
    ):  # fmt: skip
        s = slot(f"A: front: -, Scythe Chariot; {FAR}\nB: front: {foes}; back: -, Def2", CAST)
        s.choose(f"attack {foes.split(', ')[at - 1]} F2 with Scythe Chariot F2, close")
        s.decline()
        assert tuple(s.tokens(f"B F{n}") for n in range(1, len(tokens) + 1)) == tokens
        assert s.tokens("B B2") == 0
    s = slot(f"A: front: -, Scythe Chariot, Def2; {FAR}\nB: front: Def4, Def5, Def4", CAST)
    s.choose("attack Def5 F2 with Scythe Chariot F2 + Def2 F3, close")
    s.decline()
    while s.options()[0].startswith("number"):
        s.choose(s.options()[0])
    assert [s.tokens(f"B F{n}") for n in (1, 2, 3)] == [0, 1, 0]


@plays("Forlorn Hope")
def test_its_attacks_take_no_action_points_but_those_of_its_group() -> None:
    s = fought("Forlorn Hope", "Def2", "close")
    assert (s.ap, s.marked("A F1"), s.tokens("B F1")) == (3, True, 1)
    assert grouped("Forlorn Hope, Def2", "Def8").ap == 1  # any group takes two
    s = slot(f"A: front: Forlorn Hope, Def2; {FAR}\nB: front: Def2; {FAR}\nstep: Upkeep, active A", CAST)
    assert "pay 1 for Forlorn Hope F1" in s.options()


@plays("Lantern Adept")
def test_its_magic_is_not_answered() -> None:
    assert fought("Lantern Adept", "Killer", "ranged").who("A F1") == "Lantern Adept"
    assert fought("Lantern Adept", "Killer", "close").who("A F1") == ""
    assert fought("Killer", "Lantern Adept", "ranged").who("B F1") == ""
    s = slot(f"A: front: Lantern Adept; {FAR}\nB: front: Ox; back: Imp", CAST)
    assert "attack Imp B1 with Lantern Adept F1, ranged" in s.options()


@plays("Shadow Cutpurse")
@pytest.mark.parametrize(
    ("army", "foes", "label", "points"),
    [
        ("front: Shadow Cutpurse", "back: Def2", "attack Def2 B1 with Shadow Cutpurse F1, ranged", 1),
        ("front: Shadow Cutpurse", "back: Def3", "attack Def3 B1 with Shadow Cutpurse F1, ranged", 0),
        ("front: Shadow Cutpurse", "front: Def2", "attack Def2 F1 with Shadow Cutpurse F1, ranged", 0),
        ("front: Ann", "back: Def2", "attack Def2 B1 with Ann F1, ranged", 0),
    ],
)
def test_a_life_point_out_of_the_back_row_is_worth_a_point(army: str, foes: str, label: str, points: int) -> None:
    s = slot(f"A: {army}\nB: {foes}", CAST)
    s.choose(label)
    s.decline()
    assert s.points("A") == points


@plays("Reaper of Small Debts")
def test_a_kill_that_scores_nothing_is_worth_a_point() -> None:
    for army, victim, back, points in (
        ("Reaper of Small Debts, Ox", "Imp", "Ox", 1), ("Reaper of Small Debts, Ox", "Def2", "Ox", 0),
        ("Killer, Ox", "Imp", "Ox", 0),
    ):  # fmt: skip
        s = slot(f"A: front: {army}\nB: front: {victim}, Killer, Ox, Ox; back: {back}", CAST)
        s.choose(f"attack {victim} F1 with {first(army)} F1, close")
        s.decline()
        assert s.points("A") == points


@plays("Packhound of Redmoor", "Sworn Twin")
@pytest.mark.parametrize(
    ("army", "who", "close"),
    [
        ("front: Packhound of Redmoor, Packhound of Redmoor", "F1", 3),
        ("front: Packhound of Redmoor, Hound, Packhound of Redmoor; back: Hound", "F1", 4),
        ("front: Packhound of Redmoor, Ox, Packhound of Redmoor; back: -, Hound", "F1", 2),
        ("front: Sworn Twin, Ox", "F1", 3),
        ("front: Sworn Twin; back: -, -, Sworn Twin", "F1", 4),
        ("front: Sworn Twin, Sworn Twin, Sworn Twin", "F2", 4),
    ],
)
def test_its_close_value_hangs_on_its_like(army: str, who: str, close: int) -> None:
    s = slot(f"A: {army}\nB: front: Sworn Twin, Hound", CAST | {"Hound": "close 1 def 1 life 1"})
    assert (s.value(f"A {who}", "close"), s.value("B F1", "close")) == (close, 3)


@plays("Sworn Twin")
def test_a_twin_is_not_marked_by_attacking_while_another_stands_beside() -> None:
    assert not fought("Sworn Twin, Sworn Twin", "Def8", "close").marked("A F1")
    assert fought("Sworn Twin, Ox", "Def8", "close").marked("A F1")
