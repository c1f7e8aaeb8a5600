"""Make the C code of what games call quicker than mypyc writes it, and mean the same.

Calls into other libraries give way to what tools/rows.h has for them. And rows that are only looked at are not counted: for
`t.row[t.n]` mypyc writes that it takes the row, counts one more who holds it, looks at a number of it, and counts one less.
Meanwhile the table holds it anyway, as long as nothing is called and no attribute is given another row. Where that is so on
every way from one count to the other, both are left out. What this file does not know to be harmless leaves them in: so
other C makes the code slower, and never wrong.
"""

from __future__ import annotations

import re
from pathlib import Path

HEAD = Path(__file__).with_name("rows.h").read_text("utf-8")
INSTEAD = {
    "VecI64Api.alloc(": "row_of(",
    "VecI64Api.append(": "appended(",
    "VecI64Api.slice(": "part_of(",
    "CPyList_GetItemInt64(": "item_at(",
    "CPyList_GetItemInt64Borrow(": "item_lent(",
    "PyObject_TypeCheck(": "is_of_class((PyObject *)",
}
HELD = re.compile(r"VEC_I64_INCREF\((cpy_r_\w+)\);")
LABEL = re.compile(r"(CPyL\d+): ;")
JUMP = re.compile(r"goto (CPyL\d+);")
BRANCH = re.compile(r"if \((.*)\) goto (CPyL\d+);")
FORK = re.compile(r"if \((.*)\) \{")
COUNT = re.compile(r"VEC_I64_(?:INCREF|DECREF)\(cpy_r_\w+\);")  # of another row, which somebody else holds, too
ERROR = re.compile(r"(?:cpy_r_\w+ = )?(?:PyErr_SetNone|PyErr_SetString|PyErr_Occurred|CPy_AddTraceback)\(.*\);")
READER = re.compile(r"CPyDef_(?:engine___places|bits)___\w+\(|CPyList_GetItemInt64Borrow\(")  # of numbers, or of a list
PLACED = r"cpy_r_\w+|\(\(\w+ \*\)cpy_r_\w+\)->_\w+|\*\(int64_t \*\)cpy_r_\w+"
PLAIN = re.compile(rf"(?:{PLACED}) = (.*);")
NO_CALL = re.compile(r"\b(?:un)?likely\(|\((?:u?int64_t|uint32_t|char|CPyPtr|CPyTagged|Py_ssize_t|\w+ \*)\)")
CALL = re.compile(r"[\w)]\(")


def quickened(function: str) -> str:
    """The code of a function, which has no indents."""
    text = lent(function)
    for call, ours in INSTEAD.items():
        text = text.replace(call, ours)
    return text


def lent(function: str) -> str:
    """The code of a function in which no row is counted that is only looked at."""
    lines = function.split("\n")
    places = {found[1]: n for n, line in enumerate(lines) if (found := LABEL.fullmatch(line))}
    idle: set[int] = set()
    for n, line in enumerate(lines):
        if found := HELD.fullmatch(line):
            idle |= idle_counts(lines, places, n, found[1])
    return "\n".join(line for n, line in enumerate(lines) if n not in idle)


def idle_counts(lines: list[str], places: dict[str, int], begin: int, row: str) -> set[int]:
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
            ways = ways_on(lines, places, n)
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


def ways_on(lines: list[str], places: dict[str, int], n: int) -> list[int]:
    """The lines that may come after this one; none if it may let go of a row, or is not known."""
    line = lines[n]
    if found := JUMP.fullmatch(line):
        return [places[found[1]]]
    if found := BRANCH.fullmatch(line):
        return [n + 1, places[found[2]]] if calls_nothing(found[1]) else []
    if found := FORK.fullmatch(line):
        return [n + 1, behind(lines, n)] if calls_nothing(found[1]) else []
    if line == "}" or LABEL.fullmatch(line) or COUNT.fullmatch(line) or ERROR.fullmatch(line):
        return [n + 1]
    found = PLAIN.fullmatch(line)
    return [n + 1] if found and calls_nothing(found[1]) else []


def behind(lines: list[str], n: int) -> int:
    """The line after what stands in the braces that are opened here."""
    while not lines[n].startswith("}"):
        n += 1
    return n + 1


def calls_nothing(words: str) -> bool:
    """Is this reckoned without a call?"""
    return not CALL.search(NO_CALL.sub("(", READER.sub("(", words)))
