"""A mod speaks only what it carries out: every phrase that it brings is shown to do something in its games."""

from typing import Any

import pytest

from batches import in_batches
from words.mods import NAMES, OF_MODS, TRIALS, brought, used
from words.tables import shows

ALL = [(name, shown) for name in NAMES for shown in TRIALS[name]]
MOST = 40  # trials, after which a text does nothing


def test_there_is_a_table_for_each_file() -> None:
    assert sorted(OF_MODS) == NAMES


@in_batches(ALL)
def test_a_text_does_something(name: str, shown: dict[str, Any]) -> None:
    assert shows(name, shown["type"], shown["text"], 0, MOST, shown["table"]) >= 0


@pytest.mark.parametrize("name", NAMES)
def test_every_phrase_is_shown(name: str) -> None:
    said = {id(phrase) for shown in TRIALS[name] for phrase in used(name, shown)}
    assert [f"{phrase.rule}: {phrase.form}" for phrase in brought(name) if id(phrase) not in said] == []
