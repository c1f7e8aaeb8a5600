"""What a combat comes to if nobody responds: the rules' own blows, struck on a copy of the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ATTACKER, BLOCKED, NOBODY, SEAT_THING, CardId, Option, is_seat, other_of
from wtactics.engine.state import joined
from wtactics.engine.step import NOTHING
from wtactics.engine.values import refresh
from wtactics.kits.fights import defenders_of, force
from wtactics.rulesets.arc.rules.combat_blows import Blows
from wtactics.rulesets.arc.rules.combat_defence import NameDefenders
from wtactics.rulesets.arc.rules.state import StateCheck
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import COMBAT


class Outlook:
    """Who would strike whom, how hard, and who would die of it; what an undefended attacker does to its goal."""

    def __init__(self, t: ArcTable, a: CardId) -> None:
        self.fighters: Final = joined(vec[i64]([a]), defenders_of(t, a))
        self.forces: Final = vec[i64]([force(t, c) for c in self.fighters])
        self.left: Final = vec[i64]([t.defense[c] - t.harm[c] for c in self.fighters])
        self.hurts: vec[i64] = vec[i64]()
        self.dead: vec[i64] = vec[i64]()
        self.blocked: Final = t.role[a] == BLOCKED
        self.goal: Final = t.goal
        self.loss: i64 = 0  # of the goal: points of a player, strength of a city
        self.falls: bool = False


def of_block(t: ArcTable, block: Option) -> Outlook | None:
    """What the combat of an attacker would come to, if this one defended against it, too."""
    trial = t.clone()
    NameDefenders().do(trial, block)
    refresh(trial)
    return of_combat(trial, other_of(block))


def of_combat(t: ArcTable, a: CardId) -> Outlook | None:
    """What the combat of this attacker would come to; nothing where it has left."""
    if t.role[a] not in (ATTACKER, BLOCKED):
        return None
    found = Outlook(t, a)
    trial = t.clone()
    trial.then(COMBAT, a)
    trial.step_in()
    Blows().do(trial, NOTHING)
    refresh(trial)
    for c in found.fighters:
        there = trial.in_play(c)
        found.hurts = append(found.hurts, trial.harm[c] - t.harm[c] if there else 0)
        if not there or StateCheck().must_go(trial, c):
            found.dead = append(found.dead, c)
    if found.blocked or found.goal == NOBODY:
        return found
    if is_seat(found.goal):
        found.loss = t.points[found.goal - SEAT_THING] - trial.points[found.goal - SEAT_THING]
    elif trial.in_play(found.goal):
        found.loss = trial.harm[found.goal] - t.harm[found.goal]
        found.falls = StateCheck().must_go(trial, found.goal)
    return found
