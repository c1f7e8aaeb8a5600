"""What the tests of card English share: a reader with a few subtypes, sentences in files, what a sentence means."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from wtactics.cards import read_plurals
from wtactics.games import speeches
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.keywords import read_keywords
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection

HERE = Path(__file__).parent
TYPES = ("creature", "event", "city", "enchantment")


@cache
def collection() -> Collection:
    return Collection({"orc", "ember", "adept", "undead"}, read_keywords(), read_plurals(), SPEECH, speeches)


def read(text: str, type_: str = "creature", name: str = "Ember Adept") -> CardText:
    return collection().reader.read(name, type_, text)


def meanings(text: str, type_: str) -> list[str]:
    """The abilities of a text, and its keywords, as files of good sentences have them."""
    found = read(text, type_)
    words = [f"{name} {n}" if n else name for name, n in found.keywords]
    return [structure(ability) for ability in found.abilities] + words


def refusal(text: str, type_: str = "creature") -> str:
    try:
        found = read(text, type_)
    except TextRefused as refused:
        return str(refused)
    raise AssertionError(f"{text!r} was understood: {[structure(ability) for ability in found.abilities]}")


def sentences(folder: str) -> list[tuple[str, dict[str, Any]]]:
    """Each sentence of a folder's files, with the type of card that says it."""
    found = []
    for path in sorted((HERE / folder).glob("*.toml")):
        table = tomllib.loads(path.read_text("utf-8"))
        found += [(entry.get("type", table.get("type", "")), entry) for entry in table["sentence"]]
    return found


@cache
def type_that_reads(example: str) -> str:
    """The first type of card on which an example of the vocabulary can stand."""
    for type_ in TYPES:
        try:
            read(example, type_)
        except TextRefused:
            continue
        return type_
    raise AssertionError("\n".join(refusal(example, type_) for type_ in TYPES))
