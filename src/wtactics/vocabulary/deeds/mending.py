"""Healing of up to so much: whoever does it says how much."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import NOBODY, Flow, Option, other_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import NUMBER
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, first_seat
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, clause

MENDED: Final = 1  # the note of the passage: how many cards were asked about


class RepairUpTo(Deed):
    """Of the damage of each card so much is taken away as the player says, at most so much."""

    def __init__(self, players: Things, number: Number, things: Things) -> None:
        self.players: Final = players
        self.number: Final = number
        self.things: Final = things

    def ask(self, t: Table) -> None:
        cards, seat = cards_in_play(t, self.things), first_seat(t, self.players)
        done = t.note(MENDED)
        if seat == NOBODY or done >= len(cards):
            return
        most = min(self.number.of(t), t.harm[cards[done]])
        if most > 0:
            t.ask(seat)
            n: i64 = 0
            while n <= most:
                t.offer(NUMBER, 0, n)
                n += 1

    def do(self, t: Table, answer: Option) -> Flow:
        cards = cards_in_play(t, self.things)
        done = t.note(MENDED)
        if answer != NOTHING and other_of(answer) > 0:
            t.heal(cards[done], other_of(answer), t.me)
        if done + 1 < len(cards):
            t.remember(MENDED, done + 1)
            return AGAIN
        t.remember(MENDED, 0)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "heal", f"up to {self.number.text()} damage from {self.things.text()}")


def heal_up_to(reading: Reading, number: Number, things: Things) -> RepairUpTo:
    return RepairUpTo(reading.players(), number, things)
