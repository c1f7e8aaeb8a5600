"""What changes the columns of ORC: verbs of its rulebook. Rules call these and assign nothing (law 4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.facts import SCORED
from wtactics.engine.meaning import POINTS
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.rulesets.orc.terms import BOTH_FRONTS, STARTING_INFLUENCE
from wtactics.rulesets.orc.treasury import Treasury


class Ledger(Treasury):
    """Changers of the columns of ORC."""

    # ---- the beginning

    def add_card(self, d: i64, seat: Seat) -> None:
        """One more card, which reaches from nowhere yet."""
        super().add_card(d, seat)
        self.front = append(self.front, NOBODY)
        self.assigned = append(self.assigned, 0)

    def give_influence(self, n: i64) -> None:
        """ORC-WIN-04 Everybody begins with so much influence, unless a mod says otherwise."""
        for seat in range(self.seats):
            self.points[seat] = self.adjusted(STARTING_INFLUENCE, seat, n)
        self.changes += 1

    def accept_hand(self, seat: Seat) -> None:
        """ORC-MULL-02, ORC-MULL-09 Whoever goes on, or plays a card, takes no mulligan any more."""
        self.accepted |= 1 << seat
        self.changes += 1

    def take_mulligan(self, seat: Seat) -> None:
        """ORC-MULL-10 Everybody sees how many mulligans were taken."""
        self.mulligans[seat] += 1
        self.changes += 1

    # ---- span

    def reach_from(self, c: CardId, front: i64) -> None:
        """ORC-SPAN-08, ORC-SPAN-15 What is played there reaches from this front."""
        self.front[c] = front
        self.changes += 1

    def suppose_front(self, front: i64) -> None:
        """From now on texts are read as if what is t.me now were in this front (NOBODY: where it is)."""
        self.announced = self.me if front != NOBODY else NOBODY
        self.supposed = front

    def suppose_no_front(self) -> None:
        """ORC-SPAN-14 From now on texts of what is t.me now are read as those of a card that is near nothing."""
        self.announced = self.me
        self.supposed = NOBODY

    def suppose_bearer(self, host: Thing) -> None:
        """From now on costs are asked of a card that would be attached to this (NOBODY: to nothing that is known)."""
        self.bearer = host

    # ---- victory points

    def victory_of(self, seat: Seat) -> i64:
        """ORC-WIN-02 The player's victory points."""
        return self.victory[seat]

    def score(self, seat: Seat, n: i64) -> None:
        """ORC-WIN-02 The player gains victory points, or loses some, never below none."""
        n = max(n, -self.victory[seat])
        if n != 0:
            self.victory[seat] += n
            self.unsettled = True
            self.stirred(POINTS)
            self.happened(SCORED, NOBODY, seat, n)

    # ---- a turn

    def begin_round(self) -> None:
        """ORC-TURN-07 A round begins with the first player's turn."""
        self.round += 1
        self.exhausted = 0
        self.changes += 1

    def exhaust(self, seat: Seat) -> None:
        """ORC-TURN-20 The seat's deck was empty when its Draw phase began."""
        self.exhausted |= 1 << seat
        self.changes += 1

    def leave_front(self, kind: i64) -> None:
        """ORC-MOVE-03, ORC-TURN-28 A creature has been moved out of this front; the phase is used for moving."""
        self.moved_in = self.phase
        before = self.left_front
        self.left_front = kind if before == NOBODY or before == kind else BOTH_FRONTS
        self.changes += 1

    def act(self) -> None:
        """ORC-RESP-02 The phase is not skipped."""
        self.acted_in = self.phase
        self.changes += 1

    def use_freely(self, c: CardId, ability: i64) -> None:
        """ORC-ABIL-21 An ability of this card that costs neither gold nor marks is used once more."""
        self.freely = append(append(self.freely, c), ability)
        self.changes += 1

    def end_turn(self) -> None:
        """ORC-GOLD-06, ORC-TURN-34 Gold that was not spent is gone; what was done once this turn may be done again."""
        for seat in range(self.seats):
            self.gold[seat] = 0
        self.laid = 0
        self.recycled = False
        self.moved_in = 0
        self.attacked_in = 0
        self.left_front = NOBODY
        self.acted_in = 0
        self.freely = vec[i64]()
        self.changes += 1

    # ---- checks

    def hurry(self) -> None:
        """ORC-WIN-10 The next check comes at once, whatever is under way."""
        self.drew = True

    def calm(self) -> None:
        """ORC-WIN-10 The check has looked at all that has changed."""
        self.unsettled = False
        self.drew = False
