"""What was spoken of in a text: things, what a price takes, times."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Due, Noun
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.players import Either, PlayerNoun
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Host, Slot, Things


class Mention:
    """Things that were spoken of, the words that can call them again, and the noun they were called by, if one."""

    def __init__(self, things: Things, words: list[str], noun: Noun | None = None) -> None:
        self.things: Final = things
        self.meant: Final = bare(things)  # however they were called
        self.words: Final = words
        self.noun: Final = noun
        self.chosen = False  # by an order that does nothing else


class Given:
    """What was given as a part of a price: kept among the choices only where the text speaks of it again."""

    def __init__(self, due: Due, verb: str, slot: Slot, words: list[str]) -> None:
        self.due: Final = due
        self.verb: Final = verb  # how it is given: mark, sacrifice, discard
        self.slot: Final = slot
        self.words: Final = words


class Time:
    """How long something lasts, as it was said, and whether any verb has asked for it."""

    def __init__(self, until: i64) -> None:
        self.until: Final = until
        self.heeded: bool = False


def words_of(noun: Noun) -> list[str]:
    """What the things of a noun may be called when they are spoken of again."""
    if isinstance(noun, PlayerNoun):
        return ["player", "opponent"]
    if isinstance(noun, Either):
        return [*words_of(noun.cards), "player"]
    words: list[str] = []
    if isinstance(noun, CardNoun):
        for sort in noun.sorts:
            words += [sort.word or "creature", *(kind.word for kind in sort.kinds)]
    return [*words, "card"]


def host_of(noun: Noun) -> Mention:
    """What is attached to such a thing speaks of it so."""
    person = not isinstance(noun, CardNoun | Either)
    words = ["player", "opponent"] if person else words_of(noun)
    return Mention(Host(words[0], person), words, noun)


def check_given(given: list[Given]) -> None:
    """Where the price sacrifices a card, "it" could be that one or the card that speaks."""
    if any(each.verb == "sacrifice" and not each.slot.plural for each in given):
        raise Misread('"this" or "the sacrificed" and its word', "it")
