"""The library of cards is the same whether their texts were read just now or long ago."""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from wtactics.cards import CONTENT, Card, load_cards
from wtactics.engine.library import Library
from wtactics.language.reader import Reader
from wtactics.language.structure import structure
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.rulesets.slot.speech.contents import SPEECH as SLOT
from wtactics.vocabulary.deeds import deed
from wtactics.vocabulary.keywords import Keyword, read_keywords
from wtactics.vocabulary.reading import readers, sentences
from wtactics.vocabulary.reading.collection import build_library
from wtactics.vocabulary.reading.writing import write

Opened = Callable[..., Reader]
SPEECHES = {"arc": SPEECH, "slot": SLOT}


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Begin a run of the program that remembers in this folder, and return its reader."""

    def begin(folder: Path | None, name: str = "arc") -> Reader:
        deed.name_times(SPEECHES[name].time_words())
        phrases = readers.all_phrases(SPEECHES[name])
        reader = Reader(phrases, readers.STARTS, folder)
        monkeypatch.setattr(sentences, "whole_reader", lambda _: reader)
        return reader

    return begin


def cards(name: str = "arc") -> list[Card]:
    return list(load_cards([CONTENT / "cards"]).of(name))


def said(library: Library) -> list[tuple[str, str, str, int]]:
    """Every ability of a library: what it does, how it was said, how it is written back, how many places it has."""
    return [(structure(each), each.text, write(each), each.room) for each in library.abilities]


def printed(library: Library) -> list[object]:
    return [[structure(value) for value in vars(each).values()] for each in library.printed]


@pytest.mark.parametrize("name", SPEECHES)
def test_all_cards_are_remembered_as_they_were_read(tmp_path: Path, opened: Opened, name: str) -> None:
    opened(None, name)
    fresh = build_library(cards(name), SPEECHES[name])
    opened(tmp_path, name)
    learnt = build_library(cards(name), SPEECHES[name])
    warm = opened(tmp_path, name)
    remembered = build_library(cards(name), SPEECHES[name])
    assert "grammar" not in vars(warm)
    assert said(remembered) == said(learnt) == said(fresh)
    assert printed(remembered) == printed(fresh)
    assert (remembered.kinds, remembered.traits) == (fresh.kinds, fresh.traits)
    assert len(said(fresh)) > len(cards(name)) * 3 // 4


def test_what_is_remembered_is_plain_data(tmp_path: Path, opened: Opened) -> None:
    opened(tmp_path)
    build_library(cards()[:5], SPEECH)
    (path,) = tmp_path.iterdir()
    first, *lines = [line.decode().split("\t") for line in path.read_bytes().splitlines()]
    assert json.loads(first[2])["creature"]
    assert lines
    assert all(json.loads(key) and json.loads(trees) for _, key, trees in lines)


def test_a_text_that_was_changed_is_read(tmp_path: Path, opened: Opened) -> None:
    opened(tmp_path)
    card = cards()[0]
    build_library([dataclasses.replace(card, type="creature", text="(M): Draw a card.")], SPEECH)
    changed = [dataclasses.replace(card, type="creature", text="(M): Draw two cards.")]
    reader = opened(tmp_path)
    library = build_library(changed, SPEECH)
    assert "grammar" in vars(reader)
    assert library.abilities[0].text == "(M): Draw two cards."


def test_a_keyword_that_was_changed_has_its_new_meaning(tmp_path: Path, opened: Opened) -> None:
    opened(tmp_path)
    build_library([], SPEECH)
    keywords = [
        Keyword("flying", "This creature gets +3/+2.", number=False) if each.name == "flying" else each
        for each in read_keywords()
    ]
    reader = opened(tmp_path)
    remembered = said(build_library([], SPEECH, keywords))
    assert "grammar" in vars(reader)
    opened(None)
    assert said(build_library([], SPEECH, keywords)) == remembered
    assert remembered != said(build_library([], SPEECH))


def test_whoever_wants_nothing_kept_gets_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WTACTICS_CACHE", "off")
    assert readers.whole_reader.__wrapped__(SPEECH).memory.path is None
    monkeypatch.setenv("WTACTICS_CACHE", str(tmp_path))
    path = readers.whole_reader.__wrapped__(SPEECH).memory.path
    assert path is not None
    assert path.parent == tmp_path
    assert list(tmp_path.iterdir()) == []
