"""ARC-MOVE: creatures change between the Army and the cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import push, tell, top
from wtactics.engine.meaning import BE_MARKED, MARK_TO_MOVE, MOVE
from wtactics.engine.places import CITY, CREATURE, NOBODY, CardId, Seat
from wtactics.engine.rows import HOME, MOVE_PLAY, PENDING, STATE, N
from wtactics.engine.values import is_ruled, may
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.verbs import MOVE as MOVE_VERB
from wtactics.rulesets.arc.ids import MOVE_02, MOVE_03, MOVE_04, MOVE_05, MOVE_09
from wtactics.rulesets.arc.table import ArcTable

FREE: Final = 100  # a rule number that only a card's permission answers


def destination(other: i64) -> CardId:
    """The city that a move option names, or NOBODY for the Army."""
    return other - 1


def cannot_move(t: ArcTable, seat: Seat, c: CardId, other: i64) -> i64:
    """0, or the number of the rule (or card) that keeps this creature from moving there."""
    if not t.is_card(c) or (other != 0 and not t.is_card(destination(other))):
        return MOVE_05
    refusal = cannot_leave(t, seat, c)
    return refusal if refusal != 0 else cannot_go(t, seat, c, destination(other))


def cannot_leave(t: ArcTable, seat: Seat, c: CardId) -> i64:
    """ARC-MOVE-02, ARC-MOVE-05 0, or what keeps this creature from moving anywhere."""
    if t.place[c] & 15 not in (ARMY, KINGDOM) or t.controller[c] != seat or t.type(c) != CREATURE:
        return MOVE_05
    if t.marked[c] == 1 or (moves_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0):
        return MOVE_02
    return MOVE_04 if is_used(t, t.home[c]) else 0


def cannot_go(t: ArcTable, seat: Seat, c: CardId, goal: CardId) -> i64:
    """ARC-MOVE-03, ARC-MOVE-04, ARC-MOVE-05, ARC-MOVE-09 0, or what keeps this creature from moving there."""
    if goal == t.home[c]:
        return MOVE_03
    refusal = leads_out(t, seat, c, goal)
    if refusal != 0:
        return refusal
    if is_used(t, goal):
        return MOVE_04
    return MOVE_09 if goal != NOBODY and t.admits(goal, c) != 0 else 0


def leads_out(t: ArcTable, seat: Seat, c: CardId, goal: CardId) -> i64:
    """ARC-MOVE-05 0, or what keeps this move from its goal: it goes to an own city or the Army, unless a card allows more."""
    if goal != NOBODY and not t.is_city(goal):
        return MOVE_05
    return may(t, MOVE, c, goal, MOVE_05 if goal != NOBODY and t.controller[goal] != seat else 0)


def moves_marked(t: ArcTable, c: CardId) -> bool:
    """ARC-MOVE-06 A creature is marked for moving, unless a card says that it is not."""
    return may(t, MARK_TO_MOVE, c, NOBODY, FREE) != 0


def is_used(t: ArcTable, city: CardId) -> bool:
    """ARC-MOVE-04 Was this city part of a move this turn? The Army has no such limit."""
    return city != NOBODY and city in t.travelled


def offer_moves(t: ArcTable, seat: Seat) -> None:
    """ARC-MOVE-03 Army to city, city to Army, city to city: what each unmarked creature of the seat may do."""
    cities, known = vec[i64](), False
    types, printed, controller, marked = t.library.type, t.printed, t.controller, t.marked
    for c in t.board:
        mine = controller[c] == seat and marked[c] == 0 and types[printed[c]] == CREATURE
        if mine and cannot_leave(t, seat, c) == 0:
            if not known:
                cities, known = goals(t, seat), True
            if t.home[c] != NOBODY and cannot_go(t, seat, c, NOBODY) == 0:
                t.offer(MOVE_VERB, c, 0)
            for city in cities:
                if cannot_go(t, seat, c, city) == 0:
                    t.offer(MOVE_VERB, c, city + 1)


def goals(t: ArcTable, seat: Seat) -> vec[i64]:
    """ARC-MOVE-04, ARC-MOVE-05 Unused cities: the seat's, behind them the others' if a card may let its creatures into them."""
    cities = vec[i64](capacity=4)
    types, printed, controller = t.library.type, t.printed, t.controller
    for c in t.board:
        if types[printed[c]] == CITY and controller[c] == seat and t.is_city(c) and not is_used(t, c):
            cities = append(cities, c)
    if is_ruled(t, MOVE):
        for c in t.board:
            if controller[c] != seat and t.is_city(c) and not is_used(t, c):
                cities = append(cities, c)
    return cities


def announce_move(t: ArcTable, seat: Seat, c: CardId, goal: CardId) -> None:
    """ARC-MOVE-06, ARC-MOVE-07 The move is announced and the creature marked; its cities are used up, whatever follows."""
    push(t, MOVE_PLAY, c, NOBODY, seat)
    tell(t, HOME, goal)
    tell(t, N, t.home[c])
    tell(t, STATE, PENDING)
    t.use_up(t.home[c])
    t.use_up(goal)
    if moves_marked(t, c):
        t.mark(c)


def way(start: CardId, home: CardId) -> i64:
    """From where to where somebody goes, as the number of a fact: cities, or NOBODY for an Army."""
    return start + 1 << 16 | home + 1


def complete_move(t: ArcTable, c: CardId, goal: CardId) -> None:
    """ARC-MOVE-06 It is placed; if the creature, its start or its goal is gone by then, the move fails and the mark stays."""
    seat, start = t.you, top(t, N)
    here = t.place[c] & 15 in (ARMY, KINGDOM) and t.home[c] == start and t.controller[c] == seat
    there = goal == NOBODY or (is_there_still(t, seat, c, goal) and t.admits(goal, c) == 0)
    if here and there and (start == NOBODY or t.is_city(start)):
        t.settle_down(c, ARMY if goal == NOBODY else KINGDOM, seat, goal)
        # ARC-MOVE-08 who is shifted or driven out, or changes sides, makes no move
        t.matters(facts.WENT, c, seat, way(start, goal))
        t.matters(facts.MOVED, c, goal)
    else:
        t.happened(facts.FIZZLED, c, seat)


def is_there_still(t: ArcTable, seat: Seat, c: CardId, goal: CardId) -> bool:
    """ARC-MOVE-05, ARC-MOVE-06 Is the goal an own city, or one of another that a card still lets the creature into?"""
    return t.is_city(goal) and (t.controller[goal] == seat or leads_out(t, seat, c, goal) == 0)
