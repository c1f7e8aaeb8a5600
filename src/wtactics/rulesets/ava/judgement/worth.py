"""What tables of AVA are worth: life and victory points, cities and residents, the Army and who leads it, in hundredths."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ASIDE, ATTACKER, DECK, Seat, place_of
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.realm.terms import WINNING_POINTS
from wtactics.kits.realm.worth import POINT, card_worth, reserve_worth
from wtactics.rulesets.ava.judgement.gold import hand_worths
from wtactics.rulesets.ava.table import AvaTable

LIFE: Final = 250  # a life point,
LAST_LIFE: Final = 4000  # divided by what is left of them and one: the last are worth most
LAST_POINTS: Final = 4000  # divided by what is missing of the victory points that win, and one
LAST_CITY: Final = 4000  # divided by the square of the cities that are left, built or not, and one
LAST_CARDS: Final = 2000  # divided by the cards that can still be drawn, and one
LEADING: Final = 100  # an avatar in its Army,
READY: Final = 400  # that may also stand alongside it
BIDDER: Final = 200  # the first resident, who may win bids; those after it are worth less and less
THREAT: Final = 60  # a point that the enemies could take in their next attack
DEATHBLOW: Final = 3000  # if that were all


def seat_worth(t: AvaTable, seat: Seat) -> i64:
    """Both scores, how near it is to losing or winning by them, and what it has."""
    if t.out[seat] != 0:
        return 0
    life, missing = t.points[seat], max(0, t.setting(WINNING_POINTS) - t.victory[seat])
    standing = len(t.cities(seat)) + t.count[place_of(ASIDE, seat)]
    worth = LIFE * life - LAST_LIFE // (life + 1) + POINT * t.victory[seat] + LAST_POINTS // (missing + 1)
    worth -= LAST_CITY // (standing * standing + 1) + LAST_CARDS // (t.count[place_of(DECK, seat)] + 1)
    worth += (LEADING if t.is_led(seat) else 0) + (READY if t.may_stand_alongside(seat) else 0)
    worth += reserve_worth(t, seat) + hand_worths(t, seat) + board_worth(t, seat)
    return worth - threat_worth(t, seat)


def board_worth(t: AvaTable, seat: Seat) -> i64:
    """All that the seat controls on the board but the avatar; residents may win bids."""
    worth: i64 = 0
    residents: i64 = 0
    for c in t.board:
        if t.controller[c] == seat and c != t.avatar[seat]:
            worth += card_worth(t, c)
            if t.place[c] & 15 == KINGDOM and not t.is_city(c):
                residents += 1
                worth += BIDDER // residents
    return worth


def threat_worth(t: AvaTable, seat: Seat) -> i64:
    """What the enemies' next attack may cost: the ATK in their Armies, less the strongest, one for each who can defend."""
    attacks = vec[i64]()
    defenders: i64 = 0
    led = t.is_led(seat)
    for c in t.board:
        if t.place[c] & 15 == ARMY and c != t.avatar[t.controller[c]]:
            enemy = t.controller[c]
            if enemy != seat:
                if t.attack[c] > 0 and t.is_led(enemy):
                    attacks = append(attacks, t.attack[c])
            elif led and (t.marked[c] == 0 or t.active == seat):
                defenders += 1
    loss = let_through(attacks, defenders)
    deadly = loss >= t.points[seat] and loss >= t.setting(WINNING_POINTS) - highest_score(t, seat)
    return THREAT * loss + (DEATHBLOW if deadly else 0)


def let_through(attacks: vec[i64], defenders: i64) -> i64:
    """What is left of the attacks when the strongest are defended against."""
    loss: i64 = 0
    for i in range(len(attacks)):
        stronger: i64 = 0
        for j in range(len(attacks)):
            stronger += i64(attacks[j] > attacks[i] or (attacks[j] == attacks[i] and j < i))
        if stronger >= defenders:
            loss += attacks[i]
    return loss


def highest_score(t: AvaTable, seat: Seat) -> i64:
    """The victory points of the enemy who has most."""
    most: i64 = 0
    for enemy in range(t.seats):
        if enemy != seat and t.out[enemy] == 0:
            most = max(most, t.victory[enemy])
    return most


def stands_better(t: AvaTable) -> bool:
    """Does whoever is attacked lose less by standing alongside his army, in life, than by what the attacker would score?"""
    seat, loss = t.defending, unblocked(t)
    missing = t.setting(WINNING_POINTS) - t.victory[t.active]
    if loss >= missing:
        return True
    life = t.points[seat]
    if loss >= life:
        return False
    by_life = LIFE * loss + LAST_LIFE // (life - loss + 1) - LAST_LIFE // (life + 1)
    by_score = POINT * loss + LAST_POINTS // (missing - loss + 1) - LAST_POINTS // (missing + 1)
    return by_life <= by_score


def unblocked(t: AvaTable) -> i64:
    """The ATK of all attackers that were let through."""
    total: i64 = 0
    for a in t.attackers:
        total += max(0, t.attack[a]) if t.role[a] == ATTACKER else 0
    return total
