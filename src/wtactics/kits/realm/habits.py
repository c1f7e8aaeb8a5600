"""What one usually does on tables of realms: who attacks, who blocks, what is given away."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from wtactics.engine.places import (
    ATTACKER,
    HAND,
    RESERVE,
    CardId,
    Option,
    is_seat,
    other_of,
    place_of,
    what_of,
)
from wtactics.engine.state import zeros
from wtactics.kits.coins import COLOURS
from wtactics.kits.judgement import VICTORY, Judgement, strongest
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.worth import CITY_STANDS, POINT, STRENGTH, body, colours, hand_worth
from wtactics.kits.verbs import ATTACK, BID, BLOCK, COLOUR, DISCARD, GIVE, HOME, LAY, NUMBER, PASS, SEND

T = TypeVar("T", bound=Realm)


class RealmJudgement(Judgement[T]):
    """What bots that look ahead know of games with cities; the worth of a seat is each ruleset's own."""

    def block_gain(self, t: T, d: CardId, a: CardId) -> i64:
        return block_gain(t, d, a)

    def hand_worth(self, t: T, c: CardId) -> i64:
        return hand_worth(t, c, t.count[place_of(RESERVE, t.asked)], colours(t, t.asked))

    def branches(self, verb: i64) -> bool:
        return super().branches(verb) or verb in (GIVE, HOME)

    def hastes(self, verb: i64) -> bool:
        return verb == ATTACK or verb == SEND

    def habit(self, t: T, bold: bool) -> Option:
        verb = what_of(t.options[len(t.options) - 1])
        if verb == BLOCK:
            return self.usual_block(t)
        if verb == SEND:
            return PASS if t.options[0] == PASS and not bold else strongest(t)
        if verb == BID:
            return t.options[1] if t.asked == t.active and len(t.bids) == 0 else PASS
        if t.options[0] == PASS:
            return PASS
        if verb == LAY or verb == DISCARD:
            return self.least_wanted(t)
        if verb == COLOUR:
            return wanted_colour(t)
        return t.options[len(t.options) - 1] if verb == NUMBER else t.options[0]


def block_gain(t: Realm, d: CardId, a: CardId) -> i64:
    """What the blows between these two bring the defender."""
    gain: i64 = 0
    if t.attack[d] >= t.defense[a] - t.harm[a]:
        gain += body(t, a)
    if t.attack[a] >= t.defense[d] - t.harm[d]:
        gain -= body(t, d)
    if t.role[a] == ATTACKER:
        gain += saved(t, t.attack[a])
    return gain


def saved(t: Realm, n: i64) -> i64:
    """What the attacked player keeps if so much harm does not come about."""
    if is_seat(t.goal):
        return POINT * n + (VICTORY if n >= t.points[t.defending] else 0)
    last = n >= t.defense[t.goal] - t.harm[t.goal]
    return STRENGTH * n + (CITY_STANDS + (VICTORY if len(t.cities(t.defending)) == 1 else 0) if last else 0)


def wanted_colour(t: Realm) -> Option:
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
