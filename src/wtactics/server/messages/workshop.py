"""What is said about cards and decks that people write themselves."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from wtactics.server.messages.message import Message
from wtactics.server.messages.web import FaceInfo, Fault

MOST_CARDS = 5_000  # of one set
MOST_ROWS = 100  # that one page of a set shows
MOST_NUMBER = 9_999_999
Word = Annotated[str, Field(max_length=80)]
Game = Annotated[str, Field(max_length=120)]
Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Small = Annotated[int, Field(ge=0, le=999)]
Text = Annotated[str, Field(max_length=2_000)]
Key = Annotated[str, Field(max_length=40)]
Revision = Annotated[int, Field(ge=0, le=1 << 31)]

# ---- what is written


class CardDraft(Message):
    """A card as it is typed, perhaps not to its end."""

    games: Annotated[tuple[Game, ...], Field(max_length=12)] = ("arc",)
    number: Number = 0
    version: Number = 1
    name: Word = ""
    faction: Annotated[str, Field(max_length=40)] = ""
    type: Annotated[str, Field(max_length=40)] = "creature"
    subtypes: Annotated[str, Field(max_length=120)] = ""
    cost: Annotated[str, Field(max_length=12)] = ""  # a number, or X and the like
    loyalty: Small = 0
    attack: Small = 0
    defense: Small = 0
    strength: Small = 0
    discipline: Annotated[str, Field(max_length=20)] = ""
    supports: Annotated[tuple[Annotated[str, Field(max_length=40)], ...], Field(max_length=8)] = ()
    text: Text = ""
    flavour: Annotated[str, Field(max_length=500)] = ""
    # What one ruleset prints in a table of its own: ruleset, value, what it is
    stats: Annotated[
        dict[Annotated[str, Field(max_length=20)], dict[Annotated[str, Field(max_length=30)], Small | bool | Word]],
        Field(max_length=4),
    ] = Field(default_factory=dict)


class DeckDraft(Message):
    """A deck as it is put together, perhaps not to its end."""

    game: Game = "arc"
    name: Word = ""
    description: Annotated[str, Field(max_length=600)] = ""
    cards: Annotated[dict[Word, Annotated[int, Field(ge=1, le=999)]], Field(max_length=300)] = Field(
        default_factory=dict
    )


class NewSet(Message):
    """A set to be begun, or another name for one."""

    name: Annotated[str, Field(min_length=1, max_length=60)]


class CardSaved(Message):
    """A card as it shall be kept, and the revision that it was written over; 0: there was none."""

    revision: Revision = 0
    card: CardDraft


class DeckSaved(Message):
    """A deck as it shall be kept, and the revision that it was written over."""

    revision: Revision = 0
    deck: DeckDraft


class Removed(Message):
    """What shall be taken away, if it still has this revision."""

    revision: Revision


class Nothing(Message):
    """Nothing more has to be said."""


class Uploaded(Message):
    """A file of cards, or of a deck, in TOML."""

    name: Annotated[str, Field(max_length=120)] = "file.toml"
    text: Annotated[str, Field(max_length=1_000_000)]


# ---- what is kept


class SetRow(Message):
    """A set in the list of those of a guest."""

    id: str
    name: str
    cards: int
    decks: int
    changed: str


class OwnSets(Message):
    """The sets of a guest."""

    sets: tuple[SetRow, ...]
    most: int  # that he may have


class DeckKept(Message):
    """A deck of a set."""

    id: str
    revision: int
    deck: DeckDraft


class OwnSet(Message):
    """A set, without its cards, which are fetched page by page."""

    id: str
    name: str
    yours: bool
    share: str  # the secret path by which others read it; nothing where it is not yours
    cards: int
    decks: tuple[DeckKept, ...]
    changed: str


class Share(Message):
    """How many games of so many a deck has won, and the interval of its share, 95 %."""

    games: int
    wins: int
    draws: int
    low: float
    high: float


class Measured(Message):
    """What came of many games with a card, and of which version of it."""

    version: int
    revision: int
    game: str
    bot: str  # as people call its level
    deck: str
    instead: str  # of which card it was in the deck
    against: str  # the deck across
    with_it: Share  # of the deck with the card, against the deck across
    without: Share  # of the deck without it, in games of the same seeds
    between: Share  # of the deck with it, against the deck without it
    turns: float
    seconds: float = 0.0


class CardRow(Message):
    """A card in the list of a set."""

    id: str
    revision: int
    face: FaceInfo
    games: tuple[str, ...]


class CardRows(Message):
    """A page of the cards of a set."""

    found: int  # in all pages
    rows: tuple[CardRow, ...]


class CardKept(Message):
    """A card of a set as it is kept."""

    id: str
    revision: int
    card: CardDraft
    measured: Measured | None = None


class StaleCard(Message):
    """Somebody was quicker: what is there now."""

    fault: Fault
    now: CardKept | None  # None: it was taken away


class StaleDeck(Message):
    """Somebody was quicker: what is there now."""

    fault: Fault
    now: DeckKept | None


class UploadRefused(Message):
    """Why a file was not taken: everything that is wrong with it, each with its line."""

    fault: Fault
    faults: tuple[str, ...]


class Taken(Message):
    """What an upload brought."""

    cards: int
    decks: int


# ---- what is understood


class ReadAsked(Message):
    """A card to be read in the words of a game; its set, if it has one, tells which names are taken."""

    game: Game
    card: CardDraft
    set: Key = ""
    id: Key = ""


class FieldFault(Message):
    """What is wrong with a value of a card."""

    field: str
    found: str
    expected: str


class WordingFault(Message):
    """Where a sentence is not understood, and what would be."""

    begin: int  # columns of the line, from 0
    end: int
    found: str
    why: str
    expected: tuple[str, ...]
    instead: tuple[str, ...]  # sentences that are understood


class SentenceRead(Message):
    """A sentence, or some that make one ability, with what it means."""

    line: int  # from 0
    begin: int
    end: int
    text: str
    wording: str  # in normal words; nothing where they are the same
    parts: tuple[tuple[str, str], ...]  # when, you pay, whom, what: and the words
    fault: WordingFault | None = None


class CardRead(Message):
    """What a game understands of a card."""

    face: FaceInfo
    fields: tuple[FieldFault, ...]
    sentences: tuple[SentenceRead, ...]
    keywords: tuple[tuple[str, str], ...]
    understood: bool
    playable: bool  # understood, and every value is as the game wants it


class WordsAsked(Message):
    """What could be written next, behind this much of a text?"""

    game: Game
    type: Annotated[str, Field(max_length=40)]
    name: Word = ""
    text: Text


class WordsOffered(Message):
    """Words that would be understood, the likeliest first; they take the place of what is begun already."""

    begun: str
    words: tuple[str, ...]


class DeckAsked(Message):
    """A deck to be held against the rules."""

    set: Key = ""
    deck: DeckDraft


class DeckFault(Message):
    """A rule that a deck breaks."""

    rule: str
    title: str
    found: str


class DeckRead(Message):
    """What the rules say to a deck."""

    size: int
    faults: tuple[DeckFault, ...]
    unknown: tuple[str, ...]  # names of cards that the game does not have
    unread: tuple[str, ...]  # own cards that are not understood yet
    own: tuple[FaceInfo, ...]  # the faces of its own cards


# ---- what is tried


class AcrossAsked(Message):
    """A game, the deck that is played in it, and who sits across."""

    game: Game
    deck: Word = ""  # the key of a deck that ships, or the id of one of the set; none: whichever fits
    against: Word = ""  # the same, of the deck across
    bot: Annotated[str, Field(max_length=40)] = "greedy"


class TryAsked(AcrossAsked):
    """A game in which the card is tried."""

    friend: bool = False  # in place of the bot: what is not understood can be played by hand then


class MeasureAsked(AcrossAsked):
    """Many games of a deck with the card and without it, against a deck across and against each other."""

    instead: Word = ""  # the card that it stands for
    games: Annotated[int, Field(ge=2, le=1000)] = 200  # of each of the three


class MeasureState(Message):
    """How far the games have come."""

    state: Literal["none", "waits", "runs", "done", "failed", "stopped"]
    played: int = 0
    games: int = 0
    said: str = ""
    measured: Measured | None = None


class LayCard(Message):
    """A card of a table that is laid out: whose, which, where and how it lies."""

    seat: Annotated[int, Field(ge=0, le=3)]
    name: Word
    area: Annotated[str, Field(max_length=40)]
    slot: Annotated[int, Field(ge=0, le=64)] = 0
    marked: bool = False
    damage: Small = 0
    on: Annotated[int, Field(ge=0, le=200)] | None = None  # in or on which of the cards before it


class LayAsked(TryAsked):
    """A table that is laid out, to be played on."""

    cards: Annotated[tuple[LayCard, ...], Field(max_length=80)] = ()
    points: Annotated[tuple[tuple[Annotated[int, Field(ge=0, le=3)], Small], ...], Field(max_length=4)] = ()


class LayArea(Message):
    """Where cards can be laid."""

    key: str
    title: str
    slots: int
    hosts: bool  # do cards live in others there?


class LayAreas(Message):
    """Where cards can be laid in a game, and how many sit there."""

    areas: tuple[LayArea, ...]
    seats: int


# What the bodies of requests hold
WRITTEN: Final = (
    NewSet, Nothing, CardSaved, DeckSaved, Removed, Uploaded, ReadAsked, WordsAsked, DeckAsked, TryAsked, MeasureAsked,
    LayAsked,
)  # fmt: skip
