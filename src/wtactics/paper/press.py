"""The faces of the page as pictures: the page's own script draws them, in a small engine that sees nothing but the card."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from wtactics.paper.refusal import MISSING, CannotPrint, NoSuchLetters
from wtactics.server.messages import FaceInfo

PRESS: Final = Path(__file__).parents[1] / "server" / "static" / "press"
MEMORY: Final = 256 << 20
STACK: Final = 1 << 20
SECONDS: Final = 5  # for one face
WRITTEN: Final = ("name", "subtypes", "text", "flavour")  # in whatever letters somebody writes
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")


@dataclass(frozen=True, slots=True)
class Picture:
    """A side of a card as SVG, and the colour that goes on around it."""

    drawn: str
    ground: str


class Press:
    """A fresh engine with the page's script; whoever uses it, uses it in one thread."""

    def __init__(self) -> None:
        try:
            quickjs = import_module("quickjs")
        except ImportError:
            raise CannotPrint(f"{MISSING}; words alone need less") from None
        script = PRESS / "press.js"
        if not script.is_file():
            raise CannotPrint("the page is not built, and so are its faces: python3 dev.py play builds it")
        engine = quickjs.Context()
        engine.set_memory_limit(MEMORY)
        engine.set_max_stack_size(STACK)
        engine.eval(script.read_text("utf-8"))
        engine.set_time_limit(SECONDS)
        self._front: Final[Callable[[str], str]] = engine.eval("press.front")
        self._lacking: Final[Callable[[str], str]] = engine.eval("press.lacking")
        self._back: Final[Callable[[], str]] = engine.eval("press.back")
        self._failed: Final = quickjs.JSException

    def front(self, face: FaceInfo) -> Picture:
        """The front of a card; nothing but its JSON goes in, nothing but text comes out."""
        told = printable(face.model_dump(mode="json"))
        for where in WRITTEN:
            words = told[where] if isinstance(told[where], str) else " ".join(told[where])
            if letters := self._lacking(words):
                raise NoSuchLetters(face.name, where, letters)
        return self.taken(lambda: self._front(json.dumps(told)), face.name)

    def back(self) -> Picture:
        """The back of all cards."""
        return self.taken(self._back, "the back")

    def taken(self, draw: Callable[[], str], what: str) -> Picture:
        """What the script draws; CannotPrint if it does not come to an end."""
        try:
            found = json.loads(draw())
        except self._failed as failed:
            raise CannotPrint(f"{what[:60]}: the face cannot be drawn ({str(failed).splitlines()[0][:100]})") from None
        return Picture(found["picture"], found["ground"])


def printable(value: Any) -> Any:
    """The same without signs that stand for no letter: control characters, and what turns the direction of writing."""
    if isinstance(value, str):
        return "".join(sign for sign in value if sign == "\n" or unicodedata.category(sign) not in UNSEEN)
    if isinstance(value, dict):
        return {key: printable(each) for key, each in value.items()}
    return [printable(each) for each in value] if isinstance(value, list | tuple) else value
