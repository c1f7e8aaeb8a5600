"""Parity, in words: a player has as many of something as his opponent, both have the same number, or a number is even."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Condition, Number
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import ALL_OF_THEM, PlayersHave
from wtactics.vocabulary.nouns.having import WITH_EACH, WITH_SOME, Goods, Having, HisPoints, YoursOnly
from wtactics.vocabulary.nouns.limits import EXACTLY
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You


class AsMany(YoursOnly):
    """You have as many of something as your opponent, no more and no fewer."""

    def words(self) -> str:
        return f"exactly as many {self.goods.text(True)} as an opponent"


def as_many(reading: Reading, goods: Goods, rival: tuple[int, Things | None, bool]) -> Having:
    """There are two players, so that each other one is the opponent."""
    rivals, _players, _yours = rival
    if rivals not in (WITH_SOME, WITH_EACH):
        raise Misread("an opponent", "you")
    return AsMany(goods, EXACTLY, WITH_SOME)


def both(reading: Reading, goods: Goods) -> Condition:
    return PlayersHave(You(), ALL_OF_THEM, AsMany(goods, EXACTLY, WITH_SOME))


class IsEven(Condition):
    """A number is even, or odd."""

    def __init__(self, number: Number, even: bool) -> None:
        self.number: Final = number
        self.even: Final = even

    def holds(self, t: Table) -> bool:
        return (self.number.of(t) % 2 == 0) == self.even

    def depends(self) -> i64:
        return self.number.depends()

    def text(self) -> str:
        return f"{self.number.text()} is {'even' if self.even else 'odd'}"


BOTH: Final = '("both" "players" | "the" "two"? "players" | "you" "and" "an" "opponent" | "both" "of" "you")'
SAME: Final = (
    '("the" "same" "number" "of" | "the" "same" "amount" "of" | "equally" "many" | "an" "equal" "number" "of")'
)
PHRASES: Final = [
    *(Phrase(rule, f'("exactly" "as" "many" | "the" "same" "number" "of" | "just" "as" "many") {many} "as" rival', as_many)
      for rule, many in (("owning", "possessions"), ("commanding_more", "commanded"))),
    Phrase("condition", 'value "is" "even"', lambda reading, number: IsEven(number, True),
           ["While the number of your creatures is even, this creature has +1 DEF."]),
    Phrase("condition", 'value "is" ("odd" | "uneven")', lambda reading, number: IsEven(number, False)),
    Phrase("condition", f'{BOTH} "have" {SAME} possessions', both,
           ["While both players have the same number of victory points, this creature gets +1 DEF."]),
    Phrase("condition", f'{BOTH} ("have" | "control") {SAME} commanded', both),
    Phrase("condition", '"your" "victory" "points" "are" "equal" "to" "an" "opponent" "\'s"'
           ' | "both" "players" "\'" "victory" "points" "are" "equal"',
           lambda reading: both(reading, HisPoints())),
]  # fmt: skip
