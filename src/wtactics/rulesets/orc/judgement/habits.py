"""What one usually does in ORC: who attacks, who defends, what is given away."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import ATTACKER, CardId, Option, card_of, what_of
from wtactics.kits.judgement import VICTORY
from wtactics.kits.verbs import ATTACK, PASS, PLAY
from wtactics.rulesets.orc.judgement.worth import INFLUENCE, body
from wtactics.rulesets.orc.table import OrcTable


def bold_attack(t: OrcTable) -> Option:
    """Attack if it can be done."""
    for o in t.options:
        if what_of(o) == ATTACK:
            return o
    return PASS


def block_gain(t: OrcTable, d: CardId, a: CardId) -> i64:
    """What the blows between these two bring the defender."""
    gain: i64 = 0
    if t.role[a] == ATTACKER:
        gain = INFLUENCE * t.attack[a] + (VICTORY if total_attack(t) >= t.points[t.defending] else 0)
    if t.attack[d] >= t.defense[a] - t.harm[a]:
        gain += body(t, a)
    if t.attack[a] >= t.defense[d] - t.harm[d]:
        gain -= body(t, d)
    return gain


def total_attack(t: OrcTable) -> i64:
    """What the attackers that nobody defends against will cost together."""
    total: i64 = 0
    for a in t.attackers:
        total += max(0, t.attack[a]) if t.role[a] == ATTACKER else 0
    return total


def dearest(t: OrcTable) -> Option:
    """The creature of the highest cost that can enter, or none."""
    best: Option = PASS
    most: i64 = -1
    for o in t.options:
        if what_of(o) == PLAY and t.library.cost[t.printed[card_of(o)]] > most:
            best, most = o, t.library.cost[t.printed[card_of(o)]]
    return best
