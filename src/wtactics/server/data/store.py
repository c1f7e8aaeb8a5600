"""What is kept: guests, rooms, seats, and every choice under its number; each call is one transaction."""

from __future__ import annotations

import json
import secrets as lots
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, Select, false, func, select, update
from sqlalchemy import insert as insert_into
from sqlalchemy.exc import DBAPIError, IntegrityError

from wtactics.engine.chance import Seed
from wtactics.records.record import seed_from_text, seed_in_text
from wtactics.server.data.datafile import PATIENCE, NotKept, writing
from wtactics.server.data.owner import Owner
from wtactics.server.data.tables import choices, guests, matches, rooms, seats, secrets
from wtactics.server.guard.allowance import Enough
from wtactics.server.guard.discretion import told

MINUTE: Final = 60
MOST_ROOMS: Final = 50  # so many of a guest's rooms are listed, the newest first


class TakenAlready(Exception):
    """Somebody was quicker: the choice of this number is made, or the seat is taken."""


@dataclass(frozen=True, slots=True)
class Seated:
    """One seat of a room; whoever has the key sits there."""

    seat: int
    key: str
    kind: str
    guest: str | None
    name: str
    bot: str | None
    deck: str


@dataclass(frozen=True, slots=True)
class Stand:
    """How far a match has come."""

    turn: int
    asked: int
    over: bool
    winner: int | None = field(default=None, compare=False)  # games of long ago are kept without it


@dataclass(frozen=True, slots=True)
class Room:
    """A table with its seats; it has a stand once the match has begun."""

    id: str
    ruleset: str
    settings: Mapping[str, int]
    seed: Seed
    made_by: str
    changed: str
    again: str | None
    seats: tuple[Seated, ...]
    stand: Stand | None
    entered: str | None = None
    best_of: int = 1  # games of the match of which its game is one
    results: tuple[int, ...] = ()  # who has won those before
    given_up: int | None = None  # the seat that gave up the whole match, in this room
    carried: str | None = None  # the cards and decks that do not ship, as rooms/carried.py writes them

    @property
    def is_full(self) -> bool:
        """Has every seat somebody to play it?"""
        return all(seated.kind != "open" for seated in self.seats)


def now() -> str:
    """The present, as it is stored."""
    return written(datetime.now(UTC))


def written(at: datetime) -> str:
    """A time in UTC as it is stored: of two, the earlier is the lesser text."""
    return at.isoformat(timespec="milliseconds")


class Store:
    """The data file; threads may share it."""

    def __init__(self, engine: Engine, owner: Owner | None = None) -> None:
        self.engine: Final = engine
        self.owner: Final = owner  # without one, nobody keeps other programs from writing
        self.writing: Final = threading.Lock()  # SQLite has one writer; waiting here is cheaper than trying again there
        self.turn: Final = threading.local()

    @contextmanager
    def until(self, end: float) -> Iterator[None]:
        """What this thread writes meanwhile has time until then, by the clock that only goes forward."""
        self.turn.end = end
        try:
            yield
        finally:
            del self.turn.end

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that writes, when its turn comes; NotKept if it cannot."""
        left = getattr(self.turn, "end", time.monotonic() + PATIENCE) - time.monotonic()
        if left <= 0 or not self.writing.acquire(timeout=left):
            raise NotKept("others have waited longer")
        try:
            with writing(self.engine, left) as connection:
                if self.owner is not None:
                    self.owner.fence(connection)
                yield connection
        except (DBAPIError, OSError) as error:
            self.note(error)
            raise NotKept(told(error)) from error
        else:
            self.note(None)
        finally:
            self.writing.release()

    def note(self, error: Exception | None) -> None:
        """Let it be known how the last writing went."""
        if self.owner is not None:
            self.owner.wrote(error)

    def close(self) -> None:
        """Let go of the data file."""
        if self.owner is not None:
            self.owner.release()
        self.engine.dispose()

    def secret(self, name: str) -> str:
        """A secret of this installation, made when it is first asked for."""
        with self.write() as connection:
            value = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()
            if value is None:
                value = lots.token_urlsafe(48)
                connection.execute(insert_into(secrets).values(name=name, value=value))
            return str(value)

    # ---- guests

    def guest_name(self, guest: str) -> str | None:
        """How the guest wants to be called, if he has said so."""
        with self.engine.connect() as connection:
            return connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()

    def name_guest(self, guest: str, name: str) -> None:
        """The guest has a name from now on, in his rooms too."""
        with self.write() as connection:
            if connection.execute(update(guests).where(guests.c.id == guest).values(name=name)).rowcount == 0:
                connection.execute(insert_into(guests).values(id=guest, name=name, made=now()))
            connection.execute(update(seats).where(seats.c.guest == guest).values(name=name))

    # ---- rooms

    def add_room(self, room: Room, before: str | None = None, most: int | None = None) -> None:
        """Keep a new room; TakenAlready if the room before has a rematch already, Enough if its guest has so many games."""
        made = now()
        row = {
            "id": room.id, "ruleset": room.ruleset, "settings": json.dumps(dict(room.settings)),
            "seed": seed_in_text(room.seed), "made_by": room.made_by, "made": made, "changed": made,
            "best_of": room.best_of, "results": json.dumps(room.results), "carried": room.carried,
        }  # fmt: skip
        with self.write() as connection:
            if before is not None:
                free = update(rooms).where(rooms.c.id == before, rooms.c.again.is_(None))
                if connection.execute(free.values(again=room.id)).rowcount == 0:
                    raise TakenAlready(before)
            if most is not None and connection.execute(open_games(room.made_by)).scalar_one() >= most:
                raise Enough(f"{most} of your games are not over: finish or concede one, then begin the next.", MINUTE)
            connection.execute(insert_into(rooms).values(row))
            connection.execute(insert_into(seats), [{"room": room.id, **as_row(seated)} for seated in room.seats])

    def room(self, room: str) -> Room | None:
        """The room of this name."""
        found = self.find(rooms.c.id == room)
        return found[0] if found else None

    def room_of(self, key: str) -> tuple[Room, int] | None:
        """The room, and the seat in it, that this secret key opens."""
        if "\0" in key:  # which PostgreSQL takes in no text
            return None
        with self.engine.connect() as connection:
            row = connection.execute(select(seats.c.room, seats.c.seat).where(seats.c.key == key)).first()
        room = self.room(row.room) if row else None
        return (room, int(row.seat)) if row and room else None

    def rooms_of(self, guest: str) -> list[Room]:
        """The rooms in which the guest has a seat, those that changed last first."""
        mine = select(seats.c.room).where(seats.c.guest == guest)
        return self.find(rooms.c.id.in_(mine))

    def find(self, condition: Any) -> list[Room]:
        """The rooms for which this is so, those that changed last first."""
        query = (
            select(rooms, matches.c.turn, matches.c.asked, matches.c.over, matches.c.winner)
            .outerjoin(matches, matches.c.room == rooms.c.id)
            .where(condition).order_by(rooms.c.changed.desc()).limit(MOST_ROOMS)
        )  # fmt: skip
        with self.engine.connect() as connection:
            found = connection.execute(query).all()
            ids = [row.id for row in found]
            there = connection.execute(select(seats).where(seats.c.room.in_(ids)).order_by(seats.c.seat)).all()
        return [as_room(row, (seated for seated in there if seated.room == row.id)) for row in found]

    def enter(self, room: str) -> None:
        """Somebody is there for the first time."""
        with self.write() as connection:
            connection.execute(update(rooms).where(rooms.c.id == room, rooms.c.entered.is_(None)).values(entered=now()))

    def give_up_match(self, room: str, seat: int) -> None:
        """A seat of this room gives up the match, with all games that are still to come; TakenAlready if the next has begun."""
        left = rooms.c.again.is_(None) & rooms.c.given_up.is_(None)
        with self.write() as connection:
            given = update(rooms).where(rooms.c.id == room, left).values(given_up=seat, changed=now())
            if connection.execute(given).rowcount == 0:
                raise TakenAlready(room)

    def take_seat(self, key: str, own_key: str, guest: str, name: str, deck: str) -> None:
        """The guest sits down on an open seat, which gets a key of its own by that; TakenAlready if it is not open any more."""
        taken = update(seats).where(seats.c.key == key, seats.c.kind == "open")
        with self.write() as connection:
            if (
                connection.execute(taken.values(key=own_key, kind="person", guest=guest, name=name, deck=deck)).rowcount
                == 0
            ):
                raise TakenAlready(key)

    # ---- matches

    def begin(self, room: str, record: str, stand: Stand) -> None:
        """The match of the room begins; TakenAlready if it has begun."""
        began = now()
        row = {"room": room, "record": record, "begun": began, **stand_row(stand)}
        with self.write() as connection:
            try:
                connection.execute(insert_into(matches).values(row))
            except IntegrityError:
                raise TakenAlready(room) from None
            connection.execute(update(rooms).where(rooms.c.id == room).values(changed=began))

    def match(self, room: str) -> tuple[str, list[int]] | None:
        """The record with which the match of the room began, and what was chosen since."""
        with self.engine.connect() as connection:
            record = connection.execute(select(matches.c.record).where(matches.c.room == room)).scalar()
            query = select(choices.c.choice).where(choices.c.room == room).order_by(choices.c.seq)
            return None if record is None else (str(record), [int(row.choice) for row in connection.execute(query)])

    def append(self, room: str, seq: int, made: Iterable[int], stand: Stand) -> None:
        """Keep choices, all or none, the first under this number; TakenAlready if somebody was quicker."""
        at = now()
        rows = [{"room": room, "seq": seq + i, "choice": choice, "made": at} for i, choice in enumerate(made)]
        with self.write() as connection:
            try:
                connection.execute(insert_into(choices), rows)
            except IntegrityError:
                raise TakenAlready(f"{room} {seq}") from None
            connection.execute(update(matches).where(matches.c.room == room).values(stand_row(stand)))
            connection.execute(update(rooms).where(rooms.c.id == room).values(changed=at))


def open_games(guest: str) -> Select[Any]:
    """How many rooms of a guest's making have a match that is not over, or none yet."""
    theirs = select(func.count()).select_from(rooms.outerjoin(matches, matches.c.room == rooms.c.id))
    return theirs.where(rooms.c.made_by == guest, func.coalesce(matches.c.over, false()).is_(false()))


def stand_row(stand: Stand) -> dict[str, Any]:
    """How far a match has come, column by column."""
    return {"turn": stand.turn, "asked": stand.asked, "over": stand.over, "winner": stand.winner}


def as_row(seated: Seated) -> dict[str, Any]:
    """A seat, column by column."""
    return {name: getattr(seated, name) for name in Seated.__slots__}


def as_room(row: Row[Any], there: Iterable[Row[Any]]) -> Room:
    """A room as it was stored."""
    stand = None if row.turn is None else Stand(int(row.turn), int(row.asked), bool(row.over), row.winner)
    seated = tuple(Seated(s.seat, s.key, s.kind, s.guest, s.name, s.bot, s.deck) for s in there)
    settings = json.loads(row.settings)
    seed = seed_from_text(row.seed)
    results = tuple(json.loads(row.results))
    return Room(
        row.id, row.ruleset, settings, seed, row.made_by, row.changed, row.again, seated, stand, row.entered,
        row.best_of, results, given_up=row.given_up, carried=row.carried,
    )  # fmt: skip
