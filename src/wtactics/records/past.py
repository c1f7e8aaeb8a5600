"""The past of a match: how it stood after each of its choices, to be looked at again."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from wtactics.content.pool import CardPool
from wtactics.engine.match import Match
from wtactics.engine.telling import forget_facts
from wtactics.kits.game import Game
from wtactics.records.record import Record, dealt_again, take

STRIDE: Final = 16  # after so many choices a copy is kept, from which others are found


class Past:
    """A match from its first question to its last choice; whoever asks for a moment gets a copy of his own."""

    def __init__(self, record: Record, pool: CardPool, game: Game) -> None:
        self.game: Final = game
        self.settings: Final = record.settings
        self.choices: Final = tuple(record.choices)
        self.turns: Final[list[int]] = []  # after how many choices each turn was there to be played
        self.kept: Final[list[tuple[int, Match]]] = []
        match = dealt_again(record, pool, game).match
        for made in range(len(self.choices) + 1):
            if made:
                take(match, self.choices[made - 1])
            self.note(match, made)

    def note(self, match: Match, made: int) -> None:
        """Remember where turns begin, and a copy from time to time."""
        turn = int(match.table.turn)
        begins = turn > len(self.turns)
        self.turns.extend([made] * (turn - len(self.turns)))  # a turn in which nobody is asked passes with the next
        if made % STRIDE == 0 or begins:
            self.kept.append((made, match.clone()))

    @property
    def length(self) -> int:
        """How many choices were made."""
        return len(self.choices)

    def after(self, made: int) -> Match:
        """The match after so many choices."""
        at = bisect_right(self.kept, made, key=first) - 1
        begun, kept = self.kept[at]
        match = kept.clone()
        for choice in self.choices[begun:made]:
            take(match, choice)
        return match

    def told(self, made: int) -> Match:
        """The same, with the facts that the last of these choices left."""
        match = self.after(max(0, made - 1))
        match.table.listen()
        forget_facts(match.table)
        for choice in self.choices[max(0, made - 1) : made]:
            take(match, choice)
        return match


def first(kept: tuple[int, Match]) -> int:
    """After how many choices a copy was kept."""
    return kept[0]
