"""From one decision to the next."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import speak
from wtactics.engine.places import NOBODY, Option, Seat, Thing, option
from wtactics.engine.rows import CANCELLED, FRAME, STATE
from wtactics.engine.step import ENDS_TURN, HIDES, LEAVE, NEXT, NOTHING, Over, Ruleset, Step, reasons
from wtactics.engine.table import Table
from wtactics.engine.values import refresh

GUARD: Final = 10000  # so many steps without a question are an endless run (law 11)


class NotOffered(ValueError):
    """An option was chosen that is not offered; nothing has changed."""


class LawBroken(Exception):
    """A step changed the table while it asked (law 2)."""


class Row:
    """A step in its place; all rows are of one class, so the compiled engine need not look what sort of step it takes."""

    def __init__(self, step: Step[Any], ends: bool = False, of_text: bool = False) -> None:
        self.step: Final = step
        self.asks: Final = type(step).ask is not Step.ask  # might it offer anything?
        self.ends: Final = ends  # does a passage end here?
        self.of_text: Final = of_text  # is it an effect that a card's text has?


class Match:
    """A table and the rules it is played by."""

    def __init__(
        self, table: Table, rules: Ruleset[Any], rows: list[Row] | None = None, checks: list[Row] | None = None
    ) -> None:
        self.table: Final = table
        self.rules: Final = rules
        self.rows: Final[list[Row]] = all_steps(table, rules) if rows is None else rows  # shared by all clones
        self.checks: Final[list[Row]] = [Row(check) for check in rules.tidy] if checks is None else checks
        self.guarded: bool = False  # has it ended because its steps did not?

    def clone(self) -> Match:
        """The same match at the same question, to be played on by itself; facts noted so far stay with this one."""
        return Match(self.table.clone(), self.rules, self.rows, self.checks)

    @property
    def step(self) -> Step[Any]:
        """The step that is under way, or that asks."""
        return self.rows[self.table.agenda[self.table.frame]].step

    @property
    def hides(self) -> bool:
        """Is it a question whose being asked would tell of hidden cards if only those who can choose were asked?"""
        return not self.over and reasons(self.table, self.step) & HIDES != 0

    @property
    def ends_turn(self) -> bool:
        """Can whoever is asked do nothing more in his turn than end it?"""
        t = self.table
        return not t.over and len(t.options) == 1 and reasons(t, self.step) & ENDS_TURN != 0

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self.table.over

    @property
    def asked(self) -> int:
        """The seat that must choose; NOBODY when the match is over."""
        return self.table.asked if not self.table.over else NOBODY

    def choose(self, answer: Option) -> None:
        """Answer the open question with one of `table.options`, and go on to the next; NotOffered if it is none of them."""
        if self.table.over:
            raise NotOffered("the match is over: nothing can be chosen")
        if answer not in self.table.options:
            raise NotOffered(f"option {answer} is not offered; the question has {len(self.table.options)} others")
        self.act(answer)
        self.run()

    def choose_at(self, i: i64) -> None:
        """Answer with the i-th of the options, counted from 0, as views and records count them; NotOffered beyond them."""
        n = len(self.table.options)
        if self.table.over or i < 0 or i >= n:
            raise NotOffered(f"choice {i} is not offered: expected 0 to {n - 1}")
        self.act(self.table.options[i])
        self.run()

    def concede(self, seat: Seat) -> None:
        """The seat gives up, at any question, whoever is asked; NotOffered if it is not in the match any more."""
        t = self.table
        if t.over or seat < 0 or seat >= t.seats or t.out[seat] != 0:
            raise NotOffered(f"seat {seat} is not in the match, so it cannot concede")
        self.rules.concede.do(self.table, seat)
        self.check()
        self.run()

    def offer_draw(self, seat: Seat) -> None:
        """The seat would take a draw, until it answers a question; if all would, it is one. NotOffered if it may not."""
        t, agree = self.table, self.rules.agree
        if agree is None:
            raise NotOffered(f"the rules of {self.rules.name} know no draw by agreement")
        if t.over or seat < 0 or seat >= t.seats or t.out[seat] != 0:
            raise NotOffered(f"seat {seat} is not in the match, so it cannot offer a draw")
        if t.drawing >> seat & 1 == 1:
            raise NotOffered(f"seat {seat} has offered a draw already")
        t.drawing |= 1 << seat
        t.changes += 1
        t.happened(facts.DRAW_OFFERED, NOBODY, seat)
        for other in range(t.seats):
            if t.out[other] == 0 and t.drawing >> other & 1 == 0:
                return
        agree.do(t, NOTHING)
        self.check()
        self.run()

    def run(self) -> None:
        """Go on until somebody must choose, or the match is over."""
        t = self.table
        steps: i64 = 0
        while not t.over:
            steps += 1
            if steps > GUARD:
                self.guarded = True
                self.rules.endless.do(t, NOTHING)
                return
            t.step_in()
            if len(t.options) > 0:
                t.options = vec[i64]()
            row = self.rows[t.agenda[t.frame]]
            if row.ends:
                t.leave_passage()
                continue
            if row.of_text:
                speak(t)
                if t.item >= 0 and t.chain[t.item + STATE] == CANCELLED:
                    t.agenda[t.frame] = 0  # its player has left: nothing more of it is carried out
                    continue
            if t.values_stale or t.rulings_stale:
                refresh(t)
            step = row.step
            if not row.asks:
                self.carry_out(step, NOTHING)
                continue
            changes = t.changes
            step.ask(t)
            if t.changes != changes:
                raise LawBroken(f"{type(step).__name__} acted before it asked")
            if len(t.options) > 1:
                return
            answer: Option = NOTHING
            if len(t.options) == 1:
                if reasons(t, step) != 0:
                    return
                answer = t.options[0]
            self.carry_out(step, answer)

    def act(self, answer: Option) -> None:
        """Carry out the current step with this answer."""
        if self.table.drawing != 0:
            self.table.drawing &= ~(i64(1) << self.table.asked)
        self.carry_out(self.step, answer)

    def carry_out(self, step: Step[Any], answer: Option) -> None:
        """Carry out a step, then the checks."""
        t = self.table
        f = t.frame
        flow = step.do(t, answer)
        if flow == NEXT:
            t.agenda[f] += 1
        elif flow == LEAVE and t.agenda_end == f + FRAME:
            t.leave_passage()
        elif flow == LEAVE:
            t.agenda[f] = 0  # something is to be done first; then it is over
        if t.unsettled or len(t.waiting) > 0:
            self.check()

    def check(self) -> None:
        """The checks made after every change that could matter to them: they clear t.unsettled."""
        for row in self.checks:
            row.step.do(self.table, NOTHING)

    def forbids(self, what: i64, thing: Thing, other: i64 = 0) -> int:
        """0 if this may be chosen now; else the number of the rule (or card) that forbids it, -1 if no rule speaks of it."""
        t = self.table
        if thing >= 0 and option(what, thing, other) in t.options:
            return 0
        refresh(t)
        number = self.step.forbids(t, what, thing, other)
        for mod in t.terms.mods if number < 0 else []:
            rule = mod.untimely(t, what, thing, other)
            if rule != 0:
                return rule
        elsewhere = self.rules.elsewhere
        return number if number >= 0 or elsewhere is None else elsewhere.forbids(t, what, thing, other)


def all_steps(table: Table, rules: Ruleset[Any]) -> list[Row]:
    """The steps of the rules, then those of the cards."""
    over, ends = Over(), table.terms.ends
    ruled = [Row(step, ends[number] == 1) for number, step in enumerate(rules.steps)]
    told, first = table.library.steps, len(ruled)
    return ruled + [Row(over if step is None else step, ends[first + n] == 1, True) for n, step in enumerate(told)]
