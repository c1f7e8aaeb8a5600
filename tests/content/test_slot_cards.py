"""SLOT's cards, decks and lesson as they ship: understood, within the values of the book, used, and of one piece."""

import re
import tomllib
from collections import Counter
from functools import cache
from typing import Final

import pytest

from wtactics.cards import CONTENT, Card, CardLibrary, Deck, find_decks, load_cards, read_plurals
from wtactics.language.structure import structure
from wtactics.rulebook import load_rulebook
from wtactics.rulesets.slot.rules.deck import deck_faults
from wtactics.rulesets.slot.speech.contents import SPEECH
from wtactics.rulesets.slot.speech.weapon_names import weapons_of
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write

DECKS: Final = find_decks(CONTENT / "decks", "slot")
FACTIONS: Final = ("Gaian", "Dark Legion", "House of Nobles")
VALUES: Final = ("close", "ranged", "defense", "life")


@cache
def cards() -> CardLibrary:
    return load_cards([CONTENT / "cards"]).of("slot")


@cache
def collection() -> Collection:
    kinds = {kind for card in cards() for kind in SPEECH.kinds(card)}
    return Collection(kinds, keywords_for("slot"), read_plurals(), SPEECH)


def names_of(card: Card) -> tuple[str, str]:
    """The names of its close and its ranged weapon."""
    printed = card.stats_in("slot")
    return str(printed.get("close_name", "")), str(printed.get("ranged_name", ""))


def read(card: Card, text: str) -> CardText:
    return collection().reader.read(card.name, card.type, text, weapons_of(*names_of(card)))


ALL = pytest.mark.parametrize("card", cards(), ids=lambda card: card.name)


@ALL
def test_a_text_is_understood_and_written_back_to_the_same(card: Card) -> None:
    for ability in read(card, card.text).abilities:
        assert [structure(other) for other in read(card, write(ability)).abilities] == [structure(ability)]


@ALL
def test_printed_values_lie_between_1_and_7(card: Card) -> None:
    printed = card.stats_in("slot")
    assert all(1 <= int(printed[value]) <= 7 for value in VALUES if value in printed)  # SLOT-DESIGN-09
    assert printed["level"] == (2 if card.cost >= 3 and card.name not in ("Tide Wraith", "Salt Dragoon") else 1)
    assert 1 <= card.cost <= 5


@ALL
def test_a_weapon_with_a_name_has_an_ability(card: Card) -> None:
    named = [name for name in names_of(card) if name]
    assert re.findall(r"^\[(\w{2,})\] - ", card.text, re.MULTILINE) == named


def test_the_set_is_of_one_piece() -> None:
    assert [card.number for card in cards()] == list(range(201, 261))
    assert {(card.set, card.version, card.type) for card in cards()} == {("The Muster", 1, "creature")}
    assert Counter(card.faction for card in cards()) == dict.fromkeys(FACTIONS, 20)
    flavours = [card.flavour for card in cards()]
    assert len(set(flavours)) == 60
    assert all(len(flavour) > 20 and flavour.endswith(".") for flavour in flavours)


def test_every_name_of_an_ability_belongs_to_one_wording() -> None:
    said: dict[str, set[str]] = {}
    for card in cards():
        for name, text in re.findall(r"^(?:\[.*?\] )*([A-Z][\w ]+) - (.+)$", card.text, re.MULTILINE):
            said.setdefault(name, set()).add(text)
    assert {name: texts for name, texts in said.items() if len(texts) > 1} == {}


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_deck_is_legal_and_says_how_it_is_played(deck: Deck) -> None:
    assert deck_faults(deck.cards(cards())) == []
    assert 40 <= len(deck) <= 60
    assert 200 < len(deck.description) < 600


def test_two_decks_are_for_learning_and_all_cards_are_in_a_deck() -> None:
    assert len(DECKS) == 6
    assert sum(deck.learning for deck in DECKS) == 2
    held = Counter(card.name for deck in DECKS for card in deck.cards(cards()))
    assert [card.name for card in cards() if card.name not in held] == []
    assert len({card.faction for deck in DECKS if deck.learning for card in deck.cards(cards())}) == 2


def test_the_lesson_names_rules_that_there_are() -> None:
    lesson = tomllib.loads((CONTENT / "lessons" / "slot.toml").read_text("utf-8"))
    named = re.findall(r"SLOT-[A-Z]+-\d\d", " ".join(part["text"] for part in lesson["lesson"]))
    assert [name for name in named if name not in load_rulebook("slot")] == []
    assert len(named) > 20
