"""Reading an export of other people's cards: which of their texts are understood, and where the others are not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from wtactics.cards import Fault, FaultyFile, FilePlace, read_plurals
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection, kinds_of_tokens
from wtactics.vocabulary.speech import Speech, Speeches

MOST_BYTES: Final = 64_000_000
MOST_CARDS: Final = 20_000
NEAR: Final = 0.85  # so like each other are a key and its misspelling; ruleSet is none of ruleText


class ReadCard:
    """One card of an export, and how its text was refused; None means that it was understood."""

    def __init__(self, name: str, type_: str, text: str, refusal: TextRefused | None) -> None:
        self.name: Final = name
        self.type: Final = type_
        self.text: Final = text
        self.refusal: Final = refusal

    def understood(self) -> bool:
        """Was the whole text understood?"""
        return self.refusal is None


class Report:
    """How far the texts of an export are understood."""

    def __init__(self, readings: list[ReadCard]) -> None:
        self.readings: Final = readings

    def totals(self) -> tuple[int, int]:
        """How many texts were understood, of how many."""
        return sum(reading.understood() for reading in self.readings), len(self.readings)

    def __str__(self) -> str:
        lines = [
            f"understood      {reading.name}"
            if reading.understood()
            else f"not understood  {reading.name}\n{reading.refusal}"
            for reading in self.readings
        ]
        understood, of = self.totals()
        return "\n".join([*lines, f"{understood} of {of} texts understood"])


def read_export(path: Path, speech: Speech, others: Speeches = tuple) -> Report:
    """Read every card of an export in the words of a ruleset; FaultyFile if the file is no such thing."""
    items = items_of(path)
    cards = [entry(path, i, item) for i, item in enumerate(items, 1)]
    kinds = {word.casefold() for name, _, subtypes, _ in cards for word in (*name.split(), *subtypes.split())}
    kinds |= {kind for *_, text in cards for kind in kinds_of_tokens(text)}
    collection = Collection(kinds, keywords_for(speech.keywords), read_plurals(), speech, others)
    switches = [speech.sheet.switches_of(item) for item in items]
    return Report([read(collection, card, switch) for card, switch in zip(cards, switches, strict=True)])


def read(collection: Collection, card: tuple[str, str, str, str], switches: Mapping[str, int]) -> ReadCard:
    """One card, read."""
    name, type_, _, text = card
    refusal = None
    try:
        collection.reader.read(name, type_, text, switches)
    except TextRefused as refused:
        refusal = refused.with_traceback(None)  # which holds all that was tried
    return ReadCard(name, type_, text, refusal)


def items_of(path: Path) -> list[Any]:
    """The cards of an export, still raw: of a list of results, a bare list, or a deck."""
    return listed(export_of(path), str(path))


def export_of(path: Path) -> Any:
    """What an export says, still raw."""
    file = str(path)
    try:
        with path.open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise FaultyFile([Fault(FilePlace(file, 0), "more", f"a file of at most {MOST_BYTES} bytes")])
        found = json.loads(raw.decode("utf-8-sig"))
    except OSError as error:
        reason = (error.strerror or "an error of the system").lower()
        raise FaultyFile([Fault(FilePlace(file, 0), reason, "an export of cards")]) from None
    except UnicodeDecodeError as error:
        byte = f"the byte 0x{error.object[error.start]:02x}"
        raise FaultyFile([Fault(FilePlace(file, 0), byte, "an export of cards in JSON, as text in UTF-8")]) from None
    except json.JSONDecodeError as error:
        wrong = f"{error.msg.lower().removesuffix(' at')} at column {error.colno}"
        raise FaultyFile([Fault(FilePlace(file, error.lineno), wrong, "an export of cards in JSON")]) from None
    except (ValueError, RecursionError):
        raise FaultyFile(
            [Fault(FilePlace(file, 0), "far too many digits or brackets", "an export of cards in JSON")]
        ) from None
    return found


def listed(found: Any, file: str) -> list[Any]:
    """The list of cards in what a file says."""
    items = found.get("items", found.get("deckCards")) if isinstance(found, dict) else found
    if not isinstance(items, list):
        raise FaultyFile([Fault(FilePlace(file, 0), "no list of items", 'an export: {"items": [...]}')])
    if len(items) > MOST_CARDS:
        raise FaultyFile([Fault(FilePlace(file, 0), f"{len(items)} cards", f"{MOST_CARDS} or less")])
    return [item["card"] if isinstance(item, dict) and "card" in item else item for item in items]


def entry(path: Path, number: int, item: Any) -> tuple[str, str, str, str]:
    """Name, type, subtypes and text of one card of an export."""
    if not isinstance(item, dict) or not isinstance(item.get("name"), str) or not item["name"].strip():
        raise FaultyFile([Fault(FilePlace(str(path), 0), f"no name for card {number} of the items", "name = a text")])
    type_ = item.get("type")
    word = type_.get("name") if isinstance(type_, dict) else None
    if not isinstance(word, str):
        raise FaultyFile([Fault(FilePlace(str(path), 0), f"no type for {item['name']}", 'type = {"name": ...}')])
    return item["name"], word.casefold(), words_at(path, item, "subType"), words_at(path, item, "ruleText")


def words_at(path: Path, item: dict[str, Any], key: str) -> str:
    """A text that may be missing."""
    if key not in item and (found := misspelled(key, item)):
        raise FaultyFile([Fault(FilePlace(str(path), 0), f"the unknown key {found!r} of {item['name']}", key)])
    value = item.get(key) or ""
    if not isinstance(value, str):
        raise FaultyFile([Fault(FilePlace(str(path), 0), f"{value!r} as {key} of {item['name']}", "a text")])
    return value


def misspelled(key: str, item: dict[str, Any]) -> str:
    """A key of the card that is this one in other letters; empty if there is none."""
    plain = {each.casefold().replace("_", ""): each for each in item}
    near = get_close_matches(key.casefold(), plain, 1, NEAR)
    return plain[near[0]] if near else ""
