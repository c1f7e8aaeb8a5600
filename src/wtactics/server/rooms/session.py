"""One room with the people in it: what they may do, one after the other, and who is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol

from pydantic import BaseModel
from structlog import get_logger

from wtactics.engine.match import NotOffered
from wtactics.games import ruleset
from wtactics.kits.game import Game
from wtactics.records.record import CONCEDED, DRAW_OFFERED
from wtactics.server.data.datafile import NotKept, OwnerLost
from wtactics.server.data.store import Room, Stand, TakenAlready, now
from wtactics.server.guard.allowance import Enough
from wtactics.server.guard.backlog import Backlog
from wtactics.server.guard.discretion import masked, told
from wtactics.server.messages import Again, Choose, Hello, Seated, Suggest, Welcome, Why
from wtactics.server.rooms.live_match import LiveMatch, MatchBroken
from wtactics.server.rooms.matches import Matches
from wtactics.server.rooms.room import link_of, next_game_of, rematch_of, room_info, seat_in
from wtactics.server.rooms.score import series_of
from wtactics.server.rooms.standin import LATER, StandIn
from wtactics.server.show import table as show

log = get_logger()


class MessageRefused(Exception):
    """A message asks for what cannot be; whoever sent it is told, and nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        self.code, self.text = code, text
        super().__init__(f"{code}: {text}")


class NotSaved(MessageRefused):
    """The data file takes nothing now."""


class Person(Protocol):
    """One window of somebody who is here."""

    hello: Hello

    @property
    def backlog(self) -> Backlog:
        """What he is still to be told."""

    @property
    def address(self) -> str:
        """Where he calls from."""

    def send(self, text: str) -> None:
        """Say something, as soon as he listens."""


class RoomSession:
    """The people of one room; what changes the match happens under the lock."""

    def __init__(self, lobby: Matches, room: Room, close: Callable[[RoomSession], None]) -> None:
        self.lobby: Final = lobby
        self.close: Final = close
        self.room = room
        self.game: Final[Game] = ruleset(room.ruleset)
        self.lock: Final = asyncio.Lock()
        self.people: Final[dict[Person, int]] = {}
        self.visits = 0  # windows and requests that are here, whether they have said hello or not
        self.bots: asyncio.Task[None] | None = None
        self.stand_in: Final = StandIn(self, lobby.limits)

    @property
    def is_empty(self) -> bool:
        """Is nobody here, and nothing about to be chosen by a bot or in somebody's stead?"""
        return self.visits == 0 and self.bots is None and not self.stand_in.is_busy

    def sweep(self) -> None:
        """Close the session if nobody is in it."""
        self.close(self)

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return set(self.people.values())

    # ---- telling

    def tell(self, seat: int, message: BaseModel | str) -> None:
        """Say something to everybody on this seat, in every window."""
        text = message if isinstance(message, str) else message.model_dump_json()
        for person, where in list(self.people.items()):
            if where == seat:
                person.send(text)

    def tell_presence(self) -> None:
        """Say who is here."""
        for seat in self.here:
            self.tell(seat, Seated(room=room_info(self.room, seat, self.here)))

    # ---- coming and going

    async def enter(self, person: Person, seat: int, hello: Hello) -> None:
        """Somebody says hello: he is told all, or all that is new to him."""
        async with self.lock:
            live = await self.settled()
            # Whoever listens here would hear what is told to whoever sits down
            if self.room.seats[seat].kind == "open":
                raise MessageRefused("not-yours", "Nobody sits here: take the seat first.")
            person.hello = hello
            newcomer = seat not in self.here
            if person in self.people:  # it may ask as often as it likes: what it has not read is not made again
                person.backlog.fall_behind()
            else:
                person.send(await self.lobby.in_thread(self.welcome, seat, live, hello, self.here | {seat}))
                self.people[person] = seat
        if newcomer:
            self.tell_presence()
        if self.room.again is not None:
            await self.lead_on(self.room.again)
        self.stand_in.note_passing(seat, hello.passing)
        self.go_on()
        if self.room.entered is None:
            with suppress(NotKept):
                await self.lobby.write(self.lobby.store.enter, self.room.id)
                self.room = replace(self.room, entered=now())

    def welcome(self, seat: int, live: LiveMatch | None, hello: Hello, here: set[int]) -> str:
        """All that a seat needs; the log only from where the client left off, if that was in this match."""
        known = hello.log if live and hello.seq is not None and hello.seq <= live.seq else 0
        return Welcome(
            room=room_info(self.room, seat, here), seat=seat,
            layout=show.layout_message(self.game, self.room.settings, len(self.room.seats)),
            state=live.state(seat) if live else None, log=tuple(live.log(seat)[known:]) if live else (),
            advice=live.advice(seat) if live else (),
        ).model_dump_json()  # fmt: skip

    async def tell_anew(self, person: Person, seat: int) -> None:
        """Tell all to somebody who asks again, or who has not read what he was told."""
        async with self.lock:
            live, hello = await self.settled(), person.hello
            person.hello = Hello(do="hello")
            person.send(await self.lobby.in_thread(self.welcome, seat, live, hello, self.here))
            person.send(Seated(room=room_info(self.room, seat, self.here)).model_dump_json())

    def leave(self, person: Person) -> None:
        """Somebody has gone."""
        seat = self.people.pop(person, None)
        if seat is not None and seat not in self.here:
            self.tell_presence()
            self.stand_in.wake()

    async def refresh(self) -> None:
        """Look at the room as it is stored."""
        room = await self.lobby.in_thread(self.lobby.store.room, self.room.id)
        if room is None:
            raise MessageRefused("not-yours", "This room was cleared away: nothing had happened in it for a long time.")
        self.room = room

    async def began(self) -> None:
        """The last seat was taken: the match begins, and all who wait are told."""
        async with self.lock:
            live = await self.settled()
            for seat in self.here:
                self.tell(seat, await self.lobby.in_thread(self.welcome, seat, live, Hello(do="hello"), self.here))
        self.go_on()

    async def settled(self) -> LiveMatch | None:
        """The match, begun if all seats are taken (whoever should have done so may have died before); None if not."""
        await self.refresh()
        if self.room.stand is None and self.room.is_full:
            await self.lobby.begin(self.room)
            await self.refresh()
        return await self.live() if self.room.stand else None

    # ---- playing

    async def live(self) -> LiveMatch:
        """The match; Refusal if it has not begun, or cannot be replayed."""
        if self.room.stand is None:
            raise MessageRefused("not-started", "The match has not begun: somebody is still to come.")
        try:
            return await self.lobby.live(self.room)
        except MatchBroken as broken:
            log.warning("match-broken", room=self.room.id, why=masked(str(broken)))
            raise MessageRefused(
                "broken", "This match was begun with other rules or cards than the server has now."
            ) from broken

    async def question(self, seat: int, seq: int) -> LiveMatch:
        """The match, if its open question is this one and this seat's."""
        live = await self.live()
        if live.played.match.over:
            raise MessageRefused("over", "The match is over.")
        if seq != live.seq:
            raise MessageRefused("stale", "That question has been answered already.")
        if live.asked != seat:
            raise MessageRefused("not-yours", "It is somebody else's turn to choose.")
        return live

    async def choose(self, person: Person, seat: int, message: Choose) -> None:
        """A choice, or parts of one: kept when it is complete, else shown as a draft."""
        async with self.lock:
            live = await self.question(seat, message.seq)
            try:
                trial = await self.lobby.in_thread(live.tried, seat, message.picks)
                choices = await self.lobby.in_thread(trial.draft.picks) if trial.whole else []
                stand = await self.lobby.in_thread(live.stand_after, choices)
            except NotOffered as error:
                raise MessageRefused("not-offered", f"That cannot be chosen: {error}.") from None
            if not trial.whole:
                draft = await self.lobby.in_thread(live.drafted, trial, message.picks)
                person.send(draft.model_dump_json())
                return
            if message.calmly and live.hides and len(choices) == 1:
                self.stand_in.let_pass(live.seq, choices[0])
                return
            await self.keep(live, choices, stand)
        self.go_on()

    async def suggest(self, person: Person, seat: int, message: Suggest) -> None:
        """Advice for the open question, for this window alone."""
        async with self.lock:
            live = await self.question(seat, message.seq)
            try:
                draft = await self.lobby.in_thread(live.suggested, seat, message.picks)
            except NotOffered as error:
                raise MessageRefused("not-offered", f"That cannot be advised: {error}.") from None
        person.send(draft.model_dump_json())

    async def concede(self, seat: int) -> None:
        """The seat gives up."""
        await self.declare(CONCEDED - seat, MessageRefused("over", "For you the match is over already."))

    async def offer_draw(self, seat: int) -> None:
        """The seat would take a draw."""
        words = "A draw cannot be offered now: the rules know none, you have offered one already, or you are out."
        await self.declare(DRAW_OFFERED - seat, MessageRefused("not-offered", words))

    async def declare(self, choice: int, refused: MessageRefused) -> None:
        """What a seat may say at any question, whoever is asked; refused where the match does not take it."""
        async with self.lock:
            live = await self.live()
            if live.played.match.over:
                raise MessageRefused("over", "The match is over.")
            try:
                stand = await self.lobby.in_thread(live.stand_after, [choice])
            except NotOffered:
                raise refused from None
            await self.keep(live, [choice], stand)
        self.go_on()

    async def keep(self, live: LiveMatch, choices: Sequence[int], stand: Stand) -> None:
        """Store choices, which lead so far, then tell everybody what came of each."""
        try:
            news = await self.lobby.keep(live, choices, stand, self.here)
        except TakenAlready:
            raise MessageRefused("stale", "That question has been answered already, through another server.") from None
        except OwnerLost as error:
            raise NotSaved("broken", "Another server has taken over this table: open the page again.") from error
        except NotKept as error:
            log.warning("not-stored", room=live.room, why=str(error))
            raise NotSaved("broken", "The server cannot save anything now, so nothing has changed.") from error
        self.room = replace(self.room, stand=stand, changed=now())
        for heard in news:
            for seat, text in heard.items():
                self.tell(seat, text)
        if stand.over and self.room.best_of > 1:
            self.tell_presence()  # with the score of the match

    async def keep_pick(self, live: LiveMatch, pick: int) -> bool:
        """Keep what was chosen in a seat's stead; False if it cannot be saved now."""
        try:
            await self.keep(live, [pick], await self.lobby.in_thread(live.stand_after, [pick]))
        except NotSaved:
            return False
        return True

    async def why(self, person: Person, seat: int, message: Why) -> None:
        """Why not?"""
        async with self.lock:
            live = await self.live()
            if message.seq != live.seq:
                raise MessageRefused("stale", "The table has changed since you asked.")
            if message.picks and live.asked != seat:
                raise MessageRefused("not-yours", "It is somebody else's turn to choose.")
            try:
                reasons = await self.lobby.in_thread(live.reasons, seat, message)
            except NotOffered as error:
                raise MessageRefused("not-offered", f"That was not on the table: {error}.") from None
        person.send(reasons.model_dump_json())

    # ---- bots

    def go_on(self) -> None:
        """Let those answer who are not waited for."""
        self.wake_bots()
        self.stand_in.wake()

    def wake_bots(self) -> None:
        """Let bots move, if one is asked."""
        if self.bots is None and self.room.stand and self.bot_asked(self.room.stand.asked):
            self.bots = asyncio.create_task(self.run_bots())
            self.bots.add_done_callback(self.bots_rest)

    def bot_asked(self, seat: int) -> str | None:
        """The bot on this seat, if one sits there."""
        return self.room.seats[seat].bot if 0 <= seat < len(self.room.seats) else None

    async def run_bots(self) -> None:
        """From choice to choice until a person is asked; nobody is kept waiting while a bot thinks."""
        while True:
            async with self.lock:
                live = await self.live()
                seat, seq, choices = live.asked, live.seq, list(live.played.record.choices)
                self.stand_in.pause(live)  # it begins before the bot thinks
            bot = self.bot_asked(seat)
            if bot is None:
                return self.stand_in.wake()
            pause = 0.0
            pick = await self.lobby.opponents.choose(live.room, live.text, choices, seat, bot)
            await asyncio.sleep(self.stand_in.pause(live) if live.hides else 0.0)
            async with self.lock:
                live = await self.live()
                if live.seq != seq or live.asked != seat:
                    continue
                if not await self.keep_pick(live, pick):
                    pause = LATER
            await asyncio.sleep(pause)

    def bots_rest(self, task: asyncio.Task[None]) -> None:
        """No bot is asked any more."""
        self.bots = None
        if not task.cancelled() and (error := task.exception()):
            log.error("bot-failed", room=self.room.id, why=told(error))
        self.sweep()

    # ---- afterwards

    async def rematch(self, person: Person) -> None:
        """Once more: whoever asks first makes the room, all are led there."""
        async with self.lock:
            live = await self.live()
            if not live.played.match.over:
                raise MessageRefused("not-yours", "A rematch begins when this match is over.")
            await self.refresh()
            if not series_of(self.room).over:
                raise MessageRefused("not-yours", "The match goes on: its next game comes before a rematch.")
            again = await self.follow(person, rematch_of(self.room))
        await self.lead_on(again)

    async def next_game(self, person: Person) -> None:
        """On with the match: whoever asks first makes the room of the next game, all are led there."""
        async with self.lock:
            live = await self.live()
            await self.refresh()
            if self.room.best_of == 1:
                raise MessageRefused("not-offered", "This is a single game, and no match of several.")
            if not live.played.match.over:
                raise MessageRefused("not-yours", "The next game begins when this one is over.")
            if series_of(self.room).over:
                raise MessageRefused("over", "The match is decided: no game of it is left.")
            again = await self.follow(person, next_game_of(self.room))
        await self.lead_on(again)

    async def follow(self, person: Person, room: Room) -> str:
        """Go on in this room, or in the one that somebody has made for it before."""
        try:
            again = self.room.again or await self.lobby.begin_again(self.room, room, person.address)
        except Enough as enough:
            raise MessageRefused("too-fast", enough.text) from None
        self.room = replace(self.room, again=again)
        return again

    async def lead_on(self, again: str) -> None:
        """Tell everybody here his seat in the next room."""
        following = await self.lobby.in_thread(self.lobby.store.room, again)
        if following is None:
            return
        for seat in self.here:
            self.tell(seat, Again(link=link_of(seat_in(following, seat))))
