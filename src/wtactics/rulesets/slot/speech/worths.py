"""Worths, in words: what emptied shapes bring to one player or to both, rows that count and squares in the middle."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.bends import GET, POINTS, GameNumber, needs_points, prize
from wtactics.rulesets.slot.speech.tolls import EXACTLY, LESS
from wtactics.rulesets.slot.terms import COLUMN_POINTS, MIDDLE_COUNTS, PAIR_POINTS, SQUARE_POINTS
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer, pays_anyone, pays_opponents, pays_you
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, You

Worth: TypeAlias = tuple[int, Number, int]  # the number of the game, how much it is, and exactly, more or less


def worth_of(reading: Reading, shape: int, said: tuple[Number, int]) -> Worth:
    return shape, *said


def worth_bare(reading: Reading, shape: int, number: Number) -> Worth:
    return shape, number, EXACTLY


def all_worth(reading: Reading, payer: Payer, *worths: Worth) -> list[Stated]:
    """SLOT-PRIO-01 What one sentence says of several shapes; of one shape nothing is said twice."""
    reading.end_clause()
    if len({shape for shape, *_ in worths}) < len(worths):
        raise Misread("another shape", "the same one again")
    return [Stated([GameNumber(shape, payer.players, number, how) for shape, number, how in worths], None)]


def all_worth_to(reading: Reading, *said: Worth | Payer) -> list[Stated]:
    *worths, payer = said
    assert isinstance(payer, Payer)
    return all_worth(reading, payer, *[each for each in worths if isinstance(each, tuple)])


def all_worth_to_you(reading: Reading, *worths: Worth) -> list[Stated]:
    return all_worth(reading, pays_you(reading), *worths)


class KillsLess(GameNumber):
    """SLOT-PRIO-01 Whatever shape a kill of a player empties, it is worth so much less, and none less than nothing."""

    def __init__(self, players: Things | None, number: Number) -> None:
        super().__init__(PAIR_POINTS, players, number, LESS)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        shape: i64 = PAIR_POINTS if c in (COLUMN_POINTS, SQUARE_POINTS) else c
        return super().alters(t, what, seat, shape, usual)

    def text(self) -> str:
        whose = "your" if isinstance(self.players, You) else "an opponent's"
        return f"{whose} kills score {self.number.text()} {'point' if self.number.text() == '1' else 'points'} less"


def kills_less(reading: Reading, payer: Payer, number: Number) -> list[Stated]:
    reading.end_clause()
    return [Stated([KillsLess(payer.players, number)], None)]


def gives(reading: Reading, shape: int, payer: Payer, said: tuple[Number, int]) -> GameNumber:
    return GameNumber(shape, payer.players, *said)


def middle(reading: Reading, payer: Payer) -> GameNumber:
    """SLOT-POINTS-EX6 By the rules the middle is no square; it is one for points, and not for the sign [S]."""
    return GameNumber(MIDDLE_COUNTS, payer.players, Fixed(1), EXACTLY)


KILLS: Final = '("kill" | "kills")'
TOO: Final = '("too" | "also" | "as" "well")'
ARE: Final = '("is" | "are") ("also" | "a" ("scoring" | "scored")? "shape")? "worth" "only"?'
COUNTS: Final = (
    f'("counts" | "count") {TOO}? (":" "it" "is" "worth" | "and" ("is" | "are") "worth" | "for" | "with") "only"?'
)
EMPTIED_BY_YOU: Final = (
    '("that" "you" "empty" | "you" "empty" | ("that"? "your" ("kill" | "kills") ("empties" | "empty"))'
    ' | ("that" "is" | "that" "are")? ("emptied" | "left" "empty") "by"'
    ' ("you" | "one" "of" "your" "kills" | "your" ("kill" | "kills")))'
)
AND: Final = '("," | "and" | "," "and" | ","? "but")'
FOUR: Final = '"f2" "," "f3" "," "b2" ","? "and" "b3"'
OF_ARMY: Final = (
    '(("of" | "in") ("the" "enemy" "army" | "an" "army" | "each" "army" | "both" "armies")'
    ' | "an" "opponent" "controls")?'
)
MIDDLE: Final = (
    f'({FOUR} | "the" ("middle" "four"? "slots" | "four" ("middle" "slots" | "slots" "in" "the" "middle")) {OF_ARMY}'
    f' ("," {FOUR} ",")?'
    f' | "the" "four"? "slots" {FOUR} | "the" "middle") {OF_ARMY}'
)
PHRASES: Final = [
    Phrase("card_payer", '"both" ("players" | "of" "you")', pays_anyone, ["Both players need 18 victory points to win."]),
    Phrase(STATEMENT, f'"the" "enemy" ("need" | "needs") "only"? number {POINTS} "to" "win" ("instead" "of" number)?',
           lambda reading, *n: needs_points(reading, pays_opponents(reading), *n),
           ["The enemy needs 18 victory points to win."]),
    Phrase(STATEMENT, f'card_payer "also" {GET} prize_points "for" prized', prize,
           ["You also score 3 points for a row."]),
    # for whom
    Phrase("worth_scope", '"for" card_payer', lambda reading, payer: payer),
    Phrase("worth_scope", "kill_scope", lambda reading, payer: payer),
    Phrase("kill_scope", f'("for" | "by" | "with") "your" {KILLS} | ("when" | "if") "you" "kill" ("a" "creature" | "an" "enemy"'
           ' "creature"? | "enemy"? "creatures" | "enemies")', pays_you,
           ["For your kills, a row is worth 3 points."]),
    Phrase("worth_scope", "kill_scope", lambda reading, payer: payer),
    Phrase("kill_scope", f'("for" | "by" | "with") (("an" "opponent" | "the" "enemy") "\'s" | "enemy") {KILLS}', pays_opponents,
           ["For the enemy's kills, a square is worth only 3 points."]),
    Phrase("worth_scope", '"in" "both" "armies"', pays_anyone,
           ["In both armies a pair is worth 2 points and a column 1."]),
    # what is worth how much
    Phrase("worth_said", f"prized {ARE} prize_points", worth_of),
    Phrase("worth_said", f"prized {COUNTS} prize_points", worth_of,
           ["For your kills a row counts as well: it is worth 3 points."]),
    Phrase("worth_bare", f'prized (({ARE})? "only"? number {POINTS}?)', worth_bare),
    Phrase("worth_bare", f"prized {ARE} prize_points", worth_of),
    Phrase("worth_there", f"prized {EMPTIED_BY_YOU} {ARE} prize_points", worth_of),
    Phrase("saying_all", f'worth_scope ","? worth_said ({AND} worth_bare)*', all_worth),
    Phrase("saying_all", f'worth_said ({AND} worth_bare)+ ("for" | "to") card_payer', all_worth_to,
           ["A pair is worth 2 points and a column 3 for you."]),
    Phrase("saying_all", f"worth_there ({AND} worth_bare)+", all_worth_to_you,
           ["A column that your kill empties is worth 4 points, and a pair 2."]),
    Phrase(STATEMENT, 'prized ("gives" | "give" | "gains" | "gain" | "yields" | "yield" | "brings" | "bring")'
           ' card_payer prize_points', gives, ["Emptying a row gives you 3 victory points."]),
    Phrase("saying_all", f'whose_kills ("gain" | "gains" | "give" | "gives" | "are" "worth")'
           f' (number {POINTS} ("less" | "fewer")'
           f' | number ("less" | "fewer") {POINTS})', kills_less, ["Your opponent's kills score 1 point less."]),
    Phrase("whose_kills", f'("an" "opponent" | "the" "enemy") "\'s" {KILLS} | "enemy" {KILLS}', pays_opponents),
    Phrase("whose_kills", f'"your" {KILLS}', pays_you, ["Your kills score 1 point less."]),
    # the middle
    Phrase(STATEMENT, f'kill_scope ","? {MIDDLE} ("are" | "is" | "count" "as" | "counts" "as") "also"? "a" "square"'
           f' (","? {TOO})?', middle, ["For your kills, F2, F3, B2 and B3 of the enemy army count as a square, too."]),
]  # fmt: skip
