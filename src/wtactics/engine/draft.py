"""A draft: parts of a choice on a copy of the match; what is asked one by one (law 5) may there be named in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import NOBODY, RESERVE, SEAT_THING, Option, card_of, other_of, what_of
from wtactics.engine.step import NOTHING, Step
from wtactics.engine.table import Table


class Draft:
    """The parts of a choice that a player has made and may still take back; the match itself knows nothing of it."""

    def __init__(self, match: Match, parts: Sequence[Option] = ()) -> None:
        self.base: Final = match
        self.match: Final = at_will(match)  # as it would be, with all that could still be named
        self.runs: Final[list[list[Option]]] = []  # the parts; those of one naming are together
        self.under_way: bool = False  # does the open question go on with the last naming?
        for o in parts:
            self.choose(o)

    @property
    def parts(self) -> list[Option]:
        """All parts, as they were made."""
        return [o for run in self.runs for o in run]

    @property
    def named(self) -> list[Option]:
        """What is named so far at the open question, any of which may be taken back."""
        return self.runs[-1][:] if self.under_way else []

    def choose(self, o: Option) -> Option:
        """One part more: the option, or its equal; which of them it was."""
        chosen = equal_offered(self.match.table, o)
        if self.match.over or chosen == NOTHING:
            raise NotOffered(f"option {o} is not offered after {len(self.parts)} parts")
        step, frame = self.match.step, self.match.table.frame
        if not self.under_way:
            self.runs.append([])
        self.runs[-1].append(chosen)
        self.match.choose(chosen)
        self.under_way = goes_on(self.match, step, frame)
        return chosen

    def without(self, o: Option) -> Draft:
        """The same draft, but for this one of what is named at the open question."""
        if o not in self.named:
            raise NotOffered(f"option {o} is not among the {len(self.named)} that are named at this question")
        left = self.named
        left.remove(o)
        return Draft(self.base, [part for run in self.runs[:-1] for part in run] + left)

    def picks(self) -> list[int]:
        """Law 5: the picks that choose just this of the match, each naming in the engine's own order; NotOffered if none do."""
        match, picks = self.base.clone(), list[int]()
        for run in self.runs:
            picks += name(match, run)
        return picks


def at_will(match: Match) -> Match:
    """A copy whose questions offer all that can be named, in any order; what was passed over in the match itself stays so."""
    trial = match.clone()
    if not trial.over and not trial.step.begun(trial.table):
        trial.table.at_will = True
        trial.run()  # it asks anew
    return trial


def goes_on(match: Match, step: Step[Any], frame: i64) -> bool:
    """Is this step, asked in this frame, still naming?"""
    return not match.over and match.step is step and match.table.frame == frame and step.begun(match.table)


def equal_offered(t: Table, o: Option) -> Option:
    """The option itself if it is offered, else the one that is offered for an equal card of the same pile, else NOTHING."""
    if o in t.options:
        return o
    for other in t.options:
        if are_equal(t, o, other):
            return other
    return NOTHING


def are_equal(t: Table, o: Option, other: Option) -> bool:
    """Do two options differ only in which of equal cards they take out of a pile? Law 9: but one of them is offered."""
    c, d = card_of(o), card_of(other)
    if o < 0 or what_of(o) != what_of(other) or other_of(o) != other_of(other) or not t.names_thing(what_of(o)):
        return False
    if c >= SEAT_THING or d >= SEAT_THING or c >= len(t.place):
        return False
    return t.place[c] == t.place[d] and t.place[d] & 15 < RESERVE and t.printed[c] == t.printed[d]


def name(match: Match, run: list[Option]) -> list[int]:
    """Choose what was named together, in the engine's own order, which takes unasked what alone is left; the picks."""
    t, picks = match.table, list[int]()
    step, frame, forced = match.step, t.frame, False
    ranks = [step.rank(t, o) for o in run]
    for i in sorted(range(len(run)), key=lambda i: (ranks[i] == NOBODY, ranks[i])):
        if len(picks) > 0 and not goes_on(match, step, frame):
            if forced or ranks[i] == NOBODY:
                continue
            raise NotOffered(f"option {run[i]} cannot be named together with the {len(run) - 1} others")
        chosen = equal_offered(t, run[i])
        if match.over or chosen == NOTHING:
            raise NotOffered(f"option {run[i]} cannot be named together with the {len(run) - 1} others")
        forced = all(step.rank(t, o) != NOBODY for o in t.options)  # so many are needed: the last come by themselves
        picks.append(list(t.options).index(chosen))
        match.choose(chosen)
    return picks
