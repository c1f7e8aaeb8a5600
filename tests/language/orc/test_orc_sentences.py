"""Good and bad sentences of ORC: one reading each, written back to the same ability; mistakes with their places."""

import tomllib
from typing import Any

import pytest

from batches import in_batches
from language.orc.said import HERE, meanings, refusal, written


def sentences(folder: str) -> list[tuple[str, dict[str, Any]]]:
    """Each sentence of a folder's files, with the type of card that says it."""
    tables = [tomllib.loads(path.read_text("utf-8")) for path in sorted((HERE / folder).glob("*.toml"))]
    return [
        (entry.get("type", table.get("type", "creature")), entry) for table in tables for entry in table["sentence"]
    ]


def text_of(given: Any) -> str:
    """How a test of a sentence is called."""
    return str(given["text"]) if isinstance(given, dict) else str(given)


@in_batches(sentences("good"))
def test_a_good_sentence_means_what_is_written_beside_it(type_: str, sentence: dict[str, Any]) -> None:
    assert meanings(sentence["text"], type_) == sentence["means"]


@in_batches(sentences("good"))
def test_what_is_written_back_means_the_same(type_: str, sentence: dict[str, Any]) -> None:
    abilities = [meaning for meaning in sentence["means"] if "(" in meaning]
    assert [meanings(words, type_) for words in written(sentence["text"], type_)] == [
        [ability] for ability in abilities
    ]


@pytest.mark.parametrize(("type_", "sentence"), sentences("bad"), ids=text_of)
def test_a_mistake_gets_its_message(type_: str, sentence: dict[str, Any]) -> None:
    assert refusal(sentence["text"], type_) == sentence["message"].strip("\n")
