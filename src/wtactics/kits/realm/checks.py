"""The state check, and what becomes of cards that leave."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import item_of
from wtactics.engine.fates import departing, wastes
from wtactics.engine.meaning import BE_KILLED
from wtactics.engine.places import (
    ATTACHED,
    CREATURE,
    GRAVE,
    LIMBO,
    NOBODY,
    RESERVE,
    SEAT_THING,
    Flow,
    Option,
    Thing,
    is_seat,
)
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import may, refresh
from wtactics.kits.killers import tell_killers
from wtactics.kits.realm.table import Realm


def check_is_due(t: Realm) -> bool:
    """Has something changed since the last check, and is nothing under way that it must wait for?"""
    return t.unsettled and (t.held == 0 or t.drew)


class StateCheck(Step[Realm]):
    """Until nothing changes: creatures die of damage, cities fall, attachments without host are discarded."""

    def do(self, t: Realm, answer: Option) -> Flow:
        while check_is_due(t):
            refresh(t)  # passive abilities count as they are now
            go = departing(t, self.doomed(t))
            if len(go) == 0:
                break
            tell_killers(t, go)
            bury(t, go)
        if t.held == 0:
            t.forget_blows()
        return NEXT

    def doomed(self, t: Realm) -> vec[i64]:
        """The cards that must go to the graveyard together, the active player's first."""
        mine, theirs = vec[i64](), vec[i64]()
        harm, defense, host = t.harm, t.defense, t.host
        for c in t.board:
            if (harm[c] >= defense[c] or host[c] != NOBODY) and self.must_go(t, c):  # who has less harm does not die
                if t.controller[c] == t.active:
                    mine = append(mine, c)
                else:
                    theirs = append(theirs, c)
        for c in theirs:
            mine = append(mine, c)
        return mine

    def must_go(self, t: Realm, c: i64) -> bool:
        """Has it suffered too much, or lost its host?"""
        kind = t.place[c] & 15
        if t.stands(kind):
            return t.dies(c) and may(t, BE_KILLED, c, NOBODY, 0) == 0
        return kind == ATTACHED and host_is_gone(t, t.host[c])


def host_is_gone(t: Realm, host: Thing) -> bool:
    """Is what the card was attached to no longer in play (or in the match)?"""
    if is_seat(host):
        return t.out[host - SEAT_THING] != 0
    return not t.in_play(host)


def bury(t: Realm, cards: vec[i64]) -> None:
    """Cards die together and go to their owners' graveyards, what was attached to them after them."""
    for c in cards:
        if t.is_city(c):
            t.happened(facts.DESTROYED, c, t.controller[c])
        elif t.type(c) == CREATURE:
            t.happened(facts.DIED, c, t.controller[c])
    for c in cards:
        if t.place[c] & 15 >= RESERVE:
            t.leave(c, GRAVE)


def waste(t: Realm, c: i64, resolved: bool = False) -> None:
    """A card that was being played goes from the chain to its owner's graveyard."""
    if t.place[c] & 15 == LIMBO and item_of(t, c) == NOBODY and not wastes(t, c, resolved):
        t.move(c, GRAVE, t.owner[c])
