"""The card library: every card of some files, one version per number and one card per name (ORC-CARD-05, ORC-CARD-15)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from wtactics.cards.belonging import belongs_anywhere
from wtactics.cards.card import Card
from wtactics.cards.entry import nearest
from wtactics.cards.fault import Fault, FaultyFile
from wtactics.cards.sheet import read_sheet
from wtactics.cards.shipped import is_for_others


class UnknownCard(LookupError):
    """No card of the library has this name or number; it names those that come nearest."""

    def __init__(self, wanted: str, near: Iterable[str] = ()) -> None:
        self.wanted = wanted
        self.nearest = tuple(near)
        super().__init__(wanted)

    def __str__(self) -> str:
        nearest_names = "; nearest: " + ", ".join(map(repr, self.nearest)) if self.nearest else ""
        return f"no card {self.wanted} in the library{nearest_names}"


class CardLibrary:
    """Cards to be found by number or by name, in the order of their numbers."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._by_number: dict[int, Card] = {}
        self._by_name: dict[str, Card] = {}
        faults = [fault for card in cards if (fault := self._add(card))]
        if faults:
            raise FaultyFile(faults)
        self._cards = tuple(sorted(self._by_number.values(), key=lambda card: card.number))

    def _add(self, card: Card) -> Fault | None:
        """Take a card in, or say which earlier card it collides with."""
        first = self._by_number.get(card.number)
        if first is not None:
            found = f"number {card.number} again (version {card.version}; version {first.version} is at {first.place})"
            return Fault(card.place, found, "one version of each number")
        self._by_number[card.number] = card
        first = self._by_name.setdefault(card.name, card)
        if first is card:
            return None
        found = f"the name {card.name!r} again (number {first.number} is at {first.place})"
        return Fault(card.place, found, "a name of its own")

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.strip() in self._by_name

    def find(self, name: str) -> Card:
        """The card of exactly this name, spaces around it aside; UnknownCard tells the nearest names."""
        card = self._by_name.get(name.strip())
        if card is None:
            raise UnknownCard(repr(name.strip()), nearest(name.strip(), self._by_name))
        return card

    def numbered(self, number: int) -> Card:
        """The card of this collector's number; UnknownCard if there is none."""
        if number not in self._by_number:
            raise UnknownCard(f"number {number}")
        return self._by_number[number]

    def of(self, name: str) -> CardLibrary:
        """The cards of one game: those of its ruleset, and those that its mods bring."""
        return CardLibrary(card for card in self if belongs_anywhere(card.rulesets, name))

    def fingerprint(self) -> str:
        """A short hash over all that is printed and matters in play."""
        return hashlib.sha256("".join(card.fingerprint() for card in self).encode()).hexdigest()[:16]


def load_cards(paths: Iterable[Path], name: str = "") -> CardLibrary:
    """Read files, and all .toml files below folders, into one library, of one game if it is named; report all faults."""
    cards: list[Card] = []
    faults: list[Fault] = []
    for sheet in dict.fromkeys(sheet for path in paths for sheet in _sheets(path)):
        if is_for_others(sheet, name):
            continue
        try:
            cards += read_sheet(sheet)
        except FaultyFile as faulty:
            faults += faulty.faults
    try:
        library = CardLibrary(card for card in cards if not name or belongs_anywhere(card.rulesets, name))
    except FaultyFile as faulty:
        faults += faulty.faults
    if faults:
        raise FaultyFile(faults)
    return library


def _sheets(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]
