"""The marked shape, in words: the row that a price has marked, its creatures, the other row, and who is opposite to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import HOMES, Condition
from wtactics.engine.places import CREATURE, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, PAIR, ROW, SHAPES, SLOTS, SQUARE, column, slot_of
from wtactics.rulesets.slot.speech.signs import ShapeDue
from wtactics.rulesets.slot.speech.slots import InLine, Line
from wtactics.rulesets.slot.speech.spots import SHARED, Spot, stands
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.leaning import is_called
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import all_of, renewed

CREATURES: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])
TWO: Final = (PAIR, COLUMN)
FOUR: Final = (ROW, SQUARE)


class MarkedLine(InLine):
    """A creature stands in the shape that was marked as a price; while that is not known yet, it may stand in any."""

    def holds(self, t: Table, c: CardId) -> bool:
        return stands(t, c) if picked(t, self.line.at) < 0 else super().holds(t, c)

    def tells_side(self) -> bool:
        return True

    def behind(self) -> str:
        shape = SHARED[self.line.sort]
        if self.other:
            return f"in the other {shape}" if self.line.sort in (ROW, SQUARE) else f"outside the {shape} you marked"
        return f"in the {shape} you marked"


class OppositeMarked(Quality):
    """A creature stands in one of the columns of the shape that was marked as a price."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line

    def holds(self, t: Table, c: CardId) -> bool:
        shape = picked(t, self.line.at)
        if shape < 0 or not stands(t, c):
            return stands(t, c)
        here = column(slot_of(t.place[c] & 15))
        for slot in range(SLOTS):
            if SHAPES[shape] >> slot & 1 == 1 and column(slot) == here:
                return True
        return False

    def depends(self) -> i64:
        return HOMES

    def tells_side(self) -> bool:
        return True

    def behind(self) -> str:
        return f"opposite the {SHARED[self.line.sort]} you marked"


class EnemyColumns:
    """SLOT-ARMY-06 The columns of what was marked run through both armies: it must be said that enemies are meant."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line

    def of(self, noun: CardNoun) -> Quality:
        if noun.whose != OPPONENTS:
            raise Misread("enemy creatures", noun.text(False))
        return OppositeMarked(self.line)


def line_given(reading: Reading, *sorts: int) -> Line:
    """The shape of one of these sorts (or of any) that the price has marked."""
    for given in reading.given:
        due, line = given.due, given.slot
        if isinstance(due, ShapeDue) and isinstance(line, Line) and (not sorts or due.sort in sorts):
            if line not in reading.picked:
                reading.picked.append(line)
            reading.kept.append(line)
            return line
    named = " or ".join(SHARED[sort] for sort in sorts) or "shape"
    raise Misread(f"a {named} that the price marks", f"the {named}")


def marked_line(reading: Reading, sort: int) -> Detail:
    """In the shape of one's own army that the price has marked, or in that column of either."""
    given = [each.slot for each in reading.given]
    if any(isinstance(slot, Line) and slot.sort == sort and slot not in given for slot in reading.picked):
        raise Misread(f"the {SHARED[sort]} that was chosen", f"the {SHARED[sort]}")
    quality = Detail("quality", MarkedLine(line_given(reading, sort)))
    return quality if sort == COLUMN else Detail("all", [Detail("whose", YOURS), quality])


def is_marked(reading: Reading, sort: int) -> bool:
    """SLOT-ABIL-17 Does the price mark such a shape?"""
    return any(isinstance(each.due, ShapeDue) and each.due.sort == sort for each in reading.given)


def same_as_marked(reading: Reading, sort: int) -> Detail:
    """Of nobody else it was said where he stands: "the same column" is the one that the price has marked."""
    if sort != COLUMN or any(
        not isinstance(each.things, This) and not each.things.people() for each in reading.mentions
    ):
        word = SHARED[sort]
        raise Misread(f'"in the {word} you marked" or "in the same {word} as this creature"', "the same")
    return marked_line(reading, sort)


def other_row(reading: Reading, *sort: int) -> Detail:
    if sort and sort[0] not in (ROW, SQUARE):
        raise Misread("the other row", f"the other {SHARED[sort[0]]}")
    line = line_given(reading, sort[0] if sort else ROW)
    return Detail("all", [Detail("whose", YOURS), Detail("quality", MarkedLine(line, True))])


def outside(reading: Reading, sort: int) -> Detail:
    """Elsewhere in one's own army."""
    return Detail("all", [Detail("whose", YOURS), Detail("quality", MarkedLine(line_given(reading, sort), True))])


def opposite(reading: Reading, sort: int) -> Detail:
    """Enemies in its columns: a row has all of them."""
    if sort == ROW:
        raise Misread("a pair, column or square", "a row")
    return across(line_given(reading, sort))


def across(line: Line) -> Detail:
    return Detail("all", [Detail("whose", OPPONENTS), Detail("quality", OppositeMarked(line))])


def ahead(reading: Reading, sort: int) -> Detail:
    """In front of a shape of both rows is nobody but enemies."""
    return opposite(reading, whole(sort))


def whole(sort: int) -> int:
    if sort not in (COLUMN, SQUARE):
        raise Misread("a column or a square", f"a {SHARED[sort]}")
    return sort


def shape_across(reading: Reading, sort: int, *marked: int) -> Detail:
    """The enemy shape of the same number; which that of a pair or a row is could be asked."""
    if marked and marked[0] != sort:
        raise Misread(f"the marked {SHARED[sort]}", f"the {SHARED[marked[0]]}")
    return opposite(reading, whole(sort))


def shape_across_ones(reading: Reading, sort: int, _ones: Line) -> Detail:
    return opposite(reading, whole(sort))


def across_ones(reading: Reading, line: Line) -> Detail:
    if line.sort == ROW:
        raise Misread("a pair, column or square", "a row")
    return across(line)


def slot_across(reading: Reading, line: int, sort: int) -> Detail:
    """The enemy slot in this row of the column that was marked."""
    if sort != COLUMN:
        raise Misread("a column", f"a {SHARED[sort]}")
    return Detail("all", [Detail("whose", OPPONENTS), Detail("quality", Spot(line)), marked_line(reading, COLUMN)])


def columns_of(reading: Reading, sort: int) -> Detail:
    """A pair or a square has two columns."""
    if sort not in (PAIR, SQUARE):
        raise Misread("a pair or a square", f"a {SHARED[sort]}")
    return Detail("mutual", EnemyColumns(line_given(reading, sort)))


def ones(reading: Reading) -> Line:
    return line_given(reading)


def those_marked(reading: Reading, line: Line) -> Things:
    return those_in(reading, line)


def those_in(reading: Reading, line: Line) -> Things:
    mine = Detail("whose", YOURS)
    return all_of(reading, renewed(CREATURES, mine, Detail("quality", MarkedLine(line))))


def both_in(reading: Reading, sort: int) -> Things:
    if sort not in TWO:
        raise Misread("a pair or a column", f"a {SHARED[sort]}")
    return those_in(reading, line_given(reading, sort))


def four_in(reading: Reading, sort: int) -> Things:
    if sort not in FOUR:
        raise Misread("a row or a square", f"a {SHARED[sort]}")
    return those_in(reading, line_given(reading, sort))


def is_that_row(reading: Reading, sort: int, row: int) -> Condition:
    if sort != ROW:
        raise Misread("a row", f"a {SHARED[sort]}")
    where = Detail("quality", Spot(row))
    return Is(those_in(reading, line_given(reading, ROW)), is_where(reading, False, where))


def these(reading: Reading) -> Things:
    """Those creatures, where no others were spoken of, are those that the price has marked."""
    others = (each for each in reading.mentions if not each.things.people())
    if any(each.things.many() or is_called(each, "creature", True) for each in others):
        raise Misread("which creatures", "those")
    return those_in(reading, line_given(reading))


SO: Final = '(("for" | "to" "pay" "for") ("this" | "it" | "this" "ability") | "this" "way" | "in" "this" "way")'
MARKED: Final = f'(("that" ("was" | "were" | "is" | "are"))? "marked" {SO}? | "you" ("marked" | "mark") {SO}?)'
MEMBERS: Final = '("creatures" | "allies" | "ally" "creatures")'
PHRASES: Final = [
    # the shape
    Phrase("that_marked", f'"that" shape | "the" "marked" shape | "the" shape {MARKED}', lambda reading, sort: sort),
    Phrase("place", "that_marked", marked_line,
           ["[R]: Creatures in the row you marked get +1 DEF until your next turn."]),
    Phrase("place", '"the" "column" "with" "the" "same" "number" "as" "the" ("one" | "column") "you" "marked" ("for" "this")?',
           lambda reading: marked_line(reading, COLUMN)),
    Phrase("place", '("the" | "your") "other" shape', other_row),
    Phrase("place", '"another" ("of" "your")? shape', outside,
           ["[C]: Unmark a creature in another column of your army."]),
    Phrase("reach", '("outside" "of"? | "not" "in") that_marked', outside,
           ["[P]: Unmark target ally creature outside that pair."]),
    # its creatures
    Phrase("marked_ones",
           f'"the" ("two" | "four")? {MEMBERS} {MARKED} | ("the" | "both") ("two" | "four")? "marked" {MEMBERS}', ones),
    Phrase("crowd", "marked_ones", those_marked, ["[P]: The creatures marked this way get +2 DEF until end of turn."]),
    Phrase("crowd", '("those" | "these") "two"? "creatures"', these),
    Phrase("crowd", f'("both" | "the" "two") {MEMBERS} ("of" | "in") that_marked', both_in,
           ["[P]: Both creatures of that pair get +2 DEF until end of turn."]),
    Phrase("crowd", f'("all" "four" | "the" "four") {MEMBERS} ("of" | "in") that_marked', four_in),
    Phrase("crowd", f'"the" {MEMBERS} ("of" | "in") that_marked',
           lambda reading, sort: those_in(reading, line_given(reading, sort))),
    Phrase("condition", '"both"? marked_ones predicate', lambda reading, line, quality: Is(those_in(reading, line), quality),
           ["[P]: If both marked creatures are damaged, you get 1 AP."]),
    Phrase("condition", 'that_marked ("is" | "was") "your" row_said', is_that_row,
           ["[R]: If the row you marked is your back row, you get 1 AP."]),
    # who is opposite
    Phrase("reach", '"opposite" that_marked', opposite, ["[P]: Mark target enemy creature opposite the pair you marked."]),
    Phrase("reach", '"opposite" marked_ones', across_ones),
    Phrase("reach", '"in" "front" "of" that_marked', ahead,
           ["[C]: Mark target enemy creature in front of that column."]),
    Phrase("place", '"the" "enemy"? shape "opposite" (that_marked | "the" "marked" "one" | "it")',
           shape_across, ["[S]: Mark target enemy creature in the square opposite the marked one."]),
    Phrase("place", '"the" "enemy"? shape "opposite" marked_ones', shape_across_ones),
    Phrase("place", '(slot_of_row | enemy_slot_of) ("opposite" | "in" "front" "of") that_marked', slot_across,
           ["[C]: Mark the enemy creature in the front slot opposite that column."]),
    Phrase("place", '("one" "of" "the" | "the" | "a" | "either" "of" "the") ("columns" | "column") "of" that_marked',
           columns_of, ["[S]: Mark target enemy creature in one of the columns of that square."]),
]  # fmt: skip
