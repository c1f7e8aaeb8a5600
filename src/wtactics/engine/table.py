"""The table: readers and changers of the state. Only changers write; each counts a change and notes what happened."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import DISCARD, averts, dealt
from wtactics.engine.course import Course
from wtactics.engine.lasting import DELAYED
from wtactics.engine.meaning import HARM, MARKS, POINTS, ZONES, come_as_told
from wtactics.engine.places import (
    ALL_SEE,
    ATTACHED,
    BOARD,
    DECK,
    GONE,
    GRAVE,
    HAND,
    NOBODY,
    PEACE,
    RESERVE,
    RESOURCE,
    SEAT_THING,
    CardId,
    Seat,
    Thing,
    place_of,
)
from wtactics.engine.rows import GRANT, GRANTED, MODIFIER, MODIFIER_A, MODIFIER_B, MODIFIER_SEAT, MODIFIER_SOURCE
from wtactics.engine.state import put, without
from wtactics.engine.strays import lose_sight

DISCARDS: Final = 1 << facts.DISCARDED | 1 << facts.BURIED


class Table(Course):
    """All that lies on the table. A ruleset's own table adds its columns."""

    def clone(self) -> Table:
        """A copy that shares nothing that is ever written."""
        t = Table(self.terms, False)
        self.copy_to(t)
        return t

    # ---- readers

    def kind(self, c: CardId) -> i64:
        """The kind of place where the card lies."""
        return self.place[c] & 15

    def is_card(self, thing: Thing) -> bool:
        """Is the thing a card of this match?"""
        return 0 <= thing < len(self.place)

    def in_play(self, c: CardId) -> bool:
        """Does the card lie in play?"""
        return self.place[c] & 15 >= RESERVE

    def type(self, c: CardId) -> i64:
        """Its type; a face-down resource card has no other."""
        if self.place[c] & 15 == RESERVE:
            return RESOURCE
        return self.library.type[self.printed[c]]

    def at(self, kind: i64, seat: Seat) -> vec[i64]:
        """The cards there, in order; a vec of its own, so cards may move while one goes through it."""
        p = place_of(kind, seat)
        out = vec[i64](capacity=self.count[p])
        c = self.first[p]
        while c >= 0:
            out = append(out, c)
            c = self.after[c]
        return out

    # ---- facts and triggers

    def happened(self, fact: i64, a: Thing, b: Thing = 0, n: i64 = 0) -> None:
        """Note a fact: for the log if somebody listens, and for the triggers that wait for it."""
        if self.listening:
            self.log(fact, a, b, n)
        if fact < facts.LOGGED and self.minded >> fact & 1 == 1:
            self.matters(fact, a, b, n)

    def matters(self, fact: i64, a: Thing, b: Thing = 0, n: i64 = 0) -> None:
        """Let the triggers that wait for the fact hear of it, and remember it if a text asks about it later."""
        if self.minded >> fact & 1 == 0:
            return
        if (self.ears | self.own_ears(a)) >> fact & 1 == 1:
            me, you, item = self.me, self.you, self.item
            self.item = NOBODY
            self.hear(fact, a, b, n)
            self.me, self.you, self.item = me, you, item
        if self.recalled >> fact & 1 == 1:
            self.record(fact, a, b, n)

    def own_ears(self, a: Thing) -> i64:
        """The facts that the card waits for by its own text, wherever it lies."""
        if a < 0 or a >= len(self.printed):
            return 0
        return self.library.hears[self.printed[a]]

    def hear(self, fact: i64, a: Thing, b: Thing, n: i64) -> None:
        """Let the triggers of all cards in play hear of it, and those of the card itself."""
        if a >= 0 and a < len(self.place) and self.place[a] & 15 < RESERVE:
            d = self.printed[a]
            self.hear_from(a, self.library.first[d], self.library.first[d + 1], fact, a, b, n, True)
        by_keywords = self.library.all_traits_hear >> fact & 1 == 1
        for c in self.board if by_keywords else self.hearers:
            d = self.printed[c]
            by_text = self.library.hears[d] >> fact & 1 == 1
            if not (by_text or by_keywords) or (len(self.mute) > 0 and self.muted(c)):
                continue
            if by_text:
                self.hear_from(c, self.library.first[d], self.library.first[d + 1], fact, a, b, n, False)
            if by_keywords and self.traits[c] & self.library.hearing_traits != 0:
                self.hear_keywords(c, fact, a, b, n)
        i: i64 = 0
        while i < len(self.granted):
            if len(self.mute) == 0 or not self.muted(self.granted[i]):
                self.hear_from(
                    self.granted[i], self.granted[i + GRANTED], self.granted[i + GRANTED] + 1, fact, a, b, n, False
                )
            i += GRANT
        if self.library.delays:
            self.hear_delayed(fact, a, b, n)

    def hear_keywords(self, c: CardId, fact: i64, a: Thing, b: Thing, n: i64) -> None:
        """Let the triggers hear that the card's keywords mean."""
        k: i64 = 0
        while k < len(self.library.traits):
            if self.traits[c] >> k & 1 == 1 and self.library.trait_hears[k] >> fact & 1 == 1:
                start, end = self.library.trait_first[k], self.library.trait_first[k + 1]
                self.hear_from(c, start, end, fact, a, b, n, False)
            k += 1

    def hear_from(self, c: CardId, start: i64, end: i64, fact: i64, a: Thing, b: Thing, n: i64, only_own: bool) -> None:
        """Put those of these abilities that are triggered on the list of those that wait."""
        self.me = c
        self.you = self.controller[c]
        while start < end:
            if self.library.hears_of[start] >> fact & 1 == 1:
                ability = self.library.abilities[start]
                trigger = ability.trigger
                awake = ability.switch == 0 or self.modified(c, ability.switch)
                if trigger is not None and (trigger.own or not only_own) and awake and trigger.matches(self, a, b, n):
                    if not trigger.group:
                        self.await_trigger(c, start, self.you, a, b, n)
                    elif not self.joins(c, start, facts.weight(fact, n)):
                        self.await_trigger(c, start, self.you, a, b, facts.weight(fact, n))
            start += 1

    def hear_delayed(self, fact: i64, a: Thing, b: Thing, n: i64) -> None:
        """Let effects hear of it that were told to wait: what is done once is ready then, and waits no more."""
        bound = self.bound
        i: i64 = 0
        while i < len(self.modifiers):
            number = self.modifiers[i + MODIFIER_A]
            if self.modifiers[i] == DELAYED and self.library.hears_of[number] >> fact & 1 == 1:
                self.me, self.you = self.modifiers[i + MODIFIER_SOURCE], self.modifiers[i + MODIFIER_SEAT]
                self.bound = self.modifiers[i + MODIFIER_B]
                if self.library.abilities[number].is_heard(self, a, b, n) and not self.is_early(i):
                    self.make_ready(i)
                    self.await_trigger(self.me, number, self.you, a, b, n)
            i += MODIFIER
        self.bound = bound

    def await_trigger(self, c: CardId, ability: i64, seat: Seat, a: Thing, b: Thing, n: i64) -> None:
        """A trigger has happened; it waits until it can go on the chain."""
        self.waiting = append(append(append(append(append(append(self.waiting, c), ability), seat), a), b), n)
        self.changes += 1

    # ---- changers of cards

    def move(self, c: CardId, kind: i64, seat: Seat, on_top: bool = False) -> None:
        """Take the card from its place and lay it last in another one (first, if on top)."""
        was, now = self.place[c] & 15 >= BOARD, kind >= BOARD
        if was != now:
            self.board = append(self.board, c) if now else without(self.board, c)
            if self.library.hears[self.printed[c]] != 0:
                self.hearers = append(self.hearers, c) if now else without(self.hearers, c)
            if self.library.acts[self.printed[c]] != 0:
                self.actors = append(self.actors, c) if now else without(self.actors, c)
        self.unlink(c)
        self.place[c] = p = place_of(kind, seat)
        if on_top:
            self.before[c] = NOBODY
            self.after[c] = self.first[p]
            if self.first[p] >= 0:
                self.before[self.first[p]] = c
            else:
                self.last[p] = c
            self.first[p] = c
        else:
            self.after[c] = NOBODY
            self.before[c] = self.last[p]
            if self.last[p] >= 0:
                self.after[self.last[p]] = c
            else:
                self.first[p] = c
            self.last[p] = c
        self.count[p] += 1
        self.stirred(ZONES)
        if not (was and now):
            lose_sight(self, c)

    def draw(self, seat: Seat) -> CardId:
        """The top card of the seat's deck goes to its hand; NOBODY if there is none."""
        c = self.first[place_of(DECK, seat)]
        if c >= 0:
            self.drew = True
            self.move(c, HAND, seat)
            self.happened(facts.DREW, c, seat)
        return c

    def discard(self, c: CardId) -> None:
        """A card goes from the hand to its owner's graveyard."""
        if not averts(self, DISCARDS, DISCARD, c, self.owner[c], HAND):
            self.throw(c)

    def throw(self, c: CardId) -> None:
        """The card is discarded, whatever texts do instead of that."""
        seat = self.owner[c]
        self.happened(facts.DISCARDED, c, seat)
        self.move(c, GRAVE, seat)

    def enter(self, c: CardId, kind: i64, seat: Seat, home: CardId = NOBODY, host: Thing = NOBODY) -> None:
        """The card comes into play under the seat's control, unmarked."""
        d = self.printed[c]
        self.move(c, kind, seat)
        self.controller = put(self.controller, c, seat)
        self.home = put(self.home, c, home)
        self.host = put(self.host, c, host)
        self.attack[c], self.defense[c] = self.library.attack[d], self.library.defense[d]
        if self.library.far:
            self.ranged[c] = self.library.ranged[d]
            self.life[c] = self.library.life[d]
        self.traits[c] = self.library.trait[d]
        self.barred[c] = 0
        self.allowed[c] = 0
        self.shown = put(self.shown, c, 0)
        if kind >= BOARD:
            if self.library.enters[d] != 0:
                come_as_told(self, c)
            self.changed_board(c)
        self.happened(facts.ENTERED, c, seat)

    def leave(self, c: CardId, kind: i64, on_top: bool = False) -> None:
        """The card leaves play for a place of its owner, and forgets all that happened to it."""
        seat = self.owner[c]
        shown: i64 = 0
        if kind not in (GRAVE, GONE) and self.terms.sees[self.place[c] & 15] == ALL_SEE:
            shown = (1 << self.seats) - 1
        self.happened(facts.LEFT, c, self.controller[c], kind)
        self.forget(c)
        self.shown = put(self.shown, c, shown)
        self.move(c, GONE if self.is_token(c) else kind, seat, on_top)

    def forget(self, c: CardId) -> None:
        """What leaves play loses marks, damage, modifiers, attachments' hold and its controller."""
        self.controller = put(self.controller, c, self.owner[c])
        self.marked[c], self.barred[c], self.allowed[c] = 0, 0, 0
        self.harm = put(self.harm, c, 0)
        self.let_go(c)
        self.home = put(self.home, c, NOBODY)
        self.colour = put(self.colour, c, NOBODY)
        self.role = put(self.role, c, PEACE)
        self.foe = put(self.foe, c, NOBODY)
        self.drop_modifiers(c)
        if len(self.modifiers) > 0:
            self.drop_from(c)
        if len(self.mute) > 0:
            self.let_speak(c)
        if len(self.mod_data) > 0:
            self.forget_kept(c)
        if self.place[c] & 15 >= BOARD:
            self.changed_board(c)

    def mark(self, c: CardId) -> None:
        """Mark an unmarked card; a marked one stays as it is."""
        if self.marked[c] == 0:
            self.marked[c] = 1
            self.stirred(MARKS)
            self.happened(facts.MARKED, c, self.controller[c])

    def unmark(self, c: CardId) -> None:
        """Unmark a marked card."""
        if self.marked[c] == 1:
            self.marked[c] = 0
            self.stirred(MARKS)
            self.happened(facts.UNMARKED, c, self.controller[c])

    def hurt(self, c: CardId, n: i64, source: CardId) -> i64:
        """Damage for a creature or city; a shield may take some of it. What was dealt is returned."""
        n = dealt(self, c, n, source)
        if n > 0:
            self.wound(c, n, source)
        return n

    def inflict(self, thing: Thing, n: i64, source: CardId) -> None:
        """Damage that no shield and no text takes away any more: a player loses so many points."""
        if thing < SEAT_THING:
            self.wound(thing, n, source)
        else:
            self.lose(thing - SEAT_THING, n)
            self.matters(facts.HURT, thing, source, n)

    def wound(self, c: CardId, n: i64, source: CardId) -> None:
        """So much of the damage that was dealt is suffered."""
        self.harm = put(self.harm, c, self.harm[c] + n)
        self.unsettled = True
        self.stirred(HARM)
        self.happened(facts.HURT, c, source, n)

    def heal(self, c: CardId, n: i64, source: CardId) -> None:
        """Take damage away, down to none."""
        n = min(n, self.harm[c])
        if n > 0:
            self.harm = put(self.harm, c, self.harm[c] - n)
            self.unsettled = True
            self.stirred(HARM)
            self.happened(facts.HEALED, c, source, n)

    def attach(self, c: CardId, host: Thing, how: i64 = 0) -> None:
        """The card in play is attached to a host from now on, in a way that the ruleset may tell."""
        self.host = put(self.host, c, host)
        self.changed_values()
        self.happened(facts.ATTACHED, c, host, how)

    def hang(self, c: CardId, host: Thing) -> None:
        """A text attaches the card, which comes into play there if it is elsewhere."""
        if self.in_play(c):
            self.attach(c, host)
        else:
            self.enter(c, ATTACHED, self.you, NOBODY, host)

    def show(self, c: CardId, seats: i64) -> None:
        """These seats (bits) see the card where it lies."""
        self.shown = put(self.shown, c, self.shown[c] | seats)
        self.changes += 1
        self.happened(facts.REVEALED, c, seats)

    # ---- changers of seats

    def gain(self, seat: Seat, n: i64) -> None:
        """The player gains points, never more than he may have."""
        if (n := min(n, self.most_points(seat) - self.points[seat])) > 0:
            self.points[seat] += n
            self.unsettled = True
            self.stirred(POINTS)
            self.happened(facts.GAINED, NOBODY, seat, n)

    def lose(self, seat: Seat, n: i64) -> None:
        """The player loses points, never more than may be lost."""
        n = min(n, self.points[seat] - self.least_points())
        if n > 0:
            self.points[seat] -= n
            self.unsettled = True
            self.stirred(POINTS)
            self.happened(facts.LOST, NOBODY, seat, n)

    def end(self, winner: Seat, rule: i64) -> None:
        """The match is over by this rule; NOBODY wins a draw."""
        self.over = True
        self.winner = winner
        self.ending = rule
        self.changes += 1
        self.happened(facts.WON if winner != NOBODY else facts.DRAWN_GAME, winner, 0, rule)

    def search(self, searcher: Seat, seat: Seat) -> None:
        """Somebody looks through the seat's deck; it will have to be shuffled."""
        self.searched |= 1 << seat
        self.changes += 1
        self.happened(facts.SEARCHED, NOBODY, searcher, seat)

    def shuffle(self, seat: Seat) -> None:
        """Shuffle the seat's deck; nobody knows where a card of it lies."""
        self.searched &= ~(1 << seat)
        cards = self.at(DECK, seat)
        i = len(cards) - 1
        while i > 0:
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        before: i64 = NOBODY
        for c in cards:
            self.shown = put(self.shown, c, 0)
            self.before[c] = before
            if before >= 0:
                self.after[before] = c
            else:
                self.first[place_of(DECK, seat)] = c
            before = c
        if before >= 0:
            self.after[before] = NOBODY
        self.last[place_of(DECK, seat)] = before
        self.happened(facts.SHUFFLED, NOBODY, seat)
