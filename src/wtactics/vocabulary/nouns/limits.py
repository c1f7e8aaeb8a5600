"""Comparisons of a card's values with numbers: "with ATK 2 or less", "with cost 3 or more"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import HARM, VALUES, Noun, Number
from wtactics.engine.places import BOARD, CITY, REGION, CardId
from wtactics.engine.rows import CARD_PLAY, ITEM, KIND, SOURCE, X
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.quality import Quality

# What may be compared with a number; a ruleset's speech adds numbers of its own.
ATTACK_VALUE: Final = 0
DEFENSE_VALUE: Final = 1
COST_VALUE: Final = 2
DAMAGE_VALUE: Final = 3
STRENGTH_VALUE: Final = 4
PRINTED: Final = 64  # added to one of these: what is printed of it

# Which of the values that cards print it is that changes with it.
ATTACKS: Final = 0
DEFENDS: Final = 1
SHOOTS: Final = 2  # and the two that only some rulesets print
LIVES: Final = 3
NO_COLUMN: Final = -1

AT_MOST: Final = 0
EXACTLY: Final = 1
AT_LEAST: Final = 2
BELOW: Final = 3
BEYOND: Final = 4


def x_of(t: Table, c: CardId) -> i64:
    """What X is for a card that is being played; 0 of any other."""
    i: i64 = 0
    while i < len(t.chain):
        if t.chain[i + SOURCE] == c and t.chain[i + KIND] == CARD_PLAY:
            return t.chain[i + X]
        i += ITEM
    return 0


class Measure:
    """A value of cards, by the name that texts give it."""

    def __init__(self, value: i64, name: str, column: i64 = NO_COLUMN) -> None:
        self.value: Final = value
        self.name: Final = name
        self.column: Final = column

    def of(self, t: Table, c: CardId) -> i64:
        """How much it is now; the cost is the printed one, with X as it is fixed while the card is played."""
        d, value = t.printed[c], self.value
        if value == COST_VALUE:
            x: i64 = 0
            if t.library.cost_x[d] == 1:
                x = x_of(t, c)
            return t.library.cost[d] + x
        if value == DAMAGE_VALUE:
            return t.harm[c]
        if value == STRENGTH_VALUE:
            strength = t.library.defense[d] if t.place[c] & 15 < BOARD else t.defense[c]
            return max(strength - t.harm[c], 0) if t.library.type[d] in (CITY, REGION) else 0
        if t.place[c] & 15 < BOARD:
            return t.library.attack[d] if value == ATTACK_VALUE else t.library.defense[d]
        return t.attack[c] if value == ATTACK_VALUE else t.defense[c]

    def depends(self) -> i64:
        """What it depends on, as bits: damage changes without any value, and what is left of a strength by both."""
        if self.value == DAMAGE_VALUE:
            return HARM
        return VALUES | HARM if self.value == STRENGTH_VALUE else VALUES


class PrintedMeasure(Measure):
    """What is printed of a value, whatever has changed it."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(PRINTED + measure.value, f"printed {measure.name}")
        self.printed: Final = measure.column

    def of(self, t: Table, c: CardId) -> i64:
        library, d = t.library, t.printed[c]
        if self.printed == ATTACKS:
            return library.attack[d]
        if self.printed == DEFENDS:
            return library.defense[d]
        return library.ranged[d] if self.printed == SHOOTS else library.life[d]


MEASURES: Final[dict[int, Measure]] = {}


def name_measure(measure: Measure) -> None:
    """Learn a value, a ruleset's own perhaps, and what is printed of it; its number means the same in every ruleset."""
    MEASURES[int(measure.value)] = measure
    if measure.column != NO_COLUMN:
        MEASURES[PRINTED + int(measure.value)] = PrintedMeasure(measure)


for each in (
    Measure(ATTACK_VALUE, "ATK", ATTACKS),
    Measure(DEFENSE_VALUE, "DEF", DEFENDS),
    Measure(COST_VALUE, "cost"),
    Measure(DAMAGE_VALUE, "damage"),
    Measure(STRENGTH_VALUE, "strength", DEFENDS),
):
    name_measure(each)


class Limit(Quality):
    """A value that must be so much, or no more, or no less."""

    def __init__(self, value: i64, relation: i64, number: Number) -> None:
        self.value: Final = value
        self.measure: Final = MEASURES[int(value)]
        self.relation: Final = relation
        self.number: Final = number

    def holds(self, t: Table, c: CardId) -> bool:
        return compares(self.measure.of(t, c), self.relation, self.number.of(t))

    def depends(self) -> i64:
        return self.measure.depends() | self.number.depends()

    def behind(self) -> str:
        return f"with {self.bounds()}"

    def told(self, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.bounds()}"

    def bounds(self) -> str:
        """The value, and what it is compared with."""
        bound = bound_text(self.relation, self.number.text())
        if self.value == DAMAGE_VALUE:
            return f"{'exactly ' if self.relation == EXACTLY else ''}{bound} damage"
        return f"{self.measure.name} {bound}"


class Extreme(Quality):
    """No other thing that the rest of the noun means has more (or less) of a value; several may have the same."""

    def __init__(self, value: i64, most: bool, among: Noun) -> None:
        self.value: Final = value
        self.measure: Final = MEASURES[int(value)]
        self.most: Final = most
        self.among: Final = among

    def holds(self, t: Table, c: CardId) -> bool:
        mine = self.measure.of(t, c)
        for other in self.among.all(t):
            theirs = self.measure.of(t, other)
            if (theirs > mine) if self.most else (theirs < mine):
                return False
        return True

    def is_hidden(self, t: Table) -> bool:
        return self.among.is_hidden(t)

    def depends(self) -> i64:
        return self.measure.depends() | self.among.depends()

    def behind(self) -> str:
        if self.value == DAMAGE_VALUE:
            return "with the most damage"
        return f"with the {'highest' if self.most else 'lowest'} {self.measure.name}"


def bound_text(relation: i64, number: str) -> str:
    """A comparison with a number, in words."""
    if relation in (BELOW, BEYOND):
        return f"{'less' if relation == BELOW else 'more'} than {number}"
    if " " in number:  # it is found out somewhere else
        return f"{('at most', 'equal to', 'at least')[relation]} {number}"
    return f"{number} {('or less', '', 'or more')[relation]}".strip()


def compares(n: i64, relation: i64, bound: i64) -> bool:
    """Does n relate so to the bound?"""
    if relation == AT_MOST:
        return n <= bound
    if relation == AT_LEAST:
        return n >= bound
    if relation == EXACTLY:
        return n == bound
    return n < bound if relation == BELOW else n > bound
