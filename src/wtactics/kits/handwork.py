"""Handwork: the tools by which a text that nobody reads is carried out, how a use of one is packed, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import DECK, FACTIONS, GONE, GRAVE, HAND, KINDS

END: Final = 0
MOVE: Final = 1
DRAW: Final = 2
MARK: Final = 3
UNMARK: Final = 4
DAMAGE: Final = 5
HEAL: Final = 6
KILL: Final = 7
ATTACK: Final = 8
DEFENCE: Final = 9
GROW: Final = 10
COUNTERS: Final = 11
TAKE: Final = 12
REVEAL: Final = 13
MILL: Final = 14
SHUFFLE: Final = 15
POINTS: Final = 16
VICTORY: Final = 17
TOKEN: Final = 18
SHIFT: Final = 19
SEARCH: Final = 20
KEYWORD: Final = 21
POWER: Final = 22
GOLD: Final = 23
ACTIONS: Final = 24

# Where a card goes: a kind of place, under the deck, into play.
UNDER: Final = KINDS
INTO_PLAY: Final = KINDS + 1
ITSELF: Final = KINDS + 2  # a card that is shown, and neither a hand nor the top of a deck
INTO_DECK: Final = KINDS + 3  # into a deck that has no order
# Where a creature goes in play: a city or a place, as tables call it, so much higher, for NOBODY is the Army.
FIRST_HOME: Final = 2
# Of power, the amount stands in so many bits; above them stands the faction, from 1 on.
FACTION: Final = 3
# An amount that may be below 0 is told by a number that may not.
ZERO: Final = 32
NO_MEASURE: Final = 0  # of a tool that needs none

# What each tool does, as what its player would do: {a} is whom or what it is used on, {measure} where, how much or which.
DEEDS: Final[dict[int, str]] = {
    MOVE: "put {a} {measure}",
    DRAW: "let {a} draw {measure}",
    MARK: "mark {a}",
    UNMARK: "unmark {a}",
    DAMAGE: "deal {measure} damage to {a}",
    HEAL: "take {measure} damage from {a}",
    KILL: "kill or destroy {a}",
    ATTACK: "give {a} {measure} attack until end of turn",
    DEFENCE: "give {a} {measure} defence until end of turn",
    GROW: "put {measure} on {a} for good",
    COUNTERS: "give {a} {measure}",
    TAKE: "take control of {a}",
    REVEAL: "show all {measure}{a}",
    MILL: "put the top card of the deck of {a} {measure}",
    SHUFFLE: "shuffle the deck of {a}",
    POINTS: "give {a} {measure}",
    VICTORY: "give {a} {measure}",
    TOKEN: "let {a} put {measure} into play",
    SHIFT: "move {a} {measure}",
    SEARCH: "search the deck of {a} for a card and put it {measure}",
    KEYWORD: "give {a} {measure} until end of turn",
    POWER: "give {a} {measure} this turn",
    GOLD: "give {a} {measure} this turn",
    ACTIONS: "give {a} {measure}",
}
# What a tool is called where one is chosen.
TOOLS: Final[dict[int, str]] = {
    END: "done",
    MOVE: "move a card",
    DRAW: "draw",
    MARK: "mark",
    UNMARK: "unmark",
    DAMAGE: "damage",
    HEAL: "heal",
    KILL: "kill or destroy",
    ATTACK: "attack this turn",
    DEFENCE: "defence this turn",
    GROW: "values for good",
    COUNTERS: "counters",
    TAKE: "take control",
    REVEAL: "reveal",
    MILL: "top card of a deck",
    SHUFFLE: "shuffle",
    POINTS: "points",
    VICTORY: "victory points",
    TOKEN: "a token",
    SHIFT: "move in play",
    SEARCH: "search own deck",
    KEYWORD: "keyword this turn",
    POWER: "power",
    GOLD: "gold",
    ACTIONS: "action points",
}
# Tools that belong together, as people look for them.
GROUPS: Final = (
    ("Cards", (MOVE, SHIFT, MARK, UNMARK, TAKE, COUNTERS)),
    ("Fight", (DAMAGE, HEAL, KILL, ATTACK, DEFENCE, GROW, KEYWORD)),
    ("Decks", (DRAW, SEARCH, REVEAL, MILL, SHUFFLE)),
    ("Players", (POINTS, VICTORY, POWER, GOLD, ACTIONS, TOKEN)),
)
COUNTED: Final[dict[int, str]] = {
    COUNTERS: "counter", POINTS: "point", VICTORY: "victory point", ACTIONS: "action point",
}  # fmt: skip
PLACES: Final[dict[int, str]] = {
    HAND: "into its owner's hand",
    DECK: "on top of its owner's deck",
    UNDER: "under its owner's deck",
    GRAVE: "into its owner's graveyard",
    GONE: "out of the game",
    INTO_PLAY: "into play",
    INTO_DECK: "into its owner's deck",
}


@dataclass(frozen=True)
class Task:
    """The open question of a text that is carried out by hand, for programs that draw it."""

    stage: str  # what is asked: tool, thing, measure, card, others, objection
    sentence: str  # what nobody reads; nothing where only a card is asked for
    source: int  # the card that says it
    seat: int  # who carries it out
    deed: str  # what he would do
    groups: tuple[tuple[str, tuple[int, ...]], ...]  # the options that are tools, as they belong together
    left: int  # how many more steps there may be


def grouped(options: Sequence[tuple[int, int]]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """These options, each with its tool, in their groups; none that would be empty."""
    found = ((title, tuple(o for o, tool in options if tool in tools)) for title, tools in GROUPS)
    return tuple((title, those) for title, those in found if those)


def handled(tool: i64, measure: i64) -> i64:
    """Which tool is used and how, as one number."""
    return tool | measure << 6


def tool_of(used: i64) -> i64:
    """Which tool is used."""
    return used & 63


def measure_of(used: i64) -> i64:
    """Where, how much or which."""
    return used >> 6


def measure_words(used: i64) -> str:
    """Where, how much or which, in words."""
    tool, n = int(tool_of(used)), int(measure_of(used))
    if tool in (MOVE, MILL, SEARCH):
        return PLACES[n]
    if tool in (SHIFT, KEYWORD):
        return "to another place in play" if tool == SHIFT else "a keyword"  # the table alone knows more
    if tool in (POWER, GOLD):
        faction = f"{FACTIONS[(n >> FACTION) - 1]} " if n >> FACTION else ""
        return f"{n & (1 << FACTION) - 1} {faction}{TOOLS[tool]}"
    if tool == REVEAL:
        return {HAND: "the hand of ", DECK: "the top card of the deck of "}.get(n, "")
    if tool == DRAW:
        return cards_in_words(n)
    if tool in (ATTACK, DEFENCE):
        return f"{n - ZERO:+}"
    if tool == GROW:
        return f"{n - ZERO:+}/{n - ZERO:+}"
    if tool in COUNTED:
        return more_or_less(n - ZERO, COUNTED[tool])
    return f"a {n}/{n} token" if tool == TOKEN else str(n)


def cards_in_words(n: int) -> str:
    """So many cards."""
    return "a card" if n == 1 else f"{n} cards"


def more_or_less(n: int, what: str) -> str:
    """So many more of something, or less."""
    many = f"{abs(n)} {what}{'' if abs(n) == 1 else 's'}"
    return f"{many} more" if n > 0 else f"{many} less"
