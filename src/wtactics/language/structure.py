"""A reading as a text for people and tests: every part by the name of its class, with all that it holds."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

# Numbers that the library and the finished text give; no part of the meaning
UNSAID = frozenset(("start", "number", "at"))
DERIVED = frozenset((
    "text", "watches", "laws", "in_phases", "plain", "steady", "only", "resources", "not_me", "single", "types_meant",
    "lying", "board_only", "any_such", "the_noun", "narrow", "recalls", "speaks_of", "any_there", "measure", "also", "leans",
    "one_place", "on_any_city", "all_attackers", "changed", "in_others", "in_gold", "in_points", "in_shapes",
    "by_type", "sole", "anew",
))  # what is said or worked out elsewhere  # fmt: skip
KNOWN: dict[type, dict[str, Any]] = {}
LEFT_OUT = UNSAID | DERIVED
HELD: dict[type, list[str] | None] = {}  # what parts of a compiled class hold; None of one that is not
NOTHING: dict[str, Any] = {}
HIDDEN = "__"  # before names that are Python's: a class is a part, too


def structure(part: Any) -> str:
    """The part with all its parts; two readings mean the same if their structures are equal."""
    if isinstance(part, list | tuple):
        return "[" + ", ".join(structure(each) for each in part) + "]"
    if part is None or isinstance(part, str | int):
        return repr(part)
    usual = defaults(type(part))
    inner = [
        f"{name}={structure(value)}"
        for name, value in attributes(part)
        if not (is_empty(value) or (name in usual and usual[name] == value))
    ]
    return f"{type(part).__name__}({', '.join(inner)})"


def defaults(sort: type) -> dict[str, Any]:
    """What the parts of this class hold unless it is said otherwise; nothing is known of compiled classes."""
    if sort not in KNOWN:
        KNOWN[sort] = {}
        if not hasattr(sort, "__mypyc_attrs__"):
            with suppress(TypeError, ValueError):
                parameters = inspect.signature(sort).parameters.values()
                KNOWN[sort] = {p.name: p.default for p in parameters if p.default is not inspect.Parameter.empty}
    return KNOWN[sort]


def attributes(part: Any) -> list[tuple[str, Any]]:
    """Names and values of what the part holds, in the order of its class."""
    sort = type(part)
    if sort not in HELD:
        told = getattr(sort, "__mypyc_attrs__", None)
        HELD[sort] = None if told is None else [name for name in told if name[:2] != HIDDEN]
    names, own = HELD[sort], getattr(part, "__dict__", NOTHING)  # which a compiled function has not
    held = own.items() if names is None else [(name, getattr(part, name)) for name in names]
    return [one for one in held if (one[0] not in LEFT_OUT and one[0][:2] != HIDDEN) or is_said(*one)]


def is_said(name: str, value: Any) -> bool:
    """Is it part of a meaning, though most of that name are not?"""
    return name in UNSAID and not isinstance(value, int)


def parts_within(part: Any, closed: tuple[type, ...] = ()) -> Iterator[Any]:
    """The part and all that it is made of, however deep; parts of closed classes are left out, with all in them."""
    left, shut = [part], (str, int, *closed)
    while left:
        one = left.pop()
        if isinstance(one, (list, tuple)):
            left += reversed(one)
        elif one is not None and not isinstance(one, shut):
            yield one
            left += [value for _, value in reversed(attributes(one))]


def is_empty(value: Any) -> bool:
    """Is there nothing to say about it?"""
    return value is None or value is False or value in ([], "")
