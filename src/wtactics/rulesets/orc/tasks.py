"""What keeps creatures busy, and what is owed for cards: assignments and upkeep."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ASSIGNMENT, BAR, DELAYED, SAY, THIS_TURN, WHILE_SOURCE
from wtactics.engine.meaning import BE_MARKED, MARKS, TRIGGERED
from wtactics.engine.places import NOBODY, CardId, Seat
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_SOURCE
from wtactics.engine.state import Terms
from wtactics.rulesets.orc.fields import ASSIGNED, Fields
from wtactics.rulesets.orc.shedding import Shedding

LEVY_ROW: Final = 2  # what is owed: a card, and
LEVIED: Final = 1  # its ability that says so


class Tasks(Shedding):
    """Columns of who is assigned to what, and of what is owed, and what changes them."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.task: vec[i64] = vec[i64]()  # card -> the ability for which it is assigned
        self.levies: vec[i64] = vec[i64]()  # what the active player has not settled yet in this Upkeep phase

    def copy_columns(self, t: Fields) -> None:
        super().copy_columns(t)
        assert isinstance(t, Tasks)
        t.task = self.task[:]
        t.levies = self.levies[:]

    def own_columns(self) -> list[vec[i64]]:
        return [*super().own_columns(), self.task, self.levies]

    def add_card(self, d: i64, seat: Seat) -> None:
        """One more card, which has nothing to do."""
        super().add_card(d, seat)
        self.task = append(self.task, NOBODY)

    # ---- marks

    def mark(self, c: CardId) -> None:
        """ORC-MARK-06, ORC-MARK-17, ORC-ASSIGN-15 By an effect, too, but none that is marked, assigned or just came free."""
        if not self.was_unassigned(c):
            super().mark(c)

    # ---- assignments

    def was_unassigned(self, c: CardId) -> bool:
        """ORC-ASSIGN-15 Has the creature been unassigned in this turn?"""
        return self.assigned[c] == -self.turn

    def assign(self, c: CardId, ability: i64) -> None:
        """ORC-MARK-01, ORC-ASSIGN-01, ORC-ASSIGN-06, ORC-ASSIGN-07 Neither marked nor unmarked, it loses its abilities only."""
        self.marked[c] = ASSIGNED
        self.assigned[c] = self.turn
        self.task[c] = ability
        self.stirred(MARKS)
        self.hush(c)
        self.happened(facts.ASSIGNED, c, self.controller[c])

    def begin_turn(self, seat: Seat, passage: i64) -> None:
        """ORC-ASSIGN-12 Assigned abilities begin with the turn after the one in which their creatures were assigned."""
        super().begin_turn(seat, passage)
        for c in self.board:
            if self.marked[c] == ASSIGNED and self.assigned[c] == self.turn - 1:
                self.begin_task(c)

    def begin_task(self, c: CardId) -> None:
        """ORC-ASSIGN-12 The assigned ability holds from now on, for whoever controls the creature."""
        abilities = self.library.abilities
        text = abilities[self.task[c]].text
        for i in range(self.library.first[self.printed[c]], self.library.first[self.printed[c] + 1]):
            if abilities[i].switch == ASSIGNMENT and abilities[i].text == text:
                what = DELAYED if abilities[i].kind == TRIGGERED else SAY
                self.modify(what, c, i, 0, WHILE_SOURCE, self.controller[c], c)

    def end_task(self, c: CardId) -> bool:
        """The assigned ability ends; had it begun?"""
        begun = False
        i: i64 = 0
        while i < len(self.modifiers):
            lasting = self.modifiers[i] == SAY or self.modifiers[i] == DELAYED
            its = lasting and self.modifiers[i + MODIFIER_SOURCE] == c
            if its and self.library.abilities[self.modifiers[i + MODIFIER_A]].switch == ASSIGNMENT:
                self.drop_modifier(i)
                begun = True
            else:
                i += MODIFIER
        return begun

    def unassign(self, c: CardId) -> None:
        """ORC-ASSIGN-15 The creature is marked, has its abilities again, and is not marked again in this turn."""
        self.end_task(c)
        self.marked[c] = 0
        self.assigned[c] = -self.turn
        self.unhush(c)
        self.happened(facts.UNASSIGNED, c, self.controller[c])
        super().mark(c)
        self.modify(BAR, c, BE_MARKED, 0, THIS_TURN, self.controller[c], c)

    def set_free(self, c: CardId) -> None:
        """ORC-ASSIGN-15 By an effect it is assigned no longer and unmarked, which no rule keeps from being marked again."""
        self.end_task(c)
        self.marked[c] = 0
        self.assigned[c] = 0
        self.unhush(c)
        self.happened(facts.UNASSIGNED, c, self.controller[c])
        self.stirred(MARKS)

    # ---- upkeep

    def levy(self, c: CardId, ability: i64) -> None:
        """ORC-TURN-10 So much is asked for the card in this turn."""
        self.levies = append(append(self.levies, c), ability)
        self.changes += 1

    def settle_levy(self, i: i64) -> None:
        """ORC-TURN-13 It is paid, or refused."""
        rest = vec[i64]()
        for j in range(len(self.levies)):
            if not i <= j < i + LEVY_ROW:
                rest = append(rest, self.levies[j])
        self.levies = rest
        self.changes += 1
