"""What one usually does in ARC: who attacks, who blocks, what is given away."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import (
    ATTACKER,
    HAND,
    RESERVE,
    CardId,
    Option,
    card_of,
    is_seat,
    other_of,
    place_of,
    what_of,
)
from wtactics.engine.state import zeros
from wtactics.kits.coins import COLOURS
from wtactics.kits.judgement import VICTORY
from wtactics.kits.verbs import (
    BLOCK,
    PASS,
    SEND,
)
from wtactics.rulesets.arc.judgement.worth import CITY_STANDS, POINT, STRENGTH, body, colours, hand_worth
from wtactics.rulesets.arc.table import ArcTable


def strongest(t: ArcTable) -> Option:
    """The attacker with the highest ATK."""
    best, most = t.options[0], i64(-1)
    for o in t.options:
        if what_of(o) == SEND and t.attack[card_of(o)] > most:
            best, most = o, t.attack[card_of(o)]
    return best


def usual_block(t: ArcTable) -> Option:
    """The defence that wins most: what it kills and keeps from harm, less what it loses; or none."""
    best: Option = PASS
    most: i64 = 0
    for o in t.options:
        if what_of(o) == BLOCK:
            gain = block_gain(t, card_of(o), other_of(o))
            if gain > most:
                best, most = o, gain
    return best


def block_gain(t: ArcTable, d: CardId, a: CardId) -> i64:
    """What the blows between these two bring the defender."""
    gain: i64 = 0
    if t.attack[d] >= t.defense[a] - t.harm[a]:
        gain += body(t, a)
    if t.attack[a] >= t.defense[d] - t.harm[d]:
        gain -= body(t, d)
    if t.role[a] == ATTACKER:
        gain += saved(t, t.attack[a])
    return gain


def saved(t: ArcTable, n: i64) -> i64:
    """What the attacked player keeps if so much harm does not come about."""
    if is_seat(t.goal):
        return POINT * n + (VICTORY if n >= t.points[t.defending] else 0)
    last = n >= t.defense[t.goal] - t.harm[t.goal]
    return STRENGTH * n + (CITY_STANDS + (VICTORY if len(t.cities(t.defending)) == 1 else 0) if last else 0)


def least_wanted(t: ArcTable) -> Option:
    """The hand card that is missed least."""
    gems, n = colours(t, t.asked), t.count[place_of(RESERVE, t.asked)]
    best, least = t.options[0], i64(VICTORY)
    for o in t.options:
        worth = hand_worth(t, card_of(o), n, gems)
        if worth < least:
            best, least = o, worth
    return best


def wanted_colour(t: ArcTable) -> Option:
    """The faction that the loyalty of the hand cards lacks most."""
    gems = colours(t, t.asked)
    wants = zeros(COLOURS)
    c = t.first[place_of(HAND, t.asked)]
    while c >= 0:
        d = t.printed[c]
        wants[t.library.faction[d]] += max(0, t.library.loyalty[d] - gems[t.library.faction[d]]) * 4 + 1
        c = t.after[c]
    best, most = t.options[0], i64(-1)
    for o in t.options:
        if wants[other_of(o)] > most:
            best, most = o, wants[other_of(o)]
    return best
