"""Things that others hold while a function runs are not counted in mypyc's C; whatever is kept, or may go, is."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from wtactics import form

TOOLS = Path(__file__).resolve().parents[1] / "tools"
SOURCES = TOOLS.parent / "src" / "wtactics"
TAKING = {"pop", "remove", "clear", "insert", "sort", "reverse"}  # what makes a list let go of something, or move it
READING = "vocabulary/reading/"  # goes on before games, in a Reading of its own that is handed about as `reading`
HEADER = """
typedef struct {
    PyObject_HEAD
    PyObject *_library;
    PyObject *_open;
} game___engine___table___TableObject;
typedef struct {
    PyObject_HEAD
    PyObject *_library;
    PyObject *_open;
    PyObject *_steps;
} game___engine___table___RealmObject;
typedef struct {
    PyObject_HEAD
    PyObject *_name;
    PyObject *_library;
} game___bots___BotObject;
"""
DOORS = """
static PyGetSetDef table___Table_getseters[] = {
    {"library",
     (getter)table___Table_get_library, NULL,
     NULL, NULL},
    {"open",
     (getter)table___Table_get_open, (setter)table___Table_set_open,
     NULL, NULL},
    {NULL, NULL, NULL, NULL}
};
static PyGetSetDef table___Realm_getseters[] = {
    {"steps",
     (getter)table___Realm_get_steps, NULL,
     NULL, NULL},
    {NULL, NULL, NULL, NULL}
};
static PyGetSetDef bots___Bot_getseters[] = {
    {"library",
     (getter)bots___Bot_get_library, (setter)bots___Bot_set_library,
     NULL, NULL},
    {NULL, NULL, NULL, NULL}
};
"""
FUNCTION = """char CPyDef_look(PyObject *cpy_r_t, PyObject *cpy_r_row) {
PyObject *cpy_r_r0;
TAKE
DO
CPy_DECREF(cpy_r_r0);
return 1;
}"""
OF_REALM = "cpy_r_r0 = ((game___engine___table___RealmObject *)cpy_r_t)->"
FINAL = OF_REALM + "_library;\nCPy_INCREF(cpy_r_r0);"
LIST = OF_REALM.replace("r_r0", "r_r5") + "_steps;\n"
IN_TURN = """cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
cpy_r_r8 = cpy_r_r7 + cpy_r_r9;
cpy_r_r0 = *(PyObject * *)cpy_r_r8;
CPy_INCREF(cpy_r_r0);"""


def code(monkeypatch: pytest.MonkeyPatch, take: str, do: str) -> str:
    """The code of a function that takes a thing so, does this with it, and lets go of it."""
    monkeypatch.syspath_prepend(str(TOOLS))
    lending = import_module("lending")
    written: str = lending.uncounted(FUNCTION.replace("TAKE", take).replace("DO", do), lending.Finals(HEADER, [DOORS]))
    return written


@pytest.mark.parametrize(
    "take",
    [
        FINAL,
        LIST + "cpy_r_r0 = item_at(cpy_r_r5, cpy_r_n);",
        LIST + IN_TURN,
        FINAL.replace("r_r0", "r_r1") + "\nif (likely(Py_TYPE(cpy_r_r1) == CPyType_X))\ncpy_r_r0 = cpy_r_r1;",
        "cpy_r_r0 = cpy_r_t;\nCPy_INCREF(cpy_r_t);",
        "cpy_r_r0 = cpy_r_t;\nelse {\ncpy_r_r0 = NULL;\n}",
    ],
)
def test_what_others_hold_is_not_counted(monkeypatch: pytest.MonkeyPatch, take: str) -> None:
    written = code(monkeypatch, take, "cpy_r_r2 = CPyDef_ask(cpy_r_r0, cpy_r_t);\nif (cpy_r_r0 == NULL) goto CPyL1;")
    assert "CREF" not in written
    assert "item_at" not in written


@pytest.mark.parametrize(
    "take",
    [
        OF_REALM + "_open;\nCPy_INCREF(cpy_r_r0);",  # it may be given another
        FINAL.replace("Realm", "Nobody"),
        FINAL.replace("engine___table___Realm", "bots___Bot"),
        FINAL.replace("cpy_r_t)", "cpy_r_x)"),  # of a thing that nobody need hold
        FINAL + "\ncpy_r_r0 = CPY_GET_METHOD(cpy_r_t)(cpy_r_t); /* made */",  # or by the same name another
        "cpy_r_r0 = item_at(cpy_r_row, cpy_r_n);",  # out of a list that may be anybody's
    ],
)
def test_what_may_go_is_counted(monkeypatch: pytest.MonkeyPatch, take: str) -> None:
    assert "CPy_DECREF(cpy_r_r0);" in code(monkeypatch, take, "")


@pytest.mark.parametrize(
    "do",
    [
        "return cpy_r_r0;",
        "((game___engine___table___TableObject *)cpy_r_t)->_open = cpy_r_r0;",
        "PyTuple_SET_ITEM(cpy_r_r3, 0, cpy_r_r0);",
        "PyObject *cpy_r_r4[1] = {cpy_r_r0};",
        "cpy_r_r3 = cpy_r_r0;\ncpy_r_r3 = CPyDef_made();",
    ],
)
def test_what_is_kept_is_counted(monkeypatch: pytest.MonkeyPatch, do: str) -> None:
    written = code(monkeypatch, FINAL, do)
    assert written.count("CREF(cpy_r_r0)") == 2


def trees() -> dict[str, ast.Module]:
    """What is compiled, but for the reading of cards, by file."""
    files = [path for package in form.COMPILED_PACKAGES for path in (SOURCES / package).rglob("*.py")]
    named = {path.relative_to(SOURCES).as_posix(): path for path in files}
    return {name: ast.parse(path.read_text("utf-8")) for name, path in named.items() if not name.startswith(READING)}


def declared(tree: ast.Module, word: str) -> set[str]:
    """The attributes in whose declaration there the word stands: Final, or vec."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) and word in ast.dump(node.annotation)]
    return {node.target.attr for node in found if isinstance(node.target, ast.Attribute)}


def let_go(node: ast.AST) -> list[ast.expr]:
    """Out of what something is taken, or in which it is replaced, by this piece of code."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TAKING:
        return [node.func.value]
    targets = node.targets if isinstance(node, ast.Assign | ast.Delete) else []
    return [target.value for target in targets if isinstance(target, ast.Subscript)]


def test_nothing_is_taken_out_of_what_is_final_while_a_game_runs() -> None:
    found = trees()
    finals, rows = (set[str]().union(*(declared(tree, word) for tree in found.values())) for word in ("Final", "vec"))
    assert "abilities" in finals
    taken = {
        f"{name}:{node.lineno} {place.attr}"
        for name, tree in found.items()
        for node in ast.walk(tree)
        for place in let_go(node)
        if isinstance(place, ast.Attribute) and place.attr in finals - rows and isinstance(node, ast.stmt | ast.expr)
        if ast.unparse(place.value) != "reading"
    }
    assert taken == set()
