"""The cards that ship: every text is understood, is written back to the same, and together they use the vocabulary."""

from collections import Counter
from functools import cache

import pytest

from content.labels import labelled
from wtactics.cards import CONTENT, DISCIPLINES, FACTIONS, Card, CardLibrary, load_cards, read_plurals
from wtactics.language.structure import structure
from wtactics.rulesets.arc.rules.deck import TYPES
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.keywords import read_keywords
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write


@cache
def cards() -> CardLibrary:
    return load_cards([CONTENT / "cards"]).of("arc")


@cache
def collection() -> Collection:
    kinds = {kind for card in cards() for kind in card.kinds}
    return Collection(kinds, read_keywords(), read_plurals(), SPEECH)


def of(faction: str, type_: str = "") -> list[Card]:
    return [card for card in cards() if card.faction == faction and type_ in ("", card.type)]


@pytest.mark.parametrize("card", cards(), ids=lambda card: card.name)
def test_a_text_is_understood_and_written_back_to_the_same(card: Card) -> None:
    reader = collection().reader
    for ability in reader.read(card.name, card.type, card.text).abilities:
        written = labelled(card, ability, write(ability))
        again = [structure(other) for other in reader.read(card.name, card.type, written).abilities]
        assert structure(ability) in again, f"{card.text!r} was written as {written!r}"


def test_the_set_is_of_one_piece() -> None:
    assert len(cards()) >= 100
    assert [card.number for card in cards()] == list(range(1, len(cards()) + 1))
    assert {card.version for card in cards()} == {1}
    assert {card.set for card in cards()} == {"The Long Ebb"}


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_cities_of_all_disciplines_and_cards_of_all_types(faction: str) -> None:
    cities = of(faction, "city")
    assert {city.discipline for city in cities} == set(DISCIPLINES)
    assert all(5 <= city.strength <= 9 and city.text.startswith("Advantage: ") for city in cities)
    assert {card.type for card in of(faction)} == set(TYPES)
    assert len(of(faction)) >= 20


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_creatures_of_every_cost(faction: str) -> None:
    costs = Counter(card.cost for card in of(faction, "creature"))
    assert set(costs) == set(range(8))
    assert sum(costs[cost] for cost in range(4)) > sum(costs[cost] for cost in range(4, 8))


def test_cheap_creatures_are_no_giants() -> None:
    for card in cards():
        if card.type == "creature":
            assert card.defense > 0, card.name
            assert card.attack + card.defense <= 2 * card.cost + 3, card.name


def test_costs_of_x_and_loyalty_up_to_four_occur() -> None:
    assert {card.cost for card in cards() if card.cost_x} == {1, 2}
    assert {card.loyalty for card in cards()} == {0, 1, 2, 3, 4}


def test_every_card_has_a_line_of_its_own() -> None:
    lines = Counter(card.flavour for card in cards())
    assert lines.most_common(1)[0][1] == 1
    assert all(10 < len(line) < 100 and line.endswith(".") for line in lines)


def test_texts_fit_on_a_card() -> None:
    assert [card.name for card in cards() if len(card.text) > 200 or card.text.count("\n") > 2] == []


def test_every_keyword_stands_on_a_card_or_is_given_by_one() -> None:
    texts = " ".join(card.text for card in cards()).casefold()
    assert [keyword.name for keyword in read_keywords() if keyword.name not in texts] == []
