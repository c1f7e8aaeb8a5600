"""The signs of AVA's costs, and what a city's advantage tells to do: that is done as the advantage is gained."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import Due, Number, Trigger
from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.waiting import THIS_ONE, Delay
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.dues import MarkDue
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Advantage, Contribution, Standing, Stated, Triggered
from wtactics.vocabulary.sentences.prices import PricePart, mark_itself, power, price
from wtactics.vocabulary.things.meaning import This
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.handling import gains_advantage
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.watching import very_card, you_yourself


class SignDue(MarkDue):
    """AVA-MARK-07 So many creatures of one's own are marked, not counting the card itself."""

    def __init__(self, count: i64) -> None:
        super().__init__(CardNoun([Sort(1 << CREATURE, word="creature")], whose=YOURS), count, True)

    def text(self) -> str:
        return f"[{self.count}]"


def others(reading: Reading, number: Number) -> Due:
    return SignDue(plain(number))


def sign(reading: Reading, part: PricePart | Due) -> PricePart | Due:
    return part


def taken(reading: Reading, steps: Steps) -> Contribution:
    if reading.word != "city":
        raise Misread("this on a city", f"a {reading.word}")
    if reading.untimed:  # what always holds, holds while the advantage is on
        raise Misread("what is done as the advantage is gained", "what holds")
    if len(steps) == 1 and isinstance(only := steps[0], Delay) and (end := this_end(only)) is not None:
        reading.granted.remove(only.ability)
        return Advantage(Triggered(end, only.ability.effects))
    if len(steps) == 1 and isinstance(said := steps[0], Declare) and is_always(reading, said):
        reading.granted.remove(said.ability)
        return Advantage(Standing([Stated(said.ability.statements, None)]))
    city = very_card(reading, This(reading.word))
    return triggered(reading, gains_advantage(reading, you_yourself(reading), None, city), steps)


def this_end(later: Delay) -> Trigger | None:
    """The end of a turn, if it waits for that: so long the advantage is on, if its city is not lost before (AVA-TACT-05)."""
    trigger = later.ability.trigger
    if trigger is None or trigger.fact != facts.TURN_ENDED or later.which != THIS_ONE:
        return None
    return Comes(facts.TURN_ENDED, [], None, "at the end of each turn")


def is_always(reading: Reading, said: Declare) -> bool:
    """Is it said of nobody who is picked out, and of this turn? So long the advantage is on, or until its city is lost."""
    return said.until == THIS_TURN and said.those is None and len(reading.targets) == len(reading.picked) == 0


PHRASES: Final = [
    Phrase("mark_sign", '"[" "]"', mark_itself, ["[ ]: Draw a card."]),
    Phrase("mark_sign", '"mark" (many | bare_one)', others, ["Mark 2: Draw two cards."]),
    Phrase("mark_sign", '"[" (many | bare_one) "]"', others, ["[ ] [2]: Draw two cards."]),
    Phrase("price_part", "mark_sign", sign),
    Phrase("gold_sum", "many | bare_one", power),
    Phrase("price", "mark_sign mark_sign+ | gold_sum mark_sign+", price),
    Phrase("permanent", '"advantage" (":" | "-") effects', taken, needs=CITIES),
]
