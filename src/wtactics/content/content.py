"""What lies on the shelf: a ruleset with its rulebook, the cards, the decks; each is read when it is first wanted."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from copy import copy
from functools import cache, cached_property, lru_cache, wraps
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from wtactics.cards import CONTENT, CardLibrary, Deck, find_decks, load_cards, read_deck
from wtactics.cards.belonging import belongs
from wtactics.content.bad_input import BadInput, plainly, unknown
from wtactics.content.own_sets import OwnCards, SetFiles, files_of, hands_allowed, is_own, name_sets, named_sets
from wtactics.content.pool import CardPool, pool_of
from wtactics.engine.match import Match
from wtactics.games import BY_HAND, ruleset
from wtactics.kits.game import Game
from wtactics.rulebook import Rulebook

MOST_KEPT: Final = 8  # shelves with cards of records
P = ParamSpec("P")
Told = TypeVar("Told")
MOST_READ = 300  # cards of one's own, all of whose texts are read; of more only those of decks


class Content:
    """A ruleset with its rulebook, cards and decks, each read when first asked for; BadInput says what is wrong."""

    def __init__(self, name: str, carried: tuple[OwnCards, ...] | None = None) -> None:
        """Beside what ships there are the cards and decks of the sets that are open, or the cards that a record carries."""
        self.ruleset: Final = name
        self.carried: Final = carried
        # The decks that were taken out so far, as the engine numbers cards
        self.lists: Final[dict[str, list[int]]] = {}
        self.left_out: frozenset[str] = frozenset()  # cards that only a game by hand has, known once `cards` are read
        self.played: tuple[str, ...] = ()  # the decks to which games keep, where no other texts need be read
        self.brought: Final[list[Deck]] = []  # decks out of files that somebody named
        self.told: Final[dict[tuple[Any, ...], Any]] = {}  # what was told of it, see `told_once`

    @cached_property
    def game(self) -> Game:
        """The ruleset as programs use it."""
        return ruleset(self.ruleset)

    @cached_property
    def own(self) -> SetFiles:
        """The files of the sets that are open."""
        with plainly():
            return files_of(named_sets()) if self.carried is None else SetFiles()

    @cached_property
    def cards(self) -> CardLibrary:
        """The cards of this game that ship with the program and those of its mods, and those of one's own."""
        with plainly():
            there = load_cards([CONTENT / "cards", *self.own.sheets], self.game.name)
            carried = [card for own in self.carried or () for card in own.cards]
            found = CardLibrary([*there, *carried]).of(self.game.name) if carried else there
        self.left_out = self.unread_of(found)
        left = self.left_out
        return CardLibrary(card for card in found if card.name not in left) if left else found

    def unread_of(self, cards: CardLibrary) -> frozenset[str]:
        """The cards of one's own that only a game by hand has, by their names, where sets may hold such."""
        if self.game.by_hand or self.carried is not None or not (self.own.sheets and hands_allowed()):
            return frozenset()
        pool = pool_of(CardLibrary(card for card in cards if is_own(card)), f"{self.ruleset}+{BY_HAND}")
        return frozenset(card.name for card in pool.cards if pool.unread(card))

    @cached_property
    def shown(self) -> CardLibrary:
        """Those of them that a deck of this game may hold, for whoever looks at cards."""
        return CardLibrary(card for card in self.cards if self.game.admits(card))

    @cached_property
    def read(self) -> CardLibrary:
        """Those whose texts are read to be played with: of large sets only what stands in decks, for each takes a while."""
        own = {card.name for card in self.cards if is_own(card)} if self.carried is None else set()
        if len(own) <= MOST_READ:
            return self.cards
        played = {name for deck in (*self.decks.values(), *self.brought) for name, _, _ in deck.entries}
        return CardLibrary(card for card in self.cards if card.name in played or card.name not in own)

    @cached_property
    def pool(self) -> CardPool:
        """The same cards, as the engine plays them too."""
        played = self.played_names() if self.played else None
        with plainly():
            pool = pool_of(self.read, self.ruleset, played)
        gc.freeze()  # it stays: the garbage collector need not look through it again and again
        return pool

    def played_names(self) -> set[str]:
        """The cards of the decks to which games keep, and one's own, whose faults are always told."""
        own = (card.name for card in self.read if is_own(card))
        return {*own, *(name for deck in self.played for name, _, _ in self.find_deck(deck).entries)}

    @cached_property
    def decks(self) -> dict[str, Deck]:
        """The decks that fit the game, by name: those for it, and others that its mods allow."""
        with plainly():
            found = find_decks(CONTENT / "decks", self.game.name, self.own.decks)
            left = self.left_out if len(self.cards) > 0 else frozenset[str]()
            whole = (deck for deck in found if left.isdisjoint(name for name, _, _ in deck.entries))
            return {deck.name: deck for deck in whole if self.fits(deck)}

    def fits(self, deck: Deck) -> bool:
        """May a deck that ships be played here? What is for this very game may; what is for less of its mods need not."""
        return deck.ruleset == self.game.name or not self.game.faults(deck.cards(self.cards))

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules, in words."""
        return self.game.book()

    def deck_names(self) -> tuple[str, ...]:
        """The names of the decks that ship for this ruleset, at least one; BadInput if there is none."""
        if not self.decks:
            raise BadInput(f"there is no deck for {self.ruleset} in {CONTENT / 'decks'}")
        return tuple(self.decks)

    def find_deck(self, word: str) -> Deck:
        """The deck of this name, or in this file; a name may be written in small letters, and be cut short."""
        if word in self.decks:
            return self.decks[word]
        if word.endswith(".toml") or "/" in word:
            with plainly():
                self.brought.append(read_deck(Path(word)))
            return self.brought[-1]
        plain = word.strip().casefold()
        found = [deck for deck in self.decks.values() if deck.name.casefold().startswith(plain)] if plain else []
        if len(found) != 1:
            raise unknown("deck", word, self.decks)
        return found[0]

    def take_decks(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """How these decks are called from now on; each is legal."""
        return tuple(self.legal(self.find_deck(word)) for word in words)

    def legal(self, deck: Deck) -> str:
        """How the deck is called from now on, once it is known to keep the rules."""
        if not belongs(deck.ruleset, self.game.name):
            raise BadInput(f"{deck.file}: expected a deck for {self.game.name}, found one for {deck.ruleset!r}")
        with plainly():
            cards = deck.cards(self.cards)
        faults = self.game.faults(cards)
        if faults:
            lines = "\n".join(f"  {rule} {self.rulebook.rule(rule).title}: {found}" for rule, found in faults)
            raise BadInput(f"{deck.file}: the deck {deck.name!r} is not legal in {self.ruleset}:\n{lines}")
        known = self.decks.get(deck.name)
        return deck.name if known is not None and known.file == deck.file else deck.file

    def list_of(self, name: str) -> list[int]:
        """The cards of a deck, each copy, as definitions: their places in `pool.library`."""
        if name not in self.lists:
            cards = self.find_deck(name).cards(self.cards)
            self.lists[name] = self.pool.definitions(cards)
        return self.lists[name]

    def settle(self, settings: dict[str, int], players: int) -> None:
        """Refuse numbers of the game that it does not have, or not so."""
        with plainly():
            self.game.settle(settings, players)

    def match(self, decks: tuple[str, ...], seed: int, settings: dict[str, int]) -> Match:
        """A match of these decks, one name or file a seat, at its first question; BadInput lists all that is wrong."""
        for name in decks:  # all are known before any text is read
            self.find_deck(name)
        with plainly():
            return self.game.deal(self.pool.library, [self.list_of(name) for name in decks], seed, settings)


@cache
def content_of(name: str) -> Content:
    """The one shelf of a ruleset."""
    return Content(name)


@lru_cache(MOST_KEPT)
def content_playing(name: str, decks: tuple[str, ...]) -> Content:
    """The shelf of a ruleset for games that keep to these decks: of the other cards no text is read."""
    content = copy(content_of(name))
    content.played = decks
    return content


def told_once(tell: Callable[Concatenate[str, P], Told]) -> Callable[Concatenate[str, P], Told]:
    """What a function tells of a ruleset by its name is kept as long as the shelf of which it tells.

    None is not kept: whoever asks for what is not there fills no memory.
    """

    @wraps(tell)
    def kept(name: str, /, *args: P.args, **kwargs: P.kwargs) -> Told:
        told, key = content_of(name).told, (tell, *args, *kwargs.items())
        found: Told = told[key] if key in told else tell(name, *args, **kwargs)
        if found is not None:
            told[key] = found
        return found

    return kept


@lru_cache(MOST_KEPT)
def content_with(name: str, carried: tuple[OwnCards, ...]) -> Content:
    """The shelf of a ruleset with the cards that a record carries, whatever sets are open."""
    return Content(name, carried)


def open_sets(paths: Iterable[Path]) -> None:
    """These sets are open from now on, here and in all that is started from here; BadInput if one is not there."""
    with plainly():
        name_sets(paths)
    content_of.cache_clear()
    content_playing.cache_clear()
