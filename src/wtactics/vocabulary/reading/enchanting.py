"""An enchantment always has a target (ARC-ENCH-02): what it says of one, it says of what it is attached to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.language.words import Sentence
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Triggered
from wtactics.vocabulary.things.enduring import host_target
from wtactics.vocabulary.things.meaning import Host

TARGET: Final = "target"
ENCHANTED: Final = "enchanted"
QUOTE: Final = '"'
HOSTING: Final = frozenset(("attach", "attached", "enchant", "enchants", ENCHANTED, "equipped", "host"))
# What removes it would be done to another card each time, and not to the one that it is attached to
REMOVING: Final = frozenset(
    ("destroy", "kill", "return", "sacrifice", "discard", "remove", "put", "destroyed", "choose")
)


def names_no_host(type_: str, lines: list[list[Sentence]]) -> bool:
    """Is it an enchantment that says in no other words what it is attached to?"""
    return type_ == "enchantment" and HOSTING.isdisjoint(str(word) for line in lines for s in line for word in s.tokens)


def of_the_host(sentence: Sentence, literals: Mapping[str, str]) -> Sentence | None:
    """The sentence said of what this is attached to, if it has one target; abilities in quotes have their own."""
    spots = [i for i, word in enumerate(sentence.tokens) if word == TARGET and not in_quotes(sentence, i)]
    if len(spots) != 1 or ENCHANTED not in literals:
        return None
    return sentence.joined(spots[0], spots[0], literals[ENCHANTED], ENCHANTED)


def in_quotes(sentence: Sentence, spot: int) -> bool:
    """Does the word stand in an ability between quotes, whose targets are its own?"""
    return sentence.tokens[:spot].count(QUOTE) % 2 == 1


def is_of_the_host(part: Contribution, plain: Contribution | None, sentence: Sentence) -> bool:
    """Does it always hold of the target, or is it done to it again and again?"""
    if isinstance(part, Standing):
        return True
    once = REMOVING.isdisjoint(str(word) for word in sentence.tokens)
    return isinstance(part, Triggered) and (plain is None or isinstance(plain, Triggered)) and once


def hosted(reading: Reading) -> bool:
    """Let it be attached to what it is said of; is there one such thing?"""
    nouns = [each.noun for each in reading.mentions if isinstance(each.things, Host) and each.noun is not None]
    if not nouns or reading.targets or reading.attach is not None:
        return False
    reading.attach = host_target(nouns[0])
    return True
