"""Chance in the place of a choice: a random creature, two Elves at random, an opponent chosen at random."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.mentioning import among_searched, but, plain, so_many


def by_chance(reading: Reading, noun: Noun, words: str, n: int = 1) -> Things:
    """So many of what the noun means, or all if they are fewer; nobody chooses."""
    if isinstance(noun, CardNoun) and noun.is_linked():
        raise Misread("things that are not compared with each other", noun.text(n > 1))
    slot = reading.pick(among_searched(reading, noun), words, n, n)
    assert isinstance(slot, Slot)
    slot.by_chance = True
    return slot


def a_random(reading: Reading, noun: Noun) -> Things:
    return by_chance(reading, noun, f"a random {noun.text(False)}")


def another_random(reading: Reading, noun: Noun) -> Things:
    return by_chance(reading, but(reading, noun), f"another random {noun.text(False)}")


def some_random(reading: Reading, number: Number, noun: Noun) -> Things:
    n = plain(number)
    return by_chance(reading, noun, f"{so_many(n, noun)} at random", n)


A: Final = '("a" | "an" | "one")'
ONE: Final = "(thing_noun | held_noun)"
MANY: Final = "(thing_nouns | held_nouns)"
AT_RANDOM: Final = '("chosen"? "at" "random" | "that" "is" "chosen" "at" "random")'
PHRASES: Final = [
    Phrase("chosen", f'{A} "random" {ONE}', a_random, ["Deal 1 damage to a random creature."]),
    Phrase("chosen", f"{A} {ONE} {AT_RANDOM}", a_random),
    Phrase("chosen", f'"another" "random" {ONE} | "another" {ONE} {AT_RANDOM}', another_random),
    Phrase("chosen", f'many "random" {MANY}', some_random, ["Mark two random creatures."]),
    Phrase("chosen", f'many {MANY} "chosen"? "at" "random"', some_random),
    Phrase("chosen", 'number "of" owned_nouns "chosen"? "at" "random"', some_random),
    *(Phrase(rule, f'{A} "random" player_noun | {A} player_noun {AT_RANDOM}', a_random)
      for rule in ("players", "one_player")),
]  # fmt: skip
