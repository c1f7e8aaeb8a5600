"""Postures in words: how a card stands where it is: unmarked in your army."""

from __future__ import annotations

from typing import Final

from wtactics.kits.cities import ARMY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ARMIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import renewed, same


def stands_so(reading: Reading, state: tuple[CardNoun, str], *where: Detail) -> Being:
    """Unmarked in your army: both must be so."""
    noun = renewed(state[0], *where)
    return Being(noun, f"{state[1]} {noun.place_text() or noun.text(False).strip()}")


def stands_so_in_it(reading: Reading, state: tuple[CardNoun, str]) -> Being:
    """In the army that was spoken of just before, and in no other place."""
    return stands_so(reading, state, the_army(reading))


def the_army(reading: Reading) -> Detail:
    """The one army that was spoken of."""
    found: Detail | None = reading.area[-1] if reading.area else None
    said = found.value if found is not None and isinstance(found.value, list) else [found]
    if found is None or not any(isinstance(each, Detail) and each.value == ARMY for each in said):
        raise Misread("an army that was spoken of", "it")
    return found


STANDS: Final = '("is" | "are" | "stands" | "stand" | "remains" | "remain" | "stays" | "stay")'
PHRASES: Final = [
    Phrase("posture", 'state ("in" place | reach)', stands_so, needs=ARMIES),
    Phrase("predicate", f"{STANDS} posture", same,
           ["As long as this creature is unmarked in your army, all Elves get +1/+0."], needs=ARMIES),
    Phrase("doing_so", "posture", same, needs=ARMIES),
]  # fmt: skip
