"""SLOT-ARMY, SLOT-CARD, SLOT-NUM: what SLOT keeps beyond the common table, and how armies and values are read."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import SHOOT_MAGIC
from wtactics.engine.places import ATTACKER, BOARD, NOBODY, CardId, Place, Seat, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.state import Terms, zeros
from wtactics.engine.table import Table
from wtactics.engine.values import may, own_word
from wtactics.rulesets.slot.grid import SLOTS, hides, kind_of, size
from wtactics.rulesets.slot.rows import BILL_ROW
from wtactics.rulesets.slot.speech.printing import CLOSE_WEAPON, FIXED, MAGIC_WEAPON, RANGED_WEAPON, level
from wtactics.rulesets.slot.terms import BENT, LEVEL_2, RULE_NUMBER, START_LEVEL_2, UNCOUNTED


class Armies(Table):
    """The columns of SLOT and their readers."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.ap: i64 = 0  # SLOT-AP-01 of the active player; nobody else has any
        self.moved: vec[i64] = vec[i64]()  # who has moved this turn
        self.laid: vec[i64] = zeros(terms.seats * SLOTS if blank else 0, NOBODY)  # face down and still in the deck
        self.fees: vec[i64] = vec[i64]()  # still to be settled in this turn
        self.bill: vec[i64] = zeros(BILL_ROW if blank else 0)  # to mark others, gold, how far its payer is, the bearer
        self.spoken: vec[i64] = vec[i64]()  # shapes chosen for the price being paid
        self.lively: i64 = 0  # the turn in which last somebody came, left or scored
        self.target: CardId = NOBODY  # who is attacked
        self.fighters: vec[i64] = vec[i64]()  # who attacks, in the order of slots
        self.ranged_now: bool = False  # the type of the battle
        self.grouped: bool = False
        self.parts: vec[i64] = vec[i64]()  # of a divided strike back, for one fighter after the other
        self.losses: vec[i64] = vec[i64]()  # gathered in a battle, and no tokens yet
        self.spared: bool = False  # no more damage in this battle
        self.bleeding: bool = False  # the battle has been fought, its dead are not buried yet
        self.blame: vec[i64] = vec[i64]()  # who hurt whom last: card, seat, source
        self.doer: Seat = NOBODY  # whose ability was carried out last
        self.kills: vec[i64] = vec[i64]()  # for which nobody has scored yet
        self.stood: vec[i64] = vec[i64]()  # who has left play, from which slot, if a text may ask
        self.prize: CardId = NOBODY  # for whose death points are given just now,
        self.prize_sort: i64 = NOBODY  # and for which sort of shape
        self.prizes: vec[i64] = vec[i64]()  # what kills were worth, if a text may ask
        self.bled: i64 = 0  # armies that lost a creature to the enemy since it was last seen who has won, as bits
        self.wave: i64 = 0  # 1, and the triggers that have happened together and still wait; 0 when none is carried out
        self.graced: bool = False  # the triggers of a battle's deaths come before the verdict

    def copy_columns(self, t: Armies) -> None:
        """Give t what SLOT adds, sharing nothing that is ever written."""
        t.ap = self.ap
        t.moved = self.moved[:]
        t.laid = self.laid[:]
        t.fees = self.fees[:]
        t.bill = self.bill[:]
        t.spoken = self.spoken[:]
        t.lively = self.lively
        t.target = self.target
        t.fighters = self.fighters[:]
        t.ranged_now = self.ranged_now
        t.grouped = self.grouped
        t.parts = self.parts[:]
        t.losses = self.losses[:]
        t.spared = self.spared
        t.bleeding = self.bleeding
        t.blame = self.blame[:]
        t.doer = self.doer
        t.kills = self.kills[:]
        t.stood = self.stood[:]
        t.prize = self.prize
        t.prize_sort = self.prize_sort
        t.prizes = self.prizes[:]
        t.bled = self.bled
        t.wave = self.wave
        t.graced = self.graced

    def own_columns(self) -> list[vec[i64]]:
        """All that is written while a match runs, for those who compare tables."""
        numbers = vec[i64]([
            self.ap, self.lively, self.target, i64(self.ranged_now), i64(self.grouped), i64(self.spared),
            i64(self.bleeding), self.doer, self.bled, self.wave, i64(self.graced), self.prize, self.prize_sort,
        ])  # fmt: skip
        return [
            numbers, self.moved, self.laid, self.fees, self.bill, self.spoken, self.fighters, self.parts, self.losses,
            self.blame, self.kills, self.stood, self.prizes,
        ]  # fmt: skip

    def setting(self, i: i64) -> i64:
        """One of the numbers of the game."""
        return self.terms.settings[i]

    # ---- slots

    def in_slot(self, seat: Seat, slot: i64) -> CardId:
        """SLOT-ARMY-02, SLOT-ARMY-03, SLOT-DESIGN-03 Who stands there, at most one; NOBODY where it is empty."""
        return self.first[place_of(kind_of(slot), seat)]

    def filled(self, seat: Seat) -> i64:
        """The filled slots of an army, as a mask."""
        first, begin = self.first, place_of(kind_of(0), seat)
        slots, slot = i64(0), i64(0)
        while slot < SLOTS:
            if first[begin + slot] >= 0:
                slots |= 1 << slot
            slot += 1
        return slots

    def in_army(self, c: CardId) -> bool:
        """SLOT-ARMY-04 Does the card stand in a slot? Only then is it in play."""
        return BOARD <= self.place[c] & 15 < BOARD + SLOTS

    def slot(self, c: CardId) -> i64:
        """The slot in which a creature stands."""
        return (self.place[c] & 15) - BOARD

    def army(self, seat: Seat) -> vec[i64]:
        """The creatures of an army, in the order of slots."""
        first, begin = self.first, place_of(kind_of(0), seat)
        out = vec[i64](capacity=SLOTS)
        slot: i64 = 0
        while slot < SLOTS:
            if first[begin + slot] >= 0:
                out = append(out, first[begin + slot])
            slot += 1
        return out

    def room(self, seat: Seat) -> i64:
        """How many slots of an army are empty."""
        return SLOTS - size(self.filled(seat))

    def covered(self, c: CardId) -> bool:
        """SLOT-DEF-01, SLOT-DEF-06, SLOT-DEF-11 Does any ally stand in front of it? Who attacks has no cover."""
        return hides(self.slot(c), self.filled(self.controller[c])) and self.role[c] != ATTACKER

    # ---- levels

    def elite(self, seat: Seat) -> i64:
        """How many level 2 creatures the seat has in its army, those that still lie face down included."""
        n: i64 = 0
        for slot in range(SLOTS):
            c, down = self.in_slot(seat, slot), self.laid[seat * SLOTS + slot]
            n += i64(c >= 0 and self.is_elite(c) and (self.turn == 0 or may(self, BENT, c, UNCOUNTED, 1) != 0))
            n += i64(down >= 0 and self.is_elite(down))
        return n

    def is_elite(self, c: CardId) -> bool:
        """Is the creature of level 2?"""
        return level(self.library, self.printed[c]) == 2

    def elite_limit(self, seat: Seat = NOBODY) -> i64:
        """SLOT-LEVEL-01, SLOT-LEVEL-02, SLOT-PRIO-01 How many an army may have: one until the first turn begins, then two."""
        usual = self.setting(START_LEVEL_2 if self.turn == 0 else LEVEL_2)
        return usual if self.turn == 0 or seat == NOBODY else reckoned(self, RULE_NUMBER, seat, LEVEL_2, usual)

    def fits_level(self, c: CardId, seat: Seat) -> bool:
        """SLOT-LEVEL-01, SLOT-PRIO-01 Would this creature keep the army within its limit? Its own text may bend it."""
        free = self.turn > 0 and own_word(self, BENT, c, seat, False, UNCOUNTED)
        return free or not self.is_elite(c) or self.elite(seat) < self.elite_limit(seat)

    # ---- values

    def strength(self, c: CardId, ranged: bool) -> i64:
        """SLOT-NUM-01, SLOT-NUM-03, SLOT-DESIGN-08 Its close or ranged value: all changes added up, and never below 0."""
        return max(0, self.ranged[c] if ranged else self.attack[c])

    def guard(self, c: CardId) -> i64:
        """SLOT-CARD-05 Its DEF."""
        return max(0, self.defense[c])

    def lives(self, c: CardId) -> i64:
        """SLOT-CARD-06 Its life points, tokens not counted."""
        return max(0, self.life[c])

    def is_dead(self, c: CardId) -> bool:
        """SLOT-CARD-06 Has it as many tokens as life points, or more?"""
        return self.harm[c] >= self.life[c]  # harm is never below 0

    def is_armed(self, c: CardId, ranged: bool) -> bool:
        """SLOT-CARD-03 Has it a weapon of this type? One of value 0 is one, too."""
        return self.library.signs[self.printed[c]] & (RANGED_WEAPON if ranged else CLOSE_WEAPON) != 0

    def is_magic(self, c: CardId) -> bool:
        """SLOT-CARD-04 Is its ranged weapon magic, as it is printed or by a text?"""
        return self.library.signs[self.printed[c]] & MAGIC_WEAPON != 0 or may(self, SHOOT_MAGIC, c, NOBODY, 1) == 0

    def is_fixed(self, c: CardId) -> bool:
        """SLOT-CARD-02, SLOT-MOVE-01 Does its card say that it cannot move?"""
        return self.library.signs[self.printed[c]] & FIXED != 0

    # ---- battle

    def other(self, seat: Seat) -> Seat:
        """SLOT-DESIGN-02, SLOT-ARMY-01 The other of the two players, who has the other army."""
        return 1 - seat

    def place_in(self, slot: i64, seat: Seat) -> Place:
        """The place that is this slot of the seat's army."""
        return place_of(kind_of(slot), seat)
