"""Blind texts of SLOT's twentieth round about moves, attacks, values and costs, played as their writers meant them."""

import pytest

from blind.gestures import spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Sage": "magic 2 def 1 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Three": "cost 3 close 1 def 1 life 1",
    "Zero": "cost 0 close 1 def 1 life 1", "Guard": "close 1 def 1 life 5 (Soldier)", "Wall": "def 4 life 9",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str, how: str = "") -> list[str]:
    """Who can attack it now, and in which type."""
    found = [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]
    return [each for each in found if each.endswith(how)]


@plays("Fernstep Runner")
def test_the_moves_it_begins_take_no_points() -> None:
    s = table("front: Fernstep Runner, Ox, -, Fernstep Runner; back: Ox, -, -, Caller", step="Move, ap 0")
    assert {option[:22] for option in starting(s, "move")} == {"move Fernstep Runner F"}
    s.choose("move Fernstep Runner F1 to F2", "move Fernstep Runner F4 to F3")
    assert [s.who(f"A {where}") for where in ("F1", "F2", "F3")] == ["Ox", "Fernstep Runner", "Fernstep Runner"]
    assert (s.ap, s.marked("A F2"), s.marked("A F1")) == (0, True, False)
    s = table("front: Fernstep Runner, Ox, -, Ox", step="Move")
    s.choose("move Ox F2 to F1")
    assert (s.ap, starting(s, "move Fernstep Runner F2 to F3") != []) == (2, True)
    s.choose("move Fernstep Runner F2 to F3")
    assert (s.ap, starting(s, "move Fern")) == (2, [])
    assert not starting(table("front: Fernstep Runner marked, Ox", step="Move"), "move Fernstep Runner")


@plays("Hollowheart Oak")
def test_it_stands_still_and_guards_from_magic_who_is_behind() -> None:
    s = table("front: Hollowheart Oak, Ox; back: Ox", step="Move")
    assert starting(s, "move")
    assert not [option for option in s.options() if "Oak" in option or "F1" in option]
    s = table("front: Sage, Sage, Club", "front: Hollowheart Oak, Ox, -; back: Ann, Ann, Ann")
    assert attacks(s, "Ann B1") == []
    assert attacks(s, "Ann B2") == ["Sage F2, ranged"]
    assert attacks(s, "Ann B3", "ranged") == ["Club F3, ranged"]
    assert "Sage F1, ranged" in attacks(s, "Hollowheart Oak F1")
    s = table("front: Sage, Sage", "front: Ann, Ann; back: Hollowheart Oak, Ann")
    assert "Sage F1, ranged" in attacks(s, "Ann F1")
    assert attacks(s, "Hollowheart Oak B1") == ["Sage F1, ranged"]
    s = table("front: Caller", "front: Hollowheart Oak; back: Ann marked", step="Abilities")
    s.choose("use Caller F1")  # abilities are no attacks
    assert not s.marked("B B1")


@plays("Shambling Bulwark")
def test_it_strikes_back_at_nobody() -> None:
    s = table("front: Ox, Ox, Ox", f"front: -, Shambling Bulwark; {FAR}")
    group = s.fork()
    s.choose("attack Shambling Bulwark F2 with Ox F1, close")
    assert (s.tokens("A F1"), s.marked("A F1"), s.ap) == (0, True, 2)
    group.choose("attack Shambling Bulwark F2 with Ox F1 + Ox F2 + Ox F3, close")
    assert starting(group, "number") == []
    assert [group.tokens(f"A F{n}") for n in (1, 2, 3)] == [0, 0, 0]
    s = table("front: Shambling Bulwark", f"front: Wall, Ox; {FAR}")
    s.choose("attack Wall F1 with Shambling Bulwark F1, close")
    assert s.tokens("B F1") == 1
    s = table("front: Shambling Bulwark, Ox", f"front: Wall, Ox; {FAR}")
    s.choose("attack Ox F2 with Shambling Bulwark F1, close")
    assert s.tokens("A F1") == 0  # an Ox strikes back, but with 1 against DEF 4
    assert s.tokens("B F2") == 1


@plays("Silkglove Duellist", "Pitchfork Mob")
def test_who_is_never_fought_by_a_group_and_who_never_fights_alone() -> None:
    s = table("front: Ox, Ox, Ox", f"front: Ann, Silkglove Duellist; {FAR}")
    assert not [each for each in attacks(s, "Silkglove") if "+" in each]
    assert "Ox F1 + Ox F2, close" in attacks(s, "Ann F1")
    s.choose("attack Silkglove Duellist F2 with Ox F1, close")
    assert "Ox F2, close" in attacks(s, "Silkglove Duellist F2")
    s = table("front: Ox, Pitchfork Mob, Ox", f"front: Ann, Wall; {FAR}")
    groups = ["Ox F1 + Pitchfork Mob F2", "Pitchfork Mob F2 + Ox F3", "Ox F1 + Pitchfork Mob F2 + Ox F3"]
    assert [each for each in attacks(s, "Wall", "close") if "Mob" in each] == [f"{group}, close" for group in groups]
    s.choose("attack Wall F2 with Ox F1 + Pitchfork Mob F2, close")
    assert s.tokens("B F2") == 1
    s = table("front: Ann", f"front: Pitchfork Mob; {FAR}")
    s.choose("attack Pitchfork Mob F1 with Ann F1, close")
    assert s.tokens("A F1") == 1


@plays("Wendmoor Gate Sergeant")
@pytest.mark.parametrize(
    ("front", "label", "left"),
    [
        ("Wall, Wendmoor Gate Sergeant", "attack Wall F1 with Ox F1, close", 1),
        ("Wall, Wendmoor Gate Sergeant", "attack Wall F1 with Ox F1 + Ox F2, close", 0),
        ("Wendmoor Gate Sergeant, Ox", "attack Wendmoor Gate Sergeant F1 with Ox F1, close", 2),
        ("Wall, Ox, Wendmoor Gate Sergeant", "attack Wall F1 with Ox F1, close", 2),
        ("Wendmoor Gate Sergeant, Wall, Wendmoor Gate Sergeant", "attack Wall F2 with Ox F2, close", 0),
    ],
)
def test_attacks_on_its_neighbours_take_more(front: str, label: str, left: int) -> None:
    s = table("front: Ox, Ox, Ox; back: Caller", f"front: {front}; {FAR}")
    s.choose(label)
    assert s.ap == left
    assert not [each for each in attacks(s, "Wall F2") if each.count("+") == 2]


@plays("Wendmoor Gate Sergeant")
def test_with_too_few_points_its_neighbours_are_safe() -> None:
    s = table("front: Ox, Ox, Ox", f"front: -, Wall, Wendmoor Gate Sergeant; {FAR}")
    assert sorted({each.count("+") for each in attacks(s, "Wall F2")}) == [0, 1]
    assert sorted({each.count("+") for each in attacks(s, "Wendmoor Gate Sergeant F3")}) == [0, 1]
    s = table("front: Ox, Ox, Ox", f"front: -, Wall, Wendmoor Gate Sergeant; {FAR}", "Action, ap 1")
    assert attacks(s, "Wall") == []
    assert attacks(s, "Wendmoor Gate Sergeant F3", "close") == ["Ox F2, close", "Ox F3, close"]
    s = table("front: Ox, Wendmoor Gate Sergeant", f"front: Ox; {FAR}")
    s.choose("attack Ox F1 with Ox F1, close")
    assert s.ap == 2


@plays("Chapel Almoner")
@pytest.mark.parametrize(
    ("army", "where", "left"),
    [
        ("front: Chapel Almoner, Ox hurt 1", "F2", 2),
        ("front: Chapel Almoner; back: Ox hurt 2", "B1", 2),
        ("front: Chapel Almoner, -, Ox hurt 1", "F3", 1),
        ("front: Chapel Almoner, Ox hurt 1, Chapel Almoner", "F2", 2),
    ],
)
def test_a_rest_beside_it_takes_one_point(army: str, where: str, left: int) -> None:
    s = table(army, "front: Chapel Almoner, Ox hurt 1")
    before = s.tokens(f"A {where}")
    s.choose(f"rest {s.who(f'A {where}')} {where}")
    assert (s.ap, s.tokens(f"A {where}"), s.marked(f"A {where}")) == (left, before - 1, True)


@plays("Chapel Almoner")
def test_who_may_rest_beside_it_is_as_ever() -> None:
    s = table("front: Ox marked hurt 1, Chapel Almoner, Ox; back: -, Ox hurt 1, Ox hurt 1", step="Action, ap 1")
    assert starting(s, "rest") == ["rest Ox B2"]


@plays("Undervault Sapper", "Watchtower Crew")
@pytest.mark.parametrize(
    ("army", "reached"),
    [
        ("front: -, Undervault Sapper", "F1 F2 F3 B2"),
        ("back: -, Undervault Sapper", ""),
        ("back: Watchtower Crew", "F1 F2"),
        ("back: -, Watchtower Crew", "F1 F2 F3"),
        ("back: -, -, -, Watchtower Crew", "F3 B4"),
        ("front: -, Watchtower Crew", "F1 F2 F3"),
    ],
)
def test_whom_they_reach(army: str, reached: str) -> None:
    s = table(
        f"{army}; {'back' if 'front' in army else 'front'}: -, -, -, Lamb marked",
        "front: Wall, Wall, Wall; back: Ox, Ox, Ox, Ox",
    )
    who = "Sapper" if "Sapper" in army else "Crew"
    assert {option.split()[2] for option in starting(s, "attack") if who in option} == set(reached.split())
    if who == "Sapper" and reached:
        s.choose("attack Ox B2 with Undervault Sapper F2, close")
        assert (s.tokens("B B2"), s.tokens("A F2")) == (1, 0)


@plays("Ironclad Tortoise")
def test_it_is_slow_to_attack() -> None:
    s = table("front: Ironclad Tortoise, Ox, -, Ox; back: Ox", f"front: Wall; {FAR}")
    group = s.fork()
    s.choose("attack Wall F1 with Ironclad Tortoise F1, close")
    assert (s.ap, s.tokens("B F1")) == (1, 1)
    group.choose("attack Wall F1 with Ironclad Tortoise F1 + Ox F2, close")
    assert (group.ap, group.tokens("B F1")) == (1, 1)
    s = table("front: Ironclad Tortoise, Ox", f"front: Wall; {FAR}", "Action, ap 1")
    assert attacks(s, "Wall", "close") == ["Ox F2, close"]
    s = table("front: Ironclad Tortoise, Ox", f"front: Wall; {FAR}", "Action, ap 2")
    assert "Ironclad Tortoise F1 + Ox F2, close" in attacks(s, "Wall")


@plays("Wildhorn Stag")
def test_marked_it_still_moves_and_after_a_move_never_attacks() -> None:
    s = table("front: Wildhorn Stag marked, Ox; back: Caller", f"front: Wall, Wall; {FAR}", "Move")
    still = s.fork()
    s.choose("move Wildhorn Stag F1 to F2")
    assert (s.ap, s.who("A F2"), s.marked("A F2"), starting(s, "move Wildhorn")) == (2, "Wildhorn Stag", True, [])
    s.to("Action")
    s.choose("use Caller B1")
    assert not s.marked("A F2")
    # Its writer forbids groups as well, but members of a group lose what their own texts forbid them
    assert attacks(s, "Wall F2", "close") == ["Ox F1, close", "Ox F1 + Wildhorn Stag F2, close"]
    still.choose("move Ox F2 to F1")
    still.to("Action")
    still.choose("use Caller B1", "target Wildhorn Stag F2")
    assert "Wildhorn Stag F2, close" in attacks(still, "Wall F2")
    assert not starting(table("front: Wildhorn Stag marked, Ox marked", step="Move"), "move Ox")
    assert not starting(table("front: Wildhorn Stag marked, Ox; back: Caller", step="Move, ap 0"), "move")


@plays("Ninth Cohort Spearman", "Warhowl Berserker")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Guard, Ninth Cohort Spearman, Guard marked; back: Guard, Ox", {"F2 DEF": 4, "F2 close": 3, "F1 DEF": 1}),
        ("front: Guard, Ninth Cohort Spearman, Guard; back: -, Guard", {"F2 DEF": 5}),
        ("front: Ox, Ninth Cohort Spearman; back: Guard", {"F2 DEF": 2}),
        ("front: Ninth Cohort Spearman, Ninth Cohort Spearman", {"F1 DEF": 3, "F2 DEF": 3}),
        (
            "front: Warhowl Berserker hurt 2, Warhowl Berserker, Ox hurt 3",
            {"F1 close": 6, "F1 DEF": 1, "F2 close": 4, "F2 DEF": 3},
        ),
    ],
)  # fmt: skip
def test_what_they_count(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Guard hurt 1, Guard hurt 1")
    assert {where: s.value(f"A {where.split()[0]}", where.split()[1]) for where in values} == values


@plays("Warhowl Berserker", "Ninth Cohort Spearman")
def test_the_values_of_the_comparison_are_those_before_the_losses() -> None:
    cast = CAST | {"Five": "close 3 def 5 life 5"}
    s = slot(f"A: front: Warhowl Berserker\nB: front: Five; {FAR}", cast)
    s.choose("attack Five F1 with Warhowl Berserker F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1"), s.value("A F1", "close"), s.value("A F1", "DEF")) == (0, 1, 5, 2)
    s = slot(f"A: front: Warhowl Berserker hurt 1\nB: front: Five; {FAR}", cast)
    s.choose("attack Five F1 with Warhowl Berserker F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 2)
    s = table("front: Guard, Ninth Cohort Spearman", step="Move")
    s.choose("move Guard F1 to B1")
    assert s.value("A F2", "DEF") == 2


@plays("Purse Bearer of Wendmoor")
def test_marked_for_a_recruit_it_yields_two() -> None:
    def paid(army: str, recruit: str, *given: str) -> str:
        s = slot(f"A: {army}; deck: {recruit}\nB: front: Ann\nstep: Recruit", CAST)
        s.choose(f"recruit {recruit}", f"place {recruit} in F4", *given)
        assert s.who("A F4") == recruit
        return " ".join(where for where in ("F1", "F2", "F3", "B1") if s.who(f"A {where}") and s.marked(f"A {where}"))

    army = "front: Ox, Ox, Purse Bearer of Wendmoor"
    assert paid(army, "Two", "give Purse Bearer of Wendmoor F3") == "F3"
    assert paid(army, "Two", "give Ox F1") == "F1 F2"  # it yields 2, and not 1
    assert paid(army, "One", "give Ox F1") == "F1"
    assert paid(f"{army}; back: Ox", "Three", "give Ox F2") == "F2 F3"
    s = slot(f"A: {army}; deck: One\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit One", "place One in F4")
    assert starting(s, "give") == ["give Ox F1", "give Ox F2"]
    s = slot("A: front: Purse Bearer of Wendmoor; deck: One\nB: front: Ann\nstep: Recruit", CAST)
    assert not starting(s, "recruit")
    s = slot("A: front: Ox, Ox; twilight: 2 Purse Bearer of Wendmoor; deck: Two\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit Two", "place Two in F4")
    while starting(s, "give Purse"):
        s.choose(starting(s, "give Purse")[0])
    assert (s.twilight("A"), s.who("A F4")) == ([], "Two")
    s = slot("A: front: Purse Bearer of Wendmoor, Boss marked; back: Ox marked\nB: front: Ann\nstep: Upkeep", CAST)
    assert starting(s, "pay 1 for Boss")


@plays("Quartermaster Phelan")
@pytest.mark.parametrize(
    ("army", "recruit", "where", "paid"),
    [
        ("front: Quartermaster Phelan", "Two", "B1", 1),
        ("front: Quartermaster Phelan", "Two", "F2", 2),
        ("front: Quartermaster Phelan", "Two", "B2", 2),
        ("front: Quartermaster Phelan", "Zero", "B1", 0),
        ("front: Quartermaster Phelan, Quartermaster Phelan", "Three", "B2", 2),
        ("front: Ox; back: -, Quartermaster Phelan", "Two", "F2", 2),
        ("front: Ox; back: -, Quartermaster Phelan", "Two", "B1", 2),
    ],
)
def test_recruits_behind_him_are_cheaper(army: str, recruit: str, where: str, paid: int) -> None:
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {recruit}\nB: front: Quartermaster Phelan\nstep: Recruit", CAST)
    s.choose(f"recruit {recruit}", f"place {recruit} in {where}")
    spend(s)
    assert (s.who(f"A {where}"), 4 - len(s.twilight("A"))) == (recruit, paid)


@plays("Ember Sprinter")
def test_it_is_ready_as_it_comes() -> None:
    s = slot("A: front: Ox; twilight: 2 Imp; deck: Ember Sprinter, One\nB: front: Wall, Wall\nstep: Recruit", CAST)
    s.choose("recruit Ember Sprinter", "place Ember Sprinter in F2")
    spend(s)
    assert (s.marked("A F2"), len(s.twilight("A"))) == (False, 0)
    pays = s.fork()
    pays.choose("recruit One", "place One in F3", "give Ember Sprinter F2")
    assert (pays.marked("A F2"), pays.marked("A F3")) == (True, True)
    s.to("Move")
    assert starting(s, "move Ember Sprinter F2")
    s.to("Action")
    assert "Ember Sprinter F2, close" in attacks(s, "Wall F2")
    s.choose("attack Wall F2 with Ember Sprinter F2, close")
    assert (s.marked("A F2"), s.ap) == (True, 2)
