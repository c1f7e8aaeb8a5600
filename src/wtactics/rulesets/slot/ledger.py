"""What else changes the columns of SLOT: the hidden army, turns and checks, action points, prices, wealth, fees."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import BE_MARKED
from wtactics.engine.places import ASIDE, NOBODY, CardId, Seat, place_of, seat_thing
from wtactics.engine.state import zeros
from wtactics.engine.values import is_ruled, law, may, unruled
from wtactics.rulesets.slot.grid import SLOTS
from wtactics.rulesets.slot.rows import BEARER, BILL_ROW, FEE_ROW, GOLD, ONWARD, OTHERS, STOOD_ROW, STOOD_SLOT
from wtactics.rulesets.slot.rules.fray import last_row
from wtactics.rulesets.slot.rules.lasting import Lasting
from wtactics.rulesets.slot.terms import BE_HEALED, BE_SPENT, BENT, DUSK_HELPS, SCORELESS

MARKING: Final = bit_of(BE_MARKED) | bit_of(BE_SPENT)


class Ledger(Lasting):
    """What is beside battles: changers, and what could be paid."""

    # ---- the hidden army

    def lay_hidden(self, c: CardId, seat: Seat, slot: i64) -> None:
        """SLOT-START-03 The creature will stand there, and nobody else knows yet."""
        self.laid[seat * SLOTS + slot] = c
        self.changes += 1

    def turn_up(self, seat: Seat, slot: i64) -> CardId:
        """SLOT-START-04 Who was laid there is hidden no longer."""
        c = self.laid[seat * SLOTS + slot]
        self.laid[seat * SLOTS + slot] = NOBODY
        self.changes += 1
        return c

    # ---- turns and checks

    def begin_phase(self, phase: i64, stirs: i64) -> None:
        """SLOT-TURN-02 The next step of the turn begins; who dies from now on does not die of what was done before."""
        self.act_for(NOBODY)
        super().begin_phase(phase, stirs)

    def use_up(self, c: CardId) -> None:
        """SLOT-MOVE-08 The creature has moved in this turn."""
        self.moved = append(self.moved, c)
        self.changes += 1

    def end_turn(self) -> None:
        """SLOT-TURN-07, SLOT-AP-03 Action points lapse, and who moved is forgotten."""
        self.ap = 0
        self.moved = vec[i64]()
        self.changes += 1

    def calm(self) -> None:
        """SLOT-WIN-03 It has been seen who has won, after all that could matter."""
        self.unsettled = False
        self.graced = False

    def forget_suffered(self) -> None:
        """SLOT-WIN-05 What armies lost before has been judged."""
        self.bled = 0
        self.changes += 1

    # ---- prices

    def pay_points(self, n: i64) -> None:
        """SLOT-AP-05 The active player pays so many action points."""
        self.ap -= n
        self.changes += 1

    def gain_actions(self, seat: Seat, n: i64) -> None:
        """SLOT-AP-01, SLOT-NUM-03 The active player has so many more action points, or fewer, never below none."""
        if seat == self.active:
            self.ap = max(0, self.ap + n)
            self.changes += 1

    def draw_up(self, others: i64, gold: i64, bearer: CardId) -> None:
        """From now on this is being paid for; SLOT-PAY-06 a price below 0 is one of 0."""
        self.bill = vec[i64]([others, max(0, gold), NOBODY, bearer])
        self.changes += 1

    def name_shape(self, shape: i64) -> None:
        """SLOT-ABIL-17 The next sign of the price is paid with this shape."""
        self.spoken = append(self.spoken, shape)
        self.changes += 1

    def give_one(self, rank: i64, worth: i64 = 1) -> None:
        """SLOT-PAY-02 One more is given for the part of the bill that is being paid; whoever comes before it is passed over."""
        self.bill[ONWARD] = rank
        part: i64 = OTHERS if self.bill[OTHERS] > 0 else GOLD
        self.bill[part] -= worth
        if part == OTHERS and self.bill[OTHERS] == 0:
            self.bill[ONWARD] = NOBODY
        self.changes += 1

    def square_up(self) -> None:
        """Nothing is being paid any more."""
        self.bill = zeros(BILL_ROW)
        self.bill[BEARER] = NOBODY
        self.spoken = vec[i64]()
        self.changes += 1

    # ---- fees

    def owe(self, c: CardId, gold: i64, since: i64) -> None:
        """SLOT-UPK-01 One more fee is to be settled in this turn."""
        self.fees = append(append(append(self.fees, c), gold), since)
        self.changes += 1

    def drop_fee(self, i: i64) -> None:
        """This fee is settled."""
        rest = vec[i64]()
        for j in range(len(self.fees)):
            if j // FEE_ROW != i:
                rest = append(rest, self.fees[j])
        self.fees = rest
        self.changes += 1

    def forget_fees(self) -> None:
        """SLOT-UPK-02 Nothing is left to be settled in this turn."""
        self.fees = vec[i64]()
        self.changes += 1

    # ---- what can be paid

    def can_be_marked(self, c: CardId) -> bool:
        """SLOT-MARK-01, SLOT-MARK-03, SLOT-MARK-04, SLOT-PAY-04 Is it unmarked, and does no card keep it so?"""
        if self.marked[c] != 0 or unruled(self, MARKING):
            return self.marked[c] == 0
        return may(self, BE_MARKED, c, NOBODY, 0) == 0 and may(self, BE_SPENT, c, NOBODY, 0) == 0

    def helps(self, seat: Seat) -> bool:
        """SLOT-TWI-05, SLOT-ABIL-21, SLOT-PRIO-01 Does the seat's twilight pay now? In its own turn, if no text bends that."""
        if self.turn == 0 or not is_ruled(self, BENT):
            return seat == self.active and self.turn > 0
        whose = seat_thing(seat)
        if law(self, BENT, whose, DUSK_HELPS, True):
            return False
        return seat == self.active or law(self, BENT, whose, DUSK_HELPS, False)

    def twilight(self, seat: Seat) -> i64:
        """SLOT-PAY-01, SLOT-TWI-04 How much gold the seat's twilight is worth now: 1 for each card."""
        return self.count[place_of(ASIDE, seat)] if self.helps(seat) else i64(0)

    def wealth(self, seat: Seat) -> i64:
        """SLOT-PAY-01, SLOT-TWI-06 How much gold the seat could pay now, out of both sources together."""
        n = self.twilight(seat)
        for c in self.board:
            n += i64(self.place[c] >> 4 == seat and self.can_be_marked(c))
        return n

    # ---- who is healed, who has left

    def heal(self, c: CardId, n: i64, source: CardId) -> None:
        """SLOT-REST-01, SLOT-PRIO-02 Tokens are taken off, unless a text forbids it."""
        if may(self, BE_HEALED, c, source, 0) == 0:
            super().heal(c, n, source)

    def scorer(self, c: CardId, seat: Seat) -> Seat:
        """SLOT-POINTS-08 Who scores for this kill of a seat's: its own side, and so nobody, where a text says that."""
        return self.controller[c] if may(self, SCORELESS, c, NOBODY, 1) == 0 else seat

    def note_stood(self, c: CardId, slot: i64) -> None:
        """The creature has left play from this slot, of which a text may speak."""
        self.stood = append(append(self.stood, c), slot)
        self.changes += 1

    def stood_in(self, c: CardId) -> i64:
        """The slot from which the creature left play the last time, if a text may ask for it; else NOBODY."""
        i = last_row(self.stood, STOOD_ROW, c)
        return self.stood[i + STOOD_SLOT] if i != NOBODY else NOBODY

    # ---- what kills were worth

    def give_prize(self, c: CardId, sort: i64, n: i64) -> None:
        """SLOT-POINTS-07 Points are given for this death, for a shape of this sort; of nobody, NOBODY: they have been."""
        self.prize, self.prize_sort = c, sort
        if c != NOBODY and self.recalled >> facts.GAINED & 1 == 1:
            self.prizes = append(append(self.prizes, c), n)
        self.changes += 1

    def is_elsewhere(self, c: CardId, slot: i64) -> None:
        """SLOT-MOVE-09 A creature stands in another slot, and has made no move."""
        if self.listening:
            self.log(facts.MOVED, c, NOBODY, slot)
        self.matters(facts.SHIFTED, c, NOBODY, slot)
