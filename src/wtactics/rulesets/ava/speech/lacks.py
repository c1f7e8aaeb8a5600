"""Lacks in words: what is done if there is none of those of which one was to be chosen just before."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import ANYTHING, Condition
from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.ava.speech.standing import of
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.things.meaning import Slot, Things, You
from wtactics.vocabulary.things.picking import Pick


class NoneChosen(Condition):
    """There was none of those of which a player was to choose one."""

    def __init__(self, slot: Slot, players: Things) -> None:
        self.slot: Final = slot
        self.players: Final = players

    def holds(self, t: Table) -> bool:
        return picked(t, self.slot.at) == NOBODY

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        return f"{self.players.text()} {'control' if isinstance(self.players, You) else 'controls'} none"


def has_none(reading: Reading, payer: Payer) -> Condition:
    """Of his own, as the sentence before says: what he has chosen there may have gone by now."""
    picks: list[Any] = [step for step in reading.last_said if isinstance(step, Pick)]
    noun = picks[-1].noun if picks else None
    if not isinstance(noun, CardNoun) or noun.whose == ANYONES or picks[-1].least == 0:
        raise Misread("what somebody chooses of his own, before it", "none")
    return NoneChosen(picks[-1].slot, of(payer))


PHRASES: Final = [
    Phrase("condition", 'card_payer ("have" | "has" | "control" | "controls") "none"', has_none,
           ["Deal 2 damage to a city you control. If you control none, lose 2 LP."]),
]  # fmt: skip
