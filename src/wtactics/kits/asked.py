"""What the open question is about."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import what_of
from wtactics.engine.rows import FRAME
from wtactics.engine.step import WINDOW
from wtactics.engine.table import Table
from wtactics.kits.verbs import PASS


def verb_asked(t: Table) -> i64:
    """The verb of the first option that is not to pass; PASS where there is no other."""
    for o in t.options:
        if what_of(o) != PASS:
            return what_of(o)
    return PASS


def in_window(t: Table) -> bool:
    """Is this a moment in which players may answer each other?"""
    return t.carries(WINDOW, t.frame)


def under_way(t: Table, passage: i64) -> bool:
    """Has the passage been begun, and is it not over?"""
    frame: i64 = 0
    while frame < t.agenda_end:
        if t.carries(passage, frame):
            return True
        frame += FRAME
    return False
