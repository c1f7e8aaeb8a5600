"""Clearing away: rooms that nobody entered, and, where somebody wants it, games in which nothing has happened for long."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, false, func, or_, select, update

from wtactics.server.data.store import Store, written
from wtactics.server.data.tables import choices, matches, rooms, seats

BATCH: Final = 100  # rooms in one transaction: others want to write too


@dataclass(frozen=True, slots=True)
class Keeping:
    """How long rooms are kept; 0 is for ever."""

    unentered: float = 72.0  # hours, if nobody was ever there
    idle: float = 0.0  # days, since something happened there

    @property
    def is_over(self) -> ColumnElement[bool]:
        """For which rooms is it long enough?"""
        at = datetime.now(UTC)
        terms: list[ColumnElement[bool]] = [false()]
        if self.unentered:
            before = written(at - timedelta(hours=self.unentered))
            terms.append(and_(rooms.c.entered.is_(None), rooms.c.changed < before))
        if self.idle:
            terms.append(rooms.c.changed < written(at - timedelta(days=self.idle)))
        return or_(*terms)


def count_old(store: Store, keeping: Keeping) -> tuple[int, int]:
    """How many rooms are to be cleared away, and how many there are."""
    with store.engine.connect() as connection:
        old = connection.execute(select(func.count()).select_from(rooms).where(keeping.is_over)).scalar_one()
        return old, connection.execute(select(func.count()).select_from(rooms)).scalar_one()


def clear(store: Store, keeping: Keeping, spared: Collection[str] = ()) -> list[str]:
    """Clear away some of the old rooms with all that is in them, but none of those where somebody is now."""
    old = select(rooms.c.id).where(keeping.is_over, rooms.c.id.not_in(spared)).limit(BATCH)
    with store.write() as connection:
        ids = list(connection.execute(old).scalars())
        connection.execute(delete(choices).where(choices.c.room.in_(ids)))
        connection.execute(delete(matches).where(matches.c.room.in_(ids)))
        connection.execute(delete(seats).where(seats.c.room.in_(ids)))
        connection.execute(update(rooms).where(rooms.c.again.in_(ids)).values(again=None))
        connection.execute(delete(rooms).where(rooms.c.id.in_(ids)))
    return ids
