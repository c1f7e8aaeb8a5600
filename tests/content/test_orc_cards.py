"""ORC's cards, decks and lesson as they ship: understood, within a curve, legal, and of one piece."""

import re
import tomllib
from collections import Counter
from functools import cache
from typing import Final

import pytest

from wtactics.cards import CONTENT, FACTIONS, Card, CardLibrary, Deck, find_decks, load_cards, read_plurals
from wtactics.language.structure import structure
from wtactics.rulebook import load_rulebook
from wtactics.rulesets.orc.rules.deck import TYPES, deck_faults
from wtactics.rulesets.orc.speech.contents import SPEECH
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write

DECKS: Final = find_decks(CONTENT / "decks", "orc")
ARMY: Final = tuple(type_ for type_ in TYPES if type_ != "quest")


@cache
def cards() -> CardLibrary:
    return load_cards([CONTENT / "cards"]).of("orc")


@cache
def collection() -> Collection:
    kinds = {kind for card in cards() for kind in SPEECH.kinds(card)}
    return Collection(kinds, keywords_for(SPEECH.keywords), read_plurals(), SPEECH)


def of(faction: str, type_: str) -> list[Card]:
    return [card for card in cards() if card.faction == faction and card.type == type_]


@pytest.mark.parametrize("card", cards(), ids=lambda card: card.name)
def test_a_text_is_understood_and_written_back_to_the_same(card: Card) -> None:
    reader = collection().reader
    for ability in reader.read(card.name, card.type, card.text).abilities:
        written = SPEECH.in_own_words(write(ability))
        again = [structure(other) for other in reader.read(card.name, card.type, written).abilities]
        assert structure(ability) in again, f"{card.text!r} was written as {written!r}"


def test_the_set_is_of_one_piece() -> None:
    assert [card.number for card in cards()] == list(range(301, 301 + len(cards())))
    assert {(card.set, card.version) for card in cards()} == {("Slack Water", 1)}
    assert len(cards()) >= 140
    flavours = [card.flavour for card in cards()]
    assert len(set(flavours)) == len(flavours)
    assert all(10 < len(line) < 110 and line.endswith(".") for line in flavours)


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_cards_of_all_types_and_creatures_of_every_cost(faction: str) -> None:
    assert all(of(faction, type_) for type_ in TYPES)
    costs = Counter(card.cost for card in of(faction, "creature"))
    assert set(costs) == set(range(8))
    assert sum(costs[cost] for cost in range(4)) > sum(costs[cost] for cost in range(4, 8))
    army = [card for type_ in ARMY for card in of(faction, type_)]
    assert {card.loyalty for card in army} - {3} == {0, 1, 2}  # ORC-DECK-10


def test_loyalty_buys_values_and_texts_cost_some() -> None:
    for card in cards():
        if card.type == "creature":
            assert card.defense > 0, card.name
            assert card.attack + card.defense <= 2 * card.cost + 2 + (card.loyalty > 0), card.name


def test_every_faction_has_a_caster() -> None:
    assert all(any("caster" in card.kinds for card in of(faction, "creature")) for faction in FACTIONS)  # ORC-MAGIC-02


def test_the_cards_of_the_books_examples_are_there() -> None:
    named = ("Elvish Sorceress", "Damocle's Sword", "Curse of the Skeletons", "Healers Exam", "Blood Vengeance")
    assert [name for name in named if name not in cards()] == []
    assert cards().find("Elvish Sorceress").loyalty == 3  # ORC-CARD-EX1
    assert cards().find("Damocle's Sword").subtypes == ("Weapon",)  # ORC-EQUIP-EX1


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_deck_is_legal_and_says_how_it_is_played(deck: Deck) -> None:
    held = deck.cards(cards())
    assert deck_faults(held) == []
    assert Counter(card.type == "quest" for card in held) == {False: 60, True: 10}  # ORC-DECK-02
    assert 200 < len(deck.description) < 600
    assert sum(card.type == "creature" for card in held) >= 26
    assert sum(card.cost <= 3 for card in held if card.type != "quest") >= 35
    magic = sum(card.type == "magic" for card in held)
    assert magic == 0 or sum("caster" in card.kinds for card in held) >= magic // 2  # ORC-MAGIC-02


def test_two_decks_are_for_learning_and_all_cards_are_in_a_deck() -> None:
    assert len(DECKS) == 5
    assert sum(deck.learning for deck in DECKS) == 2
    held = {card.name for deck in DECKS for card in deck.cards(cards())}
    assert [card.name for card in cards() if card.name not in held] == []


def test_there_are_quests_of_the_three_kinds_for_every_faction() -> None:
    quests = [card for card in cards() if card.type == "quest"]
    kinds = Counter(card.subtypes[0] for card in quests)
    assert len(quests) >= 24
    assert set(kinds) == {"Assignment", "Contract", "Confrontation"}  # ORC-QUEST-26
    assert min(kinds.values()) >= 5
    assert all("Escrow: " in card.text for card in quests if card.subtypes[0] == "Contract")  # ORC-QUEST-29
    assert all("Hit points: " in card.text for card in quests if card.subtypes[0] == "Confrontation")  # ORC-QUEST-46
    assert all(1 <= int(card.text.rpartition(": ")[2][:-1]) <= 5 for card in quests)


def test_the_lesson_names_rules_that_there_are() -> None:
    lesson = tomllib.loads((CONTENT / "lessons" / "orc.toml").read_text("utf-8"))
    named = re.findall(r"ORC-[A-Z]+-\d\d", " ".join(part["text"] for part in lesson["lesson"]))
    assert [name for name in named if name not in load_rulebook("orc")] == []
    assert len(named) > 20
