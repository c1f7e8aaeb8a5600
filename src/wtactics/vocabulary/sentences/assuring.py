"""Assurances: what somebody can still do, said in vain behind what he can't, for nothing keeps him from it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import ATTACK, DEFEND, MOVE
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import TO_ATTACK, TO_DEFEND, bit
from wtactics.vocabulary.rulings.meaning import Cant
from wtactics.vocabulary.sentences.parts import Stated


def still_can(reading: Reading, said: list[Stated], deeds: int) -> list[Stated]:
    """Nothing but what is forbidden here is forbidden: of a card's permission nobody could tell more."""
    last = said[-1].statements[-1]
    if not isinstance(last, Cant):
        raise Misread("what can't be done, before what can", last.text())
    if last.act.deeds & deeds != 0:
        raise Misread("what is not forbidden before", last.text())
    return said


CAN: Final = '("it" | "they" | "he")? ("can" | "may") "still"?'
USUAL: Final = '("as" "usual" | "normally")?'
DEFENDING: Final = Needs(deeds=bit(DEFEND))
PHRASES: Final = [
    Phrase("said_tail", f'said_tail ","? "but" {CAN} assured {USUAL}', still_can,
           ["This creature can't attack, but it can move."]),
    Idiom("assured", TO_ATTACK, bit(ATTACK)),
    Idiom("assured", '"move"', bit(MOVE)),
    Phrase("assured", TO_DEFEND, lambda reading: bit(DEFEND),
           ["This creature can't attack, but it can defend."], needs=DEFENDING),
]  # fmt: skip
