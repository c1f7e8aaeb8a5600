"""Levelling: players discard down to so many cards, or draw until they have so many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ZONES, Number
from wtactics.engine.places import HAND, NOBODY, Flow, Option, card_of, place_of
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.onward import leaves_enough, onward
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.hands import DrawCards
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.picking import ONWARD, WHOSE_TURN, seat_at


class DiscardDown(Deed):
    """Players who hold more than so many cards discard, in turn order and each as he likes, until they hold so many."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def ask(self, t: Table) -> None:
        seat = seat_at(t, self.players, t.note(WHOSE_TURN))
        if seat == NOBODY:
            return
        need = t.count[place_of(HAND, seat)] - self.number.of(t)
        if need <= 0:
            return
        t.ask(seat)
        hand, first = t.at(HAND, seat), onward(t, t.note(ONWARD))
        for c in hand:
            behind: i64 = 0
            for other in hand:
                behind += 1 if other >= c else 0
            if c >= first and leaves_enough(t, behind, len(hand), need):
                t.offer(PICK, c)

    def stands(self, t: Table) -> i64:
        return HIDES

    def rank(self, t: Table, o: Option) -> i64:
        return card_of(o)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            t.remember(ONWARD, card_of(answer) + 1)
            t.discard(card_of(answer))
            return AGAIN
        t.remember(ONWARD, 0)
        t.remember(WHOSE_TURN, t.note(WHOSE_TURN) + 1)
        if t.note(WHOSE_TURN) < len(self.players.of(t)):
            return AGAIN
        t.remember(WHOSE_TURN, 0)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "discard", f"down to {held(self.number)}")


class Lacking(Number):
    """How many cards whoever acts lacks in his hand of so many."""

    def __init__(self, number: Number) -> None:
        self.number: Final = number

    def of(self, t: Table) -> i64:
        return max(self.number.of(t) - t.count[place_of(HAND, t.they)], 0)

    def depends(self) -> i64:
        return ZONES | self.number.depends()

    def text(self) -> str:
        return self.number.text()


class DrawUpTo(DrawCards):
    """Players who hold fewer than so many cards draw until they hold so many."""

    def text(self) -> str:
        who, cards = self.players, held(self.number)
        has = "you have" if isinstance(who, You) else "they have" if who.many() else "he has"
        return clause(who, "draw", f"cards until {has} {cards} in hand")


def held(number: Number) -> str:
    """So many cards, in words."""
    return f"{number.text()} card{'' if number.text() == '1' else 's'}"


def discard_down(reading: Reading, number: Number) -> DiscardDown:
    return DiscardDown(reading.players(), number)


def draw_up_to(reading: Reading, *said: object) -> DrawUpTo:
    return DrawUpTo(reading.players(), Lacking(next(each for each in said if isinstance(each, Number))))


CARDS: Final = '("card" | "cards")'
IN_HAND: Final = '("in" ("his" | "her" | "their" | "your")? ("hand" | "hands"))'
HAVING: Final = '("until" ("you" | "he" | "they") ("have" | "has" | "hold" | "holds"))'
ONLY: Final = '("only" | "at" "most" | "exactly")?'
PHRASES: Final = [
    Phrase("deed",
           f'{{discard}} (("his" | "their" | "your") "hand")? "down" "to" number {CARDS}? {IN_HAND}? | '
           f'{{discard}} "cards"? {HAVING} {ONLY} number {CARDS} {IN_HAND}?',
           discard_down, ["Each player discards down to five cards."]),
    Phrase("deed", f'{{draw}} "cards"? {HAVING} number {CARDS} {IN_HAND}? | {{draw}} "up" "to" number {CARDS} {IN_HAND}',
           draw_up_to, ["Target player draws cards until he has four cards in hand."]),
]  # fmt: skip
