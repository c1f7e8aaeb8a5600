"""ORC-COMBAT: how a combat is resolved."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import hits_player
from wtactics.engine.lasting import THIS_COMBAT
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    NOBODY,
    CardId,
    Flow,
    Option,
    Thing,
    other_of,
)
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.fights import blow, defenders_of, force, tell_outcome
from wtactics.kits.verbs import NUMBER
from wtactics.rulesets.orc.ids import (
    COMBAT_28,
)
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    DEALT,
    FIGHTER,
    LOSSES,
    ONTO,
)


class Divide(Step[OrcTable]):
    """ORC-COMBAT-28 Against several defenders the attacker's player divides its ATK among them, in whole points."""

    def ask(self, t: OrcTable) -> None:
        a = t.note(FIGHTER)
        foes = defenders_of(t, a)
        if t.role[a] != BLOCKED or len(foes) < 2 or t.note(ONTO) >= len(foes) - 1 or t.out[t.controller[a]] != 0:
            return
        t.ask(t.controller[a])
        for n in range(force(t, a) - t.note(DEALT) + 1):
            t.offer(NUMBER, 0, n)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != NUMBER:
            return -1
        return 0 if 0 <= other <= force(t, t.note(FIGHTER)) - t.note(DEALT) else COMBAT_28

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        t.assign_blow(defenders_of(t, t.note(FIGHTER))[t.note(ONTO)], other_of(answer))
        t.remember(DEALT, t.note(DEALT) + other_of(answer))
        t.remember(ONTO, t.note(ONTO) + 1)
        return AGAIN


class Blows(Step[OrcTable]):
    """ORC-COMBAT-22 to ORC-COMBAT-31, ORC-COMBAT-35, ORC-CREA-06, ORC-CREA-13 Both sides strike at the same moment."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        a = t.note(FIGHTER)
        if t.prey[a] != NOBODY:
            self.fight_monster(t, a)
        elif t.role[a] == ATTACKER:
            through(t, a)
        elif t.role[a] == BLOCKED:
            t.hold()
            self.exchange(t, a)
            t.release()
        return NEXT

    def fight_monster(self, t: OrcTable, a: CardId) -> None:
        """ORC-QUEST-53, ORC-QUEST-48 Attacker and monster strike at once; no influence is lost."""
        if t.is_monster(t.prey[a]) and t.role[a] == ATTACKER:
            t.hold()
            back = force(t, t.prey[a])
            blow(t, a, t.prey[a], force(t, a))
            blow(t, t.prey[a], a, back)
            t.release()

    def exchange(self, t: OrcTable, a: CardId) -> None:
        """ORC-COMBAT-24, ORC-COMBAT-25, ORC-COMBAT-26, ORC-COMBAT-28, ORC-COMBAT-29, ORC-COMBAT-30 Defenders add up.

        What the attacker has left goes to the last of them.
        """
        foes, left = defenders_of(t, a), force(t, a)
        back = vec[i64]([force(t, d) for d in foes])
        for i in range(len(foes)):
            part = left if i == len(foes) - 1 else min(left, t.blow_on(foes[i]))
            blow(t, a, foes[i], part)
            left -= part
        for i in range(len(foes)):
            blow(t, foes[i], a, back[i])


def through(t: OrcTable, a: CardId) -> None:
    """ORC-COMBAT-18, ORC-COMBAT-22, ORC-COMBAT-37 Undefended, an attacker costs its ATK in influence."""
    n = hits_player(t, t.defending, reckoned(t, LOSSES, t.defending, a, force(t, a)), a)
    if n > 0:
        t.happened(facts.STRUCK, a, t.aim(), n)
        t.matters(facts.HURT, t.aim(), a, n)


class CleanUp(Step[OrcTable]):
    """ORC-COMBAT-27, ORC-COMBAT-08 The combat is over; the next one starts from what it has left."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        a = t.note(FIGHTER)
        tell_outcome(t, a, t.aim() if t.prey[a] == NOBODY else t.prey[a])
        for d in defenders_of(t, a):
            t.stand_down(d)
        t.stand_down(a)
        t.forget_division()
        t.end_modifiers(THIS_COMBAT, NOBODY)
        return NEXT
