"""What a combat comes to if nobody responds: the rules' own blows, struck on a copy of the table."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ATTACKER, BLOCKED, NOBODY, SEAT_THING, CardId, Option, Thing, is_seat, other_of
from wtactics.engine.state import joined
from wtactics.engine.step import NOTHING, Step
from wtactics.engine.table import Table
from wtactics.engine.values import refresh
from wtactics.kits.fights import defenders_of, force

T = TypeVar("T", bound=Table)


class Outlook:
    """Who would strike whom, how hard, and who would die of it; what an undefended attacker does to its goal."""

    def __init__(self, t: Table, fighters: vec[i64], goal: Thing) -> None:
        self.fighters: Final = fighters  # the attacker first
        self.forces: Final = vec[i64]([force(t, c) for c in fighters])
        self.left: vec[i64] = vec[i64]()
        self.hurts: vec[i64] = vec[i64]()
        self.dead: vec[i64] = vec[i64]()
        self.blocked: Final = t.role[fighters[0]] == BLOCKED or len(fighters) > 1
        self.divided: bool = False  # may the attacker's player divide its damage? Then each defender is told the worst
        self.goal: Final = goal
        self.loss: i64 = 0  # of the goal: points of a player, strength of a city
        self.falls: bool = False


class Foresight(Generic[T]):
    """A ruleset gives the passage of a combat, the steps that name defenders and strike, and who must go."""

    def __init__(self, passage: i64, defence: Step[Any], blows: Step[Any], check: Any) -> None:
        self.passage: Final = passage
        self.defence: Final[Step[Any]] = defence
        self.blows: Final[Step[Any]] = blows
        self.check: Final = check

    def of_block(self, t: T, block: Option) -> Outlook | None:
        """What the combat of an attacker would come to, if this one defended against it, too."""
        trial = self.copied(t)
        self.defence.do(trial, block)
        refresh(trial)
        return self.of_combat(trial, other_of(block))

    def of_combat(self, t: T, a: CardId) -> Outlook | None:
        """What the combat of this attacker would come to; nothing where it has left."""
        if t.role[a] not in (ATTACKER, BLOCKED):
            return None
        found = Outlook(t, joined(vec[i64]([a]), self.foes(t, a)), t.aim())
        found.divided = self.divides() and len(found.fighters) > 2
        after = self.struck(t, a, NOBODY)
        for c in found.fighters:
            self.add_fate(t, self.struck(t, a, c) if found.divided and c != a else after, found, c)
        if not found.blocked and found.goal != NOBODY:
            self.add_loss(t, after, found)
        return found

    def copied(self, t: T) -> T:
        """A table to try things on."""
        return cast("T", t.clone())

    def foes(self, t: T, a: CardId) -> vec[i64]:
        """Who strikes back."""
        return defenders_of(t, a)

    def divides(self) -> bool:
        """Does the attacker's player choose who of several defenders suffers how much?"""
        return False

    def pour(self, t: T, c: CardId, n: i64) -> None:
        """Where damage is divided, this defender gets all of it."""

    def struck(self, t: T, a: CardId, target: CardId) -> T:
        """The table after the blows, for which the attacker's damage may all have been meant for one of its foes."""
        trial = self.copied(t)
        if target != NOBODY:
            self.pour(trial, target, force(trial, a))
        trial.then(self.passage, a)
        trial.step_in()
        self.blows.do(trial, NOTHING)
        refresh(trial)
        return trial

    def add_fate(self, t: T, after: T, found: Outlook, c: CardId) -> None:
        """What one fighter has suffered, of how much, and whether it must go."""
        there, a = after.in_play(c), found.fighters[0]
        found.left = append(found.left, self.life(t, c, a))
        found.hurts = append(found.hurts, self.suffered(t, after, c, a) if there else 0)
        if not there or self.check.must_go(after, c):
            found.dead = append(found.dead, c)

    def life(self, t: T, c: CardId, a: CardId) -> i64:
        """How much a fighter can still suffer, in a combat of this attacker."""
        return t.defense[c] - t.harm[c]

    def suffered(self, t: T, after: T, c: CardId, a: CardId) -> i64:
        """How much of that it has suffered afterwards."""
        return after.harm[c] - t.harm[c]

    def add_loss(self, t: T, after: T, found: Outlook) -> None:
        """What becomes of the goal of an attacker whom nobody fights."""
        if is_seat(found.goal):
            found.loss = t.points[found.goal - SEAT_THING] - after.points[found.goal - SEAT_THING]
        elif after.in_play(found.goal):
            found.loss = after.harm[found.goal] - t.harm[found.goal]
            found.falls = self.check.must_go(after, found.goal)
