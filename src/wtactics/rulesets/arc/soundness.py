"""What must hold of every table of ARC at a question, beside what holds of all tables; whoever breaks it is found."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.places import (
    ATTACHED,
    ATTACKER,
    BLOCKED,
    CREATURE,
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
from wtactics.rulesets.arc.area import UNCOUNTED
from wtactics.rulesets.arc.rules.state import StateCheck
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import ATTACK_PHASE, SETUP, TACTICS


def check_areas(t: ArcTable) -> None:
    """Raise Broken if an area, an attack or a bid is at odds with the rules; the table is not changed."""
    for c in range(len(t.place)):
        check_card(t, c)
    for produced in t.extra:
        if produced < 0:
            raise Broken(f"somebody has {produced} units of produced power")
    for seat in range(t.seats):
        if t.purses[seat] not in (UNCOUNTED, purse(t, t.extra, seat)):
            raise Broken(f"the purse of seat {seat} was counted before its gems changed")
    if t.over:
        return
    if t.goal == NOBODY:
        check_peace(t)
    else:
        check_attack(t)
    if t.phase != TACTICS and len(t.bids) > 0:
        raise Broken(f"residents are marked for a claim in phase {t.phase}")
    if t.phase != SETUP and not t.unsettled and t.held == 0:
        check_settled(t)


def check_card(t: ArcTable, c: CardId) -> None:
    """ARC-MARK-01 A card is marked or unmarked, there is no third state; and in play it lies where cards of its type lie."""
    if t.marked[c] > 1:
        raise Broken(f"card {c} is marked {t.marked[c]} times")
    kind = t.place[c] & 15
    if kind == RESERVE:
        check_resource(t, c)
    elif kind == ATTACHED and t.type(c) != ENCHANTMENT:
        raise Broken(f"card {c} is attached, but no enchantment")
    elif kind == ARMY and (t.type(c) != CREATURE or t.home[c] != NOBODY):
        raise Broken(f"card {c} is in an Army, but no creature or at home in {t.home[c]}")
    elif kind == KINGDOM:
        check_kingdom(t, c)


def check_resource(t: ArcTable, c: CardId) -> None:
    """ARC-POWER-02, ARC-POWER-03 A resource card lies in the pile of one of the five factions."""
    if not 0 <= t.colour[c] < COLOURS:
        raise Broken(f"resource card {c} is of faction {t.colour[c]}")


def check_kingdom(t: ArcTable, c: CardId) -> None:
    """ARC-AREA-02, ARC-CITY-04 In a Kingdom lie cities and their residents, who are creatures."""
    home = t.home[c]
    if t.is_city(c):
        if home != NOBODY:
            raise Broken(f"city {c} resides in {home}")
    elif t.type(c) != CREATURE:
        raise Broken(f"card {c} is in a Kingdom, but neither a city nor a creature")
    elif home == NOBODY or not t.is_city(home):
        raise Broken(f"card {c} resides in {home}, which is no city")


def check_peace(t: ArcTable) -> None:
    """ARC-COMBAT-27 Where nothing is attacked nobody attacks or defends."""
    if t.defending != NOBODY or len(t.attackers) > 0:
        raise Broken("nothing is attacked, but something of an attack is left")
    for c in t.board:
        if t.role[c] != PEACE:
            raise Broken(f"card {c} has role {t.role[c]}, but nothing is attacked")


def check_attack(t: ArcTable) -> None:
    """ARC-TURN-15, ARC-COMBAT-04 In the Attack phase one opponent is attacked; the active player's Army attacks, he defends."""
    if t.phase != ATTACK_PHASE:
        raise Broken(f"{t.goal} is attacked in phase {t.phase}")
    if is_seat(t.goal) and t.goal - SEAT_THING != t.defending:
        raise Broken(f"the army of seat {t.goal - SEAT_THING} is attacked, but seat {t.defending} defends")
    for c in t.board:
        attacks = t.role[c] == ATTACKER or t.role[c] == BLOCKED
        if attacks and not (t.place[c] & 15 == ARMY and t.controller[c] == t.active and holds(t, c)):
            raise Broken(f"card {c} attacks, but was not sent, or is not in the active player's Army")
        if t.role[c] == DEFENDER and t.controller[c] != t.defending:
            raise Broken(f"card {c} defends for seat {t.controller[c]}, but seat {t.defending} is attacked")


def holds(t: ArcTable, c: CardId) -> bool:
    """Is the card among those that were sent to attack?"""
    for a in t.attackers:
        if a == c:
            return True
    return False


def check_settled(t: ArcTable) -> None:
    """ARC-STATE-12, ARC-WIN-09 After the checks nobody stands who is dead, and nobody plays on who is defeated."""
    now = t.clone()  # what cards forbid may have to be computed
    for c in now.board:
        if StateCheck().must_go(now, c):
            raise Broken(f"card {c} should have gone to the graveyard: damage {t.harm[c]}, DEF {t.defense[c]}")
    for seat in range(t.seats):
        if t.out[seat] == 0:
            check_player(t, seat)


def check_player(t: ArcTable, seat: Seat) -> None:
    """ARC-WIN-04, ARC-WIN-05 Who plays has points and a city."""
    points: i64 = t.points[seat]
    if points == 0 or not t.has_city(seat):
        raise Broken(f"seat {seat} plays on with {points} points and {len(t.cities(seat))} cities")
