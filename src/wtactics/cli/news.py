"""What has happened on a table since it was last told, without what everybody takes for granted."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from wtactics.engine import facts
from wtactics.engine.places import RESERVE
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.telling import FACT, facts_for, forget_facts
from wtactics.rulesets.arc.story import is_laying, sentence
from wtactics.rulesets.arc.table import ArcTable

QUIET: Final = (facts.PHASE_BEGAN, facts.PHASE_ENDED, facts.TURN_ENDED, facts.RESOLVED)  # the table shows them
MARKS: Final = (facts.MARKED, facts.UNMARKED)


def news(t: ArcTable, seat: int) -> list[str]:
    """The sentences for this seat (-1: an onlooker); what happened several times over is said once. Then it is forgotten."""
    noted = facts_for(t, seat)
    forget_facts(t)
    told = [list(noted[at : at + FACT]) for at in range(0, len(noted), FACT)]
    lines = [
        sentence(t, *fact)
        for i, fact in enumerate(told)
        if fact[0] not in QUIET
        and not is_laying(noted, i * FACT)
        and not (fact[0] in MARKS and is_gem(t, fact[1]))
        and not (fact[0] == facts.STRUCK and [facts.HURT, fact[2], fact[1], fact[3]] in told[max(0, i - 1) : i])
    ]
    said: list[str] = []
    for line, run in groupby(line for line in lines if line):
        times = len(list(run))
        said.append(line if times == 1 else f"{line} (x{times})")
    return said


def is_gem(t: ArcTable, name: int) -> bool:
    """Is this a resource card, whose marks the gems tell?"""
    return name >= FACE_DOWN or bool(t.place[name] & 15 == RESERVE)
