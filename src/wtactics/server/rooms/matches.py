"""The matches that the server holds in memory, the threads that work for them, and the one that writes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final, ParamSpec, TypeVar

from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.data.datafile import NotKept
from wtactics.server.data.store import Room, Stand, Store, TakenAlready
from wtactics.server.data.writer import Writer
from wtactics.server.guard.allowance import Allowance
from wtactics.server.guard.limits import Limits
from wtactics.server.rooms.carried import brought_to, carried_by, shelf_of
from wtactics.server.rooms.live_match import LiveMatch, revived
from wtactics.server.rooms.opponents import Opponents
from wtactics.server.rooms.room import dealt_from, settings_of

THREADS: Final = 4
P = ParamSpec("P")
R = TypeVar("R")


class Matches:
    """All that is done for rooms, whoever is in them; a match is in memory while there is space."""

    def __init__(self, store: Store, limits: Limits | None = None, opponents: Opponents | None = None) -> None:
        self.store: Final = store
        self.limits: Final = limits or Limits()
        self.opponents: Final = opponents or Opponents()
        self.allowance: Final = Allowance(self.limits.rooms_an_hour)
        self.matches: Final[OrderedDict[str, LiveMatch]] = OrderedDict()  # the one used last at the end
        self.threads: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="matches")
        self.writer: Final = Writer(store)

    async def in_thread(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do work that takes a while where it does not hold up the sockets."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))

    async def write(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do work that writes, where it holds up nobody who reads or thinks; NotKept if it cannot be done soon."""
        return await self.writer.write(work, *args, **kwargs)

    # ---- matches

    async def live(self, room: Room) -> LiveMatch:
        """The match of a room that has begun; whoever asks has the lock of its session."""
        live = self.matches.pop(room.id, None)
        if live is None:
            live = await self.in_thread(self.revive, room)
        self.hold(live)
        return live

    def revive(self, room: Room) -> LiveMatch:
        """The match, replayed from the store."""
        found = self.store.match(room.id)
        assert found is not None, f"room {room.id} has begun, but has no match"
        content = shelf_of(room)
        fresh = self.store.room(room.id)
        return revived(room.id, *found, content.pool, content.game, fresh.stand if fresh else None)

    def hold(self, live: LiveMatch) -> None:
        """Keep a match in memory, at the cost of the one that was used longest ago."""
        self.matches[live.room] = live
        while len(self.matches) > self.limits.live:
            self.matches.popitem(last=False)

    def drop(self, live: LiveMatch) -> None:
        """Forget a match in memory; the store has it."""
        self.matches.pop(live.room, None)

    async def keep(
        self, live: LiveMatch, choices: Sequence[int], stand: Stand, watched: Iterable[int]
    ) -> list[dict[int, str]]:
        """Store choices, then make them in memory: what the watched seats are told after each.

        If anything but the disk is in the way, memory is given up: the store is right.
        """
        try:
            await self.write(self.store.append, live.room, live.seq, choices, stand)
            return await self.in_thread(live.advance, choices, watched)
        except NotKept:
            raise
        except BaseException:
            self.drop(live)
            raise

    async def begin(self, room: Room) -> None:
        """Deal the match of a room whose seats are all taken, if nobody else has just begun it."""
        live = await self.in_thread(self.deal, room)
        with suppress(TakenAlready):
            await self.write(self.store.begin, room.id, live.text, live.stand)
            self.hold(live)

    def deal(self, room: Room) -> LiveMatch:
        """The new match; that of a table which was laid out, where the room carries one."""
        content, text = shelf_of(room), carried_by(room).begun
        if not text:
            decks = [brought_to(room, seated.deck) for seated in room.seats]
            record = begin(content.game, content.pool, decks, dealt_from(room), settings_of(room)).record
            text = to_text(replace(record, choices=[], outcome=None))
        return revived(room.id, text, (), content.pool, content.game)

    async def open(self, room: Room, address: str) -> Room:
        """Keep a new room, and begin its match if nobody is to be waited for; Enough if there are many already."""
        self.allowance.take(address)
        await self.write(self.store.add_room, room, None, self.limits.rooms_of_guest)
        if room.is_full:
            await self.begin(room)
        return await self.in_thread(self.store.room, room.id) or room

    async def begin_again(self, room: Room, following: Room, address: str) -> str:
        """Keep the room that follows, or find the one that somebody has made; Enough if there are many already."""
        self.allowance.take(address)
        try:
            await self.write(self.store.add_room, following, room.id)
        except TakenAlready:
            there = await self.in_thread(self.store.room, room.id)
            assert there is not None
            assert there.again is not None
            return there.again
        await self.begin(following)
        return following.id

    def close(self) -> None:
        """Nobody works any more."""
        self.opponents.close()
        self.threads.shutdown(wait=True, cancel_futures=True)
        self.writer.close()
        self.store.close()
