"""Leads: for each VP he has more than you, for each card in hand that you have more than he does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.having import Goods
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.things.picking import seat_at


class Lead(Number):
    """How much more of something one player has than another, 0 if he has not."""

    def __init__(self, goods: Goods, first: Things, second: Things) -> None:
        self.goods: Final = goods
        self.first: Final = first
        self.second: Final = second

    def of(self, t: Table) -> i64:
        one, other = seat_at(t, self.first, 0), seat_at(t, self.second, 0)
        return 0 if one == NOBODY or other == NOBODY else max(self.goods.of(t, one) - self.goods.of(t, other), 0)

    def depends(self) -> i64:
        return self.goods.depends() | self.first.depends() | self.second.depends()

    def text(self) -> str:
        more = f"more than {self.second.text()}"
        return f"the number of {self.goods.text(True)} {clause(self.first, 'have', more)}"


def lead(reading: Reading, goods: Goods, first: Things, second: Things) -> Lead:
    """Of two players that differ; he is never you."""
    if first.many() or second.many() or isinstance(first, You) == isinstance(second, You):
        raise Misread("you and another player", f"{first.text()} and {second.text()}")
    return Lead(goods, first, second)


def you(reading: Reading) -> Things:
    return You()


HAS: Final = '("has" | "have")'
THAN: Final = '"more" "than" one_side ("do" | "does" | "has" | "have")?'
PHRASES: Final = [
    Phrase("one_side", '"you"', you),
    Phrase("one_side", "he_player", same),
    Phrase("for_each", f'"for" "each" (possession | possessions) "that"? one_side {HAS} {THAN}', lead,
           ["Choose an opponent. Draw a card for each card in hand he has more than you."]),
    Phrase("value", f'"the" "number" "of" possessions "that"? one_side {HAS} {THAN}', lead),
]  # fmt: skip
