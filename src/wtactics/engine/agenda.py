"""What is under way: the agenda with its notes, the open question, and chance."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chance import Seed, stream_for
from wtactics.engine.mod_data import ModData
from wtactics.engine.places import CardId, Seat
from wtactics.engine.rows import FRAME
from wtactics.engine.state import joined


class Agenda(ModData):
    """Readers and changers of what is under way."""

    def note(self, i: i64) -> i64:
        """A note of the current frame (1 to 3)."""
        return self.agenda[self.frame + i]

    def carries(self, passage: i64, frame: i64) -> bool:
        """Does the frame that begins here carry out this passage?"""
        return frame >= 0 and self.terms.starts[passage] <= self.agenda[frame] < self.terms.starts[passage + 1]

    def stirred(self, what: i64) -> None:
        """Count a change of marks, damage, ...; values or rulings depend on it only if a statement in force says so."""
        self.changes += 1
        if self.watched & what != 0:
            if not self.values_stale:
                self.values_stale, self.stale_by = True, what
            elif self.stale_by != 0:
                self.stale_by |= what
            self.unsettled = True
        elif self.ruled_by & what != 0:
            self.changed_rulings()

    def changed_values(self) -> None:
        """Count a change that standing statements may depend on."""
        self.changes += 1
        self.values_stale, self.stale_by = True, 0
        self.unsettled = True

    def changed_board(self, c: CardId) -> None:
        """A card comes or goes: values stay if nothing in force gives any, and the card says nothing and waits for nothing."""
        self.unsettled = True
        if self.values_stated or not self.library.silent(self.printed[c]):
            self.values_stale, self.stale_by = True, 0
            self.ears |= self.library.hears[self.printed[c]] | self.library.all_traits_hear
        elif self.ruled_deeds != 0:
            self.changed_rulings()

    def changed_rulings(self) -> None:
        """What cards forbid and permit may have changed, but no value."""
        self.rulings_stale = True
        self.unsettled = True

    # ---- chance

    def sow(self, seed: Seed) -> None:
        """Begin all chance anew from a seed, which everybody may know, or from a key, which nobody may."""
        self.chance = stream_for(seed, "draws")
        self.rolls = 0

    def roll(self, n: i64) -> i64:
        """A number from 0 to n - 1: the next of the dice handed in, else drawn from the key or seed."""
        self.rolls += 1
        self.changes += 1
        if self.rolls <= len(self.dice):
            return self.dice[self.rolls - 1]
        return self.chance.draw(self.rolls, n)

    # ---- the agenda

    def begin(self, passage: i64) -> None:
        """Nothing is under way on a new table but this passage."""
        self.carry(vec[i64]([self.terms.starts[passage], 0, 0, 0]))

    def carry(self, frames: vec[i64]) -> None:
        """Nothing is under way but these frames, the last of them on top."""
        self.agenda = frames
        self.agenda_end = len(frames)

    def step_in(self) -> None:
        """What is to be carried out next is under way from now on: its notes are read."""
        self.frame = self.agenda_end - FRAME
        self.waited = len(self.waiting)

    def leave_passage(self) -> None:
        """The passage on top of the agenda is over."""
        self.agenda_end -= FRAME

    def then(self, passage: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Carry out a passage when the current step is over."""
        self.then_step(self.terms.starts[passage], a, b, c)

    def then_step(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Carry out the passage that begins with this step, such as the effects of an ability."""
        agenda, end = self.agenda, self.agenda_end
        if end == len(agenda):
            self.agenda = append(append(append(append(agenda, step), a), b), c)
        else:
            agenda[end], agenda[end + 1], agenda[end + 2], agenda[end + 3] = step, a, b, c
        self.agenda_end = end + FRAME
        self.changes += 1

    def begin_at(self, at: i64, step: i64, a: i64, b: i64, c: i64) -> None:
        """Carry out this passage when all is over that lies above this part of the agenda."""
        left, right = self.agenda[:at], self.agenda[at : self.agenda_end]
        left = append(append(append(append(left, step), a), b), c)
        self.agenda = joined(left, right)
        self.agenda_end = len(self.agenda)
        self.changes += 1

    def jump(self, steps: i64) -> None:
        """Leave out so many of the ruleset's or card's own steps that follow in this passage."""
        now = self.agenda[self.frame]
        if len(self.terms.mods) > 0 and now < self.terms.rule_steps:
            self.agenda[self.frame] = self.terms.modding.over(now, steps)  # mods may have put steps between
        else:
            self.agenda[self.frame] = now + steps
        self.changes += 1

    def remember(self, i: i64, n: i64) -> None:
        """Write a note of the current frame (1 to 3)."""
        self.agenda[self.frame + i] = n
        self.changes += 1

    def hold(self) -> None:
        """Something begins that state checks and triggers wait for."""
        self.held += 1
        self.changes += 1

    def release(self) -> None:
        """It is over."""
        self.held -= 1
        self.changes += 1

    # ---- a question

    def ask(self, seat: Seat) -> None:
        """This seat is asked; its options follow."""
        self.asked = seat
        self.options = vec[i64](capacity=16)

    def withdraw(self) -> None:
        """Nothing is offered any more."""
        self.options = vec[i64]()

    def offer(self, what: i64, c: i64 = 0, other: i64 = 0) -> None:
        """Offer one option."""
        self.options = append(self.options, what | c << 6 | other << 17)

    def offer_each(self, what: i64, cs: vec[i64]) -> None:
        """Offer the same deed with each of these."""
        for c in cs:
            self.options = append(self.options, what | c << 6)
