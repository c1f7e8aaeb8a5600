"""Tolls: what deeds of creatures take in action points, what is owed for them, and damage tokens that are put and moved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import (
    ATTACK_TOLL,
    GROUP_TOLL,
    MOVE_TOLL,
    REST_TOLL,
    UPKEEP_TOLL,
    Number,
    Statement,
)
from wtactics.engine.places import CardId, Flow, Option, Seat
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread
from wtactics.rulesets.slot.terms import TARGET_GROUP_TOLL, TARGET_TOLL
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, counted
from wtactics.vocabulary.deeds.harm import wounded
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.things.meaning import All, Things, clause
from wtactics.vocabulary.things.mentioning import renewed

# What is paid for, and what it is called; how much is said of it.
CALLED: Final = {ATTACK_TOLL: "attacking", MOVE_TOLL: "moving", REST_TOLL: "resting", GROUP_TOLL: "group attacks"}
ON_THEM: Final = {TARGET_TOLL: "attacks", TARGET_GROUP_TOLL: "group attacks"}
EXACTLY: Final = 0
MORE: Final = 1
LESS: Final = -1


class Toll(Statement):
    """A deed of these creatures takes so many action points, or so many more or fewer than by the rules."""

    def __init__(self, deed: i64, things: Things, number: Number, how: i64) -> None:
        self.deed: Final = deed
        self.things: Final = things
        self.number: Final = number
        self.how: Final = how

    def sets(self) -> bool:
        return self.how == EXACTLY

    def law(self) -> i64:
        return bit_of(self.deed)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != self.deed or not self.things.has(t, c):
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY else n * self.how

    def text(self) -> str:
        more = "" if self.how == EXACTLY else " more" if self.how == MORE else " less"
        if self.deed in ON_THEM:
            return f"{ON_THEM[int(self.deed)]} on {self.things.text()} cost {self.number.text()} AP{more}"
        what = CALLED[int(self.deed)]
        who = f"{what} {'of' if self.deed == GROUP_TOLL else 'costs'} {self.things.text()}"
        who += " cost" if self.deed == GROUP_TOLL else ""
        return f"{who} {self.number.text()} AP{more}"


def belonging(things: Things, whose: int) -> Things:
    """Those of them that are in this player's army: each pays for his own alone."""
    noun = things.noun if isinstance(things, All) else None
    if not isinstance(noun, CardNoun) or noun.whose == whose:
        return things
    if noun.whose != ANYONES:
        raise Misread("creatures of his own army", things.text())
    return All(renewed(noun, Detail("whose", whose), Detail("side", True)))


class OweUpkeep(Statement):
    """For each of these so much gold more is owed in every turn of its controller."""

    def __init__(self, things: Things, number: Number) -> None:
        self.things: Final = things
        self.number: Final = number

    def law(self) -> i64:
        return bit_of(UPKEEP_TOLL)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.number.of(t) if what == UPKEEP_TOLL and self.things.has(t, c) else 0

    def text(self) -> str:
        return clause(self.things, "have", f"upkeep {upkeep_text(self.number)}")


def upkeep_text(number: Number) -> str:
    """So much upkeep, perhaps for each of something."""
    n, behind = per(number)
    return f"{n} {behind}" if behind else number.text()


class MoveTokens(Deed):
    """Damage tokens are taken from one creature and put on another, as many as lie there."""

    def __init__(self, number: Number, source: Things, goal: Things) -> None:
        self.number: Final = number
        self.source: Final = source
        self.goal: Final = goal

    def do(self, t: Table, answer: Option) -> Flow:
        goals = wounded(t, t.me, cards_in_play(t, self.goal))
        for c in cards_in_play(t, self.source):
            n = min(self.number.of(t), t.harm[c])
            if n > 0 and len(goals) > 0 and goals[0] != c:
                t.heal(c, n, t.me)
                t.hurt(goals[0], n, t.me)
        return NEXT

    def text(self) -> str:
        return f"move {counted(self.number, 'damage token')} from {self.source.text()} to {self.goal.text()}"
