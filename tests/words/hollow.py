"""Cards beside hollow ones: the same price, trigger and targets, and no deeds. What a text does is the difference."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy

from wtactics.cards import Card, read_plurals
from wtactics.engine.library import Library, Printed
from wtactics.engine.meaning import ATTACHING, PREREQUISITE, Ability
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.speech import Speech


def libraries_with(cards: Iterable[Card], speech: Speech, probe: str) -> tuple[Library, Library]:
    """The library of these cards, and the one in which the card of this name is hollow."""
    printed = list(cards)
    kinds = {kind for card in printed for kind in speech.kinds(card)}
    collection = Collection(kinds, keywords_for(speech.keywords), read_plurals(), speech)
    values = [collection.card(card) for card in printed]
    assert not collection.faults, "\n".join(str(fault) for fault in collection.faults)
    rest = (values, list(collection.lexicon.kinds), collection.traits, collection.meanings, collection.granted)
    twice = deepcopy(rest)  # a library counts its abilities
    return Library(*rest), Library([hollowed(each) if each.name == probe else each for each in twice[0]], *twice[1:])


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
