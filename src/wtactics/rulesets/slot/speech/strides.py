"""Strides, in words: how creatures move by the rules, diagonally or unmarked, and when abilities are used."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import PHASES, ROLES, Condition, Number, Trigger
from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.reaching import PermitPhrase
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.spots import BESIDE, Spot
from wtactics.rulesets.slot.speech.steps import MoveTo
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import MOVE_ASKEW, UNMARK_STEP
from wtactics.vocabulary.conditions.meaning import AtTime
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import ANYONES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.restraint import FREE_MOVE
from wtactics.vocabulary.sentences.parts import Triggered
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import This, You
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.things.picking import May
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.occasions import During


class InStep(AtTime):
    """It is this step of anybody's turn."""

    def __init__(self, phase: PhaseName) -> None:
        self.phase: Final = phase

    def holds(self, t: Table) -> bool:
        return t.phase in self.phase.numbers

    def depends(self) -> i64:
        return PHASES

    def text(self) -> str:
        return f"it is the {self.phase.name} phase"

    def when(self) -> str:
        return f"during the {self.phase.name} phase"


class InBattle(AtTime):
    """A battle is under way."""

    def holds(self, t: Table) -> bool:
        assert isinstance(t, SlotTable)
        return t.target != NOBODY

    def depends(self) -> i64:
        return ROLES

    def text(self) -> str:
        return "a battle is under way"

    def when(self) -> str:
        return "during a battle"


def in_step(reading: Reading, phase: PhaseName) -> Condition:
    if UNMARK_STEP in phase.numbers:
        raise Misread("a step in which something can be done", f"the {phase.name} phase")
    return InStep(phase)


def happens_in_step(reading: Reading, trigger: Trigger, phase: PhaseName) -> Trigger:
    """In this step of the turn; whose it is, the text tells in vain, for others do nothing in it."""
    return During(trigger, InStep(phase))


def in_battle(reading: Reading) -> Condition:
    return InBattle()


def unmarked_it(reading: Reading, act: Act) -> Do:
    """Moving does not mark it: the card that says so."""
    things = reading.it()
    if not isinstance(things, This):
        raise Misread(f"this {reading.word}", things.text())
    return Do(things, act, "aren't marked for moving")


def two_steps(reading: Reading, *numbers: Number) -> Triggered:
    """SLOT-MOVE-06 Right behind its own move it may go one slot further, into an empty one or in exchange."""
    if [plain(number) for number in numbers if plain(number) != 1] != [2]:
        raise Misread("two steps for 1 AP", "others")
    this = This(reading.word)
    trigger = Happens(facts.MOVED, Very(this), None, f"whenever {this.text()} moves", True)
    return Triggered(trigger, [May(1), MoveTo(You(), this, Slots(ANYONES, [Spot(BESIDE, this)]), True)])


STEPS: Final = '("step" | "steps" | "slot" | "slots")'
AT_ONCE: Final = (
    '("at" "a" "time" | ("in" | "with" | "by") ("one" | "a" | "its") "move" | "per" "move"'
    ' | "for" number "ap" ("instead" "of" number?)? | "instead" "of" number)?'
)
PHRASES: Final = [
    Phrase("ability", f'self ("moves" | "move" | ("can" | "may") "move") ("up" "to" number | number "or" number) {STEPS}'
           f" {AT_ONCE}", lambda reading, _this, *numbers: two_steps(reading, *numbers),
           ["This creature moves up to two steps at a time."]),
    PermitPhrase("move diagonally", '"move" "diagonally"', MOVE_ASKEW),
    Phrase(STATEMENT, '"moving" ("doesn\'t" | "don\'t") "mark" "it"', lambda reading: unmarked_it(reading, FREE_MOVE)),
    Phrase("happening", 'happening ("during" | "in") ("the" | "your" | "its" "controller" "\'s" | "an" "opponent" "\'s") phase',
           happens_in_step, ["When this creature is unmarked in the Unmark phase, you get 1 AP."]),
    Phrase("time_condition", '("during" | "in") "the" phase', in_step,
           ["[1]: Gain 1 victory point. Use this ability only during the Action phase."]),
    Phrase("in_whose", '"during" ("a" | "any") "battle"', lambda reading: InBattle(),
           ["Whenever an Elf is marked during a battle, you get 1 AP."]),
    Phrase("time_condition", '"during" ("a" | "any" | "the") "battle" | ("during" | "in") "battles"', in_battle,
           ["[1]: Gain 1 victory point. Use this ability only during a battle."]),
]  # fmt: skip
