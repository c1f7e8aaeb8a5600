"""A trial ruleset for what the engine asks and neither ARC nor SLOT answers: ARC, with assigned creatures and a monster."""
from typing import Final

from mypy_extensions import i64

from scene import Scene
from setting import Setting, lay_out
from wtactics.engine.match import Match
from wtactics.engine.meaning import MARKS
from wtactics.engine.places import GRAVE, NOBODY, Card, Thing
from wtactics.engine.state import Terms
from wtactics.rulesets.arc.table import ArcTable

SHUNNED: Final = 9901  # the rule by which one's own assigned creatures are no targets
ASSIGNED: Final = 2  # the third state of a card, neither marked nor unmarked


class Fronts(ArcTable):
    """The table of the trial."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.monster: Card = NOBODY
        self.stamina: i64 = 0

    def clone(self) -> "Fronts":
        t = of_table(self)
        t.monster, t.stamina = self.monster, self.stamina
        return t

    def assign(self, c: Card) -> None:
        """The creature is neither marked nor unmarked from now on."""
        self.marked[c] = ASSIGNED
        self.stirred(MARKS)

    def shuns(self, thing: Thing) -> i64:
        """His own player does not reach who is assigned."""
        return SHUNNED if self.marked[thing] == ASSIGNED and self.controller[thing] == self.you else 0

    def yields(self, c: Card, kind: i64) -> bool:
        """What would kill the monster costs it a point of stamina, the last one its life; nothing moves it."""
        if c != self.monster:
            return True
        if kind == GRAVE:
            self.stamina -= 1
            self.changes += 1
        return self.stamina == 0


def of_table(old: ArcTable) -> Fronts:
    """The same table in the trial."""
    t = Fronts(old.terms)
    old.copy_to(t)
    old.copy_columns(t)
    return t


def trial(text: str, cards: dict[str, str] | None = None) -> tuple[Scene, Fronts]:
    """A scene of the trial, set as those of ARC are, at its first question; and its table."""
    laid, arc = lay_out(Setting(cards or {}).read(text), {})
    t = of_table(laid)
    return Scene(Match(t, arc.rules), (), 1), t
