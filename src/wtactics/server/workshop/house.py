"""The workshop's house: what is kept, who reads, how often somebody may ask, and what is said where it cannot be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

from pydantic import ValidationError
from structlog import get_logger

from wtactics.server.data.sets import Sets, Stale, StoredPart, StoredSet, TooMuch
from wtactics.server.guard.allowance import REMEMBERED
from wtactics.server.guard.limits import Bucket
from wtactics.server.messages.workshop import (
    CardDraft,
    CardKept,
    DeckDraft,
    DeckKept,
    Measured,
    OwnSet,
    StaleCard,
    StaleDeck,
)
from wtactics.server.rooms.lobby import Lobby
from wtactics.server.web.faults import RequestRefused
from wtactics.server.workshop.desk import MOST_WAITING, Desk, DeskBusy, TooLong, Unreadable
from wtactics.server.workshop.measuring import Measuring

FIRST: Final = 900_001  # the number of the first card of a set: those that ship have lesser ones
READINGS: Final = (80.0, 12.0)  # at once, and in a second
WRITINGS: Final = (120.0, 10.0)

log = get_logger()


class Pace:
    """How often somebody may ask: so many times at once, then so many in a second."""

    def __init__(self, pace: tuple[float, float]) -> None:
        self.pace: Final = pace
        self.buckets: Final[dict[str, Bucket]] = {}

    def take(self, who: str) -> None:
        """Once more."""
        bucket = self.buckets.get(who)
        if bucket is None:
            while len(self.buckets) >= REMEMBERED:
                del self.buckets[next(iter(self.buckets))]
            bucket = self.buckets[who] = Bucket(*self.pace)
        if not bucket.take():
            raise RequestRefused(429, "workshop", f"{self.pace[1]:.0f} requests a second in the long run", "more")


class Overtaken(RequestRefused):
    """Whoever saves over what he has not seen is told what is there now."""

    def __init__(self, stale: Stale) -> None:
        there = stale.there
        found = f"revision {there.revision}" if there else "nothing: it was taken away"
        super().__init__(409, "body.revision", f"revision {stale.revision}", found)
        if stale.kind == "card":
            self.told = StaleCard(fault=self.fault, now=card_kept(there) if there else None)
        else:
            self.told = StaleDeck(fault=self.fault, now=deck_kept(there) if there else None)


class House:
    """What the calls of the workshop share."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.sets: Final = Sets(lobby.store)
        self.desk: Final = Desk()
        self.waiting: Final = ThreadPoolExecutor(MOST_WAITING + 1, thread_name_prefix="desk")  # those who wait for it
        self.measuring: Final = Measuring()
        self.readings: Final = Pace(READINGS)
        self.writings: Final = Pace(WRITINGS)

    async def read(self, game: str, work: Callable[..., Any], *args: Any, effort: float = 0.0) -> Any:
        """Have something read at the desk, in the words of a game if it has a name."""
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self.waiting, partial(self.desk.ask, game, work, *args, effort=effort)
            )
        except DeskBusy as busy:
            raise RequestRefused(429, "workshop", "fewer texts to be read at once", str(busy)) from None
        except TooLong as long:
            raise RequestRefused(422, "body.card.text", "a text that can be read in a few seconds", str(long)) from None
        except Unreadable as failed:
            log.warning("not-read", why=str(failed))
            raise RequestRefused(422, "body", "something that can be read", "an error of the program over it") from None

    async def keep(self, work: Callable[..., Any], *args: Any) -> Any:
        """Write, if there is room, and nobody was quicker."""
        try:
            return await self.lobby.write(work, *args)
        except TooMuch as much:
            raise RequestRefused(413, much.what, f"at most {much.most}", "more") from None
        except Stale as stale:
            raise Overtaken(stale) from None

    async def seen(self, guest: str | None, name: str) -> tuple[StoredSet, bool]:
        """The set of this name, if it is the guest's, or the one that this secret lets anybody read; and whether it is his."""
        own = await self.lobby.in_thread(self.sets.own, guest, name) if guest else None
        found = own or await self.lobby.in_thread(self.sets.shared, name)
        if found is None:
            raise RequestRefused(404, "path.set", "a set of yours, or the link to one", "another")
        return found, own is not None

    async def own(self, guest: str | None, name: str) -> StoredSet:
        """The set of this name, which must be the guest's."""
        found, yours = await self.seen(guest, name)
        if not yours:
            raise RequestRefused(403, "path.set", "a set of yours: take a copy first", "somebody else's")
        return found

    async def writer(self, guest: str | None, name: str) -> StoredSet:
        """The set of this name, to be written in by its guest once more."""
        found = await self.own(guest, name)
        self.writings.take(found.guest)
        return found

    def info(self, found: StoredSet, yours: bool) -> OwnSet:
        """A set as it is told; whoever only has the link knows it by the link."""
        decks = tuple(deck_kept(part) for part in self.sets.parts(found.id, "deck"))
        cards = self.sets.sizes([found])[found.id, "card"]
        return OwnSet(
            id=found.id if yours else found.share, name=found.name, yours=yours,
            share=f"/workshop/{found.share}" if yours else "", cards=cards, decks=decks, changed=found.changed,
        )  # fmt: skip

    def save_card(self, set_: StoredSet, part: str, revision: int, draft: CardDraft) -> CardKept:
        """Keep a card: it has a number from then on, and another version where the one before was tested."""
        there = self.sets.part(set_.id, part, "card")
        measured = measured_of(there) if there else None
        if not draft.number:
            draft = draft.model_copy(update={"number": self.free_number(set_.id)})
        was_tested = measured is not None and draft.version == measured.version
        if there is not None and was_tested and plain_draft(card_of(there)) != plain_draft(draft):
            draft = draft.model_copy(update={"version": draft.version + 1})
        now = self.sets.save(set_.id, "card", part, revision, draft.name, draft.model_dump_json())
        return CardKept(id=part, revision=now, card=draft, measured=measured)

    def free_number(self, set_: str) -> int:
        """A number behind those of all cards of the set."""
        numbers = [card_of(part).number for part in self.sets.parts(set_, "card")]
        return max([FIRST - 1, *numbers]) + 1

    def copy(self, found: StoredSet, guest: str) -> str:
        """A set of the guest's own with all that is in this one."""
        made = self.sets.begin(guest, found.name)
        parts = [
            (part.kind, part.name, part.body) for kind in ("card", "deck") for part in self.sets.parts(found.id, kind)
        ]
        self.sets.add(made, parts)
        return made

    async def close(self) -> None:
        """Send everybody home."""
        await self.measuring.close()
        self.desk.end()
        self.waiting.shutdown(wait=False, cancel_futures=True)


def plain_draft(draft: CardDraft) -> CardDraft:
    """What of a card matters for a test of it."""
    return draft.model_copy(update={"number": 0, "version": 0, "flavour": ""})


def card_of(part: StoredPart) -> CardDraft:
    """The card as it was typed; what an older program kept and this one cannot read is an empty card with its name."""
    try:
        return CardDraft.model_validate_json(part.body)
    except ValidationError:
        return CardDraft(name=part.name)


def deck_of(part: StoredPart) -> DeckDraft:
    """The deck as it was put together."""
    try:
        return DeckDraft.model_validate_json(part.body)
    except ValidationError:
        return DeckDraft(name=part.name)


def measured_of(part: StoredPart) -> Measured | None:
    """What came of many games with a card."""
    try:
        return Measured.model_validate_json(part.measured) if part.measured else None
    except ValidationError:
        return None


def card_kept(part: StoredPart) -> CardKept:
    """A card as it is told."""
    return CardKept(id=part.part, revision=part.revision, card=card_of(part), measured=measured_of(part))


def deck_kept(part: StoredPart) -> DeckKept:
    """A deck as it is told."""
    return DeckKept(id=part.part, revision=part.revision, deck=deck_of(part))
