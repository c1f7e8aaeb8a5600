"""Which cards may be played, and how a play is announced."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pop, tell, top
from wtactics.engine.meaning import BE_PLAYED, PLAY_AS_EVENT, PLAY_FROM, PREREQUISITE
from wtactics.engine.places import (
    CREATURE,
    ENCHANTMENT,
    EVENT,
    GRAVE,
    HAND,
    LIMBO,
    NOBODY,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    place_of,
    seat_thing,
    what_of,
)
from wtactics.engine.rows import (
    ABILITY,
    CARD_PLAY,
    DRAFT,
    PENDING,
    SOURCE,
    STATE,
)
from wtactics.engine.rows import KIND as SORT
from wtactics.engine.step import ANNOUNCE, NEXT, Step
from wtactics.engine.values import BY_CARD, is_ruled, law, own_word, player_may
from wtactics.kits.dues import lacks_addition
from wtactics.kits.realm.arrivals import has_home
from wtactics.kits.realm.costs import cost_of, lacks_gems
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.xcosts import lacks_x
from wtactics.kits.targets import targets_there, tell_targets
from wtactics.kits.verbs import PLAY


def cannot_play(t: Realm, seat: Seat, c: CardId, alternative: i64, purse: i64, only_events: bool) -> i64:
    """0, or the number of the rule (or card) that keeps the seat from playing this card now."""
    d = t.printed[c]
    library = t.library
    if t.place[c] != place_of(HAND, seat) and not t.lies_ready(seat, c) and not let_out(t, seat, c):
        return t.law().hand
    if only_events and not is_timely(t, seat, c):
        return t.law().window
    refusal: i64 = 0
    if not only_events:
        refusal = t.untimely(c)
    if refusal == 0:
        refusal = t.unsupported(seat, c)
    if refusal != 0:
        return refusal
    refusal = lacks_gems(t, purse, d, cost_of(t, seat, c, 0))
    if refusal != 0:
        return refusal
    if forbidden(t, seat, c):
        return BY_CARD + c
    t.speak_for(c, seat)
    if not prerequisites_hold(t, d):
        return t.law().prerequisite
    if lacks_addition(t, seat, c):
        return t.law().payment
    if library.type[d] == CREATURE and not has_home(t, seat, c):
        return t.law().home
    if library.play[d] == NOBODY:
        return 0
    ability = library.abilities[library.play[d] + alternative]
    if not targets_there(t, ability):
        return t.law().host if library.type[d] == ENCHANTMENT else t.law().target
    return lacks_x(t, seat, c, ability)


def forbids_play(t: Realm, c: Thing, alternative: i64, only_events: bool) -> i64:
    """0, or what keeps whoever is asked from playing this, which may be no card of his hand, in this way."""
    if not t.is_card(c) or not 0 <= alternative < max(1, t.library.plays[t.printed[c]]):
        return t.law().hand
    return cannot_play(t, t.asked, c, alternative, t.purse(t.asked), only_events)


def let_out(t: Realm, seat: Seat, c: CardId) -> bool:
    """May the seat play this card of its graveyard, as a text allows?"""
    return t.place[c] == place_of(GRAVE, seat) and permitted(t, PLAY_FROM, seat, c)


def is_timely(t: Realm, seat: Seat, c: CardId) -> bool:
    """May the card be played in a window: is it an event, or does a text treat it so?"""
    return t.library.type[t.printed[c]] == EVENT or permitted(t, PLAY_AS_EVENT, seat, c)


def permitted(t: Realm, deed: i64, seat: Seat, c: CardId) -> bool:
    """Does a text permit the seat to play this card so: its own, or one in force?"""
    if t.library.spoken >> deed & 1 == 0:
        return False
    return own_word(t, deed, c, seat, False) or (is_ruled(t, deed) and law(t, deed, seat_thing(seat), c, False))


def let_out_of_graveyard(t: Realm, seat: Seat) -> vec[i64]:
    """The cards of the seat's graveyard that texts let it play."""
    out = vec[i64]()
    if t.library.spoken >> PLAY_FROM & 1 == 1:
        for c in t.at(GRAVE, seat):
            if let_out(t, seat, c):
                out = append(out, c)
    return out


def forbidden(t: Realm, seat: Seat, c: CardId) -> bool:
    """Does a card keep the seat from playing cards, or such a card, or does this one forbid it itself?"""
    if not player_may(t, BE_PLAYED, seat) or own_word(t, BE_PLAYED, c, seat, True):
        return True
    return is_ruled(t, BE_PLAYED) and law(t, BE_PLAYED, seat_thing(seat), c, True)


def prerequisites_hold(t: Realm, d: i64) -> bool:
    """Do all prerequisites written on the card hold for t.you?"""
    i = t.library.first[d]
    while i < t.library.first[d + 1]:
        condition = t.library.abilities[i].condition if t.library.kind_of[i] == PREREQUISITE else None
        if condition is not None and not condition.holds(t):
            return False
        i += 1
    return True


def offer_card(t: Realm, seat: Seat, c: CardId, purse: i64, only_events: bool) -> None:
    """Offer to play the card, once for each alternative of its text that may be played."""
    alternative: i64 = 0
    most = max(1, t.library.plays[t.printed[c]])
    while alternative < most:
        if cannot_play(t, seat, c, alternative, purse, only_events) == 0:
            t.offer(PLAY, c, alternative)
        alternative += 1


def announce(t: Realm, seat: Seat, answer: Option) -> None:
    """The chosen card or ability is announced."""
    c, n = card_of(answer), other_of(answer)
    if what_of(answer) == PLAY:
        play = t.library.play[t.printed[c]]
        n = play + n if play != NOBODY else play
    t.then(ANNOUNCE, c, n, seat)


T = TypeVar("T", bound=Realm)


class Pend(Step[T]):
    """What was announced and paid for waits on the chain; a card lies between hand and table."""

    def do(self, t: T, answer: Option) -> Flow:
        if top(t, STATE) != DRAFT or t.out[t.you] != 0:
            pop(t)
            t.release()
            return NEXT
        c = top(t, SOURCE)
        tell(t, STATE, PENDING)
        if top(t, SORT) == CARD_PLAY:
            t.move(c, LIMBO, t.you)
            t.happened(facts.PLAYED, c, t.you)
        else:
            t.happened(facts.ACTIVATED, c, t.you, top(t, ABILITY))
        tell_targets(t)
        t.release()
        return NEXT
