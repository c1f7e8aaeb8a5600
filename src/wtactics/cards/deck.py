"""A deck file: names and counts of cards; whether the deck is legal is for the rulesets to say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wtactics.cards.belonging import belongs
from wtactics.cards.card import Card
from wtactics.cards.entry import Entry
from wtactics.cards.fault import Fault, FaultyFile, FilePlace
from wtactics.cards.library import CardLibrary, UnknownCard
from wtactics.cards.shipped import is_for_others
from wtactics.cards.source import Source, read_source

MOST: Final = 1_000  # copies of one card, or different cards; what is too many for a game is for its rules to say


@dataclass(frozen=True, slots=True)
class Deck:
    """A list of cards for one game, such as ava or ava+regions, as written: each entry is a name, a count and its line."""

    name: str
    ruleset: str
    learning: bool
    description: str
    entries: tuple[tuple[str, int, int], ...]
    file: str

    def cards(self, library: CardLibrary) -> list[Card]:
        """Every card of the deck, each copy, in the order of the file."""
        cards: list[Card] = []
        faults: list[Fault] = []
        for name, count, line in self.entries:
            try:
                cards += [library.find(name)] * count
            except UnknownCard as unknown:
                expected = " or ".join(map(repr, unknown.nearest)) or "the name of a card in the library"
                faults.append(Fault(FilePlace(self.file, line), f"the unknown card {name!r}", expected))
        if faults:
            raise FaultyFile(faults)
        return cards

    def __len__(self) -> int:
        return sum(count for _, count, _ in self.entries)


def read_deck(path: Path) -> Deck:
    """Read one deck file, or raise FaultyFile with all of its faults."""
    return deck_of(read_source(path))


def deck_of(source: Source) -> Deck:
    """The deck of a file, or FaultyFile with all of its faults."""
    faults: list[Fault] = []
    top = Entry(source.table, source.top, source.file, faults)
    top.block.inner |= {block.name: block for block in source.blocks_named("cards")}
    top.allow(("name", "ruleset", "learning", "description", "cards"))
    top.require("name", "ruleset", "cards")
    deck = Deck(
        name=top.words("name", "the name of the deck", empty=False).strip(),
        ruleset=top.words("ruleset", "the name of a ruleset", empty=False).strip(),
        learning=top.yes("learning"),
        description=top.words("description").strip(),
        entries=_read_entries(top.inner("cards")),
        file=source.file,
    )
    if faults:
        raise FaultyFile(faults)
    return deck


def _read_entries(cards: Entry | None) -> tuple[tuple[str, int, int], ...]:
    if cards is None:
        return ()
    if not cards.table:
        cards.fault("", "no cards", '"Name of a Card" = 3')
    if len(cards.table) > MOST:
        cards.fault("", f"{len(cards.table)} different cards", f"{MOST} or less")
        return ()
    return tuple((name.strip(), cards.number(name, 1, MOST), cards.place(name).line) for name in cards.table)


def find_decks(folder: Path, name: str, more: Iterable[Path] = ()) -> list[Deck]:
    """All decks for a game, or for less of its mods, in a folder and those below it, and more files; report all faults."""
    decks: dict[str, Deck] = {}
    faults: list[Fault] = []
    there = (path for path in sorted(folder.rglob("*.toml")) if not is_for_others(path, name))
    for path in (*there, *more):
        try:
            deck = read_deck(path)
        except FaultyFile as faulty:
            faults += faulty.faults
            continue
        first = decks.setdefault(deck.name, deck) if belongs(deck.ruleset, name) else deck
        if first is not deck:
            found = f"the name {deck.name!r} again (the other deck is {first.file})"
            faults.append(Fault(FilePlace(deck.file, 0), found, "a name of its own"))
    if faults:
        raise FaultyFile(faults)
    return sorted(decks.values(), key=lambda deck: deck.name)
