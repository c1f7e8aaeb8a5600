"""Creatures change between the Army and the cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.chain import push, tell, top
from wtactics.engine.meaning import BE_MARKED, ENTER, MARK_TO_MOVE, MOVE
from wtactics.engine.places import CITY, NOBODY, CardId, Seat
from wtactics.engine.rows import HOME, MOVE_PLAY, PENDING, STATE, N
from wtactics.engine.values import is_ruled, may, unruled
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.fights import FREE
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import FREE_STEP, MOVE_AGAIN
from wtactics.kits.verbs import MOVE as MOVE_VERB

# The deeds by which texts let creatures move otherwise than rules do; nobody is kept by not being marked for it.
MOVING: Final = bit_of(MOVE) | bit_of(BE_MARKED) | bit_of(FREE_STEP) | bit_of(MOVE_AGAIN)
ENTERING: Final = bit_of(ENTER)  # and that by which they keep creatures out of cities


def destination(other: i64) -> CardId:
    """The city that a move option names, or NOBODY for the Army."""
    return other - 1


def cannot_move(t: Realm, seat: Seat, c: CardId, other: i64) -> i64:
    """0, or the number of the rule (or card) that keeps this creature from moving there."""
    if not t.is_card(c) or (other != 0 and not t.is_card(destination(other))):
        return t.law().way
    refusal = cannot_leave(t, seat, c)
    return refusal if refusal != 0 else cannot_go(t, seat, c, destination(other))


def cannot_leave(t: Realm, seat: Seat, c: CardId) -> i64:
    """0, or what keeps this creature from moving anywhere."""
    if t.place[c] & 15 not in (ARMY, KINGDOM) or t.controller[c] != seat or not t.marches(c):
        return t.law().way
    if t.marked[c] == 1 or (moves_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0):
        return t.law().tired
    if is_used_up(t, c, t.home[c]):
        return t.law().once_moved
    return 0


def cannot_go(t: Realm, seat: Seat, c: CardId, goal: CardId) -> i64:
    """0, or what keeps this creature from moving there."""
    if goal == t.home[c]:
        return t.law().distance
    refusal = leads_out(t, seat, c, goal)
    if refusal != 0:
        return refusal
    if is_used_up(t, c, goal):
        return t.law().once_moved
    if goal != NOBODY and t.admits(goal, c) != 0:
        return t.law().entry
    return 0


def leads_out(t: Realm, seat: Seat, c: CardId, goal: CardId) -> i64:
    """0, or what keeps this move from its goal: it goes to an own city or the Army, unless a card allows more."""
    rule: i64 = 0
    if goal != NOBODY:
        if not t.is_city(goal):
            return t.law().way
        if t.controller[goal] != seat:
            rule = t.law().way
    return may(t, MOVE, c, goal, rule)


def moves_marked(t: Realm, c: CardId, goal: CardId = NOBODY) -> bool:
    """A creature is marked for moving, unless a card says that it is not."""
    return may(t, MARK_TO_MOVE, c, goal, FREE) != 0


def moves_freely(t: Realm, c: CardId) -> bool:
    """A move is counted, unless a card says that this creature's are not."""
    return t.ruled_deeds >> FREE_STEP & 1 == 1 and may(t, FREE_STEP, c, NOBODY, FREE) == 0


def is_used_up(t: Realm, c: CardId, place: CardId) -> bool:
    """Was this place part of a move already, and does no text let the creature move all the same?"""
    return t.has_moved(place) and not moves_freely(t, c) and not moves_again(t, c)


def moves_again(t: Realm, c: CardId) -> bool:
    """It moves though its start or goal is used up; these are used up by it all the same."""
    return t.ruled_deeds >> MOVE_AGAIN & 1 == 1 and may(t, MOVE_AGAIN, c, NOBODY, FREE) == 0


def offer_moves(t: Realm, seat: Seat) -> None:
    """Army to city, city to Army, city to city: what each unmarked creature of the seat may do."""
    if unruled(t, MOVING):
        offer_plain_moves(t, seat)
        return
    cities, known = vec[i64](), False
    controller, marked = t.controller, t.marked
    for c in t.board:
        mine = controller[c] == seat and marked[c] == 0 and t.marches(c)
        if mine and cannot_leave(t, seat, c) == 0:
            if not known:
                cities, known = goals(t, seat), True
            if t.home[c] != NOBODY and cannot_go(t, seat, c, NOBODY) == 0:
                t.offer(MOVE_VERB, c, 0)
            for city in cities:
                if cannot_go(t, seat, c, city) == 0:
                    t.offer(MOVE_VERB, c, city + 1)


def offer_plain_moves(t: Realm, seat: Seat) -> None:
    """The same where no text speaks of moves: from one place that is not used up to each other, if that lets it in."""
    cities, known, all_enter = vec[i64](), False, unruled(t, ENTERING)
    controller, marked, place, home = t.controller, t.marked, t.place, t.home
    for c in t.board:
        mine = controller[c] == seat and marked[c] == 0 and place[c] & 15 in (ARMY, KINGDOM) and t.marches(c)
        if mine and not t.has_moved(home[c]):
            if not known:
                cities, known = goals(t, seat), True
            here = home[c]
            if here != NOBODY and not t.has_moved(NOBODY):
                t.offer(MOVE_VERB, c, 0)
            for city in cities:
                if city != here and (all_enter or t.admits(city, c) == 0):
                    t.offer(MOVE_VERB, c, city + 1)


def goals(t: Realm, seat: Seat) -> vec[i64]:
    """Unused cities: the seat's, behind them the others' if a card may let its creatures into them."""
    cities = vec[i64](capacity=4)
    freely = t.ruled_deeds >> FREE_STEP & 1 == 1 or t.ruled_deeds >> MOVE_AGAIN & 1 == 1
    types, printed, controller = t.library.type, t.printed, t.controller
    for c in t.board:
        if types[printed[c]] == CITY and controller[c] == seat and t.is_city(c) and (freely or not t.has_moved(c)):
            cities = append(cities, c)
    if is_ruled(t, MOVE):
        for c in t.board:
            if controller[c] != seat and t.is_city(c) and (freely or not t.has_moved(c)):
                cities = append(cities, c)
    return cities


def announce_move(t: Realm, seat: Seat, c: CardId, goal: CardId) -> None:
    """The move is announced and the creature marked; its cities are used up, whatever follows."""
    push(t, MOVE_PLAY, c, NOBODY, seat)
    tell(t, HOME, goal)
    tell(t, N, t.home[c])
    tell(t, STATE, PENDING)
    if not moves_freely(t, c):
        t.use_up(t.home[c], goal)
    if moves_marked(t, c, goal):
        t.mark(c)


def way(start: CardId, home: CardId) -> i64:
    """From where to where somebody goes, as the number of a fact: cities, or NOBODY for an Army."""
    return start + 1 << 16 | home + 1


def complete_move(t: Realm, c: CardId, goal: CardId) -> None:
    """It is placed; if creature, start or goal is gone by then, or a card forbids it, the move fails and the mark stays."""
    seat, start = t.you, top(t, N)
    here = t.place[c] & 15 in (ARMY, KINGDOM) and t.home[c] == start and t.controller[c] == seat
    there = leads_out(t, seat, c, goal) == 0 and (goal == NOBODY or t.admits(goal, c) == 0)
    if here and there and (start == NOBODY or t.is_city(start)):
        t.settle_down(c, ARMY if goal == NOBODY else KINGDOM, seat, goal)
        # who is shifted or driven out, or changes sides, makes no move
        t.matters(facts.WENT, c, seat, way(start, goal))
        t.matters(facts.MOVED, c, goal)
    else:
        t.happened(facts.FIZZLED, c, seat)
