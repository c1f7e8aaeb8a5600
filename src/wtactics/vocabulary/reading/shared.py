"""What keywords mean, for all collections that have the same: it is read once, and each library numbers it for itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from wtactics.engine.meaning import Ability
from wtactics.language.structure import attributes, parts_within
from wtactics.vocabulary.keywords import Keyword
from wtactics.vocabulary.speech import Speech

MOST_SPOKEN: Final = 40  # so many speeches with their keywords are remembered, those asked for last
MOST_MEANINGS: Final = 300  # of one: a keyword with a number is another for each number


def again(ability: Ability) -> Ability:
    """The same for another library, which numbers it anew; all that it is made of is shared."""
    return Ability(
        ability.kind, ability.effects, ability.targets, ability.room, ability.price, ability.trigger, ability.condition,
        ability.statements, ability.x_is, ability.x_most, ability.text, ability.switch, ability.watches, ability.recalls,
        ability.delay,
    )  # fmt: skip


class Shared:
    """What keywords mean, by their sentences as they were cut: with other subtypes they may be cut otherwise."""

    def __init__(self) -> None:
        self.known: Final[dict[Any, list[Ability]]] = {}

    def recall(self, said: Any) -> list[Ability] | None:
        """Abilities that mean this and are nobody else's; None if it is not known."""
        known = self.known.get(said)
        return None if known is None else [again(ability) for ability in known]

    def learn(self, said: Any, abilities: list[Ability]) -> None:
        """Remember it, unless anything in it speaks of an ability, which a library numbers."""
        within = [value for ability in abilities for _, value in attributes(ability)]
        if any(isinstance(part, Ability) for part in parts_within(within)):
            return
        if len(self.known) >= MOST_MEANINGS:
            self.known.clear()
        self.known[said] = [again(ability) for ability in abilities]


@lru_cache(MOST_SPOKEN)
def shared_among(speech: Speech, keywords: tuple[tuple[str, str, bool], ...], by_hand: bool) -> Shared:
    """What these keywords mean in this speech, read in this way."""
    return Shared()


def shared_by(speech: Speech, keywords: Sequence[Keyword], by_hand: bool) -> Shared:
    """What is shared by all collections of these keywords: their order is that of their bits, so it counts."""
    return shared_among(speech, tuple((each.name, each.text, each.number) for each in keywords), by_hand)
