"""BYHAND-HAND, BYHAND-OPEN: a sentence that nobody reads is carried out, one step after the other, and all see to it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import speak
from wtactics.engine.mod import COLUMNS, OF_MODS
from wtactics.engine.places import (
    NOBODY,
    SEAT_THING,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    seat_thing,
    what_of,
)
from wtactics.engine.rows import FRAME
from wtactics.engine.step import AGAIN, LEAVE, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.handwork import END, handled, measure_of, tool_of
from wtactics.kits.verbs import MEASURE, NO, PASS, PICK, TOOL, YES
from wtactics.mods.byhand.tools import Tool, everybody_sees

NUMBER: Final[i64] = 90  # among the mods of a ruleset: behind all others
HAND_04: Final = NUMBER * OF_MODS + 104
TOOL_01: Final = NUMBER * OF_MODS + 201
OPEN_02: Final = NUMBER * OF_MODS + 302
MOST_STEPS: Final = 20  # for one sentence

# Notes of the passage of a sentence, and of that of one of its steps, which lies above it.
DOER: Final = 1  # who carries it out
SENTENCE: Final = 2  # which step of the library says it
COUNT: Final = 3  # how many steps were begun
USED: Final = 1  # the tool and how it is used (kits/handwork.py),
THING: Final = 2  # and on whom; NOBODY as long as that is not said
SAID: Final = 3  # who has let it stand, as bits, and who has objected, as bits << OBJECTS
OBJECTS: Final = 8
WHOLE: Final = 1  # in the answer of who lets the whole sentence stand,
AGREED: Final[i64] = NUMBER * COLUMNS  # which is kept for each seat, as long as the sentence is under way


class Toolbox:
    """The tools that a game has, which its mod is told once when the game is put together."""

    def __init__(self) -> None:
        self.tools: list[Tool] = []
        self.search: i64 = 0  # set once: the passage of a search

    def tool(self, number: i64) -> Tool:
        """The tool of this number."""
        for tool in self.tools:
            if tool.number == number:
                return tool
        raise LookupError(f"tools for carrying texts out: expected one of this game, found {number}")


def doer_of(t: Table) -> Seat:
    """Who carries out the sentence whose step is under way."""
    return t.agenda[t.frame - FRAME + DOER]


class ChooseTool(Step[Table]):
    """BYHAND-HAND-03, BYHAND-HAND-04 Whoever controls the text names a tool, until he is done; twenty times at most."""

    def __init__(self, box: Toolbox) -> None:
        self.box: Final = box
        self.passage: i64 = 0  # set once: of a single step

    def ask(self, t: Table) -> None:
        doer = t.note(DOER)
        if t.out[doer] != 0 or t.note(COUNT) >= MOST_STEPS:
            return
        t.ask(doer)
        t.offer(TOOL, 0, END)
        for tool in self.box.tools:
            if len(tool.whom(t, doer)) > 0:
                t.offer(TOOL, 0, tool.number)

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        return -1 if what != TOOL else TOOL_01

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING or other_of(answer) == END:
            forget_agreed(t)
            return LEAVE
        t.remember(COUNT, t.note(COUNT) + 1)
        t.then(self.passage, other_of(answer), NOBODY, 0)
        return AGAIN


class NameThing(Step[Table]):
    """BYHAND-HAND-04, BYHAND-OPEN-03 He names whom or what he uses it on: what he sees as all do, or a card of his own hand."""

    def __init__(self, box: Toolbox) -> None:
        self.box: Final = box

    def ask(self, t: Table) -> None:
        doer = doer_of(t)
        t.ask(doer)
        t.offer(PASS)
        t.offer_each(PICK, self.box.tool(t.note(USED)).whom(t, doer))

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        return -1 if what not in (PICK, PASS) else TOOL_01

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == PASS:
            return LEAVE
        t.remember(THING, card_of(answer))
        return NEXT


class NameMeasure(Step[Table]):
    """BYHAND-HAND-04, BYHAND-OPEN-01 He names where, how much or which; then he has said what he would do."""

    def __init__(self, box: Toolbox) -> None:
        self.box: Final = box

    def ask(self, t: Table) -> None:
        doer = doer_of(t)
        t.ask(doer)
        for n in self.box.tool(t.note(USED)).measures(t, doer, t.note(THING)):
            t.offer(MEASURE, 0, n)

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        return -1 if what != MEASURE else TOOL_01

    def do(self, t: Table, answer: Option) -> Flow:
        thing, n = t.note(THING), other_of(answer)
        t.remember(USED, handled(t.note(USED), n))
        if thing < SEAT_THING and not everybody_sees(t, thing):
            t.show(thing, (1 << t.seats) - 1)
        t.happened(facts.HANDLED, thing, doer_of(t), t.note(USED))
        return NEXT


class HearOthers(Step[Table]):
    """BYHAND-OPEN-01, BYHAND-OPEN-06 Each other player, in turn order, lets it stand, or the whole sentence, or objects."""

    def __init__(self, box: Toolbox) -> None:
        self.box: Final = box

    def next_to_say(self, t: Table) -> Seat:
        """Who has not said anything yet; NOBODY if all have."""
        doer, said = doer_of(t), t.note(SAID)
        for further in range(1, t.seats):
            seat = (doer + further) % t.seats
            if t.out[seat] != 0 or (said | said >> OBJECTS) >> seat & 1 != 0:
                continue
            if t.kept(AGREED, seat) == 0 or asks_leave(t, self.box, seat):
                return seat
        return NOBODY

    def ask(self, t: Table) -> None:
        seat = self.next_to_say(t)
        if seat != NOBODY:
            t.ask(seat)
            t.offer(YES)
            t.offer(NO)
            t.offer(YES, 0, WHOLE)

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        return -1 if what not in (YES, NO) else OPEN_02

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        objects = what_of(answer) == NO
        if not objects and other_of(answer) == WHOLE:
            t.keep(AGREED, t.asked, 1)
        t.remember(SAID, t.note(SAID) | i64(1) << (t.asked + OBJECTS if objects else t.asked))
        if objects:
            t.happened(facts.OBJECTED, NOBODY, t.asked)
        return AGAIN


class MeetObjections(Step[Table]):
    """BYHAND-OPEN-02, BYHAND-OPEN-04 Its player takes it back or insists; not if the secret of one who objects hangs on it."""

    def __init__(self, box: Toolbox) -> None:
        self.box: Final = box

    def is_secret_kept(self, t: Table) -> bool:
        """Has somebody objected whose hidden cards would be shown?"""
        thing = t.note(THING)
        if thing < SEAT_THING or t.note(SAID) >> (OBJECTS + thing - SEAT_THING) & 1 == 0:
            return False
        return asks_leave(t, self.box, thing - SEAT_THING)

    def ask(self, t: Table) -> None:
        if t.note(SAID) >> OBJECTS != 0 and t.out[doer_of(t)] == 0 and not self.is_secret_kept(t):
            t.ask(doer_of(t))
            t.offer(NO)
            t.offer(YES)

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        return -1 if what not in (YES, NO) else OPEN_02

    def do(self, t: Table, answer: Option) -> Flow:
        if t.note(SAID) >> OBJECTS == 0:
            return NEXT
        if answer == NOTHING or what_of(answer) == NO:
            t.happened(facts.TAKEN_BACK, NOBODY, doer_of(t))
            return LEAVE
        t.happened(facts.INSISTED, NOBODY, doer_of(t))
        return NEXT


class UseTool(Step[Table]):
    """BYHAND-HAND-04, BYHAND-TOOL-09 It is done, as if a text that is read had said it."""

    def __init__(self, box: Toolbox) -> None:
        self.box: Final = box

    def do(self, t: Table, answer: Option) -> Flow:
        doer, used, thing = doer_of(t), t.note(USED), t.note(THING)
        if t.out[doer] == 0:
            speak(t)
            tool = self.box.tool(tool_of(used))
            if is_among(tool.whom(t, doer), thing):
                tool.use(t, doer, thing, measure_of(used))
        return NEXT


def asks_leave(t: Table, box: Toolbox, seat: Seat) -> bool:
    """BYHAND-OPEN-04 Would the step that is said show what lies hidden with this player?"""
    used, thing = t.note(USED), t.note(THING)
    return thing == seat_thing(seat) and box.tool(tool_of(used)).needs_leave(doer_of(t), thing, measure_of(used))


def forget_agreed(t: Table) -> None:
    """BYHAND-OPEN-06 What somebody has let stand was one sentence."""
    for seat in range(t.seats):
        if t.kept(AGREED, seat) != 0:
            t.keep(AGREED, seat, 0)


def is_among(things: vec[i64], thing: Thing) -> bool:
    """Is the thing one of them still?"""
    for other in things:
        if other == thing:
            return True
    return False


def sentence_said(t: Any, at: i64) -> i64:
    """The step of the library that is carried out in the passage whose frame begins here."""
    return t.agenda[at + SENTENCE]  # type: ignore[no-any-return]  # a column of the table
