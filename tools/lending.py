"""Leave out of mypyc's C the counting of things that somebody else holds anyway while a function runs.

mypyc counts one more holder for each thing that a function takes by a name, and one less when it is done with it. Nobody can
let go meanwhile of what a function is handed, for its caller holds it; of what lies in a Final attribute of such a thing; and
of what lies in a list that lies there, for such lists are laid out before games begin, and nothing is taken out of them while
one is played. None of these is counted any more where the function only looks at it and hands it on: whoever returns or keeps
a thing counts as before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

STRUCT = re.compile(r"typedef struct \{\n([^{}]*)\} (\w+)Object;")
FIELD = re.compile(r"\b_(\w+);")
CLASS = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{\n(.*?)\n\};", re.DOTALL)
DOOR = re.compile(r'\{"(\w+)",\s*\(getter\)\w+, (NULL|\(setter\))')  # of an attribute for Python: may it be written?
HEAD = re.compile(r"[A-Za-z_][\w \*]*?\bCPyDef_\w+\(([^;\n]*)\)\s*\{")
ARGUMENT = re.compile(r"PyObject \*(cpy_r_\w+)")
DECLARED = re.compile(r"(?!return )[A-Za-z_]\w* \**(cpy_r_\w+);")
GIVEN = re.compile(r"(cpy_r_\w+) = (.*);(?: /\*.*\*/)?")
ATTRIBUTE = re.compile(r"\(\((\w+)Object \*\)(cpy_r_\w+)\)->_(\w+)")
ITEM = re.compile(r"item_(?:at|lent)\((cpy_r_\w+), (?:cpy_r_\w+|\d+)\)")
IN_TURN = re.compile(r"\*\(PyObject \* \*\)(cpy_r_\w+)")  # the item at this place of a list,
TO_THE_LIST = (  # which is reckoned so from where the list lies
    re.compile(r"(cpy_r_\w+) \+ cpy_r_\w+"),
    re.compile(r"\*\(CPyPtr \*\)(cpy_r_\w+)"),
    re.compile(r"\(CPyPtr\)\(\(CPyPtr\)(cpy_r_\w+) \+ offsetof\(PyListObject, ob_item\)\)"),
)
NAME = re.compile(r"cpy_r_\w+")
COUNT = re.compile(r"CPy_(?:INCREF|DECREF|DecRef)\((cpy_r_\w+)\);")
CALL = re.compile(r"(?:CPyDef_\w+|CPY_GET_METHOD\(.*\(\*\)\([^()]*\)\))\([^()]*\)")
LOOK = re.compile(  # at a thing: at what it has, at what it is, and complaints of it
    r"\(\(\w+ \*\)(cpy_r_\w+)\)->\w+|\(CPyPtr\)(cpy_r_\w+) \+|Py_TYPE\((cpy_r_\w+)\)|\(PyObject \*\)(cpy_r_\w+),"
    r"|(cpy_r_\w+) [!=]= (?:NULL|Py_None)|(cpy_r_\w+) [!=]= (cpy_r_\w+)|item_(?:at|lent)\((cpy_r_\w+),"
    r"|CPy_TypeError(?:Traceback)?\(.*, (cpy_r_\w+)\)"
)


class Finals:
    """Which attributes are Final: no class lets anybody write them but who makes the thing."""

    def __init__(self, header: str, texts: Iterable[str]) -> None:
        """The header has the fields of every class, those of its base first; the texts have the doors to attributes."""
        self.fields = {name: tuple(FIELD.findall(fields)) for fields, name in STRUCT.findall(header)}
        # Classes by the ends of their names: elsewhere mypyc leaves out as much in front as it can
        self.long = {name[at.end() :]: name for name in self.fields for at in re.finditer("___", name)}
        self.doors: dict[
            str, list[tuple[str, bool]]
        ] = {}  # attribute -> the classes that declare it; is it Final there?
        for text in texts:
            for name, doors in CLASS.findall(text):
                for attribute, setter in DOOR.findall(doors):
                    self.doors.setdefault(attribute, []).append((name, setter == "NULL"))

    def has(self, name: str, attribute: str) -> bool:
        """Is this attribute of this class Final, whichever of its bases declares it?"""
        own = self.fields.get(name, ())
        found = [final for base, final in self.doors.get(attribute, []) if self.is_base(base, own, attribute)]
        return all(found) and len(found) > 0

    def is_base(self, name: str, own: tuple[str, ...], attribute: str) -> bool:
        """Could this be a class with the attribute, or a base of one, that has these fields?"""
        fields = self.fields.get(self.long.get(name, name), ())
        return attribute in fields and own[: len(fields)] == fields


def uncounted(function: str, final: Finals) -> str:
    """The code of a function, which has no indents, in which things are not counted that others hold."""
    lines = function.split("\n")
    head = HEAD.fullmatch(lines[0])
    if head is None:
        return function
    given: dict[str, list[str]] = {}
    for line in lines:
        if found := GIVEN.fullmatch(line):
            given.setdefault(found[1], []).append(found[2])
    held = lent_things(given, ARGUMENT.findall(head[1]), final)
    webs = webs_of(given, held)
    kept = {webs[name] for line in lines[1:] for name in kept_by(line, held)}
    lent = {name for name in held if webs[name] not in kept}
    left = [line for line in lines if not ((found := COUNT.fullmatch(line)) and found[1] in lent)]
    return "\n".join(with_lent_items(line, lent) for line in left)


def lent_things(given: dict[str, list[str]], arguments: list[str], final: Finals) -> set[str]:
    """The names by which a function has things that others hold: each is given one value, and keeps it."""
    held = {name for name in arguments if name not in given}
    once = {name: value for name, values in given.items() if (value := only(values))}
    while more := {name for name, value in once.items() if name not in held and is_held(value, once, held, final)}:
        held |= more
    return held


def only(values: list[str]) -> str:
    """The one value that a name is given, but for nothing at all; empty where there are several."""
    found = [value for value in values if value != "NULL"]
    return found[0] if len(found) == 1 else ""


def is_held(value: str, once: dict[str, str], held: set[str], final: Finals) -> bool:
    """Is this what a thing that is held keeps for good, or the thing itself by another name?"""
    if value in held:
        return True
    if found := ATTRIBUTE.fullmatch(value):
        return found[2] in held and final.has(found[1], found[3])
    if found := ITEM.fullmatch(value):
        return found[1] in held and is_kept_list(found[1], once)
    if found := IN_TURN.fullmatch(value):
        for step in TO_THE_LIST:
            found = step.fullmatch(once.get(found[1], ""))
            if found is None:
                return False
        return found[1] in held and is_kept_list(found[1], once)
    return False


def is_kept_list(name: str, once: dict[str, str]) -> bool:
    """Is this list, whatever it is called, taken from an attribute?"""
    value = once.get(name, "")
    return ATTRIBUTE.fullmatch(value) is not None or (value in once and is_kept_list(value, once))


def webs_of(given: dict[str, list[str]], held: set[str]) -> dict[str, str]:
    """For each of these names the one that stands for all of the same thing: counts go with the thing, not with a name."""
    webs = {name: name for name in held}
    for name in held:
        if name in given and (other := only(given[name])) in held:
            old, new = webs[name], webs[other]
            webs = {each: new if web == old else web for each, web in webs.items()}
    return webs


def kept_by(line: str, held: set[str]) -> list[str]:
    """The things that this line does more with than to count them, look at them and hand them on."""
    names = [name for name in NAME.findall(line) if name in held]
    if not names or COUNT.fullmatch(line) or DECLARED.fullmatch(line):
        return []
    found = GIVEN.fullmatch(line)
    if found and found[1] in held:
        if found[2] in held or found[2] == "NULL":
            return []
        names.remove(found[1])
    if CALL.search(line):
        return [name for name in NAME.findall(CALL.sub("", line)) if name in names]
    looked_at = [name for groups in LOOK.findall(line) for name in groups if name]
    return [name for name in names if names.count(name) > looked_at.count(name)]


def with_lent_items(line: str, lent: set[str]) -> str:
    """An item of a list is lent, too, if its name is."""
    found = GIVEN.fullmatch(line)
    return line.replace(" item_at(", " item_lent(") if found and found[1] in lent else line
