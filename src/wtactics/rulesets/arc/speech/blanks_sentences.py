"""The blanks in the forms of sentences: choices, delays, splits, and what would happen."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.manual import Blank

SENTENCE_BLANKS: Final = (
    Blank(
        "ways how_many_ways close_way",
        "ways to choose between",
        "When this creature comes into play, {}.",
        "choose one: draw a card; or gain 1 victory point",
        "choose one or both: draw a card; mark a creature",
        "either draw a card or gain 1 victory point",
    ),
    Blank(
        "who_chooses one_by_one his_way told_ways",
        "another player who chooses",
        "{} chooses one: you draw a card; or he loses 1 victory point.",
        "target opponent",
        "an opponent",
    ),
)
