"""What cannot be done to cards by others, several things at once: they can't be targeted or damaged by Gaian cards."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import (
    BE_HURT,
    BE_KILLED,
    BE_MARKED,
    BE_SHIFTED,
    BE_TARGET,
    BE_UNMARKED,
    MOVE,
    UNMARK,
    Noun,
)
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import SUFFERINGS, ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.rulings.restraint import acts, cant_to_any


def cant_suffer(reading: Reading, *parts: Act | Noun) -> Law:
    """Several things that others can't do to them."""
    each = acts(reading, *(part for part in parts if isinstance(part, Act)))
    doers = next(part for part in parts if isinstance(part, Noun))
    return cant_to_any(reading, Act(f"be {each.words} by", each.deeds), doers)


def cant_suffer_cards(reading: Reading, *parts: Act | Sort) -> Law:
    sort = next(part for part in parts if isinstance(part, Sort))
    return cant_suffer(reading, *(part for part in parts if isinstance(part, Act)), CardNoun([sort], ANYWHERE))


def cant_be(reading: Reading, *each: Act) -> Act:
    """Several things that nobody can do to it."""
    return acts(reading, *each)


# The same whoever does it, the rules too
BORNE: Final = (
    ('"moved"', Act("be moved", bit(MOVE, BE_SHIFTED))),
    ('"marked"', Act("be marked", bit(BE_MARKED))),
    ('"unmarked"', Act("be unmarked", bit(UNMARK, BE_UNMARKED))),
    ('"targeted" | ("chosen" "as")? ("a" "target" | "targets")', Act("be targeted", bit(BE_TARGET))),
    ('"killed" | "destroyed"', Act("be killed", bit(BE_KILLED))),
    ('"dealt" "damage" | "damaged"', Act("be dealt damage", bit(BE_HURT))),
)
SEVERAL: Final = '"be" suffering ("," suffering)* ","? ("or" | "nor") suffering "by"'
PHRASES: Final = [
    *(ActPhrase("suffering", form, act) for form, act in SUFFERINGS),
    *(ActPhrase("borne", form, act) for form, act in BORNE),
    Phrase("alone_each", '"be" borne ("," borne)* ","? ("or" | "nor") borne', cant_be,
           ["This creature can't be moved or marked."]),
    Phrase("forbidden", f"{SEVERAL} (nouns | owned_nouns)", cant_suffer),
    Phrase("forbidden", f"{SEVERAL} card_sorts", cant_suffer_cards,
           ["This creature can't be targeted or damaged by Gaian cards."]),
]  # fmt: skip
