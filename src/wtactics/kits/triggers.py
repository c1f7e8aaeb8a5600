"""Triggers: how those that wait are taken up, ordered by their players, and dropped where they find no target."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import take_waiting, tell, top
from wtactics.engine.meaning import Ability
from wtactics.engine.places import Flow, Option, Seat, Thing, other_of
from wtactics.engine.rows import ABILITY, CANCELLED, STATE, THE_ABILITY, WAIT, WAIT_SEAT
from wtactics.engine.step import AGAIN, NEXT, NOTHING, TRIGGERS, Step
from wtactics.engine.table import Table
from wtactics.kits.targets import targets_there
from wtactics.kits.turns import Endless
from wtactics.kits.verbs import BRANCH, ORDER
from wtactics.kits.ways import ways_of

T = TypeVar("T", bound=Table)


class PlaceTriggers(Step[T]):
    """Triggers wait until what is under way and its checks are done; then they are taken up before anything else."""

    def __init__(self, endless: Endless[T]) -> None:
        self.endless: Final = endless

    def begin(self, t: T) -> None:
        """They are taken up from now on."""
        t.hold()

    def do(self, t: T, answer: Option) -> Flow:
        if len(t.waiting) > 0 and t.held == 0 and not t.over:
            self.endless.do(t, 0)
            self.begin(t)
            t.then(TRIGGERS)
        return NEXT


class OrderTriggers(Step[T]):
    """Each player orders his own triggers, and they are taken up one after the other."""

    def __init__(self, aiming: i64, rule: i64) -> None:
        self.aiming: Final = aiming  # the passage in which the targets of one are chosen
        self.rule: Final = rule  # by which a player orders none but his own

    def turn_of(self, t: T) -> Seat:
        """Whose triggers come now."""
        raise NotImplementedError

    def lined_up(self, t: T) -> i64:
        """How many are to be taken up; what these set off may line up behind them."""
        return len(t.waiting) // WAIT

    def take(self, t: T, i: i64) -> None:
        """This one is taken up."""
        take_waiting(t, i)

    def ask(self, t: T) -> None:
        mine = self.own(t, self.turn_of(t))
        if len(mine) > 1:
            t.ask(self.turn_of(t))
            for i in mine:
                t.offer(ORDER, t.waiting[i * WAIT], i)

    def own(self, t: T, seat: Seat) -> vec[i64]:
        """The places of the seat's triggers."""
        out = vec[i64]()
        for i in range(self.lined_up(t)):
            if t.waiting[i * WAIT + WAIT_SEAT] == seat:
                out = append(out, i)
        return out

    def forbids(self, t: T, what: i64, thing: Thing, other: i64) -> i64:
        if what != ORDER:
            return -1
        mine = self.own(t, self.turn_of(t))
        return 0 if other in mine and t.waiting[other * WAIT] == thing else self.rule

    def do(self, t: T, answer: Option) -> Flow:
        if self.lined_up(t) <= 0:
            return NEXT
        i = other_of(answer) if answer != NOTHING else self.own(t, self.turn_of(t))[0]
        self.take(t, i)
        t.then(self.aiming, 0, top(t, ABILITY))
        return AGAIN


class DropAimless(Step[T]):
    """A trigger whose targets cannot be chosen does nothing; of ways with targets of their own its player chooses one."""

    def can_go_on(self, t: T, ability: Ability) -> bool:
        """Is there anybody to choose them, and anything to be chosen?"""
        return t.out[t.you] == 0 and targets_there(t, ability)

    def ask(self, t: T) -> None:
        ways = ways_of(t.library.abilities[t.note(THE_ABILITY)])
        if len(ways) > 0:
            t.ask(t.you)
            for i in range(len(ways)):
                if self.can_go_on(t, ways[i]):
                    t.offer(BRANCH, 0, i)

    def do(self, t: T, answer: Option) -> Flow:
        ability = t.library.abilities[t.note(THE_ABILITY)]
        if answer != NOTHING:
            ability = ways_of(ability)[int(other_of(answer))]
            t.remember(THE_ABILITY, ability.number)
            tell(t, ABILITY, ability.number)
        if len(ways_of(ability)) > 0 or not self.can_go_on(t, ability):
            tell(t, STATE, CANCELLED)
            t.jump(1)
        return NEXT
