"""Derivations kept in a file between runs, so that a text that was read once need not be read again."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from wtactics.language.trees import Token, Tree

SETTING: Final = "WTACTICS_CACHE"  # a folder, or "off"
SOURCES: Final = Path(__file__).parent
NAME: Final = "readings-"
MOST_FILES: Final = (
    40  # so many grammars are remembered, those met last: each game with each choice of its mods has one
)
MOST_SENTENCES: Final = 12_000  # of one grammar; its cards have some two hundred, a set of five thousand cards as many
MOST_LINES: Final = 15_000  # of a file; when it would have more, it keeps the sentences that were read last
PAUSE: Final = 5.0  # seconds between two times that a program writes down what it learnt of one grammar
Derivations = list[Tree]


def cache_folder() -> Path | None:
    """Where this user's programs keep what can be made anew; None if nothing is to be kept."""
    chosen = os.environ.get(SETTING, "")
    if chosen:
        return None if chosen == "off" else Path(chosen)
    try:
        return platform_folder(Path.home()) / "wtactics"
    except RuntimeError:  # a user without a home
        return None


def platform_folder(home: Path) -> Path:
    """The folder for such files by the custom of the platform."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Caches"
    chosen = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return chosen if chosen.is_absolute() else home / ".cache"


def fingerprint(grammar: str, starts: Sequence[str]) -> str:
    """A short name for all that derivations follow from: the grammar, how it is read, and by what."""
    sources = [path.read_bytes() for path in sorted(SOURCES.glob("*.py"))]
    if not sources:
        raise FileNotFoundError(f"{SOURCES}: expected the sources of the reader, found none")
    hashed = blake2b(digest_size=16)
    for part in (
        grammar.encode(),
        *(start.encode() for start in starts),
        sys.version.encode(),
        *sources,
    ):
        hashed.update(b"%d\0" % len(part))
        hashed.update(part)
    return hashed.hexdigest()


class Memory:
    """What one grammar gave for sentences before: its words, and derivations by sentence.

    A derivation is kept as names of phrases and places of words, and what it means is still built by the phrases. So a
    change of what a phrase means takes effect at once, and nothing in a file is ever carried out.

    The file holds the words in its first line and a sentence in each other, with a sum that tells a damaged line. A line
    is looked into when its sentence is met, and what is new is put behind the others.
    """

    def __init__(self, folder: Path | None, grammar: str, starts: Sequence[str]) -> None:
        self.path: Final = path_in(folder, grammar, starts)
        self.literals: dict[str, str] = {}
        self.kept: dict[str, bytes] = {}
        self.new: Final[dict[str, bytes]] = {}
        self.due = 0.0  # the moment from which on it may be written again
        self.load()

    def load(self) -> bytes:
        """Take from the file what is there, and tell what it is; a file that is damaged or none of ours holds nothing."""
        content = b""
        if self.path is not None:
            with contextlib.suppress(OSError, TypeError, ValueError, RecursionError):
                found = self.path.read_bytes()
                first, *lines = found.splitlines()
                self.literals = dict[str, str](unsealed(self.path.name, "", first))
                self.kept, content = {key_of(line): line for line in lines}, found
        return content

    def recall(self, key: str, tokens: Sequence[Token]) -> int | Derivations:
        """The place where a sentence that was read before strays, or its derivations; none if it was not read."""
        if self.path is None or key not in self.kept:
            return []
        try:
            said = unsealed(self.path.name, key, self.kept[key])
            if isinstance(said, int):
                return range(len(tokens) + 1).index(said)
            return [unpacked(tree, tokens) for tree in said]
        except (TypeError, ValueError, RecursionError):
            return []

    def learn(self, key: str, tokens: Sequence[Token], found: int | Derivations) -> None:
        """Remember the derivations of a sentence, or the place where it strays; its key is one line."""
        if self.path is not None:
            places = {id(token): i for i, token in enumerate(tokens)}
            said = found if isinstance(found, int) else [packed(tree, places) for tree in found]
            self.new[key] = sealed(self.path.name, key, said)

    def keep(self, literals: dict[str, str]) -> None:
        """Write down what is new, beside what others wrote meanwhile; soon after that no more before the program ends."""
        if self.path is None or not self.new:
            return
        self.literals = literals
        if time.monotonic() >= self.due:
            self.write(self.path)
        else:
            atexit.unregister(self.write)
            atexit.register(self.write, self.path)

    def write(self, path: Path) -> None:
        """Write down what is new by now; where that cannot be done, it is learnt again."""
        if not self.new:
            return
        literals, content, lines = self.literals, self.load(), [*self.new.values()]
        self.literals, self.kept = literals, {**self.kept, **self.new}
        self.new.clear()
        self.due = time.monotonic() + PAUSE
        with contextlib.suppress(OSError):
            if content and content.count(b"\n") + len(lines) <= MOST_LINES:
                add(path, lines if content.endswith(b"\n") else [b"", *lines])
            else:
                self.kept = dict([*self.kept.items()][-MOST_SENTENCES:])
                path.parent.mkdir(parents=True, exist_ok=True)
                replace(path, [sealed(path.name, "", literals), *self.kept.values()])
                forget_oldest(path.parent)


def path_in(folder: Path | None, grammar: str, starts: Sequence[str]) -> Path | None:
    """The file of this grammar in the folder; None if there can be none."""
    if folder is None:
        return None
    try:
        return folder / f"{NAME}{fingerprint(grammar, starts)}"
    except OSError:
        return None


def sealed(name: str, key: str, said: Any) -> bytes:
    """A line of the file of this name: a sum of the rest, the key, and what is said of it."""
    rest = f"\t{key}\t{json.dumps(said, ensure_ascii=False, separators=(',', ':'))}".encode()
    return sum_of(name.encode() + rest) + rest


def unsealed(name: str, key: str, line: bytes) -> Any:
    """What such a line says of the key; ValueError if it is not whole, another's, or of something else."""
    first, _, rest = line.partition(b"\t")
    if first != sum_of(name.encode() + b"\t" + rest):
        raise ValueError(f"{name}: expected a line with its sum, found {line[:64]!r}")
    found, _, said = rest.decode().partition("\t")
    if found != key:
        raise ValueError(f"{name}: expected a line of {key!r}, found one of {found!r}")
    return json.loads(said)


def key_of(line: bytes) -> str:
    """What a line is of, if it is whole."""
    return line.split(b"\t", 2)[1].decode(errors="replace") if b"\t" in line else ""


def sum_of(content: bytes) -> bytes:
    """A sum that tells a damaged content from a whole one."""
    return blake2b(content, digest_size=16).hexdigest().encode()


def add(path: Path, lines: Iterable[bytes]) -> None:
    """Put lines behind those of a file, in one go."""
    with path.open("ab", buffering=0) as file:
        file.write(b"".join(line + b"\n" for line in lines))


def replace(path: Path, lines: Iterable[bytes]) -> None:
    """Write a file in one go: readers meet the old one or the new one, whoever else writes."""
    number, draft = tempfile.mkstemp(dir=path.parent, prefix=NAME, suffix=".draft")
    try:
        with os.fdopen(number, "wb") as file:
            file.writelines(line + b"\n" for line in lines)
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise


def forget_oldest(folder: Path) -> None:
    """Keep the files that were written last."""
    ours = sorted(folder.glob(f"{NAME}*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in ours[MOST_FILES:]:
        path.unlink(missing_ok=True)


def packed(tree: Tree, places: dict[int, int]) -> list[Any]:
    """A derivation as plain data: its phrase, where it begins, its parts, of which words are told by their place."""
    return [tree.data, tree.begins, *(plainly(child, places) for child in tree.children)]


def plainly(child: Tree | Token | None, places: dict[int, int]) -> Any:
    """One part of a derivation as plain data; None where a part that may be missing is missing."""
    if isinstance(child, Tree):
        return packed(child, places)
    return None if child is None else places[id(child)]


def unpacked(plain: Any, tokens: Sequence[Token]) -> Tree:
    """The derivation that plain data tell, over these words; TypeError or ValueError if they tell none."""
    name, begins, *parts = plain
    if not isinstance(name, str):
        raise TypeError(f"expected the name of a phrase, found {name!r}")
    places = range(len(tokens))
    children: list[Any] = [
        unpacked(part, tokens) if isinstance(part, list) else None if part is None else tokens[places.index(part)]
        for part in parts
    ]
    return Tree(name, children, None if begins is None else places.index(begins))
