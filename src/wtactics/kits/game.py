"""A game as programs use it: a ruleset with its seats, its settings and its ways of dealing and telling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from wtactics.cards import Card
from wtactics.engine.chance import KEY_BYTES, SEED_BITS, Seed, stream_for
from wtactics.engine.library import Library
from wtactics.engine.match import Match
from wtactics.engine.setting import Setting
from wtactics.engine.step import Ruleset
from wtactics.engine.table import Table
from wtactics.engine.telling import behind, facts_for
from wtactics.engine.view import View
from wtactics.kits.dealing import Dealing
from wtactics.kits.judgement import Judgement
from wtactics.kits.sentences import Line
from wtactics.kits.settings import BadSettings, settled
from wtactics.kits.show import Show
from wtactics.rulebook import Rulebook, load_rulebook
from wtactics.rulebook.reader import joined
from wtactics.vocabulary.speech import Speech

MOST_SEED: Final = (1 << SEED_BITS) - 1
Decks = Sequence[Sequence[int]]


def nothing_else(_table: Any) -> None:
    """What holds of all tables is all that must hold."""


def any_card(_card: Card) -> bool:
    """No card is left out."""
    return True


@dataclass(frozen=True)
class GoldenGame:
    """A game that bots play again and again, for it shall not change: its seed, the bots' name, a deck for each seat."""

    seed: int
    bot: str
    decks: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """One answer to the open question: the option, as a bot gives it and a record keeps it, and what people read."""

    option: int
    label: str


@dataclass(frozen=True)
class Game:
    """A ruleset as programs use it; `rulesets/<name>/game.py` fills in what it deals and tells."""

    name: str
    title: str
    rules: Ruleset[Any]
    seats: tuple[int, int]  # the fewest and the most
    settings: tuple[Setting, ...]  # the ruleset's own, then those of its mods
    dealing: Callable[[Library, Mapping[str, int], Ruleset[Any]], Dealing[Any]]
    views: Callable[[Any, int], View]
    rule_id: Callable[[int], str]  # the id of a rule from the number that the engine gives
    faults: Callable[[list[Card]], list[tuple[str, str]]]  # every rule that a deck breaks, with what was found
    question_words: Callable[[Any], str]  # the open question of a table in words, to whoever is asked
    label_words: Callable[[Any], list[str]]  # its options in words, in their order
    speech: Speech  # its own words in the texts of cards
    show: Show
    giving_up: int  # the number of the rule by which whoever gives up is out
    judgement: Judgement[Any]  # what bots that look ahead must know
    sound: Callable[[Any], None] = nothing_else  # raises Broken if a table at a question is at odds with the rules
    playthroughs: tuple[GoldenGame, ...] = ()  # the games that are told to whoever reads the tests,
    digested: tuple[GoldenGame, ...] = ()  # and those of which a number is kept
    seated_by: str = ""  # the rule by which it is for so many, where a mod says that
    books: tuple[Rulebook, ...] = ()  # those of its mods
    # May a deck of this game hold the card? Of those that there are, whoever looks at cards is shown these
    admits: Callable[[Card], bool] = any_card
    by_hand: bool = False  # are sentences that nobody reads carried out by hand? Then people alone can play it
    best_of: int = 1  # games of a match, where its book recommends more than one

    @property
    def ruleset(self) -> str:
        """The name of the ruleset, whose cards and decks are played; that of the game has its mods behind it."""
        return self.name.partition("+")[0]

    def book(self) -> Rulebook:
        """The rules in words, those of the mods behind those of the ruleset."""
        return joined(load_rulebook(self.ruleset), self.books)

    def settle(self, given: Mapping[str, object] | None = None, seats: int | None = None) -> dict[str, int]:
        """All settings with their values: the given ones, the others as the rules say; BadSettings with all faults."""
        return settled(self.name, self.settings, given or {}, seats)

    def deal(self, library: Library, decks: Decks, seed: Seed, settings: Mapping[str, object] | None = None) -> Match:
        """A match of these decks, lists of definitions, at its first question.

        Cards are numbered by lot: a card id tells nothing of where a card stood in the list of its deck.
        """
        faults = seed_faults(seed)
        if not self.seats[0] <= len(decks) <= self.seats[1]:
            faults.append(f"decks: expected {self.many_seats()}, one for each seat, found {len(decks)}")
        if faults:
            raise BadSettings(faults)
        values = self.settle(settings, len(decks))
        match = self.laid(library, [mixed_up(deck, seed, seat) for seat, deck in enumerate(decks)], values)
        match.table.sow(seed)
        match.run()
        return match

    def many_seats(self) -> str:
        """How many may play, with the reason where there is one: 2 to 4; 3 (by ORC-TRIUMV-01)."""
        many = " to ".join(str(n) for n in dict.fromkeys(self.seats))
        return f"{many} (by {self.seated_by})" if self.seated_by else many

    def laid(self, library: Library, decks: list[list[int]], values: dict[str, int]) -> Match:
        """A match of these decks that has not begun: chance is still to be sown. `values` are all of its settings."""
        return Match(self.dealing(library, values, self.rules).table(decks), self.rules)

    def choices(self, match: Match, seat: int) -> list[Choice]:
        """The answers that this seat may give now, in the order of `match.choose_at`; none where it is not asked."""
        view = self.view(match.table, seat)
        if not view.mine:
            return []
        return [Choice(int(o), label) for o, label in zip(view.options(), self.labels(view), strict=True)]

    def question(self, view: View) -> str:
        """The open question in a few words, as whoever is asked is told it, such as "Attack: respond?"."""
        return self.question_words(behind(view))

    def labels(self, view: View) -> list[str]:
        """What its options are called, in the order of `view.options()`; none where this seat is not asked."""
        return self.label_words(behind(view)) if view.mine else []

    def log(self, view: View) -> list[Line]:
        """A line for each fact that the table has noted since `forget_facts`, as this seat learned of it."""
        table = behind(view)
        return self.show.log(table, facts_for(table, view.seat))

    def view(self, table: Table, seat: int) -> View:
        """What one seat (NOBODY: a spectator) may know of the table."""
        return self.views(table, seat)


def seed_faults(seed: Seed) -> list[str]:
    """What is wrong with a seed or key."""
    if isinstance(seed, bytes):
        return [] if len(seed) == KEY_BYTES else [f"seed: expected a key of {KEY_BYTES} bytes, found {len(seed)}"]
    return [] if 0 <= seed <= MOST_SEED else [f"seed: expected 0 to {MOST_SEED}, found {seed}"]


def mixed_up(deck: Sequence[int], seed: Seed, seat: int) -> list[int]:
    """The same cards in an order that this seed gives them; the dice of the match are others.

    A seed tells everything to whoever knows some cards of an order. A key for each seat's order tells nothing.
    """
    cards = list(deck)
    stream = stream_for(seed, f"card ids of seat {seat}", (seat + 1) << 56)
    for i in range(len(cards) - 1, 0, -1):
        j = stream.draw(i, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
