"""Activated abilities, and triggers that go on the chain."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import pop, tell, top
from wtactics.engine.meaning import BE_MARKED, USE_ABILITIES, Price
from wtactics.engine.places import BOARD, NOBODY, CardId, Flow, Option, Seat, seat_thing
from wtactics.engine.rows import ABILITY, DRAFT, PENDING, SEAT, STATE, WAIT, WAIT_SEAT, X
from wtactics.engine.step import NEXT, WINDOW, Step
from wtactics.engine.values import BY_CARD, may, player_may
from wtactics.kits import triggers
from wtactics.kits.abilities import has_ability
from wtactics.kits.realm.costs import lacks_power
from wtactics.kits.realm.table import Realm
from wtactics.kits.targets import targets_there, tell_targets


def cannot_activate(t: Realm, seat: Seat, c: CardId, ability: i64, purse: i64) -> i64:
    """0, or the number of the rule (or card) that keeps the seat from using this ability now."""
    text = t.library.abilities[ability]
    price = text.price
    if t.place[c] & 15 < BOARD or not is_user(t, seat, c, price):  # elsewhere than in play it has none
        return t.law().ability
    if price is None or (text.switch != 0 and not t.modified(c, text.switch)):
        return t.law().activation
    if t.muted(c):
        return t.law().ability
    refusal = may(t, USE_ABILITIES, c, NOBODY, 0 if player_may(t, USE_ABILITIES, seat) else BY_CARD)
    if refusal != 0:
        return refusal
    # A marked card is used up.
    if price.mark and (t.marked[c] == 1 or may(t, BE_MARKED, c, NOBODY, 0) != 0):
        return t.law().used
    refusal = lacks_power(t, seat, c, text, purse, 0)
    if refusal != 0:
        return refusal
    t.speak_for(c, seat)
    condition = text.condition
    if condition is not None and not condition.holds(t):
        return t.law().activation
    for due in price.dues:
        if not due.payable(t, seat, c):
            return t.law().activation
    if targets_there(t, text):
        return 0
    return t.law().target


def is_user(t: Realm, seat: Seat, c: CardId, price: Price | None) -> bool:
    """Is it the seat that uses what costs this: who controls the card, or whom its text tells?"""
    if price is None or price.users is None:
        return t.controller[c] == seat
    t.speak_for(c, t.controller[c])
    return price.users.fits(t, seat_thing(seat))


def cannot_use(t: Realm, seat: Seat, c: CardId, ability: i64) -> i64:
    """0, or what keeps the seat from using this ability of this card; a card has no abilities but its own."""
    return cannot_activate(t, seat, c, ability, t.purse(seat)) if has_ability(t, c, ability) else t.law().ability


class OrderTriggers(triggers.OrderTriggers[Realm]):
    """The active player's triggers resolve first, then the others' in turn order; each orders his own."""

    def turn_of(self, t: Realm) -> Seat:
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


class PendTrigger(Step[Realm]):
    """A trigger is never optional; if it cannot be applied, nothing happens."""

    def do(self, t: Realm, answer: Option) -> Flow:
        if top(t, STATE) != DRAFT or t.out[t.you] != 0:
            pop(t)
        else:
            x_is = t.library.abilities[top(t, ABILITY)].x_is
            if x_is is not None:  # computed from the targets, before anybody answers
                tell(t, X, max(0, x_is.of(t)))
            tell(t, STATE, PENDING)
            tell_targets(t)
        return NEXT


class OpenChain(Step[Realm]):
    """Triggers on the chain can be answered like anything announced."""

    def do(self, t: Realm, answer: Option) -> Flow:
        t.release()
        if len(t.chain) > 0 and top(t, STATE) == PENDING:
            t.then(WINDOW, t.asked_first(top(t, SEAT)), 0, 0)
        return NEXT
