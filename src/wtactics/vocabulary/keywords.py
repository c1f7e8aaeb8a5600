"""Keywords and their meanings, as the files of content/keywords have them in card English."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from wtactics.cards import CONTENT, Fault, FaultyFile, FilePlace

FOLDER: Final = CONTENT / "keywords"
KEYWORDS: Final = FOLDER / "arc.toml"
NUMBER: Final = re.compile(r"(?<=[\s+-])N\b")
KNOWN: Final = {"number": bool, "text": str}


class Keyword:
    """A keyword: its name, its meaning in card English, and whether it takes a number."""

    def __init__(self, name: str, text: str, number: bool) -> None:
        self.name: Final = name
        self.text: Final = text
        self.number: Final = number

    def with_number(self, n: int) -> str:
        """What it means with this number."""
        return NUMBER.sub(str(n), self.text)


def read_keywords(path: Path = KEYWORDS) -> list[Keyword]:
    """All keywords of a file, in its order; FaultyFile with all that is wrong with it."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise FaultyFile([Fault(FilePlace(path.name, 0), str(error), "keywords in TOML")]) from None
    faults = [Fault(FilePlace(path.name, 0), *wrong) for name, entry in table.items() for wrong in wrongs(name, entry)]
    if faults:
        raise FaultyFile(faults)
    return [Keyword(name, entry.get("text", ""), entry.get("number", False)) for name, entry in table.items()]


@cache
def keywords_for(name: str) -> list[Keyword]:
    """The keywords of the file of this name, which is read once; none of no file."""
    return [] if name == "" else read_keywords(FOLDER / f"{name}.toml")


def wrongs(name: str, entry: Any) -> list[tuple[str, str]]:
    """What is wrong with one entry: found and expected."""
    if not isinstance(entry, dict):
        return [(f"{name} = {entry!r}", f"a table [{name}]")]
    found = [(f"the unknown key {key!r} of {name}", " or ".join(KNOWN)) for key in entry if key not in KNOWN]
    found += [
        (f"{entry[key]!r} as {key} of {name}", "true or false" if sort is bool else "a text")
        for key, sort in KNOWN.items()
        if key in entry and not isinstance(entry[key], sort)
    ]
    if name != name.casefold() or not name.strip():
        found.append((f"the name {name!r}", "a name in small letters"))
    if entry.get("number") is True and not NUMBER.search(str(entry.get("text", ""))):
        found.append((f"no N in the text of {name}", "a text that says what N is for"))
    return found
