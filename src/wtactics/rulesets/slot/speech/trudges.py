"""Trudges, in words: what a move of one sort takes (forward, into an empty slot, by swapping), and whom it does not mark."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import MARK_TO_MOVE, MOVE_TOLL, Number, Statement
from wtactics.engine.places import CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Phrase
from wtactics.rulesets.slot.grid import SLOTS
from wtactics.rulesets.slot.speech.dealings import FREE
from wtactics.rulesets.slot.speech.paces import BY_SWAP, Way
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.tolls import EXACTLY, MORE, Toll
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import PRICE_THERE
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things


class WayToll(Toll):
    """SLOT-AP-02 A move of one sort takes so many action points, or so many more or fewer than by the rules."""

    def __init__(self, way: Way, things: Things, number: Number, how: i64) -> None:
        super().__init__(MOVE_TOLL, things, number, how)
        self.way: Final = way

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or c >= 0:
            return 0
        assert isinstance(t, SlotTable)
        mover = (-1 - c) // SLOTS
        if not self.things.has(t, mover) or not self.way.leads(t, mover, (-1 - c) % SLOTS):
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY else n * self.how

    def text(self) -> str:
        more = "" if self.how == EXACTLY else " more" if self.how == MORE else " less"
        return f"moving {self.way.text()} costs {self.things.text()} {self.number.text()} AP{more}"


class WayUnmarked(Statement):
    """SLOT-MOVE-08 A move of one sort does not mark these creatures."""

    def __init__(self, way: Way, things: Things) -> None:
        self.way: Final = way
        self.things: Final = things

    def law(self) -> i64:
        return bit_of(MARK_TO_MOVE)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != MARK_TO_MOVE or not 0 <= other < SLOTS or not self.things.has(t, c):
            return False
        assert isinstance(t, SlotTable)
        return self.way.leads(t, c, other)

    def text(self) -> str:
        return f"{self.things.text()} {'aren' if self.things.many() else 'isn'}'t marked for moving {self.way.text()}"


def takes(reading: Reading, way: Way, things: Things, said: tuple[Number, int]) -> WayToll:
    return WayToll(way, things, *said)


def takes_of(reading: Reading, of: tuple[Things, Way], said: tuple[Number, int]) -> WayToll:
    return WayToll(of[1], of[0], *said)


def free(reading: Reading, way: Way, *number: Number) -> WayToll:
    return WayToll(way, reading.subject(), number[0] if number else Fixed(0), EXACTLY)


def unmarked(reading: Reading, way: Way) -> WayUnmarked:
    return WayUnmarked(way, reading.subject())


COSTS: Final = '("costs" | "takes" | "cost" | "take")'
BEGINS: Final = '("begins" | "makes" | "starts" | "begin" | "make" | "start")'
A_SWAP: Final = '(("a" | "any" | "each" | "every")? ("swap" | "swaps"))'
A_MOVE: Final = '(("a" | "any" | "each" | "every")? ("move" | "moves"))'
OF: Final = '("of" | "by")'
NOT_MARK: Final = '("doesn\'t" | "don\'t") "mark"'
IS_NOT: Final = '("isn\'t" | "aren\'t") "marked"'
MOVES: Final = '("it" "moves" | "they" "move" | "moving")'
SWAPS: Final = '("it" ("swaps" | "changes" "slots") | "they" ("swap" | "change" "slots"))'
PHRASES: Final = [
    Phrase("way_moved", '"moving" move_way', lambda reading, way: way),
    Idiom("way_moved", '"swapping" | "changing" "slots"', Way(BY_SWAP)),
    Phrase("way_done", f"{A_MOVE} move_way", lambda reading, way: way),
    Idiom("way_done", A_SWAP, Way(BY_SWAP)),
    # what it takes
    Phrase(STATEMENT, f"(way_moved | way_done) {COSTS} (general | aimed) points_taken", takes,
           ["Moving forward costs this creature 0 AP."]),
    Phrase(STATEMENT, f"toll_of_way {COSTS} points_taken", takes_of, ["A swap that this creature begins costs 0 AP."]),
    Phrase("toll_of_way", '"moving" (general | aimed) move_way', lambda reading, things, way: (things, way)),
    Phrase("toll_of_way", f"way_done {OF} (general | aimed)", lambda reading, way, things: (things, way)),
    Phrase("toll_of_way", f'way_done ("that" | "which")? (general | aimed | self) {BEGINS}',
           lambda reading, way, things: (things, way)),
    Phrase("toll_of_way", 'way_done "begun" "by" (general | aimed)', lambda reading, way, things: (things, way)),
    Phrase("toll_of_way", 'of_self "swaps"', lambda reading, things: (things, Way(BY_SWAP))),
    Phrase(STATED, f'{YES} "move" move_way {FREE}', free, ["This creature may move forward for free."]),
    Phrase(STATED, f'{YES} ("swap" | "change" "slots") {FREE}', lambda reading, *number: free(reading, Way(BY_SWAP), *number),
           ["This creature may swap for free."]),
    # whom it does not mark
    Phrase(STATEMENT, f"(way_moved | way_done) {NOT_MARK} (general | aimed)",
           lambda reading, way, things: WayUnmarked(way, things), ["Moving forward doesn't mark this creature."]),
    Phrase(STATED, f'{IS_NOT} ("for" | "by") way_moved', unmarked, ["This creature isn't marked for moving forward."]),
    Phrase(STATED, f'{IS_NOT} ("when" | "as" "long" "as") {MOVES} move_way', unmarked),
    Phrase(STATED, f'{IS_NOT} "when" {SWAPS}', lambda reading: unmarked(reading, Way(BY_SWAP))),
    Phrase(STATED, f'{YES} "move" move_way "without" "being" "marked"', unmarked),
    Phrase(STATED, f'{YES} ("swap" | "change" "slots") "without" "being" "marked"',
           lambda reading: unmarked(reading, Way(BY_SWAP))),
]  # fmt: skip
