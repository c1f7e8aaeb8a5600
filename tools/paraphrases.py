"""Paraphrases: whether each of them, by the examples below it, brings a text to be understood that is not without it.

python tools/paraphrases.py                       all of them
python tools/paraphrases.py slot/battles.txt      those of a file
python tools/paraphrases.py --say slot            reads lines such as `creature: This creature can't move.` from the input

An example is `type: text` or, in a folder that several games share, `game/type: text`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wtactics.games import ruleset, speeches
from wtactics.language.errors import TextRefused
from wtactics.language.paraphrases import Paraphrases, Piece
from wtactics.language.words import Cutter, Words
from wtactics.vocabulary.paraphrases import FOLDER, Line, files_of, lines_of, turns_in
from wtactics.vocabulary.reading import rewording
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection, kinds_of_tokens
from wtactics.vocabulary.reading.synonyms import synonyms
from wtactics.vocabulary.reading.writing import write
from wtactics.vocabulary.keywords import keywords_for
from wtactics.cards import read_plurals
from wtactics.vocabulary.speech import Speech

FIRST = {"shared": "arc", "realm": "arc"}  # the game of an example that names none
KINDS = ("elf", "wolf", "human", "soldier", "knight", "horse", "mount", "beast", "goblin", "undead", "spirit", "archer")
NAME = "Grey Sentinel of Nowhere"


class Followed(Paraphrases):
    """Paraphrases that remember of which of them the last words came."""


@cache
def tolerant(speech: Speech) -> Paraphrases:
    """The paraphrases of a speech, those that are faulty left out."""
    lines = [line for path in files_of(speech.paraphrases) for line in lines_of(path)]
    return Paraphrases(turns_in(lines, plainly_of(speech))[0])


def plainly_of(speech: Speech):
    return Cutter({}, Words(synonyms=synonyms(speech))).plain_words


@cache
def collection(game: str) -> Collection:
    """What reads the texts of a game."""
    speech = ruleset(game).speech
    return Collection({*KINDS}, keywords_for(speech.keywords), read_plurals(), speech, speeches)


def read(game: str, type_: str, text: str) -> tuple[CardText | TextRefused, str]:
    """What a text means, and the plainer words in which it was read."""
    reader = collection(game).reader
    said: list[str] = []
    own = rewording.PatientReader.__mro__[1].read

    def followed(self, *asked):
        said[:] = [rewording.spelled(self.cutter.reworded)]
        return own(self, *asked)

    rewording.PatientReader.__mro__[1].read = followed
    try:
        switches = reader.speech.sheet.switches_of({"ranged": 1} if "ranged" in text else {})
        return reader.read(NAME, type_, text, switches), said[0]
    except TextRefused as refused:
        return refused, ""
    finally:
        rewording.PatientReader.__mro__[1].read = own


def told(game: str, type_: str, text: str) -> str:
    """One line or two of how a text is read."""
    found, plain = read(game, type_, text)
    if isinstance(found, TextRefused):
        fault = found.faults[0]
        return f"REFUSED  {type_}: {text}\n         at column {fault.column} {fault.found!r}: {fault.why or ', '.join(fault.expected[:6])}"
    means = " / ".join(write(ability) for ability in found.abilities) or ", ".join(word for word, _ in found.keywords)
    head = f"BY WAY OF {plain}" if plain else "PLAINLY"
    return f"READ     {type_}: {text}\n         {head}\n         means: {means}"


def check(path: Path) -> Iterator[str]:
    """What is wrong with the lines of a file."""
    folder = path.parent.name
    for line in lines_of(path):
        yield from amiss(line, folder)


def amiss(line: Line, folder: str) -> Iterator[str]:
    """What is wrong with one line: no example, or one that is understood without it, or not at all, or by other lines."""
    games = [folder] if folder not in FIRST else [FIRST[folder]]
    speech = ruleset(games[0]).speech
    turns, faults = turns_in([line], plainly_of(speech))
    if faults:
        yield f"{faults[0]}"
        return
    if not line.examples:
        yield f"{line.place}: no example below it"
    for example in line.examples:
        head, _, text = example.partition(": ")
        game, _, type_ = head.rpartition("/")
        game = game or games[0]
        found, plain = read(game, type_, text)
        if isinstance(found, TextRefused):
            yield f"{line.place}: {line.text}\n{told(game, type_, text)}"
        elif not plain:
            yield f"{line.place}: {line.text}\n         is understood without it: {text}"
        else:
            pieces = collection(game).reader.cutter.plain_pieces(text)
            if not any(True for _ in Paraphrases(turns_in([line], plainly_of(ruleset(game).speech))[0]).found_in(pieces)):
                yield f"{line.place}: {line.text}\n         is not what is said in: {text}"


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", help="such as slot/battles.txt")
    parser.add_argument("--say", metavar="GAME", help="read lines of the input")
    parser.add_argument("--show", action="store_true", help="show how each example is read")
    asked = parser.parse_args()
    rewording.paraphrases_for = tolerant
    if asked.say:
        for line in filter(None, map(str.strip, sys.stdin)):
            type_, _, text = line.partition(": ")
            print(told(asked.say, type_, text))
        return
    paths = [FOLDER / name for name in asked.files] or sorted(FOLDER.glob("*/*.txt"))
    wrong = 0
    for path in paths:
        if asked.show:
            for line in lines_of(path):
                for example in line.examples:
                    head, _, text = example.partition(": ")
                    game, _, type_ = head.rpartition("/")
                    print(told(game or FIRST.get(path.parent.name, path.parent.name), type_, text))
        for fault in check(path):
            wrong += 1
            print(fault)
    print(f"{wrong} amiss" if wrong else "all well")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
