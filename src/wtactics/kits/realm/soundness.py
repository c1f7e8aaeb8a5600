"""What must hold of every table of a realm at a question, beside what holds of all tables; whoever breaks it is found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.places import (
    ATTACHED,
    ATTACKER,
    BLOCKED,
    DEFENDER,
    ENCHANTMENT,
    NOBODY,
    PEACE,
    RESERVE,
    SEAT_THING,
    CardId,
    Seat,
    is_seat,
)
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.coins import COLOURS, purse
from wtactics.kits.realm.area import UNCOUNTED
from wtactics.kits.realm.checks import StateCheck
from wtactics.kits.realm.table import Realm


class Soundness:
    """The tables of one ruleset, with the phases in which it attacks and claims."""

    def __init__(self, setup: i64, tactics: i64, attack: i64) -> None:
        self.setup: Final = setup
        self.tactics: Final = tactics
        self.attack: Final = attack

    def check_player(self, t: Realm, seat: Seat) -> None:
        """Raise Broken if this player should not be in the match any more."""
        raise NotImplementedError

    def check(self, t: Realm) -> None:
        """Raise Broken if an area, an attack or a bid is at odds with the rules; the table is not changed."""
        for c in range(len(t.place)):
            check_card(t, c)
        for produced in t.extra:
            if produced < 0:
                raise Broken(f"somebody has {produced} units of produced power")
        for seat in range(t.seats):
            if t.purses[seat] not in (UNCOUNTED, purse(t, t.extra, seat)):
                raise Broken(f"the purse of seat {seat} was counted before its gems changed")
        if not t.over:
            self.check_course(t)

    def check_course(self, t: Realm) -> None:
        """What goes on belongs to the phase, and what has been checked holds."""
        if t.goal == NOBODY:
            check_peace(t)
        elif t.phase != self.attack:
            raise Broken(f"{t.goal} is attacked in phase {t.phase}")
        else:
            check_attack(t)
        if t.phase != self.tactics and len(t.bids) > 0:
            raise Broken(f"residents are marked for a claim in phase {t.phase}")
        if t.phase != self.setup and not t.unsettled and t.held == 0:
            check_settled(t)
            for seat in range(t.seats):
                if t.out[seat] == 0:
                    self.check_player(t, seat)


def check_card(t: Realm, c: CardId) -> None:
    """A card is marked or unmarked, there is no third state; and in play it lies where cards of its type lie."""
    if t.marked[c] > 1:
        raise Broken(f"card {c} is marked {t.marked[c]} times")
    kind = t.place[c] & 15
    if kind == RESERVE:
        check_resource(t, c)
    elif kind == ATTACHED and t.type(c) != ENCHANTMENT:
        raise Broken(f"card {c} is attached, but no enchantment")
    elif kind == ARMY and (not t.marches(c) or t.home[c] != NOBODY):
        raise Broken(f"card {c} is in an Army, but does not march or is at home in {t.home[c]}")
    elif kind == KINGDOM:
        check_kingdom(t, c)


def check_resource(t: Realm, c: CardId) -> None:
    """A resource card lies in the pile of one of the five factions."""
    if not 0 <= t.colour[c] < COLOURS:
        raise Broken(f"resource card {c} is of faction {t.colour[c]}")


def check_kingdom(t: Realm, c: CardId) -> None:
    """In a Kingdom lie cities and their residents, who are creatures."""
    home = t.home[c]
    if t.is_city(c):
        if home != NOBODY:
            raise Broken(f"city {c} resides in {home}")
    elif not t.marches(c):
        raise Broken(f"card {c} is in a Kingdom, but neither a city nor anybody who resides in one")
    elif home == NOBODY or not t.is_city(home):
        raise Broken(f"card {c} resides in {home}, which is no city")


def check_peace(t: Realm) -> None:
    """Where nothing is attacked nobody attacks or defends."""
    if t.defending != NOBODY or len(t.attackers) > 0:
        raise Broken("nothing is attacked, but something of an attack is left")
    for c in t.board:
        if t.role[c] != PEACE:
            raise Broken(f"card {c} has role {t.role[c]}, but nothing is attacked")


def check_attack(t: Realm) -> None:
    """In the Attack phase one opponent is attacked; the active player's Army attacks, he defends."""
    if is_seat(t.goal) and t.goal - SEAT_THING != t.defending:
        raise Broken(f"the army of seat {t.goal - SEAT_THING} is attacked, but seat {t.defending} defends")
    for c in t.board:
        attacks = t.role[c] == ATTACKER or t.role[c] == BLOCKED
        if attacks and not (t.stands(t.place[c] & 15) and t.controller[c] == t.active and holds(t, c)):
            raise Broken(f"card {c} attacks, but was not sent, or is not in the active player's Army or cities")
        if t.role[c] == DEFENDER and t.controller[c] != t.defending:
            raise Broken(f"card {c} defends for seat {t.controller[c]}, but seat {t.defending} is attacked")


def holds(t: Realm, c: CardId) -> bool:
    """Is the card among those that were sent to attack?"""
    for a in t.attackers:
        if a == c:
            return True
    return False


def check_settled(t: Realm) -> None:
    """After the checks nobody stands who is dead, and nobody plays on who is defeated."""
    now = t.clone()  # what cards forbid may have to be computed
    for c in now.board:
        if StateCheck().must_go(now, c):
            raise Broken(f"card {c} should have gone to the graveyard: damage {t.harm[c]}, DEF {t.defense[c]}")
