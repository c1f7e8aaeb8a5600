"""Edits of a ruleset by its own steps, and the room that mods have on the table."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.digest import digest_of
from wtactics.engine.invariants import Broken, check_columns
from wtactics.engine.library import Library
from wtactics.engine.mod import BY_CARD, BY_SEAT, COLUMNS, NO_MODS, OF_MODS, ONCE, Column, Mod, ModRule
from wtactics.engine.mod_data import ModData
from wtactics.engine.places import ALL_SEE, BOARD, KINDS, NONE_SEES, OWNER_SEES
from wtactics.engine.setting import Setting
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import EditFault, Over, Ruleset, Step
from wtactics.engine.table import Table


class Named(Step[Any]):
    """A step that mods add."""

    def __init__(self, name: str) -> None:
        self.name = name


class Wake(Named):
    """Landmarks."""


class Eat(Named):
    """Another."""


class Sleep(Named):
    """A third."""


class Nap(Sleep):
    """No landmark for those who look for Sleep."""


class Look(Named):
    """A check."""


def day() -> Ruleset[Any]:
    end = Named("end")
    passages: list[list[Step[Any]]] = [[Wake("wake"), Eat("breakfast"), Sleep("sleep")], [Nap("nap"), Eat("snack")]]
    return Ruleset("day", passages, [Look("look")], end, end)


def names(rules: Ruleset[Any]) -> list[str]:
    return ["." if isinstance(step, Over) else step.name for step in rules.steps[1:]]


def numbers(**values: int) -> list[Setting]:
    return [Setting(name, value, 0, 9) for name, value in values.items()]


class House(Mod):
    """A mod whose edit is handed in."""

    def __init__(self, name: str, number: int, edit: Any = None, **parts: Any) -> None:
        super().__init__(name, number, parts.pop("rules", {}), **parts)
        self.does = edit

    def edit(self, rules: Ruleset[Any]) -> None:
        if self.does is not None:
            self.does(rules, self.name)


def around(rules: Ruleset[Any], who: str) -> None:
    rules.before(Wake, Named(f"before {who}"))
    rules.after(Wake, Named(f"after {who}"))


def test_steps_stand_before_and_after_a_rule_in_the_order_of_the_mods() -> None:
    rules = day()
    for number, name in enumerate(("a", "b"), 1):
        rules.admit(House(name, number, around))
    first, second = " ".join(names(rules)).split(" . ")
    assert first == "before a before b wake after a after b breakfast sleep"
    assert second == "nap snack ."
    assert [rules.steps[int(rules.starts[passage])].name for passage in range(2)] == ["before a", "nap"]  # type: ignore[attr-defined]
    assert len(rules.steps) == rules.starts[2]


def test_a_rule_that_is_swapped_is_still_found_by_others() -> None:
    rules = day()
    rules.admit(House("a", 1, lambda rules, _: rules.swap(Wake, Eat("late"))))
    rules.admit(House("b", 2, around))
    rules.admit(House("c", 3, lambda rules, _: rules.swap(Eat, Named("meal"), 2)))
    assert names(rules) == ["before b", "late", "after b", "meal", "sleep", ".", "nap", "meal", "."]


def test_two_mods_do_not_swap_the_same_rule() -> None:
    rules = day()
    rules.admit(House("a", 1, lambda rules, _: rules.swap(Wake, Named("late"))))
    with pytest.raises(EditFault, match="day: Wake is swapped by mod a and by mod b; expected one of them"):
        rules.admit(House("b", 2, lambda rules, _: rules.swap(Wake, Named("early"))))


@pytest.mark.parametrize(
    ("landmark", "times", "found"),
    [
        (Named, 1, "expected Named 1 times, found it nowhere in the passages and checks"),
        (Eat, 1, "expected Eat 1 times, found it 1 times in passage 0, 1 times in passage 1"),
        (Wake, 2, "expected Wake 2 times, found it 1 times in passage 0"),
        (Look, 3, "expected Look 3 times, found it 1 times in the checks"),
    ],
)
def test_a_landmark_must_be_there_as_often_as_is_said(landmark: type[Step[Any]], times: int, found: str) -> None:
    for edit in (Ruleset.before, Ruleset.after, Ruleset.swap):
        rules = day()
        with pytest.raises(EditFault) as fault:
            rules.admit(House("a", 1, lambda rules, _, edit=edit: edit(rules, landmark, Named("x"), times)))
        assert str(fault.value) == f"day, for mod a: {found}"


def test_what_a_mod_adds_is_no_landmark() -> None:
    rules = day()
    rules.admit(House("a", 1, lambda rules, _: (rules.before(Wake, Look("more")), rules.add([Wake("again")]))))
    rules.admit(House("b", 2, around))
    assert names(rules)[:5] == ["more", "before b", "wake", "after b", "breakfast"]
    assert names(rules)[-2:] == ["again", "."]


def test_passages_that_mods_add_have_numbers_of_their_own() -> None:
    rules, numbers = day(), []
    for number, name in enumerate(("a", "b"), 1):
        rules.admit(
            House(name, number, lambda rules, who: numbers.append(rules.add([Named(f"{who} 1"), Named(f"{who} 2")])))
        )
    assert numbers == [2, 3]
    assert [rules.steps[int(rules.starts[n])].name for n in numbers] == ["a 1", "b 1"]  # type: ignore[attr-defined]


def test_checks_are_edited_like_passages() -> None:
    rules = day()
    rules.admit(House("a", 1, lambda rules, _: rules.after(Look, Named("look again"))))
    assert [step.name for step in rules.tidy] == ["look", "look again"]


def test_a_jump_counts_the_rulesets_own_steps() -> None:
    plain, rules = day(), day()
    rules.admit(House("a", 1, lambda rules, who: (around(rules, who), rules.after(Eat, Named("wash"), 2))))
    where = names(rules)
    for start, entries, goal in (("wake", 1, "sleep"), ("sleep", -2, "breakfast"), ("breakfast", -2, "before a")):
        over = rules.modding.over(1 + where.index(start), entries) + 1
        assert names(rules)[int(over) - 1] == goal
    assert plain.modding is NO_MODS


@pytest.mark.parametrize(
    ("number", "parts", "fault"),
    [
        (0, {}, "mod a: expected a number from 1 to 99, found 0"),
        (2, {"rules": {10_101: ModRule("A-B-01", "")}}, "mod a: expected rules from 20001 to 29999, found 10101"),
        (1, {"columns": [Column(ONCE)] * 17}, "mod a: expected at most 16 columns, found 17"),
        (1, {"places": {3: ALL_SEE}}, "mod a: expected kind 5 or 7 to 14 for a place, found 3"),
    ],
)
def test_a_mod_that_cannot_be_is_refused(number: int, parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        House("a", number, **parts)


def test_the_owner_of_a_single_number_is_nobody() -> None:
    with pytest.raises(ValueError, match="expected all or nobody to see it"):
        Column(ONCE, sees=OWNER_SEES)


@pytest.mark.parametrize(
    ("first", "second", "fault"),
    [
        (House("a", 1), House("b", 1), r"in the order of their numbers, each once, found b \(1\) with a \(1\) there"),
        (House("a", 2), House("b", 1), r"found b \(1\) with a \(2\) there already"),
        (House("a", 1, places={9: 0}), House("b", 2, places={9: 1}), "mods a and b both want places of kind 9"),
        (
            House("a", 1, settings=numbers(n=3)),
            House("b", 2, settings=numbers(n=4)),
            "mods a and b both bring a setting n",
        ),
    ],
)
def test_mods_that_cannot_go_together_are_refused_by_name(first: Mod, second: Mod, fault: str) -> None:
    rules = day()
    rules.admit(first)
    with pytest.raises(EditFault, match=fault):
        rules.admit(second)


# ---- the mod data


def rooms() -> Ruleset[Any]:
    """Three mods: one has columns of each sort, one none, one a setting and a place."""
    rules = day()
    rules.admit(House("a", 1, columns=[Column(ONCE, 7), Column(BY_SEAT, -1), Column(BY_CARD)], settings=numbers(x=3)))
    rules.admit(House("b", 2))
    rules.admit(
        House("c", 4, columns=[Column(BY_CARD, 5, stays=True)], settings=numbers(y=4, z=5), places={BOARD: NONE_SEES})
    )
    return rules


def table(rules: Ruleset[Any], cards: int) -> Table:
    steps = len(rules.steps)
    settings = vec[i64]([100, *(setting.default for setting in rules.settings())])
    library = Library([], [], [], [], [])
    t = Table(Terms(library, rules.starts, steps, zeros(KINDS), settings, 2, rules.ends([]), rules.modding, cards))
    t.furnish()
    return t


A, C = COLUMNS, 4 * COLUMNS


def test_each_mod_has_its_part_of_the_annex() -> None:
    t = table(rooms(), 3)
    assert list(t.mod_data) == [7, -1, -1, 0, 0, 0, 5, 5, 5]
    t.keep(A + 2, 1, 11)
    t.keep(C, 2, 12)
    assert list(t.mod_data) == [7, -1, -1, 0, 11, 0, 5, 5, 12]
    assert (t.kept(A), t.kept(A + 1, 1), t.kept(A + 2, 1), t.kept(C, 2)) == (7, -1, 11, 12)


STRANGE = [(A, 1), (A + 1, 2), (A + 2, 3), (A + 3, 0), (C, -1), (2 * COLUMNS, 0), (C + 99, 0), (-1, 0)]


@pytest.mark.parametrize(("column", "i"), STRANGE)
def test_no_mod_reaches_into_the_part_of_another(column: int, i: int) -> None:
    t = table(rooms(), 3)
    with pytest.raises(LookupError, match="the mod data: "):
        t.keep(column, i, 1)
    with pytest.raises(LookupError, match="the mod data: "):
        t.kept(column, i)


def test_what_is_kept_is_a_change_that_the_checks_look_at() -> None:
    t = table(rooms(), 3)
    t.unsettled, before, digest = False, t.changes, digest_of(t)
    t.keep(A, 0, 8)
    assert t.unsettled
    assert t.changes == before + 1
    t.changes, t.unsettled = before, True
    assert digest_of(t) != digest


def test_a_clone_keeps_its_own() -> None:
    t = table(rooms(), 3)
    t.keep(C, 0, 1)
    clone = t.clone()
    assert list(clone.mod_data) == list(t.mod_data)
    clone.keep(C, 0, 2)
    assert (t.kept(C), clone.kept(C)) == (1, 2)
    assert list(table(rooms(), 3).mod_data) == list(t.terms.mod_data)


def test_settings_of_mods_come_after_those_of_the_ruleset() -> None:
    t = table(rooms(), 0)
    assert [t.mod_setting(1, 0), t.mod_setting(4, 0), t.mod_setting(4, 1)] == [3, 4, 5]
    for mod, i in ((0, 0), (1, 1), (2, 0), (4, 2), (4, -1), (5, 0)):
        with pytest.raises(LookupError, match="the settings: "):
            t.mod_setting(mod, i)


def test_a_place_of_a_mod_is_seen_as_it_says() -> None:
    assert list(table(rooms(), 0).terms.sees) == [NONE_SEES if kind == BOARD else 0 for kind in range(KINDS)]


def test_an_annex_of_another_size_is_broken() -> None:
    t = table(rooms(), 0)
    t.mod_data = vec[i64]([1])
    with pytest.raises(Broken, match=r"the mod data has 1 numbers, not 3"):
        check_columns(t)


def test_without_mods_there_is_no_mod_data() -> None:
    t = table(day(), 9)
    assert len(t.mod_data) == 0
    with pytest.raises(LookupError):
        ModData.kept(t, A)


def test_rules_of_mods_have_words_and_others_are_refused_by_name() -> None:
    said = ModRule("A-B-01", "Words.")
    rules = day()
    rules.admit(House("a", 1, rules={OF_MODS + 101: said}))
    assert rules.modding.said(OF_MODS + 101) is said
    for number in (OF_MODS + 102, 2 * OF_MODS + 101):
        with pytest.raises(LookupError, match=rf"rule {number}: expected one of the mods of this match, a \(1\)"):
            rules.modding.said(number)
