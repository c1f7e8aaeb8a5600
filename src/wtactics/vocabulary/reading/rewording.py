"""A text that is not understood is read once more in plainer words, where a paraphrase says which."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from heapq import heappop, heappush
from typing import Final

from wtactics.language.errors import TextRefused
from wtactics.language.normal import NormalWords, plain_pieces
from wtactics.language.paraphrases import Paraphrases
from wtactics.language.reader import IN_MANY_WAYS
from wtactics.language.words import Piece, lines_of
from wtactics.vocabulary.paraphrases import read_paraphrases
from wtactics.vocabulary.reading.cardtext import LONGEST, CardText, TextReader
from wtactics.vocabulary.reading.synonyms import synonyms
from wtactics.vocabulary.speech import Speech

MOST_TRIES: Final = 24  # readings of one text
MOST_TURNS: Final = 5  # paraphrases in one text
PEOPLE: Final = frozenset(
    ("player", "players", "opponent", "opponents", "owner", "owners", "controller", "controllers", "enemy", "avatar", "nobody")
)  # fmt: skip
PERSONS: Final = {"he": "it", "him": "it", "his": "its"}  # what a text calls its creature, and cards are called
HERS: Final = ("it", "its")
Wording = Mapping[int, list[Piece]]  # the pieces of each line, by its number


class PatientReader(TextReader):
    """Reads texts, also in other words than those of the grammar."""

    read_as = ""  # the plainer words in which the last text was understood; nothing: in its own

    def read(self, card: str, type_: str, text: str, switches: Mapping[str, int] | None = None) -> CardText:
        """What the text means, in its own words or else in plainer ones; TextRefused as it is in its own."""
        self.read_as = ""
        try:
            return super().read(card, type_, text, switches)
        except TextRefused as refused:
            if len(text) > LONGEST or any(fault.why.startswith(IN_MANY_WAYS) for fault in refused.faults):
                raise  # what is unclear is not made clear by other words
            first = refused.with_traceback(None)  # which holds this call, and so itself
        try:
            found = self.read_plainer(card, type_, text, switches, first)
        finally:
            self.cutter.reworded = {}
        if found is not None:
            return found
        try:
            raise first
        finally:
            del first

    def read_plainer(
        self, card: str, type_: str, text: str, switches: Mapping[str, int] | None, refused: TextRefused
    ) -> CardText | None:
        """What it means in the plainer words that are read furthest; nothing if none of them is understood."""
        paraphrases = paraphrases_for(self.speech)
        own: Wording = {line.number: plain_pieces(self.cutter, line.text) for line in lines_of(text)}
        waiting: list[tuple[int, int, int, Wording, TextRefused]] = [(0, 0, 0, own, refused)]
        tried: set[str] = {spelled(own)}
        while waiting:
            *_, turns, wording, stopped = heappop(waiting)
            for other in plainer(paraphrases, wording, stopped):
                if (words := spelled(other)) in tried:
                    continue
                if len(tried) > MOST_TRIES:
                    return None
                tried.add(words)
                self.cutter.reworded = other
                try:
                    found = super().read(card, type_, text, switches)
                except TextRefused as again:
                    if turns + 1 < MOST_TURNS:
                        odd = again.with_traceback(None)
                        heappush(waiting, (left_of(other, odd), len(tried), turns + 1, other, odd))
                else:
                    self.read_as = words
                    return found
        return None


def plainer(paraphrases: Paraphrases, wording: Wording, refused: TextRefused) -> Iterator[Wording]:
    """The same with one turn of speech said more plainly, those first that say the words where reading stopped."""
    yield from unpersonally(wording)
    fault = refused.faults[0]
    pieces = wording.get(fault.line, [])
    at = next((i for i, piece in enumerate(pieces) if piece[2] + 1 >= fault.column), len(pieces))
    found = [
        (not first <= at < behind, first - behind, first, other)
        for first, behind, other in paraphrases.found_in(pieces)
    ]
    for _, length, first, other in sorted(found, key=lambda each: each[:3]):
        yield {**wording, fault.line: [*pieces[:first], *other, *pieces[first - length :]]}


def unpersonally(wording: Wording) -> Iterator[Wording]:
    """A text in which no player is spoken of, with "it" for him or her: those can only be cards."""
    words = {spelling.casefold() for pieces in wording.values() for _, spelling, _ in pieces}
    if words & PEOPLE or not words & {*PERSONS, "her"}:
        return
    for her in HERS if "her" in words else HERS[:1]:
        said = PERSONS | {"her": her}
        yield {
            line: [(sort, said.get(spelling.casefold(), spelling), at) for sort, spelling, at in pieces]
            for line, pieces in wording.items()
        }


def left_of(wording: Wording, refused: TextRefused) -> int:
    """How many words are left where reading stopped."""
    fault = refused.faults[0]
    return len(refused.faults) * 1000 + sum(piece[2] + 1 >= fault.column for piece in wording.get(fault.line, []))


def spelled(wording: Wording) -> str:
    """All its words."""
    return "\n".join(" ".join(spelling for _, spelling, _ in pieces) for pieces in wording.values())


@cache
def paraphrases_for(speech: Speech) -> Paraphrases:
    """The paraphrases of this speech, read once."""
    return read_paraphrases(speech.paraphrases, normal_of(speech))


def normal_of(speech: Speech) -> NormalWords:
    """What knows the normal words of its grammar."""
    return NormalWords(synonyms(speech))
