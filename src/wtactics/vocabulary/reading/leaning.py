"""What leans on what was named before it: target creature of that player, "it" where one card does something to another."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.chain import MOST_BOUND
from wtactics.engine.meaning import Number, Target
from wtactics.language.phrase import Misread
from wtactics.language.structure import parts_within
from wtactics.vocabulary.things.meaning import Slot

TIMELY: Final = "what is chosen before targets are"
# One card does something to another: which of them is "it"?
PAIRED: Final = 1
ONE_FELL: Final = 2  # one has killed the other,
OF_LIVING: Final = frozenset(
    {"Mark", "Unmark", "DealDamage", "Repair", "For"}
)  # deeds that are done to nobody who is dead
MEANT_ALIVE: Final = 3  # and "it" is only who lives, to whom something is done that is done to nobody else


def slots_of(part: Any) -> list[Slot]:
    """The things chosen of which it speaks; a shape that a price marks may still be any (a class of its own)."""
    return [each for each in parts_within(part) if type(each) is Slot]


def leans(target: Target, targets: list[Target], aimed: list[Slot], picked: list[Slot]) -> bool:
    """Does what can be this target hang on the targets before it? What is picked later says nothing of it."""
    if not aimed and not picked:
        return False
    named = slots_of([target.noun, target.cost])
    late = next((slot for slot in picked if slot in named or (target.another and not slot.person)), None)
    if late is not None:
        raise Misread(TIMELY, late.words)
    if not any(slot in aimed for slot in named):
        return False
    if any(each.least != each.most for each in targets) or sum(each.most for each in targets) > MOST_BOUND:
        raise Misread("targets that must all be chosen", aimed[0].words)
    return True


def check_x(number: Number, picked: list[Slot]) -> None:
    """X is known as soon as the text is announced, before anything is paid or picked."""
    late = next((slot for slot in slots_of(number) if slot in picked), None)
    if late is not None:
        raise Misread(TIMELY, late.words)


def means_alive(reading: Any) -> bool:
    """May "it" be whoever has killed the other, if what is done is done to nobody who is dead?"""
    if reading.paired < ONE_FELL:
        return False
    reading.paired = MEANT_ALIVE
    return True


def check_alive(meaning: Any) -> int:
    """Refuse "it" where what is done could be done to who is dead as well."""
    steps = meaning if isinstance(meaning, list) else [meaning]
    if not all(OF_LIVING & {base.__name__ for base in type(step).__mro__} for step in steps):
        raise Misread('"this" or "that" and its word, for "it" could be either', "it")
    return ONE_FELL
