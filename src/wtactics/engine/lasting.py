"""Modifiers: what effects leave on cards and players for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.agenda import Agenda
from wtactics.engine.library import AWAKE
from wtactics.engine.meaning import VALUES
from wtactics.engine.places import BOARD, NOBODY, SEAT_THING, CardId, Seat, Thing
from wtactics.engine.rows import (
    MODIFIER,
    MODIFIER_A,
    MODIFIER_B,
    MODIFIER_ON,
    MODIFIER_SEAT,
    MODIFIER_SOURCE,
    MODIFIER_UNTIL,
)
from wtactics.engine.state import cut, put

# What a modifier does to its thing, and when it ends.
ADD: Final = 0
SET: Final = 1
GIVE_TRAITS: Final = 2
TAKE_TRAITS: Final = 3
BAR: Final = 4
ALLOW: Final = 5
GIVE_ABILITY: Final = 6
GIVE_KIND: Final = 7
SAY: Final = 8  # the statements of an ability hold, about the things it was bound to
SHIELD: Final = 9
ADVANTAGE: Final = 10
LEND: Final = 11  # control returns to the seat in `a`
ADD_FAR: Final = 12  # as ADD, to ranged value and life
SET_FAR: Final = 13
SWITCHES: Final = 14  # and 15: switches for abilities, as ADVANTAGE is, that a ruleset names
SILENCED: Final = 16  # the card has lost its abilities for so long
USED: Final = 18  # the ability of this number has been used

TALLY: Final = 19  # so many counters of a name, by its number in the library, lie on the card
DELAYED: Final = 20  # an ability waits, bound to the things it was made with, for what it is to be done at
READY: Final = 21  # that has come, and it is on its way to the chain
NOTED: Final = 22  # the card remembers the thing in `b` as the one that was chosen for it
DOMINATION: Final = 24  # switches as ADVANTAGE is, for who has won two disciplines
TOTAL_DOMINATION: Final = 25  # and all of them
RIDDEN: Final = 26  # a switch, too, for who is ridden
WHILE_ASIDE: Final = 27  # none either, and as ASSIGNMENT, while their card lies aside as a mod has placed it there
COPIED: Final = 28  # the card is a copy: it prints what is printed in `b` instead of what is in `a`
ASSIGNMENT: Final = 23  # no modifier: the switch of abilities that work by SAY and DELAYED while their card is assigned

WHILE_IN_PLAY: Final = 0
THIS_TURN: Final = 1
THIS_ATTACK: Final = 2
THIS_COMBAT: Final = 3
NEXT_TACTICS: Final = 4  # of the seat
NEXT_UNMARK: Final = 5  # of the seat: ends when it is over
NEXT_TURN: Final = 6  # of the seat: ends as it begins
TURN_OVER: Final = 7  # of the seat: ends as that turn ends
WHILE_SOURCE: Final = 8  # ends as the card leaves play whose text has laid it
THIS_BID: Final = 9  # ends as the claim is compared with the answers
CONTROLLERS: Final = 2048  # added as it is said: the moment is that of whoever controls the thing, not of who says it
ONCE_MORE: Final = 4096  # added to one of these, once or oftener: so many such moments pass before the one that ends it
OPPONENTS: Final = 1 << 18  # added so: the moment is that of the opponent whose turn comes next
ANYBODYS: Final = 1 << 19  # or of whoever it is whose turn comes next
CLOCK: Final = 1 << 20  # times the number of the seat (from 1 on) whose moment it is, if not the modifier's: added, too
HOLDERS: Final = CLOCK << 8  # added so: the moment is that of whoever controls the thing when it comes


def is_switch(what: i64) -> bool:
    """Does a modifier of this kind switch abilities of its card on?"""
    return what in (ADVANTAGE, SWITCHES, SWITCHES + 1, DOMINATION, TOTAL_DOMINATION, RIDDEN)


class Lasting(Agenda):
    """Readers and changers of modifiers."""

    def modified(self, thing: Thing, what: i64) -> bool:
        """Does a modifier of this kind lie on the thing?"""
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i] == what and self.modifiers[i + MODIFIER_ON] == thing:
                return True
            i += MODIFIER
        return False

    def modify(self, what: i64, thing: Thing, a: i64, b: i64, until: i64, seat: Seat, source: CardId) -> None:
        """Lay a modifier on a thing; none that lasts only as long as a card that is no more in play."""
        if until == WHILE_SOURCE and self.place[source] & 15 < BOARD:
            return
        last = self.by_clock(thing, until, seat) if until >= TURN_OVER else until
        self.modifiers = append(append(append(append(self.modifiers, what), thing), a), b)
        self.modifiers = append(append(append(append(self.modifiers, last), seat), source), self.changes)
        self.count_modifier(what, thing, a, b)

    def by_clock(self, thing: Thing, until: i64, seat: Seat) -> i64:
        """The moment as it is written down: whose it is, and that the turn which is under way is not the next one."""
        if until >= CLOCK:
            return until
        if until >= ANYBODYS:
            seat = self.upcoming(NOBODY)
            until += CLOCK * (seat + 1) - ANYBODYS
        elif until >= OPPONENTS:
            seat = self.upcoming(seat)
            until += CLOCK * (seat + 1) - OPPONENTS
        elif until // CONTROLLERS % 2 == 1:
            seat = thing - SEAT_THING if thing >= SEAT_THING else self.controller[thing]
            until += CLOCK * (seat + 1) - CONTROLLERS
        if until % CONTROLLERS == TURN_OVER and self.active == seat:
            until += ONCE_MORE
        return until

    def upcoming(self, but: Seat) -> Seat:
        """Whose turn comes next of all players, or of all but this one."""
        seat = (self.active + 1) % self.seats
        while seat != self.active and (self.out[seat] != 0 or seat == but):
            seat = (seat + 1) % self.seats
        return seat

    def drop_modifiers(self, c: CardId) -> None:
        """Take all modifiers from a card that leaves play, without a word: its values stay told, a copy is itself again."""
        attack, defense = self.attack[c], self.defense[c]  # "its ATK" is that of its last moment
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i + MODIFIER_ON] == c and self.modifiers[i] != SAY:
                if self.modifiers[i] == COPIED:
                    self.turn_into(c, self.modifiers[i + MODIFIER_A])
                self.drop_modifier(i)
            else:
                i += MODIFIER
        self.attack[c], self.defense[c] = attack, defense

    def drop_from(self, source: CardId) -> None:
        """What lasts only as long as the card is in play ends, and what is said so of a card that has gone."""
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i + MODIFIER_UNTIL] == WHILE_SOURCE and self.hangs_on(i, source):
                i = self.lapse(i)
            else:
                i += MODIFIER

    def hangs_on(self, i: i64, c: CardId) -> bool:
        """Does the modifier that begins at i come from this card, or is it a statement bound to it?"""
        if self.modifiers[i + MODIFIER_SOURCE] == c:
            return True
        bound = self.modifiers[i + MODIFIER_B] if self.modifiers[i] == SAY else 0
        while bound > 0:
            if (bound & 2047) - 1 == c:
                return True
            bound >>= 11
        return False

    def drop_modifier(self, i: i64) -> None:
        """Take the modifier that begins at i away."""
        what, thing, a, b = (
            self.modifiers[i],
            self.modifiers[i + MODIFIER_ON],
            self.modifiers[i + MODIFIER_A],
            self.modifiers[i + MODIFIER_B],
        )
        left = len(self.modifiers) - MODIFIER
        while i < left:
            self.modifiers[i] = self.modifiers[i + MODIFIER]
            i += 1
        self.modifiers = cut(self.modifiers, left)
        self.count_modifier(what, thing, -a, -b)

    def count_modifier(self, what: i64, thing: Thing, a: i64, b: i64) -> None:
        """Count the coming or going of a modifier: values need not be computed anew for each."""
        if what == ADD and not self.values_stale and self.watched & VALUES == 0 and self.place[thing] & 15 >= BOARD:
            self.attack[thing] += a
            self.defense[thing] += b
            self.unsettled = True
            self.stirred(VALUES)
        elif what == DELAYED:
            self.changes += 1
            self.ears |= self.library.hears_of[a]
            self.averted |= self.library.averts_of[a]
        elif what == SHIELD or what == LEND or what == USED or what == READY:
            self.changes += 1
        elif self.is_idle_switch(what, thing):
            self.changes += 1
            self.stirred(VALUES)  # of those who count whose advantages are on
        elif is_switch(what) and thing < SEAT_THING:
            self.switch(thing)
        elif (
            what == ADD_FAR and not self.values_stale and self.watched & VALUES == 0 and self.place[thing] & 15 >= BOARD
        ):
            self.ranged[thing] += a
            self.life[thing] += b
            self.unsettled = True
            self.stirred(VALUES)
        elif what == BAR or what == ALLOW:
            self.changes += 1
            self.changed_rulings()
        else:
            self.changed_values()

    def switch(self, c: CardId) -> None:
        """Abilities of a card that makes statements are switched on or off; what they depend on is watched from now on."""
        self.watched |= self.library.def_watches[self.printed[c]] | AWAKE
        self.shaped_by |= self.library.def_shaped_by[self.printed[c]]
        self.values_stated = True
        self.stirred(VALUES | AWAKE)

    def is_idle_switch(self, what: i64, thing: Thing) -> bool:
        """Does the modifier switch abilities on, and is it on a card that makes no statements?"""
        return is_switch(what) and thing < SEAT_THING and self.library.def_phases[self.printed[thing]] == 0

    # ---- silence

    def muted(self, c: CardId) -> bool:
        """Has the card lost its abilities?"""
        for silent in self.mute:
            if silent == c:
                return True
        return False

    def silence(self, c: CardId) -> None:
        """The card loses its abilities, until it may speak again or leaves play; what was done to it stays."""
        if not self.muted(c):
            self.mute = append(self.mute, c)
            self.changed_values()

    def let_speak(self, c: CardId = NOBODY) -> None:
        """The card (NOBODY: every one) has its abilities again, unless an effect still silences it."""
        keep = vec[i64]()
        for silent in self.mute:
            if (c != NOBODY and silent != c) or self.modified(silent, SILENCED):
                keep = append(keep, silent)
        if len(keep) != len(self.mute):
            self.mute = keep
            self.changed_values()

    # ---- copies

    def become(self, c: CardId, d: i64, until: i64) -> None:
        """The card in play prints what is printed on another for a while; what was done to it stays."""
        if until != WHILE_SOURCE or self.place[self.me] & 15 >= BOARD:
            self.modify(COPIED, c, self.own_face(c), d, until, self.you, self.me)
            self.turn_into(c, d)

    def own_face(self, c: CardId) -> i64:
        """What is printed on the card itself, whatever it is a copy of now."""
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i] == COPIED and self.modifiers[i + MODIFIER_ON] == c:
                return self.modifiers[i + MODIFIER_A]
            i += MODIFIER
        return self.printed[c]

    def last_face(self, c: CardId, d: i64) -> i64:
        """What it became last of all that it still is a copy of; else this."""
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i] == COPIED and self.modifiers[i + MODIFIER_ON] == c:
                d = self.modifiers[i + MODIFIER_B]
            i += MODIFIER
        return d

    def turn_into(self, c: CardId, d: i64) -> None:
        """What is printed on it is another text from now on: who waits for something, and who can act, is known anew."""
        if self.printed[c] == d:
            return
        self.printed = put(self.printed, c, d)
        self.hearers, self.actors = vec[i64](), vec[i64]()
        for other in self.board:
            if self.library.hears[self.printed[other]] != 0:
                self.hearers = append(self.hearers, other)
            if self.library.acts[self.printed[other]] != 0:
                self.actors = append(self.actors, other)
        self.ears |= self.library.hears[d] | self.library.all_traits_hear
        self.changed_values()

    # ---- their end

    def end_modifiers(self, until: i64, seat: Seat) -> None:
        """The modifiers end that last until this moment; NOBODY for those of all seats. Others wait for one moment less."""
        i: i64 = 0
        while i < len(self.modifiers):
            last = self.modifiers[i + MODIFIER_UNTIL]
            if last % ONCE_MORE == until and (seat == NOBODY or self.clock_of(i) == seat):
                if last % CLOCK >= ONCE_MORE:
                    self.modifiers[i + MODIFIER_UNTIL] = last - ONCE_MORE
                    self.changes += 1
                    i += MODIFIER
                    continue
                i = self.lapse(i)
            else:
                i += MODIFIER

    def lapse(self, i: i64) -> i64:
        """The modifier that begins at i ends, and with it what it did; from where to look for others is returned."""
        what, thing, a = self.modifiers[i], self.modifiers[i + MODIFIER_ON], self.modifiers[i + MODIFIER_A]
        self.drop_modifier(i)
        if what == SILENCED:
            self.let_speak(thing)
        if what == COPIED:
            self.turn_into(thing, self.last_face(thing, a))
        if what == LEND and not self.lent_on(i, thing, a):
            self.give_back(thing, a)
            return 0
        return i

    def clock_of(self, i: i64) -> Seat:
        """Whose moment ends the modifier that begins at i."""
        last = self.modifiers[i + MODIFIER_UNTIL]
        if last >= HOLDERS:
            return self.controller[self.modifiers[i + MODIFIER_ON]]
        return self.modifiers[i + MODIFIER_SEAT] if last < CLOCK else last // CLOCK - 1

    def end_turn_modifiers(self) -> None:
        """What lasts for this turn ends, and with it what waited for the end of a fight that did not come."""
        if len(self.modifiers) > 0:
            self.end_modifiers(THIS_ATTACK, NOBODY)
            self.end_modifiers(THIS_COMBAT, NOBODY)
            self.end_modifiers(THIS_BID, NOBODY)
            self.end_modifiers(THIS_TURN, NOBODY)
            self.end_modifiers(TURN_OVER, self.active)

    def lent_on(self, start: i64, c: CardId, seat: Seat) -> bool:
        """Was the card lent once more since (from here on in the list)? Then it is that loan that ends with this seat."""
        i = start
        while i < len(self.modifiers):
            if self.modifiers[i] == LEND and self.modifiers[i + MODIFIER_ON] == c:
                self.modifiers[i + MODIFIER_A] = seat
                self.changes += 1
                return True
            i += MODIFIER
        return False

    def claim(self, c: CardId, seat: Seat, until: i64) -> None:
        """The seat has the card from now on, for a while or for good; then whoever lent it before gets it back no more."""
        if until != WHILE_IN_PLAY:
            self.modify(LEND, c, self.controller[c], 0, until, seat, self.me)
            return
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i] == LEND and self.modifiers[i + MODIFIER_ON] == c:
                self.drop_modifier(i)
            else:
                i += MODIFIER

    def give_back(self, c: CardId, seat: Seat) -> None:
        """Control that was lent returns; a ruleset says where the card goes."""
        self.controller = put(self.controller, c, seat)
        self.changed_values()

    def shielded(self, thing: Thing, n: i64) -> i64:
        """What is left of damage after shields have taken their part."""
        i: i64 = 0
        while i < len(self.modifiers) and n > 0:
            if self.modifiers[i] == SHIELD and self.modifiers[i + MODIFIER_ON] == thing:
                left = self.modifiers[i + MODIFIER_A]
                if left < 0:
                    return 0
                taken = min(left, n)
                n -= taken
                if taken == left:
                    self.drop_modifier(i)
                    continue
                self.modifiers[i + MODIFIER_A] = left - taken
                self.changes += 1
            i += MODIFIER
        return n
