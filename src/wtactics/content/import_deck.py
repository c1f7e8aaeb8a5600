"""A deck that the live game exports: its cards are imported as others, and how many there are of each makes a deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from wtactics.cards import Fault, FaultyFile, FilePlace
from wtactics.cards.writing import deck_text
from wtactics.content.foreign import MOST_NAME
from wtactics.content.importing import sheet_name

MOST: Final = 999  # copies of a card


def take_deck(export: Any, file: Path, folder: Path, ruleset: str, names: Mapping[str, str]) -> Path | None:
    """The deck of an export beside its cards, which are called so by their guids; none where the export is no deck."""
    if not isinstance(export, dict) or not isinstance(export.get("deckCards"), list):
        return None
    title = export.get("name")
    name = title.strip()[:MOST_NAME] if isinstance(title, str) and title.strip() else file.stem[:MOST_NAME]
    cards: dict[str, int] = {}
    for guid, count in copies(export["deckCards"], file):
        if guid in names:  # a token is no card of a deck, and a row with a mistake was told
            cards[names[guid]] = cards.get(names[guid], 0) + count
    deck = folder / f"deck-{sheet_name(name)}.toml"
    folder.mkdir(parents=True, exist_ok=True)
    deck.write_text(deck_text(name, ruleset, cards), "utf-8")
    return deck


def copies(rows: list[Any], file: Path) -> Iterator[tuple[str, int]]:
    """Each card by its guid, and how often it is in the deck."""
    for number, row in enumerate(rows, 1):
        count = row.get("quantity", 1) if isinstance(row, dict) else 0
        if not isinstance(count, int) or not 1 <= count <= MOST:
            place = FilePlace(f"{file}, card {number}", 0)
            raise FaultyFile([Fault(place, f"the quantity {str(count)[:20]}", f"a number from 1 to {MOST}")])
        card = row.get("card", row)
        yield str(card.get("guid", "")) if isinstance(card, dict) else "", count
