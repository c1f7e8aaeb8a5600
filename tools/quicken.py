"""Make the C code of what games call quicker than mypyc writes it, and mean the same.

Calls into other libraries give way to what tools/rows.h has for them; things are not counted that others hold (lending.py).
And rows that are only looked at are not counted: for `t.row[t.n]` mypyc writes that it takes the row, counts one more who
holds it, looks at a number of it, and counts one less. Meanwhile the table holds it anyway, as long as no attribute is given
another row: by nothing that is called, that is, but by readers, which give none any other. Where that is so on every way from
one count to the other, both are left out. What this file does not know to be harmless leaves them in: so other C makes the
code slower, and never wrong. A row of an attribute that only grows is not counted either: it is taken out, and put back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

HEAD = Path(__file__).with_name("rows.h").read_text("utf-8")
INSTEAD = {
    "VecI64Api.alloc(": "row_of(",
    "VecI64Api.append(": "appended(",
    "VecI64Api.slice(": "part_of(",
    "VecI64Api.pop(": "popped(",
    "CPyInt64_Remainder(": "remainder_of(",
    "CPyInt64_Divide(": "quotient_of(",
    "CPyList_GetItemInt64(": "item_at(",
    "CPyList_GetItemInt64Borrow(": "item_lent(",
    "PyObject_TypeCheck(": "is_of_class((PyObject *)",
}
TAKEN = re.compile(r"(cpy_r_\w+) = (\(\(\w+ \*\)cpy_r_\w+\)->_\w+);")
LONGER = re.compile(r"(cpy_r_\w+) = appended\((cpy_r_\w+), (?:cpy_r_\w+|-?\d+)\);")
EMPTY = "(VecI64){0, NULL}"
HELD = re.compile(r"VEC_I64_INCREF\((cpy_r_\w+)\);")
LABEL = re.compile(r"(CPyL\d+): ;")
JUMP = re.compile(r"goto (CPyL\d+);")
BRANCH = re.compile(r"if \((.*)\) goto (CPyL\d+);")
FORK = re.compile(r"if \((.*)\) \{")
COUNT = re.compile(r"VEC_I64_(?:INCREF|DECREF)\(cpy_r_\w+\);")  # of another row, which somebody else holds, too
ERROR = re.compile(r"(?:cpy_r_\w+ = )?(?:PyErr_\w+|CPy_AddTraceback|CPy_\w*Error\w*|CPy_Unreachable)\(.*\); ?")
PLACED = r"cpy_r_\w+|\(\(\w+ \*\)cpy_r_\w+\)->_\w+|\*\(int64_t \*\)cpy_r_\w+"
PLAIN = re.compile(rf"(?:{PLACED}) = (.*);")
LONE = re.compile(r"if \((.*)\)")
NO_CALL = re.compile(
    r"\b(?:un)?likely\(|\((?:u?int64_t|uint32_t|char|CPyPtr|CPyTagged|Py_ssize_t|\w+ \*|PyObject \* \*)\)"
)
METHOD = re.compile(r"CPY_GET_METHOD\(.*\(\*\)\([^()]*\)\)\([^()]*\); /\* (\w+) \*/")
CALL = re.compile(r"([\w)]+)\(")
NAMED = re.compile(r"[A-Za-z_]\w* \**CPyDef_(\w+)\([^;]*\) \{")
DEFINED = re.compile(r"\bCPyDef_(\w+)\(")
BY_BASE = re.compile(r"__[A-Za-z0-9]+_glue$")
NOTHING = re.compile(  # is done by such a line to a thing that was there before
    r"\}|\} else|else|else \{|return .*;|[A-Za-z_]\w* \**cpy_r_\w+;|CPy_(?:INCREF|DECREF|DecRef)\(cpy_r_\w+\);|"
    r"cpy_r_\w+\.\w+ = [\w-]+;|"
)
HARMLESS = frozenset(
    (
        "row_of",
        "appended",
        "part_of",
        "popped",
        "remainder_of",
        "item_at",
        "item_lent",
        "is_of_class",
        "offsetof",
        "Py_TYPE",
        "quotient_of",
    )
)


def quickened(functions: list[str], texts: list[str]) -> list[str]:
    """The code of these functions, which have no indents and our calls already; the texts are all of the code."""
    readers = readers_of(functions, {name for text in texts for name in DEFINED.findall(text)})
    return [
        grown_in_place(lent(function, readers)) for function in functions
    ]  # in this order: who grows a row is no reader


def instead(function: str) -> str:
    """The code of a function with our calls instead of those into other libraries."""
    for call, ours in INSTEAD.items():
        function = function.replace(call, ours)
    return function


# ---- what only reads


def readers_of(functions: list[str], names: Iterable[str]) -> set[str]:
    """Which of these functions give no attribute another row or thing, and call only such; and methods, if all so named are."""
    needs = {
        found[1]: needed
        for code in functions
        if (found := NAMED.match(code)) and (needed := needs_of_all(code)) is not None
    }
    methods: dict[str, set[str]] = {}
    for name in names:
        methods.setdefault("." + BY_BASE.sub("", name).rpartition("___")[2], set()).add(name)
    readers = set(needs)
    while fallen := {name for name in readers if not all(is_reader(need, readers, methods) for need in needs[name])}:
        readers -= fallen
    return readers | {name for name, all_so_called in methods.items() if all_so_called <= readers}


def is_reader(need: str, readers: set[str], methods: dict[str, set[str]]) -> bool:
    """Is the function, or each method of this name, among the readers?"""
    return methods.get(need, {""}) <= readers if need.startswith(".") else need in readers


def needs_of_all(function: str) -> set[str] | None:
    """The functions and methods that it calls, if it does nothing else that could let go of a row."""
    needs = set[str]()
    for line in function.split("\n")[1:]:
        needed = set[str]() if NOTHING.fullmatch(line) else needs_of(line)
        if needed is None:
            return None
        needs |= needed
    return needs


def needs_of(line: str) -> set[str] | None:
    """The functions and methods that must be readers for this line to let go of no row; None if it might in any case."""
    if LABEL.fullmatch(line) or JUMP.fullmatch(line) or COUNT.fullmatch(line) or ERROR.fullmatch(line):
        return set()
    needs = set[str]()
    if found := METHOD.search(line):
        needs.add("." + found[1])
        line = line.replace(found[0], "0;")
    found = BRANCH.fullmatch(line) or FORK.fullmatch(line) or LONE.fullmatch(line) or PLAIN.fullmatch(line)
    if found is None:
        return None
    for name in CALL.findall(NO_CALL.sub("(", found[1])):
        if name.startswith("CPyDef_"):
            needs.add(name.removeprefix("CPyDef_"))
        elif name not in HARMLESS:
            return None
    return needs


# ---- rows that grow


def grown_in_place(function: str) -> str:
    """The code of a function in which an attribute's row that only grows is not counted: it is taken out meanwhile."""
    lines = function.split("\n")
    for n, line in enumerate(lines[1:], 1):
        if HELD.fullmatch(line) and (taken := TAKEN.fullmatch(lines[n - 1])) and line == f"VEC_I64_INCREF({taken[1]});":
            end = where_it_is_back(lines, n + 1, taken[1], taken[2])
            if end:
                lines[n] = f"{taken[2]} = {EMPTY};"
                lines[end] = ""
    return "\n".join(lines)


def where_it_is_back(lines: list[str], n: int, row: str, attribute: str) -> int:
    """The line by which the attribute lets go of its row for one that this has grown to; 0 if anything else may be done."""
    grown = False
    while not (grown and lines[n : n + 2] == [f"VEC_I64_DECREF({attribute});", f"{attribute} = {row};"]):
        line = lines[n]
        if found := LONGER.fullmatch(line):
            fails = lines[n + 1 : n + 5]
            known = fails[0] == f"if (unlikely({found[1]}.len < 0)) {{" and fails[1].startswith("CPy_AddTraceback(")
            if found[2] != row or not known or not JUMP.fullmatch(fails[2]) or fails[3] != "}":
                return 0
            row, grown, n = found[1], True, n + 5
        elif PLAIN.fullmatch(line) and needs_of(line) == set() and field_of(attribute) not in line and row not in line:
            n += 1
        else:
            return 0
    return n


def field_of(attribute: str) -> str:
    """How the attribute is called of whatever thing."""
    return attribute[attribute.index(")->") + 1 :]


# ---- rows that are only looked at


def lent(function: str, readers: set[str]) -> str:
    """The code of a function in which no row is counted that is only looked at."""
    lines = function.split("\n")
    places = {found[1]: n for n, line in enumerate(lines) if (found := LABEL.fullmatch(line))}
    idle: set[int] = set()
    for n, line in enumerate(lines):
        if found := HELD.fullmatch(line):
            idle |= idle_counts(lines, places, n, found[1], readers)
    return "\n".join(line for n, line in enumerate(lines) if n not in idle)


def idle_counts(lines: list[str], places: dict[str, int], begin: int, row: str, readers: set[str]) -> set[int]:
    """The lines that count this row up and down, if nothing can happen to it in between; else none."""
    downs = {n for n, line in enumerate(lines) if line == f"VEC_I64_DECREF({row});"}
    if not is_only_looked_at(lines, begin, row):
        return set()
    met, seen, todo = set[int](), set[int](), [begin + 1]
    while todo:
        n = todo.pop()
        if n in downs:
            met.add(n)
        elif n not in seen:
            seen.add(n)
            ways = ways_on(lines, places, n, readers)
            if not ways:
                return set()
            todo += ways
    return {begin, *met} if met == downs else set()


def is_only_looked_at(lines: list[str], begin: int, row: str) -> bool:
    """Is the row an attribute's, taken once in the function, and used for nothing but its numbers and how many these are?"""
    taken = re.compile(rf"{row} = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;")
    known = (f"VecI64 {row};", f"VEC_I64_DECREF({row});")
    name, looked_at, written = (re.compile(rf"\b{row}{rest}") for rest in (r"\b", r"\.(?:len|items)\b", r"\.\w+ = "))
    uses = [line for n, line in enumerate(lines) if n != begin and line not in known and name.search(line)]
    others = [line for line in uses if written.search(line) or name.search(looked_at.sub("", line))]
    return len(others) == 1 and taken.fullmatch(others[0]) is not None


def ways_on(lines: list[str], places: dict[str, int], n: int, readers: set[str]) -> list[int]:
    """The lines that may come after this one; none if it may let go of a row, or is not known."""
    line = lines[n]
    if found := JUMP.fullmatch(line):
        return [places[found[1]]]
    if line == "}":
        return [n + 1]
    if line in ("else", "} else"):
        return [n + 1, n + 2]
    if line == "else {":
        return [n + 1, behind(lines, n)]
    needs = needs_of(line)
    if needs is None or not needs <= readers:
        return []
    if found := BRANCH.fullmatch(line):
        return [n + 1, places[found[2]]]
    if FORK.fullmatch(line):
        return [n + 1, behind(lines, n)]
    return [n + 1, n + 2] if LONE.fullmatch(line) else [n + 1]


def behind(lines: list[str], n: int) -> int:
    """The line after what stands in the braces that are opened here."""
    while not lines[n].startswith("}"):
        n += 1
    return n + 1
