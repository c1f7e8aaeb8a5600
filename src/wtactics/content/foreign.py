"""A card as the live game exports it, in the terms of a sheet: all that we hold of it, and its texts as they are."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from wtactics.cards import Card, FilePlace
from wtactics.cards.card import DISCIPLINES, FACTIONS, TYPES, plain_faction
from wtactics.cards.entry import one_of
from wtactics.cards.stats import bears_values

MOST_WORDS: Final = 4_000  # characters of a text
MOST_NAME: Final = 200
OF_TEXTS: Final = "token"
NO_FACTION: Final = ("", "none")
START: Final = "S"  # the cost of a city with which one begins
# The marks of exported texts: XML of old, and a few of HTML
TAG: Final = re.compile(r"</?(?:p|c|n|b|i|bi|br|m|mi|mis|mic|m[0-9atxc]|g[0-9tx]|em|strong|span|div)\b[^<>]{0,200}>")
BREAK: Final = re.compile(r"<(?:br\s*/?|/p)>")


class BadRow(Exception):
    """A row of an export cannot be a card: what was found there, what was expected."""

    def __init__(self, name: str, found: str, expected: str) -> None:
        self.name, self.found, self.expected = name, found, expected
        super().__init__(found)


@dataclass(frozen=True, slots=True)
class ForeignCard:
    """One row, read: the card without number and version, and where it comes from."""

    card: Card
    guid: str
    token: bool
    artist: str
    licence: str
    remarks: tuple[str, ...]


def foreign(row: Any, ruleset: str) -> ForeignCard:
    """Read a row as a card of a ruleset; BadRow if it is none."""
    if not isinstance(row, dict):
        raise BadRow("", "no card", 'a card: {"guid": ..., "name": ..., "type": {"name": ...}}')
    name = words(row, "name", "", MOST_NAME)
    if not name.strip():
        raise BadRow("", "no name", 'a card: {"guid": ..., "name": ..., "type": {"name": ...}}')
    name = " ".join(name.split())
    if not bears_values([ruleset]):
        raise BadRow(name, "attack and defense", f"values of {ruleset}, which no export has")
    guid = words(row, "guid", name, MOST_NAME).strip() or name
    type_ = named(row, "type", name).casefold()
    if type_ not in TYPES:
        raise BadRow(name, f"the type {type_!r}", one_of(TYPES))
    subtypes = words(row, "subType", name, MOST_NAME).split()
    remarks = [f"{name}: {type_} with {word} as subtype; it stays {type_}" for word in subtypes
               if word.casefold() in TYPES and word.casefold() != type_]  # fmt: skip
    cost, cost_x, loyalty = cost_of(row, type_, name, remarks)
    city = type_ in ("city", "region")
    discipline = DISCIPLINES[0] if type_ == "city" else ""
    if discipline:
        remarks.append(f"{name}: no city of an export has a discipline; {discipline} stands for it until you change it")
    card = Card(
        number=1, version=1, set=named(row, "serie", name) or "Imported", name=name, faction=faction_of(row, name),
        type=type_, subtypes=tuple(word for word in subtypes if word.casefold() not in (*TYPES, OF_TEXTS)), cost=cost,
        cost_x=cost_x, loyalty=loyalty, attack=0 if city else number(row, "attack", name),
        defense=0 if city else number(row, "defense", name), strength=number(row, "defense", name) if city else 0,
        discipline=discipline, text=text_of(row, name), flavour=plain(words(row, "flavorText", name)), stats=(),
        place=FilePlace("", 0), text_line=0, rulesets=(ruleset,),
    )  # fmt: skip
    token = OF_TEXTS in (word.casefold() for word in subtypes)
    artist = " ".join(words(row, "artist", name, MOST_NAME).split())
    return ForeignCard(card, guid, token, artist, " ".join(named(row, "artworkLicense", name).split()), tuple(remarks))


def text_of(row: Mapping[str, Any], name: str) -> str:
    """The text of its rules, which stands plain in most exports, and only with its marks in some."""
    return next((text for key in ("ruleText", "markdownText") if (text := plain(words(row, key, name)))), "")


def plain(text: str) -> str:
    """A text without marks, its words and their lines as they were."""
    if TAG.search(text):
        text = html.unescape(TAG.sub("", BREAK.sub("\n", text)))
    lines = (" ".join(line.split()) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    return "\n".join(line for line in lines if line)


def words(row: Mapping[str, Any], key: str, name: str, most: int = MOST_WORDS) -> str:
    """A text of a row that may be missing: not too long, and such as can be kept."""
    value = row.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadRow(name, f"{kind(value)} as {key}", "a text")
    if len(value) > most:
        raise BadRow(name, f"{len(value)} characters as {key}", f"{most} or less")
    if any(unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\n\r\t" for sign in value):
        raise BadRow(name, f"a sign in {key} that cannot be written", "letters, digits and the like")
    return value


def kind(value: object) -> str:
    """What stands there instead of a text."""
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else repr(value)[:40]


def named(row: Mapping[str, Any], key: str, name: str) -> str:
    """The name of what stands there with a name of its own, such as a type."""
    value = row.get(key)
    if value is not None and not isinstance(value, dict):
        raise BadRow(name, f"{kind(value)} as {key}", '{"name": ...}')
    return " ".join(words(value or {}, "name", name, MOST_NAME).split())


def faction_of(row: Mapping[str, Any], name: str) -> str:
    """Its faction, as it is called here."""
    found = named(row, "faction", name)
    for faction in FACTIONS:
        if plain_faction(faction) == plain_faction(found):
            return faction
    if found.casefold() in NO_FACTION:
        return ""
    raise BadRow(name, f"the faction {found!r}", one_of(FACTIONS))


def number(row: Mapping[str, Any], key: str, name: str) -> int:
    """A number, which an export writes as a text; 0 where there is none."""
    value = row.get(key)
    if value is None or value == "":
        return 0
    found = str(value).strip() if isinstance(value, int | str) and not isinstance(value, bool) else ""
    if not re.fullmatch(r"[0-9]{1,6}", found):
        raise BadRow(name, f"{kind(value)} as {key}", "a whole number, 0 or more")
    return int(found)


def cost_of(row: Mapping[str, Any], type_: str, name: str, remarks: list[str]) -> tuple[int, bool, int]:
    """Cost, whether it is X, and loyalty; what costs nothing, as a city to begin with, asks for none."""
    told = row.get("cost")
    cost = told.strip().upper() if isinstance(told, str) else told
    loyalty = number(row, "loyalty", name)
    if cost == START and type_ == "city":
        if loyalty:
            remarks.append(f"{name}: a city with which one begins; it has no cost here, and no loyalty of {loyalty}")
        return 0, False, 0
    if cost == "X":
        return 0, True, loyalty
    return number({"cost": cost}, "cost", name), False, loyalty
