"""The course of a match: who plays, whose turn it is, which phase; and who speaks when a text is read."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HARM, HOMES, MARKS
from wtactics.engine.places import NOBODY, OWNER_SEES, PEACE, RESERVE, SEAT_THING, CardId, Seat, Thing, place_of
from wtactics.engine.seams import Seams
from wtactics.engine.sight import witnesses
from wtactics.engine.state import put, zeros


class Course(Seams):
    """Readers and changers of players, turns and phases; and who speaks and listens, which is never kept and so no change."""

    def next_seat(self, seat: Seat) -> Seat:
        """The next player in turn order who is still in the match."""
        s = (seat + 1) % self.seats
        while self.out[s] != 0 and s != seat:
            s = (s + 1) % self.seats
        return s

    def alive(self) -> i64:
        """How many players are still in the match."""
        n: i64 = 0
        for rule in self.out:
            if rule == 0:
                n += 1
        return n

    # ---- turns

    def begin_with(self, seat: Seat) -> None:
        """This player is the first."""
        self.starter = seat
        self.active = seat
        self.changes += 1

    def begin_turn(self, seat: Seat, passage: i64) -> None:
        """The next turn is this player's, and is carried out as this passage says."""
        self.active = seat
        self.turn += 1
        self.forget_past()
        self.then(passage)

    def begin_phase(self, phase: i64, stirs: i64) -> None:
        """The next phase of the turn begins, and stirs what depends on that (PHASES, TURNS)."""
        self.phase = phase
        self.loops = 0
        self.stirred(stirs)

    def skip_phase(self, phase: i64) -> None:
        """The next phase of the turn goes by, and nothing happens in it."""
        self.phase = phase
        self.changes += 1

    def make_peace(self) -> None:
        """Nobody attacks or defends any more."""
        self.role = zeros(len(self.role), PEACE)
        self.foe = zeros(len(self.foe), NOBODY)

    # ---- checks

    def alarm(self) -> None:
        """The next check has something to look at."""
        self.unsettled = True

    def judge(self, seat: Seat, rule: i64) -> None:
        """By this rule the check that is made finds the player defeated; 0: by none."""
        if self.failed[seat] != rule:
            self.failed = put(self.failed, seat, rule)
            self.changes += 1

    def put_out(self, seat: Seat, rule: i64) -> None:
        """By this rule the player is out of the match."""
        self.out = put(self.out, seat, rule)
        self.changes += 1

    # ---- who listens

    def listen(self) -> None:
        """Somebody listens: facts are noted from now on."""
        self.listening = True

    def log(self, fact: i64, a: Thing, b: Thing = 0, n: i64 = 0) -> None:
        """Note a fact for those who listen, with who saw its things."""
        self.facts = append(append(append(append(self.facts, fact), a), b), n)
        self.witnesses = append(self.witnesses, witnesses(self, a) | witnesses(self, b) << 8)

    # ---- who speaks

    def speak_for(self, c: CardId, seat: Seat) -> None:
        """From now on a text is read as the card's, for this seat, before anything of it lies on the chain."""
        self.me = c
        self.you = seat
        self.item = NOBODY

    def speak_again(self, c: CardId, seat: Seat, item: i64) -> None:
        """From now on a text is read as it was before somebody else spoke."""
        self.me = c
        self.you = seat
        self.item = item

    def speak_of(self, seat: Seat) -> None:
        """Of several players, the text speaks of this one now."""
        self.they = seat

    def bind(self, item: i64, bound: i64) -> None:
        """From now on a text is read as that of this item, about the things that are bound to it."""
        self.item = item
        self.bound = bound

    # ---- where cards lie

    def unlink(self, c: CardId) -> None:
        """Take the card out of the order of its place."""
        old = self.place[c]
        if self.before[c] >= 0:
            self.after[self.before[c]] = self.after[c]
        else:
            self.first[old] = self.after[c]
        if self.after[c] >= 0:
            self.before[self.after[c]] = self.before[c]
        else:
            self.last[old] = self.before[c]
        self.count[old] -= 1

    def know(self, c: CardId, seats: i64) -> None:
        """These seats (bits) know the card where it lies now, and no others."""
        self.shown = put(self.shown, c, seats)
        self.changes += 1

    def hide(self, kind: i64, seat: Seat) -> None:
        """Nobody but the owner can tell the cards of this place apart any more."""
        keep: i64 = 1 << seat if self.terms.sees[kind] == OWNER_SEES else 0
        c = self.first[place_of(kind, seat)]
        while c >= 0:
            self.shown = put(self.shown, c, self.shown[c] & keep)
            c = self.after[c]
        self.changes += 1

    # ---- what is done to cards and players without a word

    def settle(self, c: CardId, home: CardId) -> None:
        """The creature's city is this one now (NOBODY: none)."""
        self.home = put(self.home, c, home)
        self.stirred(HOMES)

    def let_go(self, c: CardId) -> None:
        """The card hangs on nothing any more; a host beside the board is not looked at anew, so its rulings go with it."""
        host = self.host[c]
        if host != NOBODY and self.recalled >> facts.PARTED & 1 == 1:
            self.record(facts.PARTED, c, host, 0)
        if NOBODY < host < SEAT_THING and self.place[host] & 15 == RESERVE:
            self.barred[host] = 0
            self.allowed[host] = 0
        self.host = put(self.host, c, NOBODY)

    def come_marked(self, c: CardId) -> None:
        """The card has come into play marked: it was never unmarked there, so nobody hears of it."""
        self.marked[c] = 1
        self.stirred(MARKS)

    def ease(self, c: CardId, n: i64) -> None:
        """The card has suffered so much less, and nobody hears of it."""
        self.harm = put(self.harm, c, self.harm[c] - n)
        self.stirred(HARM)

    def fail(self, seat: Seat, rule: i64) -> None:
        """The player has failed this rule; the next state check puts him out of the match."""
        self.failed = put(self.failed, seat, rule)
        self.unsettled = True
        self.changes += 1

    def forget_searches(self) -> None:
        """No deck that was searched has to be shuffled any more."""
        self.searched = 0
        self.changes += 1
