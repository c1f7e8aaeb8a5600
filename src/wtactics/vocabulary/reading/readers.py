"""The readers of the vocabulary, as a ruleset speaks it: one for its own words, one for those of all games, and what helps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from wtactics.language.hints import Hints
from wtactics.language.memory import cache_folder
from wtactics.language.phrase import Phrase, connected
from wtactics.language.reader import Reader
from wtactics.vocabulary.deeds import deed
from wtactics.vocabulary.reading.heads import name_heads
from wtactics.vocabulary.sentences.phases import phrases_of
from wtactics.vocabulary.speech import Speech

REMINDER: Final = "reminder"
STARTS: Final = ("spell", "permanent", REMINDER)
# What a refusal calls what could stand in a place, by the rule of the grammar: the wider ones first.
KINDS: Final = {
    "permanent": "a sentence",
    "spell": "a sentence",
    "fronted": "a sentence",
    "said": "what it does or what holds for it",
    "things": "whom or what (such as target creature, all Elves)",
    "post": "what tells which (such as with cost 2 or less, in your hand)",
    "condition": "a condition (such as you control an Elf)",
    "order": "something to do (such as draw a card)",
    "value": "a number",
    "number": "a number",
    "place": "a place",
    "zone": "a place",
    "players": "a player",
    "nouns": "several of something (such as creatures)",
    "noun": "a noun (such as creature)",
    "word": "a noun (such as creature)",
    "price": "a price",
    "ruling": "what holds (such as can't attack)",
    "predicate": "is, has, costs or was",
    "undergone": "what was done to it (such as destroyed)",
    "adjective": "a word such as marked",
    "trigger": "a moment (such as when it dies)",
    "until": "a time (such as until end of turn)",
}


@cache
def all_phrases(speech: Speech) -> Sequence[Phrase]:
    """The vocabulary of a ruleset, with its own words."""
    known = [*(phrase for family in speech.families for phrase in family.PHRASES), *phrases_of(speech)]
    return tuple(connected([phrase for phrase in known if speech.lacks.leaves(phrase.needs)]))


@cache
def whole_reader(speech: Speech) -> Reader:
    """The reader of the whole vocabulary; it remembers what it read in other runs."""
    deed.name_times(speech.time_words())
    name_heads(speech.sheet.brackets.switches)
    return Reader(all_phrases(speech), STARTS, cache_folder(), KINDS)


@cache
def widest_reader(speech: Speech, others: tuple[Speech, ...]) -> Reader:
    """The reader of what any game says: who strays from the words of his own game is told if it is those of another."""
    families = dict.fromkeys(family for each in (speech, *others) for family in each.families)
    phrases = [phrase for family in families for phrase in family.PHRASES]
    return Reader(connected([*phrases, *phrases_of(speech)]), STARTS, cache_folder(), KINDS)


@cache
def hints_for(speech: Speech) -> Hints:
    """What helps those who write for a ruleset."""
    return Hints(
        whole_reader(speech), [speech.as_example(each) for phrase in all_phrases(speech) for each in phrase.examples]
    )
