"""Among them: how many of a sort there are of those that were looked at, or with which the sentence before did something."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.death import Kill, PutInGraveyard, RemoveFromGame, Sacrifice
from wtactics.vocabulary.deeds.hands import Discard
from wtactics.vocabulary.deeds.laid_open import InPile
from wtactics.vocabulary.deeds.marking import Mark
from wtactics.vocabulary.deeds.splitting import gathered
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.this_way import (
    DISCARDED,
    KILLED,
    MARKED,
    PUT_AWAY,
    REMOVED,
    SACRIFICED,
    Change,
    done_to,
)

CHANGES: Final[tuple[tuple[type[Any], Change], ...]] = (
    (PutInGraveyard, PUT_AWAY),
    (Discard, DISCARDED),
    (RemoveFromGame, REMOVED),
    (Sacrifice, SACRIFICED),
    (Kill, KILLED),
    (Mark, MARKED),
)


def change_before(reading: Reading) -> Change | None:
    """What the sentence before does with cards, if it does one such thing."""
    found = [change for kind, change in CHANGES if any(isinstance(step, kind) for step in reading.last_said)]
    if len(found) > 1:
        raise Misread('what was done with them, such as "discarded this way"', "them")
    return found[0] if found else None


def among(reading: Reading, sort: Sort) -> Noun:
    """Those of the sort among the cards of the sentence before."""
    change = change_before(reading)
    return done_to(reading, [sort], change) if change is not None else InPile(gathered(reading), sort)


def so_many_among(reading: Reading, sort: Sort) -> Number:
    return CountOf(among(reading, sort))


def so_many_seen(reading: Reading, sort: Sort) -> Number:
    """Of those that were looked at, or revealed."""
    return CountOf(InPile(gathered(reading), sort))


AMONG: Final = '("from"? "among" | "out" "of") ("them" | ("those" | "these") "cards"?)'
SEEN: Final = '("revealed" "this" "way" | "in" ("it" | "that" "hand"))'
PHRASES: Final = [
    Phrase("for_each", f'"for" ("each" | "every") (sort | card_sort) {AMONG}', so_many_among,
           ["Put the top five cards of your deck into your graveyard. Gain 1 victory point for each creature card among them.",
            "Reveal the top three cards of your deck. Draw a card for each creature card among them."]),
    Phrase("for_each", f'"for" ("each" | "every") (sort | card_sort) {SEEN}', so_many_seen,
           ["Look at target opponent's hand. Gain 1 victory point for each event card in it."]),
    Phrase("value", f'"the" "number" "of" (sorts | card_sorts) {AMONG}', so_many_among),
    Phrase("value", f'"the" "number" "of" (sorts | card_sorts) {SEEN}', so_many_seen),
]  # fmt: skip
