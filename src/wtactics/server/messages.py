"""What server and client say to each other. The client's types are generated from these models (tools/message_types.py)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = int  # how a view calls a card: its id where it is seen, a number from 1024 on where it lies face down in play
SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Message(BaseModel):
    """One message, or a part of one: unknown fields are refused, numbers are not guessed from strings."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# ---- what a match looks like, told once


class AreaLayout(Message):
    """One area that every seat has (or, if shared, the table once); the client draws it and knows no ruleset."""

    key: str
    title: str
    form: Literal["row", "hosts", "grid", "fan", "pile", "stacks"]
    # row: cards side by side. hosts: cards with those that live in them (CardState.home) beneath. grid: numbered slots.
    # fan: a hand. pile: a count, opened by a click where it may be read. stacks: face-down cards by faction.
    row: int  # 0 is next to the middle of the table; piles have the row that they stand beside
    shared: bool = False
    columns: int = 0  # of a grid
    slots: tuple[str, ...] = ()  # titles of a grid's slots, row by row from the middle outward
    open: bool = False  # may all look through it?


class CounterLayout(Message):
    """One number that every seat has."""

    key: str
    title: str
    form: Literal["score", "number", "gems", "pips"]
    goal: int | None = None  # a score wins here
    faction: str | None = None  # of gems


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


class Value(Message):
    """A number on a card: now, and as printed."""

    key: Literal["attack", "defense", "strength", "life", "close", "ranged", "magic"]
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


class SeatState(Message):
    """What everybody knows of a player."""

    seat: SeatNumber
    counters: dict[str, int]
    out: str | None = None  # the rule that put him out


class Pending(Message):
    """One play that waits on the chain, the oldest first."""

    source: Name | None
    seat: SeatNumber
    text: Sentence
    aims: tuple[int, ...] = ()  # names of cards; -1 - seat for a player


class OptionShown(Message):
    """One thing that may be chosen. Its place in the list is what a client sends."""

    label: str
    verb: str
    card: Name | None = None  # what glows: the card it is about
    seat: SeatNumber | None = None  # ... or the player
    area: str | None = None  # ... or an area of its own seat (a slot of a grid, with slot)
    slot: int | None = None
    onto: Name | None = None  # where to drag it: another card
    onto_area: str | None = None  # ... or an area of its own seat
    onto_slot: int | None = None
    number: int | None = None
    rest: bool = False  # does it end or decline (pass, done, no)?


class Question(Message):
    """The open question of this seat."""

    text: str
    window: str | None = None  # the key of the kind of window, if it is one
    part: bool = False  # does it go on with a choice already begun?
    options: tuple[OptionShown, ...]


class Ending(Message):
    """How the match ended."""

    winner: SeatNumber | None
    rule: str
    text: Sentence


class TableState(Message):
    """All that one seat (or an onlooker) may know now."""

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


# ---- rooms


class SeatInfo(Message):
    """Who sits where."""

    seat: SeatNumber
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    deck: str
    here: bool = False  # is somebody connected?
    you: bool = False


class RoomInfo(Message):
    """A room as one of its seats sees it."""

    room: str
    ruleset: str
    title: str
    settings: dict[str, int]
    seats: tuple[SeatInfo, ...]
    started: bool
    over: bool
    turn: int
    yours: bool  # is it this seat's move?
    link: str  # secret path of this seat: /table/<key>
    invitations: dict[str, str] = {}  # seat to secret path, for open seats, to whoever made the room
    changed: str  # when, ISO 8601 in UTC


# ---- client to server (WebSocket)


class Hello(Message):
    """The first message: what the client knows already, so that only news is sent."""

    do: Literal["hello"]
    seq: int | None = None  # of the last state it has
    log: int = 0  # how many lines it has


class Choose(Message):
    """Answer question seq; several picks are the parts of one choice (attackers in order, payment, targets).

    While the parts are not complete the server keeps nothing and answers `drafted`; then it stores them all at once.
    """

    do: Literal["choose"]
    seq: int
    picks: Annotated[tuple[Annotated[int, Field(ge=0, le=100_000)], ...], Field(max_length=64)]  # () takes all back


class Why(Message):
    """Why can I not ... with this card (or player, or area)?"""

    do: Literal["why"]
    seq: int
    picks: Annotated[tuple[Annotated[int, Field(ge=0, le=100_000)], ...], Field(max_length=64)] = ()
    card: Name | None = None
    seat: SeatNumber | None = None
    area: str | None = None
    slot: int | None = None


class Concede(Message):
    """Give up."""

    do: Literal["concede"]


class Rematch(Message):
    """Once more, with the seats swapped."""

    do: Literal["rematch"]


class Ping(Message):
    """Are you there?"""

    do: Literal["ping"]


FromClient = Annotated[Hello | Choose | Why | Concede | Rematch | Ping, Field(discriminator="do")]

# ---- server to client (WebSocket)


class Welcome(Message):
    """All that a seat needs to begin, or to begin again."""

    say: Literal["welcome"] = "welcome"
    room: RoomInfo
    layout: Layout
    seat: SeatNumber | None  # None: an onlooker
    state: TableState | None  # None: the room waits for somebody
    log: tuple[LogLine, ...]


class Update(Message):
    """What one stored choice has changed, for this seat."""

    say: Literal["update"] = "update"
    by: SeatNumber | None
    state: TableState
    events: tuple[Event, ...]
    log: tuple[LogLine, ...]


class Drafted(Message):
    """The table as it would be after the parts chosen so far; nobody else knows of them."""

    say: Literal["drafted"] = "drafted"
    seq: int
    picks: tuple[int, ...]
    said: tuple[str, ...]  # the parts so far, in words
    state: TableState


class Reason(Message):
    """One thing that one might want to do, and why not."""

    wish: str
    allowed: bool
    rule: str | None = None
    title: str = ""
    text: str = ""
    missing: str = ""  # needs 2 red gems, 1 free
    cards: tuple[str, ...] = ()  # that forbid it


class Reasons(Message):
    """The answer to `why`."""

    say: Literal["reasons"] = "reasons"
    seq: int
    reasons: tuple[Reason, ...]


class Refused(Message):
    """A message was refused, and nothing has changed."""

    say: Literal["refused"] = "refused"
    code: Literal["stale", "not-yours", "not-offered", "malformed", "too-large", "too-fast", "over", "not-started", "broken"]
    text: str
    seq: int | None = None  # where the match stands


class Seated(Message):
    """Somebody came, left, or took a seat."""

    say: Literal["seated"] = "seated"
    room: RoomInfo


class Again(Message):
    """A rematch is ready."""

    say: Literal["again"] = "again"
    link: str


class Pong(Message):
    """Yes."""

    say: Literal["pong"] = "pong"


ToClient = Annotated[
    Welcome | Update | Drafted | Reasons | Refused | Seated | Again | Pong, Field(discriminator="say")
]

# ---- HTTP


class DeckInfo(Message):
    """A deck that can be chosen."""

    key: str
    name: str
    learning: bool
    description: str
    size: int
    factions: tuple[str, ...]


class SettingInfo(Message):
    """A number of the game that a match may set otherwise."""

    name: str
    title: str
    default: int
    least: int
    most: int


class BotInfo(Message):
    """A bot that can be chosen."""

    key: str
    title: str
    description: str


class RulesetInfo(Message):
    """A ruleset that can be played."""

    name: str
    title: str
    summary: str
    seats: tuple[int, int]
    settings: tuple[SettingInfo, ...]
    decks: tuple[DeckInfo, ...]
    bots: tuple[BotInfo, ...]
    lesson: tuple[tuple[str, str], ...]  # how to play in one screen: heading and a few sentences


class FaceInfo(Message):
    """A card as it is printed."""

    number: int
    version: str
    set: str
    name: str
    faction: str
    type: str
    subtypes: tuple[str, ...]
    cost: str
    loyalty: int
    values: dict[str, int]  # attack, defense, strength, ...
    discipline: str
    text: str
    flavour: str
    keywords: tuple[str, ...]


class RuleInfo(Message):
    """A paragraph of the rulebook."""

    id: str
    title: str
    text: str
    topic: str


class TopicInfo(Message):
    """A heading of the rulebook with its rules."""

    topic: str
    title: str
    rules: tuple[RuleInfo, ...]


class SeatWish(Message):
    """Who shall sit there: whoever asks, a bot, or anybody with the link."""

    kind: Literal["me", "bot", "open"]
    deck: Annotated[str, Field(max_length=100)]
    bot: Annotated[str, Field(max_length=40)] | None = None


class RoomWish(Message):
    """A room to be made."""

    ruleset: Annotated[str, Field(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Field(min_length=2, max_length=4)]
    settings: dict[Annotated[str, Field(max_length=60)], int] = {}
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None


class SeatTaken(Message):
    """Somebody sits down on an open seat."""

    deck: Annotated[str, Field(max_length=100)] | None = None  # another than the one that lies there


class GuestName(Message):
    """How a guest wants to be called."""

    name: Annotated[str, Field(min_length=1, max_length=24)]


class Guest(Message):
    """Who the server thinks you are."""

    name: str
    rooms: tuple[RoomInfo, ...]


class Fault(Message):
    """Why a request was refused."""

    where: str
    expected: str
    found: str
