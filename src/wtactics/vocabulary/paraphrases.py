"""Paraphrases of the games, as the folders of content/paraphrases have them: one in a line, with examples below it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from wtactics.cards import CONTENT, Fault, FaultyFile, FilePlace
from wtactics.language.normal import NormalWords
from wtactics.language.paraphrases import FaultyParaphrase, Paraphrases, Turn

FOLDER: Final = CONTENT / "paraphrases"
FIRST: Final = {"shared": "arc", "realm": "arc"}  # whose example it is that names no game, in a folder of several games


@dataclass(frozen=True)
class Example:
    """A text that a paraphrase helps to understand: `type: text`, in a folder of several games also `game/type: text`."""

    game: str
    type: str
    text: str

    @classmethod
    def of(cls, line: str, game: str) -> Example:
        """The example of a line; it stands for this game where it names none."""
        head, _, text = line.partition(": ")
        named, _, type_ = head.rpartition("/")
        return cls(named or game, type_, text)


@dataclass(frozen=True)
class Line:
    """One line of a file that says a paraphrase, and the examples that stand below it, indented."""

    place: FilePlace
    text: str
    examples: tuple[Example, ...] = ()


def read_paraphrases(names: Sequence[str], normal: NormalWords) -> Paraphrases:
    """The paraphrases of the folders of these names; FaultyFile with each line that says none."""
    turns, faults = turns_in([line for path in files_of(names) for line in lines_of(path)], normal)
    if faults:
        raise FaultyFile(faults)
    return Paraphrases(turns)


def turns_in(lines: Iterable[Line], normal: NormalWords) -> tuple[list[Turn], list[Fault]]:
    """What these lines say, and which of them say nothing."""
    faults, turns = list[Fault](), list[Turn]()
    for line in lines:
        try:
            turns.append(Turn(line.text, normal))
        except FaultyParaphrase as wrong:
            faults.append(Fault(line.place, line.text, str(wrong)))
    return turns, faults


def files_of(names: Sequence[str]) -> list[Path]:
    """The files in the folders of these names."""
    return [path for name in names for path in sorted((FOLDER / name).glob("*.txt"))]


def lines_of(path: Path) -> list[Line]:
    """The lines of a file; a hash opens a remark."""
    found: list[Line] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith(" ") and found:
            example = Example.of(line.strip(), FIRST.get(path.parent.name, path.parent.name))
            found[-1] = replace(found[-1], examples=(*found[-1].examples, example))
        elif line.strip() and not line.startswith("#"):
            found.append(Line(FilePlace(f"{path.parent.name}/{path.name}", number), line.strip()))
    return found
