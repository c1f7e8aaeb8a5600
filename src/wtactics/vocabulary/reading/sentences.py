"""Reading one sentence: what it means, how many ways it offers, why it is not understood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import Ability
from wtactics.language.errors import TextFault
from wtactics.language.reader import Unread
from wtactics.language.words import Cutter, Sentence, Words
from wtactics.vocabulary.reading.commas import clauses_of
from wtactics.vocabulary.reading.lexicon import Lexicon
from wtactics.vocabulary.reading.memo import Memo
from wtactics.vocabulary.reading.readers import REMINDER, hints_for, whole_reader, widest_reader
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.sentence import (
    always_holds,
    written,
)
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.sentences.parts import (
    Contribution,
)
from wtactics.vocabulary.speech import Speech, Speeches

MOST_HINTS: Final = 3  # for one text


class SentenceReader:
    """Reads sentences with the whole vocabulary."""

    def __init__(self, words: Words, lexicon: Lexicon, speech: Speech, others: Speeches = tuple) -> None:
        self.lexicon: Final = lexicon
        self.speech: Final = speech
        self.others: Final = others
        self.brackets: Final = speech.sheet.brackets
        self.reader: Final = whole_reader(speech)
        self.cutter: Final = Cutter(self.reader.literals, words)
        self.meanings: Final[dict[str, list[Ability]]] = {}  # what keywords mean, to hold reminders against
        self.played_from: i64 = -1  # the pile out of which the card that is read can be played
        self.memo = Memo()
        self.host: Mention | None = None  # what the enchantment that is read is attached to
        self.switches: Mapping[str, int] = {}  # what the card that is read names in brackets, with their switches
        self.attached = False  # whether the sentence before in the line says so
        self.names_no_host = False  # whether nothing says what the enchantment that is read is attached to
        self.is_advantage = False  # whether what the card that is read says is the advantage of a city

    def paragraphs(self, text: str, card: str, start: str) -> list[list[Sentence]]:
        """The sentences of each line, with the commas that they lack behind a clause in front."""
        return [
            [clause for sentence in line for clause in clauses_of(self.reader, sentence, start)]
            for line in self.cutter.paragraphs(text, card)
        ]

    def ways(self, sentence: Sentence, start: str) -> int:
        """How many alternatives the sentence offers."""
        most = 1
        for tree in self.reader.trees(sentence, start):
            for part in self.reader.own_parts(tree):
                most = max(most, len(self.reader.ways(part)))
        return most

    def sentence(self, sentence: Sentence, start: str, reading: Reading) -> tuple[Contribution, Reading]:
        """The part that the sentence makes, and the reading after it."""

        def build(tree: Any) -> tuple[Contribution, Reading]:
            after = reading.copy()
            part = self.reader.build(tree, after)
            return part, after

        try:
            prefer = always_holds if not reading.mentions else lambda _: False
            say = lambda part: self.speech.in_own_words(written(part))  # noqa: E731 -- a name keeps the line short
            return self.reader.read(sentence, start, build, say, prefer, lambda after: after.targets)
        except Unread as unread:
            if unread.why or start == REMINDER or self.reader.derives(sentence, start):
                raise
            wide = widest_reader(self.speech, tuple(self.others()))
            if not wide.derives(sentence.in_words_of(self.reader.literals, wide.literals), start):
                raise
            raise Unread(unread.column, unread.found, unread.expected, "no card of this game can say that") from None

    def fault(self, unread: Unread, card: str, type_: str, sentence: Sentence, start: str, told: int) -> TextFault:
        """The fault as it is shown; beside the first ones stands what would be understood."""
        fresh = self.fresh(type_)

        def is_understood(other: Sentence) -> bool:
            try:
                self.sentence(other, start, fresh)
            except Unread:
                return False
            return True

        def hint() -> str:
            return hints_for(self.speech).hint(sentence, start, is_understood)

        return unread.fault(card, sentence, hint if not unread.why and told < MOST_HINTS else str)

    def fresh(self, type_: str, switch: int = 0, branch: int = -1) -> Reading:
        """The reading of a sentence that goes on with none."""
        reading = Reading(type_, self.lexicon, branch, switch)
        reading.host, reading.played_from = self.host, self.played_from
        self.memo.lend(reading)
        return reading
