"""Where a permanent goes that an effect puts into play, or whose control changes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import (
    ATTACHED,
    CREATURE,
    NOBODY,
    RESERVE,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    is_seat,
    seat_thing,
)
from wtactics.engine.rows import FOR_SEAT, THE_CARD
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import COMES_MARKED
from wtactics.kits.verbs import HOME, TARGET


class PlaceArrival(Step[Realm]):
    """Its controller names a place that admits the creature, or a host for the enchantment."""

    def ask(self, t: Realm) -> None:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if t.out[seat] != 0:
            return
        t.ask(seat)
        if t.library.type[t.printed[c]] == CREATURE:
            for city in t.cities(seat):
                if self.forbids(t, HOME, city, 0) == 0:
                    t.offer(HOME, city)
            if self.forbids(t, HOME, seat_thing(seat), 0) == 0:
                t.offer(HOME, seat_thing(seat))
            return
        for host in self.hosts(t, c, seat):
            t.offer(TARGET, host)

    def hosts(self, t: Realm, c: CardId, seat: Seat) -> vec[i64]:
        """What the enchantment can be attached to."""
        t.speak_for(c, seat)
        return t.library.abilities[t.library.play[t.printed[c]]].targets[0].noun.all(t)

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if what == TARGET and t.library.type[t.printed[c]] != CREATURE:
            return 0 if thing in self.hosts(t, c, seat) else t.law().host
        if what != HOME:
            return -1
        if thing == seat_thing(seat) and not t.in_play(c) and t.army_receives(seat, c):
            return 0
        if not t.is_card(thing) or not t.is_city(thing) or t.controller[thing] != seat:
            return t.law().joining if t.in_play(c) else t.law().arrival
        return t.law().entry if t.admits(thing, c) != 0 else 0

    def do(self, t: Realm, answer: Option) -> Flow:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if t.out[seat] != 0:
            return NEXT
        if t.library.type[t.printed[c]] != CREATURE:
            if answer != NOTHING:
                t.enter(c, ATTACHED, seat, NOBODY, card_of(answer))
                t.attach(c, card_of(answer))
            return NEXT
        home = card_of(answer) if answer != NOTHING else NOBODY
        if is_seat(home):
            t.enter(c, ARMY, seat)
            self.mark(t, c)
            return NEXT
        kind = KINGDOM if home != NOBODY else ARMY
        if t.place[c] & 15 >= RESERVE:
            t.change_sides(c, kind, seat, home)
        elif home != NOBODY:
            t.enter(c, kind, seat, home)
            self.mark(t, c)
        return NEXT

    def mark(self, t: Realm, c: CardId) -> None:
        """It enters marked, if the effect says so."""
        if t.note(COMES_MARKED) != 0:
            t.come_marked(c)
