"""SLOT-UPK, SLOT-LEVEL: fees that return every turn, and what becomes of who is not paid for."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ONCE_MORE
from wtactics.engine.meaning import NEED_UPKEEP
from wtactics.engine.places import GRAVE, NOBODY, Card, Flow, Option, Thing, card_of, other_of, what_of
from wtactics.engine.rows import MOD, MOD_SEAT, MOD_SINCE, MOD_SOURCE, MOD_UNTIL
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.verbs import REFUSE, UPKEEP
from wtactics.rulesets.slot.army import FEE as ROW
from wtactics.rulesets.slot.ids import PAY_05, UPK_01
from wtactics.rulesets.slot.pay import draw_up, square_up, wealth
from wtactics.rulesets.slot.speech.printing import upkeep
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import FEE, LEVEL_FEE, PAID_FOR


def owes(t: SlotTable, c: Card, gold: i64, since: i64) -> None:
    """One more fee is to be settled in this turn."""
    t.fees = append(append(append(t.fees, c), gold), since)
    t.changes += 1


class FindFees(Step[SlotTable]):
    """SLOT-UPK-01, SLOT-LEVEL-03, SLOT-UPK-08 What the active player owes in this turn: for level 2, by print, for effects."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        for c in t.army(t.active):
            if may(t, NEED_UPKEEP, c, NOBODY, 0) == 0:
                if t.is_elite(c) and t.setting(LEVEL_FEE) > 0:  # SLOT-LEVEL-06 from its controller's next turn on
                    owes(t, c, t.setting(LEVEL_FEE), NOBODY)
                if upkeep(t.library, t.printed[c]) > 0:
                    owes(t, c, upkeep(t.library, t.printed[c]), NOBODY)
        for i in range(0, len(t.mods), MOD):
            if PAID_FOR < t.mods[i + MOD_UNTIL] < ONCE_MORE and t.mods[i + MOD_SEAT] == t.active:
                owes(t, t.mods[i + MOD_SOURCE], t.mods[i + MOD_UNTIL] - PAID_FOR, t.mods[i + MOD_SINCE])
        return NEXT


class SettleFees(Step[SlotTable]):
    """SLOT-UPK-02, SLOT-UPK-06 One fee after the other, in an order of the player's choice: each is paid in full or refused."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        for i in range(len(t.fees) // ROW):
            for what in (UPKEEP, REFUSE):
                if self.forbids(t, what, t.fees[i * ROW], i) == 0:
                    t.offer(what, t.fees[i * ROW], i)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        known = 0 <= other < len(t.fees) // ROW and t.fees[other * ROW] == thing and is_owed(t, other)
        if what not in (UPKEEP, REFUSE):
            return -1
        if not known:
            return UPK_01
        return PAY_05 if what == UPKEEP and t.fees[other * ROW + 1] > wealth(t, t.active) else 0

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            t.fees = vec[i64]()
            t.changes += 1
            return NEXT
        i = other_of(answer)
        c, gold, since = t.fees[i * ROW], t.fees[i * ROW + 1], t.fees[i * ROW + 2]
        drop_fee(t, i)
        if what_of(answer) == UPKEEP:  # SLOT-UPK-05, SLOT-UPK-07 in gold, wherever it comes from
            t.hold()
            draw_up(t, 0, gold, NOBODY)
            t.then(FEE)
        elif since == NOBODY:
            give_up(t, card_of(answer))
        else:
            end_effect(t, c, since)
        return AGAIN


def is_owed(t: SlotTable, i: i64) -> bool:
    """SLOT-UPK-01 Is the one who owes this fee still in the army, or does the effect still last?"""
    c, since = t.fees[i * ROW], t.fees[i * ROW + 2]
    return t.in_army(c) and t.controller[c] == t.active if since == NOBODY else find_effect(t, c, since) != NOBODY


def drop_fee(t: SlotTable, i: i64) -> None:
    """This fee is settled."""
    rest = vec[i64]()
    for j in range(len(t.fees)):
        if j // ROW != i:
            rest = append(rest, t.fees[j])
    t.fees = rest
    t.changes += 1


def give_up(t: SlotTable, c: Card) -> None:
    """SLOT-UPK-03, SLOT-LEVEL-04, SLOT-UPK-08 Who is not paid for goes to the graveyard: a removal, for which nobody scores."""
    i: i64 = 0
    while i < len(t.fees) // ROW:
        if t.fees[i * ROW] == c and t.fees[i * ROW + 2] == NOBODY:
            drop_fee(t, i)
        else:
            i += 1
    t.happened(facts.UNPAID, c, t.active)
    t.leave(c, GRAVE)


def end_effect(t: SlotTable, c: Card, since: i64) -> None:
    """SLOT-UPK-04 An effect that is not paid for ends."""
    i = find_effect(t, c, since)
    if i != NOBODY:
        t.drop_mod(i)


def find_effect(t: SlotTable, c: Card, since: i64) -> i64:
    """Where the effect is noted that this card has made since then; NOBODY when it has ended."""
    for i in range(0, len(t.mods), MOD):
        if PAID_FOR < t.mods[i + MOD_UNTIL] < ONCE_MORE and t.mods[i + MOD_SINCE] == since and t.mods[i + MOD_SOURCE] == c:
            return i
    return NOBODY


class Settled(Step[SlotTable]):
    """SLOT-UPK-05, SLOT-UPK-07 A fee has been paid, perhaps by the creature's own marking."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        square_up(t)
        t.release()
        return NEXT


