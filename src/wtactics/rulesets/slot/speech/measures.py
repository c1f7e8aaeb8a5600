"""Measures of creatures that fight near and far: what texts compare and count beside DEF."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import HARM, VALUES
from wtactics.engine.places import BOARD, CardId
from wtactics.engine.table import Table
from wtactics.rulesets.slot.speech.printing import level
from wtactics.vocabulary.nouns.limits import ATTACKS, LIVES, NO_COLUMN, SHOOTS, Measure, name_measure

CLOSE_VALUE: Final = 5  # what other games call the ATK
RANGED_VALUE: Final = 6
LIFE_VALUE: Final = 7
LEVEL_VALUE: Final = 8
LIFE_LEFT: Final = 9  # SLOT-CARD-06 life points less tokens


class ArmyMeasure(Measure):
    """A value of a creature that fights near and far; never below 0 (SLOT-NUM-03)."""

    def of(self, t: Table, c: CardId) -> i64:
        d, stands = t.printed[c], t.place[c] & 15 >= BOARD
        if self.value == LEVEL_VALUE:
            return level(t.library, d)
        if self.value == CLOSE_VALUE:
            return max(t.attack[c] if stands else t.library.attack[d], 0)
        if self.value == RANGED_VALUE:
            return max(t.ranged[c] if stands else t.library.ranged[d], 0)
        life = max(t.life[c] if stands else t.library.life[d], 0)
        return max(life - t.harm[c], 0) if self.value == LIFE_LEFT else life

    def depends(self) -> i64:
        return VALUES | HARM if self.value == LIFE_LEFT else VALUES


for number, name, column in (
    (CLOSE_VALUE, "close", ATTACKS),
    (RANGED_VALUE, "ranged", SHOOTS),
    (LIFE_VALUE, "life", LIVES),
    (LEVEL_VALUE, "level", NO_COLUMN),
    (LIFE_LEFT, "life left", NO_COLUMN),
):
    name_measure(ArmyMeasure(number, name, column))
