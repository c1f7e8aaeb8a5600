"""Exchanges, in words: two columns whose creatures change places, and the two creatures of one column or pair."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import BE_SWAPPED
from wtactics.engine.places import Flow, Option, Seat
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.verbs import SHAPE
from wtactics.language.phrase import ORDER, Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, PAIR, STARTS, WIDTH
from wtactics.rulesets.slot.speech.marked import CREATURES, line_given, those_in
from wtactics.rulesets.slot.speech.slots import ChooseLine, Line
from wtactics.rulesets.slot.speech.spots import SHARED
from wtactics.rulesets.slot.speech.steps import PAIR_OF_THEM, Swap, can_go
from wtactics.rulesets.slot.speech.vacancies import chosen_line, in_line
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, clause
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import all_of, renewed

THOSE: Final = "those columns"
SIDE_BY_SIDE: Final = 16  # beside whose columns they are
ARMY: Final = {YOURS: "you control", OPPONENTS: "an opponent controls"}


class ChooseOther(ChooseLine):
    """You choose another column than the one that was chosen, or marked."""

    def __init__(self, line: Line, first: Line) -> None:
        super().__init__(line)
        self.first: Final = first

    def ask(self, t: Table) -> None:
        t.ask(t.you)
        for shape in range(STARTS[COLUMN], STARTS[COLUMN + 1]):
            if shape != picked(t, self.first.at):
                t.offer(SHAPE, t.me, shape)

    def text(self) -> str:
        return ""


class ChooseNext(ChooseOther):
    """You choose a column beside the one that was chosen."""

    def ask(self, t: Table) -> None:
        t.ask(t.you)
        first = picked(t, self.first.at)
        for shape in range(max(STARTS[COLUMN], first - 1), min(STARTS[COLUMN + 1], first + 2)):
            if shape != first:
                t.offer(SHAPE, t.me, shape)


class ChooseAnother(ChooseOther):
    """You choose another column than the one that was marked."""

    def text(self) -> str:
        return "choose another column you control"


class ChooseTwo(ChooseLine):
    """You choose the first of two columns, of which another sentence speaks."""

    def text(self) -> str:
        return f"choose two columns {ARMY[int(self.line.whose)]}"


class ChooseTwoBeside(ChooseTwo):
    """You choose the first of two columns that lie side by side."""

    def text(self) -> str:
        return f"choose two adjacent columns {ARMY[int(self.line.whose)]}"


class SwapBoth(Swap):
    """The two creatures of one column or pair change places."""

    def __init__(self, things: Things, where: str) -> None:
        super().__init__(things, None)
        self.where: Final = where

    def text(self) -> str:
        return f"swap the two creatures in {self.where}"


class SwapColumns(Deed):
    """SLOT-MOVE-07 Whoever stands in one column of an army changes places with whoever stands in the other, row by row."""

    def __init__(self, whose: int, first: Line, second: Line, words: str) -> None:
        self.whose: Final = whose
        self.first: Final = first
        self.second: Final = second
        self.words: Final = words

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, SlotTable)
        a, b = picked(t, self.first.at) - STARTS[COLUMN], picked(t, self.second.at) - STARTS[COLUMN]
        seat: Seat = t.you if self.whose == YOURS else t.other(t.you)
        if 0 <= a < WIDTH and 0 <= b < WIDTH and a != b and self.all_can_go(t, seat, a, b):
            for row in range(2):
                self.change(t, seat, a + row * WIDTH, b + row * WIDTH)
        return NEXT

    def all_can_go(self, t: SlotTable, seat: Seat, a: i64, b: i64) -> bool:
        """SLOT-MOVE-09 May all who stand in these columns be swapped?"""
        for slot in vec[i64]([a, b, a + WIDTH, b + WIDTH]):
            c = t.in_slot(seat, slot)
            if c >= 0 and not can_go(t, c, BE_SWAPPED):
                return False
        return True

    def change(self, t: SlotTable, seat: Seat, a: i64, b: i64) -> None:
        """The two slots of a row, one of which may be empty."""
        one, other = t.in_slot(seat, a), t.in_slot(seat, b)
        if one >= 0:
            t.shift(one, b)
        elif other >= 0:
            t.shift(other, a)

    def text(self) -> str:
        return f"swap {self.words}"


def choose_two(reading: Reading, whose: int) -> tuple[Line, Line]:
    """Two columns of an army, one after the other."""
    army = whose & ~SIDE_BY_SIDE
    first, second = Line(COLUMN, army), Line(COLUMN, army)
    reading.picked.extend((first, second))
    both = (
        (ChooseTwoBeside(first), ChooseNext(second, first))
        if whose != army
        else (ChooseTwo(first), ChooseOther(second, first))
    )
    reading.pending.extend(both)
    return first, second


def two_columns(reading: Reading, whose: int) -> SwapColumns:
    return SwapColumns(whose & ~SIDE_BY_SIDE, *choose_two(reading, whose), THOSE)


def chosen_two(reading: Reading, whose: int) -> list[Deed]:
    choose_two(reading, whose)
    return []


def those_columns(reading: Reading) -> SwapColumns:
    """The two columns that were chosen in the sentence before."""
    lines = [slot for slot in reading.picked if isinstance(slot, Line) and slot.sort == COLUMN]
    if len(lines) != PAIR_OF_THEM or lines[0].whose != lines[1].whose or lines[0].whose == ANYONES:
        raise Misread("two columns that were chosen before", "them")
    reading.kept.extend(lines)
    return SwapColumns(int(lines[0].whose), lines[0], lines[1], THOSE)


def those_columns_led(reading: Reading) -> Steps:
    return clause(reading, [those_columns(reading)])


def two_columns_led(reading: Reading, whose: int) -> Steps:
    deed = two_columns(reading, whose)
    steps, reading.pending = [*reading.pending, deed], []
    return clause(reading, steps)


def another_column(reading: Reading) -> list[Deed]:
    """Another one than the one that the price has marked."""
    first, second = line_given(reading, COLUMN), Line(COLUMN, YOURS)
    reading.picked.append(second)
    reading.pending.append(ChooseAnother(second, first))
    return []


def marked_column(reading: Reading, *_sort: int) -> SwapColumns:
    another_column(reading)
    return marked_with_chosen(reading)


def marked_with_chosen(reading: Reading, *_sort: int) -> SwapColumns:
    words = "the column you marked with the chosen column"
    return SwapColumns(YOURS, line_given(reading, COLUMN), chosen_line(reading, COLUMN), words)


def marked_column_led(reading: Reading, *_sort: int) -> Steps:
    deed = marked_column(reading)
    steps, reading.pending = [*reading.pending, deed], []
    return clause(reading, steps)


def both_of_marked(reading: Reading, sort: int) -> Steps:
    """The two of a column or a pair, who change places."""
    if sort not in (COLUMN, PAIR):
        raise Misread("a column or a pair", "a shape of four")
    return clause(reading, [both_marked(reading, sort)])


def both_marked(reading: Reading, sort: int) -> SwapBoth:
    return SwapBoth(those_in(reading, line_given(reading, sort)), f"the {SHARED[sort]} you marked")


def both_of_chosen(reading: Reading, sort: int) -> SwapBoth:
    """Those of a column or pair of one army, for a column runs through both."""
    line = chosen_line(reading, sort)
    if sort not in (COLUMN, PAIR) or line.whose == ANYONES:
        raise Misread("a column or pair of one army", "another shape")
    return SwapBoth(all_of(reading, renewed(CREATURES, in_line(line))), f"the chosen {SHARED[sort]}")


def both_chosen_led(reading: Reading, sort: int) -> Steps:
    return clause(reading, [both_of_chosen(reading, sort)])


CHANGE: Final = '(("change" | "changes") "slots" | "swap" | "swaps")'
OF_IT: Final = '("creatures" ("of" | "in"))?'
ROW_BY_ROW: Final = (
    '(","? ("each" "staying" "in" "its" "row" | "each" "in" "its" "row" | "row" "by" "row" | "keeping" "their" "rows"'
    ' | "front" "slot" "with" "front" "slot" "and" "back" "slot" "with" "back" "slot"'
    ' | "front" "with" "front" "and" "back" "with" "back"))?'
)
NEAR: Final = '("adjacent" | "neighbouring" | "neighboring")'
BESIDE_EACH_OTHER: Final = (
    '("that" "are"? | "which" "are")?'
    ' ("side" "by" "side" | "adjacent" ("to" "each" "other")? | "beside" "each" "other")'
)
TWO: Final = '("the"? "two" | "both")'
CHOSEN: Final = '("the" "chosen" | "that") shape'
MEMBERS: Final = '("creatures" | "allies" | "ally" "creatures")'
PHRASES: Final = [
    Idiom("two_columns", '"two" "columns" "you" "control" | "two" "of" "your" "columns" | "two" "columns" "of" "your" "own"'
          ' | "your" "two" "columns"', YOURS),
    Idiom("two_columns", '"two" "columns" "an" "opponent" "controls" | "two" "enemy" "columns"'
          ' | "two" "of" "an" "opponent" "\'s" "columns"', OPPONENTS),
    Idiom("two_columns", f'"two" {NEAR} "columns" "you" "control" | "two" {NEAR} "of" "your" "columns"'
          f' | "two" "of" "your" {NEAR} "columns" | "two" "columns" "you" "control" {BESIDE_EACH_OTHER}', YOURS | SIDE_BY_SIDE),
    Idiom("two_columns", f'"two" {NEAR} ("columns" "an" "opponent" "controls" | "enemy" "columns")'
          f' | ("two" "columns" "an" "opponent" "controls" | "two" "enemy" "columns") {BESIDE_EACH_OTHER}',
          OPPONENTS | SIDE_BY_SIDE),
    Phrase(ORDER, f'"swap" ("the"? {OF_IT})? two_columns {ROW_BY_ROW}', two_columns, ["[2]: Swap two columns you control."]),
    Phrase("led", f'("the"? {OF_IT})? two_columns {CHANGE} {ROW_BY_ROW}', two_columns_led,
           ["[2]: The creatures of two enemy columns change places."]),
    Phrase(ORDER, f'"swap" that_marked "with" "another" ("column" | "one") ("you" "control" | "of" "yours")? {ROW_BY_ROW}',
           marked_column, ["[C]: Swap that column with another column you control."]),
    Phrase("order", '"choose" "another" "column" "you" "control"', another_column),
    Phrase(ORDER, '"swap" that_marked "with" "the" "chosen" "column"', marked_with_chosen),
    Phrase("led", f'that_marked {CHANGE} "with" "another" ("column" | "one") ("you" "control" | "of" "yours")? {ROW_BY_ROW}',
           marked_column_led),
    Phrase("led", f'{TWO} "the"? {MEMBERS} ("of" | "in") that_marked {CHANGE}', both_of_marked,
           ["[C]: The two creatures of that column change places."]),
    Phrase(ORDER, f'"swap" {TWO} "the"? {MEMBERS} ("of" | "in") that_marked', both_marked),
    Phrase("led", f'{TWO} "the"? {MEMBERS} ("in" | "of") {CHOSEN} {CHANGE}', both_chosen_led),
    Phrase(ORDER, f'"swap" {TWO} "the"? {MEMBERS} ("in" | "of") {CHOSEN}', both_of_chosen,
           ["[1]: Choose one of your columns. Swap the two creatures in the chosen column."]),
    Phrase("order", '("choose" | "name" | "pick") two_columns', chosen_two,
           ["[2]: Choose two columns you control. Swap those columns."]),
    Phrase(ORDER, f'"swap" ("them" | ("those" | "these" | "the") "two"? "columns") {ROW_BY_ROW}', those_columns),
    Phrase("led", f'("the"? {OF_IT} "the"? "one" {CHANGE} "with" ("those" | "the" "creatures") ("of" | "in") "the" "other"'
           f' | ("their" "creatures" | "the" "creatures" "of" "those" "columns") {CHANGE}'
           f' | ({TWO} | "those" | "these") "columns" {CHANGE} | "the" "creatures" ("in" | "of") {TWO} {CHANGE}) {ROW_BY_ROW}',
           those_columns_led),
]  # fmt: skip
