"""Sets of guests, as they are kept: cards and decks as they were typed; each call is one transaction."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, func, select, update
from sqlalchemy import insert as insert_into

from wtactics.server.data.store import Store, now
from wtactics.server.data.tables import set_parts, sets

MOST_SETS: Final = 50  # of one guest
MOST_PARTS: Final = {"card": 5_000, "deck": 200}  # of one set
MOST_BODY: Final = 24_000  # bytes of a card or deck
MOST_BYTES: Final = 6_000_000  # of a set in all


class TooMuch(Exception):
    """A guest or a set has as much as it may have: what, how much it may be."""

    def __init__(self, what: str, most: str) -> None:
        self.what, self.most = what, most
        super().__init__(f"{what}: at most {most}")


class Stale(Exception):
    """Somebody has changed or removed a card or deck since this revision of it was read; what is there now."""

    def __init__(self, kind: str, revision: int, there: StoredPart | None) -> None:
        self.kind, self.revision, self.there = kind, revision, there
        super().__init__("changed by somebody else")


@dataclass(frozen=True, slots=True)
class StoredSet:
    """A set of a guest."""

    id: str
    guest: str
    share: str
    name: str
    changed: str


@dataclass(frozen=True, slots=True)
class StoredPart:
    """A card or a deck of a set."""

    part: str
    kind: str
    name: str
    revision: int
    body: str
    measured: str | None


class Sets:
    """The sets that the store keeps."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # ---- sets

    def of_guest(self, guest: str) -> list[StoredSet]:
        """The sets of a guest, those that changed last first."""
        return self.find(sets.c.guest == guest)

    def own(self, guest: str, name: str) -> StoredSet | None:
        """A set of this guest."""
        found = self.find(and_(sets.c.id == plain(name), sets.c.guest == guest))
        return found[0] if found else None

    def shared(self, token: str) -> StoredSet | None:
        """The set that this secret lets anybody read."""
        found = self.find(sets.c.share == plain(token))
        return found[0] if found else None

    def find(self, condition: Any) -> list[StoredSet]:
        """The sets for which this is so."""
        query = select(sets).where(condition).order_by(sets.c.changed.desc(), sets.c.id)
        with self.store.engine.connect() as connection:
            return [StoredSet(r.id, r.guest, r.share, r.name, r.changed) for r in connection.execute(query)]

    def sizes(self, found: Iterable[StoredSet]) -> Counter[tuple[str, str]]:
        """How many cards and decks these sets have, by set and kind."""
        counted = (
            select(set_parts.c.set, set_parts.c.kind, func.count().label("many"))
            .where(set_parts.c.set.in_([each.id for each in found])).group_by(set_parts.c.set, set_parts.c.kind)
        )  # fmt: skip
        with self.store.engine.connect() as connection:
            return Counter({(row.set, row.kind): int(row.many) for row in connection.execute(counted)})

    def begin(self, guest: str, name: str) -> str:
        """A new set; TooMuch if the guest has so many."""
        made, id_ = now(), secrets.token_urlsafe(12)
        with self.store.write() as connection:
            theirs = select(func.count()).select_from(sets).where(sets.c.guest == guest)
            if connection.execute(theirs).scalar_one() >= MOST_SETS:
                raise TooMuch("sets", f"{MOST_SETS} of one guest")
            row = {"id": id_, "guest": guest, "share": secrets.token_urlsafe(18), "name": name, "made": made}
            connection.execute(insert_into(sets).values(row | {"changed": made}))
        return id_

    def rename(self, set_: str, name: str) -> None:
        """Call the set otherwise."""
        with self.store.write() as connection:
            connection.execute(update(sets).where(sets.c.id == set_).values(name=name, changed=now()))

    def remove(self, set_: str) -> None:
        """Throw a set away, with all that is in it."""
        with self.store.write() as connection:
            connection.execute(delete(set_parts).where(set_parts.c.set == set_))
            connection.execute(delete(sets).where(sets.c.id == set_))

    # ---- their parts

    def parts(self, set_: str, kind: str) -> list[StoredPart]:
        """All cards, or all decks, of a set."""
        query = select(set_parts).where(set_parts.c.set == set_, set_parts.c.kind == kind)
        with self.store.engine.connect() as connection:
            return [as_part(row) for row in connection.execute(query.order_by(set_parts.c.nth))]

    def page(self, set_: str, words: str, first: int, many: int) -> tuple[int, list[StoredPart]]:
        """So many cards of a set from the n-th on, among those whose name has these words, and how many such there are."""
        wanted = [set_parts.c.set == set_, set_parts.c.kind == "card"]
        if words:
            wanted.append(func.lower(set_parts.c.name).contains(plain(words).casefold(), autoescape=True))
        query = select(set_parts).where(*wanted).order_by(set_parts.c.nth).offset(first).limit(many)
        with self.store.engine.connect() as connection:
            found = connection.execute(select(func.count()).select_from(set_parts).where(*wanted)).scalar_one()
            return int(found), [as_part(row) for row in connection.execute(query)]

    def named(self, set_: str, names: Iterable[str]) -> list[StoredPart]:
        """The cards of a set that are called so."""
        wanted = and_(set_parts.c.set == set_, set_parts.c.kind == "card", set_parts.c.name.in_([*map(plain, names)]))
        with self.store.engine.connect() as connection:
            return [
                as_part(row) for row in connection.execute(select(set_parts).where(wanted).order_by(set_parts.c.nth))
            ]

    def part(self, set_: str, part: str, kind: str) -> StoredPart | None:
        """One card or deck."""
        with self.store.engine.connect() as connection:
            return part_in(connection, set_, plain(part), kind)

    def save(self, set_: str, kind: str, part: str, revision: int, name: str, body: str) -> int:
        """Keep a card or deck in the place of this revision (0: of none); its revision from now on.

        Stale if another one is there now, TooMuch if the set is full.
        """
        size = len(body.encode())
        if size > MOST_BODY:
            raise TooMuch(f"a {kind}", f"{MOST_BODY} bytes")
        with self.store.write() as connection:
            there = part_in(connection, set_, part, kind)
            if there is not None and there.body == body:  # it was kept, and nobody heard of it
                return there.revision
            if (there.revision if there else 0) != revision:
                raise Stale(kind, revision, there)
            self.room_for(connection, set_, kind, [] if there else [(name, body)])
            values = {"name": name, "body": body, "revision": revision + 1}
            where = and_(set_parts.c.set == set_, set_parts.c.part == part)
            if there is None:
                values |= {"set": set_, "part": part, "kind": kind, "nth": next_place(connection, set_)}
                connection.execute(insert_into(set_parts).values(values))
            else:
                connection.execute(update(set_parts).where(where).values(values))
            connection.execute(update(sets).where(sets.c.id == set_).values(changed=now()))
        return revision + 1

    def add(self, set_: str, parts: Sequence[tuple[str, str, str]]) -> None:
        """Many new cards and decks at once, all or none: kind, name and body of each; TooMuch if there is no room."""
        with self.store.write() as connection:
            for kind in MOST_PARTS:
                self.room_for(connection, set_, kind, [(name, body) for each, name, body in parts if each == kind])
            first = next_place(connection, set_)
            rows = [
                {
                    "set": set_,
                    "part": new_id(),
                    "kind": kind,
                    "nth": first + i,
                    "name": name,
                    "revision": 1,
                    "body": body,
                }
                for i, (kind, name, body) in enumerate(parts)
            ]
            if rows:
                connection.execute(insert_into(set_parts), rows)
            connection.execute(update(sets).where(sets.c.id == set_).values(changed=now()))

    def drop(self, set_: str, kind: str, part: str, revision: int) -> None:
        """Take a card or deck away; Stale if somebody has changed it meanwhile."""
        with self.store.write() as connection:
            there = part_in(connection, set_, part, kind)
            if there is not None and there.revision != revision:
                raise Stale(kind, revision, there)
            connection.execute(delete(set_parts).where(set_parts.c.set == set_, set_parts.c.part == part))
            connection.execute(update(sets).where(sets.c.id == set_).values(changed=now()))

    def note_measured(self, set_: str, part: str, measured: str) -> None:
        """Keep what came of many games with a card."""
        with self.store.write() as connection:
            where = and_(set_parts.c.set == set_, set_parts.c.part == part)
            connection.execute(update(set_parts).where(where).values(measured=measured))

    def room_for(self, connection: Connection, set_: str, kind: str, new: Iterable[tuple[str, str]]) -> None:
        """Is there room for these? TooMuch says how much there may be."""
        more = list(new)
        where = and_(set_parts.c.set == set_, set_parts.c.kind == kind)
        there = connection.execute(select(func.count()).select_from(set_parts).where(where)).scalar_one()
        if there + len(more) > MOST_PARTS[kind]:
            raise TooMuch(f"{kind}s", f"{MOST_PARTS[kind]} in one set")
        total = func.coalesce(func.sum(func.length(set_parts.c.body)), 0)
        bytes_ = int(connection.execute(select(total).where(set_parts.c.set == set_)).scalar_one())
        if bytes_ + sum(len(body) for _, body in more) > MOST_BYTES:
            raise TooMuch("a set", f"{MOST_BYTES} characters")


def new_id() -> str:
    """A name for a part that nobody guesses."""
    return secrets.token_urlsafe(9)


def plain(text: str) -> str:
    """The text without what PostgreSQL takes in none."""
    return text.replace("\0", "")


def next_place(connection: Connection, set_: str) -> int:
    """The place behind all parts of a set."""
    last = connection.execute(select(func.max(set_parts.c.nth)).where(set_parts.c.set == set_)).scalar()
    return 0 if last is None else int(last) + 1


def part_in(connection: Connection, set_: str, part: str, kind: str) -> StoredPart | None:
    """A part as it is now."""
    where = and_(set_parts.c.set == set_, set_parts.c.part == part, set_parts.c.kind == kind)
    row = connection.execute(select(set_parts).where(where)).first()
    return as_part(row) if row else None


def as_part(row: Row[Any]) -> StoredPart:
    """A part as it was stored."""
    return StoredPart(row.part, row.kind, row.name, int(row.revision), row.body, row.measured)
