"""What is left out of mypyc's C is not needed, and what takes the place of other libraries' calls does the same."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOOL = ROOT / "tools" / "compile_group.py"
LOOK = """int64_t CPyDef_note(PyObject *cpy_r_self, int64_t cpy_r_i) {
VecI64 cpy_r_r0;
cpy_r_r0 = ((AgendaObject *)cpy_r_self)->_agenda;
VEC_I64_INCREF(cpy_r_r0);
cpy_r_r1 = (int64_t)cpy_r_r0.len;
cpy_r_r2 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r1;
if (!cpy_r_r2) goto CPyL2;
BETWEEN
cpy_r_r3 = (CPyPtr)cpy_r_r0.items;
cpy_r_r4 = *(int64_t *)cpy_r_r3;
VEC_I64_DECREF(cpy_r_r0);
return cpy_r_r4;
CPyL2: ;
VEC_I64_DECREF(cpy_r_r0);
return -113;
}
"""


OTHERS = (  # what it may call: two that give nobody another row, and two that do
    """int64_t CPyDef_place_of(int64_t cpy_r_kind) {
return cpy_r_kind;
}
""",
    """int64_t CPyDef_Table___kind(PyObject *cpy_r_self, int64_t cpy_r_c) {
int64_t cpy_r_r0;
cpy_r_r0 = CPyDef_place_of(cpy_r_c);
return cpy_r_r0;
}
""",
    """char CPyDef_Table___move(PyObject *cpy_r_self, int64_t cpy_r_c) {
VEC_I64_DECREF(((TableObject *)cpy_r_self)->_agenda);
((TableObject *)cpy_r_self)->_agenda = row_of(0, 0);
return 1;
}
""",
    """char CPyDef_Realm___move(PyObject *cpy_r_self, int64_t cpy_r_c) {
return 1;
}
""",
    """int64_t CPyDef_far(int64_t cpy_r_c) {
int64_t cpy_r_r0;
cpy_r_r0 = CPyDef_Table___move(cpy_r_self, cpy_r_c);
return cpy_r_r0;
}
""",
)


def counts_left(monkeypatch: pytest.MonkeyPatch, between: str) -> int:
    """How often a row is still counted, up or down, in code that looks at it and does this meanwhile."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from importlib import import_module

    functions = [LOOK.replace("BETWEEN", between), *OTHERS]
    code: str = import_module("quicken").quickened(functions, functions)[0]
    return code.count("CREF(cpy_r_r0)")


def method(name: str) -> str:
    """A call of a method, as mypyc writes it."""
    return (
        "cpy_r_r5 = CPY_GET_METHOD(cpy_r_self, CPyType_Table, 4, TableObject, char (*)(PyObject *))(cpy_r_self);"
        f" /* {name} */"
    )


@pytest.mark.parametrize(
    "between",
    [
        "cpy_r_r5 = cpy_r_i * 8;",
        "((AgendaObject *)cpy_r_self)->_frame = cpy_r_i;",
        "cpy_r_r5 = CPyDef_place_of(cpy_r_i);",
        "cpy_r_r5 = CPyDef_Table___kind(cpy_r_self, cpy_r_i);",
        method("kind"),
        "if (cpy_r_r2) goto CPyL2;",
    ],
)
def test_a_row_that_is_only_looked_at_is_not_counted(monkeypatch: pytest.MonkeyPatch, between: str) -> None:
    assert counts_left(monkeypatch, between) == 0


@pytest.mark.parametrize(
    "between",
    [
        "cpy_r_r5 = CPyDef_Table___move(cpy_r_self, cpy_r_i);",  # it may give the table another row,
        "cpy_r_r5 = CPyDef_far(cpy_r_i);",  # and so may what calls it,
        method("move"),  # and whoever's method it is,
        method("elsewhere"),  # and what nobody knows
        "cpy_r_r5 = CPyDef_elsewhere(cpy_r_i);",
        "VEC_I64_DECREF(((AgendaObject *)cpy_r_self)->_agenda);",
        "CPy_DECREF(cpy_r_r6);",
        "((AgendaObject *)cpy_r_self)->_other = cpy_r_r0;",
        "cpy_r_r0.len = 0;",
        "return cpy_r_r1;",
    ],
)
def test_a_row_is_counted_where_something_may_let_go_of_it(monkeypatch: pytest.MonkeyPatch, between: str) -> None:
    assert counts_left(monkeypatch, between) == 3


GROW = """char CPyDef_offer(PyObject *cpy_r_self, int64_t cpy_r_n) {
cpy_r_r0 = ((AgendaObject *)cpy_r_self)->_options;
VEC_I64_INCREF(cpy_r_r0);
BETWEEN
cpy_r_r1 = appended(cpy_r_r0, cpy_r_n);
if (unlikely(cpy_r_r1.len < 0)) {
CPy_AddTraceback("agenda.py", "offer", 1, NULL);
goto CPyL1;
}
cpy_r_r2 = appended(cpy_r_r1, 7);
if (unlikely(cpy_r_r2.len < 0)) {
CPy_AddTraceback("agenda.py", "offer", 1, NULL);
goto CPyL1;
}
VEC_I64_DECREF(((AgendaObject *)cpy_r_self)->_WHERE);
((AgendaObject *)cpy_r_self)->_WHERE = cpy_r_r2;
return 1;
CPyL1: ;
return 2;
}
"""


def grown(monkeypatch: pytest.MonkeyPatch, between: str, where: str = "options") -> tuple[int, int]:
    """How often a row that grows is counted, and how often it is taken out of its attribute."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from importlib import import_module

    code: str = import_module("quicken").grown_in_place(GROW.replace("BETWEEN", between).replace("WHERE", where))
    return code.count("CREF("), code.count("->_options = (VecI64){0, NULL};")


@pytest.mark.parametrize("between", ["cpy_r_r3 = cpy_r_n << 6;", "cpy_r_r3 = ((AgendaObject *)cpy_r_self)->_frame;"])
def test_a_row_that_only_grows_is_taken_out_meanwhile(monkeypatch: pytest.MonkeyPatch, between: str) -> None:
    assert grown(monkeypatch, between) == (0, 1)


@pytest.mark.parametrize(
    ("between", "where"),
    [
        ("cpy_r_r3 = CPyDef_elsewhere(cpy_r_self);", "options"),  # it may look at the attribute,
        ("cpy_r_r3 = ((AgendaObject *)cpy_r_self)->_options;", "options"),  # and so does this
        ("cpy_r_r3 = cpy_r_r0;", "options"),
        ("if (cpy_r_r3) goto CPyL1;", "options"),  # the row would not come back
        ("cpy_r_r3 = cpy_r_n << 6;", "agenda"),  # it becomes that of another
    ],
)
def test_a_row_stays_in_its_attribute_where_anything_else_is_done(
    monkeypatch: pytest.MonkeyPatch, between: str, where: str
) -> None:
    assert grown(monkeypatch, between, where) == (2, 0)


ROWS = """
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

class Thing:
    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def times(self, n: i64) -> i64:
        return self.n * n

class Box:
    def __init__(self, things: list[Thing]) -> None:
        self.things: Final = things
        self.first: Final = things[0]
        self.kept: Thing = things[0]

    def sums(self, n: i64) -> i64:
        total: i64 = 0
        for thing in self.things:
            total += thing.times(n)
        first = self.first
        return total + first.times(n) + self.at(n % 3).times(1)

    def at(self, i: i64) -> Thing:
        thing = self.things[i]
        return thing

    def keep(self, i: i64) -> None:
        thing = self.things[i]
        self.kept = thing

class Holder:
    def __init__(self) -> None:
        self.row: vec[i64] = vec[i64]()

    def fill(self, n: i64) -> None:
        i: i64 = 0
        while i < n:
            self.row = append(self.row, i)
            i += 1

    def at(self, i: i64) -> i64:
        return self.row[self.where(i)]

    def where(self, i: i64) -> i64:
        return i

    def sums(self, times: i64) -> i64:
        total: i64 = 0
        for n in range(times):
            self.row = vec[i64]()
            self.fill(n % 150)
            for k in (self.row[:], self.row[1:], self.row[-3:], self.row[2:1], vec[i64](capacity=n % 270)):
                blank = vec[i64]([0, 0, n])
                for m in append(k, blank[0]):
                    total += m
                total += len(k) + blank[2]
        return total

    def taken(self, left: i64) -> i64:
        row, total = self.row[:], i64(0)
        while len(row) > left:
            row, last = pop(row)
            total = (total * 10 + last) % 1009
        row, first = pop(row, 0)
        return total * 100 + first * 10 + len(row)

    def steps(self, steps: list[str], i: i64) -> str:
        return steps[i]

def parted(n: i64, by: i64) -> i64:
    return n // by * 100 + n % by
"""
USE = """
import sys
sys.path.insert(0, sys.argv[1])
from wtactics.engine.rows import Box, Holder, Thing, parted
things = [Thing(n + 300) for n in range(3)]
box = Box(things)
held = [sys.getrefcount(thing) for thing in things]
print(sum(box.sums(n) + box.at(n % 3).n for n in range(500)))
for n in range(501):
    box.keep(n % 3)
print(box.kept.n, [sys.getrefcount(thing) - before for thing, before in zip(things, held)])
holder = Holder()
print(holder.sums(700))
holder.fill(3)
print(holder.at(0), holder.at(-1), holder.steps(["a", "b"], 1), holder.steps(["a", "b"], -2))
print(holder.taken(2), holder.taken(3), [parted(n, by) for n in (7, -7, 8, 0) for by in (4, -4, 3, -1)])
for wrong in (lambda: parted(1, 0), lambda: holder.taken(0)):
    try:
        wrong()
    except (ZeroDivisionError, IndexError) as error:
        print(type(error).__name__)
for wrong in (lambda: holder.at(10_000), lambda: holder.steps(["a"], 1), lambda: holder.steps(["a"], -2)):
    try:
        wrong()
    except IndexError:
        print("IndexError")
"""


@pytest.mark.compiled
@pytest.mark.skipif(shutil.which("cc") is None, reason="nothing is optimised without a C compiler")
def test_rows_and_things_are_the_same_and_held_as_often_as_without_our_calls(
    interpreted_python: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "wtactics" / "engine"
    package.mkdir(parents=True)
    for name, text in (("../__init__", ""), ("__init__", ""), ("rows", ROWS)):
        (package / f"{name}.py").write_text(text, "utf-8")
    by_sources = interpreted_python("-c", USE, str(tmp_path))
    assert by_sources.split()[-3:] == ["IndexError"] * 3
    monkeypatch.setenv("WTACTICS_OPT", "2")
    interpreted_python(str(TOOL), "--in", str(tmp_path))
    (package / "rows.py").unlink()  # so that nothing but the compiled form can be found
    assert interpreted_python("-c", USE, str(tmp_path)) == by_sources
