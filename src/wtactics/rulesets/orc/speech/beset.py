"""Attackers by how many defend against them: while two creatures or more do, or exactly one (ORC-COMBAT-21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import DEFENDER, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import plain


class Beset(Quality):
    """ORC-COMBAT-21 It attacks, and so many creatures defend against it now."""

    def __init__(self, relation: i64, n: i64) -> None:
        self.relation: Final = relation
        self.n: Final = n

    def holds(self, t: Table, c: CardId) -> bool:
        n: i64 = 0
        for d in t.board:
            n += i64(t.role[d] == DEFENDER and t.foe[d] == c)
        return n > 0 and compares(n, self.relation, self.n)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        one = self.n == 1 and self.relation == EXACTLY
        return f"defended against by {bound_text(int(self.relation), str(self.n))} creature{'' if one else 's'}"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} {self.behind()}"


def beset(reading: Reading, negated: bool, bound: Bound) -> Quality:
    """Nobody would say of one who is not, whether it is by fewer or by nobody."""
    if negated:
        raise Misread('"is defended against by"', '"not"')
    return Beset(bound.relation, plain(bound.number))


def beset_by_one(reading: Reading, negated: bool) -> Quality:
    if negated:
        raise Misread('"is defended against by"', '"not"')
    return Beset(EXACTLY, 1)


DEFENDED: Final = '("defended" "against" | "blocked")'
PHRASES: Final = [
    Phrase("predicate", f'being {DEFENDED} "by" how_many ("creature" | "creatures" | "defenders")', beset,
           ["While this creature is defended against by two or more creatures, it gets +2/+0."]),
    Phrase("predicate", f'being {DEFENDED} "by" ("only" "one" | "just" "one" | "a" "single") ("creature" | "defender")',
           beset_by_one, ["If target attacker is defended against by only one creature, it gets +2/+0 until end of turn."]),
]  # fmt: skip
