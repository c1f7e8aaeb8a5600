"""Decrees: what effects forbid, permit or declare for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import MOST_BOUND, picked, top
from wtactics.engine.lasting import CONTROLLERS, SAY
from wtactics.engine.meaning import Ability
from wtactics.engine.places import NOBODY, Flow, Option, Thing, seat_thing
from wtactics.engine.rows import PICKS
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.nouns.cards import IN_PLAY, THEIRS, CardNoun
from wtactics.vocabulary.rulings.meaning import Ruling
from wtactics.vocabulary.things.meaning import Again, All, Things


class OneOfThose(Again):
    """Things that were spoken of before, whatever fits their noun later: that one of them to which the statement was bound."""

    def of(self, t: Table) -> vec[i64]:
        thing = picked(t, 0)
        return vec[i64]() if thing == NOBODY else vec[i64]([thing])


class Declare(Deed):
    """What a standing text could say holds for a while, about the things chosen for this one, or about each of those."""

    def __init__(self, ability: Ability, until: i64, those: Things | None = None) -> None:
        self.ability: Final = ability
        self.until: Final = until
        self.those: Final = those

    def do(self, t: Table, answer: Option) -> Flow:
        until = t.by_clock(self.subject(t), self.until, t.you) if self.until >= CONTROLLERS else self.until
        if self.those is None:
            t.modify(SAY, NOBODY, self.ability.number, bound_things(t), until, t.you, t.me)
            return NEXT
        for thing in self.those.of(t):
            t.modify(SAY, NOBODY, self.ability.number, thing + 1, until, t.you, t.me)
        return NEXT

    def subject(self, t: Table) -> Thing:
        """Of whom it is said; of several the first."""
        things: object = self.those or getattr(self.ability.statements[0], "things", None)
        found = things.of(t) if isinstance(things, Things) else vec[i64]()
        return found[0] if len(found) > 0 else seat_thing(t.you)

    def text(self) -> str:
        return timed(self.ability.statements[0].text(), self.until)


def told_by_kind(statement: Ruling, until: i64) -> bool:
    """Is it said of a kind of cards, whichever they are by then, and not of those that are picked out now?"""
    things = statement.things
    if not isinstance(things, All) or not isinstance(things.noun, CardNoun) or until >= CONTROLLERS:
        return False
    noun = things.noun
    bare = noun.where == IN_PLAY and noun.whose != THEIRS and noun.other_than is None and len(noun.qualities) == 0
    return bare and not noun.near and all(sort.steady for sort in noun.sorts)


def bound_things(t: Table) -> i64:
    """The first things chosen for the item that speaks, packed; a statement finds them at the same places."""
    packed: i64 = 0
    i: i64 = 0
    while i < MOST_BOUND and top(t, PICKS) + i < len(t.picks):
        packed |= max(picked(t, i), NOBODY) + 1 << i * 11
        i += 1
    return packed
