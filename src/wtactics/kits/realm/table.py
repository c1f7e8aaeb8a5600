"""How tables of realms fill the seams that card texts use."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import effect_of
from wtactics.engine.lasting import ADVANTAGE, WHILE_IN_PLAY
from wtactics.engine.meaning import BE_SHIFTED
from wtactics.engine.places import (
    ATTACHED,
    BOARD,
    CITY,
    CREATURE,
    DECK,
    DEFENDER,
    ENCHANTMENT,
    GONE,
    GRAVE,
    NOBODY,
    PEACE,
    RESERVE,
    CardId,
    Seat,
    Thing,
)
from wtactics.engine.rows import MODIFIER, MODIFIER_ON
from wtactics.engine.state import put
from wtactics.engine.values import may
from wtactics.kits.cities import ARMY, IN_ARMY, KINGDOM
from wtactics.kits.entering import comes_marked
from wtactics.kits.realm.ledger import Ledger
from wtactics.kits.realm.terms import NAMING, PLACING
from wtactics.kits.verbs import NUMBERED


class Realm(Ledger):
    """A table of a game with cities and armies; what rulesets say otherwise stands in area.py."""

    def clone(self) -> Realm:
        """A copy that shares nothing that is ever written."""
        raise NotImplementedError

    def settle_down(self, c: CardId, kind: i64, seat: Seat, home: CardId) -> None:
        """The card in play lies elsewhere from now on; it takes no part in an attack that it has left."""
        if self.role[c] != PEACE and not (self.role[c] == DEFENDER and self.defends_from(kind, seat, home)):
            self.leave_combat(c)
        self.move(c, kind, seat)
        self.settle(c, home)
        if self.listening:
            self.log(facts.MOVED, c, home)
        self.matters(facts.SHIFTED, c, home)

    def defends_from(self, kind: i64, seat: Seat, home: CardId) -> bool:
        """Is this one of the places that the attacked player defends from?"""
        return seat == self.defending and (kind == ARMY or home == self.goal)

    def aim(self) -> Thing:
        """The one target that all attackers share."""
        return self.goal

    def names_thing(self, what: i64) -> bool:
        """Does an option of this verb name a card or player?"""
        return NUMBERED >> what & 1 == 0

    def arrive(self, c: CardId, seat: Seat, home: CardId, marked: bool = False) -> bool:
        """An effect puts a permanent into play from anywhere; a choice that rules leave is asked."""
        type_ = self.library.type[self.printed[c]]
        if type_ == CITY:
            self.enter(c, KINGDOM, seat)
        elif type_ == CREATURE and home == IN_ARMY:
            self.enter(c, ARMY, seat)  # unmarked; no step asks when it came
        elif type_ == CREATURE and home != NOBODY:
            if self.admits(home, c) != 0:
                return False
            self.enter(c, KINGDOM, seat, home)
        elif type_ in (CREATURE, ENCHANTMENT):
            self.then(PLACING, c, seat, i64(marked))
            return True
        else:
            return False
        if marked:
            self.come_marked(c)
        return True

    def enter(self, c: CardId, kind: i64, seat: Seat, home: CardId = NOBODY, host: Thing = NOBODY) -> None:
        """It comes into play unmarked, unless a card says otherwise."""
        super().enter(c, kind, seat, home, host)
        if kind >= BOARD and comes_marked(self, c):
            self.come_marked(c)

    def leave(self, c: CardId, kind: i64, on_top: bool = False) -> None:
        """What is attached goes too, residents stay; a consumed gem goes first."""
        if self.is_city(c):
            self.lose_city(c)
        if self.place[c] & 15 == RESERVE and self.marked[c] == 0:
            self.free_another(c)
        self.drop_bid(c)
        super().leave(c, kind, on_top)  # it forgets all that happened to it
        for attached in self.board:
            if self.place[attached] & 15 == ATTACHED and self.host[attached] == c:
                self.leave(attached, GRAVE)

    def take(self, c: CardId, seat: Seat, until: i64) -> None:
        """Control changes: a creature joins the new controller's Army, or a city of his choice."""
        self.claim(c, seat, until)
        if self.controller[c] == seat:
            return
        kind = self.place[c] & 15
        if kind == KINGDOM and not self.is_city(c):
            self.then(PLACING, c, seat)
            return
        if kind == KINGDOM:
            self.lose_city(c)
            self.drop_advantage(c)
        self.change_sides(c, kind, seat, NOBODY)

    def change_sides(self, c: CardId, kind: i64, seat: Seat, home: CardId) -> None:
        """The card in play is this player's from now on, and lies there."""
        self.controller = put(self.controller, c, seat)
        self.changed_values()
        self.settle_down(c, kind, seat, home)
        self.happened(facts.CONTROLLED, c, seat)

    def give_back(self, c: CardId, seat: Seat) -> None:
        """Control that was lent returns."""
        if self.in_play(c) and self.out[seat] == 0:
            self.take(c, seat, WHILE_IN_PLAY)

    def inflict(self, thing: Thing, n: i64, source: CardId) -> None:
        """Damage that no text has done anything about; in combat it is a blow."""
        super().inflict(thing, n, source)
        if effect_of(self) == NOBODY:
            self.happened(facts.STRUCK, source, thing, n)

    def wound(self, c: CardId, n: i64, source: CardId) -> None:
        """Whoever deals damage to a creature kills it, if it dies of that."""
        if self.minded >> facts.KILLED & 1 == 1:
            self.note_blow(c, source)
        super().wound(c, n, source)

    def lose_city(self, city: CardId) -> None:
        """A city goes: who attacks it finds nothing there any more, and its residents leave it."""
        if city == self.goal:
            self.lose_goal()
        self.empty_city(city)

    def empty_city(self, city: CardId) -> None:
        """Residents of a lost city go to their controller's Army, keeping their marks."""
        for c in self.board:  # a resident may lie before another player
            if self.home[c] == city:
                self.settle_down(c, ARMY, self.controller[c], NOBODY)

    def drop_advantage(self, city: CardId) -> None:
        """A city that is lost takes its advantage with it."""
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i] == ADVANTAGE and self.modifiers[i + MODIFIER_ON] == city:
                self.drop_modifier(i)
            else:
                i += MODIFIER

    def shift(self, c: CardId, home: CardId) -> bool:
        """An effect moves a creature: unmarked as it was, and outside the cities' limit."""
        seat = self.controller[c]
        if may(self, BE_SHIFTED, c, self.me, 0) != 0:
            return False
        if not self.in_play(c) or (home != NOBODY and (self.controller[home] != seat or self.admits(home, c) != 0)):
            return False
        self.settle_down(c, ARMY if home == NOBODY else KINGDOM, seat, home)
        return True

    def lay(self, c: CardId, seat: Seat, marked: bool = False, faction: i64 = NOBODY) -> None:
        """By an effect, too, a card becomes a resource card of the faction its player names."""
        if self.place[c] & 15 == GONE:  # what was removed never returns
            return
        if faction == NOBODY:
            self.then(NAMING, c, seat, i64(marked))
            return
        self.become_gem(c, seat, faction)
        if marked:
            self.mark(c)

    def could_draw(self, seat: Seat, n: i64) -> bool:
        """Does the deck hold so many cards?"""
        return len(self.at(DECK, seat)) >= n

    def could_lose(self, seat: Seat, n: i64) -> bool:
        """Has the player so many points? A larger loss stops at 0."""
        return self.points[seat] >= n

    def fail_draw(self, seat: Seat) -> None:
        """Who must draw from an empty deck is defeated."""
        self.fail(seat, self.law().empty_deck)
        self.hurry()
