"""The list of rulesets that can be played, each with its seats, its settings and its ways of dealing and telling."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, Protocol

from wtactics.cards import Card
from wtactics.cards.entry import nearest
from wtactics.engine.chance import KEY_BYTES, SEED_BITS, Seed, stream_for
from wtactics.engine.library import Library
from wtactics.engine.match import Match
from wtactics.engine.mod import OF_MODS, Mod
from wtactics.engine.places import NOBODY
from wtactics.engine.step import EditFault, Ruleset
from wtactics.engine.table import Table
from wtactics.engine.view import View
from wtactics.kits.layout import Layout, Leap, Pointing, Sign, Value
from wtactics.kits.sentences import Line, Waiting
from wtactics.kits.told.names import seat_name
from wtactics.kits.wishes import Drop, Spot, Wish
from wtactics.rulebook import Rulebook, load_rulebook
from wtactics.rulebook.reader import joined
from wtactics.vocabulary.speech import Speech

MOST_SEED: Final = (1 << SEED_BITS) - 1
Decks = Sequence[Sequence[int]]


class UnknownRuleset(LookupError):
    """No ruleset, or no mod of it, has this name."""

    def __init__(self, expected: str, found: str) -> None:
        self.expected, self.found = expected, found
        super().__init__(f"expected {expected}; found {found}")


class BadSettings(ValueError):
    """All that is wrong with the settings, decks or seed of a match, one fault per line."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


@dataclass(frozen=True, slots=True)
class Setting:
    """One number of the game that a match may set otherwise."""

    name: str
    default: int
    least: int
    most: int
    title: str = ""

    def fault(self, value: object) -> str | None:
        """Say why this cannot be its value, None if it can."""
        if not isinstance(value, int) or isinstance(value, bool):
            return f"{self.name}: expected a whole number from {self.least} to {self.most}, found {value!r}"
        if not self.least <= value <= self.most:
            return f"{self.name}: expected {self.least} to {self.most}, found {value}"
        return None


OF_QUESTIONS: Final = (  # the engine's own, in every ruleset: which questions stand though they have one option
    Setting("discreet", 0, 0, 1, "Whoever could hold an answer is asked"),
    Setting("end_asked", 0, 0, 1, "A turn ends only when its player says so"),
)


def no_backs(_view: Any, _seat: int) -> int:
    """Nothing lies face down in slots."""
    return 0


def no_cards(_view: Any, _about: int = 0) -> Sequence[Any]:
    """There are none."""
    return ()


def nothing_else(_table: Any) -> None:
    """What holds of all tables is all that must hold."""


@dataclass(frozen=True, slots=True)
class Show:
    """What programs need to draw a ruleset's table and to tell of it; they decide nothing by it."""

    layout: Callable[[Mapping[str, int], int], Layout]  # by settings and number of seats
    counters: Callable[[Any, int], dict[str, int]]  # of a seat, in this view
    asking: Callable[[Any], str]  # the open question, in a sentence to whom it is asked
    window: Callable[[Any], str | None]  # the kind of the window in which this view's seat is asked
    continues: Callable[[Match], bool]  # is the open question a part of a choice that its seat has begun?
    signs: Callable[[Any, int, list[list[int]]], list[Sign]]  # of a card, by the lasting modifiers
    values: Callable[[Any, int], list[Value]]  # of a card whose face is seen
    points: Callable[[Any, int], Pointing]  # where an option points on the table
    log: Callable[[Any, Any], list[Line]]  # of facts that were noted
    pending: Callable[[Any], list[Waiting]]  # what waits on the chain
    seat_name: Callable[[int], str]
    wishes: Callable[[Any, int], list[Wish]]  # what a seat may want with a thing (NOBODY: with nothing)
    refused: Callable[[Match, Wish], Refused | None]  # why not; None where it may
    giving_up: int  # the number of the rule by which whoever gives up is out
    backs: Callable[[Any, int], int] = no_backs  # slots of a grid where a seat's cards lie face down, as bits
    laid: Callable[[Any], Sequence[int]] = no_cards  # the view's own seat's among them, slot by slot (NOBODY: none)
    reach: Callable[[Any, int], Sequence[int]] = no_cards  # whom a card's weapons reach where it stands
    limits: Callable[[Any, int], dict[str, int]] = lambda _view, _seat: {}  # of counters, where the layout tells none
    slot_wishes: Callable[[Any, int], Sequence[Wish]] = no_cards  # what a seat may want with an empty slot of its own
    leaps: Callable[[Any], Sequence[Leap]] = no_cards  # what a hand does at once, and the rules ask in two questions
    suggests: Callable[[Any], bool] = lambda _view: False  # is the open question one for which newcomers want advice?
    drops: Callable[[Any, int, Spot], Sequence[Drop]] = lambda _view, _card, _at: ()  # what it would mean to put a card there
    proposes: Callable[[Any], int] = lambda _view: NOBODY  # the next part for whoever does not mind (NOBODY: none)


class Refused(Protocol):
    """Why something may not be chosen, as every ruleset tells it."""

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; nothing where cards do."""

    @property
    def cards(self) -> list[str]:
        """The cards that forbid it."""

    @property
    def text(self) -> str:
        """What rule or cards say."""

    @property
    def because(self) -> str:
        """What about this table is in the way, in plain sentences; it is told first."""


@dataclass(frozen=True, slots=True)
class Game:
    """A ruleset as programs use it; what it deals and tells is filled in by one entry of the list below."""

    name: str
    title: str
    rules: Ruleset[Any]
    seats: tuple[int, int]  # the fewest and the most
    settings: tuple[Setting, ...]
    lays: Callable[[Library, dict[str, int], Ruleset[Any], list[list[int]]], Table]  # a table on which nothing has happened
    views: Callable[[Any, int], View]
    rule_id: Callable[[int], str]  # the id of a rule from the number that the engine gives
    faults: Callable[[list[Card]], list[tuple[str, str]]]  # every rule that a deck breaks, with what was found
    question: Callable[[Any], str]  # the open question in words
    labels: Callable[[Any], list[str]]  # its options in words, in their order
    speech: Speech  # its own words in the texts of cards
    show: Show
    sound: Callable[[Any], None] = nothing_else  # raises Broken if a table at a question is at odds with the rules
    books: tuple[Rulebook, ...] = ()  # those of its mods

    @property
    def ruleset(self) -> str:
        """The name of the ruleset, whose cards and decks are played; that of the game has its mods behind it."""
        return self.name.partition("+")[0]

    def book(self) -> Rulebook:
        """The rules in words, those of the mods behind those of the ruleset."""
        return joined(load_rulebook(self.ruleset), self.books)

    def settle(self, given: Mapping[str, object] | None = None, seats: int | None = None) -> dict[str, int]:
        """All settings with their values: the given ones, the others as the rules say; BadSettings with all faults."""
        known = {setting.name: setting for setting in self.settings}
        given = given or {}
        faults = [self.unknown(name, known) for name in given if name not in known]
        faults += [fault for name, value in given.items() if name in known and (fault := known[name].fault(value))]
        values = {name: setting.default for name, setting in known.items()}
        values |= {name: value for name, value in given.items() if name in known and isinstance(value, int)}
        if seats is not None and not faults and values.get("first_player", NOBODY) >= seats:
            faults.append(f"first_player: expected a seat from 0 to {seats - 1}, found {values['first_player']}")
        if faults:
            raise BadSettings(f"settings of {self.name}: {fault}" for fault in faults)
        return values

    def unknown(self, name: str, known: Iterable[str]) -> str:
        """The fault of a setting that the ruleset does not have."""
        near = nearest(name, known) or sorted(known)
        return f"{name}: expected {' or '.join(near)}, found a setting that {self.name} does not have"

    def deal(self, library: Library, decks: Decks, seed: Seed, settings: Mapping[str, object] | None = None) -> Match:
        """A match of these decks, lists of definitions, at its first question.

        Cards are numbered by lot: a card id tells nothing of where a card stood in the list of its deck.
        """
        faults = seed_faults(seed)
        if not self.seats[0] <= len(decks) <= self.seats[1]:
            seats = " to ".join(str(n) for n in dict.fromkeys(self.seats))
            faults.append(f"decks: expected {seats}, one for each seat, found {len(decks)}")
        if faults:
            raise BadSettings(faults)
        values = self.settle(settings, len(decks))
        match = self.laid(library, [mixed_up(deck, seed, seat) for seat, deck in enumerate(decks)], values)
        match.table.sow(seed)
        match.run()
        return match

    def laid(self, library: Library, decks: list[list[int]], values: dict[str, int]) -> Match:
        """A match of these decks that has not begun: chance is still to be sown. `values` are all of its settings."""
        return Match(self.lays(library, values, self.rules, decks), self.rules)

    def view(self, table: Table, seat: int) -> View:
        """What one seat (NOBODY: an onlooker) may know of the table."""
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


def _arc() -> Game:
    from wtactics.rulesets.arc.contents import arc
    from wtactics.rulesets.arc.deal import SEATS, SETTINGS, Arc
    from wtactics.rulesets.arc.deck import deck_faults
    from wtactics.rulesets.arc.refusals import IDS
    from wtactics.rulesets.arc.soundness import check_areas
    from wtactics.rulesets.arc.speech.contents import SPEECH
    from wtactics.rulesets.arc.view import ArcView
    from wtactics.rulesets.arc.words import labels, question

    limits = {
        "starting_points": (1, 10_000), "winning_points": (1, 10_000), "opening_hand": (0, 100), "hand_limit": (0, 100),
        "splitAttackerDamage": (0, 1), "abilitiesInEveryWindow": (0, 1), "loop_limit": (1, 9_000),
        "first_player": (NOBODY, SEATS[1] - 1),
    }  # fmt: skip
    titles = {
        "starting_points": "Victory points at the start", "winning_points": "Victory points to win",
        "opening_hand": "Cards in the opening hand", "hand_limit": "Cards kept at the end of a turn",
        "splitAttackerDamage": "Attackers share their damage among defenders",
        "abilitiesInEveryWindow": "Abilities may answer anything", "loop_limit": "Triggers in a row before a draw",
        "first_player": "Who begins (-1: by lot)",
    }  # fmt: skip
    settings = tuple(Setting(name, default, *limits[name], titles[name]) for name, default in SETTINGS.items())
    return Game(
        "arc", "Awesome Rules Concept", arc(), SEATS, settings + OF_QUESTIONS,
        lambda library, values, rules, decks: Arc(library, values, rules).table(decks),
        ArcView, IDS.of, deck_faults, question, labels, SPEECH, _show_arc(), check_areas,
    )  # fmt: skip


def _show_arc() -> Show:
    from wtactics.rulesets.arc.asking import asking
    from wtactics.rulesets.arc.drafts import continues
    from wtactics.rulesets.arc.drops import drops
    from wtactics.rulesets.arc.ids import WIN_12
    from wtactics.rulesets.arc.layout import counters, layout, window
    from wtactics.rulesets.arc.leaps import leaps
    from wtactics.rulesets.arc.news import log
    from wtactics.rulesets.arc.pointing import pointing
    from wtactics.rulesets.arc.refusals import GROUNDS
    from wtactics.rulesets.arc.signs import signs, values
    from wtactics.rulesets.arc.waiting import PENDING
    from wtactics.rulesets.arc.wishes import wishes

    return Show(
        layout, counters, asking, window, continues, signs, values, pointing, log, PENDING.told, seat_name, wishes,
        GROUNDS.refused, WIN_12, leaps=leaps, drops=drops, proposes=lambda view: int(view.proposal()),
    )  # fmt: skip


def _slot() -> Game:
    from wtactics.rulesets.slot.contents import slot
    from wtactics.rulesets.slot.deal import SEATS, SETTINGS, Slot
    from wtactics.rulesets.slot.deck import deck_faults
    from wtactics.rulesets.slot.refusals import IDS
    from wtactics.rulesets.slot.soundness import check_armies
    from wtactics.rulesets.slot.speech.contents import SPEECH
    from wtactics.rulesets.slot.view import SlotView
    from wtactics.rulesets.slot.words import labels, question

    limits = {
        "action_points": (0, 100), "attack_price": (0, 100), "move_price": (0, 100), "rest_price": (0, 100),
        "move_marks": (0, 1), "rest_enabled": (0, 1), "unmark_both": (0, 1), "start_hidden": (1, 7),
        "start_level_2": (1, 8), "level_2": (1, 8), "level_fee": (0, 8), "group_most": (1, 4), "pair_points": (0, 100),
        "column_points": (0, 100), "square_points": (0, 100), "winning_points": (1, 10_000), "stall_turns": (1, 1_000),
        "loop_limit": (1, 9_000), "first_player": (NOBODY, SEATS[1] - 1),
    }  # fmt: skip
    titles = {
        "action_points": "Action points each turn", "attack_price": "Action points for an attack",
        "move_price": "Action points for a move", "rest_price": "Action points for a rest",
        "move_marks": "Moving marks", "rest_enabled": "Creatures may rest", "unmark_both": "Step 1 unmarks both armies",
        "start_hidden": "Creatures laid face down at the start", "start_level_2": "Level 2 creatures at the start",
        "level_2": "Level 2 creatures in an army", "level_fee": "Upkeep of level 2 creatures",
        "group_most": "Creatures in a group attack", "pair_points": "Points for a pair",
        "column_points": "Points for a column", "square_points": "Points for a square",
        "winning_points": "Victory points to win", "stall_turns": "Turns without change before a draw",
        "loop_limit": "Triggers in a row before a draw", "first_player": "Who begins (-1: by lot)",
    }  # fmt: skip
    settings = tuple(Setting(name, default, *limits[name], titles[name]) for name, default in SETTINGS.items())
    return Game(
        "slot", "The eight-slot game", slot(), SEATS, settings + OF_QUESTIONS,
        lambda library, values, rules, decks: Slot(library, values, rules).table(decks),
        SlotView, IDS.of, deck_faults, question, labels, SPEECH, _show_slot(), check_armies,
    )  # fmt: skip


def _show_slot() -> Show:
    from wtactics.rulesets.slot.asking import asking
    from wtactics.rulesets.slot.drafts import continues
    from wtactics.rulesets.slot.drops import drops
    from wtactics.rulesets.slot.ids import WIN_06
    from wtactics.rulesets.slot.layout import counters, layout, limits, window
    from wtactics.rulesets.slot.news import PENDING, log
    from wtactics.rulesets.slot.pointing import pointing
    from wtactics.rulesets.slot.refusals import GROUNDS
    from wtactics.rulesets.slot.signs import signs, values
    from wtactics.rulesets.slot.view import SlotView
    from wtactics.rulesets.slot.wishes import slot_wishes, wishes

    def backs(view: SlotView, seat: int) -> int:
        return int(view.backs(seat))

    return Show(
        layout, counters, asking, window, continues, signs, values, pointing, log, PENDING.told, seat_name, wishes,
        GROUNDS.refused, WIN_06, backs, lambda view: list(view.laid()), lambda view, c: list(view.threatens(c)),
        limits, slot_wishes, suggests=lambda view: view.mine and view.turn == 0, drops=drops,
        proposes=lambda view: int(view.proposal()),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Edit:
    """A mod as programs use it: what tables know of it, its book, and what it changes in what programs know of the game."""

    mod: Mod
    book: Rulebook
    limits: Mapping[str, tuple[int, int, str]]  # its settings: the least, the most, the title
    also: Callable[[Game], Game] = lambda game: game  # seats, words, layout; the speech of cards, the faults of decks


def modded(game: Game, edits: Iterable[Edit]) -> Game:
    """The game, made for this call, with mods in the order of their numbers; EditFault if they cannot go together."""
    taken = {kind for area in game.show.layout(game.settle(), game.seats[1]).areas
             for kind in range(area.kind, area.kind + area.kinds)}  # fmt: skip
    own = game.rule_id
    for edit in sorted(edits, key=lambda edit: edit.mod.number):
        mod = edit.mod
        known = {setting.name for setting in game.settings}
        if twice := known.intersection(mod.settings):
            raise EditFault(f"{game.name}, for mod {mod.name}: expected new settings, found {', '.join(sorted(twice))} again")
        if used := taken.intersection(mod.places):
            raise EditFault(f"{game.name}, for mod {mod.name}: expected free kinds of places, found {sorted(used)} in use")
        game.rules.admit(mod)
        settings = tuple(Setting(name, default, *edit.limits[name]) for name, default in mod.settings.items())
        game = edit.also(replace(
            game, name=f"{game.name}+{mod.name}", settings=game.settings + settings, books=(*game.books, edit.book)
        ))  # fmt: skip
    rules = game.rules
    return replace(game, rule_id=lambda number: own(number) if number < OF_MODS else rules.modding.said(number).id)


# Whoever adds a ruleset or a mod adds a line here; a mod is called by its ruleset, "+" and its own name.
GAMES: Final[dict[str, Callable[[], Game]]] = {"arc": _arc, "slot": _slot}
MODS: Final[dict[str, Callable[[], Edit]]] = {}


def speeches() -> tuple[Speech, ...]:
    """What the cards of each game speak."""
    return tuple(ruleset(name).speech for name in GAMES)


@cache
def ruleset(name: str) -> Game:
    """The game of this name, such as arc or arc+triumvirate; UnknownRuleset, which names all there are, if there is none."""
    own, *mods = name.split("+")
    if own not in GAMES:
        raise UnknownRuleset(f"one of {', '.join(GAMES)}", repr(own))
    known = {key.partition("+")[2]: make for key, make in MODS.items() if key.startswith(f"{own}+")}
    for mod in mods:
        if mod not in known or mods.count(mod) > 1:
            there = f"mods of {own}, each once, of {', '.join(known)}" if known else f"no mod, for {own} has none"
            raise UnknownRuleset(there, repr(name))
    game = modded(GAMES[own](), [known[mod]() for mod in mods]) if mods else GAMES[own]()
    return game if game.name == name else ruleset(game.name)  # whoever names them in another order means the same game
