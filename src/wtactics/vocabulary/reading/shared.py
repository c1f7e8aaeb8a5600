"""What texts mean, for all collections of one speech: it is read once, and each library numbers it for itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

from wtactics.engine.meaning import Ability
from wtactics.language.structure import attributes, parts_within
from wtactics.vocabulary.keywords import Keyword
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.speech import Speech

MOST_SPOKEN: Final = 40  # so many speeches with their keywords are remembered, those asked for last
MOST_MEANINGS: Final = 500  # texts of one: a keyword with a number is another for each number


def again(ability: Ability) -> Ability:
    """The same for another library, which numbers it anew; all that it is made of is shared."""
    return Ability(
        ability.kind, ability.effects, ability.targets, ability.room, ability.price, ability.trigger, ability.condition,
        ability.statements, ability.x_is, ability.x_most, ability.text, ability.switch, ability.watches, ability.recalls,
        ability.delay,
    )  # fmt: skip


class Shared:
    """What texts mean, by their sentences as they were cut: those learnt first are forgotten first."""

    def __init__(self) -> None:
        self.known: Final[dict[Hashable, CardText]] = {}

    def recall(self, said: Hashable) -> CardText | None:
        """The same meaning, with abilities that are nobody else's; None if it is not known."""
        known = self.known.get(said)
        return None if known is None else once_more(known)

    def learn(self, said: Hashable, found: CardText) -> None:
        """Remember it, unless it grants or speaks of an ability, which a library numbers, or hangs on what its card costs."""
        if said is None or found.granted or found.cost_is_x is not None:
            return
        within = [value for ability in found.abilities for _, value in attributes(ability)]
        if any(isinstance(part, Ability) for part in parts_within(within)):
            return
        if len(self.known) >= MOST_MEANINGS:
            del self.known[next(iter(self.known))]
        self.known[said] = once_more(found)


def once_more(text: CardText) -> CardText:
    """The same for another library."""
    made = CardText()
    made.abilities, made.keywords = [again(ability) for ability in text.abilities], list(text.keywords)
    return made


@lru_cache(MOST_SPOKEN)
def shared_among(speech: Speech, keywords: tuple[tuple[str, str, bool], ...], by_hand: bool) -> Shared:
    """What these keywords mean in this speech, read in this way."""
    return Shared()


def shared_by(speech: Speech, keywords: Sequence[Keyword], by_hand: bool) -> Shared:
    """What is shared by all collections of these keywords: their order is that of their bits, so it counts."""
    return shared_among(speech, tuple((each.name, each.text, each.number) for each in keywords), by_hand)
