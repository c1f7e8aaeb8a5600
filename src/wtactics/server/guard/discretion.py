"""What may be written down: no key, cookie or seed, no password of a database, whatever an error quotes."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any, Final
from urllib.parse import unquote

from sqlalchemy.exc import DBAPIError

HIDDEN: Final = "***"
SECRETIVE: Final = re.compile(r"[\w-]{16,}={0,2}|\d{9,}", re.ASCII)  # the looks of keys, cookies, guests and seeds
# Whatever signs it has that should be written %40
PASSWORD: Final = re.compile(r"^([\w+]+://[^:/@?#]*):(.*)@", re.DOTALL)
QUERIED: Final = re.compile(r"([?&][^=&]*(?:pass|secret|token|key)[^=&]*=)([^&]*)", re.IGNORECASE)
SHORT: Final = 3  # signs: shorter pieces of a password tell nothing, and would blot out other words
OPEN: Final = {"timestamp", "level", "room", "exception"}  # a room's name opens nothing; tracebacks are written here


def masked(text: str) -> str:
    """The text without what may be a secret."""
    return SECRETIVE.sub(HIDDEN, text)


def told(error: BaseException) -> str:
    """An error in one line: its kind and its words, of a database's the first line (the next ones quote rows)."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = str(cause).strip().partition("\n")[0] if isinstance(error, DBAPIError) else str(cause)
    return f"{type(cause).__name__}: {masked(words)}"


def history(error: BaseException) -> str:
    """Where an error came from, frame by frame, and what it came of."""
    return "\n".join(line.rstrip("\n") for one in chain(error) for line in (*frames(one.__traceback__), told(one)))


def chain(error: BaseException) -> list[BaseException]:
    """The error, and before it those that it came of."""
    found: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in found:
        found.insert(0, one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    spoken_for = [other.orig for other in found if isinstance(other, DBAPIError)]  # whose words quote rows
    return [other for other in found if other not in spoken_for]


def frames(trace: TracebackType | None) -> list[str]:
    """The lines of the source that were passed; they are ours and the libraries', and quote nobody."""
    return traceback.format_tb(trace)


def discreet(_logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Take whatever may be a secret out of a line of the log, whoever writes it."""
    error = line.pop("exc_info", None)
    error = error[1] if isinstance(error, tuple) else sys.exc_info()[1] if error is True else error
    if isinstance(error, BaseException):
        line["exception"] = history(error)
    for name, value in line.items():
        if name not in OPEN and not name.startswith("_") and not isinstance(value, int | float | None):
            line[name] = masked(str(value))
    return line


# ---- where the data lies


def shown(where: str) -> str:
    """The path or URL of a database without its password."""
    return QUERIED.sub(rf"\1{HIDDEN}", PASSWORD.sub(rf"\1:{HIDDEN}@", where))


def without_password(text: str, where: str) -> str:
    """What is said of a database without the password in its URL, or a piece of it that was taken for something else."""
    found = PASSWORD.search(where)
    passwords = [found[2]] if found else []
    passwords += [asked[2] for asked in QUERIED.finditer(where)]
    pieces = {piece for word in passwords for piece in (word, unquote(word), *re.split(r"[@:/?#]", word))}
    for piece in sorted(pieces, key=len, reverse=True):
        if len(piece) >= SHORT:
            text = text.replace(piece, HIDDEN)
    return text
