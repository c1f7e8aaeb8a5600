"""Printed matter: cards, sheets, the library, decks and word forms; it knows no play."""

from wtactics.cards.card import DISCIPLINES, FACTIONS, TYPES, WITH_CITIES, Card, Stat, Stats, cost_words
from wtactics.cards.deck import Deck, find_decks, read_deck
from wtactics.cards.fault import Fault, FaultyFile, FilePlace
from wtactics.cards.library import CardLibrary, UnknownCard, load_cards
from wtactics.cards.sheet import read_sheet
from wtactics.cards.shipped import CONTENT
from wtactics.cards.words import read_plurals

__all__ = [
    "CONTENT", "DISCIPLINES", "FACTIONS", "TYPES", "WITH_CITIES", "Card", "CardLibrary", "Deck", "Fault",
    "FaultyFile", "FilePlace", "Stat", "Stats", "UnknownCard", "cost_words", "find_decks", "load_cards", "read_deck",
    "read_plurals", "read_sheet",
]  # fmt: skip
