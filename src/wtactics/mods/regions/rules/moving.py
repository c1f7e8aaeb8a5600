"""AVA-REGION-20: moves between the Front and the Domains."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import push, tell, top
from wtactics.engine.meaning import BE_MARKED, MOVE
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, card_of, other_of, what_of
from wtactics.engine.rows import HOME, MOVE_PLAY, PENDING, STATE, N
from wtactics.engine.step import AGAIN, WINDOW
from wtactics.engine.values import may
from wtactics.kits.realm.moves import moves_freely, moves_marked, way
from wtactics.kits.realm.windows import AFTER_PLAY
from wtactics.kits.verbs import MOVE as MOVE_VERB
from wtactics.mods.regions.places import HOW_MANY, goal_at, goal_of, home_of, kind_of
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulesets.ava.rules import turn_play
from wtactics.rulesets.ava.table import AvaTable


def cannot_move(t: AvaTable, seat: Seat, c: Thing, goal: i64) -> i64:
    """AVA-REGION-20 0, or what keeps the seat from moving this card there: one move a turn, unmarked, to another place."""
    if not t.is_card(c) or not 0 <= goal <= HOW_MANY:
        return t.law().way
    here = goal_at(t.place[c] & 15)
    if here < 0 or t.controller[c] != seat or not t.marches(c):
        return t.law().way
    if t.marked[c] == 1 or (moves_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0):
        return t.law().tired
    if t.has_moved(NOBODY) and not moves_freely(t, c):
        return t.law().once_moved
    return t.law().distance if here == goal else may(t, MOVE, c, NOBODY, 0)


def complete_move(t: RegionsTable, c: CardId, home: CardId) -> None:
    """AVA-REGION-20, AVA-MOVE-04 It is placed; if it is gone from where it started by then, the move fails and is used up."""
    seat, start, goal = t.you, goal_of(top(t, N)), goal_of(home)
    if t.place[c] & 15 == kind_of(start) and t.controller[c] == seat:
        t.settle_down(c, kind_of(goal), seat, NOBODY)
        t.matters(facts.WENT, c, seat, way(start - 1, goal - 1))  # NOBODY for the Front, else the Domain's number
        t.matters(facts.MOVED, c, NOBODY)
    else:
        t.happened(facts.FIZZLED, c, seat)


class PlayPhase(turn_play.PlayPhase):
    """AVA-REGION-20, AVA-TURN-12 In any order: cards but creatures, abilities, a resource, and a move."""

    def ask(self, t: AvaTable) -> None:
        super().ask(t)
        if t.out[t.active] == 0:
            for c in t.board:
                for goal in range(HOW_MANY + 1):
                    if t.controller[c] == t.active and cannot_move(t, t.active, c, goal) == 0:
                        t.offer(MOVE_VERB, c, goal)

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        return cannot_move(t, t.active, thing, other) if what == MOVE_VERB else super().forbids(t, what, thing, other)

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if what_of(answer) != MOVE_VERB:
            return super().do(t, answer)
        c = card_of(answer)
        t.then(WINDOW, t.next_seat(t.active), 0, AFTER_PLAY)
        push(t, MOVE_PLAY, c, NOBODY, t.active)
        tell(t, HOME, home_of(other_of(answer)))
        tell(t, N, home_of(goal_at(t.place[c] & 15)))
        tell(t, STATE, PENDING)
        if not moves_freely(t, c):
            t.use_up(NOBODY, NOBODY)
        if moves_marked(t, c):
            t.mark(c)
        return AGAIN
