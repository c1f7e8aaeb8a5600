"""What changes the columns of SLOT in a battle, and those of who dies for whom. Rules call these and assign nothing (law 4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import ATTACKER, DEFENDER, NOBODY, PEACE, CardId, Seat
from wtactics.engine.rows import WAIT
from wtactics.engine.state import joined, put
from wtactics.engine.step import TRIGGERS
from wtactics.rulesets.slot.rows import BLAME_ROW, BLAME_SEAT, BLAME_SOURCE, KILL_ROW, LOSS_N
from wtactics.rulesets.slot.rules.army import Armies


def last_row(rows: vec[i64], width: i64, c: CardId) -> i64:
    """Where the last of these rows of numbers begins that is this card's, NOBODY if there is none."""
    i = len(rows) - width
    while i >= 0 and rows[i] != c:
        i -= width
    return i if i >= 0 else NOBODY


class Fray(Armies):
    """Changers of battles, deaths and the triggers of both."""

    # ---- who fights

    def name_target(self, target: CardId, fighters: vec[i64], ranged: bool) -> None:
        """SLOT-DECL-03 These attack this creature, with weapons of this type."""
        self.doer = NOBODY
        self.fighters = fighters
        self.target = target
        self.ranged_now = ranged
        self.grouped = len(fighters) > 1
        self.changes += 1

    def take_role(self, c: CardId, role: i64, foe: CardId) -> None:
        """SLOT-DECL-03 The creature attacks this one, or is attacked by it."""
        self.role = put(self.role, c, role)
        self.foe = put(self.foe, c, foe)
        self.stirred(ROLES)

    def retarget(self, c: CardId) -> None:
        """SLOT-DECL-05 The creature is attacked in the place of who was; that one takes no further part."""
        self.take_role(self.target, PEACE, NOBODY)
        self.target = c
        for fighter in self.fighters:
            self.foe = put(self.foe, fighter, c)
        if len(self.fighters) > 0:
            self.take_role(c, DEFENDER, self.fighters[0])

    def muster(self) -> None:
        """SLOT-RESOLVE-13 Only those attack who are still there."""
        self.fighters = vec[i64]([c for c in self.fighters if self.in_army(c) and self.role[c] == ATTACKER])
        self.changes += 1

    def drop_out(self, c: CardId) -> None:
        """SLOT-RESOLVE-12, SLOT-RESOLVE-13 Who leaves play takes no further part in a battle."""
        if c in self.fighters:
            self.fighters = vec[i64]([other for other in self.fighters if other != c])
            self.changes += 1

    def end_roles(self) -> None:
        """SLOT-RESOLVE-14 Nobody attacks or is attacked any more; tokens and marks stay."""
        self.make_peace()
        self.target = NOBODY
        self.fighters = vec[i64]()
        self.parts = vec[i64]()
        self.spared = False
        self.grouped = False
        self.ranged_now = False
        self.stirred(ROLES)

    # ---- what is lost

    def give_part(self, n: i64) -> None:
        """SLOT-GROUP-10 So much of the strike back goes to the next of the group."""
        self.parts = append(self.parts, n)
        self.changes += 1

    def lose_life(self, c: CardId, n: i64, source: CardId) -> None:
        """SLOT-RESOLVE-09 The loss is gathered, and no token yet."""
        self.losses = append(append(append(self.losses, c), n), source)
        self.changes += 1

    def settle_loss(self, i: i64) -> None:
        """SLOT-RESOLVE-11 The loss that begins at i is none to come any more."""
        self.losses[i + LOSS_N] = 0
        self.changes += 1

    def drop_losses(self, start: i64) -> None:
        """SLOT-RESOLVE-11 The losses from here on have become tokens."""
        self.losses = self.losses[:start]
        self.changes += 1

    def spare(self) -> None:
        """SLOT-RESOLVE-10 Nobody loses life any more in the battle that is fought."""
        if self.target != NOBODY:
            self.spared = True
            self.losses = vec[i64]()
            self.changes += 1

    def bleed(self) -> None:
        """SLOT-RESOLVE-11 The battle has been fought; its dead fall together, when it is over."""
        self.bleeding = True
        self.changes += 1

    def take_losses(self) -> vec[i64]:
        """SLOT-RESOLVE-11 What was lost in the battle; it is gathered no longer."""
        losses = self.losses
        self.losses = vec[i64]()
        self.changes += 1
        return losses

    def end_bleeding(self, graced: bool) -> None:
        """SLOT-RESOLVE-11, SLOT-WIN-03 The dead are buried; what these deaths trigger (if any) comes before the verdict."""
        self.graced = graced
        self.unsettled = True
        self.bleeding = False
        self.changes += 1

    # ---- who is to blame

    def act_for(self, seat: Seat) -> None:
        """SLOT-POINTS-08 Whoever dies from now on dies of what this player does; NOBODY: of nothing done before."""
        self.doer = seat
        self.changes += 1

    def blame_on(self, c: CardId, seat: Seat, source: CardId) -> None:
        """SLOT-POINTS-08 If the creature dies now it is this player's kill."""
        self.blame = append(append(append(self.blame, c), seat), source)
        self.changes += 1

    def blamed(self, c: CardId) -> Seat:
        """SLOT-POINTS-08 Whose kill it would be: of who hurt it last, or whose effect was the last."""
        i = last_row(self.blame, BLAME_ROW, c)
        return self.blame[i + BLAME_SEAT] if i != NOBODY else self.doer

    def hurt_by(self, c: CardId) -> CardId:
        """Which card hurt it last, since somebody died last; NOBODY if none did."""
        i = last_row(self.blame, BLAME_ROW, c)
        return self.blame[i + BLAME_SOURCE] if i != NOBODY else NOBODY

    def forget_blame(self) -> None:
        """SLOT-POINTS-08 Who dies later dies of something else."""
        self.blame = vec[i64]()
        self.changes += 1

    def kill(self, c: CardId, seat: Seat) -> None:
        """The creature is killed where it stands, and the seat may score for it."""
        self.kills = append(append(append(self.kills, c), self.place[c]), seat)
        self.changes += 1

    def is_kill(self, c: CardId) -> bool:
        """Has it been killed just now?"""
        for i in range(0, len(self.kills), KILL_ROW):
            if self.kills[i] == c:
                return True
        return False

    def suffer(self, seat: Seat) -> None:
        """SLOT-WIN-05 The player's army has lost a creature to the enemy."""
        self.bled |= 1 << seat
        self.changes += 1

    def forget_kills(self) -> None:
        """SLOT-POINTS-07 All have scored for the kills; now it is seen who has won."""
        self.kills = vec[i64]()
        self.unsettled = True
        self.changes += 1

    # ---- what waits

    def begin_wave(self) -> None:
        """SLOT-ABIL-09 All that has triggered by now is carried out, one after the other."""
        self.wave = 1 + len(self.waiting) // WAIT
        self.changes += 1

    def go_on_with_wave(self) -> None:
        """SLOT-ABIL-10 One of the wave is carried out."""
        self.wave -= 1
        self.changes += 1

    def prefer(self) -> None:
        """SLOT-ABIL-09 What prevents or replaces a loss is carried out now, before other triggers that wait."""
        first = (self.wave - 1) * WAIT
        new = len(self.waiting) // WAIT - self.wave + 1
        if new > 0:
            self.waiting = joined(self.waiting[first:], self.waiting[:first])
            self.then(TRIGGERS, self.wave)
            self.wave = 1 + new

    def end_wave(self, interrupted: i64) -> None:
        """SLOT-WIN-03 It is over; the one that was interrupted for it goes on, if there was one."""
        self.wave = interrupted
        self.graced = self.graced and interrupted > 0
        self.unsettled = True
        self.changes += 1
