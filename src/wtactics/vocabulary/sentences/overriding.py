"""Overriding: what holds, or what something costs, instead of what the statement before says, under a condition."""

from __future__ import annotations

import re
from typing import Final

from wtactics.engine.meaning import STANDING, Ability, Condition, Number, Statement
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import structure
from wtactics.vocabulary.conditions.meaning import Both, Is, Not
from wtactics.vocabulary.nouns.quality import Being
from wtactics.vocabulary.reading.abilities import made
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost
from wtactics.vocabulary.rulings.pricing import COSTS, TO_PLAY, Amount
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.sentences.lines import said_if
from wtactics.vocabulary.sentences.parts import Contribution, Overriding, Stated
from wtactics.vocabulary.things.meaning import This


class CostsSoMuch(Statement):
    """The cards of the statement before cost so much more, or less; it holds nowhere, for the reader puts them in."""

    def __init__(self, number: Number, more: bool) -> None:
        self.number: Final = number
        self.more: Final = more

    def of(self, usual: Statement) -> Statement | None:
        """The statement before with this number; nothing where it is none of costs."""
        if type(usual) is not Cost or usual.more != self.more:
            return None
        return Cost(usual.cards, usual.players, self.number, self.more, usual.which, int(usual.least), usual.played)

    def text(self) -> str:
        return f"they cost {self.number.text()} {'more' if self.more else 'less'}"


def overriding(reading: Reading, condition: Condition, said: list[Stated]) -> Contribution:
    """While it is so, this holds instead of what the sentence before says."""
    if reading.last_said:
        raise Misread("a sentence before it of what always holds", "one of what is done")
    return Overriding(said_if(reading, condition, said))


def overriding_behind(reading: Reading, said: list[Stated], condition: Condition) -> Contribution:
    return overriding(reading, condition, said)


def otherwise_so(reading: Reading, said: list[Stated]) -> Contribution:
    """This holds where the condition of the statement before does not."""
    if any(each.condition is not None for each in said):
        raise Misread("one condition", "a second one")
    return Overriding(said)


def costs_so_much(reading: Reading, condition: Condition, cost: Amount) -> Contribution:
    return Overriding([Stated([CostsSoMuch(cost.number, cost.more)], condition)])


def costs_behind(reading: Reading, cost: Amount, condition: Condition) -> Contribution:
    return costs_so_much(reading, condition, cost)


def they(reading: Reading) -> None:
    """Those of whom the statement before was made."""
    others = [mention for mention in reading.mentions if not isinstance(mention.things, This)]
    if reading.they is None or others or reading.last_said:
        raise Misread("those of whom the sentence before always holds", "others")
    subject(reading, reading.them())


def overridden(usual: list[Ability], part: Overriding, reading: Reading, text: str) -> list[Ability]:
    """What the statement before says, under another condition, and what holds in its place; nothing where none fits."""
    last, condition = usual[-1] if usual else None, part.said[0].condition
    if last is not None and condition is None:
        return beside(last, part, reading, text)
    if last is None or last.kind != STANDING or len(part.said[0].statements) != 1 or condition is None:
        return []
    other = part.said[0].statements[0]
    fitting = [(each, found) for each in last.statements if (found := in_place_of(each, other)) is not None]
    if len(fitting) != 1 or (last.condition is not None and isinstance(negated(condition), Not)):
        return []
    rest = [each for each in last.statements if each is not fitting[0][0]]
    reading.recalls |= last.recalls
    plainly = negated(condition) if last.condition is None else Both(last.condition, negated(condition), False)
    said = [(rest, last.condition)] if rest else []
    said += [([fitting[0][0]], plainly), ([fitting[0][1]], condition)]
    return [made(STANDING, [], reading, text, None, last.price, so, statements, last.switch) for statements, so in said]


def beside(last: Ability, part: Overriding, reading: Reading, text: str) -> list[Ability]:
    """A statement with a condition, and what holds where that is not so; of several it would be asked of each."""
    condition = last.condition
    if last.kind != STANDING or condition is None or (isinstance(condition, Is) and condition.things.many()):
        return []
    said = [statement for each in part.said for statement in each.statements]
    reading.recalls |= last.recalls
    return [last, made(STANDING, [], reading, text, None, last.price, negated(condition), said, last.switch)]


def negated(condition: Condition) -> Condition:
    """That it is not so."""
    if isinstance(condition, Is) and isinstance(condition.quality, Being):
        being = condition.quality
        return Is(condition.things, Being(being.noun, being.words, not being.negated))
    return Not(condition)


def in_place_of(usual: Statement, other: Statement) -> Statement | None:
    """The other statement, if both say the same of the same but for numbers."""
    if isinstance(other, CostsSoMuch):
        return other.of(usual)
    things = [structure(getattr(each, "things", None)) for each in (usual, other)]
    if type(usual) is not type(other) or things[0] != things[1]:
        return None
    alike = hasattr(usual, "things") or len({NUMBERS.sub("", structure(each)) for each in (usual, other)}) == 1
    return other if alike else None


NUMBERS: Final = re.compile(r"[0-9]+")
THESE_COST: Final = f'("it" | "they" | "those" words | "that" word) {COSTS} "you"?'
PHRASES: Final = [
    Phrase("permanent", '(standing_if | time_said) "," (said_tail "instead" | "instead" said_tail)', overriding,
           ["This creature gets +1/+0. While it is defending, it gets +3/+0 instead."]),
    Phrase("permanent", 'said_tail "instead" standing_if', overriding_behind),
    Phrase("permanent", '"otherwise" ","? said_tail', otherwise_so,
           ["If you control an Elf, this creature gets +2/+0. Otherwise it gets +0/+2."]),
    Phrase("permanent", '(standing_if | time_said) "," (costing_so "instead" | "instead" costing_so)', costs_so_much,
           ["Event cards cost 1 more. If you control an Elf, they cost 2 more instead."]),
    Phrase("permanent", 'costing_so "instead" standing_if', costs_behind),
    Phrase("costing_so", f"{THESE_COST} amount {TO_PLAY}", lambda reading, *said: said[-1]),
    Phrase("sayer", '"they"', they, ["Elves you control get +1/+0. They can't attack alone."]),
]  # fmt: skip
