"""ARC-ABIL: activated abilities, and triggers that go on the chain."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import pop, tell, top
from wtactics.engine.meaning import BE_MARKED, USE_ABILITIES
from wtactics.engine.places import BOARD, NOBODY, CardId, Flow, Option, Seat
from wtactics.engine.rows import ABILITY, DRAFT, PENDING, SEAT, STATE, WAIT, WAIT_SEAT, X
from wtactics.engine.step import NEXT, WINDOW, Step
from wtactics.engine.values import BY_CARD, may, player_may
from wtactics.kits import triggers
from wtactics.kits.abilities import has_ability
from wtactics.kits.targets import targets_there, tell_targets
from wtactics.rulesets.arc.ids import ABIL_05, ABIL_07, MARK_07, PLAY_07
from wtactics.rulesets.arc.rules.power import lacks_power
from wtactics.rulesets.arc.table import ArcTable


def cannot_activate(t: ArcTable, seat: Seat, c: CardId, ability: i64, purse: i64) -> i64:
    """0, or the number of the rule (or card) that keeps the seat from using this ability now."""
    text = t.library.abilities[ability]
    price = text.price
    if t.controller[c] != seat or t.place[c] & 15 < BOARD:  # ARC-STATE-05 elsewhere than in play it has none
        return ABIL_05
    if price is None or (text.switch != 0 and not t.modified(c, text.switch)):
        return ABIL_07
    if t.muted(c):
        return ABIL_05
    refusal = may(t, USE_ABILITIES, c, NOBODY, 0 if player_may(t, USE_ABILITIES, seat) else BY_CARD)
    if refusal != 0:
        return refusal
    # ARC-MARK-03 A marked card is used up.
    if price.mark and (t.marked[c] == 1 or may(t, BE_MARKED, c, NOBODY, 0) != 0):
        return MARK_07
    refusal = lacks_power(t, seat, c, text, purse, 0)
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


class PlaceTriggers(triggers.PlaceTriggers[ArcTable]):
    """ARC-ABIL-11 Triggers wait until the current resolution and the state check are done, then go on the chain."""


class OrderTriggers(triggers.OrderTriggers[ArcTable]):
    """ARC-ABIL-11 The active player's triggers resolve first, then the others' in turn order; each orders his own."""

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


class DropAimless(triggers.DropAimless[ArcTable]):
    """ARC-ABIL-10, ARC-PLAY-07 A trigger whose targets cannot be chosen does nothing."""


class OpenChain(Step[ArcTable]):
    """ARC-RESP-03 Triggers on the chain can be answered like anything announced."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.release()
        if len(t.chain) > 0 and top(t, STATE) == PENDING:
            t.then(WINDOW, t.asked_first(top(t, SEAT)), 0, 0)
        return NEXT
