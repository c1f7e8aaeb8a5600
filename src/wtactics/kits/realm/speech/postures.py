"""Postures in words: how a card stands where it is: unmarked in your army; and who defends although he is marked."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import DEFEND_MARKED
from wtactics.kits.cities import ARMY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ARMIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being
from wtactics.vocabulary.nouns.sorts import MARKED
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.things.meaning import All
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


def though_marked(reading: Reading) -> Do:
    """Of marked creatures it is said because they are marked."""
    things = reading.subject()
    noun = things.noun if isinstance(things, All) else None
    if not isinstance(noun, CardNoun) or not all(sort.mark == MARKED for sort in noun.sorts):
        raise Misread("marked creatures", things.text())
    return Do(things, DEFENDS_MARKED, DEFENDS_MARKED.words)


DEFENDS_MARKED: Final = Act("can defend even if marked", bit(DEFEND_MARKED))
STANDS: Final = '("is" | "are" | "stands" | "stand" | "remains" | "remain" | "stays" | "stay")'
PHRASES: Final = [
    Phrase("posture", 'state ("in" place | reach)', stands_so, needs=ARMIES),
    Phrase("predicate", f"{STANDS} posture", same,
           ["As long as this creature is unmarked in your army, all Elves get +1/+0."], needs=ARMIES),
    Phrase("doing_so", "posture", same, needs=ARMIES),
    Phrase("ruling", '("can" | "may") ("still" | "also")? "defend"', though_marked,
           ["Marked creatures you control can defend."], needs=ARMIES),
]  # fmt: skip
