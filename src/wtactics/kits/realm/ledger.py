"""What changes the columns of realms. Rules call these and assign nothing (law 4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import THIS_BID
from wtactics.engine.meaning import ROLES
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    DEFENDER,
    DISCIPLINES,
    NOBODY,
    PEACE,
    SEAT_THING,
    CardId,
    Seat,
    Thing,
    is_seat,
)
from wtactics.engine.state import put
from wtactics.kits.realm.area import BID_CARD, BID_ROW
from wtactics.kits.realm.treasury import Treasury


def without(bids: vec[i64], c: CardId) -> vec[i64]:
    """The bids but for this card."""
    rest = vec[i64]()
    i: i64 = 0
    while i < len(bids):
        if bids[i + BID_CARD] != c:
            rest = append(append(rest, bids[i]), bids[i + BID_CARD])
        i += BID_ROW
    return rest


class Ledger(Treasury):
    """Changers of claims, attacks and checks."""

    # ---- claims

    def claim_discipline(self, discipline: i64) -> None:
        """The active player claims it; what is triggered waits until all bids are made."""
        self.claimed |= 1 << discipline
        self.bids = vec[i64]()
        self.settled = vec[i64]()
        self.hold()

    def bid(self, seat: Seat, c: CardId, marked: bool = True) -> None:
        """Mark a resident for the claim under way; by a text it stays unmarked, and counts all the same."""
        self.bids = append(append(self.bids, seat), c)
        if marked:
            self.mark(c)
        else:
            self.changes += 1

    def drop_bid(self, c: CardId) -> None:
        """A card that leaves play counts for no claim, not even if it comes back before the comparison."""
        self.settled = without(self.settled, c)
        rest = without(self.bids, c)
        if len(rest) != len(self.bids):
            self.bids = rest
            self.changes += 1

    def reopen_claim(self, discipline: i64) -> None:
        """By a text a discipline that nobody has won may be claimed once more, and no third time."""
        if self.claimed >> (discipline + len(DISCIPLINES)) & 1 == 0:
            self.claimed = self.claimed & ~(1 << discipline) | 1 << (discipline + len(DISCIPLINES))
            self.changes += 1

    def drop_bids(self) -> None:
        """The claim under way has been compared with the answers."""
        self.settled = self.bids
        self.bids = vec[i64]()
        self.changes += 1
        self.end_modifiers(THIS_BID, NOBODY)

    def take_back_bid(self, c: CardId) -> None:
        """By an effect a card counts for no claim any more, though it stays marked."""
        self.drop_bid(c)

    def forget_claims(self) -> None:
        """Each discipline may be claimed again."""
        self.claimed = 0
        self.changes += 1

    # ---- an attack

    def name_goal(self, goal: Thing) -> None:
        """This city, or this player's army, is attacked."""
        self.fought = self.turn
        self.goal = goal
        self.defending = goal - SEAT_THING if is_seat(goal) else self.controller[goal]
        self.stirred(ROLES)

    def send(self, c: CardId) -> None:
        """The creature attacks, after those that were sent before it."""
        self.role = put(self.role, c, ATTACKER)
        self.attackers = append(self.attackers, c)
        self.stirred(ROLES)

    def set_out(self) -> None:
        """It is said who attacks; from now on the Army lives in the attacked city, and checks go on."""
        self.held -= 1
        self.stirred(ROLES)

    def block(self, c: CardId, attacker: CardId) -> None:
        """The creature defends against this attacker."""
        self.role = put(self.role, c, DEFENDER)
        self.foe = put(self.foe, c, attacker)
        self.role = put(self.role, attacker, BLOCKED)
        self.stirred(ROLES)

    def stand_as(self, attacker: CardId, role: i64) -> None:
        """The attacker is as if somebody, or nobody, had been assigned to it."""
        self.role = put(self.role, attacker, role)
        self.stirred(ROLES)

    def line_up(self, attackers: vec[i64]) -> None:
        """The combats are resolved in this order."""
        self.attackers = attackers
        self.stirred(ROLES)

    def answer_attack(self) -> None:
        """All defenders are assigned: whom nobody defends against now is let through."""
        self.answered = True
        self.stirred(ROLES)

    def divert(self, goal: Thing) -> None:
        """By an effect the attack is on another city, or the army, of the same player; all attackers go on."""
        self.goal = goal
        self.lost = False
        self.stirred(ROLES)

    def lose_goal(self) -> None:
        """The attacked city is gone, even if it comes back."""
        self.lost = True
        self.changes += 1

    def stand_down(self, c: CardId) -> None:
        """The creature takes no part in an attack any more."""
        self.role = put(self.role, c, PEACE)
        self.foe = put(self.foe, c, NOBODY)
        self.changes += 1

    def leave_combat(self, c: CardId) -> None:
        """By an effect, and where it is, the creature takes no part in the attack any more."""
        self.stand_down(c)
        self.stirred(ROLES)

    def end_roles(self) -> None:
        """Nobody attacks or defends any more."""
        self.attackers = vec[i64]()
        self.goal = NOBODY
        self.defending = NOBODY
        self.lost = False
        self.answered = False
        for c in self.board:
            self.changes += i64(self.role[c] != PEACE)
        self.make_peace()
        self.stirred(ROLES)

    # ---- checks

    def hurry(self) -> None:
        """The next check comes at once, whatever is under way."""
        self.drew = True

    def calm(self) -> None:
        """The check has looked at all that has changed."""
        self.unsettled = False
        self.drew = False
