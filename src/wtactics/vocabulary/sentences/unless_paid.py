"""What somebody could do against the sentence before: if he pays, if he does, more is done."""

from __future__ import annotations

from typing import Final

from wtactics.engine.chain import pick, unpick
from wtactics.engine.places import Flow, Option, seat_thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.waiting import Keep
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.unless import Unless
from wtactics.vocabulary.things.meaning import Slot, You
from wtactics.vocabulary.things.picking import Amend, Did


class Assume(Keep):
    """It is taken for done, until it turns out that it is not."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, slot)

    def do(self, t: Table, answer: Option) -> Flow:
        pick(t, self.slot.at, seat_thing(t.you))
        return NEXT


class Dispel(Assume):
    """It was not done, for what it would have prevented comes now."""

    def do(self, t: Table, answer: Option) -> Flow:
        unpick(t, self.slot.at)
        return NEXT


def paid(reading: Reading, words: str, yours: bool) -> tuple[Did, Steps]:
    """Whether the price was paid that the sentence before names behind "unless"."""
    before = reading.last_said
    spots = [i for i, step in enumerate(before) if isinstance(step, Unless)]
    if len(spots) != 1 or spots[0] + 1 + before[spots[0]].steps != len(before):
        raise Misread('"unless" in the sentence before', words, lightly=True)
    at = spots[0]
    unless: Unless = before[at]
    if isinstance(unless.payer, You) != yours:
        raise Misread('"you do" of what you do, "he does" of what another player does', words)
    slot = Slot("what is paid", person=True)
    reading.picked.append(slot)
    covered = before[at + 1 :]
    asked = Unless(unless.payer, unless.tolls, len(covered) + 1, unless.first)
    return Did(slot, words), [Amend(len(before), True), *before[:at], Assume(slot), asked, Dispel(slot), *covered]


def he_paid(reading: Reading) -> tuple[Did, Steps]:
    return paid(reading, "he does", False)


def you_paid(reading: Reading) -> tuple[Did, Steps]:
    return paid(reading, "you do", True)


PAYS: Final = '("does" | "did" | "pays" | "paid" ("it" | "this")?)'
PHRASES: Final = [
    Phrase("outcome", f'("he" | "that" "player") {PAYS} "so"? | "they" ("do" | "pay") "so"?', he_paid,
           ["Kill target creature unless its controller pays 2. If he does, draw a card."]),
    Phrase("outcome", '"you" ("do" | "did" | "pay") "so"?', you_paid),
]  # fmt: skip
