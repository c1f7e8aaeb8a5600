"""ARC-ABIL: activated abilities, and triggers that go on the chain."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import pop, take_waiting, tell, top
from wtactics.engine.meaning import BE_MARKED, USE_ABILITIES
from wtactics.engine.places import BOARD, NOBODY, CardId, Flow, Option, Seat, other_of
from wtactics.engine.rows import ABILITY, CANCELLED, DRAFT, PENDING, SEAT, STATE, THE_ABILITY, WAIT, WAIT_SEAT, X
from wtactics.engine.step import AGAIN, NEXT, NOTHING, TRIGGERS, WINDOW, Step
from wtactics.engine.values import may
from wtactics.kits.abilities import has_ability
from wtactics.kits.targets import targets_there, tell_targets
from wtactics.kits.verbs import ORDER
from wtactics.rulesets.arc.ids import ABIL_05, ABIL_07, ABIL_11, MARK_07, PLAY_07
from wtactics.rulesets.arc.rules.power import lacks_power
from wtactics.rulesets.arc.rules.win import Endless
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import AIMING


def cannot_activate(t: ArcTable, seat: Seat, c: CardId, ability: i64, purse: i64) -> i64:
    """0, or the number of the rule (or card) that keeps the seat from using this ability now."""
    text = t.library.abilities[ability]
    price = text.price
    if t.controller[c] != seat or t.place[c] & 15 < BOARD:  # ARC-STATE-05 elsewhere than in play it has none
        return ABIL_05
    if price is None or (text.switch != 0 and not t.modified(c, text.switch)):
        return ABIL_07
    refusal = may(t, USE_ABILITIES, c, NOBODY, 0)
    if refusal != 0:
        return refusal
    # ARC-MARK-03 A marked card is used up.
    if price.mark and (t.marked[c] == 1 or may(t, BE_MARKED, c, NOBODY, 0) != 0):
        return MARK_07
    refusal = lacks_power(text, purse, 0)
    if refusal != 0:
        return refusal
    t.speak_for(c, seat)
    condition = text.condition
    if condition is not None and not condition.holds(t):
        return ABIL_07
    for due in price.dues:
        if not due.payable(t, seat, c):
            return ABIL_07
    return 0 if targets_there(t, text) else PLAY_07


def cannot_use(t: ArcTable, seat: Seat, c: CardId, ability: i64) -> i64:
    """ARC-ABIL-05 0, or what keeps the seat from using this ability of this card; a card has no abilities but its own."""
    return cannot_activate(t, seat, c, ability, t.purse(seat)) if has_ability(t, c, ability) else ABIL_05


class PlaceTriggers(Step[ArcTable]):
    """ARC-ABIL-11 Triggers wait until the current resolution and the state check are done, then go on the chain."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if len(t.waiting) > 0 and t.held == 0 and not t.over:
            Endless().do(t, 0)
            t.hold()
            t.then(TRIGGERS)
        return NEXT


class OrderTriggers(Step[ArcTable]):
    """ARC-ABIL-11 The active player's triggers resolve first, then the others' in turn order; each orders his own."""

    def ask(self, t: ArcTable) -> None:
        seat = self.turn_of(t)
        mine = self.own(t, seat)
        if len(mine) > 1:
            t.ask(seat)
            for i in mine:
                t.offer(ORDER, t.waiting[i * WAIT], i)

    def turn_of(self, t: ArcTable) -> Seat:
        """Whose triggers go on the chain now: the active player's last, so that they resolve first."""
        best: i64 = 0
        far: i64 = -1
        i: i64 = 0
        while i < len(t.waiting):
            seat = t.waiting[i + WAIT_SEAT]
            distance = (seat - t.active + t.seats) % t.seats
            if distance > far:
                far = distance
                best = seat
            i += WAIT
        return best

    def own(self, t: ArcTable, seat: Seat) -> vec[i64]:
        """The places of the seat's waiting triggers."""
        out = vec[i64]()
        i: i64 = 0
        while i * WAIT < len(t.waiting):
            if t.waiting[i * WAIT + WAIT_SEAT] == seat:
                out = append(out, i)
            i += 1
        return out

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        """0, or ARC-ABIL-11 where it is none of the seat's own triggers that wait."""
        if what != ORDER:
            return -1
        mine = other in self.own(t, self.turn_of(t))
        return 0 if mine and t.waiting[other * WAIT] == thing else ABIL_11

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if len(t.waiting) == 0:
            return NEXT
        i = other_of(answer) if answer != NOTHING else self.own(t, self.turn_of(t))[0]
        take_waiting(t, i)
        t.then(AIMING, 0, top(t, ABILITY))
        return AGAIN


class PendTrigger(Step[ArcTable]):
    """ARC-ABIL-10 A trigger is never optional; if it cannot be applied, nothing happens."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if top(t, STATE) != DRAFT or t.out[t.you] != 0:
            pop(t)
        else:
            x_is = t.library.abilities[top(t, ABILITY)].x_is
            if x_is is not None:  # ARC-XCOST-02 computed from the targets, before anybody answers
                tell(t, X, max(0, x_is.of(t)))
            tell(t, STATE, PENDING)
            tell_targets(t)
        return NEXT


class DropAimless(Step[ArcTable]):
    """ARC-ABIL-10, ARC-PLAY-07 A trigger whose targets cannot be chosen does nothing."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        ability = t.library.abilities[t.note(THE_ABILITY)]
        if t.out[t.you] == 0 and targets_there(t, ability):
            return NEXT
        tell(t, STATE, CANCELLED)
        t.jump(1)
        return NEXT


class OpenChain(Step[ArcTable]):
    """ARC-RESP-03 Triggers on the chain can be answered like anything announced."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.release()
        if len(t.chain) > 0 and top(t, STATE) == PENDING:
            t.then(WINDOW, t.asked_first(top(t, SEAT)), 0, 0)
        return NEXT
