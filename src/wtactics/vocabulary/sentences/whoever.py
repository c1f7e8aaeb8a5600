"""Whoever does something: what is said of him is done whenever somebody does it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject_general
from wtactics.vocabulary.things.mentioning import each_of
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, call, happens

ANYBODY: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])


def anybody(reading: Reading) -> Watched:
    return any_card(reading, ANYBODY)


def whoever_many(reading: Reading, noun: Noun) -> Watched:
    """All that do it, each when it does; an event could mean those that do so just then."""
    if reading.word in ("event", "magic"):
        raise Misread("who does it now", noun.text(True))
    return any_card(reading, noun)


def all_who_do(reading: Reading, who: Watched, doing: Doing) -> Trigger:
    """To whom they do it could tell who they are just then."""
    if doing.other is not None:
        raise Misread("what they do, without to whom", doing.other.words)
    return happens(reading, who, doing)


def whoever(reading: Reading, trigger: Trigger) -> None:
    """The one of whom the trigger tells is the one of whom it is said; what changes him must say for how long."""
    reading.moment, reading.whoever = trigger, True
    subject_general(reading, reading.that(reading.mentions[-1].words[0], False))


def whichever(reading: Reading, noun: Noun) -> None:
    """Of "any creature" that stands in front it is said whichever it is, and so of each."""
    subject_general(reading, each_of(reading, noun))


def whomever(reading: Reading, whom: Watched, who: Watched, doing: Doing) -> Trigger:
    """What is said is said of the one to whom somebody does it."""
    trigger = happens(reading, who, Doing(doing.verb, whom))
    call(reading, whom, not doing.verb.subject)
    return trigger


PHRASES: Final = [
    Phrase(
        "who_does",
        "(whoever | sufferer) watched_card doing_to",
        whomever,
        ["Any creature that this creature deals combat damage to becomes marked."],
    ),
    Phrase("sufferer", '("a" | "an" | "any") card_noun', any_card),
    Phrase("whoever", '("a" | "an" | "any") card_noun "that"', any_card, ["A creature that attacks becomes marked."]),
    Phrase("who_does", "whoever_many doing", all_who_do, ["Creatures that attack get +1/+0 until end of turn."]),
    Phrase("whoever_many", '("all"? card_nouns | "each" card_noun) "that"', whoever_many),
    Phrase("whoever", '"whoever" | "anyone" "that"', anybody),
    Phrase("who_does", "whoever doing", happens),
    Phrase("who_does", 'whoever ("is" | "was" | "has" "been" | "gets") undergone', happens),
    Phrase("subject_one", "who_does", whoever),
    Phrase("subject_all", '"any" thing_noun', whichever, ["Any creature dealt damage this turn dies."]),
]
