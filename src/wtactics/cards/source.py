"""A TOML file together with the lines its tables and keys stand on, which TOML parsers do not tell."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from wtactics.cards.fault import Fault, FaultyFile, FilePlace

STRINGS: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*''', re.DOTALL
)
HEADER: Final = re.compile(r"\s*\[\[?\s*([\w.\s\"'-]+?)\s*\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r"""\s*("(?:\\.|[^"\\])*"|'[^']*'|[\w-]+)\s*[.=]""")
MOST_BYTES: Final = 4_000_000
MOST_PARTS: Final = 8  # of a key with dots; parsers take time and space by the square of them
LONG_KEY: Final = re.compile(rf'(?<![\w."-])(?:(?:[\w-]++|"")[ \t]*\.[ \t]*){{{MOST_PARTS}}}')
POSITION: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


@dataclass(slots=True)
class Block:
    """One table of the file: its name, the line it begins on and the lines of its keys."""

    name: str
    line: int
    keys: dict[str, int] = field(default_factory=dict)
    inner: dict[str, Block] = field(default_factory=dict)


@dataclass(slots=True)
class Source:
    """What a file says, and where it says it."""

    file: str
    table: dict[str, Any]
    lines: list[str]
    top: Block
    blocks: list[Block]

    def blocks_named(self, name: str) -> list[Block]:
        """The tables of this name, in the order of the file."""
        return [block for block in self.blocks if block.name == name]

    def first_line_of_words(self, line: int) -> int:
        """Where the words of a value begin that is given on this line: the next, if only a quote opens here."""
        opens = 0 < line <= len(self.lines) and re.search(r"=\s*(\"\"\"|''')\s*$", self.lines[line - 1])
        return line + 1 if opens else line


def read_source(path: Path) -> Source:
    """Read a TOML file, or say in one fault why it cannot be read."""
    return source_of(_decode(path, str(path)), str(path))


def source_of(text: str, file: str) -> Source:
    """Read a text in TOML, or say in one fault why it cannot be read."""
    words = STRINGS.sub(_flatten, text)
    if long := LONG_KEY.search(words):
        line = words.count("\n", 0, long.start()) + 1
        raise FaultyFile(
            [Fault(FilePlace(file, line), f"a key of more than {MOST_PARTS} parts", "keys such as card.slot")]
        )
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaultyFile([_syntax_fault(str(error), text, file)]) from None
    except ValueError:  # the parser of numbers refuses some
        raise FaultyFile(
            [Fault(FilePlace(file, 0), "a number of thousands of digits", "numbers of some digits")]
        ) from None
    except RecursionError:
        raise FaultyFile(
            [Fault(FilePlace(file, 0), "thousands of brackets in each other", "well-formed TOML")]
        ) from None
    blocks = _blocks(words)
    return Source(file, table, text.split("\n"), blocks[0], blocks[1:])


def _decode(path: Path, file: str) -> str:
    try:
        with path.open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
    except OSError as error:
        reason = (error.strerror or "an error of the system").lower()
        raise FaultyFile([Fault(FilePlace(file, 0), reason, "a file that can be read")]) from None
    if len(raw) > MOST_BYTES:
        raise FaultyFile([Fault(FilePlace(file, 0), "more", f"a file of at most {MOST_BYTES} bytes")])
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")  # some editors put a mark before the first word
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        found = f"the byte 0x{raw[error.start]:02x}"
        raise FaultyFile([Fault(FilePlace(file, line), found, "text in UTF-8")]) from None


def _syntax_fault(message: str, text: str, file: str) -> Fault:
    position = POSITION.search(message)
    line = int(position[1]) if position and position[1] else text.rstrip("\n").count("\n") + 1
    what = POSITION.sub("", message)
    return Fault(FilePlace(file, line), f"a mistake in the TOML ({what})", "well-formed TOML")


def _blocks(flattened: str) -> list[Block]:
    """The tables of a well-formed text without its strings; the first is what stands above all headers."""
    blocks = [Block("", 1)]
    newest: dict[str, Block] = {}
    for line, words in enumerate(flattened.split("\n"), start=1):
        if header := HEADER.match(words):
            blocks.append(Block(header[1], line))
            _put_inside(blocks[-1], newest)
        elif key := KEY.match(words):
            blocks[-1].keys.setdefault(_plain(key[1]), line)
    return blocks


def _flatten(string: re.Match[str]) -> str:
    """Only strings of several lines can look like keys and headers: keep their line ends, drop their words."""
    words = string[0]
    return '""' + "\n" * words.count("\n") if words.startswith(('"""', "'''")) else words


def _put_inside(block: Block, newest: dict[str, Block]) -> None:
    """Hang a table such as card.slot into the card above it; of each name the newest table is known."""
    outer, dot, name = block.name.rpartition(".")
    if dot and outer in newest:
        newest[outer].inner.setdefault(name, block)
    newest[block.name] = block


def _plain(key: str) -> str:
    """A key without its quotes."""
    if key.startswith("'"):
        return key[1:-1]
    return next(iter(tomllib.loads(f"{key} = 0"))) if key.startswith('"') else key
