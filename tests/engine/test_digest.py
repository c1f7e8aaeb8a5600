"""Every field of a table counts in its digest, but for those that are never kept."""

from typing import Any

from librt.vecs import append

from toy_pool import new_match, play_on
from wtactics.engine.chance import Stream
from wtactics.engine.digest import digest_of, fold
from wtactics.engine.state import State

SPEAKERS = {
    "me",
    "you",
    "they",
    "item",
    "saying",
    "bound",
    "waited",
}  # set anew before any text is read, any step carried out
FOLLOW = {
    "hearers",
    "actors",
    "values_stated",
    "recalled",
    "minded",
    "averted",
    "added",
    "shaped_by",
}  # from the cards, and what those on the board say
OUTSIDE = {"terms", "library", "seats", "listening", "facts", "witnesses", "at_will"} | FOLLOW


def own_fields(table: Any) -> list[str]:
    return sorted(vars(State(table.terms)).keys() - SPEAKERS - OUTSIDE)


def others(value: Any) -> list[Any]:
    """Other values of its kind."""
    if isinstance(value, bool | int):
        return [not value if isinstance(value, bool) else value - 1]
    if isinstance(value, Stream):
        return [Stream(value.base + 1), Stream(value.base, b"another")]
    if len(value) == 0:
        return [append(value[:], 1)]
    changed = value[:]
    changed[0] += 1
    return [changed]


def test_a_change_of_any_field_changes_the_digest() -> None:
    table: Any = play_on(new_match(3), 80).match.table
    before = digest_of(table)
    for name in own_fields(table):
        value = getattr(table, name)
        for other in others(value):
            setattr(table, name, other)
            assert digest_of(table) != before, f"{name} does not count"
        setattr(table, name, value)
    assert digest_of(table) == before


def test_who_speaks_and_who_listens_does_not_count() -> None:
    table: Any = play_on(new_match(3), 80).match.table
    before = digest_of(table)
    table.me, table.you, table.they, table.item, table.bound, table.listening = 1, 1, 1, 12, 3, True
    assert digest_of(table) == before


def test_the_order_of_numbers_counts() -> None:
    assert fold(fold(0, 1), 2) != fold(fold(0, 2), 1)
    assert fold(0, 1 << 40) != fold(0, 0)
    assert fold(0, -1) != fold(0, (1 << 32) - 1)
