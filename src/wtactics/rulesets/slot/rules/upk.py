"""SLOT-UPK, SLOT-LEVEL: fees that return every turn, and what becomes of who is not paid for."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import GIVE_UP
from wtactics.engine.fates import leaves_otherwise
from wtactics.engine.lasting import ONCE_MORE
from wtactics.engine.meaning import NEED_UPKEEP, UPKEEP_TOLL
from wtactics.engine.places import GRAVE, NOBODY, SEAT_THING, CardId, Flow, Option, Thing, card_of, other_of, what_of
from wtactics.engine.rows import MODIFIER, MODIFIER_SEAT, MODIFIER_SINCE, MODIFIER_SOURCE, MODIFIER_UNTIL
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import is_ruled, may
from wtactics.kits.verbs import REFUSE, UPKEEP
from wtactics.rulesets.slot.ids import PAY_05, UPK_01
from wtactics.rulesets.slot.rows import BEARER, FEE_ROW, FEE_SINCE, OF_LEVEL, OF_PRINT, is_own_fee
from wtactics.rulesets.slot.rules.purse import A_FEE, affords
from wtactics.rulesets.slot.rules.upk_due import fee_gold, level_fee, owed
from wtactics.rulesets.slot.speech.printing import upkeep
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import EFFECTS, FEE, PAID_FOR, UPKEEP_STEP


class FindFees(Step[SlotTable]):
    """SLOT-UPK-01, SLOT-LEVEL-03, SLOT-UPK-08 What the active player owes in this turn: for level 2, by print, for effects."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        for c in t.army(t.active):
            # SLOT-LEVEL-06 from its controller's next turn on; SLOT-UPK-06 what is waived now may be owed yet
            if level_fee(t, c) > 0:
                t.owe(c, owed(t, c, True), OF_LEVEL)
            if upkeep(t.library, t.printed[c]) > 0 or is_ruled(t, UPKEEP_TOLL):
                t.owe(c, owed(t, c, False), OF_PRINT)
        for i in range(0, len(t.modifiers), MODIFIER):
            if t.modifiers[i + MODIFIER_SEAT] == t.active and begins_effect(t, i):
                gold = (t.modifiers[i + MODIFIER_UNTIL] - PAID_FOR) % EFFECTS
                t.owe(t.modifiers[i + MODIFIER_SOURCE], gold, t.modifiers[i + MODIFIER_SINCE])
        return NEXT


def begins_effect(t: SlotTable, i: i64) -> bool:
    """SLOT-UPK-04 Is it the first modifier of an effect that is paid for? What the effect does beside that is owed with it."""
    until = t.modifiers[i + MODIFIER_UNTIL]
    if not PAID_FOR < until < ONCE_MORE:
        return False
    for j in range(0, i, MODIFIER):
        if until > PAID_FOR + EFFECTS and t.modifiers[j + MODIFIER_UNTIL] == until:
            return False
    return True


class SettleFees(Step[SlotTable]):
    """SLOT-UPK-02, SLOT-UPK-06 One fee after the other, in an order of the player's choice: each is paid in full or refused."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        for i in range(len(t.fees) // FEE_ROW):
            self.offer_if(t, UPKEEP, i)
            self.offer_if(t, REFUSE, i)

    def offer_if(self, t: SlotTable, what: i64, i: i64) -> None:
        """Offer to do this with a fee, unless something forbids it."""
        c = t.fees[i * FEE_ROW]
        if self.forbids(t, what, c, i) == 0:
            t.offer(what, c, i)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        known = 0 <= other < len(t.fees) // FEE_ROW and t.fees[other * FEE_ROW] == thing and is_owed(t, other)
        if what not in (UPKEEP, REFUSE):
            return -1
        if not known:
            return UPK_01
        if what == REFUSE:
            return 0
        return 0 if affords(t, t.active, fee_gold(t, other), A_FEE, owner_of_fee(t, other)) else PAY_05

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            t.forget_fees()
            return NEXT
        i = other_of(answer)
        c, gold, since = t.fees[i * FEE_ROW], fee_gold(t, i), t.fees[i * FEE_ROW + FEE_SINCE]
        owner = owner_of_fee(t, i)
        t.drop_fee(i)
        if what_of(answer) == UPKEEP:  # SLOT-UPK-05, SLOT-UPK-07 in gold, wherever it comes from
            t.hold()
            t.draw_up(0, gold, owner)
            t.then(FEE)
        elif owner != NOBODY:
            give_up(t, card_of(answer))
        else:
            end_effect(t, c, since)
        return AGAIN


def is_owed(t: SlotTable, i: i64) -> bool:
    """SLOT-UPK-01 Is it owed now: does who owes it stand in the army and need it, or does the effect still last?"""
    c, since = t.fees[i * FEE_ROW], t.fees[i * FEE_ROW + FEE_SINCE]
    if not is_own_fee(since):
        return find_effect(t, c, since) != NOBODY
    if not t.in_army(c) or t.controller[c] != t.active:
        return False
    return fee_gold(t, i) > 0 and may(t, NEED_UPKEEP, c, NOBODY, 0) == 0


def owner_of_fee(t: SlotTable, i: i64) -> CardId:
    """SLOT-UPK-08 The creature whose own fee this is; NOBODY if it is an effect's."""
    return t.fees[i * FEE_ROW] if is_own_fee(t.fees[i * FEE_ROW + FEE_SINCE]) else NOBODY


def give_up(t: SlotTable, c: CardId) -> None:
    """SLOT-UPK-03, SLOT-LEVEL-04, SLOT-UPK-08 Who is not paid for goes to the graveyard: a removal, for which nobody scores."""
    i: i64 = 0
    while i < len(t.fees) // FEE_ROW:
        if owner_of_fee(t, i) == c:
            t.drop_fee(i)
        else:
            i += 1
    t.happened(facts.UNPAID, c, t.active)
    if not leaves_otherwise(t, c, GRAVE, GIVE_UP, 0, False):
        t.undergo(GIVE_UP, c, GRAVE)


def end_effect(t: SlotTable, c: CardId, since: i64) -> None:
    """SLOT-UPK-04 An effect that is not paid for ends."""
    i = find_effect(t, c, since)
    if i == NOBODY:
        return
    until = t.modifiers[i + MODIFIER_UNTIL]
    if until > PAID_FOR + EFFECTS:
        t.end_modifiers(until, NOBODY)
    else:
        t.drop_modifier(i)


def find_effect(t: SlotTable, c: CardId, since: i64) -> i64:
    """Where the effect is noted that this card has made since then; NOBODY when it has ended."""
    for i in range(0, len(t.modifiers), MODIFIER):
        if (
            PAID_FOR < t.modifiers[i + MODIFIER_UNTIL] < ONCE_MORE
            and t.modifiers[i + MODIFIER_SINCE] == since
            and t.modifiers[i + MODIFIER_SOURCE] == c
        ):
            return i
    return NOBODY


class Settled(Step[SlotTable]):
    """SLOT-UPK-05, SLOT-UPK-07 A fee has been paid, perhaps by the creature's own marking."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        c = t.bill[BEARER]
        t.square_up()
        t.release()
        if t.phase == UPKEEP_STEP and c < SEAT_THING:
            t.matters(facts.UPKEPT, c, t.active)
        return NEXT
