"""Averting: how texts that do something instead of what would happen are carried out, and prevention."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import averting, facts
from wtactics.engine.chain import MOST_BOUND, pick, pop, push, tell
from wtactics.engine.fates import (
    begin_row,
    can_go_on,
    drop_event,
    drop_row,
    happens_now,
    row_of,
    row_under_way,
    survives,
    waits_for,
    write_row,
)
from wtactics.engine.meaning import DONE_ONCE, Number
from wtactics.engine.places import Flow, Option
from wtactics.engine.rows import (
    AVERT,
    AVERT_A,
    AVERT_ABILITY,
    AVERT_B,
    AVERT_HOW,
    AVERT_MORE,
    AVERT_N,
    AVERT_SEAT,
    AVERT_SOURCE,
    COST,
    IT,
    MODIFIER_B,
    MODIFIER_SINCE,
    OTHER,
    RESOLVING,
    STATE,
    TRIGGER_PLAY,
    N,
)
from wtactics.engine.step import LEAVE, NEXT, Step
from wtactics.engine.table import Table
from wtactics.engine.values import refresh
from wtactics.vocabulary.deeds.around import Around
from wtactics.vocabulary.deeds.deed import Deed, bury, lying, put_away
from wtactics.vocabulary.things.meaning import Things

EVENT: Final = 1  # the notes of a passage before its first step is done: what would happen,
NUMBER: Final = 2  # the ability that does something instead,
SPEAKER: Final = 3  # and its card
FORGONE: Final = 1  # the cost of an item that is in the place of what would happen


class BeginInstead(Step[Table]):
    """The text comes to the chain, about the things of what would happen; it has nothing to do if that is off."""

    def do(self, t: Table, answer: Option) -> Flow:
        i = row_of(t, t.note(EVENT), t.note(NUMBER), t.note(SPEAKER))
        if i < 0:
            return LEAVE
        if not can_go_on(t, i):
            settle(t, i)
            return LEAVE
        for note in (EVENT, NUMBER, SPEAKER):
            t.remember(note, 0)
        source, number, seat = t.averting[i + AVERT_SOURCE], t.averting[i + AVERT_ABILITY], t.averting[i + AVERT_SEAT]
        push(t, TRIGGER_PLAY, source, number, seat)
        begin_row(t, i)
        for field, of in ((IT, AVERT_A), (OTHER, AVERT_B), (N, AVERT_N)):
            tell(t, field, t.averting[i + of])
        tell(t, STATE, RESOLVING)
        t.happened(facts.TRIGGERED, source, seat, number)
        if t.library.abilities[number].delay != 0:
            bind(t, i)
        return NEXT

    def text(self) -> str:
        return ""


def bind(t: Table, i: i64) -> None:
    """The text that was told to wait speaks of what it was made with, but of no card that has since gone elsewhere."""
    at = waits_for(t, i)
    ability = t.library.abilities[t.averting[i + AVERT_ABILITY]]
    bound, since = t.modifiers[at + MODIFIER_B], t.modifiers[at + MODIFIER_SINCE]
    for place in range(min(MOST_BOUND, ability.room)):
        thing = (bound >> place * 11 & 2047) - 1
        if thing >= len(t.since) or (thing >= 0 and t.since[thing] <= since):
            pick(t, place, thing)
    if ability.delay == DONE_ONCE:
        t.drop_modifier(at)


class FinishInstead(Step[Table]):
    """What would happen is off if the text was in its place; else the next text comes, or it happens."""

    def do(self, t: Table, answer: Option) -> Flow:
        i = row_under_way(t)
        forgone = t.chain[t.item + COST] == FORGONE
        pop(t)
        if not forgone:
            settle(t, i)
            return NEXT
        how, c = t.averting[i + AVERT_HOW], t.averting[i + AVERT_A]
        drop_event(t, t.averting[i])
        if how == averting.FALL and t.in_play(c):
            refresh(t)
            survives(t, c)
        if how == averting.FALL:
            t.alarm()  # others may have waited for it
        t.release()
        return NEXT

    def text(self) -> str:
        return ""


def settle(t: Table, i: i64) -> None:
    """The text does nothing instead; without another one that could, what would happen does."""
    how, a, b = t.averting[i + AVERT_HOW], t.averting[i + AVERT_A], t.averting[i + AVERT_B]
    n, more = t.averting[i + AVERT_N], t.averting[i + AVERT_MORE]
    if not drop_row(t, i):
        return
    if how == averting.BURY:
        bury(t, lying(t, vec[i64]([a])), more % 2 == 1, more // 2 - 1, True)
    elif how == averting.PUT:
        if t.in_play(a):
            put_away(t, a, n, more == 1, True)
    else:
        happens_now(t, how, a, b, n, more)
    t.release()


class Forgo(Step[Table]):
    """So many of the steps that follow are done in the place of what would happen; without any it just does not."""

    def __init__(self, steps: i64, words: str = "", onto: Things | None = None) -> None:
        self.steps: Final = steps
        self.words: Final = words  # where nothing follows
        self.onto: Final = onto  # to whom it happens instead: not, if nobody is there

    def do(self, t: Table, answer: Option) -> Flow:
        onto = self.onto
        if onto is not None and len(onto.of(t)) == 0:
            t.jump(self.steps)
        elif row_under_way(t) >= 0:
            tell(t, COST, FORGONE)
        return NEXT

    def text(self) -> str:
        return self.words


class Proven(Around):
    """A deed of what somebody may do instead: where nothing changes by any of them, they are in the place of nothing."""

    def __init__(self, deed: Deed, first: bool) -> None:
        super().__init__(deed)
        self.first: Final = first  # of all that are done

    def do(self, t: Table, answer: Option) -> Flow:
        before = t.changes
        flow = self.deed.do(t, answer)
        self.prove(t, t.changes != before)
        return flow

    def prove(self, t: Table, changed: bool) -> None:
        """Write down whether anything came of it."""
        if changed:
            if row_under_way(t) >= 0:
                tell(t, COST, FORGONE)
        elif self.first:
            tell(t, COST, 0)


class PreventPart(Deed):
    """So much of the damage that would be dealt is not, or so much more is."""

    def __init__(self, number: Number, more: bool = False) -> None:
        self.number: Final = number
        self.more: Final = more

    def do(self, t: Table, answer: Option) -> Flow:
        i = row_under_way(t)
        n = self.number.of(t)
        if i >= 0 and not self.more:
            n = min(n, t.averting[i + AVERT_N])
            tell(t, N, n)  # "that many" are now those that are prevented
        if i >= 0 and n > 0:
            left = t.averting[i + AVERT_N] + n if self.more else max(0, t.averting[i + AVERT_N] - n)
            event = t.averting[i]
            for j in range(0, len(t.averting), AVERT):
                if t.averting[j] == event:
                    write_row(t, j, AVERT_N, left)
            if left == 0:
                tell(t, COST, FORGONE)
        return NEXT

    def text(self) -> str:
        if self.more:
            return f"that damage is increased by {self.number.text()}"
        return f"prevent {self.number.text()} of that damage"


class Scored(PreventPart):
    """More points are gained, or lost, than would be, or fewer: by whom and how many is said."""

    def __init__(self, number: Number, more: bool, fact: i64, words: str) -> None:
        super().__init__(number, more)
        self.fact: Final = fact
        self.words: Final = words

    def text(self) -> str:
        return self.words


class Spare(Deed):
    """None of the damage that would be dealt is: of somebody's own will, so that what follows may ask for it."""

    def do(self, t: Table, answer: Option) -> Flow:
        if row_under_way(t) >= 0:
            tell(t, COST, FORGONE)
        return NEXT

    def text(self) -> str:
        return "prevent that damage"


def in_its_place(steps: list[Any]) -> list[Any]:
    """The steps of a text that does something instead of what would happen, as they are carried out."""
    return [BeginInstead(), *steps, FinishInstead()]


def said(steps: list[Any]) -> list[Any]:
    """The steps as they are said."""
    return [step for step in steps if not isinstance(step, BeginInstead | FinishInstead)]


def is_instead(steps: list[Any]) -> bool:
    """Is anything of them done instead of what would happen?"""
    bare = [step.deed if isinstance(step, Around) else step for step in steps]
    return any(isinstance(step, Forgo | PreventPart | Spare) for step in bare)
