"""One's own: what players may choose among their hands and permanents when they discard, sacrifice or search."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import HAND
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import ANYONES, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, You, article
from wtactics.vocabulary.things.mentioning import counted, keeper, plain, renewed


def kept_by(sort: Sort, where: i64, players: Things) -> CardNoun:
    """Cards of this sort in a place of these players."""
    if isinstance(players, You):
        return CardNoun([sort], where, YOURS)
    return CardNoun([sort], where, THEIRS, players)


def whole_hand(reading: Reading, whose: Detail) -> Things:
    """All cards in a hand."""
    return All(kept_by(Sort(word="card"), HAND, keeper(whose)))


def pick_kept(reading: Reading, sort: Sort, n: i64, where: i64, players: Things) -> Things:
    """So many cards of this sort in a place of these players, picked by whoever acts."""
    words = article(sort.text(False)) if n == 1 else f"{counted(n)} {sort.text(True)}"
    return reading.pick(kept_by(sort, where, players), words, n, n)


def pick_own(reading: Reading, noun: Noun, number: Number) -> Things:
    """One permanent (or more) of whoever acts, picked by him."""
    n = plain(number)
    words = article(noun.text(False)) if n == 1 else f"{counted(n)} {noun.text(True)}"
    return reading.pick(own(reading, noun), words, n, n)


def own(reading: Reading, noun: Noun) -> CardNoun:
    """The noun, but only what whoever acts controls, unless the text says whose."""
    if not isinstance(noun, CardNoun):
        raise Misread("cards", noun.text(False))
    if noun.whose != ANYONES:
        return noun
    he = reading.actor_he()
    return renewed(
        noun, *([Detail("whose", YOURS)] if isinstance(he, You) else [Detail("whose", THEIRS), Detail("of", he)])
    )
