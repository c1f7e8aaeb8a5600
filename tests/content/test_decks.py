"""The decks that ship: legal, playable with the gems they can make, different, and together holding the whole set."""

from collections import Counter
from functools import cache

import pytest

from wtactics.cards import CONTENT, Card, CardLibrary, Deck, find_decks, load_cards
from wtactics.rulesets.arc.rules.deck import deck_faults

DECKS = find_decks(CONTENT / "decks", "arc")
ALL = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)


@cache
def library() -> CardLibrary:
    return load_cards([CONTENT / "cards"]).of("arc")


def cards_of(deck: Deck) -> list[Card]:
    return deck.cards(library())


@ALL
def test_a_deck_is_legal(deck: Deck) -> None:
    assert deck_faults(cards_of(deck)) == []


@ALL
def test_a_deck_has_a_curve(deck: Deck) -> None:
    costs = Counter(card.cost for card in cards_of(deck) if card.type != "city" and not card.cost_x)
    assert sum(costs[cost] for cost in range(4)) >= 24
    assert costs[6] + costs[7] <= 4
    types = Counter(card.type for card in cards_of(deck))
    assert 3 <= types["city"] <= 6
    assert types["creature"] >= 20
    assert 8 <= types["event"] + types["magic"] <= 15
    assert 3 <= types["enchantment"] <= 5


@ALL
def test_only_the_main_faction_of_a_deck_asks_for_many_gems_of_its_own(deck: Deck) -> None:
    factions = Counter(card.faction for card in cards_of(deck)).most_common()
    assert len(factions) == 2
    main = factions[0][0]
    assert factions[0][1] >= 36
    assert all(card.loyalty <= 1 for card in cards_of(deck) if card.faction != main and card.type != "city")


def test_two_decks_are_for_learning_and_each_says_how_it_is_played() -> None:
    assert len(DECKS) == 5
    assert sum(deck.learning for deck in DECKS) == 2
    assert all(200 < len(deck.description) < 600 for deck in DECKS)


def test_the_decks_hold_the_whole_set_and_each_faction_leads_one() -> None:
    held = {card.name for deck in DECKS for card in cards_of(deck)}
    assert [card.name for card in library() if card.name not in held] == []
    leaders = [Counter(card.faction for card in cards_of(deck)).most_common(1)[0][0] for deck in DECKS]
    assert sorted(leaders) == sorted({card.faction for card in library()})
