"""What a card may be attached to, as it is attached and as long as it hangs there."""

from __future__ import annotations

from wtactics.engine.meaning import VALUES, Noun, Target
from wtactics.kits.targets import HostTarget
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.things.mentioning import FIELDS


def host_target(noun: Noun) -> Target:
    """In what state it may be is looked at as the card is attached, what it is also later (ORC-PREREQ-06)."""
    if isinstance(noun, CardNoun):
        sorts = [sort if sort.steady else whatever_state(sort) for sort in noun.sorts]
        lasting = [quality for quality in noun.qualities if not is_passing(quality)]
        if len(lasting) < len(noun.qualities) or any(not sort.steady for sort in noun.sorts):
            fields = {name: getattr(noun, name) for name in FIELDS}
            return HostTarget(noun, CardNoun(sorts, **fields).told_so(lasting))
    return Target(noun)


def is_passing(quality: Quality) -> bool:
    """Is it a state, or a value, which what hangs on the card may change itself?"""
    if isinstance(quality, Being) and isinstance(quality.noun, CardNoun):
        inner = quality.noun
        return any(not sort.steady for sort in inner.sorts) or any(is_passing(each) for each in inner.qualities)
    return quality.passes() or 0 != quality.depends() & VALUES == quality.depends()


def whatever_state(sort: Sort) -> Sort:
    """The sort without a word of its being marked, damaged or attacking."""
    return Sort(
        sort.types, sort.faction, sort.kinds, sort.not_faction, sort.not_kind, word=sort.word, tokens=sort.tokens,
        not_types=sort.not_types,
    )  # fmt: skip
