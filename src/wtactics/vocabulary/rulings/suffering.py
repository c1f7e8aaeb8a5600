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
    Statement,
)
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import SUFFERINGS, ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.rulings.restraint import acts, cant_itself, cant_to_any, decree_now
from wtactics.vocabulary.things.meaning import Things


def cant_suffer(reading: Reading, *parts: Act | Noun) -> Law:
    """Several things that others can't do to them."""
    each = acts(reading, *(part for part in parts if isinstance(part, Act)))
    doers = next(part for part in parts if isinstance(part, Noun))
    return cant_to_any(reading, Act(f"be {each.words} by", each.deeds), doers)


def cant_suffer_cards(reading: Reading, *parts: Act | Sort) -> Law:
    sort = next(part for part in parts if isinstance(part, Sort))
    return cant_suffer(reading, *(part for part in parts if isinstance(part, Act)), CardNoun([sort], ANYWHERE))


# The same whoever does it, the rules too: how it is said of the one to whom it is done, and of whoever does it
BORNE: Final = (
    ('"moved"', '"move"', Act("be moved", bit(MOVE, BE_SHIFTED))),
    ('"marked"', '"mark"', Act("be marked", bit(BE_MARKED))),
    ('"unmarked"', '"unmark"', Act("be unmarked", bit(UNMARK, BE_UNMARKED))),
    ('"targeted" | ("chosen" "as")? ("a" "target" | "targets")', '"target"', Act("be targeted", bit(BE_TARGET))),
    ('"killed" | "destroyed"', '"kill" | "destroy"', Act("be killed", bit(BE_KILLED))),
    ('"dealt" "damage" | "damaged"', '"damage" | "deal" "damage" "to"', Act("be dealt damage", bit(BE_HURT))),
)


def none_can(reading: Reading, act: Act, things: Things) -> Statement:
    """Neither a rule nor a text, whosever it is."""
    if things.people():
        raise Misread("cards", things.text())
    return cant_itself(reading, things, act)


def none_can_now(reading: Reading, act: Act, things: Things) -> Deed:
    return decree_now(reading, none_can(reading, act, things))


SEVERAL: Final = '"be" suffering ("," suffering)* ","? ("or" | "nor") suffering "by"'
PHRASES: Final = [
    *(ActPhrase("nothing_does", does, act) for _borne, does, act in BORNE),
    Phrase(STATEMENT, '"nothing" ("can" | "may") nothing_does (general | aimed | self | enchanted_thing)', none_can,
           ["Nothing can move this creature."]),
    Phrase(ORDER, '"nothing" ("can" | "may") nothing_does aimed', none_can_now,
           ["Nothing can kill target creature this turn."]),
    *(ActPhrase("suffering", form, act) for form, act in SUFFERINGS),
    *(ActPhrase("borne", borne, act) for borne, _does, act in BORNE),
    Phrase("alone_each", '"be" borne ("," borne)* ","? ("or" | "nor") borne', acts,
           ["This creature can't be moved or marked."]),
    Phrase("forbidden", f"{SEVERAL} (nouns | owned_nouns)", cant_suffer),
    Phrase("forbidden", f"{SEVERAL} card_sorts", cant_suffer_cards,
           ["This creature can't be targeted or damaged by Gaian cards."]),
]  # fmt: skip
