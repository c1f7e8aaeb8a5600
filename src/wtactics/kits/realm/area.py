"""What tables of realms keep beyond the common ones, and how it is read."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ENTER
from wtactics.engine.places import (
    ATTACHED,
    CITY,
    CREATURE,
    GRAVE,
    NOBODY,
    SEAT_THING,
    CardId,
    Seat,
    Thing,
    is_seat,
    seat_thing,
)
from wtactics.engine.prices import BID_SIZE, reckoned
from wtactics.engine.rows import FRAME
from wtactics.engine.state import Terms, zeros
from wtactics.engine.table import Table
from wtactics.engine.values import BY_CARD, is_ruled, law, may, own_word
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.coins import ANY, COLOURS, counted_out, payments, purse, units_in
from wtactics.kits.realm.law import Law
from wtactics.kits.realm.terms import ATTACKING, BIDDER, BIDDING, CLAIMING, DISCIPLINE
from wtactics.kits.realm.yields import is_spoken_of, purse_by_texts, units_towards

UNCOUNTED: Final = -1  # a purse that must be counted before it is asked for
# A bid: who bids, and
BID_ROW: Final = 2
BID_CARD: Final = 1  # the resident that was marked for it.


class Areas(Table):
    """The columns of a realm and their readers."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.goal: Thing = NOBODY  # what is attacked: a city, or a player's army
        self.defending: Seat = NOBODY  # the attacked player
        self.fought: i64 = NOBODY  # the turn of the last attack
        self.lost: bool = False  # the attacked city has left play or changed hands since, even if it has come back
        self.answered: bool = False  # the attacked player has assigned his defenders
        self.attackers: vec[i64] = vec[i64]()  # in the order in which their combats are resolved
        self.bids: vec[i64] = vec[i64]()  # seat and card, for each resident marked for the claim under way
        self.settled: vec[i64] = vec[i64]()  # the same of the claim that was compared last
        self.claimed: i64 = 0  # disciplines claimed in this Tactics phase, as bits
        # Power produced for this turn, by seat and faction; what each seat can spend, since somebody asked for it.
        self.extra: vec[i64] = zeros(terms.seats * COLOURS if blank else 0)
        self.purses: vec[i64] = zeros(terms.seats if blank else 0, UNCOUNTED)

    def copy_columns(self, t: Areas) -> None:
        """Give t what realms add, sharing nothing that is ever written."""
        t.goal = self.goal
        t.defending = self.defending
        t.fought = self.fought
        t.lost = self.lost
        t.answered = self.answered
        t.attackers = self.attackers[:]
        t.bids = self.bids[:]
        t.settled = self.settled[:]
        t.claimed = self.claimed
        t.extra = self.extra[:]
        t.purses = self.purses[:]

    def own_columns(self) -> list[vec[i64]]:
        """The same in columns, for whoever compares tables."""
        numbers = vec[i64]([self.goal, self.defending, i64(self.lost), i64(self.answered), self.claimed, self.fought])
        return [numbers, self.attackers, self.bids, self.settled, self.extra]

    # ---- what rulesets say for themselves

    def law(self) -> Law:
        """The numbers of the rules by which these bricks refuse."""
        raise NotImplementedError

    def untimely(self, c: CardId) -> i64:
        """0, or the rule that keeps the active player from playing such a card in this phase of his."""
        return 0

    def lies_ready(self, seat: Seat, c: CardId) -> bool:
        """Do the rules let the seat play this card from where it lies, though that is not his hand?"""
        return False

    def goes_by_itself(self, c: CardId) -> bool:
        """May the card, which is no creature, attack without one?"""
        return False

    def keeps_home(self, c: CardId, goal: Thing) -> i64:
        """0, or the rule that keeps this card of an Army from attacking, as things stand."""
        return 0

    def least_own(self, purse: i64, d: i64, cost: i64) -> i64:
        """How many of the units that pay for a card with this print must be of its own faction, at least."""
        raise NotImplementedError

    def abilities_allowed(self, seat: Seat) -> bool:
        """May the seat use abilities now?"""
        raise NotImplementedError

    def marches(self, c: CardId) -> bool:
        """Can the card be in an army, move, fight, and be marked for bids: is it a creature, or counts it as one?"""
        return self.library.type[self.printed[c]] == CREATURE

    def stands(self, kind: i64) -> bool:
        """Is this a place where cards stand that fight, or that damage sends away?"""
        return kind == KINGDOM or kind == ARMY

    def keeps_damage(self, c: CardId) -> bool:
        """Does damage of this card outlast the turn?"""
        return self.is_city(c)

    def unsupported(self, seat: Seat, c: CardId) -> i64:
        """0, or the rule by which the seat plays no card of this faction as things stand."""
        return 0

    def is_elsewhere(self, d: CardId) -> i64:
        """0 if it may defend from where it stands: in the Army and allowed into the attacked city, or a resident of that."""
        in_army = self.place[d] & 15 == ARMY
        if in_army and self.cannot_lead(self.defending) != 0:
            return self.cannot_lead(self.defending)
        if is_seat(self.goal):
            return 0 if in_army else self.law().defender
        if in_army:  # also when the city has fallen or changed hands since it was attacked
            return 0 if self.admits(self.goal, d) == 0 else self.law().entry
        return 0 if self.home[d] == self.goal else self.law().defender

    def is_no_resident(self, seat: Seat, c: CardId) -> i64:
        """0 if the seat may mark this card for bids by where it is: in a city of the seat's own."""
        if self.place[c] & 15 != KINGDOM or self.home[c] == NOBODY or self.controller[self.home[c]] != seat:
            return self.law().resident
        return 0

    def army_takes(self, seat: Seat, c: CardId) -> bool:
        """May this new creature arrive in the seat's Army?"""
        raise NotImplementedError

    def lodges(self, seat: Seat, c: CardId) -> bool:
        """Is there another place than cities and the Army where it can arrive?"""
        return False

    def lodgings(self, seat: Seat, c: CardId) -> vec[i64]:
        """Those places, with the Army if it can arrive there: what is told of a creature whose home each is."""
        return vec[i64]()

    def cities_take(self, seat: Seat, c: CardId) -> bool:
        """May this new creature arrive in cities, as far as they admit it?"""
        return True

    def army_receives(self, seat: Seat, c: CardId) -> bool:
        """May it go there if an effect puts it into play and names no place?"""
        return False

    def cannot_lead(self, seat: Seat) -> i64:
        """0, or the rule by which the seat's Army neither attacks nor defends now."""
        return 0

    def has_moved(self, home: CardId) -> bool:
        """Is this place (NOBODY: the Army) used up for moves of this turn?"""
        raise NotImplementedError

    def use_up(self, home: CardId, goal: CardId) -> None:
        """A move of this turn began there, and is to end here."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """What the ruleset keeps for one turn lapses."""
        raise NotImplementedError

    def bid_of(self, c: CardId) -> i64:
        """What a card counts that is marked for a bid."""
        raise NotImplementedError

    # ---- readers

    def setting(self, i: i64) -> i64:
        """One of the numbers of the game."""
        return self.terms.settings[i]

    def gems(self, seat: Seat) -> vec[i64]:
        """The seat's free gems, each faction for itself and any number, and their sum at the end."""
        return self.units_towards(seat, ANY)

    def units_towards(self, seat: Seat, faction: i64) -> vec[i64]:
        """The same, where gems that count for any faction are to count for this one."""
        if is_spoken_of(self):
            return units_towards(self, self.extra, seat, faction)
        return counted_out(self.purse(seat))

    def affords(self, seat: Seat, n: i64) -> bool:
        """Has the seat so many free gems?"""
        return n <= units_in(self.purse(seat), ANY)

    def ways_to_pay(self, seat: Seat, n: i64) -> vec[i64]:
        """Free gems of any factions, of the player's choice."""
        return payments(self.gems(seat), n, ANY, 0)

    def purse(self, seat: Seat) -> i64:
        """The same in one number, of which legality is asked; it is counted once, until a gem or produced power changes."""
        if is_spoken_of(self):
            return purse_by_texts(self, self.extra, seat)
        if self.purses[seat] == UNCOUNTED:
            self.purses[seat] = purse(self, self.extra, seat)
        return self.purses[seat]

    def cities(self, seat: Seat) -> vec[i64]:
        """The cities in play that the seat controls."""
        out = vec[i64](capacity=4)
        types, printed = self.library.type, self.printed
        for c in self.board:
            if types[printed[c]] == CITY and self.controller[c] == seat and self.is_city(c):
                out = append(out, c)
        return out

    def size_of(self, seat: Seat) -> i64:
        """What the seat's bid for the claim under way comes to: of cards still in play, and as texts have it."""
        n: i64 = 0
        i: i64 = 0
        while i < len(self.bids):
            c = self.bids[i + BID_CARD]
            if self.bids[i] == seat and self.in_play(c):
                n += reckoned(self, BID_SIZE, seat, c, self.bid_of(c))
            i += BID_ROW
        return reckoned(self, BID_SIZE, seat, NOBODY, n)

    def claims_by_law(self, discipline: i64, forbidding: bool) -> bool:
        """Does a text forbid the active player to claim this one, or permit it though he has no such city?"""
        return is_ruled(self, CLAIMING) and law(self, CLAIMING, seat_thing(self.active), discipline, forbidding)

    def is_of(self, city: CardId, discipline: i64) -> bool:
        """As printed, and as a text says of it beside that."""
        if self.library.discipline[self.printed[city]] == discipline:
            return True
        return is_ruled(self, CLAIMING) and law(self, CLAIMING, city, discipline, False)

    def bids_now(self) -> bool:
        """Is a passage of bids under way?"""
        return self.bid_for() != NOBODY

    def bid_for(self) -> i64:
        """The discipline of the claim under way."""
        frame = self.claim_frame()
        return self.agenda[frame + DISCIPLINE] if frame > 0 else NOBODY

    def is_claim_answered(self) -> bool:
        """Has everybody answered the claim under way who could? Who bid last is not the claimant any more."""
        frame = self.claim_frame()
        return frame > 0 and self.agenda[frame + BIDDER] != self.active

    def claim_frame(self) -> i64:
        """Where on the agenda the claim under way is carried out; not above 0 if there is none."""
        frame = self.agenda_end - FRAME
        while frame > 0 and not self.carries(BIDDING, frame):
            frame -= FRAME
        return frame

    def has_bids(self) -> bool:
        """Is any card marked for the claim under way, or for an answer?"""
        return len(self.bids) > 0

    def is_bid(self, c: CardId) -> bool:
        """Is this one?"""
        i: i64 = 0
        while i < len(self.bids):
            if self.bids[i + BID_CARD] == c:
                return True
            i += BID_ROW
        return False

    def has_city(self, seat: Seat) -> bool:
        """Does the seat control a city in play?"""
        for c in self.board:
            if self.controller[c] == seat and self.is_city(c):
                return True
        return False

    def asked_first(self, seat: Seat) -> Seat:
        """Who begins a round about or after this seat's play: the next player, in an attack the attacked one."""
        return self.next_seat(seat) if self.goal == NOBODY else self.defending

    def is_city(self, c: Thing) -> bool:
        """Is the thing a city in play? Cities lie in the Kingdom; so do their residents, each with its home."""
        return c < SEAT_THING and self.place[c] & 15 == KINGDOM and self.library.type[self.printed[c]] == CITY

    def resides(self, c: CardId, city: CardId) -> bool:
        """Creatures in a city reside there; while it is attacked its owner's Army does so too."""
        if self.home[c] == city:
            return True
        return (
            city == self.goal
            and self.place[c] & 15 == ARMY
            and self.controller[c] == self.controller[city]
            and not self.is_being_announced()
            and self.admits(city, c) == 0
        )

    def is_being_announced(self) -> bool:
        """Is it still to be said who attacks? Whether they can is asked of the city as it was before the attack."""
        return self.carries(ATTACKING, self.frame) and self.agenda[self.frame] == self.terms.starts[ATTACKING]

    def home_then(self, thing: Thing) -> i64:
        """In which city it lives, for texts that ask where somebody was."""
        return self.home[thing] if 0 <= thing < len(self.place) else NOBODY

    def admits(self, city: CardId, c: CardId) -> i64:
        """0, or what keeps this creature out of this city: of one not yet in play its own text may say so, too."""
        if not self.in_play(c) and own_word(self, ENTER, c, self.controller[c], True, city):
            return BY_CARD + c
        return may(self, ENTER, c, city, 0)

    def dies(self, c: CardId) -> bool:
        """Has it suffered damage equal to or above its DEF, as changed by now?"""
        return self.harm[c] >= self.defense[c]

    def falls(self, c: CardId) -> bool:
        """Has it suffered too much, or lost its host?"""
        kind = self.place[c] & 15
        if self.stands(kind):
            return self.dies(c)
        host = self.host[c]
        return kind == ATTACHED and (self.out[host - SEAT_THING] != 0 if is_seat(host) else not self.in_play(host))

    def undergo(self, how: i64, c: CardId, kind: i64) -> None:
        """What was played goes to the graveyard, if it is still where it was."""
        if self.place[c] & 15 == kind & 15:
            self.move(c, GRAVE, self.owner[c])
