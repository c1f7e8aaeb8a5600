"""Who may write to a data file: one server at a time, by a lease that lies in the file itself.

The token decides: every transaction that writes looks for it first, so whoever lost the lease cannot write, whatever he
knows of the time. Clocks only say how long one waits before a silent owner is taken for dead, and each waits by his own.
"""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from wtactics.server.data.datafile import PATIENCE, OwnerLost, engine_of, writing
from wtactics.server.data.dataplace import DataFile, DataFileRefused, refusal
from wtactics.server.data.process import has_ended, life_of, this_host
from wtactics.server.data.tables import owners
from wtactics.server.guard.discretion import shown

HOUSE: Final = "house"  # what is owned: all of it; shares of it would have names of their own
BEAT: Final = 2.0  # seconds between two signs of life
LAPSE: Final = 15.0  # seconds without one, in which the owner could have given one
SICK: Final = 5.0  # seconds without one, after which a server is not well
MEMORY: Final = 30.0  # seconds for which a writing that failed counts, unless another succeeds
LOCK: Final = "locked"  # what passes by itself, as a rule
LOCKED: Final = 60.0  # seconds that a newcomer waits while a third program holds the file
FOLLOWED: Final = "another server has taken over the data, and this one writes no more"


@dataclass(slots=True)
class Pulse:
    """How writing went, and when, by a clock that only goes forward; why it fails since then, if it does."""

    at: float
    why: str = ""


class Owner:
    """This program, as the one that may write; it shows that it lives until it lets go."""

    def __init__(self, where: str, say: Callable[[str], object] = lambda _text: None) -> None:
        self.where: Final = where
        self.say: Final = say  # what takes a while is told
        self.token: Final = secrets.token_urlsafe(18)
        self.address = ""
        self.lost = False
        self.when_lost: Callable[[], object] = lambda: None
        self.engine: Engine | None = None
        self.file = DataFile(None)
        self.pulse = Pulse(time.monotonic())
        self.failed: Pulse | None = None
        self.ended: Final = threading.Event()
        self.thread: Final = threading.Thread(target=self.live, name="owner", daemon=True)

    # ---- coming and going

    def take(self, engine: Engine) -> None:
        """Become the owner; DataFileRefused names whoever is it already."""
        # Its own: a sign of life waits for nobody, nor for the disk
        self.engine = engine_of(engine.url, BEAT, "NORMAL")
        self.file = DataFile(engine.url)
        try:
            self.wait_for_lease(self.engine)
        except (DBAPIError, DataFileRefused) as error:
            self.engine.dispose()
            self.engine = None
            raise error if isinstance(error, DataFileRefused) else refusal(self.where, error) from None
        self.pulse = Pulse(time.monotonic())
        self.thread.start()

    def wait_for_lease(self, engine: Engine) -> None:
        """Take a lease that is free, or whose owner is dead, or silent for so long as he could have spoken."""
        first = self.try_to_take(engine, lambda held: has_ended(held.host, held.pid, held.life), PATIENCE)
        if first is None:
            return
        self.say(f"{shown(self.where)} is held by {named(first)}; waiting up to {LAPSE:.0f} s for a sign of life.")
        until = time.monotonic() + LAPSE
        last = until + LOCKED
        while True:
            self.ended.wait(BEAT / 4)
            silent = time.monotonic() >= until  # before the file is waited for: meanwhile its owner could not speak
            try:
                held = self.try_to_take(engine, partial(is_silent, first, silent), BEAT)
            except DBAPIError as error:  # while somebody else holds the file its owner cannot speak either
                if LOCK not in refusal(self.where, error).found or time.monotonic() > last:
                    raise
                until = time.monotonic() + LAPSE
                continue
            if held is None:
                return
            if not same(held, first):
                raise DataFileRefused(self.where, "data that no other server uses", f"data that {named(held)} serves")

    def try_to_take(self, engine: Engine, may: Callable[[Row[Any]], bool], patience: float) -> Row[Any] | None:
        """Whoever holds the lease and keeps it; None when it is ours."""
        mine = {"token": self.token, "host": this_host(), "pid": os.getpid(), "life": life_of(os.getpid()),
                "address": self.address, "beat": 0}  # fmt: skip
        while True:
            with suppress(IntegrityError), writing(engine, patience) as connection:  # two may come to a free lease
                held = connection.execute(select(owners).where(owners.c.name == HOUSE).with_for_update()).first()
                if held is not None and not may(held):
                    return held
                if held is None:
                    connection.execute(insert(owners).values(name=HOUSE, **mine))
                else:
                    connection.execute(update(owners).where(owners.c.name == HOUSE).values(**mine))
                break
        return None

    def release(self) -> None:
        """Let go, so that the next need not wait."""
        self.ended.set()
        if self.engine is None:
            return
        if self.thread.is_alive():
            self.thread.join()
        # Else the next one sees that we have ended, or waits
        with suppress(DBAPIError), writing(self.engine) as connection:
            connection.execute(delete(owners).where(owners.c.name == HOUSE, owners.c.token == self.token))
        self.engine.dispose()

    # ---- living

    def live(self) -> None:
        """Give signs of life until the end."""
        while not self.ended.wait(BEAT) and not self.lost:
            self.beat()

    def beat(self) -> None:
        """Give one sign of life; learn so whether the data file takes anything, and whether it is still ours."""
        assert self.engine is not None
        mine = update(owners).where(owners.c.name == HOUSE, owners.c.token == self.token)
        try:
            self.file.check()
            with writing(self.engine, BEAT) as connection:
                found = connection.execute(mine.values(beat=owners.c.beat + 1, address=self.address)).rowcount
        except (DBAPIError, OSError) as error:
            self.pulse.why = refusal(self.where, error).found
            return
        if found:
            self.pulse = Pulse(time.monotonic())
        else:
            self.lose()

    def wrote(self, error: Exception | None) -> None:
        """Remember how it went when something was to be written, which may need more room than a sign of life."""
        self.failed = None if error is None else Pulse(time.monotonic(), refusal(self.where, error).found)

    @property
    def ailment(self) -> str:
        """Why nothing can be written, as far as is known without trying; nothing if it can."""
        now = time.monotonic()
        if self.lost:
            return FOLLOWED
        for trouble in (self.pulse, self.failed):
            if trouble and trouble.why and LOCK not in trouble.why and now - trouble.at < MEMORY:
                return trouble.why
        try:
            self.file.check()
        except OSError as error:
            return refusal(self.where, error).found
        silent = now - self.pulse.at
        return (self.pulse.why or f"nothing written for {silent:.0f} seconds") if silent > SICK else ""

    def fence(self, connection: Connection) -> None:
        """Let a transaction that writes go on only while the lease is ours, and hold off whoever would take it meanwhile."""
        held = select(owners.c.token).where(owners.c.name == HOUSE).with_for_update(read=True)
        self.file.check()
        if self.lost or connection.execute(held).scalar() != self.token:
            self.lose()
            raise OwnerLost(FOLLOWED)

    def lose(self) -> None:
        """Somebody else is the owner: never write again."""
        if not self.lost:
            self.lost = True
            self.when_lost()


def same(held: Row[Any], before: Row[Any]) -> bool:
    """Has the owner given no sign since?"""
    return (held.token, held.beat) == (before.token, before.beat)


def is_silent(before: Row[Any], long_enough: bool, held: Row[Any]) -> bool:
    """Has the owner given no sign since, for long enough?"""
    return long_enough and same(held, before)


def named(held: Row[Any]) -> str:
    """An owner, for people."""
    there = "this machine" if held.host == this_host() else held.host.split(" ")[0]
    return f"process {held.pid} on {there}{f' at {held.address}' if held.address else ''}"
