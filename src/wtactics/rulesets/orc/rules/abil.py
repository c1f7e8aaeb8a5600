"""ORC-ABIL and ORC-MARK: which activated abilities may be used, and what they take."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.lasting import ASSIGNMENT, WHILE_ASIDE
from wtactics.engine.meaning import ACTIVATED, BE_MARKED, FEES, USE_ABILITIES, Due, Price
from wtactics.engine.places import BOARD, NOBODY, CardId, Flow, Option, Seat, Thing
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import ABILITY, CARD_PLAY, GRANT, GRANTED, KIND, PROGRESS, SOURCE, X
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import BY_CARD, may, player_may
from wtactics.kits import dues
from wtactics.kits.abilities import able, has_ability
from wtactics.kits.asked import in_window
from wtactics.kits.verbs import ACTIVATE
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.ids import ABIL_06, ABIL_07, ABIL_11, ABIL_12, ABIL_18, ABIL_20, ABIL_21, ABIL_22
from wtactics.rulesets.orc.rules.aside import able_aside, said_aside
from wtactics.rulesets.orc.rules.assign import cannot_assign, is_assigning, waits_to_be_assigned
from wtactics.rulesets.orc.rules.gold import announced_cost
from wtactics.rulesets.orc.rules.prereq import says_where
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import PLAY_1, PLAY_2

FREE_USES: Final = 100  # of an ability in a turn


def may_act(t: OrcTable, seat: Seat) -> bool:
    """ORC-ABIL-18 Abilities are for the own Play phases and for windows."""
    return in_window(t) or (seat == t.active and t.phase in (PLAY_1, PLAY_2))


def fee_of(t: OrcTable, seat: Seat, c: CardId, ability: i64, x: i64) -> i64:
    """ORC-ABIL-11, ORC-MARK-09 The gold that using the ability takes; no change of costs touches marks."""
    price = t.library.abilities[ability].price
    return reckoned(t, FEES, seat, c, price.power + (x if price.x else 0)) if price is not None else 0


def is_free(price: Price) -> bool:
    """ORC-ABIL-21 Is there neither gold nor a mark in the cost?"""
    return price.power == 0 and not price.x and not price.mark


def used_up(t: OrcTable, c: CardId, ability: i64) -> bool:
    """ORC-ABIL-21 Was an ability that costs neither gold nor marks used so often that it is enough for this turn?"""
    n: i64 = 0
    for i in range(0, len(t.freely), 2):
        n += i64(t.freely[i] == c and t.freely[i + 1] == ability)
    return n >= FREE_USES


def cannot_use(t: OrcTable, seat: Seat, c: Thing, ability: i64) -> i64:
    """ORC-ABIL-05, ORC-ABIL-06, ORC-ABIL-07, ORC-ABIL-20 0, or what keeps the seat from using this ability."""
    if not t.is_card(c) or not has_ability(t, c, ability):
        return ABIL_20
    text = t.library.abilities[ability]
    price = text.price
    assigns = text.switch == ASSIGNMENT
    if price is None or not (assigns or (text.kind == ACTIVATED and is_awake(t, c, ability))):
        return ABIL_20
    if not may_act(t, seat):
        return ABIL_18
    if t.player_of(c) != seat:
        return ABIL_07
    refusal = cannot_assign(t, seat, c, ability) if assigns else 0
    if refusal != 0:
        return refusal
    if (t.place[c] & 15 < BOARD and text.switch != WHILE_ASIDE) or t.muted(c):
        return ABIL_20
    if is_free(price) and used_up(t, c, ability):
        return ABIL_21
    refusal = t.debarred(ACTIVATE, seat, c, ability)
    if refusal == 0:
        refusal = may(t, USE_ABILITIES, c, NOBODY, 0 if player_may(t, USE_ABILITIES, seat) else BY_CARD)
    if refusal != 0:
        return refusal
    if price.mark and (cannot_mark(t, c) or waits_to_be_assigned(t, c)):
        return ABIL_12
    if fee_of(t, seat, c, ability, 0) > t.purse(seat):
        return ABIL_11
    t.speak_for(c, seat)
    # That of a task is looked at while it lasts
    if not assigns and text.condition is not None and not text.condition.holds(t):
        return ABIL_06
    for due in price.dues:
        if not due.payable(t, seat, c):
            return ABIL_06
    return 0 if assigns or t.has_targets(text) else ABIL_22


def is_awake(t: OrcTable, c: CardId, ability: i64) -> bool:
    """Does the ability work by itself, or does what switches it on lie on its card, or is it said of one aside?"""
    switch = t.library.abilities[ability].switch
    if switch == WHILE_ASIDE:
        return ability in said_aside(t, c)
    return switch == 0 or t.modified(c, switch)


def cannot_mark(t: OrcTable, c: CardId) -> bool:
    """ORC-ABIL-12, ORC-MARK-03, ORC-MARK-05, ORC-MARK-14, ORC-ASSIGN-15 Is the card in no state to be marked for something?"""
    return t.marked[c] != 0 or t.was_unassigned(c) or may(t, BE_MARKED, c, NOBODY, 0) != 0


def has_abilities(t: OrcTable, seat: Seat) -> bool:
    """Does the seat control a card with an activated ability?"""
    if len(t.granted) > 0:
        return True
    for c in able(t):
        acts = t.library.acts[t.printed[c]] != 0 or t.traits[c] & t.library.acting_traits != 0
        if acts and t.controller[c] == seat and t.marked[c] != ASSIGNED:
            return True
    return len(able_aside(t, seat)) > 0


def abilities_on(t: OrcTable, c: CardId) -> vec[i64]:
    """ORC-ABIL-01, ORC-ABIL-02, ORC-ABIL-03, ORC-EQUIP-27 All abilities that it has: printed, of keywords, granted."""
    library, out = t.library, vec[i64]()
    for i in range(library.first[t.printed[c]], library.first[t.printed[c] + 1]):
        out = append(out, i)
    held = t.traits[c] & library.acting_traits
    k: i64 = 0
    while held >> k != 0:
        if held >> k & 1 == 1:
            for i in range(library.trait_first[k], library.trait_first[k + 1]):
                out = append(out, i)
        k += 1
    for i in range(0, len(t.granted), GRANT):
        if t.granted[i] == c:
            out = append(out, t.granted[i + GRANTED])
    return out


def offer_abilities(t: OrcTable, seat: Seat) -> None:
    """ORC-ABIL-19 Offer all abilities that the seat may use, as often as it can pay for them."""
    for c in t.board:
        if t.player_of(c) == seat:
            for ability in abilities_on(t, c):
                if cannot_use(t, seat, c, ability) == 0:
                    t.offer(ACTIVATE, c, ability)
    for c in able_aside(t, seat):
        for ability in said_aside(t, c):
            if cannot_use(t, seat, c, ability) == 0:
                t.offer(ACTIVATE, c, ability)


class PayGold(Step[OrcTable]):
    """ORC-GOLD-20, ORC-GOLD-23, ORC-ABIL-11 The gold is paid, whatever becomes of the play; resource cards are alike."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        c, ability = top(t, SOURCE), top(t, ABILITY)
        card = top(t, KIND) == CARD_PLAY
        cost = announced_cost(t, c) if card else fee_of(t, t.you, c, ability, top(t, X))
        if cost > 0:
            t.spend_gold(t.you, cost)
        t.remember(PROGRESS, 0)
        return NEXT


class PayDues(dues.PayDues[OrcTable]):
    """ORC-ABIL-10, ORC-ABIL-12, ORC-ABIL-13, ORC-ABIL-14 What else it takes: its own mark, then the other parts one by one."""

    def amiss(self) -> i64:
        return ABIL_06

    def choices(self, t: OrcTable, due: Due) -> vec[i64]:
        """ORC-SPAN-14, ORC-RESP-12 What a card from the hand asks for is looked for in all zones, unless it says where."""
        if top(t, KIND) == CARD_PLAY and not says_where(due):
            t.suppose_no_front()
        found = super().choices(t, due)
        t.suppose_front(NOBODY)
        return found

    def mark_itself(self, t: OrcTable) -> None:
        """ORC-MARK-08, ORC-ASSIGN-10 The card itself is marked; for assigning the mark is swallowed by the new state."""
        if not is_assigning(t):
            super().mark_itself(t)
