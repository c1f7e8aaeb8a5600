"""What every message is made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Name = int  # how a view calls a card: its id where it is seen, a number from 1024 on where it lies face down in play
MOST_ID = 2**53 - 1  # the greatest whole number that every client knows exactly
Picks = Annotated[tuple[Annotated[int, Field(ge=0, le=MOST_ID)], ...], Field(max_length=64)]  # options by their ids
SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Message(BaseModel):
    """One message, or a part of one: unknown fields are refused, numbers are not guessed from strings."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
