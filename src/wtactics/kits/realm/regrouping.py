"""Regrouping: which combats of an attack are over or still to come, and who defends against whom from now on."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import DEFEND
from wtactics.engine.places import ATTACKER, BLOCKED, DEFENDER, PEACE, CardId
from wtactics.engine.rows import FRAME
from wtactics.engine.values import may
from wtactics.kits.realm.defences import cannot_block
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import ATTACKING, COMBAT, COMBATS


def over(t: Realm) -> i64:
    """How many combats of the attack are over; the one that is being fought is not."""
    frame, fighting = t.frame, False
    while frame >= 0 and not t.carries(ATTACKING, frame):
        fighting = fighting or t.carries(COMBAT, frame)
        frame -= FRAME
    if frame < 0 or not t.answered:
        return 0
    return max(0, t.agenda[frame + COMBATS] - i64(fighting))


def begun(t: Realm) -> i64:
    """How many combats have begun."""
    frame = t.frame
    while frame >= 0 and not t.carries(ATTACKING, frame):
        frame -= FRAME
    return t.agenda[frame + COMBATS] if frame >= 0 and t.answered else 0


def still_fights(t: Realm, a: CardId) -> bool:
    """Is this an attacker whose combat is not over?"""
    if t.role[a] not in (ATTACKER, BLOCKED):
        return False
    for i in range(over(t), len(t.attackers)):
        if t.attackers[i] == a:
            return True
    return False


def turn_to(t: Realm, d: CardId, a: CardId) -> None:
    """It defends against this attacker from now on, if it can; the one that it leaves stays defended."""
    if not t.answered or not still_fights(t, a):
        return
    if t.role[d] == PEACE and cannot_block(t, d, a) == 0:
        t.block(d, a)
        t.happened(facts.DEFENDED, d, a, 1)  # not assigned with the others
    elif t.role[d] == DEFENDER and t.foe[d] != a and still_fights(t, t.foe[d]) and may(t, DEFEND, d, a, 0) == 0:
        t.block(d, a)
