"""Who answers in the stead of a person who has nothing to choose, so slowly that nobody learns it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final, Protocol

from structlog import get_logger

from wtactics.server.data.store import Room
from wtactics.server.guard.discretion import told
from wtactics.server.guard.limits import Limits
from wtactics.server.messages import Passing
from wtactics.server.rooms.live_match import LiveMatch

LATER: Final = 5.0  # seconds until what could not be saved is tried again
LONGEST: Final = 4.6  # times the mean; one pause in a hundred would be longer
PASS: Final = 0  # the one option of who has nothing to choose

log = get_logger()


class Attended(Protocol):
    """Where somebody stands in: the room with its match, and those who are there."""

    room: Room

    @property
    def lock(self) -> asyncio.Lock:
        """What changes the match happens under it."""

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected."""

    async def live(self) -> LiveMatch:
        """The match."""

    async def keep_pick(self, live: LiveMatch, pick: int) -> bool:
        """Keep what was chosen in a seat's stead; False if it cannot be saved now."""

    def bot_asked(self, seat: int) -> str | None:
        """The bot on this seat, if one sits there."""

    def wake_bots(self) -> None:
        """Let bots move, if one is asked."""

    def sweep(self) -> None:
        """Close it if nobody is in it."""


class StandIn:
    """Passes at questions that hide whether there is a choice: for who has none, and where a page passes whatever he has.

    Both pauses are drawn when the question opens, whatever its seat could do, and nothing is answered before they are over.
    """

    def __init__(self, session: Attended, limits: Limits) -> None:
        self.session: Final = session
        self.limits: Final = limits
        self.dice: Final = random.SystemRandom()
        self.manners: Final[dict[int, Passing]] = {}  # how each seat wants it, as its page said last
        self.question = -1  # the open question, by its number, and when it may be answered
        self.due = 0.0
        self.soon = 0.0  # the same where the page passes it in any case, so that it tells nothing that time goes by
        # A question that its seat's page passes, by number, and with which pick
        self.let_go: tuple[int, int] | None = None
        self.news: Final = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Is a question about to be answered?"""
        return self.task is not None

    # ---- what people want

    def note_passing(self, seat: int, how: Passing) -> None:
        """The seat wants its questions without a choice passed so from now on."""
        self.manners[seat] = how
        self.wake()

    def let_pass(self, seq: int, pick: int) -> None:
        """The page of the seat that is asked passes this question, as it would with other cards."""
        self.let_go = (seq, pick)
        self.wake()

    # ---- time

    def pause(self, live: LiveMatch) -> float:
        """How many seconds the open question must still wait; all is drawn when it is first looked at."""
        if self.question != live.seq:
            limits, begun = self.limits, time.monotonic()
            more = min(self.dice.expovariate(1.0), LONGEST) * limits.pause_more
            self.question = live.seq
            self.due = begun + limits.pause_least + more
            self.soon = begun + limits.pause_short * (1 + self.dice.random())
        if self.manners.get(live.asked) == "at once":
            return 0.0
        return max(0.0, (self.soon if self.is_let_go(live) else self.due) - time.monotonic())

    def is_let_go(self, live: LiveMatch) -> bool:
        """Does the page of the seat that is asked pass this question?"""
        return self.let_go is not None and self.let_go[0] == live.seq

    def pick(self, live: LiveMatch) -> int | None:
        """What is answered for the seat that is asked, as soon as time comes; None: it is waited for."""
        if not live.hides or self.session.bot_asked(live.asked) is not None:
            return None
        if self.let_go is not None and self.is_let_go(live):
            return self.let_go[1]
        wants_to_be_asked = live.asked in self.session.here and self.manners.get(live.asked) == "ask"
        return None if live.choices > 1 or live.ends_turn or wants_to_be_asked else PASS

    # ---- answering

    def wake(self) -> None:
        """Look at the open question."""
        stand = self.session.room.stand
        if not self.session.room.settings.get("discreet") or stand is None or stand.over:
            return
        self.news.set()
        if self.task is None:
            self.task = asyncio.create_task(self.run())
            self.task.add_done_callback(self.rests)

    async def run(self) -> None:
        """From question to question, until a person is waited for."""
        while True:
            self.news.clear()
            async with self.session.lock:
                live = await self.session.live()
                wait, pick = self.pause(live), self.pick(live)
                if pick is None:
                    break
                if wait == 0.0 and not await self.session.keep_pick(live, pick):
                    wait = LATER
            if wait > 0.0:
                await self.heard(wait)
        self.session.wake_bots()

    async def heard(self, seconds: float) -> None:
        """Wait so long, or until there is news."""
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            return

    def rests(self, task: asyncio.Task[None]) -> None:
        """Nothing is to be passed."""
        self.task = None
        if not task.cancelled() and (error := task.exception()):
            log.error("stand-in-failed", room=self.session.room.id, why=told(error))
        elif self.news.is_set():
            self.wake()
        self.session.sweep()
