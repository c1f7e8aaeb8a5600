"""Whether files of cards and decks are as they should be, looked at again and again: only what was changed is read anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from wtactics.cards import CONTENT, Card, CardLibrary, Deck, Fault, FaultyFile, FilePlace, load_cards
from wtactics.cards.belonging import belongs_anywhere
from wtactics.cards.deck import deck_of
from wtactics.cards.sheet import cards_of
from wtactics.cards.source import read_source
from wtactics.content.own_sets import is_own, toml_files
from wtactics.games import UnknownRuleset, all_games, ruleset, speeches
from wtactics.language.errors import TextFault
from wtactics.vocabulary.reading.collection import Collection, collection_for, kinds_in

Stamp = tuple[int, int, int]
MOST_TOLD: Final = 200  # texts that are not understood; whoever mends these is told the others


@dataclass(slots=True)
class CheckedFile:
    """A file as it was when it was last read: a sheet of cards, or a deck."""

    stamp: Stamp
    cards: list[Card] = field(default_factory=list)
    deck: Deck | None = None
    faults: tuple[Fault, ...] = ()
    texts: dict[str, tuple[TextFault, ...]] = field(default_factory=dict)  # what is not understood, in each game
    abilities: dict[str, int] = field(default_factory=dict)


class Checks:
    """Some folders and files, and what is wrong with what lies in them."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.paths: Final = tuple(paths)
        self.files: Final[dict[Path, CheckedFile]] = {}
        self.kinds: Final[dict[str, set[str]]] = {}  # the subtypes that the texts of a game may speak of
        self.clashes: tuple[Fault, ...] = ()
        self.misbuilt: dict[Path, tuple[str, ...]] = {}  # what decks lack, and which rules they break

    def look(self) -> tuple[list[Path], list[Path]]:
        """Read what was saved since the last look: the files that were read, and those that are gone."""
        there = {file: stamp for path in self.paths for file in toml_files(path) if (stamp := stamp_of(file))}
        gone = [file for file in self.files if file not in there]
        for file in gone:
            del self.files[file]
        saved = [file for file, stamp in there.items() if file not in self.files or self.files[file].stamp != stamp]
        for file in saved:
            self.files[file] = checked_file(file, there[file])
        if saved or gone:
            self.clashes = clashes(self.cards())
            self.misbuilt = dict(self.illegal())
        return saved, gone

    def cards(self) -> list[Card]:
        """All cards that could be read."""
        return [card for file in self.files.values() for card in file.cards]

    def texts(self, step: Callable[[], object]) -> None:
        """Read the texts that may be understood otherwise than before; each is a step."""
        for name in all_games():
            own = [card for card in self.cards() if belongs_anywhere(card.rulesets, name)]
            speech = ruleset(name).speech
            kinds = kinds_in(own, speech)
            known = self.kinds.get(name) == kinds
            self.kinds[name] = kinds
            unread = [file for file in self.files.values() if not (known and name in file.texts)]
            if unread:
                collection = collection_for(own, speech, others=speeches)
                for file in unread:
                    read_texts(file, name, collection, step)
                collection.reader.reader.keep()

    def illegal(self) -> Iterator[tuple[Path, tuple[str, ...]]]:
        """The decks that are not as the rules want them, built of these cards and of those that ship."""
        decks = {path: file.deck for path, file in self.files.items() if file.deck is not None}
        if not decks or self.clashes:
            return
        shipped = [] if not all(map(is_own, self.cards())) else list(load_cards([CONTENT / "cards"]))
        try:
            library = CardLibrary([*shipped, *self.cards()])
        except FaultyFile as faulty:
            self.clashes = faulty.faults
            return
        for path, deck in decks.items():
            if told := tuple(faults_of(deck, library)):
                yield path, told

    def faults(self) -> str:
        """All that is wrong, told at once; empty if all is well."""
        files = self.files.values()
        first = [fault for file in files for fault in file.faults] + list(self.clashes)
        told = [str(FaultyFile(first))] if first else []
        told += [line for lines in self.misbuilt.values() for line in lines]
        unread: dict[TextFault, None] = {}
        for name in all_games():
            known = {(fault.card, fault.line) for fault in unread}
            found = (fault for file in files for fault in file.texts.get(name, ()))
            unread |= dict.fromkeys(fault for fault in found if (fault.card, fault.line) not in known)
        told += [str(fault) for fault in list(unread)[:MOST_TOLD]]
        if len(unread) > MOST_TOLD:
            told.append(f"... and {len(unread) - MOST_TOLD} more texts")
        return "\n".join(told)

    def understood(self) -> dict[str, int]:
        """How many abilities the texts have in each game that plays any of these cards."""
        return {
            name: sum(found)
            for name in all_games()
            if (found := [file.abilities[name] for file in self.files.values() if name in file.abilities])
        }


def stamp_of(file: Path) -> Stamp | None:
    """What changes with each save; nothing for a file that is not there."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def checked_file(path: Path, stamp: Stamp) -> CheckedFile:
    """Read one file; whatever is wrong with it is kept for whoever asks."""
    try:
        source = read_source(path)
        return (
            CheckedFile(stamp, deck=deck_of(source))
            if "cards" in source.table
            else CheckedFile(stamp, cards_of(source))
        )
    except FaultyFile as faulty:
        return CheckedFile(stamp, faults=faulty.faults)


def clashes(cards: list[Card]) -> tuple[Fault, ...]:
    """Numbers and names that stand twice."""
    try:
        CardLibrary(cards)
    except FaultyFile as faulty:
        return faulty.faults
    return ()


def faults_of(deck: Deck, library: CardLibrary) -> Iterator[str]:
    """What is wrong with a deck: its game, its cards, the rules that it breaks."""
    try:
        game = ruleset(deck.ruleset)
        cards = deck.cards(library.of(game.name))
    except UnknownRuleset as unknown:
        yield str(Fault(FilePlace(deck.file, 0), unknown.found, f"a deck for {unknown.expected}"))
        return
    except FaultyFile as faulty:
        yield str(faulty)
        return
    book = game.book()
    for rule, found in game.faults(cards):
        yield f"{deck.file}: the deck {deck.name!r} is not legal in {game.name}: {rule} {book.rule(rule).title}: {found}"


def read_texts(file: CheckedFile, name: str, collection: Collection, step: Callable[[], object]) -> None:
    """Read the texts of one file as a game does."""
    cards = [card for card in file.cards if belongs_anywhere(card.rulesets, name)]
    before = len(collection.faults)
    abilities = 0
    for card in cards:
        abilities += len(collection.card(card).abilities)
        step()
    file.texts[name] = tuple(dict.fromkeys(collection.faults[before:]))
    if cards:
        file.abilities[name] = abilities
