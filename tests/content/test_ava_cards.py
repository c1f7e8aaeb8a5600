"""AVA's cards and decks as they ship: understood, within a curve, of one piece, and legal."""

from collections import Counter
from functools import cache
from typing import Final

import pytest

from content.labels import labelled
from wtactics.cards import CONTENT, DISCIPLINES, FACTIONS, Card, CardLibrary, Deck, find_decks, load_cards, read_plurals
from wtactics.language.structure import structure
from wtactics.rulesets.ava.rules.deck import deck_faults
from wtactics.rulesets.ava.speech.contents import SPEECH
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write

DECKS: Final = find_decks(CONTENT / "decks", "ava")
ALL: Final = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
MAIN: Final = ("creature", "enchantment", "magic", "event")


@cache
def cards() -> CardLibrary:
    return load_cards([CONTENT / "cards"]).of("ava")


@cache
def collection() -> Collection:
    kinds = {kind for card in cards() for kind in SPEECH.kinds(card)}
    return Collection(kinds, keywords_for(SPEECH.keywords), read_plurals(), SPEECH)


def own() -> list[Card]:
    return [card for card in cards() if card.rulesets == ("ava",)]


def of(faction: str, type_: str) -> list[Card]:
    return [card for card in cards() if card.faction == faction and card.type == type_]


def cards_of(deck: Deck, *types: str) -> list[Card]:
    return [card for card in deck.cards(cards()) if card.type in types]


@pytest.mark.parametrize("card", cards(), ids=lambda card: card.name)
def test_a_text_is_understood_and_written_back_to_the_same(card: Card) -> None:
    reader = collection().reader
    for ability in reader.read(card.name, card.type, card.text).abilities:
        written = labelled(card, ability, SPEECH.in_own_words(write(ability)))
        again = [structure(other) for other in reader.read(card.name, card.type, written).abilities]
        assert structure(ability) in again, f"{card.text!r} was written as {written!r}"


def test_its_own_set_is_of_one_piece_and_the_rest_it_shares_with_arc() -> None:
    assert [card.number for card in own()] == list(range(501, 501 + len(own())))
    assert {(card.set, card.version) for card in own()} == {("New Ground", 1)}
    assert {card.rulesets for card in cards()} == {("ava",), ("arc", "ava")}
    assert len(cards()) >= 100
    flavours = [card.flavour for card in own()]
    assert len(set(flavours)) == len(flavours)
    assert all(10 < len(line) < 110 and line.endswith(".") for line in flavours)
    assert [card.name for card in own() if len(card.text) > 200 or card.text.count("\n") > 2] == []


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_an_avatar_cities_of_all_disciplines_and_creatures_of_every_cost(faction: str) -> None:
    assert all(of(faction, type_) for type_ in MAIN)
    assert {city.discipline for city in of(faction, "city")} == set(DISCIPLINES)
    assert all(4 <= city.strength <= 9 and city.text.startswith("Advantage: ") for city in of(faction, "city"))
    assert [(card.attack, 18 <= card.defense <= 22) for card in of(faction, "avatar")] == [(0, True)]  # AVA-CARD-14
    costs = Counter(card.cost for card in of(faction, "creature"))
    assert set(costs) == set(range(8))
    assert sum(costs[cost] for cost in range(4)) > sum(costs[cost] for cost in range(4, 8))


def test_cheap_creatures_are_no_giants() -> None:
    for card in own():
        if card.type == "creature":
            assert card.defense > 0, card.name
            assert card.attack + card.defense <= 2 * card.cost + 3, card.name


@ALL
def test_a_deck_is_legal_no_larger_than_it_must_be_and_has_a_city_for_the_first_turns(deck: Deck) -> None:
    assert deck_faults(deck.cards(cards())) == []
    assert len(cards_of(deck, *MAIN)) == 60
    assert min(city.cost for city in cards_of(deck, "city")) == 1


@ALL
def test_a_deck_has_a_curve_and_gold_for_its_second_faction(deck: Deck) -> None:
    main = cards_of(deck, *MAIN)
    costs = Counter(card.cost for card in main if not card.cost_x)
    assert sum(costs[cost] for cost in range(4)) >= 40
    assert costs[6] + costs[7] <= 4
    types = Counter(card.type for card in main)
    assert types["creature"] >= 30
    assert 10 <= types["event"] + types["magic"] <= 20
    factions = Counter(card.faction for card in main).most_common()
    assert len(factions) == 2
    assert factions[0][1] >= 40
    assert cards_of(deck, "avatar")[0].faction == factions[0][0]


def test_the_decks_hold_the_whole_set_and_each_faction_leads_one() -> None:
    held = {card.name for deck in DECKS for card in deck.cards(cards())}
    assert [card.name for card in cards() if card.name not in held] == []
    leaders = [card.faction for deck in DECKS for card in cards_of(deck, "avatar")]
    assert sorted(leaders) == sorted(FACTIONS)
    assert sum(deck.learning for deck in DECKS) == 2
    assert all(200 < len(deck.description) < 600 for deck in DECKS)
