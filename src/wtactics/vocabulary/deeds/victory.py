"""Victory points in games that play for something else as well, and call that what other games call victory points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.facts import SCORED
from wtactics.engine.meaning import ANYTHING, Noun, Number, Trigger
from wtactics.engine.places import NOBODY, Seat, Thing
from wtactics.engine.rows import ABILITY, CARD_PLAY, KIND
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import ByEach, amount
from wtactics.vocabulary.nouns.having import Goods
from wtactics.vocabulary.numbers.counting import so_many, so_much
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, clause
from wtactics.vocabulary.triggers.heaps import two_or_more
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says

VP: Final = '"vp"'


class Score(ByEach):
    """Players gain victory points by an effect, or lose some, never below none."""

    def __init__(self, players: Things, number: Number, lost: bool = False) -> None:
        super().__init__(players, number)
        self.lost: Final = lost

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        t.score(seat, -n if self.lost else n)

    def text(self) -> str:
        return clause(self.players, "lose" if self.lost else "gain", amount(self.number, "VP"))


class Scores(Happens):
    """Victory points of a player become more, or fewer."""

    def __init__(self, who: Noun, lost: bool, words: str) -> None:
        super().__init__(SCORED, None, who, words, people=True)
        self.lost: Final = lost

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return super().matches(t, a, b, n) and (n < 0) == self.lost and not self.is_own(t)

    def is_own(self, t: Table) -> bool:
        """Are they what the same ability brings? What comes in addition brings no more of it."""
        ability = top(t, ABILITY) if len(t.chain) > 0 and top(t, KIND) != CARD_PLAY else NOBODY
        return ability != NOBODY and t.library.abilities[ability].trigger is self


class ScoresMuch(Scores):
    """So many victory points at once, or more."""

    def __init__(self, who: Noun, lost: bool, least: i64, words: str) -> None:
        super().__init__(who, lost, words)
        self.least: Final = least

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return (-n if self.lost else n) >= self.least and super().matches(t, a, b, n)


class HisVictory(Goods):
    """The victory points of a player."""

    def of(self, t: Table, seat: Seat) -> i64:
        return t.victory_of(seat)

    def depends(self) -> i64:
        return ANYTHING

    def text(self, many: bool) -> str:
        return "VP"


def scores(reading: Reading, number: Number, *each: Number) -> Score:
    return Score(reading.players(), so_many(number, each))


def loses(reading: Reading, number: Number, *each: Number) -> Score:
    return Score(reading.players(), so_many(number, each), True)


def gaining(reading: Reading) -> bool:
    return False


def losing(reading: Reading) -> bool:
    return True


def it_changes(reading: Reading, who: Watched, lost: bool) -> Trigger:
    call(reading, who, True)
    return Scores(who.noun, lost, f"{says(who, 'lose' if lost else 'gain')} VP")


def it_changes_much(reading: Reading, who: Watched, lost: bool, number: Number) -> Trigger:
    call(reading, who, True)
    least = two_or_more(number)
    return ScoresMuch(who.noun, lost, least, f"{says(who, 'lose' if lost else 'gain')} {least} or more VP")


def victory(reading: Reading) -> Goods:
    return HisVictory()


PHRASES: Final = [
    Phrase("deed", f"{{gain}} {so_much(VP)} for_each?", scores, ["Gain 1 VP."]),
    Phrase("deed", f"({{get}} | {{receive}}) number {VP} for_each?", scores, ["Get 1 VP."]),
    Phrase("deed", f"{{lose}} {so_much(VP)} for_each?", loses, ["Target opponent loses 1 VP."]),
    Phrase("score_change", '"gain" | "gains"', gaining),
    Phrase("score_change", '"lose" | "loses"', losing),
    Phrase(
        "happening",
        f'anyone score_change (("one" "or" "more" | "any" | "a"))? {VP}',
        it_changes,
        ["Whenever an opponent gains VP, draw a card."],
    ),
    Phrase(
        "happening",
        f'anyone score_change (number "or" "more" {VP} | "at" "least" number {VP})',
        it_changes_much,
        ["Whenever an opponent gains 2 or more VP, draw a card."],
    ),
    Phrase("possessions", VP, victory, ["If you have less VP than target opponent, draw a card."]),
    Phrase("possession", VP, victory),
    Phrase("ration_unit", VP, lambda reading: "vp"),
]
