"""Attackers against whom nobody was declared, and creatures that come to carry something."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.places import EQUIPMENT
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.triggers.catalogue import CARD, SECOND, Verb
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, verbs_done

UNDEFENDED: Final = Verb(facts.PASSED, "attack undefended")
EQUIPPED: Final = Verb(facts.ATTACHED, "is equipped", subject=SECOND, to=f"with {CARD}")
ATTACHED: Final = (Verb(facts.ATTACHED, "is attached", "become attached", to=f"to {CARD}"),)


def goes_undefended(reading: Reading) -> Doing:
    return Doing(UNDEFENDED)


def becomes_equipped(reading: Reading, piece: Watched | None = None) -> Doing:
    """ORC-EQUIP-03 A piece is attached to it, whichever if none is named."""
    any_piece = CardNoun([Sort(types=1 << EQUIPMENT, word="equipment")], near=True)
    return Doing(EQUIPPED, piece if piece is not None else any_card(reading, any_piece))


def any_piece(reading: Reading) -> Watched:
    return any_card(reading, CardNoun([Sort(types=1 << EQUIPMENT, word="equipment")], near=True))


NOT_DEFENDED: Final = '("isn\'t" | "aren\'t") ("defended" "against"? | "blocked")'
PHRASES: Final = [
    *verbs_done(ATTACHED),
    Phrase("doing", '("attacks" | "attack" | "goes" | "go" | "stays" | "stay" | "remains") "undefended"', goes_undefended,
           ["Whenever this creature attacks undefended, draw a card."]),
    Phrase("doing", f'("attacks" | "attack") "and" {NOT_DEFENDED}', goes_undefended),
    Phrase("doing", '("isn\'t" | "aren\'t") ("defended" "against" | "blocked")', goes_undefended),
    Phrase("undergone", '"undefended" | "left" "undefended"', goes_undefended),
    Phrase("doing", '("becomes" | "become") "equipped" (("with" | "by") watched_card)?', becomes_equipped,
           ["Whenever this creature becomes equipped, draw a card."]),
    Phrase("undergone", '"equipped" (("with" | "by") watched_card)?', becomes_equipped),
    Phrase("watched_card", '"equipment"', any_piece),
]  # fmt: skip
