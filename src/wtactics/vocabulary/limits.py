"""Comparisons of a card's values with numbers: "with ATK 2 or less", "with cost 3 or more"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import BOARD, CITY, Card
from wtactics.engine.table import Table

# What may be compared with a number.
ATTACK_VALUE: Final = 0
DEFENSE_VALUE: Final = 1
COST_VALUE: Final = 2
DAMAGE_VALUE: Final = 3
STRENGTH_VALUE: Final = 4
CLOSE_VALUE: Final = 5  # what other games call the ATK
RANGED_VALUE: Final = 6
LIFE_VALUE: Final = 7
LEVEL_VALUE: Final = 8
VALUES: Final = ("ATK", "DEF", "cost", "damage", "strength", "close", "ranged", "life", "level")

AT_MOST: Final = 0
EXACTLY: Final = 1
AT_LEAST: Final = 2


class Limit:
    """A value that must be so much, or no more, or no less."""

    def __init__(self, value: i64, relation: i64, number: Number) -> None:
        self.value: Final = value
        self.relation: Final = relation
        self.number: Final = number

    def holds(self, t: Table, c: Card) -> bool:
        """Does the card keep within it?"""
        return compares(value_of(t, c, self.value), self.relation, self.number.of(t))

    def text(self) -> str:
        """The limit in card English."""
        behind = ("or less", "", "or more")[self.relation]
        return f"with {VALUES[self.value]} {self.number.text()} {behind}".strip()


def compares(n: i64, relation: i64, bound: i64) -> bool:
    """Is n at most, exactly or at least the bound?"""
    if relation == AT_MOST:
        return n <= bound
    return n >= bound if relation == AT_LEAST else n == bound


def value_of(t: Table, c: Card, value: i64) -> i64:
    """A value of a card as it is now; the cost is the printed one."""
    d = t.printed[c]
    if value == COST_VALUE:
        return t.library.cost[d]
    if value == DAMAGE_VALUE:
        return t.harm[c]
    if value >= CLOSE_VALUE:
        return far_value_of(t, c, d, value)
    if value == STRENGTH_VALUE:
        return max(t.library.defense[d] - t.harm[c], 0) if t.library.type[d] == CITY else 0
    if t.place[c] & 15 < BOARD:
        return t.library.attack[d] if value == ATTACK_VALUE else t.library.defense[d]
    return t.attack[c] if value == ATTACK_VALUE else t.defense[c]


def far_value_of(t: Table, c: Card, d: i64, value: i64) -> i64:
    """A value of a creature that fights near and far; never below 0 (SLOT-NUM-03)."""
    stands = t.place[c] & 15 >= BOARD
    if value == LEVEL_VALUE:
        return t.library.level[d]
    if value == CLOSE_VALUE:
        return max(t.attack[c] if stands else t.library.attack[d], 0)
    if value == RANGED_VALUE:
        return max(t.ranged[c] if stands else t.library.ranged[d], 0)
    return max(t.life[c] if stands else t.library.life[d], 0)
