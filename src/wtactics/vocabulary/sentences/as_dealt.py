"""As it is dealt: whoever prevents damage "whenever it is dealt" means what would be dealt, for what is done stays."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.averting import Forgo, PreventPart
from wtactics.vocabulary.needs import PEOPLE_HIT
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.doomed import first_time
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.replacing import replaced
from wtactics.vocabulary.triggers.circumstances import Circumstance, InFight
from wtactics.vocabulary.triggers.impending import Would, damage_would
from wtactics.vocabulary.triggers.watching import Watched


def is_dealt(reading: Reading, fought: list[Circumstance], whom: Watched, *by: Watched) -> Would:
    return damage_would(reading, whom, *by, *fought)


def dealt_to(reading: Reading, whom: Watched, fought: list[Circumstance], *by: Watched) -> Would:
    return damage_would(reading, whom, *by, *fought)


def only_prevented(steps: Steps) -> None:
    """Anything else is done when it has been dealt."""
    if not all(isinstance(step, PreventPart) or (isinstance(step, Forgo) and step.steps == 0) for step in steps):
        raise Misread("what is prevented of it, or is dealt more", "what is done when it has happened")


def prevented(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    only_prevented(steps)
    return replaced(reading, trigger, steps)


def prevented_first(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    only_prevented(steps)
    return first_time(reading, trigger, steps)


TURNLY: Final = '(("each" | "in" ("a" | "each") | "during" ("a" | "each") | "of" ("a" | "each")) "turn")'
BY: Final = '(("by" | "from") watched_card)?'
PHRASES: Final = [
    Phrase("some_damage", '"damage"', lambda reading: []),
    Phrase("some_damage", '"combat" "damage" | "damage" "in" "combat"', lambda reading: [InFight()]),
    Phrase("dealt_now", f'some_damage "is" "dealt" "to" victim {BY}', is_dealt),
    Phrase("dealt_now", f'victim ("is" | "are") "dealt" some_damage {BY} | victim ("takes" | "take") some_damage {BY}',
           dealt_to),
    Phrase("averting", '("if" | "when" | "whenever") dealt_now "," effects', prevented,
           ["Whenever this creature is dealt damage, prevent 1 of it."], needs=PEOPLE_HIT),
    Phrase("averting", f'"the" "first" "time" {TURNLY} "that"? dealt_now "," effects', prevented_first,
           ["The first time each turn this creature is dealt damage, prevent 1 of it."], needs=PEOPLE_HIT),
    Phrase("averting", f'"the" "first" "time" "that"? dealt_now {TURNLY} "," effects', prevented_first, needs=PEOPLE_HIT),
]  # fmt: skip
