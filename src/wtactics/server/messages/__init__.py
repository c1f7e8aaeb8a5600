"""What server and client say to each other. The client's types are generated from these models (tools/message_types.py)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wtactics.server.messages.message import Message, Name, Picks, SeatNumber
from wtactics.server.messages.review import Looked, MarkShown, Reviewed, TurningPointShown
from wtactics.server.messages.table import (
    Advice,
    AreaLayout,
    CardState,
    Change,
    CounterLayout,
    Ending,
    Event,
    HandTask,
    Layout,
    LogLine,
    OptionShown,
    Part,
    Pending,
    PhaseLayout,
    PlaceState,
    Question,
    SeatState,
    Sentence,
    Sign,
    TableState,
    Value,
    WindowKind,
)
from wtactics.server.messages.web import (
    AdvisedCard,
    BotInfo,
    ChapterInfo,
    DeckGuideInfo,
    DeckInfo,
    EnglishInfo,
    FaceInfo,
    Fault,
    FirstInfo,
    Guest,
    GuestName,
    LengthInfo,
    ModInfo,
    OfferInfo,
    PersonalLink,
    Returning,
    RoomInfo,
    RoomRequest,
    RuleInfo,
    RulesetInfo,
    SayingInfo,
    SeatInfo,
    SeatRequest,
    SeatTaken,
    SeriesInfo,
    SettingInfo,
    TableInfo,
    TopicInfo,
    WayBack,
)

__all__ = [
    "Advice",
    "AdvisedCard",
    "Again",
    "AreaLayout",
    "BotInfo",
    "CardState",
    "Change",
    "ChapterInfo",
    "Choose",
    "Concede",
    "CounterLayout",
    "DeckGuideInfo",
    "DeckInfo",
    "Drafted",
    "Ending",
    "EnglishInfo",
    "Event",
    "FaceInfo",
    "Fault",
    "FirstInfo",
    "FromClient",
    "Guest",
    "GuestName",
    "HandTask",
    "Hello",
    "Layout",
    "LengthInfo",
    "LogLine",
    "Look",
    "Looked",
    "Manner",
    "MarkShown",
    "Message",
    "ModInfo",
    "Name",
    "NextGame",
    "OfferInfo",
    "OptionShown",
    "Part",
    "Pending",
    "PersonalLink",
    "PhaseLayout",
    "Ping",
    "Place",
    "PlaceState",
    "Pong",
    "Question",
    "Reason",
    "Reasons",
    "Refused",
    "Rematch",
    "Returning",
    "Review",
    "Reviewed",
    "RoomInfo",
    "RoomRequest",
    "RuleInfo",
    "RulesetInfo",
    "SayingInfo",
    "SeatInfo",
    "SeatNumber",
    "SeatRequest",
    "SeatState",
    "SeatTaken",
    "Seated",
    "Sentence",
    "SeriesInfo",
    "SettingInfo",
    "Sign",
    "Suggest",
    "TableInfo",
    "TableState",
    "ToClient",
    "TopicInfo",
    "TurningPointShown",
    "Update",
    "Value",
    "WayBack",
    "Welcome",
    "Why",
    "WindowKind",
    "again",
    "ask",
    "broken",
    "choose",
    "concede",
    "do",
    "drafted",
    "draw",
    "hello",
    "later",
    "look",
    "malformed",
    "manner",
    "next",
    "over",
    "ping",
    "pong",
    "reasons",
    "refused",
    "rematch",
    "review",
    "say",
    "seated",
    "stale",
    "suggest",
    "update",
    "welcome",
    "why",
]  # fmt: skip

# ---- client to server (WebSocket)

# How questions without a choice are passed, which are asked so that nobody learns that there is none: by the server when
# a person would have thought about them (so it tells nothing), by the person alone, or by the server at once.
Passing = Literal["later", "ask", "at once"]


class Hello(Message):
    """The first message: what the client knows already, so that only news is sent."""

    do: Literal["hello"]
    seq: int | None = None  # of the last state it has
    log: int = 0  # how many lines it has
    passing: Passing = "later"


class Choose(Message):
    """Answer question seq with options by their ids; several picks are the parts of one choice (attackers, payment, targets).

    What is named one by one (Question.named) may come in any order, and each be left out again by itself.

    While the parts are not complete the server keeps nothing and answers `drafted`; then it stores them all at once.
    """

    do: Literal["choose"]
    seq: int
    picks: Picks  # () takes all back
    # The page passes by itself, whatever the options are; where Question.veiled, it takes a moment
    calmly: bool = False


class Manner(Message):
    """This is how I want questions without a choice to be passed from now on."""

    do: Literal["manner"]
    passing: Passing


class Suggest(Message):
    """What would you advise? Answered by a draft with all parts but the last, which its question proposes."""

    do: Literal["suggest"]
    seq: int
    picks: Picks = ()


class Place(Message):
    """Where a card was put down: on another card, or in an area of a seat, there perhaps in a slot."""

    card: Name | None = None
    seat: SeatNumber | None = None
    area: str | None = None
    slot: int | None = None


class Why(Message):
    """Why can I not ... with this card (or player, or area)?"""

    do: Literal["why"]
    seq: int
    picks: Picks = ()
    card: Name | None = None
    seat: SeatNumber | None = None
    area: str | None = None
    slot: int | None = None
    onto: Place | None = None  # why does nothing come of putting the card there?


class Concede(Message):
    """Give up this game; or the match of which it is one, also when it is over and the next has not begun."""

    do: Literal["concede"]
    match: bool = False


class OfferDraw(Message):
    """I would take a draw; it holds until you answer your next question."""

    do: Literal["draw"]


class Rematch(Message):
    """Once more, with the seats swapped."""

    do: Literal["rematch"]


class NextGame(Message):
    """On with the match: the next game, with the same seats and decks."""

    do: Literal["next"]


class Review(Message):
    """The game is over: how did it go?"""

    do: Literal["review"]


class Look(Message):
    """The game is over: how did the table look after so many choices?"""

    do: Literal["look"]
    seq: Annotated[int, Field(ge=0, lt=1 << 31)]


class Ping(Message):
    """Are you there?"""

    do: Literal["ping"]


FromClient = Annotated[
    Hello | Choose | Manner | Suggest | Why | Concede | OfferDraw | Rematch | NextGame | Review | Look | Ping,
    Field(discriminator="do"),
]

# ---- server to client (WebSocket)


class Welcome(Message):
    """All that a seat needs to begin, or to begin again."""

    say: Literal["welcome"] = "welcome"
    room: RoomInfo
    layout: Layout
    seat: SeatNumber | None  # None: a spectator
    state: TableState | None  # None: the room waits for somebody
    log: tuple[LogLine, ...]
    advice: tuple[Advice, ...] = ()  # all that was said by the mentor of a first game


class Update(Message):
    """What one stored choice has changed, for this seat."""

    say: Literal["update"] = "update"
    by: SeatNumber | None
    state: TableState
    events: tuple[Event, ...]
    log: tuple[LogLine, ...]
    advice: tuple[Advice, ...] = ()


class Drafted(Message):
    """The table as it would be after the parts chosen so far; nobody else knows of them."""

    say: Literal["drafted"] = "drafted"
    seq: int
    picks: tuple[int, ...]
    said: tuple[str, ...]  # the parts so far, in words
    state: TableState
    advice: tuple[Advice, ...] = ()  # what a mentor would say here


class Reason(Message):
    """One thing that one might want to do, and why not."""

    attempt: str
    allowed: bool
    because: str = ""  # what about this table is in the way, in plain sentences; read first
    rule: str | None = None
    title: str = ""
    text: str = ""
    cards: tuple[str, ...] = ()  # that forbid it


class Reasons(Message):
    """The answer to `why`."""

    say: Literal["reasons"] = "reasons"
    seq: int
    reasons: tuple[Reason, ...]


class Refused(Message):
    """A message was refused, and nothing has changed."""

    say: Literal["refused"] = "refused"
    code: Literal[
        "stale",
        "not-yours",
        "not-offered",
        "malformed",
        "too-large",
        "too-fast",
        "too-many",
        "over",
        "not-started",
        "broken",
    ]
    text: str
    seq: int | None = None  # where the match stands


class Seated(Message):
    """Somebody came, left, or took a seat."""

    say: Literal["seated"] = "seated"
    room: RoomInfo


class Again(Message):
    """A rematch is ready, or the next game of the match."""

    say: Literal["again"] = "again"
    link: str


class Pong(Message):
    """Yes."""

    say: Literal["pong"] = "pong"


ToClient = Annotated[
    Welcome | Update | Drafted | Reasons | Refused | Seated | Again | Reviewed | Looked | Pong,
    Field(discriminator="say"),
]
