"""Dues: what is given beside what is paid, for an ability or for a card that is played: marks, cards, other deeds."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, top
from wtactics.engine.meaning import Due, Price
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, card_of
from wtactics.engine.rows import ABILITY, CARD_PLAY, KIND, PROGRESS, SOURCE
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.verbs import GIVE

T = TypeVar("T", bound=Table)


def dues_now(t: Table) -> Price | None:
    """What is given for what is announced: by an ability, or by the text of a card that is played."""
    if top(t, KIND) == CARD_PLAY:
        return addition_of(t, top(t, SOURCE))
    i = top(t, ABILITY)
    return t.library.abilities[i].price if i != NOBODY else None


def addition_of(t: Table, c: CardId) -> Price | None:
    """What the card's own text asks for beside its cost."""
    i = t.library.addition[t.printed[c]]
    return t.library.abilities[i].price if i != NOBODY else None


def lacks_addition(t: Table, seat: Seat, c: CardId) -> bool:
    """Can the seat not give what the card's own text asks for beside its cost?"""
    price = addition_of(t, c)
    if price is None:
        return False
    for due in price.dues:
        if not due.payable(t, seat, c):
            return True
    return False


class PayDues(Step[T]):
    """What else is taken is given with it: the card's own mark, then the other parts one by one."""

    def amiss(self) -> i64:
        """The rule of the ruleset that says what can be given."""
        raise NotImplementedError

    def mark_itself(self, t: T) -> None:
        """The card's own mark is a part of the price."""
        t.mark(t.me)

    def choices(self, t: T, due: Due) -> vec[i64]:
        """The cards that can be given for this part of the price."""
        return due.choices(t, t.you, t.me)

    def ask(self, t: T) -> None:
        price = dues_now(t)
        part = t.note(PROGRESS) >> 8
        if price is not None and t.out[t.you] == 0 and part < len(price.dues):
            t.ask(t.you)
            t.offer_each(GIVE, self.choices(t, price.dues[part]))

    def forbids(self, t: T, what: i64, thing: Thing, other: i64) -> i64:
        if what != GIVE:
            return -1
        price = dues_now(t)
        part = t.note(PROGRESS) >> 8
        given = price is not None and part < len(price.dues) and thing in self.choices(t, price.dues[part])
        return 0 if given else self.amiss()

    def stands(self, t: T) -> i64:
        price = dues_now(t)
        return HIDES if price is not None and price.dues[t.note(PROGRESS) >> 8].noun.is_hidden(t) else 0

    def do(self, t: T, answer: Option) -> Flow:
        price = dues_now(t)
        if price is None or t.out[t.you] != 0:
            return NEXT
        part, given = t.note(PROGRESS) >> 8, t.note(PROGRESS) & 255
        if part == 0 and given == 0 and price.mark:
            self.mark_itself(t)
        if part >= len(price.dues):
            return NEXT
        due = price.dues[part]
        thing = card_of(answer) if answer != NOTHING else NOBODY
        due.give(t, t.you, t.me, thing)
        if due.at >= 0:
            pick(t, due.at + given, thing)
        given += 1
        t.remember(PROGRESS, part << 8 | given if given < due.count else part + 1 << 8)
        return AGAIN
