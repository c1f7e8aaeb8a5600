"""One table of a file, read key by key; what is wrong with it is noted, not raised."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable
from typing import Any, Final

from wtactics.cards.fault import Fault, FilePlace
from wtactics.cards.source import Block


def nearest(word: str, known: Iterable[str], how_many: int = 3) -> list[str]:
    """The known words that look most like this one."""
    plain = {name.casefold(): name for name in known}
    return [plain[match] for match in difflib.get_close_matches(word.casefold(), plain, how_many, 0.6)]


def one_of(words: Collection[str]) -> str:
    """A choice of words for a message: a, b or c."""
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def say(value: object) -> str:
    """What stands in a file, named for people."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, str):
        return f"the text {value!r}" if value.strip() else "an empty text"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a date or time"


MOST: Final = 1_000_000  # far more than any card says, far less than the columns of a table hold


class Entry:
    """One table of a file: gives out its values and notes faults with their places."""

    def __init__(self, table: dict[str, Any], block: Block, file: str, faults: list[Fault]) -> None:
        self.table = table
        self.block = block
        self.file = file
        self.faults = faults

    def place(self, key: str = "") -> FilePlace:
        """The line of this key, or of the whole table where the key is not written."""
        nearer = self.block.inner.get(key, self.block)
        return FilePlace(self.file, self.block.keys.get(key, nearer.line))

    def fault(self, key: str, found: str, expected: str) -> None:
        """Note a mistake at this key."""
        self.faults.append(Fault(self.place(key), found, expected))

    def allow(self, known: Collection[str]) -> None:
        """Note every key that is none of these."""
        for key in self.table:
            if key not in known:
                near = nearest(key, known, 1)
                self.fault(key, f"the unknown key {key!r}", near[0] if near else one_of(known))

    def require(self, *keys: str) -> None:
        """Note every one of these keys that is not written."""
        for key in keys:
            if key not in self.table:
                self.fault("", f"no key {key!r}", f"{key} = ...")

    def words(self, key: str, expected: str = "a text", empty: bool = True) -> str:
        """The text at this key, or nothing where it is absent or wrong."""
        value = self.table.get(key, "")
        if not isinstance(value, str) or (key in self.table and not empty and not value.strip()):
            self.fault(key, f"{say(value)} as {key}", expected)
            return ""
        return value

    def number(self, key: str, least: int = 0, most: int = MOST) -> int:
        """The whole number at this key, within these bounds; 0 where it is absent or wrong."""
        value = self.table.get(key, 0)
        if type(value) is not int or (key in self.table and value < least):
            self.fault(key, f"{say(value)} as {key}", f"a whole number, {least} or more")
            return 0
        if value > most:
            self.fault(key, f"{say(value)} as {key}", f"a whole number, {most} or less")
            return 0
        return value

    def yes(self, key: str) -> bool:
        """Whether this key says true; absent is no."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            self.fault(key, f"{say(value)} as {key}", "true or false")
            return False
        return value

    def inner(self, key: str) -> Entry | None:
        """The table within this table, if there is one."""
        value = self.table.get(key)
        if isinstance(value, dict):
            block = self.block.inner.get(key) or Block(key, self.place(key).line)
            return Entry(value, block, self.file, self.faults)
        if key in self.table:
            self.fault(key, f"{say(value)} as {key}", "a table")
        return None
