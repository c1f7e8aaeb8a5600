"""How a card becomes a resource card."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import Flow, Option, Thing, card_of, other_of
from wtactics.engine.rows import COMES_MARKED, FOR_SEAT, THE_CARD
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.coins import COLOURS
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import COLOUR


class NameFaction(Step[Realm]):
    """The player names any faction; the new gem of that faction is free at once."""

    def ask(self, t: Realm) -> None:
        if t.out[t.note(FOR_SEAT)] != 0:
            return
        t.ask(t.note(FOR_SEAT))
        faction: i64 = 0
        while faction < COLOURS:
            t.offer(COLOUR, t.note(THE_CARD), faction)
            faction += 1

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        if what != COLOUR:
            return -1
        return 0 if thing == t.note(THE_CARD) and 0 <= other < COLOURS else t.law().resource

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer != NOTHING:
            c = card_of(answer)
            t.become_gem(c, t.note(FOR_SEAT), other_of(answer))
            if t.note(COMES_MARKED) != 0:
                t.mark(c)
        return NEXT
