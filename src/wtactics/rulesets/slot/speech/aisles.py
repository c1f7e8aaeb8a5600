"""Aisles, in words: rows and columns that were chosen or marked, in one army or in both, and moves into them and out."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import Noun
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, ROW, SHAPES, SLOTS, SQUARE
from wtactics.rulesets.slot.speech.marked import across, line_given, shape_across
from wtactics.rulesets.slot.speech.paces import BACKWARD, FORWARD, Gait, Led, Way
from wtactics.rulesets.slot.speech.quarters import place_of
from wtactics.rulesets.slot.speech.slots import InLine, InSlots
from wtactics.rulesets.slot.speech.spots import IN_FRONT, Spot
from wtactics.rulesets.slot.speech.standing import foremost, of_own_column, only
from wtactics.rulesets.slot.speech.vacancies import CHOOSING, choose_line, chosen_line, in_line, in_new
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import Choose
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.siding import controlled_by
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You

INTO: Final = 0
OUT: Final = 1
WITHIN: Final = 2


class MovesThere(Gait):
    """SLOT-MOVE-05 These creatures make no move into slots that lie so, out of them, or from one to another."""

    def __init__(self, things: Things, ways: list[int], where: list[Quality], whose: i64) -> None:
        super().__init__(things)
        self.ways: Final = ways
        self.where: Final = where
        self.whose: Final = whose  # in whose army, if that is said

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.is_asked(t, deed, c) or not 0 <= other < SLOTS:
            return False
        assert isinstance(t, SlotTable)
        seat = t.controller[c]
        if self.whose != ANYONES and (seat == t.you) != (self.whose == YOURS):
            return False
        here, there = self.lies(t, seat, t.slot(c)), self.lies(t, seat, other)
        way = WITHIN if here and there else INTO if there else OUT if here else -1
        return way in self.ways

    def lies(self, t: Table, seat: i64, slot: i64) -> bool:
        """Is this slot one of them?"""
        for each in self.where:
            if isinstance(each, InLine):
                shape = picked(t, each.line.at)
                if shape < 0 or (SHAPES[shape] >> slot & 1 == 1) == each.other:
                    return False
            elif isinstance(each, InSlots):
                if each.slots >> slot & 1 == 0:
                    return False
            elif isinstance(each, Spot) and not each.admits(t, seat, slot):
                return False
        return True

    def text(self) -> str:
        ways = " or ".join(("into", "out of", "within")[way] for way in self.ways)
        where = " ".join(place_in(each) for each in self.where)
        if self.whose != ANYONES and where.startswith("the chosen"):
            where += f" of {'your' if self.whose == YOURS else 'the enemy'} army"
        elif self.whose != ANYONES:
            where = f"{'your' if self.whose == YOURS else 'the enemy'} {where.removeprefix('the ')}"
        return f"{self.things.text()} can't move {ways} {where}"


def place_in(quality: Quality) -> str:
    """The place in words, as moves lead into it."""
    return quality.behind().removeprefix("in ") if isinstance(quality, InLine) else place_of(quality)


def moves_there(reading: Reading, *said: Any) -> Gait:
    """Whoever is moved by an effect makes no move of its own (SLOT-MOVE-09)."""
    *ways, where = said
    parts = where.value if where.field == "all" else [where]
    whose = next((part.value for part in parts if part.field == "whose"), ANYONES)
    spots = [part.value for part in parts if part.field == "quality"]
    if not spots or not all(isinstance(each, InLine | InSlots | Spot) for each in spots):
        raise Misread("a row, a column or slots", "another place")
    if ways == [INTO] and whose == ANYONES and len(spots) == 1 and isinstance(spots[0], Spot) and spots[0].of is None:
        return Led(reading.subject(), [Way(FORWARD if spots[0].relation == IN_FRONT else BACKWARD)], False)
    if len(spots) + sum(part.field in ("whose", "side") for part in parts) < len(parts):
        raise Misread("a row, a column or slots", "another place")
    return MovesThere(reading.subject(), sorted(set(ways)), spots, whose)


def choose_the_one(reading: Reading, noun: Noun) -> list[Any]:
    """Where there can be but one, it is that one, if it is there."""
    noun = foremost(of_own_column(noun))
    only(noun)
    return [Choose(You(), reading.pick(noun, f"the {noun.text(False)}"))]


def choose_yours(reading: Reading, sort: int) -> list[Any]:
    return choose_line(reading, sort, YOURS)


def choose_foes(reading: Reading, sort: int) -> list[Any]:
    return choose_line(reading, sort, OPPONENTS)


def in_both(reading: Reading, sort: int) -> Detail:
    """Rows and columns of which it was not said whose they are, expressly in both armies."""
    line = chosen_line(reading, sort)
    if line.whose != ANYONES:
        raise Misread("a row or column of both armies", "one of one army")
    return in_line(line)


def in_army(reading: Reading, sort: int, whose: int) -> Detail:
    """The same row or column, of one army."""
    line = chosen_line(reading, sort)
    if line.whose not in (ANYONES, whose):
        raise Misread("the army in which it was chosen", "the other")
    return Detail("all", [Detail("whose", whose), in_line(line)])


def same_column(reading: Reading) -> Detail:
    """SLOT-ARMY-06 The column of the enemy army that has the number of the one that the price has marked."""
    return across(line_given(reading, COLUMN))


def same_columns(reading: Reading, sort: int) -> Detail:
    """The enemy square of the same columns as the marked one."""
    if sort not in (COLUMN, SQUARE):
        raise Misread("a column or a square", "another shape")
    return shape_across(reading, sort)


EITHER_ROW: Final = '("the"? "front" "row"? "or" "the"? "back" "row" | "the"? "back" "row"? "or" "the"? "front" "row")'
EITHER_SQUARE: Final = (
    '("the"? "left" "square"? "or" "the"? "right" "square" | "the"? "right" "square"? "or" "the"? "left" "square")'
)
BOTH: Final = (
    '(("of" | "in") ("both" | "either") ("armies" | "army") | "on" "both" "sides" | "," "yours" "and" ("his" | "theirs") ","?'
    ' | "," "in" "both" "armies" ","?)'
)
SAME: Final = '"the" "same" ("column" | "columns" | "number")'
PHRASES: Final = [
    # what is chosen
    Phrase("order", f"{CHOOSING} {EITHER_ROW}", lambda reading: choose_line(reading, ROW),
           ["[1]: Choose the front or the back row. Until your next turn, creatures in that row can't move."]),
    Phrase("order", f'{CHOOSING} ("your" ("front" "row"? "or" "back" "row") | {EITHER_ROW} "you" "control")',
           lambda reading: choose_yours(reading, ROW)),
    Phrase("order", f'{CHOOSING} ("the" "enemy" ("front" "or" "back" "row") | {EITHER_ROW} "an" "opponent" "controls")',
           lambda reading: choose_foes(reading, ROW)),
    Phrase("order", f'{CHOOSING} ("your" "left" "or" "right" "square" | {EITHER_SQUARE} "you" "control")',
           lambda reading: choose_yours(reading, SQUARE)),
    Phrase("order", f'{CHOOSING} ("the" "enemy" "left" "or" "right" "square" | {EITHER_SQUARE} "an" "opponent" "controls")',
           lambda reading: choose_foes(reading, SQUARE)),
    Phrase("order", f'{CHOOSING} "the" card_noun', choose_the_one,
           ["[1]: Choose the enemy creature in the front slot opposite this creature. Mark it."]),
    # where it lies
    Phrase("place", f'("that" shape | "the" "chosen" shape) {BOTH}', in_both,
           ["[1]: Choose a row. Creatures in that row of both armies can't move until your next turn."]),
    Phrase("place", '("that" shape | "the" "chosen" shape) army_of', in_army,
           ["[1]: Choose a column. Mark each creature in that column of the enemy army."]),
    Idiom("army_of", '"you" "control" | "of" "your" "army"', YOURS),
    Idiom("army_of", '"an" "opponent" "controls" | "of" ("the" "enemy" | "an" "opponent" "\'s") "army"', OPPONENTS),
    Phrase("place", '"one" shape', in_new,
           ["[2]: Unmark each creature in one row of your army."]),
    Phrase("place", '("his" | "their") "army"', lambda reading: controlled_by(reading, reading.he()),
           ["At the start of an opponent's turn, mark a creature in his army."]),
    Phrase("place", f'"the" "enemy" "column" ("of" | "with") {SAME}', same_column,
           ["[C]: Mark each creature in the enemy column with the same number."]),
    Phrase("place", f'"the" "enemy"? "square" ("of" | "with" | "in") {SAME}', lambda reading: same_columns(reading, SQUARE)),
    # moves
    Idiom("passing", '"into" | "to"', INTO),
    Idiom("passing", '"out" "of" | "from"', OUT),
    Idiom("passing", '"within" | "inside"', WITHIN),
    Phrase("forbidden", '"move" passing (("or" | "nor" | "and" | "," | "," "or") passing)* place', moves_there,
           ["[1]: Choose a column. No creature can move into that column until your next turn."]),
]  # fmt: skip
