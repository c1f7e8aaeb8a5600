"""Several choices that are spoken of together: "the chosen creatures" are all that were chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import PAST
from wtactics.engine.places import CREATURE
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.things.meaning import Slot, Things

TWO: Final = 2


class AllChosen(Things):
    """What was chosen in each of these choices, called by one word; each thing once."""

    def __init__(self, choices: list[Slot], words: str) -> None:
        self.choices: Final = choices
        self.words: Final = words

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for slot in self.choices:
            for thing in slot.of(t):
                if thing not in out:
                    out = append(out, thing)
        return out

    def depends(self) -> i64:
        return PAST

    def text(self) -> str:
        return self.words

    def many(self) -> bool:
        return True


def chosen_together(reading: Reading, word: str, words: str) -> AllChosen | None:
    """Of several choices those that the word means, if it means more than one; None if not."""
    choices = [each for each in reading.mentions if each.chosen]
    if len(choices) < TWO:
        return None
    meant: list[Slot] = []
    for mention in choices:
        slot = mention.things
        if isinstance(slot, Slot) and slot not in meant and is_meant(mention, word):
            meant.append(slot)
    return AllChosen(meant, words) if len(meant) >= TWO else None


def is_meant(mention: Mention, word: str) -> bool:
    """Is all that could be chosen there called so? A resident may be an avatar, which is no creature."""
    if word == "card" or word in mention.words:
        return True
    if isinstance(mention.noun, CardNoun) and word == "creature" and mention.noun.types_meant >> CREATURE & 1 == 1:
        raise Misread("those of which each is a creature", mention.noun.text(False))
    return False
