"""What cards say of regions: the noun, and what a region gives for two and for three disciplines won."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import DOMINATION, TOTAL_DOMINATION
from wtactics.engine.places import REGION
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.naming import Head, HeadPhrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Activated, Advantage, Contribution, Standing, Triggered


def switched(part: Contribution, switch: int) -> Contribution:
    """An ability that works only while this switch lies on its card."""
    if not isinstance(part, Standing | Triggered | Activated):
        raise Misread("a standing, triggered or activated ability", "something else")
    return Advantage(part, switch)


def domination(_reading: Reading, part: Contribution) -> Contribution:
    """AVA-REGION-17 What holds while two disciplines are won."""
    return switched(part, DOMINATION)


def total(_reading: Reading, part: Contribution) -> Contribution:
    """AVA-REGION-17 What holds while all three are."""
    return switched(part, TOTAL_DOMINATION)


REGIONS: Final = Head("region", 1 << REGION, 0)
PHRASES: Final = [
    HeadPhrase("head", '"region"', REGIONS),
    HeadPhrase("heads", '"regions"', REGIONS),
    Phrase("permanent", '"domination" (":" | "-") ability', domination, ["Domination: Creatures you control get +1/+0."]),
    Phrase("permanent", '"total" "domination" (":" | "-") ability', total,
           ["Total domination: At the end of your turn, draw two cards."]),
]  # fmt: skip
