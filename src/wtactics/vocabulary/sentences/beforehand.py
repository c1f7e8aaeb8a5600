"""Beforehand: what a thing was like before the sentence before did something to it: kill it; if it was marked, ..."""

from __future__ import annotations

from typing import Final

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import Condition, Noun
from wtactics.engine.places import NOBODY, Flow, Option, seat_thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is, Not
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.waiting import Keep
from wtactics.vocabulary.needs import CITIES, ENCHANTING
from wtactics.vocabulary.nouns.naming import RESIDING, noun_of
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.hosting import AttachedToSome
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.picking import Amend, Check, Pick


class Witness(Keep):
    """Whether it is so is kept, before what follows changes it."""

    def __init__(self, slot: Slot, things: Things, condition: Condition) -> None:
        super().__init__(slot, things)
        self.condition: Final = condition

    def do(self, t: Table, answer: Option) -> Flow:
        if self.condition.holds(t):
            pick(t, self.slot.at, seat_thing(t.you))
        return NEXT


class WasSo(Condition):
    """It was so, as was kept."""

    def __init__(self, slot: Slot, words: str) -> None:
        self.slot: Final = slot
        self.words: Final = words

    def holds(self, t: Table) -> bool:
        return picked(t, self.slot.at) != NOBODY

    def text(self) -> str:
        return self.words


def if_it_was(reading: Reading, things: Things, not_so: bool, quality: Quality, steps: Steps) -> Steps:
    """It is looked at before the first deed of the sentence before, whatever has become of it since."""
    before = reading.last_said
    first = next((i for i, step in enumerate(before) if not isinstance(step, Pick)), len(before))
    if first == len(before) or not all(isinstance(step, Deed | Pick) for step in before):
        raise Misread("a sentence before it that does something to it, whatever is so", "what it was")
    slot = Slot("what it was", person=True)
    reading.picked.append(slot)
    so: Condition = Is(things, quality)
    was = "wasn't" if not_so else "was"
    witness = Witness(slot, things, Not(so) if not_so else so)
    words = f"{things.text()} {quality.told(False).replace('is', was, 1)}"
    kept = [*before[:first], witness, *before[first:]]
    return [Amend(len(before), True, 1), *kept, Check(WasSo(slot, words), len(steps)), *steps]


def attached_then(reading: Reading, noun: Noun) -> Quality:
    return AttachedToSome(noun)


def resident_then(reading: Reading) -> Quality:
    return Being(noun_of([Sort(RESIDING, word="resident")], {}), "a resident")


def same(reading: Reading, quality: Quality) -> Quality:
    return quality


PHRASES: Final = [
    Phrase("was_or_not", '"was" | "were"', lambda reading: False),
    Phrase("was_or_not", '"wasn\'t" | "weren\'t"', lambda reading: True),
    Phrase("was_what", "doing_so", same),
    Phrase("was_what", '"attached" "to" ("a" | "an") noun', attached_then, needs=ENCHANTING),
    Phrase("was_what", '"a" "resident"', resident_then, needs=CITIES),
    Phrase("fronted", '"if" again was_or_not was_what "," effects', if_it_was,
           ["Kill target creature. If it was marked, draw a card."]),
]  # fmt: skip
