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

    def read(self, card: Card) -> tuple[Printed, list[Ability]]:
        """One more card, and the abilities that its effects grant; what was named by the one before is forgotten."""
        collection = self.collection
        collection.lexicon.tokens.clear()
        for names, before in zip(self.lexicon_names(), self.names, strict=True):
            names.clear()
            names.update(before)
        collection.granted.clear()
        value = collection.card(card)
        faults, collection.faults[:] = list(collection.faults), []
        assert not faults, "\n".join(str(fault) for fault in faults)
        return value, list(collection.granted)

    def library(self, last: Printed, granted: list[Ability], kinds: list[str]) -> Library:
        """The library of the cards and this one."""
        collection = self.collection
        return Library([*self.values, last], kinds, collection.traits, collection.meanings, [*self.granted, *granted])


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
    value, granted = whole.read(last)
    named = list(whole.collection.lexicon.kinds)
    return (
        whole.library(value, granted, named),
        hollow.library(hollowed(value), [anew(ability) for ability in granted], named),
    )


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
        return anew(ability)
    return Ability(
        ability.kind, [], ability.targets, ability.room, ability.price, ability.trigger, ability.condition, [], ability.x_is,
        ability.x_most, ability.text, ability.switch,
    )  # fmt: skip


def anew(ability: Ability) -> Ability:
    """The same ability, to be numbered by another library."""
    return Ability(
        ability.kind, ability.effects, ability.targets, ability.room, ability.price, ability.trigger, ability.condition,
        ability.statements, ability.x_is, ability.x_most, ability.text, ability.switch, ability.watches, ability.recalls,
        ability.delay,
    )  # fmt: skip
