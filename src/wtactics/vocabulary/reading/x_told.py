"""X that a target tells: of "target creature with cost X" X is the cost, for X is worked out when the target is chosen."""

from __future__ import annotations

from wtactics.engine.meaning import Number, Target
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import COST_VALUE, EXACTLY, Limit
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.meaning import ValueOf, XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import FIELDS


class CostTold(ValueOf):
    """The cost of the target, which the text calls X where it names the target."""


def is_x(quality: Quality) -> bool:
    """Is it the cost that is X?"""
    return (
        isinstance(quality, Limit)
        and quality.value == COST_VALUE
        and quality.relation == EXACTLY
        and isinstance(quality.number, XNumber)
    )


def told_by_target(reading: Reading) -> Number | None:
    """What X is if the first target is said to cost X; any such thing can be the target then."""
    target = reading.targets[0] if reading.targets else None
    if target is None or target.most != 1 or reading.extra is not None or not isinstance(target.noun, CardNoun):
        return None
    noun = target.noun
    others = [quality for quality in noun.qualities if not is_x(quality)]
    if len(others) == len(noun.qualities):
        return None
    fields = {name: getattr(noun, name) for name in FIELDS}
    reading.targets[0] = Target(CardNoun(noun.sorts, **(fields | {"qualities": others})), target.least)
    return CostTold(reading.aimed[0], COST_VALUE)


__all__ = ["CostTold", "told_by_target"]
