"""The language of layouts: how a ruleset's table is laid out, for programs that draw it without knowing its rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from wtactics.engine.lasting import COPIED, SHIELD, TALLY
from wtactics.engine.view import View
from wtactics.kits.told.counting import so_many

MINUS: Final = "\N{MINUS SIGN}"  # in what is told in a few signs


@dataclass(frozen=True)
class Area:
    """One area that every seat has or, if it is shared, the table once.

    Forms: row (cards side by side), hosts (cards with those that live in them), grid (numbered slots, row by row from
    the middle outward), fan (a hand), pile (a count), stacks (face-down cards by faction), tasks (cards that stand in
    words in the middle, with what everybody has done of them as signs). Row 0 is next to the middle.
    """

    key: str
    title: str
    form: str
    row: int
    kind: int  # the kind of place whose cards lie here
    shared: bool = False
    columns: int = 0
    slots: tuple[str, ...] = ()
    open: bool = False
    kinds: int = 1  # so many kinds of places, from `kind` on: in a grid each slot is one
    note: str = ""  # what is to be known of it, in a few words beside its title
    faces: str = ""  # the key of the area of an opponent that it lies opposite to, in the same row
    top: bool = False  # of a pile: its top card is seen by all, and may be chosen where the pile lies


@dataclass(frozen=True)
class Counter:
    """One number that every seat has. Forms: score (won at its goal), number, gems (of a faction), pips."""

    key: str
    title: str
    form: str
    goal: int | None = None
    faction: str | None = None
    most: int | None = None  # what it never exceeds: that many pips, so many of so many


@dataclass(frozen=True)
class Window:
    """One kind of moment for responses, and whether a newcomer wants to be asked then."""

    key: str
    title: str
    stop: bool


@dataclass(frozen=True)
class Layout:
    """The table of a ruleset: phases with their numbers, areas from the middle outward, counters, kinds of windows."""

    phases: tuple[tuple[int, str], ...]
    areas: tuple[Area, ...]
    counters: tuple[Counter, ...]
    windows: tuple[Window, ...]


@dataclass(frozen=True)
class Sign:
    """A sign on a card, and the words that explain it; one that counts something says how many."""

    key: str
    title: str
    number: int = 0
    tag: str = ""  # a word of it that stands on the card, where a glance must be enough


def shields(name: int, lasting: list[list[int]]) -> list[Sign]:
    """What is prevented of damage to a card, by the modifiers that a view shows."""
    rows = [row for row in lasting if row[0] == SHIELD and row[1] == name]
    much = ["all damage" if row[2] < 0 else f"the next {row[2]} damage" for row in rows]
    return [Sign("shielded", f"Shielded: {words} to it is prevented.") for words in much]


def tallies(view: View, name: int, lasting: list[list[int]]) -> list[Sign]:
    """The counters of each name that lie on a card, by the modifiers that a view shows."""
    return [
        Sign("counter", f"It has {so_many(row[3], f'{view.library.counters[row[2]]} counter')} on it.", row[3])
        for row in lasting if row[0] == TALLY and row[1] == name
    ]  # fmt: skip


def copied(view: View, name: int, lasting: list[list[int]]) -> list[Sign]:
    """That it is a token and a copy of a card, or which card it is that is a copy of another for a while."""
    own = [view.library.names[row[2]] for row in lasting if row[0] == COPIED and row[1] == name]
    words = [f"It is {own[0]}, and a copy of another card now."] if own else []
    return [
        Sign("copy", text)
        for text in (*words, *(["It is a token, and a copy of a card."] if view.is_copy(name) else []))
    ]


@dataclass(frozen=True)
class Value:
    """A number on a card: what it is now, and what is printed."""

    key: str
    title: str
    now: int
    printed: int


@dataclass(frozen=True)
class Prospect:
    """What an option would come to as all stands, for people: in a few signs, in words; and where it stands among others."""

    brief: tuple[str, ...]
    notes: tuple[str, ...]
    rank: int


@dataclass(frozen=True)
class Leap:
    """What a hand does in one movement, and the rules ask in two questions: an option of this one, then one of the next.

    Where the second is the only one it is taken unasked; where it is not offered there is no leap.
    """

    first: int
    then: int
    at: Pointing


@dataclass(frozen=True)
class Pointing:
    """Where an option points on the table: what glows, and where that may be dragged.

    Things are cards by their names in the view, or seats as things; an area is one of `seat`, else of who is asked.
    """

    thing: int | None = None
    area: str | None = None
    slot: int | None = None
    onto: int | None = None
    onto_area: str | None = None
    onto_slot: int | None = None
    onto_seat: int | None = None  # whose area that is; nobody's: of who is asked
    number: int | None = None
    rest: bool = False
    slots: int | None = None  # several slots of the area at once, as a mask
    words: str = ""  # for its button, where its label is too terse for one
    brief: tuple[str, ...] = ()  # what it comes to as all stands, in a few signs each, to stand where it is dragged
    notes: tuple[str, ...] = ()  # the same in words, the weightiest first
    warning: str = ""  # what one must know before one begins it
    rank: int = 0  # the options of least rank are told first
    aims: tuple[int, ...] = ()  # what else it is about, to be shown while it is looked at


def with_prospect(at: Pointing, found: Prospect | None) -> Pointing:
    """An option with what it would come to, if it would to anything."""
    return at if found is None else replace(at, brief=found.brief, notes=found.notes, rank=found.rank)
