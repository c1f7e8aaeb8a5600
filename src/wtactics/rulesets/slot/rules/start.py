"""SLOT-START: four hidden creatures each, then rounds of turning one up and adding one, until both armies are full."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import DECK, NOBODY, CardId, Flow, Option, Seat, Thing, card_of, other_of, place_of
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.kits import turns
from wtactics.kits.onward import leaves_enough, onward
from wtactics.kits.verbs import LAY, REVEAL
from wtactics.rulesets.slot.grid import SLOTS, kind_of
from wtactics.rulesets.slot.ids import ARMY_03, START_03, START_04, START_05, START_09
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import LAID, NEXT_SLOT, ROUND, START_HIDDEN


def cannot_lay(t: SlotTable, seat: Seat, c: Thing, slot: i64, rule: i64) -> i64:
    """SLOT-START-09, SLOT-ARMY-03 0, or what keeps the seat from beginning with this there; `rule`: no card of the deck."""
    if not t.is_card(c) or t.place[c] != place_of(DECK, seat) or c in t.laid or not 0 <= slot < SLOTS:
        return rule
    if t.in_slot(seat, slot) >= 0 or t.laid[seat * SLOTS + slot] >= 0:
        return ARMY_03
    return 0 if t.fits_level(c, seat) else START_09


class ChooseFirstPlayer(turns.ChooseFirstPlayer[SlotTable]):
    """SLOT-START-02, SLOT-DESIGN-04 Lot decides who is player 1, unless the settings name one; nothing else is left to it."""


class LayFour(Step[SlotTable]):
    """SLOT-START-03 Each secretly lays four creatures face down, slot by slot onward, so that no choice comes twice."""

    def ask(self, t: SlotTable) -> None:
        seat = self.seat(t)
        if seat == NOBODY:
            return
        t.ask(seat)
        for c in one_of_each(t, DECK, seat):
            for slot in range(SLOTS):
                if self.fits(t, slot) and cannot_lay(t, seat, c, slot, START_03) == 0:
                    t.offer(LAY, c, slot)

    def stands(self, t: SlotTable) -> i64:
        """SLOT-DECK-05 Whether there are several sorts of creatures among those that are left."""
        return HIDES if t.count[place_of(DECK, t.asked)] > 1 else 0

    def fits(self, t: SlotTable, slot: i64) -> bool:
        """Does the slot lie onward, with room behind it for those that are still to be laid?"""
        left = t.setting(START_HIDDEN) - t.note(LAID) % t.setting(START_HIDDEN)
        return slot > onward(t, t.note(NEXT_SLOT) - 1) and leaves_enough(t, SLOTS - slot, self.empty(t), left)

    def seat(self, t: SlotTable) -> Seat:
        """Who lays now: player 1 until he has laid all of his, then the other."""
        hidden, laid = t.setting(START_HIDDEN), t.note(LAID)
        return t.starter if laid < hidden else t.other(t.starter) if laid < 2 * hidden else NOBODY

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        """0, or what keeps it from being laid there; which of the four is laid first is forbidden to nobody."""
        return cannot_lay(t, self.seat(t), thing, other, START_03) if what == LAY else -1

    def empty(self, t: SlotTable) -> i64:
        """How many slots the seat has left."""
        return SLOTS - t.note(LAID) % t.setting(START_HIDDEN)

    def rank(self, t: SlotTable, o: Option) -> i64:
        return other_of(o)

    def begun(self, t: SlotTable) -> bool:
        return t.note(LAID) % t.setting(START_HIDDEN) > 0

    def do(self, t: SlotTable, answer: Option) -> Flow:
        seat = self.seat(t)
        if seat == NOBODY:
            return NEXT
        if answer != NOTHING:
            t.lay_hidden(card_of(answer), seat, other_of(answer))
            t.remember(NEXT_SLOT, other_of(answer) + 1)
        t.remember(LAID, t.note(LAID) + 1)
        if t.note(LAID) == t.setting(START_HIDDEN):
            t.remember(NEXT_SLOT, 0)
        return AGAIN


class ShowLaid(Step[SlotTable]):
    """SLOT-START-03 When both have chosen, each sees which slots of the other are filled, but not with what."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        for seat in (t.starter, t.other(t.starter)):
            for slot in range(SLOTS):
                c = t.laid[seat * SLOTS + slot]
                if c >= 0:
                    t.happened(facts.LAID, c, seat, slot)
        t.remember(ROUND, 0)
        return NEXT


def whose_round(t: SlotTable) -> Seat:
    """SLOT-START-04, SLOT-START-05 Player 1 has the even rounds, player 2 the odd ones."""
    return t.starter if t.note(ROUND) & 1 == 0 else t.other(t.starter)


def rule_of_round(t: SlotTable) -> i64:
    """SLOT-START-04, SLOT-START-05 What player 1, or player 2, does in his round."""
    return START_04 if whose_round(t) == t.starter else START_05


def set_down(t: SlotTable, c: CardId, slot: i64, seat: Seat) -> None:
    """SLOT-START-10 A creature stands in its slot, unmarked and free of charge; nobody hears of it as of an arrival."""
    t.move(c, kind_of(slot), seat)
    t.changed_values()


class TurnUp(Step[SlotTable]):
    """SLOT-START-04, SLOT-START-08 In a round a player first turns one of his face-down creatures up, for all to see."""

    def ask(self, t: SlotTable) -> None:
        t.ask(whose_round(t))
        for slot in range(SLOTS):
            if self.forbids(t, REVEAL, 0, slot) == 0:
                t.offer(REVEAL, 0, slot)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != REVEAL:
            return -1
        hidden = 0 <= other < SLOTS and t.laid[whose_round(t) * SLOTS + other] >= 0
        return 0 if hidden else rule_of_round(t)

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        seat, slot = whose_round(t), other_of(answer)
        c = t.turn_up(seat, slot)
        set_down(t, c, slot, seat)
        t.happened(facts.REVEALED, c, seat, slot)
        return NEXT


class AddCreature(Step[SlotTable]):
    """SLOT-START-04, SLOT-START-07, SLOT-START-08 Then he adds a creature of his deck, face up, in an empty slot."""

    def ask(self, t: SlotTable) -> None:
        seat, rule = whose_round(t), rule_of_round(t)
        t.ask(seat)
        for c in one_of_each(t, DECK, seat):
            for slot in range(SLOTS):
                if cannot_lay(t, seat, c, slot, rule) == 0:
                    t.offer(LAY, c, slot)

    def stands(self, t: SlotTable) -> i64:
        """SLOT-DECK-05 Whether there are several sorts of creatures among those that are left."""
        return HIDES if t.count[place_of(DECK, t.asked)] > 1 else 0

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        return cannot_lay(t, whose_round(t), thing, other, rule_of_round(t)) if what == LAY else -1

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer != NOTHING:
            seat = whose_round(t)
            set_down(t, card_of(answer), other_of(answer), seat)
            t.happened(facts.CHOSEN, card_of(answer), seat, other_of(answer) + 1)  # 0 is no slot
        return NEXT


class FillRounds(Step[SlotTable]):
    """SLOT-START-05, SLOT-START-06 The rounds alternate, four for each player, until both armies are full and face up."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        hidden = t.setting(START_HIDDEN)
        t.remember(ROUND, t.note(ROUND) + 1)
        if t.note(ROUND) < 2 * max(hidden, SLOTS - hidden):
            t.jump(-3)
        return NEXT


class NextTurn(turns.NextTurn[SlotTable]):
    """SLOT-START-11, SLOT-TURN-05 Player 1 takes the first turn, an ordinary one; then they take turns about."""
