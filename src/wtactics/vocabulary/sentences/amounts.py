"""Amounts: something is done for each of what is counted, as often as there are."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import pick, picked, unpick
from wtactics.engine.meaning import Number
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.deeds.deed import ByEach, Deed
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.wealth import Produce
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.numbers.capping import capped
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed, XNumber, per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.duties import AttackDuty
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.things.apiece import MOST_APIECE, PickApiece
from wtactics.vocabulary.things.meaning import MOST_SEATS, KeeperOf, Slot, This
from wtactics.vocabulary.things.picking import Pick


class Repeat(Step[Table]):
    """What follows is done so often, as many times as are counted now; how often still is kept among the choices."""

    def __init__(self, number: Number, steps: i64, tally: Slot) -> None:
        self.number: Final = number
        self.steps: Final = steps
        self.tally: Final = tally

    def do(self, t: Table, answer: Option) -> Flow:
        n = self.number.of(t)
        if n <= 0:
            t.jump(self.steps)
        pick(t, self.tally.at, NOBODY - n)
        return NEXT

    def text(self) -> str:
        return per(self.number)[1] or f"do this {self.often()}"

    def often(self) -> str:
        """How often, where nothing is counted one by one."""
        number = self.number
        if isinstance(number, Fixed):
            return "twice" if number.n == 2 else f"{number.n} times"
        return "X times" if isinstance(number, XNumber) else f"as many times as {number.text()}"


class OnceMore(Step[Table]):
    """Is it to be done again, everything is chosen anew."""

    def __init__(self, steps: i64, tally: Slot, slots: list[Slot]) -> None:
        self.steps: Final = steps
        self.tally: Final = tally
        self.slots: Final = slots

    def do(self, t: Table, answer: Option) -> Flow:
        left = NOBODY - picked(t, self.tally.at) - 1
        pick(t, self.tally.at, NOBODY - left)
        if left > 0:
            for slot in self.slots:
                i: i64 = 0
                while i < slot.most:
                    unpick(t, slot.at + i)
                    i += 1
            t.jump(-self.steps - 1)
        return NEXT

    def text(self) -> str:
        return ""


class Apiece(Repeat):
    """Each of several players has chosen as many as are counted for him, and then it is done once with all of these."""

    def do(self, t: Table, answer: Option) -> Flow:
        return NEXT


def apiece(number: Number, one: Pick, deed: Steps) -> Steps:
    """Of each player so many: his own are counted, and all choose first."""
    one.slot.most = MOST_APIECE * MOST_SEATS
    return [Apiece(number, len(deed) + 1, one.slot), PickApiece(one, number), *deed]


def refuse_of_each(reading: Reading, number: Number, steps: Steps) -> None:
    """Of each that is counted "it" could be said: of this card it is not meant."""
    if not isinstance(number, CountOf) or not isinstance(number.noun, CardNoun):
        return
    kept = any(isinstance(part, KeeperOf) and isinstance(part.things, This) for part in parts_within(steps))
    if reading.called_it or kept:
        raise Misread(f"this {reading.word}, or each {number.noun.text(False)}", "it")


def repeated_for(reading: Reading, number: Number, steps: Steps) -> Steps:
    refuse_of_each(reading, number, steps)
    return repeated(reading, number, steps)


def repeated(reading: Reading, number: Number, steps: Steps) -> Steps:
    tally = Slot("so often")
    reading.picked.append(tally)
    slots = [step.slot for step in steps if isinstance(step, Pick)]
    return [Repeat(number, len(steps) + 1, tally), *steps, OnceMore(len(steps), tally, slots)]


def repeated_at_most(reading: Reading, number: Number, steps: Steps, most: int) -> Steps:
    return repeated(reading, capped(reading, number, most), steps)


def of_all_creatures(number: Number) -> bool:
    """Are all creatures in play counted? Where somebody attacks with some, these could be meant."""
    noun = number.noun if isinstance(number, CountOf) else None
    return isinstance(noun, CardNoun) and noun.plain and noun.any_such and noun.whose == ANYONES


def repeated_behind(reading: Reading, steps: Steps, number: Number) -> Steps:
    """Behind one deed; a deed with a number of its own says it for that, and of several it could be any."""
    last: Any = steps[-1]
    if isinstance(last, For | ByEach | DealDamage | Produce) or sum(isinstance(step, Deed) for step in steps) > 1:
        raise Misread("one deed that has no number", last.text())
    if isinstance(last, Pay) and of_all_creatures(number):
        raise Misread("whose creatures are counted, or which", number.text())
    duties = last.ability.statements if isinstance(last, Declare) else []
    if any(isinstance(each, AttackDuty) and each.things in parts_within(number) for each in duties):
        raise Misread("a price that is paid for each", last.text())
    first = steps[0]
    if isinstance(first, Pick) and first.least == first.most == 1 < first.slot.most:
        return apiece(number, first, steps[1:])
    return repeated(reading, number, steps)


def x_known(reading: Reading, value: Number) -> None:
    reading.x_known = value


def said_of_x(reading: Reading, said: Any, _where: None) -> Any:
    """X is what is counted, wherever it stands in what always holds."""
    if reading.x_known is not None:
        raise Misread("a change of values by X", "none")
    return said


PHRASES: Final = [
    Phrase("fronted", 'for_each "," effects', repeated_for, ["For each Elf you control, you may unmark a creature."]),
    Phrase(
        "fronted",
        'for_each "," tail most',
        repeated_at_most,
        ["For each Elf you control, draw a card, but no more than three."],
    ),
    Phrase("tail", "tail for_each", repeated_behind, ["Unmark a creature for each two Elves you control."]),
    Phrase("said_tail", 'saying_all ","? narrowing_x', said_of_x),
    Phrase("narrowing_x", '"where" "x" "is" ("equal" "to")? value', x_known),
]
