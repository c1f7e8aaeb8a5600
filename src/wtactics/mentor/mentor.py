"""A mentor looks on from one seat, and says each of his sentences once, at its moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wtactics.engine.match import Match
from wtactics.kits.game import Game
from wtactics.mentor.first_game import FirstGame, Sentence, first_game
from wtactics.mentor.moment import Seen, seen_by
from wtactics.records.record import Record
from wtactics.server.messages import Advice
from wtactics.server.web.catalogue import deck_name

SEAT: Final = 0  # where whoever learns sits
MOST: Final = 3  # sentences at one question: what was left out is said when its moment comes again
LAST: Final = "leave"  # the topic of the sentence with which a real game is offered, as it is at the end


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence that was said, after how many choices, and on what occasion."""

    seq: int
    sentence: Sentence
    seen: Seen

    def message(self) -> Advice:
        """The same as a message."""
        one = self.sentence
        return Advice(
            number=one.number, seq=self.seq, topic=one.topic, text=one.text, rules=one.rules,
            asks=self.seen.asked and bool(one.moment.asked), last=one.topic == LAST or self.seen.over,
        )  # fmt: skip


class Mentor:
    """What he has said so far follows from the match alone, so whoever comes back finds all of it."""

    def __init__(self, lesson: FirstGame, game: Game) -> None:
        self.lesson: Final = lesson
        self.game: Final = game
        self.said: Final[list[Saying]] = []

    def listen(self, match: Match, seq: int) -> None:
        """Look at what the last choice has led to, and say what there is to say."""
        self.said.extend(self.aside(match, seq))

    def aside(self, match: Match, seq: int) -> list[Saying]:
        """What there is to say here, also where a choice is only being tried."""
        seen = seen_by(self.game, match, SEAT)
        return [Saying(seq, one, seen) for one in self.apt(seen)]

    def apt(self, seen: Seen) -> list[Sentence]:
        """The sentences for which this is the moment, those that were said left out; at the end all of them."""
        known = {saying.sentence.number for saying in self.said}
        fit = [one for one in self.lesson.sentences if one.number not in known and one.moment.fits(seen)]
        return fit if seen.over else fit[:MOST]

    def news(self, seq: int) -> tuple[Advice, ...]:
        """What was said after so many choices."""
        return tuple(saying.message() for saying in self.said if saying.seq == seq)

    def all(self) -> tuple[Advice, ...]:
        """All that was said."""
        return tuple(saying.message() for saying in self.said)


def mentor_for(record: Record, game: Game) -> Mentor | None:
    """The mentor of a match that is dealt as a first game is; nobody sits beside the players of another."""
    lesson = first_game(record.ruleset)
    if lesson is None or record.seed != lesson.seed or not holds(record.settings, lesson.settings):
        return None
    decks = tuple(deck_name(record.ruleset, key) for key in (lesson.deck, lesson.against))
    return Mentor(lesson, game) if tuple(deck.name for deck in record.decks) == decks else None


def holds(settings: Mapping[str, int], wanted: Mapping[str, int]) -> bool:
    """Are these numbers of the game as they are wanted?"""
    return all(settings.get(name) == value for name, value in wanted.items())
