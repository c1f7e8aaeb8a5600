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
MOST_SENTENCES: Final = 4000  # of one grammar; its cards have some two hundred
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
    """

    def __init__(self, folder: Path | None, grammar: str, starts: Sequence[str]) -> None:
        self.path: Final = path_in(folder, grammar, starts)
        self.literals: dict[str, str] = {}
        self.kept: dict[str, list[Any]] = {}
        self.new: Final[dict[str, list[Any]]] = {}
        self.due = 0.0  # the moment from which on it may be written again
        self.load()

    def load(self) -> None:
        """Take from the file what is there; a file that is damaged or none of ours holds nothing."""
        if self.path is not None:
            with contextlib.suppress(OSError, ValueError, RecursionError):
                self.literals, self.kept = unsealed(self.path.read_bytes(), self.path.name)

    def recall(self, key: str, tokens: Sequence[Token]) -> Derivations | None:
        """The derivations of a sentence that was read before; None if it was not."""
        found = self.kept.get(key)
        if found is None:
            return None
        try:
            return [unpacked(tree, tokens) for tree in found]
        except (TypeError, ValueError, RecursionError):
            return None

    def learn(self, key: str, tokens: Sequence[Token], trees: Iterable[Tree]) -> None:
        """Remember the derivations of a sentence."""
        if self.path is not None:
            places = {id(token): i for i, token in enumerate(tokens)}
            self.new[key] = [packed(tree, places) for tree in trees]

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
        literals = self.literals
        self.load()
        told = [*self.new.items(), *(entry for entry in self.kept.items() if entry[0] not in self.new)][:MOST_SENTENCES]
        self.literals, self.kept = literals, dict(told)
        self.new.clear()
        self.due = time.monotonic() + PAUSE
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            replace(path, sealed(path.name, self.literals, self.kept))
            forget_oldest(path.parent)


def path_in(folder: Path | None, grammar: str, starts: Sequence[str]) -> Path | None:
    """The file of this grammar in the folder; None if there can be none."""
    if folder is None:
        return None
    try:
        return folder / f"{NAME}{fingerprint(grammar, starts)}.json"
    except OSError:
        return None


def sealed(name: str, literals: dict[str, str], kept: dict[str, list[Any]]) -> bytes:
    """What a file holds: a sum of the rest in the first line, then the rest."""
    rest = json.dumps([name, literals, kept], ensure_ascii=False, separators=(",", ":")).encode()
    return sum_of(rest) + b"\n" + rest


def unsealed(content: bytes, name: str) -> tuple[dict[str, str], dict[str, list[Any]]]:
    """What such a file says; ValueError if it is not whole, or another's."""
    first, _, rest = content.partition(b"\n")
    if first != sum_of(rest):
        raise ValueError(f"{name}: expected {sum_of(rest)!r} in its first line, found {first[:64]!r}")
    said = json.loads(rest)
    if not isinstance(said, list) or [name, dict, dict] != [*said[:1], *map(type, said[1:])]:
        raise ValueError(f"{name}: expected readings of that name, found others")
    return said[1], said[2]


def sum_of(content: bytes) -> bytes:
    """A sum that tells a damaged content from a whole one."""
    return blake2b(content, digest_size=16).hexdigest().encode()


def replace(path: Path, content: bytes) -> None:
    """Write a file in one go: readers meet the old one or the new one, whoever else writes."""
    number, draft = tempfile.mkstemp(dir=path.parent, prefix=NAME, suffix=".draft")
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
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
