"""What is said about cards on paper."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from wtactics.server.messages.message import Message

MOST_COPIES = 99  # of one card
MOST_NAMED = 200


class PrintedCard(Message):
    """A card, and how often it is wanted."""

    name: Annotated[str, Field(max_length=100)]
    count: Annotated[int, Field(ge=1, le=MOST_COPIES)] = 1


class PrintLook(Message):
    """How sheets are wanted."""

    paper: Literal["a4", "letter"] = "a4"
    size: Literal["63x88", "65x92"] = "63x88"
    bleed: Annotated[float, Field(ge=0, le=5)] = 0.0
    marks: bool = True
    backs: bool = False
    text_only: bool = False


class PrintAsked(Message):
    """A deck that ships, or cards by their names, as PDF."""

    game: Annotated[str, Field(max_length=120)]
    deck: Annotated[str, Field(max_length=100)] | None = None
    cards: Annotated[tuple[PrintedCard, ...], Field(max_length=MOST_NAMED)] = ()
    look: PrintLook = PrintLook()


# What the bodies of requests hold
PRINTED: Final = (PrintAsked,)
