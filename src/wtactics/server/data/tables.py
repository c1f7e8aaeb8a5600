"""The tables of the data file, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

secrets = Table(  # what signs the cookies of guests
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

owners = Table(  # who may write: one line for all rooms, for whoever serves it alone
    "owners",
    METADATA,
    Column("name", String(40), primary_key=True),
    # New with every owner: whoever does not find his own has lost the file
    Column("token", String(40), nullable=False),
    Column("host", String(200), nullable=False),  # these three tell on the same machine whether the owner lives
    Column("pid", Integer, nullable=False),
    Column("life", String(200), nullable=False),
    Column("address", String(200), nullable=False),  # where its page is, for whoever came second
    Column("beat", Integer, nullable=False),  # counts up while the owner lives; no clock is compared with another
)

guests = Table(
    "guests",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", String(32), nullable=False),  # times are ISO 8601 in UTC, so they sort as texts
)

rooms = Table(
    "rooms",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("ruleset", String(120), nullable=False),  # with its mods, as in orc+heroes+mounts
    Column("settings", Text, nullable=False),  # JSON: what differs from the rules
    Column("seed", Text, nullable=False),  # a number of 63 bits, or the digits of a key
    Column("made_by", String(40), nullable=False),
    Column("made", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("again", String(40)),  # the room of the rematch
    Column("entered", String(32)),  # since when somebody has been there
    Column("best_of", Integer, nullable=False, server_default="1"),  # games of a match
    Column("results", Text, nullable=False, server_default="[]"),  # JSON: who has won those before this one
    Column("given_up", Integer),  # the seat that gave up the whole match
    Column("carried", Text),  # JSON: the cards and decks that do not ship, where it is played with such
    Index("rooms_of_makers", "made_by"),
    Index("rooms_by_change", "changed"),
)

seats = Table(
    "seats",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String(64), nullable=False, unique=True),  # whoever has it sits there
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("guest", String(40)),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("deck", String(100), nullable=False),
    Index("seats_of_guests", "guest"),
)

matches = Table(
    "matches",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id"), primary_key=True),
    Column("record", Text, nullable=False),  # a record without choices, as in a file
    Column("begun", String(32), nullable=False),
    Column("turn", Integer, nullable=False),  # where the choices have led, for lists of rooms
    Column("asked", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winner", Integer),  # none while it is not over, and where it was drawn
)

choices = Table(
    "choices",
    METADATA,
    Column("room", String(40), ForeignKey("matches.room"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # whoever comes second is told that somebody was quicker
    Column("choice", Integer, nullable=False),
    Column("made", String(32), nullable=False),
)

sets = Table(  # of cards and decks that guests write
    "sets",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("share", String(40), nullable=False, unique=True),  # whoever has it may read
    Column("name", String(80), nullable=False),
    Column("made", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Index("sets_of_guests", "guest"),
)

set_parts = Table(
    "set_parts",
    METADATA,
    Column("set", String(40), ForeignKey("sets.id"), primary_key=True),
    Column("part", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),  # card, deck
    Column("nth", Integer, nullable=False),  # in the order in which they came
    Column("name", String(80), nullable=False),
    Column("revision", Integer, nullable=False),  # whoever saves over another one is told what is there now
    Column("body", Text, nullable=False),  # JSON: what was typed, perhaps not to its end
    Column("measured", Text),  # JSON: what came of many games with it
    Index("parts_in_order", "set", "kind", "nth"),
)
