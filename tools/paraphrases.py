"""Paraphrases: whether each of them, by the examples below it, brings a text to be understood that is not without it.

python tools/paraphrases.py                       all of them
python tools/paraphrases.py slot/battles.txt      those of a file; with --show also how each example is read
python tools/paraphrases.py --say slot            reads lines such as `creature: This creature can't move.` from the input
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from wtactics.cards import read_plurals
from wtactics.games import ruleset, speeches
from wtactics.language.errors import TextRefused
from wtactics.language.normal import plain_pieces
from wtactics.language.paraphrases import Paraphrases
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.paraphrases import FOLDER, Example, Line, files_of, lines_of, turns_in
from wtactics.vocabulary.reading import rewording
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.rewording import PatientReader, normal_of
from wtactics.vocabulary.reading.writing import write
from wtactics.vocabulary.speech import Speech

KINDS = ("elf", "wolf", "human", "soldier", "knight", "horse", "mount", "beast", "goblin", "undead", "spirit", "archer")
NAME = "Grey Sentinel of Nowhere"
MOST_EXPECTED = 6


@cache
def tolerant(speech: Speech) -> Paraphrases:
    """The paraphrases of a speech without those lines that say none."""
    lines = [line for path in files_of(speech.paraphrases) for line in lines_of(path)]
    return Paraphrases(turns_in(lines, normal_of(speech))[0])


@cache
def reader(game: str) -> PatientReader:
    """What reads the texts of a game."""
    speech = ruleset(game).speech
    made = Collection(KINDS, keywords_for(speech.keywords), read_plurals(), speech, speeches).reader
    assert isinstance(made, PatientReader)
    return made


def switches_of(example: Example) -> Mapping[str, int]:
    """What its card would name in brackets: a ranged weapon, where it speaks of one."""
    return reader(example.game).speech.sheet.switches_of({"ranged": 1} if "ranged" in example.text else {})


def read(example: Example) -> CardText:
    """What a text means; TextRefused if it is not understood."""
    return reader(example.game).read(NAME, example.type, example.text, switches_of(example))


def told(example: Example) -> str:
    """How a text is read, in two lines or three."""
    try:
        found = read(example)
    except TextRefused as refused:
        fault = refused.faults[0]
        why = fault.why or ", ".join(fault.expected[:MOST_EXPECTED])
        return f"REFUSED  {example.type}: {example.text}\n         at column {fault.column} {fault.found!r}: {why}"
    means = " / ".join(write(ability) for ability in found.abilities) or ", ".join(word for word, _ in found.keywords)
    head = f"BY WAY OF {reader(example.game).read_as}" if reader(example.game).read_as else "PLAINLY"
    return f"READ     {example.type}: {example.text}\n         {head}\n         means: {means}"


def helped(example: Example) -> bool:
    """Is it understood, and by way of paraphrases alone?"""
    try:
        read(example)
    except TextRefused:
        return False
    return reader(example.game).read_as != ""


def amiss(line: Line) -> Iterator[str]:
    """What is wrong with a line: no example, or one that is not understood, or without it, or does not say it."""
    if not line.examples:
        yield f"{line.place}: no example below it"
    for example in line.examples:
        turns, faults = turns_in([line], normal_of(ruleset(example.game).speech))
        if faults:
            yield str(faults[0])
            return
        if not helped(example):
            yield f"{line.place}: {line.text}\n{told(example)}"
        elif not any(Paraphrases(turns).found_in(plain_pieces(reader(example.game).cutter, example.text))):
            yield f"{line.place}: {line.text}\n         is not what is said in: {example.text}"


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
            print(told(Example.of(line, asked.say)))
        return
    lines = [
        line
        for path in [FOLDER / name for name in asked.files] or sorted(FOLDER.glob("*/*.txt"))
        for line in lines_of(path)
    ]
    for example in (example for line in lines for example in line.examples if asked.show):
        print(told(example))
    faults = [fault for line in lines for fault in amiss(line)]
    print("\n".join(faults) or "all well")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
