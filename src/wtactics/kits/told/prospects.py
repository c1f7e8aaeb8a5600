"""The words for what a combat would come to: beside a defender that is offered, on its attacker, and in a question."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from wtactics.engine.places import SEAT_THING, CardId, Option, is_seat
from wtactics.engine.table import Table
from wtactics.kits.layout import MINUS, Prospect
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.names import Names
from wtactics.kits.told.outlook import Foresight, Outlook

WORST: Final = 64  # more than any number of fighters

T = TypeVar("T", bound=Table)


class Prospects(Generic[T]):
    """A ruleset gives its names, what it foresees, and what one and several of a player's points are called."""

    def __init__(self, names: Names[T], foresight: Foresight[T], point: str, points: str) -> None:
        self.names: Final = names
        self.foresight: Final = foresight
        self.point: Final = point
        self.points: Final = points

    def of_block(self, t: T, block: Option) -> Prospect | None:
        """What the combat would come to with this defender, as all stands now."""
        found = self.foresight.of_block(t, block)
        return None if found is None else self.told(t, found)

    def of_combat(self, t: T, a: CardId) -> Prospect | None:
        """The same of a combat for which all is named."""
        found = self.foresight.of_combat(t, a)
        return None if found is None else self.told(t, found)

    def told(self, t: T, found: Outlook) -> Prospect:
        """It in a few signs, and in words."""
        if not found.blocked:
            return Prospect((f"{MINUS}{found.loss}",), (self.unopposed(t, found),), 0)
        notes = tuple([self.fate(t, found, i) for i in range(len(found.fighters))])
        return Prospect((signs(found, 0), signs(found, len(found.fighters) - 1)), notes, rank(found))

    def combat(self, t: T, a: CardId) -> str:
        """A combat that is about to be fought, in a sentence: who fights whom, and what becomes of them if nobody responds."""
        found = self.foresight.of_combat(t, a)
        if found is None:
            return ""
        attacker = self.armed(t, found, 0)
        if not found.blocked:
            return f"{attacker} strikes undefended: {self.unopposed(t, found)}."
        if len(found.fighters) == 1:
            return f"{attacker} was blocked, and nobody fights it any more."
        foes = " and ".join([self.armed(t, found, i) for i in range(1, len(found.fighters))])
        fates = "; ".join([self.fate(t, found, i) for i in range(len(found.fighters))])
        return f"{attacker} fights {foes}: {fates}."

    def attackers(self, t: T, attackers: list[int]) -> str:
        """Who attacks, with what."""
        return ", ".join([f"{self.names.of(t, a)} ({max(0, t.attack[a])})" for a in attackers])

    def armed(self, t: T, found: Outlook, i: int) -> str:
        """A fighter and the damage that it deals."""
        return f"{self.names.of(t, found.fighters[i])} ({found.forces[i]})"

    def fate(self, t: T, found: Outlook, i: int) -> str:
        """What becomes of a fighter."""
        name = self.names.of(t, found.fighters[i])
        doubtful = found.divided and i > 0
        if found.fighters[i] in found.dead:
            return f"{name} {'may die' if doubtful else 'dies'}"
        if found.hurts[i] <= 0:
            return f"{name} takes nothing"
        return f"{name} takes {'up to ' if doubtful else ''}{found.hurts[i]} of its {found.left[i]}"

    def unopposed(self, t: T, found: Outlook) -> str:
        """What becomes of the goal of an attacker whom nobody fights."""
        if is_seat(found.goal):
            lost = f"{found.loss} {self.point if found.loss == 1 else self.points}"
            return f"{seat_slot(found.goal - SEAT_THING)} loses {lost}"
        name = self.names.of(t, found.goal)
        return f"{name} is destroyed" if found.falls else f"{name} takes {found.loss}"


def rank(found: Outlook) -> int:
    """Best for the defending player: the attacker dies, then as few defenders as can be."""
    own = len([c for c in found.fighters[1:] if c in found.dead])
    return own if found.fighters[0] in found.dead else WORST + own


def signs(found: Outlook, i: int) -> str:
    """What becomes of a fighter, in a few signs: of the attacker first, then of the one that may defend."""
    who = "it" if i == 0 else "yours"
    doubtful = found.divided and i > 0
    if found.fighters[i] in found.dead:
        return f"{who} {'may die' if doubtful else 'dies'}"
    if found.hurts[i] <= 0:
        return f"{who} holds"
    return f"{who} {MINUS}{'up to ' if doubtful else ''}{found.hurts[i]} of {found.left[i]}"
