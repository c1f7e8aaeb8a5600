"""What changes the columns of an attack."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import ATTACKER, BLOCKED, DEFENDER, NOBODY, PEACE, SEAT_THING, CardId, Thing
from wtactics.engine.state import put
from wtactics.rulesets.orc.questing import Questing


class Fighting(Questing):
    """Changers of who attacks whom, who defends, and how damage is divided."""

    def name_goal(self, goal: Thing) -> None:
        """ORC-COMBAT-38, ORC-TURN-29 This player is attacked; the phase is used for attacking."""
        self.attacked_in = self.phase
        self.defending = goal - SEAT_THING
        self.stirred(ROLES)

    def send(self, c: CardId) -> None:
        """ORC-COMBAT-09 The creature attacks."""
        self.role = put(self.role, c, ATTACKER)
        self.attackers = append(self.attackers, c)
        self.stirred(ROLES)

    def block(self, d: CardId, a: CardId) -> None:
        """ORC-COMBAT-20 The creature defends against this attacker."""
        self.role = put(put(self.role, d, DEFENDER), a, BLOCKED)
        self.foe = put(self.foe, d, a)
        self.stirred(ROLES)

    def stand_down(self, c: CardId) -> None:
        """ORC-COMBAT-34 The creature takes no part in an attack any more."""
        self.role = put(self.role, c, PEACE)
        self.foe = put(self.foe, c, NOBODY)
        self.stirred(ROLES)

    def stand_for(self, c: CardId, old: CardId) -> None:
        """ORC-COMBAT-20 One creature fights on where the other has fought, which takes no part any more."""
        role, foe = self.role[old], self.foe[old]
        if role == DEFENDER:
            self.stand_down(old)
            self.block(c, foe)
            return
        attackers = vec[i64]()
        for a in self.attackers:
            attackers = append(attackers, c if a == old else a)
        self.attackers = attackers
        self.role = put(put(self.role, old, PEACE), c, role)
        for d in range(len(self.foe)):
            if self.foe[d] == old:
                self.foe = put(self.foe, d, c)
        self.stirred(ROLES)

    def assign_blow(self, d: CardId, n: i64) -> None:
        """ORC-COMBAT-28 So much of the attacker's damage is for this defender."""
        self.division = append(append(self.division, d), n)
        self.changes += 1

    def forget_division(self) -> None:
        """ORC-COMBAT-27 The combat is over."""
        self.division = vec[i64]()
        self.changes += 1

    def end_roles(self) -> None:
        """ORC-COMBAT-39 Nobody attacks or defends any more."""
        self.attackers = vec[i64]()
        self.defending = NOBODY
        self.make_peace()
        self.stirred(ROLES)
