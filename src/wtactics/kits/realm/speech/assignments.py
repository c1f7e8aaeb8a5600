"""Assignments in words: that all defenders of an attack have been assigned, as what is waited for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.engine.places import ATTACKER, BLOCKED, DEFENDER, NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.stages import ASSIGNED
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This


class AreAssigned(Trigger):
    """Defenders have been assigned in an attack in which this one takes part as an attacker, or in any."""

    def __init__(self, attacker: Things | None, words: str) -> None:
        super().__init__(facts.DEFENDED)
        self.attacker: Final = attacker
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if n != 0 or not self.takes_part(t):
            return False
        for c in t.board:  # all defenders are named together, so the first of them stands for all
            if t.role[c] == DEFENDER:
                return a == c
        return False

    def takes_part(self, t: Table) -> bool:
        """Does it attack?"""
        if self.attacker is None:
            return True
        for c in self.attacker.of(t):
            if NOBODY < c < SEAT_THING and t.role[c] in (ATTACKER, BLOCKED):
                return True
        return False

    def text(self) -> str:
        return self.words


def assigned_against(reading: Reading, this: Things) -> AreAssigned:
    if not isinstance(this, This):
        raise Misread("this card itself", this.text())
    return AreAssigned(this, f"whenever defenders have been assigned in an attack in which {this.text()} attacks")


def assigned_in_any(reading: Reading) -> AreAssigned:
    return AreAssigned(None, "whenever defenders have been assigned")


BY_IT: Final = (
    '(("in" | "against") ("an" | "the" | "any") "attack" (("by" | "of" | "with") self'
    ' | ("in" "which" | "that") self ("attacks" | "is" "attacking" | ("takes" | "has") "part" | "is" "in")))'
)
PHRASES: Final = [
    Phrase("happening", f"{ASSIGNED} {BY_IT}", assigned_against,
           ["When defenders have been assigned in an attack in which this creature attacks, draw a card."], needs=CITIES),
    Phrase("happening", f"{ASSIGNED}", assigned_in_any, needs=CITIES),
    Phrase("trigger", f'("when" | "whenever") self ("attacks" | "attack") (","? "and"? "after" {ASSIGNED})', assigned_against,
           ["Whenever this creature attacks, after defenders are assigned, draw a card."], needs=CITIES),
]  # fmt: skip
