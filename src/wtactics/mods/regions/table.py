"""The table of Regions: that of AVA, with a region in the place of cities, and Domains in the place of residents."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_SHIFTED
from wtactics.engine.places import (
    ASIDE,
    ATTACHED,
    AVATAR,
    CREATURE,
    DEFENDER,
    GONE,
    GRAVE,
    NOBODY,
    PEACE,
    REGION,
    CardId,
    Seat,
    Thing,
    is_seat,
    place_of,
    seat_thing,
)
from wtactics.engine.rows import FRAME
from wtactics.engine.state import Terms, put, zeros
from wtactics.engine.values import is_ruled, law, may, own_word
from wtactics.kits.cities import ARMY, IN_ARMY
from wtactics.kits.realm.law import Law
from wtactics.kits.realm.terms import BIDDING, DISCIPLINE, PLACING
from wtactics.mods.regions.ids import NUMBER, REGION_02, REGION_11, REGION_13, REGION_18
from wtactics.mods.regions.law import LAW
from wtactics.mods.regions.places import (
    ACTIVE,
    BY_DISCIPLINE,
    DOMAINS,
    ENTERS_NOT,
    HOW_MANY,
    MIXED,
    PLAYED_NOT,
    SUPPORTED,
    goal_at,
    goal_of,
    home_of,
    is_domain,
    kind_of,
)
from wtactics.rulesets.ava.table import AvaTable


class RegionsTable(AvaTable):
    """A table of AVA with Regions: it keeps the damage of regions put back into piles, and in which Domain the dead were."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.scars: vec[i64] = vec[i64]()  # region and damage, for each that lies in a pile with some
        self.spots: vec[i64] = vec[i64]()  # by card: the Domain that it left play from last, and 1; empty until one has

    def own_columns(self) -> list[vec[i64]]:
        """What Regions add in columns, for whoever compares tables."""
        columns = super().own_columns()
        return [*columns, *[column for column in (self.scars, self.spots) if len(column) > 0]]

    def clone(self) -> RegionsTable:
        """A copy that shares nothing that is ever written."""
        t = RegionsTable(self.terms, False)
        self.copy_to(t)
        self.copy_columns(t)
        self.copy_own(t)
        t.scars = self.scars[:]
        t.spots = self.spots[:]
        return t

    # ---- readers

    def region(self, seat: Seat) -> CardId:
        """AVA-REGION-03 The player's active region; NOBODY if he has none."""
        c = self.first[place_of(ACTIVE, seat)]
        return c if c >= 0 else NOBODY

    def regions_left(self, seat: Seat) -> i64:
        """AVA-REGION-05 How many regions the player has, the active one and those of the pile."""
        return self.count[place_of(ACTIVE, seat)] + self.count[place_of(ASIDE, seat)]

    def on_top(self, discipline: i64, seat: Seat) -> CardId:
        """AVA-REGION-07, AVA-REGION-19 The newest creature of the Domain, for the avatar never lies on top; NOBODY."""
        c = self.first[place_of(DOMAINS + discipline, seat)]
        while c >= 0 and self.library.type[self.printed[c]] == AVATAR:
            c = self.after[c]
        return c if c >= 0 else NOBODY

    def is_civilian(self, c: CardId) -> bool:
        """AVA-REGION-11 Does the card lie in a Domain?"""
        return is_domain(self.place[c] & 15)

    def spot(self, c: CardId) -> i64:
        """AVA-REGION-07, AVA-ABIL-10 The Domain in which the card lies, or lay as it left play; NOBODY."""
        if self.in_play(c) or len(self.spots) == 0:
            return self.place[c] if self.is_civilian(c) else NOBODY
        return self.spots[c] - 1

    def is_lost_region(self, c: CardId) -> bool:
        """AVA-REGION-02 Is this a region in a graveyard, where it stays?"""
        return self.place[c] & 15 == GRAVE and self.type(c) == REGION

    # ---- what realms ask

    def law(self) -> Law:
        """By which rules the bricks refuse."""
        return LAW

    def lies_ready(self, seat: Seat, c: CardId) -> bool:
        """AVA-REGION-01 Nothing is played from the region pile."""
        return False

    def is_unbuilt(self, c: CardId) -> bool:
        """AVA-REGION-01 There are no cities."""
        return False

    def stands(self, kind: i64) -> bool:
        """AVA-REGION-04, AVA-REGION-06, AVA-REGION-07 Creatures stand in the Front and in Domains; a region lies active."""
        return kind == ARMY or kind == ACTIVE or is_domain(kind)

    def keeps_damage(self, c: CardId) -> bool:
        """AVA-REGION-04 Damage of a region stays."""
        return self.place[c] & 15 == ACTIVE

    def unsupported(self, seat: Seat, c: CardId) -> i64:
        """AVA-REGION-18 Only cards of the factions that the active region supports can be played."""
        region = self.region(seat)
        if region == NOBODY:
            return 0
        if self.library.signs[self.printed[region]] >> self.library.faction[self.printed[c]] & 1 == 1:
            return 0
        if own_word(self, SUPPORTED, c, seat, False):
            return 0
        told = is_ruled(self, SUPPORTED) and law(self, SUPPORTED, seat_thing(seat), c, False)
        return 0 if told else REGION_18

    def opens(self, seat: Seat, c: CardId, goal: i64) -> bool:
        """AVA-REGION-08, AVA-CONFLICT-02 Does the text of a creature that is played leave it this place?"""
        taken = self.army_takes(seat, c) if goal == 0 else self.cities_take(seat, c)
        return taken and not own_word(self, PLAYED_NOT[goal], c, seat, True)

    def lodges(self, seat: Seat, c: CardId) -> bool:
        """AVA-REGION-08 There is always room in the Front and the Domains, as far as its text lets it in."""
        for goal in range(HOW_MANY + 1):
            if self.opens(seat, c, goal):
                return True
        return False

    def lodgings(self, seat: Seat, c: CardId) -> vec[i64]:
        """AVA-REGION-08 The Front and the Domains, as far as its text lets it in."""
        there = [
            goal for goal in range(HOW_MANY + 1) if self.opens(seat, c, goal) and not self.shuts_out(seat, c, goal)
        ]
        return vec[i64]([home_of(goal) for goal in there])

    def shuts_out(self, seat: Seat, c: CardId, goal: i64) -> bool:
        """AVA-REGION-08 Does its text, or the discipline that it prints, keep the seat's new creature from this place?"""
        if not self.in_play(c) and own_word(self, ENTERS_NOT[goal], c, seat, True):
            return True
        discipline = self.library.discipline[self.printed[c]]
        bound = self.mod_setting(NUMBER, BY_DISCIPLINE) == 1 and discipline != NOBODY and goal > 0
        return bound and goal - 1 != discipline

    def is_elsewhere(self, d: CardId) -> i64:
        """AVA-REGION-10, AVA-REGION-11, AVA-REGION-13, AVA-REGION-19 Who defends: a Front that is led, or tops."""
        civilian = self.is_civilian(d)
        for other in self.board:
            if self.role[other] == DEFENDER and self.is_civilian(other) != civilian and not self.mixes():
                return REGION_13
            if self.role[other] == DEFENDER and civilian and other != d and self.place[other] == self.place[d]:
                return REGION_11
        if not civilian:
            return self.cannot_lead(self.defending)
        return 0 if self.on_top((self.place[d] & 15) - DOMAINS, self.defending) == d else REGION_11

    def mixes(self) -> bool:
        """AVA-CONFLICT-01, AVA-REGION-13 May military and civilian creatures of the attacked player defend together?"""
        return self.is_told(MIXED, self.defending)

    def defends_from(self, kind: i64, seat: Seat, home: CardId) -> bool:
        """AVA-REGION-10, AVA-REGION-11 From the Front and from the Domains."""
        return seat == self.defending and (kind == ARMY or is_domain(kind))

    def is_no_resident(self, seat: Seat, c: CardId) -> i64:
        """AVA-REGION-17 Bids for a discipline are made by those who lie in that Domain."""
        return 0 if self.place[c] == place_of(DOMAINS + self.claimed_now(), seat) else self.law().resident

    def claimed_now(self) -> i64:
        """AVA-REGION-17 The discipline for which bids are made, whatever goes on between them."""
        frame = self.agenda_end - FRAME
        while frame > 0 and not self.carries(BIDDING, frame):
            frame -= FRAME
        return self.agenda[frame + DISCIPLINE] if frame > 0 else 0

    def residence(self, c: CardId) -> CardId:
        """AVA-REGION-01 There are no cities to which abilities could be bound."""
        return NOBODY

    def resides(self, c: CardId, city: CardId) -> bool:
        """AVA-REGION-01 Nobody lives in a region."""
        return False

    def shuns(self, thing: Thing) -> i64:
        """AVA-REGION-02 A region in a graveyard is no target of what would bring cards back."""
        return REGION_02 if not is_seat(thing) and self.is_lost_region(thing) else super().shuns(thing)

    # ---- changers

    def turn_up(self, seat: Seat) -> None:
        """AVA-REGION-01 No card of the region pile is shown while it lies there."""

    def move(self, c: CardId, kind: i64, seat: Seat, on_top: bool = False) -> None:
        """AVA-REGION-07, AVA-REGION-20 Whoever arrives in a Domain lies on top; AVA-REGION-02 no region is brought back."""
        if not self.is_lost_region(c) or kind == GONE:
            super().move(c, kind, seat, on_top or is_domain(kind))

    def sink(self, c: CardId) -> None:
        """AVA-REGION-07 A creature goes below all others of its Domain."""
        if self.is_civilian(c):
            super().move(c, self.place[c] & 15, self.controller[c])

    def rise(self, c: CardId) -> None:
        """AVA-REGION-07 A creature goes above all others of its Domain."""
        if self.is_civilian(c):
            self.move(c, self.place[c] & 15, self.controller[c])

    def lay(self, c: CardId, seat: Seat, marked: bool = False, faction: i64 = NOBODY) -> None:
        """AVA-REGION-02 No text makes a resource card of a region, either."""
        if self.type(c) != REGION:
            super().lay(c, seat, marked, faction)

    def turn_up_region(self, seat: Seat) -> None:
        """AVA-REGION-03 The next region is active from now on, and what attacks the one before goes on against it."""
        top = self.first[place_of(ASIDE, seat)]
        if top >= 0:
            self.enter(top, ACTIVE, seat)
            self.reopen(top)
            if self.defending == seat:
                self.face(top)

    def sink_region(self, seat: Seat, keeps: bool) -> None:
        """AVA-CONFLICT-01 By a text the active region goes under its pile, and is not lost; the only one stays where it is."""
        c = self.region(seat)
        if c == NOBODY or self.count[place_of(ASIDE, seat)] == 0:
            return
        for other in self.board:
            if self.place[other] & 15 == ATTACHED and self.host[other] == c:
                self.leave(other, GRAVE)
        harm = self.harm[c]
        self.forget(c)
        self.move(c, ASIDE, seat)
        if keeps and harm > 0:
            self.scars = append(append(self.scars, c), harm)
        self.turn_up_region(seat)

    def reopen(self, region: CardId) -> None:
        """A region that went into its pile with damage has it still when it is turned up again."""
        rest = vec[i64]()
        i: i64 = 0
        while i < len(self.scars):
            if self.scars[i] == region:
                self.harm = put(self.harm, region, self.harm[region] + self.scars[i + 1])
                self.changes += 1
            else:
                rest = append(append(rest, self.scars[i]), self.scars[i + 1])
            i += 2
        self.scars = rest

    def face(self, region: CardId) -> None:
        """AVA-REGION-15 The attack under way goes on against this region."""
        self.goal = region
        self.changed_values()

    def leave(self, c: CardId, kind: i64, on_top: bool = False) -> None:
        """AVA-REGION-02, AVA-REGION-03, AVA-REGION-04 A region goes to the graveyard only; the next is turned up."""
        if self.place[c] & 15 != ACTIVE:
            if self.is_civilian(c):
                self.note_spot(c)
            super().leave(c, kind, on_top)
        elif kind == GRAVE:
            if c == self.goal and self.count[place_of(ASIDE, self.owner[c])] == 0:
                self.lose_goal()  # attackers harm nothing any more
            super().leave(c, kind, on_top)
            self.unsettled = True
            self.turn_up_region(self.owner[c])

    def note_spot(self, c: CardId) -> None:
        """AVA-ABIL-10 Texts may ask for the Domain in which somebody was who has left play."""
        if len(self.spots) == 0:
            self.spots = zeros(len(self.place))
        self.spots = put(self.spots, c, self.place[c] + 1)
        self.changes += 1

    def take(self, c: CardId, seat: Seat, until: i64) -> None:
        """AVA-REGION-02 Nobody takes over a region; AVA-STATE-11 a creature of a Domain goes to one of its new controller's."""
        if self.type(c) == REGION:
            return
        if not self.is_civilian(c):
            super().take(c, seat, until)
            return
        self.claim(c, seat, until)
        if self.controller[c] != seat and self.type(c) != AVATAR:
            self.then(PLACING, c, seat)

    def arrive(self, c: CardId, seat: Seat, home: CardId, marked: bool = False) -> bool:
        """AVA-REGION-08 A creature may arrive in a Domain; AVA-REGION-02 a region that was lost nowhere."""
        if self.is_lost_region(c):
            return False
        if self.library.type[self.printed[c]] != CREATURE or home >= IN_ARMY:
            return super().arrive(c, seat, home, marked)
        self.enter(c, kind_of(goal_of(home)), seat)
        if marked:
            self.come_marked(c)
        return True

    def shift(self, c: CardId, home: CardId) -> bool:
        """AVA-REGION-20 An effect may move a creature to a Domain, where it lies on top."""
        if home >= IN_ARMY:
            return super().shift(c, home)
        if not self.in_play(c) or may(self, BE_SHIFTED, c, self.me, 0) != 0:
            return False
        self.settle_down(c, kind_of(goal_of(home)), self.controller[c], NOBODY)
        return True

    def settle_down(self, c: CardId, kind: i64, seat: Seat, home: CardId) -> None:
        """AVA-REGION-20 Where somebody goes is told by the number of his goal, for Domains are no cards."""
        if self.role[c] != PEACE and not (self.role[c] == DEFENDER and self.defends_from(kind, seat, home)):
            self.leave_combat(c)
        self.move(c, kind, seat)
        self.settle(c, NOBODY)
        if self.listening:
            self.log(facts.MOVED, c, NOBODY, goal_at(kind))
        self.matters(facts.SHIFTED, c, NOBODY)
