"""What the scene kits share: reading the text of a scene, refusing what it cannot mean, and stopping a match."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import speak
from wtactics.engine.match import GUARD, Match
from wtactics.engine.rows import CANCELLED, FRAME, STATE
from wtactics.engine.step import NOTHING, Step
from wtactics.engine.values import refresh

# Words that are never a name's own
STRAY: Final = re.compile(r"marked|moved|hurt|cost|consumed|of|on|[-+]?\d+(/[-+]?\d+)?")
ALIKE: Final = 0.84  # a name that looks so much like a printed one is a slip of the pen


class Unclear(AssertionError):
    """The text of a scene says what no scene can mean: where, what was expected, what was found."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found!r}")


def lines_of(text: str, heads: Sequence[str]) -> list[tuple[str, str]]:
    """The lines of a scene with the words before their colons; what begins with none of these runs on."""
    lines: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if re.match(rf"(?:{'|'.join(heads)}):", line):
            lines.append(line)
        elif lines:
            lines[-1] += " " + line
        else:
            raise Unclear(
                "the text of the scene", f"a line that begins with {' or '.join(f'{head}:' for head in heads)}", line
            )
    return [(head, rest) for head, _, rest in (line.partition(":") for line in lines)]


def seat_of(letter: str, seats: str, where: str) -> int:
    """A seat by its letter."""
    if len(letter) != 1 or letter not in seats:
        raise Unclear(where, f"a player out of {', '.join(seats)}", letter)
    return seats.index(letter)


def number_of(word: str, where: str, what: str) -> int:
    """A number, written in digits."""
    if not re.fullmatch(r"-?\d+", word):
        raise Unclear(where, f"{what} as a number", word)
    return int(word)


def name_of(name: str, known: Iterable[str], where: str, order: str) -> str:
    """A card's name: without words of the scene's language, and not nearly, but not quite, that of a printed card."""
    known = list(known)
    if name in known:
        return name
    stray = [word for word in name.split()[1:] if STRAY.fullmatch(word)]
    titled = all(re.search(rf"\b{re.escape(word)} [A-Z]\w", name) for word in stray)  # "Lord of Mists" is a name
    if not titled or not name[:1].isalpha():
        raise Unclear(where, f"a name and then, in this order, {order}", name)
    near = difflib.get_close_matches(name, known, 1, ALIKE)
    if near:
        raise Unclear(where, f"{near[0]}, or a name that looks less like it", name)
    return name


def run_until(match: Match, there: Callable[[], bool]) -> None:
    """Run as Match.run does, to the next question, but no further than to the moment before the step where it is so."""
    t, steps = match.table, 0
    while not t.over and not there():
        steps += 1
        if steps > GUARD:
            match.rules.endless.do(t, NOTHING)
            return
        t.frame = len(t.agenda) - FRAME
        t.options = vec[i64]()
        step = t.agenda[t.frame]
        if step >= t.terms.rule_steps:
            speak(t)
            if t.chain[t.item + STATE] == CANCELLED:
                t.agenda[t.frame] = 0
                continue
        refresh(t)
        match.rows[step].step.ask(t)
        if len(t.options) > 1 or (len(t.options) == 1 and match.hides):
            return
        match.act(t.options[0] if len(t.options) > 0 else NOTHING)


class Stopping:
    """A scene that can be stopped where nobody is asked, so that one can look."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.stop: type[Step[Any]] | None = None

    def stop_at(self, step: type[Step[Any]]) -> None:
        """Stop here: the next choice runs no further than to the moment before this rule."""
        self.stop = step

    def is_stopped(self) -> bool:
        """Is this where to stop? Once it is, the scene goes on from there."""
        t = self.match.table
        reached = self.stop is not None and isinstance(self.match.rows[t.agenda[len(t.agenda) - FRAME]].step, self.stop)
        self.stop = None if reached else self.stop
        return reached
