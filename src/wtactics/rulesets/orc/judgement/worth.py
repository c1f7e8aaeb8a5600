"""What tables of ORC are worth: influence, victory points, creatures and their fronts, cards and resources, in hundredths."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ATTACHED, HAND, RESERVE, CardId, Seat, place_of
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.judgement.questing import quests_worth, score_worth
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DEFENSIVE, HAND_LIMIT, OFFENSIVE

INFLUENCE: Final = 150  # a point of influence,
DEFEAT: Final = 6000  # divided by what is left of it and one: the last points are worth most
THREAT: Final = 90  # a point of influence that the enemies could take in their next attack
DEATHBLOW: Final = 3000  # if that were all
ON_DUTY: Final = 120  # what an assigned creature does, for which it neither attacks nor defends
CARD: Final = 110  # a card in hand, and 25 for each gold of its cost, if it can soon be paid
SURPLUS: Final = 10  # a card in hand that must soon be discarded


def seat_worth(t: OrcTable, seat: Seat) -> i64:
    """All that a seat has, less what its enemies may take of it."""
    if t.out[seat] != 0:
        return 0
    influence = max(0, t.points[seat])
    worth = INFLUENCE * influence - DEFEAT // (influence + 1)
    worth += score_worth(t, seat, t.victory[seat]) + hand_worth(t, seat) + quests_worth(t, seat) - threat_worth(t, seat)
    n = t.count[place_of(RESERVE, seat)]
    worth += n * (330 - 20 * min(n, 12))
    for c in t.board:
        if t.controller[c] == seat:
            worth += card_worth(t, c)
    return worth


def hand_worth(t: OrcTable, seat: Seat) -> i64:
    """Cards are worth more if they can soon be paid; what is more than the hand may hold is worth little."""
    n = t.count[place_of(RESERVE, seat)]
    limit = t.number_for(HAND_LIMIT, seat)
    worth: i64 = 0
    held: i64 = 0
    c = t.first[place_of(HAND, seat)]
    while c >= 0:
        worth += wanted(t, c, n) if held < limit else SURPLUS
        held += 1
        c = t.after[c]
    return worth


def wanted(t: OrcTable, c: CardId, resources: i64) -> i64:
    """What a hand card is worth to who has so many resource cards."""
    cost = t.library.cost[t.printed[c]]
    return CARD + 25 * cost if cost <= resources + 1 else CARD - 10 * min(6, cost - resources)


def card_worth(t: OrcTable, c: CardId) -> i64:
    """A card on the board: a creature by its values and its cost, what is attached by its cost."""
    cost = t.library.cost[t.printed[c]]
    kind = t.place[c] & 15
    if t.is_creature(c):
        return body(t, c) + (ON_DUTY if t.marked[c] == ASSIGNED else 0)
    return 60 + 40 * cost if kind == ATTACHED else 0


def body(t: OrcTable, c: CardId) -> i64:
    """A creature by its values; its cost stands for its text."""
    return 100 + 85 * max(0, t.attack[c]) + 75 * max(0, t.defense[c]) + 25 * t.library.cost[t.printed[c]]


def threat_worth(t: OrcTable, seat: Seat) -> i64:
    """What the enemies' next attack may cost: the ATK in their Offensives, less the strongest, one for each who can defend."""
    attacks = vec[i64]()
    defenders: i64 = 0
    for c in t.board:
        kind = t.place[c] & 15
        if kind == OFFENSIVE and t.controller[c] != seat and t.marked[c] != ASSIGNED and t.attack[c] > 0:
            attacks = append(attacks, t.attack[c])
        elif kind == DEFENSIVE and t.controller[c] == seat and defends(t, c, seat):
            defenders += 1
    loss: i64 = 0
    for i in range(len(attacks)):
        stronger: i64 = 0
        for j in range(len(attacks)):
            stronger += i64(attacks[j] > attacks[i] or (attacks[j] == attacks[i] and j < i))
        if stronger >= defenders:
            loss += attacks[i]
    return THREAT * loss + (DEATHBLOW if loss >= t.points[seat] else 0)


def defends(t: OrcTable, c: CardId, seat: Seat) -> bool:
    """Will this creature be able to defend in the enemies' next attack?"""
    return t.marked[c] == 0 or (t.marked[c] != ASSIGNED and t.active == seat)
