"""What a battle comes to if nobody uses an ability: the rules' own comparison, made on a copy of the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.step import NOTHING
from wtactics.rulesets.slot.rules.ap import price_of_attack
from wtactics.rulesets.slot.rules.battle import BeginBattle, announce_attack, is_there
from wtactics.rulesets.slot.rules.blows import Compare, PlaceTokens
from wtactics.rulesets.slot.rules.blows_back import answer_of, struck
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BATTLE


class Outlook:
    """What is compared, and who would lose how much life."""

    def __init__(self, t: SlotTable) -> None:
        self.target: Final = t.target
        self.fighters: Final = t.fighters[:]
        self.price: Final[i64] = price_of_attack(t, t.fighters, t.target, t.ranged_now)
        self.force: Final[i64] = Compare().force(t)  # NOBODY: no weapon that could do anything
        self.guard: Final[i64] = t.guard(t.target)
        self.left: Final[i64] = t.lives(t.target) - t.harm[t.target]
        self.lost: i64 = 0
        self.back: Final[i64] = answer_of(t) if len(struck(t)) > 0 else NOBODY
        self.guards: Final = vec[i64]([t.guard(c) for c in t.fighters])
        self.shared: Final = t.grouped  # the strike back is divided, nobody knows how
        self.losses: vec[i64] = vec[i64]()  # of each attacker
        self.fallen: vec[i64] = vec[i64]()  # the attackers that would die

    @property
    def dies(self) -> bool:
        """Would the attacked creature die?"""
        return 0 < self.lost >= self.left


def of_attack(t: SlotTable, target: CardId, other: i64) -> Outlook | None:
    """What this attack would come to, if it were announced now."""
    trial = t.clone()
    announce_attack(trial, target, other)
    trial.step_in()
    BeginBattle().do(trial, NOTHING)
    return of_battle(trial)


def of_battle(t: SlotTable) -> Outlook | None:
    """What the battle under way would come to; nothing where one side has left, or where none is fought."""
    trial = t.clone()
    if trial.target == NOBODY or not is_there(trial) or trial.spared:
        return None
    trial.muster()
    if len(trial.fighters) == 0:
        return None
    found = Outlook(trial)
    before = vec[i64]([trial.harm[c] for c in found.fighters])
    harmed = trial.harm[trial.target]
    trial.then(BATTLE)
    trial.step_in()
    Compare().do(trial, NOTHING)
    PlaceTokens(False).do(trial, NOTHING)
    found.lost = trial.harm[found.target] - harmed
    for i in range(len(found.fighters)):
        c = found.fighters[i]
        found.losses = append(found.losses, trial.harm[c] - before[i])
        if trial.harm[c] > before[i] and trial.is_dead(c):
            found.fallen = append(found.fallen, c)
    return found
