"""What is asked and answered over HTTP; rooms, as one of their seats sees them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wtactics.server.messages.message import Message, SeatNumber

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


class SeriesInfo(Message):
    """How a match of several games stands, of which the room's is one."""

    best_of: int
    game: int  # the number of the room's
    wins: tuple[int, ...]  # by seat
    drawn: int
    over: bool
    winner: SeatNumber | None  # None: not over, or drawn
    waits: bool  # can the next game begin, and has nobody asked for it?
    given_up: SeatNumber | None = None  # who gave up the whole match


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
    # Seat to secret path, for open seats, to whoever made the room
    invitations: dict[str, str] = Field(default_factory=dict)
    changed: str  # when, ISO 8601 in UTC
    series: SeriesInfo | None = None  # the match, where it has more than one game
    own: bool = False  # is it played with cards that do not ship? Then its seats ask for the faces of its own
    laid: bool = False  # does it begin from a table that is laid out? Then its decks are what they are


class TableInfo(Message):
    """A room as anybody sees it who has come by, perhaps too late for a seat."""

    ruleset: str
    title: str
    players: tuple[str, ...]
    free: int  # seats
    started: bool
    over: bool
    turn: int


# ---- HTTP


class DeckInfo(Message):
    """A deck that can be chosen."""

    key: str
    name: str
    learning: bool
    description: str
    size: int
    factions: tuple[str, ...]
    guide: bool = False  # is there one, card by card?


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


class FaceInfo(Message):
    """A card as it is printed."""

    number: int
    version: str
    set: str
    name: str
    faction: str
    type: str
    token: bool = False  # it is in no deck: texts make it, and its number is below 0
    subtypes: tuple[str, ...]
    cost: str
    loyalty: int
    values: dict[str, int]  # attack, defense, strength, ...
    discipline: str
    supports: tuple[str, ...] = ()  # of a region: the factions whose cards can be played while it is active
    text: str
    flavour: str
    keywords: tuple[str, ...]
    signs: tuple[tuple[str, str], ...]  # on it and in its text: how they are written, and what they say
    stats: dict[str, int | str | bool]  # what only its ruleset prints: level, magic, names of weapons
    unread: tuple[str, ...] = ()  # sentences of its text that nobody reads: people carry them out by hand


class AdvisedCard(Message):
    """A card of a deck, how many of it there are, and what to do with it."""

    face: FaceInfo
    count: int
    advice: str


class DeckGuideInfo(Message):
    """The guide to a deck for learning."""

    name: str
    title: str  # of the game
    description: str
    hand: str  # what to begin with
    turns: str  # how the first turns go
    cards: tuple[AdvisedCard, ...]


class LengthInfo(Message):
    """How long a game takes between bots: the middle half of many games."""

    turns: tuple[int, int]
    decisions: tuple[int, int]  # of one player
    minutes: tuple[int, int]  # for a person, against a bot


class OfferInfo(Message):
    """A game or a mod, for somebody who has to choose one and knows none."""

    about: str
    wins: str  # how; nothing for a mod that leaves it
    feels: str
    hard: int  # to learn, from 1 to 5
    rules: int  # in its book; a mod's own
    length: LengthInfo | None = None  # unless nobody has measured it
    picture: tuple[FaceInfo, ...] = ()  # cards that show what it is about
    grid: int = 0  # columns in which they stand; 0: they lie in a fan


class FirstInfo(Message):
    """The first game of a ruleset, which a mentor explains: the room to ask for."""

    deck: str
    against: str
    bot: str
    seed: int
    settings: dict[str, int]


class ModInfo(Message):
    """A mod that can be switched on."""

    key: str  # behind the name of its ruleset, with a plus between
    title: str
    about: str  # what is otherwise with it
    offer: OfferInfo
    seats: tuple[int, int]


class RulesetInfo(Message):
    """A ruleset that can be played, perhaps with mods."""

    name: str
    title: str
    summary: str
    seats: tuple[int, int]
    settings: tuple[SettingInfo, ...]
    decks: tuple[DeckInfo, ...]
    bots: tuple[BotInfo, ...]
    keywords: dict[str, str]  # what they mean, in card English; N stands for the number of those that take one
    lesson: tuple[tuple[str, str], ...]  # how to play in one screen: heading and a few sentences
    columns: int  # of the grid in which each side stands; 0 where rows are of any length
    fronts: list[str]  # the areas of each side that lie opposite to others, from the left as one sees one's own
    hand: bool  # is there one?
    offer: OfferInfo  # of the ruleset, whatever mods are on
    first: FirstInfo | None = None  # a first game, for whoever has never played it; none with mods
    mods: tuple[ModInfo, ...] = ()  # those of the ruleset, whether they are on or not
    best_of: int = 1  # games of a match, where the book recommends more than one
    hands: bool = False  # may people play it with cards that nobody reads, by hand?


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


class SayingInfo(Message):
    """One way of saying something on a card: its form (words in **bold**, blanks in *italics*), and whole texts."""

    form: str
    examples: tuple[str, ...]


class ChapterInfo(Message):
    """A chapter of card English: what it is about, and what can be said."""

    key: str
    part: str
    title: str
    about: str
    sayings: tuple[SayingInfo, ...]


class EnglishInfo(Message):
    """Card English, as it is read in a ruleset: how a text is read, and all that can be said."""

    points: tuple[str, ...]
    chapters: tuple[ChapterInfo, ...]


class SeatRequest(Message):
    """Who shall sit there: whoever asks, a bot, or anybody with the link."""

    kind: Literal["me", "bot", "open"]
    deck: Annotated[str, Field(max_length=100)]
    bot: Annotated[str, Field(max_length=40)] | None = None


class RoomRequest(Message):
    """A room to be made."""

    ruleset: Annotated[str, Field(max_length=120)]
    seats: Annotated[tuple[SeatRequest, ...], Field(min_length=2, max_length=4)]
    settings: dict[Annotated[str, Field(max_length=60)], int] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None
    best_of: int = 1  # games of the match


class SeatTaken(Message):
    """Somebody sits down on an open seat."""

    deck: Annotated[str, Field(max_length=100)] | None = None  # another than the one that lies there


class GuestName(Message):
    """How a guest wants to be called."""

    name: Annotated[str, Field(min_length=1, max_length=24)]


class WayBack(Message):
    """The secret of a guest's own link, by which he comes back where his cookie is not."""

    secret: Annotated[str, Field(min_length=1, max_length=200)]


class PersonalLink(Message):
    """The link by which a guest comes back; what follows # is sent to no server, and stands in no log."""

    link: str  # /back#<secret>


class Returning(Message):
    """Whom such a link brings back, to be asked about before it does."""

    name: str
    games: int  # that are not over
    you: bool  # is it who you are already?


class Guest(Message):
    """Who the server thinks you are."""

    name: str
    rooms: tuple[RoomInfo, ...]


class Fault(Message):
    """Why a request was refused."""

    where: str
    expected: str
    found: str
    said: str = ""  # to people, where there is something to say to them
