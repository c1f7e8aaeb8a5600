"""Cards beside hollow ones: the same price, trigger and targets, and no deeds. What a text does is the difference."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from wtactics.cards import Card, read_plurals
from wtactics.engine.library import Library, Printed
from wtactics.engine.meaning import ATTACHING, PREREQUISITE, Ability
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.speech import Speech


class Shelf:
    """Cards that are read once, for libraries in which each time another card is the last; only the newest is in use."""

    def __init__(self, cards: Iterable[Card], kinds: Iterable[str], speech: Speech) -> None:
        self.collection = Collection(kinds, keywords_for(speech.keywords), read_plurals(), speech)
        self.values = [self.collection.card(card) for card in cards]
        self.names = [dict(names) for names in self.lexicon_names()]
        self.granted = list(self.collection.granted)

    def lexicon_names(self) -> tuple[dict[str, int], dict[str, int]]:
        """What has got a number of its own by being named."""
        return self.collection.lexicon.kinds, self.collection.lexicon.counters

    def with_card(self, card: Card, hollow: bool) -> Library:
        """The library of the cards and this one, as it is or hollow."""
        collection = self.collection
        collection.lexicon.tokens.clear()
        for names, before in zip(self.lexicon_names(), self.names, strict=True):
            names.clear()
            names.update(before)
        collection.granted[:] = self.granted
        value = collection.card(card)
        faults, collection.faults[:] = list(collection.faults), []
        assert not faults, "\n".join(str(fault) for fault in faults)
        values = [*self.values, hollowed(value) if hollow else value]
        return Library(
            values, list(collection.lexicon.kinds), collection.traits, collection.meanings, list(collection.granted)
        )


@cache
def shelves(cards: tuple[Card, ...], kinds: frozenset[str], speech: Speech) -> tuple[Shelf, Shelf]:
    """Two, for a library numbers the abilities of its cards."""
    return Shelf(cards, kinds, speech), Shelf(cards, kinds, speech)


def libraries_with(cards: tuple[Card, ...], speech: Speech, probe: str) -> tuple[Library, Library]:
    """The library of these cards, of which this is the last, and the one in which it is hollow; until the next is made."""
    *others, last = cards
    assert last.name == probe
    kinds = frozenset(kind for card in cards for kind in speech.kinds(card))
    whole, hollow = shelves(tuple(others), kinds, speech)
    return whole.with_card(last, False), hollow.with_card(last, True)


def hollowed(card: Printed) -> Printed:
    """The card without keywords, its abilities without what they do."""
    abilities = [emptied(ability) for ability in card.abilities if ability.kind != PREREQUISITE]
    return Printed(
        card.name, card.type, card.faction, card.cost, card.cost_x, card.loyalty, card.attack, card.defense, card.discipline,
        0, card.kinds, abilities, card.extras,
    )  # fmt: skip


def emptied(ability: Ability) -> Ability:
    """The ability with everything that it asks for, and no effects or statements."""
    if ability.kind == ATTACHING:
        return ability
    return Ability(
        ability.kind, [], ability.targets, ability.room, ability.price, ability.trigger, ability.condition, [], ability.x_is,
        ability.x_most, ability.text, ability.switch,
    )  # fmt: skip
