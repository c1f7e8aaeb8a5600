"""History: the facts of the last round of turns, as far as a card of the match asks about them later."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import CLOCK, ONCE_MORE, READY, WHILE_IN_PLAY, Lasting
from wtactics.engine.meaning import ANYTHING, DONE_ONCE
from wtactics.engine.meaning import PAST as PAST_FACTS
from wtactics.engine.places import NOBODY, RESERVE, SEAT_THING, CardId, Seat, Thing
from wtactics.engine.rows import (
    BLOW,
    BLOW_BY,
    MODIFIER_A,
    MODIFIER_UNTIL,
    PAST,
    PAST_A,
    PAST_B,
    PAST_HOME_A,
    PAST_HOME_B,
    PAST_LAST,
    PAST_N,
    PAST_SEAT_A,
    PAST_SEAT_B,
    PAST_TIMES,
    PAST_TURN,
    WAIT,
    WAIT_ABILITY,
    WAIT_N,
)


class History(Lasting):
    """Readers and changers of what happened before."""

    def record(self, fact: i64, a: Thing, b: Thing, n: i64) -> None:
        """Write a fact down with what its things were then; the same once more counts twice."""
        card_a: i64 = NOBODY
        seat_a: i64 = NOBODY
        card_b: i64 = NOBODY
        seat_b: i64 = b
        home_a: i64 = NOBODY
        home_b: i64 = NOBODY
        if facts.OF_NO_THING >> fact & 1 == 0:
            seat_a = self.whose_then(a)
            if fact != facts.DREW:  # that a card was drawn is known, which it was is not
                card_a, home_a = self.face_then(a), self.home_then(a)
        if facts.OF_TWO >> fact & 1 == 1:
            card_b, seat_b, home_b = self.face_then(b), self.whose_then(b), self.home_then(b)
        i = self.same_fact(fact, a, b, n, seat_a, seat_b)
        if i >= 0 and (self.past[i + PAST_HOME_A] != home_a or self.past[i + PAST_HOME_B] != home_b):
            i = -1
        if i < 0:
            row = append(append(append(append(self.past, fact), a), b), n)
            row = append(append(append(row, 1), self.turn), self.changes)
            row = append(append(append(append(row, card_a), seat_a), card_b), seat_b)
            self.past = append(append(row, home_a), home_b)
        else:
            self.past[i + PAST_N] += n if facts.OF_AMOUNTS >> fact & 1 == 1 else 0
            self.past[i + PAST_TIMES] += 1
            self.past[i + PAST_LAST] = self.changes
        self.stirred(PAST_FACTS | ANYTHING)

    def same_fact(self, fact: i64, a: Thing, b: Thing, n: i64, seat_a: Seat, seat_b: Seat) -> i64:
        """Where it is written down that this happened before in this turn, to the same things; -1 if nowhere."""
        past = self.past
        i = len(past) - PAST
        while i >= 0 and past[i + PAST_TURN] == self.turn:
            if past[i] == fact and past[i + PAST_A] == a and past[i + PAST_B] == b:
                alike = past[i + PAST_N] == n or facts.OF_AMOUNTS >> fact & 1 == 1
                alike = alike and past[i + PAST_SEAT_A] == seat_a and past[i + PAST_SEAT_B] == seat_b
                if alike and self.is_since(i, a) and (facts.OF_TWO >> fact & 1 == 0 or self.is_since(i, b)):
                    return i
            i -= PAST
        return -1

    def is_since(self, i: i64, thing: Thing) -> bool:
        """Did the fact that begins at i happen since the thing has been where it is: in play, or out of it?"""
        return thing < 0 or thing >= len(self.since) or self.past[i + PAST_LAST] >= self.since[thing]

    def bearer_of(self, c: CardId) -> Thing:
        """What the card hangs on, or hung on as it left play."""
        host = self.host[c]
        return host if host != NOBODY or self.place[c] & 15 >= RESERVE else self.parted_from(c)

    def parted_from(self, c: CardId) -> Thing:
        """What the card hung on as it left play in this turn, where a text asks; NOBODY if that has gone, too."""
        i = len(self.past) - PAST
        while i >= 0 and self.past[i + PAST_TURN] == self.turn:
            if self.past[i] == facts.PARTED and self.past[i + PAST_A] == c:
                host = self.past[i + PAST_B]
                return (
                    host
                    if host >= SEAT_THING or (self.place[host] & 15 >= RESERVE and self.is_since(i, host))
                    else NOBODY
                )
            i -= PAST
        return NOBODY

    def face_then(self, thing: Thing) -> i64:
        """What is printed on a card; NOBODY of players, and of what lies face down in play."""
        if thing < 0 or thing >= len(self.place) or self.place[thing] & 15 == RESERVE:
            return NOBODY
        return self.printed[thing]

    def whose_then(self, thing: Thing) -> Seat:
        """Who controls the card, or which player it is."""
        if thing >= SEAT_THING:
            return thing - SEAT_THING
        return self.controller[thing] if 0 <= thing < len(self.place) else NOBODY

    def home_then(self, thing: Thing) -> i64:
        """Where the thing is, as far as texts ask later whether that was near; NOBODY where everything is near."""
        return NOBODY

    def forget_past(self) -> None:
        """A turn begins: what happened before everybody's last one is forgotten, and of two players before the turn before."""
        if len(self.past) == 0:
            return
        kept = vec[i64]()
        i: i64 = 0
        while i < len(self.past):
            if self.past[i + PAST_TURN] > self.turn - self.seats:
                for j in range(PAST):
                    kept = append(kept, self.past[i + j])
            i += PAST
        self.past = kept
        self.stirred(PAST_FACTS | ANYTHING)

    # ---- what waits

    def joins(self, c: CardId, ability: i64, n: i64) -> bool:
        """Does this trigger wait already, for another thing to which the same happens at the same time? Then that is added."""
        i = self.waited
        while i < len(self.waiting):
            if self.waiting[i] == c and self.waiting[i + WAIT_ABILITY] == ability:
                self.waiting[i + WAIT_N] += n
                return True
            i += WAIT
        return False

    def is_early(self, i: i64) -> bool:
        """Is it the next such moment for which the effect at i waits, not this one?"""
        if self.modifiers[i + MODIFIER_UNTIL] % CLOCK < ONCE_MORE:
            return False
        self.modifiers[i + MODIFIER_UNTIL] -= ONCE_MORE
        self.changes += 1
        return True

    def make_ready(self, i: i64) -> None:
        """What is done once waits no more; what is done whenever that happens goes on waiting."""
        if self.library.abilities[self.modifiers[i + MODIFIER_A]].delay == DONE_ONCE:
            self.modifiers[i] = READY
            self.modifiers[i + MODIFIER_UNTIL] = WHILE_IN_PLAY
            self.changes += 1

    # ---- who kills

    def note_blow(self, c: CardId, source: CardId) -> None:
        """Whoever has dealt damage to the creature kills it, if it dies of that."""
        i: i64 = 0
        while i < len(self.blows):
            if self.blows[i] == c and self.blows[i + BLOW_BY] == source:
                return
            i += BLOW
        self.blows = append(append(self.blows, c), source)
        self.changes += 1

    def forget_blows(self) -> None:
        """It has been seen who dies of the blows that were dealt."""
        if len(self.blows) > 0:
            self.blows = vec[i64]()
            self.changes += 1
