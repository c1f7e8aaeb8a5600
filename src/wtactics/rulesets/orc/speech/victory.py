"""Numbers of ORC: victory points, for what shared families call so is influence here (contents.py); and halves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, Number
from wtactics.engine.places import Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.orc.ledger import Ledger
from wtactics.vocabulary.deeds.deed import ByEach, amount
from wtactics.vocabulary.nouns.having import Goods
from wtactics.vocabulary.numbers.counting import so_many, so_much
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import clause

VP: Final = '"vp"'


class Score(ByEach):
    """ORC-WIN-02 Players gain victory points by an effect."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        assert isinstance(t, Ledger)
        t.score(seat, n)

    def text(self) -> str:
        return clause(self.players, "gain", amount(self.number, "VP"))


class HisVictory(Goods):
    """The victory points of a player."""

    def of(self, t: Table, seat: Seat) -> i64:
        assert isinstance(t, Ledger)
        return t.victory[seat]

    def depends(self) -> i64:
        return ANYTHING

    def text(self, many: bool) -> str:
        return "VP"


def scores(reading: Reading, number: Number, *each: Number) -> Score:
    return Score(reading.players(), so_many(number, each))


def victory(reading: Reading) -> Goods:
    return HisVictory()


def rounded_up(reading: Reading) -> bool:
    """ORC-ABIL-24 Halves are rounded up, unless the text says otherwise."""
    return True


PHRASES: Final = [
    Phrase("deed", f"{{gain}} {so_much(VP)} for_each?", scores, ["Gain 1 VP."]),
    Phrase("possessions", VP, victory, ["If you have less VP than target opponent, draw a card."]),
    Phrase("possession", VP, victory),
    Phrase("halving", '"half" "of"?', rounded_up, ["Lose half your influence."]),
]
