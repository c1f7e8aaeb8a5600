"""ARC-PLAY: which cards may be played, and how a play is announced."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import (
    ABILITY,
    ABILITY_PLAY,
    CARD_PLAY,
    DRAFT,
    HOME,
    PENDING,
    SOURCE,
    STATE,
    pop,
    push,
    tell,
    top,
)
from wtactics.engine.chain import KIND as SORT
from wtactics.engine.meaning import ARRIVE_IN_ARMY, BE_PLAYED, PREREQUISITE, Ability
from wtactics.engine.places import (
    CITY,
    CREATURE,
    ENCHANTMENT,
    EVENT,
    HAND,
    LIMBO,
    NOBODY,
    Card,
    Flow,
    Option,
    Seat,
    card_of,
    is_seat,
    other_of,
    place_of,
    seat_thing,
    what_of,
)
from wtactics.engine.step import ANNOUNCE, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, is_ruled, law, own_word, player_may
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.targets import targets_there, tell_targets
from wtactics.kits.verbs import HOME as HOME_VERB
from wtactics.kits.verbs import PLAY
from wtactics.rulesets.arc.ids import CREA_01, ENCH_02, PLAY_01, PLAY_05, PLAY_07, PLAY_08
from wtactics.rulesets.arc.power import affordable, cost_of, lacks_gems
from wtactics.rulesets.arc.table import ArcTable


def cannot_play(t: ArcTable, seat: Seat, c: Card, alternative: i64, purse: i64, only_events: bool) -> i64:
    """0, or the number of the rule (or card) that keeps the seat from playing this card now."""
    d = t.printed[c]
    library = t.library
    if t.place[c] != place_of(HAND, seat):
        return PLAY_08
    if only_events and library.type[d] != EVENT:
        return PLAY_05
    refusal = lacks_gems(t, purse, d, cost_of(t, seat, c, 0))
    if refusal != 0:
        return refusal
    if forbidden(t, seat, c):
        return BY_CARD + c
    t.me, t.you, t.item = c, seat, NOBODY
    if not prerequisites_hold(t, d):
        return PLAY_01
    if library.type[d] == CREATURE and not has_home(t, seat, c):
        return CREA_01
    if library.play[d] == NOBODY:
        return 0
    ability = library.abilities[library.play[d] + alternative]
    if not targets_there(t, ability) or not x_payable(t, seat, c, ability):
        return ENCH_02 if library.type[d] == ENCHANTMENT else PLAY_07
    return 0


def forbidden(t: ArcTable, seat: Seat, c: Card) -> bool:
    """ARC-CONFLICT-02 Does a card keep the seat from playing cards, or such a card, or does this one forbid it itself?"""
    if not player_may(t, BE_PLAYED, seat) or own_word(t, BE_PLAYED, c, seat, True):
        return True
    return is_ruled(t, BE_PLAYED) and law(t, BE_PLAYED, seat_thing(seat), c, True)


def prerequisites_hold(t: ArcTable, d: i64) -> bool:
    """ARC-PLAY-01, ARC-PLAY-09 Do all prerequisites written on the card hold for t.you?"""
    i = t.library.first[d]
    while i < t.library.first[d + 1]:
        condition = t.library.abilities[i].condition if t.library.kind_of[i] == PREREQUISITE else None
        if condition is not None and not condition.holds(t):
            return False
        i += 1
    return True


def x_payable(t: ArcTable, seat: Seat, c: Card, ability: Ability) -> bool:
    """ARC-XCOST-01 Where X is counted from a target, can the card be paid for with one of them?"""
    x_is = ability.x_is
    if x_is is None or ability.price is not None:  # what is paid beside the cost can be nothing
        return True
    if len(ability.targets) == 0:
        return affordable(t, seat, c, ability, True, max(0, x_is.of(t)))
    item, bound = t.item, t.bound
    t.item = NOBODY
    found = False
    for thing in ability.targets[0].noun.all(t):
        t.bound = thing + 1
        found = found or affordable(t, seat, c, ability, True, max(0, x_is.of(t)))
    t.item, t.bound = item, bound
    return found


def has_home(t: ArcTable, seat: Seat, c: Card) -> bool:
    """ARC-CREA-01 Is there a city of the player that admits the creature (or may it go straight to his Army)?"""
    types, printed = t.library.type, t.printed
    for city in t.board:
        mine = types[printed[city]] == CITY and t.controller[city] == seat and t.is_city(city)
        if mine and t.admits(city, c) == 0:
            return True
    return own_word(t, ARRIVE_IN_ARMY, c, seat, False)


def offer_card(t: ArcTable, seat: Seat, c: Card, purse: i64, only_events: bool) -> None:
    """Offer to play the card, once for each alternative of its text that may be played."""
    alternative: i64 = 0
    most = max(1, t.library.plays[t.printed[c]])
    while alternative < most:
        if cannot_play(t, seat, c, alternative, purse, only_events) == 0:
            t.offer(PLAY, c, alternative)
        alternative += 1


def announce(t: ArcTable, seat: Seat, answer: Option) -> None:
    """ARC-PLAY-03 The chosen card or ability is announced."""
    c, n = card_of(answer), other_of(answer)
    if what_of(answer) == PLAY:
        play = t.library.play[t.printed[c]]
        t.then(ANNOUNCE, c, play + n if play != NOBODY else NOBODY, seat)
    else:
        t.then(ANNOUNCE, c, n, seat)


class BeginAnnouncing(Step[ArcTable]):
    """ARC-PLAY-03 A card or ability is announced: its place, targets and X are chosen, then it is paid for, then it waits."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.hold()
        c, ability = t.note(1), t.note(2)
        card = t.place[c] & 15 == HAND
        push(t, CARD_PLAY if card else ABILITY_PLAY, c, ability, t.note(3))
        t.remember(3, 0)
        return NEXT


class ChooseHome(Step[ArcTable]):
    """ARC-CREA-01, ARC-CREA-02 The city where a creature will arrive is named now; never the Army, unless its text says so."""

    def ask(self, t: ArcTable) -> None:
        c = t.note(1)
        if top(t, SORT) != CARD_PLAY or t.library.type[t.printed[c]] != CREATURE or t.out[t.you] != 0:
            return
        t.ask(t.you)
        offer_homes(t, t.you, c)

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer != NOTHING:
            home = card_of(answer)
            tell(t, HOME, IN_ARMY if is_seat(home) else home)
        return NEXT


def offer_homes(t: ArcTable, seat: Seat, c: Card) -> None:
    """Offer the cities that admit the creature, and the Army (as its player) where its text permits that."""
    for city in t.cities(seat):
        if t.admits(city, c) == 0:
            t.offer(HOME_VERB, city)
    if own_word(t, ARRIVE_IN_ARMY, c, seat, False):
        t.offer(HOME_VERB, seat_thing(seat))


class Pend(Step[ArcTable]):
    """ARC-RESP-03, ARC-STATE-03 What was announced and paid for waits on the chain; a card lies between hand and table."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
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
