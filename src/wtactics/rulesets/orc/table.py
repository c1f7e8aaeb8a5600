"""How ORC's table fills the seams that card texts use."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_SHIFTED, HOMES
from wtactics.engine.places import (
    ATTACHED,
    CREATURE,
    DECK,
    GONE,
    GRAVE,
    HAND,
    NOBODY,
    PEACE,
    QUEST,
    SEAT_THING,
    CardId,
    Seat,
    Thing,
    is_seat,
    seat_thing,
)
from wtactics.engine.seams import NO_END
from wtactics.engine.state import put
from wtactics.engine.values import may, refresh
from wtactics.kits.entering import comes_marked
from wtactics.kits.verbs import NUMBERED
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.ids import ASSIGN_04
from wtactics.rulesets.orc.monsters import Monsters
from wtactics.rulesets.orc.terms import DEFENSIVE, MOST_INFLUENCE, OFFENSIVE


class OrcTable(Monsters):
    """A table of ORC."""

    def clone(self) -> OrcTable:
        """A copy that shares nothing that is ever written."""
        t = OrcTable(self.terms, False)
        self.copy_to(t)
        self.copy_columns(t)
        return t

    def aim(self) -> Thing:
        """ORC-COMBAT-38 The player who is attacked."""
        return seat_thing(self.defending) if self.defending != NOBODY else NOBODY

    def names_thing(self, what: i64) -> bool:
        """Does an option of this verb name a card or player?"""
        return NUMBERED >> what & 1 == 0

    def could_be(self, c: CardId, d: i64) -> bool:
        """ORC-QUEST-11 Army deck and quest deck are kept apart, so a hidden quest is a quest and nothing else is."""
        types = self.library.type
        return (types[d] == QUEST) == (types[self.printed[c]] == QUEST) and super().could_be(c, d)

    def stand(self, c: CardId, kind: i64) -> None:
        """ORC-MOVE-01, ORC-SPAN-11, ORC-MOVE-09 The creature stands in this front from now on; what is attached comes along."""
        self.move(c, kind, self.controller[c])
        self.front[c] = kind
        if self.role[c] != PEACE:
            self.stand_down(c)  # ORC-COMBAT-34
        self.stirred(HOMES)
        self.happened(facts.MOVED, c, NOBODY, kind)

    def shift(self, c: CardId, home: CardId) -> bool:
        """ORC-MOVE-03, ORC-COMBAT-34 An effect moves a creature to this front of its controller: nothing is marked for it."""
        if not self.is_creature(c) or self.place[c] & 15 == home or may(self, BE_SHIFTED, c, self.me, 0) != 0:
            return False
        self.stand(c, home)
        return True

    def hear_from(self, c: CardId, start: i64, end: i64, fact: i64, a: Thing, b: Thing, n: i64, only_own: bool) -> None:
        """ORC-ABIL-EX7, ORC-QUEST-16 What lies on a player hears of all zones; a quest hears for all who have it active."""
        self.hearing = True
        if not self.is_open(c):
            super().hear_from(c, start, end, fact, a, b, n, only_own)
        else:
            brought = self.controller[c]
            for seat in self.pursuers(c):
                self.controller = put(self.controller, c, seat)
                super().hear_from(c, start, end, fact, a, b, n, only_own)
            self.controller = put(self.controller, c, brought)
        self.hearing = False

    def enter(self, c: CardId, kind: i64, seat: Seat, home: CardId = NOBODY, host: Thing = NOBODY) -> None:
        """ORC-STATE-01, ORC-STATE-12, ORC-MARK-02 A card comes into play, and reaches from where it stands."""
        super().enter(c, kind, seat, home, host)
        self.assigned[c] = 0
        if kind == OFFENSIVE or kind == DEFENSIVE:
            self.front[c] = kind
            if comes_marked(self, c):
                self.come_marked(c)
        elif kind == ATTACHED:
            self.join(c)

    def leave(self, c: CardId, kind: i64, on_top: bool = False) -> None:
        """ORC-AREA-08, ORC-AREA-14, ORC-DEATH-03 The newest lies on top; what hangs on the card leaves with it."""
        hung, host = self.hung_on(c), self.host[c]
        if self.place[c] & 15 == ATTACHED:
            abroad = self.side_of(c) != self.owner[c] and self.where(c) != NOBODY
            self.front[c] = OFFENSIVE + DEFENSIVE - self.where(c) if abroad else self.where(c)
        super().leave(c, kind, on_top)
        for attached in hung:
            if self.in_play(attached):
                self.leave(attached, self.where_it_goes(attached, kind), on_top)
        self.relieve(host)

    def where_it_goes(self, c: CardId, kind: i64) -> i64:
        """ORC-EQUIP-12, ORC-EQUIP-14, ORC-EQUIP-15, ORC-ENCH-10 Equipment goes where its carrier goes, each to its owner's."""
        along = self.is_equipment(c) and kind in (HAND, DECK, GONE)
        return kind if along else GRAVE

    def shuns(self, thing: Thing) -> i64:
        """ORC-ASSIGN-04 Nobody of its own side aims at an assigned creature; opponents may."""
        if self.is_card(thing) and self.marked[thing] == ASSIGNED and self.controller[thing] == self.you:
            return ASSIGN_04
        return super().shuns(thing)

    def arrive(self, c: CardId, seat: Seat, home: CardId, marked: bool = False) -> bool:
        """ORC-STATE-01 An effect puts a creature into play: into the front where what says so reaches."""
        if self.library.type[self.printed[c]] != CREATURE:
            return False
        front = home
        if home not in (OFFENSIVE, DEFENSIVE):
            front = self.where(self.me) if self.me != NOBODY else NOBODY
        self.enter(c, front if front != NOBODY else DEFENSIVE, seat)
        if marked:
            self.come_marked(c)
        return True

    def take(self, c: CardId, seat: Seat, until: i64) -> None:
        """ORC-STATE-13, ORC-EQUIP-28 Control changes: it stays in its battlefield, in its new controller's front there."""
        if self.is_open(c):
            return  # ORC-QUEST-56
        self.claim(c, seat, until)
        if self.controller[c] != seat:
            kind = self.place[c] & 15
            if self.in_front(c):
                kind = OFFENSIVE + DEFENSIVE - kind  # ORC-SPAN-03
            self.controller = put(self.controller, c, seat)
            self.changed_values()
            if self.role[c] != PEACE:
                self.stand_down(c)  # ORC-COMBAT-34
            self.move(c, kind, seat)
            self.happened(facts.CONTROLLED, c, seat)
            for piece in self.hung_on(c):
                if self.is_equipment(piece):
                    self.take(piece, seat, until)
            if self.end_task(c):
                self.begin_task(c)

    def give_back(self, c: CardId, seat: Seat) -> None:
        """Control that was lent returns."""
        if self.in_play(c) and self.out[seat] == 0:
            self.take(c, seat, 0)

    def least_points(self) -> i64:
        """ORC-WIN-01 Influence is kept below zero, too."""
        return -1_000_000

    def most_points(self, seat: Seat) -> i64:
        """ORC-WIN-01 There is no most of influence, unless a mod sets one."""
        return self.adjusted(MOST_INFLUENCE, seat, NO_END)

    def wound(self, c: CardId, n: i64, source: CardId) -> None:
        """ORC-DEATH-06, ORC-DEATH-11 Whoever deals damage to a creature has killed it, if it dies of that."""
        self.note_blow(c, source)
        super().wound(c, n, source)

    def falls(self, c: CardId) -> bool:
        """ORC-DEATH-01, ORC-DEATH-06, ORC-DEATH-09, ORC-CREA-07, ORC-ENCH-10 Has it suffered too much, or lost its host?"""
        if self.place[c] & 15 == ATTACHED:
            host = self.host[c]
            return self.out[host - SEAT_THING] != 0 if is_seat(host) else not self.in_play(host)
        return self.is_creature(c) and self.harm[c] >= self.defense[c]

    def undergo(self, how: i64, c: CardId, kind: i64) -> None:
        """ORC-EVENT-03 What was played goes to the graveyard, if no text does anything instead."""
        if self.place[c] & 15 == kind & 15:
            self.move(c, GRAVE, self.owner[c], True)

    def draw(self, seat: Seat) -> CardId:
        """ORC-RESP-17 The top card of the deck is drawn; no check comes before its time for that."""
        hurried = self.drew
        c = super().draw(seat)
        self.drew = hurried
        return c

    def fail_draw(self, seat: Seat) -> None:
        """ORC-WIN-08 An empty deck harms nobody."""

    def up_to_date(self) -> None:
        """ORC-SPAN-16, ORC-ABIL-04, ORC-CREA-14, ORC-CREA-15, ORC-CONFLICT-04 Values are those of now: set, then added to."""
        refresh(self)
