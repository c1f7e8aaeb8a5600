"""A clone has everything, and shares nothing that is ever written."""

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from toy_pool import new_match, play_on, pool
from wtactics.engine import state
from wtactics.engine.chance import Stream
from wtactics.engine.digest import digest_of
from wtactics.engine.library import Extras, Library, Printed
from wtactics.engine.state import Terms, zeros
from wtactics.engine.table import Table
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.slot.table import SlotTable

SOURCES = Path(state.__file__).parents[1]
FOREVER = {"terms", "library", "seats"}  # what no match changes; all tables of a match share it
SHARED = {"printed", "owner", "controller", "harm", "host", "home", "colour", "role", "foe", "shown", "out", "failed",
          "options"}  # by clones  # fmt: skip
REMEMBERED = {"purses"}  # counted when somebody asks, from what is in the digest
OF_LISTENERS = {"listening", "facts", "witnesses"}  # they stay with the table that was listened to


def terms() -> Terms:
    return Terms(pool().library, zeros(3), 9, zeros(16), zeros(8), 2, zeros(9))


def filled(table_type: type[Table]) -> Any:
    """A table each of whose fields holds a value that no other field holds."""
    table = table_type(terms())
    for i, (name, value) in enumerate(sorted(vars(table).items()), 100):
        if name not in FOREVER:
            number = not value if isinstance(value, bool) else i
            other = Stream(i) if isinstance(value, Stream) else number
            setattr(table, name, vec[i64]([i, i + 1]) if is_column(value) else other)
    return table


def is_column(value: object) -> bool:
    return not isinstance(value, bool | int | Stream)


@pytest.mark.parametrize("table_type", [Table, ArcTable, SlotTable])
def test_a_clone_has_every_field(table_type: type[Table]) -> None:
    table = filled(table_type)
    clone = table.clone()
    assert type(clone) is table_type
    assert vars(clone).keys() == vars(table).keys()
    for name, value in vars(table).items():
        there = getattr(clone, name)
        if name not in OF_LISTENERS:
            same = list(there) == list(value) if is_column(value) and name not in FOREVER else there == value
            assert same, f"{name} is not copied"


@pytest.mark.parametrize("table_type", [Table, ArcTable, SlotTable])
def test_a_clone_has_buffers_of_its_own(table_type: type[Table]) -> None:
    table = filled(table_type)
    clone = table.clone()
    for name, value in vars(table).items():
        if is_column(value) and name not in FOREVER | SHARED | OF_LISTENERS:
            getattr(clone, name)[0] = -7
            assert value[0] != -7, f"{name} is shared"
            assert list(append(value, 5)) != list(getattr(clone, name)), f"{name} grows with its clone"


def test_a_forgotten_field_would_be_found() -> None:
    class Forgetful(ArcTable):
        def __init__(self, terms: Terms) -> None:
            super().__init__(terms)
            self.extra_lives = 0

        def clone(self) -> "Forgetful":
            t = Forgetful(self.terms)
            self.copy_to(t)
            return t

    with pytest.raises(AssertionError, match="is not copied"):
        test_a_clone_has_every_field(Forgetful)


def test_the_columns_say_what_is_shared() -> None:
    """The clone test believes these comments, so it holds them against its own list."""
    lines = inspect.getsource(state).splitlines()
    assert {line.split("self.")[1].split(":")[0] for line in lines if "# shared" in line} == SHARED


def test_what_is_shared_is_never_written_in_place() -> None:
    """Who imagines copies the column first; all else makes a new one (`put`)."""
    stored = {
        (path.stem, node.value.attr)
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Attribute)
    }
    assert {place for place in stored if place[1] in SHARED} == {("imagine", "printed")}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_played_on_a_clone_stays_there(seed: int) -> None:
    played = play_on(new_match(seed, 2 + seed % 2), 40 + 60 * seed, seed)
    while not played.match.over and len(played.record.choices) < 40 + 60 * seed + 12:
        before = digest_of(played.match.table)
        for i in range(len(played.match.table.options)):
            branch = played.match.clone()
            assert digest_of(branch.table) == before
            branch.choose_at(i)
            assert digest_of(played.match.table) == before
        play_on(played, 1, seed)


def test_two_clones_play_the_same_game() -> None:
    played = play_on(new_match(4), 50)
    one, two = played.match.clone(), played.match.clone()
    for _ in range(200):
        if one.over:
            break
        one.choose_at(0)
        two.choose_at(0)
        assert digest_of(one.table) == digest_of(two.table)


def test_what_only_some_rulesets_print_is_copied_where_it_is_printed() -> None:
    archer = Printed("Archer", 1, 0, 1, False, 0, 1, 2, 0, 0, [], [], Extras(3, 2, 3, [1, 0]))
    table = Table(Terms(Library([archer], [], [], [], []), zeros(3), 9, zeros(16), zeros(8), 2, zeros(9)))
    table.add_card(0, 0)
    clone = table.clone()
    clone.ranged[0] = clone.life[0] = 7
    assert (table.ranged[0], table.life[0]) == (0, 0)


@pytest.mark.parametrize("table_type", [ArcTable, SlotTable])
def test_a_rulesets_own_columns_are_part_of_the_digest(table_type: type[Table]) -> None:
    table, other = table_type(terms()), table_type(terms())
    for name in vars(table).keys() - vars(Table(terms())).keys() - REMEMBERED:
        before = digest_of(table)
        value = getattr(table, name)
        changed = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else append(value, 5)
        setattr(table, name, changed)
        assert digest_of(table) != before, f"{name} is not part of the digest"
    assert digest_of(other) == digest_of(other.clone())
