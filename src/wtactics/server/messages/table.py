"""What a match looks like, told once, and what a seat sees of it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from wtactics.server.messages.message import Message, Name, SeatNumber

# ---- what a match looks like, told once


class AreaLayout(Message):
    """One area that every seat has (or, if shared, the table once); the client draws it and knows no ruleset."""

    key: str
    title: str
    form: Literal["row", "hosts", "grid", "fan", "pile", "stacks", "tasks"]
    # row: cards side by side. hosts: cards with those that live in them (CardState.home) beneath. grid: numbered slots.
    # fan: a hand. pile: a count, opened by a click where it may be read. stacks: face-down cards by faction.
    # tasks: cards that stand in words in the middle, with what everybody has done of them as signs.
    row: int  # 0 is next to the middle of the table; piles have the row that they stand beside
    shared: bool = False
    columns: int = 0  # of a grid
    slots: tuple[str, ...] = ()  # titles of a grid's slots, row by row from the middle outward
    open: bool = False  # may all look through it?
    note: str = ""  # what is to be known of it, in a few words beside its title
    faces: str = ""  # the key of the area of an opponent that it lies opposite to, in the same row
    top: bool = False  # of a pile: its top card is seen by all, and may be chosen where the pile lies


class CounterLayout(Message):
    """One number that every seat has."""

    key: str
    title: str
    form: Literal["score", "number", "gems", "pips"]
    goal: int | None = None  # a score wins here
    faction: str | None = None  # of gems
    most: int | None = None  # of pips, or of a number that has a limit


class WindowKind(Message):
    """One kind of moment in which a seat may respond; people say for each whether to stop there."""

    key: str
    title: str
    stop: bool  # does a newcomer want to be asked here?


class PhaseLayout(Message):
    """One phase of the turn."""

    number: int
    title: str


class Layout(Message):
    """The table of a ruleset with these settings and so many seats."""

    ruleset: str
    title: str
    phases: tuple[PhaseLayout, ...]
    areas: tuple[AreaLayout, ...]
    counters: tuple[CounterLayout, ...]
    windows: tuple[WindowKind, ...]
    draws: bool = False  # may players agree on a draw?


# ---- what a seat sees


class Part(Message):
    """A piece of a sentence: plain words, or a link to a card, a seat or a rule."""

    text: str
    card: Name | None = None  # a card on the table, to be shown
    face: int | None = None  # number of its face, where the reader may know it
    seat: SeatNumber | None = None
    rule: str | None = None


Sentence = tuple[Part, ...]


class Change(Message):
    """What has changed a value, with its source: +1/+2, Canopy Warden."""

    text: str
    face: int | None = None


class Sign(Message):
    """A sign on a card: marked, attacking, advantage, ... with the words that explain it."""

    key: str
    title: str
    number: int = 0  # what it counts, if anything
    tag: str = ""  # a word of it that stands on the card, where a glance must be enough


class Value(Message):
    """A number on a card: now, and as printed."""

    key: Literal["attack", "defense", "strength", "hp", "life", "close", "ranged", "magic"]
    now: int
    printed: int
    title: str


class CardState(Message):
    """One card as this seat sees it."""

    name: Name
    title: str
    face: int | None = None  # number in the card list; None: face down
    owner: SeatNumber
    controller: SeatNumber
    marked: bool = False
    damage: int = 0
    host: int | None = None  # the card it is attached to; -1 - seat if that is a player
    home: Name | None = None  # the card it lives in
    faction: str | None = None  # of a face-down card that stands for one
    foe: Name | None = None  # whom it fights now
    slot: int | None = None  # in a grid
    reach: tuple[Name, ...] = ()  # whom its weapons reach where all stand now, whoever's turn it is
    values: tuple[Value, ...] = ()
    keywords: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    signs: tuple[Sign, ...] = ()


class PlaceState(Message):
    """One area of one seat: how many cards, and what is seen of them (None: no more than that it is there)."""

    area: str
    seat: SeatNumber
    count: int
    cards: tuple[Name | None, ...]
    backs: tuple[int, ...] = ()  # slots of a grid where cards lie face down
    note: str = ""  # what is to be known of it now, in a few words beside its title


class SeatState(Message):
    """What everybody knows of a player."""

    seat: SeatNumber
    counters: dict[str, int]
    limits: dict[str, int] = Field(default_factory=dict)  # of counters that may now be less high than the layout says
    out: str | None = None  # the rule that put him out
    standing: str = ""  # what is so of him that no number says, with places for names


class Pending(Message):
    """One play that waits on the chain, the oldest first."""

    source: Name | None
    seat: SeatNumber
    text: Sentence
    aims: tuple[int, ...] = ()  # names of cards; -1 - seat for a player


class OptionShown(Message):
    """One thing that may be chosen."""

    id: int  # what a client sends
    label: str
    verb: str
    card: Name | None = None  # what glows: the card it is about
    seat: SeatNumber | None = None  # ... or the player
    # ... or an area: of that seat if one is named, else of the asked one (a slot of a grid, with slot)
    area: str | None = None
    slot: int | None = None
    onto: Name | None = None  # where to drag it: another card
    onto_area: str | None = None  # ... or an area
    onto_slot: int | None = None
    onto_seat: SeatNumber | None = None  # whose area that is, if it is not this seat's own
    number: int | None = None
    rest: bool = False  # does it end or decline (pass, done, no)?
    slots: tuple[int, ...] = ()  # of the area, all together: it is about each card there (a group, a shape)
    brief: tuple[str, ...] = ()  # what it comes to as all stands, in a few signs each, to stand where it is dragged
    notes: tuple[str, ...] = ()  # the same in words, the weightiest first
    rank: int = 0  # among options for the same things the least is told first
    at_once: bool = False  # would a touch of its card alone do what cannot be taken back? It is to be named first
    # At what it would be aimed, where nothing is left to choose: cards; -1 - seat for a player
    aims: tuple[int, ...] = ()
    proposed: bool = False  # is it what is done unless somebody wants it otherwise?
    leap: tuple[int, ...] = ()  # of one that goes on to further questions: the picks of all, after those so far


class HandTask(Message):
    """A text that nobody reads is carried out by hand: what is asked of it."""

    stage: Literal["tool", "thing", "measure", "card", "others", "objection"]
    sentence: str
    card: Name | None  # that says it
    seat: SeatNumber  # who carries it out
    deed: str  # what he would do, with places for names
    groups: tuple[tuple[str, tuple[int, ...]], ...]  # the ids of the options that are tools, by what they belong to
    left: int  # how many more steps there may be


class Question(Message):
    """The open question of this seat."""

    text: str
    window: str | None = None  # the key of the kind of window, if it is one
    part: bool = False  # does it go on with a choice already begun?
    suggests: bool = False  # can its player ask for advice (Suggest)?
    ends: bool = False  # is nothing left to do in this seat's turn but to end it?
    options: tuple[OptionShown, ...]
    named: tuple[OptionShown, ...] = ()  # the last of the picks so far: named here in any order, each may be taken back
    leaps: tuple[OptionShown, ...] = ()  # what a hand does in one movement, and the rules ask in several questions
    hand: HandTask | None = None  # is a text carried out by hand?
    veiled: bool = False  # the others are not to know whether it leaves a choice, so nobody passes it in no time


class Ending(Message):
    """How the match ended."""

    winner: SeatNumber | None
    rule: str
    text: Sentence


class TableState(Message):
    """All that one seat (or a spectator) may know now."""

    seq: int  # choices made so far: the number of the open question
    turn: int
    phase: int
    active: SeatNumber | None
    asked: SeatNumber | None
    aim: int | None = None  # what is attacked: a card; -1 - seat for a player's army
    seats: tuple[SeatState, ...]
    cards: tuple[CardState, ...]
    places: tuple[PlaceState, ...]
    chain: tuple[Pending, ...] = ()
    question: Question | None = None  # of this seat
    drawing: tuple[SeatNumber, ...] = ()  # who offers a draw
    waiting: str = ""  # what somebody else is asked, in words that betray nothing
    ending: Ending | None = None


class Event(Message):
    """Something that happened, for motion: who struck whom, what went where."""

    what: str  # moved, struck, hurt, died, drew, played, gained, ...
    card: int | None = None  # name of a card; -1 - seat for a player
    other: int | None = None
    number: int = 0


class LogLine(Message):
    """One sentence of the log, with the number of the choice after which it was told."""

    seq: int
    turn: int
    text: Sentence
    head: bool = False  # begins a turn or phase


class Advice(Message):
    """What a mentor says to whoever plays for the first time."""

    number: int  # each is said once
    seq: int  # after how many choices
    topic: str
    text: str
    rules: tuple[str, ...] = ()
    asks: bool = False  # it speaks of the open question
    last: bool = False  # he takes his leave
