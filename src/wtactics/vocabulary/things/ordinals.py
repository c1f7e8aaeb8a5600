"""Ordinals: of two things that were chosen the first, the second, the other; and both of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import Noun
from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.vocabulary.nouns.sorts import plural
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, Among, Slot, Things, Together
from wtactics.vocabulary.things.mentioning import same


class NthOf(Again):
    """One of two things that were chosen, called so."""


class OneOfTwo(Things):
    """The one that was chosen first, or second, of two that were chosen together."""

    def __init__(self, slot: Slot, n: i64) -> None:
        self.slot: Final = slot
        self.n: Final = n  # 0 the first, 1 the second

    def of(self, t: Table) -> vec[i64]:
        thing = picked(t, self.slot.at + self.n)
        return vec[i64]([thing]) if thing != NOBODY else vec[i64]()

    def depends(self) -> i64:
        return self.slot.depends()

    def text(self) -> str:
        return f"the {('first', 'second')[self.n]}"


class Remaining(Again):
    """Those of several things that were not picked among them."""

    def __init__(self, things: Things, taken: Things) -> None:
        super().__init__(things, "the other")
        self.taken: Final = taken

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for thing in self.things.of(t):
            if not self.taken.has(t, thing):
                out = append(out, thing)
        return out

    def single(self, t: Table) -> i64:
        return Things.single(self, t)

    def many(self) -> bool:
        return False


def one_of_two(reading: Reading, slot: Slot, n: int) -> OneOfTwo:
    """The same one again, if it was spoken of before."""
    for mention in reading.mentions:
        spoken = mention.meant
        if isinstance(spoken, OneOfTwo) and spoken.slot is slot and spoken.n == n:
            return spoken
    return OneOfTwo(slot, n)


def two_together(reading: Reading) -> list[Things]:
    """Two that were chosen by one order, where nothing else was chosen."""
    slots = [*reading.aimed, *reading.picked]
    if len(slots) != 1 or slots[0].most != 2 or slots[0].people() or slots[0].text().startswith("up to"):
        return []
    return [one_of_two(reading, slots[0], n) for n in range(2)]


def two_chosen(reading: Reading) -> list[Things]:
    """The two cards that were chosen, each by words of its own, or together."""
    together = two_together(reading)
    if together:
        return together
    found: list[Things] = []
    for mention in reading.mentions:
        things = mention.meant
        if not isinstance(things, Slot) or things.people():
            continue
        if things.many():
            raise Misread("two things that were chosen one after the other", things.text())
        if not any(things is each for each in found):
            found.append(things)
    if len(found) != 2:
        raise Misread("two things that were chosen before", f"{len(found)}")
    return found


def call(reading: Reading, slot: Things, words: str, word: str) -> Things:
    """From now on it is the one that was spoken of last."""
    spoken = slot.slot if isinstance(slot, OneOfTwo) else slot
    mention = next(each for each in reading.latest() if each.things is spoken)
    if word and word not in mention.words:
        raise Misread(f"a {word} that was chosen", mention.words[0])
    things = NthOf(slot, f"{words} {word}".strip())
    reading.mention(things, mention.words, mention.noun)
    return things


def first(reading: Reading, word: str = "") -> Things:
    return call(reading, two_chosen(reading)[0], "the first", word)


def second(reading: Reading, word: str = "") -> Things:
    return call(reading, two_chosen(reading)[1], "the second", word)


def other(reading: Reading, word: str = "") -> Things:
    """Not the one that was called the first or the second, or that was picked out of two."""
    last = reading.mentions[-1].things if reading.mentions else None
    if isinstance(last, NthOf):
        two = two_chosen(reading)
        return call(reading, two[0] if last.things is two[1] else two[1], "the other", word)
    picked = next((each for each in reading.latest() if isinstance(each.noun, Among)), None)
    if picked is not None and isinstance(picked.things, Slot) and picked.things.most == 1:
        return left_over(reading, picked.noun, picked.things, word)
    raise Misread("the first or the second of two before it", "the other")


def left_over(reading: Reading, among: Noun | None, taken: Slot, word: str) -> Things:
    """The one of two that was not picked."""
    assert isinstance(among, Among)
    spoken = among.things
    slot = bare(spoken)
    if not isinstance(slot, Slot) or slot.most != 2:
        raise Misread("two of which one was picked", spoken.text())
    words = reading.words_for(spoken)
    if word and word not in words:
        raise Misread(f"a {word} that was chosen", words[0])
    return reading.tell(Remaining(slot, taken))


def both(reading: Reading, word: str = "") -> Things:
    """Two that were chosen, by one order or by two."""
    try:
        things: Things = reading.that(word, True) if word else reading.them()
    except Misread:
        one, two = two_chosen(reading)
        words = [each for each in reading.words_for(one) if each in reading.words_for(two)]
        if word and word not in words:
            raise
        return Again(Together(one, two), f"both {plural(words[0])}")
    slot = bare(things)
    if isinstance(slot, Slot) and slot.most != 2:
        raise Misread("two of them", slot.text())
    return things


def nth_of(reading: Reading, n: int, word: str = "") -> Things:
    return (first, second, other)[n - 1](reading, word)


PHRASES: Final = [
    Idiom("nth", '"first" | "former"', 1),
    Idiom("nth", '"second" | "latter"', 2),
    Idiom("nth", '"other"', 3),
    Phrase("again", '"the" nth ("one" | word)?', nth_of,
           ["Choose a creature you control and another creature. Kill the first.",
            "Mark two target creatures. Kill one of them. Unmark the other."]),
    Phrase("aimed", "both", same),
    Phrase("both", '"both" ("of" "them")? | "the" "two"', both),
    Phrase("both", '("both" ("of" ("the" | "those"))? | "the" "two") words', both),
]  # fmt: skip
