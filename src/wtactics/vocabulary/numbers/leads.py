"""Leads: for each VP he has more than you, for each card in hand that you have more than he does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.having import Goods, HisCards
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause
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
        if isinstance(self.first, You):
            return f"the number of {self.goods.text(True)} that you have {more}"
        return f"the number of {self.goods.text(True)} {clause(self.first, 'have', more)}"


def his_lead(reading: Reading, goods: Goods, he: Things) -> Lead:
    return Lead(goods, one_of(he), You())


def your_lead(reading: Reading, goods: Goods, he: Things) -> Lead:
    return Lead(goods, You(), one_of(he))


def your_pile_lead(reading: Reading, sort: Sort, where: Detail, *_same: Detail) -> Lead:
    return Lead(HisCards(CardNoun([sort], where=where.value)), You(), one_of(reading.he()))


def one_of(players: Things) -> Things:
    """Whoever is compared with you is one player."""
    if players.many():
        raise Misread("one player", players.text())
    return players


EACH: Final = '"for" "each" (possession | possessions) "that"?'
NUMBER: Final = '"the" "number" "of" possessions "that"?'
HIS: Final = 'he_player "has" "more" "than" "you" ("do" | "have")?'
YOURS: Final = '"you" "have" "more" "than" he_player ("does" | "has")?'
LIES: Final = '("has" | "holds" | "contains")'
PHRASES: Final = [
    Phrase("for_each", f'"for" ("each" | "every") (card_sort | sort) "that"? "your" zone {LIES} "more" "than"'
           ' ("his" | "theirs") zone?', your_pile_lead,
           ["Target opponent loses 1 victory point for each creature card that your graveyard has more than his."]),
    Phrase("for_each", f"{EACH} {HIS}", his_lead,
           ["Choose an opponent. Draw a card for each card in hand he has more than you."]),
    Phrase("for_each", f"{EACH} {YOURS}", your_lead),
    Phrase("value", f"{NUMBER} {HIS}", his_lead),
    Phrase("value", f"{NUMBER} {YOURS}", your_lead),
]  # fmt: skip
