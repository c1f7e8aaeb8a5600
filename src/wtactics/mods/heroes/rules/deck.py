"""ORC-HERO-01, ORC-HERO-14: what decks with Heroes may be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from wtactics.cards.card import FACTIONS, Card, plain_faction
from wtactics.mods.heroes.speech.sheet import ranks
from wtactics.rulesets.orc.rules.deck import loyalty_of

Faults = list[tuple[str, str]]
REPLACED: Final = "ORC-DECK-10"


def faults_with_heroes(without: Callable[[list[Card]], Faults]) -> Callable[[list[Card]], Faults]:
    """ORC-HERO-01, ORC-HERO-14 Every rule that a deck breaks: the Hero lies beside it, and says what is loyal."""

    def faults(cards: list[Card]) -> Faults:
        heroes = [card for card in cards if card.type == "hero"]
        others = [card for card in cards if card.type != "hero"]
        found = [fault for fault in without(others) if fault[0] != REPLACED]
        if len(heroes) != 1:
            return [*found, ("ORC-HERO-01", f"expected one Hero, found {len(heroes)}")]
        return [*found, *disloyal(heroes[0], others)]

    return faults


def disloyal(hero: Card, cards: Iterable[Card]) -> Faults:
    """ORC-HERO-14 A card fits if it asks for no more than the Hero has for that faction."""
    has = {plain_faction(faction): loyalty for faction, loyalty, _ in ranks(hero)}
    names = {plain_faction(faction): faction for faction in FACTIONS}
    asked = dict.fromkeys(
        (card.name, faction, n) for card in cards if card.type != "quest"
        for faction, n in loyalty_of(card).items() if n > has.get(faction, 0)
    )  # fmt: skip
    return [
        ("ORC-HERO-14", f"{name} asks for {names[faction]} {n}, and {hero.name} has {has.get(faction, 0)}")
        for name, faction, n in asked
    ]
