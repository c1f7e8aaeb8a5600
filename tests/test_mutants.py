"""The tool that breaks rules: its changes are small, legal Python, and spread over the rules."""

import ast
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

PATH = Path(__file__).resolve().parents[1] / "tools" / "mutants.py"
SPEC = spec_from_file_location("mutants", PATH)
assert SPEC is not None
assert SPEC.loader is not None
mutants = sys.modules.setdefault("mutants", module_from_spec(SPEC))  # its dataclass asks for its module
SPEC.loader.exec_module(mutants)


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("if t.x: pass", {"if (not (t.x)): pass"}),
        ("return n < 3", {"return (n <= 3)", "return n < 4"}),
        ("return a and b", {"return (a or b)"}),
        ("return TURN_07", {"return 0"}),
        ("t.mark(c)", {"pass"}),
        ("t.goal = c", {"pass"}),
        ("return t.active", {"return t.next_seat(t.active)"}),
        ("seat += 1", set()),
        ("t.changes += 1", set()),
        ("while n < t.seats: pass", set()),
        ("return place & 15", set()),
        ("return self.forbids(t, what, 0, 0)", set()),
    ],
)
def test_a_line_is_broken_in_these_ways_only(line: str, broken: set[str]) -> None:
    node = ast.parse(line).body[0]
    changed = [(old, new) for part in mutants.rule_nodes(node) for old, new in mutants.changes(part)]
    found = {mutants.Mutant(Path(), "", (), *change).apply(line.encode()).decode() for change in changed}
    assert found == broken


def test_a_seed_breaks_each_rule_and_function_once_and_the_same_ones_again() -> None:
    picked = mutants.pick(20, 3, "")
    assert [vars(one) | {"node": ast.dump(one.node)} for one in picked] == [
        vars(one) | {"node": ast.dump(one.node)} for one in mutants.pick(20, 3, "")
    ]
    rules = [one.rules[0] for one in picked if one.rules]
    assert len(set(rules)) == len(rules) > 5
    for one in picked:
        text = (mutants.ROOT / one.path).read_bytes()
        assert ast.dump(ast.parse(one.apply(text))) != ast.dump(ast.parse(text))


def test_the_scenes_of_a_rule_are_those_marked_with_it() -> None:
    marked = mutants.scenes()
    assert "tests/rules/arc/test_win.py::test_30_or_more_is_enough" in marked["ARC-WIN-02"]
    assert "tests/rules/arc/test_win.py::test_30_or_more_is_enough" not in marked["ARC-WIN-01"]
