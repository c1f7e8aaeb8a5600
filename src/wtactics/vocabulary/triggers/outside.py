"""Outside: what happens at any time but in such a turn or phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import DuringTurn
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.occasions import WHEN


class Outside(Trigger):
    """It happens at any other time."""

    def __init__(self, trigger: Trigger, time: DuringTurn) -> None:
        super().__init__(trigger.fact, trigger.own, trigger.also, trigger.group)
        self.trigger: Final = trigger
        self.time: Final = time

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return not self.time.holds(t) and self.trigger.matches(t, a, b, n)

    def text(self) -> str:
        return f"{self.trigger.text()} outside {self.time.words}"


class OutsideHis(Trigger):
    """A player does it, but not in his own turn, or not in such a phase of it."""

    def __init__(self, trigger: Trigger, phases: list[int], words: str) -> None:
        super().__init__(trigger.fact, trigger.own, trigger.also, trigger.group)
        self.trigger: Final = trigger
        self.phases: Final = phases
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        there = b == t.active and (len(self.phases) == 0 or t.phase in self.phases)
        return not there and self.trigger.matches(t, a, b, n)

    def text(self) -> str:
        return f"{self.trigger.text()} outside his {self.words}"


def outside(reading: Reading, trigger: Trigger, said: tuple[bool, list[int], str]) -> Outside:
    return Outside(trigger, DuringTurn(*said))


def outside_his(reading: Reading, trigger: Trigger, phase: PhaseName) -> OutsideHis:
    return of_whoever(trigger, phase.numbers, f"{phase.name} phase")


def outside_his_turn(reading: Reading, trigger: Trigger) -> OutsideHis:
    return of_whoever(trigger, [], "turn")


def of_whoever(trigger: Trigger, phases: list[int], words: str) -> OutsideHis:
    """It must be said of players what they do: of cards it is nobody's turn."""
    who = trigger.second if isinstance(trigger, Happens) else None
    if not (isinstance(who, PlayerNoun) or (isinstance(who, Very) and who.things.people())):
        raise Misread("whose turn it is", f"his {words}")
    return OutsideHis(trigger, phases, words)


OUTSIDE: Final = '("outside" "of"? | ","? ("except" | "other" "than" | "but"? "not") ("in" | "during"))'
PHRASES: Final = [
    Phrase("trigger", f"{WHEN} happening {OUTSIDE} turn_part", outside,
           ["Whenever you draw a card outside your turn, gain 1 victory point."]),
    Phrase("trigger", f'{WHEN} happening "when" "it" "isn\'t" turn_part', outside,
           ["Whenever you draw a card when it isn't your turn, gain 1 victory point."]),
    Phrase("trigger", f'{WHEN} happening {OUTSIDE} ("his" | "their") phase', outside_his,
           ["Whenever an opponent discards a card outside his Discard phase, gain 1 victory point."]),
    Phrase("trigger", f'{WHEN} happening {OUTSIDE} ("his" | "their") "turn"', outside_his_turn),
]  # fmt: skip
