"""How a card becomes a resource card."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import DECK, Flow, Option, Thing, other_of, seat_thing
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
            t.offer(COLOUR, self.meant(t), faction)
            faction += 1

    def meant(self, t: Realm) -> Thing:
        """The card; of one that lies in a deck yet only whose it becomes, for an offered card shows its whole place."""
        c = t.note(THE_CARD)
        return seat_thing(t.note(FOR_SEAT)) if t.place[c] & 15 == DECK else c

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        if what != COLOUR:
            return -1
        return 0 if thing == self.meant(t) and 0 <= other < COLOURS else t.law().resource

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer != NOTHING:
            c = t.note(THE_CARD)
            t.become_gem(c, t.note(FOR_SEAT), other_of(answer))
            if t.note(COMES_MARKED) != 0:
                t.mark(c)
        return NEXT
