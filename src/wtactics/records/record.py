"""Records: what replays a match. Ruleset, settings, decks, a seed or key, and one small number for each choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from wtactics.cards import Card, CardLibrary, UnknownCard
from wtactics.cards.fault import shorten
from wtactics.content.own_sets import OwnCards, carried
from wtactics.content.pool import CardPool
from wtactics.engine.chance import KEY_BYTES, Seed
from wtactics.engine.match import Match, NotOffered
from wtactics.games import UnknownRuleset, ruleset
from wtactics.kits.game import Game
from wtactics.kits.settings import BadSettings
from wtactics.records.laid import CannotLie, LaidTable, lay_out

Brought = tuple[str, Iterable[Card]]  # a deck's name and its cards
# Choices that are no index into the options, each less the seat whose deed it is.
CONCEDED: Final = -1
DRAW_OFFERED: Final = -101


class BadRecord(ValueError):
    """A record cannot be read or replayed: where, what was expected there, what was found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        self.where, self.expected, self.found = where, expected, shorten(found)
        super().__init__(f"{where}: expected {expected}, found {self.found}")


@dataclass(frozen=True, slots=True)
class Printing:
    """Which card is meant: its number and name, and a fingerprint of all that matters in play."""

    number: int
    version: int | str
    name: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck as it was brought: its name and the numbers of its cards, copy by copy."""

    name: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the seat that won (None: a draw), by which rule, in which turn, with how many points each."""

    winner: int | None
    ending: str
    turn: int
    points: tuple[int, ...]


@dataclass(slots=True)
class Record:
    """A match as a list of choices: each is an index into the options, or tells of a seat that conceded or offered a draw."""

    ruleset: str
    settings: dict[str, int]
    seed: Seed
    decks: tuple[DeckList, ...]
    printings: tuple[Printing, ...]
    choices: list[int] = field(default_factory=list)
    outcome: Outcome | None = None  # None: the match is not over
    own: tuple[OwnCards, ...] = ()  # the cards of the decks that do not ship
    laid: LaidTable | None = None  # the table from which it began, if somebody laid it out


class RecordedMatch:
    """A match that writes down what is chosen."""

    def __init__(self, game: Game, match: Match, record: Record) -> None:
        self.game: Final = game
        self.match: Final = match
        self.record: Final = record
        self.note_end()

    def choose(self, answer: int) -> None:
        """Answer the open question with one of its options."""
        options = list(self.match.table.options)
        if self.match.over or answer not in options:
            self.match.choose(answer)  # it knows why not
        self.choose_at(options.index(answer))

    def choose_at(self, i: int) -> None:
        """Answer with the i-th of the options, counted from 0."""
        self.match.choose_at(i)
        self.record.choices.append(i)
        self.note_end()

    def concede(self, seat: int) -> None:
        """The seat gives up, which it may at any question while it is in the match."""
        self.match.concede(seat)
        self.record.choices.append(CONCEDED - seat)
        self.note_end()

    def offer_draw(self, seat: int) -> None:
        """The seat would take a draw, and says so at any question."""
        self.match.offer_draw(seat)
        self.record.choices.append(DRAW_OFFERED - seat)
        self.note_end()

    def take(self, choice: int) -> None:
        """Do what a record's choice says."""
        take(self.match, choice)
        self.record.choices.append(choice)
        self.note_end()

    def note_end(self) -> None:
        """Write the outcome down when the match is over."""
        if self.match.over:
            self.record.outcome = outcome_of(self.game, self.match)


def take(match: Match, choice: int) -> None:
    """Do in this match what a record's choice says."""
    if choice >= 0:
        match.choose_at(choice)
    elif choice > DRAW_OFFERED:
        match.concede(CONCEDED - choice)
    else:
        match.offer_draw(DRAW_OFFERED - choice)


def taker(choice: int, asked: int) -> int:
    """Whose choice it is, where this seat is asked."""
    return asked if choice >= 0 else (CONCEDED if choice > DRAW_OFFERED else DRAW_OFFERED) - choice


def outcome_of(game: Game, match: Match) -> Outcome:
    """How the match, which is over, has ended."""
    t = match.table
    winner = int(t.winner) if t.winner >= 0 else None
    return Outcome(winner, game.rule_id(t.ending), int(t.turn), tuple(int(n) for n in t.points))


def begin(
    game: Game,
    pool: CardPool,
    decks: Iterable[Brought],
    seed: Seed,
    settings: Mapping[str, object] | None = None,
    laid: LaidTable | None = None,
) -> RecordedMatch:
    """A new match of these decks, at its first question, or that of the table that is laid out, with its record.

    BadSettings if it cannot be dealt; CannotLie, or NotOffered for the choices that led there, if it cannot be laid out.
    """
    brought = [(name, list(cards)) for name, cards in decks]
    values = game.settle(settings, len(brought))
    match = game.deal(pool.library, [pool.definitions(cards) for _, cards in brought], seed, values)
    if laid is not None:
        for choice in laid.led:
            take(match, choice)
        lay_out(game, match, laid)
    printed = {card.number: card for _, cards in brought for card in cards}
    printings = tuple(printing_of(card) for _, card in sorted(printed.items()))
    lists = tuple(DeckList(name, tuple(card.number for card in cards)) for name, cards in brought)
    own = carried(printed.values())
    return RecordedMatch(game, match, Record(game.name, values, seed, lists, printings, own=own, laid=laid))


def seed_in_text(seed: Seed) -> str:
    """A seed in digits, or a key in hexadecimal ones, which are always more."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def seed_from_text(text: str) -> Seed:
    """What `seed_in_text` has written."""
    return bytes.fromhex(text) if len(text) == 2 * KEY_BYTES else int(text)


def printing_of(card: Card) -> Printing:
    """Which card this is."""
    return Printing(card.number, card.version, card.name, card.fingerprint())


# ---- replaying


def replay(record: Record, pool: CardPool, game: Game | None = None) -> Match:
    """The match at the end of its record; BadRecord if the record does not fit the rules or these cards."""
    return resume(record, pool, game).match


def resume(record: Record, pool: CardPool, game: Game | None = None) -> RecordedMatch:
    """The match at the end of its record, to be played and recorded further."""
    return [*replay_steps(record, pool, game)][-1]


def replay_steps(record: Record, pool: CardPool, game: Game | None = None) -> Iterator[RecordedMatch]:
    """The same match at its first question and after every choice; what was recorded is compared at the end.

    The rules are those that the record names, with all their mods; if a game is given it must have this name.
    """
    played = dealt_again(record, pool, named(record.ruleset) if game is None else game)
    yield played
    for i, choice in enumerate(record.choices, 1):
        where = f"choice {i} of {len(record.choices)}"
        if played.match.over:
            raise BadRecord(where, "no more choices, for the match is over", f"{choice}")
        if choice >= 0 and choice >= len(played.match.table.options):
            offered = f"one of {len(played.match.table.options)} options, counted from 0"
            raise BadRecord(where, offered, f"{choice}")
        try:
            played.take(choice)
        except NotOffered:
            deed = "a concession" if choice > DRAW_OFFERED else "an offer of a draw"
            raise BadRecord(where, f"{deed} of a seat that is in the match", f"{choice}") from None
        yield played
    if played.record.outcome != record.outcome:
        raise BadRecord("outcome", in_words(played.record.outcome), in_words(record.outcome))


def named(name: str) -> Game:
    """The game that a record names; BadRecord if its ruleset or one of its mods is not here."""
    try:
        return ruleset(name)
    except UnknownRuleset as unknown:
        raise BadRecord("ruleset", unknown.expected, unknown.found) from None


def dealt_again(record: Record, pool: CardPool, game: Game) -> RecordedMatch:
    """The match at its first question, with the same cards."""
    if game.name != record.ruleset:
        raise BadRecord("ruleset", game.name, record.ruleset)
    compare_cards(record, pool)
    decks = [(deck.name, [pool.cards.numbered(number) for number in deck.cards]) for deck in record.decks]
    try:
        return begin(game, pool, decks, record.seed, record.settings, record.laid)
    except BadSettings as bad:
        raise BadRecord("the match", "one that can be dealt", "; ".join(bad.faults)) from None
    except NotOffered as error:
        raise BadRecord("laid, led", "choices that are offered", str(error)) from None
    except CannotLie as bad:
        raise BadRecord(f"laid, {bad.where}", bad.expected, bad.found) from None


def compare_cards(record: Record, pool: CardPool) -> None:
    """Refuse a record of other cards than those in the box, and say which differ."""
    unknown, other = strange(record.printings, pool.cards)
    if unknown:
        raise BadRecord("cards", "cards of the library", ", ".join(unknown))
    if other:
        raise BadRecord("cards", "the cards as they are printed in the library", ", ".join(other))


def strange(printings: Iterable[Printing], cards: CardLibrary) -> tuple[list[str], list[str]]:
    """Which of these cards the library does not have, and which are printed otherwise there."""
    unknown, other = list[str](), list[str]()
    for printing in printings:
        try:
            card = cards.numbered(printing.number)
        except UnknownCard:
            unknown.append(f"{printing.name} (number {printing.number})")
            continue
        if printing_of(card) != printing:
            other.append(f"{printing.name} (number {printing.number}, version {printing.version}; here {card.version})")
    return unknown, other


def in_words(outcome: Outcome | None) -> str:
    """An outcome, for a message."""
    if outcome is None:
        return "a match that is not over"
    winner = "a draw" if outcome.winner is None else f"a victory of seat {outcome.winner}"
    return f"{winner} by {outcome.ending} in turn {outcome.turn} with points {list(outcome.points)}"
